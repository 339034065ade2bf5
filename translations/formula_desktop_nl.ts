<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Formula Desktop {version}</source>
        <translation>Formula Desktop {version}</translation>
    </message>
    <message>
        <source>Two number games to play together. No account, no internet: nothing about you is collected. Free software under the MIT licence.</source>
        <translation>Twee rekenspellen om samen te spelen. Geen account, geen internet: er wordt niets over je verzameld. Vrije software onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>Formula Desktop uses Qt and Qt for Python under the GNU LGPL, version 3: you may replace them with other versions.</source>
        <translation>Formula Desktop gebruikt Qt en Qt for Python onder versie 3 van de GNU LGPL: je mag ze door andere versies vervangen.</translation>
    </message>
    <message>
        <source>What goes wrong is written to a log in this folder, without anybody’s name:</source>
        <translation>Wat er misgaat, komt in een logboek in deze map te staan, zonder iemands naam:</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Map van het logboek</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Map openen</translation>
    </message>
    <message>
        <source>Licence for</source>
        <translation>Licentie van</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst van de licentie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Oefenen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ope&amp;nen…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Verderspelen</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>A&amp;lle spellen</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Spelers</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>&amp;Uitslagen</translation>
    </message>
    <message>
        <source>Lesson with &amp;teams…</source>
        <translation>Les met &amp;teams…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>O&amp;pslaan als…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Plaatje &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Plaatje &amp;opslaan…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>Terugki&amp;jken</translation>
    </message>
    <message>
        <source>Ho&amp;me</source>
        <translation>Starts&amp;cherm</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan &amp;maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Beurt weer ter&amp;ugzetten</translation>
    </message>
    <message>
        <source>Sor&amp;t</source>
        <translation>S&amp;orteren</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Husselen</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>Op&amp;geven…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Projector size</source>
        <translation>&amp;Digibordformaat</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;Systeemtaal</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>This tu&amp;rn</source>
        <translation>Deze beur&amp;t</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Eerste stappen</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>New game of &amp;{game}…</source>
        <translation>Nieuw spel &amp;{game}…</translation>
    </message>
    <message>
        <source>First steps in &amp;{game}</source>
        <translation>Eerste stappen met &amp;{game}</translation>
    </message>
    <message>
        <source>&amp;Keep and print</source>
        <translation>Plaat&amp;je en afdrukken</translation>
    </message>
    <message>
        <source>Take everything &amp;back</source>
        <translation>A&amp;lles terugnemen</translation>
    </message>
    <message>
        <source>Pa&amp;ss…</source>
        <translation>Passe&amp;n…</translation>
    </message>
    <message>
        <source>Stop no&amp;w and count…</source>
        <translation>Nu &amp;stoppen en tellen…</translation>
    </message>
    <message>
        <source>Ask the ne&amp;xt pupil</source>
        <translation>&amp;Volgende leerling vragen</translation>
    </message>
    <message>
        <source>Wh&amp;o is here…</source>
        <translation>Wie is e&amp;r…</translation>
    </message>
    <message>
        <source>Hands on phones an&amp;d other screens…</source>
        <translation>Spelen met tele&amp;foons en tablets…</translation>
    </message>
    <message>
        <source>A&amp;bout Formula Desktop</source>
        <translation>O&amp;ver Formula Desktop</translation>
    </message>
    <message>
        <source>N&amp;ew</source>
        <translation>Nieu&amp;w</translation>
    </message>
    <message>
        <source>Games and pla&amp;yers</source>
        <translation>Spell&amp;en en spelers</translation>
    </message>
    <message>
        <source>This g&amp;ame</source>
        <translation>&amp;Dit spel</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>Hel&amp;p</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
</context>
<context>
    <name>Ages</name>
    <message>
        <source>6 or 7 years old</source>
        <translation>6 of 7 jaar</translation>
    </message>
    <message>
        <source>8 or 9 years old</source>
        <translation>8 of 9 jaar</translation>
    </message>
    <message>
        <source>10 and older</source>
        <translation>10 jaar en ouder</translation>
    </message>
    <message>
        <source>A class</source>
        <translation>Een klas</translation>
    </message>
</context>
<context>
    <name>AskAge</name>
    <message>
        <source>Who plays here?</source>
        <translation>Wie speelt hier?</translation>
    </message>
</context>
<context>
    <name>AskAgeOf</name>
    <message>
        <source>How old is {name}?</source>
        <translation>Hoe oud is {name}?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
</context>
<context>
    <name>AskWhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt er?</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Iemand nieuw</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>AskingPin</name>
    <message>
        <source>This is not the PIN.</source>
        <translation>Dit is niet de pincode.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait for %n second(s).</source>
        <translation>
            <numerusform>Te vaak fout. Wacht %n seconde.</numerusform>
            <numerusform>Te vaak fout. Wacht %n seconden.</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Pincode</translation>
    </message>
    <message>
        <source>The teacher’s PIN</source>
        <translation>De pincode van de leerkracht</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>BestCard</name>
    <message>
        <source>Show</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Show: {best}, {value}</source>
        <translation>Laat zien: {best}, {value}</translation>
    </message>
</context>
<context>
    <name>BestWords</name>
    <message>
        <source>Best formula</source>
        <translation>Beste formule</translation>
    </message>
    <message>
        <source>Best sum</source>
        <translation>Beste som</translation>
    </message>
    <message>
        <source>Highest answer</source>
        <translation>Hoogste uitkomst</translation>
    </message>
    <message>
        <source>Most in one turn</source>
        <translation>Meeste in één beurt</translation>
    </message>
    <message>
        <source>Most points in all</source>
        <translation>Meeste punten in totaal</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>Snelst gewonnen</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Langste spel</translation>
    </message>
    <message>
        <source>Speed round</source>
        <translation>Snelle ronde</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Took part</source>
        <translation>Meegedaan</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n goed</numerusform>
            <numerusform>%n goed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
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
        <source>{name} got {value} for this formula!</source>
        <translation>{name} haalde {value} met deze formule!</translation>
    </message>
    <message>
        <source>{name} got {value} for this sum!</source>
        <translation>{name} haalde {value} met deze som!</translation>
    </message>
    <message>
        <source>{name} laid a formula with the answer {value}!</source>
        <translation>{name} legde een formule met als uitkomst {value}!</translation>
    </message>
    <message>
        <source>{name} laid {value} in one turn!</source>
        <translation>{name} legde {value} in één beurt!</translation>
    </message>
    <message>
        <source>{name} got {value} in this game!</source>
        <translation>{name} haalde {value} in dit spel!</translation>
    </message>
    <message>
        <source>{name} won in {value}!</source>
        <translation>{name} won in {value}!</translation>
    </message>
    <message>
        <source>{name} played on for {value}!</source>
        <translation>{name} hield {value} vol!</translation>
    </message>
    <message>
        <source>{value} in one turn</source>
        <translation>{value} in één beurt</translation>
    </message>
    <message>
        <source>answer {value}</source>
        <translation>uitkomst {value}</translation>
    </message>
    <message>
        <source>New record: {value}!</source>
        <translation>Nieuw record: {value}!</translation>
    </message>
    <message>
        <source>New record for {name}: {value}!</source>
        <translation>Nieuw record van {name}: {value}!</translation>
    </message>
    <message>
        <source>Your record so far. {best}: {value}</source>
        <translation>Jouw record tot nu toe. {best}: {value}</translation>
    </message>
    <message>
        <source>{name}’s record so far. {best}: {value}</source>
        <translation>Record van {name} tot nu toe. {best}: {value}</translation>
    </message>
    <message>
        <source>Your new record! {best}: {value}</source>
        <translation>Nieuw record! {best}: {value}</translation>
    </message>
    <message>
        <source>New record for {name}! {best}: {value}</source>
        <translation>Nieuw record van {name}! {best}: {value}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>nog %n kaart</numerusform>
            <numerusform>nog %n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CertificatePanel</name>
    <message>
        <source>Certificate</source>
        <translation>Oorkonde</translation>
    </message>
    <message>
        <source>Everybody of {team}</source>
        <translation>Iedereen van {team}</translation>
    </message>
    <message>
        <source>All pupils</source>
        <translation>Alle leerlingen</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>De les</translation>
    </message>
    <message>
        <source>The best sum of each</source>
        <translation>Ieders beste som</translation>
    </message>
    <message>
        <source>A record is there after the first game that counts.</source>
        <translation>Een record is er na het eerste spel dat meetelt.</translation>
    </message>
    <message>
        <source>Each pupil has a page of their own.</source>
        <translation>Elke leerling heeft een eigen bladzijde.</translation>
    </message>
    <message>
        <source>Certificates for a lesson</source>
        <translation>Oorkondes voor een les</translation>
    </message>
    <message>
        <source>A certificate for a lesson</source>
        <translation>Een oorkonde voor een les</translation>
    </message>
    <message>
        <source>A certificate for a record</source>
        <translation>Een oorkonde voor een record</translation>
    </message>
    <message>
        <source>Player or team</source>
        <translation>Speler of team</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Waarvoor</translation>
    </message>
    <message>
        <source>Name on the certificate</source>
        <translation>Naam op de oorkonde</translation>
    </message>
</context>
<context>
    <name>CertificateWords</name>
    <message>
        <source>Certificate</source>
        <translation>Oorkonde</translation>
    </message>
    <message>
        <source>Certificate for {name}</source>
        <translation>Oorkonde voor {name}</translation>
    </message>
    <message>
        <source>Certificates for {name}</source>
        <translation>Oorkondes voor {name}</translation>
    </message>
    <message>
        <source>all pupils</source>
        <translation>alle leerlingen</translation>
    </message>
    <message>
        <source>for</source>
        <translation>voor</translation>
    </message>
    <message>
        <source>A formula worth {value}: well done!</source>
        <translation>Een formule van {value}: goed gedaan!</translation>
    </message>
    <message>
        <source>A sum worth {value}: well done!</source>
        <translation>Een som van {value}: goed gedaan!</translation>
    </message>
    <message>
        <source>A formula with the answer {value}: well done!</source>
        <translation>Een formule met als uitkomst {value}: goed gedaan!</translation>
    </message>
    <message>
        <source>{value} in one turn: well done!</source>
        <translation>{value} in één beurt: goed gedaan!</translation>
    </message>
    <message>
        <source>{value} in one game: well done!</source>
        <translation>{value} in één spel: goed gedaan!</translation>
    </message>
    <message>
        <source>Won in only {value}: well done!</source>
        <translation>Gewonnen in maar {value}: goed gedaan!</translation>
    </message>
    <message>
        <source>A game of {value}: played on bravely!</source>
        <translation>Een spel van {value}: goed volgehouden!</translation>
    </message>
    <message>
        <source>{value} in a speed round: well done!</source>
        <translation>{value} in een snelle ronde: goed gedaan!</translation>
    </message>
    <message>
        <source>Won: well done!</source>
        <translation>Gewonnen: goed gedaan!</translation>
    </message>
    <message>
        <source>Well done for taking part!</source>
        <translation>Goed meegedaan!</translation>
    </message>
    <message>
        <source>Maths lesson</source>
        <translation>Rekenles</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Handtekening</translation>
    </message>
</context>
<context>
    <name>ChoosingPupils</name>
    <message>
        <source>Move pupils</source>
        <translation>Leerlingen verplaatsen</translation>
    </message>
    <message>
        <source>Their results go with them.</source>
        <translation>Hun uitslagen gaan mee.</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verplaatsen</translation>
    </message>
    <message>
        <source>Remove pupils</source>
        <translation>Leerlingen verwijderen</translation>
    </message>
    <message>
        <source>Names, pictures and results of those you choose are removed for good, also from the saved games. Other players keep what they have scored.</source>
        <translation>Namen, plaatjes en uitslagen van wie je kiest worden voorgoed verwijderd, ook uit de bewaarde spellen. Andere spelers houden wat ze hebben behaald.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Verwij&amp;deren</translation>
    </message>
    <message>
        <source>To the class</source>
        <translation>Naar de klas</translation>
    </message>
    <message>
        <source>in no class</source>
        <translation>in geen klas</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Leerlingen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>ClassChanges</name>
    <message numerus="yes">
        <source>There are %n class(es) already: delete some first.</source>
        <translation>
            <numerusform>Er is al %n klas: verwijder er eerst een.</numerusform>
            <numerusform>Er zijn al %n klassen: verwijder er eerst een paar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n pupil(s).</source>
        <translation>
            <numerusform>Een klas heeft hoogstens %n leerling.</numerusform>
            <numerusform>Een klas heeft hoogstens %n leerlingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is another {name} already.</source>
        <translation>Er is al een andere {name}.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 letters, digits or signs.</source>
        <translation>Een naam heeft 1 tot 40 letters, cijfers of tekens.</translation>
    </message>
    <message>
        <source>Another class has this name already.</source>
        <translation>Een andere klas heeft deze naam al.</translation>
    </message>
    <message>
        <source>Delete the class {name}?</source>
        <translation>Klas {name} verwijderen?</translation>
    </message>
    <message>
        <source>Its pupils stay, with their results, and are then in no class.</source>
        <translation>De leerlingen blijven, met hun uitslagen, en zitten dan in geen klas.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Verwij&amp;deren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>Klas exporteren</translation>
    </message>
</context>
<context>
    <name>ClassEnd</name>
    <message>
        <source>{right} of {tried} right</source>
        <translation>{right} van {tried} goed</translation>
    </message>
</context>
<context>
    <name>ClassName</name>
    <message>
        <source>Rename the class</source>
        <translation>Naam van de klas wijzigen</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Een andere naam</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Naam van de klas</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Naam wijzigen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>ClassPractice</name>
    <message>
        <source>{name} has tried: once more, or “{show}”.</source>
        <translation>{name}: al geprobeerd. Nog een keer, of “{show}”.</translation>
    </message>
    <message>
        <source>&amp;Stop and see who wins</source>
        <translation>&amp;Stoppen en zien wie wint</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns, so nobody wins yet.</source>
        <translation>De teams zijn niet even vaak aan de beurt geweest, dus nog niemand wint.</translation>
    </message>
    <message>
        <source>&amp;Stop without a winner</source>
        <translation>&amp;Stoppen zonder winnaar</translation>
    </message>
    <message>
        <source>Stop the exercises?</source>
        <translation>Stoppen met oefenen?</translation>
    </message>
    <message>
        <source>They wait on Home until another day, with the score and whose turn it is.</source>
        <translation>Ze wachten tot een andere dag op het startscherm, met de stand en wie er aan de beurt is.</translation>
    </message>
    <message>
        <source>These exercises cannot go on: a team has nobody any more.</source>
        <translation>Deze oefeningen kunnen niet verder: in een team zit niemand meer.</translation>
    </message>
    <message>
        <source>&amp;Keep practising</source>
        <translation>&amp;Dooroefenen</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>&amp;Een andere dag verder</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
</context>
<context>
    <name>ClassPracticeModel</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Leerling</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Laatst geoefend</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Geprobeerd</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Meteen goed</translation>
    </message>
    <message>
        <source>At the second try</source>
        <translation>Bij de tweede poging</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Niet opgelost</translation>
    </message>
    <message>
        <source>Practised most</source>
        <translation>Meest geoefend</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>Own turns</source>
        <translation>Eigen beurten</translation>
    </message>
    <message>
        <source>How often a typical sum is expected to be right at the first try</source>
        <translation>Hoe vaak een gewone som naar verwachting bij de eerste poging klopt</translation>
    </message>
    <message>
        <source>How many exercises were tried</source>
        <translation>Hoeveel oefeningen er zijn geprobeerd</translation>
    </message>
    <message>
        <source>How many were right at the first try</source>
        <translation>Hoeveel er bij de eerste poging goed waren</translation>
    </message>
    <message>
        <source>How many were right at the second try</source>
        <translation>Hoeveel er bij de tweede poging goed waren</translation>
    </message>
    <message>
        <source>How many were tried and not solved</source>
        <translation>Hoeveel er geprobeerd en niet opgelost zijn</translation>
    </message>
    <message>
        <source>What was practised most often</source>
        <translation>Wat het vaakst is geoefend</translation>
    </message>
    <message>
        <source>Lessons with teams</source>
        <translation>Lessen met teams</translation>
    </message>
    <message>
        <source>Own turns in lessons</source>
        <translation>Eigen beurten in lessen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
</context>
<context>
    <name>ClassesPage</name>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>De uitslagen zijn nu niet beschikbaar; start het programma opnieuw.</translation>
    </message>
    <message>
        <source>A class is a list of names that you paste or read from a file.</source>
        <translation>Een klas is een lijst met namen die je plakt of uit een bestand haalt.</translation>
    </message>
    <message>
        <source>Nobody is in this class yet.</source>
        <translation>Er zit nog niemand in deze klas.</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n leerling</numerusform>
            <numerusform>%n leerlingen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move pupils…</source>
        <translation>Leerlingen &amp;verplaatsen…</translation>
    </message>
    <message>
        <source>&amp;Remove pupils…</source>
        <translation>&amp;Leerlingen verwijderen…</translation>
    </message>
    <message>
        <source>Re&amp;name the class…</source>
        <translation>&amp;Naam van de klas wijzigen…</translation>
    </message>
    <message>
        <source>&amp;Delete the class…</source>
        <translation>&amp;Klas verwijderen…</translation>
    </message>
    <message>
        <source>New &amp;school year…</source>
        <translation>Nieuw &amp;schooljaar…</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klas</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Leerlingen</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Les…</translation>
    </message>
    <message>
        <source>New class…</source>
        <translation>Nieuwe klas…</translation>
    </message>
    <message>
        <source>Add pupils…</source>
        <translation>Leerlingen toevoegen…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>What is saved about a pupil</source>
        <translation>Wat er van een leerling bewaard wordt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>The clock of this computer shows a year before 1970 or after 9998. Set it, and start the program again.</source>
        <translation>De klok van deze computer staat op een jaar vóór 1970 of na 9998. Stel hem goed in en start het programma opnieuw.</translation>
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
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}: {number}</translation>
    </message>
</context>
<context>
    <name>Cutting</name>
    <message>
        <source>The cards of Formula</source>
        <translation>De kaarten van Formula</translation>
    </message>
    <message>
        <source>Digifeud’s board and tiles</source>
        <translation>Het bord en de fiches van Digifeud</translation>
    </message>
</context>
<context>
    <name>CuttingPanel</name>
    <message>
        <source>To cut out</source>
        <translation>Om uit te knippen</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Kaarten en fiches</translation>
    </message>
    <message>
        <source>Formula: 59 cards and 5 symbol cards</source>
        <translation>Formula: 59 kaarten en 5 symboolkaarten</translation>
    </message>
    <message>
        <source>Digifeud: the board, and tiles with {signs}</source>
        <translation>Digifeud: het bord, en fiches met {signs}</translation>
    </message>
    <message>
        <source>Print them on thick paper, at their actual size, and cut from mark to mark. The bar is below a 6 and a 9.</source>
        <translation>Druk ze af op dik papier, op ware grootte, en knip van streepje tot streepje. Onder een 6 en een 9 staat een streep.</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n puzzel opgelost</numerusform>
            <numerusform>%n puzzels opgelost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with help</source>
        <translation>
            <numerusform>%n met hulp</numerusform>
            <numerusform>%n met hulp</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescribedDigifeud</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>in the last sum</source>
        <translation>in de laatste som</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden tile(s)</source>
        <translation>
            <numerusform>%n verborgen fiche</numerusform>
            <numerusform>%n verborgen fiches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescribedFormula</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Symbol cards</source>
        <translation>Symboolkaarten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>playing</source>
        <translation>aan de beurt</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stapel: %n kaart</numerusform>
            <numerusform>Stapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>just laid</source>
        <translation>net gelegd</translation>
    </message>
    <message>
        <source>no sign yet</source>
        <translation>nog geen rekenteken</translation>
    </message>
    <message>
        <source>Places for {card}</source>
        <translation>Plekken voor {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n dichte kaart</numerusform>
            <numerusform>%n dichte kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Digifeud</name>
    <message>
        <source>The {digit} on blue counts once more (+{points}).</source>
        <translation>De {digit} op blauw telt nog één keer (+{points}).</translation>
    </message>
    <message>
        <source>The {digit} on red counts two more times (+{points}).</source>
        <translation>De {digit} op rood telt nog twee keer (+{points}).</translation>
    </message>
    <message>
        <source>blue adds nothing in the answer</source>
        <translation>blauw telt niet in de uitkomst</translation>
    </message>
    <message>
        <source>{sum}, correct. Points: {points}</source>
        <translation>{sum}, klopt. Punten: {points}</translation>
    </message>
    <message>
        <source>{sum} …, now =</source>
        <translation>{sum} …, nu =</translation>
    </message>
    <message>
        <source>{sum} …, now a sign</source>
        <translation>{sum} …, nu een rekenteken</translation>
    </message>
    <message>
        <source>{sum} …, now the answer</source>
        <translation>{sum} …, nu de uitkomst</translation>
    </message>
    <message>
        <source>{sum}, now a tile on {square}</source>
        <translation>{sum}, nu een fiche op {square}</translation>
    </message>
    <message>
        <source>{wrong}, put the larger number first</source>
        <translation>{wrong}, leg het grootste getal vooraan</translation>
    </message>
    <message>
        <source>{sum}, now choose a digit</source>
        <translation>{sum}, kies nu een cijfer</translation>
    </message>
    <message>
        <source>{sum} …, now a number</source>
        <translation>{sum} …, nu een getal</translation>
    </message>
    <message>
        <source>{sum} …, now a tile</source>
        <translation>{sum} …, nu nog een fiche</translation>
    </message>
    <message>
        <source>In the answer, the {digit} on red counts once more (+{points}).</source>
        <translation>In de uitkomst telt de {digit} op rood nog één keer (+{points}).</translation>
    </message>
    <message>
        <source>Blue counts once more only before =, not in the answer.</source>
        <translation>Blauw telt alleen vóór = nog een keer, niet in de uitkomst.</translation>
    </message>
    <message>
        <source>{digit} on blue +{points}</source>
        <translation>{digit} op blauw +{points}</translation>
    </message>
    <message>
        <source>{digit} on red in the answer +{points}</source>
        <translation>{digit} op rood in de uitkomst +{points}</translation>
    </message>
    <message>
        <source>{digit} on red +{points}</source>
        <translation>{digit} op rood +{points}</translation>
    </message>
    <message>
        <source>{wrong}, choose another digit</source>
        <translation>{wrong}, kies een ander cijfer</translation>
    </message>
    <message>
        <source>{number} can only be the answer: before =, a number has one digit</source>
        <translation>{number} kan alleen de uitkomst zijn: vóór = heeft een getal één cijfer</translation>
    </message>
    <message>
        <source>{sum} …, now a digit</source>
        <translation>{sum} …, nu een cijfer</translation>
    </message>
    <message>
        <source>{sum}, no digit fits here</source>
        <translation>{sum}, hier past geen cijfer</translation>
    </message>
    <message>
        <source>{sum} …, none of your tiles fits</source>
        <translation>{sum} …, geen van je fiches past</translation>
    </message>
    <message>
        <source>{sum} is not {answer} yet, now a tile</source>
        <translation>{sum} is nog niet {answer}, nu nog een fiche</translation>
    </message>
    <message>
        <source>{sum} …, choose another digit</source>
        <translation>{sum} …, kies een ander cijfer</translation>
    </message>
    <message>
        <source>… {sum}, now a sign</source>
        <translation>… {sum}, nu een rekenteken</translation>
    </message>
    <message>
        <source>… {sum}, now =</source>
        <translation>… {sum}, nu =</translation>
    </message>
    <message>
        <source>… {sum}, now a number</source>
        <translation>… {sum}, nu een getal</translation>
    </message>
    <message>
        <source>The centre: the first sum must have a digit here.</source>
        <translation>Het midden: van de eerste som moet hier een cijfer liggen.</translation>
    </message>
    <message>
        <source>Blue, +1×: a digit put here before = counts once more. In an answer it adds nothing.</source>
        <translation>Blauw, +1×. Een cijfer hier vóór = telt nog één keer mee. In een uitkomst levert het niets op.</translation>
    </message>
    <message>
        <source>Red, +2×: a digit put here before = counts two more times. In an answer it counts one more time.</source>
        <translation>Rood, +2×. Een cijfer hier vóór = telt nog twee keer mee. In een uitkomst telt het nog één keer mee.</translation>
    </message>
    <message>
        <source>This counts only in the turn when you put the digit down.</source>
        <translation>Dat telt alleen in de beurt waarin je het cijfer legt.</translation>
    </message>
    <message>
        <source>Blue adds the digit once before =, nothing in an answer.</source>
        <translation>Blauw telt vóór = nog één keer, in de uitkomst niet.</translation>
    </message>
    <message>
        <source>Red adds the digit twice before =, once in an answer.</source>
        <translation>Rood telt vóór = nog twee keer, in de uitkomst één keer.</translation>
    </message>
    <message>
        <source>Here your {digit} adds {points}.</source>
        <translation>Hier levert je {digit} nog {points} op.</translation>
    </message>
    <message>
        <source>Here your {digit} adds {most} before =, {least} in the answer.</source>
        <translation>Hier levert je {digit} vóór = nog {most} op, in de uitkomst {least}.</translation>
    </message>
    <message>
        <source>read from right to left, but {number} from left to right</source>
        <translation>gelezen van rechts naar links, maar {number} van links naar rechts</translation>
    </message>
    <message>
        <source>read from bottom to top, but {number} from top to bottom</source>
        <translation>gelezen van beneden naar boven, maar {number} van boven naar beneden</translation>
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
        <source>passed</source>
        <translation>past</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>opgegeven</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>te laat</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message>
        <source>a blank has no digit yet: click it to choose one</source>
        <translation>een blanco fiche heeft nog geen cijfer: klik erop en kies</translation>
    </message>
</context>
<context>
    <name>DigifeudCounts</name>
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
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n nieuw fiche</numerusform>
            <numerusform>%n nieuwe fiches</numerusform>
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
        <source>{points} in all</source>
        <translation>samen {points}</translation>
    </message>
    <message>
        <source>{points} more for coloured squares</source>
        <translation>{points} erbij voor gekleurde vakjes</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on blue</source>
        <translation>{points} erbij voor de {digit} op blauw</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on red in the answer</source>
        <translation>{points} erbij voor de {digit} op rood in de uitkomst</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on red</source>
        <translation>{points} erbij voor de {digit} op rood</translation>
    </message>
</context>
<context>
    <name>DigifeudExercise</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>DigifeudLesson</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>The player with the most points wins. Now you can play!</source>
        <translation>Wie de meeste punten heeft, wint. Nu kun je spelen!</translation>
    </message>
</context>
<context>
    <name>DigifeudOptions</name>
    <message>
        <source>Sums with</source>
        <translation>Sommen met</translation>
    </message>
    <message>
        <source>Reading directions</source>
        <translation>Leesrichtingen</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Tijd per beurt</translation>
    </message>
    <message>
        <source>Operators per sum</source>
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
        <source>&amp;Two</source>
        <translation>&amp;Twee</translation>
    </message>
    <message>
        <source>&amp;Four</source>
        <translation>&amp;Vier</translation>
    </message>
    <message>
        <source>No &amp;limit</source>
        <translation>&amp;Onbeperkt</translation>
    </message>
    <message>
        <source>72 &amp;hours</source>
        <translation>72 &amp;uur</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>&amp;Minuten</translation>
    </message>
    <message>
        <source>Minutes per turn</source>
        <translation>Minuten per beurt</translation>
    </message>
    <message>
        <source>Numbers up to</source>
        <translation>Getallen tot en met</translation>
    </message>
    <message>
        <source>&amp;Up to three</source>
        <translation>&amp;Hoogstens drie</translation>
    </message>
    <message>
        <source>&amp;Exactly one</source>
        <translation>&amp;Precies één</translation>
    </message>
    <message>
        <source>&amp;no limit</source>
        <translation>geen g&amp;rens</translation>
    </message>
    <message>
        <source>Sums ma&amp;y continue in one line</source>
        <translation>&amp;Sommen mogen doorgaan in één lijn</translation>
    </message>
    <message>
        <source>&amp;Open racks</source>
        <translation>Open &amp;fiches</translation>
    </message>
    <message>
        <source>Standa&amp;rd board</source>
        <translation>&amp;Gewoon bord</translation>
    </message>
    <message>
        <source>Shuffle&amp;d board</source>
        <translation>G&amp;ehusseld bord</translation>
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
        <source>If you take longer, you lose. A limit below 24 hours stands still while the table is not on the screen. The computer has no limit, and Undo restarts the time.</source>
        <translation>Doe je er langer over, dan verlies je. Een tijd van minder dan 24 uur staat stil als de tafel niet op het scherm staat. De computer heeft alle tijd, en na “Ongedaan maken” begint de tijd opnieuw.</translation>
    </message>
    <message>
        <source>Longer sums such as 2 + 3 × 4 = 14 are allowed too.</source>
        <translation>Langere sommen zoals 2 + 3 × 4 = 14 mogen ook.</translation>
    </message>
    <message>
        <source>Only sums such as 3 × 4 = 12.</source>
        <translation>Alleen sommen zoals 3 × 4 = 12.</translation>
    </message>
    <message>
        <source>With a limit, no number is higher and no step goes below 0.</source>
        <translation>Met een grens is geen getal hoger en gaat geen stap onder 0.</translation>
    </message>
    <message>
        <source>Such as 3 + 7 = 10 − 4 = 6 in one row.</source>
        <translation>Zoals 3 + 7 = 10 − 4 = 6 in één rij.</translation>
    </message>
    <message>
        <source>Everybody sees all tiles; good for learning together.</source>
        <translation>Iedereen ziet alle fiches; fijn om samen te leren.</translation>
    </message>
    <message>
        <source>13 blue and 12 red squares in their usual places.</source>
        <translation>13 blauwe en 12 rode vakjes op hun vaste plaats.</translation>
    </message>
    <message>
        <source>The same number of each, anywhere on the board, and different in every game.</source>
        <translation>Van elke kleur evenveel, overal op het bord, en in elk spel anders.</translation>
    </message>
</context>
<context>
    <name>DigifeudPage</name>
    <message>
        <source>Show {name}’s tiles</source>
        <translation>Laat de fiches van {name} zien</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Husselen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Sums so far</source>
        <translation>Sommen tot nu toe</translation>
    </message>
</context>
<context>
    <name>DigifeudPicture</name>
    <message>
        <source>Digifeud, the board game</source>
        <translation>Digifeud, het bordspel</translation>
    </message>
    <message>
        <source>New game of Digifeud</source>
        <translation>Nieuw spel Digifeud</translation>
    </message>
</context>
<context>
    <name>DigifeudPlay</name>
    <message>
        <source>Pass and end the game?</source>
        <translation>Passen en het spel beëindigen?</translation>
    </message>
    <message>
        <source>You passed last time too. Each then gets the points of the other’s digits.</source>
        <translation>Je paste de vorige keer ook. Ieder krijgt dan de punten van de cijfers van de ander.</translation>
    </message>
    <message>
        <source>&amp;Pass and end the game</source>
        <translation>&amp;Passen en beëindigen</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>Passen?</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>If you pass again next time, the game is over.</source>
        <translation>Pas je de volgende keer weer, dan is het spel afgelopen.</translation>
    </message>
    <message>
        <source>Then the game ends. Each gets the points of the digits that the other still has.</source>
        <translation>Dan is het spel afgelopen. Ieder krijgt de punten van de cijfers die de ander nog heeft.</translation>
    </message>
    <message>
        <source>&amp;Stop now and count</source>
        <translation>&amp;Nu stoppen en tellen</translation>
    </message>
    <message>
        <source>It is neither won nor lost, but your records count.</source>
        <translation>Het is niet gewonnen of verloren, maar jouw records tellen wel.</translation>
    </message>
    <message>
        <source>The computer agrees, and the game does not count in the results.</source>
        <translation>De computer vindt het goed. Het spel telt dan niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>Do that only if you both want to.</source>
        <translation>Doe dat alleen als jullie het allebei willen.</translation>
    </message>
    <message>
        <source>To go on another day, just close the window.</source>
        <translation>Wil je een andere dag verder? Sluit dan gewoon het venster.</translation>
    </message>
    <message>
        <source>Stop now and count?</source>
        <translation>Nu stoppen en tellen?</translation>
    </message>
    <message>
        <source>Go on another day?</source>
        <translation>Een andere dag verder?</translation>
    </message>
    <message>
        <source>Until then the game waits on Home.</source>
        <translation>Tot dan wacht het spel op het startscherm.</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>&amp;Een andere dag verder</translation>
    </message>
    <message>
        <source>{name} will then have {total} points ({split}).</source>
        <translation>{name}: dan {total} punten ({split}).</translation>
    </message>
    <message>
        <source>Then it is a tie.</source>
        <translation>Dan is het gelijkspel.</translation>
    </message>
    <message>
        <source>Then {name} will win.</source>
        <translation>Dan is de winst voor {name}.</translation>
    </message>
    <message>
        <source>Then it is a tie, and both totals are 1.</source>
        <translation>Dan is het gelijkspel, en heb je allebei 1 als totaal.</translation>
    </message>
    <message>
        <source>Then {name} will win. By the rules you end with 1 point.</source>
        <translation>Dan wint {name}. Volgens de regels eindig jij met 1 punt.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Opgeven?</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Opgeven</translation>
    </message>
</context>
<context>
    <name>DigifeudResultWords</name>
    <message>
        <source>Stopped early: neither won nor lost</source>
        <translation>Eerder gestopt, niet gewonnen en niet verloren</translation>
    </message>
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
        <source>{winner} won: {loser} gave up</source>
        <translation>Gewonnen: {winner} ({loser}: opgegeven)</translation>
    </message>
    <message>
        <source>{winner} won: {loser} ran out of time</source>
        <translation>Gewonnen: {winner} ({loser}: tijd op)</translation>
    </message>
    <message>
        <source>{winner} won: {higher} to {lower}</source>
        <translation>Gewonnen: {winner}, {higher} tegen {lower}</translation>
    </message>
    <message>
        <source>A blank that is left over does not count.</source>
        <translation>Een blanco fiche dat over is, telt niet mee.</translation>
    </message>
    <message>
        <source>The best sum, by {name}</source>
        <translation>De beste som, van {name}</translation>
    </message>
    <message>
        <source>The best sum: {points} by {name}</source>
        <translation>De beste som: {points} van {name}</translation>
    </message>
    <message>
        <source>Your best sum</source>
        <translation>Jouw beste som</translation>
    </message>
    <message>
        <source>Your best sum without the hint: {points}</source>
        <translation>Jouw beste som zonder tip: {points}</translation>
    </message>
    <message>
        <source>Your best sum: {points}</source>
        <translation>Jouw beste som: {points}</translation>
    </message>
    <message>
        <source>{name}’s best sum</source>
        <translation>De beste som van {name}</translation>
    </message>
    <message>
        <source>{name}’s best sum: {points}</source>
        <translation>De beste som van {name}: {points}</translation>
    </message>
    <message>
        <source>A small sum counts, too: 1 + 2 = 3.</source>
        <translation>Een kleine som telt ook: 1 + 2 = 3.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s)</source>
        <translation>
            <numerusform>%n som</numerusform>
            <numerusform>%n sommen</numerusform>
        </translation>
    </message>
    <message>
        <source>The most in one turn: {tiles}.</source>
        <translation>Het meeste in één beurt: {tiles}.</translation>
    </message>
    <message>
        <source>Laid by yourself: {sums}.</source>
        <translation>Zelf gelegd: {sums}.</translation>
    </message>
    <message>
        <source>Laid in this game: {sums}.</source>
        <translation>Gelegd in dit spel: {sums}.</translation>
    </message>
    <message>
        <source>Points: sums + the other’s tiles</source>
        <translation>Punten: sommen + fiches van de ander</translation>
    </message>
    <message>
        <source>Points: sums and tiles left over</source>
        <translation>Punten: sommen en fiches die over zijn</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} heeft gewonnen.</translation>
    </message>
    <message>
        <source>Almost! You were only {points} short.</source>
        <translation>Bijna! Je kwam maar {points} tekort.</translation>
    </message>
    <message>
        <source>You caught up and won!</source>
        <translation>Je stond achter en won toch!</translation>
    </message>
    <message>
        <source>You were ahead from beginning to end!</source>
        <translation>Je stond van begin tot eind voor!</translation>
    </message>
    <message>
        <source>The best sum of the game was yours!</source>
        <translation>De beste som van het spel was van jou!</translation>
    </message>
    <message>
        <source>You were ahead for a long time.</source>
        <translation>Je stond een hele tijd voor.</translation>
    </message>
    <message>
        <source>Your sums earned more. After your two passes {name} got {points} for your tiles.</source>
        <translation>Jouw sommen leverden meer op. Na twee keer passen kreeg {name} {points} voor jouw fiches.</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Je hebt opgegeven.</translation>
    </message>
    <message>
        <source>Your time for the turn ran out.</source>
        <translation>Je tijd voor de beurt was om.</translation>
    </message>
    <message>
        <source>The best sum: {points}, laid by the hint</source>
        <translation>De beste som: {points}, gelegd door de tip</translation>
    </message>
    <message>
        <source>The best sum, laid by the hint</source>
        <translation>De beste som, gelegd door de tip</translation>
    </message>
    <message>
        <source>The best sum: {points} by the computer</source>
        <translation>De beste som: {points} van de computer</translation>
    </message>
    <message>
        <source>You both have the same.</source>
        <translation>Jullie hebben evenveel.</translation>
    </message>
    <message>
        <source>You were ahead: {higher} – {lower}!</source>
        <translation>Je stond voor: {higher} – {lower}!</translation>
    </message>
    <message>
        <source>{name} has more: {higher} – {lower}.</source>
        <translation>{name} heeft meer: {higher} – {lower}.</translation>
    </message>
    <message>
        <source>You stopped, and everything was counted.</source>
        <translation>Je bent gestopt, en alles is geteld.</translation>
    </message>
    <message>
        <source>You stopped the game, and everything was counted.</source>
        <translation>Jullie zijn gestopt, en alles is geteld.</translation>
    </message>
    <message>
        <source>The game was stopped, and everything was counted.</source>
        <translation>Het spel is gestopt, en alles is geteld.</translation>
    </message>
    <message>
        <source>{name} had no digit left, and the bag was empty: the game is over.</source>
        <translation>{name}: geen cijfers meer, en de zak is leeg. Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>{name} passed twice in a row: the game is over.</source>
        <translation>{name}: twee keer na elkaar gepast. Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>{name} gave up.</source>
        <translation>{name}: opgegeven.</translation>
    </message>
    <message>
        <source>{name} gave up and so lost.</source>
        <translation>{name}: opgegeven en dus verloren.</translation>
    </message>
    <message>
        <source>{name} took longer than {time} for a turn.</source>
        <translation>{name}: langer dan {time} over een beurt gedaan.</translation>
    </message>
    <message>
        <source>{name} took longer than {time} for a turn and so lost.</source>
        <translation>{name}: langer dan {time} over een beurt gedaan en dus verloren.</translation>
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
        <source>The digits {other} had left were worth 0 points.</source>
        <translation>De cijfers die over zijn bij {other}, zijn 0 punten waard.</translation>
    </message>
    <message>
        <source>{name} got the points of the digits {other} had left, and {other} lost the same: {digits}.</source>
        <translation>{name}: plus de punten van de overige cijfers; {other}: min evenveel: {digits}.</translation>
    </message>
    <message>
        <source>{name} got the points of the digits {other} had left: {digits}.</source>
        <translation>{name}: plus de punten van de cijfers die over zijn bij {other}: {digits}.</translation>
    </message>
