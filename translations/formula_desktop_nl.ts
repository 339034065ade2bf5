<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>New game of Formula…</source>
        <translation>Nieuw spel Formula…</translation>
    </message>
    <message>
        <source>New game of Digifeud…</source>
        <translation>Nieuw spel Digifeud…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Alles terugnemen</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Husselen</translation>
    </message>
    <message>
        <source>Pass…</source>
        <translation>Passen…</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Opgeven…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Instellingen…</translation>
    </message>
    <message>
        <source>About Formula Desktop</source>
        <translation>Over Formula Desktop</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Taal van het systeem</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Beeld</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
</context>
<context>
    <name>CountModel</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points for sums</source>
        <translation>Punten met sommen</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Cijfers over</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Eindtelling</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>{total} in totaal</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>blijft</translation>
    </message>
</context>
<context>
    <name>Digifeud</name>
    <message>
        <source>{sum}, correct: {points}</source>
        <translation>{sum}, klopt: {points}</translation>
    </message>
    <message>
        <source>read from left to right</source>
        <translation>gelezen van links naar rechts</translation>
    </message>
    <message>
        <source>read from top to bottom</source>
        <translation>gelezen van boven naar beneden</translation>
    </message>
    <message>
        <source>read from right to left</source>
        <translation>gelezen van rechts naar links</translation>
    </message>
    <message>
        <source>read from bottom to top</source>
        <translation>gelezen van beneden naar boven</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>geeft op</translation>
    </message>
    <message>
        <source>is out of time</source>
        <translation>is te laat</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
</context>
<context>
    <name>DigifeudFelt</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jouw beurt</translation>
    </message>
    <message>
        <source>your turn · {time}</source>
        <translation>jouw beurt · {time}</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} past</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} geeft op</translation>
    </message>
    <message>
        <source>{name} is out of time</source>
        <translation>{name} is te laat</translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n nieuw fiche</numerusform>
            <numerusform>%n nieuwe fiches</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} · {tiles}</source>
        <translation>{points} · {tiles}</translation>
    </message>
    <message>
        <source>The game is over: a tie.</source>
        <translation>Het spel is afgelopen: gelijkspel.</translation>
    </message>
    <message>
        <source>The game is over: {name} has won.</source>
        <translation>Het spel is afgelopen: {name} heeft gewonnen.</translation>
    </message>
    <message>
        <source>Now it is {name}&apos;s turn.</source>
        <translation>Nu is {name} aan de beurt.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt na.</translation>
    </message>
    <message>
        <source>Lay a sum with a digit on the centre, G7.</source>
        <translation>Leg een som met een cijfer op het midden, G7.</translation>
    </message>
    <message>
        <source>Lay a sum that uses a digit on the board.</source>
        <translation>Leg een som met een cijfer dat al op het bord ligt.</translation>
    </message>
    <message>
        <source>These tiles make no sum: pass.</source>
        <translation>Met deze fiches kun je geen som leggen: pas.</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Jouw fiches</translation>
    </message>
    <message>
        <source>{name}&apos;s tiles</source>
        <translation>Fiches van {name}</translation>
    </message>
    <message>
        <source>in the bag: {digits} and {signs}</source>
        <translation>in de zak: {digits} en {signs}</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cijfer</numerusform>
            <numerusform>%n cijfers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s)</source>
        <translation>
            <numerusform>%n teken</numerusform>
            <numerusform>%n tekens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DigifeudOptions</name>
    <message>
        <source>Sums with</source>
        <translation>Sommen met</translation>
    </message>
    <message>
        <source>Directions of reading</source>
        <translation>Leesrichtingen</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tijd per beurt</translation>
    </message>
    <message>
        <source>Operations in one sum</source>
        <translation>Rekentekens per som</translation>
    </message>
    <message>
        <source>Coloured squares</source>
        <translation>Gekleurde vakjes</translation>
    </message>
    <message>
        <source>plus and minus</source>
        <translation>plus en min</translation>
    </message>
    <message>
        <source>plus, minus and times</source>
        <translation>plus, min en keer</translation>
    </message>
    <message>
        <source>plus, minus, times and divided by</source>
        <translation>plus, min, keer en gedeeld door</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Twee</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>72 hours</source>
        <translation>72 uur</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Minutes for a turn</source>
        <translation>Minuten per beurt</translation>
    </message>
    <message>
        <source>Up to three</source>
        <translation>Hoogstens drie</translation>
    </message>
    <message>
        <source>Exactly one</source>
        <translation>Precies één</translation>
    </message>
    <message>
        <source>Standard board</source>
        <translation>Gewoon bord</translation>
    </message>
    <message>
        <source>Shuffled board</source>
        <translation>Gehusseld bord</translation>
    </message>
    <message>
        <source>The signs among the tiles; sums with × earn far more.</source>
        <translation>De tekens op de fiches; sommen met × leveren veel meer op.</translation>
    </message>
    <message>
        <source>With two, sums read to the right and down; with four, also to the left and up.</source>
        <translation>Bij twee lees je sommen naar rechts en naar beneden, bij vier ook naar links en naar boven.</translation>
    </message>
    <message>
        <source>Whoever takes longer loses. The computer has no limit; undo starts the time anew.</source>
        <translation>Wie er langer over doet, verliest. De computer heeft alle tijd; na ongedaan maken begint de tijd opnieuw.</translation>
    </message>
    <message>
        <source>Longer sums such as 2 + 3 × 4 = 14 may be laid, too.</source>
        <translation>Langere sommen zoals 2 + 3 × 4 = 14 mogen ook.</translation>
    </message>
    <message>
        <source>Only sums such as 3 × 4 = 12.</source>
        <translation>Alleen sommen zoals 3 × 4 = 12.</translation>
    </message>
    <message>
        <source>13 blue and 12 red squares at their usual places.</source>
        <translation>13 blauwe en 12 rode vakjes op hun vaste plaats.</translation>
    </message>
    <message>
        <source>As many of each, anywhere, and different in each game.</source>
        <translation>Evenveel van elk, overal op het bord, en in elk spel anders.</translation>
    </message>
</context>
<context>
    <name>DigifeudPage</name>
    <message>
        <source>Play</source>
        <translation>Speel</translation>
    </message>
    <message>
        <source>Play · {points}</source>
        <translation>Speel · {points}</translation>
    </message>
    <message>
        <source>Show {name}&apos;s tiles</source>
        <translation>Laat de fiches van {name} zien</translation>
    </message>
    <message>
        <source>Digifeud</source>
        <translation>Digifeud</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Husselen</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Sums so far</source>
        <translation>Sommen tot nu toe</translation>
    </message>
</context>
<context>
    <name>DigifeudPlay</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Pass and end the game?</source>
        <translation>Passen en het spel beëindigen?</translation>
    </message>
    <message>
        <source>You passed the last time, too: a second pass running ends the game. Each player then gets the sum of the digits left on the other&apos;s rack.</source>
        <translation>Je hebt de vorige keer ook gepast. Pas je nog een keer, dan is het spel afgelopen. Ieder krijgt dan het totaal van de cijfers die de ander nog over heeft.</translation>
    </message>
    <message>
        <source>Pass and end the game</source>
        <translation>Passen en beëindigen</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>Passen?</translation>
    </message>
    <message>
        <source>You lay no sum in this turn and keep your tiles. When you pass the next time as well, the game is over.</source>
        <translation>Je legt deze beurt geen som en houdt je fiches. Pas je de volgende keer weer, dan is het spel afgelopen.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>{name} wins then, and your total is 1.</source>
        <translation>Dan wint {name}, en jouw totaal is 1.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Opgeven?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Doorspelen</translation>
    </message>
