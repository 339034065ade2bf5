<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Formula Desktop {version}</source>
        <translation>Formula Desktop {version}</translation>
    </message>
    <message>
        <source>Two number games to play together. No account, no internet: nothing about you is collected. Free software under the MIT licence.</source>
        <translation>Zwei Rechenspiele zum gemeinsamen Spielen. Kein Konto, kein Internet: Über dich werden keine Daten gesammelt. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Formula Desktop uses Qt and Qt for Python under the GNU LGPL, version 3: you may replace them with other versions.</source>
        <translation>Formula Desktop benutzt Qt und Qt for Python unter Version 3 der GNU LGPL: Du darfst sie durch andere Versionen ersetzen.</translation>
    </message>
    <message>
        <source>What goes wrong is written to a log in this folder, without anybody’s name:</source>
        <translation>Was schiefgeht, wird in einem Protokoll in diesem Ordner festgehalten, ohne irgendeinen Namen:</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Ordner des Protokolls</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Licence for</source>
        <translation>Lizenz von</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Practise</source>
        <translation>Üb&amp;en</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Öff&amp;nen…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>Alle S&amp;piele</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>Ergebn&amp;isse</translation>
    </message>
    <message>
        <source>Lesson with &amp;teams…</source>
        <translation>Schulstunde mit &amp;Teams…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>Ho&amp;me</source>
        <translation>&amp;Zur Startseite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Zug wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Sor&amp;t</source>
        <translation>S&amp;ortieren</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Aufgeben…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Projector size</source>
        <translation>&amp;Beamergröße</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>Einste&amp;llungen…</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;Systemsprache</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>This tu&amp;rn</source>
        <translation>Diese&amp;r Zug</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ansi&amp;cht</translation>
    </message>
    <message>
        <source>New game of &amp;{game}…</source>
        <translation>Neues &amp;{game}-Spiel…</translation>
    </message>
    <message>
        <source>First steps in &amp;{game}</source>
        <translation>Erste Schritte mit &amp;{game}</translation>
    </message>
    <message>
        <source>&amp;Keep and print</source>
        <translation>&amp;Vorzeigen und drucken</translation>
    </message>
    <message>
        <source>Take everything &amp;back</source>
        <translation>Alles zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>Pa&amp;ss…</source>
        <translation>Pa&amp;ssen…</translation>
    </message>
    <message>
        <source>Stop no&amp;w and count…</source>
        <translation>&amp;Jetzt aufhören und zählen…</translation>
    </message>
    <message>
        <source>Ask the ne&amp;xt pupil</source>
        <translation>Nächstes K&amp;ind fragen</translation>
    </message>
    <message>
        <source>Wh&amp;o is here…</source>
        <translation>&amp;Wer ist da…</translation>
    </message>
    <message>
        <source>Hands on phones an&amp;d other screens…</source>
        <translation>Mit Hand&amp;ys und Tablets spielen…</translation>
    </message>
    <message>
        <source>A&amp;bout Formula Desktop</source>
        <translation>Ü&amp;ber Formula Desktop</translation>
    </message>
    <message>
        <source>N&amp;ew</source>
        <translation>N&amp;eu</translation>
    </message>
    <message>
        <source>Games and pla&amp;yers</source>
        <translation>S&amp;piele und Spieler</translation>
    </message>
    <message>
        <source>This g&amp;ame</source>
        <translation>&amp;Dieses Spiel</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>Hil&amp;fe</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>Ages</name>
    <message>
        <source>6 or 7 years old</source>
        <translation>6 oder 7 Jahre</translation>
    </message>
    <message>
        <source>8 or 9 years old</source>
        <translation>8 oder 9 Jahre</translation>
    </message>
    <message>
        <source>10 and older</source>
        <translation>10 Jahre und älter</translation>
    </message>
    <message>
        <source>A class</source>
        <translation>Eine Klasse</translation>
    </message>
</context>
<context>
    <name>AskAge</name>
    <message>
        <source>Who plays here?</source>
        <translation>Wer spielt hier?</translation>
    </message>
</context>
<context>
    <name>AskAgeOf</name>
    <message>
        <source>How old is {name}?</source>
        <translation>Wie alt ist {name}?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>AskWhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
</context>
<context>
    <name>AskingPin</name>
    <message>
        <source>This is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait for %n second(s).</source>
        <translation>
            <numerusform>Zu oft falsch. Warte %n Sekunde.</numerusform>
            <numerusform>Zu oft falsch. Warte %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>The teacher’s PIN</source>
        <translation>Die PIN der Lehrkraft</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>BestCard</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show: {best}, {value}</source>
        <translation>Zeigen: {best}, {value}</translation>
    </message>
</context>
<context>
    <name>BestWords</name>
    <message>
        <source>Best formula</source>
        <translation>Beste Formel</translation>
    </message>
    <message>
        <source>Best sum</source>
        <translation>Beste Rechnung</translation>
    </message>
    <message>
        <source>Highest answer</source>
        <translation>Höchstes Ergebnis</translation>
    </message>
    <message>
        <source>Most in one turn</source>
        <translation>Größter Zug</translation>
    </message>
    <message>
        <source>Most points in all</source>
        <translation>Die meisten Punkte insgesamt</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>Schnellster Sieg</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Längstes Spiel</translation>
    </message>
    <message>
        <source>Speed round</source>
        <translation>Schnelle Runde</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Took part</source>
        <translation>Mitgemacht</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n richtig</numerusform>
            <numerusform>%n richtig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} got {value} for this formula!</source>
        <translation>{name} hat mit dieser Formel {value} geholt!</translation>
    </message>
    <message>
        <source>{name} got {value} for this sum!</source>
        <translation>{name} hat mit dieser Rechnung {value} geholt!</translation>
    </message>
    <message>
        <source>{name} laid a formula with the answer {value}!</source>
        <translation>{name} hat eine Formel mit dem Ergebnis {value} gelegt!</translation>
    </message>
    <message>
        <source>{name} laid {value} in one turn!</source>
        <translation>{name} hat {value} in einem Zug gelegt!</translation>
    </message>
    <message>
        <source>{name} got {value} in this game!</source>
        <translation>{name} hat in diesem Spiel {value} geholt!</translation>
    </message>
    <message>
        <source>{name} won in {value}!</source>
        <translation>{name} hat in {value} gewonnen!</translation>
    </message>
    <message>
        <source>{name} played on for {value}!</source>
        <translation>{name} hat {value} durchgehalten!</translation>
    </message>
    <message>
        <source>{value} in one turn</source>
        <translation>{value} in einem Zug</translation>
    </message>
    <message>
        <source>answer {value}</source>
        <translation>Ergebnis {value}</translation>
    </message>
    <message>
        <source>New record: {value}!</source>
        <translation>Neuer Rekord: {value}!</translation>
    </message>
    <message>
        <source>New record for {name}: {value}!</source>
        <translation>Neuer Rekord von {name}: {value}!</translation>
    </message>
    <message>
        <source>Your record so far. {best}: {value}</source>
        <translation>Dein Rekord bis jetzt. {best}: {value}</translation>
    </message>
    <message>
        <source>{name}’s record so far. {best}: {value}</source>
        <translation>Rekord von {name} bis jetzt. {best}: {value}</translation>
    </message>
    <message>
        <source>Your new record! {best}: {value}</source>
        <translation>Dein neuer Rekord! {best}: {value}</translation>
    </message>
    <message>
        <source>New record for {name}! {best}: {value}</source>
        <translation>Neuer Rekord von {name}! {best}: {value}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CertificatePanel</name>
    <message>
        <source>Certificate</source>
        <translation>Urkunde</translation>
    </message>
    <message>
        <source>Everybody of {team}</source>
        <translation>Alle aus {team}</translation>
    </message>
    <message>
        <source>All pupils</source>
        <translation>Alle Kinder</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>Die Schulstunde</translation>
    </message>
    <message>
        <source>The best sum of each</source>
        <translation>Die beste Rechnung jedes Kindes</translation>
    </message>
    <message>
        <source>A record is there after the first game that counts.</source>
        <translation>Einen Rekord gibt es nach dem ersten Spiel, das zählt.</translation>
    </message>
    <message>
        <source>Each pupil has a page of their own.</source>
        <translation>Jedes Kind hat eine eigene Seite.</translation>
    </message>
    <message>
        <source>Certificates for a lesson</source>
        <translation>Urkunden für eine Schulstunde</translation>
    </message>
    <message>
        <source>A certificate for a lesson</source>
        <translation>Eine Urkunde für eine Schulstunde</translation>
    </message>
    <message>
        <source>A certificate for a record</source>
        <translation>Eine Urkunde für einen Rekord</translation>
    </message>
    <message>
        <source>Player or team</source>
        <translation>Spieler oder Team</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Name on the certificate</source>
        <translation>Name auf der Urkunde</translation>
    </message>
</context>
<context>
    <name>CertificateWords</name>
    <message>
        <source>Certificate</source>
        <translation>Urkunde</translation>
    </message>
    <message>
        <source>Certificate for {name}</source>
        <translation>Urkunde für {name}</translation>
    </message>
    <message>
        <source>Certificates for {name}</source>
        <translation>Urkunden für {name}</translation>
    </message>
    <message>
        <source>all pupils</source>
        <translation>alle Kinder</translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>A formula worth {value}: well done!</source>
        <translation>Eine Formel, die {value} bringt: gut gemacht!</translation>
    </message>
    <message>
        <source>A sum worth {value}: well done!</source>
        <translation>Eine Rechnung, die {value} bringt: gut gemacht!</translation>
    </message>
    <message>
        <source>A formula with the answer {value}: well done!</source>
        <translation>Eine Formel mit dem Ergebnis {value}: gut gemacht!</translation>
    </message>
    <message>
        <source>{value} in one turn: well done!</source>
        <translation>{value} in einem Zug: gut gemacht!</translation>
    </message>
    <message>
        <source>{value} in one game: well done!</source>
        <translation>{value} in einem Spiel: gut gemacht!</translation>
    </message>
    <message>
        <source>Won in only {value}: well done!</source>
        <translation>Gewonnen, und nur {value} gebraucht: gut gemacht!</translation>
    </message>
    <message>
        <source>A game of {value}: played on bravely!</source>
        <translation>{value} lang durchgehalten: gut gemacht!</translation>
    </message>
    <message>
        <source>{value} in a speed round: well done!</source>
        <translation>{value} in einer schnellen Runde: gut gemacht!</translation>
    </message>
    <message>
        <source>Won: well done!</source>
        <translation>Gewonnen: gut gemacht!</translation>
    </message>
    <message>
        <source>Well done for taking part!</source>
        <translation>Toll mitgemacht!</translation>
    </message>
    <message>
        <source>Maths lesson</source>
        <translation>Mathestunde</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Schulstunde</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
</context>
<context>
    <name>ChoosingPupils</name>
    <message>
        <source>Move pupils</source>
        <translation>Kinder verschieben</translation>
    </message>
    <message>
        <source>Their results go with them.</source>
        <translation>Alle Ergebnisse gehen mit.</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>Remove pupils</source>
        <translation>Kinder entfernen</translation>
    </message>
    <message>
        <source>Names, pictures and results of those you choose are removed for good, also from the saved games. Other players keep what they have scored.</source>
        <translation>Namen, Bilder und Ergebnisse aller Ausgewählten werden endgültig entfernt, auch aus den gespeicherten Spielen. Andere behalten, was sie erreicht haben.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>To the class</source>
        <translation>In die Klasse</translation>
    </message>
    <message>
        <source>in no class</source>
        <translation>in keine Klasse</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>ClassChanges</name>
    <message numerus="yes">
        <source>There are %n class(es) already: delete some first.</source>
        <translation>
            <numerusform>Es gibt schon %n Klasse: Lösche zuerst eine.</numerusform>
            <numerusform>Es gibt schon %n Klassen: Lösche zuerst einige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n pupil(s).</source>
        <translation>
            <numerusform>Eine Klasse hat höchstens %n Kind.</numerusform>
            <numerusform>Eine Klasse hat höchstens %n Kinder.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is another {name} already.</source>
        <translation>{name} gibt es schon.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 letters, digits or signs.</source>
        <translation>Ein Name hat 1 bis 40 Buchstaben, Ziffern oder Zeichen.</translation>
    </message>
    <message>
        <source>Another class has this name already.</source>
        <translation>Eine andere Klasse heißt schon so.</translation>
    </message>
    <message>
        <source>Delete the class {name}?</source>
        <translation>Klasse {name} löschen?</translation>
    </message>
    <message>
        <source>Its pupils stay, with their results, and are then in no class.</source>
        <translation>Die Kinder bleiben mit ihren Ergebnissen und sind dann in keiner Klasse.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>Klasse exportieren</translation>
    </message>
</context>
<context>
    <name>ClassEnd</name>
    <message>
        <source>{right} of {tried} right</source>
        <translation>{right} von {tried} richtig</translation>
    </message>
</context>
<context>
    <name>ClassName</name>
    <message>
        <source>Rename the class</source>
        <translation>Klasse umbenennen</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Ein anderer Name</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Name der Klasse</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>ClassPractice</name>
    <message>
        <source>{name} has tried: once more, or “{show}”.</source>
        <translation>{name}: schon versucht. Noch einmal, oder „{show}“.</translation>
    </message>
    <message>
        <source>&amp;Stop and see who wins</source>
        <translation>&amp;Aufhören und sehen, wer gewinnt</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns, so nobody wins yet.</source>
        <translation>Die Teams waren nicht gleich oft an der Reihe, also gewinnt noch niemand.</translation>
    </message>
    <message>
        <source>&amp;Stop without a winner</source>
        <translation>&amp;Ohne Sieger beenden</translation>
    </message>
    <message>
        <source>Stop the exercises?</source>
        <translation>Mit den Aufgaben aufhören?</translation>
    </message>
    <message>
        <source>They wait on Home until another day, with the score and whose turn it is.</source>
        <translation>Sie warten bis zu einem anderen Tag auf der Startseite, mit dem Stand und wer an der Reihe ist.</translation>
    </message>
    <message>
        <source>These exercises cannot go on: a team has nobody any more.</source>
        <translation>Diese Aufgaben können nicht weitergehen: In einem Team ist niemand mehr.</translation>
    </message>
    <message>
        <source>&amp;Keep practising</source>
        <translation>&amp;Weiterüben</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>An einem anderen &amp;Tag weiter</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Aufhören</translation>
    </message>
</context>
<context>
    <name>ClassPracticeModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Zuletzt geübt</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Versucht</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Gleich richtig</translation>
    </message>
    <message>
        <source>At the second try</source>
        <translation>Beim zweiten Versuch</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>Practised most</source>
        <translation>Am meisten geübt</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Schulstunden</translation>
    </message>
    <message>
        <source>Own turns</source>
        <translation>Eigene Züge</translation>
    </message>
    <message>
        <source>How often a typical sum is expected to be right at the first try</source>
        <translation>Wie oft eine typische Rechnung voraussichtlich beim ersten Versuch stimmt</translation>
    </message>
    <message>
        <source>How many exercises were tried</source>
        <translation>Wie viele Aufgaben versucht wurden</translation>
    </message>
    <message>
        <source>How many were right at the first try</source>
        <translation>Wie viele beim ersten Versuch richtig waren</translation>
    </message>
    <message>
        <source>How many were right at the second try</source>
        <translation>Wie viele beim zweiten Versuch richtig waren</translation>
    </message>
    <message>
        <source>How many were tried and not solved</source>
        <translation>Wie viele versucht und nicht gelöst wurden</translation>
    </message>
    <message>
        <source>What was practised most often</source>
        <translation>Was am häufigsten geübt wurde</translation>
    </message>
    <message>
        <source>Lessons with teams</source>
        <translation>Schulstunden mit Teams</translation>
    </message>
    <message>
        <source>Own turns in lessons</source>
        <translation>Eigene Züge in Schulstunden</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>ClassesPage</name>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>Die Ergebnisse sind gerade nicht verfügbar. Starte das Programm neu.</translation>
    </message>
    <message>
        <source>A class is a list of names that you paste or read from a file.</source>
        <translation>Eine Klasse ist eine Namensliste, die du einfügst oder aus einer Datei liest.</translation>
    </message>
    <message>
        <source>Nobody is in this class yet.</source>
        <translation>In dieser Klasse ist noch niemand.</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n Kind</numerusform>
            <numerusform>%n Kinder</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move pupils…</source>
        <translation>Kinder &amp;verschieben…</translation>
    </message>
    <message>
        <source>&amp;Remove pupils…</source>
        <translation>Kinder &amp;entfernen…</translation>
    </message>
    <message>
        <source>Re&amp;name the class…</source>
        <translation>Klasse &amp;umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Delete the class…</source>
        <translation>Klasse &amp;löschen…</translation>
    </message>
    <message>
        <source>New &amp;school year…</source>
        <translation>Neues &amp;Schuljahr…</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Schulstunde…</translation>
    </message>
    <message>
        <source>New class…</source>
        <translation>Neue Klasse…</translation>
    </message>
    <message>
        <source>Add pupils…</source>
        <translation>Kinder hinzufügen…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>What is saved about a pupil</source>
        <translation>Was über ein Kind gespeichert wird</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>The clock of this computer shows a year before 1970 or after 9998. Set it, and start the program again.</source>
        <translation>Die Uhr dieses Computers zeigt ein Jahr vor 1970 oder nach 9998. Stelle sie richtig und starte das Programm neu.</translation>
    </message>
</context>
<context>
    <name>CountModel</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points for sums</source>
        <translation>Punkte für Rechnungen</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Ziffern übrig</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
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
        <translation>Die Karten von Formula</translation>
    </message>
    <message>
        <source>Digifeud’s board and tiles</source>
        <translation>Spielbrett und Steine von Digifeud</translation>
    </message>
</context>
<context>
    <name>CuttingPanel</name>
    <message>
        <source>To cut out</source>
        <translation>Zum Ausschneiden</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Karten und Spielsteine</translation>
    </message>
    <message>
        <source>Formula: 59 cards and 5 symbol cards</source>
        <translation>Formula: 59 Karten und 5 Symbolkarten</translation>
    </message>
    <message>
        <source>Digifeud: the board, and tiles with {signs}</source>
        <translation>Digifeud: das Spielbrett und Steine mit {signs}</translation>
    </message>
    <message>
        <source>Print them on thick paper, at their actual size, and cut from mark to mark. The bar is below a 6 and a 9.</source>
        <translation>Drucke sie auf dickes Papier, in Originalgröße, und schneide von Marke zu Marke. Unter einer 6 und einer 9 ist ein Strich.</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n Rätsel gelöst</numerusform>
            <numerusform>%n Rätsel gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with help</source>
        <translation>
            <numerusform>%n mit Hilfe</numerusform>
            <numerusform>%n mit Hilfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescribedDigifeud</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>in the last sum</source>
        <translation>in der letzten Rechnung</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden tile(s)</source>
        <translation>
            <numerusform>%n verdeckter Stein</numerusform>
            <numerusform>%n verdeckte Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescribedFormula</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Symbol cards</source>
        <translation>Symbolkarten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>playing</source>
        <translation>ist dran</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stapel: %n Karte</numerusform>
            <numerusform>Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>just laid</source>
        <translation>gerade gelegt</translation>
    </message>
    <message>
        <source>no sign yet</source>
        <translation>noch kein Rechenzeichen</translation>
    </message>
    <message>
        <source>Places for {card}</source>
        <translation>Plätze für {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Digifeud</name>
    <message>
        <source>The {digit} on blue counts once more (+{points}).</source>
        <translation>Die {digit} auf Blau zählt noch einmal (+{points}).</translation>
    </message>
    <message>
        <source>The {digit} on red counts two more times (+{points}).</source>
        <translation>Die {digit} auf Rot zählt noch zweimal (+{points}).</translation>
    </message>
    <message>
        <source>blue adds nothing in the answer</source>
        <translation>Blau zählt im Ergebnis nicht</translation>
    </message>
    <message>
        <source>{sum}, correct. Points: {points}</source>
        <translation>{sum}, richtig. Punkte: {points}</translation>
    </message>
    <message>
        <source>{sum} …, now =</source>
        <translation>{sum} …, jetzt =</translation>
    </message>
    <message>
        <source>{sum} …, now a sign</source>
        <translation>{sum} …, jetzt ein Rechenzeichen</translation>
    </message>
    <message>
        <source>{sum} …, now the answer</source>
        <translation>{sum} …, jetzt das Ergebnis</translation>
    </message>
    <message>
        <source>{sum}, now a tile on {square}</source>
        <translation>{sum}, jetzt ein Stein auf {square}</translation>
    </message>
    <message>
        <source>{wrong}, put the larger number first</source>
        <translation>{wrong}, leg die größere Zahl nach vorn</translation>
    </message>
    <message>
        <source>{sum}, now choose a digit</source>
        <translation>{sum}, wähle jetzt eine Ziffer</translation>
    </message>
    <message>
        <source>{sum} …, now a number</source>
        <translation>{sum} …, jetzt eine Zahl</translation>
    </message>
    <message>
        <source>{sum} …, now a tile</source>
        <translation>{sum} …, jetzt noch ein Stein</translation>
    </message>
    <message>
        <source>In the answer, the {digit} on red counts once more (+{points}).</source>
        <translation>Im Ergebnis zählt die {digit} auf Rot noch einmal (+{points}).</translation>
    </message>
    <message>
        <source>Blue counts once more only before =, not in the answer.</source>
        <translation>Blau zählt nur vor dem = noch einmal, nicht im Ergebnis.</translation>
    </message>
    <message>
        <source>{digit} on blue +{points}</source>
        <translation>{digit} auf Blau +{points}</translation>
    </message>
    <message>
        <source>{digit} on red in the answer +{points}</source>
        <translation>{digit} auf Rot im Ergebnis +{points}</translation>
    </message>
    <message>
        <source>{digit} on red +{points}</source>
        <translation>{digit} auf Rot +{points}</translation>
    </message>
    <message>
        <source>{wrong}, choose another digit</source>
        <translation>{wrong}, wähl eine andere Ziffer</translation>
    </message>
    <message>
        <source>{number} can only be the answer: before =, a number has one digit</source>
        <translation>{number} geht nur als Ergebnis: Vor dem = hat eine Zahl eine Ziffer</translation>
    </message>
    <message>
        <source>{sum} …, now a digit</source>
        <translation>{sum} …, jetzt eine Ziffer</translation>
    </message>
    <message>
        <source>{sum}, no digit fits here</source>
        <translation>{sum}, hier passt keine Ziffer</translation>
    </message>
    <message>
        <source>{sum} …, none of your tiles fits</source>
        <translation>{sum} …, keiner deiner Steine passt</translation>
    </message>
    <message>
        <source>{sum} is not {answer} yet, now a tile</source>
        <translation>{sum} ist noch nicht {answer}, jetzt noch ein Stein</translation>
    </message>
    <message>
        <source>{sum} …, choose another digit</source>
        <translation>{sum} …, wähl eine andere Ziffer</translation>
    </message>
    <message>
        <source>… {sum}, now a sign</source>
        <translation>… {sum}, jetzt ein Rechenzeichen</translation>
    </message>
    <message>
        <source>… {sum}, now =</source>
        <translation>… {sum}, jetzt =</translation>
    </message>
    <message>
        <source>… {sum}, now a number</source>
        <translation>… {sum}, jetzt eine Zahl</translation>
    </message>
    <message>
        <source>The centre: the first sum must have a digit here.</source>
        <translation>Die Mitte: Von der ersten Rechnung muss hier eine Ziffer liegen.</translation>
    </message>
    <message>
        <source>Blue, +1×: a digit put here before = counts once more. In an answer it adds nothing.</source>
        <translation>Blau, +1×. Eine Ziffer hier vor dem = zählt noch einmal. In einem Ergebnis bringt das Feld nichts.</translation>
    </message>
    <message>
        <source>Red, +2×: a digit put here before = counts two more times. In an answer it counts one more time.</source>
        <translation>Rot, +2×. Eine Ziffer hier vor dem = zählt noch zweimal. In einem Ergebnis zählt sie noch einmal.</translation>
    </message>
    <message>
        <source>This counts only in the turn when you put the digit down.</source>
        <translation>Das zählt nur in dem Zug, in dem du die Ziffer legst.</translation>
    </message>
    <message>
        <source>Blue adds the digit once before =, nothing in an answer.</source>
        <translation>Blau zählt vor dem = noch einmal, im Ergebnis nicht.</translation>
    </message>
    <message>
        <source>Red adds the digit twice before =, once in an answer.</source>
        <translation>Rot zählt vor dem = noch zweimal, im Ergebnis einmal.</translation>
    </message>
    <message>
        <source>Here your {digit} adds {points}.</source>
        <translation>Hier bringt deine {digit} noch {points}.</translation>
    </message>
    <message>
        <source>Here your {digit} adds {most} before =, {least} in the answer.</source>
        <translation>Hier bringt deine {digit} vor dem = noch {most}, im Ergebnis {least}.</translation>
    </message>
    <message>
        <source>read from right to left, but {number} from left to right</source>
        <translation>von rechts nach links gelesen, aber {number} von links nach rechts</translation>
    </message>
    <message>
        <source>read from bottom to top, but {number} from top to bottom</source>
        <translation>von unten nach oben gelesen, aber {number} von oben nach unten</translation>
    </message>
    <message>
        <source>read from left to right</source>
        <translation>von links nach rechts gelesen</translation>
    </message>
    <message>
        <source>read from top to bottom</source>
        <translation>von oben nach unten gelesen</translation>
    </message>
    <message>
        <source>read from right to left</source>
        <translation>von rechts nach links gelesen</translation>
    </message>
    <message>
        <source>read from bottom to top</source>
        <translation>von unten nach oben gelesen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>Zeit ist um</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} Std. {minutes} Min.</translation>
    </message>
    <message>
        <source>a blank has no digit yet: click it to choose one</source>
        <translation>ein Blankostein hat noch keine Ziffer: Klick ihn an und wähle eine</translation>
    </message>
</context>
<context>
    <name>DigifeudCounts</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n Ziffer</numerusform>
            <numerusform>%n Ziffern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s)</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n neuer Stein</numerusform>
            <numerusform>%n neue Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>zusammen {points}</translation>
    </message>
    <message>
        <source>{points} more for coloured squares</source>
        <translation>{points} dazu für farbige Felder</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on blue</source>
        <translation>{points} dazu für die {digit} auf Blau</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on red in the answer</source>
        <translation>{points} dazu für die {digit} auf Rot im Ergebnis</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on red</source>
        <translation>{points} dazu für die {digit} auf Rot</translation>
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
        <translation>Wer die meisten Punkte hat, gewinnt. Jetzt kannst du spielen!</translation>
    </message>
</context>
<context>
    <name>DigifeudOptions</name>
    <message>
        <source>Sums with</source>
        <translation>Rechnungen mit</translation>
    </message>
    <message>
        <source>Reading directions</source>
        <translation>Leserichtungen</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Operators per sum</source>
        <translation>Rechenzeichen pro Rechnung</translation>
    </message>
    <message>
        <source>Coloured squares</source>
        <translation>Farbige Felder</translation>
    </message>
    <message>
        <source>plus and minus</source>
        <translation>plus und minus</translation>
    </message>
    <message>
        <source>plus, minus and times</source>
        <translation>plus, minus und mal</translation>
    </message>
    <message>
        <source>plus, minus, times and divided by</source>
        <translation>plus, minus, mal und geteilt durch</translation>
    </message>
    <message>
        <source>&amp;Two</source>
        <translation>&amp;Zwei</translation>
    </message>
    <message>
        <source>&amp;Four</source>
        <translation>&amp;Vier</translation>
    </message>
    <message>
        <source>No &amp;limit</source>
        <translation>&amp;Unbegrenzt</translation>
    </message>
    <message>
        <source>72 &amp;hours</source>
        <translation>72 S&amp;tunden</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>&amp;Minuten</translation>
    </message>
    <message>
        <source>Minutes per turn</source>
        <translation>Minuten pro Zug</translation>
    </message>
    <message>
        <source>Numbers up to</source>
        <translation>Zahlen bis</translation>
    </message>
    <message>
        <source>&amp;Up to three</source>
        <translation>Bis zu &amp;drei</translation>
    </message>
    <message>
        <source>&amp;Exactly one</source>
        <translation>&amp;Genau eins</translation>
    </message>
    <message>
        <source>&amp;no limit</source>
        <translation>ohn&amp;e Grenze</translation>
    </message>
    <message>
        <source>Sums ma&amp;y continue in one line</source>
        <translation>&amp;Rechnungen dürfen in einer Linie weitergehen</translation>
    </message>
    <message>
        <source>&amp;Open racks</source>
        <translation>O&amp;ffene Steine</translation>
    </message>
    <message>
        <source>Standa&amp;rd board</source>
        <translation>&amp;Normales Brett</translation>
    </message>
    <message>
        <source>Shuffle&amp;d board</source>
        <translation>Gemis&amp;chtes Brett</translation>
    </message>
    <message>
        <source>The signs among the tiles; sums with × earn far more.</source>
        <translation>Die Zeichen auf den Steinen; Malaufgaben bringen viel mehr.</translation>
    </message>
    <message>
        <source>With two, sums read to the right and down; with four, also to the left and up.</source>
        <translation>Bei zwei liest man Rechnungen nach rechts und nach unten, bei vier auch nach links und nach oben.</translation>
    </message>
    <message>
        <source>If you take longer, you lose. A limit below 24 hours stands still while the table is not on the screen. The computer has no limit, and Undo restarts the time.</source>
        <translation>Wenn du länger brauchst, verlierst du. Eine Zeit unter 24 Stunden steht still, solange der Tisch nicht zu sehen ist. Der Computer hat beliebig viel Zeit, und nach „Rückgängig“ beginnt die Zeit neu.</translation>
    </message>
    <message>
        <source>Longer sums such as 2 + 3 × 4 = 14 are allowed too.</source>
        <translation>Auch längere Rechnungen wie 2 + 3 × 4 = 14 sind erlaubt.</translation>
    </message>
    <message>
        <source>Only sums such as 3 × 4 = 12.</source>
        <translation>Nur Rechnungen wie 3 × 4 = 12.</translation>
    </message>
    <message>
        <source>With a limit, no number is higher and no step goes below 0.</source>
        <translation>Mit einer Grenze ist keine Zahl höher und kein Schritt unter 0.</translation>
    </message>
    <message>
        <source>Such as 3 + 7 = 10 − 4 = 6 in one row.</source>
        <translation>Zum Beispiel 3 + 7 = 10 − 4 = 6 in einer Zeile.</translation>
    </message>
    <message>
        <source>Everybody sees all tiles; good for learning together.</source>
        <translation>Alle sehen alle Steine; gut, um zusammen zu lernen.</translation>
    </message>
    <message>
        <source>13 blue and 12 red squares in their usual places.</source>
        <translation>13 blaue und 12 rote Felder an ihren üblichen Stellen.</translation>
    </message>
    <message>
        <source>The same number of each, anywhere on the board, and different in every game.</source>
        <translation>Von jeder Farbe gleich viele, überall auf dem Brett und in jedem Spiel anders.</translation>
    </message>
</context>
<context>
    <name>DigifeudPage</name>
    <message>
        <source>Show {name}’s tiles</source>
        <translation>Steine von {name} zeigen</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Sums so far</source>
        <translation>Rechnungen bisher</translation>
    </message>
</context>
<context>
    <name>DigifeudPicture</name>
    <message>
        <source>Digifeud, the board game</source>
        <translation>Digifeud, das Brettspiel</translation>
    </message>
    <message>
        <source>New game of Digifeud</source>
        <translation>Neues Digifeud-Spiel</translation>
    </message>
</context>
<context>
    <name>DigifeudPlay</name>
    <message>
        <source>Pass and end the game?</source>
        <translation>Passen und das Spiel beenden?</translation>
    </message>
    <message>
        <source>You passed last time too. Each then gets the points of the other’s digits.</source>
        <translation>Du hast schon letztes Mal gepasst. Beide bekommen dann die Punkte der Ziffern des anderen.</translation>
    </message>
    <message>
        <source>&amp;Pass and end the game</source>
        <translation>&amp;Passen und beenden</translation>
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
        <translation>Wenn du beim nächsten Mal wieder passt, ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Then the game ends. Each gets the points of the digits that the other still has.</source>
        <translation>Dann ist das Spiel zu Ende. Jeder bekommt die Punkte der Ziffern, die der andere noch hat.</translation>
    </message>
    <message>
        <source>&amp;Stop now and count</source>
        <translation>&amp;Jetzt aufhören und zählen</translation>
    </message>
    <message>
        <source>It is neither won nor lost, but your records count.</source>
        <translation>Es ist weder gewonnen noch verloren, aber deine Rekorde zählen.</translation>
    </message>
    <message>
        <source>The computer agrees, and the game does not count in the results.</source>
        <translation>Der Computer ist einverstanden, und das Spiel wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Do that only if you both want to.</source>
        <translation>Macht das nur, wenn ihr es beide wollt.</translation>
    </message>
    <message>
        <source>To go on another day, just close the window.</source>
        <translation>Um ein andermal weiterzuspielen, schließe einfach das Fenster.</translation>
    </message>
    <message>
        <source>Stop now and count?</source>
        <translation>Jetzt aufhören und zählen?</translation>
    </message>
    <message>
        <source>Go on another day?</source>
        <translation>An einem anderen Tag weiter?</translation>
    </message>
    <message>
        <source>Until then the game waits on Home.</source>
        <translation>Bis dahin wartet das Spiel auf dem Startbildschirm.</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>An einem anderen &amp;Tag weiter</translation>
    </message>
    <message>
        <source>{name} will then have {total} points ({split}).</source>
        <translation>{name}: dann {total} Punkte ({split}).</translation>
    </message>
    <message>
        <source>Then it is a tie.</source>
        <translation>Dann steht es unentschieden.</translation>
    </message>
    <message>
        <source>Then {name} will win.</source>
        <translation>Dann geht der Sieg an {name}.</translation>
    </message>
    <message>
        <source>Then it is a tie, and both totals are 1.</source>
        <translation>Dann ist es unentschieden, und beide haben am Ende 1 Punkt.</translation>
    </message>
    <message>
        <source>Then {name} will win. By the rules you end with 1 point.</source>
        <translation>Dann gewinnt {name}. Nach den Regeln endest du mit 1 Punkt.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Aufgeben</translation>
    </message>