</context>
<context>
    <name>DigifeudRules</name>
    <message>
        <source>Points for a sum</source>
        <translation>Punten voor een som</translation>
    </message>
    <message>
        <source>A sum earns as many points as its answer. Each digit tile that you lay this turn on a coloured square earns more:</source>
        <translation>Een som levert de uitkomst aan punten op. Elk cijfer dat je in deze beurt op een gekleurd vakje legt, levert meer op:</translation>
    </message>
    <message>
        <source>The digit is part of</source>
        <translation>Het cijfer hoort bij</translation>
    </message>
    <message>
        <source>on a blue square</source>
        <translation>op een blauw vakje</translation>
    </message>
    <message>
        <source>on a red square</source>
        <translation>op een rood vakje</translation>
    </message>
    <message>
        <source>a number before =</source>
        <translation>een getal vóór =</translation>
    </message>
    <message>
        <source>the digit once</source>
        <translation>één keer het cijfer</translation>
    </message>
    <message>
        <source>the digit twice</source>
        <translation>twee keer het cijfer</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>de uitkomst</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>The 8 lies on blue: 13 + 8 = 21.</source>
        <translation>De 8 ligt op blauw: 13 + 8 = 21.</translation>
    </message>
    <message>
        <source>The 2 lies on blue, and the 8 of the answer on red: 8 + 2 + 8 = 18.</source>
        <translation>De 2 ligt op blauw, en de 8 van de uitkomst op rood: 8 + 2 + 8 = 18.</translation>
    </message>
    <message>
        <source>The answer lies on red: 2 + 2 = 4. The 8 lay there before and earns nothing more.</source>
        <translation>De uitkomst ligt op rood: 2 + 2 = 4. De 8 lag er al en levert niets meer op.</translation>
    </message>
    <message>
        <source>In 8 × 5 = 40 with the 5 on red the 5 earns 10 more, which makes 50.</source>
        <translation>Ligt in 8 × 5 = 40 de 5 op rood, dan levert die 10 extra op: samen 50.</translation>
    </message>
    <message>
        <source>In a two-digit answer each digit on red counts double, by itself.</source>
        <translation>In een uitkomst van twee cijfers telt elk cijfer op rood apart dubbel.</translation>
    </message>
    <message>
        <source>A square with a tile on it earns nothing in later turns, whatever tile it is. A blank counts as the digit that it stands for.</source>
        <translation>Een vakje waar een fiche op ligt, levert daarna niets meer op, welk fiche het ook is. Een blanco fiche telt als het cijfer dat het voorstelt.</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>Het einde van een spel</translation>
    </message>
    <message>
        <source>A game ends in one of four ways:</source>
        <translation>Een spel eindigt op een van deze vier manieren:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player has no digit tile left&lt;/b&gt;, and the bag is empty. This player gets the total of the digits that the other has left, and the other loses as much.</source>
        <translation>&lt;b&gt;Een speler heeft geen cijfers meer&lt;/b&gt;, en de zak is leeg. Deze speler krijgt het totaal van de cijfers die de ander overhoudt, en de ander verliest evenveel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player has passed twice in a row&lt;/b&gt;, in two turns of their own. Each player gets the total of the digits that the other has left.</source>
        <translation>&lt;b&gt;Een speler heeft twee keer na elkaar gepast&lt;/b&gt;, in twee eigen beurten. Elke speler krijgt het totaal van de cijfers die de ander overhoudt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player gives up.&lt;/b&gt; This player ends with 1 point; the other keeps the points they have.</source>
        <translation>&lt;b&gt;Een speler geeft op.&lt;/b&gt; Deze speler eindigt met 1 punt; de ander houdt de eigen punten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A turn takes longer than allowed.&lt;/b&gt; Then it is as if that player had given up.</source>
        <translation>&lt;b&gt;Een beurt duurt langer dan mag.&lt;/b&gt; Dan is het alsof de speler die aan de beurt is, opgeeft.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Exactly: the winner gets 4 + 6 × P + 6 × S, rounded.</source>
        <translation>Precies: de winnaar krijgt 4 + 6 × P + 6 × S, afgerond.</translation>
    </message>
    <message>
        <source>&lt;b&gt;S&lt;/b&gt; is the opponent’s strength ÷ the strength of both together, as it was before the game.</source>
        <translation>&lt;b&gt;S&lt;/b&gt; is de sterkte van de tegenstander, gedeeld door de sterkte van beiden samen, zoals die voor het spel was.</translation>
    </message>
    <message>
        <source>Halves are rounded up.</source>
        <translation>Een half wordt naar boven afgerond.</translation>
    </message>
    <message>
        <source>&lt;b&gt;For example:&lt;/b&gt; two players of the same strength end with 200 and 120 points. The winner gets 4 + 3 + 3 = 10, the loser 3 × 0.3 = 0.9, rounded to 1.</source>
        <translation>&lt;b&gt;Bijvoorbeeld:&lt;/b&gt; twee spelers met dezelfde sterkte eindigen met 200 en 120 punten. De winnaar krijgt 4 + 3 + 3 = 10, de verliezer 3 × 0,3 = 0,9, afgerond 1.</translation>
    </message>
    <message>
        <source>A game &lt;b&gt;counts&lt;/b&gt;, once, if it ended in one of the first two ways and its last turn was played in this program. These do not count:</source>
        <translation>Elk spel dat op een van de eerste twee manieren is geëindigd en waarvan de laatste beurt in dit programma is gespeeld, &lt;b&gt;telt mee&lt;/b&gt;, één keer. Dit telt niet mee:</translation>
    </message>
    <message>
        <source>games in which somebody gave up or ran out of time,</source>
        <translation>spellen waarin iemand opgaf of te laat was,</translation>
    </message>
    <message>
        <source>games in which a turn was undone,</source>
        <translation>spellen waarin een beurt ongedaan is gemaakt,</translation>
    </message>
    <message>
        <source>games that were only watched,</source>
        <translation>spellen waar alleen naar gekeken is,</translation>
    </message>
    <message>
        <source>games of somebody against themselves,</source>
        <translation>spellen van iemand tegen zichzelf,</translation>
    </message>
    <message>
        <source>games opened from a file (names in a file do not count here), copies, and games whose file was changed,</source>
        <translation>spellen die uit een bestand zijn geopend (namen in een bestand tellen hier niet mee), kopieën, en spellen waarvan het bestand is veranderd,</translation>
    </message>
    <message>
        <source>games that the players did not want to count.</source>
        <translation>spellen die van de spelers niet hoefden mee te tellen.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength&lt;/b&gt; compares you with everybody: 100 is the average of all, computers included. A newcomer has 100.</source>
        <translation>De &lt;b&gt;sterkte&lt;/b&gt; vergelijkt je met iedereen: 100 is het gemiddelde van iedereen, ook van de computers. Wie nieuw is, heeft 100.</translation>
    </message>
    <message>
        <source>It is 100 × your average score in a game that counts ÷ the average of all participants, rounded, and at least 1.</source>
        <translation>De sterkte is 100 × je gemiddelde score per spel dat meetelt, gedeeld door het gemiddelde van alle deelnemers, afgerond, en minstens 1.</translation>
    </message>
    <message>
        <source>To your own games 5 more are added, with exactly the average of all. So one lucky game makes nobody strong.</source>
        <translation>Bij je eigen spellen komen er 5 bij met precies het gemiddelde van iedereen. Zo wordt niemand sterk door één spel met geluk.</translation>
    </message>
    <message>
        <source>The average of all is all scores ÷ all seats in games that count. While nobody has scored yet, everybody has 100.</source>
        <translation>Het gemiddelde van iedereen is alle scores samen, gedeeld door alle plaatsen in spellen die meetellen. Zolang nog niemand een score heeft, heeft iedereen 100.</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Tijd per beurt</translation>
    </message>
    <message>
        <source>Unless you choose otherwise, a turn may take 72 hours between two people, and as long as you like against the computer: nobody should lose by going on holiday. You can also choose a number of minutes. For a class there is an hourglass, with which nobody loses.</source>
        <translation>Tenzij je iets anders kiest, mag een beurt tussen twee mensen 72 uur duren, en tegen de computer zo lang als je wilt: niemand hoort te verliezen door op vakantie te gaan. Je kunt ook een aantal minuten kiezen. Voor in de klas is er een zandloper, waarmee niemand verliest.</translation>
    </message>
    <message>
        <source>The time of the first turn runs from the game’s start.</source>
        <translation>De tijd van de eerste beurt loopt vanaf het begin van het spel.</translation>
    </message>
    <message>
        <source>If you take exactly the whole time, you are still in time.</source>
        <translation>Wie precies de hele tijd gebruikt, is nog op tijd.</translation>
    </message>
    <message>
        <source>The time does not run for a computer.</source>
        <translation>Voor een computer loopt er geen tijd.</translation>
    </message>
    <message>
        <source>When a turn is undone, its time starts again.</source>
        <translation>Als een beurt ongedaan wordt gemaakt, begint de tijd ervan opnieuw.</translation>
    </message>
    <message>
        <source>A limit below 24 hours stands still while the table is not on the screen. When the game is continued after the program was closed, that turn starts again.</source>
        <translation>Een tijd van minder dan 24 uur staat stil als de tafel niet op het scherm staat. Speel je verder nadat het programma dicht was, dan begint die beurt opnieuw.</translation>
    </message>
    <message>
        <source>What you choose for a new game</source>
        <translation>Wat je kiest voor een nieuw spel</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sums with:&lt;/b&gt; + and −, or × as well (usual), or ÷ as well.</source>
        <translation>&lt;b&gt;Sommen met:&lt;/b&gt; plus en min, of ook keer (standaard), of ook gedeeld door.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Reading directions:&lt;/b&gt; two (usual) or four.</source>
        <translation>&lt;b&gt;Leesrichtingen:&lt;/b&gt; twee (standaard) of vier.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Who starts:&lt;/b&gt; you, your opponent, or chosen at random.</source>
        <translation>&lt;b&gt;Wie begint:&lt;/b&gt; jij, je tegenstander, of willekeurig.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Operators per sum:&lt;/b&gt; up to three (usual) or exactly one.</source>
        <translation>&lt;b&gt;Rekentekens per som:&lt;/b&gt; hoogstens drie (standaard) of precies één.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Numbers up to:&lt;/b&gt; no limit (usual), 10, 20 or 50.</source>
        <translation>&lt;b&gt;Getallen tot en met:&lt;/b&gt; geen grens (standaard), 10, 20 of 50.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sums may continue in one line:&lt;/b&gt; yes (usual) or no.</source>
        <translation>&lt;b&gt;Sommen mogen doorgaan in één lijn:&lt;/b&gt; ja (standaard) of nee.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open racks:&lt;/b&gt; no (usual) or yes.</source>
        <translation>&lt;b&gt;Open fiches:&lt;/b&gt; nee (standaard) of ja.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Time per turn:&lt;/b&gt; no limit, 72 hours, or a number of minutes.</source>
        <translation>&lt;b&gt;Tijd per beurt:&lt;/b&gt; onbeperkt, 72 uur, of een aantal minuten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Coloured squares:&lt;/b&gt; the standard board or a shuffled one.</source>
        <translation>&lt;b&gt;Gekleurde vakjes:&lt;/b&gt; het gewone bord of een gehusseld bord.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Doel van het spel</translation>
    </message>
    <message>
        <source>Two players lay sums on a board, crossing each other like the words of a crossword. Every sum earns as many points as its answer, and digits on coloured squares earn more. Whoever has the most points at the end wins.</source>
        <translation>Twee spelers leggen sommen op een bord, kruiselings zoals de woorden van een kruiswoordraadsel. Elke som levert de uitkomst aan punten op, en cijfers op gekleurde vakjes leveren meer op. Wie op het eind de meeste punten heeft, wint.</translation>
    </message>
    <message>
        <source>The sum uses the 1 that lies there already. The other tiles are new: they have a coloured edge. The arrow shows how the sum is read.</source>
        <translation>De som gebruikt de 1 die er al ligt. De andere fiches zijn nieuw: ze hebben een gekleurde rand. De pijl wijst aan hoe je de som leest.</translation>
    </message>
    <message>
        <source>Each player is a person at this computer or the computer itself, at a level that you choose. You can also watch two computers play.</source>
        <translation>Elke speler is een mens aan deze computer of de computer zelf, op een niveau dat je kiest. Je kunt ook kijken hoe twee computers tegen elkaar spelen.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Het bord</translation>
    </message>
    <message>
        <source>The board has 13 by 13 squares. Its columns are called A to M, its rows 1 to 13; the square in the middle is G7. 13 squares are blue and 12 are red.</source>
        <translation>Het bord heeft 13 bij 13 vakjes. De kolommen heten A tot en met M, de rijen 1 tot en met 13; het vakje in het midden is G7. Er zijn 13 blauwe en 12 rode vakjes.</translation>
    </message>
    <message>
        <source>The empty board. Blue squares have the sign +1× and one edge, red squares the sign +2× and a double edge.</source>
        <translation>Het lege bord. Op blauwe vakjes staat +1×, met één rand; op rode vakjes staat +2×, met een dubbele rand.</translation>
    </message>
    <message>
        <source>The coloured squares of the standard board lie so that it looks the same from all sides. For a new game you may also have them shuffled: the same number of each, anywhere on the board.</source>
        <translation>De gekleurde vakjes van het gewone bord liggen zo dat het er van alle kanten hetzelfde uitziet. Voor een nieuw spel mag je ze ook laten husselen: evenveel van elk, overal op het bord.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>De fiches</translation>
    </message>
    <message>
        <source>On your rack you have 8 digit tiles, 3 tiles with an operator and one =. After every turn it is filled up from the bag, as long as there is something in it. The = is always there.</source>
        <translation>Je hebt 8 cijferfiches, 3 rekenfiches en één =. Na elke beurt worden ze aangevuld uit de zak, zolang daar iets in zit. De = is er altijd.</translation>
    </message>
    <message>
        <source>With &lt;b&gt;open racks&lt;/b&gt; both racks lie open. So you can think together at one screen.</source>
        <translation>Met &lt;b&gt;open fiches&lt;/b&gt; liggen de fiches van jullie allebei open. Zo kun je samen nadenken aan één scherm.</translation>
    </message>
    <message>
        <source>Two digit tiles, a blank, and the tiles plus, minus, times, divided by and equals</source>
        <translation>Twee cijferfiches, een blanco fiche, en de fiches plus, min, keer, gedeeld door en is</translation>
    </message>
    <message>
        <source>A blank has a star and counts as any digit from 0 to 9. You choose it when you lay the blank, and it keeps this digit.</source>
        <translation>Een blanco fiche heeft een ster en telt als een cijfer naar keuze, van 0 tot en met 9. Je kiest het als je het fiche legt, en daarna houdt het dat cijfer.</translation>
    </message>
    <message>
        <source>There are 50 digit tiles:</source>
        <translation>Er zijn 50 cijferfiches:</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cijfer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>Tiles of each</source>
        <translation>Fiches van elk</translation>
    </message>
    <message>
        <source>For a new game you choose which operators take part. This many tiles with operators are in the bag then:</source>
        <translation>Voor een nieuw spel kies je welke rekentekens meedoen. Zoveel rekenfiches zitten er dan in de zak:</translation>
    </message>
    <message>
        <source>Sums with</source>
        <translation>Sommen met</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>On your turn you lay a sum, or you pass. You can also give up at any time when it is your turn.</source>
        <translation>Als je aan de beurt bent, leg je een som of pas je. Je kunt dan ook opgeven.</translation>
    </message>
    <message>
        <source>All tiles that you lay go on empty squares of one row or one column.</source>
        <translation>Alle fiches die je legt, komen op lege vakjes in één rij of één kolom.</translation>
    </message>
    <message>
        <source>Together with digits that already lie there they make one sum, from its first number to its answer, without a gap.</source>
        <translation>Samen met cijfers die er al liggen vormen ze één som, van het eerste getal tot de uitkomst, zonder gat.</translation>
    </message>
    <message>
        <source>The = and all operators of the sum come from your rack. From the board you can use only digits.</source>
        <translation>De = en alle rekentekens van de som zijn van je eigen fiches. Van wat op het bord ligt, kun je alleen cijfers gebruiken.</translation>
    </message>
    <message>
        <source>The first sum, and the next ones</source>
        <translation>De eerste som, en de volgende</translation>
    </message>
    <message>
        <source>The first sum has exactly one operator before =, and one of its digits lies on G7, the square in the middle.</source>
        <translation>De eerste som heeft precies één rekenteken vóór =, en een van de cijfers ligt op G7, het vakje in het midden.</translation>
    </message>
    <message>
        <source>Every later sum uses at least one digit that already lies on the board.</source>
        <translation>Elke volgende som gebruikt minstens één cijfer dat al op het bord ligt.</translation>
    </message>
    <message>
        <source>Where sums cross, this may be just one digit of a two-digit number.</source>
        <translation>Kruis je een getal van twee cijfers, dan mag dat ook één van die twee cijfers zijn.</translation>
    </message>
    <message>
        <source>The 0 of the 10 is used alone.</source>
        <translation>Alleen de 0 van de 10 wordt gebruikt.</translation>
    </message>
    <message>
        <source>How sums are read</source>
        <translation>Hoe je sommen leest</translation>
    </message>
    <message>
        <source>With &lt;b&gt;two directions&lt;/b&gt; sums are read from left to right and from top to bottom. With &lt;b&gt;four directions&lt;/b&gt; they may also be read from right to left and from bottom to top.</source>
        <translation>Met &lt;b&gt;twee leesrichtingen&lt;/b&gt; lees je sommen van links naar rechts en van boven naar beneden. Met &lt;b&gt;vier leesrichtingen&lt;/b&gt; mag het ook van rechts naar links en van beneden naar boven.</translation>
    </message>
    <message>
        <source>The higher total wins, and equal totals are a tie.</source>
        <translation>Het hoogste totaal wint; bij gelijke totalen is het gelijkspel.</translation>
    </message>
    <message>
        <source>You can also agree to stop: “Stop now and count” in the menu ends the game as if both had passed. The computer always agrees, but such a game is neither won nor lost.</source>
        <translation>Jullie kunnen ook samen stoppen: “Nu stoppen en tellen” in het menu beëindigt het spel alsof beide spelers gepast hebben. De computer vindt dat altijd goed, maar zo’n spel is niet gewonnen en niet verloren.</translation>
    </message>
    <message>
        <source>A blank that is left on a rack counts 0. Whoever gives up or runs out of time never wins.</source>
        <translation>Een blanco fiche dat je overhoudt, telt 0. Wie opgeeft of te laat is, wint nooit.</translation>
    </message>
    <message>
        <source>Every person and every level of the computer has a &lt;b&gt;score&lt;/b&gt;. Each game that counts adds to it: 4 to 16 for the winner, 1 to 3 for the loser. Many points and a strong opponent give more.</source>
        <translation>Iedereen die meedoet heeft een &lt;b&gt;score&lt;/b&gt;, ook elk niveau van de computer. Elk spel dat meetelt, doet er iets bij: 4 tot 16 voor de winnaar, 1 tot 3 voor de verliezer. Veel punten en een sterke tegenstander leveren meer op.</translation>
    </message>
    <message>
        <source>The winner gets 4, and up to 6 more for points, and up to 6 more for the opponent’s strength. The loser gets 1 to 3 for both together. In a tie each player gets half of what winning and losing would have given together, rounded down.</source>
        <translation>De winnaar krijgt 4, hoogstens 6 extra voor de punten, en hoogstens 6 extra voor de sterkte van de tegenstander. De verliezer krijgt voor beide samen 1 tot 3. Bij gelijkspel krijgt elke speler de helft van wat winnen en verliezen samen hadden opgeleverd, naar beneden afgerond.</translation>
    </message>
    <message>
        <source>The loser gets 3 × P × 2 × S, rounded, at least 1 and at most 3.</source>
        <translation>De verliezer krijgt 3 × P × 2 × S, afgerond, minstens 1 en hoogstens 3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt; is the player’s own points ÷ 400, or ÷ 200 when the sums have no × or the numbers go up to 10 or 20; it is at least 0 and at most 1.</source>
        <translation>&lt;b&gt;P&lt;/b&gt; is het aantal eigen punten, gedeeld door 400, of door 200 als er geen × meedoet of als de getallen tot en met 10 of 20 gaan; het is minstens 0 en hoogstens 1.</translation>
    </message>
    <message>
        <source>This game is played with two directions.</source>
        <translation>Dit spel gaat met twee leesrichtingen.</translation>
    </message>
    <message>
        <source>A two-digit number is always read as it is written, from left to right or from top to bottom. 21 is never 12.</source>
        <translation>Een getal van twee cijfers lees je altijd zoals het er staat, van links naar rechts of van boven naar beneden. 21 is nooit 12.</translation>
    </message>
    <message>
        <source>From the right this reads 4 + 8 = 12.</source>
        <translation>Van rechts lees je 4 + 8 = 12.</translation>
    </message>
    <message>
        <source>Which sums are correct</source>
        <translation>Welke sommen kloppen</translation>
    </message>
    <message>
        <source>Work out × and ÷ before + and −; otherwise go from first to last.</source>
        <translation>Keer en gedeeld door gaan vóór plus en min; verder reken je van voor naar achter.</translation>
    </message>
    <message>
        <source>Every division must be exact, with no remainder, and nothing is divided by 0.</source>
        <translation>De uitkomst van elke deling is een heel getal, en delen door 0 kan niet.</translation>
    </message>
    <message>
        <source>On the way it may go below 0. The answer is a number from 0 to 99.</source>
        <translation>Onderweg mag je onder 0 komen. De uitkomst is een getal van 0 tot en met 99.</translation>
    </message>
    <message>
        <source>First 2 × 3, then 1 + 6.</source>
        <translation>Eerst 2 × 3, dan 1 + 6.</translation>
    </message>
    <message>
        <source>1 − 4 is 3 below 0; 9 more makes 6.</source>
        <translation>1 − 4 is 3 onder 0; met 9 erbij wordt het 6.</translation>
    </message>
    <message>
        <source>A sum has one to three operators before =. For a new game you may choose that it has exactly one.</source>
        <translation>Een som heeft één tot drie rekentekens vóór =. Voor een nieuw spel mag je kiezen dat het er precies één is.</translation>
    </message>
    <message>
        <source>For a new game you may choose numbers up to 10, 20 or 50. Then no number of a sum is higher. On the way, too, you never go above it or below 0.</source>
        <translation>Voor een nieuw spel kun je getallen tot en met 10, 20 of 50 kiezen. Dan is geen getal van een som hoger. Ook onderweg kom je er nooit boven en nooit onder 0.</translation>
    </message>
    <message>
        <source>8 + 9 is 17, and 17 − 7 is 10.</source>
        <translation>8 + 9 is 17, en 17 − 7 is 10.</translation>
    </message>
    <message>
        <source>Which numbers you may use</source>
        <translation>Welke getallen je mag gebruiken</translation>
    </message>
    <message>
        <source>Each number before = is a single digit.</source>
        <translation>Elk getal vóór = is één cijfer.</translation>
    </message>
    <message>
        <source>The answer has one or two digits; each of them may be new or lie there already.</source>
        <translation>De uitkomst heeft één of twee cijfers; elk daarvan mag nieuw zijn of er al liggen.</translation>
    </message>
    <message>
        <source>A two-digit number does not begin with 0.</source>
        <translation>Een getal van twee cijfers begint niet met 0.</translation>
    </message>
    <message>
        <source>What may lie beside a sum</source>
        <translation>Wat er naast een som mag liggen</translation>
    </message>
    <message>
        <source>Just before the first square of a sum and just after its last one, in the line in which it is read, there is the edge of the board or an empty square.</source>
        <translation>Vlak voor het eerste vakje van een som en vlak achter het laatste, in de lijn waarin je de som leest, is de rand van het bord of een leeg vakje.</translation>
    </message>
    <message>
        <source>Now the row shows 3 + 7 = 10 − 4 = 6. Both sums have the 10.</source>
        <translation>Nu staat in de rij 3 + 7 = 10 − 4 = 6. Beide sommen hebben de 10.</translation>
    </message>
    <message>
        <source>Tiles that lie along the sides of a sum don’t matter: they need not make a sum with it.</source>
        <translation>Fiches langs de zijkanten van een som doen er niet toe: ze hoeven er geen som mee te vormen.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>A sum always ends with its answer. Its numbers follow each other in the direction in which you read it.</source>
        <translation>Een som eindigt altijd met de uitkomst. De getallen volgen elkaar in de richting waarin je de som leest.</translation>
    </message>
    <message>
        <source>There is one exception: a two-digit number that an earlier sum in the same line already has as one of its numbers. You use it whole.</source>
        <translation>Er is één uitzondering: een getal van twee cijfers dat een eerdere som in dezelfde lijn al als getal heeft. Dat gebruik je in zijn geheel.</translation>
    </message>
    <message>
        <source>A sum may also go on where an earlier one in the same line ends or begins, when both have that whole number, on the same squares.</source>
        <translation>Een som mag ook verdergaan waar een eerdere som in dezelfde lijn eindigt of begint, als beide dat hele getal hebben, op dezelfde vakjes.</translation>
    </message>
    <message>
        <source>Both sums have the 13: 5 + 8 = 13, and read from the right 6 + 7 = 13.</source>
        <translation>De 13 hoort bij beide sommen: 5 + 8 = 13, en van rechts gelezen 6 + 7 = 13.</translation>
    </message>
    <message>
        <source>For a new game you may choose that no sum continues another. Then nothing lies just before or after a sum.</source>
        <translation>Voor een nieuw spel kun je kiezen dat geen som verdergaat op een andere. Dan ligt er niets vlak voor of vlak achter een som.</translation>
    </message>
    <message>
        <source>Points, end and results</source>
        <translation>Punten, einde en uitslagen</translation>
    </message>
</context>
<context>
    <name>DigifeudTexts</name>
    <message>
        <source>playing</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>on another screen</source>
        <translation>op een eigen scherm</translation>
    </message>
    <message>
        <source>Shift and an arrow key move the whole sum.</source>
        <translation>Met Shift en een pijltoets schuift de hele som.</translation>
    </message>
    <message>
        <source>Numbers are always read from left to right.</source>
        <translation>Getallen lees je altijd van links naar rechts.</translation>
    </message>
    <message>
        <source>Numbers are always read from top to bottom.</source>
        <translation>Getallen lees je altijd van boven naar beneden.</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: gepast</translation>
    </message>
    <message>
        <source>{name} gave up</source>
        <translation>{name}: opgegeven</translation>
    </message>
    <message>
        <source>{name} ran out of time</source>
        <translation>{name}: te laat</translation>
    </message>
    <message>
        <source>The game is over: a tie.</source>
        <translation>Het spel is afgelopen: gelijkspel.</translation>
    </message>
    <message>
        <source>The game is over: {name} won.</source>
        <translation>Het spel is afgelopen, gewonnen door {name}.</translation>
    </message>
    <message>
        <source>For example 3 + 4 = 7, a digit in the middle</source>
        <translation>Leg bijvoorbeeld 3 + 4 = 7, een cijfer in het midden</translation>
    </message>
    <message>
        <source>Longer counts, too: 2 + 3 + 4 = 9.</source>
        <translation>Langer mag ook: 2 + 3 + 4 = 9.</translation>
    </message>
    <message>
        <source>No sum fits. Pass.</source>
        <translation>Er past geen som. Pas.</translation>
    </message>
    <message>
        <source>The computer’s tiles</source>
        <translation>Fiches van de computer</translation>
    </message>
    <message>
        <source>Bag: {digits}, {signs}</source>
        <translation>Zak: {digits}, {signs}</translation>
    </message>
    <message>
        <source>Bag: {digits}</source>
        <translation>Zak: {digits}</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Jouw fiches</translation>
    </message>
    <message>
        <source>Build on a digit already there.</source>
        <translation>Bouw verder op een liggend cijfer.</translation>
    </message>
    <message>
        <source>{name}’s tiles</source>
        <translation>Fiches van {name}</translation>
    </message>