</context>
<context>
    <name>DigifeudResultWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {points} each</source>
        <translation>Gelijkspel: allebei {points}</translation>
    </message>
    <message>
        <source>{winner} has won: {loser} has given up</source>
        <translation>{winner} heeft gewonnen: {loser} heeft opgegeven</translation>
    </message>
    <message>
        <source>{winner} has won: {loser} was out of time</source>
        <translation>{winner} heeft gewonnen: {loser} was te laat</translation>
    </message>
    <message>
        <source>{winner} has won: {higher} to {lower}</source>
        <translation>{winner} heeft gewonnen: {higher} tegen {lower}</translation>
    </message>
    <message>
        <source>A blank left on a rack counts nothing.</source>
        <translation>Een blanco fiche dat over is, telt niet mee.</translation>
    </message>
    <message>
        <source>{name} has no digit left, and the bag is empty: that is the end.</source>
        <translation>{name} heeft geen cijfer meer en de zak is leeg: het spel is afgelopen.</translation>
    </message>
    <message>
        <source>{name} has passed twice running: that is the end.</source>
        <translation>{name} heeft twee keer achter elkaar gepast: het spel is afgelopen.</translation>
    </message>
    <message>
        <source>{name} has given up, and so has lost.</source>
        <translation>{name} heeft opgegeven en dus verloren.</translation>
    </message>
    <message>
        <source>{name} took longer than {time} for a turn, and so has lost.</source>
        <translation>{name} deed langer dan {time} over een beurt en heeft dus verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n uur</numerusform>
            <numerusform>%n uur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets the digits left with {other}, who loses as much: {digits}.</source>
        <translation>{name} krijgt de punten van de cijfers die {other} over heeft, en {other} verliest er evenveel: {digits}.</translation>
    </message>
    <message>
        <source>{name} gets the digits left with {other}: {digits}.</source>
        <translation>{name} krijgt de punten van de cijfers die {other} over heeft: {digits}.</translation>
    </message>
    <message>
        <source>The total of {name} is {one} then, and that of {other} stays as it was.</source>
        <translation>Het totaal van {name} wordt dan {one}, en dat van {other} blijft zoals het was.</translation>
    </message>
    <message>
        <source>The best sum was {sum} by {name}, for {points}.</source>
        <translation>De beste som was {sum} van {name}, goed voor {points}.</translation>
    </message>
</context>
<context>
    <name>DigifeudSeats</name>
    <message>
        <source>Starts</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>Who starts lays the first sum, over the square in the middle.</source>
        <translation>Wie begint, legt de eerste som over het middelste vakje.</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>{file} cannot be saved: {problem}.</source>
        <translation>{file} kan niet worden opgeslagen: {problem}.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondes gewonnen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Strength before</source>
        <translation>Sterkte vooraf</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Spel afgelopen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Keer</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Gedeeld door</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Nummer van het spel</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spel opslaan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Digifeud</source>
        <translation>Digifeud</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}.</source>
        <translation>{file} kan niet worden opgeslagen: {problem}.</translation>
    </message>
</context>
<context>
    <name>FinishedGamesModel</name>
    <message>
        <source>Ended</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen door</translation>
    </message>
    <message>
        <source>Does it count?</source>
        <translation>Telt het mee?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>{sum}, correct</source>
        <translation>{sum}, klopt</translation>
    </message>
    <message>
        <source>{sum}: {what}</source>
        <translation>{sum}: {what}</translation>
    </message>
    <message>
        <source>takes a card</source>
        <translation>pakt kaart</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} en {last}</translation>
    </message>
</context>
<context>
    <name>FormulaFelt</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>plaats {number}</translation>
    </message>
    <message>
        <source>to move · {cards}</source>
        <translation>aan zet · {cards}</translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <translation>Stapel {number}</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>blijft</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>{old} stays, {new} is new</source>
        <translation>{old} blijft, {new} is nieuw</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>{name} takes a card</source>
        <translation>{name} pakt een kaart</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} past</translation>
    </message>
    <message>
        <source>The answer can be divided by 5: a card for {names}.</source>
        <translation>Het antwoord is deelbaar door 5: een kaart voor {names}.</translation>
    </message>
    <message>
        <source>The round is over, won by {names}.</source>
        <translation>De ronde is afgelopen, gewonnen door {names}.</translation>
    </message>
    <message>
        <source>Choose an operator and lay the answer behind =.</source>
        <translation>Kies een rekenteken en leg het antwoord achter =.</translation>
    </message>
    <message>
        <source>Replace all three numbers.</source>
        <translation>Vervang alle drie de getallen.</translation>
    </message>
    <message>
        <source>Lay cards so that the formula is correct again.</source>
        <translation>Leg kaarten zodat de formule weer klopt.</translation>
    </message>
    <message>
        <source>The next formula must replace all three numbers.</source>
        <translation>De volgende formule moet alle drie de getallen vervangen.</translation>
    </message>
    <message>
        <source>Now it is {name}&apos;s turn.</source>
        <translation>Nu is {name} aan de beurt.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt na.</translation>
    </message>
    <message>
        <source>These cards make no formula, and there is no card to take: pass.</source>
        <translation>Met deze kaarten kun je geen formule leggen en de stapel is op: pas.</translation>
    </message>
    <message>
        <source>These cards make no formula: take a card.</source>
        <translation>Met deze kaarten kun je geen formule leggen: pak een kaart.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Kaarten van {name}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jouw beurt</translation>
    </message>
    <message numerus="yes">
        <source>%n of at most {most} cards put down</source>
        <translation>
            <numerusform>%n van hoogstens {most} kaarten gelegd</numerusform>
            <numerusform>%n van hoogstens {most} kaarten gelegd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaOptions</name>
    <message>
        <source>Choose + or ×: without them some starting cards have no answer.</source>
        <translation>Kies + of ×: zonder die twee is er soms geen uitkomst bij de eerste kaarten.</translation>
    </message>
    <message>
        <source>Sums with</source>
        <translation>Sommen met</translation>
    </message>
    <message>
        <source>The match is won by</source>
        <translation>De partij win je met</translation>
    </message>
    <message>
        <source>Most rounds</source>
        <translation>De meeste rondes</translation>
    </message>
    <message>
        <source>Points, up to</source>
        <translation>Punten, tot</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Punten om te winnen</translation>
    </message>
    <message>
        <source>Cards a turn, at most</source>
        <translation>Kaarten per beurt, hoogstens</translation>
    </message>
    <message>
        <source>Cards in a number, at most</source>
        <translation>Kaarten in een getal, hoogstens</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>min</translation>
    </message>
    <message>
        <source>times</source>
        <translation>keer</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>gedeeld door</translation>
    </message>
    <message>
        <source>The signs that may stand between two numbers; + or × is one of them.</source>
        <translation>De tekens die tussen twee getallen mogen staan; + of × hoort er altijd bij.</translation>
    </message>
    <message>
        <source>Play as many rounds as you like, then end it.</source>
        <translation>Speel zoveel rondes als je wilt; stop wanneer je wilt.</translation>
    </message>
    <message>
        <source>Every formula earns its answer; cards left in the hand cost their value, a joker 25. The first to go out gets 10.</source>
        <translation>Elke formule levert haar uitkomst op; kaarten die je overhoudt kosten hun waarde, een joker 25. Wie het eerst uit is, krijgt 10.</translation>
    </message>
    <message>
        <source>How many cards one turn may take from the hand; 4 only with × and ÷ alone.</source>
        <translation>Zoveel kaarten mag je in één beurt leggen; 4 alleen als er met × en ÷ gespeeld wordt.</translation>
    </message>
    <message>
        <source>With 2 no answer is higher than 99; with 3 they go up to 999.</source>
        <translation>Met 2 is de uitkomst hoogstens 99, met 3 hoogstens 999.</translation>
    </message>
    <message>
        <source>Use a card from the table</source>
        <translation>Een kaart van tafel gebruiken</translation>
    </message>
    <message>
        <source>Every formula keeps at least one card that lies there.</source>
        <translation>In elke formule blijft minstens één kaart liggen.</translation>
    </message>
    <message>
        <source>Extra card for the winner</source>
        <translation>Extra kaart voor de winnaar</translation>
    </message>
    <message>
        <source>Who wins a round is dealt one card more in the next.</source>
        <translation>Wie een ronde wint, krijgt in de volgende ronde een kaart meer.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>From three players on, a round ends when only one still has cards.</source>
        <translation>Met drie of meer spelers duurt een ronde tot nog maar één speler kaarten heeft.</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <translation>Veelvouden van vijf</translation>
    </message>
    <message>
        <source>When an answer can be divided by 5, all the others draw a card.</source>
        <translation>Kun je de uitkomst delen door 5, dan pakken alle anderen een kaart.</translation>
    </message>
    <message>
        <source>Bonus for hard sums</source>
        <translation>Bonus voor moeilijke sommen</translation>
    </message>
    <message>
        <source>With points: 5 more for a formula with −, 10 more for one with ÷.</source>
        <translation>Bij spelen om punten: 5 extra voor een formule met −, 10 extra voor een formule met ÷.</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>All hands lie open, for learning together.</source>
        <translation>Alle kaarten liggen open, om samen te leren.</translation>
    </message>