</context>
<context>
    <name>DigifeudResultWords</name>
    <message>
        <source>Stopped early: neither won nor lost</source>
        <translation>Früher beendet, weder gewonnen noch verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {points} each</source>
        <translation>Unentschieden: {points} für jeden</translation>
    </message>
    <message>
        <source>{winner} won: {loser} gave up</source>
        <translation>Gewonnen: {winner} ({loser}: aufgegeben)</translation>
    </message>
    <message>
        <source>{winner} won: {loser} ran out of time</source>
        <translation>Gewonnen: {winner} ({loser}: Zeit abgelaufen)</translation>
    </message>
    <message>
        <source>{winner} won: {higher} to {lower}</source>
        <translation>Gewonnen: {winner}, {higher} zu {lower}</translation>
    </message>
    <message>
        <source>A blank that is left over does not count.</source>
        <translation>Ein Blankostein, der übrig bleibt, zählt nicht.</translation>
    </message>
    <message>
        <source>The best sum, by {name}</source>
        <translation>Die beste Rechnung, von {name}</translation>
    </message>
    <message>
        <source>The best sum: {points} by {name}</source>
        <translation>Die beste Rechnung: {points} von {name}</translation>
    </message>
    <message>
        <source>Your best sum</source>
        <translation>Deine beste Rechnung</translation>
    </message>
    <message>
        <source>Your best sum without the hint: {points}</source>
        <translation>Deine beste Rechnung ohne Tipp: {points}</translation>
    </message>
    <message>
        <source>Your best sum: {points}</source>
        <translation>Deine beste Rechnung: {points}</translation>
    </message>
    <message>
        <source>{name}’s best sum</source>
        <translation>Die beste Rechnung von {name}</translation>
    </message>
    <message>
        <source>{name}’s best sum: {points}</source>
        <translation>Die beste Rechnung von {name}: {points}</translation>
    </message>
    <message>
        <source>A small sum counts, too: 1 + 2 = 3.</source>
        <translation>Auch eine kleine Rechnung zählt: 1 + 2 = 3.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s)</source>
        <translation>
            <numerusform>%n Rechnung</numerusform>
            <numerusform>%n Rechnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The most in one turn: {tiles}.</source>
        <translation>Dein größter Zug: {tiles}.</translation>
    </message>
    <message>
        <source>Laid by yourself: {sums}.</source>
        <translation>Selbst gelegt: {sums}.</translation>
    </message>
    <message>
        <source>Laid in this game: {sums}.</source>
        <translation>In diesem Spiel gelegt: {sums}.</translation>
    </message>
    <message>
        <source>Points: sums + the other’s tiles</source>
        <translation>Punkte: Rechnungen + Ziffern des anderen</translation>
    </message>
    <message>
        <source>Points: sums and tiles left over</source>
        <translation>Punkte: Rechnungen und übrige Steine</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message>
        <source>Almost! You were only {points} short.</source>
        <translation>Fast! Dir fehlte nicht viel, nur {points}.</translation>
    </message>
    <message>
        <source>You caught up and won!</source>
        <translation>Du lagst zurück und hast doch gewonnen!</translation>
    </message>
    <message>
        <source>You were ahead from beginning to end!</source>
        <translation>Du lagst von Anfang bis Ende vorn!</translation>
    </message>
    <message>
        <source>The best sum of the game was yours!</source>
        <translation>Die beste Rechnung des Spiels war deine!</translation>
    </message>
    <message>
        <source>You were ahead for a long time.</source>
        <translation>Du lagst lange vorn.</translation>
    </message>
    <message>
        <source>Your sums earned more. After your two passes {name} got {points} for your tiles.</source>
        <translation>Deine Rechnungen haben mehr gebracht. Nach zweimal Passen bekam {name} {points} für deine Steine.</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>Your time for the turn ran out.</source>
        <translation>Deine Zeit für den Zug war um.</translation>
    </message>
    <message>
        <source>The best sum: {points}, laid by the hint</source>
        <translation>Die beste Rechnung: {points}, vom Tipp gelegt</translation>
    </message>
    <message>
        <source>The best sum, laid by the hint</source>
        <translation>Die beste Rechnung, vom Tipp gelegt</translation>
    </message>
    <message>
        <source>The best sum: {points} by the computer</source>
        <translation>Die beste Rechnung: {points} vom Computer</translation>
    </message>
    <message>
        <source>You both have the same.</source>
        <translation>Es steht unentschieden.</translation>
    </message>
    <message>
        <source>You were ahead: {higher} – {lower}!</source>
        <translation>Du lagst vorn: {higher} – {lower}!</translation>
    </message>
    <message>
        <source>{name} has more: {higher} – {lower}.</source>
        <translation>{name} hat mehr: {higher} – {lower}.</translation>
    </message>
    <message>
        <source>You stopped, and everything was counted.</source>
        <translation>Du hast aufgehört, und alles wurde gezählt.</translation>
    </message>
    <message>
        <source>You stopped the game, and everything was counted.</source>
        <translation>Das Spiel wurde beendet, und alles ist gezählt.</translation>
    </message>
    <message>
        <source>The game was stopped, and everything was counted.</source>
        <translation>Das Spiel wurde vorzeitig beendet, und alles ist gezählt.</translation>
    </message>
    <message>
        <source>{name} had no digit left, and the bag was empty: the game is over.</source>
        <translation>{name}: keine Ziffer mehr, und der Beutel ist leer. Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} passed twice in a row: the game is over.</source>
        <translation>{name}: zweimal hintereinander gepasst. Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} gave up.</source>
        <translation>{name}: aufgegeben.</translation>
    </message>
    <message>
        <source>{name} gave up and so lost.</source>
        <translation>{name}: aufgegeben und damit verloren.</translation>
    </message>
    <message>
        <source>{name} took longer than {time} for a turn.</source>
        <translation>{name}: länger als {time} für einen Zug gebraucht.</translation>
    </message>
    <message>
        <source>{name} took longer than {time} for a turn and so lost.</source>
        <translation>{name}: länger als {time} für einen Zug gebraucht und damit verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>The digits {other} had left were worth 0 points.</source>
        <translation>Die übrigen Ziffern ({other}) sind 0 Punkte wert.</translation>
    </message>
    <message>
        <source>{name} got the points of the digits {other} had left, and {other} lost the same: {digits}.</source>
        <translation>{name}: plus die Punkte der übrigen Ziffern; {other}: minus ebenso viele: {digits}.</translation>
    </message>
    <message>
        <source>{name} got the points of the digits {other} had left: {digits}.</source>
        <translation>{name}: plus die Punkte der übrigen Ziffern von {other}: {digits}.</translation>
    </message>
</context>
<context>
    <name>DigifeudRules</name>
    <message>
        <source>Points for a sum</source>
        <translation>Punkte für eine Rechnung</translation>
    </message>
    <message>
        <source>A sum earns as many points as its answer. Each digit tile that you lay this turn on a coloured square earns more:</source>
        <translation>Eine Rechnung bringt so viele Punkte wie ihr Ergebnis. Jede Ziffer, die du in diesem Zug auf ein farbiges Feld legst, bringt mehr:</translation>
    </message>
    <message>
        <source>The digit is part of</source>
        <translation>Die Ziffer gehört zu</translation>
    </message>
    <message>
        <source>on a blue square</source>
        <translation>auf einem blauen Feld</translation>
    </message>
    <message>
        <source>on a red square</source>
        <translation>auf einem roten Feld</translation>
    </message>
    <message>
        <source>a number before =</source>
        <translation>einer Zahl vor dem =</translation>
    </message>
    <message>
        <source>the digit once</source>
        <translation>einmal die Ziffer</translation>
    </message>
    <message>
        <source>the digit twice</source>
        <translation>zweimal die Ziffer</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>dem Ergebnis</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The 8 lies on blue: 13 + 8 = 21.</source>
        <translation>Die 8 liegt auf Blau: 13 + 8 = 21.</translation>
    </message>
    <message>
        <source>The 2 lies on blue, and the 8 of the answer on red: 8 + 2 + 8 = 18.</source>
        <translation>Die 2 liegt auf Blau und die 8 des Ergebnisses auf Rot: 8 + 2 + 8 = 18.</translation>
    </message>
    <message>
        <source>The answer lies on red: 2 + 2 = 4. The 8 lay there before and earns nothing more.</source>
        <translation>Das Ergebnis liegt auf Rot: 2 + 2 = 4. Die 8 lag schon vorher da und bringt nichts mehr.</translation>
    </message>
    <message>
        <source>In 8 × 5 = 40 with the 5 on red the 5 earns 10 more, which makes 50.</source>
        <translation>Liegt in 8 × 5 = 40 die 5 auf Rot, bringt sie 10 dazu, also zusammen 50.</translation>
    </message>
    <message>
        <source>In a two-digit answer each digit on red counts double, by itself.</source>
        <translation>In einem zweistelligen Ergebnis zählt jede Ziffer auf Rot für sich doppelt.</translation>
    </message>
    <message>
        <source>A square with a tile on it earns nothing in later turns, whatever tile it is. A blank counts as the digit that it stands for.</source>
        <translation>Ein Feld, das einmal belegt ist, bringt danach nichts mehr, welcher Stein auch darauf liegt. Ein Blankostein zählt als die Ziffer, für die er steht.</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>Das Ende eines Spiels</translation>
    </message>
    <message>
        <source>A game ends in one of four ways:</source>
        <translation>Ein Spiel endet auf eine von vier Arten:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player has no digit tile left&lt;/b&gt;, and the bag is empty. This player gets the total of the digits that the other has left, and the other loses as much.</source>
        <translation>&lt;b&gt;Ein Spieler hat keine Ziffer mehr&lt;/b&gt;, und der Beutel ist leer. Er bekommt die Summe der Ziffern, die beim anderen übrig sind, und der andere verliert ebenso viel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player has passed twice in a row&lt;/b&gt;, in two turns of their own. Each player gets the total of the digits that the other has left.</source>
        <translation>&lt;b&gt;Ein Spieler hat zweimal nacheinander gepasst&lt;/b&gt;, in zwei eigenen Zügen. Jeder bekommt die Summe der Ziffern, die beim anderen übrig sind.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player gives up.&lt;/b&gt; This player ends with 1 point; the other keeps the points they have.</source>
        <translation>&lt;b&gt;Ein Spieler gibt auf.&lt;/b&gt; Er endet mit 1 Punkt; der andere behält die Punkte, die er hat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A turn takes longer than allowed.&lt;/b&gt; Then it is as if that player had given up.</source>
        <translation>&lt;b&gt;Ein Zug dauert länger, als er darf.&lt;/b&gt; Dann ist es, als hätte der Spieler, der dran ist, aufgegeben.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Exactly: the winner gets 4 + 6 × P + 6 × S, rounded.</source>
        <translation>Ganz genau: Der Sieger bekommt 4 + 6 × P + 6 × S, gerundet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;S&lt;/b&gt; is the opponent’s strength ÷ the strength of both together, as it was before the game.</source>
        <translation>&lt;b&gt;S&lt;/b&gt; ist die Spielstärke des Gegners, geteilt durch die Spielstärke beider zusammen, wie sie vor dem Spiel war.</translation>
    </message>
    <message>
        <source>Halves are rounded up.</source>
        <translation>Liegt die Zahl genau in der Mitte, wird aufgerundet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;For example:&lt;/b&gt; two players of the same strength end with 200 and 120 points. The winner gets 4 + 3 + 3 = 10, the loser 3 × 0.3 = 0.9, rounded to 1.</source>
        <translation>&lt;b&gt;Zum Beispiel:&lt;/b&gt; Zwei gleich starke Spieler enden mit 200 und 120 Punkten. Der Sieger bekommt 4 + 3 + 3 = 10, der Verlierer 3 × 0,3 = 0,9, gerundet 1.</translation>
    </message>
    <message>
        <source>A game &lt;b&gt;counts&lt;/b&gt;, once, if it ended in one of the first two ways and its last turn was played in this program. These do not count:</source>
        <translation>&lt;b&gt;Gewertet&lt;/b&gt; wird, und zwar einmal, jedes Spiel, das auf eine der ersten beiden Arten zu Ende ging und dessen letzter Zug in diesem Programm gespielt wurde. Nicht gewertet werden:</translation>
    </message>
    <message>
        <source>games in which somebody gave up or ran out of time,</source>
        <translation>Spiele, in denen jemand aufgegeben oder die Zeit überschritten hat,</translation>
    </message>
    <message>
        <source>games in which a turn was undone,</source>
        <translation>Spiele, in denen ein Zug rückgängig gemacht wurde,</translation>
    </message>
    <message>
        <source>games that were only watched,</source>
        <translation>Spiele, bei denen nur zugeschaut wurde,</translation>
    </message>
    <message>
        <source>games of somebody against themselves,</source>
        <translation>Spiele von jemandem gegen sich selbst,</translation>
    </message>
    <message>
        <source>games opened from a file (names in a file do not count here), copies, and games whose file was changed,</source>
        <translation>Spiele, die aus einer Datei geöffnet wurden (Namen in einer Datei zählen hier nicht), Kopien und Spiele, deren Datei verändert wurde,</translation>
    </message>
    <message>
        <source>games that the players did not want to count.</source>
        <translation>Spiele, die nach dem Wunsch der Spieler nicht zählen sollen.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength&lt;/b&gt; compares you with everybody: 100 is the average of all, computers included. A newcomer has 100.</source>
        <translation>Die &lt;b&gt;Spielstärke&lt;/b&gt; vergleicht dich mit allen: 100 ist der Durchschnitt aller, die Computer mitgerechnet. Wer neu ist, hat 100.</translation>
    </message>
    <message>
        <source>It is 100 × your average score in a game that counts ÷ the average of all participants, rounded, and at least 1.</source>
        <translation>Sie ist 100 × deine durchschnittliche Wertung pro gewertetem Spiel, geteilt durch den Durchschnitt aller Teilnehmer, gerundet und mindestens 1.</translation>
    </message>
    <message>
        <source>To your own games 5 more are added, with exactly the average of all. So one lucky game makes nobody strong.</source>
        <translation>Zu deinen eigenen Spielen kommen 5 mit genau dem Durchschnitt aller dazu. So wird niemand durch ein einziges Spiel mit Glück stark.</translation>
    </message>
    <message>
        <source>The average of all is all scores ÷ all seats in games that count. While nobody has scored yet, everybody has 100.</source>
        <translation>Der Durchschnitt aller ist die Summe aller Wertungen, geteilt durch die Zahl der Plätze in allen gewerteten Spielen. Solange noch niemand eine Wertung hat, haben alle 100.</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Unless you choose otherwise, a turn may take 72 hours between two people, and as long as you like against the computer: nobody should lose by going on holiday. You can also choose a number of minutes. For a class there is an hourglass, with which nobody loses.</source>
        <translation>Wenn du nichts anderes wählst, darf ein Zug zwischen zwei Menschen 72 Stunden dauern, und gegen den Computer so lange, wie du willst: Niemand soll verlieren, weil er in die Ferien fährt. Du kannst auch eine Anzahl Minuten wählen. Für die Schulklasse gibt es eine Sanduhr, mit der niemand verliert.</translation>
    </message>
    <message>
        <source>The time of the first turn runs from the game’s start.</source>
        <translation>Die Zeit für den ersten Zug läuft ab Beginn des Spiels.</translation>
    </message>
    <message>
        <source>If you take exactly the whole time, you are still in time.</source>
        <translation>Wer genau die ganze Zeit braucht, ist noch rechtzeitig.</translation>
    </message>
    <message>
        <source>The time does not run for a computer.</source>
        <translation>Für einen Computer läuft keine Zeit.</translation>
    </message>
    <message>
        <source>When a turn is undone, its time starts again.</source>
        <translation>Wird ein Zug rückgängig gemacht, beginnt seine Zeit neu.</translation>
    </message>
    <message>
        <source>A limit below 24 hours stands still while the table is not on the screen. When the game is continued after the program was closed, that turn starts again.</source>
        <translation>Eine Zeit unter 24 Stunden steht still, solange der Tisch nicht zu sehen ist. Wird weitergespielt, nachdem das Programm geschlossen war, beginnt dieser Zug neu.</translation>
    </message>
    <message>
        <source>What you choose for a new game</source>
        <translation>Was du für ein neues Spiel wählst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sums with:&lt;/b&gt; + and −, or × as well (usual), or ÷ as well.</source>
        <translation>&lt;b&gt;Rechnungen mit:&lt;/b&gt; plus und minus, oder auch mal (wie üblich), oder auch geteilt durch.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Reading directions:&lt;/b&gt; two (usual) or four.</source>
        <translation>&lt;b&gt;Leserichtungen:&lt;/b&gt; zwei (wie üblich) oder vier.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Who starts:&lt;/b&gt; you, your opponent, or chosen at random.</source>
        <translation>&lt;b&gt;Wer beginnt:&lt;/b&gt; du, dein Gegner oder zufällig.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Operators per sum:&lt;/b&gt; up to three (usual) or exactly one.</source>
        <translation>&lt;b&gt;Rechenzeichen pro Rechnung:&lt;/b&gt; bis zu drei (wie üblich) oder genau eins.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Numbers up to:&lt;/b&gt; no limit (usual), 10, 20 or 50.</source>
        <translation>&lt;b&gt;Zahlen bis:&lt;/b&gt; ohne Grenze (wie üblich), 10, 20 oder 50.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sums may continue in one line:&lt;/b&gt; yes (usual) or no.</source>
        <translation>&lt;b&gt;Rechnungen dürfen in einer Linie weitergehen:&lt;/b&gt; ja (wie üblich) oder nein.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open racks:&lt;/b&gt; no (usual) or yes.</source>
        <translation>&lt;b&gt;Offene Steine:&lt;/b&gt; nein (wie üblich) oder ja.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Time per turn:&lt;/b&gt; no limit, 72 hours, or a number of minutes.</source>
        <translation>&lt;b&gt;Zeit pro Zug:&lt;/b&gt; unbegrenzt, 72 Stunden oder eine Anzahl Minuten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Coloured squares:&lt;/b&gt; the standard board or a shuffled one.</source>
        <translation>&lt;b&gt;Farbige Felder:&lt;/b&gt; das normale Brett oder ein gemischtes.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Two players lay sums on a board, crossing each other like the words of a crossword. Every sum earns as many points as its answer, and digits on coloured squares earn more. Whoever has the most points at the end wins.</source>
        <translation>Zwei Spieler legen Rechnungen auf ein Brett, über Kreuz wie die Wörter in einem Kreuzworträtsel. Jede Rechnung bringt so viele Punkte wie ihr Ergebnis, und Ziffern auf farbigen Feldern bringen mehr. Wer am Ende die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>The sum uses the 1 that lies there already. The other tiles are new: they have a coloured edge. The arrow shows how the sum is read.</source>
        <translation>Die Rechnung benutzt die 1, die schon daliegt. Die anderen Steine sind neu: Sie haben einen farbigen Rand. Der Pfeil zeigt, wie die Rechnung gelesen wird.</translation>
    </message>
    <message>
        <source>Each player is a person at this computer or the computer itself, at a level that you choose. You can also watch two computers play.</source>
        <translation>Jeder Spieler ist ein Mensch an diesem Computer oder der Computer selbst, auf einer Stufe, die du wählst. Du kannst auch zwei Computern beim Spielen zuschauen.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Spielbrett</translation>
    </message>
    <message>
        <source>The board has 13 by 13 squares. Its columns are called A to M, its rows 1 to 13; the square in the middle is G7. 13 squares are blue and 12 are red.</source>
        <translation>Das Brett hat 13 mal 13 Felder. Die Spalten heißen A bis M, die Zeilen 1 bis 13; das Feld in der Mitte ist G7. 13 Felder sind blau und 12 sind rot.</translation>
    </message>
    <message>
        <source>The empty board. Blue squares have the sign +1× and one edge, red squares the sign +2× and a double edge.</source>
        <translation>Das leere Brett. Auf blauen Feldern steht +1×, mit einem einfachen Rand; auf roten Feldern steht +2×, mit einem doppelten Rand.</translation>
    </message>
    <message>
        <source>The coloured squares of the standard board lie so that it looks the same from all sides. For a new game you may also have them shuffled: the same number of each, anywhere on the board.</source>
        <translation>Die farbigen Felder des normalen Bretts liegen so, dass es von allen Seiten gleich aussieht. Für ein neues Spiel darfst du sie auch mischen lassen: von jeder Farbe gleich viele, überall auf dem Brett.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Die Spielsteine</translation>
    </message>
    <message>
        <source>On your rack you have 8 digit tiles, 3 tiles with an operator and one =. After every turn it is filled up from the bag, as long as there is something in it. The = is always there.</source>
        <translation>Vor dir liegen 8 Steine mit Ziffern, 3 Steine mit Rechenzeichen und ein =. Nach jedem Zug werden sie aus dem Beutel aufgefüllt, solange noch etwas darin ist. Das = ist immer da.</translation>
    </message>
    <message>
        <source>With &lt;b&gt;open racks&lt;/b&gt; both racks lie open. So you can think together at one screen.</source>
        <translation>Mit &lt;b&gt;offenen Steinen&lt;/b&gt; liegen die Steine von beiden offen. So könnt ihr an einem Bildschirm zusammen nachdenken.</translation>
    </message>
    <message>
        <source>Two digit tiles, a blank, and the tiles plus, minus, times, divided by and equals</source>
        <translation>Zwei Steine mit Ziffern, ein Blankostein und die Steine plus, minus, mal, geteilt durch und gleich</translation>
    </message>
    <message>
        <source>A blank has a star and counts as any digit from 0 to 9. You choose it when you lay the blank, and it keeps this digit.</source>
        <translation>Ein Blankostein hat einen Stern und zählt als irgendeine Ziffer von 0 bis 9. Du wählst sie, wenn du ihn legst, und diese Ziffer behält er.</translation>
    </message>
    <message>
        <source>There are 50 digit tiles:</source>
        <translation>Es gibt 50 Steine mit Ziffern:</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanko</translation>
    </message>
    <message>
        <source>Tiles of each</source>
        <translation>Steine von jeder Art</translation>
    </message>
    <message>
        <source>For a new game you choose which operators take part. This many tiles with operators are in the bag then:</source>
        <translation>Für ein neues Spiel wählst du, welche Rechenzeichen mitspielen. So viele Steine mit Rechenzeichen sind dann im Beutel:</translation>
    </message>
    <message>
        <source>Sums with</source>
        <translation>Rechnungen mit</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>On your turn you lay a sum, or you pass. You can also give up at any time when it is your turn.</source>
        <translation>Wenn du dran bist, legst du eine Rechnung, oder du passt. Du kannst dann auch jederzeit aufgeben.</translation>
    </message>
    <message>
        <source>All tiles that you lay go on empty squares of one row or one column.</source>
        <translation>Alle Steine, die du legst, kommen auf leere Felder einer einzigen Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>Together with digits that already lie there they make one sum, from its first number to its answer, without a gap.</source>
        <translation>Zusammen mit Ziffern, die schon daliegen, bilden sie eine Rechnung, von der ersten Zahl bis zum Ergebnis, ohne Lücke.</translation>
    </message>
    <message>
        <source>The = and all operators of the sum come from your rack. From the board you can use only digits.</source>
        <translation>Das = und alle Rechenzeichen der Rechnung kommen von deinen eigenen Steinen. Von dem, was auf dem Brett liegt, kannst du nur Ziffern benutzen.</translation>
    </message>
    <message>
        <source>The first sum, and the next ones</source>
        <translation>Die erste Rechnung und die nächsten</translation>
    </message>
    <message>
        <source>The first sum has exactly one operator before =, and one of its digits lies on G7, the square in the middle.</source>
        <translation>Die erste Rechnung hat genau ein Rechenzeichen vor dem =, und eine ihrer Ziffern liegt auf G7, dem Feld in der Mitte.</translation>
    </message>
    <message>
        <source>Every later sum uses at least one digit that already lies on the board.</source>
        <translation>Jede weitere Rechnung benutzt mindestens eine Ziffer, die schon auf dem Brett liegt.</translation>
    </message>
    <message>
        <source>Where sums cross, this may be just one digit of a two-digit number.</source>
        <translation>Über Kreuz darf das auch eine einzelne Ziffer einer zweistelligen Zahl sein.</translation>
    </message>
    <message>
        <source>The 0 of the 10 is used alone.</source>
        <translation>Von der 10 wird nur die 0 benutzt.</translation>
    </message>
    <message>
        <source>How sums are read</source>
        <translation>Wie Rechnungen gelesen werden</translation>
    </message>
    <message>
        <source>With &lt;b&gt;two directions&lt;/b&gt; sums are read from left to right and from top to bottom. With &lt;b&gt;four directions&lt;/b&gt; they may also be read from right to left and from bottom to top.</source>
        <translation>Bei &lt;b&gt;zwei Richtungen&lt;/b&gt; liest man Rechnungen von links nach rechts und von oben nach unten. Bei &lt;b&gt;vier Richtungen&lt;/b&gt; darf man sie auch von rechts nach links und von unten nach oben lesen.</translation>
    </message>
    <message>
        <source>The higher total wins, and equal totals are a tie.</source>
        <translation>Wer mehr Punkte hat, gewinnt; bei gleich vielen ist es unentschieden.</translation>
    </message>
    <message>
        <source>You can also agree to stop: “Stop now and count” in the menu ends the game as if both had passed. The computer always agrees, but such a game is neither won nor lost.</source>
        <translation>Auch gemeinsam aufhören geht: „Jetzt aufhören und zählen“ im Menü beendet das Spiel, als hätten beide gepasst. Der Computer ist immer einverstanden, aber so ein Spiel ist weder gewonnen noch verloren.</translation>
    </message>
    <message>
        <source>A blank that is left on a rack counts 0. Whoever gives up or runs out of time never wins.</source>
        <translation>Ein Blankostein, der übrig bleibt, zählt 0. Wer aufgibt oder die Zeit überschreitet, gewinnt nie.</translation>
    </message>
    <message>
        <source>Every person and every level of the computer has a &lt;b&gt;score&lt;/b&gt;. Each game that counts adds to it: 4 to 16 for the winner, 1 to 3 for the loser. Many points and a strong opponent give more.</source>
        <translation>Jeder Mensch und jede Stufe des Computers hat eine &lt;b&gt;Wertung&lt;/b&gt;. Mit jedem gewerteten Spiel wächst sie: um 4 bis 16 für den Sieger, um 1 bis 3 für den Verlierer. Viele Punkte und ein starker Gegner bringen mehr.</translation>
    </message>
    <message>
        <source>The winner gets 4, and up to 6 more for points, and up to 6 more for the opponent’s strength. The loser gets 1 to 3 for both together. In a tie each player gets half of what winning and losing would have given together, rounded down.</source>
        <translation>Der Sieger bekommt 4, dazu bis zu 6 für seine Punkte und bis zu 6 für die Spielstärke des Gegners. Der Verlierer bekommt für beides zusammen 1 bis 3. Bei Unentschieden bekommt jeder die Hälfte von dem, was Sieg und Niederlage zusammen gebracht hätten, abgerundet.</translation>
    </message>
    <message>
        <source>The loser gets 3 × P × 2 × S, rounded, at least 1 and at most 3.</source>
        <translation>Der Verlierer bekommt 3 × P × 2 × S, gerundet, mindestens 1 und höchstens 3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt; is the player’s own points ÷ 400, or ÷ 200 when the sums have no × or the numbers go up to 10 or 20; it is at least 0 and at most 1.</source>
        <translation>&lt;b&gt;P&lt;/b&gt; sind die eigenen Punkte, geteilt durch 400, oder durch 200, wenn ohne × oder mit Zahlen bis 10 oder 20 gespielt wird; P ist mindestens 0 und höchstens 1.</translation>
    </message>
    <message>
        <source>This game is played with two directions.</source>
        <translation>Dieses Spiel wird mit zwei Leserichtungen gespielt.</translation>
    </message>
    <message>
        <source>A two-digit number is always read as it is written, from left to right or from top to bottom. 21 is never 12.</source>
        <translation>Eine zweistellige Zahl liest du immer so, wie sie dasteht, von links nach rechts oder von oben nach unten. 21 ist nie 12.</translation>
    </message>
    <message>
        <source>From the right this reads 4 + 8 = 12.</source>
        <translation>Von rechts liest du 4 + 8 = 12.</translation>
    </message>
    <message>
        <source>Which sums are correct</source>
        <translation>Welche Rechnungen richtig sind</translation>
    </message>
    <message>
        <source>Work out × and ÷ before + and −; otherwise go from first to last.</source>
        <translation>Punkt vor Strich: Mal und geteilt gehen vor plus und minus; sonst rechnet man von vorn nach hinten.</translation>
    </message>
    <message>
        <source>Every division must be exact, with no remainder, and nothing is divided by 0.</source>
        <translation>Jede Division geht auf, und durch 0 wird nicht geteilt.</translation>
    </message>
    <message>
        <source>On the way it may go below 0. The answer is a number from 0 to 99.</source>
        <translation>Unterwegs darf es unter 0 gehen. Das Ergebnis ist eine Zahl von 0 bis 99.</translation>
    </message>
    <message>
        <source>First 2 × 3, then 1 + 6.</source>
        <translation>Zuerst 2 × 3, dann 1 + 6.</translation>
    </message>
    <message>
        <source>1 − 4 is 3 below 0; 9 more makes 6.</source>
        <translation>1 − 4 ist 3 unter 0; 9 dazu macht 6.</translation>
    </message>
    <message>
        <source>A sum has one to three operators before =. For a new game you may choose that it has exactly one.</source>
        <translation>Eine Rechnung hat ein bis drei Rechenzeichen vor dem =. Für ein neues Spiel kannst du wählen, dass es genau eins ist.</translation>
    </message>
    <message>
        <source>For a new game you may choose numbers up to 10, 20 or 50. Then no number of a sum is higher. On the way, too, you never go above it or below 0.</source>
        <translation>Für ein neues Spiel kannst du Zahlen bis 10, 20 oder 50 wählen. Dann ist keine Zahl einer Rechnung höher. Auch unterwegs kommst du nie darüber und nie unter 0.</translation>
    </message>
    <message>
        <source>8 + 9 is 17, and 17 − 7 is 10.</source>
        <translation>8 + 9 ist 17, und 17 − 7 ist 10.</translation>
    </message>
    <message>
        <source>Which numbers you may use</source>
        <translation>Welche Zahlen du benutzen darfst</translation>
    </message>
    <message>
        <source>Each number before = is a single digit.</source>
        <translation>Jede Zahl vor dem = ist eine einzelne Ziffer.</translation>
    </message>
    <message>
        <source>The answer has one or two digits; each of them may be new or lie there already.</source>
        <translation>Das Ergebnis hat eine oder zwei Ziffern; jede davon darf neu sein oder schon daliegen.</translation>
    </message>
    <message>
        <source>A two-digit number does not begin with 0.</source>
        <translation>Eine zweistellige Zahl beginnt nicht mit 0.</translation>
    </message>
    <message>
        <source>What may lie beside a sum</source>
        <translation>Was neben einer Rechnung liegen darf</translation>
    </message>
    <message>
        <source>Just before the first square of a sum and just after its last one, in the line in which it is read, there is the edge of the board or an empty square.</source>
        <translation>Direkt vor dem ersten und direkt hinter dem letzten Feld einer Rechnung, in der Linie, in der sie gelesen wird, ist der Rand des Bretts oder ein leeres Feld.</translation>
    </message>
    <message>
        <source>Now the row shows 3 + 7 = 10 − 4 = 6. Both sums have the 10.</source>
        <translation>Jetzt steht in der Zeile 3 + 7 = 10 − 4 = 6. Die 10 gehört zu beiden Rechnungen.</translation>
    </message>
    <message>
        <source>Tiles that lie along the sides of a sum don’t matter: they need not make a sum with it.</source>
        <translation>Steine, die seitlich an einer Rechnung liegen, spielen keine Rolle: Sie müssen mit ihr keine Rechnung bilden.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>A sum always ends with its answer. Its numbers follow each other in the direction in which you read it.</source>
        <translation>Eine Rechnung endet immer mit ihrem Ergebnis. Die Zahlen folgen einander in der Richtung, in der du sie liest.</translation>
    </message>
    <message>
        <source>There is one exception: a two-digit number that an earlier sum in the same line already has as one of its numbers. You use it whole.</source>
        <translation>Es gibt eine Ausnahme: eine zweistellige Zahl, die eine frühere Rechnung in derselben Linie schon als Zahl hat. Du benutzt sie ganz.</translation>
    </message>
    <message>
        <source>A sum may also go on where an earlier one in the same line ends or begins, when both have that whole number, on the same squares.</source>
        <translation>Eine Rechnung darf auch dort weitergehen, wo eine frühere in derselben Linie endet oder beginnt, wenn beide diese ganze Zahl haben, auf denselben Feldern.</translation>
    </message>
    <message>
        <source>Both sums have the 13: 5 + 8 = 13, and read from the right 6 + 7 = 13.</source>
        <translation>Die 13 gehört zu beiden Rechnungen: 5 + 8 = 13, und von rechts gelesen 6 + 7 = 13.</translation>
    </message>
    <message>
        <source>For a new game you may choose that no sum continues another. Then nothing lies just before or after a sum.</source>
        <translation>Für ein neues Spiel kannst du wählen, dass keine Rechnung eine andere fortsetzt. Dann liegt direkt vor und hinter einer Rechnung nichts.</translation>
    </message>
    <message>
        <source>Points, end and results</source>
        <translation>Punkte, Ende und Wertung</translation>
    </message>
</context>
<context>
    <name>DigifeudTexts</name>
    <message>
        <source>playing</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>on another screen</source>
        <translation>auf eigenem Bildschirm</translation>
    </message>
    <message>
        <source>Shift and an arrow key move the whole sum.</source>
        <translation>Umschalt und eine Pfeiltaste verschieben die ganze Rechnung.</translation>
    </message>
    <message>
        <source>Numbers are always read from left to right.</source>
        <translation>Zahlen liest man immer von links nach rechts.</translation>
    </message>
    <message>
        <source>Numbers are always read from top to bottom.</source>
        <translation>Zahlen liest man immer von oben nach unten.</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: gepasst</translation>
    </message>
    <message>
        <source>{name} gave up</source>
        <translation>{name}: aufgegeben</translation>
    </message>
    <message>
        <source>{name} ran out of time</source>
        <translation>{name}: Zeit ist um</translation>
    </message>
    <message>
        <source>The game is over: a tie.</source>
        <translation>Das Spiel ist aus: unentschieden.</translation>
    </message>
    <message>
        <source>The game is over: {name} won.</source>
        <translation>Das Spiel ist aus. Gewonnen: {name}.</translation>
    </message>
    <message>
        <source>For example 3 + 4 = 7, a digit in the middle</source>
        <translation>Leg etwa 3 + 4 = 7, eine Ziffer in der Mitte</translation>
    </message>
    <message>
        <source>Longer counts, too: 2 + 3 + 4 = 9.</source>
        <translation>Länger geht auch: 2 + 3 + 4 = 9.</translation>
    </message>
    <message>
        <source>No sum fits. Pass.</source>
        <translation>Damit geht keine Rechnung. Drück auf „Passen“.</translation>
    </message>
    <message>
        <source>The computer’s tiles</source>
        <translation>Steine des Computers</translation>
    </message>
    <message>
        <source>Bag: {digits}, {signs}</source>
        <translation>Beutel: {digits}, {signs}</translation>
    </message>
    <message>
        <source>Bag: {digits}</source>
        <translation>Beutel: {digits}</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Deine Steine</translation>
    </message>
    <message>
        <source>Build on a digit already there.</source>
        <translation>Bau an eine liegende Ziffer an.</translation>
    </message>
    <message>
        <source>{name}’s tiles</source>
        <translation>Steine von {name}</translation>
    </message>