</context>
<context>
    <name>Entering</name>
    <message>
        <source>“{line}” is the name of the class, not of a pupil</source>
        <translation>“{line}” is de naam van de klas, niet van een leerling</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <translation>
            <numerusform>%n naam</numerusform>
            <numerusform>%n namen</numerusform>
        </translation>
    </message>
    <message>
        <source>A list of names</source>
        <translation>Een lijst met namen</translation>
    </message>
    <message>
        <source>Lists of names ({kinds})</source>
        <translation>Lijsten met namen ({kinds})</translation>
    </message>
    <message>
        <source>All files ({kinds})</source>
        <translation>Alle bestanden ({kinds})</translation>
    </message>
    <message>
        <source>New class</source>
        <translation>Nieuwe klas</translation>
    </message>
    <message>
        <source>Add pupils to {name}</source>
        <translation>Leerlingen toevoegen aan {name}</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Naam van de klas</translation>
    </message>
    <message>
        <source>Paste or type the names, one on each line, or choose a file. Surnames may stand after a comma, semicolon or tab: they only tell equal first names apart.</source>
        <translation>Plak of typ de namen, één per regel, of kies een bestand. Achternamen mogen erachter staan, na een komma, puntkomma of tab: ze dienen alleen om gelijke voornamen te onderscheiden.</translation>
    </message>
    <message>
        <source>List of names</source>
        <translation>Lijst met namen</translation>
    </message>
    <message>
        <source>What will be entered</source>
        <translation>Wat er wordt ingevoerd</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
    <message>
        <source>Show first names only, as the first word of each name</source>
        <translation>Alleen voornamen tonen: het eerste woord van elke naam</translation>
    </message>
    <message>
        <source>A name that is here already is the same pupil</source>
        <translation>Een naam die er al is, is dezelfde leerling</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Invoeren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>In de lijst</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation>staat er al</translation>
    </message>
    <message>
        <source>is in {name}</source>
        <translation>zit in {name}</translation>
    </message>
</context>
<context>
    <name>EverybodysPractice</name>
    <message>
        <source>Practice: {skills}</source>
        <translation>Oefenen: {skills}</translation>
    </message>
    <message>
        <source>The numbers say how often a typical sum is expected to be right at the first try. In brackets: not sure yet; a question mark: fewer than three exercises.</source>
        <translation>De getallen zeggen hoe vaak een gewone som naar verwachting bij de eerste poging klopt. Tussen haakjes: nog niet zeker; een vraagteken: minder dan drie oefeningen.</translation>
    </message>
    <message>
        <source>adding</source>
        <translation>optellen</translation>
    </message>
    <message>
        <source>subtracting</source>
        <translation>aftrekken</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>vermenigvuldigen</translation>
    </message>
    <message>
        <source>dividing</source>
        <translation>delen</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tafels</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Vaardigheden</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
    </message>
</context>
<context>
    <name>ExerciseDigifeudTexts</name>
    <message>
        <source>Points: {sum}</source>
        <translation>Punten: {sum}</translation>
    </message>
</context>
<context>
    <name>ExerciseOffer</name>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Looking for exercises …</source>
        <translation>Oefeningen worden gezocht …</translation>
    </message>
    <message>
        <source>There was more in some turns: try them</source>
        <translation>In enkele beurten was meer te halen: probeer ze</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in which there was more: try them</source>
        <translation>
            <numerusform>In %n beurt was meer te halen: probeer hem</numerusform>
            <numerusform>In %n beurten was meer te halen: probeer ze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s)</source>
        <translation>
            <numerusform>{name}: %n beurt</numerusform>
            <numerusform>{name}: %n beurten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>Once more</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} van {total}</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Stoppen…</translation>
    </message>
    <message>
        <source>Tried: {sums}</source>
        <translation>Geprobeerd: {sums}</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Even wachten…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Shows the answer</source>
        <translation>Laat de oplossing zien</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probeer nog eens</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Ends practising (Esc)</source>
        <translation>Stopt met oefenen (Esc)</translation>
    </message>
</context>
<context>
    <name>ExercisesForm</name>
    <message>
        <source>School year</source>
        <translation>Schooljaar</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>everybody once</source>
        <translation>iedereen één keer</translation>
    </message>
    <message>
        <source>{number} exercises</source>
        <translation>{number} oefeningen</translation>
    </message>
    <message>
        <source>Fewer opt&amp;ions</source>
        <translation>Minder &amp;keuzes</translation>
    </message>
    <message>
        <source>More opt&amp;ions</source>
        <translation>Meer &amp;keuzes</translation>
    </message>
    <message>
        <source>hourglass: {time}</source>
        <translation>zandloper: {time}</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>You</source>
        <translation>Jij</translation>
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
        <translation>Stoel</translation>
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
        <source>Cards left</source>
        <translation>Kaarten over</translation>
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
        <source>Move</source>
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
        <source>Date and time</source>
        <translation>Tijdstip</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessie</translation>
    </message>
    <message>
        <source>Way of practising</source>
        <translation>Manier van oefenen</translation>
    </message>
    <message>
        <source>Day of the puzzle</source>
        <translation>Dag van de puzzel</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Vaardigheden</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Goede uitkomst</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Ingevuld</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Counts for the rating</source>
        <translation>Telt voor de beheersing</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>freely</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>puzzel van de dag</translation>
    </message>
    <message>
        <source>speed round</source>
        <translation>snelle ronde</translation>
    </message>
    <message>
        <source>exercises of the class</source>
        <translation>oefeningen met de klas</translation>
    </message>
    <message>
        <source>at the first try</source>
        <translation>bij de eerste poging</translation>
    </message>
    <message>
        <source>at the second try</source>
        <translation>bij de tweede poging</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Vaardigheid</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Beheersing</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Onzekerheid</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Leerling</translation>
    </message>
    <message>
        <source>Exercises tried</source>
        <translation>Oefeningen geprobeerd</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Meteen goed</translation>
    </message>
    <message>
        <source>Right at the second try</source>
        <translation>Goed bij de tweede poging</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Niet opgelost</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Laatst geoefend</translation>
    </message>
    <message>
        <source>Lessons with teams</source>
        <translation>Lessen met teams</translation>
    </message>
    <message>
        <source>Own turns in lessons</source>
        <translation>Eigen beurten in lessen</translation>
    </message>
    <message>
        <source>{game}: games</source>
        <translation>{game}: spellen</translation>
    </message>
    <message>
        <source>{game}: won</source>
        <translation>{game}: gewonnen</translation>
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
        <source>once more</source>
        <translation>nog eens</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Nummer van het spel</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>This goes well already:</source>
        <translation>Dit kun je al goed:</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More numbers and charts</source>
        <translation>Meer getallen en grafieken</translation>
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
        <source>{file} cannot be saved: {problem}.</source>
        <translation>{file} kan niet worden opgeslagen: {problem}.</translation>
    </message>
    <message>
        <source>Saved: {file}
in {folder}</source>
        <translation>Opgeslagen: {file}
in {folder}</translation>
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
        <source>Does not count</source>
        <translation>Telt niet mee</translation>
    </message>
    <message>
        <source>its sums</source>
        <translation>alleen de sommen</translation>
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
    <name>FirstPlayer</name>
    <message>
        <source>{level}: {does}</source>
        <translation>{level}: {does}</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>{sum}, correct</source>
        <translation>{sum}, klopt</translation>
    </message>
    <message>
        <source>{sum}, no digit fits here</source>
        <translation>{sum}, hier past geen cijfer</translation>
    </message>
    <message>
        <source>{sum}, no sign fits</source>
        <translation>{sum}, geen rekenteken past</translation>
    </message>
    <message>
        <source>{sum}, none of your cards fits</source>
        <translation>{sum}, geen van je kaarten past</translation>
    </message>
    <message>
        <source>{wrong}, choose another digit</source>
        <translation>{wrong}, kies een ander cijfer</translation>
    </message>
    <message>
        <source>{wrong}, put a card somewhere else</source>
        <translation>{wrong}, leg een kaart ergens anders</translation>
    </message>
    <message>
        <source>{sum}, now a card</source>
        <translation>{sum}, nu nog een kaart</translation>
    </message>
    <message>
        <source>{sum}, now the sign</source>
        <translation>{sum}, nu het teken</translation>
    </message>
    <message>
        <source>{sum}, lay the answer or choose another digit</source>
        <translation>{sum}, leg de uitkomst of kies een ander cijfer</translation>
    </message>
    <message>
        <source>{sum} is not {answer}, now another sign</source>
        <translation>{sum} is geen {answer}, nu een ander rekenteken</translation>
    </message>
    <message>
        <source>{sum} is not {answer}, now lay the answer</source>
        <translation>{sum} is niet {answer}, leg nu de uitkomst</translation>
    </message>
    <message>
        <source>{sum} is not {answer} yet, now a card</source>
        <translation>{sum} is nog niet {answer}, leg nog een kaart</translation>
    </message>
    <message>
        <source>{sum}, now another sign</source>
        <translation>{sum}, nu een ander rekenteken</translation>
    </message>
    <message>
        <source>{sum}, now the answer</source>
        <translation>{sum}, nu de uitkomst</translation>
    </message>
    <message>
        <source>{sum}, now choose a digit</source>
        <translation>{sum}, kies nu een cijfer</translation>
    </message>
    <message>
        <source>{sum}, choose another digit</source>
        <translation>{sum}, kies een ander cijfer</translation>
    </message>
    <message>
        <source>{sum}, put a card somewhere else</source>
        <translation>{sum}, leg een kaart ergens anders</translation>
    </message>
    <message>
        <source>{difference} is less than 0, choose another sign</source>
        <translation>{difference} is minder dan 0, kies een ander rekenteken</translation>
    </message>
    <message>
        <source>{difference} is less than 0</source>
        <translation>{difference} is minder dan 0</translation>
    </message>
    <message>
        <source>{difference} is less than 0, put the larger number first</source>
        <translation>{difference} is minder dan 0, leg het grootste getal vooraan</translation>
    </message>
    <message>
        <source>took a card</source>
        <translation>pakt een kaart</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>past</translation>
    </message>
    <message>
        <source>a joker has no digit yet: click it to choose one</source>
        <translation>een joker heeft nog geen cijfer: klik erop en kies</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} en {last}</translation>
    </message>
</context>
<context>
    <name>FormulaBests</name>
    <message>
        <source>The best formula: {points}, laid by the hint</source>
        <translation>De beste formule: {points}, gelegd door de tip</translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards}, laid by the hint</source>
        <translation>De meeste kaarten in één beurt: {cards}, gelegd door de tip</translation>
    </message>
    <message>
        <source>The best formula: {points} by the computer</source>
        <translation>De beste formule: {points} van de computer</translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards} by the computer</source>
        <translation>De meeste kaarten in één beurt: {cards} van de computer</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>{name}: {sum}, {worth}</source>
        <translation>{name}: {sum}, {worth}</translation>
    </message>
</context>
<context>
    <name>FormulaCountWords</name>
    <message numerus="yes">
        <source>%n round(s) played.</source>
        <translation>
            <numerusform>%n ronde gespeeld.</numerusform>
            <numerusform>%n rondes gespeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds won count first, then the fewest cards.</source>
        <translation>Eerst tellen gewonnen rondes, daarna de minste kaarten.</translation>
    </message>
    <message>
        <source>The round that was stopped does not count.</source>
        <translation>De ronde die gestopt is, telt niet.</translation>
    </message>
    <message>
        <source>Whoever wins the most rounds wins the match; if equal, they share it.</source>
        <translation>Wie de meeste rondes wint, wint de partij; bij een gelijke stand winnen jullie samen.</translation>
    </message>
    <message>
        <source>{target} points are reached: the highest total wins; if equal, they share it.</source>
        <translation>{target} punten zijn bereikt: het hoogste totaal wint; bij een gelijke stand winnen jullie samen.</translation>
    </message>
    <message>
        <source>Blocked: there was no card left to take and nobody went on.</source>
        <translation>Geblokkeerd: er was geen kaart meer te pakken en niemand kon of wilde verder.</translation>
    </message>
    <message>
        <source>{name} went out first and got {points} points for it.</source>
        <translation>{name}: het eerst uit, daarom {points} punten erbij.</translation>
    </message>
    <message>
        <source>Nobody gets the points for going out first.</source>
        <translation>Niemand krijgt de punten voor het eerst uit zijn.</translation>
    </message>
    <message>
        <source>The most points win the round; if equal, they share it.</source>
        <translation>Wie de meeste punten heeft, wint de ronde; bij een gelijke stand winnen jullie samen.</translation>
    </message>
    <message>
        <source>The fewest cards in hand win; if equal, they share it.</source>
        <translation>Wie de minste kaarten over heeft, wint; bij een gelijke stand winnen jullie samen.</translation>
    </message>
    <message>
        <source>{name} won: whoever goes out first wins, even in a blocked round.</source>
        <translation>{name}: gewonnen, want wie het eerst uit is, wint ook een vastgelopen ronde.</translation>
    </message>
    <message>
        <source>{name} went out first and so won the round.</source>
        <translation>{name}: het eerst uit, dus de ronde gewonnen.</translation>
    </message>
    <message>
        <source>Out of cards, in this order: {names}.</source>
        <translation>Uit, in deze volgorde: {names}.</translation>
    </message>
    <message>
        <source>The cards left in hand cost: {costs}.</source>
        <translation>De kaarten die over zijn kosten: {costs}.</translation>
    </message>
    <message>
        <source>A joker left in hand costs {points}.</source>
        <translation>Een joker die over is kost {points}.</translation>
    </message>
    <message>
        <source>The formulas count a bonus for hard sums: {points}.</source>
        <translation>Bij de formules zit een bonus voor moeilijke sommen: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in this round made the others take a card.</source>
        <translation>
            <numerusform>Door %n uitkomst in deze ronde moesten de anderen een kaart pakken.</numerusform>
            <numerusform>Door %n uitkomsten in deze ronde moesten de anderen telkens een kaart pakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes on for as long as you like; whoever wins the most rounds wins it.</source>
        <translation>De partij duurt zo lang als jullie willen: wie de meeste rondes wint, wint de partij.</translation>
    </message>
    <message>
        <source>Nobody has points yet; {target} win the match.</source>
        <translation>Nog niemand heeft punten; wie er {target} heeft, wint de partij.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are in the lead and need {missing} more to win the match, at {target}.</source>
        <translation>{names} staan voor. De partij gaat tot {target}, dus nog {missing} te gaan.</translation>
    </message>
    <message>
        <source>{name} must get {missing} more to win the match, at {target}.</source>
        <translation>Aan kop: {name}. De partij gaat tot {target}, dus nog {missing} te gaan.</translation>
    </message>
    <message>
        <source>In the next round {names} get one card more.</source>
        <translation>In de volgende ronde krijgen {names} een kaart meer.</translation>
    </message>
    <message>
        <source>In the next round one card more goes to {name}.</source>
        <translation>In de volgende ronde een kaart meer voor {name}.</translation>
    </message>
</context>
<context>
    <name>FormulaCounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaExercise</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>a card may go on an equal one</source>
        <translation>een kaart mag op een gelijke kaart</translation>
    </message>
</context>
<context>
    <name>FormulaLesson</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>The {card} lies on the {digit} now. Lay it in front of it.</source>
        <translation>De {card} ligt nu op de {digit}. Leg hem ervóór.</translation>
    </message>
    <message>
        <source>The first player without cards wins. Now you can play!</source>
        <translation>Wie het eerst geen kaarten meer heeft, wint. Nu kun je spelen!</translation>
    </message>
</context>
<context>
    <name>FormulaOptions</name>
    <message>
        <source>Choose + or ×: without them some starting cards have no answer.</source>
        <translation>Kies plus of keer: zonder die twee is er soms geen uitkomst bij de eerste kaarten.</translation>
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
        <source>Most &amp;rounds</source>
        <translation>De meeste &amp;rondes</translation>
    </message>
    <message>
        <source>Points, up &amp;to</source>
        <translation>&amp;Punten, tot</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Punten om te winnen</translation>
    </message>
    <message>
        <source>Cards per turn, at most</source>
        <translation>Kaarten per beurt, hoogstens</translation>
    </message>
    <message>
        <source>Cards per number, at most</source>
        <translation>Kaarten per getal, hoogstens</translation>
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
        <source>Play as many rounds as you like, then end the match.</source>
        <translation>Speel zoveel rondes als je wilt en beëindig dan de partij.</translation>
    </message>
    <message>
        <source>Only signs with a tick are used; keep + or × ticked.</source>
        <translation>Alleen aangevinkte tekens doen mee; plus of keer hoort erbij.</translation>
    </message>
    <message>
        <source>Numbers up to</source>
        <translation>Getallen tot en met</translation>
    </message>
    <message>
        <source>&amp;no limit</source>
        <translation>&amp;geen grens</translation>
    </message>
    <message>
        <source>Every formula earns as many points as its answer; cards left in the hand cost their value, a joker 25, and the first to go out gets 10.</source>
        <translation>Elke formule levert de uitkomst aan punten op; kaarten die je overhoudt kosten hun waarde, een joker 25, en wie het eerst uit is, krijgt 10.</translation>
    </message>
    <message>
        <source>How many cards you may lay in one turn; 4 only when just × and ÷ are used.</source>
        <translation>Zoveel kaarten mag je in één beurt leggen; 4 kan alleen als enkel keer en gedeeld door meedoen.</translation>
    </message>
    <message>
        <source>With 2 no answer is higher than 99; with 3 they go up to 999.</source>
        <translation>Met 2 is de uitkomst hoogstens 99, met 3 hoogstens 999.</translation>
    </message>
    <message>
        <source>No number of a formula is higher than this.</source>
        <translation>Geen getal van een formule is hoger dan dit.</translation>
    </message>
    <message>
        <source>&amp;Use a card from the table</source>
        <translation>Een kaart van &amp;tafel gebruiken</translation>
    </message>
    <message>
        <source>Every formula keeps at least one card that lies there.</source>
        <translation>In elke formule blijft minstens één kaart liggen.</translation>
    </message>
    <message>
        <source>&amp;Extra card for the winner</source>
        <translation>Extra kaart voor de &amp;winnaar</translation>
    </message>
    <message>
        <source>Whoever wins a round is dealt one card more in the next.</source>
        <translation>Wie een ronde wint, krijgt in de volgende ronde een kaart meer.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Doorspelen</translation>
    </message>
    <message>
        <source>With three or more players, a round ends when only one still has cards.</source>
        <translation>Met drie of meer spelers duurt een ronde tot nog maar één speler kaarten heeft.</translation>
    </message>
    <message>
        <source>&amp;Multiples of five</source>
        <translation>&amp;Veelvouden van vijf</translation>
    </message>
    <message>
        <source>When an answer can be divided by 5, all the others take a card.</source>
        <translation>Is de uitkomst deelbaar door 5, dan pakken alle anderen een kaart.</translation>
    </message>
    <message>
        <source>Bonus for &amp;hard sums</source>
        <translation>Bonus voor &amp;moeilijke sommen</translation>
    </message>
    <message>
        <source>With points: 5 more for a formula with −, 10 more for one with ÷.</source>
        <translation>Bij spelen om punten: 5 extra voor een minsom, 10 extra voor een deelsom.</translation>
    </message>
    <message>
        <source>&amp;Open cards</source>
        <translation>&amp;Open kaarten</translation>
    </message>
    <message>
        <source>All hands lie open, for learning together.</source>
        <translation>Alle kaarten liggen open, om samen te leren.</translation>
    </message>
</context>
<context>
    <name>FormulaPage</name>
    <message>
        <source>Show {name}’s cards</source>
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
        <source>Round {number} · first to {target} points</source>
        <translation>Ronde {number} · tot {target} punten</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>As many rounds as you like. Whoever wins the most of them wins the match.</source>
        <translation>Zoveel rondes als jullie willen. Wie de meeste wint, wint de partij.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Beurten tot nu toe</translation>
    </message>
</context>
<context>
    <name>FormulaPicture</name>
    <message>
        <source>Formula, the card game</source>
        <translation>Formula, het kaartspel</translation>
    </message>
    <message>
        <source>New game of Formula</source>
        <translation>Nieuw spel Formula</translation>
    </message>
</context>
<context>
    <name>FormulaPlay</name>
    <message>
        <source>&amp;Stop now and count</source>
        <translation>&amp;Nu stoppen en tellen</translation>
    </message>
    <message>
        <source>Stop now and count?</source>
        <translation>Nu stoppen en tellen?</translation>
    </message>
    <message>
        <source>It is too early to win or lose. The match can go on later.</source>
        <translation>Het is nog te vroeg om te winnen of te verliezen. De partij kan later verder.</translation>
    </message>
    <message>
        <source>It is a tie.</source>
        <translation>Het is gelijkspel.</translation>
    </message>
    <message>
        <source>It is a tie. {names} share the win.</source>
        <translation>Het is gelijk. {names} winnen samen.</translation>
    </message>
    <message>
        <source>{name} will win with the fewest cards.</source>
        <translation>{name} wint: de minste kaarten.</translation>
    </message>
    <message>
        <source>{name} will win with the most rounds.</source>
        <translation>{name} wint: de meeste rondes.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n ronde gewonnen</numerusform>
            <numerusform>%n rondes gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {cards}, {reached}</source>
        <translation>{name}: {cards}, {reached}</translation>
    </message>
</context>
<context>
    <name>FormulaRules</name>
    <message>
        <source>Aim of the game</source>
        <translation>Doel van het spel</translation>
    </message>
    <message>
        <source>A formula made of cards lies on the table. On your turn you make another formula of it, which must be correct too, with cards from your hand. The first player to have no cards left wins the round.</source>
        <translation>Op tafel ligt een formule van kaarten. Als je aan de beurt bent, maak je er met kaarten uit je hand een andere formule van, die ook klopt. Wie als eerste geen kaarten meer heeft, wint de ronde.</translation>
    </message>
    <message>
        <source>The 6 of the answer stays. An 8 covers the 2, another 8 covers the 4, and a 4 comes after the 6. Cards put down in this turn have a coloured edge.</source>
        <translation>De 6 van de uitkomst blijft liggen. Een 8 bedekt de 2, een andere 8 bedekt de 4, en achter de 6 komt een 4. Kaarten die in deze beurt zijn gelegd, hebben een gekleurde rand.</translation>
    </message>
    <message>
        <source>Formula is played by 2 to 5 players. Each of them is a person at this computer or the computer itself.</source>
        <translation>Formula speel je met 2 tot 5 spelers. Elke speler is een mens aan deze computer of de computer zelf.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>Two number cards, a joker, and the symbol cards plus, minus, times, divided by and equals</source>
        <translation>Twee getalkaarten, een joker, en de symboolkaarten plus, min, keer, gedeeld door en is</translation>
    </message>
    <message>
        <source>57 number cards, each with one digit.</source>
        <translation>57 getalkaarten, elk met één cijfer.</translation>
    </message>
    <message>
        <source>2 jokers: each counts as the digit that you want.</source>
        <translation>2 jokers: elk telt als het cijfer dat je wilt.</translation>
    </message>
    <message>
        <source>5 yellow symbol cards: + − × ÷ and =. They always lie open, and everybody may use them. They do not belong to the hand.</source>
        <translation>5 gele symboolkaarten: plus, min, keer, gedeeld door en is. Ze liggen altijd open en iedereen mag ze gebruiken. Ze horen niet bij je hand.</translation>
    </message>
    <message>
        <source>There are six cards of each digit from 1 to 9, and three of the 0.</source>
        <translation>Van elk cijfer van 1 tot en met 9 zijn er zes kaarten, van de 0 zijn er drie.</translation>
    </message>
    <message>
        <source>How a round begins</source>
        <translation>Hoe een ronde begint</translation>
    </message>
    <message>
        <source>The dealer shuffles number cards and jokers together and deals 7 cards to everybody, beginning on the left.</source>
        <translation>De gever schudt de getalkaarten en de jokers samen en geeft iedereen 7 kaarten, te beginnen met de speler links.</translation>
    </message>
    <message>
        <source>The other cards are the stock. It lies face down.</source>
        <translation>De andere kaarten vormen de stapel. Die ligt dicht.</translation>
    </message>
    <message>
        <source>The two top cards of the stock are turned up: these are the two starting cards. Between them there is a gap, and = lies to the right of them.</source>
        <translation>De bovenste twee kaarten van de stapel worden omgedraaid: dat zijn de twee beginkaarten. Ertussen is een gat, en rechts ervan ligt =.</translation>
    </message>
    <message>
        <source>2, a gap, 4 and the equals sign</source>
        <translation>2, een gat, 4 en het is-teken</translation>
    </message>
    <message>
        <source>You choose the first dealer, or let the program choose at random. In the list of players the next one always sits to the left.</source>
        <translation>Je kiest de eerste gever, of laat het programma loten. In de lijst van spelers zit de volgende altijd links.</translation>
    </message>
    <message>
        <source>After every round the deal passes to the player on the dealer’s left.</source>
        <translation>Na elke ronde deelt de speler links van de gever de kaarten.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>The player to the dealer’s left begins, and play goes round to the left. On your turn you do one of two things: you &lt;b&gt;play&lt;/b&gt; a formula, or you &lt;b&gt;take&lt;/b&gt; a card.</source>
        <translation>De speler links van de gever begint, en daarna is steeds de volgende links aan de beurt. In je beurt doe je een van deze twee dingen: je &lt;b&gt;legt&lt;/b&gt; een formule, of je &lt;b&gt;pakt&lt;/b&gt; een kaart.</translation>
    </message>
    <message>
        <source>To play, you put down 1, 2 or 3 cards from your hand.</source>
        <translation>Om te leggen gebruik je 1, 2 of 3 kaarten uit je hand.</translation>
    </message>
    <message>
        <source>Each of them goes on top of a card of the formula or beside one.</source>
        <translation>Elke kaart komt op een kaart van de formule of ernaast.</translation>
    </message>
    <message>
        <source>When you are done, it must be correct.</source>
        <translation>Als je klaar bent, moet de formule kloppen.</translation>
    </message>
    <message>
        <source>The first formula of a round</source>
        <translation>De eerste formule van een ronde</translation>
    </message>
    <message>
        <source>You may change the sign between the two numbers as you like. That costs no card.</source>
        <translation>Het teken tussen de twee getallen mag je veranderen zoals je wilt. Dat kost geen kaart.</translation>
    </message>
    <message>
        <source>With the ready-made settings &lt;i&gt;6+&lt;/i&gt; the cards are shuffled and dealt again until everybody could lay the first formula. So nobody begins by taking one card after another.</source>
        <translation>Met de kant-en-klare instellingen &lt;i&gt;6+&lt;/i&gt; wordt opnieuw geschud en gedeeld tot iedereen de eerste formule zou kunnen leggen. Zo begint niemand met kaart na kaart pakken.</translation>
    </message>
    <message>
        <source>A formula has exactly one sign between its first two numbers, and its answer stands to the right of =.</source>
        <translation>Een formule heeft precies één teken tussen de eerste twee getallen, en de uitkomst staat rechts van =.</translation>
    </message>
    <message>
        <source>As long as nobody has completed the first formula, both starting cards stay as they are. You put a sign into the gap and an answer from your hand after =.</source>
        <translation>Zolang niemand de eerste formule heeft afgemaakt, blijven de twee beginkaarten zoals ze zijn. Je legt een teken in het gat en een uitkomst uit je hand achter =.</translation>
    </message>
    <message>
        <source>The answer may be made of several cards, as in 8 × 8 = 64.</source>
        <translation>De uitkomst mag uit meerdere kaarten bestaan, zoals in 8 × 8 = 64.</translation>
    </message>
    <message>
        <source>When a starting card is a joker, the player who completes the first formula chooses its digit.</source>
        <translation>Is een van de twee beginkaarten een joker, dan kiest de speler die de eerste formule afmaakt het cijfer.</translation>
    </message>
    <message>
        <source>What you may do with a number</source>
        <translation>Wat je met een getal mag doen</translation>
    </message>
    <message>
        <source>Cards never move on the table. With each of the three numbers you do one of three things:</source>
        <translation>Kaarten op tafel verschuiven nooit. Met elk van de drie getallen doe je een van deze drie dingen:</translation>
    </message>
    <message>
        <source>It &lt;b&gt;stays&lt;/b&gt; as it is.</source>
        <translation>Het &lt;b&gt;blijft&lt;/b&gt; zoals het is.</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;replaced&lt;/b&gt;: new cards cover all of it. One new card may cover a number of two or three cards.</source>
        <translation>Je &lt;b&gt;vervangt&lt;/b&gt; het: nieuwe kaarten bedekken het hele getal. Eén nieuwe kaart mag een getal van twee of drie kaarten bedekken.</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;changed&lt;/b&gt;: at least one of its cards can still be seen. Each of the others stays too, or is covered by exactly one new card. More new cards may be added at its left or right end.</source>
        <translation>Je &lt;b&gt;verandert&lt;/b&gt; het: minstens één kaart ervan blijft zichtbaar. Elke andere kaart blijft ook liggen, of wordt door precies één nieuwe kaart bedekt. Links of rechts mogen er nieuwe kaarten bij.</translation>
    </message>
    <message>
        <source>The 1 of the 10 stays; a 2 covers the 0.</source>
        <translation>De 1 van de 10 blijft liggen; een 2 bedekt de 0.</translation>
    </message>
    <message>
        <source>One card covers all of the 10.</source>
        <translation>Eén kaart bedekt de hele 10.</translation>
    </message>
    <message>
        <source>A 1 is added to the left of two numbers.</source>
        <translation>Bij twee getallen komt er links een 1 bij.</translation>
    </message>
    <message>
        <source>No card of a number may be taken away. To turn a 10 into a 1, you cover the whole 10 with a 1 from your hand.</source>
        <translation>Een kaart van een getal weghalen mag niet. Wil je van 10 een 1 maken, dan bedek je de hele 10 met een 1 uit je hand.</translation>
    </message>
    <message>
        <source>Numbers and sums</source>
        <translation>Getallen en sommen</translation>
    </message>
    <message>
        <source>All numbers are whole, and 0 or more.</source>
        <translation>Alle getallen zijn geheel, en 0 of meer.</translation>
    </message>
    <message>
        <source>A difference is never less than 0: 2 − 5 has no answer.</source>
        <translation>Een verschil is nooit minder dan 0, dus 2 − 5 heeft geen uitkomst.</translation>
    </message>
    <message>
        <source>A number may be made of several cards side by side, such as 6 and 4 for 64.</source>
        <translation>Een getal mag uit meerdere kaarten naast elkaar bestaan, zoals 6 en 4 voor 64.</translation>
    </message>
    <message>
        <source>A number of several cards does not begin with 0.</source>
        <translation>Een getal van meerdere kaarten begint niet met 0.</translation>
    </message>
    <message>
        <source>The zero rule</source>
        <translation>De nulregel</translation>
    </message>
    <message>
        <source>After a formula such as 8 × 0 = 0 anything could be put in the place of the 8. So the next player who plays must replace &lt;b&gt;all three&lt;/b&gt; numbers.</source>
        <translation>Na een formule zoals 8 × 0 = 0 zou je voor de 8 alles kunnen leggen. Daarom moet de volgende speler die legt &lt;b&gt;alle drie&lt;/b&gt; de getallen vervangen.</translation>
    </message>
    <message>
        <source>The rule stays in force until somebody has done so; until then players may take a card. It goes before the variation &lt;i&gt;Use a card from the table&lt;/i&gt;.</source>
        <translation>De regel geldt tot iemand dat heeft gedaan; tot dan mogen spelers een kaart pakken. Hij gaat vóór de variant &lt;i&gt;Een kaart van tafel gebruiken&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>The rule also holds after formulas such as 0 × 8 = 0 and 0 ÷ 8 = 0, in which a number makes no difference either.</source>
        <translation>De regel geldt ook na formules zoals 0 × 8 = 0 en 0 ÷ 8 = 0, waarin ook een van de getallen niets uitmaakt.</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Een kaart pakken</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Een kaart die dicht ligt</translation>
    </message>
    <message>
        <source>If you can’t play, or don’t want to, you take the top card of the stock. Your turn is over then.</source>
        <translation>Kun of wil je niet leggen, dan pak je de bovenste kaart van de stapel. Daarmee is je beurt voorbij.</translation>
    </message>
    <message>
        <source>When the stock is empty and somebody needs a card, all covered cards are shuffled and become the new stock. A joker among them loses its digit.</source>
        <translation>Is de stapel leeg als iemand een kaart nodig heeft, dan worden alle bedekte kaarten geschud tot een nieuwe stapel. Een joker die daarbij zit, verliest zijn cijfer.</translation>
    </message>
    <message>
        <source>You may pass only when there is no card left to take.</source>
        <translation>Je mag alleen passen als er helemaal geen kaart meer te pakken is.</translation>
    </message>
    <message>
        <source>When all players who are still in the round have passed one after another, the round is blocked, and ends.</source>
        <translation>Hebben alle spelers die nog meedoen na elkaar gepast, dan loopt de ronde vast en is de ronde voorbij.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>A joker counts as any digit from 0 to 9. You choose it when you put the joker down. It keeps this digit, for everybody, as long as it can be seen on the table.</source>
        <translation>Een joker telt als een cijfer naar keuze, van 0 tot en met 9. Je kiest het als je de joker legt. Voor iedereen houdt hij dat cijfer zolang hij op tafel te zien is.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Het einde van een ronde</translation>
    </message>
    <message>
        <source>The first player who has no cards left has won the round, and it ends.</source>
        <translation>De eerste speler die geen kaarten meer heeft, wint de ronde, en de ronde is voorbij.</translation>
    </message>
    <message>
        <source>If you stop in the middle of a round, the fewest cards decide between these players, once everybody has had two turns in it.</source>
        <translation>Stoppen jullie midden in een ronde waarin iedereen twee beurten heeft gehad, dan wint van hen wie de minste kaarten heeft.</translation>
    </message>
    <message>
        <source>Whoever has won a round is dealt one card more in the next round. When several players share the win, this holds for all of them.</source>
        <translation>Wie een ronde wint, krijgt in de volgende ronde een kaart meer. Winnen meer spelers samen, dan geldt dat voor hen allemaal.</translation>
    </message>
    <message>
        <source>The last player need not play on alone. A blocked round, too, is won by whoever was the first to go out, if anybody was. The other places then go to the fewest cards.</source>
        <translation>De laatste speler hoeft niet alleen verder te spelen. Ook een ronde die vastloopt, is gewonnen door wie het eerst uit was, als er iemand uit was. De andere plaatsen gaan dan naar de minste kaarten.</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Een partij</translation>
    </message>
    <message>
        <source>A match has as many rounds as you like: it goes on until you end it. Whoever has won the most rounds then wins the match; players with the same number share the win.</source>
        <translation>Een partij heeft zoveel rondes als jullie willen: de partij duurt tot jullie stoppen. Wie dan de meeste rondes heeft gewonnen, wint de partij; spelers die er evenveel hebben, winnen samen.</translation>
    </message>
    <message>
        <source>A match can also be played for points; it then ends by itself.</source>
        <translation>Je kunt een partij ook om punten spelen; dan eindigt de partij vanzelf.</translation>
    </message>
    <message>
        <source>In Formula there is no score and no strength as in Digifeud. The results count matches and rounds, played and won, by the number of players.</source>
        <translation>Bij Formula is er geen score en geen sterkte zoals bij Digifeud. In de uitslagen staan de gespeelde en gewonnen partijen en rondes, per aantal spelers.</translation>
    </message>
    <message>
        <source>A match in which a turn was undone does not count there. Nor does one opened from a file, a copy, or one that its players did not want to count.</source>
        <translation>Een partij waarin een beurt ongedaan is gemaakt telt daar niet mee. Dat geldt ook voor een partij uit een bestand, een kopie, en een partij die de spelers niet mee wilden laten tellen.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Playing for points</source>
        <translation>Spelen om punten</translation>
    </message>
    <message>
        <source>Every formula earns as many points as its answer: 8 × 8 = 64 earns 64.</source>
        <translation>Elke formule levert de uitkomst aan punten op: 8 × 8 = 64 is 64 punten waard.</translation>
    </message>
    <message>
        <source>At the end of a round you lose the value of the cards in your hand: a 7 costs 7, a joker costs 25.</source>
        <translation>Op het eind van een ronde verlies je de waarde van de kaarten in je hand: een 7 kost 7, een joker kost 25.</translation>
    </message>
    <message>
        <source>Rounds are played until somebody has 250 points, or another number that you choose. The highest total wins; players with equal totals share the win.</source>
        <translation>Er worden rondes gespeeld tot iemand 250 punten heeft, of een ander aantal dat je kiest. Het hoogste totaal wint; bij gelijke totalen winnen jullie samen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;For example:&lt;/b&gt; you have played 8 × 8 = 64 and 1 + 2 = 3, and a 7 and a 9 are left in your hand. This gives you 64 + 3 − 16 = 51 points.</source>
        <translation>&lt;b&gt;Bijvoorbeeld:&lt;/b&gt; je hebt 8 × 8 = 64 en 1 + 2 = 3 gelegd, en je houdt een 7 en een 9 over. Dan krijg je 64 + 3 − 16 = 51 punten.</translation>
    </message>
    <message>
        <source>You choose which of + − × ÷ to use, for the youngest perhaps only + and −. + or × must be one of them: then any two starting cards have an answer.</source>
        <translation>Je kiest of plus, min, keer en gedeeld door meedoen, voor de jongsten misschien alleen plus en min. Plus of keer hoort er altijd bij: dan is er bij elke twee beginkaarten een uitkomst.</translation>
    </message>
    <message>
        <source>This match is played with only + and −.</source>
        <translation>Deze partij gaat met alleen + en −.</translation>
    </message>
    <message>
        <source>Only times and divided by</source>
        <translation>Alleen keer en gedeeld door</translation>
    </message>
    <message>
        <source>There is no + and no −. As this is harder, up to 4 cards may be put down in one turn.</source>
        <translation>+ en − doen niet mee. Omdat dat moeilijker is, mag je in één beurt hoogstens 4 kaarten leggen.</translation>
    </message>
    <message>
        <source>Cards in one turn</source>
        <translation>Kaarten in één beurt</translation>
    </message>
    <message>
        <source>Which signs take part</source>
        <translation>Welke tekens meedoen</translation>
    </message>
    <message>
        <source>A division must be exact, with no remainder, and nothing can be divided by 0.</source>
        <translation>De uitkomst van een deling moet een heel getal zijn, en delen door 0 kan niet.</translation>
    </message>
    <message>
        <source>A blocked round is won by whoever holds the fewest cards; players with the same number share the win.</source>
        <translation>Een ronde die vastloopt, wordt gewonnen door wie de minste kaarten heeft; spelers die er even weinig hebben, winnen samen.</translation>
    </message>
    <message>
        <source>When you play for points, the most points of the round win it instead.</source>
        <translation>Speel je om punten, dan winnen in plaats daarvan de meeste punten van de ronde.</translation>
    </message>
    <message>
        <source>Whoever is the first to go out in a round gets 10. In a blocked round nobody gets them, unless somebody went out before.</source>
        <translation>Wie in een ronde het eerst uit is, krijgt 10. In een ronde die vastloopt, krijgt niemand die, tenzij er al iemand uit was.</translation>
    </message>
    <message>
        <source>A round is won by whoever has the most points in it, and not by the first to go out. Players with equal points share the win.</source>
        <translation>Een ronde wordt gewonnen door wie er de meeste punten in heeft, en niet door wie het eerst uit is. Spelers die er evenveel hebben, winnen samen.</translation>
    </message>
    <message>
        <source>At most 3 cards are put down in one turn. With only times and divided by it is 4, and you may choose 3; with any other signs it is never 4.</source>
        <translation>In één beurt leg je hoogstens 3 kaarten. Met alleen keer en gedeeld door zijn het er 4, en mag je 3 kiezen; met andere tekens zijn het er nooit 4.</translation>
    </message>
    <message>
        <source>Cards in one number</source>
        <translation>Kaarten in één getal</translation>
    </message>
    <message>
        <source>A number has at most 3 cards. When you play for points it is 2, as answers of three cards would end most matches in one round. You may choose either.</source>
        <translation>Een getal heeft hoogstens 3 kaarten. Speel je om punten, dan zijn het er 2, omdat met uitkomsten van drie kaarten een partij meestal na één ronde voorbij zou zijn. Je mag zelf kiezen.</translation>
    </message>
    <message>
        <source>A number of three cards.</source>
        <translation>Een getal van drie kaarten.</translation>
    </message>
    <message>
        <source>Number range</source>
        <translation>Getalbereik</translation>
    </message>
    <message>
        <source>Choose whether numbers go up to 10, 20, 50 or 100. Then no number of a formula is higher.</source>
        <translation>Kies of de getallen tot en met 10, 20, 50 of 100 gaan. Geen getal van een formule is dan hoger.</translation>
    </message>
    <message>
        <source>Sometimes the two starting cards have no answer that is low enough: with only + and numbers up to 10, 9 and 8 have none. Then the next card of the stock covers the right one, until they have.</source>
        <translation>Soms hebben de twee beginkaarten geen uitkomst die laag genoeg is: met alleen + en getallen tot en met 10 hebben 9 en 8 er geen. Dan bedekt de volgende kaart van de stapel de rechter, tot ze er wel een hebben.</translation>
    </message>
    <message>
        <source>Use a card from the table</source>
        <translation>Een kaart van tafel gebruiken</translation>
    </message>
    <message>
        <source>Every formula must keep at least one number card that could be seen on the table before. This does not hold while the zero rule is in force. The first formula of a round keeps its two starting cards in any case.</source>
        <translation>In elke formule blijft minstens één getalkaart zichtbaar die er al lag. Dat geldt niet zolang de nulregel geldt. In de eerste formule van een ronde blijven de twee beginkaarten sowieso liggen.</translation>
    </message>
    <message>
        <source>Extra card for the winner</source>
        <translation>Extra kaart voor de winnaar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>The round goes on until only one player has cards left. So there is a first place, a second place, and so on.</source>
        <translation>De ronde gaat door tot nog maar één speler kaarten heeft. Zo is er een eerste plaats, een tweede plaats, enzovoort.</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <translation>Veelvouden van vijf</translation>
    </message>
    <message>
        <source>When the answer of a formula can be divided by 5, all others who are still in the round take a card. They do so after the formula has been laid, in the order of turns, also when it ends the round. If there is no card left, nobody takes one.</source>
        <translation>Is de uitkomst van een formule deelbaar door 5, dan pakken alle anderen die nog meedoen in de ronde een kaart. Dat doen ze als de formule er ligt, om de beurt, ook als de ronde daarmee eindigt. Is er geen kaart meer, dan pakt niemand er een.</translation>
    </message>
    <message>
        <source>Now all the others take a card.</source>
        <translation>Nu pakken alle anderen een kaart.</translation>
    </message>
    <message>
        <source>0 counts as a number that can be divided by 5.</source>
        <translation>0 telt als een getal dat deelbaar is door 5.</translation>
    </message>
    <message>
        <source>Bonus for hard sums</source>
        <translation>Bonus voor moeilijke sommen</translation>
    </message>
    <message>
        <source>When you play for points, a formula with − earns 5 points more, and one with ÷ earns 10 points more.</source>
        <translation>Speel je om punten, dan levert een minsom 5 punten extra op, en een deelsom 10 punten extra.</translation>
    </message>
    <message>
        <source>This earns 3 + 10 = 13 points.</source>
        <translation>Dit levert 3 + 10 = 13 punten op.</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>All hands lie open for everybody to see. This is for learning together.</source>
        <translation>Alle kaarten liggen open, zodat iedereen ze ziet. Zo leer je het samen.</translation>
    </message>