</context>
<context>
    <name>FormulaPage</name>
    <message>
        <source>Show {name}&apos;s cards</source>
        <translation>Laat de kaarten van {name} zien</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Pak een kaart</translation>
    </message>
    <message>
        <source>Play · {points}</source>
        <translation>Speel · {points}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Speel</translation>
    </message>
    <message>
        <source>Round {number} · points to {target}</source>
        <translation>Ronde {number} · punten tot {target}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Beurten</translation>
    </message>
</context>
<context>
    <name>FormulaPlay</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>FormulaSeats</name>
    <message>
        <source>Deals first</source>
        <translation>Eerste gever</translation>
    </message>
    <message>
        <source>The player below the dealer in this list starts, then the next one below.</source>
        <translation>De speler onder de gever in deze lijst begint, daarna de volgende eronder.</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Rename</source>
        <translation>Naam wijzigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondes gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Started: {moment}</source>
        <translation>Begonnen: {moment}</translation>
    </message>
    <message>
        <source>Last play: {moment}</source>
        <translation>Laatste zet: {moment}</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>on the table</source>
        <translation>op tafel</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Naam van het spel</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Digifeud</source>
        <translation>Digifeud</translation>
    </message>
    <message>
        <source>Formula, round {number}</source>
        <translation>Formula, ronde {number}</translation>
    </message>
    <message>
        <source>rounds won: {scores}</source>
        <translation>gewonnen rondes: {scores}</translation>
    </message>
    <message>
        <source>points: {scores}</source>
        <translation>punten: {scores}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n ronde gewonnen</numerusform>
            <numerusform>%n rondes gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>op tafel</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) left</source>
        <translation>
            <numerusform>nog %n dag</numerusform>
            <numerusform>nog %n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>vandaag, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gisteren, {time}</translation>
    </message>
    <message>
        <source>Opened from a file: it does not count in the results.</source>
        <translation>Uit een bestand geopend: dit spel telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>A copy: it does not count in the results.</source>
        <translation>Een kopie: dit spel telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>Plays were undone: it does not count in the results.</source>
        <translation>Er zijn zetten ongedaan gemaakt: dit spel telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>Its file was changed: it does not count in the results.</source>
        <translation>Het bestand is veranderd: dit spel telt niet mee in de uitslagen.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>The games cannot be listed: {problem}.</source>
        <translation>De lijst met spellen is er niet: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>{file} kan niet gelezen worden: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be read.</source>
        <translation>
            <numerusform>%n spel kan niet gelezen worden.</numerusform>
            <numerusform>%n spellen kunnen niet gelezen worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is under way: start one at Home.</source>
        <translation>Er is geen spel bezig: begin er een op het startscherm.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Er is nog geen spel afgelopen.</translation>
    </message>
    <message>
        <source>No deleted games: they would be kept here for 30 days.</source>
        <translation>Er zijn geen verwijderde spellen: ze zouden hier 30 dagen bewaard blijven.</translation>
    </message>
    <message>
        <source>{game} cannot be renamed: {problem}.</source>
        <translation>{game} kan geen andere naam krijgen: {problem}.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (kopie)</translation>
    </message>
    <message>
        <source>{game} cannot be copied: {problem}.</source>
        <translation>{game} kan niet gekopieerd worden: {problem}.</translation>
    </message>
    <message>
        <source>Copied. The copy does not count in the results.</source>
        <translation>Gekopieerd. De kopie telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>{game} cannot be deleted: {problem}.</source>
        <translation>{game} kan niet verwijderd worden: {problem}.</translation>
    </message>
    <message>
        <source>{game} was deleted.</source>
        <translation>{game} is verwijderd.</translation>
    </message>
    <message>
        <source>{game} cannot be put back: {problem}.</source>
        <translation>{game} kan niet teruggezet worden: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>{game} is terug.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Verwijderd</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Naam wijzigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Formula Desktop</source>
        <translation>Formula Desktop</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Formula, the card game</source>
        <translation>Formula, het kaartspel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>New game of Formula</source>
        <translation>Nieuw spel Formula</translation>
    </message>
    <message>
        <source>Digifeud, the board game</source>
        <translation>Digifeud, het bordspel</translation>
    </message>
    <message>
        <source>New game of Digifeud</source>
        <translation>Nieuw spel Digifeud</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Spel openen…</translation>
    </message>
    <message>
        <source>No game is under way.</source>
        <translation>Er is geen spel bezig.</translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s) under way</source>
        <translation>
            <numerusform>nog %n spel bezig</numerusform>
            <numerusform>nog %n spellen bezig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>beginner</source>
        <translation>beginner</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>master</source>
        <translation>meester</translation>
    </message>
    <message>
        <source>{name}, {level}</source>
        <translation>{name}, {level}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Formula Desktop {version}</source>
        <translation>Formula Desktop {version}</translation>
    </message>
    <message>
        <source>Two arithmetic games for the table. No account, no network: nothing about you is collected. Free software under the MIT licence.</source>
        <translation>Twee rekenspellen voor aan tafel. Geen account, geen internet: er wordt niets over je verzameld. Vrije software onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>Formula Desktop</source>
        <translation>Formula Desktop</translation>
    </message>
    <message>
        <source>Formula: {names}</source>
        <translation>Formula: {names}</translation>
    </message>
    <message>
        <source>Digifeud: {names}</source>
        <translation>Digifeud: {names}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondes gewonnen</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>Merge {name} with</source>
        <translation>{name} samenvoegen met</translation>
    </message>
    <message>
        <source>All games of both become those of the person chosen here. This is final.</source>
        <translation>Alle spellen van beiden worden die van wie je hier kiest. Dat is definitief.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Naam wijzigen</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Een andere naam</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>NewDigifeud</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>New game of Digifeud</source>
        <translation>Nieuw spel Digifeud</translation>
    </message>