</context>
<context>
    <name>Entering</name>
    <message>
        <source>“{line}” is the name of the class, not of a pupil</source>
        <translation>„{line}“ ist der Name der Klasse, nicht eines Kindes</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <translation>
            <numerusform>%n Name</numerusform>
            <numerusform>%n Namen</numerusform>
        </translation>
    </message>
    <message>
        <source>A list of names</source>
        <translation>Eine Namensliste</translation>
    </message>
    <message>
        <source>Lists of names ({kinds})</source>
        <translation>Namenslisten ({kinds})</translation>
    </message>
    <message>
        <source>All files ({kinds})</source>
        <translation>Alle Dateien ({kinds})</translation>
    </message>
    <message>
        <source>New class</source>
        <translation>Neue Klasse</translation>
    </message>
    <message>
        <source>Add pupils to {name}</source>
        <translation>Kinder zu {name} hinzufügen</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Name der Klasse</translation>
    </message>
    <message>
        <source>Paste or type the names, one on each line, or choose a file. Surnames may stand after a comma, semicolon or tab: they only tell equal first names apart.</source>
        <translation>Füge die Namen ein oder schreib sie, einen pro Zeile, oder wähle eine Datei. Nachnamen dürfen nach Komma, Semikolon oder Tabulator stehen: Sie unterscheiden nur gleiche Vornamen.</translation>
    </message>
    <message>
        <source>List of names</source>
        <translation>Namensliste</translation>
    </message>
    <message>
        <source>What will be entered</source>
        <translation>Was eingetragen wird</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Show first names only, as the first word of each name</source>
        <translation>Nur Vornamen zeigen: das erste Wort jedes Namens</translation>
    </message>
    <message>
        <source>A name that is here already is the same pupil</source>
        <translation>Wer schon da ist, ist dasselbe Kind</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>In der Liste</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation>ist schon da</translation>
    </message>
    <message>
        <source>is in {name}</source>
        <translation>ist in {name}</translation>
    </message>
</context>
<context>
    <name>EverybodysPractice</name>
    <message>
        <source>Practice: {skills}</source>
        <translation>Üben: {skills}</translation>
    </message>
    <message>
        <source>The numbers say how often a typical sum is expected to be right at the first try. In brackets: not sure yet; a question mark: fewer than three exercises.</source>
        <translation>Die Zahlen sagen, wie oft eine gewöhnliche Aufgabe voraussichtlich beim ersten Versuch stimmt. In Klammern: noch nicht sicher; ein Fragezeichen: weniger als drei Aufgaben.</translation>
    </message>
    <message>
        <source>adding</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>subtracting</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>dividing</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Einmaleins</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
</context>
<context>
    <name>ExerciseDigifeudTexts</name>
    <message>
        <source>Points: {sum}</source>
        <translation>Punkte: {sum}</translation>
    </message>
</context>
<context>
    <name>ExerciseOffer</name>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Looking for exercises …</source>
        <translation>Aufgaben werden gesucht …</translation>
    </message>
    <message>
        <source>There was more in some turns: try them</source>
        <translation>In einigen Zügen war mehr drin: Probier es noch mal</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in which there was more: try them</source>
        <translation>
            <numerusform>In %n Zug war mehr drin: Probier es noch mal</numerusform>
            <numerusform>In %n Zügen war mehr drin: Probier es noch mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s)</source>
        <translation>
            <numerusform>{name}: %n Zug</numerusform>
            <numerusform>{name}: %n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Aufhören…</translation>
    </message>
    <message>
        <source>Tried: {sums}</source>
        <translation>Versucht: {sums}</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Shows the answer</source>
        <translation>Zeigt die Lösung</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Ends practising (Esc)</source>
        <translation>Beendet das Üben (Esc)</translation>
    </message>
</context>
<context>
    <name>ExercisesForm</name>
    <message>
        <source>School year</source>
        <translation>Schuljahr</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Einmaleins</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>everybody once</source>
        <translation>alle einmal</translation>
    </message>
    <message>
        <source>{number} exercises</source>
        <translation>{number} Aufgaben</translation>
    </message>
    <message>
        <source>Fewer opt&amp;ions</source>
        <translation>Weniger &amp;Optionen</translation>
    </message>
    <message>
        <source>More opt&amp;ions</source>
        <translation>Mehr &amp;Optionen</translation>
    </message>
    <message>
        <source>hourglass: {time}</source>
        <translation>Sanduhr: {time}</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>{file} cannot be saved: {problem}.</source>
        <translation>{file} lässt sich nicht speichern: {problem}.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Übrige Karten</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Strength before</source>
        <translation>Spielstärke vorher</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Spiel beendet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Geteilt durch</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Übungsrunde</translation>
    </message>
    <message>
        <source>Way of practising</source>
        <translation>Art zu üben</translation>
    </message>
    <message>
        <source>Day of the puzzle</source>
        <translation>Tag des Rätsels</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Richtiges Ergebnis</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Counts for the rating</source>
        <translation>Zählt für die Einschätzung</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>freely</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>speed round</source>
        <translation>schnelle Runde</translation>
    </message>
    <message>
        <source>exercises of the class</source>
        <translation>Aufgaben mit der Klasse</translation>
    </message>
    <message>
        <source>at the first try</source>
        <translation>beim ersten Versuch</translation>
    </message>
    <message>
        <source>at the second try</source>
        <translation>beim zweiten Versuch</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Einschätzung</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Exercises tried</source>
        <translation>Aufgaben versucht</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Gleich richtig</translation>
    </message>
    <message>
        <source>Right at the second try</source>
        <translation>Beim zweiten Versuch richtig</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Zuletzt geübt</translation>
    </message>
    <message>
        <source>Lessons with teams</source>
        <translation>Schulstunden mit Teams</translation>
    </message>
    <message>
        <source>Own turns in lessons</source>
        <translation>Eigene Züge in Schulstunden</translation>
    </message>
    <message>
        <source>{game}: games</source>
        <translation>{game}: Spiele</translation>
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
        <translation>nein</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Nummer des Spiels</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>This goes well already:</source>
        <translation>Das kannst du schon gut:</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More numbers and charts</source>
        <translation>Mehr Zahlen und Diagramme</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}.</source>
        <translation>{file} lässt sich nicht speichern: {problem}.</translation>
    </message>
    <message>
        <source>Saved: {file}
in {folder}</source>
        <translation>Gespeichert: {file}
in {folder}</translation>
    </message>
</context>
<context>
    <name>FinishedGamesModel</name>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Does it count?</source>
        <translation>Zählt es?</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Zählt nicht</translation>
    </message>
    <message>
        <source>its sums</source>
        <translation>nur die Rechnungen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
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
        <translation>Zufällig</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>{sum}, correct</source>
        <translation>{sum}, richtig</translation>
    </message>
    <message>
        <source>{sum}, no digit fits here</source>
        <translation>{sum}, hier passt keine Ziffer</translation>
    </message>
    <message>
        <source>{sum}, no sign fits</source>
        <translation>{sum}, kein Rechenzeichen passt</translation>
    </message>
    <message>
        <source>{sum}, none of your cards fits</source>
        <translation>{sum}, keine deiner Karten passt</translation>
    </message>
    <message>
        <source>{wrong}, choose another digit</source>
        <translation>{wrong}, wähl eine andere Ziffer</translation>
    </message>
    <message>
        <source>{wrong}, put a card somewhere else</source>
        <translation>{wrong}, leg eine Karte woandershin</translation>
    </message>
    <message>
        <source>{sum}, now a card</source>
        <translation>{sum}, jetzt eine Karte</translation>
    </message>
    <message>
        <source>{sum}, now the sign</source>
        <translation>{sum}, jetzt das Zeichen</translation>
    </message>
    <message>
        <source>{sum}, lay the answer or choose another digit</source>
        <translation>{sum}, leg das Ergebnis oder wähl eine andere Ziffer</translation>
    </message>
    <message>
        <source>{sum} is not {answer}, now another sign</source>
        <translation>{sum} ist nicht {answer}, jetzt ein anderes Rechenzeichen</translation>
    </message>
    <message>
        <source>{sum} is not {answer}, now lay the answer</source>
        <translation>{sum} ist nicht {answer}, leg jetzt das Ergebnis</translation>
    </message>
    <message>
        <source>{sum} is not {answer} yet, now a card</source>
        <translation>{sum} ist noch nicht {answer}, jetzt eine Karte</translation>
    </message>
    <message>
        <source>{sum}, now another sign</source>
        <translation>{sum}, jetzt ein anderes Rechenzeichen</translation>
    </message>
    <message>
        <source>{sum}, now the answer</source>
        <translation>{sum}, jetzt das Ergebnis</translation>
    </message>
    <message>
        <source>{sum}, now choose a digit</source>
        <translation>{sum}, wähle jetzt eine Ziffer</translation>
    </message>
    <message>
        <source>{sum}, choose another digit</source>
        <translation>{sum}, wähl eine andere Ziffer</translation>
    </message>
    <message>
        <source>{sum}, put a card somewhere else</source>
        <translation>{sum}, leg eine Karte woandershin</translation>
    </message>
    <message>
        <source>{difference} is less than 0, choose another sign</source>
        <translation>{difference} ist kleiner als 0, wähl ein anderes Rechenzeichen</translation>
    </message>
    <message>
        <source>{difference} is less than 0</source>
        <translation>{difference} ist kleiner als 0</translation>
    </message>
    <message>
        <source>{difference} is less than 0, put the larger number first</source>
        <translation>{difference} ist kleiner als 0, leg die größere Zahl nach vorn</translation>
    </message>
    <message>
        <source>took a card</source>
        <translation>zieht eine Karte</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>a joker has no digit yet: click it to choose one</source>
        <translation>ein Joker hat noch keine Ziffer: Klick ihn an und wähle eine</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
</context>
<context>
    <name>FormulaBests</name>
    <message>
        <source>The best formula: {points}, laid by the hint</source>
        <translation>Die beste Formel: {points}, vom Tipp gelegt</translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards}, laid by the hint</source>
        <translation>Die meisten Karten in einem Zug: {cards}, vom Tipp gelegt</translation>
    </message>
    <message>
        <source>The best formula: {points} by the computer</source>
        <translation>Die beste Formel: {points} vom Computer</translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards} by the computer</source>
        <translation>Die meisten Karten in einem Zug: {cards} vom Computer</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
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
            <numerusform>%n Runde gespielt.</numerusform>
            <numerusform>%n Runden gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds won count first, then the fewest cards.</source>
        <translation>Zuerst zählen gewonnene Runden, dann die wenigsten Karten.</translation>
    </message>
    <message>
        <source>The round that was stopped does not count.</source>
        <translation>Die abgebrochene Runde zählt nicht.</translation>
    </message>
    <message>
        <source>Whoever wins the most rounds wins the match; if equal, they share it.</source>
        <translation>Wer die meisten Runden gewonnen hat, gewinnt die Partie; bei Gleichstand gewinnt man gemeinsam.</translation>
    </message>
    <message>
        <source>{target} points are reached: the highest total wins; if equal, they share it.</source>
        <translation>{target} Punkte sind erreicht: Wer am meisten hat, gewinnt; bei Gleichstand gewinnt man gemeinsam.</translation>
    </message>
    <message>
        <source>Blocked: there was no card left to take and nobody went on.</source>
        <translation>Blockiert: Es gab keine Karte mehr zu ziehen, und niemand legte weiter.</translation>
    </message>
    <message>
        <source>{name} went out first and got {points} points for it.</source>
        <translation>{name}: zuerst fertig, dafür {points} Punkte.</translation>
    </message>
    <message>
        <source>Nobody gets the points for going out first.</source>
        <translation>Niemand bekommt die Punkte fürs Fertigwerden.</translation>
    </message>
    <message>
        <source>The most points win the round; if equal, they share it.</source>
        <translation>Wer die meisten Punkte hat, gewinnt die Runde; bei Gleichstand gewinnt man gemeinsam.</translation>
    </message>
    <message>
        <source>The fewest cards in hand win; if equal, they share it.</source>
        <translation>Wer die wenigsten Handkarten hat, gewinnt; bei Gleichstand gewinnt man gemeinsam.</translation>
    </message>
    <message>
        <source>{name} won: whoever goes out first wins, even in a blocked round.</source>
        <translation>{name}: gewonnen, denn wer zuerst fertig ist, gewinnt auch eine blockierte Runde.</translation>
    </message>
    <message>
        <source>{name} went out first and so won the round.</source>
        <translation>{name}: zuerst keine Karten mehr, also die Runde gewonnen.</translation>
    </message>
    <message>
        <source>Out of cards, in this order: {names}.</source>
        <translation>Fertig, in dieser Reihenfolge: {names}.</translation>
    </message>
    <message>
        <source>The cards left in hand cost: {costs}.</source>
        <translation>Die übrigen Handkarten kosten: {costs}.</translation>
    </message>
    <message>
        <source>A joker left in hand costs {points}.</source>
        <translation>Ein Joker, der in der Hand bleibt, kostet {points}.</translation>
    </message>
    <message>
        <source>The formulas count a bonus for hard sums: {points}.</source>
        <translation>In den Formeln steckt ein Bonus für schwere Rechnungen: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in this round made the others take a card.</source>
        <translation>
            <numerusform>%n Ergebnis dieser Runde ließ die anderen eine Karte ziehen.</numerusform>
            <numerusform>%n Ergebnisse dieser Runde ließen die anderen eine Karte ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes on for as long as you like; whoever wins the most rounds wins it.</source>
        <translation>Die Partie dauert, solange ihr wollt: Wer die meisten Runden gewinnt, gewinnt sie.</translation>
    </message>
    <message>
        <source>Nobody has points yet; {target} win the match.</source>
        <translation>Noch hat niemand Punkte; mit {target} gewinnt man die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are in the lead and need {missing} more to win the match, at {target}.</source>
        <translation>{names} führen und gewinnen die Partie mit {target}; es fehlen noch {missing}.</translation>
    </message>
    <message>
        <source>{name} must get {missing} more to win the match, at {target}.</source>
        <translation>In Führung: {name}. Die Partie geht bis {target}; es fehlen noch {missing}.</translation>
    </message>
    <message>
        <source>In the next round {names} get one card more.</source>
        <translation>In der nächsten Runde bekommen {names} eine Karte mehr.</translation>
    </message>
    <message>
        <source>In the next round one card more goes to {name}.</source>
        <translation>In der nächsten Runde eine Karte mehr für {name}.</translation>
    </message>
</context>
<context>
    <name>FormulaCounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
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
        <translation>eine Karte darf auf eine gleiche</translation>
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
        <translation>Die {card} liegt jetzt auf der {digit}. Leg sie davor.</translation>
    </message>
    <message>
        <source>The first player without cards wins. Now you can play!</source>
        <translation>Wer zuerst keine Karten mehr hat, gewinnt. Jetzt kannst du spielen!</translation>
    </message>
</context>
<context>
    <name>FormulaOptions</name>
    <message>
        <source>Choose + or ×: without them some starting cards have no answer.</source>
        <translation>Wähle plus oder mal: Ohne beide haben manche Startkarten kein Ergebnis.</translation>
    </message>
    <message>
        <source>Sums with</source>
        <translation>Rechnungen mit</translation>
    </message>
    <message>
        <source>The match is won by</source>
        <translation>Gespielt wird um</translation>
    </message>
    <message>
        <source>Most &amp;rounds</source>
        <translation>&amp;Die meisten Runden</translation>
    </message>
    <message>
        <source>Points, up &amp;to</source>
        <translation>&amp;Punkte, bis</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Cards per turn, at most</source>
        <translation>Karten pro Zug, höchstens</translation>
    </message>
    <message>
        <source>Cards per number, at most</source>
        <translation>Karten pro Zahl, höchstens</translation>
    </message>
    <message>
        <source>Numbers up to</source>
        <translation>Zahlen bis</translation>
    </message>
    <message>
        <source>&amp;no limit</source>
        <translation>ohne &amp;Grenze</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
    <message>
        <source>Only signs with a tick are used; keep + or × ticked.</source>
        <translation>Nur Zeichen mit Häkchen spielen mit; plus oder mal muss dabei sein.</translation>
    </message>
    <message>
        <source>Play as many rounds as you like, then end the match.</source>
        <translation>Spielt so viele Runden, wie ihr wollt, und beendet die Partie dann.</translation>
    </message>
    <message>
        <source>Every formula earns as many points as its answer; cards left in the hand cost their value, a joker 25, and the first to go out gets 10.</source>
        <translation>Jede Formel bringt so viele Punkte wie ihr Ergebnis; übrige Handkarten kosten ihren Wert, ein Joker 25, und wer zuerst fertig ist, bekommt 10.</translation>
    </message>
    <message>
        <source>How many cards you may lay in one turn; 4 only when just × and ÷ are used.</source>
        <translation>So viele Karten darfst du in einem Zug aus der Hand legen; 4 nur, wenn nur mit mal und geteilt gespielt wird.</translation>
    </message>
    <message>
        <source>With 2 no answer is higher than 99; with 3 they go up to 999.</source>
        <translation>Mit 2 ist kein Ergebnis größer als 99; mit 3 gehen sie bis 999.</translation>
    </message>
    <message>
        <source>No number of a formula is higher than this.</source>
        <translation>Keine Zahl einer Formel ist höher.</translation>
    </message>
    <message>
        <source>&amp;Use a card from the table</source>
        <translation>Eine Karte vom &amp;Tisch benutzen</translation>
    </message>
    <message>
        <source>Every formula keeps at least one card that lies there.</source>
        <translation>In jeder Formel bleibt mindestens eine Karte, die schon daliegt.</translation>
    </message>
    <message>
        <source>&amp;Extra card for the winner</source>
        <translation>Zusatzkarte &amp;für den Sieger</translation>
    </message>
    <message>
        <source>Whoever wins a round is dealt one card more in the next.</source>
        <translation>Wer eine Runde gewinnt, bekommt in der nächsten eine Karte mehr.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Zu Ende spielen</translation>
    </message>
    <message>
        <source>With three or more players, a round ends when only one still has cards.</source>
        <translation>Ab drei Spielern endet eine Runde erst, wenn nur noch einer Karten hat.</translation>
    </message>
    <message>
        <source>&amp;Multiples of five</source>
        <translation>&amp;Vielfache von fünf</translation>
    </message>
    <message>
        <source>When an answer can be divided by 5, all the others take a card.</source>
        <translation>Ist ein Ergebnis durch 5 teilbar, ziehen alle anderen eine Karte.</translation>
    </message>
    <message>
        <source>Bonus for &amp;hard sums</source>
        <translation>Bonus für s&amp;chwere Rechnungen</translation>
    </message>
    <message>
        <source>With points: 5 more for a formula with −, 10 more for one with ÷.</source>
        <translation>Beim Spiel um Punkte: 5 mehr für eine Formel mit minus, 10 mehr für eine mit geteilt.</translation>
    </message>
    <message>
        <source>&amp;Open cards</source>
        <translation>Offene &amp;Karten</translation>
    </message>
    <message>
        <source>All hands lie open, for learning together.</source>
        <translation>Alle Handkarten liegen offen, um gemeinsam zu lernen.</translation>
    </message>
</context>
<context>
    <name>FormulaPage</name>
    <message>
        <source>Show {name}’s cards</source>
        <translation>Karten von {name} zeigen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Round {number} · first to {target} points</source>
        <translation>Runde {number} · bis {target} Punkte</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>As many rounds as you like. Whoever wins the most of them wins the match.</source>
        <translation>So viele Runden, wie ihr wollt. Wer die meisten gewinnt, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Züge bisher</translation>
    </message>
</context>
<context>
    <name>FormulaPicture</name>
    <message>
        <source>Formula, the card game</source>
        <translation>Formula, das Kartenspiel</translation>
    </message>
    <message>
        <source>New game of Formula</source>
        <translation>Neues Formula-Spiel</translation>
    </message>
</context>
<context>
    <name>FormulaPlay</name>
    <message>
        <source>&amp;Stop now and count</source>
        <translation>&amp;Jetzt aufhören und zählen</translation>
    </message>
    <message>
        <source>Stop now and count?</source>
        <translation>Jetzt aufhören und zählen?</translation>
    </message>
    <message>
        <source>It is too early to win or lose. The match can go on later.</source>
        <translation>Zum Gewinnen oder Verlieren ist es noch zu früh. Die Partie kann später weitergehen.</translation>
    </message>
    <message>
        <source>It is a tie.</source>
        <translation>Es steht unentschieden.</translation>
    </message>
    <message>
        <source>It is a tie. {names} share the win.</source>
        <translation>Es steht gleich. {names} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>{name} will win with the fewest cards.</source>
        <translation>{name} gewinnt: die wenigsten Karten.</translation>
    </message>
    <message>
        <source>{name} will win with the most rounds.</source>
        <translation>{name} gewinnt: die meisten Runden.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n Runde gewonnen</numerusform>
            <numerusform>%n Runden gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
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
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>A formula made of cards lies on the table. On your turn you make another formula of it, which must be correct too, with cards from your hand. The first player to have no cards left wins the round.</source>
        <translation>Auf dem Tisch liegt eine Formel aus Karten. Wenn du dran bist, machst du mit Karten aus deiner Hand eine andere Formel daraus, die auch stimmt. Wer als Erster keine Karten mehr hat, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>The 6 of the answer stays. An 8 covers the 2, another 8 covers the 4, and a 4 comes after the 6. Cards put down in this turn have a coloured edge.</source>
        <translation>Die 6 des Ergebnisses bleibt. Eine 8 deckt die 2 zu, eine andere 8 die 4, und hinter die 6 kommt eine 4. Karten, die in diesem Zug gelegt wurden, haben einen farbigen Rand.</translation>
    </message>
    <message>
        <source>Formula is played by 2 to 5 players. Each of them is a person at this computer or the computer itself.</source>
        <translation>Formula spielt man mit 2 bis 5 Spielern. Jeder von ihnen ist ein Mensch an diesem Computer oder der Computer selbst.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Two number cards, a joker, and the symbol cards plus, minus, times, divided by and equals</source>
        <translation>Zwei Zahlenkarten, ein Joker und die Symbolkarten plus, minus, mal, geteilt durch und gleich</translation>
    </message>
    <message>
        <source>57 number cards, each with one digit.</source>
        <translation>57 Zahlenkarten, jede mit einer Ziffer.</translation>
    </message>
    <message>
        <source>2 jokers: each counts as the digit that you want.</source>
        <translation>2 Joker: Jeder zählt als die Ziffer, die du willst.</translation>
    </message>
    <message>
        <source>5 yellow symbol cards: + − × ÷ and =. They always lie open, and everybody may use them. They do not belong to the hand.</source>
        <translation>5 gelbe Symbolkarten: plus, minus, mal, geteilt durch und gleich. Sie liegen immer offen, und alle dürfen sie benutzen. Zu den Handkarten gehören sie nicht.</translation>
    </message>
    <message>
        <source>There are six cards of each digit from 1 to 9, and three of the 0.</source>
        <translation>Von den Ziffern 1 bis 9 gibt es je sechs Karten, von der 0 gibt es drei.</translation>
    </message>
    <message>
        <source>How a round begins</source>
        <translation>Wie eine Runde beginnt</translation>
    </message>
    <message>
        <source>The dealer shuffles number cards and jokers together and deals 7 cards to everybody, beginning on the left.</source>
        <translation>Der Geber mischt Zahlenkarten und Joker zusammen und gibt jedem 7 Karten, zuerst dem Spieler links.</translation>
    </message>
    <message>
        <source>The other cards are the stock. It lies face down.</source>
        <translation>Die übrigen Karten bilden den Stapel. Er liegt verdeckt.</translation>
    </message>
    <message>
        <source>The two top cards of the stock are turned up: these are the two starting cards. Between them there is a gap, and = lies to the right of them.</source>
        <translation>Die beiden obersten Karten des Stapels werden aufgedeckt: Das sind die beiden Startkarten. Zwischen ihnen ist eine Lücke, und rechts davon liegt das =.</translation>
    </message>
    <message>
        <source>2, a gap, 4 and the equals sign</source>
        <translation>2, eine Lücke, 4 und das Gleichheitszeichen</translation>
    </message>
    <message>
        <source>You choose the first dealer, or let the program choose at random. In the list of players the next one always sits to the left.</source>
        <translation>Du wählst den ersten Geber, oder das Programm lost ihn aus. In der Liste der Spieler sitzt der nächste immer links.</translation>
    </message>
    <message>
        <source>After every round the deal passes to the player on the dealer’s left.</source>
        <translation>Nach jeder Runde gibt der Spieler links vom Geber.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>The player to the dealer’s left begins, and play goes round to the left. On your turn you do one of two things: you &lt;b&gt;play&lt;/b&gt; a formula, or you &lt;b&gt;take&lt;/b&gt; a card.</source>
        <translation>Der Spieler links vom Geber beginnt, dann geht es nach links weiter. Wenn du dran bist, tust du eins von beiden: Du &lt;b&gt;legst&lt;/b&gt; eine Formel, oder du &lt;b&gt;ziehst&lt;/b&gt; eine Karte.</translation>
    </message>
    <message>
        <source>To play, you put down 1, 2 or 3 cards from your hand.</source>
        <translation>Für eine Formel legst du 1, 2 oder 3 Karten aus deiner Hand.</translation>
    </message>
    <message>
        <source>Each of them goes on top of a card of the formula or beside one.</source>
        <translation>Jede davon kommt auf eine Karte der Formel oder neben eine.</translation>
    </message>
    <message>
        <source>When you are done, it must be correct.</source>
        <translation>Wenn du fertig gelegt hast, muss sie stimmen.</translation>
    </message>
    <message>
        <source>The first formula of a round</source>
        <translation>Die erste Formel einer Runde</translation>
    </message>
    <message>
        <source>You may change the sign between the two numbers as you like. That costs no card.</source>
        <translation>Das Zeichen zwischen den beiden Zahlen darfst du ändern, wie du willst. Das kostet keine Karte.</translation>
    </message>
    <message>
        <source>With the ready-made settings &lt;i&gt;6+&lt;/i&gt; the cards are shuffled and dealt again until everybody could lay the first formula. So nobody begins by taking one card after another.</source>
        <translation>Mit den fertigen Einstellungen &lt;i&gt;6+&lt;/i&gt; wird neu gemischt und gegeben, bis alle die erste Formel legen könnten. So fängt niemand damit an, eine Karte nach der anderen zu ziehen.</translation>
    </message>
    <message>
        <source>A formula has exactly one sign between its first two numbers, and its answer stands to the right of =.</source>
        <translation>Eine Formel hat genau ein Zeichen zwischen ihren ersten beiden Zahlen, und ihr Ergebnis steht rechts vom =.</translation>
    </message>
    <message>
        <source>As long as nobody has completed the first formula, both starting cards stay as they are. You put a sign into the gap and an answer from your hand after =.</source>
        <translation>Solange niemand die erste Formel fertiggestellt hat, bleiben beide Startkarten, wie sie sind. Du legst ein Zeichen in die Lücke und ein Ergebnis aus deiner Hand hinter das =.</translation>
    </message>
    <message>
        <source>The answer may be made of several cards, as in 8 × 8 = 64.</source>
        <translation>Das Ergebnis darf aus mehreren Karten bestehen, wie in 8 × 8 = 64.</translation>
    </message>
    <message>
        <source>When a starting card is a joker, the player who completes the first formula chooses its digit.</source>
        <translation>Ist eine Startkarte ein Joker, wählt der Spieler, der die erste Formel fertigstellt, seine Ziffer.</translation>
    </message>
    <message>
        <source>What you may do with a number</source>
        <translation>Was du mit einer Zahl tun darfst</translation>
    </message>
    <message>
        <source>Cards never move on the table. With each of the three numbers you do one of three things:</source>
        <translation>Karten auf dem Tisch werden nie verschoben. Mit jeder der drei Zahlen tust du eins von drei Dingen:</translation>
    </message>
    <message>
        <source>It &lt;b&gt;stays&lt;/b&gt; as it is.</source>
        <translation>Sie &lt;b&gt;bleibt&lt;/b&gt;, wie sie ist.</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;replaced&lt;/b&gt;: new cards cover all of it. One new card may cover a number of two or three cards.</source>
        <translation>Sie wird &lt;b&gt;ersetzt&lt;/b&gt;: Neue Karten decken sie ganz zu. Eine neue Karte darf eine Zahl aus zwei oder drei Karten zudecken.</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;changed&lt;/b&gt;: at least one of its cards can still be seen. Each of the others stays too, or is covered by exactly one new card. More new cards may be added at its left or right end.</source>
        <translation>Sie wird &lt;b&gt;verändert&lt;/b&gt;: Mindestens eine ihrer Karten bleibt zu sehen. Jede der anderen bleibt auch oder wird von genau einer neuen Karte zugedeckt. Links oder rechts dürfen weitere neue Karten dazukommen.</translation>
    </message>
    <message>
        <source>The 1 of the 10 stays; a 2 covers the 0.</source>
        <translation>Die 1 der 10 bleibt; eine 2 deckt die 0 zu.</translation>
    </message>
    <message>
        <source>One card covers all of the 10.</source>
        <translation>Eine Karte deckt die ganze 10 zu.</translation>
    </message>
    <message>
        <source>A 1 is added to the left of two numbers.</source>
        <translation>Bei zwei Zahlen kommt links eine 1 dazu.</translation>
    </message>
    <message>
        <source>No card of a number may be taken away. To turn a 10 into a 1, you cover the whole 10 with a 1 from your hand.</source>
        <translation>Keine Karte einer Zahl darf weggenommen werden. Um aus einer 10 eine 1 zu machen, deckst du die ganze 10 mit einer 1 aus deiner Hand zu.</translation>
    </message>
    <message>
        <source>Numbers and sums</source>
        <translation>Zahlen und Rechnungen</translation>
    </message>
    <message>
        <source>All numbers are whole, and 0 or more.</source>
        <translation>Alle Zahlen sind ganze Zahlen, 0 oder größer.</translation>
    </message>
    <message>
        <source>A difference is never less than 0: 2 − 5 has no answer.</source>
        <translation>Eine Differenz ist nie kleiner als 0, also hat 2 − 5 kein Ergebnis.</translation>
    </message>
    <message>
        <source>A number may be made of several cards side by side, such as 6 and 4 for 64.</source>
        <translation>Eine Zahl darf aus mehreren Karten nebeneinander bestehen, zum Beispiel 6 und 4 für 64.</translation>
    </message>
    <message>
        <source>A number of several cards does not begin with 0.</source>
        <translation>Eine Zahl aus mehreren Karten beginnt nicht mit 0.</translation>
    </message>
    <message>
        <source>The zero rule</source>
        <translation>Die Nullregel</translation>
    </message>
    <message>
        <source>After a formula such as 8 × 0 = 0 anything could be put in the place of the 8. So the next player who plays must replace &lt;b&gt;all three&lt;/b&gt; numbers.</source>
        <translation>Nach einer Formel wie 8 × 0 = 0 könnte man an die Stelle der 8 alles legen. Darum muss der nächste Spieler, der legt, &lt;b&gt;alle drei&lt;/b&gt; Zahlen ersetzen.</translation>
    </message>
    <message>
        <source>The rule stays in force until somebody has done so; until then players may take a card. It goes before the variation &lt;i&gt;Use a card from the table&lt;/i&gt;.</source>
        <translation>Die Regel gilt, bis jemand das getan hat; bis dahin darf man eine Karte ziehen. Sie geht der Variante &lt;i&gt;Eine Karte vom Tisch benutzen&lt;/i&gt; vor.</translation>
    </message>
    <message>
        <source>The rule also holds after formulas such as 0 × 8 = 0 and 0 ÷ 8 = 0, in which a number makes no difference either.</source>
        <translation>Die Regel gilt auch nach Formeln wie 0 × 8 = 0 und 0 ÷ 8 = 0, in denen es ebenfalls auf eine Zahl nicht ankommt.</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>If you can’t play, or don’t want to, you take the top card of the stock. Your turn is over then.</source>
        <translation>Kannst oder willst du nicht legen, ziehst du die oberste Karte vom Stapel. Damit ist dein Zug zu Ende.</translation>
    </message>
    <message>
        <source>When the stock is empty and somebody needs a card, all covered cards are shuffled and become the new stock. A joker among them loses its digit.</source>
        <translation>Ist der Stapel leer und jemand braucht eine Karte, werden alle zugedeckten Karten gemischt und bilden den neuen Stapel. Ein Joker darunter verliert seine Ziffer.</translation>
    </message>
    <message>
        <source>You may pass only when there is no card left to take.</source>
        <translation>Du darfst nur passen, wenn es gar keine Karte mehr gibt.</translation>
    </message>
    <message>
        <source>When all players who are still in the round have passed one after another, the round is blocked, and ends.</source>
        <translation>Haben alle, die noch in der Runde sind, nacheinander gepasst, ist die Runde blockiert und zu Ende.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>A joker counts as any digit from 0 to 9. You choose it when you put the joker down. It keeps this digit, for everybody, as long as it can be seen on the table.</source>
        <translation>Ein Joker zählt als irgendeine Ziffer von 0 bis 9. Du wählst sie, wenn du den Joker legst. Er behält sie für alle, solange er auf dem Tisch zu sehen ist.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Das Ende einer Runde</translation>
    </message>
    <message>
        <source>The first player who has no cards left has won the round, and it ends.</source>
        <translation>Der erste Spieler, der keine Karten mehr hat, hat die Runde gewonnen, und sie ist zu Ende.</translation>
    </message>
    <message>
        <source>If you stop in the middle of a round, the fewest cards decide between these players, once everybody has had two turns in it.</source>
        <translation>Hört ihr mitten in einer Runde auf, in der alle schon zweimal dran waren, gewinnt von ihnen, wer die wenigsten Karten hat.</translation>
    </message>
    <message>
        <source>Whoever has won a round is dealt one card more in the next round. When several players share the win, this holds for all of them.</source>
        <translation>Wer eine Runde gewonnen hat, bekommt in der nächsten Runde eine Karte mehr. Gewinnen mehrere gemeinsam, gilt das für alle von ihnen.</translation>
    </message>
    <message>
        <source>The last player need not play on alone. A blocked round, too, is won by whoever was the first to go out, if anybody was. The other places then go to the fewest cards.</source>
        <translation>Der letzte Spieler muss nicht allein weiterspielen. Auch eine blockierte Runde gewinnt, wer zuerst fertig war, wenn es jemand war. Die anderen Plätze gehen dann an die wenigsten Karten.</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>A match has as many rounds as you like: it goes on until you end it. Whoever has won the most rounds then wins the match; players with the same number share the win.</source>
        <translation>Eine Partie hat so viele Runden, wie ihr wollt: Sie geht weiter, bis ihr sie beendet. Wer dann die meisten Runden gewonnen hat, gewinnt die Partie; Spieler mit gleich vielen gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>A match can also be played for points; it then ends by itself.</source>
        <translation>Eine Partie kann auch um Punkte gehen; dann endet sie von selbst.</translation>
    </message>
    <message>
        <source>In Formula there is no score and no strength as in Digifeud. The results count matches and rounds, played and won, by the number of players.</source>
        <translation>Bei Formula gibt es keine Wertung und keine Spielstärke wie bei Digifeud. In den Ergebnissen stehen die gespielten und gewonnenen Partien und Runden, nach der Zahl der Spieler.</translation>
    </message>
    <message>
        <source>A match in which a turn was undone does not count there. Nor does one opened from a file, a copy, or one that its players did not want to count.</source>
        <translation>Eine Partie, in der ein Zug rückgängig gemacht wurde, wird dort nicht gewertet. Das gilt auch für eine Partie aus einer Datei, für eine Kopie und für eine Partie, die die Spieler nicht werten lassen wollten.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Playing for points</source>
        <translation>Um Punkte spielen</translation>
    </message>
    <message>
        <source>Every formula earns as many points as its answer: 8 × 8 = 64 earns 64.</source>
        <translation>Jede Formel bringt so viele Punkte wie ihr Ergebnis: 8 × 8 = 64 bringt 64 Punkte.</translation>
    </message>
    <message>
        <source>At the end of a round you lose the value of the cards in your hand: a 7 costs 7, a joker costs 25.</source>
        <translation>Am Ende einer Runde verlierst du den Wert der Karten in deiner Hand: Eine 7 kostet 7, ein Joker kostet 25.</translation>
    </message>
    <message>
        <source>Rounds are played until somebody has 250 points, or another number that you choose. The highest total wins; players with equal totals share the win.</source>
        <translation>Es werden Runden gespielt, bis jemand 250 Punkte hat oder eine andere Zahl, die du wählst. Wer am meisten hat, gewinnt; Spieler mit gleich viel gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>&lt;b&gt;For example:&lt;/b&gt; you have played 8 × 8 = 64 and 1 + 2 = 3, and a 7 and a 9 are left in your hand. This gives you 64 + 3 − 16 = 51 points.</source>
        <translation>&lt;b&gt;Zum Beispiel:&lt;/b&gt; Du hast 8 × 8 = 64 und 1 + 2 = 3 gelegt, und in deiner Hand sind eine 7 und eine 9 übrig. Das gibt 64 + 3 − 16 = 51 Punkte.</translation>
    </message>
    <message>
        <source>You choose which of + − × ÷ to use, for the youngest perhaps only + and −. + or × must be one of them: then any two starting cards have an answer.</source>
        <translation>Du wählst, ob plus, minus, mal und geteilt mitspielen, für die Jüngsten vielleicht nur plus und minus. Plus oder mal muss dabei sein: Dann haben je zwei Startkarten ein Ergebnis.</translation>
    </message>
    <message>
        <source>This match is played with only + and −.</source>
        <translation>Diese Partie wird nur mit + und − gespielt.</translation>
    </message>
    <message>
        <source>Only times and divided by</source>
        <translation>Nur mal und geteilt durch</translation>
    </message>
    <message>
        <source>There is no + and no −. As this is harder, up to 4 cards may be put down in one turn.</source>
        <translation>Es gibt kein + und kein −. Weil das schwerer ist, darf man in einem Zug bis zu 4 Karten legen.</translation>
    </message>
    <message>
        <source>Cards in one turn</source>
        <translation>Karten in einem Zug</translation>
    </message>
    <message>
        <source>Which signs take part</source>
        <translation>Welche Zeichen mitspielen</translation>
    </message>
    <message>
        <source>A division must be exact, with no remainder, and nothing can be divided by 0.</source>
        <translation>Eine Division muss aufgehen, und durch 0 kann man nicht teilen.</translation>
    </message>
    <message>
        <source>A blocked round is won by whoever holds the fewest cards; players with the same number share the win.</source>
        <translation>Eine blockierte Runde gewinnt, wer die wenigsten Karten hat; Spieler mit gleich vielen gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>When you play for points, the most points of the round win it instead.</source>
        <translation>Spielst du um Punkte, gewinnen stattdessen die meisten Punkte der Runde.</translation>
    </message>
    <message>
        <source>Whoever is the first to go out in a round gets 10. In a blocked round nobody gets them, unless somebody went out before.</source>
        <translation>Wer in einer Runde zuerst fertig ist, bekommt 10. In einer blockierten Runde bekommt sie niemand, außer wenn vorher jemand fertig war.</translation>
    </message>
    <message>
        <source>A round is won by whoever has the most points in it, and not by the first to go out. Players with equal points share the win.</source>
        <translation>Eine Runde gewinnt, wer in ihr die meisten Punkte hat, und nicht, wer zuerst fertig ist. Spieler mit gleich vielen gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>At most 3 cards are put down in one turn. With only times and divided by it is 4, and you may choose 3; with any other signs it is never 4.</source>
        <translation>In einem Zug werden höchstens 3 Karten gelegt. Nur mit mal und geteilt sind es 4, und du kannst 3 wählen; mit anderen Zeichen sind es nie 4.</translation>
    </message>
    <message>
        <source>Cards in one number</source>
        <translation>Karten in einer Zahl</translation>
    </message>
    <message>
        <source>A number has at most 3 cards. When you play for points it is 2, as answers of three cards would end most matches in one round. You may choose either.</source>
        <translation>Eine Zahl hat höchstens 3 Karten. Beim Spiel um Punkte sind es 2, denn mit Ergebnissen aus drei Karten wären die meisten Partien nach einer Runde zu Ende. Du kannst 2 oder 3 wählen.</translation>
    </message>
    <message>
        <source>A number of three cards.</source>
        <translation>Eine Zahl aus drei Karten.</translation>
    </message>
    <message>
        <source>Number range</source>
        <translation>Zahlenraum</translation>
    </message>
    <message>
        <source>Choose whether numbers go up to 10, 20, 50 or 100. Then no number of a formula is higher.</source>
        <translation>Wähle, ob die Zahlen bis 10, 20, 50 oder 100 gehen. Dann ist keine Zahl einer Formel höher.</translation>
    </message>
    <message>
        <source>Sometimes the two starting cards have no answer that is low enough: with only + and numbers up to 10, 9 and 8 have none. Then the next card of the stock covers the right one, until they have.</source>
        <translation>Manchmal haben die beiden Startkarten kein Ergebnis, das niedrig genug ist: nur mit + und Zahlen bis 10 haben 9 und 8 keins. Dann deckt die nächste Karte des Stapels die rechte zu, bis sie eins haben.</translation>
    </message>
    <message>
        <source>Use a card from the table</source>
        <translation>Eine Karte vom Tisch benutzen</translation>
    </message>
    <message>
        <source>Every formula must keep at least one number card that could be seen on the table before. This does not hold while the zero rule is in force. The first formula of a round keeps its two starting cards in any case.</source>
        <translation>In jeder Formel bleibt mindestens eine Zahlenkarte, die vorher schon auf dem Tisch zu sehen war. Das gilt nicht, solange die Nullregel gilt. In der ersten Formel einer Runde bleiben die beiden Startkarten ohnehin.</translation>
    </message>
    <message>
        <source>Extra card for the winner</source>
        <translation>Zusatzkarte für den Sieger</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>The round goes on until only one player has cards left. So there is a first place, a second place, and so on.</source>
        <translation>Die Runde geht weiter, bis nur noch ein Spieler Karten hat. So gibt es einen ersten Platz, einen zweiten Platz und so weiter.</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <translation>Vielfache von fünf</translation>
    </message>
    <message>
        <source>When the answer of a formula can be divided by 5, all others who are still in the round take a card. They do so after the formula has been laid, in the order of turns, also when it ends the round. If there is no card left, nobody takes one.</source>
        <translation>Ist das Ergebnis einer Formel durch 5 teilbar, ziehen alle anderen, die noch in der Runde sind, eine Karte. Das tun sie der Reihe nach, wenn die Formel gelegt ist, auch wenn die Runde damit endet. Gibt es keine Karte mehr, zieht niemand.</translation>
    </message>
    <message>
        <source>Now all the others take a card.</source>
        <translation>Jetzt ziehen alle anderen eine Karte.</translation>
    </message>
    <message>
        <source>0 counts as a number that can be divided by 5.</source>
        <translation>0 gilt als eine Zahl, die durch 5 teilbar ist.</translation>
    </message>
    <message>
        <source>Bonus for hard sums</source>
        <translation>Bonus für schwere Rechnungen</translation>
    </message>
    <message>
        <source>When you play for points, a formula with − earns 5 points more, and one with ÷ earns 10 points more.</source>
        <translation>Beim Spiel um Punkte bringt eine Formel mit minus 5 Punkte mehr und eine mit geteilt 10 Punkte mehr.</translation>
    </message>
    <message>
        <source>This earns 3 + 10 = 13 points.</source>
        <translation>Das bringt 3 + 10 = 13 Punkte.</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>All hands lie open for everybody to see. This is for learning together.</source>
        <translation>Alle Handkarten liegen für alle offen. So lernt ihr gemeinsam.</translation>
    </message>