</context>
<context>
    <name>FormulaTexts</name>
    <message>
        <source>place {number}</source>
        <translation>plaats {number}</translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <translation>Stapel {number}</translation>
    </message>
    <message>
        <source>Take your cards back first.</source>
        <translation>Neem eerst je kaarten terug.</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name}: kaart gepakt</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: gepast</translation>
    </message>
    <message>
        <source>{name} laid a {digit} on the {digit}.</source>
        <translation>{name}: een {digit} op de {digit} gelegd.</translation>
    </message>
    <message>
        <source>A digit may go on the same digit.</source>
        <translation>Op een cijfer mag hetzelfde cijfer.</translation>
    </message>
    <message>
        <source>The answer can be divided by 5: a card for {names}.</source>
        <translation>De uitkomst is deelbaar door 5, dus een kaart voor {names}.</translation>
    </message>
    <message>
        <source>The round is over, won by {names}.</source>
        <translation>De ronde is afgelopen, gewonnen door {names}.</translation>
    </message>
    <message>
        <source>The round is over: it is a tie.</source>
        <translation>De ronde is afgelopen: gelijkspel.</translation>
    </message>
    <message>
        <source>The round is over, won by the computer.</source>
        <translation>De ronde is afgelopen, gewonnen door de computer.</translation>
    </message>
    <message>
        <source>The round is over: {names} share the win.</source>
        <translation>De ronde is afgelopen: {names} winnen samen.</translation>
    </message>
    <message>
        <source>Now the answer.</source>
        <translation>Nu de uitkomst.</translation>
    </message>
    <message>
        <source>Choose a sign, the answer, and a digit for the joker.</source>
        <translation>Kies een teken, de uitkomst en een cijfer voor de joker.</translation>
    </message>
    <message>
        <source>Choose a sign, then the answer.</source>
        <translation>Kies een teken, dan de uitkomst.</translation>
    </message>
    <message>
        <source>Replace all three numbers.</source>
        <translation>Vervang alle drie de getallen.</translation>
    </message>
    <message>
        <source>Lay a correct formula with your last card.</source>
        <translation>Leg een formule die klopt, met je laatste kaart.</translation>
    </message>
    <message>
        <source>Put a card beside another: {first} and {second} make {number}.</source>
        <translation>Leg een kaart naast een andere: {first} en {second} worden {number}.</translation>
    </message>
    <message>
        <source>No formula fits. Pass.</source>
        <translation>Er past geen formule. Pas.</translation>
    </message>
    <message>
        <source>No formula fits. Take a card.</source>
        <translation>Er past geen formule. Pak een kaart.</translation>
    </message>
    <message>
        <source>on another screen</source>
        <translation>op een eigen scherm</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Cards laid: {number} of {most}</source>
        <translation>Kaarten gelegd: {number} van {most}</translation>
    </message>
    <message>
        <source>The next formula must replace all three numbers.</source>
        <translation>De volgende formule moet alle drie de getallen vervangen.</translation>
    </message>
    <message>
        <source>{cards} · playing</source>
        <translation>{cards} · speelt</translation>
    </message>
    <message>
        <source>Lay a correct formula with 1 to {most} cards.</source>
        <translation>Leg een formule die klopt, met 1 tot {most} kaarten.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>{name}’s cards</source>
        <translation>Kaarten van {name}</translation>
    </message>
</context>
<context>
    <name>Freely</name>
    <message>
        <source>Two signs: on the board of {game}</source>
        <translation>Twee tekens: op het bord van {game}</translation>
    </message>
    <message>
        <source>Practise freely</source>
        <translation>Vrij oefenen</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Tekens</translation>
    </message>
    <message>
        <source>Numbers to</source>
        <translation>Getallen tot</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Twee tekens</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>zonder grens</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>Tables and more…</source>
        <translation>Tafels en meer…</translation>
    </message>
    <message>
        <source>Also: the tables of 1 to 10, sums to 100, a speed round, a school year.</source>
        <translation>Ook: de tafels van 1 tot 10, sommen tot 100, een snelle ronde, een schooljaar.</translation>
    </message>
    <message>
        <source>Also: the tables of 1 to 10, sums to 100, a speed round, a school year, with a class, on paper.</source>
        <translation>Ook: de tafels van 1 tot 10, sommen tot 100, een snelle ronde, een schooljaar, met een klas, op papier.</translation>
    </message>
    <message>
        <source>On paper…</source>
        <translation>Op papier…</translation>
    </message>
    <message>
        <source>With a class…</source>
        <translation>Met een klas…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>School year</source>
        <translation>Schooljaar</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>alle tafels</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Exercises with {name}</source>
        <translation>Oefeningen met {name}</translation>
    </message>
    <message>
        <source>exercise {number} of {total}</source>
        <translation>oefening {number} van {total}</translation>
    </message>
    <message>
        <source>Exercises: {name}</source>
        <translation>Oefeningen: {name}</translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n goed</numerusform>
            <numerusform>%n goed</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Verderspelen: {game}</translation>
    </message>
    <message>
        <source>Delete: {game}</source>
        <translation>Verwijderen: {game}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>New teams: {game} has {number} at most. The others come back with {other}.</source>
        <translation>Nieuwe teams: bij {game} zijn er hoogstens {number}. De andere komen terug met {other}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Rules for</source>
        <translation>Regels voor</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
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
        <source>Last turn: {moment}</source>
        <translation>Laatste beurt: {moment}</translation>
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
    <name>GameTab</name>
    <message>
        <source>Records and charts appear here after the first game that counts.</source>
        <translation>Na het eerste spel dat meetelt komen hier records en grafieken.</translation>
    </message>
    <message>
        <source>Charts appear here once more has been played.</source>
        <translation>Na meer spellen komen hier grafieken.</translation>
    </message>
    <message>
        <source>More charts appear here once more has been played.</source>
        <translation>Na meer spellen komen hier meer grafieken.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Formula, round {number}</source>
        <translation>Formula, ronde {number}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>opgegeven</translation>
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
        <source>Round {number} is being played</source>
        <translation>Ronde {number} is bezig</translation>
    </message>
    <message>
        <source>rounds: {scores}</source>
        <translation>rondes: {scores}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
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
        <source>yesterday</source>
        <translation>gisteren</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gisteren, {time}</translation>
    </message>
    <message>
        <source>A class game does not count.</source>
        <translation>Een klassenspel telt niet mee.</translation>
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
        <source>Its players wanted it not to count in the results.</source>
        <translation>De spelers wilden dat het niet meetelt in de uitslagen.</translation>
    </message>
    <message>
        <source>It was stopped early: only its records count.</source>
        <translation>Eerder gestopt: alleen de records tellen mee.</translation>
    </message>
    <message>
        <source>Turns were undone: it does not count in the results.</source>
        <translation>Er zijn beurten ongedaan gemaakt: dit spel telt niet mee in de uitslagen.</translation>
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
        <translation>De lijst met spellen kan niet worden getoond: {problem}.</translation>
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
        <source>&amp;Put back</source>
        <translation>Te&amp;rugzetten</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Bekijken</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Verderspelen</translation>
    </message>
    <message>
        <source>No game is in progress: start one on the Home page.</source>
        <translation>Er is geen spel bezig: begin er een op het startscherm.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Er is nog geen spel afgelopen.</translation>
    </message>
    <message>
        <source>No deleted games. Deleted games stay here for 30 days.</source>
        <translation>Er zijn geen verwijderde spellen. Verwijderde spellen blijven hier 30 dagen bewaard.</translation>
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
        <source>In progress</source>
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
        <source>&amp;Look back</source>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Naam wijzigen</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Opslaan als…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
</context>
<context>
    <name>GlassMenu</name>
    <message>
        <source>Hourg&amp;lass</source>
        <translation>&amp;Zandloper</translation>
    </message>
    <message>
        <source>&amp;Stop the sand</source>
        <translation>Zand &amp;stilzetten</translation>
    </message>
    <message>
        <source>When it is empty, the &amp;turn passes</source>
        <translation>Als hij leeg is, gaat de &amp;beurt voorbij</translation>
    </message>
    <message>
        <source>As a &amp;ring</source>
        <translation>Als &amp;ring</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Answer</source>
        <translation>Uitkomst</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Vraag om een plaats</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Vul je naam in.</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>Vrije plaatsen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>It’s a tie: {names}</source>
        <translation>Gelijkspel: {names}</translation>
    </message>
    <message>
        <source>Join the game</source>
        <translation>Meedoen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Groter bord</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>Plaats verlaten</translation>
    </message>
    <message>
        <source>Leave your seat?</source>
        <translation>Je plaats verlaten?</translation>
    </message>
    <message>
        <source>Left number</source>
        <translation>Linker getal</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>No table answers here. Look at the large screen whether it is open, and at its address.</source>
        <translation>Hier is geen tafel te vinden. Kijk op het grote scherm of ze open is en wat het adres is.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
    <message>
        <source>Or enter another name:</source>
        <translation>Of vul een andere naam in:</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Speel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Please wait a minute, then try again.</source>
        <translation>Wacht een minuut en probeer het dan opnieuw.</translation>
    </message>
    <message>
        <source>Please wait until you are let in at the large screen.</source>
        <translation>Wacht tot je bij het grote scherm wordt binnengelaten.</translation>
    </message>
    <message>
        <source>Right number</source>
        <translation>Rechter getal</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Tekens</translation>
    </message>
    <message>
        <source>Something went wrong. Load the page again.</source>
        <translation>Er ging iets mis. Laad de pagina opnieuw.</translation>
    </message>
    <message>
        <source>The next round begins at the large screen.</source>
        <translation>De volgende ronde begint op het grote scherm.</translation>
    </message>
    <message>
        <source>You have no seat at the table now. You can ask for one again.</source>
        <translation>Je hebt nu geen plaats aan tafel. Je kunt er opnieuw om vragen.</translation>
    </message>
    <message>
        <source>Your hand is at the large screen now. You can ask for it again.</source>
        <translation>Je hand is nu op het grote scherm. Je kunt er opnieuw om vragen.</translation>
    </message>
    <message>
        <source>Your team’s cards</source>
        <translation>Jullie kaarten</translation>
    </message>
    <message>
        <source>Your team’s tiles</source>
        <translation>Jullie fiches</translation>
    </message>
    <message>
        <source>{names} won the round</source>
        <translation>De ronde is voor {names}</translation>
    </message>
    <message>
        <source>Somebody else asks for this name. Choose another one.</source>
        <translation>Iemand anders vraagt al om deze naam. Kies een andere.</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Pak een kaart</translation>
    </message>
    <message>
        <source>That code is not right. Look at the large screen.</source>
        <translation>Die code klopt niet. Kijk op het grote scherm.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. The game waits, and goes on by itself.</source>
        <translation>De verbinding met de tafel is weg. Het spel wacht en gaat vanzelf verder.</translation>
    </message>
    <message>
        <source>The four letters on the large screen</source>
        <translation>De vier letters op het grote scherm</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is uit.</translation>
    </message>
    <message>
        <source>The game waits for {names}.</source>
        <translation>Het spel wacht op {names}.</translation>
    </message>
    <message>
        <source>The game waits.</source>
        <translation>Het spel wacht.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>De ronde is voorbij.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Dat kan nu niet.</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Wat je kunt doen</translation>
    </message>
    <message>
        <source>Which digit?</source>
        <translation>Welk cijfer?</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Gewonnen door {names}</translation>
    </message>
    <message>
        <source>You have a seat. The game is about to begin.</source>
        <translation>Je hebt een plaats. Het spel begint zo.</translation>
    </message>
    <message>
        <source>You were not let in. You can ask again.</source>
        <translation>Je bent niet binnengelaten. Je kunt het opnieuw vragen.</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Je hebt gewonnen!</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Jouw fiches</translation>
    </message>
    <message>
        <source>after it: {number}</source>
        <translation>erachter: {number}</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>blauw vak</translation>
    </message>
    <message>
        <source>covers {card}</source>
        <translation>op {card}</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>verbinding weg</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Alle plaatsen zijn bezet.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>The code has four letters. Look at the large screen.</source>
        <translation>De code heeft vier letters. Kijk op het grote scherm.</translation>
    </message>
    <message>
        <source>The large screen has closed the table. Join again when the next game begins.</source>
        <translation>De tafel is op het grote scherm gesloten. Doe weer mee als het volgende spel begint.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wie ben jij?</translation>
    </message>
    <message>
        <source>Your hand is on another device now.</source>
        <translation>Je kaarten staan nu op een ander apparaat.</translation>
    </message>
    <message>
        <source>You won the round!</source>
        <translation>Je hebt de ronde gewonnen!</translation>
    </message>
    <message>
        <source>Your hand is at the large screen then. You can ask for a seat again.</source>
        <translation>Je hand is dan op het grote scherm. Je kunt opnieuw om een plaats vragen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jij bent aan de beurt</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>gedeeld door</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>is</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>go on with this device</source>
        <translation>verder op dit apparaat</translation>
    </message>
    <message>
        <source>in front of it: {number}</source>
        <translation>ervoor: {number}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>joker as {digit}</source>
        <translation>joker als {digit}</translation>
    </message>
    <message>
        <source>laid now: {card}</source>
        <translation>nu gelegd: {card}</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>min</translation>
    </message>
    <message>
        <source>no sign yet</source>
        <translation>nog geen teken</translation>
    </message>
    <message>
        <source>over all of it: {number}</source>
        <translation>over het hele getal: {number}</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>rood vak</translation>
    </message>
    <message>
        <source>the first sum goes here</source>
        <translation>hier komt de eerste som</translation>
    </message>
    <message>
        <source>times</source>
        <translation>keer</translation>
    </message>
    <message>
        <source>{card}: where?</source>
        <translation>{card}: waarheen?</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Aan de beurt: {name}</translation>
    </message>
</context>
<context>
    <name>HandsDialog</name>
    <message>
        <source>The code:</source>
        <translation>De code:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netwerk</translation>
    </message>
    <message>
        <source>QR code with the address and the code</source>
        <translation>QR-code met het adres en de code</translation>
    </message>
    <message>
        <source>Let &amp;everybody in</source>
        <translation>Laat i&amp;edereen binnen</translation>
    </message>
    <message>
        <source>&amp;Take all hands back</source>
        <translation>Alles &amp;terug naar de tafel</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>This network cannot be used: {problem}.</source>
        <translation>Dit netwerk kan niet worden gebruikt: {problem}.</translation>
    </message>
    <message>
        <source>Windows may ask whether Formula Desktop may use the network. Allow it for private networks only.</source>
        <translation>Windows kan vragen of Formula Desktop het netwerk mag gebruiken. Sta dat alleen toe voor privénetwerken.</translation>
    </message>
    <message>
        <source>Nobody has come yet. Is the phone in the same network? Some networks, such as those for guests, keep devices apart: then try another one, or a phone’s own hotspot.</source>
        <translation>Er is nog niemand. Zit de telefoon in hetzelfde netwerk? Sommige netwerken, zoals die voor gasten, houden apparaten uit elkaar: probeer dan een ander, of de hotspot van een telefoon.</translation>
    </message>
    <message>
        <source>Has Windows asked about the network before? Then allow it under Settings, Privacy &amp; security, Windows Security, Firewall, Allow an app through firewall.</source>
        <translation>Heeft Windows al eerder naar het netwerk gevraagd? Sta het dan toe bij Instellingen, Privacy &amp; beveiliging, Windows-beveiliging, Firewall, Een app via de firewall toestaan.</translation>
    </message>
    <message>
        <source>Hands on phones and other screens</source>
        <translation>Spelen met telefoons en tablets</translation>
    </message>
    <message>
        <source>Connect the phone to the same network as this computer. Then point its camera at the picture, or enter this address in a browser:</source>
        <translation>Verbind de telefoon met hetzelfde netwerk als deze computer. Richt dan de camera op het plaatje, of typ dit adres in een browser:</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it to one, with or without the internet; a phone’s hotspot will do.</source>
        <translation>Deze computer zit niet in een netwerk. Verbind hem met een netwerk, met of zonder internet; de hotspot van een telefoon is genoeg.</translation>
    </message>
    <message>
        <source>This computer has lost its network. Connect it again.</source>
        <translation>Deze computer is zijn netwerk kwijt. Verbind hem opnieuw.</translation>
    </message>
    <message>
        <source>A firewall on this computer must allow port {port}.</source>
        <translation>Een firewall op deze computer moet poort {port} toestaan.</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Looking for a move…</source>
        <translation>Zoekt wat je kunt leggen…</translation>
    </message>
    <message>
        <source>That did not fit: it was taken back. Press Hint again.</source>
        <translation>Zo lukt het niet, het is teruggelegd. Druk nog eens op Tip.</translation>
    </message>
    <message>
        <source>No formula fits. Pass.</source>
        <translation>Er past geen formule. Pas.</translation>
    </message>
    <message>
        <source>No formula fits. Take a card.</source>
        <translation>Er past geen formule. Pak een kaart.</translation>
    </message>
    <message numerus="yes">
        <source>Try {sign}, with %n card(s).</source>
        <translation>
            <numerusform>Probeer {sign}, met %n kaart.</numerusform>
            <numerusform>Probeer {sign}, met %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you still want to lay: {sum}.</source>
        <translation>Wil je toch leggen: {sum}.</translation>
    </message>
    <message>
        <source>You can lay something, but passing is better now.</source>
        <translation>Je kunt iets leggen, maar passen is nu beter.</translation>
    </message>
    <message>
        <source>You can lay something, but taking a card is better now.</source>
        <translation>Je kunt iets leggen, maar een kaart pakken is nu beter.</translation>
    </message>
    <message>
        <source>Take the joker back.</source>
        <translation>Neem de joker terug.</translation>
    </message>
    <message>
        <source>Take the {card} back.</source>
        <translation>Neem de {card} terug.</translation>
    </message>
    <message>
        <source>Lay a {digit} in place of the {card}.</source>
        <translation>Leg een {digit} in plaats van de {card}.</translation>
    </message>
    <message>
        <source>Lay a {digit} in place of the joker.</source>
        <translation>Leg een {digit} in plaats van de joker.</translation>
    </message>
    <message>
        <source>Lay another card in place of the {card}.</source>
        <translation>Leg een andere kaart in plaats van de {card}.</translation>
    </message>
    <message>
        <source>Lay another card in place of the joker.</source>
        <translation>Leg een andere kaart in plaats van de joker.</translation>
    </message>
    <message>
        <source>A card goes to the middle number.</source>
        <translation>Op het middelste getal komt een kaart.</translation>
    </message>
    <message>
        <source>You may lay the same digit again.</source>
        <translation>Je mag ook hetzelfde cijfer leggen.</translation>
    </message>
    <message>
        <source>All three numbers change.</source>
        <translation>Alle drie de getallen veranderen.</translation>
    </message>
    <message>
        <source>Lay a card on all three numbers.</source>
        <translation>Leg een kaart op alle drie de getallen.</translation>
    </message>
    <message>
        <source>The left number stays.</source>
        <translation>Het linkergetal blijft.</translation>
    </message>
    <message>
        <source>The answer stays.</source>
        <translation>De uitkomst blijft.</translation>
    </message>
    <message>
        <source>The sum goes in the lamp’s frame.</source>
        <translation>De som komt bij het lampje.</translation>
    </message>
    <message>
        <source>In the lamp’s frame, {direction}.</source>
        <translation>Bij het lampje, {direction}.</translation>
    </message>
    <message>
        <source>The sum goes from {first} to {last}.</source>
        <translation>De som ligt van {first} tot {last}.</translation>
    </message>
    <message>
        <source>The blank becomes {digit}.</source>
        <translation>Het blanco fiche wordt {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>This can become right: %n more tile(s).</source>
        <translation>
            <numerusform>Dit kan kloppen met nog %n fiche.</numerusform>
            <numerusform>Dit kan kloppen met nog %n fiches.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the {tile} back.</source>
        <translation>Neem de {tile} terug.</translation>
    </message>
    <message>
        <source>Take the blank back.</source>
        <translation>Neem het blanco fiche terug.</translation>
    </message>
    <message>
        <source>Lay {tile} on {square}.</source>
        <translation>Leg {tile} op {square}.</translation>
    </message>
    <message>
        <source>Lay the blank on {square}.</source>
        <translation>Leg het blanco fiche op {square}.</translation>
    </message>
    <message>
        <source>Lay {tile} in the lamp’s frame.</source>
        <translation>Leg {tile} bij het lampje.</translation>
    </message>
    <message>
        <source>Lay the blank in the lamp’s frame.</source>
        <translation>Leg het blanco fiche bij het lampje.</translation>
    </message>
    <message>
        <source>Lay another tile in place of the {tile}.</source>
        <translation>Leg een ander fiche in plaats van de {tile}.</translation>
    </message>
    <message>
        <source>Lay another tile in place of the blank.</source>
        <translation>Leg een ander fiche in plaats van het blanco.</translation>
    </message>
    <message>
        <source>A tile goes in the lamp’s frame.</source>
        <translation>Bij het lampje komt een fiche.</translation>
    </message>
    <message>
        <source>A tile goes on {square}.</source>
        <translation>Op {square} komt een fiche.</translation>
    </message>
    <message>
        <source>The joker becomes {digit}.</source>
        <translation>De joker wordt {digit}.</translation>
    </message>
    <message>
        <source>Choose a digit.</source>
        <translation>Kies een cijfer.</translation>
    </message>
    <message>
        <source>Choose {sign}.</source>
        <translation>Kies {sign}.</translation>
    </message>
    <message>
        <source>Choose a sign.</source>
        <translation>Kies een teken.</translation>
    </message>
    <message>
        <source>Choose another sign.</source>
        <translation>Kies een ander teken.</translation>
    </message>
    <message>
        <source>This is right. Press Play.</source>
        <translation>Dit klopt. Druk op Speel.</translation>
    </message>
    <message numerus="yes">
        <source>This can become right: %n more card(s).</source>
        <translation>
            <numerusform>Dit kan kloppen met nog %n kaart.</numerusform>
            <numerusform>Dit kan kloppen met nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card goes to the left number.</source>
        <translation>Op het linkergetal komt een kaart.</translation>
    </message>
    <message>
        <source>A card goes to the answer.</source>
        <translation>Bij de uitkomst komt een kaart.</translation>
    </message>
    <message>
        <source>The answer goes after =.</source>
        <translation>De uitkomst komt achter =.</translation>
    </message>
    <message>
        <source>No sum fits. Pass.</source>
        <translation>Er past geen som. Pas.</translation>
    </message>
    <message numerus="yes">
        <source>Try {signs}, with %n tile(s).</source>
        <translation>
            <numerusform>Probeer {signs}, met %n fiche.</numerusform>
            <numerusform>Probeer {signs}, met %n fiches.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {first} to {last}, {direction}.</source>
        <translation>Van {first} tot {last}, {direction}.</translation>
    </message>
    <message>
        <source>A good formula is {sum}.</source>
        <translation>Een goede formule is {sum}.</translation>
    </message>
    <message>
        <source>The {first} and the {second} stay.</source>
        <translation>De {first} en de {second} blijven liggen.</translation>
    </message>
    <message>
        <source>The {number} stays.</source>
        <translation>De {number} blijft liggen.</translation>
    </message>
    <message>
        <source>The middle number stays.</source>
        <translation>Het middelste getal blijft.</translation>
    </message>
    <message>
        <source>A good sum is {sum}.</source>
        <translation>Een goede som is {sum}.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Hoe heet je?</translation>
    </message>
    <message>
        <source>Go on with step {number}</source>
        <translation>Verder met stap {number}</translation>
    </message>
    <message>
        <source>{game}: step {number}</source>
        <translation>{game}: stap {number}</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt er?</translation>
    </message>
    <message>
        <source>Somebody else?</source>
        <translation>Iemand anders?</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zelf kiezen…</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Tegen de computer</translation>
    </message>
    <message>
        <source>{age}, against the computer</source>
        <translation>{age}, tegen de computer</translation>
    </message>
    <message>
        <source>With a class</source>
        <translation>Met een klas</translation>
    </message>
    <message>
        <source>New? Start here.</source>
        <translation>Nieuw? Begin hier.</translation>
    </message>
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
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>New every day</source>
        <translation>Elke dag nieuw</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Werkbladen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Eerste stappen</translation>
    </message>
</context>
<context>
    <name>HomeNews</name>
    <message>
        <source>Record: {points}</source>
        <translation>Record: {points}</translation>
    </message>
    <message>
        <source>Record: answer {points}</source>
        <translation>Record: uitkomst {points}</translation>
    </message>
    <message>
        <source>Record: won in {points}</source>
        <translation>Record: gewonnen in {points}</translation>
    </message>
    <message>
        <source>Record: {points} in one turn</source>
        <translation>Record: {points} in één beurt</translation>
    </message>
    <message>
        <source>{best}: {points}</source>
        <translation>{best}: {points}</translation>
    </message>
    <message>
        <source>A star: something to be proud of, such as a record of your own or a win.</source>
        <translation>Een ster: iets om trots op te zijn, zoals een eigen record of een gewonnen spel.</translation>
    </message>
    <message>
        <source>Won today</source>
        <translation>Vandaag gewonnen</translation>
    </message>
    <message>
        <source>Won yesterday</source>
        <translation>Gisteren gewonnen</translation>
    </message>
    <message>
        <source>All solved for today</source>
        <translation>Vandaag alles opgelost</translation>
    </message>
    <message>
        <source>New every day</source>
        <translation>Elke dag nieuw</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) today</source>
        <translation>
            <numerusform>%n ster vandaag</numerusform>
            <numerusform>%n sterren vandaag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) to improve</source>
        <translation>
            <numerusform>%n som om te verbeteren</numerusform>
            <numerusform>%n sommen om te verbeteren</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: records and games</source>
        <translation>{name}: records en spellen</translation>
    </message>