</context>
<context>
    <name>NewFormula</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>New game of Formula</source>
        <translation>Nieuw spel Formula</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{file} cannot be opened: {problem}.</source>
        <translation>{file} kan niet worden geopend: {problem}.</translation>
    </message>
    <message>
        <source>The game cannot be read: {problem}.</source>
        <translation>Het spel kan niet worden gelezen: {problem}.</translation>
    </message>
    <message>
        <source>The game was damaged. It goes on from a copy, last played {moment}.</source>
        <translation>Het spel was beschadigd. Het gaat verder vanaf een kopie, het laatst gespeeld {moment}.</translation>
    </message>
    <message>
        <source>The damaged file was set aside.</source>
        <translation>Het beschadigde bestand is apart gezet.</translation>
    </message>
    <message>
        <source>The game goes on, but its last plays cannot be kept: {problem}.</source>
        <translation>Het spel gaat door, maar de laatste beurten kunnen niet worden bewaard: {problem}.</translation>
    </message>
    <message>
        <source>What was played before stays on the disk.</source>
        <translation>Wat daarvoor is gespeeld, blijft op de schijf staan.</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be kept on the disk: {problem}.</source>
        <translation>Het spel gaat door, maar kan niet worden bewaard: {problem}.</translation>
    </message>
    <message>
        <source>It is tried again every few seconds, and at every play.</source>
        <translation>Het wordt om de paar seconden en bij elke beurt opnieuw geprobeerd.</translation>
    </message>
    <message>
        <source>The last plays cannot be kept on the disk. Close all the same?</source>
        <translation>De laatste beurten kunnen niet op de schijf worden bewaard. Toch sluiten?</translation>
    </message>
    <message>
        <source>The game can be saved in another place with Save as…</source>
        <translation>Het spel kan met Opslaan als… op een andere plek worden opgeslagen.</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Toch sluiten</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>The disk is slow. The game goes on, and is kept as soon as the disk can.</source>
        <translation>De schijf is traag. Het spel gaat door en wordt bewaard zodra de schijf het aankan.</translation>
    </message>
    <message>
        <source>Should the power fail, the last plays may be lost.</source>
        <translation>Valt de stroom uit, dan kunnen de laatste beurten verloren gaan.</translation>
    </message>
    <message>
        <source>This game is being played in another window, so a copy was opened.</source>
        <translation>Dit spel wordt al in een ander venster gespeeld; daarom is er een kopie geopend.</translation>
    </message>
    <message>
        <source>The copy does not count in the results.</source>
        <translation>De kopie telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>Something else has changed the game&apos;s file.</source>
        <translation>Iets anders heeft het bestand van het spel gewijzigd.</translation>
    </message>
    <message>
        <source>It was kept beside this one.</source>
        <translation>Het is naast dit spel bewaard.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the time for a turn ran out while the program was closed.</source>
        <translation>
            <numerusform>In %n spel was de tijd voor een beurt om terwijl het programma dicht was.</numerusform>
            <numerusform>In %n spellen was de tijd voor een beurt om terwijl het programma dicht was.</numerusform>
        </translation>
    </message>
    <message>
        <source>{loser} did not play in time, so {winner} has won.</source>
        <translation>{loser} speelde niet op tijd, dus heeft {winner} gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings cannot be kept; they hold until the program ends.</source>
        <translation>De instellingen kunnen niet worden bewaard; ze gelden tot het programma stopt.</translation>
    </message>
</context>
<context>
    <name>OptionsColumn</name>
    <message>
        <source>Fewer variations</source>
        <translation>Minder varianten</translation>
    </message>
    <message>
        <source>More variations</source>
        <translation>Meer varianten</translation>
    </message>
</context>
<context>
    <name>ParticipantChanges</name>
    <message>
        <source>A name has 1 to 40 letters, digits or signs.</source>
        <translation>Een naam heeft 1 tot 40 letters, cijfers of tekens.</translation>
    </message>
    <message>
        <source>There is somebody of this name already; they can be merged.</source>
        <translation>Er is al iemand met deze naam; je kunt die twee samenvoegen.</translation>
    </message>
    <message>
        <source>There is nobody else to merge with.</source>
        <translation>Er is niemand anders om mee samen te voegen.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} verwijderen?</translation>
    </message>
    <message>
        <source>Name, picture and results of this person are removed for good, also from the saved games. Other players keep what they have scored.</source>
        <translation>Naam, plaatje en uitslagen van deze persoon verdwijnen voorgoed, ook uit de bewaarde spellen. Andere spelers houden wat ze hebben behaald.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Iemand</translation>
    </message>
    <message>
        <source>{name} sits at the table; this can be done once that game is put away.</source>
        <translation>{name} zit aan tafel; dit kan zodra dat spel van tafel is.</translation>
    </message>
    <message>
        <source>{name} stays, for not all saved games can be changed: {problem}.</source>
        <translation>{name} blijft, want niet alle bewaarde spellen kunnen worden aangepast: {problem}.</translation>
    </message>
    <message>
        <source>The results are changed, but not all saved games: {problem}.</source>
        <translation>De uitslagen zijn aangepast, maar niet alle bewaarde spellen: {problem}.</translation>
    </message>
</context>
<context>
    <name>ParticipantPage</name>
    <message>
        <source>Choose a game to see whether it counts.</source>
        <translation>Kies een spel om te zien of het meetelt.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Andere naam…</translation>
    </message>
    <message>
        <source>Picture and colour…</source>
        <translation>Plaatje en kleur…</translation>
    </message>
    <message>
        <source>Merge with another person…</source>
        <translation>Samenvoegen met iemand anders…</translation>
    </message>
    <message>
        <source>Remove with all data…</source>
        <translation>Verwijderen met alle gegevens…</translation>
    </message>
    <message>
        <source>Digifeud</source>
        <translation>Digifeud</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Matches of Formula</source>
        <translation>Partijen Formula</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Afgelopen spellen</translation>
    </message>
    <message>
        <source>Results of a participant</source>
        <translation>Uitslagen van een deelnemer</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle uitslagen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
</context>
<context>
    <name>ParticipantWords</name>
    <message>
        <source>{won} of {matches}</source>
        <translation>{won} van {matches}</translation>
    </message>
    <message numerus="yes">
        <source>Won with %n player(s)</source>
        <translation>
            <numerusform>Winst met %n speler</numerusform>
            <numerusform>Winst met %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Afgelopen spellen</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Tellen mee</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>games</source>
        <translation>spellen</translation>
    </message>
    <message>
        <source>There is no strength before the first game that counts.</source>
        <translation>Er is geen sterkte vóór het eerste spel dat meetelt.</translation>
    </message>
    <message>
        <source>{number}: a newcomer</source>
        <translation>{number}: een nieuweling</translation>
    </message>
    <message>
        <source>Points per match</source>
        <translation>Punten per partij</translation>
    </message>
    <message>
        <source>No match for points that counts has been finished yet.</source>
        <translation>Er is nog geen partij om punten afgelopen die meetelt.</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partijen</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Punten per spel</translation>
    </message>
    <message>
        <source>No game that counts has been finished yet.</source>
        <translation>Er is nog geen spel afgelopen dat meetelt.</translation>
    </message>
    <message>
        <source>mean of {number} matches</source>
        <translation>gemiddelde van {number}</translation>
    </message>
    <message>
        <source>mean of {number} games</source>
        <translation>gemiddelde van {number}</translation>
    </message>
    <message>
        <source>Formulas by operation</source>
        <translation>Formules per bewerking</translation>
    </message>
    <message>
        <source>No formula has been laid yet.</source>
        <translation>Er is nog geen formule gelegd.</translation>
    </message>
    <message>
        <source>Sums by operation</source>
        <translation>Sommen per bewerking</translation>
    </message>
    <message>
        <source>No sum has been laid yet.</source>
        <translation>Er is nog geen som gelegd.</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>min</translation>
    </message>
    <message>
        <source>times</source>
        <translation>keer</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>gedeeld door</translation>
    </message>
    <message>
        <source>First {first}, last {last}, lowest {lowest}, highest {highest}</source>
        <translation>Eerste {first}, laatste {last}, laagste {lowest}, hoogste {highest}</translation>
    </message>