</context>
<context>
    <name>FormulaTexts</name>
    <message>
        <source>place {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <translation>Stapel {number}</translation>
    </message>
    <message>
        <source>Take your cards back first.</source>
        <translation>Nimm zuerst deine Karten zurück.</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name}: Karte gezogen</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}: gepasst</translation>
    </message>
    <message>
        <source>{name} laid a {digit} on the {digit}.</source>
        <translation>{name}: eine {digit} auf die {digit} gelegt.</translation>
    </message>
    <message>
        <source>A digit may go on the same digit.</source>
        <translation>Auf eine Ziffer darf die gleiche Ziffer.</translation>
    </message>
    <message>
        <source>The answer can be divided by 5: a card for {names}.</source>
        <translation>Das Ergebnis ist durch 5 teilbar: eine Karte für {names}.</translation>
    </message>
    <message>
        <source>The next formula must replace all three numbers.</source>
        <translation>Die nächste Formel muss alle drei Zahlen ersetzen.</translation>
    </message>
    <message>
        <source>The round is over, won by {names}.</source>
        <translation>Die Runde ist zu Ende, gewonnen von {names}.</translation>
    </message>
    <message>
        <source>The round is over: it is a tie.</source>
        <translation>Die Runde ist zu Ende: unentschieden.</translation>
    </message>
    <message>
        <source>The round is over, won by the computer.</source>
        <translation>Die Runde ist zu Ende, gewonnen vom Computer.</translation>
    </message>
    <message>
        <source>The round is over: {names} share the win.</source>
        <translation>Die Runde ist zu Ende: {names} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>Now the answer.</source>
        <translation>Jetzt das Ergebnis.</translation>
    </message>
    <message>
        <source>Choose a sign, the answer, and a digit for the joker.</source>
        <translation>Wähle ein Zeichen, das Ergebnis und eine Ziffer für den Joker.</translation>
    </message>
    <message>
        <source>Choose a sign, then the answer.</source>
        <translation>Wähle ein Zeichen, dann das Ergebnis.</translation>
    </message>
    <message>
        <source>Lay a correct formula with your last card.</source>
        <translation>Leg eine richtige Formel mit deiner letzten Karte.</translation>
    </message>
    <message>
        <source>Put a card beside another: {first} and {second} make {number}.</source>
        <translation>Leg eine Karte neben eine andere: {first} und {second} werden {number}.</translation>
    </message>
    <message>
        <source>No formula fits. Pass.</source>
        <translation>Keine Formel passt. Passe.</translation>
    </message>
    <message>
        <source>No formula fits. Take a card.</source>
        <translation>Keine Formel passt. Zieh eine Karte.</translation>
    </message>
    <message>
        <source>on another screen</source>
        <translation>auf eigenem Bildschirm</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Cards laid: {number} of {most}</source>
        <translation>Karten gelegt: {number} von {most}</translation>
    </message>
    <message>
        <source>Replace all three numbers.</source>
        <translation>Ersetze alle drei Zahlen.</translation>
    </message>
    <message>
        <source>{cards} · playing</source>
        <translation>{cards} · spielt</translation>
    </message>
    <message>
        <source>Lay a correct formula with 1 to {most} cards.</source>
        <translation>Leg eine richtige Formel mit 1 bis {most} Karten.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>{name}’s cards</source>
        <translation>Karten von {name}</translation>
    </message>
</context>
<context>
    <name>Freely</name>
    <message>
        <source>Two signs: on the board of {game}</source>
        <translation>Zwei Zeichen: auf dem Brett von {game}</translation>
    </message>
    <message>
        <source>Practise freely</source>
        <translation>Frei üben</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Numbers to</source>
        <translation>Zahlen bis</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Zwei Zeichen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Tables and more…</source>
        <translation>Einmaleins und mehr…</translation>
    </message>
    <message>
        <source>Also: the tables of 1 to 10, sums to 100, a speed round, a school year.</source>
        <translation>Auch: das Einmaleins von 1 bis 10, Aufgaben bis 100, eine schnelle Runde, ein Schuljahr.</translation>
    </message>
    <message>
        <source>Also: the tables of 1 to 10, sums to 100, a speed round, a school year, with a class, on paper.</source>
        <translation>Auch: das Einmaleins von 1 bis 10, Aufgaben bis 100, eine schnelle Runde, ein Schuljahr, mit einer Klasse, auf Papier.</translation>
    </message>
    <message>
        <source>On paper…</source>
        <translation>Auf Papier…</translation>
    </message>
    <message>
        <source>With a class…</source>
        <translation>Mit einer Klasse…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Einmaleins</translation>
    </message>
    <message>
        <source>School year</source>
        <translation>Schuljahr</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>alle Reihen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Los geht’s</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Exercises with {name}</source>
        <translation>Aufgaben mit {name}</translation>
    </message>
    <message>
        <source>exercise {number} of {total}</source>
        <translation>Aufgabe {number} von {total}</translation>
    </message>
    <message>
        <source>Exercises: {name}</source>
        <translation>Übungen: {name}</translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n richtig</numerusform>
            <numerusform>%n richtig</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Weiterspielen: {game}</translation>
    </message>
    <message>
        <source>Delete: {game}</source>
        <translation>Löschen: {game}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>New teams: {game} has {number} at most. The others come back with {other}.</source>
        <translation>Neue Teams: Bei {game} gibt es höchstens {number}. Die anderen kommen mit {other} zurück.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rules for</source>
        <translation>Regeln für</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Started: {moment}</source>
        <translation>Begonnen: {moment}</translation>
    </message>
    <message>
        <source>Last turn: {moment}</source>
        <translation>Letzter Zug: {moment}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
</context>
<context>
    <name>GameTab</name>
    <message>
        <source>Records and charts appear here after the first game that counts.</source>
        <translation>Nach dem ersten Spiel, das zählt, stehen hier Rekorde und Diagramme.</translation>
    </message>
    <message>
        <source>Charts appear here once more has been played.</source>
        <translation>Nach mehr Spielen stehen hier Diagramme.</translation>
    </message>
    <message>
        <source>More charts appear here once more has been played.</source>
        <translation>Nach mehr Spielen stehen hier weitere Diagramme.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Formula, round {number}</source>
        <translation>Formula, Runde {number}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>points: {scores}</source>
        <translation>Punkte: {scores}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n Runde gewonnen</numerusform>
            <numerusform>%n Runden gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message>
        <source>Round {number} is being played</source>
        <translation>Runde {number} läuft</translation>
    </message>
    <message>
        <source>rounds: {scores}</source>
        <translation>Runden: {scores}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) left</source>
        <translation>
            <numerusform>noch %n Tag</numerusform>
            <numerusform>noch %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>A class game does not count.</source>
        <translation>Ein Klassenspiel zählt nicht.</translation>
    </message>
    <message>
        <source>Opened from a file: it does not count in the results.</source>
        <translation>Aus einer Datei geöffnet: Es wird nicht gewertet.</translation>
    </message>
    <message>
        <source>A copy: it does not count in the results.</source>
        <translation>Eine Kopie: Sie wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Its players wanted it not to count in the results.</source>
        <translation>Die Spieler wollten, dass es nicht gewertet wird.</translation>
    </message>
    <message>
        <source>It was stopped early: only its records count.</source>
        <translation>Früher beendet: Nur die Rekorde zählen.</translation>
    </message>
    <message>
        <source>Turns were undone: it does not count in the results.</source>
        <translation>Züge wurden rückgängig gemacht: Es wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Its file was changed: it does not count in the results.</source>
        <translation>Die Datei wurde verändert: Es wird nicht gewertet.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>The games cannot be listed: {problem}.</source>
        <translation>Die Spiele lassen sich nicht auflisten: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>{file} lässt sich nicht lesen: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be read.</source>
        <translation>
            <numerusform>%n Spiel lässt sich nicht lesen.</numerusform>
            <numerusform>%n Spiele lassen sich nicht lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>No game is in progress: start one on the Home page.</source>
        <translation>Es läuft kein Spiel: Beginne eins auf der Startseite.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Noch ist kein Spiel beendet.</translation>
    </message>
    <message>
        <source>No deleted games. Deleted games stay here for 30 days.</source>
        <translation>Keine gelöschten Spiele. Gelöschte Spiele bleiben hier 30 Tage erhalten.</translation>
    </message>
    <message>
        <source>{game} cannot be renamed: {problem}.</source>
        <translation>{game} lässt sich nicht umbenennen: {problem}.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <source>{game} cannot be copied: {problem}.</source>
        <translation>{game} lässt sich nicht kopieren: {problem}.</translation>
    </message>
    <message>
        <source>Copied. The copy does not count in the results.</source>
        <translation>Kopiert. Die Kopie wird nicht gewertet.</translation>
    </message>
    <message>
        <source>{game} cannot be deleted: {problem}.</source>
        <translation>{game} lässt sich nicht löschen: {problem}.</translation>
    </message>
    <message>
        <source>{game} was deleted.</source>
        <translation>{game} wurde gelöscht.</translation>
    </message>
    <message>
        <source>{game} cannot be put back: {problem}.</source>
        <translation>{game} lässt sich nicht wiederherstellen: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>{game} ist wieder da.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
</context>
<context>
    <name>GlassMenu</name>
    <message>
        <source>Hourg&amp;lass</source>
        <translation>Sand&amp;uhr</translation>
    </message>
    <message>
        <source>&amp;Stop the sand</source>
        <translation>Sand &amp;anhalten</translation>
    </message>
    <message>
        <source>When it is empty, the &amp;turn passes</source>
        <translation>Ist sie leer, wird &amp;gepasst</translation>
    </message>
    <message>
        <source>As a &amp;ring</source>
        <translation>Als &amp;Ring</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Answer</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Um einen Platz bitten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Gib deinen Namen ein.</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>Freie Plätze</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>It’s a tie: {names}</source>
        <translation>Unentschieden: {names}</translation>
    </message>
    <message>
        <source>Join the game</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Größeres Brett</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>Platz verlassen</translation>
    </message>
    <message>
        <source>Leave your seat?</source>
        <translation>Deinen Platz verlassen?</translation>
    </message>
    <message>
        <source>Left number</source>
        <translation>Linke Zahl</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>No table answers here. Look at the large screen whether it is open, and at its address.</source>
        <translation>Hier ist kein Tisch zu finden. Schau am großen Bildschirm, ob er offen ist und wie die Adresse lautet.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Or enter another name:</source>
        <translation>Oder gib einen anderen Namen ein:</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Please wait a minute, then try again.</source>
        <translation>Warte eine Minute und versuche es dann noch einmal.</translation>
    </message>
    <message>
        <source>Please wait until you are let in at the large screen.</source>
        <translation>Warte, bis man dich am großen Bildschirm hereinlässt.</translation>
    </message>
    <message>
        <source>Right number</source>
        <translation>Rechte Zahl</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Something went wrong. Load the page again.</source>
        <translation>Etwas ist schiefgegangen. Lade die Seite neu.</translation>
    </message>
    <message>
        <source>The next round begins at the large screen.</source>
        <translation>Die nächste Runde beginnt am großen Bildschirm.</translation>
    </message>
    <message>
        <source>You have no seat at the table now. You can ask for one again.</source>
        <translation>Du hast jetzt keinen Platz am Tisch. Du kannst wieder um einen bitten.</translation>
    </message>
    <message>
        <source>Your hand is at the large screen now. You can ask for it again.</source>
        <translation>Deine Hand ist jetzt am großen Bildschirm. Du kannst sie wieder holen.</translation>
    </message>
    <message>
        <source>Your team’s cards</source>
        <translation>Eure Karten</translation>
    </message>
    <message>
        <source>Your team’s tiles</source>
        <translation>Eure Steine</translation>
    </message>
    <message>
        <source>{names} won the round</source>
        <translation>Die Runde geht an {names}</translation>
    </message>
    <message>
        <source>Somebody else asks for this name. Choose another one.</source>
        <translation>Jemand anders möchte schon diesen Namen. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>That code is not right. Look at the large screen.</source>
        <translation>Der Code stimmt nicht. Schau auf den großen Bildschirm.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. The game waits, and goes on by itself.</source>
        <translation>Die Verbindung zum Tisch ist weg. Das Spiel wartet und geht von selbst weiter.</translation>
    </message>
    <message>
        <source>The four letters on the large screen</source>
        <translation>Die vier Buchstaben auf dem großen Bildschirm</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The game waits for {names}.</source>
        <translation>Das Spiel wartet auf {names}.</translation>
    </message>
    <message>
        <source>The game waits.</source>
        <translation>Das Spiel wartet.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <source>Which digit?</source>
        <translation>Welche Ziffer?</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Gewonnen: {names}</translation>
    </message>
    <message>
        <source>You have a seat. The game is about to begin.</source>
        <translation>Du hast einen Platz. Das Spiel beginnt gleich.</translation>
    </message>
    <message>
        <source>You were not let in. You can ask again.</source>
        <translation>Du wurdest nicht hereingelassen. Du kannst noch einmal fragen.</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Du hast gewonnen!</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Deine Steine</translation>
    </message>
    <message>
        <source>after it: {number}</source>
        <translation>dahinter: {number}</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>blaues Feld</translation>
    </message>
    <message>
        <source>covers {card}</source>
        <translation>auf {card}</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung weg</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Alle Plätze sind besetzt.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The code has four letters. Look at the large screen.</source>
        <translation>Der Code hat vier Buchstaben. Schau auf den großen Bildschirm.</translation>
    </message>
    <message>
        <source>The large screen has closed the table. Join again when the next game begins.</source>
        <translation>Der Tisch wurde am großen Bildschirm geschlossen. Mach wieder mit, wenn das nächste Spiel beginnt.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>Your hand is on another device now.</source>
        <translation>Deine Karten sind jetzt auf einem anderen Gerät.</translation>
    </message>
    <message>
        <source>You won the round!</source>
        <translation>Du hast die Runde gewonnen!</translation>
    </message>
    <message>
        <source>Your hand is at the large screen then. You can ask for a seat again.</source>
        <translation>Deine Hand ist dann am großen Bildschirm. Du kannst wieder um einen Platz bitten.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>ist gleich</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>go on with this device</source>
        <translation>auf diesem Gerät weiterspielen</translation>
    </message>
    <message>
        <source>in front of it: {number}</source>
        <translation>davor: {number}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>joker as {digit}</source>
        <translation>Joker als {digit}</translation>
    </message>
    <message>
        <source>laid now: {card}</source>
        <translation>jetzt gelegt: {card}</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>no sign yet</source>
        <translation>noch kein Zeichen</translation>
    </message>
    <message>
        <source>over all of it: {number}</source>
        <translation>über die ganze Zahl: {number}</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>rotes Feld</translation>
    </message>
    <message>
        <source>the first sum goes here</source>
        <translation>hier liegt die erste Rechnung</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>{card}: where?</source>
        <translation>{card}: wohin?</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Am Zug: {name}</translation>
    </message>
</context>
<context>
    <name>HandsDialog</name>
    <message>
        <source>The code:</source>
        <translation>Der Code:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>QR code with the address and the code</source>
        <translation>QR-Code mit der Adresse und dem Code</translation>
    </message>
    <message>
        <source>Let &amp;everybody in</source>
        <translation>&amp;Alle hereinlassen</translation>
    </message>
    <message>
        <source>&amp;Take all hands back</source>
        <translation>Alles zurück an den &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>This network cannot be used: {problem}.</source>
        <translation>Dieses Netzwerk kann nicht verwendet werden: {problem}.</translation>
    </message>
    <message>
        <source>Windows may ask whether Formula Desktop may use the network. Allow it for private networks only.</source>
        <translation>Windows fragt vielleicht, ob Formula Desktop das Netzwerk benutzen darf. Erlaube es nur für private Netzwerke.</translation>
    </message>
    <message>
        <source>Nobody has come yet. Is the phone in the same network? Some networks, such as those for guests, keep devices apart: then try another one, or a phone’s own hotspot.</source>
        <translation>Noch ist niemand da. Ist das Handy im selben Netzwerk? Manche Netzwerke, etwa die für Gäste, halten Geräte getrennt: Versuche dann ein anderes oder den Hotspot eines Handys.</translation>
    </message>
    <message>
        <source>Has Windows asked about the network before? Then allow it under Settings, Privacy &amp; security, Windows Security, Firewall, Allow an app through firewall.</source>
        <translation>Hat Windows schon früher nach dem Netzwerk gefragt? Dann erlaube es unter Einstellungen, Datenschutz &amp; Sicherheit, Windows-Sicherheit, Firewall, Zugriff von App durch Firewall zulassen.</translation>
    </message>
    <message>
        <source>Hands on phones and other screens</source>
        <translation>Mit Handys und Tablets spielen</translation>
    </message>
    <message>
        <source>Connect the phone to the same network as this computer. Then point its camera at the picture, or enter this address in a browser:</source>
        <translation>Verbinde das Handy mit demselben Netzwerk wie diesen Computer. Richte dann die Kamera auf das Bild oder gib diese Adresse in einen Browser ein:</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it to one, with or without the internet; a phone’s hotspot will do.</source>
        <translation>Dieser Computer ist in keinem Netzwerk. Verbinde ihn mit einem, mit oder ohne Internet; der Hotspot eines Handys genügt.</translation>
    </message>
    <message>
        <source>This computer has lost its network. Connect it again.</source>
        <translation>Dieser Computer hat sein Netzwerk verloren. Verbinde ihn wieder.</translation>
    </message>
    <message>
        <source>A firewall on this computer must allow port {port}.</source>
        <translation>Eine Firewall auf diesem Computer muss Port {port} erlauben.</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Looking for a move…</source>
        <translation>Der Computer sucht einen Zug…</translation>
    </message>
    <message>
        <source>That did not fit: it was taken back. Press Hint again.</source>
        <translation>So geht es nicht, es liegt wieder bei dir. Drück noch einmal auf „Tipp“.</translation>
    </message>
    <message>
        <source>No formula fits. Pass.</source>
        <translation>Keine Formel passt. Passe.</translation>
    </message>
    <message>
        <source>No formula fits. Take a card.</source>
        <translation>Keine Formel passt. Zieh eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Try {sign}, with %n card(s).</source>
        <translation>
            <numerusform>Versuch {sign}, mit %n Karte.</numerusform>
            <numerusform>Versuch {sign}, mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you still want to lay: {sum}.</source>
        <translation>Willst du trotzdem legen: {sum}.</translation>
    </message>
    <message>
        <source>You can lay something, but passing is better now.</source>
        <translation>Du kannst etwas legen, aber passen ist jetzt besser.</translation>
    </message>
    <message>
        <source>You can lay something, but taking a card is better now.</source>
        <translation>Du kannst etwas legen, aber eine Karte ziehen ist jetzt besser.</translation>
    </message>
    <message>
        <source>Take the joker back.</source>
        <translation>Nimm den Joker zurück.</translation>
    </message>
    <message>
        <source>Take the {card} back.</source>
        <translation>Nimm die {card} zurück.</translation>
    </message>
    <message>
        <source>Lay a {digit} in place of the {card}.</source>
        <translation>Leg statt der {card} eine {digit}.</translation>
    </message>
    <message>
        <source>Lay a {digit} in place of the joker.</source>
        <translation>Leg statt des Jokers eine {digit}.</translation>
    </message>
    <message>
        <source>Lay another card in place of the {card}.</source>
        <translation>Leg statt der {card} eine andere Karte.</translation>
    </message>
    <message>
        <source>Lay another card in place of the joker.</source>
        <translation>Leg statt des Jokers eine andere Karte.</translation>
    </message>
    <message>
        <source>A card goes to the middle number.</source>
        <translation>Zur mittleren Zahl kommt eine Karte.</translation>
    </message>
    <message>
        <source>You may lay the same digit again.</source>
        <translation>Du darfst auch dieselbe Ziffer legen.</translation>
    </message>
    <message>
        <source>All three numbers change.</source>
        <translation>Alle drei Zahlen ändern sich.</translation>
    </message>
    <message>
        <source>Lay a card on all three numbers.</source>
        <translation>Leg auf alle drei Zahlen eine Karte.</translation>
    </message>
    <message>
        <source>The left number stays.</source>
        <translation>Die linke Zahl bleibt.</translation>
    </message>
    <message>
        <source>The answer stays.</source>
        <translation>Das Ergebnis bleibt.</translation>
    </message>
    <message>
        <source>The sum goes in the lamp’s frame.</source>
        <translation>Leg die Rechnung zur Lampe.</translation>
    </message>
    <message>
        <source>In the lamp’s frame, {direction}.</source>
        <translation>Zur Lampe, {direction}.</translation>
    </message>
    <message>
        <source>The sum goes from {first} to {last}.</source>
        <translation>Leg die Rechnung von {first} bis {last}.</translation>
    </message>
    <message>
        <source>The blank becomes {digit}.</source>
        <translation>Der Blankostein wird zur {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>This can become right: %n more tile(s).</source>
        <translation>
            <numerusform>Das kann mit noch %n Stein stimmen.</numerusform>
            <numerusform>Das kann mit noch %n Steinen stimmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the {tile} back.</source>
        <translation>Nimm {tile} zurück.</translation>
    </message>
    <message>
        <source>Take the blank back.</source>
        <translation>Nimm den Blankostein zurück.</translation>
    </message>
    <message>
        <source>Lay {tile} on {square}.</source>
        <translation>Leg {tile} auf {square}.</translation>
    </message>
    <message>
        <source>Lay the blank on {square}.</source>
        <translation>Leg den Blankostein auf {square}.</translation>
    </message>
    <message>
        <source>Lay {tile} in the lamp’s frame.</source>
        <translation>Leg {tile} zur Lampe.</translation>
    </message>
    <message>
        <source>Lay the blank in the lamp’s frame.</source>
        <translation>Leg den Blankostein zur Lampe.</translation>
    </message>
    <message>
        <source>Lay another tile in place of the {tile}.</source>
        <translation>Leg statt {tile} einen anderen Stein.</translation>
    </message>
    <message>
        <source>Lay another tile in place of the blank.</source>
        <translation>Leg statt des Blankosteins einen anderen Stein.</translation>
    </message>
    <message>
        <source>A tile goes in the lamp’s frame.</source>
        <translation>Zur Lampe kommt ein Stein.</translation>
    </message>
    <message>
        <source>A tile goes on {square}.</source>
        <translation>Auf {square} kommt ein Stein.</translation>
    </message>
    <message>
        <source>The joker becomes {digit}.</source>
        <translation>Der Joker wird zur {digit}.</translation>
    </message>
    <message>
        <source>Choose a digit.</source>
        <translation>Wähle eine Ziffer.</translation>
    </message>
    <message>
        <source>Choose {sign}.</source>
        <translation>Wähle {sign}.</translation>
    </message>
    <message>
        <source>Choose a sign.</source>
        <translation>Wähle ein Zeichen.</translation>
    </message>
    <message>
        <source>Choose another sign.</source>
        <translation>Wähle ein anderes Zeichen.</translation>
    </message>
    <message>
        <source>This is right. Press Play.</source>
        <translation>Das ist richtig. Drücke auf Spielen.</translation>
    </message>
    <message numerus="yes">
        <source>This can become right: %n more card(s).</source>
        <translation>
            <numerusform>Das kann mit noch %n Karte stimmen.</numerusform>
            <numerusform>Das kann mit noch %n Karten stimmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card goes to the left number.</source>
        <translation>Zur linken Zahl kommt eine Karte.</translation>
    </message>
    <message>
        <source>A card goes to the answer.</source>
        <translation>Zum Ergebnis kommt eine Karte.</translation>
    </message>
    <message>
        <source>The answer goes after =.</source>
        <translation>Das Ergebnis kommt hinter das =.</translation>
    </message>
    <message>
        <source>No sum fits. Pass.</source>
        <translation>Damit geht keine Rechnung. Drück auf „Passen“.</translation>
    </message>
    <message numerus="yes">
        <source>Try {signs}, with %n tile(s).</source>
        <translation>
            <numerusform>Versuch {signs}, mit %n Stein.</numerusform>
            <numerusform>Versuch {signs}, mit %n Steinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {first} to {last}, {direction}.</source>
        <translation>Von {first} bis {last}, {direction}.</translation>
    </message>
    <message>
        <source>A good formula is {sum}.</source>
        <translation>Eine gute Formel ist {sum}.</translation>
    </message>
    <message>
        <source>The {first} and the {second} stay.</source>
        <translation>Die {first} und die {second} bleiben liegen.</translation>
    </message>
    <message>
        <source>The {number} stays.</source>
        <translation>Die {number} bleibt liegen.</translation>
    </message>
    <message>
        <source>The middle number stays.</source>
        <translation>Die mittlere Zahl bleibt.</translation>
    </message>
    <message>
        <source>A good sum is {sum}.</source>
        <translation>Eine gute Rechnung ist {sum}.</translation>
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
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>{age}, against the computer</source>
        <translation>{age}, gegen den Computer</translation>
    </message>
    <message>
        <source>New? Start here.</source>
        <translation>Neu? Fang hier an.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>New every day</source>
        <translation>Jeden Tag neu</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Wie heißt du?</translation>
    </message>
    <message>
        <source>Go on with step {number}</source>
        <translation>Weiter mit Schritt {number}</translation>
    </message>
    <message>
        <source>{game}: step {number}</source>
        <translation>{game}: Schritt {number}</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Somebody else?</source>
        <translation>Jemand anders?</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>With a class</source>
        <translation>Mit einer Klasse</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Schulstunde</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Arbeitsblätter</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
</context>
<context>
    <name>HomeNews</name>
    <message>
        <source>Record: {points}</source>
        <translation>Rekord: {points}</translation>
    </message>
    <message>
        <source>Record: answer {points}</source>
        <translation>Rekord: Ergebnis {points}</translation>
    </message>
    <message>
        <source>Record: won in {points}</source>
        <translation>Rekord: {points} bis zum Sieg</translation>
    </message>
    <message>
        <source>Record: {points} in one turn</source>
        <translation>Rekord: {points} in einem Zug</translation>
    </message>
    <message>
        <source>{best}: {points}</source>
        <translation>{best}: {points}</translation>
    </message>
    <message>
        <source>A star: something to be proud of, such as a record of your own or a win.</source>
        <translation>Ein Stern: etwas, worauf du stolz sein kannst, etwa ein eigener Rekord oder ein gewonnenes Spiel.</translation>
    </message>
    <message>
        <source>Won today</source>
        <translation>Heute gewonnen</translation>
    </message>
    <message>
        <source>Won yesterday</source>
        <translation>Gestern gewonnen</translation>
    </message>
    <message>
        <source>All solved for today</source>
        <translation>Heute alle gelöst</translation>
    </message>
    <message>
        <source>New every day</source>
        <translation>Jeden Tag neu</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) today</source>
        <translation>
            <numerusform>%n Stern heute</numerusform>
            <numerusform>%n Sterne heute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) to improve</source>
        <translation>
            <numerusform>%n Aufgabe zum Verbessern</numerusform>
            <numerusform>%n Aufgaben zum Verbessern</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: records and games</source>
        <translation>{name}: Rekorde und Spiele</translation>
    </message>