</context>
<context>
    <name>HourglassButton</name>
    <message>
        <source>Let the sand run on (P)</source>
        <translation>Het zand weer laten lopen (P)</translation>
    </message>
    <message>
        <source>Stop the sand (P)</source>
        <translation>Het zand stilzetten (P)</translation>
    </message>
</context>
<context>
    <name>HourglassWords</name>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
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
        <source>Hourglass: empty</source>
        <translation>Zandloper: leeg</translation>
    </message>
    <message numerus="yes">
        <source>Hourglass: %n second(s) left</source>
        <translation>
            <numerusform>Zandloper: nog %n seconde</numerusform>
            <numerusform>Zandloper: nog %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>{hourglass}, paused</source>
        <translation>{hourglass}, staat stil</translation>
    </message>
    <message>
        <source>The hourglass is empty.</source>
        <translation>De zandloper is leeg.</translation>
    </message>
</context>
<context>
    <name>JudgedWords</name>
    <message>
        <source>well played</source>
        <translation>goed gespeeld</translation>
    </message>
    <message>
        <source>Nothing to improve</source>
        <translation>Niets te verbeteren</translation>
    </message>
    <message numerus="yes">
        <source>{sum} earns %n more point(s), but you win no more often.</source>
        <translation>
            <numerusform>{sum} levert %n punt meer op, maar je wint er niet vaker door.</numerusform>
            <numerusform>{sum} levert %n punten meer op, maar je wint er niet vaker door.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} earns %n more point(s).</source>
        <translation>
            <numerusform>{sum} levert %n punt meer op.</numerusform>
            <numerusform>{sum} levert %n punten meer op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} lays %n more card(s), but you win no more often.</source>
        <translation>
            <numerusform>Met {sum} leg je %n kaart meer, maar je wint er niet vaker door.</numerusform>
            <numerusform>Met {sum} leg je %n kaarten meer, maar je wint er niet vaker door.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} lays %n more card(s).</source>
        <translation>
            <numerusform>Met {sum} leg je %n kaart meer.</numerusform>
            <numerusform>Met {sum} leg je %n kaarten meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns judged: {known} of {turns}.</source>
        <translation>Beurten beoordeeld: {known} van de {turns}.</translation>
    </message>
    <message>
        <source>{name}: well played in every turn.</source>
        <translation>{name}: elke beurt goed gespeeld.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) less in the end</source>
        <translation>
            <numerusform>aan het eind ongeveer %n punt minder</numerusform>
            <numerusform>aan het eind ongeveer %n punten minder</numerusform>
        </translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>kon beter</translation>
    </message>
    <message>
        <source>Laid by the hint</source>
        <translation>Door de tip gelegd</translation>
    </message>
    <message>
        <source>more was not possible</source>
        <translation>meer kon niet</translation>
    </message>
    <message>
        <source>chance to win: {chance}</source>
        <translation>winkans {chance}</translation>
    </message>
    <message>
        <source>chance to win: {made} (best: {best})</source>
        <translation>winkans {made}, kon {best} zijn</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: the hint laid every turn.</source>
        <translation>{name}: elke beurt door de tip gelegd.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n of {turns} turn(s) without the hint, {worth}.</source>
        <translation>
            <numerusform>{name}: %n van de {turns} beurten zonder tip, {worth}.</numerusform>
            <numerusform>{name}: %n van de {turns} beurten zonder tip, {worth}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s), {worth}.</source>
        <translation>
            <numerusform>{name}: %n beurt, {worth}.</numerusform>
            <numerusform>{name}: %n beurten, {worth}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most was left in round {round}, turn {turn}: {worth} more.</source>
        <translation>In ronde {round}, beurt {turn} bleef het meeste liggen: {worth}.</translation>
    </message>
    <message>
        <source>Most was left in turn {turn}: {worth} more.</source>
        <translation>In beurt {turn} bleef het meeste liggen: {worth}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: better was possible in %n of {turns} turn(s), much better in {much}.</source>
        <translation>
            <numerusform>{name}: in %n van de {turns} beurten kon het beter, in {much} veel beter.</numerusform>
            <numerusform>{name}: in %n van de {turns} beurten kon het beter, in {much} veel beter.</numerusform>
        </translation>
    </message>
    <message>
        <source>passing</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>the same sum in another way</source>
        <translation>dezelfde som op een andere manier</translation>
    </message>
    <message>
        <source>the same sum at {square}</source>
        <translation>dezelfde som op {square}</translation>
    </message>
    <message>
        <source>you have laid all digit tiles</source>
        <translation>dan zijn al je cijferfiches op</translation>
    </message>
    <message>
        <source>the same formula in another way</source>
        <translation>dezelfde formule op een andere manier</translation>
    </message>
    <message>
        <source>taking a card</source>
        <translation>een kaart pakken</translation>
    </message>
    <message>
        <source>you have laid all your cards</source>
        <translation>dan zijn al je kaarten op</translation>
    </message>
    <message>
        <source>you win more often</source>
        <translation>dan win je vaker</translation>
    </message>
    <message>
        <source>Smarter was {best}: less now, but {reason}.</source>
        <translation>Slimmer was {best}: nu wat minder, maar {reason}.</translation>
    </message>
    <message>
        <source>Smarter was {best}, because then {reason}.</source>
        <translation>Slimmer was {best}, want {reason}.</translation>
    </message>
    <message>
        <source>Smarter was {best}.</source>
        <translation>Slimmer was {best}.</translation>
    </message>
    <message>
        <source>Better was {best}, because then {reason}.</source>
        <translation>Beter was {best}, want {reason}.</translation>
    </message>
    <message>
        <source>Better was {best}.</source>
        <translation>Beter was {best}.</translation>
    </message>
    <message numerus="yes">
        <source>you get %n more point(s)</source>
        <translation>
            <numerusform>dan krijg je %n punt meer</numerusform>
            <numerusform>dan krijg je %n punten meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you lay %n more card(s)</source>
        <translation>
            <numerusform>dan leg je %n kaart meer</numerusform>
            <numerusform>dan leg je %n kaarten meer</numerusform>
        </translation>
    </message>
    <message>
        <source>the other player can earn less</source>
        <translation>dan kan de ander minder punten halen</translation>
    </message>
    <message>
        <source>you keep handier tiles</source>
        <translation>dan houd je handigere fiches over</translation>
    </message>
    <message>
        <source>the next player goes out less easily</source>
        <translation>dan kan de volgende speler minder makkelijk uit zijn</translation>
    </message>
    <message>
        <source>you keep cheaper cards</source>
        <translation>dan houd je goedkopere kaarten over</translation>
    </message>
    <message>
        <source>the rest is easier to lay</source>
        <translation>dan leg je de rest makkelijker</translation>
    </message>
    <message>
        <source>could be a little better</source>
        <translation>kon iets beter</translation>
    </message>
    <message>
        <source>could be much better</source>
        <translation>kon veel beter</translation>
    </message>
    <message numerus="yes">
        <source>{name}: better was possible in %n of {turns} turn(s).</source>
        <translation>
            <numerusform>{name}: in %n van de {turns} beurten kon het beter.</numerusform>
            <numerusform>{name}: in %n van de {turns} beurten kon het beter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lately</name>
    <message>
        <source>Continue</source>
        <translation>Verderspelen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More about practising</source>
        <translation>Meer over het oefenen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Your first game is waiting: {game}</source>
        <translation>Je eerste spel wacht op je: {game}</translation>
    </message>
    <message>
        <source>The next game: {game}</source>
        <translation>Het volgende spel: {game}</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Laatst gespeeld</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Lay an answer</source>
        <translation>Leg een uitkomst</translation>
    </message>
    <message>
        <source>Lay the answer that fits.</source>
        <translation>Leg de uitkomst die klopt.</translation>
    </message>
    <message>
        <source>Right! That is the answer.</source>
        <translation>Goed! Dat is de uitkomst.</translation>
    </message>
    <message>
        <source>Keep a number</source>
        <translation>Laat een getal liggen</translation>
    </message>
    <message>
        <source>Leave the 2 where it is.</source>
        <translation>Laat de 2 liggen.</translation>
    </message>
    <message>
        <source>Well done! What you don’t cover stays. You may lay a 2 on a 2, too.</source>
        <translation>Goed gedaan! Wat je niet bedekt, blijft liggen. Je mag ook een 2 op een 2 leggen.</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Een ander teken</translation>
    </message>
    <message>
        <source>One card can be enough. Click another sign. Lay the new answer on the 1.</source>
        <translation>Eén kaart kan genoeg zijn. Klik op een ander teken. Leg de nieuwe uitkomst op de 1.</translation>
    </message>
    <message>
        <source>Choose another sign and change just one number.</source>
        <translation>Kies een ander teken en verander maar één getal.</translation>
    </message>
    <message>
        <source>Clever! One card and another sign.</source>
        <translation>Slim! Eén kaart en een ander teken.</translation>
    </message>
    <message>
        <source>A number of two cards</source>
        <translation>Een getal van twee kaarten</translation>
    </message>
    <message>
        <source>Two cards side by side are one number. Put a 1 in front of the 4: that is 14. What is the answer now?</source>
        <translation>Twee kaarten naast elkaar zijn één getal. Leg een 1 voor de 4, dan staat er 14. Wat is nu de uitkomst?</translation>
    </message>
    <message>
        <source>Put a card beside one that lies there.</source>
        <translation>Leg een kaart naast een kaart die er ligt.</translation>
    </message>
    <message>
        <source>Great! That is how you lay large numbers.</source>
        <translation>Knap! Zo leg je grote getallen.</translation>
    </message>
    <message>
        <source>Cover a whole number</source>
        <translation>Bedek een heel getal</translation>
    </message>
    <message>
        <source>One card may cover the whole 10. Click a card: a wide place appears above the 10. Put it there, and make a new formula.</source>
        <translation>Eén kaart mag de hele 10 bedekken. Klik op een kaart: boven de 10 komt een brede plaats. Leg de kaart daar, en maak een nieuwe formule.</translation>
    </message>
    <message>
        <source>Good! Blue gave you extra points. It does so only before =, not in the answer.</source>
        <translation>Goed! Blauw gaf je extra punten. Dat doet blauw alleen vóór =, niet in de uitkomst.</translation>
    </message>
    <message>
        <source>The tile with the star</source>
        <translation>Het fiche met de ster</translation>
    </message>
    <message>
        <source>This tile is called a blank. It can be any digit. Lay a sum with it, and choose its digit.</source>
        <translation>Dit fiche heet blanco. Het kan elk cijfer zijn. Leg er een som mee, en kies het cijfer.</translation>
    </message>
    <message>
        <source>Use the tile with the star.</source>
        <translation>Gebruik het fiche met de ster.</translation>
    </message>
    <message>
        <source>Super! Red earns even more. In an answer it counts one more time.</source>
        <translation>Super! Rood levert nog meer op. In een uitkomst telt het nog één keer.</translation>
    </message>
    <message>
        <source>Cover the whole 10 with one card.</source>
        <translation>Bedek de hele 10 met één kaart.</translation>
    </message>
    <message>
        <source>Yes! One card has taken the place of two.</source>
        <translation>Ja! Eén kaart ligt nu op de plaats van twee.</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>De joker</translation>
    </message>
    <message>
        <source>The joker can be any digit. Lay it down and choose a digit that makes the formula correct.</source>
        <translation>De joker kan elk cijfer zijn. Leg hem neer en kies een cijfer waarmee de formule klopt.</translation>
    </message>
    <message>
        <source>Use the joker.</source>
        <translation>Gebruik de joker.</translation>
    </message>
    <message>
        <source>Good! It keeps its digit while it lies there.</source>
        <translation>Goed! Zolang hij daar ligt, houdt hij zijn cijfer.</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Pak een kaart</translation>
    </message>
    <message>
        <source>None of your cards fits here. So take a card: click the stock, or press “{button}”.</source>
        <translation>Geen van je kaarten past hier. Pak dan een kaart: klik op de stapel of druk op “{button}”.</translation>
    </message>
    <message>
        <source>Take a card.</source>
        <translation>Pak een kaart.</translation>
    </message>
    <message>
        <source>Right. Then it is the next player’s turn.</source>
        <translation>Goed. Daarna is de volgende speler aan de beurt.</translation>
    </message>
    <message>
        <source>The zero</source>
        <translation>De nul</translation>
    </message>
    <message>
        <source>Very good! Otherwise everybody would go on with times 0, which is too easy.</source>
        <translation>Heel goed! Anders zou iedereen steeds keer 0 spelen, en dat is te makkelijk.</translation>
    </message>
    <message>
        <source>Score the most points with crossing sums. Lay 3 + 4 = 7, with a digit in the middle.</source>
        <translation>Haal de meeste punten met sommen die elkaar kruisen. Leg 3 + 4 = 7, met een cijfer in het midden.</translation>
    </message>
    <message>
        <source>New tiles, new exercise. Lay a sum downwards through a digit, for example the 4. Signs and = are your own.</source>
        <translation>Nieuwe fiches, nieuwe oefening. Leg een som naar beneden door een cijfer, de 4 bijvoorbeeld. De tekens en de = leg je zelf.</translation>
    </message>
    <message>
        <source>New cards, new exercise: make another formula. Leave the 2 as it is. Put a card on the 4, and a card on the 6.</source>
        <translation>Nieuwe kaarten, nieuwe oefening: maak een andere formule. Laat de 2 liggen. Leg een kaart op de 4, en een kaart op de 6.</translation>
    </message>
    <message>
        <source>Get rid of your cards first, and you win. Click the yellow +. Then click the card with the answer, and the place after =.</source>
        <translation>Wie het eerst geen kaarten meer heeft, wint. Klik op het gele teken +. Kies de kaart met de uitkomst, dan de plaats achter =.</translation>
    </message>
    <message>
        <source>After times 0, every number gets a card. Click +. Then lay 3 + 4 = 7.</source>
        <translation>Na keer 0 krijgt elk getal een kaart. Klik op +. Leg dan 3 + 4 = 7.</translation>
    </message>
    <message>
        <source>Cover all three numbers.</source>
        <translation>Bedek alle drie de getallen.</translation>
    </message>
    <message>
        <source>The first sum</source>
        <translation>De eerste som</translation>
    </message>
    <message>
        <source>Lay a sum with a digit in the middle.</source>
        <translation>Leg een som met een cijfer in het midden.</translation>
    </message>
    <message>
        <source>Right! You get the answer as points. A coloured square adds some more.</source>
        <translation>Goed! De uitkomst krijg je als punten. Een gekleurd vakje geeft nog wat extra.</translation>
    </message>
    <message>
        <source>Cross a sum</source>
        <translation>Dwars door een som</translation>
    </message>
    <message>
        <source>Lay a sum downwards through a digit that lies there.</source>
        <translation>Leg een som naar beneden door een cijfer dat er ligt.</translation>
    </message>
    <message>
        <source>Well done! That is how sums grow across each other.</source>
        <translation>Goed gedaan! Zo groeien de sommen door elkaar heen.</translation>
    </message>
    <message>
        <source>Two digits</source>
        <translation>Twee cijfers</translation>
    </message>
    <message>
        <source>An answer may have two digits. Lay a sum of 10 or more: try downwards from the 5.</source>
        <translation>Een uitkomst mag twee cijfers hebben. Leg een som van 10 of meer, bijvoorbeeld vanaf de 5 omlaag.</translation>
    </message>
    <message>
        <source>Make 10 or more.</source>
        <translation>Maak 10 of meer.</translation>
    </message>
    <message>
        <source>Great! A large answer is a lot of points.</source>
        <translation>Knap! Een grote uitkomst geeft veel punten.</translation>
    </message>
    <message>
        <source>Blue squares</source>
        <translation>Blauwe vakjes</translation>
    </message>
    <message>
        <source>Your digit on blue counts once more. Lay a sum in the frame, and begin on the blue square.</source>
        <translation>Jouw cijfer op blauw telt nog een keer. Leg een som in het kader, en begin op het blauwe vak.</translation>
    </message>
    <message>
        <source>Lay a digit before = on a blue square.</source>
        <translation>Leg een cijfer vóór = op een blauw vakje.</translation>
    </message>
    <message>
        <source>Red squares</source>
        <translation>Rode vakjes</translation>
    </message>
    <message>
        <source>Your digit on red counts two more times. Lay a sum in the frame, and begin on the red square.</source>
        <translation>Jouw cijfer op rood telt nog twee keer. Leg een som in het kader, en begin op het rode vak.</translation>
    </message>
    <message>
        <source>Lay a digit on a red square.</source>
        <translation>Leg een cijfer op een rood vakje.</translation>
    </message>
    <message>
        <source>Good! It keeps its digit from now on.</source>
        <translation>Goed! Vanaf nu houdt het dat cijfer.</translation>
    </message>
    <message>
        <source>Go on from a sum</source>
        <translation>Verder achter een som</translation>
    </message>
    <message>
        <source>A new sum may begin with the 10. Lay a sign after it, then a digit, = and the answer.</source>
        <translation>Een nieuwe som mag met de 10 beginnen. Leg er een teken achter, dan een cijfer, = en de uitkomst.</translation>
    </message>
    <message>
        <source>Begin your sum with the 10.</source>
        <translation>Begin je som met de 10.</translation>
    </message>
    <message>
        <source>Clever! That is how a row grows longer and longer.</source>
        <translation>Slim! Zo wordt een rij steeds langer.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>You can’t make a sum with these tiles. That happens now and then. Press “{button}”.</source>
        <translation>Met deze fiches kun je hier geen som leggen. Dat komt wel eens voor. Druk op “{button}”.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Druk op “{button}”.</translation>
    </message>
    <message>
        <source>Right. Passing twice in a row ends the game.</source>
        <translation>Goed. Pas je twee keer achter elkaar, dan is het spel afgelopen.</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <source>Lesson with teams</source>
        <translation>Les met teams</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Wie er is</translation>
    </message>
    <message>
        <source>Practise with a class</source>
        <translation>Oefenen met een klas</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klas</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Zandloper</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Oefeningen…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>There is no class with pupils yet.</source>
        <translation>Er is nog geen klas met leerlingen.</translation>
    </message>
    <message>
        <source>Add one with the names of its pupils.</source>
        <translation>Voeg er een toe met de namen van de leerlingen.</translation>
    </message>
    <message>
        <source>&amp;Add a class…</source>
        <translation>Klas &amp;toevoegen…</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Stap {number} van {steps}</translation>
    </message>
    <message>
        <source>{step}: {title}</source>
        <translation>{step} · {title}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Begin een spel</translation>
    </message>
    <message>
        <source>Take something back and try again.</source>
        <translation>Haal iets terug en probeer het nog eens.</translation>
    </message>
    <message>
        <source>{praise} {end}</source>
        <translation>{praise} {end}</translation>
    </message>
    <message>
        <source>This can’t become right. {want}</source>
        <translation>Dit kan niet meer kloppen. {want}</translation>
    </message>
    <message>
        <source>That is correct. But try this: {want}</source>
        <translation>Dat klopt. Maar probeer dit: {want}</translation>
    </message>
    <message>
        <source>You can still lay something. {want}</source>
        <translation>Je kunt nog iets leggen. {want}</translation>
    </message>
    <message>
        <source>That is right. Now press “{button}”.</source>
        <translation>Dat klopt. Druk nu op “{button}”.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>The previous step</source>
        <translation>De vorige stap</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Start this step again</source>
        <translation>Begin deze stap opnieuw</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Doe het eens voor</translation>
    </message>
    <message>
        <source>Shows a move that works here</source>
        <translation>Laat iets zien dat hier kan</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>You can continue this step later (Esc)</source>
        <translation>Je kunt later met deze stap verdergaan (Esc)</translation>
    </message>
    <message>
        <source>First steps in {game}</source>
        <translation>Eerste stappen met {game}</translation>
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
    <name>LevelWords</name>
    <message>
        <source>small sums</source>
        <translation>kleine sommen</translation>
    </message>
    <message>
        <source>overlooks much</source>
        <translation>mist veel</translation>
    </message>
    <message>
        <source>finds much</source>
        <translation>vindt veel</translation>
    </message>
    <message>
        <source>plans ahead</source>
        <translation>denkt vooruit</translation>
    </message>
    <message>
        <source>thinks long</source>
        <translation>denkt lang na</translation>
    </message>
    <message>
        <source>adds and subtracts, with one operator per sum, and overlooks a lot.</source>
        <translation>telt op en trekt af, met één rekenteken per som, en ziet veel over het hoofd.</translation>
    </message>
    <message>
        <source>lays sums with one operator, and overlooks some.</source>
        <translation>legt sommen met één rekenteken en ziet er een paar over het hoofd.</translation>
    </message>
    <message>
        <source>lays any sum, but does not see all of them.</source>
        <translation>legt alle soorten sommen, maar ziet ze niet allemaal.</translation>
    </message>
    <message>
        <source>also thinks of the tiles it keeps, and of what it makes possible for others.</source>
        <translation>denkt ook aan de fiches die hij overhoudt, en aan wat hij voor een ander mogelijk maakt.</translation>
    </message>
    <message>
        <source>tries out how the game may go on, which takes a few seconds.</source>
        <translation>probeert uit hoe het spel verder kan gaan, en neemt daar een paar seconden voor.</translation>
    </message>
    <message>
        <source>lays easy formulas with few cards.</source>
        <translation>legt makkelijke formules met weinig kaarten.</translation>
    </message>
    <message>
        <source>overlooks some of the formulas.</source>
        <translation>ziet een paar formules over het hoofd.</translation>
    </message>
    <message>
        <source>is strong, and lays as many cards as it can.</source>
        <translation>is sterk en legt zoveel mogelijk kaarten.</translation>
    </message>
    <message>
        <source>also thinks of the cards it keeps, and of what others can lay next.</source>
        <translation>denkt ook aan de kaarten die hij overhoudt, en aan wat een ander daarna kan leggen.</translation>
    </message>
    <message>
        <source>tries out how the round may go on, which takes a few seconds.</source>
        <translation>probeert uit hoe de ronde verder kan gaan, en neemt daar een paar seconden voor.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Delete “{name}”?</source>
        <translation>‘{name}’ verwijderen?</translation>
    </message>
    <message>
        <source>You find it under All games, in Deleted, for 30 days.</source>
        <translation>Je vindt het nog 30 dagen bij Alle spellen, onder Verwijderd.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Delete the exercises with {name}?</source>
        <translation>De oefeningen met {name} verwijderen?</translation>
    </message>
    <message>
        <source>The score is deleted for good. Each pupil’s tries stay in the results.</source>
        <translation>De stand verdwijnt voorgoed. De pogingen van elke leerling blijven bij de uitslagen.</translation>
    </message>
</context>
<context>
    <name>Locked</name>
    <message>
        <source>This is set for everybody here.</source>
        <translation>Dit is hier voor iedereen zo ingesteld.</translation>
    </message>
    <message>
        <source>Printing is locked on this computer.</source>
        <translation>Afdrukken is op deze computer vergrendeld.</translation>
    </message>
    <message>
        <source>Saving and copying for others is locked on this computer.</source>
        <translation>Opslaan en kopiëren voor anderen is op deze computer vergrendeld.</translation>
    </message>
    <message>
        <source>Removing people is locked on this computer.</source>
        <translation>Personen verwijderen is op deze computer vergrendeld.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>stopped</source>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>Game stopped</source>
        <translation>Spel gestopt</translation>
    </message>
    <message>
        <source>{name}, laid by the hint</source>
        <translation>{name}, gelegd door de tip</translation>
    </message>
    <message>
        <source>The hint laid this.</source>
        <translation>Dit heeft de tip gelegd.</translation>
    </message>
</context>
<context>
    <name>LookBackModel</name>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gelegd</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meeste punten</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meeste kaarten</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Gemist</translation>
    </message>
    <message>
        <source>no formula</source>
        <translation>geen formule</translation>
    </message>
    <message>
        <source>no sum</source>
        <translation>geen som</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Show the best</source>
        <translation>Beste laten zien</translation>
    </message>
    <message>
        <source>The game is over here: go back, and continue from there.</source>
        <translation>Hier is het spel afgelopen: ga terug, en speel daar verder.</translation>
    </message>
    <message>
        <source>A new game begins here. This one stays as it is.</source>
        <translation>Hier begint een nieuw spel. Dit spel blijft zoals het is.</translation>
    </message>
    <message>
        <source>These cards stay face down until the round is over.</source>
        <translation>Deze kaarten blijven dicht tot de ronde is afgelopen.</translation>
    </message>
    <message>
        <source>These tiles stay hidden until the game is over.</source>
        <translation>Deze fiches blijven verborgen tot het spel is afgelopen.</translation>
    </message>
    <message>
        <source>The whole round</source>
        <translation>De hele ronde</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Het hele spel</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Beurt laten zien</translation>
    </message>
    <message>
        <source>Show better</source>
        <translation>Beter laten zien</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meeste punten</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meeste kaarten</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Er is nog niets gespeeld.</translation>
    </message>
    <message>
        <source>Still looking for the best move.</source>
        <translation>Er wordt nog gezocht wat het beste is.</translation>
    </message>
    <message>
        <source>There was nothing to lay.</source>
        <translation>Er was niets te leggen.</translation>
    </message>
    <message>
        <source>Nothing was better than what was played.</source>
        <translation>Niets was beter dan wat er gelegd is.</translation>
    </message>
    <message>
        <source>Round {round} · start</source>
        <translation>Ronde {round} · begin</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Turn {number} of {turns}</source>
        <translation>Beurt {number} van {turns}</translation>
    </message>
    <message>
        <source>Round {round} · turn {number} of {turns}</source>
        <translation>Ronde {round} · beurt {number} van {turns}</translation>
    </message>
    <message numerus="yes">
        <source>A formula with %n card(s) was possible.</source>
        <translation>
            <numerusform>Er kon een formule met %n kaart.</numerusform>
            <numerusform>Er kon een formule met %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Next turn to improve</source>
        <translation>Volgende beurt die beter kon</translation>
    </message>
    <message>
        <source>The next turn that could be better (Ctrl+Right)</source>
        <translation>De volgende beurt die beter kon (Ctrl+pijl rechts)</translation>
    </message>
    <message>
        <source>The best possible: the sum that earns most.</source>
        <translation>Het beste dat kon: de som met de meeste punten.</translation>
    </message>
    <message>
        <source>The best possible: the formula that earns most.</source>
        <translation>Het beste dat kon: de formule met de meeste punten.</translation>
    </message>
    <message>
        <source>The best possible: the formula that lays most cards.</source>
        <translation>Het beste dat kon: de formule met de meeste kaarten.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Look back on the whole game</source>
        <translation>Heel het spel terugkijken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Hier verderspelen</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Formula Desktop</source>
        <translation>Formula Desktop</translation>
    </message>
    <message>
        <source>{game}: {title}</source>
        <translation>{game}: {title}</translation>
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
    <message>
        <source>Cards left</source>
        <translation>Kaarten over</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
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
        <source>&amp;Merge</source>
        <translation>&amp;Samenvoegen</translation>
    </message>
    <message>
        <source>Merge {name} with</source>
        <translation>{name} samenvoegen met</translation>
    </message>
    <message>
        <source>All games of both will belong to the person you choose here. This cannot be undone.</source>
        <translation>Alle spellen van allebei zijn daarna van wie je hier kiest. Dat kun je niet terugdraaien.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>Once more</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probeer nog eens</translation>
    </message>
    <message>
        <source>Done for today! Tomorrow {number} again.</source>
        <translation>Klaar voor vandaag! Morgen weer {number}.</translation>
    </message>
    <message>
        <source>Done for today! {number} again in {days} days.</source>
        <translation>Klaar voor vandaag! Over {days} dagen weer {number}.</translation>
    </message>
    <message>
        <source>Nothing yet. What goes wrong in practice or in a game comes here.</source>
        <translation>Nog niets. Wat misgaat bij het oefenen of in een spel, komt hier.</translation>
    </message>
    <message numerus="yes">
        <source>sum(s) to improve today, one by one.</source>
        <translation>
            <numerusform>som om vandaag te verbeteren.</numerusform>
            <numerusform>sommen om vandaag te verbeteren, één voor één.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done for today! %n more can wait.</source>
        <translation>
            <numerusform>Klaar voor vandaag! %n kan nog wachten.</numerusform>
            <numerusform>Klaar voor vandaag! %n kunnen nog wachten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>Days with puzzles</source>
        <translation>Dagen met puzzels</translation>
    </message>
    <message>
        <source>Earlier month</source>
        <translation>Eerdere maand</translation>
    </message>
    <message>
        <source>Later month</source>
        <translation>Latere maand</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Naam wijzigen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Naam wijzigen</translation>
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
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>NewDigifeud</name>
    <message>
        <source>&amp;Who starts</source>
        <translation>&amp;Wie begint</translation>
    </message>
    <message>
        <source>Whoever starts lays the first sum, over the square in the middle.</source>
        <translation>Wie begint, legt de eerste som over het middelste vakje.</translation>
    </message>
    <message>
        <source>Numbers up to 20, and one operator per sum.</source>
        <translation>Getallen tot en met 20, en één rekenteken per som.</translation>
    </message>
    <message>
        <source>Numbers up to 50, and one operator per sum.</source>
        <translation>Getallen tot en met 50, en één rekenteken per som.</translation>
    </message>
    <message>
        <source>Longer sums, and four directions.</source>
        <translation>Langere sommen en vier leesrichtingen.</translation>
    </message>
    <message>
        <source>Plus, minus and times, longer sums, and two directions.</source>
        <translation>Plus, min en keer, langere sommen en twee leesrichtingen.</translation>
    </message>
