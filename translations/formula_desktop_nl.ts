<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Formula</name>
    <message>
        <source>{sum}, correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no permission to read the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than 1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not JSON at line {line}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is not a number of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has a number with far too many digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has lists or objects nested far too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not a game of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has no version that exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is of version {version}; this program reads version 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is a game of Digifeud, which this version cannot play yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an object with fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is an unknown field &apos;{field}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a time like 2026-11-20T09:00:00Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is neither true nor false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;play&apos; is not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {fewest} to {most} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is not a text of 1 to 40 characters that can be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;kind&apos; is neither person nor computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;level&apos; is not beginner, easy, normal, hard or master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not some of +-x/, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;operators&apos; has neither + nor x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;max_cards&apos; is not 3, nor 4 with the operators x/ alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;max_number_cards&apos; is not 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;scoring&apos; is not first_out or points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;target&apos; is not a whole number from 1 to 1,000,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;rounds&apos; is not a list of rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round before is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match was over after the round before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;dealer&apos; is not one of the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal passes to the left every round, but &apos;dealer&apos; is another player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck is not made of the right 59 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock is empty here, and the file has no refill for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refill {number} is not made of the covered cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a refill that was never needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has become too long for a file, which holds at most 1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}, play {play}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{character}&apos; does not belong in a sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of the formula is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a formula has exactly one operator, between its first two numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a formula has exactly one =</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a play has at most 100 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula has no operator yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula has no answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{operator} is not used in this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card is played; a formula takes at least one card from the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {most} cards may be put down in one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this match a number has at most {most} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a joker has no digit yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no {card} left in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no joker left in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({cards}) does not lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {number} a card would be taken away; each one stays or is covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the first formula both starting cards stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a formula with 0 all three numbers are replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this match a formula keeps at least one card of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of several cards does not start with 0, as {number} does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be divided by 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} does not come out even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} is less than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} is {result}, not {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody passes while there is a card to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this card has been covered in this turn already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole number has been covered in this turn already</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