</context>
<context>
    <name>HourglassButton</name>
    <message>
        <source>Let the sand run on (P)</source>
        <translation>Den Sand weiterrieseln lassen (P)</translation>
    </message>
    <message>
        <source>Stop the sand (P)</source>
        <translation>Den Sand anhalten (P)</translation>
    </message>
</context>
<context>
    <name>HourglassWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Hourglass: empty</source>
        <translation>Sanduhr: leer</translation>
    </message>
    <message numerus="yes">
        <source>Hourglass: %n second(s) left</source>
        <translation>
            <numerusform>Sanduhr: noch %n Sekunde</numerusform>
            <numerusform>Sanduhr: noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{hourglass}, paused</source>
        <translation>{hourglass}, angehalten</translation>
    </message>
    <message>
        <source>The hourglass is empty.</source>
        <translation>Die Sanduhr ist leer.</translation>
    </message>
</context>
<context>
    <name>JudgedWords</name>
    <message>
        <source>well played</source>
        <translation>gut gespielt</translation>
    </message>
    <message>
        <source>Nothing to improve</source>
        <translation>Nichts zu verbessern</translation>
    </message>
    <message numerus="yes">
        <source>{sum} earns %n more point(s), but you win no more often.</source>
        <translation>
            <numerusform>{sum} bringt %n Punkt mehr, aber du gewinnst damit nicht öfter.</numerusform>
            <numerusform>{sum} bringt %n Punkte mehr, aber du gewinnst damit nicht öfter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} earns %n more point(s).</source>
        <translation>
            <numerusform>{sum} bringt %n Punkt mehr.</numerusform>
            <numerusform>{sum} bringt %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} lays %n more card(s), but you win no more often.</source>
        <translation>
            <numerusform>Mit {sum} legst du %n Karte mehr, aber du gewinnst damit nicht öfter.</numerusform>
            <numerusform>Mit {sum} legst du %n Karten mehr, aber du gewinnst damit nicht öfter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} lays %n more card(s).</source>
        <translation>
            <numerusform>Mit {sum} legst du %n Karte mehr.</numerusform>
            <numerusform>Mit {sum} legst du %n Karten mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns judged: {known} of {turns}.</source>
        <translation>Züge bewertet: {known} von {turns}.</translation>
    </message>
    <message>
        <source>{name}: well played in every turn.</source>
        <translation>{name}: in jedem Zug gut gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) less in the end</source>
        <translation>
            <numerusform>am Ende etwa %n Punkt weniger</numerusform>
            <numerusform>am Ende etwa %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>ging besser</translation>
    </message>
    <message>
        <source>Laid by the hint</source>
        <translation>Vom Tipp gelegt</translation>
    </message>
    <message>
        <source>more was not possible</source>
        <translation>mehr war nicht möglich</translation>
    </message>
    <message>
        <source>chance to win: {chance}</source>
        <translation>Gewinnchance {chance}</translation>
    </message>
    <message>
        <source>chance to win: {made} (best: {best})</source>
        <translation>Gewinnchance {made}, möglich {best}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: the hint laid every turn.</source>
        <translation>{name}: Der Tipp hat jeden Zug gelegt.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n of {turns} turn(s) without the hint, {worth}.</source>
        <translation>
            <numerusform>{name}: %n von {turns} Zügen ohne Tipp, {worth}.</numerusform>
            <numerusform>{name}: %n von {turns} Zügen ohne Tipp, {worth}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s), {worth}.</source>
        <translation>
            <numerusform>{name}: %n Zug, {worth}.</numerusform>
            <numerusform>{name}: %n Züge, {worth}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most was left in round {round}, turn {turn}: {worth} more.</source>
        <translation>In Runde {round}, Zug {turn} blieb am meisten liegen: {worth}.</translation>
    </message>
    <message>
        <source>Most was left in turn {turn}: {worth} more.</source>
        <translation>In Zug {turn} blieb am meisten liegen: {worth}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: better was possible in %n of {turns} turn(s), much better in {much}.</source>
        <translation>
            <numerusform>{name}: In %n von {turns} Zügen ging es besser, in {much} viel besser.</numerusform>
            <numerusform>{name}: In %n von {turns} Zügen ging es besser, in {much} viel besser.</numerusform>
        </translation>
    </message>
    <message>
        <source>passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>the same sum in another way</source>
        <translation>dieselbe Rechnung auf andere Weise</translation>
    </message>
    <message>
        <source>the same sum at {square}</source>
        <translation>dieselbe Rechnung auf {square}</translation>
    </message>
    <message>
        <source>you have laid all digit tiles</source>
        <translation>dann sind alle deine Ziffernsteine weg</translation>
    </message>
    <message>
        <source>the same formula in another way</source>
        <translation>dieselbe Formel auf andere Weise</translation>
    </message>
    <message>
        <source>taking a card</source>
        <translation>eine Karte ziehen</translation>
    </message>
    <message>
        <source>you have laid all your cards</source>
        <translation>dann sind alle deine Karten weg</translation>
    </message>
    <message>
        <source>you win more often</source>
        <translation>dann gewinnst du öfter</translation>
    </message>
    <message>
        <source>Smarter was {best}: less now, but {reason}.</source>
        <translation>Schlauer war {best}: jetzt etwas weniger, aber {reason}.</translation>
    </message>
    <message>
        <source>Smarter was {best}, because then {reason}.</source>
        <translation>Schlauer war {best}, denn {reason}.</translation>
    </message>
    <message>
        <source>Smarter was {best}.</source>
        <translation>Schlauer war {best}.</translation>
    </message>
    <message>
        <source>Better was {best}, because then {reason}.</source>
        <translation>Besser war {best}, denn {reason}.</translation>
    </message>
    <message>
        <source>Better was {best}.</source>
        <translation>Besser war {best}.</translation>
    </message>
    <message numerus="yes">
        <source>you get %n more point(s)</source>
        <translation>
            <numerusform>dann bekommst du %n Punkt mehr</numerusform>
            <numerusform>dann bekommst du %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you lay %n more card(s)</source>
        <translation>
            <numerusform>dann legst du %n Karte mehr</numerusform>
            <numerusform>dann legst du %n Karten mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>the other player can earn less</source>
        <translation>dann kann der andere weniger Punkte holen</translation>
    </message>
    <message>
        <source>you keep handier tiles</source>
        <translation>dann behältst du bessere Steine übrig</translation>
    </message>
    <message>
        <source>the next player goes out less easily</source>
        <translation>dann kann der nächste Spieler nicht so leicht fertig werden</translation>
    </message>
    <message>
        <source>you keep cheaper cards</source>
        <translation>dann bleiben dir Karten mit weniger Minuspunkten</translation>
    </message>
    <message>
        <source>the rest is easier to lay</source>
        <translation>dann kannst du den Rest leichter legen</translation>
    </message>
    <message>
        <source>could be a little better</source>
        <translation>ging etwas besser</translation>
    </message>
    <message>
        <source>could be much better</source>
        <translation>ging viel besser</translation>
    </message>
    <message numerus="yes">
        <source>{name}: better was possible in %n of {turns} turn(s).</source>
        <translation>
            <numerusform>{name}: In %n von {turns} Zügen ging es besser.</numerusform>
            <numerusform>{name}: In %n von {turns} Zügen ging es besser.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lately</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More about practising</source>
        <translation>Mehr über das Üben</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Einmaleins</translation>
    </message>
    <message>
        <source>Your first game is waiting: {game}</source>
        <translation>Dein erstes Spiel wartet: {game}</translation>
    </message>
    <message>
        <source>The next game: {game}</source>
        <translation>Das nächste Spiel: {game}</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Zuletzt gespielt</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Lay an answer</source>
        <translation>Leg ein Ergebnis</translation>
    </message>
    <message>
        <source>Lay the answer that fits.</source>
        <translation>Leg das Ergebnis, das stimmt.</translation>
    </message>
    <message>
        <source>Right! That is the answer.</source>
        <translation>Richtig! Das ist das Ergebnis.</translation>
    </message>
    <message>
        <source>Keep a number</source>
        <translation>Eine Zahl bleibt liegen</translation>
    </message>
    <message>
        <source>Leave the 2 where it is.</source>
        <translation>Lass die 2 liegen.</translation>
    </message>
    <message>
        <source>Well done! What you don’t cover stays. You may lay a 2 on a 2, too.</source>
        <translation>Gut gemacht! Was du nicht zudeckst, bleibt liegen. Du darfst auch eine 2 auf eine 2 legen.</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Ein anderes Zeichen</translation>
    </message>
    <message>
        <source>One card can be enough. Click another sign. Lay the new answer on the 1.</source>
        <translation>Eine Karte kann genug sein. Klick auf ein anderes Zeichen. Leg das neue Ergebnis auf die 1.</translation>
    </message>
    <message>
        <source>Choose another sign and change just one number.</source>
        <translation>Wähle ein anderes Zeichen und ändere nur eine Zahl.</translation>
    </message>
    <message>
        <source>Clever! One card and another sign.</source>
        <translation>Schlau! Eine Karte und ein anderes Zeichen.</translation>
    </message>
    <message>
        <source>A number of two cards</source>
        <translation>Eine Zahl aus zwei Karten</translation>
    </message>
    <message>
        <source>Two cards side by side are one number. Put a 1 in front of the 4: that is 14. What is the answer now?</source>
        <translation>Zwei Karten nebeneinander sind eine Zahl. Leg eine 1 vor die 4, dann steht dort 14. Was ist jetzt das Ergebnis?</translation>
    </message>
    <message>
        <source>Put a card beside one that lies there.</source>
        <translation>Leg eine Karte neben eine, die schon liegt.</translation>
    </message>
    <message>
        <source>Great! That is how you lay large numbers.</source>
        <translation>Toll! So legst du große Zahlen.</translation>
    </message>
    <message>
        <source>Cover a whole number</source>
        <translation>Eine ganze Zahl zudecken</translation>
    </message>
    <message>
        <source>One card may cover the whole 10. Click a card: a wide place appears above the 10. Put it there, and make a new formula.</source>
        <translation>Eine Karte darf die ganze 10 zudecken. Klick auf eine Karte: Über der 10 siehst du einen breiten Platz. Leg sie dorthin und mach eine neue Formel.</translation>
    </message>
    <message>
        <source>Good! Blue gave you extra points. It does so only before =, not in the answer.</source>
        <translation>Gut! Blau hat dir Zusatzpunkte gegeben. Das macht Blau nur vor dem =, nicht im Ergebnis.</translation>
    </message>
    <message>
        <source>The tile with the star</source>
        <translation>Der Stein mit dem Stern</translation>
    </message>
    <message>
        <source>This tile is called a blank. It can be any digit. Lay a sum with it, and choose its digit.</source>
        <translation>Dieser Stein heißt Blankostein. Er kann jede Ziffer sein. Leg eine Rechnung damit und wähle seine Ziffer.</translation>
    </message>
    <message>
        <source>Use the tile with the star.</source>
        <translation>Benutze den Stein mit dem Stern.</translation>
    </message>
    <message>
        <source>Super! Red earns even more. In an answer it counts one more time.</source>
        <translation>Super! Rot bringt noch mehr. In einem Ergebnis zählt es noch einmal.</translation>
    </message>
    <message>
        <source>Cover the whole 10 with one card.</source>
        <translation>Deck die ganze 10 mit einer Karte zu.</translation>
    </message>
    <message>
        <source>Yes! One card has taken the place of two.</source>
        <translation>Ja! Eine Karte liegt jetzt auf dem Platz von zweien.</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>Der Joker</translation>
    </message>
    <message>
        <source>The joker can be any digit. Lay it down and choose a digit that makes the formula correct.</source>
        <translation>Der Joker kann jede Ziffer sein. Leg ihn hin und wähle eine Ziffer, mit der die Formel stimmt.</translation>
    </message>
    <message>
        <source>Use the joker.</source>
        <translation>Benutze den Joker.</translation>
    </message>
    <message>
        <source>Good! It keeps its digit while it lies there.</source>
        <translation>Gut! Solange er liegt, behält er seine Ziffer.</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>None of your cards fits here. So take a card: click the stock, or press “{button}”.</source>
        <translation>Keine deiner Karten passt hier. Zieh eine Karte: Klick auf den Stapel oder drück auf „{button}“.</translation>
    </message>
    <message>
        <source>Take a card.</source>
        <translation>Zieh eine Karte.</translation>
    </message>
    <message>
        <source>Right. Then it is the next player’s turn.</source>
        <translation>Richtig. Danach ist der Nächste dran.</translation>
    </message>
    <message>
        <source>The zero</source>
        <translation>Die Null</translation>
    </message>
    <message>
        <source>Very good! Otherwise everybody would go on with times 0, which is too easy.</source>
        <translation>Sehr gut! Sonst würden alle nur mal 0 spielen, und das ist zu leicht.</translation>
    </message>
    <message>
        <source>Score the most points with crossing sums. Lay 3 + 4 = 7, with a digit in the middle.</source>
        <translation>Hol die meisten Punkte mit Rechnungen, die sich kreuzen. Leg 3 + 4 = 7, mit einer Ziffer in der Mitte.</translation>
    </message>
    <message>
        <source>New tiles, new exercise. Lay a sum downwards through a digit, for example the 4. Signs and = are your own.</source>
        <translation>Neue Steine, neue Übung. Leg eine Rechnung nach unten durch eine Ziffer, etwa durch die 4. Das Zeichen und das = kommen von dir.</translation>
    </message>
    <message>
        <source>New cards, new exercise: make another formula. Leave the 2 as it is. Put a card on the 4, and a card on the 6.</source>
        <translation>Neue Karten, neue Übung: Mach eine andere Formel daraus. Lass die 2 liegen. Leg eine Karte auf die 4 und eine auf die 6.</translation>
    </message>
    <message>
        <source>Get rid of your cards first, and you win. Click the yellow +. Then click the card with the answer, and the place after =.</source>
        <translation>Wer zuerst keine Karten mehr hat, gewinnt. Klick auf das gelbe +. Wähl die Karte mit dem Ergebnis, dann den Platz hinter =.</translation>
    </message>
    <message>
        <source>After times 0, every number gets a card. Click +. Then lay 3 + 4 = 7.</source>
        <translation>Nach mal 0 bekommt jede Zahl eine Karte. Klick auf +. Leg dann 3 + 4 = 7.</translation>
    </message>
    <message>
        <source>Cover all three numbers.</source>
        <translation>Deck alle drei Zahlen zu.</translation>
    </message>
    <message>
        <source>The first sum</source>
        <translation>Die erste Rechnung</translation>
    </message>
    <message>
        <source>Lay a sum with a digit in the middle.</source>
        <translation>Leg eine Rechnung mit einer Ziffer in der Mitte.</translation>
    </message>
    <message>
        <source>Right! You get the answer as points. A coloured square adds some more.</source>
        <translation>Richtig! Das Ergebnis bekommst du als Punkte. Ein farbiges Feld bringt noch etwas dazu.</translation>
    </message>
    <message>
        <source>Cross a sum</source>
        <translation>Quer durch eine Rechnung</translation>
    </message>
    <message>
        <source>Lay a sum downwards through a digit that lies there.</source>
        <translation>Leg eine Rechnung nach unten durch eine Ziffer, die schon liegt.</translation>
    </message>
    <message>
        <source>Well done! That is how sums grow across each other.</source>
        <translation>Gut gemacht! So wachsen die Rechnungen kreuz und quer.</translation>
    </message>
    <message>
        <source>Two digits</source>
        <translation>Zwei Ziffern</translation>
    </message>
    <message>
        <source>An answer may have two digits. Lay a sum of 10 or more: try downwards from the 5.</source>
        <translation>Ein Ergebnis darf zwei Ziffern haben. Komm auf 10 oder mehr, zum Beispiel von der 5 nach unten.</translation>
    </message>
    <message>
        <source>Make 10 or more.</source>
        <translation>Komm auf 10 oder mehr.</translation>
    </message>
    <message>
        <source>Great! A large answer is a lot of points.</source>
        <translation>Toll! Ein großes Ergebnis bringt viele Punkte.</translation>
    </message>
    <message>
        <source>Blue squares</source>
        <translation>Blaue Felder</translation>
    </message>
    <message>
        <source>Your digit on blue counts once more. Lay a sum in the frame, and begin on the blue square.</source>
        <translation>Deine Ziffer auf Blau zählt noch einmal. Leg eine Rechnung in den Rahmen und beginne auf dem blauen Feld.</translation>
    </message>
    <message>
        <source>Lay a digit before = on a blue square.</source>
        <translation>Leg vor = eine Ziffer auf ein blaues Feld.</translation>
    </message>
    <message>
        <source>Red squares</source>
        <translation>Rote Felder</translation>
    </message>
    <message>
        <source>Your digit on red counts two more times. Lay a sum in the frame, and begin on the red square.</source>
        <translation>Deine Ziffer auf Rot zählt noch zweimal. Leg eine Rechnung in den Rahmen und beginne auf dem roten Feld.</translation>
    </message>
    <message>
        <source>Lay a digit on a red square.</source>
        <translation>Leg eine Ziffer auf ein rotes Feld.</translation>
    </message>
    <message>
        <source>Good! It keeps its digit from now on.</source>
        <translation>Gut! Von jetzt an behält er seine Ziffer.</translation>
    </message>
    <message>
        <source>Go on from a sum</source>
        <translation>Hinter einer Rechnung weiterlegen</translation>
    </message>
    <message>
        <source>A new sum may begin with the 10. Lay a sign after it, then a digit, = and the answer.</source>
        <translation>Eine neue Rechnung darf mit der 10 beginnen. Leg ein Zeichen dahinter, dann eine Ziffer, = und das Ergebnis.</translation>
    </message>
    <message>
        <source>Begin your sum with the 10.</source>
        <translation>Beginne deine Rechnung mit der 10.</translation>
    </message>
    <message>
        <source>Clever! That is how a row grows longer and longer.</source>
        <translation>Schlau! So wird eine Zeile immer länger.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>You can’t make a sum with these tiles. That happens now and then. Press “{button}”.</source>
        <translation>Mit diesen Steinen geht hier keine Rechnung. Das kommt vor. Drück auf „{button}“.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Drück auf „{button}“.</translation>
    </message>
    <message>
        <source>Right. Passing twice in a row ends the game.</source>
        <translation>Richtig. Wer zweimal hintereinander passt, beendet das Spiel.</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <source>Lesson with teams</source>
        <translation>Schulstunde mit Teams</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Wer da ist</translation>
    </message>
    <message>
        <source>Practise with a class</source>
        <translation>Üben mit einer Klasse</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>Auf&amp;gaben…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>There is no class with pupils yet.</source>
        <translation>Es gibt noch keine Klasse mit Kindern.</translation>
    </message>
    <message>
        <source>Add one with the names of its pupils.</source>
        <translation>Leg eine mit den Namen der Kinder an.</translation>
    </message>
    <message>
        <source>&amp;Add a class…</source>
        <translation>&amp;Klasse hinzufügen…</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Schritt {number} von {steps}</translation>
    </message>
    <message>
        <source>{step}: {title}</source>
        <translation>{step} · {title}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Take something back and try again.</source>
        <translation>Nimm etwas zurück und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{praise} {end}</source>
        <translation>{praise} {end}</translation>
    </message>
    <message>
        <source>This can’t become right. {want}</source>
        <translation>So geht es nicht mehr auf. {want}</translation>
    </message>
    <message>
        <source>That is correct. But try this: {want}</source>
        <translation>Das stimmt. Aber versuch einmal das: {want}</translation>
    </message>
    <message>
        <source>You can still lay something. {want}</source>
        <translation>Du kannst noch etwas legen. {want}</translation>
    </message>
    <message>
        <source>That is right. Now press “{button}”.</source>
        <translation>Das stimmt. Drück jetzt auf „{button}“.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The previous step</source>
        <translation>Der Schritt davor</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start this step again</source>
        <translation>Diesen Schritt noch einmal beginnen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Shows a move that works here</source>
        <translation>Zeigt einen Zug, der hier geht</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>You can continue this step later (Esc)</source>
        <translation>Du kannst später mit diesem Schritt weitermachen (Esc)</translation>
    </message>
    <message>
        <source>First steps in {game}</source>
        <translation>Erste Schritte mit {game}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
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
        <translation>kleine Aufgaben</translation>
    </message>
    <message>
        <source>overlooks much</source>
        <translation>übersieht viel</translation>
    </message>
    <message>
        <source>finds much</source>
        <translation>findet viel</translation>
    </message>
    <message>
        <source>plans ahead</source>
        <translation>plant voraus</translation>
    </message>
    <message>
        <source>thinks long</source>
        <translation>denkt lange nach</translation>
    </message>
    <message>
        <source>adds and subtracts, with one operator per sum, and overlooks a lot.</source>
        <translation>rechnet nur plus und minus, mit einem Rechenzeichen pro Rechnung, und übersieht viel.</translation>
    </message>
    <message>
        <source>lays sums with one operator, and overlooks some.</source>
        <translation>legt Rechnungen mit einem Rechenzeichen und übersieht manche.</translation>
    </message>
    <message>
        <source>lays any sum, but does not see all of them.</source>
        <translation>legt alle Arten von Rechnungen, sieht aber nicht jede.</translation>
    </message>
    <message>
        <source>also thinks of the tiles it keeps, and of what it makes possible for others.</source>
        <translation>denkt auch an die Steine, die er behält, und daran, was er anderen ermöglicht.</translation>
    </message>
    <message>
        <source>tries out how the game may go on, which takes a few seconds.</source>
        <translation>probiert aus, wie das Spiel weitergehen kann, und nimmt sich dafür ein paar Sekunden.</translation>
    </message>
    <message>
        <source>lays easy formulas with few cards.</source>
        <translation>legt leichte Formeln mit wenigen Karten.</translation>
    </message>
    <message>
        <source>overlooks some of the formulas.</source>
        <translation>übersieht manche Formeln.</translation>
    </message>
    <message>
        <source>is strong, and lays as many cards as it can.</source>
        <translation>ist stark und legt so viele Karten, wie er kann.</translation>
    </message>
    <message>
        <source>also thinks of the cards it keeps, and of what others can lay next.</source>
        <translation>denkt auch an die Karten, die er behält, und daran, was andere danach legen können.</translation>
    </message>
    <message>
        <source>tries out how the round may go on, which takes a few seconds.</source>
        <translation>probiert aus, wie die Runde weitergehen kann, und nimmt sich dafür ein paar Sekunden.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Delete “{name}”?</source>
        <translation>„{name}“ löschen?</translation>
    </message>
    <message>
        <source>You find it under All games, in Deleted, for 30 days.</source>
        <translation>Du findest es noch 30 Tage unter Alle Spiele, bei Gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Delete the exercises with {name}?</source>
        <translation>Die Aufgaben mit {name} löschen?</translation>
    </message>
    <message>
        <source>The score is deleted for good. Each pupil’s tries stay in the results.</source>
        <translation>Der Stand wird endgültig gelöscht. Die Versuche jedes Kindes bleiben bei den Ergebnissen.</translation>
    </message>
</context>
<context>
    <name>Locked</name>
    <message>
        <source>This is set for everybody here.</source>
        <translation>Das ist hier für alle so eingestellt.</translation>
    </message>
    <message>
        <source>Printing is locked on this computer.</source>
        <translation>Drucken ist auf diesem Computer gesperrt.</translation>
    </message>
    <message>
        <source>Saving and copying for others is locked on this computer.</source>
        <translation>Speichern und Kopieren für andere ist auf diesem Computer gesperrt.</translation>
    </message>
    <message>
        <source>Removing people is locked on this computer.</source>
        <translation>Personen zu entfernen ist auf diesem Computer gesperrt.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>stopped</source>
        <translation>aufgehört</translation>
    </message>
    <message>
        <source>Game stopped</source>
        <translation>Spiel beendet</translation>
    </message>
    <message>
        <source>{name}, laid by the hint</source>
        <translation>{name}, vom Tipp gelegt</translation>
    </message>
    <message>
        <source>The hint laid this.</source>
        <translation>Das hat der Tipp gelegt.</translation>
    </message>
</context>
<context>
    <name>LookBackModel</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meiste Karten</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>no formula</source>
        <translation>keine Formel</translation>
    </message>
    <message>
        <source>no sum</source>
        <translation>keine Rechnung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Show the best</source>
        <translation>Besten zeigen</translation>
    </message>
    <message>
        <source>The game is over here: go back, and continue from there.</source>
        <translation>Hier ist das Spiel zu Ende: Geh zurück und von dort weiter.</translation>
    </message>
    <message>
        <source>A new game begins here. This one stays as it is.</source>
        <translation>Hier beginnt ein neues Spiel. Dieses bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>These cards stay face down until the round is over.</source>
        <translation>Diese Karten bleiben verdeckt, bis die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>These tiles stay hidden until the game is over.</source>
        <translation>Diese Steine bleiben verdeckt, bis das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>The whole round</source>
        <translation>Die ganze Runde</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Diesen Zug zeigen</translation>
    </message>
    <message>
        <source>Show better</source>
        <translation>Besseren zeigen</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meiste Karten</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch wurde nichts gespielt.</translation>
    </message>
    <message>
        <source>Still looking for the best move.</source>
        <translation>Der beste Zug wird noch gesucht.</translation>
    </message>
    <message>
        <source>There was nothing to lay.</source>
        <translation>Es gab nichts zu legen.</translation>
    </message>
    <message>
        <source>Nothing was better than what was played.</source>
        <translation>Nichts war besser als das, was gelegt wurde.</translation>
    </message>
    <message>
        <source>Round {round} · start</source>
        <translation>Runde {round} · Beginn</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Turn {number} of {turns}</source>
        <translation>Zug {number} von {turns}</translation>
    </message>
    <message>
        <source>Round {round} · turn {number} of {turns}</source>
        <translation>Runde {round} · Zug {number} von {turns}</translation>
    </message>
    <message numerus="yes">
        <source>A formula with %n card(s) was possible.</source>
        <translation>
            <numerusform>Es ging eine Formel mit %n Karte.</numerusform>
            <numerusform>Es ging eine Formel mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Next turn to improve</source>
        <translation>Nächster Zug, der besser ging</translation>
    </message>
    <message>
        <source>The next turn that could be better (Ctrl+Right)</source>
        <translation>Der nächste Zug, der besser ging (Strg+Pfeil rechts)</translation>
    </message>
    <message>
        <source>The best possible: the sum that earns most.</source>
        <translation>Der beste Zug: die Rechnung mit den meisten Punkten.</translation>
    </message>
    <message>
        <source>The best possible: the formula that earns most.</source>
        <translation>Der beste Zug: die Formel mit den meisten Punkten.</translation>
    </message>
    <message>
        <source>The best possible: the formula that lays most cards.</source>
        <translation>Der beste Zug: die Formel mit den meisten Karten.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Look back on the whole game</source>
        <translation>Das ganze Spiel ansehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
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
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Restkarten</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menü</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>Merge</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenlegen</translation>
    </message>
    <message>
        <source>Merge {name} with</source>
        <translation>{name} zusammenlegen mit</translation>
    </message>
    <message>
        <source>All games of both will belong to the person you choose here. This cannot be undone.</source>
        <translation>Alle Spiele von beiden gehören dann der Person, die du hier wählst. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Done for today! Tomorrow {number} again.</source>
        <translation>Für heute fertig! Morgen wieder {number}.</translation>
    </message>
    <message>
        <source>Done for today! {number} again in {days} days.</source>
        <translation>Für heute fertig! In {days} Tagen wieder {number}.</translation>
    </message>
    <message>
        <source>Nothing yet. What goes wrong in practice or in a game comes here.</source>
        <translation>Noch nichts. Was beim Üben oder in einem Spiel schiefgeht, kommt hierher.</translation>
    </message>
    <message numerus="yes">
        <source>sum(s) to improve today, one by one.</source>
        <translation>
            <numerusform>Aufgabe heute zum Verbessern.</numerusform>
            <numerusform>Aufgaben heute zum Verbessern, eine nach der anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done for today! %n more can wait.</source>
        <translation>
            <numerusform>Fertig für heute! %n kann noch warten.</numerusform>
            <numerusform>Fertig für heute! %n können noch warten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>Days with puzzles</source>
        <translation>Tage mit Rätseln</translation>
    </message>
    <message>
        <source>Earlier month</source>
        <translation>Früherer Monat</translation>
    </message>
    <message>
        <source>Later month</source>
        <translation>Späterer Monat</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Anderer Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>NewDigifeud</name>
    <message>
        <source>&amp;Who starts</source>
        <translation>&amp;Wer beginnt</translation>
    </message>
    <message>
        <source>Whoever starts lays the first sum, over the square in the middle.</source>
        <translation>Wer beginnt, legt die erste Rechnung über das Feld in der Mitte.</translation>
    </message>
    <message>
        <source>Numbers up to 20, and one operator per sum.</source>
        <translation>Zahlen bis 20 und ein Rechenzeichen pro Rechnung.</translation>
    </message>
    <message>
        <source>Numbers up to 50, and one operator per sum.</source>
        <translation>Zahlen bis 50 und ein Rechenzeichen pro Rechnung.</translation>
    </message>
    <message>
        <source>Longer sums, and four directions.</source>
        <translation>Längere Rechnungen und vier Leserichtungen.</translation>
    </message>
    <message>
        <source>Plus, minus and times, longer sums, and two directions.</source>
        <translation>Plus, minus und mal, längere Rechnungen und zwei Leserichtungen.</translation>
    </message>
</context>
<context>
    <name>NewFormula</name>
    <message>
        <source>&amp;First dealer</source>
        <translation>&amp;Erster Geber</translation>
    </message>
    <message>
        <source>The player below the dealer in this list starts, then the next one below.</source>
        <translation>In dieser Liste beginnt der Spieler unter dem Geber, dann folgt der nächste darunter.</translation>
    </message>
    <message>
        <source>Numbers up to 20.</source>
        <translation>Zahlen bis 20.</translation>
    </message>
    <message>
        <source>Numbers up to 100.</source>
        <translation>Zahlen bis 100.</translation>
    </message>
    <message>
        <source>Numbers of up to three cards.</source>
        <translation>Zahlen aus bis zu drei Karten.</translation>
    </message>
    <message>
        <source>All signs, and no variations; most rounds win.</source>
        <translation>Alle Zeichen, keine Varianten; die meisten Runden gewinnen.</translation>
    </message>
    <message>
        <source>Every answer earns points; the match ends at 250.</source>
        <translation>Jedes Ergebnis bringt Punkte; bei 250 endet die Partie.</translation>
    </message>
    <message>
        <source>Only times and divided by, and up to four cards in one turn.</source>
        <translation>Nur mal und geteilt, und höchstens vier Karten pro Zug.</translation>
    </message>
    <message>
        <source>When an answer can be divided by 5, all the others take a card.</source>
        <translation>Ist ein Ergebnis durch 5 teilbar, ziehen alle anderen eine Karte.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>This game does not count in the results.</source>
        <translation>Dieses Spiel wird nicht gewertet.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Neues {game}-Spiel</translation>
    </message>
    <message>
        <source>Classroom: teams, no hints</source>
        <translation>Schulklasse: Teams, keine Tipps</translation>
    </message>
    <message>
        <source>Projector size, two teams, an hourglass, and no hints</source>
        <translation>Beamergröße, zwei Teams, eine Sanduhr und keine Tipps</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Fewer opt&amp;ions</source>
        <translation>Weniger &amp;Optionen</translation>
    </message>
    <message>
        <source>More opt&amp;ions</source>
        <translation>Mehr &amp;Optionen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>NextGame</name>
    <message>
        <source>Together with {names}</source>
        <translation>Zusammen mit {names}</translation>
    </message>
    <message>
        <source>Against the computer: {level}</source>
        <translation>Gegen den Computer: {level}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{file} cannot be opened: {problem}.</source>
        <translation>{file} lässt sich nicht öffnen: {problem}.</translation>
    </message>
    <message>
        <source>It is not in {folder}.</source>
        <translation>Sie ist nicht in {folder}.</translation>
    </message>
    <message>
        <source>This game comes from a file. It does not count in the results.</source>
        <translation>Dieses Spiel kommt aus einer Datei. Es wird nicht gewertet.</translation>
    </message>
    <message>
        <source>This game comes from a file. It does not count in the results. From the first turn on it is saved in All games.</source>
        <translation>Dieses Spiel kommt aus einer Datei. Es wird nicht gewertet. Ab dem ersten Zug wird es in „Alle Spiele“ gespeichert.</translation>
    </message>
    <message>
        <source>The game cannot be read: {problem}.</source>
        <translation>Das Spiel lässt sich nicht lesen: {problem}.</translation>
    </message>
    <message>
        <source>The game was damaged. It goes on from a copy, last played {moment}.</source>
        <translation>Das Spiel war beschädigt. Es geht mit einer Kopie weiter, zuletzt gespielt {moment}.</translation>
    </message>
    <message>
        <source>The damaged file was set aside.</source>
        <translation>Die beschädigte Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The game goes on, but its last turns cannot be saved: {problem}.</source>
        <translation>Das Spiel geht weiter, aber die letzten Züge lassen sich nicht speichern: {problem}.</translation>
    </message>
    <message>
        <source>What was played before stays on the disk.</source>
        <translation>Was davor gespielt wurde, bleibt auf der Festplatte.</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved: {problem}.</source>
        <translation>Das Spiel geht weiter, lässt sich aber nicht speichern: {problem}.</translation>
    </message>
    <message>
        <source>The program tries again every few seconds and after every turn.</source>
        <translation>Das Programm versucht es alle paar Sekunden und nach jedem Zug wieder.</translation>
    </message>
    <message>
        <source>The last turns cannot be saved. Close anyway?</source>
        <translation>Die letzten Züge lassen sich nicht speichern. Trotzdem schließen?</translation>
    </message>
    <message>
        <source>The game can be saved in another place with “Save as…”.</source>
        <translation>Mit „Speichern unter…“ lässt sich das Spiel an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
        <source>&amp;Don’t close</source>
        <translation>&amp;Nicht schließen</translation>
    </message>
    <message>
        <source>The disk is slow. The game goes on, and is saved as soon as possible.</source>
        <translation>Die Festplatte ist langsam. Das Spiel geht weiter und wird gespeichert, sobald sie so weit ist.</translation>
    </message>
    <message>
        <source>If the power fails, the last turns may be lost.</source>
        <translation>Fällt der Strom aus, können die letzten Züge verloren gehen.</translation>
    </message>
    <message>
        <source>This game is being played in another window, so a copy was opened.</source>
        <translation>Dieses Spiel wird in einem anderen Fenster gespielt, darum wurde eine Kopie geöffnet.</translation>
    </message>
    <message>
        <source>The copy does not count in the results.</source>
        <translation>Die Kopie wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Another program has changed the game’s file.</source>
        <translation>Ein anderes Programm hat die Datei des Spiels verändert.</translation>
    </message>
    <message>
        <source>Its version was saved next to this one.</source>
        <translation>Die andere Fassung wurde daneben gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the time for a turn ran out while the program was closed.</source>
        <translation>
            <numerusform>In %n Spiel ist die Zeit für einen Zug abgelaufen, während das Programm geschlossen war.</numerusform>
            <numerusform>In %n Spielen ist die Zeit für einen Zug abgelaufen, während das Programm geschlossen war.</numerusform>
        </translation>
    </message>
    <message>
        <source>{loser} did not play in time, so {winner} won.</source>
        <translation>{loser} hat nicht rechtzeitig gespielt, darum hat {winner} gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings cannot be saved; they last until you quit.</source>
        <translation>Die Einstellungen lassen sich nicht speichern; sie gelten, bis das Programm beendet wird.</translation>
    </message>