</context>
<context>
    <name>NewFormula</name>
    <message>
        <source>&amp;First dealer</source>
        <translation>&amp;Eerste gever</translation>
    </message>
    <message>
        <source>The player below the dealer in this list starts, then the next one below.</source>
        <translation>De speler onder de gever in deze lijst begint, daarna de volgende eronder.</translation>
    </message>
    <message>
        <source>Numbers up to 20.</source>
        <translation>Getallen tot en met 20.</translation>
    </message>
    <message>
        <source>Numbers up to 100.</source>
        <translation>Getallen tot en met 100.</translation>
    </message>
    <message>
        <source>Numbers of up to three cards.</source>
        <translation>Getallen van hoogstens drie kaarten.</translation>
    </message>
    <message>
        <source>All signs, and no variations; most rounds win.</source>
        <translation>Alle tekens en geen varianten; de meeste rondes winnen.</translation>
    </message>
    <message>
        <source>Every answer earns points; the match ends at 250.</source>
        <translation>Elke uitkomst levert punten op; bij 250 eindigt de partij.</translation>
    </message>
    <message>
        <source>Only times and divided by, and up to four cards in one turn.</source>
        <translation>Alleen keer en gedeeld door, en hoogstens vier kaarten per beurt.</translation>
    </message>
    <message>
        <source>When an answer can be divided by 5, all the others take a card.</source>
        <translation>Is de uitkomst deelbaar door 5, dan pakken alle anderen een kaart.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>This game does not count in the results.</source>
        <translation>Dit spel telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nieuw spel {game}</translation>
    </message>
    <message>
        <source>Classroom: teams, no hints</source>
        <translation>Klas: teams, geen tips</translation>
    </message>
    <message>
        <source>Projector size, two teams, an hourglass, and no hints</source>
        <translation>Digibordformaat, twee teams, een zandloper en geen tips</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Zandloper</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Fewer opt&amp;ions</source>
        <translation>Minder &amp;keuzes</translation>
    </message>
    <message>
        <source>More opt&amp;ions</source>
        <translation>Meer &amp;keuzes</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>NextGame</name>
    <message>
        <source>Together with {names}</source>
        <translation>Samen met {names}</translation>
    </message>
    <message>
        <source>Against the computer: {level}</source>
        <translation>Tegen de computer: {level}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{file} cannot be opened: {problem}.</source>
        <translation>{file} kan niet worden geopend: {problem}.</translation>
    </message>
    <message>
        <source>It is not in {folder}.</source>
        <translation>Het staat niet in {folder}.</translation>
    </message>
    <message>
        <source>This game comes from a file. It does not count in the results.</source>
        <translation>Dit spel komt uit een bestand. Het telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>This game comes from a file. It does not count in the results. From the first turn on it is saved in All games.</source>
        <translation>Dit spel komt uit een bestand. Het telt niet mee in de uitslagen. Vanaf de eerste beurt wordt het bewaard bij “Alle spellen”.</translation>
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
        <source>The game goes on, but its last turns cannot be saved: {problem}.</source>
        <translation>Het spel gaat door, maar de laatste beurten kunnen niet worden bewaard: {problem}.</translation>
    </message>
    <message>
        <source>What was played before stays on the disk.</source>
        <translation>Wat daarvoor is gespeeld, blijft op de schijf staan.</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved: {problem}.</source>
        <translation>Het spel gaat door, maar kan niet worden bewaard: {problem}.</translation>
    </message>
    <message>
        <source>The program tries again every few seconds and after every turn.</source>
        <translation>Het programma probeert het om de paar seconden opnieuw, en na elke beurt.</translation>
    </message>
    <message>
        <source>The last turns cannot be saved. Close anyway?</source>
        <translation>De laatste beurten kunnen niet worden bewaard. Toch sluiten?</translation>
    </message>
    <message>
        <source>The game can be saved in another place with “Save as…”.</source>
        <translation>Het spel kan met “Opslaan als…” op een andere plek worden opgeslagen.</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Toch sluiten</translation>
    </message>
    <message>
        <source>&amp;Don’t close</source>
        <translation>&amp;Niet sluiten</translation>
    </message>
    <message>
        <source>The disk is slow. The game goes on, and is saved as soon as possible.</source>
        <translation>De schijf is traag. Het spel gaat door en wordt bewaard zodra de schijf het aankan.</translation>
    </message>
    <message>
        <source>If the power fails, the last turns may be lost.</source>
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
        <source>Another program has changed the game’s file.</source>
        <translation>Een ander programma heeft het bestand van het spel gewijzigd.</translation>
    </message>
    <message>
        <source>Its version was saved next to this one.</source>
        <translation>Die andere versie is naast dit spel bewaard.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the time for a turn ran out while the program was closed.</source>
        <translation>
            <numerusform>In %n spel was de tijd voor een beurt om terwijl het programma dicht was.</numerusform>
            <numerusform>In %n spellen was de tijd voor een beurt om terwijl het programma dicht was.</numerusform>
        </translation>
    </message>
    <message>
        <source>{loser} did not play in time, so {winner} won.</source>
        <translation>{loser} speelde niet op tijd, dus {winner} heeft gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings cannot be saved; they last until you quit.</source>
        <translation>De instellingen kunnen niet worden bewaard; ze gelden tot het programma stopt.</translation>
    </message>
</context>
<context>
    <name>OptionsColumn</name>
    <message>
        <source>This &amp;game counts in the results</source>
        <translation>Dit spe&amp;l telt mee in de uitslagen</translation>
    </message>
    <message>
        <source>Without this the game is saved, but changes nobody’s results.</source>
        <translation>Zonder vinkje wordt het spel bewaard, maar telt het niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>Without this nobody can ask for a hint in this game.</source>
        <translation>Zonder vinkje kan niemand in dit spel om een tip vragen.</translation>
    </message>
    <message>
        <source>Large enough for the back of the room, in this game only.</source>
        <translation>Groot genoeg voor achter in de klas, alleen in dit spel.</translation>
    </message>
    <message>
        <source>Offer hint&amp;s</source>
        <translation>Je mag tips &amp;zien</translation>
    </message>
    <message>
        <source>Start in &amp;projector size</source>
        <translation>Begin &amp;in digibordformaat</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Well played!</source>
        <translation>Goed gespeeld!</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Niemand heeft gewonnen</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>Gelijkspel!</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Je hebt gewonnen!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <translation>Gewonnen: {name}!</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Until next time!</source>
        <translation>Tot de volgende keer!</translation>
    </message>
    <message>
        <source>Next time, lay a sum yourself!</source>
        <translation>Leg de volgende keer zelf een som!</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>Dat was spannend!</translation>
    </message>
    <message>
        <source>You won by {points}!</source>
        <translation>Je won met {points} verschil!</translation>
    </message>
    <message>
        <source>Without what the hint laid you have {own} of the {total} points.</source>
        <translation>Zonder wat de tip legde, heb je {own} van de {total} punten.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>{name}’s best: {sum} ({worth}).</source>
        <translation>Het beste van {name}: {sum} ({worth}).</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is uit</translation>
    </message>
    <message>
        <source>Well played, {name}!</source>
        <translation>Goed gespeeld, {name}!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <comment>one person</comment>
        <translation>{name} heeft gewonnen!</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondes</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>beurten</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Points after each turn and the final count</source>
        <translation>Punten na elke beurt en na de eindtelling</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Punten na elke beurt</translation>
    </message>
    <message>
        <source>Cards in hand, turn by turn</source>
        <translation>Kaarten in de hand, beurt na beurt</translation>
    </message>
    <message>
        <source>Rounds won after each round</source>
        <translation>Gewonnen rondes na elke ronde</translation>
    </message>
    <message>
        <source>At the end: {numbers}</source>
        <translation>Aan het eind: {numbers}</translation>
    </message>
</context>
<context>
    <name>OwnName</name>
    <message>
        <source>The rules that have this name already are replaced.</source>
        <translation>De regels die al zo heten, worden vervangen.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Vervangen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Deze regels opslaan</translation>
    </message>
    <message>
        <source>Rename these rules</source>
        <translation>Deze regels een andere naam geven</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Naam wijzigen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>PageAroundTable</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>JOKER</source>
        <translation>JOKER</translation>
    </message>
</context>
<context>
    <name>ParticipantChanges</name>
    <message>
        <source>A name has 1 to 40 letters, digits or signs.</source>
        <translation>Een naam heeft 1 tot 40 letters, cijfers of tekens.</translation>
    </message>
    <message>
        <source>Somebody with this name is here already; the two can be merged.</source>
        <translation>Er is al iemand met deze naam; je kunt die twee samenvoegen.</translation>
    </message>
    <message>
        <source>There is nobody else to merge with.</source>
        <translation>Er is niemand anders om mee samen te voegen.</translation>
    </message>
    <message>
        <source>Somebody has this name already.</source>
        <translation>Iemand heet al zo.</translation>
    </message>
    <message>
        <source>Are you the one who has played already?</source>
        <translation>Heb jij hier al gespeeld?</translation>
    </message>
    <message>
        <source>There are games of “{player}”. Then they are {name}’s from now on, with what they have earned.</source>
        <translation>Er zijn spellen van ‘{player}’. Die zijn dan voortaan van {name}, met alles wat ermee verdiend is.</translation>
    </message>
    <message>
        <source>&amp;Yes, that was me</source>
        <translation>&amp;Ja, dat was ik</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nee</translation>
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
        <source>&amp;Remove</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Iemand</translation>
    </message>
    <message>
        <source>The results are changed, but not all saved games: {problem}. The program will try again at the next start.</source>
        <translation>De uitslagen zijn aangepast, maar niet alle bewaarde spellen: {problem}. Het programma probeert het opnieuw bij de volgende start.</translation>
    </message>
    <message>
        <source>{name} is sitting at the table; this can be done once that game is put away.</source>
        <translation>{name} zit aan tafel; dit kan zodra dat spel van tafel is.</translation>
    </message>
    <message>
        <source>{name} stays, because not all saved games can be changed: {problem}.</source>
        <translation>{name} blijft, want niet alle bewaarde spellen kunnen worden aangepast: {problem}.</translation>
    </message>
</context>
<context>
    <name>ParticipantPage</name>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Naam wijzigen…</translation>
    </message>
    <message>
        <source>&amp;Picture and colour…</source>
        <translation>&amp;Plaatje en kleur…</translation>
    </message>
    <message>
        <source>&amp;Merge with another person…</source>
        <translation>&amp;Samenvoegen met iemand anders…</translation>
    </message>
    <message>
        <source>Remove with all &amp;data…</source>
        <translation>&amp;Verwijderen met alle gegevens…</translation>
    </message>
    <message>
        <source>Matches of {game}</source>
        <translation>Partijen {game}</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Afgelopen spellen</translation>
    </message>
    <message>
        <source>This goes well already</source>
        <translation>Dit gaat al goed</translation>
    </message>
    <message>
        <source>Pupil · {name}</source>
        <translation>Leerling · {name}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle uitslagen</translation>
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
        <source>Lessons don’t count, nor do games in which a turn was undone.</source>
        <translation>Lessen tellen niet mee, en spellen waarin een beurt ongedaan is gemaakt ook niet.</translation>
    </message>
    <message>
        <source>Score, of all games together</source>
        <translation>Score, van alle spellen samen</translation>
    </message>
    <message>
        <source>Strength (100 is average)</source>
        <translation>Sterkte (100 is gemiddeld)</translation>
    </message>
    <message>
        <source>Rounds of a match that goes on</source>
        <translation>Rondes van een spel dat nog niet uit is</translation>
    </message>
    <message>
        <source>Won of these rounds</source>
        <translation>Daarvan gewonnen</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Eerder gestopt</translation>
    </message>
    <message>
        <source>A game in which a turn was undone doesn’t count.</source>
        <translation>Een spel waarin een beurt ongedaan is gemaakt, telt niet mee.</translation>
    </message>
    <message>
        <source>The tab Games says why the others don’t count.</source>
        <translation>Op het tabblad Spellen staat waarom de andere niet meetellen.</translation>
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
        <translation>{number}, een nieuweling</translation>
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
        <source>average of {number} matches</source>
        <translation>gemiddeld over {number} partijen</translation>
    </message>
    <message>
        <source>average of {number} games</source>
        <translation>gemiddeld over {number} spellen</translation>
    </message>
    <message>
        <source>Formulas by operation</source>
        <translation>Formules per bewerking</translation>
    </message>
    <message>
        <source>With more formulas, their operations are shown here.</source>
        <translation>Na meer formules zie je hier welke bewerkingen erin zaten.</translation>
    </message>
    <message>
        <source>With more sums, their operations are shown here.</source>
        <translation>Na meer sommen zie je hier welke bewerkingen erin zaten.</translation>
    </message>
    <message>
        <source>Sums by operation</source>
        <translation>Sommen per bewerking</translation>
    </message>
    <message>
        <source>In the best game, only the points you laid yourself count, not the hint’s.</source>
        <translation>In het beste spel tellen alleen je eigen punten, niet die van de tip.</translation>
    </message>
    <message numerus="yes">
        <source>game(s) won</source>
        <translation>
            <numerusform>spel gewonnen</numerusform>
            <numerusform>spellen gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s) won</source>
        <translation>
            <numerusform>ronde gewonnen</numerusform>
            <numerusform>rondes gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s) played</source>
        <translation>
            <numerusform>spel gespeeld</numerusform>
            <numerusform>spellen gespeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of Digifeud that is stopped early against the computer is neither won nor lost. Its records count.</source>
        <translation>Een spel Digifeud dat tegen de computer eerder is gestopt, is niet gewonnen of verloren. De records tellen mee.</translation>
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
    <name>People</name>
    <message>
        <source>wants to go on with another device</source>
        <translation>wil verder op een ander apparaat</translation>
    </message>
    <message>
        <source>wants to come in</source>
        <translation>wil meedoen</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>aan deze computer</translation>
    </message>
    <message>
        <source>on its own screen</source>
        <translation>op een eigen scherm</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>verbinding weg</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Take back: {name}</source>
        <translation>Terug naar de tafel: {name}</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Toelaten</translation>
    </message>
    <message>
        <source>Let {name} in</source>
        <translation>Laat {name} binnen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Do not let {name} in</source>
        <translation>{name} niet toelaten</translation>
    </message>
</context>
<context>
    <name>PersonBests</name>
    <message>
        <source>Records appear here after the first game that counts.</source>
        <translation>Hier staan records na het eerste spel dat meetelt.</translation>
    </message>
    <message>
        <source>What you lay yourself counts, also after a hint. What the hint lays doesn’t.</source>
        <translation>Wat je zelf legt, telt, ook na een tip. Wat de tip legt, telt niet.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Show: {best}, {value}</source>
        <translation>Laat zien: {best}, {value}</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Oorkonde</translation>
    </message>
    <message>
        <source>Certificate: {best}, {value}</source>
        <translation>Oorkonde: {best}, {value}</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} wijzigen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} verwijderen</translation>
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
        <source>Ca&amp;ncel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Kiezen</translation>
    </message>
</context>
<context>
    <name>PersonDialogWithName</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Name and picture</source>
        <translation>Naam en plaatje</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
</context>
<context>
    <name>PersonPracticePanel</name>
    <message>
        <source>Comes again</source>
        <translation>Komt terug</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Laatst geoefend</translation>
    </message>
    <message numerus="yes">
        <source>Once more: %n exercise(s) for today</source>
        <translation>
            <numerusform>Nog eens: %n oefening voor vandaag</numerusform>
            <numerusform>Nog eens: %n oefeningen voor vandaag</numerusform>
        </translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Klaar voor vandaag</translation>
    </message>
    <message>
        <source>Nothing has been practised yet. The first exercises are easy ones.</source>
        <translation>Er is nog niets geoefend. De eerste oefeningen zijn makkelijk.</translation>
    </message>
    <message>
        <source>Nothing to repeat today</source>
        <translation>Vandaag niets te herhalen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>How it is going</source>
        <translation>Zo gaat het</translation>
    </message>
    <message>
        <source>Puzzles of the day</source>
        <translation>Puzzels van de dag</translation>
    </message>
    <message>
        <source>Not right at once</source>
        <translation>Niet meteen goed</translation>
    </message>
    <message>
        <source>Answered: {sums}</source>
        <translation>Ingevuld: {sums}</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>The mark is a typical sum. A long bar: not sure yet.</source>
        <translation>Het streepje is een gewone som. Een lange balk: nog niet zeker.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>{task}: {sum}</source>
        <translation>{task}: {sum}</translation>
    </message>
    <message>
        <source>{task}, for instance {sum}</source>
        <translation>{task}, bijvoorbeeld {sum}</translation>
    </message>
    <message>
        <source>then right, or with help</source>
        <translation>daarna goed, of met hulp</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Ingevuld</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>niet opgelost</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Vaardigheid</translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n opgelost</numerusform>
            <numerusform>%n opgelost</numerusform>
        </translation>
    </message>
    <message>
        <source>then right</source>
        <translation>daarna goed</translation>
    </message>
    <message>
        <source>right with help</source>
        <translation>goed met hulp</translation>
    </message>
    <message>
        <source>Times practised</source>
        <translation>Keer geoefend</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Tot nu toe</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Copied: paste the picture where you want.</source>
        <translation>Gekopieerd: plak het plaatje waar je wilt.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Plaatje opslaan</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>Look back</source>
        <translation>Terugkijken</translation>
    </message>
</context>
<context>
    <name>PlayedGamePanel</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Every turn is printed, and what everybody had.</source>
        <translation>Elke beurt wordt afgedrukt, met wat ieder had.</translation>
    </message>
    <message>
        <source>A game can be printed once it has begun.</source>
        <translation>Een spel kan worden afgedrukt zodra het begonnen is.</translation>
    </message>
    <message>
        <source>A game as it was played</source>
        <translation>Een spel zoals het is gespeeld</translation>
    </message>
</context>
<context>
    <name>PlayedWords</name>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}: {names}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>niet afgelopen</translation>
    </message>
    <message>
        <source>numbers up to {number}</source>
        <translation>getallen tot en met {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gelegd</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>most rounds win</source>
        <translation>de meeste rondes winnen</translation>
    </message>
    <message numerus="yes">
        <source>up to %n point(s)</source>
        <translation>
            <numerusform>tot %n punt</numerusform>
            <numerusform>tot %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) a turn</source>
        <translation>
            <numerusform>hoogstens %n kaart per beurt</numerusform>
            <numerusform>hoogstens %n kaarten per beurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) in a number</source>
        <translation>
            <numerusform>hoogstens %n kaart per getal</numerusform>
            <numerusform>hoogstens %n kaarten per getal</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Round {number}, won by {names}</source>
        <translation>Ronde {number}, gewonnen door {names}</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondes gewonnen</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Kaarten over</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Eerst uit</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message numerus="yes">
        <source>%n reading direction(s)</source>
        <translation>
            <numerusform>%n leesrichting</numerusform>
            <numerusform>%n leesrichtingen</numerusform>
        </translation>
    </message>
    <message>
        <source>one sign in each sum</source>
        <translation>één teken per som</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) a turn</source>
        <translation>
            <numerusform>%n uur per beurt</numerusform>
            <numerusform>%n uur per beurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minuut per beurt</numerusform>
            <numerusform>%n minuten per beurt</numerusform>
        </translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Vakje</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Tot nu toe</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Sommen</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Eindtelling</translation>
    </message>
</context>
<context>
    <name>Players</name>
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
    <name>PlayersPage</name>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>De uitslagen zijn nu niet beschikbaar; start het programma opnieuw.</translation>
    </message>
    <message>
        <source>Who joins in? Add the first player.</source>
        <translation>Wie doet er mee? Voeg de eerste speler toe.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Who practises what</source>
        <translation>Wie oefent wat</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
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
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
</context>
<context>
    <name>PlaysModel</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Uitkomst</translation>
    </message>
</context>
<context>
    <name>Portable</name>
    <message>
        <source>The program keeps everything beside itself, but cannot write there: {problem}.</source>
        <translation>Het programma bewaart alles naast zichzelf, maar kan daar niet schrijven: {problem}.</translation>
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
    <name>PracticeEnded</name>
    <message>
        <source>This went well: {skill}.</source>
        <translation>Dit ging goed: {skill}.</translation>
    </message>
    <message>
        <source>A harder one?</source>
        <translation>Een moeilijkere?</translation>
    </message>
    <message>
        <source>An easier one?</source>
        <translation>Een makkelijkere?</translation>
    </message>
    <message>
        <source>See you soon!</source>
        <translation>Tot gauw!</translation>
    </message>
    <message>
        <source>One of {game}?</source>
        <translation>Een van {game}?</translation>
    </message>
    <message>
        <source>Another hard one?</source>
        <translation>Nog een moeilijke?</translation>
    </message>
    <message>
        <source>Those were hard!</source>
        <translation>Die waren pittig!</translation>
    </message>
    <message>
        <source>Practice makes perfect!</source>
        <translation>Oefening baart kunst!</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Eerder gestopt</translation>
    </message>
    <message>
        <source>Your best round!</source>
        <translation>Je beste ronde!</translation>
    </message>
    <message>
        <source>All three solved!</source>
        <translation>Alle drie opgelost!</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Goed gedaan!</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>Gelijkspel!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <translation>Gewonnen: {name}!</translation>
    </message>
    <message>
        <source>right in 3 minutes</source>
        <translation>goed in 3 minuten</translation>
    </message>
    <message>
        <source>your best before</source>
        <translation>je beste hiervoor</translation>
    </message>
    <message>
        <source>right at once</source>
        <translation>meteen goed</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Delen…</translation>
    </message>
    <message>
        <source>Print certificates</source>
        <translation>Oorkondes afdrukken</translation>
    </message>
    <message>
        <source>There is always something to practise here.</source>
        <translation>Hier valt altijd wat te oefenen.</translation>
    </message>
    <message>
        <source>sums with two signs</source>
        <translation>sommen met twee tekens</translation>
    </message>
    <message>
        <source>That was hard!</source>
        <translation>Die was pittig!</translation>
    </message>
    <message>
        <source>As good as your best!</source>
        <translation>Net zo goed als je beste!</translation>
    </message>
    <message>
        <source>Keep it up!</source>
        <translation>Ga zo door!</translation>
    </message>
    <message>
        <source>Until next time!</source>
        <translation>Tot de volgende keer!</translation>
    </message>
    <message>
        <source>Well practised!</source>
        <translation>Goed geoefend!</translation>
    </message>
    <message>
        <source>Well practised, {name}!</source>
        <translation>Goed geoefend, {name}!</translation>
    </message>
    <message>
        <source>your best so far</source>
        <translation>je beste tot nu toe</translation>
    </message>
    <message>
        <source>right so far</source>
        <translation>goed tot nu toe</translation>
    </message>
    <message>
        <source>right in the end</source>
        <translation>uiteindelijk goed</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns, so none has won.</source>
        <translation>Niet elk team was even vaak aan de beurt, dus niemand heeft gewonnen.</translation>
    </message>
    <message>
        <source>Only a round of 3 minutes counts as your best.</source>
        <translation>Alleen een ronde van 3 minuten telt als je beste.</translation>
    </message>
    <message>
        <source>Your first round: this is the number to beat.</source>
        <translation>Je eerste ronde: dit is het getal om te verbeteren.</translation>
    </message>
    <message>
        <source>All of them right at once!</source>
        <translation>Allemaal meteen goed!</translation>
    </message>
    <message numerus="yes">
        <source>Your sum: %n point(s).</source>
        <translation>
            <numerusform>Jouw som: %n punt.</numerusform>
            <numerusform>Jouw som: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>An open star: with a hint, or at the second try.</source>
        <translation>Een open ster: met een tip, of bij de tweede poging.</translation>
    </message>
    <message>
        <source>A full star: right at once, without a hint.</source>
        <translation>Een volle ster: meteen goed, zonder tip.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>You can try again what did not work yet, whenever you like.</source>
        <translation>Wat nog niet lukte, kun je nog eens proberen wanneer je wilt.</translation>
    </message>
    <message>
        <source>What was difficult comes again tomorrow.</source>
        <translation>Wat moeilijk was, komt morgen terug.</translation>
    </message>
    <message>
        <source>What was difficult comes again in the next few days.</source>
        <translation>Wat moeilijk was, komt de komende dagen terug.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>all right so far</source>
        <translation>tot nu toe alles goed</translation>
    </message>
    <message>
        <source>{number} of {all} right at once</source>
        <translation>{number} van {all} meteen goed</translation>
    </message>
    <message>
        <source>not right yet</source>
        <translation>nog niet gelukt</translation>
    </message>
    <message>
        <source>then right</source>
        <translation>daarna goed</translation>
    </message>
    <message>
        <source>a start has been made</source>
        <translation>het begin is er</translation>
    </message>
    <message>
        <source>goes well</source>
        <translation>gaat goed</translation>
    </message>
    <message>
        <source>still practising</source>
        <translation>nog aan het oefenen</translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n opgelost</numerusform>
            <numerusform>%n opgelost</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly always right</source>
        <translation>bijna altijd goed</translation>
    </message>
    <message>
        <source>mostly right</source>
        <translation>meestal goed</translation>
    </message>
    <message>
        <source>right about half of the time</source>
        <translation>ongeveer de helft goed</translation>
    </message>
    <message>
        <source>sometimes right</source>
        <translation>soms goed</translation>
    </message>
    <message>
        <source>still hard</source>
        <translation>nog moeilijk</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>zeker</translation>
    </message>
    <message>
        <source>fairly sure</source>
        <translation>vrij zeker</translation>
    </message>
    <message>
        <source>not sure yet</source>
        <translation>nog niet zeker</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n oefening</numerusform>
            <numerusform>%n oefeningen</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill}: {often}</source>
        <translation>{skill}: {often}</translation>
    </message>
    <message>
        <source>Goes well: {skills}.</source>
        <translation>Gaat goed: {skills}.</translation>
    </message>
    <message numerus="yes">
        <source>Once more: %n exercise(s).</source>
        <translation>
            <numerusform>Nog eens: %n oefening.</numerusform>
            <numerusform>Nog eens: %n oefeningen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of the day solved.</source>
        <translation>
            <numerusform>%n puzzel van de dag opgelost.</numerusform>
            <numerusform>%n puzzels van de dag opgelost.</numerusform>
        </translation>
    </message>
    <message>
        <source>A start has been made.</source>
        <translation>Het begin is er.</translation>
    </message>
    <message>
        <source>puzzle of the day, {day}</source>
        <translation>puzzel van de dag, {day}</translation>
    </message>
    <message>
        <source>practised freely</source>
        <translation>vrij geoefend</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>nog eens</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>puzzel van de dag</translation>
    </message>
    <message>
        <source>speed round</source>
        <translation>snelle ronde</translation>
    </message>
    <message>
        <source>exercises of the class</source>
        <translation>oefeningen met de klas</translation>
    </message>
    <message>
        <source>{solved} of {number} solved</source>
        <translation>{solved} van {number} opgelost</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gisteren</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>over %n dag</numerusform>
            <numerusform>over %n dagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PractisePage</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Nieuwe speler…</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Gekopieerd.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Who practises?</source>
        <translation>Wie oefent?</translation>
    </message>
</context>
<context>
    <name>PractisePicture</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>This cannot be printed: {problem}.</source>
        <translation>Dit kan niet worden afgedrukt: {problem}.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige bladzijde</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Volgende bladzijde</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Plaatje…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Plaatje &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Plaatje &amp;opslaan…</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Opslaan als pdf…</translation>
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
        <source>This computer has no printer.</source>
        <translation>Deze computer heeft geen printer.</translation>
    </message>
    <message>
        <source>A PDF can be printed on another computer.</source>
        <translation>Een pdf kun je op een andere computer afdrukken.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>The results cannot be printed: {problem}.</source>
        <translation>De uitslagen kunnen niet worden afgedrukt: {problem}.</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>What is saved about pupils and players</source>
        <translation>Wat er van leerlingen en spelers bewaard wordt</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Everything stays on this computer. The program sends nothing anywhere: it has no accounts, no servers and no statistics. A name is enough, and need not be a real one.</source>
        <translation>Alles blijft op deze computer. Het programma stuurt nergens iets heen: er zijn geen accounts, geen servers en geen statistieken. Een naam is genoeg, en hoeft niet echt te zijn.</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>Wat er bewaard wordt</translation>
    </message>
    <message>
        <source>The name with a picture, a colour and the day it was entered; the class, if there is one; the age group, if it was asked for; games with their moves, hints and times; lessons with the team and the own turns; exercises with what was answered, and how well each skill is known; the step reached in the first steps. No dates of birth, addresses, photographs or marks. Surnames in a list of names only tell equal first names apart: all that is saved of them are the letters you see.</source>
        <translation>De naam met een plaatje, een kleur en de dag van invoeren; de klas, als die er is; de leeftijdsgroep, als daarnaar is gevraagd; spellen met hun beurten, tips en tijden; lessen met het team en de eigen beurten; oefeningen met wat er is ingevuld, en hoe goed elke vaardigheid gaat; hoe ver iemand is met de eerste stappen. Geen geboortedata, adressen, foto’s of cijfers. Achternamen in een lijst dienen alleen om gelijke voornamen te onderscheiden: er blijven alleen de letters van bewaard die je ziet.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>In this folder. Whoever uses the program in the same account sees the same names and results. Nothing is deleted by itself, except deleted games after 30 days, and old backups.</source>
        <translation>In deze map. Wie het programma met hetzelfde account gebruikt, ziet dezelfde namen en uitslagen. Niets verdwijnt vanzelf, behalve verwijderde spellen na 30 dagen, en oude reservekopieën.</translation>
    </message>
    <message>
        <source>To look at it, and to take it along</source>
        <translation>Bekijken en meenemen</translation>
    </message>
    <message>
        <source>A person’s page shows games, records and practice, and prints them. “Export” under “Results” and “Classes” saves them for a spreadsheet. Each game can be saved as a file.</source>
        <translation>De pagina van een speler toont spellen, records en oefenen, en drukt ze af. ‘Exporteren’ bij ‘Uitslagen’ en ‘Klassen’ bewaart ze voor een rekenblad. Elk spel kan als bestand worden bewaard.</translation>
    </message>
    <message>
        <source>To correct and to remove it</source>
        <translation>Verbeteren en verwijderen</translation>
    </message>
    <message>
        <source>“Rename” on a person’s page corrects the name in all games, too. “Remove” removes the person for good from results, games and backups on this computer; in games with others, “Somebody” is in the person’s place. “Classes” removes several pupils at once. What was exported or printed stays as it is.</source>
        <translation>‘Naam wijzigen’ op de pagina van een speler verbetert de naam ook in alle spellen. ‘Verwijderen’ haalt de persoon voorgoed uit uitslagen, spellen en reservekopieën op deze computer; in spellen met anderen staat dan ‘Iemand’. Bij ‘Klassen’ kun je meer leerlingen tegelijk verwijderen. Wat is geëxporteerd of afgedrukt, blijft zoals het is.</translation>
    </message>
    <message>
        <source>Folder with the games and results</source>
        <translation>Map met de spellen en uitslagen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>ProposalWords</name>
    <message>
        <source>Harder level</source>
        <translation>Moeilijker niveau</translation>
    </message>
    <message>
        <source>Easier level</source>
        <translation>Makkelijker niveau</translation>
    </message>
    <message>
        <source>That was easy for you. Level “{level}” lays better sums: try it?</source>
        <translation>Dat was makkelijk voor je. Niveau “{level}” legt betere sommen: proberen?</translation>
    </message>
    <message>
        <source>That was a hard one: try an easier level?</source>
        <translation>Dat was lastig: een makkelijker niveau proberen?</translation>
    </message>
    <message numerus="yes">
        <source>Won %n time(s) in a row: try the next level?</source>
        <translation>
            <numerusform>%n keer op rij gewonnen: het volgende niveau proberen?</numerusform>
            <numerusform>%n keer op rij gewonnen: het volgende niveau proberen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost %n time(s) in a row: try an easier level?</source>
        <translation>
            <numerusform>%n keer op rij verloren: een makkelijker niveau proberen?</numerusform>
            <numerusform>%n keer op rij verloren: een makkelijker niveau proberen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Formula Desktop: puzzles of the day</source>
        <translation>Formula Desktop: puzzels van de dag</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>{puzzle} solved at once</source>
        <translation>{puzzle} meteen opgelost</translation>
    </message>
    <message>
        <source>{puzzle} solved with a hint or at the second try</source>
        <translation>{puzzle} opgelost met een tip of bij de tweede poging</translation>
    </message>
    <message>
        <source>{puzzle} not yet solved</source>
        <translation>{puzzle} nog niet opgelost</translation>
    </message>
    <message>
        <source>{puzzle} tried, not yet solved</source>
        <translation>{puzzle} geprobeerd, nog niet opgelost</translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>Today: {day}</source>
        <translation>Vandaag: {day}</translation>
    </message>
    <message>
        <source>Puzzles of the day</source>
        <translation>Puzzels van de dag</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Delen…</translation>
    </message>
    <message>
        <source>Share the result of the day</source>
        <translation>De uitslag van de dag delen</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Als &amp;tekst</translation>
    </message>
    <message>
        <source>As a &amp;picture</source>
        <translation>Als &amp;plaatje</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Plaatje &amp;opslaan…</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestands&amp;type:</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Then this game no longer counts in the results. Redoing the turn does not change that.</source>
        <translation>Dan telt dit spel niet meer mee in de uitslagen. De beurt terugzetten verandert dat niet.</translation>
    </message>
    <message>
        <source>Undo the turn?</source>
        <translation>Beurt ongedaan maken?</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan &amp;maken</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Doorspelen</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>&amp;Een andere dag verder</translation>
    </message>