</context>
<context>
    <name>ParticipantsModel</name>
    <message>
        <source>Participant</source>
        <translation>Deelnemer</translation>
    </message>
    <message>
        <source>Takes part since</source>
        <translation>Doet mee sinds</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>{picture}, {colour}</source>
        <translation>{picture}, {colour}</translation>
    </message>
    <message>
        <source>Picture and colour</source>
        <translation>Plaatje en kleur</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Plaatje</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Kiezen</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>{number} won</source>
        <translation>{number} gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaysModel</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Uitkomst</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>cat</source>
        <translation>kat</translation>
    </message>
    <message>
        <source>dog</source>
        <translation>hond</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>vos</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>uil</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>beer</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>vis</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>kikker</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>konijn</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>boot</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>raket</translation>
    </message>
    <message>
        <source>star</source>
        <translation>ster</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>zon</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>maan</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>boom</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>bloem</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>vlieger</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>sea green</source>
        <translation>zeegroen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grijs</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als pdf…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als pdf</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Bladzijde {page} van {pages}</translation>
    </message>
    <message>
        <source>nothing can be printed there</source>
        <translation>daar kan niets worden afgedrukt</translation>
    </message>
    <message>
        <source>this computer knows no printer, but a PDF can be saved</source>
        <translation>deze computer kent geen printer, maar je kunt een pdf opslaan</translation>
    </message>
    <message>
        <source>The results cannot be printed: {problem}.</source>
        <translation>De uitslagen kunnen niet worden afgedrukt: {problem}.</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Kaarten over</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondes gewonnen</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>In de hand</translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Eerst uit</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partij beëindigen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{names} share the round</source>
        <translation>{names} winnen samen de ronde</translation>
    </message>
    <message>
        <source>{name} has won the round</source>
        <translation>{name} heeft de ronde gewonnen</translation>
    </message>
    <message>
        <source>The match has ended without a winner</source>
        <translation>De partij is afgelopen zonder winnaar</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n ronde gewonnen</numerusform>
            <numerusform>%n rondes gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the match: {score}</source>
        <translation>{names} winnen samen de partij: {score}</translation>
    </message>
    <message>
        <source>{name} has won the match: {score}</source>
        <translation>{name} heeft de partij gewonnen: {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played.</source>
        <translation>
            <numerusform>%n ronde gespeeld.</numerusform>
            <numerusform>%n rondes gespeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rounds won wins the match; equal means shared.</source>
        <translation>Wie de meeste rondes wint, wint de partij; bij gelijk winnen jullie samen.</translation>
    </message>
    <message>
        <source>{name} was the first to go out and gets {points} points for it.</source>
        <translation>{name} was het eerst uit en krijgt daarvoor {points} punten.</translation>
    </message>
    <message>
        <source>Blocked: there was no card left to draw and nobody went on.</source>
        <translation>Geblokkeerd: er was geen kaart meer te pakken en niemand kon of wilde verder.</translation>
    </message>
    <message>
        <source>{name} wins: whoever goes out first does, also in a blocked round.</source>
        <translation>{name} wint: wie het eerst uit is, wint ook een vastgelopen ronde.</translation>
    </message>
    <message>
        <source>The fewest cards in hand win; equal means shared.</source>
        <translation>Wie de minste kaarten over heeft, wint; bij gelijk winnen jullie samen.</translation>
    </message>
    <message>
        <source>Nobody gets the points for going out first.</source>
        <translation>Niemand krijgt de punten voor het eerst uit zijn.</translation>
    </message>
    <message>
        <source>Out of cards, in this order: {names}.</source>
        <translation>Uit, in deze volgorde: {names}.</translation>
    </message>
    <message>
        <source>The cards left in the hand of {name} cost {total}; a joker is 25.</source>
        <translation>De kaarten die {name} over heeft, kosten {total}; een joker is 25.</translation>
    </message>
    <message>
        <source>The cards left in the hand of {name} cost {total}.</source>
        <translation>De kaarten die {name} over heeft, kosten {total}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more</source>
        <translation>
            <numerusform>%n punt extra</numerusform>
            <numerusform>%n punten extra</numerusform>
        </translation>
    </message>
    <message>
        <source>{extra} for {name} are the bonus for − and ÷ in the formulas.</source>
        <translation>{extra} voor {name}: de bonus voor − en ÷ in de formules.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) of this round made the others draw a card.</source>
        <translation>
            <numerusform>Door %n uitkomst in deze ronde moesten de anderen een kaart pakken.</numerusform>
            <numerusform>Door %n uitkomsten in deze ronde moesten de anderen telkens een kaart pakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes on for as long as you like: most rounds won wins it.</source>
        <translation>De partij duurt zo lang als jullie willen: wie de meeste rondes wint, wint de partij.</translation>
    </message>
    <message>
        <source>Nobody has points yet; {target} win the match.</source>
        <translation>Nog niemand heeft punten; wie er {target} heeft, wint de partij.</translation>
    </message>
    <message>
        <source>{names} lead; {missing} more reach the {target} that win the match.</source>
        <translation>{names} staan voor; met nog {missing} hebben ze de {target} waarmee je de partij wint.</translation>
    </message>
    <message>
        <source>{name} leads; {missing} more reach the {target} that win the match.</source>
        <translation>{name} staat voor en wint de partij bij {target}: nog {missing} te gaan.</translation>
    </message>
    <message>
        <source>In the next round {names} get one card more.</source>
        <translation>In de volgende ronde krijgen {names} een kaart meer.</translation>
    </message>
    <message>
        <source>In the next round {name} gets one card more.</source>
        <translation>In de volgende ronde krijgt {name} een kaart meer.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>under 1%</source>
        <translation>minder dan 1%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>iemand</translation>
    </message>
    <message>
        <source>Digifeud</source>
        <translation>Digifeud</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>gelijkspel</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>It counts.</source>
        <translation>Het telt mee.</translation>
    </message>
    <message>
        <source>The results were damaged. They were set aside, and made anew from the games.</source>
        <translation>De uitslagen waren beschadigd. Ze zijn opzijgezet en opnieuw gemaakt uit de spellen.</translation>
    </message>
    <message>
        <source>The results were gone. They were made anew from a copy, or from the games alone.</source>
        <translation>De uitslagen waren weg. Ze zijn opnieuw gemaakt uit een kopie, of alleen uit de spellen.</translation>
    </message>
    <message>
        <source>The results are of a newer version of this program, and stay as they are.</source>
        <translation>De uitslagen zijn van een nieuwere versie van dit programma en blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Another program has the results in use. What is played is entered later.</source>
        <translation>Een ander programma heeft de uitslagen in gebruik. Wat er gespeeld wordt, komt er later bij.</translation>
    </message>
    <message>
        <source>There is no permission to write the results. What is played is entered later.</source>
        <translation>De uitslagen mogen hier niet geschreven worden. Wat er gespeeld wordt, komt er later bij.</translation>
    </message>
    <message>
        <source>The disk is full. What is played is entered in the results later.</source>
        <translation>De schijf is vol. Wat er gespeeld wordt, komt later bij de uitslagen.</translation>
    </message>
    <message>
        <source>The results cannot be read. What is played is entered later.</source>
        <translation>De uitslagen kunnen niet gelezen worden. Wat er gespeeld wordt, komt er later bij.</translation>
    </message>
    <message>
        <source>It was opened from a file.</source>
        <translation>Het is geopend uit een bestand.</translation>
    </message>
    <message>
        <source>It is a copy of another game.</source>
        <translation>Het is een kopie van een ander spel.</translation>
    </message>
    <message>
        <source>A play was taken back.</source>
        <translation>Er is een zet teruggenomen.</translation>
    </message>
    <message>
        <source>Its file was changed outside this program.</source>
        <translation>Het bestand is buiten dit programma veranderd.</translation>
    </message>
    <message>
        <source>Only computers played.</source>
        <translation>Er speelden alleen computers.</translation>
    </message>
    <message>
        <source>It was not played to its end.</source>
        <translation>Het is niet uitgespeeld.</translation>
    </message>
    <message>
        <source>Somebody resigned.</source>
        <translation>Iemand heeft opgegeven.</translation>
    </message>
    <message>
        <source>Somebody ran out of time.</source>
        <translation>Iemands tijd was om.</translation>
    </message>
    <message>
        <source>Not everybody at the table is a participant.</source>
        <translation>Niet iedereen aan tafel is een deelnemer.</translation>
    </message>
    <message>
        <source>The same person had several seats.</source>
        <translation>Dezelfde persoon had meer dan één plaats.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Er is nog geen spel afgelopen.</translation>
    </message>