</context>
<context>
    <name>OptionsColumn</name>
    <message>
        <source>This &amp;game counts in the results</source>
        <translation>Dieses Spie&amp;l wird gewertet</translation>
    </message>
    <message>
        <source>Without this the game is saved, but changes nobody’s results.</source>
        <translation>Ohne Häkchen wird das Spiel gespeichert, aber nicht gewertet.</translation>
    </message>
    <message>
        <source>Without this nobody can ask for a hint in this game.</source>
        <translation>Ohne Häkchen gibt es in diesem Spiel keine Tipps.</translation>
    </message>
    <message>
        <source>Large enough for the back of the room, in this game only.</source>
        <translation>Groß genug für die letzte Reihe, nur in diesem Spiel.</translation>
    </message>
    <message>
        <source>Offer hint&amp;s</source>
        <translation>Tipp&amp;s anbieten</translation>
    </message>
    <message>
        <source>Start in &amp;projector size</source>
        <translation>&amp;In Beamergröße starten</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>Unentschieden!</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Du hast gewonnen!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <translation>Gewonnen: {name}!</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Until next time!</source>
        <translation>Bis zum nächsten Mal!</translation>
    </message>
    <message>
        <source>Next time, lay a sum yourself!</source>
        <translation>Lege nächstes Mal selbst eine Rechnung!</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>Das war knapp!</translation>
    </message>
    <message>
        <source>You won by {points}!</source>
        <translation>Du hast mit {points} Vorsprung gewonnen!</translation>
    </message>
    <message>
        <source>Without what the hint laid you have {own} of the {total} points.</source>
        <translation>Ohne das, was der Tipp gelegt hat, hast du {own} von {total} Punkten.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{name}’s best: {sum} ({worth}).</source>
        <translation>Das Beste von {name}: {sum} ({worth}).</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Well played, {name}!</source>
        <translation>Gut gespielt, {name}!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <comment>one person</comment>
        <translation>{name} hat gewonnen!</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Points after each turn and the final count</source>
        <translation>Punkte nach jedem Zug und nach der Schlusswertung</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Punkte nach jedem Zug</translation>
    </message>
    <message>
        <source>Cards in hand, turn by turn</source>
        <translation>Handkarten, Zug für Zug</translation>
    </message>
    <message>
        <source>Rounds won after each round</source>
        <translation>Gewonnene Runden nach jeder Runde</translation>
    </message>
    <message>
        <source>At the end: {numbers}</source>
        <translation>Am Ende: {numbers}</translation>
    </message>
</context>
<context>
    <name>OwnName</name>
    <message>
        <source>The rules that have this name already are replaced.</source>
        <translation>Die Regeln, die schon so heißen, werden ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Diese Regeln speichern</translation>
    </message>
    <message>
        <source>Rename these rules</source>
        <translation>Diese Regeln umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>PageAroundTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
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
        <translation>Ein Name hat 1 bis 40 Buchstaben, Ziffern oder Zeichen.</translation>
    </message>
    <message>
        <source>Somebody with this name is here already; the two can be merged.</source>
        <translation>Jemand heißt schon so; die beiden lassen sich zusammenlegen.</translation>
    </message>
    <message>
        <source>There is nobody else to merge with.</source>
        <translation>Es gibt sonst niemanden zum Zusammenlegen.</translation>
    </message>
    <message>
        <source>Somebody has this name already.</source>
        <translation>Jemand heißt schon so.</translation>
    </message>
    <message>
        <source>Are you the one who has played already?</source>
        <translation>Hast du hier schon gespielt?</translation>
    </message>
    <message>
        <source>There are games of “{player}”. Then they are {name}’s from now on, with what they have earned.</source>
        <translation>Es gibt Spiele von „{player}“. Sie gehören dann {name}, mit allem, was sie eingebracht haben.</translation>
    </message>
    <message>
        <source>&amp;Yes, that was me</source>
        <translation>&amp;Ja, das war ich</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
    <message>
        <source>Name, picture and results of this person are removed for good, also from the saved games. Other players keep what they have scored.</source>
        <translation>Name, Bild und Ergebnisse dieser Person werden für immer entfernt, auch aus den gespeicherten Spielen. Die anderen behalten, was sie erreicht haben.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>The results are changed, but not all saved games: {problem}. The program will try again at the next start.</source>
        <translation>Die Ergebnisse sind geändert, aber nicht alle gespeicherten Spiele: {problem}. Beim nächsten Start versucht es das Programm erneut.</translation>
    </message>
    <message>
        <source>{name} is sitting at the table; this can be done once that game is put away.</source>
        <translation>{name} sitzt am Tisch; das geht erst, wenn dieses Spiel weggelegt ist.</translation>
    </message>
    <message>
        <source>{name} stays, because not all saved games can be changed: {problem}.</source>
        <translation>{name} bleibt, denn nicht alle gespeicherten Spiele lassen sich ändern: {problem}.</translation>
    </message>
</context>
<context>
    <name>ParticipantPage</name>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Picture and colour…</source>
        <translation>&amp;Bild und Farbe…</translation>
    </message>
    <message>
        <source>&amp;Merge with another person…</source>
        <translation>&amp;Mit jemand anderem zusammenlegen…</translation>
    </message>
    <message>
        <source>Remove with all &amp;data…</source>
        <translation>Mit allen Daten &amp;entfernen…</translation>
    </message>
    <message>
        <source>Matches of {game}</source>
        <translation>{game}-Partien</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>This goes well already</source>
        <translation>Das klappt schon gut</translation>
    </message>
    <message>
        <source>Pupil · {name}</source>
        <translation>Kind · {name}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
</context>
<context>
    <name>ParticipantWords</name>
    <message>
        <source>{won} of {matches}</source>
        <translation>{won} von {matches}</translation>
    </message>
    <message numerus="yes">
        <source>Won with %n player(s)</source>
        <translation>
            <numerusform>Siege mit %n Spieler</numerusform>
            <numerusform>Siege mit %n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Gewertete Spiele</translation>
    </message>
    <message>
        <source>Lessons don’t count, nor do games in which a turn was undone.</source>
        <translation>Schulstunden zählen nicht, auch keine Spiele, in denen ein Zug rückgängig gemacht wurde.</translation>
    </message>
    <message>
        <source>Score, of all games together</source>
        <translation>Wertung, alle Spiele zusammen</translation>
    </message>
    <message>
        <source>Strength (100 is average)</source>
        <translation>Spielstärke (100 ist der Schnitt)</translation>
    </message>
    <message>
        <source>Rounds of a match that goes on</source>
        <translation>Runden einer Partie, die noch läuft</translation>
    </message>
    <message>
        <source>Won of these rounds</source>
        <translation>Davon gewonnen</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Früher beendet</translation>
    </message>
    <message>
        <source>A game in which a turn was undone doesn’t count.</source>
        <translation>Ein Spiel, in dem ein Zug rückgängig gemacht wurde, wird nicht gewertet.</translation>
    </message>
    <message>
        <source>The tab Games says why the others don’t count.</source>
        <translation>Unter „Spiele“ steht, warum die anderen nicht zählen.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>There is no strength before the first game that counts.</source>
        <translation>Vor dem ersten gewerteten Spiel gibt es keine Spielstärke.</translation>
    </message>
    <message>
        <source>{number}: a newcomer</source>
        <translation>{number}, noch neu</translation>
    </message>
    <message>
        <source>Points per match</source>
        <translation>Punkte pro Partie</translation>
    </message>
    <message>
        <source>No match for points that counts has been finished yet.</source>
        <translation>Noch ist keine gewertete Partie um Punkte beendet.</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>No game that counts has been finished yet.</source>
        <translation>Noch ist kein gewertetes Spiel beendet.</translation>
    </message>
    <message>
        <source>average of {number} matches</source>
        <translation>Durchschnitt von {number} Partien</translation>
    </message>
    <message>
        <source>average of {number} games</source>
        <translation>Durchschnitt von {number} Spielen</translation>
    </message>
    <message>
        <source>Formulas by operation</source>
        <translation>Formeln nach Rechenart</translation>
    </message>
    <message>
        <source>With more formulas, their operations are shown here.</source>
        <translation>Nach mehr Formeln siehst du hier, welche Rechenarten darin waren.</translation>
    </message>
    <message>
        <source>With more sums, their operations are shown here.</source>
        <translation>Nach mehr Rechnungen siehst du hier, welche Rechenarten darin waren.</translation>
    </message>
    <message>
        <source>Sums by operation</source>
        <translation>Rechnungen nach Rechenart</translation>
    </message>
    <message>
        <source>In the best game, only the points you laid yourself count, not the hint’s.</source>
        <translation>Im besten Spiel zählen nur die eigenen Punkte, nicht die vom Tipp.</translation>
    </message>
    <message numerus="yes">
        <source>game(s) won</source>
        <translation>
            <numerusform>Spiel gewonnen</numerusform>
            <numerusform>Spiele gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s) won</source>
        <translation>
            <numerusform>Runde gewonnen</numerusform>
            <numerusform>Runden gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s) played</source>
        <translation>
            <numerusform>Spiel gespielt</numerusform>
            <numerusform>Spiele gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of Digifeud that is stopped early against the computer is neither won nor lost. Its records count.</source>
        <translation>Ein Spiel Digifeud, das gegen den Computer früher beendet wurde, ist weder gewonnen noch verloren. Die Rekorde zählen.</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
    <message>
        <source>First {first}, last {last}, lowest {lowest}, highest {highest}</source>
        <translation>Erster Wert {first}, letzter {last}, niedrigster {lowest}, höchster {highest}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>wants to go on with another device</source>
        <translation>möchte mit einem anderen Gerät weiterspielen</translation>
    </message>
    <message>
        <source>wants to come in</source>
        <translation>möchte mitspielen</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>an diesem Computer</translation>
    </message>
    <message>
        <source>on its own screen</source>
        <translation>auf eigenem Bildschirm</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung weg</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>Take back: {name}</source>
        <translation>Zurück an den Tisch: {name}</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Hereinlassen</translation>
    </message>
    <message>
        <source>Let {name} in</source>
        <translation>{name} hereinlassen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Do not let {name} in</source>
        <translation>{name} nicht hereinlassen</translation>
    </message>
</context>
<context>
    <name>PersonBests</name>
    <message>
        <source>Records appear here after the first game that counts.</source>
        <translation>Hier stehen Rekorde nach dem ersten Spiel, das zählt.</translation>
    </message>
    <message>
        <source>What you lay yourself counts, also after a hint. What the hint lays doesn’t.</source>
        <translation>Was du selbst legst, zählt, auch nach einem Tipp. Was der Tipp für dich legt, zählt nicht.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show: {best}, {value}</source>
        <translation>Zeigen: {best}, {value}</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Urkunde</translation>
    </message>
    <message>
        <source>Certificate: {best}, {value}</source>
        <translation>Urkunde: {best}, {value}</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} ändern</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
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
        <translation>Bild und Farbe</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Auswählen</translation>
    </message>
</context>
<context>
    <name>PersonDialogWithName</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Name and picture</source>
        <translation>Name und Bild</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
</context>
<context>
    <name>PersonPracticePanel</name>
    <message>
        <source>Comes again</source>
        <translation>Kommt wieder</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Zuletzt geübt</translation>
    </message>
    <message numerus="yes">
        <source>Once more: %n exercise(s) for today</source>
        <translation>
            <numerusform>Noch einmal: %n Aufgabe für heute</numerusform>
            <numerusform>Noch einmal: %n Aufgaben für heute</numerusform>
        </translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Fertig für heute</translation>
    </message>
    <message>
        <source>Nothing has been practised yet. The first exercises are easy ones.</source>
        <translation>Es wurde noch nichts geübt. Die ersten Aufgaben sind leicht.</translation>
    </message>
    <message>
        <source>Nothing to repeat today</source>
        <translation>Heute nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Einmaleins</translation>
    </message>
    <message>
        <source>How it is going</source>
        <translation>So klappt es</translation>
    </message>
    <message>
        <source>Puzzles of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Not right at once</source>
        <translation>Nicht gleich richtig</translation>
    </message>
    <message>
        <source>Answered: {sums}</source>
        <translation>Gelegt: {sums}</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>The mark is a typical sum. A long bar: not sure yet.</source>
        <translation>Der Strich ist eine typische Rechnung. Ein langer Balken: noch nicht sicher.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>{task}: {sum}</source>
        <translation>{task}: {sum}</translation>
    </message>
    <message>
        <source>{task}, for instance {sum}</source>
        <translation>{task}, zum Beispiel {sum}</translation>
    </message>
    <message>
        <source>then right, or with help</source>
        <translation>danach richtig, oder mit Hilfe</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht gelöst</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n gelöst</numerusform>
            <numerusform>%n gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>then right</source>
        <translation>danach richtig</translation>
    </message>
    <message>
        <source>right with help</source>
        <translation>richtig mit Hilfe</translation>
    </message>
    <message>
        <source>Times practised</source>
        <translation>So oft geübt</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Copied: paste the picture where you want.</source>
        <translation>Kopiert: Füge das Bild ein, wo du willst.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>PlayedGamePanel</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Every turn is printed, and what everybody had.</source>
        <translation>Jeder Zug wird gedruckt, und was alle hatten.</translation>
    </message>
    <message>
        <source>A game can be printed once it has begun.</source>
        <translation>Ein Spiel kann gedruckt werden, sobald es begonnen hat.</translation>
    </message>
    <message>
        <source>A game as it was played</source>
        <translation>Ein Spiel, wie es gespielt wurde</translation>
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
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>numbers up to {number}</source>
        <translation>Zahlen bis {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>most rounds win</source>
        <translation>die meisten Runden gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>up to %n point(s)</source>
        <translation>
            <numerusform>bis %n Punkt</numerusform>
            <numerusform>bis %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) a turn</source>
        <translation>
            <numerusform>höchstens %n Karte pro Zug</numerusform>
            <numerusform>höchstens %n Karten pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) in a number</source>
        <translation>
            <numerusform>höchstens %n Karte pro Zahl</numerusform>
            <numerusform>höchstens %n Karten pro Zahl</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Round {number}, won by {names}</source>
        <translation>Runde {number}, gewonnen von {names}</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Zuerst fertig</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n reading direction(s)</source>
        <translation>
            <numerusform>%n Leserichtung</numerusform>
            <numerusform>%n Leserichtungen</numerusform>
        </translation>
    </message>
    <message>
        <source>one sign in each sum</source>
        <translation>ein Zeichen pro Rechnung</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) a turn</source>
        <translation>
            <numerusform>%n Stunde pro Zug</numerusform>
            <numerusform>%n Stunden pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n Minute pro Zug</numerusform>
            <numerusform>%n Minuten pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Rechnungen</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Schlusswertung</translation>
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
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>Die Ergebnisse sind gerade nicht verfügbar. Starte das Programm neu.</translation>
    </message>
    <message>
        <source>Who joins in? Add the first player.</source>
        <translation>Wer macht mit? Füge den ersten Spieler hinzu.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who practises what</source>
        <translation>Wer übt was</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
</context>
<context>
    <name>PlaysModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>Portable</name>
    <message>
        <source>The program keeps everything beside itself, but cannot write there: {problem}.</source>
        <translation>Das Programm speichert alles neben sich, kann dort aber nicht schreiben: {problem}.</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>Kaninchen</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>Drachen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>sea green</source>
        <translation>meergrün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
</context>
<context>
    <name>PracticeEnded</name>
    <message>
        <source>This went well: {skill}.</source>
        <translation>Das ging gut: {skill}.</translation>
    </message>
    <message>
        <source>A harder one?</source>
        <translation>Eine schwerere?</translation>
    </message>
    <message>
        <source>An easier one?</source>
        <translation>Eine leichtere?</translation>
    </message>
    <message>
        <source>See you soon!</source>
        <translation>Bis bald!</translation>
    </message>
    <message>
        <source>One of {game}?</source>
        <translation>Eine von {game}?</translation>
    </message>
    <message>
        <source>Another hard one?</source>
        <translation>Noch eine schwere?</translation>
    </message>
    <message>
        <source>Those were hard!</source>
        <translation>Die waren schwer!</translation>
    </message>
    <message>
        <source>Practice makes perfect!</source>
        <translation>Übung macht den Meister!</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Vorher beendet</translation>
    </message>
    <message>
        <source>Your best round!</source>
        <translation>Deine beste Runde!</translation>
    </message>
    <message>
        <source>All three solved!</source>
        <translation>Alle drei gelöst!</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>Unentschieden!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <translation>Gewonnen: {name}!</translation>
    </message>
    <message>
        <source>right in 3 minutes</source>
        <translation>richtig in 3 Minuten</translation>
    </message>
    <message>
        <source>your best before</source>
        <translation>dein Bestes davor</translation>
    </message>
    <message>
        <source>right at once</source>
        <translation>auf Anhieb richtig</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Print certificates</source>
        <translation>Urkunden drucken</translation>
    </message>
    <message>
        <source>There is always something to practise here.</source>
        <translation>Hier gibt es immer etwas zu üben.</translation>
    </message>
    <message>
        <source>sums with two signs</source>
        <translation>Aufgaben mit zwei Zeichen</translation>
    </message>
    <message>
        <source>That was hard!</source>
        <translation>Die war schwer!</translation>
    </message>
    <message>
        <source>As good as your best!</source>
        <translation>So gut wie dein Bestes!</translation>
    </message>
    <message>
        <source>Keep it up!</source>
        <translation>Weiter so!</translation>
    </message>
    <message>
        <source>Until next time!</source>
        <translation>Bis zum nächsten Mal!</translation>
    </message>
    <message>
        <source>Well practised!</source>
        <translation>Gut geübt!</translation>
    </message>
    <message>
        <source>Well practised, {name}!</source>
        <translation>Gut geübt, {name}!</translation>
    </message>
    <message>
        <source>your best so far</source>
        <translation>dein Bestes bisher</translation>
    </message>
    <message>
        <source>right so far</source>
        <translation>bis jetzt richtig</translation>
    </message>
    <message>
        <source>right in the end</source>
        <translation>am Ende richtig</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns, so none has won.</source>
        <translation>Die Teams waren nicht gleich oft an der Reihe, also hat keines gewonnen.</translation>
    </message>
    <message>
        <source>Only a round of 3 minutes counts as your best.</source>
        <translation>Nur eine Runde von 3 Minuten zählt als deine beste.</translation>
    </message>
    <message>
        <source>Your first round: this is the number to beat.</source>
        <translation>Deine erste Runde: Diese Zahl gilt es zu schlagen.</translation>
    </message>
    <message>
        <source>All of them right at once!</source>
        <translation>Alle auf Anhieb richtig!</translation>
    </message>
    <message numerus="yes">
        <source>Your sum: %n point(s).</source>
        <translation>
            <numerusform>Deine Aufgabe: %n Punkt.</numerusform>
            <numerusform>Deine Aufgabe: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>An open star: with a hint, or at the second try.</source>
        <translation>Ein leerer Stern: mit einem Tipp oder beim zweiten Versuch.</translation>
    </message>
    <message>
        <source>A full star: right at once, without a hint.</source>
        <translation>Ein voller Stern: sofort richtig, ohne Tipp.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>You can try again what did not work yet, whenever you like.</source>
        <translation>Was noch nicht geklappt hat, kannst du jederzeit noch einmal versuchen.</translation>
    </message>
    <message>
        <source>What was difficult comes again tomorrow.</source>
        <translation>Was schwierig war, kommt morgen wieder.</translation>
    </message>
    <message>
        <source>What was difficult comes again in the next few days.</source>
        <translation>Was schwierig war, kommt in den nächsten Tagen wieder.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>all right so far</source>
        <translation>bisher alles richtig</translation>
    </message>
    <message>
        <source>{number} of {all} right at once</source>
        <translation>{number} von {all} gleich richtig</translation>
    </message>
    <message>
        <source>not right yet</source>
        <translation>noch nicht geschafft</translation>
    </message>
    <message>
        <source>then right</source>
        <translation>danach richtig</translation>
    </message>
    <message>
        <source>a start has been made</source>
        <translation>der Anfang ist gemacht</translation>
    </message>
    <message>
        <source>goes well</source>
        <translation>klappt gut</translation>
    </message>
    <message>
        <source>still practising</source>
        <translation>wird noch geübt</translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n gelöst</numerusform>
            <numerusform>%n gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly always right</source>
        <translation>fast immer richtig</translation>
    </message>
    <message>
        <source>mostly right</source>
        <translation>meistens richtig</translation>
    </message>
    <message>
        <source>right about half of the time</source>
        <translation>etwa jedes zweite Mal richtig</translation>
    </message>
    <message>
        <source>sometimes right</source>
        <translation>manchmal richtig</translation>
    </message>
    <message>
        <source>still hard</source>
        <translation>noch schwer</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>fairly sure</source>
        <translation>ziemlich sicher</translation>
    </message>
    <message>
        <source>not sure yet</source>
        <translation>noch nicht sicher</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill}: {often}</source>
        <translation>{skill}: {often}</translation>
    </message>
    <message>
        <source>Goes well: {skills}.</source>
        <translation>Klappt gut: {skills}.</translation>
    </message>
    <message numerus="yes">
        <source>Once more: %n exercise(s).</source>
        <translation>
            <numerusform>Noch einmal: %n Aufgabe.</numerusform>
            <numerusform>Noch einmal: %n Aufgaben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of the day solved.</source>
        <translation>
            <numerusform>%n Rätsel des Tages gelöst.</numerusform>
            <numerusform>%n Rätsel des Tages gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>A start has been made.</source>
        <translation>Der Anfang ist gemacht.</translation>
    </message>
    <message>
        <source>puzzle of the day, {day}</source>
        <translation>Rätsel des Tages, {day}</translation>
    </message>
    <message>
        <source>practised freely</source>
        <translation>frei geübt</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>speed round</source>
        <translation>schnelle Runde</translation>
    </message>
    <message>
        <source>exercises of the class</source>
        <translation>Aufgaben mit der Klasse</translation>
    </message>
    <message>
        <source>{solved} of {number} solved</source>
        <translation>{solved} von {number} gelöst</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
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
        <translation>Neuer Spieler…</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Who practises?</source>
        <translation>Wer übt?</translation>
    </message>
</context>
<context>
    <name>PractisePicture</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>This cannot be printed: {problem}.</source>
        <translation>Das kann nicht gedruckt werden: {problem}.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Bild…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>nothing can be printed there</source>
        <translation>dort kann nichts gedruckt werden</translation>
    </message>
    <message>
        <source>This computer has no printer.</source>
        <translation>Dieser Computer hat keinen Drucker.</translation>
    </message>
    <message>
        <source>A PDF can be printed on another computer.</source>
        <translation>Eine PDF-Datei lässt sich auf einem anderen Computer drucken.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>The results cannot be printed: {problem}.</source>
        <translation>Die Ergebnisse lassen sich nicht drucken: {problem}.</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>What is saved about pupils and players</source>
        <translation>Was über Kinder und Spieler gespeichert wird</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Everything stays on this computer. The program sends nothing anywhere: it has no accounts, no servers and no statistics. A name is enough, and need not be a real one.</source>
        <translation>Alles bleibt auf diesem Computer. Das Programm sendet nirgendwohin etwas: Es hat keine Konten, keine Server und keine Statistik. Ein Name genügt und muss nicht der echte sein.</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>Was gespeichert wird</translation>
    </message>
    <message>
        <source>The name with a picture, a colour and the day it was entered; the class, if there is one; the age group, if it was asked for; games with their moves, hints and times; lessons with the team and the own turns; exercises with what was answered, and how well each skill is known; the step reached in the first steps. No dates of birth, addresses, photographs or marks. Surnames in a list of names only tell equal first names apart: all that is saved of them are the letters you see.</source>
        <translation>Der Name mit Bild, Farbe und dem Tag des Eintragens; die Klasse, wenn es eine gibt; die Altersgruppe, wenn danach gefragt wurde; Spiele mit Zügen, Tipps und Zeiten; Schulstunden mit dem Team und den eigenen Zügen; Aufgaben mit dem, was gelegt wurde, und wie gut jede Fertigkeit sitzt; wie weit jemand mit den ersten Schritten ist. Keine Geburtsdaten, Adressen, Fotos oder Noten. Nachnamen in einer Namensliste unterscheiden nur gleiche Vornamen: Gespeichert werden davon nur die Buchstaben, die du siehst.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>In this folder. Whoever uses the program in the same account sees the same names and results. Nothing is deleted by itself, except deleted games after 30 days, and old backups.</source>
        <translation>In diesem Ordner. Wer das Programm im selben Benutzerkonto verwendet, sieht dieselben Namen und Ergebnisse. Nichts verschwindet von selbst, außer gelöschten Spielen nach 30 Tagen und alten Sicherungen.</translation>
    </message>
    <message>
        <source>To look at it, and to take it along</source>
        <translation>Ansehen und mitnehmen</translation>
    </message>
    <message>
        <source>A person’s page shows games, records and practice, and prints them. “Export” under “Results” and “Classes” saves them for a spreadsheet. Each game can be saved as a file.</source>
        <translation>Die Seite einer Person zeigt Spiele, Rekorde und Übungen und druckt sie. „Exportieren“ bei „Ergebnisse“ und „Klassen“ speichert sie für eine Tabellenkalkulation. Jedes Spiel lässt sich als Datei speichern.</translation>
    </message>
    <message>
        <source>To correct and to remove it</source>
        <translation>Berichtigen und entfernen</translation>
    </message>
    <message>
        <source>“Rename” on a person’s page corrects the name in all games, too. “Remove” removes the person for good from results, games and backups on this computer; in games with others, “Somebody” is in the person’s place. “Classes” removes several pupils at once. What was exported or printed stays as it is.</source>
        <translation>„Umbenennen“ auf der Seite einer Person berichtigt den Namen auch in allen Spielen. „Entfernen“ entfernt die Person endgültig aus Ergebnissen, Spielen und Sicherungen auf diesem Computer; in Spielen mit anderen steht dort „Jemand“. Unter „Klassen“ lassen sich mehrere Kinder auf einmal entfernen. Was exportiert oder gedruckt wurde, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Folder with the games and results</source>
        <translation>Ordner mit Spielen und Ergebnissen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>ProposalWords</name>
    <message>
        <source>Harder level</source>
        <translation>Schwerere Stufe</translation>
    </message>
    <message>
        <source>Easier level</source>
        <translation>Leichtere Stufe</translation>
    </message>
    <message>
        <source>That was easy for you. Level “{level}” lays better sums: try it?</source>
        <translation>Das war leicht für dich. Die Stufe „{level}“ legt bessere Rechnungen. Probieren?</translation>
    </message>
    <message>
        <source>That was a hard one: try an easier level?</source>
        <translation>Das war schwer. Willst du eine leichtere Stufe probieren?</translation>
    </message>
    <message numerus="yes">
        <source>Won %n time(s) in a row: try the next level?</source>
        <translation>
            <numerusform>%n-mal hintereinander gewonnen! Willst du die nächste Stufe probieren?</numerusform>
            <numerusform>%n-mal hintereinander gewonnen! Willst du die nächste Stufe probieren?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost %n time(s) in a row: try an easier level?</source>
        <translation>
            <numerusform>%n-mal hintereinander verloren. Willst du eine leichtere Stufe probieren?</numerusform>
            <numerusform>%n-mal hintereinander verloren. Willst du eine leichtere Stufe probieren?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Formula Desktop: puzzles of the day</source>
        <translation>Formula Desktop: Rätsel des Tages</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>{puzzle} solved at once</source>
        <translation>{puzzle} sofort gelöst</translation>
    </message>
    <message>
        <source>{puzzle} solved with a hint or at the second try</source>
        <translation>{puzzle} mit Tipp oder beim zweiten Versuch gelöst</translation>
    </message>
    <message>
        <source>{puzzle} not yet solved</source>
        <translation>{puzzle} noch nicht gelöst</translation>
    </message>
    <message>
        <source>{puzzle} tried, not yet solved</source>
        <translation>{puzzle} versucht, noch nicht gelöst</translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>Today: {day}</source>
        <translation>Heute: {day}</translation>
    </message>
    <message>
        <source>Puzzles of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Share the result of the day</source>
        <translation>Das Ergebnis des Tages teilen</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Als &amp;Text</translation>
    </message>
    <message>
        <source>As a &amp;picture</source>
        <translation>Als &amp;Bild</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Then this game no longer counts in the results. Redoing the turn does not change that.</source>
        <translation>Dann wird dieses Spiel nicht mehr gewertet. Auch Wiederherstellen ändert das nicht.</translation>
    </message>
    <message>
        <source>Undo the turn?</source>
        <translation>Zug rückgängig machen?</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>An einem anderen &amp;Tag weiter</translation>
    </message>