</context>
<context>
    <name>ReadyMadeRow</name>
    <message>
        <source>{name}: rules of your own.</source>
        <translation>{name}: je eigen regels.</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Other rules have this name already.</source>
        <translation>Andere regels heten al zo.</translation>
    </message>
    <message>
        <source>Delete the rules {name}?</source>
        <translation>De regels {name} verwijderen?</translation>
    </message>
    <message>
        <source>Games that were played with them stay as they are.</source>
        <translation>Spellen die ermee gespeeld zijn, blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Houden</translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Deze naam heeft tekens die niet te zien zijn.</translation>
    </message>
    <message>
        <source>There is no room for more rules of your own: delete some first.</source>
        <translation>Er is geen plaats voor meer eigen regels: verwijder er eerst een paar.</translation>
    </message>
    <message>
        <source>times</source>
        <translation>keer</translation>
    </message>
    <message>
        <source>Rules for</source>
        <translation>Spelregels voor</translation>
    </message>
    <message>
        <source>Age {age} and up</source>
        <translation>Vanaf {age} jaar</translation>
    </message>
    <message>
        <source>Rules of your own. Here you can save them with a name.</source>
        <translation>Je eigen regels. Hier kun je ze met een naam opslaan.</translation>
    </message>
    <message>
        <source>plus, minus</source>
        <translation>plus, min</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Printed rules</source>
        <translation>Gedrukte regels</translation>
    </message>
    <message>
        <source>For 250 points</source>
        <translation>Om 250 punten</translation>
    </message>
    <message>
        <source>Times and divided by, four cards</source>
        <translation>Keer en gedeeld door, vier kaarten</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <translation>Veelvouden van vijf</translation>
    </message>
    <message>
        <source>&amp;Save these rules…</source>
        <translation>&amp;Deze regels opslaan…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Naam wijzigen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Verwijderen…</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Not right, {sum}.</source>
        <translation>Niet goed, {sum}.</translation>
    </message>
    <message>
        <source>It was {sum}.</source>
        <translation>Het was {sum}.</translation>
    </message>
    <message>
        <source>{wrong}. Try once more.</source>
        <translation>{wrong}. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>With a hint it does not count.</source>
        <translation>Met een tip telt deze som niet mee.</translation>
    </message>
    <message>
        <source>A good start. Go on!</source>
        <translation>Goed begin. Ga door!</translation>
    </message>
    <message>
        <source>Right! That is the most there is.</source>
        <translation>Goed! Meer kan niet.</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>Dat klopt!</translation>
    </message>
    <message>
        <source>Right! {praise}</source>
        <translation>Goed! {praise}</translation>
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
        <source>Before</source>
        <translation>Eerder</translation>
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
        <source>See the table</source>
        <translation>Tafel bekijken</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Delen…</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Same level</source>
        <translation>Zelfde niveau</translation>
    </message>
    <message>
        <source>Print a certificate</source>
        <translation>Een oorkonde afdrukken</translation>
    </message>
    <message>
        <source>Print certificates</source>
        <translation>Oorkondes afdrukken</translation>
    </message>
    <message>
        <source>Choose your name and picture</source>
        <translation>Kies je naam en plaatje</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{names} share the win in this round</source>
        <translation>{names} winnen samen de ronde</translation>
    </message>
    <message>
        <source>{name} won the round</source>
        <translation>Ronde gewonnen: {name}</translation>
    </message>
    <message>
        <source>The best formula: {points} by {name}</source>
        <translation>De beste formule: {points} van {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards} by {name}</source>
        <translation>De meeste kaarten in één beurt: {cards} van {name}</translation>
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
        <source>{names} share the win in this match: {score}</source>
        <translation>{names} winnen samen de partij: {score}</translation>
    </message>
    <message>
        <source>{name} won the match: {score}</source>
        <translation>Partij gewonnen: {name}, {score}</translation>
    </message>
    <message>
        <source>Your best formula: {points}</source>
        <translation>Jouw beste formule: {points}</translation>
    </message>
    <message>
        <source>Your most cards in one turn: {cards}</source>
        <translation>Jouw meeste kaarten in één beurt: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n formula(s)</source>
        <translation>
            <numerusform>%n formule</numerusform>
            <numerusform>%n formules</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid in this match: {formulas}.</source>
        <translation>Gelegd in deze partij: {formulas}.</translation>
    </message>
    <message>
        <source>The most in one turn: {cards}.</source>
        <translation>Het meeste in één beurt: {cards}.</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>Jullie winnen samen!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} winnen samen!</translation>
    </message>
    <message>
        <source>You won this round!</source>
        <translation>Je hebt deze ronde gewonnen!</translation>
    </message>
    <message>
        <source>The round is a tie</source>
        <translation>De ronde eindigt gelijk</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>De ronde is uit</translation>
    </message>
    <message>
        <source>{name} won this round</source>
        <translation>Ronde gewonnen: {name}</translation>
    </message>
    <message>
        <source>{name}’s best formula: {points}</source>
        <translation>De beste formule van {name}: {points}</translation>
    </message>
    <message>
        <source>{name}: {cards} in one turn</source>
        <translation>{name}: {cards} in één beurt</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Kaarten over</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnen rondes</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>Dat was spannend!</translation>
    </message>
    <message>
        <source>You won {number} of {rounds} rounds!</source>
        <translation>Je won {number} van de {rounds} rondes!</translation>
    </message>
    <message>
        <source>You had the fewest cards.</source>
        <translation>Jij had de minste kaarten.</translation>
    </message>
    <message>
        <source>{name} won this round</source>
        <comment>one person</comment>
        <translation>{name} heeft deze ronde gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>{names} each won %n round(s).</source>
        <translation>
            <numerusform>{names} hebben elk %n ronde gewonnen.</numerusform>
            <numerusform>{names} hebben elk %n rondes gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were ahead, with %n round(s) won!</source>
        <translation>
            <numerusform>Je stond voor, met %n gewonnen ronde!</numerusform>
            <numerusform>Je stond voor, met %n gewonnen rondes!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s).</source>
        <translation>
            <numerusform>{name} heeft %n ronde gewonnen.</numerusform>
            <numerusform>{name} heeft %n rondes gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s), {other} none yet.</source>
        <translation>
            <numerusform>{name} heeft %n ronde gewonnen, {other} nog geen.</numerusform>
            <numerusform>{name} heeft %n rondes gewonnen, {other} nog geen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s), {other} {number}.</source>
        <translation>
            <numerusform>{name} heeft %n ronde gewonnen, {other} {number}.</numerusform>
            <numerusform>{name} heeft %n rondes gewonnen, {other} {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the most rounds.</source>
        <translation>Jij hebt de meeste rondes gewonnen.</translation>
    </message>
    <message>
        <source>You laid a formula in every turn!</source>
        <translation>Je legde in elke beurt een formule!</translation>
    </message>
    <message numerus="yes">
        <source>You were done in %n turn(s)!</source>
        <translation>
            <numerusform>Je was in %n beurt klaar!</numerusform>
            <numerusform>Je was in %n beurten klaar!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n round(s), too.</source>
        <translation>
            <numerusform>Jij won ook %n ronde.</numerusform>
            <numerusform>Jij won ook %n rondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n formula(s).</source>
        <translation>
            <numerusform>Je legde %n formule.</numerusform>
            <numerusform>Je legde %n formules.</numerusform>
        </translation>
    </message>
    <message>
        <source>Almost! You were only {points} short.</source>
        <translation>Bijna! Je kwam maar {points} tekort.</translation>
    </message>
    <message>
        <source>Almost! You had only {cards} more.</source>
        <translation>Bijna! Je had maar {cards} meer.</translation>
    </message>
    <message>
        <source>Almost! You were only one round short.</source>
        <translation>Bijna! Je kwam maar één ronde tekort.</translation>
    </message>
    <message>
        <source>Almost! You had only {cards} left.</source>
        <translation>Bijna! Je had nog maar {cards}.</translation>
    </message>
    <message>
        <source>Your best formula without the hint: {points}</source>
        <translation>Jouw beste formule zonder tip: {points}</translation>
    </message>
    <message>
        <source>Your most cards without the hint: {cards}</source>
        <translation>Jouw meeste kaarten zonder tip: {cards}</translation>
    </message>
    <message>
        <source>This is how {name} won the round</source>
        <translation>Zo won {name} de ronde</translation>
    </message>
    <message>
        <source>The hint laid {cards} in one turn. That does not count as your own best.</source>
        <translation>De tip legde {cards} in één beurt. Dat telt niet als jouw meeste kaarten.</translation>
    </message>
    <message>
        <source>On to the next round!</source>
        <translation>Op naar de volgende ronde!</translation>
    </message>
    <message>
        <source>You could often lay something: look for a small sum first.</source>
        <translation>Je kon vaak iets leggen. Zoek eerst een kleine som.</translation>
    </message>
    <message>
        <source>Taking cards is fine: there is more to choose from.</source>
        <translation>Kaarten pakken mag: zo heb je meer om uit te kiezen.</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} winnen samen.</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} heeft gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>nog %n kaart</numerusform>
            <numerusform>nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is a tie: {score}</source>
        <translation>De partij eindigt gelijk: {score}</translation>
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
        <source>{names}, together</source>
        <translation>{names}, samen</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>gelijkspel</translation>
    </message>
    <message>
        <source>won together</source>
        <translation>samen gewonnen</translation>
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
        <source>stopped early</source>
        <translation>eerder gestopt</translation>
    </message>
    <message>
        <source>own turns: {number}</source>
        <translation>eigen beurten: {number}</translation>
    </message>
    <message>
        <source>best sum: {points}</source>
        <translation>beste som: {points}</translation>
    </message>
    <message>
        <source>It was a class game.</source>
        <translation>Dit was een klassenspel.</translation>
    </message>
    <message>
        <source>It counts.</source>
        <translation>Het telt mee.</translation>
    </message>
    <message>
        <source>This game does not count in the results.</source>
        <translation>Dit spel telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>The results were damaged. They were set aside, and rebuilt from the games.</source>
        <translation>De uitslagen waren beschadigd. Ze zijn opzijgezet en opnieuw gemaakt uit de spellen.</translation>
    </message>
    <message>
        <source>The results were missing. They were rebuilt from a copy, or from the games alone.</source>
        <translation>De uitslagen waren weg. Ze zijn opnieuw gemaakt uit een kopie, of alleen uit de spellen.</translation>
    </message>
    <message>
        <source>The results are from a newer version of this program, and stay as they are.</source>
        <translation>De uitslagen zijn van een nieuwere versie van dit programma en blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Another program is using the results. What you play is added later.</source>
        <translation>Een ander programma gebruikt de uitslagen. Wat je speelt, komt er later bij.</translation>
    </message>
    <message>
        <source>The program may not write the results here. What you play is added later.</source>
        <translation>Er is geen toestemming om de uitslagen op te slaan. Wat je speelt, komt er later bij.</translation>
    </message>
    <message>
        <source>The disk is full. What you play is added to the results later.</source>
        <translation>De schijf is vol. Wat je speelt, komt later bij de uitslagen.</translation>
    </message>
    <message>
        <source>The results cannot be read. What you play is added later.</source>
        <translation>De uitslagen kunnen niet gelezen worden. Wat je speelt, komt er later bij.</translation>
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
        <source>A turn was undone.</source>
        <translation>Er is een beurt ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>Its file was changed outside this program.</source>
        <translation>Het bestand is buiten dit programma veranderd.</translation>
    </message>
    <message>
        <source>Its players wanted it not to count.</source>
        <translation>De spelers wilden dat het niet meetelde.</translation>
    </message>
    <message>
        <source>The game was stopped early: only its records count.</source>
        <translation>Dit spel is eerder gestopt: alleen de records tellen mee.</translation>
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
        <source>Somebody gave up.</source>
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
        <source>Records in {game}</source>
        <translation>Records in {game}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Gelegd</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Er is nog geen spel afgelopen.</translation>
    </message>
</context>
<context>
    <name>ResultsFrame</name>
    <message>
        <source>Choose a game to see whether it counts.</source>
        <translation>Kies een spel om te zien of het meetelt.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefenen</translation>
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
        <source>Finished games</source>
        <translation>Afgelopen spellen</translation>
    </message>
</context>
<context>
    <name>ResultsOverview</name>
    <message>
        <source>any number of players</source>
        <translation>elk aantal spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>De uitslagen zijn nu niet beschikbaar; start het programma opnieuw.</translation>
    </message>
    <message>
        <source>No game that counts has been finished yet.</source>
        <translation>Er is nog geen spel afgelopen dat meetelt.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>A click on a name opens the page of that player.</source>
        <translation>Een klik op een naam opent de pagina van die speler.</translation>
    </message>
    <message>
        <source>These are the games that count: played to the end in this program, with no turn undone and nobody in two seats. Under Games each game says whether it counts.</source>
        <translation>Hier staan de spellen die meetellen: in dit programma uitgespeeld, zonder een beurt ongedaan te maken en met niemand op twee plaatsen. Bij “Spellen” staat van elk spel of het meetelt.</translation>
    </message>
    <message>
        <source>Score: a win adds 4 to 16, a loss 1 to 3. Strength: 100 is the average of everybody.</source>
        <translation>Score: winnen geeft er 4 tot 16 bij, verliezen 1 tot 3. Sterkte: 100 is het gemiddelde van iedereen.</translation>
    </message>
    <message>
        <source>Best game: without the hint’s sums, which the average does count.</source>
        <translation>Beste spel: zonder de sommen van de tip; die tellen wel mee in het gemiddelde.</translation>
    </message>
    <message>
        <source>Nobody has practised yet.</source>
        <translation>Nog niemand heeft geoefend.</translation>
    </message>
    <message>
        <source>Nobody has played this game to the end yet.</source>
        <translation>Nog niemand heeft dit spel uitgespeeld.</translation>
    </message>
    <message>
        <source>Here you see who has won how often, once a game counts.</source>
        <translation>Hier zie je wie hoe vaak heeft gewonnen, zodra een spel meetelt.</translation>
    </message>
    <message>
        <source>Under Games each finished game says why it does not count.</source>
        <translation>Bij “Spellen” staat van elk spel waarom het niet meetelt.</translation>
    </message>
    <message>
        <source>The name at the top of Home opens your own page.</source>
        <translation>De naam bovenaan het startscherm opent je eigen pagina.</translation>
    </message>
    <message>
        <source>Standings of &amp;{game}…</source>
        <translation>Stand van &amp;{game}…</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Spellen…</translation>
    </message>
    <message>
        <source>&amp;Turns…</source>
        <translation>&amp;Beurten…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Oefeningen…</translation>
    </message>
    <message>
        <source>&amp;Skills…</source>
        <translation>&amp;Vaardigheden…</translation>
    </message>
    <message>
        <source>Export the standings</source>
        <translation>Stand exporteren</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Spellen exporteren</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Export the turns</source>
        <translation>Beurten exporteren</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>Export the exercises</source>
        <translation>Oefeningen exporteren</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>Export the skills</source>
        <translation>Vaardigheden exporteren</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Vaardigheden</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Afgelopen spellen</translation>
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
        <source>Play</source>
        <translation>Spelen</translation>
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
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>This game is no longer saved; only its result is.</source>
        <translation>Dit spel is niet meer bewaard, alleen de uitslag.</translation>
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
    <name>RoundResult</name>
    <message>
        <source>{game}: speed round</source>
        <translation>{game}: snelle ronde</translation>
    </message>
    <message>
        <source>right</source>
        <translation>goed</translation>
    </message>
    <message>
        <source>A new record!</source>
        <translation>Een nieuw record!</translation>
    </message>
</context>
<context>
    <name>RoundSharing</name>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Plaatje &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Plaatje &amp;opslaan…</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>About these pages</source>
        <translation>Over deze pagina’s</translation>
    </message>
    <message>
        <source>Agreed and added</source>
        <translation>Afgesproken en toegevoegd</translation>
    </message>
    <message>
        <source>The printed rules say nothing about this, or can be read in two ways; this is how it is played here.</source>
        <translation>De gedrukte regels zeggen hier niets over, of je kunt ze op twee manieren lezen; zo wordt het hier gespeeld.</translation>
    </message>
    <message>
        <source>This is not in any printed rules; this program offers it as an extra.</source>
        <translation>Dit staat niet in de gedrukte regels; dit programma biedt het extra.</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Zie ook:</translation>
    </message>
    <message>
        <source>Agreed here:</source>
        <translation>Afgesproken:</translation>
    </message>
    <message>
        <source>Added here:</source>
        <translation>Toegevoegd:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not allowed:&lt;/b&gt; {sum}. {why}.</source>
        <translation>&lt;b&gt;Mag niet:&lt;/b&gt; {sum}. {why}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Allowed:&lt;/b&gt; {sum}, {points}.</source>
        <translation>&lt;b&gt;Mag:&lt;/b&gt; {sum}, {points}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Allowed:&lt;/b&gt; {sum}.</source>
        <translation>&lt;b&gt;Mag:&lt;/b&gt; {sum}.</translation>
    </message>
    <message>
        <source>On the board: {there}. Laid: {sum}.</source>
        <translation>Op het bord: {there}. Gelegd: {sum}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>On the table: {there}. Played: {sum}.</source>
        <translation>Op tafel: {there}. Gelegd: {sum}.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>RulesLink</name>
    <message>
        <source>Rules: {title}</source>
        <translation>Regels: {title}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>{title} ({number})</source>
        <translation>{title} ({number})</translation>
    </message>
    <message>
        <source>{number} of {hits}</source>
        <translation>{number} van {hits}</translation>
    </message>
    <message>
        <source>Not found here, but in the rules of {game}.</source>
        <translation>Hier niet gevonden, wel in de regels van {game}.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Niet gevonden.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Eerste stappen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige plaats (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Volgende plaats (F3)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>As this game is played</source>
        <translation>Zoals dit spel gespeeld wordt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>In short, on one page</source>
        <translation>In het kort, op één bladzijde</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle spelregels</translation>
    </message>
    <message>
        <source>In this game:</source>
        <translation>In dit spel:</translation>
    </message>
</context>
<context>
    <name>SchoolYear</name>
    <message>
        <source>New school year</source>
        <translation>Nieuw schooljaar</translation>
    </message>
    <message>
        <source>The class stays with its name, and has no pupils any more.</source>
        <translation>De klas houdt haar naam en heeft geen leerlingen meer.</translation>
    </message>
    <message>
        <source>The class {name}</source>
        <translation>Klas {name}</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>Alle klassen</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>&amp;Keep the pupils’ results</source>
        <translation>Uitslagen van de leerlingen &amp;houden</translation>
    </message>
    <message>
        <source>&amp;Remove the pupils with their results</source>
        <translation>&amp;Leerlingen en uitslagen verwijderen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
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
        <source>A game with only computers does not count in the results.</source>
        <translation>Een spel van alleen computers telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>{name} sits there twice: this game does not count in the results.</source>
        <translation>{name} zit er twee keer: dit spel telt niet mee in de uitslagen.</translation>
    </message>
    <message>
        <source>Phones and tablets…</source>
        <translation>Telefoons en tablets…</translation>
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
        <source>The computer</source>
        <translation>De computer</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>de computer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>Speler toevoege&amp;n</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Team {number}</translation>
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
        <translation>dit is een apparaat of een pipe, geen bestand</translation>
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
        <translation>het bestand is groter dan 1&#xa0;MiB</translation>
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
        <translation>het veld “{field}” staat er twee keer</translation>
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
        <translation>het veld “{field}” is onbekend</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is missing</source>
        <translation>het veld “{field}” ontbreekt</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a list of texts</source>
        <translation>“{field}” is geen lijst met teksten</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a time like 2026-11-20T09:00:00Z</source>
        <translation>“{field}” is geen tijd zoals 2026-11-20T09:00:00Z</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is neither true nor false</source>
        <translation>“{field}” is niet true of false</translation>
    </message>
    <message>
        <source>&apos;play&apos; is not a text</source>
        <translation>“play” is geen tekst</translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {fewest} to {most} players</source>
        <translation>“players” is geen lijst met {fewest} tot {most} spelers</translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {number} players</source>
        <translation>“players” is geen lijst van {number} spelers</translation>
    </message>
    <message>
        <source>the name is not a text of 1 to 40 characters that can be shown</source>
        <translation>de naam is geen tekst van 1 tot 40 tekens die te zien zijn</translation>
    </message>
    <message>
        <source>&apos;kind&apos; is neither person nor computer</source>
        <translation>“kind” is niet person of computer</translation>
    </message>
    <message>
        <source>&apos;level&apos; is not beginner, easy, normal, hard or master</source>
        <translation>“level” is niet beginner, easy, normal, hard of master</translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not some of +-x/, in this order</source>
        <translation>“operators” is geen keuze uit +-x/, in deze volgorde</translation>
    </message>
    <message>
        <source>&apos;operators&apos; has neither + nor x</source>
        <translation>“operators” heeft geen + en geen x</translation>
    </message>
    <message>
        <source>&apos;max_cards&apos; is not 3, nor 4 with the operators x/ alone</source>
        <translation>“max_cards” is geen 3, en geen 4 met alleen x/</translation>
    </message>
    <message>
        <source>&apos;largest_number&apos; is not {numbers} or null</source>
        <translation>“largest_number” is geen {numbers} of null</translation>
    </message>
    <message>
        <source>&apos;max_number_cards&apos; is not 2 or 3</source>
        <translation>“max_number_cards” is geen 2 of 3</translation>
    </message>
    <message>
        <source>&apos;scoring&apos; is not first_out or points</source>
        <translation>“scoring” is niet first_out of points</translation>
    </message>
    <message>
        <source>&apos;target&apos; is not a whole number from 1 to 1,000,000</source>
        <translation>“target” is geen heel getal van 1 tot 1.000.000</translation>
    </message>
    <message>
        <source>&apos;rounds&apos; is not a list of rounds</source>
        <translation>“rounds” is geen lijst met rondes</translation>
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
        <translation>“dealer” is niet een van de spelers</translation>
    </message>
    <message>
        <source>the deal passes to the left every round, but &apos;dealer&apos; is another player</source>
        <translation>elke ronde deelt de speler links van de vorige gever, maar “dealer” is een andere speler</translation>
    </message>
    <message>
        <source>the deck is not made of the right 59 cards</source>
        <translation>het kaartspel bestaat niet uit de juiste 59 kaarten</translation>
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
        <translation>“directions” is geen 2 of 4</translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not +-, +-x or +-x/</source>
        <translation>“operators” is niet +-, +-x of +-x/</translation>
    </message>
    <message>
        <source>&apos;max_operations&apos; is not 1 or 3</source>
        <translation>“max_operations” is geen 1 of 3</translation>
    </message>
    <message>
        <source>&apos;turn_limit_minutes&apos; is not a whole number of minutes from 1 to 1,000,000, nor null</source>
        <translation>“turn_limit_minutes” is geen heel aantal minuten van 1 tot 1.000.000, en ook niet null</translation>
    </message>
    <message>
        <source>&apos;board&apos; is not one that exists</source>
        <translation>“board” is geen bord dat bestaat</translation>
    </message>
    <message>
        <source>&apos;board&apos; does not have {blue} blue squares and {red} other red ones</source>
        <translation>“board” heeft geen {blue} blauwe vakjes en {red} andere rode</translation>
    </message>
    <message>
        <source>&apos;starts&apos; is not 0 or 1</source>
        <translation>“starts” is geen 0 of 1</translation>
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
        <translation>het spel is te lang geworden voor een bestand van hoogstens 1&#xa0;MiB</translation>
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
        <translation>uitdelen: {what}</translation>
    </message>
    <message>
        <source>play {play}: {what}</source>
        <translation>beurt {play} ({what})</translation>
    </message>
    <message>
        <source>options: {what}</source>
        <translation>keuzes: {what}</translation>
    </message>
    <message>
        <source>player {player}: {what}</source>
        <translation>speler {player}: {what}</translation>
    </message>
    <message>
        <source>round {round}: {what}</source>
        <translation>ronde {round} ({what})</translation>
    </message>
    <message>
        <source>round {round}, play {play}: {what}</source>
        <translation>ronde {round}, beurt {play} ({what})</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number of cards</source>
        <translation>“{text}” is geen getal van kaarten</translation>
    </message>
    <message>
        <source>this is not a play: a square, a direction, one space and a sum</source>
        <translation>dit is geen beurt: een vakje, een richting, één spatie en een som</translation>
    </message>
    <message>
        <source>&apos;{character}&apos; does not belong in a sum</source>
        <translation>“{character}” hoort niet in een som</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not have the form of a sum</source>
        <translation>“{text}” heeft niet de vorm van een som</translation>
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
        <source>this blank stays {digit}: it was chosen in an earlier turn</source>
        <translation>dit blanco fiche blijft {digit}, gekozen in een eerdere beurt</translation>
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
        <source>a tile lies on {square} already</source>
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
        <source>{laid} has no answer yet</source>
        <translation>in {laid} staat nog geen uitkomst</translation>
    </message>
    <message>
        <source>in {laid} a number beside {sign} is missing</source>
        <translation>in {laid} ontbreekt een getal naast {sign}</translation>
    </message>
    <message>
        <source>you can use only digits of the board, not {sign} on {square}</source>
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
        <source>here a number before = has one digit, so {number} is too long</source>
        <translation>hier heeft een getal vóór = één cijfer, dus {number} is te lang</translation>
    </message>
    <message>
        <source>the first sum has one operator before =, take the others back</source>
        <translation>de eerste som heeft één teken vóór =, haal de andere terug</translation>
    </message>
    <message>
        <source>{number} is too long: before = use one digit or an existing number</source>
        <translation>{number} mag niet vóór =, wel één cijfer of een bestaand getal</translation>
    </message>
    <message>
        <source>{laid} does not end with its answer</source>
        <translation>{laid} eindigt niet met de uitkomst</translation>
    </message>
    <message>
        <source>{number} is too long before =. Lay one digit, or use a number that lies there</source>
        <translation>{number} is te lang vóór =. Leg één cijfer, of gebruik een getal dat er al ligt</translation>
    </message>
    <message>
        <source>an answer has one or two digits, and {number} has more</source>
        <translation>{number} is te lang: een uitkomst heeft hoogstens twee cijfers</translation>
    </message>
    <message>
        <source>a two-digit answer does not start with 0, as {number} does</source>
        <translation>een uitkomst als {number} mag niet met 0 beginnen</translation>
    </message>
    <message>
        <source>you can’t divide by 0, as in {sum}</source>
        <translation>delen door 0 kan niet, zoals in {sum}</translation>
    </message>
    <message>
        <source>in {sum}, {step} leaves a remainder</source>
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
        <source>{step} is {result}, and this game has numbers up to {largest}</source>
        <translation>{step} is {result}, en dit spel heeft getallen tot en met {largest}</translation>
    </message>
    <message>
        <source>{step} is {result}, and this game has no numbers below 0</source>
        <translation>{step} is {result}, en dit spel heeft geen getallen onder 0</translation>
    </message>
    <message>
        <source>in this game no sum continues another, as in {touching}</source>
        <translation>hier gaat geen som verder op een andere, zoals in {touching}</translation>
    </message>
    <message>
        <source>{tile} would touch the sum’s start in {touching}</source>
        <translation>{tile} zou in {touching} tegen het begin van de som liggen</translation>
    </message>
    <message>
        <source>{tile} would touch the sum’s end in {touching}</source>
        <translation>{tile} zou in {touching} tegen het eind van de som liggen</translation>
    </message>
    <message>
        <source>the first sum must have a digit on G7, the centre</source>
        <translation>de eerste som moet een cijfer op G7 hebben, het midden</translation>
    </message>
    <message>
        <source>the sum must use a digit that already lies on the board</source>
        <translation>gebruik een cijfer dat al op het bord ligt</translation>
    </message>
    <message>
        <source>{sum} is not {outcome}</source>
        <translation>{sum} is niet {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from the right as {sum}, which is not {outcome}</source>
        <translation>{laid} is van rechts gelezen {sum}, en dat is niet {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from below as {sum}, which is not {outcome}</source>
        <translation>{laid} is van onderaf gelezen {sum}, en dat is niet {outcome}</translation>
    </message>
    <message>
        <source>{step} is higher than {largest}, the highest number of this game</source>
        <translation>{step} is meer dan {largest}, het hoogste getal van dit spel</translation>
    </message>
    <message>
        <source>{step} is less than 0</source>
        <translation>{step} is minder dan 0</translation>
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
        <source>the formula has no sign yet</source>
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
        <source>a formula takes at least one card from the hand</source>
        <translation>er is geen kaart gelegd; leg minstens één kaart uit je hand</translation>
    </message>
    <message>
        <source>at most {most} cards may be put down in one turn</source>
        <translation>je mag hoogstens {most} kaarten leggen in één beurt</translation>
    </message>
    <message>
        <source>a number has at most {most} cards here</source>
        <translation>een getal heeft hier hoogstens {most} kaarten</translation>
    </message>
    <message>
        <source>numbers go up to {most} here, and {number} is higher</source>
        <translation>getallen gaan hier tot en met {most}, en {number} is hoger</translation>
    </message>
    <message>
        <source>a joker has no digit yet</source>
        <translation>een joker heeft nog geen cijfer</translation>
    </message>
    <message>
        <source>this joker stays {digit}: it was chosen in an earlier turn</source>
        <translation>deze joker blijft {digit}, gekozen in een eerdere beurt</translation>
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
        <source>a card of {number} would go; each one stays or is covered</source>
        <translation>van {number} zou een kaart weggaan; elke kaart blijft of wordt bedekt</translation>
    </message>
    <message>
        <source>in the first formula both starting cards stay as they are</source>
        <translation>in de eerste formule blijven de twee beginkaarten zoals ze zijn</translation>
    </message>
    <message>
        <source>because of the zero rule, you replace all three numbers</source>
        <translation>door de nulregel moet je alle drie de getallen vervangen</translation>
    </message>
    <message>
        <source>here a formula keeps at least one card from the table</source>
        <translation>in deze partij blijft minstens één kaart van de tafel liggen</translation>
    </message>
    <message>
        <source>a number of several cards does not start with 0: {number}</source>
        <translation>een getal van meerdere kaarten begint niet met 0, en {number} wel</translation>
    </message>
    <message>
        <source>you can’t divide by 0</source>
        <translation>delen door 0 kan niet</translation>
    </message>
    <message>
        <source>{sum} is not {answer}</source>
        <translation>{sum} is niet {answer}</translation>
    </message>
    <message>
        <source>{sum} leaves a remainder</source>
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
        <source>nobody passes while there is a card to take</source>
        <translation>passen mag pas als er geen kaart meer te pakken is</translation>
    </message>
    <message>
        <source>there is no card to take</source>
        <translation>er is geen kaart te pakken</translation>
    </message>
    <message>
        <source>this is not correct</source>
        <translation>dit klopt niet</translation>
    </message>
    <message>
        <source>the sum that lies there stays as it is</source>
        <translation>de som die er ligt, blijft zoals hij is</translation>
    </message>
    <message>
        <source>nothing is laid</source>
        <translation>er is niets gelegd</translation>
    </message>
    <message>
        <source>correct, and it can be done with {goal} cards</source>
        <translation>dat klopt, en het kan met {goal} kaarten</translation>
    </message>
    <message>
        <source>correct: {points} of the {goal} points</source>
        <translation>dat klopt: {points} van de {goal} punten</translation>
    </message>
    <message>
        <source>{sum} is {result}</source>
        <translation>{sum} is {result}</translation>
    </message>
    <message>
        <source>{sum} is {result}, since {step} is {value}</source>
        <translation>{sum} is {result}; eerst {step} is {value}</translation>
    </message>
    <message>
        <source>this way you lay {cards} cards, {more} more than you did</source>
        <translation>zo leg je {cards} kaarten, {more} meer dan je deed</translation>
    </message>
    <message>
        <source>this way you lay {laid} of your {hand} cards</source>
        <translation>zo leg je {laid} van je {hand} kaarten</translation>
    </message>
    <message>
        <source>you can lay at most {laid} of your {hand} cards</source>
        <translation>je kunt hoogstens {laid} van je {hand} kaarten leggen</translation>
    </message>
    <message>
        <source>this way no card is left</source>
        <translation>zo houd je geen kaart over</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}</source>
        <translation>{more} meer: de uitkomst is {answer}</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}, and {operator} earns {bonus}</source>
        <translation>{more} meer: de uitkomst is {answer} en {operator} levert {bonus} op</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on red counts twice</source>
        <translation>{more} meer: de {digit} op rood telt dubbel</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on red adds {bonus}</source>
        <translation>{more} meer: de {digit} op rood geeft {bonus} extra</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on blue adds {bonus}</source>
        <translation>{more} meer: de {digit} op blauw geeft {bonus} extra</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}, and colours add {bonus}</source>
        <translation>{more} meer: de uitkomst is {answer} en kleuren geven {bonus} extra</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>punten: {points}</translation>
    </message>
    <message>
        <source>points: {answer}, and {bonus} for coloured squares</source>
        <translation>punten: {answer}, en {bonus} voor gekleurde vakjes</translation>
    </message>
    <message>
        <source>you used the {digit} that lay there</source>
        <translation>je gebruikte de {digit} die er lag</translation>
    </message>
    <message>
        <source>you laid all {cards} cards</source>
        <translation>je legde alle {cards} kaarten</translation>
    </message>
    <message>
        <source>your joker counts as {digit}</source>
        <translation>je joker telt als {digit}</translation>
    </message>
    <message>
        <source>your blank counts as {digit}</source>
        <translation>je blanco fiche telt als {digit}</translation>
    </message>
    <message>
        <source>the {digit} on red adds {bonus}</source>
        <translation>de {digit} op rood geeft {bonus} extra</translation>
    </message>
    <message>
        <source>the {digit} on blue adds {bonus}</source>
        <translation>de {digit} op blauw geeft {bonus} extra</translation>
    </message>
    <message>
        <source>with 0 the number stays as it is</source>
        <translation>met 0 blijft het getal zoals het is</translation>
    </message>
    <message>
        <source>start at {number} and count {count} on</source>
        <translation>begin bij {number} en tel {count} verder</translation>
    </message>
    <message>
        <source>start at {number} and count {count} back</source>
        <translation>begin bij {number} en tel {count} terug</translation>
    </message>
    <message>
        <source>{step}, now add {sum}</source>
        <translation>{step}, nu nog {sum} erbij</translation>
    </message>
    <message>
        <source>{step}, now take away {sum}</source>
        <translation>{step}, nu nog {sum} eraf</translation>
    </message>
    <message>
        <source>{step}, now put a 0 after that</source>
        <translation>{step}, daar komt nu een 0 achter</translation>
    </message>
    <message>
        <source>how far is it from {low} to {high}?</source>
        <translation>hoeveel is het van {low} tot {high}?</translation>
    </message>
    <message>
        <source>{step}, now on to {high}</source>
        <translation>{step}, nu verder tot {high}</translation>
    </message>
    <message>
        <source>work it out backwards: how much is {sum}?</source>
        <translation>reken terug: hoeveel is {sum}?</translation>
    </message>
    <message>
        <source>with 0 times nothing is left</source>
        <translation>keer 0 is er niets</translation>
    </message>
    <message>
        <source>1 times a number is that number itself</source>
        <translation>1 keer een getal is dat getal zelf</translation>
    </message>
    <message>
        <source>10 times: put a 0 after the {number}</source>
        <translation>10 keer: achter de {number} komt een 0</translation>
    </message>
    <message>
        <source>it is the double of {number}</source>
        <translation>het is het dubbele van {number}</translation>
    </message>
    <message>
        <source>it is the half of {number}</source>
        <translation>het is de helft van {number}</translation>
    </message>
    <message>
        <source>{step}, now double that</source>
        <translation>{step}, nu daar het dubbele van</translation>
    </message>
    <message>
        <source>{step}, now half of that</source>
        <translation>{step}, nu daar de helft van</translation>
    </message>
    <message>
        <source>how many times {number} is {total}?</source>
        <translation>hoeveel keer {number} is {total}?</translation>
    </message>
    <message>
        <source>{step}, then {rest} is left</source>
        <translation>{step}, dan blijft er {rest} over</translation>
    </message>
    <message>
        <source>first work out {sum}</source>
        <translation>reken eerst {sum} uit</translation>
    </message>
    <message>
        <source>the number begins with {digit}</source>
        <translation>het getal begint met {digit}</translation>
    </message>
    <message>
        <source>{sum} would be {result}</source>
        <translation>{sum} zou {result} zijn</translation>
    </message>
    <message>
        <source>the number is at most {high}</source>
        <translation>het getal is hoogstens {high}</translation>
    </message>
    <message>
        <source>the number is {low} or more, at most {high}</source>
        <translation>het getal is {low} of meer, hoogstens {high}</translation>
    </message>
    <message>
        <source>{answer} is more than {left}</source>
        <translation>{answer} is meer dan {left}</translation>
    </message>
    <message>
        <source>{answer} is less than {left}</source>
        <translation>{answer} is minder dan {left}</translation>
    </message>
    <message>
        <source>{answer} is as much as {left}</source>
        <translation>{answer} is evenveel als {left}</translation>
    </message>
    <message>
        <source>this is a workbook; save the sheet with the names as CSV first</source>
        <translation>dit is een werkmap; sla het blad met de namen eerst op als CSV</translation>
    </message>
    <message>
        <source>this is no text with names</source>
        <translation>dit is geen tekst met namen</translation>
    </message>
    <message>
        <source>the text is too long for a list of names</source>
        <translation>de tekst is te lang voor een lijst met namen</translation>
    </message>
    <message>
        <source>line {line} has letters that cannot be read; save the list as CSV UTF-8</source>
        <translation>regel {line} heeft letters die niet te lezen zijn; sla de lijst op als CSV UTF-8</translation>
    </message>
    <message>
        <source>line {line} has quotation marks that do not match</source>
        <translation>regel {line} heeft aanhalingstekens die niet bij elkaar passen</translation>
    </message>
    <message>
        <source>line {line} is divided by another sign than the lines before or after it</source>
        <translation>regel {line} is met een ander teken verdeeld dan de regels ervoor of erna</translation>
    </message>
    <message>
        <source>line {line} has {number} columns; a list of names has one or two</source>
        <translation>regel {line} heeft {number} kolommen; een lijst met namen heeft er één of twee</translation>
    </message>
    <message>
        <source>line {line} has no first name</source>
        <translation>regel {line} heeft geen voornaam</translation>
    </message>
    <message>
        <source>line {line}: there is no letter in “{name}”</source>
        <translation>regel {line}: er staat geen letter in “{name}”</translation>
    </message>
    <message>
        <source>line {line}: “{name}” has a character that cannot be shown</source>
        <translation>regel {line}: “{name}” heeft een teken dat niet te tonen is</translation>
    </message>
    <message>
        <source>line {line}: “{name}” is longer than {most} characters</source>
        <translation>regel {line}: “{name}” is langer dan {most} tekens</translation>
    </message>
    <message>
        <source>there are no names in it</source>
        <translation>er staan geen namen in</translation>
    </message>
    <message>
        <source>there are {number} names; a class has at most {most}</source>
        <translation>er staan {number} namen; een klas heeft er hoogstens {most}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Taal en uiterlijk</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Hulp bij het spelen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>T&amp;aal</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Grootte</translation>
    </message>
    <message>
        <source>Projector size can be read from afar.</source>
        <translation>Digibordformaat is van ver te lezen.</translation>
    </message>
    <message>
        <source>Here, size and hints are for the class’s table only.</source>
        <translation>Grootte en tips gelden hier alleen voor de tafel van de klas.</translation>
    </message>
    <message>
        <source>Sig&amp;n for times</source>
        <translation>&amp;Teken voor keer</translation>
    </message>
    <message>
        <source>Sign for &amp;divided by</source>
        <translation>Teken voor &amp;delen</translation>
    </message>
    <message>
        <source>The computer’s cards &amp;move</source>
        <translation>Kaarten van de &amp;computer</translation>
    </message>
    <message>
        <source>The master level thinks &amp;for</source>
        <translation>&amp;Niveau meester denkt na</translation>
    </message>
    <message>
        <source>&amp;Who plays here</source>
        <translation>&amp;Wie speelt hier</translation>
    </message>
    <message>
        <source>About a wr&amp;ong sum</source>
        <translation>Bij een &amp;foute som</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>Volu&amp;me</translation>
    </message>
    <message>
        <source>What is saved about a player</source>
        <translation>Wat er van een speler bewaard wordt</translation>
    </message>
    <message>
        <source>As taught in this language: {sum}</source>
        <translation>Zoals op school geleerd: {sum}</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Projector size</source>
        <translation>Digibordformaat</translation>
    </message>
    <message>
        <source>&amp;Tell me when I can’t lay anything (6+, 8+)</source>
        <translation>&amp;Zeggen wanneer ik niets kan leggen (6+, 8+)</translation>
    </message>
    <message>
        <source>7 + 4 is 11, not 9</source>
        <translation>7 + 4 is 11, niet 9</translation>
    </message>
    <message>
        <source>7 + 4 is not 9</source>
        <translation>7 + 4 is niet 9</translation>
    </message>
    <message>
        <source>only “Not correct”, after Play</source>
        <translation>alleen “Klopt niet”, na Speel</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards glide &amp;instead of jumping</source>
        <translation>Kaarten glijden in &amp;plaats van springen</translation>
    </message>
    <message>
        <source>They jump as long as the system has its animations switched off.</source>
        <translation>Ze springen zolang animaties in het systeem uit staan.</translation>
    </message>
    <message>
        <source>&amp;Hide hands when several people share one computer</source>
        <translation>Kaarten &amp;verbergen bij meerdere spelers aan één computer</translation>
    </message>
    <message>
        <source>A hand or rack stays hidden until its player has taken the seat.</source>
        <translation>Kaarten of fiches blijven verborgen tot hun speler er zit.</translation>
    </message>
    <message>
        <source>Off&amp;er hints</source>
        <translation>Tips aan&amp;bieden</translation>
    </message>
    <message>
        <source>In steps: what can be laid, where, and then the move itself.</source>
        <translation>In stappen: wat je kunt leggen, waar, en dan de beurt zelf.</translation>
    </message>
    <message>
        <source>Show where somethin&amp;g may go</source>
        <translation>&amp;Laten zien waar iets mag liggen</translation>
    </message>
    <message>
        <source>The places light up where your card or tile may go.</source>
        <translation>De plaatsen waar je kaart of fiche mag liggen, lichten op.</translation>
    </message>
    <message>
        <source>Write out what I la&amp;y</source>
        <translation>&amp;Uitschrijven wat ik leg</translation>
    </message>
    <message>
        <source>A line says what you have laid so far, and what is not right yet.</source>
        <translation>Een regel zegt wat er ligt, en wat er nog niet klopt.</translation>
    </message>
    <message>
        <source>&amp;Propose a level that suits me</source>
        <translation>&amp;Een niveau voorstellen dat bij me past</translation>
    </message>
    <message>
        <source>Offered after games won or lost by much or in a row.</source>
        <translation>Na een spel dat je ruim wint of verliest, of een paar op een rij.</translation>
    </message>
    <message>
        <source>Tell me when I &amp;beat my record</source>
        <translation>Het vertellen als ik een &amp;record verbeter</translation>
    </message>
    <message>
        <source>&amp;Judge turns when looking back</source>
        <translation>Beurten be&amp;oordelen bij terugkijken</translation>
    </message>
    <message>
        <source>Ma&amp;ke exercises from my games</source>
        <translation>Oefeningen maken uit mi&amp;jn spellen</translation>
    </message>
    <message>
        <source>Pl&amp;ay sounds</source>
        <translation>Gelu&amp;iden afspelen</translation>
    </message>
    <message>
        <source>This computer cannot play them.</source>
        <translation>Deze computer kan ze niet afspelen.</translation>
    </message>
    <message>
        <source>Until you choose here, a class is told only “Not correct”.</source>
        <translation>Tot je hier kiest, hoort een klas alleen “Klopt niet”.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systeemtaal</translation>
    </message>
    <message>
        <source>As in the system</source>
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
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>×</source>
        <extracomment>The sign for times in the first arithmetic books of children: × or ·</extracomment>
        <translation>×</translation>
    </message>
    <message>
        <source>÷</source>
        <extracomment>The sign for divided by in the first arithmetic books of children: ÷ or :</extracomment>
        <translatorcomment>6 : 2; the sign of the calculator is not written</translatorcomment>
        <translation>:</translation>
    </message>
