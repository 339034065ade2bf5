<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AskingPin</name>
    <message numerus="yes">
        <source>Too many wrong tries. Wait for %n second(s).</source>
        <translation>
            <numerusform>Too many wrong tries. Wait for %n second.</numerusform>
            <numerusform>Too many wrong tries. Wait for %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BestWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n right</numerusform>
            <numerusform>%n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassChanges</name>
    <message numerus="yes">
        <source>There are %n class(es) already: delete some first.</source>
        <translation>
            <numerusform>There is %n class already: delete it first.</numerusform>
            <numerusform>There are %n classes already: delete some first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n pupil(s).</source>
        <translation>
            <numerusform>A class has at most %n pupil.</numerusform>
            <numerusform>A class has at most %n pupils.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassesPage</name>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n pupil</numerusform>
            <numerusform>%n pupils</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with help</source>
        <translation>
            <numerusform>%n with help</numerusform>
            <numerusform>%n with help</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescribedDigifeud</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden tile(s)</source>
        <translation>
            <numerusform>%n hidden tile</numerusform>
            <numerusform>%n hidden tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescribedFormula</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n face-down card</numerusform>
            <numerusform>%n face-down cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DigifeudCounts</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n digit</numerusform>
            <numerusform>%n digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s)</source>
        <translation>
            <numerusform>%n sign</numerusform>
            <numerusform>%n signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n new tile</numerusform>
            <numerusform>%n new tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DigifeudResultWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s)</source>
        <translation>
            <numerusform>%n sum</numerusform>
            <numerusform>%n sums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Entering</name>
    <message numerus="yes">
        <source>%n name(s)</source>
        <translation>
            <numerusform>%n name</numerusform>
            <numerusform>%n names</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseOffer</name>
    <message numerus="yes">
        <source>%n turn(s) in which there was more: try them</source>
        <translation>
            <numerusform>%n turn in which there was more: try it</numerusform>
            <numerusform>%n turns in which there was more: try them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s)</source>
        <translation>
            <numerusform>{name}: %n turn</numerusform>
            <numerusform>{name}: %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaBests</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaCountWords</name>
    <message numerus="yes">
        <source>%n round(s) played.</source>
        <translation>
            <numerusform>%n round played.</numerusform>
            <numerusform>%n rounds played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in this round made the others take a card.</source>
        <translation>
            <numerusform>%n answer in this round made the others take a card.</numerusform>
            <numerusform>%n answers in this round made the others take a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaCounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaPlay</name>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n right</numerusform>
            <numerusform>%n right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) left</source>
        <translation>
            <numerusform>%n day left</numerusform>
            <numerusform>%n days left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n game(s) cannot be read.</source>
        <translation>
            <numerusform>%n game cannot be read.</numerusform>
            <numerusform>%n games cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>Try {sign}, with %n card(s).</source>
        <translation>
            <numerusform>Try {sign}, with %n card.</numerusform>
            <numerusform>Try {sign}, with %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This can become right: %n more card(s).</source>
        <translation>
            <numerusform>This can become right: %n more card.</numerusform>
            <numerusform>This can become right: %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Try {signs}, with %n tile(s).</source>
        <translation>
            <numerusform>Try {signs}, with %n tile.</numerusform>
            <numerusform>Try {signs}, with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This can become right: %n more tile(s).</source>
        <translation>
            <numerusform>This can become right: %n more tile.</numerusform>
            <numerusform>This can become right: %n more tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeNews</name>
    <message numerus="yes">
        <source>%n star(s) today</source>
        <translation>
            <numerusform>%n star today</numerusform>
            <numerusform>%n stars today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) to improve</source>
        <translation>
            <numerusform>%n sum to improve</numerusform>
            <numerusform>%n sums to improve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HourglassWords</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hourglass: %n second(s) left</source>
        <translation>
            <numerusform>Hourglass: %n second left</numerusform>
            <numerusform>Hourglass: %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgedWords</name>
    <message numerus="yes">
        <source>about %n point(s) less in the end</source>
        <translation>
            <numerusform>about %n point less in the end</numerusform>
            <numerusform>about %n points less in the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} earns %n more point(s), but you win no more often.</source>
        <translation>
            <numerusform>{sum} earns %n more point, but you win no more often.</numerusform>
            <numerusform>{sum} earns %n more points, but you win no more often.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} earns %n more point(s).</source>
        <translation>
            <numerusform>{sum} earns %n more point.</numerusform>
            <numerusform>{sum} earns %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} lays %n more card(s), but you win no more often.</source>
        <translation>
            <numerusform>{sum} lays %n more card, but you win no more often.</numerusform>
            <numerusform>{sum} lays %n more cards, but you win no more often.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} lays %n more card(s).</source>
        <translation>
            <numerusform>{sum} lays %n more card.</numerusform>
            <numerusform>{sum} lays %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n of {turns} turn(s) without the hint, {worth}.</source>
        <translation>
            <numerusform>{name}: %n of {turns} turns without the hint, {worth}.</numerusform>
            <numerusform>{name}: %n of {turns} turns without the hint, {worth}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s), {worth}.</source>
        <translation>
            <numerusform>{name}: %n turn, {worth}.</numerusform>
            <numerusform>{name}: %n turns, {worth}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: better was possible in %n of {turns} turn(s).</source>
        <translation>
            <numerusform>{name}: better was possible in %n of {turns} turns.</numerusform>
            <numerusform>{name}: better was possible in %n of {turns} turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: better was possible in %n of {turns} turn(s), much better in {much}.</source>
        <translation>
            <numerusform>{name}: better was possible in %n of {turns} turn, much better in {much}.</numerusform>
            <numerusform>{name}: better was possible in %n of {turns} turns, much better in {much}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n more point(s)</source>
        <translation>
            <numerusform>you get %n more point</numerusform>
            <numerusform>you get %n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you lay %n more card(s)</source>
        <translation>
            <numerusform>you lay %n more card</numerusform>
            <numerusform>you lay %n more cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message numerus="yes">
        <source>A formula with %n card(s) was possible.</source>
        <translation>
            <numerusform>A formula with %n card was possible.</numerusform>
            <numerusform>A formula with %n cards was possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message numerus="yes">
        <source>sum(s) to improve today, one by one.</source>
        <translation>
            <numerusform>sum to improve today.</numerusform>
            <numerusform>sums to improve today, one by one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done for today! %n more can wait.</source>
        <translation>
            <numerusform>Done for today! %n more can wait.</numerusform>
            <numerusform>Done for today! %n more can wait.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>In %n game(s) the time for a turn ran out while the program was closed.</source>
        <translation>
            <numerusform>In %n game the time for a turn ran out while the program was closed.</numerusform>
            <numerusform>In %n games the time for a turn ran out while the program was closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParticipantWords</name>
    <message numerus="yes">
        <source>Won with %n player(s)</source>
        <translation>
            <numerusform>Won with %n player</numerusform>
            <numerusform>Won with %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s) won</source>
        <translation>
            <numerusform>game won</numerusform>
            <numerusform>games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s) won</source>
        <translation>
            <numerusform>round won</numerusform>
            <numerusform>rounds won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s) played</source>
        <translation>
            <numerusform>game played</numerusform>
            <numerusform>games played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonPracticePanel</name>
    <message numerus="yes">
        <source>Once more: %n exercise(s) for today</source>
        <translation>
            <numerusform>Once more: %n exercise for today</numerusform>
            <numerusform>Once more: %n exercises for today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayedWords</name>
    <message numerus="yes">
        <source>up to %n point(s)</source>
        <translation>
            <numerusform>up to %n point</numerusform>
            <numerusform>up to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) a turn</source>
        <translation>
            <numerusform>at most %n card a turn</numerusform>
            <numerusform>at most %n cards a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) in a number</source>
        <translation>
            <numerusform>at most %n card in a number</numerusform>
            <numerusform>at most %n cards in a number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading direction(s)</source>
        <translation>
            <numerusform>%n reading direction</numerusform>
            <numerusform>%n reading directions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) a turn</source>
        <translation>
            <numerusform>%n hour a turn</numerusform>
            <numerusform>%n hours a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minute a turn</numerusform>
            <numerusform>%n minutes a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeEnded</name>
    <message numerus="yes">
        <source>Your sum: %n point(s).</source>
        <translation>
            <numerusform>Your sum: %n point.</numerusform>
            <numerusform>Your sum: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n exercise</numerusform>
            <numerusform>%n exercises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once more: %n exercise(s).</source>
        <translation>
            <numerusform>Once more: %n exercise.</numerusform>
            <numerusform>Once more: %n exercises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of the day solved.</source>
        <translation>
            <numerusform>%n puzzle of the day solved.</numerusform>
            <numerusform>%n puzzles of the day solved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalWords</name>
    <message numerus="yes">
        <source>Won %n time(s) in a row: try the next level?</source>
        <translation>
            <numerusform>Won %n time in a row: try the next level?</numerusform>
            <numerusform>Won %n times in a row: try the next level?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost %n time(s) in a row: try an easier level?</source>
        <translation>
            <numerusform>Lost %n time in a row: try an easier level?</numerusform>
            <numerusform>Lost %n times in a row: try an easier level?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n formula(s)</source>
        <translation>
            <numerusform>%n formula</numerusform>
            <numerusform>%n formulas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were done in %n turn(s)!</source>
        <translation>
            <numerusform>You were done in %n turn!</numerusform>
            <numerusform>You were done in %n turns!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n round(s), too.</source>
        <translation>
            <numerusform>You won %n round, too.</numerusform>
            <numerusform>You won %n rounds, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n formula(s).</source>
        <translation>
            <numerusform>You laid %n formula.</numerusform>
            <numerusform>You laid %n formulas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} each won %n round(s).</source>
        <translation>
            <numerusform>{names} each won %n round.</numerusform>
            <numerusform>{names} each won %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were ahead, with %n round(s) won!</source>
        <translation>
            <numerusform>You were ahead, with %n round won!</numerusform>
            <numerusform>You were ahead, with %n rounds won!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s).</source>
        <translation>
            <numerusform>{name} won %n round.</numerusform>
            <numerusform>{name} won %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s), {other} none yet.</source>
        <translation>
            <numerusform>{name} won %n round, {other} none yet.</numerusform>
            <numerusform>{name} won %n rounds, {other} none yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s), {other} {number}.</source>
        <translation>
            <numerusform>{name} won %n round, {other} {number}.</numerusform>
            <numerusform>{name} won %n rounds, {other} {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsOverview</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message numerus="yes">
        <source>Standings of {game} with %n player(s)</source>
        <translation>
            <numerusform>Standings of {game} with %n player</numerusform>
            <numerusform>Standings of {game} with %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n right</numerusform>
            <numerusform>%n right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a sum with at least %n point(s).</source>
        <translation>
            <numerusform>Find a sum with at least %n point.</numerusform>
            <numerusform>Find a sum with at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n point(s) here. Find more.</source>
        <translation>
            <numerusform>You earned %n point here. Find more.</numerusform>
            <numerusform>You earned %n points here. Find more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) here. Lay more.</source>
        <translation>
            <numerusform>You laid %n card here. Lay more.</numerusform>
            <numerusform>You laid %n cards here. Lay more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay as many cards as you can: %n card(s).</source>
        <translation>
            <numerusform>Lay as many cards as you can: %n card.</numerusform>
            <numerusform>Lay as many cards as you can: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find the sum with the most points: %n point(s).</source>
        <translation>
            <numerusform>Find the sum with the most points: %n point.</numerusform>
            <numerusform>Find the sum with the most points: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {more} more than asked!</source>
        <translation>
            <numerusform>%n point, {more} more than asked!</numerusform>
            <numerusform>%n points, {more} more than asked!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right, that is more! The most here was %n point(s).</source>
        <translation>
            <numerusform>Right, that is more! The most here was %n point.</numerusform>
            <numerusform>Right, that is more! The most here was %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right, that is more! The most here was %n card(s).</source>
        <translation>
            <numerusform>Right, that is more! The most here was %n card.</numerusform>
            <numerusform>Right, that is more! The most here was %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s)</source>
        <translation>
            <numerusform>up to %n card</numerusform>
            <numerusform>up to %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamLesson</name>
    <message numerus="yes">
        <source>Nobody wins before each team has had %n turn(s).</source>
        <translation>
            <numerusform>Nobody wins before each team has had %n turn.</numerusform>
            <numerusform>Nobody wins before each team has had %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message numerus="yes">
        <source>%n more game(s) in progress</source>
        <translation>
            <numerusform>%n more game in progress</numerusform>
            <numerusform>%n more games in progress</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetWords</name>
    <message numerus="yes">
        <source>In hand, to lay %n card(s)</source>
        <translation>
            <numerusform>In hand, to lay %n card</numerusform>
            <numerusform>In hand, to lay %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most: %n point(s)</source>
        <translation>
            <numerusform>The most: %n point</numerusform>
            <numerusform>The most: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n point(s)</source>
        <translation>
            <numerusform>At least %n point</numerusform>
            <numerusform>At least %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Numbers</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