</context>
<context>
    <name>ReadyMadeRow</name>
    <message>
        <source>{name}: rules of your own.</source>
        <translation>{name}: deine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Other rules have this name already.</source>
        <translation>Andere Regeln heißen schon so.</translation>
    </message>
    <message>
        <source>Delete the rules {name}?</source>
        <translation>Die Regeln {name} löschen?</translation>
    </message>
    <message>
        <source>Games that were played with them stay as they are.</source>
        <translation>Spiele, die damit gespielt wurden, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Dieser Name hat Zeichen, die sich nicht zeigen lassen.</translation>
    </message>
    <message>
        <source>There is no room for more rules of your own: delete some first.</source>
        <translation>Für weitere eigene Regeln ist kein Platz: Lösch zuerst welche.</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>Rules for</source>
        <translation>Regeln für</translation>
    </message>
    <message>
        <source>Age {age} and up</source>
        <translation>Ab {age} Jahren</translation>
    </message>
    <message>
        <source>Rules of your own. Here you can save them with a name.</source>
        <translation>Deine eigenen Regeln. Hier kannst du sie mit einem Namen speichern.</translation>
    </message>
    <message>
        <source>plus, minus</source>
        <translation>plus, minus</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Printed rules</source>
        <translation>Originalregeln</translation>
    </message>
    <message>
        <source>For 250 points</source>
        <translation>Um 250 Punkte</translation>
    </message>
    <message>
        <source>Times and divided by, four cards</source>
        <translation>Mal und geteilt durch, vier Karten</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <translation>Vielfache von fünf</translation>
    </message>
    <message>
        <source>&amp;Save these rules…</source>
        <translation>&amp;Diese Regeln speichern…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Not right, {sum}.</source>
        <translation>Nicht richtig, {sum}.</translation>
    </message>
    <message>
        <source>It was {sum}.</source>
        <translation>Es war {sum}.</translation>
    </message>
    <message>
        <source>{wrong}. Try once more.</source>
        <translation>{wrong}. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>With a hint it does not count.</source>
        <translation>Mit einem Tipp zählt diese Aufgabe nicht.</translation>
    </message>
    <message>
        <source>A good start. Go on!</source>
        <translation>Guter Anfang. Weiter so!</translation>
    </message>
    <message>
        <source>Right! That is the most there is.</source>
        <translation>Richtig! Mehr geht nicht.</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Right! {praise}</source>
        <translation>Richtig! {praise}</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Zuerst fertig</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Same level</source>
        <translation>Gleiche Stufe</translation>
    </message>
    <message>
        <source>Print a certificate</source>
        <translation>Eine Urkunde drucken</translation>
    </message>
    <message>
        <source>Print certificates</source>
        <translation>Urkunden drucken</translation>
    </message>
    <message>
        <source>Choose your name and picture</source>
        <translation>Wähle Namen und Bild</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{names} share the win in this round</source>
        <translation>{names} gewinnen die Runde gemeinsam</translation>
    </message>
    <message>
        <source>{name} won the round</source>
        <translation>Runde gewonnen: {name}</translation>
    </message>
    <message>
        <source>The best formula: {points} by {name}</source>
        <translation>Die beste Formel: {points} von {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards} by {name}</source>
        <translation>Die meisten Karten in einem Zug: {cards} von {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n Runde gewonnen</numerusform>
            <numerusform>%n Runden gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win in this match: {score}</source>
        <translation>{names} gewinnen die Partie gemeinsam: {score}</translation>
    </message>
    <message>
        <source>{name} won the match: {score}</source>
        <translation>Partie gewonnen: {name}, {score}</translation>
    </message>
    <message>
        <source>Your best formula: {points}</source>
        <translation>Deine beste Formel: {points}</translation>
    </message>
    <message>
        <source>Your most cards in one turn: {cards}</source>
        <translation>Dein größter Zug: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n formula(s)</source>
        <translation>
            <numerusform>%n Formel</numerusform>
            <numerusform>%n Formeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid in this match: {formulas}.</source>
        <translation>Gelegt in dieser Partie: {formulas}.</translation>
    </message>
    <message>
        <source>The most in one turn: {cards}.</source>
        <translation>Dein größter Zug: {cards}.</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>Gemeinsam gewonnen!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} gewinnen gemeinsam!</translation>
    </message>
    <message>
        <source>You won this round!</source>
        <translation>Du hast diese Runde gewonnen!</translation>
    </message>
    <message>
        <source>The round is a tie</source>
        <translation>Die Runde endet unentschieden</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>{name} won this round</source>
        <translation>Runde gewonnen: {name}</translation>
    </message>
    <message>
        <source>{name}’s best formula: {points}</source>
        <translation>Die beste Formel von {name}: {points}</translation>
    </message>
    <message>
        <source>{name}: {cards} in one turn</source>
        <translation>{name}: {cards} in einem Zug</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>Das war knapp!</translation>
    </message>
    <message>
        <source>You won {number} of {rounds} rounds!</source>
        <translation>Du hast {number} von {rounds} Runden gewonnen!</translation>
    </message>
    <message>
        <source>You had the fewest cards.</source>
        <translation>Du hattest die wenigsten Karten.</translation>
    </message>
    <message>
        <source>{name} won this round</source>
        <comment>one person</comment>
        <translation>{name} hat diese Runde gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>{names} each won %n round(s).</source>
        <translation>
            <numerusform>{names} haben je %n Runde gewonnen.</numerusform>
            <numerusform>{names} haben je %n Runden gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were ahead, with %n round(s) won!</source>
        <translation>
            <numerusform>Du lagst vorn, mit %n gewonnener Runde!</numerusform>
            <numerusform>Du lagst vorn, mit %n gewonnenen Runden!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s).</source>
        <translation>
            <numerusform>{name} hat %n Runde gewonnen.</numerusform>
            <numerusform>{name} hat %n Runden gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s), {other} none yet.</source>
        <translation>
            <numerusform>{name} hat %n Runde gewonnen, {other} noch keine.</numerusform>
            <numerusform>{name} hat %n Runden gewonnen, {other} noch keine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s), {other} {number}.</source>
        <translation>
            <numerusform>{name} hat %n Runde gewonnen, {other} {number}.</numerusform>
            <numerusform>{name} hat %n Runden gewonnen, {other} {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the most rounds.</source>
        <translation>Du hast die meisten Runden gewonnen.</translation>
    </message>
    <message>
        <source>You laid a formula in every turn!</source>
        <translation>Du hast in jedem Zug eine Formel gelegt!</translation>
    </message>
    <message numerus="yes">
        <source>You were done in %n turn(s)!</source>
        <translation>
            <numerusform>Du warst in %n Zug fertig!</numerusform>
            <numerusform>Du warst in %n Zügen fertig!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n round(s), too.</source>
        <translation>
            <numerusform>Du hast auch %n Runde gewonnen.</numerusform>
            <numerusform>Du hast auch %n Runden gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n formula(s).</source>
        <translation>
            <numerusform>Du hast %n Formel gelegt.</numerusform>
            <numerusform>Du hast %n Formeln gelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Almost! You were only {points} short.</source>
        <translation>Fast! Dir fehlte nicht viel, nur {points}.</translation>
    </message>
    <message>
        <source>Almost! You had only {cards} more.</source>
        <translation>Fast! Du hattest nur {cards} mehr.</translation>
    </message>
    <message>
        <source>Almost! You were only one round short.</source>
        <translation>Fast! Dir fehlte nur eine Runde.</translation>
    </message>
    <message>
        <source>Almost! You had only {cards} left.</source>
        <translation>Fast! Du hattest nur noch {cards}.</translation>
    </message>
    <message>
        <source>Your best formula without the hint: {points}</source>
        <translation>Deine beste Formel ohne Tipp: {points}</translation>
    </message>
    <message>
        <source>Your most cards without the hint: {cards}</source>
        <translation>Deine meisten Karten ohne Tipp: {cards}</translation>
    </message>
    <message>
        <source>This is how {name} won the round</source>
        <translation>So hat {name} die Runde gewonnen</translation>
    </message>
    <message>
        <source>The hint laid {cards} in one turn. That does not count as your own best.</source>
        <translation>Der Tipp hat {cards} in einem Zug gelegt. Das zählt nicht als dein Rekord.</translation>
    </message>
    <message>
        <source>On to the next round!</source>
        <translation>Auf zur nächsten Runde!</translation>
    </message>
    <message>
        <source>You could often lay something: look for a small sum first.</source>
        <translation>Du konntest oft etwas legen. Such zuerst eine kleine Aufgabe.</translation>
    </message>
    <message>
        <source>Taking cards is fine: there is more to choose from.</source>
        <translation>Karten nehmen ist in Ordnung, so hast du mehr Auswahl.</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is a tie: {score}</source>
        <translation>Die Partie endet unentschieden: {score}</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>under 1%</source>
        <translation>unter 1&#x202f;%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
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
        <translation>{names}, gemeinsam</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>won together</source>
        <translation>gemeinsam gewonnen</translation>
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
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>früher beendet</translation>
    </message>
    <message>
        <source>own turns: {number}</source>
        <translation>eigene Züge: {number}</translation>
    </message>
    <message>
        <source>best sum: {points}</source>
        <translation>beste Rechnung: {points}</translation>
    </message>
    <message>
        <source>It was a class game.</source>
        <translation>Das war ein Klassenspiel.</translation>
    </message>
    <message>
        <source>It counts.</source>
        <translation>Es zählt.</translation>
    </message>
    <message>
        <source>This game does not count in the results.</source>
        <translation>Dieses Spiel wird nicht gewertet.</translation>
    </message>
    <message>
        <source>The results were damaged. They were set aside, and rebuilt from the games.</source>
        <translation>Die Ergebnisse waren beschädigt. Sie wurden beiseitegelegt und aus den Spielen neu erstellt.</translation>
    </message>
    <message>
        <source>The results were missing. They were rebuilt from a copy, or from the games alone.</source>
        <translation>Die Ergebnisse waren weg. Sie wurden aus einer Kopie oder allein aus den Spielen neu erstellt.</translation>
    </message>
    <message>
        <source>The results are from a newer version of this program, and stay as they are.</source>
        <translation>Die Ergebnisse sind von einer neueren Version dieses Programms und bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Another program is using the results. What you play is added later.</source>
        <translation>Ein anderes Programm benutzt gerade die Ergebnisse. Was du spielst, wird später eingetragen.</translation>
    </message>
    <message>
        <source>The program may not write the results here. What you play is added later.</source>
        <translation>Das Programm darf die Ergebnisse hier nicht speichern. Was du spielst, wird später eingetragen.</translation>
    </message>
    <message>
        <source>The disk is full. What you play is added to the results later.</source>
        <translation>Die Festplatte ist voll. Was du spielst, wird später in die Ergebnisse eingetragen.</translation>
    </message>
    <message>
        <source>The results cannot be read. What you play is added later.</source>
        <translation>Die Ergebnisse lassen sich nicht lesen. Was du spielst, wird später eingetragen.</translation>
    </message>
    <message>
        <source>It was opened from a file.</source>
        <translation>Es wurde aus einer Datei geöffnet.</translation>
    </message>
    <message>
        <source>It is a copy of another game.</source>
        <translation>Es ist eine Kopie eines anderen Spiels.</translation>
    </message>
    <message>
        <source>A turn was undone.</source>
        <translation>Ein Zug wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Its file was changed outside this program.</source>
        <translation>Die Datei wurde außerhalb dieses Programms verändert.</translation>
    </message>
    <message>
        <source>Its players wanted it not to count.</source>
        <translation>Die Spieler wollten, dass es nicht zählt.</translation>
    </message>
    <message>
        <source>The game was stopped early: only its records count.</source>
        <translation>Das Spiel wurde früher beendet, nur die Rekorde zählen.</translation>
    </message>
    <message>
        <source>Only computers played.</source>
        <translation>Nur Computer haben gespielt.</translation>
    </message>
    <message>
        <source>It was not played to its end.</source>
        <translation>Es wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Somebody gave up.</source>
        <translation>Jemand hat aufgegeben.</translation>
    </message>
    <message>
        <source>Somebody ran out of time.</source>
        <translation>Jemand hat die Zeit überschritten.</translation>
    </message>
    <message>
        <source>Not everybody at the table is a participant.</source>
        <translation>Nicht alle am Tisch sind als Teilnehmer eingetragen.</translation>
    </message>
    <message>
        <source>The same person had several seats.</source>
        <translation>Dieselbe Person hatte mehrere Plätze.</translation>
    </message>
    <message>
        <source>Records in {game}</source>
        <translation>Rekorde in {game}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Noch ist kein Spiel beendet.</translation>
    </message>
</context>
<context>
    <name>ResultsFrame</name>
    <message>
        <source>Choose a game to see whether it counts.</source>
        <translation>Wähle ein Spiel und sieh, ob es zählt.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
</context>
<context>
    <name>ResultsOverview</name>
    <message>
        <source>No game that counts has been finished yet.</source>
        <translation>Noch ist kein gewertetes Spiel beendet.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>any number of players</source>
        <translation>beliebig vielen Spielern</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spielern</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a name opens the page of that player.</source>
        <translation>Ein Klick auf einen Namen öffnet die Seite dieses Spielers.</translation>
    </message>
    <message>
        <source>These are the games that count: played to the end in this program, with no turn undone and nobody in two seats. Under Games each game says whether it counts.</source>
        <translation>Hier stehen die gewerteten Spiele: zu Ende gespielt, ohne zurückgenommenen Zug, und niemand saß auf zwei Plätzen. Unter „Spiele“ steht bei jedem Spiel, ob es zählt.</translation>
    </message>
    <message>
        <source>Score: a win adds 4 to 16, a loss 1 to 3. Strength: 100 is the average of everybody.</source>
        <translation>Wertung: Ein Sieg bringt 4 bis 16 dazu, eine Niederlage 1 bis 3. Spielstärke: 100 ist der Durchschnitt aller.</translation>
    </message>
    <message>
        <source>Best game: without the hint’s sums, which the average does count.</source>
        <translation>Bestes Spiel: ohne die Rechnungen vom Tipp; im Durchschnitt zählen sie mit.</translation>
    </message>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>Die Ergebnisse sind gerade nicht verfügbar. Starte das Programm neu.</translation>
    </message>
    <message>
        <source>Nobody has practised yet.</source>
        <translation>Noch hat niemand geübt.</translation>
    </message>
    <message>
        <source>Nobody has played this game to the end yet.</source>
        <translation>Noch niemand hat dieses Spiel zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Here you see who has won how often, once a game counts.</source>
        <translation>Hier siehst du, wer wie oft gewonnen hat, sobald ein Spiel zählt.</translation>
    </message>
    <message>
        <source>Under Games each finished game says why it does not count.</source>
        <translation>Unter „Spiele“ steht bei jedem Spiel, warum es nicht zählt.</translation>
    </message>
    <message>
        <source>The name at the top of Home opens your own page.</source>
        <translation>Der Name oben auf der Startseite öffnet deine eigene Seite.</translation>
    </message>
    <message>
        <source>Standings of &amp;{game}…</source>
        <translation>Rangliste von &amp;{game}…</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Spiele…</translation>
    </message>
    <message>
        <source>&amp;Turns…</source>
        <translation>&amp;Züge…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>Auf&amp;gaben…</translation>
    </message>
    <message>
        <source>&amp;Skills…</source>
        <translation>&amp;Können…</translation>
    </message>
    <message>
        <source>Export the standings</source>
        <translation>Rangliste exportieren</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Export the turns</source>
        <translation>Züge exportieren</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Export the exercises</source>
        <translation>Aufgaben exportieren</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Export the skills</source>
        <translation>Können exportieren</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Matches of</source>
        <translation>Partien mit</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>This game is no longer saved; only its result is.</source>
        <translation>Dieses Spiel ist nicht mehr gespeichert, nur sein Ergebnis.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Sort by: {column}</source>
        <translation>Sortieren nach: {column}</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>{game}: speed round</source>
        <translation>{game}: schnelle Runde</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>A new record!</source>
        <translation>Ein neuer Rekord!</translation>
    </message>
</context>
<context>
    <name>RoundSharing</name>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>About these pages</source>
        <translation>Über diese Seiten</translation>
    </message>
    <message>
        <source>Agreed and added</source>
        <translation>Vereinbart und ergänzt</translation>
    </message>
    <message>
        <source>The printed rules say nothing about this, or can be read in two ways; this is how it is played here.</source>
        <translation>Die gedruckten Regeln sagen dazu nichts oder lassen sich auf zwei Arten lesen; so wird es hier gespielt.</translation>
    </message>
    <message>
        <source>This is not in any printed rules; this program offers it as an extra.</source>
        <translation>Das steht nicht in den gedruckten Regeln; dieses Programm bietet es zusätzlich.</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
    <message>
        <source>Agreed here:</source>
        <translation>Hier vereinbart:</translation>
    </message>
    <message>
        <source>Added here:</source>
        <translation>Hier ergänzt:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not allowed:&lt;/b&gt; {sum}. {why}.</source>
        <translation>&lt;b&gt;Nicht erlaubt:&lt;/b&gt; {sum}. {why}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Allowed:&lt;/b&gt; {sum}, {points}.</source>
        <translation>&lt;b&gt;Erlaubt:&lt;/b&gt; {sum}, {points}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Allowed:&lt;/b&gt; {sum}.</source>
        <translation>&lt;b&gt;Erlaubt:&lt;/b&gt; {sum}.</translation>
    </message>
    <message>
        <source>On the board: {there}. Laid: {sum}.</source>
        <translation>Auf dem Brett: {there}. Gelegt: {sum}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>On the table: {there}. Played: {sum}.</source>
        <translation>Auf dem Tisch: {there}. Gelegt: {sum}.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>RulesLink</name>
    <message>
        <source>Rules: {title}</source>
        <translation>Regeln: {title}</translation>
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
        <translation>{number} von {hits}</translation>
    </message>
    <message>
        <source>Not found here, but in the rules of {game}.</source>
        <translation>Hier nicht gefunden, aber in den Regeln von {game}.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>As this game is played</source>
        <translation>So, wie dieses Spiel gespielt wird</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>In short, on one page</source>
        <translation>Kurz, auf einer Seite</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Spielregeln</translation>
    </message>
    <message>
        <source>In this game:</source>
        <translation>In diesem Spiel:</translation>
    </message>
</context>
<context>
    <name>SchoolYear</name>
    <message>
        <source>New school year</source>
        <translation>Neues Schuljahr</translation>
    </message>
    <message>
        <source>The class stays with its name, and has no pupils any more.</source>
        <translation>Die Klasse behält ihren Namen und hat keine Kinder mehr.</translation>
    </message>
    <message>
        <source>The class {name}</source>
        <translation>Die Klasse {name}</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>Alle Klassen</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>&amp;Keep the pupils’ results</source>
        <translation>Ergebnisse der Kinder &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Remove the pupils with their results</source>
        <translation>Kinder mit Ergebnissen &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>Be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Mensch oder Computer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Picture and colour</source>
        <translation>Bild und Farbe</translation>
    </message>
    <message>
        <source>Picture and colour of {name}</source>
        <translation>Bild und Farbe von {name}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Spieler {number} hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>The name of player {number} has more than {most} characters.</source>
        <translation>Der Name von Spieler {number} hat mehr als {most} Zeichen.</translation>
    </message>
    <message>
        <source>The name of player {number} has characters that cannot be shown.</source>
        <translation>Der Name von Spieler {number} hat Zeichen, die sich nicht zeigen lassen.</translation>
    </message>
    <message>
        <source>A game with only computers does not count in the results.</source>
        <translation>Ein Spiel nur mit Computern wird nicht gewertet.</translation>
    </message>
    <message>
        <source>{name} sits there twice: this game does not count in the results.</source>
        <translation>{name} sitzt zweimal da: Dieses Spiel wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>der Computer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>Spieler &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Phones and tablets…</source>
        <translation>Handys und Tablets…</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Team {number}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>this is not a play: a square, a direction, one space and a sum</source>
        <translation>das ist kein Zug: ein Feld, eine Richtung, ein Leerzeichen und eine Rechnung</translation>
    </message>
    <message>
        <source>&apos;{character}&apos; does not belong in a sum</source>
        <translation>„{character}“ gehört nicht in eine Rechnung</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not have the form of a sum</source>
        <translation>„{text}“ hat nicht die Form einer Rechnung</translation>
    </message>
    <message>
        <source>a number of the sum is missing</source>
        <translation>in der Rechnung fehlt eine Zahl</translation>
    </message>
    <message>
        <source>a blank has no digit yet</source>
        <translation>ein Blankostein hat noch keine Ziffer</translation>
    </message>
    <message>
        <source>this blank stays {digit}: it was chosen in an earlier turn</source>
        <translation>dieser Blankostein bleibt {digit}, denn das wurde in einem früheren Zug gewählt</translation>
    </message>
    <message>
        <source>a play has at most 100 characters</source>
        <translation>ein Zug hat höchstens 100 Zeichen</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>the time for the turn was over</source>
        <translation>die Zeit für den Zug war abgelaufen</translation>
    </message>
    <message>
        <source>the time for the turn was not over</source>
        <translation>die Zeit für den Zug war nicht abgelaufen</translation>
    </message>
    <message>
        <source>in this game there is no limit to the time for a turn</source>
        <translation>in diesem Spiel ist die Zeit für einen Zug unbegrenzt</translation>
    </message>
    <message>
        <source>no tile has been put down yet</source>
        <translation>noch wurde kein Stein gelegt</translation>
    </message>
    <message>
        <source>all tiles of a turn lie in one row or one column</source>
        <translation>alle Steine eines Zuges liegen in einer Zeile oder Spalte</translation>
    </message>
    <message>
        <source>{square}, in the middle of the sum, is empty</source>
        <translation>{square}, mitten in der Rechnung, ist leer</translation>
    </message>
    <message>
        <source>the sum leaves the board</source>
        <translation>die Rechnung ragt über das Brett hinaus</translation>
    </message>
    <message>
        <source>a tile lies on {square} already</source>
        <translation>{square} ist schon belegt</translation>
    </message>
    <message>
        <source>nothing lies on {square}</source>
        <translation>auf {square} liegt nichts</translation>
    </message>
    <message>
        <source>{lies} lies on {square}, not {tile}</source>
        <translation>auf {square} liegt {lies}, nicht {tile}</translation>
    </message>
    <message>
        <source>there is no {tile} left on the rack</source>
        <translation>du hast keinen Stein {tile} mehr</translation>
    </message>
    <message>
        <source>there is no blank left on the rack</source>
        <translation>du hast keinen Blankostein mehr</translation>
    </message>
    <message>
        <source>in this game sums are read to the right and down only</source>
        <translation>in diesem Spiel liest man nur nach rechts und nach unten</translation>
    </message>
    <message>
        <source>{laid} has no = yet</source>
        <translation>in {laid} fehlt noch das =</translation>
    </message>
    <message>
        <source>{laid} has no operator yet</source>
        <translation>in {laid} fehlt noch ein Rechenzeichen</translation>
    </message>
    <message>
        <source>{laid} has no answer yet</source>
        <translation>in {laid} fehlt noch das Ergebnis</translation>
    </message>
    <message>
        <source>in {laid} a number beside {sign} is missing</source>
        <translation>in {laid} fehlt eine Zahl neben {sign}</translation>
    </message>
    <message>
        <source>you can use only digits of the board, not {sign} on {square}</source>
        <translation>vom Brett gelten nur Ziffern, nicht {sign} auf {square}</translation>
    </message>
    <message>
        <source>{operator} is not used in this game</source>
        <translation>{operator} kommt in diesem Spiel nicht vor</translation>
    </message>
    <message>
        <source>in this game a sum has exactly one operator before =</source>
        <translation>in diesem Spiel hat eine Rechnung genau ein Rechenzeichen vor dem =</translation>
    </message>
    <message>
        <source>a sum has at most {most} operators before =</source>
        <translation>eine Rechnung hat höchstens {most} Rechenzeichen vor dem =</translation>
    </message>
    <message>
        <source>here a number before = has one digit, so {number} is too long</source>
        <translation>eine Zahl vor dem = hat hier eine Ziffer, {number} ist zu lang</translation>
    </message>
    <message>
        <source>the first sum has one operator before =, take the others back</source>
        <translation>die erste Rechnung hat ein Zeichen vor dem =, nimm die anderen zurück</translation>
    </message>
    <message>
        <source>{number} is too long: before = use one digit or an existing number</source>
        <translation>vor dem = nur eine Ziffer oder eine vorhandene Zahl, nicht {number}</translation>
    </message>
    <message>
        <source>{laid} does not end with its answer</source>
        <translation>{laid} endet nicht mit dem Ergebnis</translation>
    </message>
    <message>
        <source>{number} is too long before =. Lay one digit, or use a number that lies there</source>
        <translation>{number} ist vor dem = zu lang. Leg eine Ziffer, oder nimm eine Zahl, die schon liegt</translation>
    </message>
    <message>
        <source>an answer has one or two digits, and {number} has more</source>
        <translation>{number} ist zu lang: Ein Ergebnis hat höchstens zwei Ziffern</translation>
    </message>
    <message>
        <source>a two-digit answer does not start with 0, as {number} does</source>
        <translation>ein zweistelliges Ergebnis wie {number} beginnt nicht mit 0</translation>
    </message>
    <message>
        <source>you can’t divide by 0, as in {sum}</source>
        <translation>durch 0 kann man nicht teilen, wie in {sum}</translation>
    </message>
    <message>
        <source>{sum} leaves a remainder</source>
        <translation>{sum} geht nicht auf</translation>
    </message>
    <message>
        <source>in {sum}, {step} leaves a remainder</source>
        <translation>in {sum} geht {step} nicht auf</translation>
    </message>
    <message>
        <source>{sum} is {result}, not {outcome}</source>
        <translation>{sum} ist {result}, nicht {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from the right as {sum}, which is {result}, not {outcome}</source>
        <translation>{laid} ist von rechts gelesen {sum}, also {result}, nicht {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from below as {sum}, which is {result}, not {outcome}</source>
        <translation>{laid} ist von unten gelesen {sum}, also {result}, nicht {outcome}</translation>
    </message>
    <message>
        <source>{step} is {result}, and this game has numbers up to {largest}</source>
        <translation>{step} ist {result}, und dieses Spiel hat Zahlen bis {largest}</translation>
    </message>
    <message>
        <source>{step} is {result}, and this game has no numbers below 0</source>
        <translation>{step} ist {result}, und dieses Spiel hat keine Zahlen unter 0</translation>
    </message>
    <message>
        <source>in this game no sum continues another, as in {touching}</source>
        <translation>in diesem Spiel setzt keine Rechnung eine andere fort, wie in {touching}</translation>
    </message>
    <message>
        <source>{tile} would touch the sum’s start in {touching}</source>
        <translation>{tile} würde in {touching} den Anfang der Rechnung berühren</translation>
    </message>
    <message>
        <source>{tile} would touch the sum’s end in {touching}</source>
        <translation>{tile} würde in {touching} das Ende der Rechnung berühren</translation>
    </message>
    <message>
        <source>the first sum must have a digit on G7, the centre</source>
        <translation>die erste Rechnung braucht eine Ziffer auf G7, in der Mitte</translation>
    </message>
    <message>
        <source>the sum must use a digit that already lies on the board</source>
        <translation>die Rechnung braucht eine Ziffer, die schon auf dem Brett liegt</translation>
    </message>
    <message>
        <source>{sum} is not {outcome}</source>
        <translation>{sum} ist nicht {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from the right as {sum}, which is not {outcome}</source>
        <translation>{laid} heißt von rechts gelesen {sum}, und das ist nicht {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from below as {sum}, which is not {outcome}</source>
        <translation>{laid} heißt von unten gelesen {sum}, und das ist nicht {outcome}</translation>
    </message>
    <message>
        <source>{step} is higher than {largest}, the highest number of this game</source>
        <translation>{step} ist mehr als {largest}, die höchste Zahl dieses Spiels</translation>
    </message>
    <message>
        <source>{step} is less than 0</source>
        <translation>{step} ist kleiner als 0</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>das ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>there is no permission to read the file</source>
        <translation>diese Datei darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file cannot be read: {problem}</source>
        <translation>die Datei lässt sich nicht lesen: {problem}</translation>
    </message>
    <message>
        <source>the file is larger than 1 MiB</source>
        <translation>die Datei ist größer als 1&#xa0;MiB</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the file is not JSON at line {line}, column {column}</source>
        <translation>in Zeile {line}, Spalte {column} ist die Datei kein JSON</translation>
    </message>
    <message>
        <source>{text} is not a number of JSON</source>
        <translation>{text} ist keine Zahl in JSON</translation>
    </message>
    <message>
        <source>the file has a number with far too many digits</source>
        <translation>die Datei hat eine Zahl mit viel zu vielen Ziffern</translation>
    </message>
    <message>
        <source>the file has lists or objects nested far too deep</source>
        <translation>die Datei hat viel zu tief verschachtelte Listen oder Objekte</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is there twice</source>
        <translation>das Feld „{field}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>the file is not a game of this program</source>
        <translation>die Datei ist kein Spiel dieses Programms</translation>
    </message>
    <message>
        <source>the file has no version that exists</source>
        <translation>die Datei hat keine Version, die es gibt</translation>
    </message>
    <message>
        <source>the file is of version {version}; this program reads version 1</source>
        <translation>die Datei ist von Version {version}; dieses Programm liest Version 1</translation>
    </message>
    <message>
        <source>the file names a game that does not exist</source>
        <translation>die Datei nennt ein Spiel, das es nicht gibt</translation>
    </message>
    <message>
        <source>this is not an object with fields</source>
        <translation>das ist kein Objekt mit Feldern</translation>
    </message>
    <message>
        <source>there is an unknown field &apos;{field}&apos;</source>
        <translation>es gibt ein unbekanntes Feld „{field}“</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is missing</source>
        <translation>das Feld „{field}“ fehlt</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a list of texts</source>
        <translation>„{field}“ ist keine Liste von Texten</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a time like 2026-11-20T09:00:00Z</source>
        <translation>„{field}“ ist keine Zeit wie 2026-11-20T09:00:00Z</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is neither true nor false</source>
        <translation>„{field}“ ist weder true noch false</translation>
    </message>
    <message>
        <source>&apos;play&apos; is not a text</source>
        <translation>„play“ ist kein Text</translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {fewest} to {most} players</source>
        <translation>„players“ ist keine Liste von {fewest} bis {most} Spielern</translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {number} players</source>
        <translation>„players“ ist keine Liste von {number} Spielern</translation>
    </message>
    <message>
        <source>the name is not a text of 1 to 40 characters that can be shown</source>
        <translation>der Name ist kein Text aus 1 bis 40 Zeichen, die sich zeigen lassen</translation>
    </message>
    <message>
        <source>&apos;kind&apos; is neither person nor computer</source>
        <translation>„kind“ ist weder person noch computer</translation>
    </message>
    <message>
        <source>&apos;level&apos; is not beginner, easy, normal, hard or master</source>
        <translation>„level“ ist nicht beginner, easy, normal, hard oder master</translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not some of +-x/, in this order</source>
        <translation>„operators“ ist keine Auswahl aus +-x/ in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>&apos;operators&apos; has neither + nor x</source>
        <translation>„operators“ hat weder + noch x</translation>
    </message>
    <message>
        <source>&apos;max_cards&apos; is not 3, nor 4 with the operators x/ alone</source>
        <translation>„max_cards“ ist nicht 3 und auch nicht 4 mit nur x/ als Rechenzeichen</translation>
    </message>
    <message>
        <source>&apos;largest_number&apos; is not {numbers} or null</source>
        <translation>„largest_number“ ist nicht {numbers} oder null</translation>
    </message>
    <message>
        <source>&apos;max_number_cards&apos; is not 2 or 3</source>
        <translation>„max_number_cards“ ist nicht 2 oder 3</translation>
    </message>
    <message>
        <source>&apos;scoring&apos; is not first_out or points</source>
        <translation>„scoring“ ist nicht first_out oder points</translation>
    </message>
    <message>
        <source>&apos;target&apos; is not a whole number from 1 to 1,000,000</source>
        <translation>„target“ ist keine ganze Zahl von 1 bis 1&#x202f;000&#x202f;000</translation>
    </message>
    <message>
        <source>&apos;rounds&apos; is not a list of rounds</source>
        <translation>„rounds“ ist keine Liste von Runden</translation>
    </message>
    <message>
        <source>the round before is not over</source>
        <translation>die Runde davor ist nicht zu Ende</translation>
    </message>
    <message>
        <source>the match was over after the round before</source>
        <translation>die Partie war nach der Runde davor zu Ende</translation>
    </message>
    <message>
        <source>&apos;dealer&apos; is not one of the players</source>
        <translation>„dealer“ ist keiner der Spieler</translation>
    </message>
    <message>
        <source>the deal passes to the left every round, but &apos;dealer&apos; is another player</source>
        <translation>nach jeder Runde gibt der Spieler links vom Geber, aber „dealer“ ist ein anderer Spieler</translation>
    </message>
    <message>
        <source>the deck is not made of the right 59 cards</source>
        <translation>das Kartenspiel besteht nicht aus den richtigen 59 Karten</translation>
    </message>
    <message>
        <source>the stock is empty here, and the file has no refill for it</source>
        <translation>der Stapel ist hier leer, und die Datei hat keinen neuen dafür</translation>
    </message>
    <message>
        <source>refill {number} is not made of the covered cards</source>
        <translation>der neue Stapel {number} besteht nicht aus den zugedeckten Karten</translation>
    </message>
    <message>
        <source>there is a refill that was never needed</source>
        <translation>es gibt einen neuen Stapel, der nie gebraucht wurde</translation>
    </message>
    <message>
        <source>&apos;directions&apos; is not 2 or 4</source>
        <translation>„directions“ ist nicht 2 oder 4</translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not +-, +-x or +-x/</source>
        <translation>„operators“ ist nicht +-, +-x oder +-x/</translation>
    </message>
    <message>
        <source>&apos;max_operations&apos; is not 1 or 3</source>
        <translation>„max_operations“ ist nicht 1 oder 3</translation>
    </message>
    <message>
        <source>&apos;turn_limit_minutes&apos; is not a whole number of minutes from 1 to 1,000,000, nor null</source>
        <translation>„turn_limit_minutes“ ist weder eine ganze Zahl von Minuten von 1 bis 1&#x202f;000&#x202f;000 noch null</translation>
    </message>
    <message>
        <source>&apos;board&apos; is not one that exists</source>
        <translation>„board“ ist keins, das es gibt</translation>
    </message>
    <message>
        <source>&apos;board&apos; does not have {blue} blue squares and {red} other red ones</source>
        <translation>„board“ hat nicht {blue} blaue Felder und {red} andere rote</translation>
    </message>
    <message>
        <source>&apos;starts&apos; is not 0 or 1</source>
        <translation>„starts“ ist nicht 0 oder 1</translation>
    </message>
    <message>
        <source>the bag of digits is not made of the right 50 tiles</source>
        <translation>der Beutel mit Ziffern besteht nicht aus den richtigen 50 Steinen</translation>
    </message>
    <message>
        <source>the bag of operators is not made of the right {number} tiles</source>
        <translation>der Beutel mit Rechenzeichen besteht nicht aus den richtigen {number} Steinen</translation>
    </message>
    <message>
        <source>the game has become too long for a file, which holds at most 1 MiB</source>
        <translation>das Spiel ist zu lang geworden für eine Datei, in die höchstens 1&#xa0;MiB passt</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>there is no permission to write there</source>
        <translation>dort darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>nothing can be written to this disk</source>
        <translation>auf diesen Datenträger kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Festplatte ist voll</translation>
    </message>
    <message>
        <source>the file cannot be written: {problem}</source>
        <translation>die Datei lässt sich nicht schreiben: {problem}</translation>
    </message>
    <message>
        <source>options: {what}</source>
        <translation>Optionen: {what}</translation>
    </message>
    <message>
        <source>player {player}: {what}</source>
        <translation>Spieler {player}: {what}</translation>
    </message>
    <message>
        <source>round {round}: {what}</source>
        <translation>Runde {round} ({what})</translation>
    </message>
    <message>
        <source>round {round}, play {play}: {what}</source>
        <translation>Runde {round}, Zug {play} ({what})</translation>
    </message>
    <message>
        <source>deal: {what}</source>
        <translation>Austeilen: {what}</translation>
    </message>
    <message>
        <source>play {play}: {what}</source>
        <translation>Zug {play} ({what})</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number of cards</source>
        <translation>„{text}“ ist keine Zahl aus Karten</translation>
    </message>
    <message>
        <source>a number of the formula is missing</source>
        <translation>in der Formel fehlt eine Zahl</translation>
    </message>
    <message>
        <source>a formula has exactly one operator, between its first two numbers</source>
        <translation>eine Formel hat genau ein Rechenzeichen, zwischen ihren ersten beiden Zahlen</translation>
    </message>
    <message>
        <source>a formula has exactly one =</source>
        <translation>eine Formel hat genau ein =</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>the formula has no sign yet</source>
        <translation>in der Formel fehlt noch das Rechenzeichen</translation>
    </message>
    <message>
        <source>the formula has no answer yet</source>
        <translation>in der Formel fehlt noch das Ergebnis</translation>
    </message>
    <message>
        <source>{operator} is not used in this match</source>
        <translation>{operator} kommt in dieser Partie nicht vor</translation>
    </message>
    <message>
        <source>a formula takes at least one card from the hand</source>
        <translation>noch ist keine Karte gelegt; leg mindestens eine aus der Hand</translation>
    </message>
    <message>
        <source>at most {most} cards may be put down in one turn</source>
        <translation>in einem Zug darf man höchstens {most} Karten legen</translation>
    </message>
    <message>
        <source>a number has at most {most} cards here</source>
        <translation>hier hat eine Zahl höchstens {most} Karten</translation>
    </message>
    <message>
        <source>numbers go up to {most} here, and {number} is higher</source>
        <translation>hier gehen die Zahlen bis {most}, und {number} ist höher</translation>
    </message>
    <message>
        <source>a joker has no digit yet</source>
        <translation>ein Joker hat noch keine Ziffer</translation>
    </message>
    <message>
        <source>this joker stays {digit}: it was chosen in an earlier turn</source>
        <translation>dieser Joker bleibt {digit}, denn das wurde in einem früheren Zug gewählt</translation>
    </message>
    <message>
        <source>there is no {card} left in the hand</source>
        <translation>du hast keine {card} mehr in der Hand</translation>
    </message>
    <message>
        <source>there is no joker left in the hand</source>
        <translation>du hast keinen Joker mehr in der Hand</translation>
    </message>
    <message>
        <source>({cards}) does not lie there</source>
        <translation>({cards}) liegt dort nicht</translation>
    </message>
    <message>
        <source>a card of {number} would go; each one stays or is covered</source>
        <translation>von {number} würde eine Karte weggenommen; jede bleibt oder wird zugedeckt</translation>
    </message>
    <message>
        <source>in the first formula both starting cards stay as they are</source>
        <translation>in der ersten Formel bleiben beide Startkarten, wie sie sind</translation>
    </message>
    <message>
        <source>because of the zero rule, you replace all three numbers</source>
        <translation>wegen der Nullregel musst du alle drei Zahlen ersetzen</translation>
    </message>
    <message>
        <source>here a formula keeps at least one card from the table</source>
        <translation>in dieser Partie bleibt in jeder Formel mindestens eine Karte vom Tisch</translation>
    </message>
    <message>
        <source>a number of several cards does not start with 0: {number}</source>
        <translation>eine Zahl aus mehreren Karten beginnt nicht mit 0 wie {number}</translation>
    </message>
    <message>
        <source>you can’t divide by 0</source>
        <translation>durch 0 kann man nicht teilen</translation>
    </message>
    <message>
        <source>{sum} is less than 0</source>
        <translation>{sum} ist kleiner als 0</translation>
    </message>
    <message>
        <source>{sum} is {result}, not {answer}</source>
        <translation>{sum} ist {result}, nicht {answer}</translation>
    </message>
    <message>
        <source>nobody passes while there is a card to take</source>
        <translation>passen geht erst, wenn es keine Karte mehr zu ziehen gibt</translation>
    </message>
    <message>
        <source>there is no card to take</source>
        <translation>es gibt keine Karte zu ziehen</translation>
    </message>
    <message>
        <source>{sum} is not {answer}</source>
        <translation>{sum} ist nicht {answer}</translation>
    </message>
    <message>
        <source>this is not correct</source>
        <translation>das stimmt nicht</translation>
    </message>
    <message>
        <source>the sum that lies there stays as it is</source>
        <translation>die Rechnung, die schon daliegt, bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>nothing is laid</source>
        <translation>es ist nichts gelegt</translation>
    </message>
    <message>
        <source>correct, and it can be done with {goal} cards</source>
        <translation>das stimmt, und es geht mit {goal} Karten</translation>
    </message>
    <message>
        <source>correct: {points} of the {goal} points</source>
        <translation>das stimmt: {points} von {goal} Punkten</translation>
    </message>
    <message>
        <source>{sum} is {result}</source>
        <translation>{sum} ist {result}</translation>
    </message>
    <message>
        <source>{sum} is {result}, since {step} is {value}</source>
        <translation>{sum} ist {result}; zuerst {step} ist {value}</translation>
    </message>
    <message>
        <source>this way you lay {cards} cards, {more} more than you did</source>
        <translation>so legst du {cards} Karten, {more} mehr als eben</translation>
    </message>
    <message>
        <source>this way you lay {laid} of your {hand} cards</source>
        <translation>so legst du {laid} von deinen {hand} Karten</translation>
    </message>
    <message>
        <source>you can lay at most {laid} of your {hand} cards</source>
        <translation>du kannst höchstens {laid} von deinen {hand} Karten legen</translation>
    </message>
    <message>
        <source>this way no card is left</source>
        <translation>so bleibt keine Karte übrig</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}</source>
        <translation>{more} mehr: Das Ergebnis ist {answer}</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}, and {operator} earns {bonus}</source>
        <translation>{more} mehr: Das Ergebnis ist {answer}, und {operator} bringt {bonus}</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on red counts twice</source>
        <translation>{more} mehr: Die {digit} auf Rot zählt doppelt</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on red adds {bonus}</source>
        <translation>{more} mehr: Die {digit} auf Rot bringt {bonus} dazu</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on blue adds {bonus}</source>
        <translation>{more} mehr: Die {digit} auf Blau bringt {bonus} dazu</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}, and colours add {bonus}</source>
        <translation>{more} mehr: Das Ergebnis ist {answer}, und Farben bringen {bonus} dazu</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <source>points: {answer}, and {bonus} for coloured squares</source>
        <translation>Punkte: {answer}, und {bonus} für farbige Felder</translation>
    </message>
    <message>
        <source>you used the {digit} that lay there</source>
        <translation>du hast die {digit} benutzt, die da lag</translation>
    </message>
    <message>
        <source>you laid all {cards} cards</source>
        <translation>du hast alle {cards} Karten gelegt</translation>
    </message>
    <message>
        <source>your joker counts as {digit}</source>
        <translation>dein Joker zählt als {digit}</translation>
    </message>
    <message>
        <source>your blank counts as {digit}</source>
        <translation>dein Blankostein zählt als {digit}</translation>
    </message>
    <message>
        <source>the {digit} on red adds {bonus}</source>
        <translation>die {digit} auf Rot bringt {bonus} dazu</translation>
    </message>
    <message>
        <source>the {digit} on blue adds {bonus}</source>
        <translation>die {digit} auf Blau bringt {bonus} dazu</translation>
    </message>
    <message>
        <source>with 0 the number stays as it is</source>
        <translation>mit 0 bleibt die Zahl, wie sie ist</translation>
    </message>
    <message>
        <source>start at {number} and count {count} on</source>
        <translation>fang bei {number} an und zähl {count} weiter</translation>
    </message>
    <message>
        <source>start at {number} and count {count} back</source>
        <translation>fang bei {number} an und zähl {count} zurück</translation>
    </message>
    <message>
        <source>{step}, now add {sum}</source>
        <translation>{step}, jetzt noch {sum} dazu</translation>
    </message>
    <message>
        <source>{step}, now take away {sum}</source>
        <translation>{step}, jetzt noch {sum} weg</translation>
    </message>
    <message>
        <source>{step}, now put a 0 after that</source>
        <translation>{step}, jetzt eine 0 dahinter</translation>
    </message>
    <message>
        <source>how far is it from {low} to {high}?</source>
        <translation>wie weit ist es von {low} bis {high}?</translation>
    </message>
    <message>
        <source>{step}, now on to {high}</source>
        <translation>{step}, jetzt weiter bis {high}</translation>
    </message>
    <message>
        <source>work it out backwards: how much is {sum}?</source>
        <translation>rechne rückwärts: Wie viel ist {sum}?</translation>
    </message>
    <message>
        <source>with 0 times nothing is left</source>
        <translation>mal 0 bleibt nichts</translation>
    </message>
    <message>
        <source>1 times a number is that number itself</source>
        <translation>1 mal eine Zahl ist die Zahl selbst</translation>
    </message>
    <message>
        <source>10 times: put a 0 after the {number}</source>
        <translation>Für mal 10 hängst du eine 0 an die {number}</translation>
    </message>
    <message>
        <source>it is the double of {number}</source>
        <translation>es ist das Doppelte von {number}</translation>
    </message>
    <message>
        <source>it is the half of {number}</source>
        <translation>es ist die Hälfte von {number}</translation>
    </message>
    <message>
        <source>{step}, now double that</source>
        <translation>{step}, jetzt das Doppelte davon</translation>
    </message>
    <message>
        <source>{step}, now half of that</source>
        <translation>{step}, jetzt die Hälfte davon</translation>
    </message>
    <message>
        <source>how many times {number} is {total}?</source>
        <translation>wie oft passt die {number} in die {total}?</translation>
    </message>
    <message>
        <source>{step}, then {rest} is left</source>
        <translation>{step}, dann bleibt noch {rest}</translation>
    </message>
    <message>
        <source>first work out {sum}</source>
        <translation>rechne zuerst {sum} aus</translation>
    </message>
    <message>
        <source>the number begins with {digit}</source>
        <translation>die Zahl beginnt mit {digit}</translation>
    </message>
    <message>
        <source>{sum} would be {result}</source>
        <translation>{sum} wäre {result}</translation>
    </message>
    <message>
        <source>the number is at most {high}</source>
        <translation>die Zahl ist höchstens {high}</translation>
    </message>
    <message>
        <source>the number is {low} or more, at most {high}</source>
        <translation>die Zahl ist mindestens {low}, höchstens {high}</translation>
    </message>
    <message>
        <source>{answer} is more than {left}</source>
        <translation>{answer} ist mehr als {left}</translation>
    </message>
    <message>
        <source>{answer} is less than {left}</source>
        <translation>{answer} ist weniger als {left}</translation>
    </message>
    <message>
        <source>{answer} is as much as {left}</source>
        <translation>{answer} ist so viel wie {left}</translation>
    </message>
    <message>
        <source>this is a workbook; save the sheet with the names as CSV first</source>
        <translation>das ist eine Arbeitsmappe; speichere das Blatt mit den Namen erst als CSV</translation>
    </message>
    <message>
        <source>this is no text with names</source>
        <translation>das ist kein Text mit Namen</translation>
    </message>
    <message>
        <source>the text is too long for a list of names</source>
        <translation>der Text ist zu lang für eine Liste mit Namen</translation>
    </message>
    <message>
        <source>line {line} has letters that cannot be read; save the list as CSV UTF-8</source>
        <translation>Zeile {line} hat Buchstaben, die nicht lesbar sind; speichere die Liste als CSV UTF-8</translation>
    </message>
    <message>
        <source>line {line} has quotation marks that do not match</source>
        <translation>Zeile {line} hat Anführungszeichen, die nicht zusammenpassen</translation>
    </message>
    <message>
        <source>line {line} is divided by another sign than the lines before or after it</source>
        <translation>Zeile {line} ist mit einem anderen Zeichen geteilt als die Zeilen davor oder danach</translation>
    </message>
    <message>
        <source>line {line} has {number} columns; a list of names has one or two</source>
        <translation>Zeile {line} hat {number} Spalten; eine Liste mit Namen hat eine oder zwei</translation>
    </message>
    <message>
        <source>line {line} has no first name</source>
        <translation>Zeile {line} hat keinen Vornamen</translation>
    </message>
    <message>
        <source>line {line}: there is no letter in “{name}”</source>
        <translation>Zeile {line}: In „{name}“ steht kein Buchstabe</translation>
    </message>
    <message>
        <source>line {line}: “{name}” has a character that cannot be shown</source>
        <translation>Zeile {line}: „{name}“ hat ein Zeichen, das sich nicht anzeigen lässt</translation>
    </message>
    <message>
        <source>line {line}: “{name}” is longer than {most} characters</source>
        <translation>Zeile {line}: „{name}“ ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>there are no names in it</source>
        <translation>es stehen keine Namen darin</translation>
    </message>
    <message>
        <source>there are {number} names; a class has at most {most}</source>
        <translation>es sind {number} Namen; eine Klasse hat höchstens {most}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Until you choose here, a class is told only “Not correct”.</source>
        <translation>Bis du hier wählst, hört eine Klasse nur „Stimmt nicht“.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Hilfe beim Spielen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Projector size can be read from afar.</source>
        <translation>Die Beamergröße ist von Weitem lesbar.</translation>
    </message>
    <message>
        <source>Here, size and hints are for the class’s table only.</source>
        <translation>Größe und Tipps gelten hier nur für den Tisch der Klasse.</translation>
    </message>
    <message>
        <source>Sig&amp;n for times</source>
        <translation>Zeic&amp;hen für mal</translation>
    </message>
    <message>
        <source>Sign for &amp;divided by</source>
        <translation>Zeichen für geteilt &amp;durch</translation>
    </message>
    <message>
        <source>The computer’s cards &amp;move</source>
        <translation>Tempo der &amp;Computerkarten</translation>
    </message>
    <message>
        <source>The master level thinks &amp;for</source>
        <translation>Stufe &amp;Meister überlegt</translation>
    </message>
    <message>
        <source>&amp;Who plays here</source>
        <translation>Wer s&amp;pielt hier</translation>
    </message>
    <message>
        <source>About a wr&amp;ong sum</source>
        <translation>&amp;Bei einer falschen Rechnung</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>What is saved about a player</source>
        <translation>Was über Mitspielende gespeichert wird</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>As taught in this language: {sum}</source>
        <translation>Wie in der Schule gelernt: {sum}</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Projector size</source>
        <translation>Beamergröße</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normally</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>&amp;Tell me when I can’t lay anything (6+, 8+)</source>
        <translation>Mir sagen, &amp;wenn ich nichts legen kann (6+, 8+)</translation>
    </message>
    <message>
        <source>7 + 4 is 11, not 9</source>
        <translation>7 + 4 ist 11, nicht 9</translation>
    </message>
    <message>
        <source>7 + 4 is not 9</source>
        <translation>7 + 4 ist nicht 9</translation>
    </message>
    <message>
        <source>only “Not correct”, after Play</source>
        <translation>nur „Stimmt nicht“, nach Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards glide &amp;instead of jumping</source>
        <translation>&amp;Karten gleiten lassen</translation>
    </message>
    <message>
        <source>They jump as long as the system has its animations switched off.</source>
        <translation>Sie springen, solange Animationen im System ausgeschaltet sind.</translation>
    </message>
    <message>
        <source>&amp;Hide hands when several people share one computer</source>
        <translation>Karten verdecken, wenn mehrere an &amp;einem Computer spielen</translation>
    </message>
    <message>
        <source>A hand or rack stays hidden until its player has taken the seat.</source>
        <translation>Karten oder Steine bleiben verdeckt, bis der Nächste bereit ist.</translation>
    </message>
    <message>
        <source>Off&amp;er hints</source>
        <translation>&amp;Tipps anbieten</translation>
    </message>
    <message>
        <source>In steps: what can be laid, where, and then the move itself.</source>
        <translation>Schritt für Schritt: was geht, wo, und dann der Zug.</translation>
    </message>
    <message>
        <source>Show where somethin&amp;g may go</source>
        <translation>&amp;Zeigen, wo etwas liegen darf</translation>
    </message>
    <message>
        <source>The places light up where your card or tile may go.</source>
        <translation>Die Stellen für deine Karte oder deinen Stein leuchten auf.</translation>
    </message>
    <message>
        <source>Write out what I la&amp;y</source>
        <translation>&amp;Aufschreiben, was ich lege</translation>
    </message>
    <message>
        <source>A line says what you have laid so far, and what is not right yet.</source>
        <translation>Eine Zeile sagt, was liegt und was noch nicht stimmt.</translation>
    </message>
    <message>
        <source>&amp;Propose a level that suits me</source>
        <translation>Eine passende Stufe &amp;vorschlagen</translation>
    </message>
    <message>
        <source>Offered after games won or lost by much or in a row.</source>
        <translation>Nach hohen Siegen oder Niederlagen oder mehreren in Folge.</translation>
    </message>
    <message>
        <source>Tell me when I &amp;beat my record</source>
        <translation>Meine &amp;neuen Rekorde ansagen</translation>
    </message>
    <message>
        <source>&amp;Judge turns when looking back</source>
        <translation>Züge im Rückblick be&amp;urteilen</translation>
    </message>
    <message>
        <source>Ma&amp;ke exercises from my games</source>
        <translation>Aufgaben aus me&amp;inen Spielen machen</translation>
    </message>
    <message>
        <source>Pl&amp;ay sounds</source>
        <translation>T&amp;öne abspielen</translation>
    </message>
    <message>
        <source>This computer cannot play them.</source>
        <translation>Dieser Computer kann sie nicht abspielen.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>×</source>
        <extracomment>The sign for times in the first arithmetic books of children: × or ·</extracomment>
        <translatorcomment>a cross is kept for sizes, and later for vectors</translatorcomment>
        <translation>·</translation>
    </message>
    <message>
        <source>÷</source>
        <extracomment>The sign for divided by in the first arithmetic books of children: ÷ or :</extracomment>
        <translation>:</translation>
    </message>
</context>
<context>
    <name>Skills</name>
    <message>
        <source>adding up to {number}</source>
        <translation>Plus bis&#xa0;{number}</translation>
    </message>
    <message>
        <source>subtracting up to {number}</source>
        <translation>Minus bis&#xa0;{number}</translation>
    </message>
    <message>
        <source>multiplying up to {number}</source>
        <translation>Mal bis&#xa0;{number}</translation>
    </message>
    <message>
        <source>dividing up to {number}</source>
        <translation>Geteilt bis&#xa0;{number}</translation>
    </message>
    <message>
        <source>adding above {number}</source>
        <translation>Plus über&#xa0;{number}</translation>
    </message>
    <message>
        <source>subtracting above {number}</source>
        <translation>Minus über&#xa0;{number}</translation>
    </message>
    <message>
        <source>multiplying above {number}</source>
        <translation>Mal über&#xa0;{number}</translation>
    </message>
    <message>
        <source>dividing above {number}</source>
        <translation>Geteilt über&#xa0;{number}</translation>
    </message>
    <message>
        <source>table of {number}</source>
        <translation>Einmaleins der&#xa0;{number}</translation>
    </message>
    <message>
        <source>tables of {numbers} and {last}</source>
        <translation>Einmaleins der&#xa0;{numbers} und&#xa0;{last}</translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>Zahlen bis {number}</translation>
    </message>
    <message>
        <source>numbers without a limit</source>
        <translation>Zahlen ohne Grenze</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>alle Reihen</translation>
    </message>
    <message>
        <source>in general</source>
        <translation>insgesamt</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>Speed round</source>
        <translation>Schnelle Runde</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Zwei Zeichen</translation>
    </message>
    <message>
        <source>How many sums of “Practise freely” can you do in 3 minutes?</source>
        <translation>Wie viele Aufgaben aus „Frei üben“ schaffst du in 3 Minuten?</translation>
    </message>
    <message>
        <source>is your best in 3 minutes. The sums are those of “Practise freely”.</source>
        <translation>ist dein Rekord in 3 Minuten. Die Aufgaben sind die aus „Frei üben“.</translation>
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
        <translation>minus</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>geteilt durch</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>joker that counts as {digit}</source>
        <translation>Joker, zählt als {digit}</translation>
    </message>
    <message>
        <source>{what}, put down</source>
        <translation>{what}, gerade gelegt</translation>
    </message>
    <message>
        <source>first number</source>
        <translation>erste Zahl</translation>
    </message>
    <message>
        <source>second number</source>
        <translation>zweite Zahl</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{name}: no card yet</source>
        <translation>{name}: noch keine Karte</translation>
    </message>
    <message>
        <source>{name}: {digits}</source>
        <translation>{name}: {digits}</translation>
    </message>
    <message>
        <source>as the first number</source>
        <translation>als erste Zahl</translation>
    </message>
    <message>
        <source>as the second number</source>
        <translation>als zweite Zahl</translation>
    </message>
    <message>
        <source>as the answer</source>
        <translation>als Ergebnis</translation>
    </message>
    <message>
        <source>on the {digit}, {number}</source>
        <translation>auf die {digit}, {number}</translation>
    </message>
    <message>
        <source>before {number}</source>
        <translation>davor, {number}</translation>
    </message>
    <message>
        <source>after {number}</source>
        <translation>dahinter, {number}</translation>
    </message>
    <message>
        <source>on all of {number}</source>
        <translation>auf die ganze Zahl, {number}</translation>
    </message>
    <message>
        <source>adds {points}</source>
        <translation>bringt {points}</translation>
    </message>
    <message>
        <source>adds {most} before =, {least} in the answer</source>
        <translation>bringt vor dem = {most}, im Ergebnis {least}</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanko</translation>
    </message>
    <message>
        <source>blank that counts as {digit}</source>
        <translation>Blankostein, zählt als {digit}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Which digit?</source>
        <translation>Welche Ziffer?</translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Beste Partie</translation>
    </message>
    <message>
        <source>Best formula</source>
        <translation>Beste Formel</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Best sum</source>
        <translation>Beste Rechnung</translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation>Pro Zug</translation>
    </message>
    <message>
        <source>Turns with a hint</source>
        <translation>Mit Tipp</translation>
    </message>
    <message>
        <source>A win adds 4 to 16, a loss 1 to 3</source>
        <translation>Ein Sieg bringt 4 bis 16 dazu, eine Niederlage 1 bis 3</translation>
    </message>
    <message>
        <source>100 is the average of everybody</source>
        <translation>100 ist der Durchschnitt aller</translation>
    </message>
    <message>
        <source>The most points in one game, without those of the hint’s sums</source>
        <translation>Die meisten Punkte in einem Spiel, ohne die vom Tipp</translation>
    </message>
    <message>
        <source>The most points in one turn</source>
        <translation>Die meisten Punkte in einem Zug</translation>
    </message>
    <message>
        <source>Points per turn, including the hint’s sums and turns in which nothing was laid</source>
        <translation>Punkte pro Zug im Durchschnitt, auch die Rechnungen vom Tipp und Züge, in denen nichts gelegt wurde</translation>
    </message>
    <message>
        <source>Turns in which a hint was used</source>
        <translation>Züge, bei denen ein Tipp genommen wurde</translation>
    </message>
    <message>
        <source>Standings of {game}</source>
        <translation>Rangliste von {game}</translation>
    </message>
    <message numerus="yes">
        <source>Standings of {game} with %n player(s)</source>
        <translation>
            <numerusform>Rangliste von {game} mit %n Spieler</numerusform>
            <numerusform>Rangliste von {game} mit %n Spielern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoppedTable</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>StoppedWords</name>
    <message>
        <source>Stopped early: neither won nor lost</source>
        <translation>Früher beendet, weder gewonnen noch verloren</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bis jetzt</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>{name} has the fewest cards.</source>
        <translation>{name} hat die wenigsten Karten.</translation>
    </message>
    <message>
        <source>{name} has the most points.</source>
        <translation>{name} hat die meisten Punkte.</translation>
    </message>
    <message>
        <source>You were ahead, with the most points!</source>
        <translation>Du lagst vorn, mit den meisten Punkten!</translation>
    </message>
    <message>
        <source>You were ahead, with the fewest cards!</source>
        <translation>Du lagst vorn, mit den wenigsten Karten!</translation>
    </message>
    <message>
        <source>The match can go on later.</source>
        <translation>Die Partie kann später weitergehen.</translation>
    </message>
</context>
<context>
    <name>SumsModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>JOKER</source>
        <translation>JOKER</translation>
    </message>
    <message>
        <source>You can play once it is right.</source>
        <translation>Spielen geht erst, wenn es stimmt.</translation>
    </message>
    <message>
        <source>First lay something that is right.</source>
        <translation>Leg zuerst etwas, das stimmt.</translation>
    </message>
    <message>
        <source>Play · {points}</source>
        <translation>Spielen · {points}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>First the kind of move, then where, then the move itself</source>
        <translation>Zuerst die Art des Zugs, dann wo, dann der Zug selbst</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Aufhören…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
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
        <translation>{team}, Züge: {pupils}</translation>
    </message>
    <message>
        <source>{team}: no turn yet</source>
        <translation>{team}: noch kein Zug</translation>
    </message>
</context>
<context>
    <name>TableStars</name>
    <message>
        <source>A green star: goes well. An outline: still practising. A dot: not tried.</source>
        <translation>Grüner Stern: klappt gut. Leerer Stern: wird noch geübt. Punkt: noch nicht geübt.</translation>
    </message>
    <message>
        <source>Goes well: {tables}</source>
        <translation>Klappt gut: {tables}</translation>
    </message>
    <message>
        <source>Still practising: {tables}</source>
        <translation>Wird noch geübt: {tables}</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You can lay something. Press Hint.</source>
        <translation>Du kannst etwas legen. Drück auf „Tipp“.</translation>
    </message>
    <message>
        <source>Press Play to see whether it is right.</source>
        <translation>Drück auf „Spielen“, dann siehst du, ob es stimmt.</translation>
    </message>
    <message>
        <source>your team’s turn</source>
        <translation>ihr seid dran</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>{sum}, not correct</source>
        <translation>{sum}, stimmt nicht</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} überlegt.</translation>
    </message>
    <message>
        <source>Now it is {name}’s turn.</source>
        <translation>Jetzt am Zug: {name}.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>The best possible: {sum}</source>
        <translation>Der beste Zug: {sum}</translation>
    </message>
    <message>
        <source>This was better: {sum}</source>
        <translation>Das war besser: {sum}</translation>
    </message>
    <message>
        <source>Most points: {sum}</source>
        <translation>Die meisten Punkte: {sum}</translation>
    </message>
    <message>
        <source>Most cards: {sum}</source>
        <translation>Die meisten Karten: {sum}</translation>
    </message>
    <message>
        <source>{name}: {sum}, correct</source>
        <translation>{name}: {sum}, richtig</translation>
    </message>
    <message>
        <source>Choose a digit in the ring.</source>
        <translation>Wähle eine Ziffer im Ring.</translation>
    </message>
    <message>
        <source>Choose a digit.</source>
        <translation>Wähle eine Ziffer.</translation>
    </message>
    <message>
        <source>Nothing is lost: change something, or take it back.</source>
        <translation>Nichts ist verloren: Ändere etwas oder nimm es zurück.</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>Am Zug: {name}.</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n richtig</numerusform>
            <numerusform>%n richtig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a sum with at least %n point(s).</source>
        <translation>
            <numerusform>Finde eine Rechnung mit mindestens %n Punkt.</numerusform>
            <numerusform>Finde eine Rechnung mit mindestens %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You got no points in this turn. There was a sum: find one.</source>
        <translation>In diesem Zug hast du keine Punkte bekommen. Es gab eine Rechnung: Finde eine.</translation>
    </message>
    <message numerus="yes">
        <source>You earned %n point(s) here. Find more.</source>
        <translation>
            <numerusform>Hier hast du %n Punkt bekommen. Finde mehr.</numerusform>
            <numerusform>Hier hast du %n Punkte bekommen. Finde mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>You laid nothing in this turn. There was a formula: lay one.</source>
        <translation>In diesem Zug hast du nichts gelegt. Es gab eine Formel: Leg eine.</translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) here. Lay more.</source>
        <translation>
            <numerusform>Hier hast du %n Karte gelegt. Leg mehr.</numerusform>
            <numerusform>Hier hast du %n Karten gelegt. Leg mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay as many cards as you can.</source>
        <translation>Leg möglichst viele Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Lay as many cards as you can: %n card(s).</source>
        <translation>
            <numerusform>Leg möglichst viele Karten: Es geht %n.</numerusform>
            <numerusform>Leg möglichst viele Karten: Es gehen %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the sum with the most points.</source>
        <translation>Finde die Rechnung mit den meisten Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>Find the sum with the most points: %n point(s).</source>
        <translation>
            <numerusform>Finde die Rechnung mit den meisten Punkten: %n Punkt.</numerusform>
            <numerusform>Finde die Rechnung mit den meisten Punkten: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the answer.</source>
        <translation>Leg das Ergebnis.</translation>
    </message>
    <message>
        <source>Which sign?</source>
        <translation>Welches Zeichen?</translation>
    </message>
    <message>
        <source>Lay all your cards in one turn.</source>
        <translation>Leg alle deine Karten in einem Zug.</translation>
    </message>
    <message>
        <source>a number before = has one digit</source>
        <translation>eine Zahl vor dem = hat eine Ziffer</translation>
    </message>
    <message>
        <source>a number before = has one digit or lay there already</source>
        <translation>eine Zahl vor dem = hat eine Ziffer oder lag schon da</translation>
    </message>
    <message>
        <source>points: the answer, blue and red squares</source>
        <translation>Punkte: das Ergebnis, blaue und rote Felder</translation>
    </message>
    <message>
        <source>Complete the sum.</source>
        <translation>Ergänze die Rechnung.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {more} more than asked!</source>
        <translation>
            <numerusform>%n Punkt, {more} mehr als verlangt!</numerusform>
            <numerusform>%n Punkte, {more} mehr als verlangt!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right, that is more! The most here was %n point(s).</source>
        <translation>
            <numerusform>Richtig, das ist mehr! Am meisten waren hier %n Punkt.</numerusform>
            <numerusform>Richtig, das ist mehr! Am meisten waren hier %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right, that is more! The most here was %n card(s).</source>
        <translation>
            <numerusform>Richtig, das ist mehr! Am meisten waren hier %n Karte.</numerusform>
            <numerusform>Richtig, das ist mehr! Am meisten waren hier %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First × and ÷, then + and −.</source>
        <translation>Zuerst × und ÷, dann + und −.</translation>
    </message>
    <message>
        <source>Click what belongs there, or type it.</source>
        <translation>Klicke an, was dorthin gehört, oder tippe es.</translation>
    </message>
    <message>
        <source>one sign in a sum</source>
        <translation>ein Zeichen pro Rechnung</translation>
    </message>
    <message>
        <source>first × and ÷, then + and −</source>
        <translation>zuerst × und ÷, dann + und −</translation>
    </message>
    <message>
        <source>first ×, then + and −</source>
        <translation>zuerst ×, dann + und −</translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s)</source>
        <translation>
            <numerusform>höchstens %n Karte</numerusform>
            <numerusform>höchstens %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>Zahlen bis {number}</translation>
    </message>
    <message>
        <source>no sum goes on from another</source>
        <translation>keine Rechnung setzt eine andere fort</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>Answer</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meiste Karten</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>Enough points</source>
        <translation>Genug Punkte</translation>
    </message>
    <message>
        <source>From a game</source>
        <translation>Aus einem Spiel</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Zwei Zeichen</translation>
    </message>