</context>
<context>
    <name>Skills</name>
    <message>
        <source>adding up to {number}</source>
        <translation>plussommen tot&#xa0;{number}</translation>
    </message>
    <message>
        <source>subtracting up to {number}</source>
        <translation>minsommen tot&#xa0;{number}</translation>
    </message>
    <message>
        <source>multiplying up to {number}</source>
        <translation>keersommen tot&#xa0;{number}</translation>
    </message>
    <message>
        <source>dividing up to {number}</source>
        <translation>deelsommen tot&#xa0;{number}</translation>
    </message>
    <message>
        <source>adding above {number}</source>
        <translation>plussommen boven&#xa0;{number}</translation>
    </message>
    <message>
        <source>subtracting above {number}</source>
        <translation>minsommen boven&#xa0;{number}</translation>
    </message>
    <message>
        <source>multiplying above {number}</source>
        <translation>keersommen boven&#xa0;{number}</translation>
    </message>
    <message>
        <source>dividing above {number}</source>
        <translation>deelsommen boven&#xa0;{number}</translation>
    </message>
    <message>
        <source>table of {number}</source>
        <translation>tafel van&#xa0;{number}</translation>
    </message>
    <message>
        <source>tables of {numbers} and {last}</source>
        <translation>tafels van&#xa0;{numbers} en&#xa0;{last}</translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>getallen tot {number}</translation>
    </message>
    <message>
        <source>numbers without a limit</source>
        <translation>getallen zonder grens</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>alle tafels</translation>
    </message>
    <message>
        <source>in general</source>
        <translation>in het algemeen</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>Speed round</source>
        <translation>Snelle ronde</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Start de klok</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Twee tekens</translation>
    </message>
    <message>
        <source>How many sums of “Practise freely” can you do in 3 minutes?</source>
        <translation>Hoeveel sommen van ‘Vrij oefenen’ lukken je in 3 minuten?</translation>
    </message>
    <message>
        <source>is your best in 3 minutes. The sums are those of “Practise freely”.</source>
        <translation>is je beste in 3 minuten. De sommen zijn die van ‘Vrij oefenen’.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
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
        <source>equals</source>
        <translation>is</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>joker that counts as {digit}</source>
        <translation>joker die telt als {digit}</translation>
    </message>
    <message>
        <source>{what}, put down</source>
        <translation>{what}, net gelegd</translation>
    </message>
    <message>
        <source>first number</source>
        <translation>eerste getal</translation>
    </message>
    <message>
        <source>second number</source>
        <translation>tweede getal</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>uitkomst</translation>
    </message>
    <message>
        <source>{name}: no card yet</source>
        <translation>{name}: nog geen kaart</translation>
    </message>
    <message>
        <source>{name}: {digits}</source>
        <translation>{name}: {digits}</translation>
    </message>
    <message>
        <source>as the first number</source>
        <translation>als eerste getal</translation>
    </message>
    <message>
        <source>as the second number</source>
        <translation>als tweede getal</translation>
    </message>
    <message>
        <source>as the answer</source>
        <translation>als uitkomst</translation>
    </message>
    <message>
        <source>on the {digit}, {number}</source>
        <translation>op de {digit}, {number}</translation>
    </message>
    <message>
        <source>before {number}</source>
        <translation>voor {number}</translation>
    </message>
    <message>
        <source>after {number}</source>
        <translation>achter {number}</translation>
    </message>
    <message>
        <source>on all of {number}</source>
        <translation>op heel {number}</translation>
    </message>
    <message>
        <source>adds {points}</source>
        <translation>levert {points} op</translation>
    </message>
    <message>
        <source>adds {most} before =, {least} in the answer</source>
        <translation>levert vóór = {most} op, in de uitkomst {least}</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>blank that counts as {digit}</source>
        <translation>blanco fiche dat telt als {digit}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>midden</translation>
    </message>
    <message>
        <source>Which digit?</source>
        <translation>Welk cijfer?</translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>Standings of {game}</source>
        <translation>Stand van {game}</translation>
    </message>
    <message numerus="yes">
        <source>Standings of {game} with %n player(s)</source>
        <translation>
            <numerusform>Stand van {game} met %n speler</numerusform>
            <numerusform>Stand van {game} met %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Beste partij</translation>
    </message>
    <message>
        <source>Best formula</source>
        <translation>Beste formule</translation>
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
        <source>Best game</source>
        <translation>Beste spel</translation>
    </message>
    <message>
        <source>Best sum</source>
        <translation>Beste som</translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation>Gemiddeld per beurt</translation>
    </message>
    <message>
        <source>Turns with a hint</source>
        <translation>Met tip</translation>
    </message>
    <message>
        <source>A win adds 4 to 16, a loss 1 to 3</source>
        <translation>Winnen geeft er 4 tot 16 bij, verliezen 1 tot 3</translation>
    </message>
    <message>
        <source>100 is the average of everybody</source>
        <translation>100 is het gemiddelde van iedereen</translation>
    </message>
    <message>
        <source>The most points in one game, without those of the hint’s sums</source>
        <translation>De meeste punten in één spel, zonder die van de tip</translation>
    </message>
    <message>
        <source>The most points in one turn</source>
        <translation>De meeste punten in één beurt</translation>
    </message>
    <message>
        <source>Points per turn, including the hint’s sums and turns in which nothing was laid</source>
        <translation>Punten per beurt, ook met de sommen van de tip en beurten waarin niets is gelegd</translation>
    </message>
    <message>
        <source>Turns in which a hint was used</source>
        <translation>Beurten waarin een tip is gevraagd</translation>
    </message>
</context>
<context>
    <name>StoppedTable</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
</context>
<context>
    <name>StoppedWords</name>
    <message>
        <source>Stopped early: neither won nor lost</source>
        <translation>Eerder gestopt, niet gewonnen en niet verloren</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punten tot nu toe</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Kaarten over</translation>
    </message>
    <message>
        <source>{name} has the fewest cards.</source>
        <translation>{name} heeft de minste kaarten.</translation>
    </message>
    <message>
        <source>{name} has the most points.</source>
        <translation>{name} heeft de meeste punten.</translation>
    </message>
    <message>
        <source>You were ahead, with the most points!</source>
        <translation>Je stond voor, met de meeste punten!</translation>
    </message>
    <message>
        <source>You were ahead, with the fewest cards!</source>
        <translation>Je stond voor, met de minste kaarten!</translation>
    </message>
    <message>
        <source>The match can go on later.</source>
        <translation>De partij kan later verder.</translation>
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
        <source>You can play once it is right.</source>
        <translation>Spelen kan pas als het klopt.</translation>
    </message>
    <message>
        <source>First lay something that is right.</source>
        <translation>Leg eerst iets wat klopt.</translation>
    </message>
    <message>
        <source>Play · {points}</source>
        <translation>Speel · {points}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>First the kind of move, then where, then the move itself</source>
        <translation>Eerst het soort beurt, dan waar, dan de beurt zelf</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Stoppen…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regels (F1)</translation>
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
    <message>
        <source>Play</source>
        <translation>Speel</translation>
    </message>
</context>
<context>
    <name>TablePlay</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>{team}, turns: {pupils}</source>
        <translation>{team}, beurten: {pupils}</translation>
    </message>
    <message>
        <source>{team}: no turn yet</source>
        <translation>{team}: nog geen beurt</translation>
    </message>
</context>
<context>
    <name>TableStars</name>
    <message>
        <source>A green star: goes well. An outline: still practising. A dot: not tried.</source>
        <translation>Groene ster: gaat goed. Open ster: nog aan het oefenen. Stip: nog niet geoefend.</translation>
    </message>
    <message>
        <source>Goes well: {tables}</source>
        <translation>Gaat goed: {tables}</translation>
    </message>
    <message>
        <source>Still practising: {tables}</source>
        <translation>Nog aan het oefenen: {tables}</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You can lay something. Press Hint.</source>
        <translation>Je kunt iets leggen. Druk op Tip.</translation>
    </message>
    <message>
        <source>Press Play to see whether it is right.</source>
        <translation>Met Speel zie je of het klopt.</translation>
    </message>
    <message>
        <source>your team’s turn</source>
        <translation>jullie beurt</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jouw beurt</translation>
    </message>
    <message>
        <source>{sum}, not correct</source>
        <translation>{sum} klopt niet</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt na.</translation>
    </message>
    <message>
        <source>Now it is {name}’s turn.</source>
        <translation>Nu aan de beurt: {name}.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>The best possible: {sum}</source>
        <translation>Het beste dat kon: {sum}</translation>
    </message>
    <message>
        <source>This was better: {sum}</source>
        <translation>Dit was beter: {sum}</translation>
    </message>
    <message>
        <source>Most points: {sum}</source>
        <translation>De meeste punten: {sum}</translation>
    </message>
    <message>
        <source>Most cards: {sum}</source>
        <translation>De meeste kaarten: {sum}</translation>
    </message>
    <message>
        <source>{name}: {sum}, correct</source>
        <translation>{name}: {sum}, klopt</translation>
    </message>
    <message>
        <source>Choose a digit in the ring.</source>
        <translation>Kies een cijfer in de ring.</translation>
    </message>
    <message>
        <source>Choose a digit.</source>
        <translation>Kies een cijfer.</translation>
    </message>
    <message>
        <source>Nothing is lost: change something, or take it back.</source>
        <translation>Er is niets verloren: verander iets, of neem het terug.</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>It is your turn.</source>
        <translation>Het is jouw beurt.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Aan de beurt: {name}.</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n goed</numerusform>
            <numerusform>%n goed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a sum with at least %n point(s).</source>
        <translation>
            <numerusform>Zoek een som van minstens %n punt.</numerusform>
            <numerusform>Zoek een som van minstens %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You got no points in this turn. There was a sum: find one.</source>
        <translation>In deze beurt kreeg je geen punten. Er was een som: vind er een.</translation>
    </message>
    <message numerus="yes">
        <source>You earned %n point(s) here. Find more.</source>
        <translation>
            <numerusform>Hier kreeg je %n punt. Vind meer.</numerusform>
            <numerusform>Hier kreeg je %n punten. Vind meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>You laid nothing in this turn. There was a formula: lay one.</source>
        <translation>In deze beurt legde je niets. Er was een formule: leg er een.</translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) here. Lay more.</source>
        <translation>
            <numerusform>Hier legde je %n kaart. Leg er meer.</numerusform>
            <numerusform>Hier legde je %n kaarten. Leg er meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay as many cards as you can.</source>
        <translation>Leg zo veel mogelijk kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>Lay as many cards as you can: %n card(s).</source>
        <translation>
            <numerusform>Leg zo veel mogelijk kaarten: %n kaart.</numerusform>
            <numerusform>Leg zo veel mogelijk kaarten: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the sum with the most points.</source>
        <translation>Zoek de som met de meeste punten.</translation>
    </message>
    <message numerus="yes">
        <source>Find the sum with the most points: %n point(s).</source>
        <translation>
            <numerusform>Zoek de som met de meeste punten: %n punt.</numerusform>
            <numerusform>Zoek de som met de meeste punten: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the answer.</source>
        <translation>Leg de uitkomst.</translation>
    </message>
    <message>
        <source>Which sign?</source>
        <translation>Welk teken?</translation>
    </message>
    <message>
        <source>Lay all your cards in one turn.</source>
        <translation>Leg al je kaarten in één beurt.</translation>
    </message>
    <message>
        <source>a number before = has one digit</source>
        <translation>een getal vóór = heeft één cijfer</translation>
    </message>
    <message>
        <source>a number before = has one digit or lay there already</source>
        <translation>een getal vóór = heeft één cijfer of lag er al</translation>
    </message>
    <message>
        <source>points: the answer, blue and red squares</source>
        <translation>punten: de uitkomst, blauwe en rode vakjes</translation>
    </message>
    <message>
        <source>Complete the sum.</source>
        <translation>Maak de som af.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {more} more than asked!</source>
        <translation>
            <numerusform>%n punt, {more} meer dan gevraagd!</numerusform>
            <numerusform>%n punten, {more} meer dan gevraagd!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right, that is more! The most here was %n point(s).</source>
        <translation>
            <numerusform>Goed, dat is meer! Het meest was hier %n punt.</numerusform>
            <numerusform>Goed, dat is meer! Het meest was hier %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right, that is more! The most here was %n card(s).</source>
        <translation>
            <numerusform>Goed, dat is meer! Het meest was hier %n kaart.</numerusform>
            <numerusform>Goed, dat is meer! Het meest was hier %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First × and ÷, then + and −.</source>
        <translation>Eerst × en ÷, dan + en −.</translation>
    </message>
    <message>
        <source>Click what belongs there, or type it.</source>
        <translation>Klik op wat daar hoort, of typ het.</translation>
    </message>
    <message>
        <source>one sign in a sum</source>
        <translation>één teken per som</translation>
    </message>
    <message>
        <source>first × and ÷, then + and −</source>
        <translation>eerst × en ÷, dan + en −</translation>
    </message>
    <message>
        <source>first ×, then + and −</source>
        <translation>eerst ×, dan + en −</translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s)</source>
        <translation>
            <numerusform>hoogstens %n kaart</numerusform>
            <numerusform>hoogstens %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>getallen tot {number}</translation>
    </message>
    <message>
        <source>no sum goes on from another</source>
        <translation>geen som gaat verder op een andere</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>Answer</source>
        <translation>Uitkomst</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Teken</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meeste kaarten</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle kaarten</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Afmaken</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meeste punten</translation>
    </message>
    <message>
        <source>Enough points</source>
        <translation>Genoeg punten</translation>
    </message>
    <message>
        <source>From a game</source>
        <translation>Uit een spel</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Twee tekens</translation>
    </message>
</context>
<context>
    <name>Team</name>
    <message>
        <source>Picture and colour of {name}</source>
        <translation>Plaatje en kleur van {name}</translation>
    </message>
    <message>
        <source>Name of {team}</source>
        <translation>Naam van {team}</translation>
    </message>
</context>
<context>
    <name>TeamLesson</name>
    <message>
        <source>The lesson waits on Home until another day.</source>
        <translation>Tot een andere dag wacht de les op het startscherm.</translation>
    </message>
    <message>
        <source>Stop the lesson?</source>
        <translation>Stoppen met de les?</translation>
    </message>
    <message>
        <source>&amp;Stop and see who wins</source>
        <translation>&amp;Stoppen en zien wie wint</translation>
    </message>
    <message>
        <source>&amp;Stop without a winner</source>
        <translation>&amp;Stoppen zonder winnaar</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins before each team has had %n turn(s).</source>
        <translation>
            <numerusform>Niemand wint voordat elk team %n beurt heeft gehad.</numerusform>
            <numerusform>Niemand wint voordat elk team %n beurten heeft gehad.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}: {number}</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns: {turns}.</source>
        <translation>Niet elk team heeft evenveel beurten gehad: {turns}.</translation>
    </message>
</context>
<context>
    <name>TeamNumbers</name>
    <message>
        <source>whole class</source>
        <translation>hele klas</translation>
    </message>
    <message>
        <source>{number} teams</source>
        <translation>{number} teams</translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message>
        <source>Each team needs somebody.</source>
        <translation>In elk team moet iemand zitten.</translation>
    </message>
    <message>
        <source>Two teams have the same name.</source>
        <translation>Twee teams heten hetzelfde.</translation>
    </message>
    <message>
        <source>A name has a character that cannot be shown.</source>
        <translation>Een naam heeft een teken dat niet getoond kan worden.</translation>
    </message>
    <message>
        <source>Here: {number} of {all}</source>
        <translation>Aanwezig: {number} van {all}</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In deze volgorde</translation>
    </message>
    <message>
        <source>A click on a name moves it to the end.</source>
        <translation>Een klik op een naam brengt die naar achteren.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>A click on a name moves it to the next team.</source>
        <translation>Een klik op een naam schuift die door naar het volgende team.</translation>
    </message>
    <message>
        <source>Click who is absent.</source>
        <translation>Klik op wie er niet is.</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>&amp;Loten</translation>
    </message>
    <message>
        <source>By the l&amp;ist</source>
        <translation>Volgens de l&amp;ijst</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>nog %n seconde</numerusform>
            <numerusform>nog %n seconden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Everything that has been played is saved.</source>
        <translation>Alles wat er is gespeeld, is bewaard.</translation>
    </message>
    <message>
        <source>The last turn could not be saved.</source>
        <translation>De laatste beurt kon niet worden bewaard.</translation>
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
        <source>Show &amp;log</source>
        <translation>&amp;Logboek tonen</translation>
    </message>
    <message>
        <source>Log of the last run</source>
        <translation>Logboek van de vorige keer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Details &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message numerus="yes">
        <source>%n more game(s) in progress</source>
        <translation>
            <numerusform>nog %n spel bezig</numerusform>
            <numerusform>nog %n spellen bezig</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verderspelen</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>{name} has left the seat. The hand is at this computer again.</source>
        <translation>{name} heeft de plaats verlaten. De hand is weer op deze computer.</translation>
    </message>
    <message>
        <source>The connection to {names} is lost. The game waits.</source>
        <translation>De verbinding met {names} is weg. Het spel wacht.</translation>
    </message>
    <message>
        <source>The screen of {names} is off. The game waits.</source>
        <translation>Het scherm van {names} staat uit. Het spel wacht.</translation>
    </message>
    <message>
        <source>Take the hand back</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Who is here?</source>
        <translation>Wie is er?</translation>
    </message>
    <message>
        <source>Go on with &amp;it</source>
        <translation>&amp;Verdergaan</translation>
    </message>
    <message>
        <source>Exercises with {name} are waiting: {number} of {total} done, {moment}. New ones replace them.</source>
        <translation>Er wachten nog oefeningen met {name}: {number} van de {total} gedaan, {moment}. Nieuwe vervangen ze.</translation>
    </message>
    <message>
        <source>A lesson with {name} is waiting: {game}, {moment}.</source>
        <translation>Er wacht nog een les met {name}: {game}, {moment}.</translation>
    </message>
</context>
<context>
    <name>WindowGames</name>
    <message>
        <source>Lesson with {name}</source>
        <translation>Les met {name}</translation>
    </message>
</context>
<context>
    <name>WorksheetPanel</name>
    <message>
        <source>This sheet is from another version of the program.</source>
        <translation>Dit blad is van een andere versie van het programma.</translation>
    </message>
    <message>
        <source>No sheet has this number.</source>
        <translation>Geen blad heeft dit nummer.</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Werkblad</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>The number of a sheet, to print it again</source>
        <translation>Het nummer van een blad, om het nog eens af te drukken</translation>
    </message>
    <message>
        <source>With answers</source>
        <translation>Met oplossingen</translation>
    </message>
    <message>
        <source>Other exercises</source>
        <translation>Andere oefeningen</translation>
    </message>
</context>
<context>
    <name>WorksheetWords</name>
    <message>
        <source>Worksheet</source>
        <translation>Werkblad</translation>
    </message>
    <message>
        <source>Sheet {number}</source>
        <translation>Blad {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message numerus="yes">
        <source>In hand, to lay %n card(s)</source>
        <translation>
            <numerusform>In je hand, om %n kaart te leggen</numerusform>
            <numerusform>In je hand, om %n kaarten te leggen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message numerus="yes">
        <source>The most: %n point(s)</source>
        <translation>
            <numerusform>Het meeste: %n punt</numerusform>
            <numerusform>Het meeste: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n point(s)</source>
        <translation>
            <numerusform>Minstens %n punt</numerusform>
            <numerusform>Minstens %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Oplossingen</translation>
    </message>
    <message>
        <source>Other answers that reach as much are right too.</source>
        <translation>Andere oplossingen die evenveel opleveren, zijn ook goed.</translation>
    </message>
    <message>
        <source>Write the answer.</source>
        <translation>Schrijf de uitkomst op.</translation>
    </message>
    <message>
        <source>Which sign is missing?</source>
        <translation>Welk teken ontbreekt?</translation>
    </message>
    <message>
        <source>Lay as many cards as you can. Write the new formula.</source>
        <translation>Leg zo veel mogelijk kaarten. Schrijf de nieuwe formule op.</translation>
    </message>
    <message>
        <source>Lay all cards in one turn. Write the new formula.</source>
        <translation>Leg alle kaarten in één beurt. Schrijf de nieuwe formule op.</translation>
    </message>
    <message>
        <source>What is missing? Complete the sum.</source>
        <translation>Wat ontbreekt er? Maak de som af.</translation>
    </message>
    <message>
        <source>Find the sum with the most points. Write it down.</source>
        <translation>Zoek de som met de meeste punten. Schrijf hem op.</translation>
    </message>
    <message>
        <source>Find a sum with enough points. Write it down.</source>
        <translation>Zoek een som met genoeg punten. Schrijf hem op.</translation>
    </message>
    <message>
        <source>Cards from the hand go on top of cards that lie there, or beside them. What can be seen then must be a correct formula. You choose the sign yourself.</source>
        <translation>Kaarten uit je hand komen op kaarten die er liggen, of ernaast. Wat je dan ziet, moet een kloppende formule zijn. Het teken kies je zelf.</translation>
    </message>
    <message>
        <source>Lay a sum with these tiles, joined to what lies there. It earns its answer; a new digit on +1× counts once more, on +2× twice more, and in the answer once less.</source>
        <translation>Leg met deze fiches een som die aansluit op wat er ligt. Je verdient de uitkomst; een nieuw cijfer op +1× telt één keer extra, op +2× twee keer, en in de uitkomst één keer minder.</translation>
    </message>
    <message>
        <source>Example: 3, 2 and 5 are laid. The 5 covers the whole 10.</source>
        <translation>Voorbeeld: 3, 2 en 5 zijn gelegd. De 5 ligt op de hele 10.</translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>getallen tot {number}</translation>
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
    <name>YearChip</name>
    <message>
        <source>Choose…</source>
        <translation>Kies…</translation>
    </message>
    <message>
        <source>School year: {year}</source>
        <translation>Schooljaar: {year}</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Nederland</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Duitsland</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Frankrijk</translation>
    </message>
    <message>
        <source>England and Wales</source>
        <translation>Engeland en Wales</translation>
    </message>
</context>
<context>
    <name>_DigifeudTexts</name>
    <message>
        <source>playing</source>
        <translation>aan de beurt</translation>
    </message>
</context>
<context>
    <name>_Numbers</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_PastTexts</name>
    <message>
        <source>First to play: {name}.</source>
        <translation>Eerst aan de beurt: {name}.</translation>
    </message>
</context>
</TS>