</context>
<context>
    <name>ResultsOverview</name>
    <message>
        <source>all</source>
        <translation>alle aantallen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose somebody to see results, or to rename, merge or remove them.</source>
        <translation>Kies iemand om de uitslagen te zien, of om iemand een andere naam te geven, samen te voegen of te verwijderen.</translation>
    </message>
    <message>
        <source>Only games that count stand here.</source>
        <translation>Hier staan alleen spellen die meetellen.</translation>
    </message>
    <message>
        <source>Choose a game to see whether it counts.</source>
        <translation>Kies een spel om te zien of het meetelt.</translation>
    </message>
    <message>
        <source>The results are not there while this program runs.</source>
        <translation>De uitslagen zijn er niet zolang dit programma loopt.</translation>
    </message>
    <message>
        <source>Nobody takes part yet: who sits down for a new game does.</source>
        <translation>Er doet nog niemand mee; wie aanschuift bij een nieuw spel, doet mee.</translation>
    </message>
    <message>
        <source>No game that counts has been finished yet.</source>
        <translation>Er is nog geen spel afgelopen dat meetelt.</translation>
    </message>
    <message>
        <source>Standings of Digifeud…</source>
        <translation>Stand van Digifeud…</translation>
    </message>
    <message>
        <source>Standings of Formula…</source>
        <translation>Stand van Formula…</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Spellen…</translation>
    </message>
    <message>
        <source>Plays…</source>
        <translation>Beurten…</translation>
    </message>
    <message>
        <source>Export the standings</source>
        <translation>De standen exporteren</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>De spellen exporteren</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Export the plays</source>
        <translation>De beurten exporteren</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Afgelopen spellen</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Deelnemers</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Digifeud</source>
        <translation>Digifeud</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Matches of</source>
        <translation>Partijen met</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standen</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Sort by: {column}</source>
        <translation>Sorteren op: {column}</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Mens of computer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>Picture and colour</source>
        <translation>Plaatje en kleur</translation>
    </message>
    <message>
        <source>Picture and colour of {name}</source>
        <translation>Plaatje en kleur van {name}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Speler {number} heeft nog geen naam.</translation>
    </message>
    <message>
        <source>The name of player {number} has more than {most} characters.</source>
        <translation>De naam van speler {number} is langer dan {most} letters.</translation>
    </message>
    <message>
        <source>The name of player {number} has characters that cannot be shown.</source>
        <translation>De naam van speler {number} heeft tekens die niet te zien zijn.</translation>
    </message>
    <message>
        <source>A game of computers alone counts for nobody.</source>
        <translation>Een spel van alleen computers telt voor niemand.</translation>
    </message>
    <message>
        <source>{name} sits there twice: this game counts for nobody.</source>
        <translation>{name} zit er twee keer: dit spel telt voor niemand.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Wordt geloot</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>there is no such file</source>
        <translation>dit bestand is er niet</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>dit is een map, geen bestand</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>dit is een apparaat of een pijp, geen bestand</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>de naam is te lang</translation>
    </message>
    <message>
        <source>there is no permission to read the file</source>
        <translation>je mag dit bestand niet lezen</translation>
    </message>
    <message>
        <source>the file cannot be read: {problem}</source>
        <translation>het bestand kan niet worden gelezen: {problem}</translation>
    </message>
    <message>
        <source>the file is larger than 1 MiB</source>
        <translation>het bestand is groter dan 1 MiB</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>het bestand is geen UTF-8-tekst</translation>
    </message>
    <message>
        <source>the file is not JSON at line {line}, column {column}</source>
        <translation>het bestand is geen JSON in regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>{text} is not a number of JSON</source>
        <translation>{text} is geen getal in JSON</translation>
    </message>
    <message>
        <source>the file has a number with far too many digits</source>
        <translation>het bestand heeft een getal met veel te veel cijfers</translation>
    </message>
    <message>
        <source>the file has lists or objects nested far too deep</source>
        <translation>het bestand heeft veel te diep genestelde lijsten of objecten</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is there twice</source>
        <translation>het veld &apos;{field}&apos; staat er twee keer</translation>
    </message>
    <message>
        <source>the file is not a game of this program</source>
        <translation>het bestand is geen spel van dit programma</translation>
    </message>
    <message>
        <source>the file has no version that exists</source>
        <translation>het bestand heeft geen versie die bestaat</translation>
    </message>
    <message>
        <source>the file is of version {version}; this program reads version 1</source>
        <translation>het bestand is van versie {version}; dit programma leest versie 1</translation>
    </message>
    <message>
        <source>the file names a game that does not exist</source>
        <translation>het bestand noemt een spel dat niet bestaat</translation>
    </message>
    <message>
        <source>this is not an object with fields</source>
        <translation>dit is geen object met velden</translation>
    </message>
    <message>
        <source>there is an unknown field &apos;{field}&apos;</source>
        <translation>het veld &apos;{field}&apos; is onbekend</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is missing</source>
        <translation>het veld &apos;{field}&apos; ontbreekt</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a list of texts</source>
        <translation>&apos;{field}&apos; is geen lijst met teksten</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a time like 2026-11-20T09:00:00Z</source>
        <translation>&apos;{field}&apos; is geen tijd zoals 2026-11-20T09:00:00Z</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is neither true nor false</source>
        <translation>&apos;{field}&apos; is niet true of false</translation>
    </message>
    <message>
        <source>&apos;play&apos; is not a text</source>
        <translation>&apos;play&apos; is geen tekst</translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {fewest} to {most} players</source>
        <translation>&apos;players&apos; is geen lijst met {fewest} tot {most} spelers</translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {number} players</source>
        <translation>&apos;players&apos; is geen lijst van {number} spelers</translation>
    </message>
    <message>
        <source>the name is not a text of 1 to 40 characters that can be shown</source>
        <translation>de naam is geen tekst van 1 tot 40 tekens die te zien zijn</translation>
    </message>
    <message>
        <source>&apos;kind&apos; is neither person nor computer</source>
        <translation>&apos;kind&apos; is niet person of computer</translation>
    </message>
    <message>
        <source>&apos;level&apos; is not beginner, easy, normal, hard or master</source>
        <translation>&apos;level&apos; is niet beginner, easy, normal, hard of master</translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not some of +-x/, in this order</source>
        <translation>&apos;operators&apos; is geen keuze uit +-x/, in deze volgorde</translation>
    </message>
    <message>
        <source>&apos;operators&apos; has neither + nor x</source>
        <translation>&apos;operators&apos; heeft geen + en geen x</translation>
    </message>
    <message>
        <source>&apos;max_cards&apos; is not 3, nor 4 with the operators x/ alone</source>
        <translation>&apos;max_cards&apos; is geen 3, en geen 4 met alleen x/</translation>
    </message>
    <message>
        <source>&apos;max_number_cards&apos; is not 2 or 3</source>
        <translation>&apos;max_number_cards&apos; is geen 2 of 3</translation>
    </message>
    <message>
        <source>&apos;scoring&apos; is not first_out or points</source>
        <translation>&apos;scoring&apos; is niet first_out of points</translation>
    </message>
    <message>
        <source>&apos;target&apos; is not a whole number from 1 to 1,000,000</source>
        <translation>&apos;target&apos; is geen heel getal van 1 tot 1.000.000</translation>
    </message>
    <message>
        <source>&apos;rounds&apos; is not a list of rounds</source>
        <translation>&apos;rounds&apos; is geen lijst met rondes</translation>
    </message>
    <message>
        <source>the round before is not over</source>
        <translation>de ronde ervoor is nog niet afgelopen</translation>
    </message>
    <message>
        <source>the match was over after the round before</source>
        <translation>de partij was na de ronde ervoor al afgelopen</translation>
    </message>
    <message>
        <source>&apos;dealer&apos; is not one of the players</source>
        <translation>&apos;dealer&apos; is niet een van de spelers</translation>
    </message>
    <message>
        <source>the deal passes to the left every round, but &apos;dealer&apos; is another player</source>
        <translation>elke ronde deelt de speler links van de vorige gever, maar &apos;dealer&apos; is een andere speler</translation>
    </message>
    <message>
        <source>the deck is not made of the right 59 cards</source>
        <translation>de stapel bestaat niet uit de juiste 59 kaarten</translation>
    </message>
    <message>
        <source>the stock is empty here, and the file has no refill for it</source>
        <translation>de stapel is hier leeg, en het bestand heeft geen nieuwe</translation>
    </message>
    <message>
        <source>refill {number} is not made of the covered cards</source>
        <translation>nieuwe stapel {number} bestaat niet uit de bedekte kaarten</translation>
    </message>
    <message>
        <source>there is a refill that was never needed</source>
        <translation>er is een nieuwe stapel die nooit nodig was</translation>
    </message>
    <message>
        <source>&apos;directions&apos; is not 2 or 4</source>
        <translation>&apos;directions&apos; is geen 2 of 4</translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not +-, +-x or +-x/</source>
        <translation>&apos;operators&apos; is niet +-, +-x of +-x/</translation>
    </message>
    <message>
        <source>&apos;max_operations&apos; is not 1 or 3</source>
        <translation>&apos;max_operations&apos; is geen 1 of 3</translation>
    </message>
    <message>
        <source>&apos;turn_limit_minutes&apos; is not a whole number of minutes from 1 to 1,000,000, nor null</source>
        <translation>&apos;turn_limit_minutes&apos; is geen heel aantal minuten van 1 tot 1.000.000, en ook niet null</translation>
    </message>
    <message>
        <source>&apos;board&apos; is not one that exists</source>
        <translation>&apos;board&apos; is geen bord dat bestaat</translation>
    </message>
    <message>
        <source>&apos;board&apos; does not have {blue} blue squares and {red} other red ones</source>
        <translation>&apos;board&apos; heeft geen {blue} blauwe vakjes en {red} andere rode</translation>
    </message>
    <message>
        <source>&apos;starts&apos; is not 0 or 1</source>
        <translation>&apos;starts&apos; is geen 0 of 1</translation>
    </message>
    <message>
        <source>the bag of digits is not made of the right 50 tiles</source>
        <translation>de zak met cijfers bestaat niet uit de juiste 50 fiches</translation>
    </message>
    <message>
        <source>the bag of operators is not made of the right {number} tiles</source>
        <translation>de zak met rekentekens bestaat niet uit de juiste {number} fiches</translation>
    </message>
    <message>
        <source>the game has become too long for a file, which holds at most 1 MiB</source>
        <translation>het spel is te lang geworden voor een bestand van hoogstens 1 MiB</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>die map bestaat niet</translation>
    </message>
    <message>
        <source>there is no permission to write there</source>
        <translation>daar mag niets geschreven worden</translation>
    </message>
    <message>
        <source>nothing can be written to this disk</source>
        <translation>op deze schijf kan niets geschreven worden</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>the file cannot be written: {problem}</source>
        <translation>het bestand kan niet geschreven worden: {problem}</translation>
    </message>
    <message>
        <source>deal: {what}</source>
        <translation>delen: {what}</translation>
    </message>
    <message>
        <source>play {play}: {what}</source>
        <translation>beurt {play}: {what}</translation>
    </message>
    <message>
        <source>options: {what}</source>
        <translation>opties: {what}</translation>
    </message>
    <message>
        <source>player {player}: {what}</source>
        <translation>speler {player}: {what}</translation>
    </message>
    <message>
        <source>round {round}: {what}</source>
        <translation>ronde {round}: {what}</translation>
    </message>
    <message>
        <source>round {round}, play {play}: {what}</source>
        <translation>ronde {round}, beurt {play}: {what}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number of cards</source>
        <translation>&apos;{text}&apos; is geen getal van kaarten</translation>
    </message>
    <message>
        <source>this is not a play: a square, a direction, one space and a sum</source>
        <translation>dit is geen beurt: een vakje, een richting, één spatie en een som</translation>
    </message>
    <message>
        <source>&apos;{character}&apos; does not belong in a sum</source>
        <translation>&apos;{character}&apos; hoort niet in een som</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not have the form of a sum</source>
        <translation>&apos;{text}&apos; heeft niet de vorm van een som</translation>
    </message>
    <message>
        <source>a number of the sum is missing</source>
        <translation>in de som ontbreekt een getal</translation>
    </message>
    <message>
        <source>a blank has no digit yet</source>
        <translation>een blanco fiche heeft nog geen cijfer</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>het spel is afgelopen</translation>
    </message>
    <message>
        <source>the time for the turn was over</source>
        <translation>de tijd voor de beurt was om</translation>
    </message>
    <message>
        <source>the time for the turn was not over</source>
        <translation>de tijd voor de beurt was nog niet om</translation>
    </message>
    <message>
        <source>in this game there is no limit to the time for a turn</source>
        <translation>in dit spel is de tijd voor een beurt onbeperkt</translation>
    </message>
    <message>
        <source>no tile has been put down yet</source>
        <translation>er is nog geen fiche gelegd</translation>
    </message>
    <message>
        <source>all tiles of a turn lie in one row or one column</source>
        <translation>de fiches moeten in één rij of kolom liggen</translation>
    </message>
    <message>
        <source>{square}, in the middle of the sum, is empty</source>
        <translation>{square}, midden in de som, is leeg</translation>
    </message>
    <message>
        <source>the sum leaves the board</source>
        <translation>de som past niet op het bord</translation>
    </message>
    <message>
        <source>{square} is covered already</source>
        <translation>op {square} ligt al iets</translation>
    </message>
    <message>
        <source>nothing lies on {square}</source>
        <translation>op {square} ligt niets</translation>
    </message>
    <message>
        <source>{lies} lies on {square}, not {tile}</source>
        <translation>op {square} ligt {lies}, niet {tile}</translation>
    </message>
    <message>
        <source>there is no {tile} left on the rack</source>
        <translation>je hebt geen {tile} meer bij je fiches</translation>
    </message>
    <message>
        <source>there is no blank left on the rack</source>
        <translation>je hebt geen blanco fiche meer</translation>
    </message>
    <message>
        <source>in this game sums are read to the right and down only</source>
        <translation>in dit spel lees je alleen naar rechts en naar beneden</translation>
    </message>
    <message>
        <source>{laid} has no = yet</source>
        <translation>in {laid} staat nog geen =</translation>
    </message>
    <message>
        <source>{laid} has no operator yet</source>
        <translation>in {laid} staat nog geen rekenteken</translation>
    </message>
    <message>
        <source>{laid} has no outcome yet</source>
        <translation>in {laid} staat nog geen uitkomst</translation>
    </message>
    <message>
        <source>in {laid} a number beside {sign} is missing</source>
        <translation>in {laid} ontbreekt een getal naast {sign}</translation>
    </message>
    <message>
        <source>a sum ends with its outcome, and {laid} does not</source>
        <translation>een som eindigt met de uitkomst, {laid} niet</translation>
    </message>
    <message>
        <source>only digits of the board can be used, not the {sign} on {square}</source>
        <translation>van het bord gebruik je alleen cijfers, niet {sign} op {square}</translation>
    </message>
    <message>
        <source>{operator} is not used in this game</source>
        <translation>{operator} doet in dit spel niet mee</translation>
    </message>
    <message>
        <source>in this game a sum has exactly one operator before =</source>
        <translation>in dit spel heeft een som één rekenteken vóór =</translation>
    </message>
    <message>
        <source>a sum has at most {most} operators before =</source>
        <translation>een som heeft hoogstens {most} rekentekens vóór =</translation>
    </message>
    <message>
        <source>{number} before = must be a number of an earlier sum in this line and direction</source>
        <translation>{number} vóór = moet een getal van een eerdere som in deze lijn en richting zijn</translation>
    </message>
    <message>
        <source>a number before = has one or two digits, and {number} has more</source>
        <translation>{number} is te lang: vóór = hoogstens twee cijfers per getal</translation>
    </message>
    <message>
        <source>an outcome has one or two digits, and {number} has more</source>
        <translation>{number} is te lang: een uitkomst heeft hoogstens twee cijfers</translation>
    </message>
    <message>
        <source>an outcome of two digits does not start with 0, as {number} does</source>
        <translation>een uitkomst als {number} mag niet met 0 beginnen</translation>
    </message>
    <message>
        <source>nothing can be divided by 0, as in {sum}</source>
        <translation>delen door 0 kan niet, zoals in {sum}</translation>
    </message>
    <message>
        <source>in {sum}, {step} does not come out even</source>
        <translation>in {sum} is {step} geen heel getal</translation>
    </message>
    <message>
        <source>{sum} is {result}, not {outcome}</source>
        <translation>{sum} is {result}, niet {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from the right as {sum}, which is {result}, not {outcome}</source>
        <translation>{laid} is van rechts gelezen {sum}, dus {result}, niet {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from below as {sum}, which is {result}, not {outcome}</source>
        <translation>{laid} is van onder gelezen {sum}, dus {result}, niet {outcome}</translation>
    </message>
    <message>
        <source>{tile} would touch the sum&apos;s start: {touching}</source>
        <translation>{tile} zou tegen het begin van de som liggen: {touching}</translation>
    </message>
    <message>
        <source>{tile} would touch the sum&apos;s end: {touching}</source>
        <translation>{tile} zou tegen het eind van de som liggen: {touching}</translation>
    </message>
    <message>
        <source>the opening puts a digit on G7, the centre of the board</source>
        <translation>de eerste som legt een cijfer op G7, in het midden</translation>
    </message>
    <message>
        <source>the opening has exactly one operator before =</source>
        <translation>de eerste som heeft één rekenteken vóór =</translation>
    </message>
    <message>
        <source>the sum must use a digit that already lies on the board</source>
        <translation>gebruik een cijfer dat al op het bord ligt</translation>
    </message>
    <message>
        <source>a number of the formula is missing</source>
        <translation>in de formule ontbreekt een getal</translation>
    </message>
    <message>
        <source>a formula has exactly one operator, between its first two numbers</source>
        <translation>een formule heeft één rekenteken, tussen de eerste twee getallen</translation>
    </message>
    <message>
        <source>a formula has exactly one =</source>
        <translation>een formule heeft precies één =</translation>
    </message>
    <message>
        <source>a play has at most 100 characters</source>
        <translation>een beurt heeft hoogstens 100 tekens</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>de ronde is afgelopen</translation>
    </message>
    <message>
        <source>the formula has no operator yet</source>
        <translation>in de formule staat nog geen rekenteken</translation>
    </message>
    <message>
        <source>the formula has no answer yet</source>
        <translation>in de formule staat nog geen uitkomst</translation>
    </message>
    <message>
        <source>{operator} is not used in this match</source>
        <translation>{operator} doet in deze partij niet mee</translation>
    </message>
    <message>
        <source>no card is played; a formula takes at least one card from the hand</source>
        <translation>er is geen kaart gelegd; leg minstens één kaart uit je hand</translation>
    </message>
    <message>
        <source>at most {most} cards may be put down in one turn</source>
        <translation>je mag hoogstens {most} kaarten leggen in één beurt</translation>
    </message>
    <message>
        <source>in this match a number has at most {most} cards</source>
        <translation>in deze partij heeft een getal hoogstens {most} kaarten</translation>
    </message>
    <message>
        <source>a joker has no digit yet</source>
        <translation>een joker heeft nog geen cijfer</translation>
    </message>
    <message>
        <source>there is no {card} left in the hand</source>
        <translation>je hebt geen {card} meer in je hand</translation>
    </message>
    <message>
        <source>there is no joker left in the hand</source>
        <translation>je hebt geen joker meer in je hand</translation>
    </message>
    <message>
        <source>({cards}) does not lie there</source>
        <translation>({cards}) ligt daar niet</translation>
    </message>
    <message>
        <source>of {number} a card would be taken away; each one stays or is covered</source>
        <translation>van {number} zou een kaart weggaan; elke kaart blijft liggen of wordt bedekt</translation>
    </message>
    <message>
        <source>in the first formula both starting cards stay as they are</source>
        <translation>in de eerste formule blijven de twee eerste kaarten zoals ze zijn</translation>
    </message>
    <message>
        <source>after a formula with 0 all three numbers are replaced</source>
        <translation>na een formule met 0 vervang je alle drie de getallen</translation>
    </message>
    <message>
        <source>in this match a formula keeps at least one card of the table</source>
        <translation>in deze partij blijft minstens één kaart van de tafel liggen</translation>
    </message>
    <message>
        <source>a number of several cards does not start with 0, as {number} does</source>
        <translation>een getal van meer kaarten begint niet met 0, en {number} wel</translation>
    </message>
    <message>
        <source>nothing can be divided by 0</source>
        <translation>delen door 0 kan niet</translation>
    </message>
    <message>
        <source>{sum} does not come out even</source>
        <translation>{sum} is geen heel getal</translation>
    </message>
    <message>
        <source>{sum} is less than 0</source>
        <translation>{sum} is minder dan 0</translation>
    </message>
    <message>
        <source>{sum} is {result}, not {answer}</source>
        <translation>{sum} is {result}, niet {answer}</translation>
    </message>
    <message>
        <source>nobody passes while there is a card to draw</source>
        <translation>passen mag pas als er geen kaart meer te pakken is</translation>
    </message>
    <message>
        <source>there is no card to draw</source>
        <translation>er is geen kaart te pakken</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Computer&apos;s cards travel</source>
        <translation>Kaarten van de computer</translation>
    </message>
    <message>
        <source>Cards glide instead of jumping</source>
        <translation>Kaarten glijden in plaats van springen</translation>
    </message>
    <message>
        <source>Tell me when no formula can be laid</source>
        <translation>Zeg het als je geen formule kunt leggen</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Taal van het systeem</translation>
    </message>
    <message>
        <source>As the system has them</source>
        <translation>Zoals in het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>bewegen langzaam</translation>
    </message>
    <message>
        <source>normally</source>
        <translation>bewegen gewoon</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>bewegen snel</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>bewegen niet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>Standings of Digifeud</source>
        <translation>Stand van Digifeud</translation>
    </message>
    <message>
        <source>Standings of Formula</source>
        <translation>Stand van Formula</translation>
    </message>
    <message numerus="yes">
        <source>Standings of Formula with %n player(s)</source>
        <translation>
            <numerusform>Stand van Formula met %n speler</numerusform>
            <numerusform>Stand van Formula met %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Highest match</source>
        <translation>Hoogste partij</translation>
    </message>
    <message>
        <source>Highest formula</source>
        <translation>Hoogste formule</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Deelnemer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Winst</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondes gewonnen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>Highest game</source>
        <translation>Hoogste spel</translation>
    </message>
    <message>
        <source>Highest sum</source>
        <translation>Hoogste som</translation>
    </message>
    <message>
        <source>Mean per turn</source>
        <translation>Gemiddeld per beurt</translation>
    </message>
    <message>
        <source>Share of hints</source>
        <translation>Deel met tip</translation>
    </message>
    <message>
        <source>What all games that count have given, added up</source>
        <translation>Wat alle spellen die meetellen samen hebben opgeleverd</translation>
    </message>
    <message>
        <source>100 is as strong as the mean of everybody</source>
        <translation>100 is zo sterk als het gemiddelde van iedereen</translation>
    </message>
    <message>
        <source>The most points in one game</source>
        <translation>De meeste punten in één spel</translation>
    </message>
    <message>
        <source>The most points for one play</source>
        <translation>De meeste punten voor één beurt</translation>
    </message>
    <message>
        <source>Points per turn, turns without a play included</source>
        <translation>Punten per beurt, ook beurten waarin niets is gelegd</translation>
    </message>
    <message>
        <source>Turns before which a hint was taken</source>
        <translation>Beurten waarvoor een tip is gevraagd</translation>
    </message>
</context>
<context>
    <name>SumsModel</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>JOKER</source>
        <translation>JOKER</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>All that has been played is kept.</source>
        <translation>Alles wat er is gespeeld, is bewaard.</translation>
    </message>
    <message>
        <source>The last play could not be kept on the disk.</source>
        <translation>De laatste zet kon niet op de schijf worden bewaard.</translation>
    </message>
    <message>
        <source>What happened is written in the log.</source>
        <translation>Wat er gebeurd is, staat in het logboek.</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Er ging iets mis in het programma.</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>Het spel gaat verder waar het was.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time.</source>
        <translation>Het programma is de vorige keer onverwacht gestopt.</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Logboek tonen</translation>
    </message>
    <message>
        <source>Log of the last run</source>
        <translation>Logboek van de vorige keer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
</context>
</TS>