</context>
<context>
    <name>Team</name>
    <message>
        <source>Picture and colour of {name}</source>
        <translation>Bild und Farbe von {name}</translation>
    </message>
    <message>
        <source>Name of {team}</source>
        <translation>Name von {team}</translation>
    </message>
</context>
<context>
    <name>TeamLesson</name>
    <message>
        <source>The lesson waits on Home until another day.</source>
        <translation>Bis zu einem anderen Tag wartet die Schulstunde auf der Startseite.</translation>
    </message>
    <message>
        <source>Stop the lesson?</source>
        <translation>Die Schulstunde beenden?</translation>
    </message>
    <message>
        <source>&amp;Stop and see who wins</source>
        <translation>&amp;Aufhören und sehen, wer gewinnt</translation>
    </message>
    <message>
        <source>&amp;Stop without a winner</source>
        <translation>&amp;Ohne Sieger beenden</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins before each team has had %n turn(s).</source>
        <translation>
            <numerusform>Niemand gewinnt, bevor jedes Team %n-mal an der Reihe war.</numerusform>
            <numerusform>Niemand gewinnt, bevor jedes Team %n-mal an der Reihe war.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}: {number}</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns: {turns}.</source>
        <translation>Nicht jedes Team hatte gleich viele Züge: {turns}.</translation>
    </message>
</context>
<context>
    <name>TeamNumbers</name>
    <message>
        <source>whole class</source>
        <translation>ganze Klasse</translation>
    </message>
    <message>
        <source>{number} teams</source>
        <translation>{number} Teams</translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message>
        <source>Each team needs somebody.</source>
        <translation>In jedem Team muss jemand sein.</translation>
    </message>
    <message>
        <source>Two teams have the same name.</source>
        <translation>Zwei Teams heißen gleich.</translation>
    </message>
    <message>
        <source>A name has a character that cannot be shown.</source>
        <translation>Ein Name hat ein Zeichen, das nicht angezeigt werden kann.</translation>
    </message>
    <message>
        <source>Here: {number} of {all}</source>
        <translation>Anwesend: {number} von {all}</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In dieser Reihenfolge</translation>
    </message>
    <message>
        <source>A click on a name moves it to the end.</source>
        <translation>Ein Klick auf einen Namen setzt ihn ans Ende.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>A click on a name moves it to the next team.</source>
        <translation>Ein Klick auf einen Namen verschiebt ihn ins nächste Team.</translation>
    </message>
    <message>
        <source>Click who is absent.</source>
        <translation>Klicke an, wer fehlt.</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>&amp;Losen</translation>
    </message>
    <message>
        <source>By the l&amp;ist</source>
        <translation>Nach der L&amp;iste</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Everything that has been played is saved.</source>
        <translation>Alles, was gespielt wurde, ist gespeichert.</translation>
    </message>
    <message>
        <source>The last turn could not be saved.</source>
        <translation>Der letzte Zug ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>What happened is written in the log.</source>
        <translation>Was geschehen ist, steht im Protokoll.</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>Das Spiel geht dort weiter, wo es war.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time.</source>
        <translation>Beim letzten Mal ist das Programm unerwartet beendet worden.</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>&amp;Protokoll anzeigen</translation>
    </message>
    <message>
        <source>Log of the last run</source>
        <translation>Protokoll vom letzten Mal</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Details kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message numerus="yes">
        <source>%n more game(s) in progress</source>
        <translation>
            <numerusform>noch %n Spiel läuft</numerusform>
            <numerusform>noch %n Spiele laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>{name} has left the seat. The hand is at this computer again.</source>
        <translation>{name} hat den Platz verlassen. Die Hand ist wieder an diesem Computer.</translation>
    </message>
    <message>
        <source>The connection to {names} is lost. The game waits.</source>
        <translation>Die Verbindung zu {names} ist weg. Das Spiel wartet.</translation>
    </message>
    <message>
        <source>The screen of {names} is off. The game waits.</source>
        <translation>Der Bildschirm von {names} ist aus. Das Spiel wartet.</translation>
    </message>
    <message>
        <source>Take the hand back</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>Who is here?</source>
        <translation>Wer ist da?</translation>
    </message>
    <message>
        <source>Go on with &amp;it</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Exercises with {name} are waiting: {number} of {total} done, {moment}. New ones replace them.</source>
        <translation>Aufgaben mit {name} warten noch: {number} von {total} erledigt, {moment}. Neue ersetzen sie.</translation>
    </message>
    <message>
        <source>A lesson with {name} is waiting: {game}, {moment}.</source>
        <translation>Eine Schulstunde mit {name} wartet noch: {game}, {moment}.</translation>
    </message>
</context>
<context>
    <name>WindowGames</name>
    <message>
        <source>Lesson with {name}</source>
        <translation>Schulstunde mit {name}</translation>
    </message>
</context>
<context>
    <name>WorksheetPanel</name>
    <message>
        <source>This sheet is from another version of the program.</source>
        <translation>Dieses Blatt ist von einer anderen Version des Programms.</translation>
    </message>
    <message>
        <source>No sheet has this number.</source>
        <translation>Kein Blatt hat diese Nummer.</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>The number of a sheet, to print it again</source>
        <translation>Die Nummer eines Blatts, um es noch einmal zu drucken</translation>
    </message>
    <message>
        <source>With answers</source>
        <translation>Mit Lösungen</translation>
    </message>
    <message>
        <source>Other exercises</source>
        <translation>Andere Aufgaben</translation>
    </message>
</context>
<context>
    <name>WorksheetWords</name>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Sheet {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message numerus="yes">
        <source>In hand, to lay %n card(s)</source>
        <translation>
            <numerusform>In der Hand, um %n Karte zu legen</numerusform>
            <numerusform>In der Hand, um %n Karten zu legen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>The most: %n point(s)</source>
        <translation>
            <numerusform>Am meisten: %n Punkt</numerusform>
            <numerusform>Am meisten: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n point(s)</source>
        <translation>
            <numerusform>Mindestens %n Punkt</numerusform>
            <numerusform>Mindestens %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Other answers that reach as much are right too.</source>
        <translation>Andere Lösungen, die genauso viel erreichen, sind auch richtig.</translation>
    </message>
    <message>
        <source>Write the answer.</source>
        <translation>Schreib das Ergebnis auf.</translation>
    </message>
    <message>
        <source>Which sign is missing?</source>
        <translation>Welches Zeichen fehlt?</translation>
    </message>
    <message>
        <source>Lay as many cards as you can. Write the new formula.</source>
        <translation>Leg so viele Karten wie möglich. Schreib die neue Formel auf.</translation>
    </message>
    <message>
        <source>Lay all cards in one turn. Write the new formula.</source>
        <translation>Leg alle Karten in einem Zug. Schreib die neue Formel auf.</translation>
    </message>
    <message>
        <source>What is missing? Complete the sum.</source>
        <translation>Was fehlt? Vervollständige die Rechnung.</translation>
    </message>
    <message>
        <source>Find the sum with the most points. Write it down.</source>
        <translation>Finde die Rechnung mit den meisten Punkten. Schreib sie auf.</translation>
    </message>
    <message>
        <source>Find a sum with enough points. Write it down.</source>
        <translation>Finde eine Rechnung mit genug Punkten. Schreib sie auf.</translation>
    </message>
    <message>
        <source>Cards from the hand go on top of cards that lie there, or beside them. What can be seen then must be a correct formula. You choose the sign yourself.</source>
        <translation>Karten aus der Hand kommen auf Karten, die da liegen, oder daneben. Was man dann sieht, muss eine richtige Formel sein. Das Zeichen wählst du selbst.</translation>
    </message>
    <message>
        <source>Lay a sum with these tiles, joined to what lies there. It earns its answer; a new digit on +1× counts once more, on +2× twice more, and in the answer once less.</source>
        <translation>Leg mit diesen Steinen eine Rechnung, die an das anschließt, was da liegt. Du bekommst das Ergebnis; eine neue Ziffer auf +1× zählt einmal mehr, auf +2× zweimal, und im Ergebnis einmal weniger.</translation>
    </message>
    <message>
        <source>Example: 3, 2 and 5 are laid. The 5 covers the whole 10.</source>
        <translation>Beispiel: 3, 2 und 5 sind gelegt. Die 5 liegt auf der ganzen 10.</translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>Zahlen bis {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YearChip</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>School year: {year}</source>
        <translation>Schuljahr: {year}</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Niederlande</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>England and Wales</source>
        <translation>England und Wales</translation>
    </message>
</context>
<context>
    <name>_DigifeudTexts</name>
    <message>
        <source>playing</source>
        <translation>ist dran</translation>
    </message>
</context>
<context>
    <name>_Numbers</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_PastTexts</name>
    <message>
        <source>First to play: {name}.</source>
        <translation>Zuerst am Zug: {name}.</translation>
    </message>
</context>
</TS>
