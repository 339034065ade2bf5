<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>New game of Formula…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of Digifeud…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Formula Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountModel</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Digifeud</name>
    <message>
        <source>{sum}, correct: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from right to left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from bottom to top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DigifeudFelt</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{points} · {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now it is {name}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a sum with a digit on the centre, G7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a sum that uses a digit on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These tiles make no sum: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the bag: {digits} and {signs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DigifeudOptions</name>
    <message>
        <source>Sums with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions of reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations in one sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus and minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus, minus and times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus, minus, times and divided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>72 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes for a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signs among the tiles; sums with × earn far more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two, sums read to the right and down; with four, also to the left and up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes longer loses. The computer has no limit; undo starts the time anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer sums such as 2 + 3 × 4 = 14 may be laid, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only sums such as 3 × 4 = 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13 blue and 12 red squares at their usual places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many of each, anywhere, and different in each game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DigifeudPage</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play · {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {name}&apos;s tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digifeud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DigifeudPlay</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digifeud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass and end the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You passed the last time, too: a second pass running ends the game. Each player then gets the sum of the digits left on the other&apos;s rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass and end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay no sum in this turn and keep your tiles. When you pass the next time as well, the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins then, and your total is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DigifeudResultWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} has won: {loser} has given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} has won: {loser} was out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} has won: {higher} to {lower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blank left on a rack counts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no digit left, and the bag is empty: that is the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has passed twice running: that is the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has given up, and so has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took longer than {time} for a turn, and so has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets the digits left with {other}, who loses as much: {digits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets the digits left with {other}: {digits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total of {name} is {one} then, and that of {other} stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best sum was {sum} by {name}, for {points}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DigifeudSeats</name>
    <message>
        <source>Starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts lays the first sum, over the square in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <name>FormulaFelt</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move · {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{old} stays, {new} is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer can be divided by 5: all others take a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next formula must replace all three numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now it is {name}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an operator and lay the answer behind =, or take a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all three numbers, or take a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay cards so that the formula is correct again, or take a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make no formula, and there is no card to take: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make no formula: take a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of at most {most} cards put down</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaOptions</name>
    <message>
        <source>Choose + or ×: without them some starting cards have no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards a turn, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a number, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signs that may stand between two numbers; + or × is one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as many rounds as you like, then end it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every formula earns its answer; cards left in the hand cost their value, a joker 25. The first to go out gets 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards one turn may take from the hand; 4 only with × and ÷ alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 2 no answer is higher than 99; with 3 they go up to 999.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a card from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every formula keeps at least one card that lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra card for the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins a round is dealt one card more in the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From three players on, a round ends when only one still has cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an answer can be divided by 5, all the others draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for hard sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With points: 5 more for a formula with −, 10 more for one with ÷.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands lie open, for learning together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormulaPage</name>
    <message>
        <source>Show {name}&apos;s cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play · {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} · points to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormulaPlay</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormulaSeats</name>
    <message>
        <source>Deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player below the dealer in this list starts, then the next one below.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Formula Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula, the card game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digifeud, the board game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of Digifeud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula, round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digifeud</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
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
    <name>MainWindow</name>
    <message>
        <source>Formula Desktop {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two arithmetic games for the table. No account, no network: nothing about you is collected. Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game under way cannot be read and was set aside: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digifeud: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be kept on the disk: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is tried again at every play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be kept; they hold until the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewDigifeud</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of Digifeud</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewFormula</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of Formula</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsColumn</name>
    <message>
        <source>Fewer variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More variations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>{number} won</source>
        <translation type="unfinished"></translation>
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
    <name>PlaysModel</name>
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
    <name>ResultPanel</name>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{names} share the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has ended without a winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the match: {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won the match: {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Most rounds won wins the match; equal means shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was the first to go out and gets {points} points for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked: there was no card left to draw and nobody went on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest cards in hand win; equal means shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets the points for going out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of cards, in this order: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards left in the hand of {name} cost {total}; a joker is 25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards left in the hand of {name} cost {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{extra} for {name} are the bonus for − and ÷ in the formulas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of this round made the others draw a card.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes on for as long as you like: most rounds won wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has points yet; {target} win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} lead; {missing} more reach the {target} that win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads; {missing} more reach the {target} that win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the next round {names} get one card more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the next round {name} gets one card more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of player {number} has more than {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of player {number} has characters that cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
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
        <source>the file names a game that does not exist</source>
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
        <source>&apos;directions&apos; is not 2 or 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not +-, +-x or +-x/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;max_operations&apos; is not 1 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;turn_limit_minutes&apos; is not a whole number of minutes from 1 to 1,000,000, nor null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;board&apos; is not one that exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;board&apos; does not have {blue} blue squares and {red} other red ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;starts&apos; is not 0 or 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bag of digits is not made of the right 50 tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bag of operators is not made of the right {number} tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has become too long for a file, which holds at most 1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play {play}: {what}</source>
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
        <source>this is not a play: a square, a direction, one space and a sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{character}&apos; does not belong in a sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not have the form of a sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of the sum is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blank has no digit yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time for the turn was over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time for the turn was not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile has been put down yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all tiles of a turn lie in one row or one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}, in the middle of the sum, is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum leaves the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square} is covered already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing lies on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lies} lies on {square}, not {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no {tile} left on the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no blank left on the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this game sums are read to the right and down only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{laid} has no = yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{laid} has no operator yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{laid} has no outcome yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {laid} a number beside {sign} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sum ends with its outcome, and {laid} does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of what lies on the board only digits can be used, not the {sign} on {square}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{operator} is not used in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this game a sum has exactly one operator before =</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sum has at most {most} operators before =</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before = {number} can be used only where an earlier sum in this line, read in the same direction, has it as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number before = has one or two digits, and {number} has more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an outcome has one or two digits, and {number} has more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an outcome of two digits does not start with 0, as {number} does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be divided by 0, as in {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {sum}, {step} does not come out even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} is {result}, not {outcome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{laid} reads from the right as {sum}, which is {result}, not {outcome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{laid} reads from below as {sum}, which is {result}, not {outcome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} would touch the sum&apos;s start: {touching}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} would touch the sum&apos;s end: {touching}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opening puts a digit on G7, the centre of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opening has exactly one operator before =</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum must use a digit that already lies on the board</source>
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
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer&apos;s cards travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards glide instead of jumping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell me when no formula can be laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SumsModel</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JOKER</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePlay</name>
    <message>
        <source>{file} cannot be saved: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
