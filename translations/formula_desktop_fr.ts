<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Formula Desktop {version}</source>
        <translation>Formula Desktop {version}</translation>
    </message>
    <message>
        <source>Two number games to play together. No account, no internet: nothing about you is collected. Free software under the MIT licence.</source>
        <translation>Deux jeux de calcul pour jouer ensemble. Pas de compte, pas d’Internet&#xa0;: rien n’est collecté sur toi. Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Formula Desktop uses Qt and Qt for Python under the GNU LGPL, version 3: you may replace them with other versions.</source>
        <translation>Formula Desktop utilise Qt et Qt for Python sous la version 3 de la GNU LGPL&#xa0;: tu peux les remplacer par d’autres versions.</translation>
    </message>
    <message>
        <source>What goes wrong is written to a log in this folder, without anybody’s name:</source>
        <translation>Ce qui ne va pas est noté dans un journal de ce dossier, sans le nom de personne&#xa0;:</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Dossier du journal</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Licence for</source>
        <translation>Licence de</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;S’entraîner</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>Toutes les &amp;parties</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>Résu&amp;ltats</translation>
    </message>
    <message>
        <source>Lesson with &amp;teams…</source>
        <translation>&amp;Leçon en équipes…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Enregistrer l’ima&amp;ge…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>Re&amp;voir la partie</translation>
    </message>
    <message>
        <source>Ho&amp;me</source>
        <translation>A&amp;ccueil</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>Sor&amp;t</source>
        <translation>&amp;Trier</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>Aba&amp;ndonner…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Projector size</source>
        <translation>&amp;Taille vidéoprojecteur</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;Langue du système</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>This tu&amp;rn</source>
        <translation>Ce &amp;tour</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>New game of &amp;{game}…</source>
        <translation>Nouvelle partie de &amp;{game}…</translation>
    </message>
    <message>
        <source>First steps in &amp;{game}</source>
        <translation>Premiers pas dans &amp;{game}</translation>
    </message>
    <message>
        <source>&amp;Keep and print</source>
        <translation>Envo&amp;yer et imprimer</translation>
    </message>
    <message>
        <source>Take everything &amp;back</source>
        <translation>T&amp;out retirer</translation>
    </message>
    <message>
        <source>Pa&amp;ss…</source>
        <translation>Pa&amp;sser…</translation>
    </message>
    <message>
        <source>Stop no&amp;w and count…</source>
        <translation>Asse&amp;z joué, on compte…</translation>
    </message>
    <message>
        <source>Ask the ne&amp;xt pupil</source>
        <translation>Interro&amp;ger l’élève suivant</translation>
    </message>
    <message>
        <source>Wh&amp;o is here…</source>
        <translation>Qui &amp;est là…</translation>
    </message>
    <message>
        <source>Hands on phones an&amp;d other screens…</source>
        <translation>Jouer a&amp;vec téléphones et tablettes…</translation>
    </message>
    <message>
        <source>A&amp;bout Formula Desktop</source>
        <translation>À &amp;propos de Formula Desktop</translation>
    </message>
    <message>
        <source>N&amp;ew</source>
        <translation>No&amp;uveau</translation>
    </message>
    <message>
        <source>Games and pla&amp;yers</source>
        <translation>Parties et &amp;joueurs</translation>
    </message>
    <message>
        <source>This g&amp;ame</source>
        <translation>Cette &amp;partie</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>Ages</name>
    <message>
        <source>6 or 7 years old</source>
        <translation>6 ou 7 ans</translation>
    </message>
    <message>
        <source>8 or 9 years old</source>
        <translation>8 ou 9 ans</translation>
    </message>
    <message>
        <source>10 and older</source>
        <translation>10 ans et plus</translation>
    </message>
    <message>
        <source>A class</source>
        <translation>Une classe</translation>
    </message>
</context>
<context>
    <name>AskAge</name>
    <message>
        <source>Who plays here?</source>
        <translation>Qui joue ici&#x202f;?</translation>
    </message>
</context>
<context>
    <name>AskAgeOf</name>
    <message>
        <source>How old is {name}?</source>
        <translation>Quel âge a {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>AskWhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>AskingPin</name>
    <message>
        <source>This is not the PIN.</source>
        <translation>Ce n’est pas le bon code.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong tries. Wait for %n second(s).</source>
        <translation>
            <numerusform>Trop d’essais faux. Attends %n seconde.</numerusform>
            <numerusform>Trop d’essais faux. Attends %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>The teacher’s PIN</source>
        <translation>Le code de l’enseignant</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>BestCard</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show: {best}, {value}</source>
        <translation>Montrer&#xa0;: {best}, {value}</translation>
    </message>
</context>
<context>
    <name>BestWords</name>
    <message>
        <source>Best formula</source>
        <translation>Meilleure formule</translation>
    </message>
    <message>
        <source>Best sum</source>
        <translation>Meilleur calcul</translation>
    </message>
    <message>
        <source>Highest answer</source>
        <translation>Plus grand résultat</translation>
    </message>
    <message>
        <source>Most in one turn</source>
        <translation>Le plus en un tour</translation>
    </message>
    <message>
        <source>Most points in all</source>
        <translation>Le plus de points au total</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>Victoire la plus rapide</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Partie la plus longue</translation>
    </message>
    <message>
        <source>Speed round</source>
        <translation>Manche rapide</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Took part</source>
        <translation>Participation</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n juste</numerusform>
            <numerusform>%n justes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} got {value} for this formula!</source>
        <translation>{name} a gagné {value} avec cette formule&#x202f;!</translation>
    </message>
    <message>
        <source>{name} got {value} for this sum!</source>
        <translation>{name} a gagné {value} avec ce calcul&#x202f;!</translation>
    </message>
    <message>
        <source>{name} laid a formula with the answer {value}!</source>
        <translation>{name} a posé une formule dont le résultat est {value}&#x202f;!</translation>
    </message>
    <message>
        <source>{name} laid {value} in one turn!</source>
        <translation>{name} a posé {value} en un seul tour&#x202f;!</translation>
    </message>
    <message>
        <source>{name} got {value} in this game!</source>
        <translation>{name} a gagné {value} dans cette partie&#x202f;!</translation>
    </message>
    <message>
        <source>{name} won in {value}!</source>
        <translation>{name} a gagné en {value}&#x202f;!</translation>
    </message>
    <message>
        <source>{name} played on for {value}!</source>
        <translation>{name} a tenu {value}&#x202f;!</translation>
    </message>
    <message>
        <source>{value} in one turn</source>
        <translation>{value} en un tour</translation>
    </message>
    <message>
        <source>answer {value}</source>
        <translation>résultat {value}</translation>
    </message>
    <message>
        <source>New record: {value}!</source>
        <translation>Nouveau record&#xa0;: {value}&#x202f;!</translation>
    </message>
    <message>
        <source>New record for {name}: {value}!</source>
        <translation>{name} bat son record&#xa0;: {value}&#x202f;!</translation>
    </message>
    <message>
        <source>Your record so far. {best}: {value}</source>
        <translation>Ton record jusqu’ici. {best}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{name}’s record so far. {best}: {value}</source>
        <translation>Record jusqu’ici, {name}. {best}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Your new record! {best}: {value}</source>
        <translation>Nouveau record&#x202f;! {best}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>New record for {name}! {best}: {value}</source>
        <translation>{name} bat son record&#x202f;! {best}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>encore %n carte</numerusform>
            <numerusform>encore %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CertificatePanel</name>
    <message>
        <source>Certificate</source>
        <translation>Diplôme</translation>
    </message>
    <message>
        <source>Everybody of {team}</source>
        <translation>Tous ceux de {team}</translation>
    </message>
    <message>
        <source>All pupils</source>
        <translation>Tous les élèves</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>La leçon</translation>
    </message>
    <message>
        <source>The best sum of each</source>
        <translation>Le meilleur calcul de chacun</translation>
    </message>
    <message>
        <source>A record is there after the first game that counts.</source>
        <translation>Un record existe après la première partie qui compte.</translation>
    </message>
    <message>
        <source>Each pupil has a page of their own.</source>
        <translation>Chaque élève a sa propre page.</translation>
    </message>
    <message>
        <source>Certificates for a lesson</source>
        <translation>Des diplômes pour une leçon</translation>
    </message>
    <message>
        <source>A certificate for a lesson</source>
        <translation>Un diplôme pour une leçon</translation>
    </message>
    <message>
        <source>A certificate for a record</source>
        <translation>Un diplôme pour un record</translation>
    </message>
    <message>
        <source>Player or team</source>
        <translation>Joueur ou équipe</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>Name on the certificate</source>
        <translation>Nom sur le diplôme</translation>
    </message>
</context>
<context>
    <name>CertificateWords</name>
    <message>
        <source>Certificate</source>
        <translation>Diplôme</translation>
    </message>
    <message>
        <source>Certificate for {name}</source>
        <translation>Diplôme pour {name}</translation>
    </message>
    <message>
        <source>Certificates for {name}</source>
        <translation>Diplômes pour {name}</translation>
    </message>
    <message>
        <source>all pupils</source>
        <translation>tous les élèves</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>A formula worth {value}: well done!</source>
        <translation>Une formule qui vaut {value}&#xa0;: bravo&#x202f;!</translation>
    </message>
    <message>
        <source>A sum worth {value}: well done!</source>
        <translation>Un calcul qui vaut {value}&#xa0;: bravo&#x202f;!</translation>
    </message>
    <message>
        <source>A formula with the answer {value}: well done!</source>
        <translation>Une formule dont le résultat est {value}&#xa0;: bravo&#x202f;!</translation>
    </message>
    <message>
        <source>{value} in one turn: well done!</source>
        <translation>{value} en un tour&#xa0;: bravo&#x202f;!</translation>
    </message>
    <message>
        <source>{value} in one game: well done!</source>
        <translation>{value} en une partie&#xa0;: bravo&#x202f;!</translation>
    </message>
    <message>
        <source>Won in only {value}: well done!</source>
        <translation>Victoire en seulement {value}&#xa0;: bravo&#x202f;!</translation>
    </message>
    <message>
        <source>A game of {value}: played on bravely!</source>
        <translation>Une partie de {value}&#xa0;: quelle endurance&#x202f;!</translation>
    </message>
    <message>
        <source>{value} in a speed round: well done!</source>
        <translation>{value} en une manche rapide&#xa0;: bravo&#x202f;!</translation>
    </message>
    <message>
        <source>Won: well done!</source>
        <translation>Victoire&#xa0;: bravo&#x202f;!</translation>
    </message>
    <message>
        <source>Well done for taking part!</source>
        <translation>Bravo pour ta participation&#x202f;!</translation>
    </message>
    <message>
        <source>Maths lesson</source>
        <translation>Leçon de calcul</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
</context>
<context>
    <name>ChoosingPupils</name>
    <message>
        <source>Move pupils</source>
        <translation>Déplacer des élèves</translation>
    </message>
    <message>
        <source>Their results go with them.</source>
        <translation>Leurs résultats les suivent.</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Déplacer</translation>
    </message>
    <message>
        <source>Remove pupils</source>
        <translation>Effacer des élèves</translation>
    </message>
    <message>
        <source>Names, pictures and results of those you choose are removed for good, also from the saved games. Other players keep what they have scored.</source>
        <translation>Les noms, images et résultats des élèves choisis sont supprimés définitivement, aussi des parties enregistrées. Les autres gardent leurs points.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>To the class</source>
        <translation>Vers la classe</translation>
    </message>
    <message>
        <source>in no class</source>
        <translation>dans aucune classe</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Élèves</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>ClassChanges</name>
    <message numerus="yes">
        <source>There are %n class(es) already: delete some first.</source>
        <translation>
            <numerusform>Il y a déjà %n classe&#xa0;: supprimes-en d’abord.</numerusform>
            <numerusform>Il y a déjà %n classes&#xa0;: supprimes-en d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A class has at most %n pupil(s).</source>
        <translation>
            <numerusform>Une classe a au plus %n élève.</numerusform>
            <numerusform>Une classe a au plus %n élèves.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is another {name} already.</source>
        <translation>Il y a déjà un autre nom {name}.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 letters, digits or signs.</source>
        <translation>Un nom a de 1 à 40 lettres, chiffres ou signes.</translation>
    </message>
    <message>
        <source>Another class has this name already.</source>
        <translation>Une autre classe porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Delete the class {name}?</source>
        <translation>Supprimer la classe {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Its pupils stay, with their results, and are then in no class.</source>
        <translation>Les élèves restent, avec leurs résultats, et ne sont plus dans aucune classe.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>Exporter la classe</translation>
    </message>
</context>
<context>
    <name>ClassEnd</name>
    <message>
        <source>{right} of {tried} right</source>
        <translation>{right} sur {tried} justes</translation>
    </message>
</context>
<context>
    <name>ClassName</name>
    <message>
        <source>Rename the class</source>
        <translation>Renommer la classe</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un autre nom</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Nom de la classe</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>ClassPractice</name>
    <message>
        <source>{name} has tried: once more, or “{show}”.</source>
        <translation>{name}&#xa0;: déjà essayé. Encore une fois, ou «&#xa0;{show}&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Stop and see who wins</source>
        <translation>&amp;Arrêter et voir qui gagne</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns, so nobody wins yet.</source>
        <translation>Les équipes n’ont pas joué autant de fois&#xa0;: personne ne gagne encore.</translation>
    </message>
    <message>
        <source>&amp;Stop without a winner</source>
        <translation>&amp;Arrêter sans gagnant</translation>
    </message>
    <message>
        <source>Stop the exercises?</source>
        <translation>Arrêter les exercices&#x202f;?</translation>
    </message>
    <message>
        <source>They wait on Home until another day, with the score and whose turn it is.</source>
        <translation>Ils attendent à l’accueil jusqu’à un autre jour, avec le score et l’équipe dont c’est le tour.</translation>
    </message>
    <message>
        <source>These exercises cannot go on: a team has nobody any more.</source>
        <translation>Ces exercices ne peuvent pas continuer, car une équipe n’a plus personne.</translation>
    </message>
    <message>
        <source>&amp;Keep practising</source>
        <translation>&amp;Continuer à s’entraîner</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>Continuer un autre &amp;jour</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
</context>
<context>
    <name>ClassPracticeModel</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Élève</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Dernier entraînement</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Essayés</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Justes du premier coup</translation>
    </message>
    <message>
        <source>At the second try</source>
        <translation>Au deuxième essai</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Non résolus</translation>
    </message>
    <message>
        <source>Practised most</source>
        <translation>Le plus travaillé</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Own turns</source>
        <translation>Tours de l’élève</translation>
    </message>
    <message>
        <source>How often a typical sum is expected to be right at the first try</source>
        <translation>Le nombre de fois où un calcul typique devrait être juste au premier essai</translation>
    </message>
    <message>
        <source>How many exercises were tried</source>
        <translation>Le nombre d’exercices essayés</translation>
    </message>
    <message>
        <source>How many were right at the first try</source>
        <translation>Combien étaient justes au premier essai</translation>
    </message>
    <message>
        <source>How many were right at the second try</source>
        <translation>Combien étaient justes au deuxième essai</translation>
    </message>
    <message>
        <source>How many were tried and not solved</source>
        <translation>Combien ont été essayés sans être résolus</translation>
    </message>
    <message>
        <source>What was practised most often</source>
        <translation>Ce qui a été travaillé le plus souvent</translation>
    </message>
    <message>
        <source>Lessons with teams</source>
        <translation>Leçons en équipes</translation>
    </message>
    <message>
        <source>Own turns in lessons</source>
        <translation>Tours de l’élève en leçon</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
</context>
<context>
    <name>ClassesPage</name>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>Les résultats ne sont pas disponibles&#x202f;; relance le programme.</translation>
    </message>
    <message>
        <source>A class is a list of names that you paste or read from a file.</source>
        <translation>Une classe est une liste de noms à coller ou à lire dans un fichier.</translation>
    </message>
    <message>
        <source>Nobody is in this class yet.</source>
        <translation>Il n’y a encore personne dans cette classe.</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s)</source>
        <translation>
            <numerusform>%n élève</numerusform>
            <numerusform>%n élèves</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move pupils…</source>
        <translation>&amp;Déplacer des élèves…</translation>
    </message>
    <message>
        <source>&amp;Remove pupils…</source>
        <translation>&amp;Effacer des élèves…</translation>
    </message>
    <message>
        <source>Re&amp;name the class…</source>
        <translation>Re&amp;nommer la classe…</translation>
    </message>
    <message>
        <source>&amp;Delete the class…</source>
        <translation>Supprimer &amp;la classe…</translation>
    </message>
    <message>
        <source>New &amp;school year…</source>
        <translation>Nouvelle année &amp;scolaire…</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Élèves</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Leçon…</translation>
    </message>
    <message>
        <source>New class…</source>
        <translation>Nouvelle classe…</translation>
    </message>
    <message>
        <source>Add pupils…</source>
        <translation>Ajouter des élèves…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>What is saved about a pupil</source>
        <translation>Ce qui est gardé d’un élève</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>The clock of this computer shows a year before 1970 or after 9998. Set it, and start the program again.</source>
        <translation>L’horloge de cet ordinateur indique une année avant 1970 ou après 9998. Règle-la, puis relance le programme.</translation>
    </message>
</context>
<context>
    <name>CountModel</name>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points for sums</source>
        <translation>Points des calculs</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Chiffres restants</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>Cutting</name>
    <message>
        <source>The cards of Formula</source>
        <translation>Les cartes de Formula</translation>
    </message>
    <message>
        <source>Digifeud’s board and tiles</source>
        <translation>Le plateau et les jetons de Digifeud</translation>
    </message>
</context>
<context>
    <name>CuttingPanel</name>
    <message>
        <source>To cut out</source>
        <translation>À découper</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Cartes et jetons</translation>
    </message>
    <message>
        <source>Formula: 59 cards and 5 symbol cards</source>
        <translation>Formula&#xa0;: 59 cartes et 5 cartes symboliques</translation>
    </message>
    <message>
        <source>Digifeud: the board, and tiles with {signs}</source>
        <translation>Digifeud&#xa0;: le plateau, et des jetons avec {signs}</translation>
    </message>
    <message>
        <source>Print them on thick paper, at their actual size, and cut from mark to mark. The bar is below a 6 and a 9.</source>
        <translation>Imprime-les sur du papier épais, en taille réelle, et découpe d’un repère à l’autre. Il y a une barre sous le 6 et sous le 9.</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n énigme réussie</numerusform>
            <numerusform>%n énigmes réussies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with help</source>
        <translation>
            <numerusform>%n avec de l’aide</numerusform>
            <numerusform>%n avec de l’aide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescribedDigifeud</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>in the last sum</source>
        <translation>dans le dernier calcul</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden tile(s)</source>
        <translation>
            <numerusform>%n jeton caché</numerusform>
            <numerusform>%n jetons cachés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescribedFormula</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Symbol cards</source>
        <translation>Cartes symboliques</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>playing</source>
        <translation>joue</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>just laid</source>
        <translation>vient d’être posée</translation>
    </message>
    <message>
        <source>no sign yet</source>
        <translation>pas encore de signe</translation>
    </message>
    <message>
        <source>Places for {card}</source>
        <translation>Places pour {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n carte face cachée</numerusform>
            <numerusform>%n cartes face cachée</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Digifeud</name>
    <message>
        <source>The {digit} on blue counts once more (+{points}).</source>
        <translation>Le {digit} sur le bleu compte encore une fois (+{points}).</translation>
    </message>
    <message>
        <source>The {digit} on red counts two more times (+{points}).</source>
        <translation>Le {digit} sur le rouge compte encore deux fois (+{points}).</translation>
    </message>
    <message>
        <source>blue adds nothing in the answer</source>
        <translation>le bleu ne compte pas dans le résultat</translation>
    </message>
    <message>
        <source>{sum}, correct. Points: {points}</source>
        <translation>{sum}, juste. Points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{sum} …, now =</source>
        <translation>{sum} …, maintenant =</translation>
    </message>
    <message>
        <source>{sum} …, now a sign</source>
        <translation>{sum} …, maintenant une opération</translation>
    </message>
    <message>
        <source>{sum} …, now the answer</source>
        <translation>{sum} …, maintenant le résultat</translation>
    </message>
    <message>
        <source>{sum}, now a tile on {square}</source>
        <translation>{sum}, maintenant un jeton en {square}</translation>
    </message>
    <message>
        <source>{wrong}, put the larger number first</source>
        <translation>{wrong}, mets le plus grand nombre devant</translation>
    </message>
    <message>
        <source>{sum}, now choose a digit</source>
        <translation>{sum}, choisis maintenant un chiffre</translation>
    </message>
    <message>
        <source>{sum} …, now a number</source>
        <translation>{sum} …, maintenant un nombre</translation>
    </message>
    <message>
        <source>{sum} …, now a tile</source>
        <translation>{sum} …, maintenant un jeton</translation>
    </message>
    <message>
        <source>In the answer, the {digit} on red counts once more (+{points}).</source>
        <translation>Dans le résultat, le {digit} sur rouge compte encore une fois (+{points}).</translation>
    </message>
    <message>
        <source>Blue counts once more only before =, not in the answer.</source>
        <translation>Le bleu compte encore une fois avant =, pas dans le résultat.</translation>
    </message>
    <message>
        <source>{digit} on blue +{points}</source>
        <translation>{digit} sur bleu +{points}</translation>
    </message>
    <message>
        <source>{digit} on red in the answer +{points}</source>
        <translation>{digit} sur rouge dans le résultat +{points}</translation>
    </message>
    <message>
        <source>{digit} on red +{points}</source>
        <translation>{digit} sur rouge +{points}</translation>
    </message>
    <message>
        <source>{wrong}, choose another digit</source>
        <translation>{wrong}, choisis un autre chiffre</translation>
    </message>
    <message>
        <source>{number} can only be the answer: before =, a number has one digit</source>
        <translation>{number} ne peut être que le résultat&#xa0;: avant =, un seul chiffre</translation>
    </message>
    <message>
        <source>{sum} …, now a digit</source>
        <translation>{sum} …, maintenant un chiffre</translation>
    </message>
    <message>
        <source>{sum}, no digit fits here</source>
        <translation>{sum}, aucun chiffre ne convient ici</translation>
    </message>
    <message>
        <source>{sum} …, none of your tiles fits</source>
        <translation>{sum} …, aucun de tes jetons ne convient</translation>
    </message>
    <message>
        <source>{sum} is not {answer} yet, now a tile</source>
        <translation>{sum} ne fait pas encore {answer}, maintenant un jeton</translation>
    </message>
    <message>
        <source>{sum} …, choose another digit</source>
        <translation>{sum} …, choisis un autre chiffre</translation>
    </message>
    <message>
        <source>… {sum}, now a sign</source>
        <translation>… {sum}, maintenant une opération</translation>
    </message>
    <message>
        <source>… {sum}, now =</source>
        <translation>… {sum}, maintenant =</translation>
    </message>
    <message>
        <source>… {sum}, now a number</source>
        <translation>… {sum}, maintenant un nombre</translation>
    </message>
    <message>
        <source>The centre: the first sum must have a digit here.</source>
        <translation>Le centre&#xa0;: le premier calcul doit avoir un chiffre ici.</translation>
    </message>
    <message>
        <source>Blue, +1×: a digit put here before = counts once more. In an answer it adds nothing.</source>
        <translation>Bleu, +1×. Un chiffre posé ici avant = compte une fois de plus. Dans un résultat, il ne rapporte rien.</translation>
    </message>
    <message>
        <source>Red, +2×: a digit put here before = counts two more times. In an answer it counts one more time.</source>
        <translation>Rouge, +2×. Un chiffre posé ici avant = compte deux fois de plus. Dans un résultat, il compte une fois de plus.</translation>
    </message>
    <message>
        <source>This counts only in the turn when you put the digit down.</source>
        <translation>Cela compte seulement au tour où tu poses le chiffre.</translation>
    </message>
    <message>
        <source>Blue adds the digit once before =, nothing in an answer.</source>
        <translation>Le bleu compte encore une fois avant =, pas dans le résultat.</translation>
    </message>
    <message>
        <source>Red adds the digit twice before =, once in an answer.</source>
        <translation>Le rouge compte encore deux fois avant =, une dans le résultat.</translation>
    </message>
    <message>
        <source>Here your {digit} adds {points}.</source>
        <translation>Ici, ton {digit} ajoute {points}.</translation>
    </message>
    <message>
        <source>Here your {digit} adds {most} before =, {least} in the answer.</source>
        <translation>Ici, ton {digit} ajoute {most} avant =, {least} dans le résultat.</translation>
    </message>
    <message>
        <source>read from right to left, but {number} from left to right</source>
        <translation>lu de droite à gauche, mais {number} de gauche à droite</translation>
    </message>
    <message>
        <source>read from bottom to top, but {number} from top to bottom</source>
        <translation>lu de bas en haut, mais {number} de haut en bas</translation>
    </message>
    <message>
        <source>read from left to right</source>
        <translation>lu de gauche à droite</translation>
    </message>
    <message>
        <source>read from top to bottom</source>
        <translation>lu de haut en bas</translation>
    </message>
    <message>
        <source>read from right to left</source>
        <translation>lu de droite à gauche</translation>
    </message>
    <message>
        <source>read from bottom to top</source>
        <translation>lu de bas en haut</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>a blank has no digit yet: click it to choose one</source>
        <translation>un jeton blanc n’a pas encore de chiffre&#xa0;: clique dessus pour choisir</translation>
    </message>
</context>
<context>
    <name>DigifeudCounts</name>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n chiffre</numerusform>
            <numerusform>%n chiffres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s)</source>
        <translation>
            <numerusform>%n signe</numerusform>
            <numerusform>%n signes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s)</source>
        <translation>
            <numerusform>%n nouveau jeton</numerusform>
            <numerusform>%n nouveaux jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>{points} en tout</translation>
    </message>
    <message>
        <source>{points} more for coloured squares</source>
        <translation>{points} de plus pour les cases colorées</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on blue</source>
        <translation>{points} de plus pour le {digit} sur le bleu</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on red in the answer</source>
        <translation>{points} de plus pour le {digit} sur le rouge dans le résultat</translation>
    </message>
    <message>
        <source>{points} more for the {digit} on red</source>
        <translation>{points} de plus pour le {digit} sur le rouge</translation>
    </message>
</context>
<context>
    <name>DigifeudExercise</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>DigifeudLesson</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>The player with the most points wins. Now you can play!</source>
        <translation>Celui qui a le plus de points gagne. Maintenant, tu peux jouer&#x202f;!</translation>
    </message>
</context>
<context>
    <name>DigifeudOptions</name>
    <message>
        <source>Sums with</source>
        <translation>Calculs avec</translation>
    </message>
    <message>
        <source>Reading directions</source>
        <translation>Sens de lecture</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>Operators per sum</source>
        <translation>Opérations par calcul</translation>
    </message>
    <message>
        <source>Coloured squares</source>
        <translation>Cases de couleur</translation>
    </message>
    <message>
        <source>plus and minus</source>
        <translation>plus et moins</translation>
    </message>
    <message>
        <source>plus, minus and times</source>
        <translation>plus, moins et fois</translation>
    </message>
    <message>
        <source>plus, minus, times and divided by</source>
        <translation>plus, moins, fois et divisé par</translation>
    </message>
    <message>
        <source>&amp;Two</source>
        <translation>Deu&amp;x</translation>
    </message>
    <message>
        <source>&amp;Four</source>
        <translation>&amp;Quatre</translation>
    </message>
    <message>
        <source>No &amp;limit</source>
        <translation>&amp;Illimité</translation>
    </message>
    <message>
        <source>72 &amp;hours</source>
        <translation>72 &amp;heures</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>&amp;Minutes</translation>
    </message>
    <message>
        <source>Minutes per turn</source>
        <translation>Minutes par tour</translation>
    </message>
    <message>
        <source>Numbers up to</source>
        <translation>Nombres jusqu’à</translation>
    </message>
    <message>
        <source>&amp;Up to three</source>
        <translation>Jusqu’à &amp;trois</translation>
    </message>
    <message>
        <source>&amp;Exactly one</source>
        <translation>&amp;Une seule</translation>
    </message>
    <message>
        <source>&amp;no limit</source>
        <translation>&amp;sans limite</translation>
    </message>
    <message>
        <source>Sums ma&amp;y continue in one line</source>
        <translation>Un calcul peut &amp;en continuer un autre</translation>
    </message>
    <message>
        <source>&amp;Open racks</source>
        <translation>Jetons visi&amp;bles</translation>
    </message>
    <message>
        <source>Standa&amp;rd board</source>
        <translation>Plateau &amp;normal</translation>
    </message>
    <message>
        <source>Shuffle&amp;d board</source>
        <translation>&amp;Plateau mélangé</translation>
    </message>
    <message>
        <source>The signs among the tiles; sums with × earn far more.</source>
        <translation>Les signes des jetons&#x202f;; les calculs avec × rapportent beaucoup plus.</translation>
    </message>
    <message>
        <source>With two, sums read to the right and down; with four, also to the left and up.</source>
        <translation>Deux&#xa0;: on lit vers la droite et vers le bas&#x202f;; quatre&#xa0;: aussi vers la gauche et vers le haut.</translation>
    </message>
    <message>
        <source>If you take longer, you lose. A limit below 24 hours stands still while the table is not on the screen. The computer has no limit, and Undo restarts the time.</source>
        <translation>Si tu mets plus de temps, tu perds. Un temps de moins de 24 heures s’arrête tant que la table n’est pas à l’écran. L’ordinateur a tout son temps, et après «&#xa0;Annuler&#xa0;» le temps repart à zéro.</translation>
    </message>
    <message>
        <source>Longer sums such as 2 + 3 × 4 = 14 are allowed too.</source>
        <translation>Des calculs plus longs comme 2 + 3 × 4 = 14 sont aussi permis.</translation>
    </message>
    <message>
        <source>Only sums such as 3 × 4 = 12.</source>
        <translation>Seulement des calculs comme 3 × 4 = 12.</translation>
    </message>
    <message>
        <source>With a limit, no number is higher and no step goes below 0.</source>
        <translation>Avec une limite, aucun nombre n’est plus grand et aucune étape ne passe sous 0.</translation>
    </message>
    <message>
        <source>Such as 3 + 7 = 10 − 4 = 6 in one row.</source>
        <translation>Par exemple 3 + 7 = 10 − 4 = 6 sur une ligne.</translation>
    </message>
    <message>
        <source>Everybody sees all tiles; good for learning together.</source>
        <translation>Tout le monde voit tous les jetons&#x202f;; pratique pour apprendre ensemble.</translation>
    </message>
    <message>
        <source>13 blue and 12 red squares in their usual places.</source>
        <translation>13 cases bleues et 12 rouges à leurs places habituelles.</translation>
    </message>
    <message>
        <source>The same number of each, anywhere on the board, and different in every game.</source>
        <translation>Autant de chaque couleur, n’importe où sur le plateau, et différent à chaque partie.</translation>
    </message>
</context>
<context>
    <name>DigifeudPage</name>
    <message>
        <source>Show {name}’s tiles</source>
        <translation>{name}&#xa0;: montrer les jetons</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Sums so far</source>
        <translation>Calculs posés</translation>
    </message>
</context>
<context>
    <name>DigifeudPicture</name>
    <message>
        <source>Digifeud, the board game</source>
        <translation>Digifeud, le jeu de plateau</translation>
    </message>
    <message>
        <source>New game of Digifeud</source>
        <translation>Nouvelle partie de Digifeud</translation>
    </message>
</context>
<context>
    <name>DigifeudPlay</name>
    <message>
        <source>Pass and end the game?</source>
        <translation>Passer et finir la partie&#x202f;?</translation>
    </message>
    <message>
        <source>You passed last time too. Each then gets the points of the other’s digits.</source>
        <translation>Tu as déjà passé la dernière fois. Chacun reçoit alors les points des chiffres de l’autre.</translation>
    </message>
    <message>
        <source>&amp;Pass and end the game</source>
        <translation>&amp;Passer et finir</translation>
    </message>
    <message>
        <source>Pass?</source>
        <translation>Passer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>If you pass again next time, the game is over.</source>
        <translation>Si tu passes encore la prochaine fois, la partie est finie.</translation>
    </message>
    <message>
        <source>Then the game ends. Each gets the points of the digits that the other still has.</source>
        <translation>La partie se termine alors. Chacun reçoit les points des chiffres qui restent à l’autre.</translation>
    </message>
    <message>
        <source>&amp;Stop now and count</source>
        <translation>&amp;Assez joué, on compte</translation>
    </message>
    <message>
        <source>It is neither won nor lost, but your records count.</source>
        <translation>Elle n’est ni gagnée ni perdue, mais tes records comptent.</translation>
    </message>
    <message>
        <source>The computer agrees, and the game does not count in the results.</source>
        <translation>L’ordinateur est d’accord, et la partie ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>Do that only if you both want to.</source>
        <translation>Faites-le seulement si vous le voulez tous les deux.</translation>
    </message>
    <message>
        <source>To go on another day, just close the window.</source>
        <translation>Pour continuer un autre jour, ferme simplement la fenêtre.</translation>
    </message>
    <message>
        <source>Stop now and count?</source>
        <translation>Assez joué, on compte&#x202f;?</translation>
    </message>
    <message>
        <source>Go on another day?</source>
        <translation>Continuer un autre jour&#x202f;?</translation>
    </message>
    <message>
        <source>Until then the game waits on Home.</source>
        <translation>D’ici là, la partie attend à l’accueil.</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>Continuer un autre &amp;jour</translation>
    </message>
    <message>
        <source>{name} will then have {total} points ({split}).</source>
        <translation>{name}&#xa0;: alors {total} points ({split}).</translation>
    </message>
    <message>
        <source>Then it is a tie.</source>
        <translation>Alors c’est une égalité.</translation>
    </message>
    <message>
        <source>Then {name} will win.</source>
        <translation>Alors, victoire pour {name}.</translation>
    </message>
    <message>
        <source>Then it is a tie, and both totals are 1.</source>
        <translation>Alors il y a égalité, et les deux totaux sont de 1.</translation>
    </message>
    <message>
        <source>Then {name} will win. By the rules you end with 1 point.</source>
        <translation>Alors {name} gagne. Selon les règles, tu finis avec 1 point.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Abandonner</translation>
    </message>
</context>
<context>
    <name>DigifeudResultWords</name>
    <message>
        <source>Stopped early: neither won nor lost</source>
        <translation>Arrêtée plus tôt, ni gagnée ni perdue</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: {points} each</source>
        <translation>Égalité&#xa0;: {points} chacun</translation>
    </message>
    <message>
        <source>{winner} won: {loser} gave up</source>
        <translation>Victoire&#xa0;: {winner} ({loser}&#xa0;: abandon)</translation>
    </message>
    <message>
        <source>{winner} won: {loser} ran out of time</source>
        <translation>Victoire&#xa0;: {winner} ({loser}&#xa0;: temps écoulé)</translation>
    </message>
    <message>
        <source>{winner} won: {higher} to {lower}</source>
        <translation>Victoire&#xa0;: {winner}, {higher} à {lower}</translation>
    </message>
    <message>
        <source>A blank that is left over does not count.</source>
        <translation>Un jeton blanc qui reste ne compte pas.</translation>
    </message>
    <message>
        <source>The best sum, by {name}</source>
        <translation>Le meilleur calcul, par {name}</translation>
    </message>
    <message>
        <source>The best sum: {points} by {name}</source>
        <translation>Le meilleur calcul&#xa0;: {points} par {name}</translation>
    </message>
    <message>
        <source>Your best sum</source>
        <translation>Ton meilleur calcul</translation>
    </message>
    <message>
        <source>Your best sum without the hint: {points}</source>
        <translation>Ton meilleur calcul sans indice&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Your best sum: {points}</source>
        <translation>Ton meilleur calcul&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name}’s best sum</source>
        <translation>Le meilleur calcul, par {name}</translation>
    </message>
    <message>
        <source>{name}’s best sum: {points}</source>
        <translation>Le meilleur calcul, par {name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>A small sum counts, too: 1 + 2 = 3.</source>
        <translation>Un petit calcul compte aussi, comme 1 + 2 = 3.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s)</source>
        <translation>
            <numerusform>%n calcul</numerusform>
            <numerusform>%n calculs</numerusform>
        </translation>
    </message>
    <message>
        <source>The most in one turn: {tiles}.</source>
        <translation>Le plus en un tour&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>Laid by yourself: {sums}.</source>
        <translation>Posé tout seul&#xa0;: {sums}.</translation>
    </message>
    <message>
        <source>Laid in this game: {sums}.</source>
        <translation>Posé dans cette partie&#xa0;: {sums}.</translation>
    </message>
    <message>
        <source>Points: sums + the other’s tiles</source>
        <translation>Points&#xa0;: calculs + jetons de l’autre</translation>
    </message>
    <message>
        <source>Points: sums and tiles left over</source>
        <translation>Points&#xa0;: calculs et jetons restants</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} a gagné.</translation>
    </message>
    <message>
        <source>Almost! You were only {points} short.</source>
        <translation>Presque&#x202f;! Il te manquait seulement {points}.</translation>
    </message>
    <message>
        <source>You caught up and won!</source>
        <translation>Tu étais derrière, et tu as gagné quand même&#x202f;!</translation>
    </message>
    <message>
        <source>You were ahead from beginning to end!</source>
        <translation>En tête du début à la fin&#x202f;!</translation>
    </message>
    <message>
        <source>The best sum of the game was yours!</source>
        <translation>Le meilleur calcul de la partie était le tien&#x202f;!</translation>
    </message>
    <message>
        <source>You were ahead for a long time.</source>
        <translation>Tu as longtemps été en tête.</translation>
    </message>
    <message>
        <source>Your sums earned more. After your two passes {name} got {points} for your tiles.</source>
        <translation>Tes calculs ont rapporté plus. Tu as passé deux fois&#xa0;: {name} a reçu {points} pour tes jetons.</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Tu as abandonné.</translation>
    </message>
    <message>
        <source>Your time for the turn ran out.</source>
        <translation>Ton temps pour le tour est passé.</translation>
    </message>
    <message>
        <source>The best sum: {points}, laid by the hint</source>
        <translation>Le meilleur calcul&#xa0;: {points}, posé par l’indice</translation>
    </message>
    <message>
        <source>The best sum, laid by the hint</source>
        <translation>Le meilleur calcul, posé par l’indice</translation>
    </message>
    <message>
        <source>The best sum: {points} by the computer</source>
        <translation>Le meilleur calcul&#xa0;: {points} par l’ordinateur</translation>
    </message>
    <message>
        <source>You both have the same.</source>
        <translation>Vous avez autant l’un que l’autre.</translation>
    </message>
    <message>
        <source>You were ahead: {higher} – {lower}!</source>
        <translation>Tu menais&#xa0;: {higher} – {lower}&#x202f;!</translation>
    </message>
    <message>
        <source>{name} has more: {higher} – {lower}.</source>
        <translation>{name} a plus de points&#xa0;: {higher} – {lower}.</translation>
    </message>
    <message>
        <source>You stopped, and everything was counted.</source>
        <translation>Tu as arrêté, et tout a été compté.</translation>
    </message>
    <message>
        <source>You stopped the game, and everything was counted.</source>
        <translation>Vous avez arrêté la partie, et tout a été compté.</translation>
    </message>
    <message>
        <source>The game was stopped, and everything was counted.</source>
        <translation>La partie a été arrêtée, et tout a été compté.</translation>
    </message>
    <message>
        <source>{name} had no digit left, and the bag was empty: the game is over.</source>
        <translation>{name}&#xa0;: plus de chiffre, et le sac est vide. La partie est finie.</translation>
    </message>
    <message>
        <source>{name} passed twice in a row: the game is over.</source>
        <translation>{name}&#xa0;: passe, deux fois de suite. La partie est finie.</translation>
    </message>
    <message>
        <source>{name} gave up.</source>
        <translation>{name}&#xa0;: abandon.</translation>
    </message>
    <message>
        <source>{name} gave up and so lost.</source>
        <translation>{name}&#xa0;: abandon, donc défaite.</translation>
    </message>
    <message>
        <source>{name} took longer than {time} for a turn.</source>
        <translation>{name}&#xa0;: plus de {time} pour un tour.</translation>
    </message>
    <message>
        <source>{name} took longer than {time} for a turn and so lost.</source>
        <translation>{name}&#xa0;: plus de {time} pour un tour, donc défaite.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>The digits {other} had left were worth 0 points.</source>
        <translation>Les chiffres restants chez {other} valent 0 point.</translation>
    </message>
    <message>
        <source>{name} got the points of the digits {other} had left, and {other} lost the same: {digits}.</source>
        <translation>{name}&#xa0;: plus les points des chiffres restants&#x202f;; {other}&#xa0;: moins autant&#xa0;: {digits}.</translation>
    </message>
    <message>
        <source>{name} got the points of the digits {other} had left: {digits}.</source>
        <translation>{name}&#xa0;: plus les points des chiffres restants chez {other}&#xa0;: {digits}.</translation>
    </message>
</context>
<context>
    <name>DigifeudRules</name>
    <message>
        <source>Points for a sum</source>
        <translation>Les points d’un calcul</translation>
    </message>
    <message>
        <source>A sum earns as many points as its answer. Each digit tile that you lay this turn on a coloured square earns more:</source>
        <translation>Un calcul rapporte autant de points que son résultat. Chaque jeton-chiffre que tu poses à ce tour sur une case de couleur rapporte en plus&#xa0;:</translation>
    </message>
    <message>
        <source>The digit is part of</source>
        <translation>Le chiffre fait partie</translation>
    </message>
    <message>
        <source>on a blue square</source>
        <translation>sur une case bleue</translation>
    </message>
    <message>
        <source>on a red square</source>
        <translation>sur une case rouge</translation>
    </message>
    <message>
        <source>a number before =</source>
        <translation>d’un nombre avant =</translation>
    </message>
    <message>
        <source>the digit once</source>
        <translation>une fois le chiffre</translation>
    </message>
    <message>
        <source>the digit twice</source>
        <translation>deux fois le chiffre</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>du résultat</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>The 8 lies on blue: 13 + 8 = 21.</source>
        <translation>Le 8 est sur du bleu&#xa0;: 13 + 8 = 21.</translation>
    </message>
    <message>
        <source>The 2 lies on blue, and the 8 of the answer on red: 8 + 2 + 8 = 18.</source>
        <translation>Le 2 est sur du bleu, et le 8 du résultat sur du rouge&#xa0;: 8 + 2 + 8 = 18.</translation>
    </message>
    <message>
        <source>The answer lies on red: 2 + 2 = 4. The 8 lay there before and earns nothing more.</source>
        <translation>Le résultat est sur du rouge&#xa0;: 2 + 2 = 4. Le 8 était déjà là et ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>In 8 × 5 = 40 with the 5 on red the 5 earns 10 more, which makes 50.</source>
        <translation>Si, dans 8 × 5 = 40, le 5 est sur du rouge, il rapporte 10 de plus&#xa0;: cela fait 50.</translation>
    </message>
    <message>
        <source>In a two-digit answer each digit on red counts double, by itself.</source>
        <translation>Dans un résultat à deux chiffres, chaque chiffre sur du rouge compte double, séparément.</translation>
    </message>
    <message>
        <source>A square with a tile on it earns nothing in later turns, whatever tile it is. A blank counts as the digit that it stands for.</source>
        <translation>Une case où il y a déjà un jeton ne rapporte plus rien ensuite, quel que soit ce jeton. Un jeton blanc compte comme le chiffre qu’il représente.</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>A game ends in one of four ways:</source>
        <translation>Une partie se termine de l’une de ces quatre façons&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player has no digit tile left&lt;/b&gt;, and the bag is empty. This player gets the total of the digits that the other has left, and the other loses as much.</source>
        <translation>&lt;b&gt;Un joueur n’a plus de jeton-chiffre&lt;/b&gt;, et le sac est vide. Ce joueur reçoit la somme des chiffres qui restent à l’autre, et l’autre en perd autant.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player has passed twice in a row&lt;/b&gt;, in two turns of their own. Each player gets the total of the digits that the other has left.</source>
        <translation>&lt;b&gt;Un joueur a passé deux fois de suite&lt;/b&gt;, à deux de ses tours. Chaque joueur reçoit la somme des chiffres qui restent à l’autre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A player gives up.&lt;/b&gt; This player ends with 1 point; the other keeps the points they have.</source>
        <translation>&lt;b&gt;Un joueur abandonne.&lt;/b&gt; Ce joueur finit avec 1 point&#x202f;; l’autre garde les points qu’il a.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A turn takes longer than allowed.&lt;/b&gt; Then it is as if that player had given up.</source>
        <translation>&lt;b&gt;Un tour dure plus longtemps que permis.&lt;/b&gt; C’est alors comme si le joueur dont c’est le tour avait abandonné.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Exactly: the winner gets 4 + 6 × P + 6 × S, rounded.</source>
        <translation>Exactement&#xa0;: le gagnant reçoit 4 + 6 × P + 6 × S, arrondi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;S&lt;/b&gt; is the opponent’s strength ÷ the strength of both together, as it was before the game.</source>
        <translation>&lt;b&gt;S&lt;/b&gt;&#xa0;: la force de l’adversaire ÷ la force des deux ensemble, telle qu’elle était avant la partie.</translation>
    </message>
    <message>
        <source>Halves are rounded up.</source>
        <translation>Les demis s’arrondissent à l’entier supérieur.</translation>
    </message>
    <message>
        <source>&lt;b&gt;For example:&lt;/b&gt; two players of the same strength end with 200 and 120 points. The winner gets 4 + 3 + 3 = 10, the loser 3 × 0.3 = 0.9, rounded to 1.</source>
        <translation>&lt;b&gt;Par exemple&#xa0;:&lt;/b&gt; deux joueurs de même force finissent avec 200 et 120 points. Le gagnant reçoit 4 + 3 + 3 = 10, le perdant 3 × 0,3 = 0,9, arrondi à 1.</translation>
    </message>
    <message>
        <source>A game &lt;b&gt;counts&lt;/b&gt;, once, if it ended in one of the first two ways and its last turn was played in this program. These do not count:</source>
        <translation>&lt;b&gt;Compte&lt;/b&gt;, une seule fois, chaque partie qui s’est terminée de l’une des deux premières façons et dont le dernier tour a été joué dans ce programme. Ne comptent pas&#xa0;:</translation>
    </message>
    <message>
        <source>games in which somebody gave up or ran out of time,</source>
        <translation>les parties où quelqu’un a abandonné ou dépassé le temps,</translation>
    </message>
    <message>
        <source>games in which a turn was undone,</source>
        <translation>les parties où un tour a été annulé,</translation>
    </message>
    <message>
        <source>games that were only watched,</source>
        <translation>les parties qu’on a seulement regardées,</translation>
    </message>
    <message>
        <source>games of somebody against themselves,</source>
        <translation>les parties de quelqu’un contre lui-même,</translation>
    </message>
    <message>
        <source>games opened from a file (names in a file do not count here), copies, and games whose file was changed,</source>
        <translation>les parties ouvertes depuis un fichier (les noms d’un fichier ne comptent pas ici), les copies et les parties dont le fichier a été modifié,</translation>
    </message>
    <message>
        <source>games that the players did not want to count.</source>
        <translation>les parties que les joueurs n’ont pas voulu faire compter.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strength&lt;/b&gt; compares you with everybody: 100 is the average of all, computers included. A newcomer has 100.</source>
        <translation>La &lt;b&gt;force&lt;/b&gt; te compare à tout le monde&#xa0;: 100, c’est la moyenne de tous, ordinateurs compris. Au départ, on a 100.</translation>
    </message>
    <message>
        <source>It is 100 × your average score in a game that counts ÷ the average of all participants, rounded, and at least 1.</source>
        <translation>C’est 100 × ton score moyen par partie qui compte, divisé par la moyenne de tous les participants, arrondi, et au minimum 1.</translation>
    </message>
    <message>
        <source>To your own games 5 more are added, with exactly the average of all. So one lucky game makes nobody strong.</source>
        <translation>À tes parties s’ajoutent 5 autres qui ont exactement la moyenne de tous. Ainsi, une seule partie gagnée par chance ne rend personne fort.</translation>
    </message>
    <message>
        <source>The average of all is all scores ÷ all seats in games that count. While nobody has scored yet, everybody has 100.</source>
        <translation>La moyenne de tous est le total des scores ÷ le nombre de places dans les parties qui comptent. Tant que personne n’a de score, tout le monde a 100.</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>Unless you choose otherwise, a turn may take 72 hours between two people, and as long as you like against the computer: nobody should lose by going on holiday. You can also choose a number of minutes. For a class there is an hourglass, with which nobody loses.</source>
        <translation>Sauf si tu choisis autre chose, un tour peut durer 72 heures entre deux personnes, et aussi longtemps que tu veux contre l’ordinateur&#xa0;: personne ne doit perdre parce qu’il part en vacances. Tu peux aussi choisir un nombre de minutes. Pour la classe, il y a un sablier, avec lequel personne ne perd.</translation>
    </message>
    <message>
        <source>The time of the first turn runs from the game’s start.</source>
        <translation>Le temps du premier tour court dès le début de la partie.</translation>
    </message>
    <message>
        <source>If you take exactly the whole time, you are still in time.</source>
        <translation>Si tu prends exactement tout le temps, tu es encore dans les temps.</translation>
    </message>
    <message>
        <source>The time does not run for a computer.</source>
        <translation>Pour l’ordinateur, le temps ne court pas.</translation>
    </message>
    <message>
        <source>When a turn is undone, its time starts again.</source>
        <translation>Quand un tour est annulé, son temps recommence à zéro.</translation>
    </message>
    <message>
        <source>A limit below 24 hours stands still while the table is not on the screen. When the game is continued after the program was closed, that turn starts again.</source>
        <translation>Un temps de moins de 24 heures s’arrête tant que la table n’est pas à l’écran. Si tu continues après avoir fermé le programme, ce tour recommence.</translation>
    </message>
    <message>
        <source>What you choose for a new game</source>
        <translation>Ce que tu choisis pour une nouvelle partie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sums with:&lt;/b&gt; + and −, or × as well (usual), or ÷ as well.</source>
        <translation>&lt;b&gt;Calculs avec&#xa0;:&lt;/b&gt; + et −, ou aussi × (choix habituel), ou aussi ÷.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Reading directions:&lt;/b&gt; two (usual) or four.</source>
        <translation>&lt;b&gt;Sens de lecture&#xa0;:&lt;/b&gt; deux (choix habituel) ou quatre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Who starts:&lt;/b&gt; you, your opponent, or chosen at random.</source>
        <translation>&lt;b&gt;Qui commence&#xa0;:&lt;/b&gt; toi, ton adversaire, ou au hasard.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Operators per sum:&lt;/b&gt; up to three (usual) or exactly one.</source>
        <translation>&lt;b&gt;Opérations par calcul&#xa0;:&lt;/b&gt; jusqu’à trois (choix habituel) ou une seule.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Numbers up to:&lt;/b&gt; no limit (usual), 10, 20 or 50.</source>
        <translation>&lt;b&gt;Nombres jusqu’à&#xa0;:&lt;/b&gt; sans limite (choix habituel), 10, 20 ou 50.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sums may continue in one line:&lt;/b&gt; yes (usual) or no.</source>
        <translation>&lt;b&gt;Un calcul peut en continuer un autre&#xa0;:&lt;/b&gt; oui (choix habituel) ou non.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open racks:&lt;/b&gt; no (usual) or yes.</source>
        <translation>&lt;b&gt;Jetons visibles&#xa0;:&lt;/b&gt; non (choix habituel) ou oui.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Time per turn:&lt;/b&gt; no limit, 72 hours, or a number of minutes.</source>
        <translation>&lt;b&gt;Temps par tour&#xa0;:&lt;/b&gt; illimité, 72 heures, ou un nombre de minutes.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Coloured squares:&lt;/b&gt; the standard board or a shuffled one.</source>
        <translation>&lt;b&gt;Cases de couleur&#xa0;:&lt;/b&gt; le plateau normal ou un plateau mélangé.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>Two players lay sums on a board, crossing each other like the words of a crossword. Every sum earns as many points as its answer, and digits on coloured squares earn more. Whoever has the most points at the end wins.</source>
        <translation>Deux joueurs posent des calculs sur un plateau, en les croisant comme les mots d’une grille de mots croisés. Chaque calcul rapporte autant de points que son résultat, et les chiffres sur des cases de couleur rapportent plus. Celui qui a le plus de points à la fin gagne.</translation>
    </message>
    <message>
        <source>The sum uses the 1 that lies there already. The other tiles are new: they have a coloured edge. The arrow shows how the sum is read.</source>
        <translation>Le calcul utilise le 1 qui est déjà là. Les autres jetons sont nouveaux&#xa0;: ils ont un bord de couleur. La flèche montre le sens de lecture.</translation>
    </message>
    <message>
        <source>Each player is a person at this computer or the computer itself, at a level that you choose. You can also watch two computers play.</source>
        <translation>Chaque joueur est une personne devant cet ordinateur ou l’ordinateur lui-même, au niveau que tu choisis. Tu peux aussi regarder jouer deux ordinateurs.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>The board has 13 by 13 squares. Its columns are called A to M, its rows 1 to 13; the square in the middle is G7. 13 squares are blue and 12 are red.</source>
        <translation>Le plateau a 13 cases sur 13. Ses colonnes vont de A à M, ses lignes de 1 à 13&#x202f;; la case du milieu est G7. 13 cases sont bleues et 12 sont rouges.</translation>
    </message>
    <message>
        <source>The empty board. Blue squares have the sign +1× and one edge, red squares the sign +2× and a double edge.</source>
        <translation>Le plateau vide. Les cases bleues portent le signe +1× et ont un bord simple&#x202f;; les cases rouges portent le signe +2× et ont un bord double.</translation>
    </message>
    <message>
        <source>The coloured squares of the standard board lie so that it looks the same from all sides. For a new game you may also have them shuffled: the same number of each, anywhere on the board.</source>
        <translation>Les cases de couleur du plateau normal sont placées de façon que le plateau soit le même vu de chaque côté. Pour une nouvelle partie, tu peux aussi les faire mélanger&#xa0;: autant de chaque couleur, n’importe où sur le plateau.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Les jetons</translation>
    </message>
    <message>
        <source>On your rack you have 8 digit tiles, 3 tiles with an operator and one =. After every turn it is filled up from the bag, as long as there is something in it. The = is always there.</source>
        <translation>Tu as 8 jetons-chiffres, 3 jetons-opérations et un =. Après chaque tour, on les complète en piochant dans le sac, tant qu’il y reste quelque chose. Le = est toujours là.</translation>
    </message>
    <message>
        <source>With &lt;b&gt;open racks&lt;/b&gt; both racks lie open. So you can think together at one screen.</source>
        <translation>Avec les &lt;b&gt;jetons visibles&lt;/b&gt;, les jetons des deux joueurs se voient. Vous pouvez ainsi réfléchir ensemble devant un écran.</translation>
    </message>
    <message>
        <source>Two digit tiles, a blank, and the tiles plus, minus, times, divided by and equals</source>
        <translation>Deux jetons-chiffres, un jeton blanc, et les jetons plus, moins, fois, divisé par et égal</translation>
    </message>
    <message>
        <source>A blank has a star and counts as any digit from 0 to 9. You choose it when you lay the blank, and it keeps this digit.</source>
        <translation>Un jeton blanc a une étoile et compte comme n’importe quel chiffre de 0 à 9. Tu le choisis en posant le jeton, et il garde ce chiffre.</translation>
    </message>
    <message>
        <source>There are 50 digit tiles:</source>
        <translation>Il y a 50 jetons-chiffres&#xa0;:</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>Tiles of each</source>
        <translation>Jetons de chaque</translation>
    </message>
    <message>
        <source>For a new game you choose which operators take part. This many tiles with operators are in the bag then:</source>
        <translation>Pour une nouvelle partie, tu choisis les opérations. Voici combien de jetons-opérations se trouvent alors dans le sac&#xa0;:</translation>
    </message>
    <message>
        <source>Sums with</source>
        <translation>Calculs avec</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À ton tour</translation>
    </message>
    <message>
        <source>On your turn you lay a sum, or you pass. You can also give up at any time when it is your turn.</source>
        <translation>À ton tour, tu poses un calcul ou tu passes. Quand c’est à toi, tu peux aussi abandonner.</translation>
    </message>
    <message>
        <source>All tiles that you lay go on empty squares of one row or one column.</source>
        <translation>Tous les jetons que tu poses vont sur des cases vides d’une même ligne ou d’une même colonne.</translation>
    </message>
    <message>
        <source>Together with digits that already lie there they make one sum, from its first number to its answer, without a gap.</source>
        <translation>Avec les chiffres qui sont déjà là, ils forment un seul calcul, du premier nombre au résultat, sans trou.</translation>
    </message>
    <message>
        <source>The = and all operators of the sum come from your rack. From the board you can use only digits.</source>
        <translation>Le = et tous les signes d’opération du calcul viennent de tes jetons. De ce qui est sur le plateau, tu ne peux utiliser que les chiffres.</translation>
    </message>
    <message>
        <source>The first sum, and the next ones</source>
        <translation>Le premier calcul et les suivants</translation>
    </message>
    <message>
        <source>The first sum has exactly one operator before =, and one of its digits lies on G7, the square in the middle.</source>
        <translation>Le premier calcul a une seule opération avant =, et l’un de ses chiffres est sur G7, la case du milieu.</translation>
    </message>
    <message>
        <source>Every later sum uses at least one digit that already lies on the board.</source>
        <translation>Chaque calcul suivant utilise au moins un chiffre déjà posé sur le plateau.</translation>
    </message>
    <message>
        <source>Where sums cross, this may be just one digit of a two-digit number.</source>
        <translation>En croisant, cela peut être un seul chiffre d’un nombre à deux chiffres.</translation>
    </message>
    <message>
        <source>The 0 of the 10 is used alone.</source>
        <translation>Le 0 du 10 est utilisé seul.</translation>
    </message>
    <message>
        <source>How sums are read</source>
        <translation>Comment on lit un calcul</translation>
    </message>
    <message>
        <source>With &lt;b&gt;two directions&lt;/b&gt; sums are read from left to right and from top to bottom. With &lt;b&gt;four directions&lt;/b&gt; they may also be read from right to left and from bottom to top.</source>
        <translation>Avec &lt;b&gt;deux sens de lecture&lt;/b&gt;, on lit de gauche à droite et de haut en bas. Avec &lt;b&gt;quatre sens&lt;/b&gt;, on peut lire aussi de droite à gauche et de bas en haut.</translation>
    </message>
    <message>
        <source>The higher total wins, and equal totals are a tie.</source>
        <translation>Le plus grand total gagne&#x202f;; si les totaux sont égaux, il y a égalité.</translation>
    </message>
    <message>
        <source>You can also agree to stop: “Stop now and count” in the menu ends the game as if both had passed. The computer always agrees, but such a game is neither won nor lost.</source>
        <translation>Vous pouvez aussi vous mettre d’accord pour arrêter&#xa0;: «&#xa0;Assez joué, on compte&#xa0;» dans le menu termine la partie comme si les deux joueurs avaient passé. L’ordinateur est toujours d’accord, mais une telle partie n’est ni gagnée ni perdue.</translation>
    </message>
    <message>
        <source>A blank that is left on a rack counts 0. Whoever gives up or runs out of time never wins.</source>
        <translation>Un jeton blanc qui reste compte 0. Celui qui abandonne ou dépasse le temps ne gagne jamais.</translation>
    </message>
    <message>
        <source>Every person and every level of the computer has a &lt;b&gt;score&lt;/b&gt;. Each game that counts adds to it: 4 to 16 for the winner, 1 to 3 for the loser. Many points and a strong opponent give more.</source>
        <translation>Chaque personne et chaque niveau de l’ordinateur a un &lt;b&gt;score&lt;/b&gt;. Chaque partie qui compte l’augmente&#xa0;: de 4 à 16 pour le gagnant, de 1 à 3 pour le perdant. Beaucoup de points et un adversaire fort rapportent plus.</translation>
    </message>
    <message>
        <source>The winner gets 4, and up to 6 more for points, and up to 6 more for the opponent’s strength. The loser gets 1 to 3 for both together. In a tie each player gets half of what winning and losing would have given together, rounded down.</source>
        <translation>Le gagnant reçoit 4, plus 6 au maximum pour les points, plus 6 au maximum pour la force de l’adversaire. Le perdant reçoit de 1 à 3 pour les deux ensemble. En cas d’égalité, chaque joueur reçoit la moitié de ce que gagner et perdre auraient donné ensemble, arrondie à l’entier inférieur.</translation>
    </message>
    <message>
        <source>The loser gets 3 × P × 2 × S, rounded, at least 1 and at most 3.</source>
        <translation>Le perdant reçoit 3 × P × 2 × S, arrondi, au minimum 1 et au maximum 3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt; is the player’s own points ÷ 400, or ÷ 200 when the sums have no × or the numbers go up to 10 or 20; it is at least 0 and at most 1.</source>
        <translation>&lt;b&gt;P&lt;/b&gt;&#xa0;: les points du joueur ÷ 400, ou ÷ 200 si l’on joue sans × ou avec des nombres jusqu’à 10 ou 20&#x202f;; au minimum 0 et au maximum 1.</translation>
    </message>
    <message>
        <source>This game is played with two directions.</source>
        <translation>Cette partie se joue avec deux sens de lecture.</translation>
    </message>
    <message>
        <source>A two-digit number is always read as it is written, from left to right or from top to bottom. 21 is never 12.</source>
        <translation>Un nombre à deux chiffres se lit toujours comme il est écrit, de gauche à droite ou de haut en bas. 21 n’est jamais 12.</translation>
    </message>
    <message>
        <source>From the right this reads 4 + 8 = 12.</source>
        <translation>Depuis la droite, tu lis 4 + 8 = 12.</translation>
    </message>
    <message>
        <source>Which sums are correct</source>
        <translation>Quels calculs sont justes</translation>
    </message>
    <message>
        <source>Work out × and ÷ before + and −; otherwise go from first to last.</source>
        <translation>× et ÷ passent avant + et −&#x202f;; sinon, on calcule du début à la fin.</translation>
    </message>
    <message>
        <source>Every division must be exact, with no remainder, and nothing is divided by 0.</source>
        <translation>Chaque division tombe juste, et on ne divise jamais par 0.</translation>
    </message>
    <message>
        <source>On the way it may go below 0. The answer is a number from 0 to 99.</source>
        <translation>En chemin, on peut descendre sous 0. Le résultat est un nombre de 0 à 99.</translation>
    </message>
    <message>
        <source>First 2 × 3, then 1 + 6.</source>
        <translation>D’abord 2 × 3, puis 1 + 6.</translation>
    </message>
    <message>
        <source>1 − 4 is 3 below 0; 9 more makes 6.</source>
        <translation>1 − 4, c’est 3 sous 0&#x202f;; 9 de plus font 6.</translation>
    </message>
    <message>
        <source>A sum has one to three operators before =. For a new game you may choose that it has exactly one.</source>
        <translation>Un calcul a une à trois opérations avant =. Pour une nouvelle partie, tu peux choisir une seule opération.</translation>
    </message>
    <message>
        <source>For a new game you may choose numbers up to 10, 20 or 50. Then no number of a sum is higher. On the way, too, you never go above it or below 0.</source>
        <translation>Pour une nouvelle partie, tu peux choisir des nombres jusqu’à 10, 20 ou 50. Alors aucun nombre d’un calcul n’est plus grand. En chemin non plus, tu ne vas jamais au-dessus, ni sous 0.</translation>
    </message>
    <message>
        <source>8 + 9 is 17, and 17 − 7 is 10.</source>
        <translation>8 + 9 fait 17, et 17 − 7 fait 10.</translation>
    </message>
    <message>
        <source>Which numbers you may use</source>
        <translation>Quels nombres tu peux utiliser</translation>
    </message>
    <message>
        <source>Each number before = is a single digit.</source>
        <translation>Chaque nombre avant = est un seul chiffre.</translation>
    </message>
    <message>
        <source>The answer has one or two digits; each of them may be new or lie there already.</source>
        <translation>Le résultat a un ou deux chiffres&#x202f;; chacun peut être nouveau ou déjà là.</translation>
    </message>
    <message>
        <source>A two-digit number does not begin with 0.</source>
        <translation>Un nombre à deux chiffres ne commence pas par 0.</translation>
    </message>
    <message>
        <source>What may lie beside a sum</source>
        <translation>Ce qui peut toucher un calcul</translation>
    </message>
    <message>
        <source>Just before the first square of a sum and just after its last one, in the line in which it is read, there is the edge of the board or an empty square.</source>
        <translation>Juste avant la première case d’un calcul et juste après la dernière, sur la ligne où on le lit, il y a le bord du plateau ou une case vide.</translation>
    </message>
    <message>
        <source>Now the row shows 3 + 7 = 10 − 4 = 6. Both sums have the 10.</source>
        <translation>La ligne montre maintenant 3 + 7 = 10 − 4 = 6. Les deux calculs ont le 10.</translation>
    </message>
    <message>
        <source>Tiles that lie along the sides of a sum don’t matter: they need not make a sum with it.</source>
        <translation>Les jetons posés le long d’un calcul n’ont pas d’importance&#xa0;: ils n’ont pas besoin de former un calcul avec lui.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>A sum always ends with its answer. Its numbers follow each other in the direction in which you read it.</source>
        <translation>Un calcul finit toujours par son résultat. Ses nombres se suivent dans le sens où tu le lis.</translation>
    </message>
    <message>
        <source>There is one exception: a two-digit number that an earlier sum in the same line already has as one of its numbers. You use it whole.</source>
        <translation>Il y a une exception&#xa0;: un nombre à deux chiffres qui est déjà un nombre d’un calcul posé avant, sur la même ligne. Tu l’utilises en entier.</translation>
    </message>
    <message>
        <source>A sum may also go on where an earlier one in the same line ends or begins, when both have that whole number, on the same squares.</source>
        <translation>Un calcul peut aussi continuer là où un calcul précédent de la même ligne finit ou commence, si les deux ont ce nombre entier, sur les mêmes cases.</translation>
    </message>
    <message>
        <source>Both sums have the 13: 5 + 8 = 13, and read from the right 6 + 7 = 13.</source>
        <translation>Les deux calculs ont ce 13, avec 5 + 8 = 13, et lu depuis la droite 6 + 7 = 13.</translation>
    </message>
    <message>
        <source>For a new game you may choose that no sum continues another. Then nothing lies just before or after a sum.</source>
        <translation>Pour une nouvelle partie, tu peux choisir qu’aucun calcul n’en continue un autre. Alors rien ne touche le début ni la fin d’un calcul.</translation>
    </message>
    <message>
        <source>Points, end and results</source>
        <translation>Points, fin et résultats</translation>
    </message>
</context>
<context>
    <name>DigifeudTexts</name>
    <message>
        <source>playing</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>on another screen</source>
        <translation>sur un autre écran</translation>
    </message>
    <message>
        <source>Shift and an arrow key move the whole sum.</source>
        <translation>Maj et une flèche déplacent tout le calcul.</translation>
    </message>
    <message>
        <source>Numbers are always read from left to right.</source>
        <translation>Les nombres se lisent toujours de gauche à droite.</translation>
    </message>
    <message>
        <source>Numbers are always read from top to bottom.</source>
        <translation>Les nombres se lisent toujours de haut en bas.</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}&#xa0;: passe</translation>
    </message>
    <message>
        <source>{name} gave up</source>
        <translation>{name}&#xa0;: abandon</translation>
    </message>
    <message>
        <source>{name} ran out of time</source>
        <translation>{name}&#xa0;: temps écoulé</translation>
    </message>
    <message>
        <source>The game is over: a tie.</source>
        <translation>La partie est finie&#xa0;: égalité.</translation>
    </message>
    <message>
        <source>The game is over: {name} won.</source>
        <translation>La partie est finie, gagnée par {name}.</translation>
    </message>
    <message>
        <source>For example 3 + 4 = 7, a digit in the middle</source>
        <translation>Pose par exemple 3 + 4 = 7, un chiffre au milieu</translation>
    </message>
    <message>
        <source>Longer counts, too: 2 + 3 + 4 = 9.</source>
        <translation>Plus long, c’est permis aussi, comme 2 + 3 + 4 = 9.</translation>
    </message>
    <message>
        <source>No sum fits. Pass.</source>
        <translation>Aucun calcul ne convient. Passe.</translation>
    </message>
    <message>
        <source>The computer’s tiles</source>
        <translation>Jetons de l’ordinateur</translation>
    </message>
    <message>
        <source>Bag: {digits}, {signs}</source>
        <translation>Sac&#xa0;: {digits}, {signs}</translation>
    </message>
    <message>
        <source>Bag: {digits}</source>
        <translation>Sac&#xa0;: {digits}</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Tes jetons</translation>
    </message>
    <message>
        <source>Build on a digit already there.</source>
        <translation>Pars d’un chiffre déjà posé.</translation>
    </message>
    <message>
        <source>{name}’s tiles</source>
        <translation>Jetons&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>Entering</name>
    <message>
        <source>“{line}” is the name of the class, not of a pupil</source>
        <translation>«&#xa0;{line}&#xa0;» est le nom de la classe, pas d’un élève</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <translation>
            <numerusform>%n nom</numerusform>
            <numerusform>%n noms</numerusform>
        </translation>
    </message>
    <message>
        <source>A list of names</source>
        <translation>Une liste de noms</translation>
    </message>
    <message>
        <source>Lists of names ({kinds})</source>
        <translation>Listes de noms ({kinds})</translation>
    </message>
    <message>
        <source>All files ({kinds})</source>
        <translation>Tous les fichiers ({kinds})</translation>
    </message>
    <message>
        <source>New class</source>
        <translation>Nouvelle classe</translation>
    </message>
    <message>
        <source>Add pupils to {name}</source>
        <translation>Ajouter des élèves à {name}</translation>
    </message>
    <message>
        <source>Name of the class</source>
        <translation>Nom de la classe</translation>
    </message>
    <message>
        <source>Paste or type the names, one on each line, or choose a file. Surnames may stand after a comma, semicolon or tab: they only tell equal first names apart.</source>
        <translation>Colle ou écris les noms, un par ligne, ou choisis un fichier. Les noms de famille peuvent suivre après une virgule, un point-virgule ou une tabulation&#xa0;: ils servent seulement à distinguer les prénoms identiques.</translation>
    </message>
    <message>
        <source>List of names</source>
        <translation>Liste de noms</translation>
    </message>
    <message>
        <source>What will be entered</source>
        <translation>Ce qui sera enregistré</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Show first names only, as the first word of each name</source>
        <translation>Montrer seulement les prénoms&#xa0;: le premier mot de chaque nom</translation>
    </message>
    <message>
        <source>A name that is here already is the same pupil</source>
        <translation>Un nom déjà présent désigne le même élève</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>Dans la liste</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation>existe déjà</translation>
    </message>
    <message>
        <source>is in {name}</source>
        <translation>est dans {name}</translation>
    </message>
</context>
<context>
    <name>EverybodysPractice</name>
    <message>
        <source>Practice: {skills}</source>
        <translation>Entraînement&#xa0;: {skills}</translation>
    </message>
    <message>
        <source>The numbers say how often a typical sum is expected to be right at the first try. In brackets: not sure yet; a question mark: fewer than three exercises.</source>
        <translation>Les nombres disent combien de fois un calcul ordinaire devrait être juste au premier essai. Entre parenthèses&#xa0;: pas encore sûr&#x202f;; un point d’interrogation&#xa0;: moins de trois exercices.</translation>
    </message>
    <message>
        <source>adding</source>
        <translation>additions</translation>
    </message>
    <message>
        <source>subtracting</source>
        <translation>soustractions</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>multiplications</translation>
    </message>
    <message>
        <source>dividing</source>
        <translation>divisions</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tables</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>ExerciseDigifeudTexts</name>
    <message>
        <source>Points: {sum}</source>
        <translation>Points&#xa0;: {sum}</translation>
    </message>
</context>
<context>
    <name>ExerciseOffer</name>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Looking for exercises …</source>
        <translation>Recherche d’exercices…</translation>
    </message>
    <message>
        <source>There was more in some turns: try them</source>
        <translation>Certains tours valaient plus&#xa0;: réessaie</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in which there was more: try them</source>
        <translation>
            <numerusform>%n tour valait plus&#xa0;: réessaie</numerusform>
            <numerusform>%n tours valaient plus&#xa0;: réessaie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n tour</numerusform>
            <numerusform>{name}&#xa0;: %n tours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Arrêter…</translation>
    </message>
    <message>
        <source>Tried: {sums}</source>
        <translation>Essayé&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Shows the answer</source>
        <translation>Montre la solution</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Ends practising (Esc)</source>
        <translation>Arrête l’entraînement (Échap)</translation>
    </message>
</context>
<context>
    <name>ExercisesForm</name>
    <message>
        <source>School year</source>
        <translation>Niveau scolaire</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>everybody once</source>
        <translation>chacun une fois</translation>
    </message>
    <message>
        <source>{number} exercises</source>
        <translation>{number} exercices</translation>
    </message>
    <message>
        <source>Fewer opt&amp;ions</source>
        <translation>Moins &amp;d’options</translation>
    </message>
    <message>
        <source>More opt&amp;ions</source>
        <translation>Plus &amp;d’options</translation>
    </message>
    <message>
        <source>hourglass: {time}</source>
        <translation>sablier&#xa0;: {time}</translation>
    </message>
</context>
<context>
    <name>ExplainedPage</name>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>{file} cannot be saved: {problem}.</source>
        <translation>{file} ne peut pas être enregistré&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Strength before</source>
        <translation>Force avant</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Divisé par</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Way of practising</source>
        <translation>Façon de s’exercer</translation>
    </message>
    <message>
        <source>Day of the puzzle</source>
        <translation>Jour de l’énigme</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Résultat juste</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Counts for the rating</source>
        <translation>Compte pour la maîtrise</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>freely</source>
        <translation>librement</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>énigme du jour</translation>
    </message>
    <message>
        <source>speed round</source>
        <translation>manche rapide</translation>
    </message>
    <message>
        <source>exercises of the class</source>
        <translation>exercices de la classe</translation>
    </message>
    <message>
        <source>at the first try</source>
        <translation>au premier essai</translation>
    </message>
    <message>
        <source>at the second try</source>
        <translation>au deuxième essai</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Maîtrise</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Incertitude</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Élève</translation>
    </message>
    <message>
        <source>Exercises tried</source>
        <translation>Exercices essayés</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Justes du premier coup</translation>
    </message>
    <message>
        <source>Right at the second try</source>
        <translation>Justes au deuxième essai</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Non résolus</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Dernier entraînement</translation>
    </message>
    <message>
        <source>Lessons with teams</source>
        <translation>Leçons en équipes</translation>
    </message>
    <message>
        <source>Own turns in lessons</source>
        <translation>Tours de l’élève en leçon</translation>
    </message>
    <message>
        <source>{game}: games</source>
        <translation>{game}&#xa0;: parties</translation>
    </message>
    <message>
        <source>{game}: won</source>
        <translation>{game}&#xa0;: gagnées</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>encore une fois</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Numéro de la partie</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>This goes well already:</source>
        <translation>Tu y arrives déjà bien&#xa0;:</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More numbers and charts</source>
        <translation>Plus de chiffres et de graphiques</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {problem}.</source>
        <translation>{file} ne peut pas être enregistré&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>Saved: {file}
in {folder}</source>
        <translation>Enregistré&#xa0;: {file}
dans {folder}</translation>
    </message>
</context>
<context>
    <name>FinishedGamesModel</name>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnée par</translation>
    </message>
    <message>
        <source>Does it count?</source>
        <translation>Comptée&#x202f;?</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Ne compte pas</translation>
    </message>
    <message>
        <source>its sums</source>
        <translation>ses calculs</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>FirstPlayer</name>
    <message>
        <source>{level}: {does}</source>
        <translation>{level}&#xa0;: {does}</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>{sum}, correct</source>
        <translation>{sum}, juste</translation>
    </message>
    <message>
        <source>{sum}, no digit fits here</source>
        <translation>{sum}, aucun chiffre ne convient ici</translation>
    </message>
    <message>
        <source>{sum}, no sign fits</source>
        <translation>{sum}, aucun signe ne convient</translation>
    </message>
    <message>
        <source>{sum}, none of your cards fits</source>
        <translation>{sum}, aucune de tes cartes ne convient</translation>
    </message>
    <message>
        <source>{wrong}, choose another digit</source>
        <translation>{wrong}, choisis un autre chiffre</translation>
    </message>
    <message>
        <source>{wrong}, put a card somewhere else</source>
        <translation>{wrong}, pose une carte ailleurs</translation>
    </message>
    <message>
        <source>{sum}, now a card</source>
        <translation>{sum}, maintenant une carte</translation>
    </message>
    <message>
        <source>{sum}, now the sign</source>
        <translation>{sum}, maintenant le signe</translation>
    </message>
    <message>
        <source>{sum}, lay the answer or choose another digit</source>
        <translation>{sum}, pose le résultat ou choisis un autre chiffre</translation>
    </message>
    <message>
        <source>{sum} is not {answer}, now another sign</source>
        <translation>{sum} ne fait pas {answer}, maintenant une autre opération</translation>
    </message>
    <message>
        <source>{sum} is not {answer}, now lay the answer</source>
        <translation>{sum} ne fait pas {answer}, pose maintenant le résultat</translation>
    </message>
    <message>
        <source>{sum} is not {answer} yet, now a card</source>
        <translation>{sum} ne fait pas encore {answer}, maintenant une carte</translation>
    </message>
    <message>
        <source>{sum}, now another sign</source>
        <translation>{sum}, maintenant une autre opération</translation>
    </message>
    <message>
        <source>{sum}, now the answer</source>
        <translation>{sum}, maintenant le résultat</translation>
    </message>
    <message>
        <source>{sum}, now choose a digit</source>
        <translation>{sum}, choisis maintenant un chiffre</translation>
    </message>
    <message>
        <source>{sum}, choose another digit</source>
        <translation>{sum}, choisis un autre chiffre</translation>
    </message>
    <message>
        <source>{sum}, put a card somewhere else</source>
        <translation>{sum}, pose une carte ailleurs</translation>
    </message>
    <message>
        <source>{difference} is less than 0, choose another sign</source>
        <translation>{difference}, c’est moins que 0, choisis une autre opération</translation>
    </message>
    <message>
        <source>{difference} is less than 0</source>
        <translation>{difference}, c’est moins que 0</translation>
    </message>
    <message>
        <source>{difference} is less than 0, put the larger number first</source>
        <translation>{difference}, c’est moins que 0, mets le plus grand nombre devant</translation>
    </message>
    <message>
        <source>took a card</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>a joker has no digit yet: click it to choose one</source>
        <translation>un joker n’a pas encore de chiffre&#xa0;: clique dessus pour choisir</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
</context>
<context>
    <name>FormulaBests</name>
    <message>
        <source>The best formula: {points}, laid by the hint</source>
        <translation>La meilleure formule&#xa0;: {points}, posée par l’indice</translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards}, laid by the hint</source>
        <translation>Le plus de cartes en un tour&#xa0;: {cards}, posées par l’indice</translation>
    </message>
    <message>
        <source>The best formula: {points} by the computer</source>
        <translation>La meilleure formule&#xa0;: {points} par l’ordinateur</translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards} by the computer</source>
        <translation>Le plus de cartes en un tour&#xa0;: {cards} par l’ordinateur</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>{name}: {sum}, {worth}</source>
        <translation>{name}&#xa0;: {sum}, {worth}</translation>
    </message>
</context>
<context>
    <name>FormulaCountWords</name>
    <message numerus="yes">
        <source>%n round(s) played.</source>
        <translation>
            <numerusform>%n manche jouée.</numerusform>
            <numerusform>%n manches jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds won count first, then the fewest cards.</source>
        <translation>Les manches gagnées comptent d’abord, puis le moins de cartes.</translation>
    </message>
    <message>
        <source>The round that was stopped does not count.</source>
        <translation>La manche arrêtée ne compte pas.</translation>
    </message>
    <message>
        <source>Whoever wins the most rounds wins the match; if equal, they share it.</source>
        <translation>Celui qui a gagné le plus de manches gagne la partie&#x202f;; à égalité, on gagne ensemble.</translation>
    </message>
    <message>
        <source>{target} points are reached: the highest total wins; if equal, they share it.</source>
        <translation>{target} points sont atteints&#xa0;: le plus grand total gagne&#x202f;; à égalité, on gagne ensemble.</translation>
    </message>
    <message>
        <source>Blocked: there was no card left to take and nobody went on.</source>
        <translation>Bloquée&#xa0;: il n’y avait plus de carte à piocher et personne n’a continué.</translation>
    </message>
    <message>
        <source>{name} went out first and got {points} points for it.</source>
        <translation>{name}&#xa0;: fini en premier, donc {points} points de plus.</translation>
    </message>
    <message>
        <source>Nobody gets the points for going out first.</source>
        <translation>Personne ne reçoit les points pour avoir fini en premier.</translation>
    </message>
    <message>
        <source>The most points win the round; if equal, they share it.</source>
        <translation>Celui qui a le plus de points gagne la manche&#x202f;; à égalité, on gagne ensemble.</translation>
    </message>
    <message>
        <source>The fewest cards in hand win; if equal, they share it.</source>
        <translation>Celui qui a le moins de cartes en main gagne&#x202f;; à égalité, on gagne ensemble.</translation>
    </message>
    <message>
        <source>{name} won: whoever goes out first wins, even in a blocked round.</source>
        <translation>{name}&#xa0;: gagné, car finir en premier fait gagner, même dans une manche bloquée.</translation>
    </message>
    <message>
        <source>{name} went out first and so won the round.</source>
        <translation>{name}&#xa0;: plus de cartes en premier, donc la manche est gagnée.</translation>
    </message>
    <message>
        <source>Out of cards, in this order: {names}.</source>
        <translation>Plus de cartes, dans cet ordre&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The cards left in hand cost: {costs}.</source>
        <translation>Les cartes restées en main coûtent&#xa0;: {costs}.</translation>
    </message>
    <message>
        <source>A joker left in hand costs {points}.</source>
        <translation>Un joker resté en main coûte {points}.</translation>
    </message>
    <message>
        <source>The formulas count a bonus for hard sums: {points}.</source>
        <translation>Les formules comptent un bonus pour les calculs difficiles&#xa0;: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in this round made the others take a card.</source>
        <translation>
            <numerusform>%n résultat de cette manche a fait piocher les autres.</numerusform>
            <numerusform>%n résultats de cette manche ont fait piocher les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match goes on for as long as you like; whoever wins the most rounds wins it.</source>
        <translation>La partie dure autant que vous voulez&#xa0;: celui qui gagne le plus de manches l’emporte.</translation>
    </message>
    <message>
        <source>Nobody has points yet; {target} win the match.</source>
        <translation>Personne n’a encore de points&#x202f;; il en faut {target} pour gagner la partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are in the lead and need {missing} more to win the match, at {target}.</source>
        <translation>{names} sont en tête&#x202f;; encore {missing} pour gagner la partie, à {target}.</translation>
    </message>
    <message>
        <source>{name} must get {missing} more to win the match, at {target}.</source>
        <translation>En tête&#xa0;: {name}. Encore {missing} pour gagner la partie, à {target}.</translation>
    </message>
    <message>
        <source>In the next round {names} get one card more.</source>
        <translation>À la manche suivante, une carte de plus pour {names}.</translation>
    </message>
    <message>
        <source>In the next round one card more goes to {name}.</source>
        <translation>À la manche suivante, une carte de plus pour {name}.</translation>
    </message>
</context>
<context>
    <name>FormulaCounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaExercise</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>a card may go on an equal one</source>
        <translation>une carte peut aller sur une carte égale</translation>
    </message>
</context>
<context>
    <name>FormulaLesson</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>The {card} lies on the {digit} now. Lay it in front of it.</source>
        <translation>Le {card} est maintenant sur le {digit}. Pose-le devant.</translation>
    </message>
    <message>
        <source>The first player without cards wins. Now you can play!</source>
        <translation>Le premier qui n’a plus de cartes gagne. Maintenant, tu peux jouer&#x202f;!</translation>
    </message>
</context>
<context>
    <name>FormulaOptions</name>
    <message>
        <source>Choose + or ×: without them some starting cards have no answer.</source>
        <translation>Choisis + ou ×, car sans eux certaines cartes de départ n’ont pas de résultat.</translation>
    </message>
    <message>
        <source>Sums with</source>
        <translation>Calculs avec</translation>
    </message>
    <message>
        <source>The match is won by</source>
        <translation>On gagne la partie avec</translation>
    </message>
    <message>
        <source>Most &amp;rounds</source>
        <translation>&amp;Le plus de manches</translation>
    </message>
    <message>
        <source>Points, up &amp;to</source>
        <translation>Des poi&amp;nts, jusqu’à</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points à atteindre</translation>
    </message>
    <message>
        <source>Cards per turn, at most</source>
        <translation>Cartes par tour, au plus</translation>
    </message>
    <message>
        <source>Cards per number, at most</source>
        <translation>Cartes par nombre, au plus</translation>
    </message>
    <message>
        <source>Numbers up to</source>
        <translation>Nombres jusqu’à</translation>
    </message>
    <message>
        <source>&amp;no limit</source>
        <translation>&amp;sans limite</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>divisé par</translation>
    </message>
    <message>
        <source>Only signs with a tick are used; keep + or × ticked.</source>
        <translation>Seuls les signes cochés servent&#x202f;; garde + ou × coché.</translation>
    </message>
    <message>
        <source>Play as many rounds as you like, then end the match.</source>
        <translation>Jouez autant de manches que vous voulez, puis terminez la partie.</translation>
    </message>
    <message>
        <source>Every formula earns as many points as its answer; cards left in the hand cost their value, a joker 25, and the first to go out gets 10.</source>
        <translation>Chaque formule rapporte autant de points que son résultat&#x202f;; les cartes qui restent en main coûtent leur valeur, un joker 25, et le premier qui n’a plus de cartes reçoit 10.</translation>
    </message>
    <message>
        <source>How many cards you may lay in one turn; 4 only when just × and ÷ are used.</source>
        <translation>Combien de cartes tu peux poser en un tour&#x202f;; 4 seulement si l’on ne fait que multiplier et diviser.</translation>
    </message>
    <message>
        <source>With 2 no answer is higher than 99; with 3 they go up to 999.</source>
        <translation>Avec 2, aucun résultat ne dépasse 99&#x202f;; avec 3, on va jusqu’à 999.</translation>
    </message>
    <message>
        <source>No number of a formula is higher than this.</source>
        <translation>Aucun nombre d’une formule n’est plus grand.</translation>
    </message>
    <message>
        <source>&amp;Use a card from the table</source>
        <translation>&amp;Garder une carte de la table</translation>
    </message>
    <message>
        <source>Every formula keeps at least one card that lies there.</source>
        <translation>Chaque formule garde au moins une carte déjà posée.</translation>
    </message>
    <message>
        <source>&amp;Extra card for the winner</source>
        <translation>&amp;Une carte de plus pour le gagnant</translation>
    </message>
    <message>
        <source>Whoever wins a round is dealt one card more in the next.</source>
        <translation>Celui qui gagne une manche reçoit une carte de plus à la suivante.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>Jouer jusqu’au &amp;bout</translation>
    </message>
    <message>
        <source>With three or more players, a round ends when only one still has cards.</source>
        <translation>À partir de trois joueurs, la manche dure jusqu’à ce qu’un seul ait encore des cartes.</translation>
    </message>
    <message>
        <source>&amp;Multiples of five</source>
        <translation>&amp;Multiples de cinq</translation>
    </message>
    <message>
        <source>When an answer can be divided by 5, all the others take a card.</source>
        <translation>Quand un résultat est un multiple de 5, tous les autres piochent une carte.</translation>
    </message>
    <message>
        <source>Bonus for &amp;hard sums</source>
        <translation>Bonus pour &amp;calculs difficiles</translation>
    </message>
    <message>
        <source>With points: 5 more for a formula with −, 10 more for one with ÷.</source>
        <translation>Aux points&#xa0;: 5 de plus pour une formule avec −, 10 de plus avec ÷.</translation>
    </message>
    <message>
        <source>&amp;Open cards</source>
        <translation>Car&amp;tes visibles</translation>
    </message>
    <message>
        <source>All hands lie open, for learning together.</source>
        <translation>Toutes les mains sont visibles, pour apprendre ensemble.</translation>
    </message>
</context>
<context>
    <name>FormulaPage</name>
    <message>
        <source>Show {name}’s cards</source>
        <translation>{name}&#xa0;: montrer les cartes</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Round {number} · first to {target} points</source>
        <translation>Manche {number} · jusqu’à {target} points</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>As many rounds as you like. Whoever wins the most of them wins the match.</source>
        <translation>Autant de manches que vous voulez. Celui qui en gagne le plus l’emporte.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Coups joués</translation>
    </message>
</context>
<context>
    <name>FormulaPicture</name>
    <message>
        <source>Formula, the card game</source>
        <translation>Formula, le jeu de cartes</translation>
    </message>
    <message>
        <source>New game of Formula</source>
        <translation>Nouvelle partie de Formula</translation>
    </message>
</context>
<context>
    <name>FormulaPlay</name>
    <message>
        <source>&amp;Stop now and count</source>
        <translation>&amp;Assez joué, on compte</translation>
    </message>
    <message>
        <source>Stop now and count?</source>
        <translation>Assez joué, on compte&#x202f;?</translation>
    </message>
    <message>
        <source>It is too early to win or lose. The match can go on later.</source>
        <translation>C’est encore trop tôt pour gagner ou perdre. La partie pourra continuer plus tard.</translation>
    </message>
    <message>
        <source>It is a tie.</source>
        <translation>C’est une égalité.</translation>
    </message>
    <message>
        <source>It is a tie. {names} share the win.</source>
        <translation>C’est une égalité. {names} gagnent ensemble.</translation>
    </message>
    <message>
        <source>{name} will win with the fewest cards.</source>
        <translation>{name} gagne&#xa0;: le moins de cartes.</translation>
    </message>
    <message>
        <source>{name} will win with the most rounds.</source>
        <translation>{name} gagne&#xa0;: le plus de manches.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {cards}, {reached}</source>
        <translation>{name}&#xa0;: {cards}, {reached}</translation>
    </message>
</context>
<context>
    <name>FormulaRules</name>
    <message>
        <source>Aim of the game</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>A formula made of cards lies on the table. On your turn you make another formula of it, which must be correct too, with cards from your hand. The first player to have no cards left wins the round.</source>
        <translation>Une formule faite de cartes est posée sur la table. À ton tour, tu la changes en une autre formule, juste elle aussi, avec des cartes de ta main. Le premier qui n’a plus de cartes gagne la manche.</translation>
    </message>
    <message>
        <source>The 6 of the answer stays. An 8 covers the 2, another 8 covers the 4, and a 4 comes after the 6. Cards put down in this turn have a coloured edge.</source>
        <translation>Le 6 du résultat reste. Un 8 couvre le 2, un autre 8 couvre le 4, et un 4 vient après le 6. Les cartes posées à ce tour ont un bord de couleur.</translation>
    </message>
    <message>
        <source>Formula is played by 2 to 5 players. Each of them is a person at this computer or the computer itself.</source>
        <translation>Formula est un jeu pour 2 à 5 joueurs. Chacun est une personne devant cet ordinateur ou l’ordinateur lui-même.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Two number cards, a joker, and the symbol cards plus, minus, times, divided by and equals</source>
        <translation>Deux cartes-nombres, un joker, et les cartes symboliques plus, moins, fois, divisé par et égal</translation>
    </message>
    <message>
        <source>57 number cards, each with one digit.</source>
        <translation>57 cartes-nombres, chacune avec un chiffre.</translation>
    </message>
    <message>
        <source>2 jokers: each counts as the digit that you want.</source>
        <translation>2 jokers&#xa0;: chacun compte comme le chiffre que tu veux.</translation>
    </message>
    <message>
        <source>5 yellow symbol cards: + − × ÷ and =. They always lie open, and everybody may use them. They do not belong to the hand.</source>
        <translation>5 cartes symboliques jaunes&#xa0;: + − × ÷ et =. Elles sont toujours visibles et tout le monde peut les utiliser. Elles ne font pas partie de la main.</translation>
    </message>
    <message>
        <source>There are six cards of each digit from 1 to 9, and three of the 0.</source>
        <translation>Il y a six cartes de chaque chiffre de 1 à 9, et trois cartes avec le 0.</translation>
    </message>
    <message>
        <source>How a round begins</source>
        <translation>Comment commence une manche</translation>
    </message>
    <message>
        <source>The dealer shuffles number cards and jokers together and deals 7 cards to everybody, beginning on the left.</source>
        <translation>Le donneur mélange les cartes-nombres et les jokers et distribue 7 cartes à chacun, en commençant par la gauche.</translation>
    </message>
    <message>
        <source>The other cards are the stock. It lies face down.</source>
        <translation>Les autres cartes forment la pioche. Elle est posée face cachée.</translation>
    </message>
    <message>
        <source>The two top cards of the stock are turned up: these are the two starting cards. Between them there is a gap, and = lies to the right of them.</source>
        <translation>On retourne les deux premières cartes de la pioche&#xa0;: ce sont les deux cartes de départ. Entre elles, il y a un espace, et = se trouve à leur droite.</translation>
    </message>
    <message>
        <source>2, a gap, 4 and the equals sign</source>
        <translation>2, un espace, 4 et le signe égal</translation>
    </message>
    <message>
        <source>You choose the first dealer, or let the program choose at random. In the list of players the next one always sits to the left.</source>
        <translation>Tu choisis le premier donneur, ou tu laisses le programme tirer au sort. Dans la liste des joueurs, le suivant est toujours assis à gauche.</translation>
    </message>
    <message>
        <source>After every round the deal passes to the player on the dealer’s left.</source>
        <translation>Après chaque manche, c’est le joueur à gauche du donneur qui distribue.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À ton tour</translation>
    </message>
    <message>
        <source>The player to the dealer’s left begins, and play goes round to the left. On your turn you do one of two things: you &lt;b&gt;play&lt;/b&gt; a formula, or you &lt;b&gt;take&lt;/b&gt; a card.</source>
        <translation>Le joueur à gauche du donneur commence, et on continue vers la gauche. À ton tour, tu fais une de ces deux choses&#xa0;: tu &lt;b&gt;joues&lt;/b&gt; une formule, ou tu &lt;b&gt;pioches&lt;/b&gt; une carte.</translation>
    </message>
    <message>
        <source>To play, you put down 1, 2 or 3 cards from your hand.</source>
        <translation>Pour jouer, tu poses 1, 2 ou 3 cartes de ta main.</translation>
    </message>
    <message>
        <source>Each of them goes on top of a card of the formula or beside one.</source>
        <translation>Chaque carte va sur une carte de la formule ou à côté.</translation>
    </message>
    <message>
        <source>When you are done, it must be correct.</source>
        <translation>Quand tu as fini, elle doit être juste.</translation>
    </message>
    <message>
        <source>The first formula of a round</source>
        <translation>La première formule d’une manche</translation>
    </message>
    <message>
        <source>You may change the sign between the two numbers as you like. That costs no card.</source>
        <translation>Tu peux changer le signe entre les deux nombres comme tu veux. Cela ne coûte aucune carte.</translation>
    </message>
    <message>
        <source>With the ready-made settings &lt;i&gt;6+&lt;/i&gt; the cards are shuffled and dealt again until everybody could lay the first formula. So nobody begins by taking one card after another.</source>
        <translation>Avec les réglages tout prêts &lt;i&gt;6+&lt;/i&gt;, on mélange et on redistribue jusqu’à ce que chacun puisse poser la première formule. Ainsi, personne ne commence par prendre carte après carte.</translation>
    </message>
    <message>
        <source>A formula has exactly one sign between its first two numbers, and its answer stands to the right of =.</source>
        <translation>Une formule a exactement un signe entre ses deux premiers nombres, et son résultat est à droite de =.</translation>
    </message>
    <message>
        <source>As long as nobody has completed the first formula, both starting cards stay as they are. You put a sign into the gap and an answer from your hand after =.</source>
        <translation>Tant que personne n’a complété la première formule, les deux cartes de départ restent comme elles sont. Tu mets un signe dans l’espace et un résultat de ta main après =.</translation>
    </message>
    <message>
        <source>The answer may be made of several cards, as in 8 × 8 = 64.</source>
        <translation>Le résultat peut être fait de plusieurs cartes, comme dans 8 × 8 = 64.</translation>
    </message>
    <message>
        <source>When a starting card is a joker, the player who completes the first formula chooses its digit.</source>
        <translation>Si une carte de départ est un joker, le joueur qui complète la première formule choisit son chiffre.</translation>
    </message>
    <message>
        <source>What you may do with a number</source>
        <translation>Ce que tu peux faire d’un nombre</translation>
    </message>
    <message>
        <source>Cards never move on the table. With each of the three numbers you do one of three things:</source>
        <translation>Sur la table, les cartes ne bougent jamais. Avec chacun des trois nombres, tu fais une de ces trois choses&#xa0;:</translation>
    </message>
    <message>
        <source>It &lt;b&gt;stays&lt;/b&gt; as it is.</source>
        <translation>Il &lt;b&gt;reste&lt;/b&gt; tel quel.</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;replaced&lt;/b&gt;: new cards cover all of it. One new card may cover a number of two or three cards.</source>
        <translation>Il est &lt;b&gt;remplacé&lt;/b&gt;&#xa0;: de nouvelles cartes le couvrent tout entier. Une seule nouvelle carte peut couvrir un nombre de deux ou trois cartes.</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;changed&lt;/b&gt;: at least one of its cards can still be seen. Each of the others stays too, or is covered by exactly one new card. More new cards may be added at its left or right end.</source>
        <translation>Il est &lt;b&gt;modifié&lt;/b&gt;&#xa0;: au moins une de ses cartes reste visible. Chacune des autres reste aussi, ou est couverte par exactement une nouvelle carte. On peut ajouter d’autres cartes à gauche ou à droite.</translation>
    </message>
    <message>
        <source>The 1 of the 10 stays; a 2 covers the 0.</source>
        <translation>Le 1 du 10 reste&#x202f;; un 2 couvre le 0.</translation>
    </message>
    <message>
        <source>One card covers all of the 10.</source>
        <translation>Une seule carte couvre tout le 10.</translation>
    </message>
    <message>
        <source>A 1 is added to the left of two numbers.</source>
        <translation>On ajoute un 1 à gauche de deux nombres.</translation>
    </message>
    <message>
        <source>No card of a number may be taken away. To turn a 10 into a 1, you cover the whole 10 with a 1 from your hand.</source>
        <translation>On ne peut enlever aucune carte d’un nombre. Pour transformer un 10 en 1, tu couvres tout le 10 avec un 1 de ta main.</translation>
    </message>
    <message>
        <source>Numbers and sums</source>
        <translation>Nombres et calculs</translation>
    </message>
    <message>
        <source>All numbers are whole, and 0 or more.</source>
        <translation>Tous les nombres sont entiers, à partir de 0.</translation>
    </message>
    <message>
        <source>A difference is never less than 0: 2 − 5 has no answer.</source>
        <translation>Une différence n’est jamais plus petite que 0, donc 2 − 5 n’a pas de résultat.</translation>
    </message>
    <message>
        <source>A number may be made of several cards side by side, such as 6 and 4 for 64.</source>
        <translation>Un nombre peut être fait de plusieurs cartes côte à côte, comme 6 et 4 pour 64.</translation>
    </message>
    <message>
        <source>A number of several cards does not begin with 0.</source>
        <translation>Un nombre de plusieurs cartes ne commence pas par 0.</translation>
    </message>
    <message>
        <source>The zero rule</source>
        <translation>La règle du zéro</translation>
    </message>
    <message>
        <source>After a formula such as 8 × 0 = 0 anything could be put in the place of the 8. So the next player who plays must replace &lt;b&gt;all three&lt;/b&gt; numbers.</source>
        <translation>Après une formule comme 8 × 0 = 0, on pourrait mettre n’importe quoi à la place du 8. Le prochain qui joue une formule doit donc remplacer &lt;b&gt;les trois&lt;/b&gt; nombres.</translation>
    </message>
    <message>
        <source>The rule stays in force until somebody has done so; until then players may take a card. It goes before the variation &lt;i&gt;Use a card from the table&lt;/i&gt;.</source>
        <translation>La règle vaut jusqu’à ce que quelqu’un l’ait fait&#x202f;; d’ici là, on peut piocher. Elle passe avant la variante &lt;i&gt;Garder une carte de la table&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>The rule also holds after formulas such as 0 × 8 = 0 and 0 ÷ 8 = 0, in which a number makes no difference either.</source>
        <translation>La règle vaut aussi après des formules comme 0 × 8 = 0 et 0 ÷ 8 = 0, où un des nombres ne change rien non plus.</translation>
    </message>
    <message>
        <source>Taking a card</source>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>If you can’t play, or don’t want to, you take the top card of the stock. Your turn is over then.</source>
        <translation>Si tu ne peux pas jouer, ou si tu ne veux pas, tu prends la première carte de la pioche. Ton tour est alors fini.</translation>
    </message>
    <message>
        <source>When the stock is empty and somebody needs a card, all covered cards are shuffled and become the new stock. A joker among them loses its digit.</source>
        <translation>Quand la pioche est vide et que quelqu’un doit piocher, on mélange toutes les cartes couvertes&#xa0;: elles forment la nouvelle pioche. Un joker parmi elles perd son chiffre.</translation>
    </message>
    <message>
        <source>You may pass only when there is no card left to take.</source>
        <translation>On ne passe que s’il n’y a plus aucune carte à piocher.</translation>
    </message>
    <message>
        <source>When all players who are still in the round have passed one after another, the round is blocked, and ends.</source>
        <translation>Quand tous les joueurs encore dans la manche ont passé l’un après l’autre, la manche est bloquée et se termine.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Les jokers</translation>
    </message>
    <message>
        <source>A joker counts as any digit from 0 to 9. You choose it when you put the joker down. It keeps this digit, for everybody, as long as it can be seen on the table.</source>
        <translation>Un joker compte comme n’importe quel chiffre de 0 à 9. Tu le choisis en posant le joker. Il garde ce chiffre, pour tous, tant qu’on le voit sur la table.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>The first player who has no cards left has won the round, and it ends.</source>
        <translation>Le premier joueur qui n’a plus de cartes gagne la manche, et elle se termine.</translation>
    </message>
    <message>
        <source>If you stop in the middle of a round, the fewest cards decide between these players, once everybody has had two turns in it.</source>
        <translation>Si vous arrêtez au milieu d’une manche où chacun a déjà joué deux tours, le moins de cartes les départage.</translation>
    </message>
    <message>
        <source>Whoever has won a round is dealt one card more in the next round. When several players share the win, this holds for all of them.</source>
        <translation>Celui qui a gagné une manche reçoit une carte de plus dans la suivante. Si plusieurs joueurs gagnent ensemble, cela vaut pour eux tous.</translation>
    </message>
    <message>
        <source>The last player need not play on alone. A blocked round, too, is won by whoever was the first to go out, if anybody was. The other places then go to the fewest cards.</source>
        <translation>Le dernier joueur n’a pas à continuer seul. Une manche bloquée, elle aussi, est gagnée par le premier qui a fini ses cartes, s’il y en a un. Les autres places vont alors à qui a le moins de cartes.</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>A match has as many rounds as you like: it goes on until you end it. Whoever has won the most rounds then wins the match; players with the same number share the win.</source>
        <translation>Une partie a autant de manches que vous voulez&#xa0;: elle dure jusqu’à ce que vous l’arrêtiez. Celui qui a alors gagné le plus de manches gagne la partie&#x202f;; à égalité, on gagne ensemble.</translation>
    </message>
    <message>
        <source>A match can also be played for points; it then ends by itself.</source>
        <translation>On peut aussi jouer une partie aux points&#x202f;; elle se termine alors d’elle-même.</translation>
    </message>
    <message>
        <source>In Formula there is no score and no strength as in Digifeud. The results count matches and rounds, played and won, by the number of players.</source>
        <translation>Dans Formula, il n’y a ni score ni force comme dans Digifeud. Les résultats comptent les parties et les manches jouées et gagnées, selon le nombre de joueurs.</translation>
    </message>
    <message>
        <source>A match in which a turn was undone does not count there. Nor does one opened from a file, a copy, or one that its players did not want to count.</source>
        <translation>Une partie où un tour a été annulé n’y compte pas. C’est vrai aussi d’une partie ouverte depuis un fichier, d’une copie, et d’une partie que les joueurs n’ont pas voulu compter.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Playing for points</source>
        <translation>Jouer aux points</translation>
    </message>
    <message>
        <source>Every formula earns as many points as its answer: 8 × 8 = 64 earns 64.</source>
        <translation>Chaque formule rapporte autant de points que son résultat&#xa0;: 8 × 8 = 64 rapporte 64.</translation>
    </message>
    <message>
        <source>At the end of a round you lose the value of the cards in your hand: a 7 costs 7, a joker costs 25.</source>
        <translation>À la fin d’une manche, tu perds la valeur des cartes de ta main&#xa0;: un 7 coûte 7, un joker coûte 25.</translation>
    </message>
    <message>
        <source>Rounds are played until somebody has 250 points, or another number that you choose. The highest total wins; players with equal totals share the win.</source>
        <translation>On joue des manches jusqu’à ce que quelqu’un ait 250 points, ou un autre nombre que tu choisis. Le plus grand total gagne&#x202f;; à totaux égaux, on gagne ensemble.</translation>
    </message>
    <message>
        <source>&lt;b&gt;For example:&lt;/b&gt; you have played 8 × 8 = 64 and 1 + 2 = 3, and a 7 and a 9 are left in your hand. This gives you 64 + 3 − 16 = 51 points.</source>
        <translation>&lt;b&gt;Par exemple&#xa0;:&lt;/b&gt; tu as joué 8 × 8 = 64 et 1 + 2 = 3, et il te reste un 7 et un 9 en main. Cela te donne 64 + 3 − 16 = 51 points.</translation>
    </message>
    <message>
        <source>You choose which of + − × ÷ to use, for the youngest perhaps only + and −. + or × must be one of them: then any two starting cards have an answer.</source>
        <translation>Tu choisis avec lesquels de + − × ÷ on joue, pour les plus jeunes peut-être seulement + et −. Il faut + ou ×, et ainsi deux cartes de départ ont toujours un résultat.</translation>
    </message>
    <message>
        <source>This match is played with only + and −.</source>
        <translation>Cette partie se joue seulement avec + et −.</translation>
    </message>
    <message>
        <source>Only times and divided by</source>
        <translation>Multiplier et diviser seulement</translation>
    </message>
    <message>
        <source>There is no + and no −. As this is harder, up to 4 cards may be put down in one turn.</source>
        <translation>Il n’y a ni + ni −. Comme c’est plus difficile, on peut poser jusqu’à 4 cartes en un tour.</translation>
    </message>
    <message>
        <source>Cards in one turn</source>
        <translation>Les cartes d’un tour</translation>
    </message>
    <message>
        <source>Which signs take part</source>
        <translation>Les signes du jeu</translation>
    </message>
    <message>
        <source>A division must be exact, with no remainder, and nothing can be divided by 0.</source>
        <translation>Une division doit tomber juste, et on ne peut pas diviser par 0.</translation>
    </message>
    <message>
        <source>A blocked round is won by whoever holds the fewest cards; players with the same number share the win.</source>
        <translation>Une manche bloquée est gagnée par celui qui a le moins de cartes&#x202f;; les joueurs qui en ont autant gagnent ensemble.</translation>
    </message>
    <message>
        <source>When you play for points, the most points of the round win it instead.</source>
        <translation>Si tu joues aux points, c’est le plus de points de la manche qui la gagne.</translation>
    </message>
    <message>
        <source>Whoever is the first to go out in a round gets 10. In a blocked round nobody gets them, unless somebody went out before.</source>
        <translation>Le premier qui finit ses cartes dans une manche reçoit 10. Dans une manche bloquée, personne ne les reçoit, sauf si quelqu’un avait déjà fini.</translation>
    </message>
    <message>
        <source>A round is won by whoever has the most points in it, and not by the first to go out. Players with equal points share the win.</source>
        <translation>Une manche est gagnée par celui qui y a le plus de points, et non par le premier qui finit ses cartes. Les joueurs à égalité gagnent ensemble.</translation>
    </message>
    <message>
        <source>At most 3 cards are put down in one turn. With only times and divided by it is 4, and you may choose 3; with any other signs it is never 4.</source>
        <translation>On pose au plus 3 cartes en un tour. Si l’on ne fait que multiplier et diviser, c’est 4, et tu peux choisir 3&#x202f;; avec d’autres signes, ce n’est jamais 4.</translation>
    </message>
    <message>
        <source>Cards in one number</source>
        <translation>Les cartes d’un nombre</translation>
    </message>
    <message>
        <source>A number has at most 3 cards. When you play for points it is 2, as answers of three cards would end most matches in one round. You may choose either.</source>
        <translation>Un nombre a au plus 3 cartes. Si l’on joue aux points, c’est 2, car avec des résultats de trois cartes la plupart des parties finiraient en une manche. Tu peux choisir l’un ou l’autre.</translation>
    </message>
    <message>
        <source>A number of three cards.</source>
        <translation>Un nombre de trois cartes.</translation>
    </message>
    <message>
        <source>Number range</source>
        <translation>Domaine numérique</translation>
    </message>
    <message>
        <source>Choose whether numbers go up to 10, 20, 50 or 100. Then no number of a formula is higher.</source>
        <translation>Choisis si les nombres vont jusqu’à 10, 20, 50 ou 100. Alors aucun nombre d’une formule n’est plus grand.</translation>
    </message>
    <message>
        <source>Sometimes the two starting cards have no answer that is low enough: with only + and numbers up to 10, 9 and 8 have none. Then the next card of the stock covers the right one, until they have.</source>
        <translation>Parfois, les deux cartes de départ n’ont pas de résultat assez petit&#xa0;: avec + seul et des nombres jusqu’à 10, 9 et 8 n’en ont pas. Alors la carte suivante de la pioche couvre celle de droite, jusqu’à ce qu’elles en aient un.</translation>
    </message>
    <message>
        <source>Use a card from the table</source>
        <translation>Garder une carte de la table</translation>
    </message>
    <message>
        <source>Every formula must keep at least one number card that could be seen on the table before. This does not hold while the zero rule is in force. The first formula of a round keeps its two starting cards in any case.</source>
        <translation>Chaque formule doit garder au moins une carte-nombre qui était déjà visible sur la table. Cela ne vaut pas quand la règle du zéro s’applique. La première formule d’une manche garde de toute façon ses deux cartes de départ.</translation>
    </message>
    <message>
        <source>Extra card for the winner</source>
        <translation>Une carte de plus pour le gagnant</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>The round goes on until only one player has cards left. So there is a first place, a second place, and so on.</source>
        <translation>La manche continue jusqu’à ce qu’un seul joueur ait encore des cartes. Il y a ainsi une première place, une deuxième place, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <translation>Multiples de cinq</translation>
    </message>
    <message>
        <source>When the answer of a formula can be divided by 5, all others who are still in the round take a card. They do so after the formula has been laid, in the order of turns, also when it ends the round. If there is no card left, nobody takes one.</source>
        <translation>Quand le résultat d’une formule est un multiple de 5, tous les autres qui sont encore dans la manche piochent une carte. Ils le font une fois la formule posée, dans l’ordre des tours, même si elle termine la manche. S’il n’y a plus de carte, personne ne pioche.</translation>
    </message>
    <message>
        <source>Now all the others take a card.</source>
        <translation>Maintenant, tous les autres piochent une carte.</translation>
    </message>
    <message>
        <source>0 counts as a number that can be divided by 5.</source>
        <translation>0 compte comme un multiple de 5.</translation>
    </message>
    <message>
        <source>Bonus for hard sums</source>
        <translation>Bonus pour calculs difficiles</translation>
    </message>
    <message>
        <source>When you play for points, a formula with − earns 5 points more, and one with ÷ earns 10 points more.</source>
        <translation>Si l’on joue aux points, une formule avec − rapporte 5 points de plus, et une formule avec ÷ rapporte 10 points de plus.</translation>
    </message>
    <message>
        <source>This earns 3 + 10 = 13 points.</source>
        <translation>Cela rapporte 3 + 10 = 13 points.</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>All hands lie open for everybody to see. This is for learning together.</source>
        <translation>Toutes les mains sont visibles pour tous. C’est pour apprendre ensemble.</translation>
    </message>
</context>
<context>
    <name>FormulaTexts</name>
    <message>
        <source>place {number}</source>
        <translation>rang {number}</translation>
    </message>
    <message>
        <source>Stock {number}</source>
        <translation>Pioche {number}</translation>
    </message>
    <message>
        <source>Take your cards back first.</source>
        <translation>Retire d’abord tes cartes.</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name}&#xa0;: carte piochée</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name}&#xa0;: passe</translation>
    </message>
    <message>
        <source>{name} laid a {digit} on the {digit}.</source>
        <translation>{name}&#xa0;: un {digit} posé sur le {digit}.</translation>
    </message>
    <message>
        <source>A digit may go on the same digit.</source>
        <translation>Un chiffre peut aller sur le même chiffre.</translation>
    </message>
    <message>
        <source>The answer can be divided by 5: a card for {names}.</source>
        <translation>Le résultat est un multiple de 5, donc une carte pour {names}.</translation>
    </message>
    <message>
        <source>The next formula must replace all three numbers.</source>
        <translation>La prochaine formule doit remplacer les trois nombres.</translation>
    </message>
    <message>
        <source>The round is over, won by {names}.</source>
        <translation>La manche est finie, gagnée par {names}.</translation>
    </message>
    <message>
        <source>The round is over: it is a tie.</source>
        <translation>La manche est finie&#xa0;: égalité.</translation>
    </message>
    <message>
        <source>The round is over, won by the computer.</source>
        <translation>La manche est finie, gagnée par l’ordinateur.</translation>
    </message>
    <message>
        <source>The round is over: {names} share the win.</source>
        <translation>La manche est finie&#xa0;: {names} gagnent ensemble.</translation>
    </message>
    <message>
        <source>Now the answer.</source>
        <translation>Maintenant le résultat.</translation>
    </message>
    <message>
        <source>Choose a sign, the answer, and a digit for the joker.</source>
        <translation>Choisis un signe, le résultat et un chiffre pour le joker.</translation>
    </message>
    <message>
        <source>Choose a sign, then the answer.</source>
        <translation>Choisis un signe, puis le résultat.</translation>
    </message>
    <message>
        <source>Lay a correct formula with your last card.</source>
        <translation>Pose une formule juste avec ta dernière carte.</translation>
    </message>
    <message>
        <source>Put a card beside another: {first} and {second} make {number}.</source>
        <translation>Pose une carte à côté d’une autre&#xa0;: {first} et {second} font {number}.</translation>
    </message>
    <message>
        <source>No formula fits. Pass.</source>
        <translation>Aucune formule ne convient. Passe.</translation>
    </message>
    <message>
        <source>No formula fits. Take a card.</source>
        <translation>Aucune formule ne convient. Pioche une carte.</translation>
    </message>
    <message>
        <source>on another screen</source>
        <translation>sur un autre écran</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À toi</translation>
    </message>
    <message>
        <source>Cards laid: {number} of {most}</source>
        <translation>Cartes posées&#xa0;: {number} sur {most}</translation>
    </message>
    <message>
        <source>Replace all three numbers.</source>
        <translation>Remplace les trois nombres.</translation>
    </message>
    <message>
        <source>{cards} · playing</source>
        <translation>{cards} · joue</translation>
    </message>
    <message>
        <source>Lay a correct formula with 1 to {most} cards.</source>
        <translation>Pose une formule juste avec 1 à {most} cartes.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tes cartes</translation>
    </message>
    <message>
        <source>{name}’s cards</source>
        <translation>Cartes&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>Freely</name>
    <message>
        <source>Two signs: on the board of {game}</source>
        <translation>Deux signes&#xa0;: sur le plateau de {game}</translation>
    </message>
    <message>
        <source>Practise freely</source>
        <translation>S’entraîner librement</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Numbers to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Deux signes</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Tables and more…</source>
        <translation>Tables et plus…</translation>
    </message>
    <message>
        <source>Also: the tables of 1 to 10, sums to 100, a speed round, a school year.</source>
        <translation>Aussi&#xa0;: les tables de 1 à 10, les calculs jusqu’à 100, une manche rapide, le programme d’une classe.</translation>
    </message>
    <message>
        <source>Also: the tables of 1 to 10, sums to 100, a speed round, a school year, with a class, on paper.</source>
        <translation>Aussi&#xa0;: les tables de 1 à 10, les calculs jusqu’à 100, une manche rapide, le programme d’une classe, avec toute la classe, sur papier.</translation>
    </message>
    <message>
        <source>On paper…</source>
        <translation>Sur papier…</translation>
    </message>
    <message>
        <source>With a class…</source>
        <translation>Avec une classe…</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>School year</source>
        <translation>Niveau scolaire</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>toutes les tables</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Exercises with {name}</source>
        <translation>Exercices avec {name}</translation>
    </message>
    <message>
        <source>exercise {number} of {total}</source>
        <translation>exercice {number} sur {total}</translation>
    </message>
    <message>
        <source>Exercises: {name}</source>
        <translation>Exercices&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}&#xa0;: {score}</translation>
    </message>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n juste</numerusform>
            <numerusform>%n justes</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Continuer&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Delete: {game}</source>
        <translation>Supprimer&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>New teams: {game} has {number} at most. The others come back with {other}.</source>
        <translation>Nouvelles équipes&#xa0;: pas plus de {number} pour {game}. Les autres reviennent avec {other}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rules for</source>
        <translation>Règles pour</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Started: {moment}</source>
        <translation>Début&#xa0;: {moment}</translation>
    </message>
    <message>
        <source>Last turn: {moment}</source>
        <translation>Dernier coup&#xa0;: {moment}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
</context>
<context>
    <name>GameTab</name>
    <message>
        <source>Records and charts appear here after the first game that counts.</source>
        <translation>Après la première partie qui compte, les records et les graphiques seront ici.</translation>
    </message>
    <message>
        <source>Charts appear here once more has been played.</source>
        <translation>Après d’autres parties, des graphiques seront ici.</translation>
    </message>
    <message>
        <source>More charts appear here once more has been played.</source>
        <translation>Après d’autres parties, d’autres graphiques seront ici.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Formula, round {number}</source>
        <translation>Formula, manche {number}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>points: {scores}</source>
        <translation>points&#xa0;: {scores}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}&#xa0;: {score}</translation>
    </message>
    <message>
        <source>Round {number} is being played</source>
        <translation>Manche {number} en cours</translation>
    </message>
    <message>
        <source>rounds: {scores}</source>
        <translation>manches&#xa0;: {scores}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) left</source>
        <translation>
            <numerusform>encore %n jour</numerusform>
            <numerusform>encore %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>A class game does not count.</source>
        <translation>Une partie de classe ne compte pas.</translation>
    </message>
    <message>
        <source>Opened from a file: it does not count in the results.</source>
        <translation>Ouverte depuis un fichier&#xa0;: elle ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>A copy: it does not count in the results.</source>
        <translation>Une copie&#xa0;: elle ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>Its players wanted it not to count in the results.</source>
        <translation>Les joueurs n’ont pas voulu qu’elle compte dans les résultats.</translation>
    </message>
    <message>
        <source>It was stopped early: only its records count.</source>
        <translation>Arrêtée plus tôt&#xa0;: seuls les records comptent.</translation>
    </message>
    <message>
        <source>Turns were undone: it does not count in the results.</source>
        <translation>Des coups ont été annulés&#xa0;: elle ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>Its file was changed: it does not count in the results.</source>
        <translation>Son fichier a été modifié&#xa0;: elle ne compte pas dans les résultats.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>The games cannot be listed: {problem}.</source>
        <translation>La liste des parties n’est pas disponible&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {problem}.</source>
        <translation>{file} est illisible&#xa0;: {problem}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be read.</source>
        <translation>
            <numerusform>%n partie est illisible.</numerusform>
            <numerusform>%n parties sont illisibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>Ré&amp;cupérer</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Voir</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>No game is in progress: start one on the Home page.</source>
        <translation>Aucune partie en cours&#xa0;: commences-en une à l’accueil.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Aucune partie n’est encore finie.</translation>
    </message>
    <message>
        <source>No deleted games. Deleted games stay here for 30 days.</source>
        <translation>Aucune partie supprimée. Les parties supprimées restent ici 30 jours.</translation>
    </message>
    <message>
        <source>{game} cannot be renamed: {problem}.</source>
        <translation>Impossible de renommer {game}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copie)</translation>
    </message>
    <message>
        <source>{game} cannot be copied: {problem}.</source>
        <translation>Impossible de copier {game}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>Copied. The copy does not count in the results.</source>
        <translation>Copie faite. Elle ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>{game} cannot be deleted: {problem}.</source>
        <translation>Impossible de supprimer {game}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{game} was deleted.</source>
        <translation>Partie supprimée&#xa0;: {game}.</translation>
    </message>
    <message>
        <source>{game} cannot be put back: {problem}.</source>
        <translation>Impossible de récupérer {game}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>{game} is back.</source>
        <translation>Partie récupérée&#xa0;: {game}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimées</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>Revoir la &amp;partie</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
</context>
<context>
    <name>GlassMenu</name>
    <message>
        <source>Hourg&amp;lass</source>
        <translation>Sab&amp;lier</translation>
    </message>
    <message>
        <source>&amp;Stop the sand</source>
        <translation>&amp;Arrêter le sable</translation>
    </message>
    <message>
        <source>When it is empty, the &amp;turn passes</source>
        <translation>Quand il est vide, on &amp;passe</translation>
    </message>
    <message>
        <source>As a &amp;ring</source>
        <translation>&amp;En anneau</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Answer</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Ask for a seat</source>
        <translation>Demander une place</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <translation>Saisis ton nom.</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>Places libres</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>It’s a tie: {names}</source>
        <translation>Égalité&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Join the game</source>
        <translation>Rejoindre la partie</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Plateau plus grand</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>Quitter la place</translation>
    </message>
    <message>
        <source>Leave your seat?</source>
        <translation>Quitter ta place&#x202f;?</translation>
    </message>
    <message>
        <source>Left number</source>
        <translation>Nombre de gauche</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>No table answers here. Look at the large screen whether it is open, and at its address.</source>
        <translation>Aucune table ne répond ici. Regarde sur le grand écran si elle est ouverte, et son adresse.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Or enter another name:</source>
        <translation>Ou saisis un autre nom&#xa0;:</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Please wait a minute, then try again.</source>
        <translation>Attends une minute, puis réessaie.</translation>
    </message>
    <message>
        <source>Please wait until you are let in at the large screen.</source>
        <translation>Attends qu’on te laisse entrer au grand écran.</translation>
    </message>
    <message>
        <source>Right number</source>
        <translation>Nombre de droite</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Something went wrong. Load the page again.</source>
        <translation>Un problème est survenu. Recharge la page.</translation>
    </message>
    <message>
        <source>The next round begins at the large screen.</source>
        <translation>La manche suivante commence sur le grand écran.</translation>
    </message>
    <message>
        <source>You have no seat at the table now. You can ask for one again.</source>
        <translation>Tu n’as plus de place à la table. Tu peux en redemander une.</translation>
    </message>
    <message>
        <source>Your hand is at the large screen now. You can ask for it again.</source>
        <translation>Ta main est maintenant sur le grand écran. Tu peux la redemander.</translation>
    </message>
    <message>
        <source>Your team’s cards</source>
        <translation>Les cartes de ton équipe</translation>
    </message>
    <message>
        <source>Your team’s tiles</source>
        <translation>Les jetons de ton équipe</translation>
    </message>
    <message>
        <source>{names} won the round</source>
        <translation>Manche gagnée par {names}</translation>
    </message>
    <message>
        <source>Somebody else asks for this name. Choose another one.</source>
        <translation>Quelqu’un d’autre demande déjà ce nom. Choisis-en un autre.</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>That code is not right. Look at the large screen.</source>
        <translation>Ce code n’est pas bon. Regarde le grand écran.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. The game waits, and goes on by itself.</source>
        <translation>La connexion avec la table est perdue. Le jeu attend et reprendra tout seul.</translation>
    </message>
    <message>
        <source>The four letters on the large screen</source>
        <translation>Les quatre lettres sur le grand écran</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The game waits for {names}.</source>
        <translation>Le jeu attend {names}.</translation>
    </message>
    <message>
        <source>The game waits.</source>
        <translation>Le jeu attend.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est terminée.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Ce que tu peux faire</translation>
    </message>
    <message>
        <source>Which digit?</source>
        <translation>Quel chiffre&#x202f;?</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Victoire&#xa0;: {names}</translation>
    </message>
    <message>
        <source>You have a seat. The game is about to begin.</source>
        <translation>Tu as une place. La partie va commencer.</translation>
    </message>
    <message>
        <source>You were not let in. You can ask again.</source>
        <translation>On ne t’a pas laissé entrer. Tu peux redemander.</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Tu as gagné&#x202f;!</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tes cartes</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Tes jetons</translation>
    </message>
    <message>
        <source>after it: {number}</source>
        <translation>derrière&#xa0;: {number}</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>case bleue</translation>
    </message>
    <message>
        <source>covers {card}</source>
        <translation>sur {card}</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>connexion perdue</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Toutes les places sont prises.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The code has four letters. Look at the large screen.</source>
        <translation>Le code a quatre lettres. Regarde le grand écran.</translation>
    </message>
    <message>
        <source>The large screen has closed the table. Join again when the next game begins.</source>
        <translation>La table a été fermée au grand écran. Rejoins-la quand la partie suivante commence.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui es-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Your hand is on another device now.</source>
        <translation>Tes cartes sont maintenant sur un autre appareil.</translation>
    </message>
    <message>
        <source>You won the round!</source>
        <translation>Tu as gagné la manche&#x202f;!</translation>
    </message>
    <message>
        <source>Your hand is at the large screen then. You can ask for a seat again.</source>
        <translation>Ta main est alors sur le grand écran. Tu peux redemander une place.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À toi de jouer</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>divisé par</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>égale</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>go on with this device</source>
        <translation>continuer sur cet appareil</translation>
    </message>
    <message>
        <source>in front of it: {number}</source>
        <translation>devant&#xa0;: {number}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>joker as {digit}</source>
        <translation>joker comme {digit}</translation>
    </message>
    <message>
        <source>laid now: {card}</source>
        <translation>posé maintenant&#xa0;: {card}</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>no sign yet</source>
        <translation>pas encore de signe</translation>
    </message>
    <message>
        <source>over all of it: {number}</source>
        <translation>sur tout le nombre&#xa0;: {number}</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>case rouge</translation>
    </message>
    <message>
        <source>the first sum goes here</source>
        <translation>le premier calcul passe ici</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>{card}: where?</source>
        <translation>{card}&#xa0;: où&#x202f;?</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
</context>
<context>
    <name>HandsDialog</name>
    <message>
        <source>The code:</source>
        <translation>Le code&#xa0;:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>QR code with the address and the code</source>
        <translation>Code QR avec l’adresse et le code</translation>
    </message>
    <message>
        <source>Let &amp;everybody in</source>
        <translation>Laisser &amp;entrer tout le monde</translation>
    </message>
    <message>
        <source>&amp;Take all hands back</source>
        <translation>&amp;Tout ramener à la table</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>This network cannot be used: {problem}.</source>
        <translation>Ce réseau ne peut pas être utilisé&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>Windows may ask whether Formula Desktop may use the network. Allow it for private networks only.</source>
        <translation>Windows demande peut-être si Formula Desktop peut utiliser le réseau. Autorise-le seulement pour les réseaux privés.</translation>
    </message>
    <message>
        <source>Nobody has come yet. Is the phone in the same network? Some networks, such as those for guests, keep devices apart: then try another one, or a phone’s own hotspot.</source>
        <translation>Personne n’est encore là. Le téléphone est-il sur le même réseau&#x202f;? Certains réseaux, par exemple pour les invités, isolent les appareils&#xa0;: essaies-en un autre, ou le partage de connexion d’un téléphone.</translation>
    </message>
    <message>
        <source>Has Windows asked about the network before? Then allow it under Settings, Privacy &amp; security, Windows Security, Firewall, Allow an app through firewall.</source>
        <translation>Windows a-t-il déjà posé la question&#x202f;? Autorise-le alors dans Paramètres, Confidentialité &amp; sécurité, Sécurité Windows, Pare-feu, Autoriser une application via le pare-feu.</translation>
    </message>
    <message>
        <source>Hands on phones and other screens</source>
        <translation>Jouer avec téléphones et tablettes</translation>
    </message>
    <message>
        <source>Connect the phone to the same network as this computer. Then point its camera at the picture, or enter this address in a browser:</source>
        <translation>Connecte le téléphone au même réseau que cet ordinateur. Vise ensuite l’image avec l’appareil photo, ou saisis cette adresse dans un navigateur&#xa0;:</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it to one, with or without the internet; a phone’s hotspot will do.</source>
        <translation>Cet ordinateur n’est sur aucun réseau. Connecte-le à un réseau, avec ou sans internet&#x202f;; le partage de connexion d’un téléphone suffit.</translation>
    </message>
    <message>
        <source>This computer has lost its network. Connect it again.</source>
        <translation>Cet ordinateur a perdu son réseau. Reconnecte-le.</translation>
    </message>
    <message>
        <source>A firewall on this computer must allow port {port}.</source>
        <translation>Un pare-feu sur cet ordinateur doit autoriser le port {port}.</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Looking for a move…</source>
        <translation>Recherche d’un coup…</translation>
    </message>
    <message>
        <source>That did not fit: it was taken back. Press Hint again.</source>
        <translation>Ça ne va pas ainsi&#xa0;: tout est repris. Appuie encore sur Indice.</translation>
    </message>
    <message>
        <source>No formula fits. Pass.</source>
        <translation>Aucune formule ne convient. Passe.</translation>
    </message>
    <message>
        <source>No formula fits. Take a card.</source>
        <translation>Aucune formule ne convient. Pioche une carte.</translation>
    </message>
    <message numerus="yes">
        <source>Try {sign}, with %n card(s).</source>
        <translation>
            <numerusform>Essaie {sign}, avec %n carte.</numerusform>
            <numerusform>Essaie {sign}, avec %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you still want to lay: {sum}.</source>
        <translation>Si tu veux quand même poser&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>You can lay something, but passing is better now.</source>
        <translation>Tu peux poser quelque chose, mais mieux vaut passer maintenant.</translation>
    </message>
    <message>
        <source>You can lay something, but taking a card is better now.</source>
        <translation>Tu peux poser quelque chose, mais mieux vaut piocher maintenant.</translation>
    </message>
    <message>
        <source>Take the joker back.</source>
        <translation>Retire le joker.</translation>
    </message>
    <message>
        <source>Take the {card} back.</source>
        <translation>Retire le {card}.</translation>
    </message>
    <message>
        <source>Lay a {digit} in place of the {card}.</source>
        <translation>Pose un {digit} à la place du {card}.</translation>
    </message>
    <message>
        <source>Lay a {digit} in place of the joker.</source>
        <translation>Pose un {digit} à la place du joker.</translation>
    </message>
    <message>
        <source>Lay another card in place of the {card}.</source>
        <translation>Pose une autre carte à la place du {card}.</translation>
    </message>
    <message>
        <source>Lay another card in place of the joker.</source>
        <translation>Pose une autre carte à la place du joker.</translation>
    </message>
    <message>
        <source>A card goes to the middle number.</source>
        <translation>Une carte va au nombre du milieu.</translation>
    </message>
    <message>
        <source>You may lay the same digit again.</source>
        <translation>Tu peux aussi poser le même chiffre.</translation>
    </message>
    <message>
        <source>All three numbers change.</source>
        <translation>Les trois nombres changent.</translation>
    </message>
    <message>
        <source>Lay a card on all three numbers.</source>
        <translation>Pose une carte sur les trois nombres.</translation>
    </message>
    <message>
        <source>The left number stays.</source>
        <translation>Le nombre de gauche reste.</translation>
    </message>
    <message>
        <source>The answer stays.</source>
        <translation>Le résultat reste.</translation>
    </message>
    <message>
        <source>The sum goes in the lamp’s frame.</source>
        <translation>Le calcul va dans le cadre à l’ampoule.</translation>
    </message>
    <message>
        <source>In the lamp’s frame, {direction}.</source>
        <translation>Dans le cadre à l’ampoule, {direction}.</translation>
    </message>
    <message>
        <source>The sum goes from {first} to {last}.</source>
        <translation>Le calcul va de {first} à {last}.</translation>
    </message>
    <message>
        <source>The blank becomes {digit}.</source>
        <translation>Le jeton blanc devient {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>This can become right: %n more tile(s).</source>
        <translation>
            <numerusform>Il manque encore %n jeton.</numerusform>
            <numerusform>Il manque encore %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the {tile} back.</source>
        <translation>Retire {tile}.</translation>
    </message>
    <message>
        <source>Take the blank back.</source>
        <translation>Retire le jeton blanc.</translation>
    </message>
    <message>
        <source>Lay {tile} on {square}.</source>
        <translation>Pose {tile} sur {square}.</translation>
    </message>
    <message>
        <source>Lay the blank on {square}.</source>
        <translation>Pose le jeton blanc sur {square}.</translation>
    </message>
    <message>
        <source>Lay {tile} in the lamp’s frame.</source>
        <translation>Pose {tile} dans le cadre à l’ampoule.</translation>
    </message>
    <message>
        <source>Lay the blank in the lamp’s frame.</source>
        <translation>Pose le jeton blanc dans le cadre à l’ampoule.</translation>
    </message>
    <message>
        <source>Lay another tile in place of the {tile}.</source>
        <translation>Pose un autre jeton à la place de {tile}.</translation>
    </message>
    <message>
        <source>Lay another tile in place of the blank.</source>
        <translation>Pose un autre jeton à la place du jeton blanc.</translation>
    </message>
    <message>
        <source>A tile goes in the lamp’s frame.</source>
        <translation>Un jeton va dans le cadre à l’ampoule.</translation>
    </message>
    <message>
        <source>A tile goes on {square}.</source>
        <translation>Un jeton va sur {square}.</translation>
    </message>
    <message>
        <source>The joker becomes {digit}.</source>
        <translation>Le joker devient {digit}.</translation>
    </message>
    <message>
        <source>Choose a digit.</source>
        <translation>Choisis un chiffre.</translation>
    </message>
    <message>
        <source>Choose {sign}.</source>
        <translation>Choisis {sign}.</translation>
    </message>
    <message>
        <source>Choose a sign.</source>
        <translation>Choisis un signe.</translation>
    </message>
    <message>
        <source>Choose another sign.</source>
        <translation>Choisis un autre signe.</translation>
    </message>
    <message>
        <source>This is right. Press Play.</source>
        <translation>C’est juste. Appuie sur Jouer.</translation>
    </message>
    <message numerus="yes">
        <source>This can become right: %n more card(s).</source>
        <translation>
            <numerusform>Il manque encore %n carte.</numerusform>
            <numerusform>Il manque encore %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card goes to the left number.</source>
        <translation>Une carte va au nombre de gauche.</translation>
    </message>
    <message>
        <source>A card goes to the answer.</source>
        <translation>Une carte va au résultat.</translation>
    </message>
    <message>
        <source>The answer goes after =.</source>
        <translation>Le résultat va après =.</translation>
    </message>
    <message>
        <source>No sum fits. Pass.</source>
        <translation>Aucun calcul ne convient. Passe.</translation>
    </message>
    <message numerus="yes">
        <source>Try {signs}, with %n tile(s).</source>
        <translation>
            <numerusform>Essaie {signs}, avec %n jeton.</numerusform>
            <numerusform>Essaie {signs}, avec %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {first} to {last}, {direction}.</source>
        <translation>De {first} à {last}, {direction}.</translation>
    </message>
    <message>
        <source>A good formula is {sum}.</source>
        <translation>Une bonne formule est {sum}.</translation>
    </message>
    <message>
        <source>The {first} and the {second} stay.</source>
        <translation>Le {first} et le {second} restent.</translation>
    </message>
    <message>
        <source>The {number} stays.</source>
        <translation>Le {number} reste.</translation>
    </message>
    <message>
        <source>The middle number stays.</source>
        <translation>Le nombre du milieu reste.</translation>
    </message>
    <message>
        <source>A good sum is {sum}.</source>
        <translation>Un bon calcul est {sum}.</translation>
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
        <translation>Langue</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>{age}, against the computer</source>
        <translation>{age}, contre l’ordinateur</translation>
    </message>
    <message>
        <source>New? Start here.</source>
        <translation>Tu débutes&#x202f;? Commence ici.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>New every day</source>
        <translation>Chaque jour</translation>
    </message>
    <message>
        <source>What’s your name?</source>
        <translation>Comment t’appelles-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Go on with step {number}</source>
        <translation>Continuer à l’étape {number}</translation>
    </message>
    <message>
        <source>{game}: step {number}</source>
        <translation>{game}&#xa0;: étape {number}</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Somebody else?</source>
        <translation>Quelqu’un d’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>With a class</source>
        <translation>Avec une classe</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Fiches d’exercices</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
</context>
<context>
    <name>HomeNews</name>
    <message>
        <source>Record: {points}</source>
        <translation>Record&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Record: answer {points}</source>
        <translation>Record&#xa0;: résultat {points}</translation>
    </message>
    <message>
        <source>Record: won in {points}</source>
        <translation>Record&#xa0;: gagné en {points}</translation>
    </message>
    <message>
        <source>Record: {points} in one turn</source>
        <translation>Record&#xa0;: {points} en un tour</translation>
    </message>
    <message>
        <source>{best}: {points}</source>
        <translation>{best}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>A star: something to be proud of, such as a record of your own or a win.</source>
        <translation>Une étoile&#xa0;: de quoi être fier, par exemple un record personnel ou une partie gagnée.</translation>
    </message>
    <message>
        <source>Won today</source>
        <translation>Gagné aujourd’hui</translation>
    </message>
    <message>
        <source>Won yesterday</source>
        <translation>Gagné hier</translation>
    </message>
    <message>
        <source>All solved for today</source>
        <translation>Tout résolu aujourd’hui</translation>
    </message>
    <message>
        <source>New every day</source>
        <translation>Chaque jour</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) today</source>
        <translation>
            <numerusform>%n étoile aujourd’hui</numerusform>
            <numerusform>%n étoiles aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) to improve</source>
        <translation>
            <numerusform>%n calcul à améliorer</numerusform>
            <numerusform>%n calculs à améliorer</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: records and games</source>
        <translation>{name}&#xa0;: records et parties</translation>
    </message>
</context>
<context>
    <name>HourglassButton</name>
    <message>
        <source>Let the sand run on (P)</source>
        <translation>Laisser le sable couler de nouveau (P)</translation>
    </message>
    <message>
        <source>Stop the sand (P)</source>
        <translation>Arrêter le sable (P)</translation>
    </message>
</context>
<context>
    <name>HourglassWords</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hourglass: empty</source>
        <translation>Sablier&#xa0;: vide</translation>
    </message>
    <message numerus="yes">
        <source>Hourglass: %n second(s) left</source>
        <translation>
            <numerusform>Sablier&#xa0;: encore %n seconde</numerusform>
            <numerusform>Sablier&#xa0;: encore %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{hourglass}, paused</source>
        <translation>{hourglass}, arrêté</translation>
    </message>
    <message>
        <source>The hourglass is empty.</source>
        <translation>Le sablier est vide.</translation>
    </message>
</context>
<context>
    <name>JudgedWords</name>
    <message>
        <source>well played</source>
        <translation>bien joué</translation>
    </message>
    <message>
        <source>Nothing to improve</source>
        <translation>Rien à améliorer</translation>
    </message>
    <message numerus="yes">
        <source>{sum} earns %n more point(s), but you win no more often.</source>
        <translation>
            <numerusform>{sum} rapporte %n point de plus, mais tu ne gagnes pas plus souvent.</numerusform>
            <numerusform>{sum} rapporte %n points de plus, mais tu ne gagnes pas plus souvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} earns %n more point(s).</source>
        <translation>
            <numerusform>{sum} rapporte %n point de plus.</numerusform>
            <numerusform>{sum} rapporte %n points de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} lays %n more card(s), but you win no more often.</source>
        <translation>
            <numerusform>Avec {sum}, tu poses %n carte de plus, mais tu ne gagnes pas plus souvent.</numerusform>
            <numerusform>Avec {sum}, tu poses %n cartes de plus, mais tu ne gagnes pas plus souvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum} lays %n more card(s).</source>
        <translation>
            <numerusform>Avec {sum}, tu poses %n carte de plus.</numerusform>
            <numerusform>Avec {sum}, tu poses %n cartes de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns judged: {known} of {turns}.</source>
        <translation>Tours évalués&#xa0;: {known} sur {turns}.</translation>
    </message>
    <message>
        <source>{name}: well played in every turn.</source>
        <translation>{name}&#xa0;: bien joué à chaque tour.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) less in the end</source>
        <translation>
            <numerusform>environ %n point de moins à la fin</numerusform>
            <numerusform>environ %n points de moins à la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>mieux possible</translation>
    </message>
    <message>
        <source>Laid by the hint</source>
        <translation>Posé par l’indice</translation>
    </message>
    <message>
        <source>more was not possible</source>
        <translation>faire plus n’était pas possible</translation>
    </message>
    <message>
        <source>chance to win: {chance}</source>
        <translation>chances {chance}</translation>
    </message>
    <message>
        <source>chance to win: {made} (best: {best})</source>
        <translation>chances {made}, possible {best}</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: the hint laid every turn.</source>
        <translation>{name}&#xa0;: l’indice a posé à chaque tour.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n of {turns} turn(s) without the hint, {worth}.</source>
        <translation>
            <numerusform>{name}&#xa0;: %n tour sur {turns} sans l’indice, {worth}.</numerusform>
            <numerusform>{name}&#xa0;: %n tours sur {turns} sans l’indice, {worth}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s), {worth}.</source>
        <translation>
            <numerusform>{name}&#xa0;: %n tour, {worth}.</numerusform>
            <numerusform>{name}&#xa0;: %n tours, {worth}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most was left in round {round}, turn {turn}: {worth} more.</source>
        <translation>À la manche {round}, tour {turn}, il y avait le plus à gagner&#xa0;: {worth} de plus.</translation>
    </message>
    <message>
        <source>Most was left in turn {turn}: {worth} more.</source>
        <translation>Au tour {turn}, il y avait le plus à gagner&#xa0;: {worth} de plus.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: better was possible in %n of {turns} turn(s), much better in {much}.</source>
        <translation>
            <numerusform>{name}&#xa0;: mieux possible dans %n tour sur {turns}, bien mieux dans {much}.</numerusform>
            <numerusform>{name}&#xa0;: mieux possible dans %n tours sur {turns}, bien mieux dans {much}.</numerusform>
        </translation>
    </message>
    <message>
        <source>passing</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>the same sum in another way</source>
        <translation>le même calcul d’une autre façon</translation>
    </message>
    <message>
        <source>the same sum at {square}</source>
        <translation>le même calcul en {square}</translation>
    </message>
    <message>
        <source>you have laid all digit tiles</source>
        <translation>tous tes jetons-chiffres sont alors posés</translation>
    </message>
    <message>
        <source>the same formula in another way</source>
        <translation>la même formule d’une autre façon</translation>
    </message>
    <message>
        <source>taking a card</source>
        <translation>piocher une carte</translation>
    </message>
    <message>
        <source>you have laid all your cards</source>
        <translation>toutes tes cartes sont alors posées</translation>
    </message>
    <message>
        <source>you win more often</source>
        <translation>tu gagnes ainsi plus souvent</translation>
    </message>
    <message>
        <source>Smarter was {best}: less now, but {reason}.</source>
        <translation>{best} était plus malin&#xa0;: un peu moins tout de suite, mais {reason}.</translation>
    </message>
    <message>
        <source>Smarter was {best}, because then {reason}.</source>
        <translation>{best} était plus malin, car {reason}.</translation>
    </message>
    <message>
        <source>Smarter was {best}.</source>
        <translation>{best} était plus malin.</translation>
    </message>
    <message>
        <source>Better was {best}, because then {reason}.</source>
        <translation>{best} était mieux, car {reason}.</translation>
    </message>
    <message>
        <source>Better was {best}.</source>
        <translation>{best} était mieux.</translation>
    </message>
    <message numerus="yes">
        <source>you get %n more point(s)</source>
        <translation>
            <numerusform>tu gagnes %n point de plus</numerusform>
            <numerusform>tu gagnes %n points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you lay %n more card(s)</source>
        <translation>
            <numerusform>tu poses %n carte de plus</numerusform>
            <numerusform>tu poses %n cartes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>the other player can earn less</source>
        <translation>l’autre peut alors gagner moins de points</translation>
    </message>
    <message>
        <source>you keep handier tiles</source>
        <translation>tu gardes de meilleurs jetons</translation>
    </message>
    <message>
        <source>the next player goes out less easily</source>
        <translation>le joueur suivant finit alors moins facilement</translation>
    </message>
    <message>
        <source>you keep cheaper cards</source>
        <translation>tu gardes des cartes moins chères</translation>
    </message>
    <message>
        <source>the rest is easier to lay</source>
        <translation>le reste se pose plus facilement</translation>
    </message>
    <message>
        <source>could be a little better</source>
        <translation>un peu mieux possible</translation>
    </message>
    <message>
        <source>could be much better</source>
        <translation>bien mieux possible</translation>
    </message>
    <message numerus="yes">
        <source>{name}: better was possible in %n of {turns} turn(s).</source>
        <translation>
            <numerusform>{name}&#xa0;: mieux possible dans %n tour sur {turns}.</numerusform>
            <numerusform>{name}&#xa0;: mieux possible dans %n tours sur {turns}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lately</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More about practising</source>
        <translation>En savoir plus sur l’entraînement</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Your first game is waiting: {game}</source>
        <translation>Ta première partie t’attend&#xa0;: {game}</translation>
    </message>
    <message>
        <source>The next game: {game}</source>
        <translation>La prochaine partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Dernières parties</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Lay an answer</source>
        <translation>Pose un résultat</translation>
    </message>
    <message>
        <source>Lay the answer that fits.</source>
        <translation>Pose le bon résultat.</translation>
    </message>
    <message>
        <source>Right! That is the answer.</source>
        <translation>Bravo&#x202f;! C’est le résultat.</translation>
    </message>
    <message>
        <source>Keep a number</source>
        <translation>Garde un nombre</translation>
    </message>
    <message>
        <source>Leave the 2 where it is.</source>
        <translation>Laisse le 2 à sa place.</translation>
    </message>
    <message>
        <source>Well done! What you don’t cover stays. You may lay a 2 on a 2, too.</source>
        <translation>Bien joué&#x202f;! Ce que tu ne couvres pas reste. Tu peux aussi poser un 2 sur un 2.</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Un autre signe</translation>
    </message>
    <message>
        <source>One card can be enough. Click another sign. Lay the new answer on the 1.</source>
        <translation>Une seule carte peut suffire. Clique sur un autre signe. Pose le nouveau résultat sur le 1.</translation>
    </message>
    <message>
        <source>Choose another sign and change just one number.</source>
        <translation>Choisis un autre signe et change un seul nombre.</translation>
    </message>
    <message>
        <source>Clever! One card and another sign.</source>
        <translation>Bien vu&#x202f;! Une carte et un autre signe.</translation>
    </message>
    <message>
        <source>A number of two cards</source>
        <translation>Un nombre de deux cartes</translation>
    </message>
    <message>
        <source>Two cards side by side are one number. Put a 1 in front of the 4: that is 14. What is the answer now?</source>
        <translation>Deux cartes côte à côte font un nombre. Pose un 1 devant le 4, cela fait 14. Quel est le résultat, maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Put a card beside one that lies there.</source>
        <translation>Pose une carte à côté d’une carte déjà posée.</translation>
    </message>
    <message>
        <source>Great! That is how you lay large numbers.</source>
        <translation>Super&#x202f;! C’est comme ça qu’on pose de grands nombres.</translation>
    </message>
    <message>
        <source>Cover a whole number</source>
        <translation>Couvre tout un nombre</translation>
    </message>
    <message>
        <source>One card may cover the whole 10. Click a card: a wide place appears above the 10. Put it there, and make a new formula.</source>
        <translation>Une carte peut couvrir tout le 10. Clique sur une carte&#xa0;: une large place apparaît au-dessus du 10. Pose-la là, et fais une nouvelle formule.</translation>
    </message>
    <message>
        <source>Good! Blue gave you extra points. It does so only before =, not in the answer.</source>
        <translation>Bien&#x202f;! Le bleu t’a donné des points en plus. Il le fait seulement avant =, pas dans le résultat.</translation>
    </message>
    <message>
        <source>The tile with the star</source>
        <translation>Le jeton avec l’étoile</translation>
    </message>
    <message>
        <source>This tile is called a blank. It can be any digit. Lay a sum with it, and choose its digit.</source>
        <translation>Ce jeton s’appelle le jeton blanc. Il peut être n’importe quel chiffre. Utilise-le dans un calcul, et choisis son chiffre.</translation>
    </message>
    <message>
        <source>Use the tile with the star.</source>
        <translation>Utilise le jeton avec l’étoile.</translation>
    </message>
    <message>
        <source>Super! Red earns even more. In an answer it counts one more time.</source>
        <translation>Super&#x202f;! Le rouge rapporte encore plus. Dans un résultat, il compte une fois de plus.</translation>
    </message>
    <message>
        <source>Cover the whole 10 with one card.</source>
        <translation>Couvre tout le 10 avec une carte.</translation>
    </message>
    <message>
        <source>Yes! One card has taken the place of two.</source>
        <translation>Oui&#x202f;! Une carte a pris la place de deux.</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>Le joker</translation>
    </message>
    <message>
        <source>The joker can be any digit. Lay it down and choose a digit that makes the formula correct.</source>
        <translation>Le joker peut être n’importe quel chiffre. Pose-le et choisis un chiffre qui rend la formule juste.</translation>
    </message>
    <message>
        <source>Use the joker.</source>
        <translation>Utilise le joker.</translation>
    </message>
    <message>
        <source>Good! It keeps its digit while it lies there.</source>
        <translation>Bien&#x202f;! Il garde son chiffre tant qu’il est là.</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>None of your cards fits here. So take a card: click the stock, or press “{button}”.</source>
        <translation>Aucune de tes cartes ne va ici. Alors tu pioches&#xa0;: clique sur la pioche, ou sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Take a card.</source>
        <translation>Pioche une carte.</translation>
    </message>
    <message>
        <source>Right. Then it is the next player’s turn.</source>
        <translation>Très bien. C’est ensuite au joueur suivant.</translation>
    </message>
    <message>
        <source>The zero</source>
        <translation>Le zéro</translation>
    </message>
    <message>
        <source>Very good! Otherwise everybody would go on with times 0, which is too easy.</source>
        <translation>Très bien&#x202f;! Sinon, tout le monde continuerait avec fois 0, et c’est trop facile.</translation>
    </message>
    <message>
        <source>Score the most points with crossing sums. Lay 3 + 4 = 7, with a digit in the middle.</source>
        <translation>Marque le plus de points avec des calculs qui se croisent. Pose 3 + 4 = 7, avec un chiffre au milieu.</translation>
    </message>
    <message>
        <source>New tiles, new exercise. Lay a sum downwards through a digit, for example the 4. Signs and = are your own.</source>
        <translation>Nouveaux jetons, nouvel exercice. Croise un chiffre, comme le 4, avec un calcul vers le bas. Les signes et = sont à toi.</translation>
    </message>
    <message>
        <source>New cards, new exercise: make another formula. Leave the 2 as it is. Put a card on the 4, and a card on the 6.</source>
        <translation>Nouvelles cartes, nouvel exercice&#xa0;: fais une autre formule. Ne touche pas au 2. Pose une carte sur le 4, et une carte sur le 6.</translation>
    </message>
    <message>
        <source>Get rid of your cards first, and you win. Click the yellow +. Then click the card with the answer, and the place after =.</source>
        <translation>Débarrasse-toi de tes cartes avant les autres pour gagner. Clique sur le + jaune. Choisis la carte du résultat, puis la place après le =.</translation>
    </message>
    <message>
        <source>After times 0, every number gets a card. Click +. Then lay 3 + 4 = 7.</source>
        <translation>Après fois 0, chaque nombre reçoit une carte. Clique sur +. Pose ensuite 3 + 4 = 7.</translation>
    </message>
    <message>
        <source>Cover all three numbers.</source>
        <translation>Couvre les trois nombres.</translation>
    </message>
    <message>
        <source>The first sum</source>
        <translation>Le premier calcul</translation>
    </message>
    <message>
        <source>Lay a sum with a digit in the middle.</source>
        <translation>Pose un calcul avec un chiffre au milieu.</translation>
    </message>
    <message>
        <source>Right! You get the answer as points. A coloured square adds some more.</source>
        <translation>Bravo&#x202f;! Le résultat te donne des points. Une case colorée en ajoute.</translation>
    </message>
    <message>
        <source>Cross a sum</source>
        <translation>Croise un calcul</translation>
    </message>
    <message>
        <source>Lay a sum downwards through a digit that lies there.</source>
        <translation>Croise un chiffre déjà posé avec un calcul vers le bas.</translation>
    </message>
    <message>
        <source>Well done! That is how sums grow across each other.</source>
        <translation>Bien joué&#x202f;! C’est ainsi que les calculs se croisent.</translation>
    </message>
    <message>
        <source>Two digits</source>
        <translation>Deux chiffres</translation>
    </message>
    <message>
        <source>An answer may have two digits. Lay a sum of 10 or more: try downwards from the 5.</source>
        <translation>Un résultat peut avoir deux chiffres. Fais 10 ou plus, par exemple du 5 vers le bas.</translation>
    </message>
    <message>
        <source>Make 10 or more.</source>
        <translation>Fais 10 ou plus.</translation>
    </message>
    <message>
        <source>Great! A large answer is a lot of points.</source>
        <translation>Super&#x202f;! Un grand résultat, c’est beaucoup de points.</translation>
    </message>
    <message>
        <source>Blue squares</source>
        <translation>Les cases bleues</translation>
    </message>
    <message>
        <source>Your digit on blue counts once more. Lay a sum in the frame, and begin on the blue square.</source>
        <translation>Ton chiffre sur le bleu compte une fois de plus. Pose un calcul dans le cadre, et commence sur la case bleue.</translation>
    </message>
    <message>
        <source>Lay a digit before = on a blue square.</source>
        <translation>Pose un chiffre avant = sur une case bleue.</translation>
    </message>
    <message>
        <source>Red squares</source>
        <translation>Les cases rouges</translation>
    </message>
    <message>
        <source>Your digit on red counts two more times. Lay a sum in the frame, and begin on the red square.</source>
        <translation>Ton chiffre sur le rouge compte deux fois de plus. Pose un calcul dans le cadre, et commence sur la case rouge.</translation>
    </message>
    <message>
        <source>Lay a digit on a red square.</source>
        <translation>Pose un chiffre sur une case rouge.</translation>
    </message>
    <message>
        <source>Good! It keeps its digit from now on.</source>
        <translation>Bien&#x202f;! Il garde ce chiffre jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Go on from a sum</source>
        <translation>Continue un calcul</translation>
    </message>
    <message>
        <source>A new sum may begin with the 10. Lay a sign after it, then a digit, = and the answer.</source>
        <translation>Un nouveau calcul peut commencer par le 10. Pose un signe après, puis un chiffre, = et le résultat.</translation>
    </message>
    <message>
        <source>Begin your sum with the 10.</source>
        <translation>Commence ton calcul par le 10.</translation>
    </message>
    <message>
        <source>Clever! That is how a row grows longer and longer.</source>
        <translation>Bien vu&#x202f;! C’est ainsi qu’une ligne devient de plus en plus longue.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>You can’t make a sum with these tiles. That happens now and then. Press “{button}”.</source>
        <translation>Avec ces jetons, aucun calcul n’est possible ici. Cela arrive. Clique sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Clique sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Right. Passing twice in a row ends the game.</source>
        <translation>Très bien. Passer deux fois de suite met fin à la partie.</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <source>Lesson with teams</source>
        <translation>Leçon en équipes</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>Practise with a class</source>
        <translation>S’entraîner avec une classe</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Exercices…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>There is no class with pupils yet.</source>
        <translation>Il n’y a pas encore de classe avec des élèves.</translation>
    </message>
    <message>
        <source>Add one with the names of its pupils.</source>
        <translation>Ajoutes-en une avec les noms des élèves.</translation>
    </message>
    <message>
        <source>&amp;Add a class…</source>
        <translation>&amp;Ajouter une classe…</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Étape {number} sur {steps}</translation>
    </message>
    <message>
        <source>{step}: {title}</source>
        <translation>{step} · {title}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Take something back and try again.</source>
        <translation>Retire quelque chose et essaie encore.</translation>
    </message>
    <message>
        <source>{praise} {end}</source>
        <translation>{praise} {end}</translation>
    </message>
    <message>
        <source>This can’t become right. {want}</source>
        <translation>Cela ne peut plus être juste. {want}</translation>
    </message>
    <message>
        <source>That is correct. But try this: {want}</source>
        <translation>C’est juste. Mais essaie ceci&#xa0;: {want}</translation>
    </message>
    <message>
        <source>You can still lay something. {want}</source>
        <translation>Tu peux encore poser quelque chose. {want}</translation>
    </message>
    <message>
        <source>That is right. Now press “{button}”.</source>
        <translation>C’est juste. Clique maintenant sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The previous step</source>
        <translation>L’étape précédente</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Start this step again</source>
        <translation>Recommencer cette étape</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Shows a move that works here</source>
        <translation>Montre un coup possible ici</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>You can continue this step later (Esc)</source>
        <translation>Tu pourras continuer cette étape plus tard (Échap)</translation>
    </message>
    <message>
        <source>First steps in {game}</source>
        <translation>Premiers pas dans {game}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maître</translation>
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
        <translation>petits calculs</translation>
    </message>
    <message>
        <source>overlooks much</source>
        <translation>oublie beaucoup</translation>
    </message>
    <message>
        <source>finds much</source>
        <translation>trouve beaucoup</translation>
    </message>
    <message>
        <source>plans ahead</source>
        <translation>prévoit la suite</translation>
    </message>
    <message>
        <source>thinks long</source>
        <translation>réfléchit longtemps</translation>
    </message>
    <message>
        <source>adds and subtracts, with one operator per sum, and overlooks a lot.</source>
        <translation>additionne et soustrait, une seule opération par calcul, et oublie beaucoup de coups.</translation>
    </message>
    <message>
        <source>lays sums with one operator, and overlooks some.</source>
        <translation>pose des calculs à une seule opération et en oublie quelques-uns.</translation>
    </message>
    <message>
        <source>lays any sum, but does not see all of them.</source>
        <translation>pose toutes sortes de calculs, mais ne les voit pas tous.</translation>
    </message>
    <message>
        <source>also thinks of the tiles it keeps, and of what it makes possible for others.</source>
        <translation>pense aussi aux jetons qu’il garde et à ce qu’il permet aux autres.</translation>
    </message>
    <message>
        <source>tries out how the game may go on, which takes a few seconds.</source>
        <translation>imagine comment la partie peut continuer et prend quelques secondes pour cela.</translation>
    </message>
    <message>
        <source>lays easy formulas with few cards.</source>
        <translation>pose des formules faciles avec peu de cartes.</translation>
    </message>
    <message>
        <source>overlooks some of the formulas.</source>
        <translation>oublie quelques formules.</translation>
    </message>
    <message>
        <source>is strong, and lays as many cards as it can.</source>
        <translation>est fort et pose autant de cartes qu’il peut.</translation>
    </message>
    <message>
        <source>also thinks of the cards it keeps, and of what others can lay next.</source>
        <translation>pense aussi aux cartes qu’il garde et à ce que les autres pourront poser.</translation>
    </message>
    <message>
        <source>tries out how the round may go on, which takes a few seconds.</source>
        <translation>imagine comment la manche peut continuer et prend quelques secondes pour cela.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Supprimer «&#xa0;{name}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>You find it under All games, in Deleted, for 30 days.</source>
        <translation>Tu la trouves encore 30 jours dans Toutes les parties, sous Supprimées.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Delete the exercises with {name}?</source>
        <translation>Effacer les exercices avec {name}&#x202f;?</translation>
    </message>
    <message>
        <source>The score is deleted for good. Each pupil’s tries stay in the results.</source>
        <translation>Le score est effacé définitivement. Les essais de chaque élève restent dans les résultats.</translation>
    </message>
</context>
<context>
    <name>Locked</name>
    <message>
        <source>This is set for everybody here.</source>
        <translation>Ici, ce réglage est le même pour tous.</translation>
    </message>
    <message>
        <source>Printing is locked on this computer.</source>
        <translation>L’impression est verrouillée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Saving and copying for others is locked on this computer.</source>
        <translation>Enregistrer et copier pour d’autres est verrouillé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Removing people is locked on this computer.</source>
        <translation>La suppression de personnes est verrouillée sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>stopped</source>
        <translation>arrêt</translation>
    </message>
    <message>
        <source>Game stopped</source>
        <translation>Partie arrêtée</translation>
    </message>
    <message>
        <source>{name}, laid by the hint</source>
        <translation>{name}, posé par l’indice</translation>
    </message>
    <message>
        <source>The hint laid this.</source>
        <translation>C’est l’indice qui l’a posé.</translation>
    </message>
</context>
<context>
    <name>LookBackModel</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Plus de points</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Plus de cartes</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>no formula</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>no sum</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
</context>
<context>
    <name>LookBackPage</name>
    <message>
        <source>Show the best</source>
        <translation>Voir le meilleur</translation>
    </message>
    <message>
        <source>The game is over here: go back, and continue from there.</source>
        <translation>Ici, la partie est finie&#xa0;: reviens en arrière, puis continue.</translation>
    </message>
    <message>
        <source>A new game begins here. This one stays as it is.</source>
        <translation>Une nouvelle partie commence ici. Celle-ci reste comme elle est.</translation>
    </message>
    <message>
        <source>These cards stay face down until the round is over.</source>
        <translation>Ces cartes restent cachées jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>These tiles stay hidden until the game is over.</source>
        <translation>Ces jetons restent cachés jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>The whole round</source>
        <translation>Toute la manche</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Voir le coup joué</translation>
    </message>
    <message>
        <source>Show better</source>
        <translation>Voir mieux</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Plus de points</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Plus de cartes</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>Still looking for the best move.</source>
        <translation>On cherche encore le meilleur coup.</translation>
    </message>
    <message>
        <source>There was nothing to lay.</source>
        <translation>Il n’y avait rien à poser.</translation>
    </message>
    <message>
        <source>Nothing was better than what was played.</source>
        <translation>Rien n’était meilleur que le coup joué.</translation>
    </message>
    <message>
        <source>Round {round} · start</source>
        <translation>Manche {round} · début</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Turn {number} of {turns}</source>
        <translation>Tour {number} sur {turns}</translation>
    </message>
    <message>
        <source>Round {round} · turn {number} of {turns}</source>
        <translation>Manche {round} · tour {number} sur {turns}</translation>
    </message>
    <message numerus="yes">
        <source>A formula with %n card(s) was possible.</source>
        <translation>
            <numerusform>Une formule avec %n carte était possible.</numerusform>
            <numerusform>Une formule avec %n cartes était possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Next turn to improve</source>
        <translation>Prochain coup à améliorer</translation>
    </message>
    <message>
        <source>The next turn that could be better (Ctrl+Right)</source>
        <translation>Le prochain tour à améliorer (Ctrl+flèche droite)</translation>
    </message>
    <message>
        <source>The best possible: the sum that earns most.</source>
        <translation>Le meilleur&#xa0;: le calcul qui rapporte le plus.</translation>
    </message>
    <message>
        <source>The best possible: the formula that earns most.</source>
        <translation>Le meilleur&#xa0;: la formule qui rapporte le plus.</translation>
    </message>
    <message>
        <source>The best possible: the formula that lays most cards.</source>
        <translation>Le meilleur&#xa0;: la formule qui pose le plus de cartes.</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Look back on the whole game</source>
        <translation>Revoir toute la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
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
        <translation>{game}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
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
        <translation>Réunir</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Réunir</translation>
    </message>
    <message>
        <source>Merge {name} with</source>
        <translation>Réunir {name} avec</translation>
    </message>
    <message>
        <source>All games of both will belong to the person you choose here. This cannot be undone.</source>
        <translation>Toutes les parties des deux seront à la personne que tu choisis ici. On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Done for today! Tomorrow {number} again.</source>
        <translation>C’est fini pour aujourd’hui&#x202f;! Demain, encore {number}.</translation>
    </message>
    <message>
        <source>Done for today! {number} again in {days} days.</source>
        <translation>C’est fini pour aujourd’hui&#x202f;! Encore {number} dans {days} jours.</translation>
    </message>
    <message>
        <source>Nothing yet. What goes wrong in practice or in a game comes here.</source>
        <translation>Rien pour l’instant. Ce qui ne marche pas à l’entraînement ou dans une partie vient ici.</translation>
    </message>
    <message numerus="yes">
        <source>sum(s) to improve today, one by one.</source>
        <translation>
            <numerusform>calcul à améliorer aujourd’hui.</numerusform>
            <numerusform>calculs à améliorer aujourd’hui, un par un.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done for today! %n more can wait.</source>
        <translation>
            <numerusform>Fini pour aujourd’hui&#x202f;! %n peut attendre.</numerusform>
            <numerusform>Fini pour aujourd’hui&#x202f;! %n peuvent attendre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>Days with puzzles</source>
        <translation>Jours avec énigmes</translation>
    </message>
    <message>
        <source>Earlier month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Later month</source>
        <translation>Mois suivant</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un autre nom</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>NewDigifeud</name>
    <message>
        <source>&amp;Who starts</source>
        <translation>Qui &amp;commence</translation>
    </message>
    <message>
        <source>Whoever starts lays the first sum, over the square in the middle.</source>
        <translation>Celui qui commence pose le premier calcul, sur la case du milieu.</translation>
    </message>
    <message>
        <source>Numbers up to 20, and one operator per sum.</source>
        <translation>Nombres jusqu’à 20, et une seule opération par calcul.</translation>
    </message>
    <message>
        <source>Numbers up to 50, and one operator per sum.</source>
        <translation>Nombres jusqu’à 50, et une seule opération par calcul.</translation>
    </message>
    <message>
        <source>Longer sums, and four directions.</source>
        <translation>Des calculs plus longs et quatre sens de lecture.</translation>
    </message>
    <message>
        <source>Plus, minus and times, longer sums, and two directions.</source>
        <translation>Plus, moins et fois, des calculs plus longs et deux sens de lecture.</translation>
    </message>
</context>
<context>
    <name>NewFormula</name>
    <message>
        <source>&amp;First dealer</source>
        <translation>&amp;Premier donneur</translation>
    </message>
    <message>
        <source>The player below the dealer in this list starts, then the next one below.</source>
        <translation>Le joueur sous le donneur dans cette liste commence, puis le suivant en dessous.</translation>
    </message>
    <message>
        <source>Numbers up to 20.</source>
        <translation>Nombres jusqu’à 20.</translation>
    </message>
    <message>
        <source>Numbers up to 100.</source>
        <translation>Nombres jusqu’à 100.</translation>
    </message>
    <message>
        <source>Numbers of up to three cards.</source>
        <translation>Nombres de trois cartes au plus.</translation>
    </message>
    <message>
        <source>All signs, and no variations; most rounds win.</source>
        <translation>Tous les signes, sans variante&#x202f;; le plus de manches gagne.</translation>
    </message>
    <message>
        <source>Every answer earns points; the match ends at 250.</source>
        <translation>Chaque résultat rapporte des points&#x202f;; la partie finit à 250.</translation>
    </message>
    <message>
        <source>Only times and divided by, and up to four cards in one turn.</source>
        <translation>Multiplier et diviser seulement, et quatre cartes par tour au plus.</translation>
    </message>
    <message>
        <source>When an answer can be divided by 5, all the others take a card.</source>
        <translation>Quand un résultat est un multiple de 5, tous les autres piochent une carte.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>This game does not count in the results.</source>
        <translation>Cette partie ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nouvelle partie de {game}</translation>
    </message>
    <message>
        <source>Classroom: teams, no hints</source>
        <translation>Classe&#xa0;: équipes, sans indices</translation>
    </message>
    <message>
        <source>Projector size, two teams, an hourglass, and no hints</source>
        <translation>Taille vidéoprojecteur, deux équipes, un sablier et pas d’indices</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>C&amp;ommencer</translation>
    </message>
    <message>
        <source>Fewer opt&amp;ions</source>
        <translation>Moins &amp;d’options</translation>
    </message>
    <message>
        <source>More opt&amp;ions</source>
        <translation>Plus &amp;d’options</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>NextGame</name>
    <message>
        <source>Together with {names}</source>
        <translation>Avec {names}</translation>
    </message>
    <message>
        <source>Against the computer: {level}</source>
        <translation>Contre l’ordinateur&#xa0;: {level}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{file} cannot be opened: {problem}.</source>
        <translation>Impossible d’ouvrir {file}&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>It is not in {folder}.</source>
        <translation>Il n’est pas dans {folder}.</translation>
    </message>
    <message>
        <source>This game comes from a file. It does not count in the results.</source>
        <translation>Cette partie vient d’un fichier. Elle ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>This game comes from a file. It does not count in the results. From the first turn on it is saved in All games.</source>
        <translation>Cette partie vient d’un fichier. Elle ne compte pas dans les résultats. Dès le premier coup, elle est enregistrée dans «&#xa0;Toutes les parties&#xa0;».</translation>
    </message>
    <message>
        <source>The game cannot be read: {problem}.</source>
        <translation>La partie est illisible&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>The game was damaged. It goes on from a copy, last played {moment}.</source>
        <translation>La partie était abîmée. Elle continue à partir d’une copie, jouée pour la dernière fois&#xa0;: {moment}.</translation>
    </message>
    <message>
        <source>The damaged file was set aside.</source>
        <translation>Le fichier abîmé a été mis de côté.</translation>
    </message>
    <message>
        <source>The game goes on, but its last turns cannot be saved: {problem}.</source>
        <translation>La partie continue, mais ses derniers coups ne peuvent pas être enregistrés&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>What was played before stays on the disk.</source>
        <translation>Ce qui a été joué avant reste sur le disque.</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved: {problem}.</source>
        <translation>La partie continue, mais elle ne peut pas être enregistrée&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>The program tries again every few seconds and after every turn.</source>
        <translation>Le programme réessaie toutes les quelques secondes et après chaque coup.</translation>
    </message>
    <message>
        <source>The last turns cannot be saved. Close anyway?</source>
        <translation>Les derniers coups ne peuvent pas être enregistrés. Fermer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>The game can be saved in another place with “Save as…”.</source>
        <translation>La partie peut être enregistrée ailleurs avec «&#xa0;Enregistrer sous…&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Fermer quand même</translation>
    </message>
    <message>
        <source>&amp;Don’t close</source>
        <translation>&amp;Ne pas fermer</translation>
    </message>
    <message>
        <source>The disk is slow. The game goes on, and is saved as soon as possible.</source>
        <translation>Le disque est lent. La partie continue, et elle sera enregistrée dès que le disque le pourra.</translation>
    </message>
    <message>
        <source>If the power fails, the last turns may be lost.</source>
        <translation>En cas de panne de courant, les derniers coups pourraient être perdus.</translation>
    </message>
    <message>
        <source>This game is being played in another window, so a copy was opened.</source>
        <translation>Cette partie se joue déjà dans une autre fenêtre&#x202f;; une copie a donc été ouverte.</translation>
    </message>
    <message>
        <source>The copy does not count in the results.</source>
        <translation>La copie ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>Another program has changed the game’s file.</source>
        <translation>Un autre programme a modifié le fichier de la partie.</translation>
    </message>
    <message>
        <source>Its version was saved next to this one.</source>
        <translation>L’autre version a été enregistrée à côté.</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s) the time for a turn ran out while the program was closed.</source>
        <translation>
            <numerusform>Dans %n partie, le temps d’un tour s’est écoulé pendant que le programme était fermé.</numerusform>
            <numerusform>Dans %n parties, le temps d’un tour s’est écoulé pendant que le programme était fermé.</numerusform>
        </translation>
    </message>
    <message>
        <source>{loser} did not play in time, so {winner} won.</source>
        <translation>{loser} n’a pas joué à temps, donc {winner} a gagné.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings cannot be saved; they last until you quit.</source>
        <translation>Les réglages ne peuvent pas être enregistrés&#x202f;; ils valent jusqu’à la fin du programme.</translation>
    </message>
</context>
<context>
    <name>OptionsColumn</name>
    <message>
        <source>This &amp;game counts in the results</source>
        <translation>Cette partie compte dans les &amp;résultats</translation>
    </message>
    <message>
        <source>Without this the game is saved, but changes nobody’s results.</source>
        <translation>Sinon, la partie est enregistrée, mais elle ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>Without this nobody can ask for a hint in this game.</source>
        <translation>Sinon, personne ne peut demander d’indice dans cette partie.</translation>
    </message>
    <message>
        <source>Large enough for the back of the room, in this game only.</source>
        <translation>Assez grand pour le fond de la classe, dans cette partie seulement.</translation>
    </message>
    <message>
        <source>Offer hint&amp;s</source>
        <translation>Il &amp;y a des indices</translation>
    </message>
    <message>
        <source>Start in &amp;projector size</source>
        <translation>Commencer en taille &amp;vidéoprojecteur</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>Égalité&#x202f;!</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Tu as gagné&#x202f;!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <translation>Victoire&#xa0;: {name}&#x202f;!</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Until next time!</source>
        <translation>À la prochaine&#x202f;!</translation>
    </message>
    <message>
        <source>Next time, lay a sum yourself!</source>
        <translation>La prochaine fois, pose un calcul toi-même&#x202f;!</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>C’était serré&#x202f;!</translation>
    </message>
    <message>
        <source>You won by {points}!</source>
        <translation>Gagné avec {points} d’avance&#x202f;!</translation>
    </message>
    <message>
        <source>Without what the hint laid you have {own} of the {total} points.</source>
        <translation>Sans ce que l’indice a posé, tu as {own} des {total} points.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>{name}’s best: {sum} ({worth}).</source>
        <translation>Le mieux pour {name}&#xa0;: {sum} ({worth}).</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Well played, {name}!</source>
        <translation>Bien joué, {name}&#x202f;!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <comment>one person</comment>
        <translation>{name} a gagné&#x202f;!</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Points after each turn and the final count</source>
        <translation>Points après chaque tour et après le décompte final</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Points après chaque tour</translation>
    </message>
    <message>
        <source>Cards in hand, turn by turn</source>
        <translation>Cartes en main, tour après tour</translation>
    </message>
    <message>
        <source>Rounds won after each round</source>
        <translation>Manches gagnées après chaque manche</translation>
    </message>
    <message>
        <source>At the end: {numbers}</source>
        <translation>À la fin&#xa0;: {numbers}</translation>
    </message>
</context>
<context>
    <name>OwnName</name>
    <message>
        <source>The rules that have this name already are replaced.</source>
        <translation>Les règles qui ont déjà ce nom sont remplacées.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Enregistrer ces règles</translation>
    </message>
    <message>
        <source>Rename these rules</source>
        <translation>Renommer ces règles</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>PageAroundTable</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
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
        <translation>Un nom a de 1 à 40 lettres, chiffres ou signes.</translation>
    </message>
    <message>
        <source>Somebody with this name is here already; the two can be merged.</source>
        <translation>Quelqu’un a déjà ce nom&#x202f;; on peut réunir les deux.</translation>
    </message>
    <message>
        <source>There is nobody else to merge with.</source>
        <translation>Il n’y a personne d’autre à réunir.</translation>
    </message>
    <message>
        <source>Somebody has this name already.</source>
        <translation>Quelqu’un porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Are you the one who has played already?</source>
        <translation>C’est toi qui as déjà joué&#x202f;?</translation>
    </message>
    <message>
        <source>There are games of “{player}”. Then they are {name}’s from now on, with what they have earned.</source>
        <translation>Il y a des parties de «&#xa0;{player}&#xa0;». Elles seront alors à {name}, avec tout ce qu’elles ont rapporté.</translation>
    </message>
    <message>
        <source>&amp;Yes, that was me</source>
        <translation>&amp;Oui, c’était moi</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Effacer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Name, picture and results of this person are removed for good, also from the saved games. Other players keep what they have scored.</source>
        <translation>Le nom, l’image et les résultats de cette personne sont effacés pour toujours, aussi dans les parties enregistrées. Les autres joueurs gardent ce qu’ils ont obtenu.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>The results are changed, but not all saved games: {problem}. The program will try again at the next start.</source>
        <translation>Les résultats sont modifiés, mais pas toutes les parties enregistrées&#xa0;: {problem}. Le programme réessaiera au prochain démarrage.</translation>
    </message>
    <message>
        <source>{name} is sitting at the table; this can be done once that game is put away.</source>
        <translation>{name} est en train de jouer&#x202f;; ce sera possible une fois cette partie rangée.</translation>
    </message>
    <message>
        <source>{name} stays, because not all saved games can be changed: {problem}.</source>
        <translation>{name} reste, car toutes les parties enregistrées ne peuvent pas être modifiées&#xa0;: {problem}.</translation>
    </message>
</context>
<context>
    <name>ParticipantPage</name>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Picture and colour…</source>
        <translation>&amp;Image et couleur…</translation>
    </message>
    <message>
        <source>&amp;Merge with another person…</source>
        <translation>Réunir &amp;avec une autre personne…</translation>
    </message>
    <message>
        <source>Remove with all &amp;data…</source>
        <translation>&amp;Effacer avec toutes les données…</translation>
    </message>
    <message>
        <source>Matches of {game}</source>
        <translation>Parties de {game}</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>This goes well already</source>
        <translation>Ce qui va déjà bien</translation>
    </message>
    <message>
        <source>Pupil · {name}</source>
        <translation>Élève · {name}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
</context>
<context>
    <name>ParticipantWords</name>
    <message>
        <source>{won} of {matches}</source>
        <translation>{won} sur {matches}</translation>
    </message>
    <message numerus="yes">
        <source>Won with %n player(s)</source>
        <translation>
            <numerusform>Gagnées à %n joueur</numerusform>
            <numerusform>Gagnées à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>Parties qui comptent</translation>
    </message>
    <message>
        <source>Lessons don’t count, nor do games in which a turn was undone.</source>
        <translation>Les leçons ne comptent pas, ni les parties où un tour a été annulé.</translation>
    </message>
    <message>
        <source>Score, of all games together</source>
        <translation>Score de toutes les parties</translation>
    </message>
    <message>
        <source>Strength (100 is average)</source>
        <translation>Force (100 est la moyenne)</translation>
    </message>
    <message>
        <source>Rounds of a match that goes on</source>
        <translation>Manches d’une partie en cours</translation>
    </message>
    <message>
        <source>Won of these rounds</source>
        <translation>Dont gagnées</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Arrêtées plus tôt</translation>
    </message>
    <message>
        <source>A game in which a turn was undone doesn’t count.</source>
        <translation>Une partie où un coup a été annulé ne compte pas.</translation>
    </message>
    <message>
        <source>The tab Games says why the others don’t count.</source>
        <translation>L’onglet Parties dit pourquoi les autres ne comptent pas.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>There is no strength before the first game that counts.</source>
        <translation>Pas de force avant la première partie qui compte.</translation>
    </message>
    <message>
        <source>{number}: a newcomer</source>
        <translation>{number}, la force au départ</translation>
    </message>
    <message>
        <source>Points per match</source>
        <translation>Points par partie de Formula</translation>
    </message>
    <message>
        <source>No match for points that counts has been finished yet.</source>
        <translation>Aucune partie aux points qui compte n’est encore finie.</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>No game that counts has been finished yet.</source>
        <translation>Aucune partie qui compte n’est encore finie.</translation>
    </message>
    <message>
        <source>average of {number} matches</source>
        <translation>moyenne sur {number} parties</translation>
    </message>
    <message>
        <source>average of {number} games</source>
        <translation>moyenne sur {number} parties</translation>
    </message>
    <message>
        <source>Formulas by operation</source>
        <translation>Formules par opération</translation>
    </message>
    <message>
        <source>With more formulas, their operations are shown here.</source>
        <translation>Avec plus de formules, tu verras ici leurs opérations.</translation>
    </message>
    <message>
        <source>With more sums, their operations are shown here.</source>
        <translation>Avec plus de calculs, tu verras ici leurs opérations.</translation>
    </message>
    <message>
        <source>Sums by operation</source>
        <translation>Calculs par opération</translation>
    </message>
    <message>
        <source>In the best game, only the points you laid yourself count, not the hint’s.</source>
        <translation>Dans la meilleure partie, seuls tes propres points comptent, pas ceux de l’indice.</translation>
    </message>
    <message numerus="yes">
        <source>game(s) won</source>
        <translation>
            <numerusform>partie gagnée</numerusform>
            <numerusform>parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round(s) won</source>
        <translation>
            <numerusform>manche gagnée</numerusform>
            <numerusform>manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s) played</source>
        <translation>
            <numerusform>partie jouée</numerusform>
            <numerusform>parties jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of Digifeud that is stopped early against the computer is neither won nor lost. Its records count.</source>
        <translation>Une partie de Digifeud arrêtée plus tôt contre l’ordinateur n’est ni gagnée ni perdue. Ses records comptent.</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>divisé par</translation>
    </message>
    <message>
        <source>First {first}, last {last}, lowest {lowest}, highest {highest}</source>
        <translation>Premier {first}, dernier {last}, minimum {lowest}, maximum {highest}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>wants to go on with another device</source>
        <translation>veut continuer sur un autre appareil</translation>
    </message>
    <message>
        <source>wants to come in</source>
        <translation>veut participer</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>on its own screen</source>
        <translation>sur son propre écran</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>connexion perdue</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Récupérer à la table</translation>
    </message>
    <message>
        <source>Take back: {name}</source>
        <translation>Récupérer à la table&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Laisser entrer</translation>
    </message>
    <message>
        <source>Let {name} in</source>
        <translation>Laisser entrer {name}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Do not let {name} in</source>
        <translation>Ne pas laisser entrer {name}</translation>
    </message>
</context>
<context>
    <name>PersonBests</name>
    <message>
        <source>Records appear here after the first game that counts.</source>
        <translation>Les records apparaissent ici après la première partie qui compte.</translation>
    </message>
    <message>
        <source>What you lay yourself counts, also after a hint. What the hint lays doesn’t.</source>
        <translation>Ce que tu poses toi-même compte, même après un indice. Ce que pose l’indice ne compte pas.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show: {best}, {value}</source>
        <translation>Montrer&#xa0;: {best}, {value}</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Diplôme</translation>
    </message>
    <message>
        <source>Certificate: {best}, {value}</source>
        <translation>Diplôme&#xa0;: {best}, {value}</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>Modifier {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Effacer {name}</translation>
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
        <translation>Image et couleur</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
</context>
<context>
    <name>PersonDialogWithName</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Name and picture</source>
        <translation>Nom et image</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
</context>
<context>
    <name>PersonPracticePanel</name>
    <message>
        <source>Comes again</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Practised last</source>
        <translation>Dernier entraînement</translation>
    </message>
    <message numerus="yes">
        <source>Once more: %n exercise(s) for today</source>
        <translation>
            <numerusform>Encore une fois&#xa0;: %n exercice pour aujourd’hui</numerusform>
            <numerusform>Encore une fois&#xa0;: %n exercices pour aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>Done for today</source>
        <translation>Terminé pour aujourd’hui</translation>
    </message>
    <message>
        <source>Nothing has been practised yet. The first exercises are easy ones.</source>
        <translation>Aucun exercice pour l’instant. Les premiers sont faciles.</translation>
    </message>
    <message>
        <source>Nothing to repeat today</source>
        <translation>Rien à revoir aujourd’hui</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>How it is going</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Puzzles of the day</source>
        <translation>Énigmes du jour</translation>
    </message>
    <message>
        <source>Not right at once</source>
        <translation>Pas juste du premier coup</translation>
    </message>
    <message>
        <source>Answered: {sums}</source>
        <translation>Répondu&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>The mark is a typical sum. A long bar: not sure yet.</source>
        <translation>Le trait est un calcul typique. Une longue barre&#xa0;: pas encore sûr.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>{task}: {sum}</source>
        <translation>{task}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>{task}, for instance {sum}</source>
        <translation>{task}, par exemple {sum}</translation>
    </message>
    <message>
        <source>then right, or with help</source>
        <translation>juste ensuite, ou avec de l’aide</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>pas résolu</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolus</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n résolue</numerusform>
            <numerusform>%n résolues</numerusform>
        </translation>
    </message>
    <message>
        <source>then right</source>
        <translation>juste ensuite</translation>
    </message>
    <message>
        <source>right with help</source>
        <translation>juste avec de l’aide</translation>
    </message>
    <message>
        <source>Times practised</source>
        <translation>Entraînements</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Copied: paste the picture where you want.</source>
        <translation>Copié&#xa0;: colle l’image où tu veux.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>Look back</source>
        <translation>Revoir la partie</translation>
    </message>
</context>
<context>
    <name>PlayedGamePanel</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Every turn is printed, and what everybody had.</source>
        <translation>Chaque tour est imprimé, avec ce que chacun avait.</translation>
    </message>
    <message>
        <source>A game can be printed once it has begun.</source>
        <translation>Une partie peut être imprimée dès qu’elle a commencé.</translation>
    </message>
    <message>
        <source>A game as it was played</source>
        <translation>Une partie comme elle a été jouée</translation>
    </message>
</context>
<context>
    <name>PlayedWords</name>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non terminée</translation>
    </message>
    <message>
        <source>numbers up to {number}</source>
        <translation>nombres jusqu’à {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>most rounds win</source>
        <translation>le plus de manches gagne</translation>
    </message>
    <message numerus="yes">
        <source>up to %n point(s)</source>
        <translation>
            <numerusform>jusqu’à %n point</numerusform>
            <numerusform>jusqu’à %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) a turn</source>
        <translation>
            <numerusform>au plus %n carte par tour</numerusform>
            <numerusform>au plus %n cartes par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) in a number</source>
        <translation>
            <numerusform>au plus %n carte par nombre</numerusform>
            <numerusform>au plus %n cartes par nombre</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {number}, won by {names}</source>
        <translation>Manche {number}, gagnée par {names}</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Premier à finir</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message numerus="yes">
        <source>%n reading direction(s)</source>
        <translation>
            <numerusform>%n sens de lecture</numerusform>
            <numerusform>%n sens de lecture</numerusform>
        </translation>
    </message>
    <message>
        <source>one sign in each sum</source>
        <translation>un seul signe par calcul</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) a turn</source>
        <translation>
            <numerusform>%n heure par tour</numerusform>
            <numerusform>%n heures par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minute par tour</numerusform>
            <numerusform>%n minutes par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Calculs</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Décompte final</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{number} won</source>
        <translation>gagnées&#xa0;: {number}</translation>
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
    <name>PlayersPage</name>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>Les résultats ne sont pas disponibles&#x202f;; relance le programme.</translation>
    </message>
    <message>
        <source>Who joins in? Add the first player.</source>
        <translation>Qui veut jouer&#x202f;? Ajoute le premier joueur.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who practises what</source>
        <translation>Qui s’entraîne à quoi</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
</context>
<context>
    <name>PlaysModel</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>Portable</name>
    <message>
        <source>The program keeps everything beside itself, but cannot write there: {problem}.</source>
        <translation>Le programme enregistre tout à côté de lui, mais ne peut pas y écrire&#xa0;: {problem}.</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>dog</source>
        <translation>chien</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>renard</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>hibou</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>ours</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>poisson</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>grenouille</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>lapin</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>bateau</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>fusée</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>soleil</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>lune</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>arbre</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>fleur</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>cerf-volant</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>sea green</source>
        <translation>vert d’eau</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
</context>
<context>
    <name>PracticeEnded</name>
    <message>
        <source>This went well: {skill}.</source>
        <translation>Ce qui a bien marché&#xa0;: {skill}.</translation>
    </message>
    <message>
        <source>A harder one?</source>
        <translation>Une plus difficile&#x202f;?</translation>
    </message>
    <message>
        <source>An easier one?</source>
        <translation>Une plus facile&#x202f;?</translation>
    </message>
    <message>
        <source>See you soon!</source>
        <translation>À bientôt&#x202f;!</translation>
    </message>
    <message>
        <source>One of {game}?</source>
        <translation>Une de {game}&#x202f;?</translation>
    </message>
    <message>
        <source>Another hard one?</source>
        <translation>Encore une difficile&#x202f;?</translation>
    </message>
    <message>
        <source>Those were hard!</source>
        <translation>C’était difficile&#x202f;!</translation>
    </message>
    <message>
        <source>Practice makes perfect!</source>
        <translation>C’est en forgeant qu’on devient forgeron&#x202f;!</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Arrêté avant la fin</translation>
    </message>
    <message>
        <source>Your best round!</source>
        <translation>Ta meilleure manche&#x202f;!</translation>
    </message>
    <message>
        <source>All three solved!</source>
        <translation>Les trois réussies&#x202f;!</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>Égalité&#x202f;!</translation>
    </message>
    <message>
        <source>{name} won!</source>
        <translation>Victoire&#xa0;: {name}&#x202f;!</translation>
    </message>
    <message>
        <source>right in 3 minutes</source>
        <translation>en 3 minutes</translation>
    </message>
    <message>
        <source>your best before</source>
        <translation>ton record d’avant</translation>
    </message>
    <message>
        <source>right at once</source>
        <translation>du premier coup</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Print certificates</source>
        <translation>Imprimer des diplômes</translation>
    </message>
    <message>
        <source>There is always something to practise here.</source>
        <translation>Il y a toujours de quoi s’entraîner ici.</translation>
    </message>
    <message>
        <source>sums with two signs</source>
        <translation>calculs à deux signes</translation>
    </message>
    <message>
        <source>That was hard!</source>
        <translation>C’était difficile&#x202f;!</translation>
    </message>
    <message>
        <source>As good as your best!</source>
        <translation>Aussi bien que ton record&#x202f;!</translation>
    </message>
    <message>
        <source>Keep it up!</source>
        <translation>Continue comme ça&#x202f;!</translation>
    </message>
    <message>
        <source>Until next time!</source>
        <translation>À la prochaine&#x202f;!</translation>
    </message>
    <message>
        <source>Well practised!</source>
        <translation>Bel entraînement&#x202f;!</translation>
    </message>
    <message>
        <source>Well practised, {name}!</source>
        <translation>Bel entraînement, {name}&#x202f;!</translation>
    </message>
    <message>
        <source>your best so far</source>
        <translation>ton record jusqu’ici</translation>
    </message>
    <message>
        <source>right so far</source>
        <translation>jusqu’ici</translation>
    </message>
    <message>
        <source>right in the end</source>
        <translation>juste à la fin</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns, so none has won.</source>
        <translation>Les équipes n’ont pas joué autant de fois, donc aucune n’a gagné.</translation>
    </message>
    <message>
        <source>Only a round of 3 minutes counts as your best.</source>
        <translation>Seule une manche de 3 minutes compte comme ta meilleure.</translation>
    </message>
    <message>
        <source>Your first round: this is the number to beat.</source>
        <translation>Ta première manche&#xa0;: voilà le nombre à battre.</translation>
    </message>
    <message>
        <source>All of them right at once!</source>
        <translation>Tout juste du premier coup&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>Your sum: %n point(s).</source>
        <translation>
            <numerusform>Ton calcul&#xa0;: %n point.</numerusform>
            <numerusform>Ton calcul&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>An open star: with a hint, or at the second try.</source>
        <translation>Une étoile vide&#xa0;: avec un indice, ou au deuxième essai.</translation>
    </message>
    <message>
        <source>A full star: right at once, without a hint.</source>
        <translation>Une étoile pleine&#xa0;: juste du premier coup, sans indice.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>You can try again what did not work yet, whenever you like.</source>
        <translation>Ce qui n’a pas encore marché, tu peux le réessayer quand tu veux.</translation>
    </message>
    <message>
        <source>What was difficult comes again tomorrow.</source>
        <translation>Ce qui était difficile revient demain.</translation>
    </message>
    <message>
        <source>What was difficult comes again in the next few days.</source>
        <translation>Ce qui était difficile revient dans les prochains jours.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>all right so far</source>
        <translation>tout juste jusqu’ici</translation>
    </message>
    <message>
        <source>{number} of {all} right at once</source>
        <translation>{number} sur {all} juste du premier coup</translation>
    </message>
    <message>
        <source>not right yet</source>
        <translation>pas encore réussi</translation>
    </message>
    <message>
        <source>then right</source>
        <translation>juste ensuite</translation>
    </message>
    <message>
        <source>a start has been made</source>
        <translation>c’est parti</translation>
    </message>
    <message>
        <source>goes well</source>
        <translation>ça marche bien</translation>
    </message>
    <message>
        <source>still practising</source>
        <translation>encore en apprentissage</translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n résolu</numerusform>
            <numerusform>%n résolus</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly always right</source>
        <translation>presque toujours juste</translation>
    </message>
    <message>
        <source>mostly right</source>
        <translation>le plus souvent juste</translation>
    </message>
    <message>
        <source>right about half of the time</source>
        <translation>juste environ une fois sur deux</translation>
    </message>
    <message>
        <source>sometimes right</source>
        <translation>parfois juste</translation>
    </message>
    <message>
        <source>still hard</source>
        <translation>encore difficile</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sûr</translation>
    </message>
    <message>
        <source>fairly sure</source>
        <translation>assez sûr</translation>
    </message>
    <message>
        <source>not sure yet</source>
        <translation>pas encore sûr</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n exercice</numerusform>
            <numerusform>%n exercices</numerusform>
        </translation>
    </message>
    <message>
        <source>{skill}: {often}</source>
        <translation>{skill}&#xa0;: {often}</translation>
    </message>
    <message>
        <source>Goes well: {skills}.</source>
        <translation>Ça marche bien&#xa0;: {skills}.</translation>
    </message>
    <message numerus="yes">
        <source>Once more: %n exercise(s).</source>
        <translation>
            <numerusform>Encore une fois&#xa0;: %n exercice.</numerusform>
            <numerusform>Encore une fois&#xa0;: %n exercices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of the day solved.</source>
        <translation>
            <numerusform>%n énigme du jour résolue.</numerusform>
            <numerusform>%n énigmes du jour résolues.</numerusform>
        </translation>
    </message>
    <message>
        <source>A start has been made.</source>
        <translation>C’est parti.</translation>
    </message>
    <message>
        <source>puzzle of the day, {day}</source>
        <translation>énigme du jour, {day}</translation>
    </message>
    <message>
        <source>practised freely</source>
        <translation>entraînement libre</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>encore une fois</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>énigme du jour</translation>
    </message>
    <message>
        <source>speed round</source>
        <translation>manche rapide</translation>
    </message>
    <message>
        <source>exercises of the class</source>
        <translation>exercices de la classe</translation>
    </message>
    <message>
        <source>{solved} of {number} solved</source>
        <translation>{solved} sur {number} résolus</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>demain</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PractisePage</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Nouveau joueur…</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Who practises?</source>
        <translation>Qui s’entraîne&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PractisePicture</name>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>This cannot be printed: {problem}.</source>
        <translation>Impression impossible&#xa0;: {problem}.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>Ima&amp;ge…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>nothing can be printed there</source>
        <translation>on ne peut rien imprimer là</translation>
    </message>
    <message>
        <source>This computer has no printer.</source>
        <translation>Cet ordinateur n’a pas d’imprimante.</translation>
    </message>
    <message>
        <source>A PDF can be printed on another computer.</source>
        <translation>Un PDF s’imprime aussi depuis un autre ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>The results cannot be printed: {problem}.</source>
        <translation>Les résultats ne peuvent pas être imprimés&#xa0;: {problem}.</translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message>
        <source>What is saved about pupils and players</source>
        <translation>Ce qui est gardé des élèves et des joueurs</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Everything stays on this computer. The program sends nothing anywhere: it has no accounts, no servers and no statistics. A name is enough, and need not be a real one.</source>
        <translation>Tout reste sur cet ordinateur. Le programme n’envoie rien nulle part&#xa0;: ni comptes, ni serveurs, ni statistiques. Un nom suffit, et il peut être inventé.</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>Ce qui est gardé</translation>
    </message>
    <message>
        <source>The name with a picture, a colour and the day it was entered; the class, if there is one; the age group, if it was asked for; games with their moves, hints and times; lessons with the team and the own turns; exercises with what was answered, and how well each skill is known; the step reached in the first steps. No dates of birth, addresses, photographs or marks. Surnames in a list of names only tell equal first names apart: all that is saved of them are the letters you see.</source>
        <translation>Le nom avec une image, une couleur et le jour de l’enregistrement&#x202f;; la classe, s’il y en a une&#x202f;; la tranche d’âge, si elle a été demandée&#x202f;; les parties avec leurs coups, indices et heures&#x202f;; les leçons en équipes avec l’équipe et les tours de l’élève&#x202f;; les exercices avec ce qui a été répondu, et le niveau dans chaque compétence&#x202f;; l’étape atteinte dans les premiers pas. Ni dates de naissance, ni adresses, ni photos, ni notes. Les noms de famille d’une liste servent seulement à distinguer les prénoms identiques&#xa0;: il n’en reste que les lettres visibles.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>In this folder. Whoever uses the program in the same account sees the same names and results. Nothing is deleted by itself, except deleted games after 30 days, and old backups.</source>
        <translation>Dans ce dossier. Qui utilise le programme avec le même compte voit les mêmes noms et résultats. Rien ne s’efface tout seul, sauf les parties supprimées après 30 jours et les anciennes sauvegardes.</translation>
    </message>
    <message>
        <source>To look at it, and to take it along</source>
        <translation>Consulter et emporter</translation>
    </message>
    <message>
        <source>A person’s page shows games, records and practice, and prints them. “Export” under “Results” and “Classes” saves them for a spreadsheet. Each game can be saved as a file.</source>
        <translation>La page d’une personne montre parties, records et entraînement, et les imprime. «&#xa0;Exporter&#xa0;» sous «&#xa0;Résultats&#xa0;» et «&#xa0;Classes&#xa0;» les enregistre pour un tableur. Chaque partie peut être enregistrée comme fichier.</translation>
    </message>
    <message>
        <source>To correct and to remove it</source>
        <translation>Corriger et supprimer</translation>
    </message>
    <message>
        <source>“Rename” on a person’s page corrects the name in all games, too. “Remove” removes the person for good from results, games and backups on this computer; in games with others, “Somebody” is in the person’s place. “Classes” removes several pupils at once. What was exported or printed stays as it is.</source>
        <translation>«&#xa0;Renommer&#xa0;» sur la page d’une personne corrige aussi le nom dans toutes les parties. «&#xa0;Effacer&#xa0;» la supprime définitivement des résultats, des parties et des sauvegardes de cet ordinateur&#x202f;; dans les parties avec d’autres, «&#xa0;Quelqu’un&#xa0;» la remplace. «&#xa0;Classes&#xa0;» efface plusieurs élèves à la fois. Ce qui a été exporté ou imprimé reste tel quel.</translation>
    </message>
    <message>
        <source>Folder with the games and results</source>
        <translation>Dossier des parties et des résultats</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>ProposalWords</name>
    <message>
        <source>Harder level</source>
        <translation>Niveau plus difficile</translation>
    </message>
    <message>
        <source>Easier level</source>
        <translation>Niveau plus facile</translation>
    </message>
    <message>
        <source>That was easy for you. Level “{level}” lays better sums: try it?</source>
        <translation>C’était facile pour toi. Le niveau «&#xa0;{level}&#xa0;» pose de meilleurs calculs&#xa0;: essayer&#x202f;?</translation>
    </message>
    <message>
        <source>That was a hard one: try an easier level?</source>
        <translation>C’était difficile&#xa0;: essayer un niveau plus facile&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Won %n time(s) in a row: try the next level?</source>
        <translation>
            <numerusform>Gagné %n fois de suite&#xa0;: essayer le niveau suivant&#x202f;?</numerusform>
            <numerusform>Gagné %n fois de suite&#xa0;: essayer le niveau suivant&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost %n time(s) in a row: try an easier level?</source>
        <translation>
            <numerusform>Perdu %n fois de suite&#xa0;: essayer un niveau plus facile&#x202f;?</numerusform>
            <numerusform>Perdu %n fois de suite&#xa0;: essayer un niveau plus facile&#x202f;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Formula Desktop: puzzles of the day</source>
        <translation>Formula Desktop&#xa0;: énigmes du jour</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>{puzzle} solved at once</source>
        <translation>{puzzle} réussi du premier coup</translation>
    </message>
    <message>
        <source>{puzzle} solved with a hint or at the second try</source>
        <translation>{puzzle} réussi avec un indice ou au deuxième essai</translation>
    </message>
    <message>
        <source>{puzzle} not yet solved</source>
        <translation>{puzzle} pas encore réussi</translation>
    </message>
    <message>
        <source>{puzzle} tried, not yet solved</source>
        <translation>{puzzle} essayé, pas encore réussi</translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>Today: {day}</source>
        <translation>Aujourd’hui&#xa0;: {day}</translation>
    </message>
    <message>
        <source>Puzzles of the day</source>
        <translation>Énigmes du jour</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Share the result of the day</source>
        <translation>Partager le résultat du jour</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Comme &amp;texte</translation>
    </message>
    <message>
        <source>As a &amp;picture</source>
        <translation>Comme &amp;image</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Then this game no longer counts in the results. Redoing the turn does not change that.</source>
        <translation>Alors cette partie ne comptera plus dans les résultats. Rétablir le coup n’y changera rien.</translation>
    </message>
    <message>
        <source>Undo the turn?</source>
        <translation>Annuler le tour&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Continuer à jouer</translation>
    </message>
    <message>
        <source>&amp;Go on another day</source>
        <translation>Continuer un autre &amp;jour</translation>
    </message>
</context>
<context>
    <name>ReadyMadeRow</name>
    <message>
        <source>{name}: rules of your own.</source>
        <translation>{name}&#xa0;: tes propres règles.</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Tes règles</translation>
    </message>
    <message>
        <source>Other rules have this name already.</source>
        <translation>D’autres règles ont déjà ce nom.</translation>
    </message>
    <message>
        <source>Delete the rules {name}?</source>
        <translation>Supprimer les règles {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Games that were played with them stay as they are.</source>
        <translation>Les parties jouées avec ces règles restent telles quelles.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Les garder</translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Ce nom a des caractères qu’on ne peut pas afficher.</translation>
    </message>
    <message>
        <source>There is no room for more rules of your own: delete some first.</source>
        <translation>Il n’y a plus de place pour tes règles&#xa0;: supprimes-en d’abord.</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>Rules for</source>
        <translation>Règles pour</translation>
    </message>
    <message>
        <source>Age {age} and up</source>
        <translation>Dès {age} ans</translation>
    </message>
    <message>
        <source>Rules of your own. Here you can save them with a name.</source>
        <translation>Tes propres règles. Ici, tu peux les enregistrer avec un nom.</translation>
    </message>
    <message>
        <source>plus, minus</source>
        <translation>plus, moins</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Printed rules</source>
        <translation>Règle imprimée</translation>
    </message>
    <message>
        <source>For 250 points</source>
        <translation>En 250 points</translation>
    </message>
    <message>
        <source>Times and divided by, four cards</source>
        <translation>Multiplier et diviser, quatre cartes</translation>
    </message>
    <message>
        <source>Multiples of five</source>
        <translation>Multiples de cinq</translation>
    </message>
    <message>
        <source>&amp;Save these rules…</source>
        <translation>&amp;Enregistrer ces règles…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Not right, {sum}.</source>
        <translation>Raté, {sum}.</translation>
    </message>
    <message>
        <source>It was {sum}.</source>
        <translation>C’était {sum}.</translation>
    </message>
    <message>
        <source>{wrong}. Try once more.</source>
        <translation>{wrong}. Essaie encore une fois.</translation>
    </message>
    <message>
        <source>With a hint it does not count.</source>
        <translation>Avec un indice, ce calcul ne compte pas.</translation>
    </message>
    <message>
        <source>A good start. Go on!</source>
        <translation>Bon début. Continue&#x202f;!</translation>
    </message>
    <message>
        <source>Right! That is the most there is.</source>
        <translation>Juste&#x202f;! On ne peut pas faire mieux.</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>C’est juste&#x202f;!</translation>
    </message>
    <message>
        <source>Right! {praise}</source>
        <translation>Juste&#x202f;! {praise}</translation>
    </message>
</context>
<context>
    <name>ResultModel</name>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Premier à finir</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Same level</source>
        <translation>Même niveau</translation>
    </message>
    <message>
        <source>Print a certificate</source>
        <translation>Imprimer un diplôme</translation>
    </message>
    <message>
        <source>Print certificates</source>
        <translation>Imprimer des diplômes</translation>
    </message>
    <message>
        <source>Choose your name and picture</source>
        <translation>Choisis ton nom et ton image</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{names} share the win in this round</source>
        <translation>{names} gagnent la manche ensemble</translation>
    </message>
    <message>
        <source>{name} won the round</source>
        <translation>Manche gagnée&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The best formula: {points} by {name}</source>
        <translation>La meilleure formule&#xa0;: {points} par {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The most cards in one turn: {cards} by {name}</source>
        <translation>Le plus de cartes en un tour&#xa0;: {cards} par {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win in this match: {score}</source>
        <translation>{names} gagnent la partie ensemble&#xa0;: {score}</translation>
    </message>
    <message>
        <source>{name} won the match: {score}</source>
        <translation>Partie gagnée&#xa0;: {name}, {score}</translation>
    </message>
    <message>
        <source>Your best formula: {points}</source>
        <translation>Ta meilleure formule&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Your most cards in one turn: {cards}</source>
        <translation>Ton plus grand nombre de cartes en un tour&#xa0;: {cards}</translation>
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
        <translation>Posé dans cette partie&#xa0;: {formulas}.</translation>
    </message>
    <message>
        <source>The most in one turn: {cards}.</source>
        <translation>Le plus en un tour&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>Vous gagnez ensemble&#x202f;!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} gagnent ensemble&#x202f;!</translation>
    </message>
    <message>
        <source>You won this round!</source>
        <translation>Tu as gagné cette manche&#x202f;!</translation>
    </message>
    <message>
        <source>The round is a tie</source>
        <translation>La manche se termine à égalité</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est terminée</translation>
    </message>
    <message>
        <source>{name} won this round</source>
        <translation>Manche gagnée&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}’s best formula: {points}</source>
        <translation>La meilleure formule, par {name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name}: {cards} in one turn</source>
        <translation>{name}&#xa0;: {cards} en un tour</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>C’était serré&#x202f;!</translation>
    </message>
    <message>
        <source>You won {number} of {rounds} rounds!</source>
        <translation>Tu as gagné {number} manches sur {rounds}&#x202f;!</translation>
    </message>
    <message>
        <source>You had the fewest cards.</source>
        <translation>Tu avais le moins de cartes.</translation>
    </message>
    <message>
        <source>{name} won this round</source>
        <comment>one person</comment>
        <translation>{name} a gagné cette manche</translation>
    </message>
    <message numerus="yes">
        <source>{names} each won %n round(s).</source>
        <translation>
            <numerusform>{names} ont gagné %n manche chacun.</numerusform>
            <numerusform>{names} ont gagné %n manches chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were ahead, with %n round(s) won!</source>
        <translation>
            <numerusform>Tu menais, avec %n manche gagnée&#x202f;!</numerusform>
            <numerusform>Tu menais, avec %n manches gagnées&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s).</source>
        <translation>
            <numerusform>{name} a gagné %n manche.</numerusform>
            <numerusform>{name} a gagné %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s), {other} none yet.</source>
        <translation>
            <numerusform>{name} a gagné %n manche, {other} aucune pour l’instant.</numerusform>
            <numerusform>{name} a gagné %n manches, {other} aucune pour l’instant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won %n round(s), {other} {number}.</source>
        <translation>
            <numerusform>{name} a gagné %n manche, {other} {number}.</numerusform>
            <numerusform>{name} a gagné %n manches, {other} {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the most rounds.</source>
        <translation>Tu as gagné le plus de manches.</translation>
    </message>
    <message>
        <source>You laid a formula in every turn!</source>
        <translation>Tu as posé une formule à chaque tour&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>You were done in %n turn(s)!</source>
        <translation>
            <numerusform>Terminé en %n tour&#x202f;!</numerusform>
            <numerusform>Terminé en %n tours&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n round(s), too.</source>
        <translation>
            <numerusform>Toi aussi, tu as gagné %n manche.</numerusform>
            <numerusform>Toi aussi, tu as gagné %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n formula(s).</source>
        <translation>
            <numerusform>Tu as posé %n formule.</numerusform>
            <numerusform>Tu as posé %n formules.</numerusform>
        </translation>
    </message>
    <message>
        <source>Almost! You were only {points} short.</source>
        <translation>Presque&#x202f;! Il te manquait seulement {points}.</translation>
    </message>
    <message>
        <source>Almost! You had only {cards} more.</source>
        <translation>Presque&#x202f;! Tu avais seulement {cards} de plus.</translation>
    </message>
    <message>
        <source>Almost! You were only one round short.</source>
        <translation>Presque&#x202f;! Il te manquait seulement une manche.</translation>
    </message>
    <message>
        <source>Almost! You had only {cards} left.</source>
        <translation>Presque&#x202f;! Il te restait seulement {cards}.</translation>
    </message>
    <message>
        <source>Your best formula without the hint: {points}</source>
        <translation>Ta meilleure formule sans indice&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Your most cards without the hint: {cards}</source>
        <translation>Le plus de cartes sans indice&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>This is how {name} won the round</source>
        <translation>Voici comment {name} a gagné la manche</translation>
    </message>
    <message>
        <source>The hint laid {cards} in one turn. That does not count as your own best.</source>
        <translation>L’indice a posé {cards} en un tour. Cela ne compte pas comme ton record.</translation>
    </message>
    <message>
        <source>On to the next round!</source>
        <translation>En route pour la prochaine manche&#x202f;!</translation>
    </message>
    <message>
        <source>You could often lay something: look for a small sum first.</source>
        <translation>Tu pouvais souvent poser. Cherche d’abord un petit calcul.</translation>
    </message>
    <message>
        <source>Taking cards is fine: there is more to choose from.</source>
        <translation>Prendre des cartes, c’est bien aussi&#xa0;: tu as plus de choix.</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} gagnent ensemble.</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} a gagné.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carte restante</numerusform>
            <numerusform>%n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is a tie: {score}</source>
        <translation>La partie se termine à égalité&#xa0;: {score}</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>under 1%</source>
        <translation>moins de 1&#x202f;%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
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
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{names}, together</source>
        <translation>{names}, ensemble</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>won together</source>
        <translation>gagnée ensemble</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>arrêtée plus tôt</translation>
    </message>
    <message>
        <source>own turns: {number}</source>
        <translation>tours de l’élève&#xa0;: {number}</translation>
    </message>
    <message>
        <source>best sum: {points}</source>
        <translation>meilleur calcul&#xa0;: {points}</translation>
    </message>
    <message>
        <source>It was a class game.</source>
        <translation>C’était une partie de classe.</translation>
    </message>
    <message>
        <source>It counts.</source>
        <translation>Elle compte.</translation>
    </message>
    <message>
        <source>This game does not count in the results.</source>
        <translation>Cette partie ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>The results were damaged. They were set aside, and rebuilt from the games.</source>
        <translation>Les résultats étaient abîmés. Ils ont été mis de côté et refaits à partir des parties.</translation>
    </message>
    <message>
        <source>The results were missing. They were rebuilt from a copy, or from the games alone.</source>
        <translation>Les résultats avaient disparu. Ils ont été refaits à partir d’une copie, ou des parties seules.</translation>
    </message>
    <message>
        <source>The results are from a newer version of this program, and stay as they are.</source>
        <translation>Les résultats viennent d’une version plus récente de ce programme et restent comme ils sont.</translation>
    </message>
    <message>
        <source>Another program is using the results. What you play is added later.</source>
        <translation>Un autre programme utilise les résultats. Ce que tu joues sera ajouté plus tard.</translation>
    </message>
    <message>
        <source>The program may not write the results here. What you play is added later.</source>
        <translation>Le programme n’a pas le droit d’enregistrer les résultats. Ce que tu joues sera ajouté plus tard.</translation>
    </message>
    <message>
        <source>The disk is full. What you play is added to the results later.</source>
        <translation>Le disque est plein. Ce que tu joues sera ajouté plus tard aux résultats.</translation>
    </message>
    <message>
        <source>The results cannot be read. What you play is added later.</source>
        <translation>Les résultats sont illisibles. Ce que tu joues sera ajouté plus tard.</translation>
    </message>
    <message>
        <source>It was opened from a file.</source>
        <translation>Elle a été ouverte depuis un fichier.</translation>
    </message>
    <message>
        <source>It is a copy of another game.</source>
        <translation>C’est la copie d’une autre partie.</translation>
    </message>
    <message>
        <source>A turn was undone.</source>
        <translation>Un tour a été annulé.</translation>
    </message>
    <message>
        <source>Its file was changed outside this program.</source>
        <translation>Son fichier a été modifié en dehors de ce programme.</translation>
    </message>
    <message>
        <source>Its players wanted it not to count.</source>
        <translation>Les joueurs n’ont pas voulu qu’elle compte.</translation>
    </message>
    <message>
        <source>The game was stopped early: only its records count.</source>
        <translation>La partie a été arrêtée plus tôt, seuls les records comptent.</translation>
    </message>
    <message>
        <source>Only computers played.</source>
        <translation>Seuls des ordinateurs ont joué.</translation>
    </message>
    <message>
        <source>It was not played to its end.</source>
        <translation>Elle n’a pas été jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>Somebody gave up.</source>
        <translation>Quelqu’un a abandonné.</translation>
    </message>
    <message>
        <source>Somebody ran out of time.</source>
        <translation>Quelqu’un a dépassé le temps.</translation>
    </message>
    <message>
        <source>Not everybody at the table is a participant.</source>
        <translation>Quelqu’un à cette table n’est pas un participant.</translation>
    </message>
    <message>
        <source>The same person had several seats.</source>
        <translation>La même personne avait plusieurs places.</translation>
    </message>
    <message>
        <source>Records in {game}</source>
        <translation>Records de {game}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Posé</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Aucune partie n’est encore finie.</translation>
    </message>
</context>
<context>
    <name>ResultsFrame</name>
    <message>
        <source>Choose a game to see whether it counts.</source>
        <translation>Choisis une partie pour voir si elle compte.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
</context>
<context>
    <name>ResultsOverview</name>
    <message>
        <source>No game that counts has been finished yet.</source>
        <translation>Aucune partie qui compte n’est encore finie.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>any number of players</source>
        <translation>n’importe quel nombre de joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a name opens the page of that player.</source>
        <translation>Un clic sur un nom ouvre la page de ce joueur.</translation>
    </message>
    <message>
        <source>These are the games that count: played to the end in this program, with no turn undone and nobody in two seats. Under Games each game says whether it counts.</source>
        <translation>Voici les parties qui comptent&#xa0;: jouées jusqu’au bout dans ce programme, sans coup annulé et sans que quelqu’un ait deux places. Sous «&#xa0;Parties&#xa0;», chaque partie dit si elle compte.</translation>
    </message>
    <message>
        <source>Score: a win adds 4 to 16, a loss 1 to 3. Strength: 100 is the average of everybody.</source>
        <translation>Score&#xa0;: une victoire ajoute de 4 à 16, une défaite de 1 à 3. Force&#xa0;: 100 est la moyenne de tous.</translation>
    </message>
    <message>
        <source>Best game: without the hint’s sums, which the average does count.</source>
        <translation>Meilleure partie&#xa0;: sans les calculs de l’indice, qui comptent dans la moyenne.</translation>
    </message>
    <message>
        <source>The results are not available until the program is restarted.</source>
        <translation>Les résultats ne sont pas disponibles&#x202f;; relance le programme.</translation>
    </message>
    <message>
        <source>Nobody has practised yet.</source>
        <translation>Personne ne s’est encore entraîné.</translation>
    </message>
    <message>
        <source>Nobody has played this game to the end yet.</source>
        <translation>Personne n’a encore joué à ce jeu jusqu’au bout.</translation>
    </message>
    <message>
        <source>Here you see who has won how often, once a game counts.</source>
        <translation>Ici, tu verras qui a gagné et combien de fois, dès qu’une partie comptera.</translation>
    </message>
    <message>
        <source>Under Games each finished game says why it does not count.</source>
        <translation>Sous «&#xa0;Parties&#xa0;», chaque partie dit pourquoi elle ne compte pas.</translation>
    </message>
    <message>
        <source>The name at the top of Home opens your own page.</source>
        <translation>Le nom en haut de l’accueil ouvre ta propre page.</translation>
    </message>
    <message>
        <source>Standings of &amp;{game}…</source>
        <translation>Classement de &amp;{game}…</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Parties…</translation>
    </message>
    <message>
        <source>&amp;Turns…</source>
        <translation>&amp;Coups…</translation>
    </message>
    <message>
        <source>&amp;Exercises…</source>
        <translation>&amp;Exercices…</translation>
    </message>
    <message>
        <source>&amp;Skills…</source>
        <translation>Co&amp;mpétences…</translation>
    </message>
    <message>
        <source>Export the standings</source>
        <translation>Exporter le classement</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exporter les parties</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Export the turns</source>
        <translation>Exporter les coups</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Export the exercises</source>
        <translation>Exporter les exercices</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Export the skills</source>
        <translation>Exporter les compétences</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Matches of</source>
        <translation>Parties à</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>This game is no longer saved; only its result is.</source>
        <translation>Cette partie n’est plus enregistrée, seul son résultat l’est.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Sort by: {column}</source>
        <translation>Trier par&#xa0;: {column}</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>{game}: speed round</source>
        <translation>{game}&#xa0;: manche rapide</translation>
    </message>
    <message>
        <source>right</source>
        <translation>justes</translation>
    </message>
    <message>
        <source>A new record!</source>
        <translation>Un nouveau record&#x202f;!</translation>
    </message>
</context>
<context>
    <name>RoundSharing</name>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>About these pages</source>
        <translation>À propos de ces pages</translation>
    </message>
    <message>
        <source>Agreed and added</source>
        <translation>Convenu et ajouté</translation>
    </message>
    <message>
        <source>The printed rules say nothing about this, or can be read in two ways; this is how it is played here.</source>
        <translation>La règle imprimée n’en dit rien, ou peut se lire de deux façons&#x202f;; voici comment on joue ici.</translation>
    </message>
    <message>
        <source>This is not in any printed rules; this program offers it as an extra.</source>
        <translation>Ce n’est dans aucune règle imprimée&#x202f;; ce programme le propose aussi.</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Voir aussi&#xa0;:</translation>
    </message>
    <message>
        <source>Agreed here:</source>
        <translation>Convenu ici&#xa0;:</translation>
    </message>
    <message>
        <source>Added here:</source>
        <translation>Ajouté ici&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not allowed:&lt;/b&gt; {sum}. {why}.</source>
        <translation>&lt;b&gt;Interdit&#xa0;:&lt;/b&gt; {sum}. {why}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Allowed:&lt;/b&gt; {sum}, {points}.</source>
        <translation>&lt;b&gt;Permis&#xa0;:&lt;/b&gt; {sum}, {points}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Allowed:&lt;/b&gt; {sum}.</source>
        <translation>&lt;b&gt;Permis&#xa0;:&lt;/b&gt; {sum}.</translation>
    </message>
    <message>
        <source>On the board: {there}. Laid: {sum}.</source>
        <translation>Sur le plateau&#xa0;: {there}. Posé&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>On the table: {there}. Played: {sum}.</source>
        <translation>Sur la table&#xa0;: {there}. Joué&#xa0;: {sum}.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>RulesLink</name>
    <message>
        <source>Rules: {title}</source>
        <translation>Règles&#xa0;: {title}</translation>
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
        <translation>{number} sur {hits}</translation>
    </message>
    <message>
        <source>Not found here, but in the rules of {game}.</source>
        <translation>Rien ici, mais dans les règles de {game}.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Passage précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Passage suivant (F3)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>As this game is played</source>
        <translation>Comme cette partie se joue</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>In short, on one page</source>
        <translation>En bref, sur une page</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>In this game:</source>
        <translation>Dans cette partie&#xa0;:</translation>
    </message>
</context>
<context>
    <name>SchoolYear</name>
    <message>
        <source>New school year</source>
        <translation>Nouvelle année scolaire</translation>
    </message>
    <message>
        <source>The class stays with its name, and has no pupils any more.</source>
        <translation>La classe garde son nom et n’a plus d’élèves.</translation>
    </message>
    <message>
        <source>The class {name}</source>
        <translation>La classe {name}</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>Toutes les classes</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>&amp;Keep the pupils’ results</source>
        <translation>&amp;Garder les résultats des élèves</translation>
    </message>
    <message>
        <source>&amp;Remove the pupils with their results</source>
        <translation>&amp;Effacer les élèves et leurs résultats</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Humain ou ordinateur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Enlever {name}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Picture and colour</source>
        <translation>Image et couleur</translation>
    </message>
    <message>
        <source>Picture and colour of {name}</source>
        <translation>Image et couleur&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Le joueur {number} n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>The name of player {number} has more than {most} characters.</source>
        <translation>Le nom du joueur {number} a plus de {most} caractères.</translation>
    </message>
    <message>
        <source>The name of player {number} has characters that cannot be shown.</source>
        <translation>Le nom du joueur {number} a des caractères qu’on ne peut pas afficher.</translation>
    </message>
    <message>
        <source>A game with only computers does not count in the results.</source>
        <translation>Une partie entre ordinateurs ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>{name} sits there twice: this game does not count in the results.</source>
        <translation>{name} a deux places&#xa0;: cette partie ne compte pas dans les résultats.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>L’ordinateur</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>l’ordinateur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>Ajouter un &amp;joueur</translation>
    </message>
    <message>
        <source>Phones and tablets…</source>
        <translation>Téléphones et tablettes…</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Équipe {number}</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>this is not a play: a square, a direction, one space and a sum</source>
        <translation>ce n’est pas un coup&#xa0;: une case, un sens, un espace et un calcul</translation>
    </message>
    <message>
        <source>&apos;{character}&apos; does not belong in a sum</source>
        <translation>«&#xa0;{character}&#xa0;» n’a pas sa place dans un calcul</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not have the form of a sum</source>
        <translation>«&#xa0;{text}&#xa0;» n’a pas la forme d’un calcul</translation>
    </message>
    <message>
        <source>a number of the sum is missing</source>
        <translation>il manque un nombre dans le calcul</translation>
    </message>
    <message>
        <source>a blank has no digit yet</source>
        <translation>un jeton blanc n’a pas encore de chiffre</translation>
    </message>
    <message>
        <source>this blank stays {digit}: it was chosen in an earlier turn</source>
        <translation>ce jeton blanc reste {digit}, choisi à un tour précédent</translation>
    </message>
    <message>
        <source>a play has at most 100 characters</source>
        <translation>un coup a au plus 100 caractères</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>the time for the turn was over</source>
        <translation>le temps du tour était écoulé</translation>
    </message>
    <message>
        <source>the time for the turn was not over</source>
        <translation>le temps du tour n’était pas écoulé</translation>
    </message>
    <message>
        <source>in this game there is no limit to the time for a turn</source>
        <translation>dans cette partie, le temps par tour est illimité</translation>
    </message>
    <message>
        <source>no tile has been put down yet</source>
        <translation>aucun jeton n’est encore posé</translation>
    </message>
    <message>
        <source>all tiles of a turn lie in one row or one column</source>
        <translation>tous les jetons vont sur une même ligne ou colonne</translation>
    </message>
    <message>
        <source>{square}, in the middle of the sum, is empty</source>
        <translation>{square}, au milieu du calcul, est vide</translation>
    </message>
    <message>
        <source>the sum leaves the board</source>
        <translation>le calcul sort du plateau</translation>
    </message>
    <message>
        <source>a tile lies on {square} already</source>
        <translation>il y a déjà un jeton en {square}</translation>
    </message>
    <message>
        <source>nothing lies on {square}</source>
        <translation>il n’y a rien sur {square}</translation>
    </message>
    <message>
        <source>{lies} lies on {square}, not {tile}</source>
        <translation>sur {square}, il y a {lies}, pas {tile}</translation>
    </message>
    <message>
        <source>there is no {tile} left on the rack</source>
        <translation>tu n’as plus de {tile} dans tes jetons</translation>
    </message>
    <message>
        <source>there is no blank left on the rack</source>
        <translation>tu n’as plus de jeton blanc</translation>
    </message>
    <message>
        <source>in this game sums are read to the right and down only</source>
        <translation>ici, on lit seulement vers la droite et vers le bas</translation>
    </message>
    <message>
        <source>{laid} has no = yet</source>
        <translation>{laid} n’a pas encore de =</translation>
    </message>
    <message>
        <source>{laid} has no operator yet</source>
        <translation>{laid} n’a pas encore d’opération</translation>
    </message>
    <message>
        <source>{laid} has no answer yet</source>
        <translation>{laid} n’a pas encore de résultat</translation>
    </message>
    <message>
        <source>in {laid} a number beside {sign} is missing</source>
        <translation>dans {laid}, il manque un nombre à côté de {sign}</translation>
    </message>
    <message>
        <source>you can use only digits of the board, not {sign} on {square}</source>
        <translation>du plateau, on n’utilise que les chiffres, pas {sign} en {square}</translation>
    </message>
    <message>
        <source>{operator} is not used in this game</source>
        <translation>{operator} ne sert pas dans cette partie</translation>
    </message>
    <message>
        <source>in this game a sum has exactly one operator before =</source>
        <translation>ici, un calcul a une seule opération avant =</translation>
    </message>
    <message>
        <source>a sum has at most {most} operators before =</source>
        <translation>un calcul a au plus {most} opérations avant =</translation>
    </message>
    <message>
        <source>here a number before = has one digit, so {number} is too long</source>
        <translation>un nombre avant = a ici un seul chiffre, {number} est trop long</translation>
    </message>
    <message>
        <source>the first sum has one operator before =, take the others back</source>
        <translation>le premier calcul a un seul signe avant =, retire les autres</translation>
    </message>
    <message>
        <source>{number} is too long: before = use one digit or an existing number</source>
        <translation>{number} est trop long&#xa0;: avant =, un chiffre, ou un nombre posé ici</translation>
    </message>
    <message>
        <source>{laid} does not end with its answer</source>
        <translation>{laid} ne se termine pas par son résultat</translation>
    </message>
    <message>
        <source>{number} is too long before =. Lay one digit, or use a number that lies there</source>
        <translation>{number} est trop long avant =. Pose un chiffre, ou utilise un nombre déjà posé</translation>
    </message>
    <message>
        <source>an answer has one or two digits, and {number} has more</source>
        <translation>{number} est trop long&#xa0;: un résultat a au plus deux chiffres</translation>
    </message>
    <message>
        <source>a two-digit answer does not start with 0, as {number} does</source>
        <translation>un résultat comme {number} ne commence pas par 0</translation>
    </message>
    <message>
        <source>you can’t divide by 0, as in {sum}</source>
        <translation>on ne peut pas diviser par 0, comme dans {sum}</translation>
    </message>
    <message>
        <source>{sum} leaves a remainder</source>
        <translation>{sum} ne tombe pas juste</translation>
    </message>
    <message>
        <source>in {sum}, {step} leaves a remainder</source>
        <translation>dans {sum}, {step} ne tombe pas juste</translation>
    </message>
    <message>
        <source>{sum} is {result}, not {outcome}</source>
        <translation>{sum} fait {result}, pas {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from the right as {sum}, which is {result}, not {outcome}</source>
        <translation>{laid} se lit depuis la droite {sum}, soit {result}, pas {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from below as {sum}, which is {result}, not {outcome}</source>
        <translation>{laid} se lit depuis le bas {sum}, soit {result}, pas {outcome}</translation>
    </message>
    <message>
        <source>{step} is {result}, and this game has numbers up to {largest}</source>
        <translation>{step} fait {result}, et ici les nombres vont jusqu’à {largest}</translation>
    </message>
    <message>
        <source>{step} is {result}, and this game has no numbers below 0</source>
        <translation>{step} fait {result}, et ici aucun nombre n’est sous 0</translation>
    </message>
    <message>
        <source>in this game no sum continues another, as in {touching}</source>
        <translation>ici, aucun calcul n’en continue un autre, comme dans {touching}</translation>
    </message>
    <message>
        <source>{tile} would touch the sum’s start in {touching}</source>
        <translation>dans {touching}, {tile} toucherait le début du calcul</translation>
    </message>
    <message>
        <source>{tile} would touch the sum’s end in {touching}</source>
        <translation>dans {touching}, {tile} toucherait la fin du calcul</translation>
    </message>
    <message>
        <source>the first sum must have a digit on G7, the centre</source>
        <translation>le premier calcul doit avoir un chiffre au centre, en G7</translation>
    </message>
    <message>
        <source>the sum must use a digit that already lies on the board</source>
        <translation>utilise un chiffre déjà posé sur le plateau</translation>
    </message>
    <message>
        <source>{sum} is not {outcome}</source>
        <translation>{sum} ne fait pas {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from the right as {sum}, which is not {outcome}</source>
        <translation>{laid} se lit depuis la droite {sum}, ce qui ne fait pas {outcome}</translation>
    </message>
    <message>
        <source>{laid} reads from below as {sum}, which is not {outcome}</source>
        <translation>{laid} se lit depuis le bas {sum}, ce qui ne fait pas {outcome}</translation>
    </message>
    <message>
        <source>{step} is higher than {largest}, the highest number of this game</source>
        <translation>{step} dépasse {largest}, le plus grand nombre de cette partie</translation>
    </message>
    <message>
        <source>{step} is less than 0</source>
        <translation>{step} est plus petit que 0</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>c’est un périphérique ou un tube, pas un fichier</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>there is no permission to read the file</source>
        <translation>il n’est pas permis de lire ce fichier</translation>
    </message>
    <message>
        <source>the file cannot be read: {problem}</source>
        <translation>le fichier est illisible&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the file is larger than 1 MiB</source>
        <translation>le fichier dépasse 1&#xa0;Mio</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>le fichier n’est pas un texte UTF-8</translation>
    </message>
    <message>
        <source>the file is not JSON at line {line}, column {column}</source>
        <translation>le fichier n’est pas du JSON à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>{text} is not a number of JSON</source>
        <translation>{text} n’est pas un nombre JSON</translation>
    </message>
    <message>
        <source>the file has a number with far too many digits</source>
        <translation>le fichier a un nombre avec beaucoup trop de chiffres</translation>
    </message>
    <message>
        <source>the file has lists or objects nested far too deep</source>
        <translation>le fichier a des listes ou des objets imbriqués beaucoup trop profond</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is there twice</source>
        <translation>le champ «&#xa0;{field}&#xa0;» y est deux fois</translation>
    </message>
    <message>
        <source>the file is not a game of this program</source>
        <translation>le fichier n’est pas une partie de ce programme</translation>
    </message>
    <message>
        <source>the file has no version that exists</source>
        <translation>le fichier n’a pas de version existante</translation>
    </message>
    <message>
        <source>the file is of version {version}; this program reads version 1</source>
        <translation>le fichier est de la version {version}&#x202f;; ce programme lit la version 1</translation>
    </message>
    <message>
        <source>the file names a game that does not exist</source>
        <translation>le fichier nomme un jeu qui n’existe pas</translation>
    </message>
    <message>
        <source>this is not an object with fields</source>
        <translation>ce n’est pas un objet avec des champs</translation>
    </message>
    <message>
        <source>there is an unknown field &apos;{field}&apos;</source>
        <translation>le champ «&#xa0;{field}&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is missing</source>
        <translation>le champ «&#xa0;{field}&#xa0;» manque</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a list of texts</source>
        <translation>«&#xa0;{field}&#xa0;» n’est pas une liste de textes</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is not a time like 2026-11-20T09:00:00Z</source>
        <translation>«&#xa0;{field}&#xa0;» n’est pas une date comme 2026-11-20T09:00:00Z</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is neither true nor false</source>
        <translation>«&#xa0;{field}&#xa0;» n’est ni true ni false</translation>
    </message>
    <message>
        <source>&apos;play&apos; is not a text</source>
        <translation>«&#xa0;play&#xa0;» n’est pas un texte</translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {fewest} to {most} players</source>
        <translation>«&#xa0;players&#xa0;» n’est pas une liste de {fewest} à {most} joueurs</translation>
    </message>
    <message>
        <source>&apos;players&apos; is not a list of {number} players</source>
        <translation>«&#xa0;players&#xa0;» n’est pas une liste de {number} joueurs</translation>
    </message>
    <message>
        <source>the name is not a text of 1 to 40 characters that can be shown</source>
        <translation>le nom n’est pas un texte de 1 à 40 caractères affichables</translation>
    </message>
    <message>
        <source>&apos;kind&apos; is neither person nor computer</source>
        <translation>«&#xa0;kind&#xa0;» n’est ni person ni computer</translation>
    </message>
    <message>
        <source>&apos;level&apos; is not beginner, easy, normal, hard or master</source>
        <translation>«&#xa0;level&#xa0;» n’est pas beginner, easy, normal, hard ou master</translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not some of +-x/, in this order</source>
        <translation>«&#xa0;operators&#xa0;» n’est pas un choix parmi +-x/, dans cet ordre</translation>
    </message>
    <message>
        <source>&apos;operators&apos; has neither + nor x</source>
        <translation>«&#xa0;operators&#xa0;» n’a ni + ni x</translation>
    </message>
    <message>
        <source>&apos;max_cards&apos; is not 3, nor 4 with the operators x/ alone</source>
        <translation>«&#xa0;max_cards&#xa0;» n’est pas 3, ni 4 avec x/ seuls</translation>
    </message>
    <message>
        <source>&apos;largest_number&apos; is not {numbers} or null</source>
        <translation>«&#xa0;largest_number&#xa0;» n’est pas {numbers} ou null</translation>
    </message>
    <message>
        <source>&apos;max_number_cards&apos; is not 2 or 3</source>
        <translation>«&#xa0;max_number_cards&#xa0;» n’est pas 2 ou 3</translation>
    </message>
    <message>
        <source>&apos;scoring&apos; is not first_out or points</source>
        <translation>«&#xa0;scoring&#xa0;» n’est pas first_out ou points</translation>
    </message>
    <message>
        <source>&apos;target&apos; is not a whole number from 1 to 1,000,000</source>
        <translation>«&#xa0;target&#xa0;» n’est pas un nombre entier de 1 à 1&#x202f;000&#x202f;000</translation>
    </message>
    <message>
        <source>&apos;rounds&apos; is not a list of rounds</source>
        <translation>«&#xa0;rounds&#xa0;» n’est pas une liste de manches</translation>
    </message>
    <message>
        <source>the round before is not over</source>
        <translation>la manche précédente n’est pas finie</translation>
    </message>
    <message>
        <source>the match was over after the round before</source>
        <translation>la partie était finie après la manche précédente</translation>
    </message>
    <message>
        <source>&apos;dealer&apos; is not one of the players</source>
        <translation>«&#xa0;dealer&#xa0;» n’est pas un des joueurs</translation>
    </message>
    <message>
        <source>the deal passes to the left every round, but &apos;dealer&apos; is another player</source>
        <translation>à chaque manche, c’est au joueur de gauche de distribuer, mais «&#xa0;dealer&#xa0;» est un autre joueur</translation>
    </message>
    <message>
        <source>the deck is not made of the right 59 cards</source>
        <translation>le paquet n’est pas fait des 59 bonnes cartes</translation>
    </message>
    <message>
        <source>the stock is empty here, and the file has no refill for it</source>
        <translation>la pioche est vide ici, et le fichier n’en a pas de nouvelle</translation>
    </message>
    <message>
        <source>refill {number} is not made of the covered cards</source>
        <translation>la nouvelle pioche {number} n’est pas faite des cartes couvertes</translation>
    </message>
    <message>
        <source>there is a refill that was never needed</source>
        <translation>il y a une nouvelle pioche dont personne n’a eu besoin</translation>
    </message>
    <message>
        <source>&apos;directions&apos; is not 2 or 4</source>
        <translation>«&#xa0;directions&#xa0;» n’est pas 2 ou 4</translation>
    </message>
    <message>
        <source>&apos;operators&apos; is not +-, +-x or +-x/</source>
        <translation>«&#xa0;operators&#xa0;» n’est pas +-, +-x ou +-x/</translation>
    </message>
    <message>
        <source>&apos;max_operations&apos; is not 1 or 3</source>
        <translation>«&#xa0;max_operations&#xa0;» n’est pas 1 ou 3</translation>
    </message>
    <message>
        <source>&apos;turn_limit_minutes&apos; is not a whole number of minutes from 1 to 1,000,000, nor null</source>
        <translation>«&#xa0;turn_limit_minutes&#xa0;» n’est pas un nombre entier de minutes de 1 à 1&#x202f;000&#x202f;000, ni null</translation>
    </message>
    <message>
        <source>&apos;board&apos; is not one that exists</source>
        <translation>«&#xa0;board&#xa0;» n’est pas un plateau existant</translation>
    </message>
    <message>
        <source>&apos;board&apos; does not have {blue} blue squares and {red} other red ones</source>
        <translation>«&#xa0;board&#xa0;» n’a pas {blue} cases bleues et {red} autres rouges</translation>
    </message>
    <message>
        <source>&apos;starts&apos; is not 0 or 1</source>
        <translation>«&#xa0;starts&#xa0;» n’est pas 0 ou 1</translation>
    </message>
    <message>
        <source>the bag of digits is not made of the right 50 tiles</source>
        <translation>le sac des chiffres n’est pas fait des 50 bons jetons</translation>
    </message>
    <message>
        <source>the bag of operators is not made of the right {number} tiles</source>
        <translation>le sac des opérations n’est pas fait des {number} bons jetons</translation>
    </message>
    <message>
        <source>the game has become too long for a file, which holds at most 1 MiB</source>
        <translation>la partie est devenue trop longue pour un fichier de 1&#xa0;Mio au plus</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>there is no permission to write there</source>
        <translation>il n’est pas permis d’écrire là</translation>
    </message>
    <message>
        <source>nothing can be written to this disk</source>
        <translation>on ne peut rien écrire sur ce disque</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the file cannot be written: {problem}</source>
        <translation>on ne peut pas écrire le fichier&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>options: {what}</source>
        <translation>options&#xa0;: {what}</translation>
    </message>
    <message>
        <source>player {player}: {what}</source>
        <translation>joueur {player}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>round {round}: {what}</source>
        <translation>manche {round} ({what})</translation>
    </message>
    <message>
        <source>round {round}, play {play}: {what}</source>
        <translation>manche {round}, coup {play} ({what})</translation>
    </message>
    <message>
        <source>deal: {what}</source>
        <translation>donne&#xa0;: {what}</translation>
    </message>
    <message>
        <source>play {play}: {what}</source>
        <translation>coup {play} ({what})</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number of cards</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre fait de cartes</translation>
    </message>
    <message>
        <source>a number of the formula is missing</source>
        <translation>il manque un nombre dans la formule</translation>
    </message>
    <message>
        <source>a formula has exactly one operator, between its first two numbers</source>
        <translation>une formule a un seul signe, entre ses deux premiers nombres</translation>
    </message>
    <message>
        <source>a formula has exactly one =</source>
        <translation>une formule a un seul =</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>la manche est finie</translation>
    </message>
    <message>
        <source>the formula has no sign yet</source>
        <translation>la formule n’a pas encore de signe</translation>
    </message>
    <message>
        <source>the formula has no answer yet</source>
        <translation>la formule n’a pas encore de résultat</translation>
    </message>
    <message>
        <source>{operator} is not used in this match</source>
        <translation>{operator} ne sert pas dans cette partie</translation>
    </message>
    <message>
        <source>a formula takes at least one card from the hand</source>
        <translation>aucune carte posée&#x202f;; pose au moins une carte de ta main</translation>
    </message>
    <message>
        <source>at most {most} cards may be put down in one turn</source>
        <translation>on pose au plus {most} cartes en un tour</translation>
    </message>
    <message>
        <source>a number has at most {most} cards here</source>
        <translation>ici, un nombre a au plus {most} cartes</translation>
    </message>
    <message>
        <source>numbers go up to {most} here, and {number} is higher</source>
        <translation>ici, les nombres vont jusqu’à {most}, et {number} est plus grand</translation>
    </message>
    <message>
        <source>a joker has no digit yet</source>
        <translation>un joker n’a pas encore de chiffre</translation>
    </message>
    <message>
        <source>this joker stays {digit}: it was chosen in an earlier turn</source>
        <translation>ce joker reste {digit}, choisi à un tour précédent</translation>
    </message>
    <message>
        <source>there is no {card} left in the hand</source>
        <translation>tu n’as plus de {card} en main</translation>
    </message>
    <message>
        <source>there is no joker left in the hand</source>
        <translation>tu n’as plus de joker en main</translation>
    </message>
    <message>
        <source>({cards}) does not lie there</source>
        <translation>({cards}) n’est pas là</translation>
    </message>
    <message>
        <source>a card of {number} would go; each one stays or is covered</source>
        <translation>il manquerait une carte de {number}&#x202f;; chacune reste ou est couverte</translation>
    </message>
    <message>
        <source>in the first formula both starting cards stay as they are</source>
        <translation>dans la première formule, les deux cartes de départ restent</translation>
    </message>
    <message>
        <source>because of the zero rule, you replace all three numbers</source>
        <translation>avec la règle du zéro, il faut remplacer les trois nombres</translation>
    </message>
    <message>
        <source>here a formula keeps at least one card from the table</source>
        <translation>ici, une formule garde au moins une carte de la table</translation>
    </message>
    <message>
        <source>a number of several cards does not start with 0: {number}</source>
        <translation>un nombre de plusieurs cartes ne commence pas par 0, comme {number}</translation>
    </message>
    <message>
        <source>you can’t divide by 0</source>
        <translation>on ne peut pas diviser par 0</translation>
    </message>
    <message>
        <source>{sum} is less than 0</source>
        <translation>{sum}, c’est moins que 0</translation>
    </message>
    <message>
        <source>{sum} is {result}, not {answer}</source>
        <translation>{sum} fait {result}, pas {answer}</translation>
    </message>
    <message>
        <source>nobody passes while there is a card to take</source>
        <translation>on ne passe pas tant qu’il y a une carte à piocher</translation>
    </message>
    <message>
        <source>there is no card to take</source>
        <translation>il n’y a pas de carte à piocher</translation>
    </message>
    <message>
        <source>{sum} is not {answer}</source>
        <translation>{sum} ne fait pas {answer}</translation>
    </message>
    <message>
        <source>this is not correct</source>
        <translation>ce n’est pas juste</translation>
    </message>
    <message>
        <source>the sum that lies there stays as it is</source>
        <translation>le calcul qui est posé reste tel quel</translation>
    </message>
    <message>
        <source>nothing is laid</source>
        <translation>rien n’est posé</translation>
    </message>
    <message>
        <source>correct, and it can be done with {goal} cards</source>
        <translation>c’est juste, et c’est possible avec {goal} cartes</translation>
    </message>
    <message>
        <source>correct: {points} of the {goal} points</source>
        <translation>c’est juste&#xa0;: {points} des {goal} points</translation>
    </message>
    <message>
        <source>{sum} is {result}</source>
        <translation>{sum} fait {result}</translation>
    </message>
    <message>
        <source>{sum} is {result}, since {step} is {value}</source>
        <translation>{sum} fait {result}&#x202f;; d’abord {step} fait {value}</translation>
    </message>
    <message>
        <source>this way you lay {cards} cards, {more} more than you did</source>
        <translation>comme ça, tu poses {cards} cartes, {more} de plus qu’avant</translation>
    </message>
    <message>
        <source>this way you lay {laid} of your {hand} cards</source>
        <translation>comme ça, tu poses {laid} de tes {hand} cartes</translation>
    </message>
    <message>
        <source>you can lay at most {laid} of your {hand} cards</source>
        <translation>tu peux poser au plus {laid} de tes {hand} cartes</translation>
    </message>
    <message>
        <source>this way no card is left</source>
        <translation>comme ça, il ne te reste aucune carte</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}</source>
        <translation>{more} de plus&#xa0;: le résultat est {answer}</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}, and {operator} earns {bonus}</source>
        <translation>{more} de plus&#xa0;: le résultat est {answer}, et {operator} rapporte {bonus}</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on red counts twice</source>
        <translation>{more} de plus&#xa0;: le {digit} sur le rouge compte double</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on red adds {bonus}</source>
        <translation>{more} de plus&#xa0;: le {digit} sur le rouge ajoute {bonus}</translation>
    </message>
    <message>
        <source>{more} more: the {digit} on blue adds {bonus}</source>
        <translation>{more} de plus&#xa0;: le {digit} sur le bleu ajoute {bonus}</translation>
    </message>
    <message>
        <source>{more} more: the answer is {answer}, and colours add {bonus}</source>
        <translation>{more} de plus&#xa0;: le résultat est {answer}, et les couleurs ajoutent {bonus}</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>points: {answer}, and {bonus} for coloured squares</source>
        <translation>points&#xa0;: {answer}, et {bonus} pour les cases de couleur</translation>
    </message>
    <message>
        <source>you used the {digit} that lay there</source>
        <translation>tu as utilisé le {digit} qui était posé</translation>
    </message>
    <message>
        <source>you laid all {cards} cards</source>
        <translation>tu as posé les {cards} cartes</translation>
    </message>
    <message>
        <source>your joker counts as {digit}</source>
        <translation>ton joker compte comme {digit}</translation>
    </message>
    <message>
        <source>your blank counts as {digit}</source>
        <translation>ton jeton blanc compte comme {digit}</translation>
    </message>
    <message>
        <source>the {digit} on red adds {bonus}</source>
        <translation>le {digit} sur le rouge ajoute {bonus}</translation>
    </message>
    <message>
        <source>the {digit} on blue adds {bonus}</source>
        <translation>le {digit} sur le bleu ajoute {bonus}</translation>
    </message>
    <message>
        <source>with 0 the number stays as it is</source>
        <translation>avec 0, le nombre reste le même</translation>
    </message>
    <message>
        <source>start at {number} and count {count} on</source>
        <translation>pars de {number} et avance de {count}</translation>
    </message>
    <message>
        <source>start at {number} and count {count} back</source>
        <translation>pars de {number} et recule de {count}</translation>
    </message>
    <message>
        <source>{step}, now add {sum}</source>
        <translation>{step}, ajoute encore {sum}</translation>
    </message>
    <message>
        <source>{step}, now take away {sum}</source>
        <translation>{step}, enlève encore {sum}</translation>
    </message>
    <message>
        <source>{step}, now put a 0 after that</source>
        <translation>{step}, ajoute un 0 à droite</translation>
    </message>
    <message>
        <source>how far is it from {low} to {high}?</source>
        <translation>combien y a-t-il de {low} à {high}&#x202f;?</translation>
    </message>
    <message>
        <source>{step}, now on to {high}</source>
        <translation>{step}, continue jusqu’à {high}</translation>
    </message>
    <message>
        <source>work it out backwards: how much is {sum}?</source>
        <translation>calcule à l’envers&#xa0;: combien font {sum}&#x202f;?</translation>
    </message>
    <message>
        <source>with 0 times nothing is left</source>
        <translation>multiplié par 0, il ne reste rien</translation>
    </message>
    <message>
        <source>1 times a number is that number itself</source>
        <translation>1 fois un nombre, c’est ce nombre</translation>
    </message>
    <message>
        <source>10 times: put a 0 after the {number}</source>
        <translation>Pour multiplier par 10, ajoute un 0 à droite de {number}</translation>
    </message>
    <message>
        <source>it is the double of {number}</source>
        <translation>c’est le double de {number}</translation>
    </message>
    <message>
        <source>it is the half of {number}</source>
        <translation>c’est la moitié de {number}</translation>
    </message>
    <message>
        <source>{step}, now double that</source>
        <translation>{step}, prends-en le double</translation>
    </message>
    <message>
        <source>{step}, now half of that</source>
        <translation>{step}, prends-en la moitié</translation>
    </message>
    <message>
        <source>how many times {number} is {total}?</source>
        <translation>combien de fois {number} pour faire {total}&#x202f;?</translation>
    </message>
    <message>
        <source>{step}, then {rest} is left</source>
        <translation>{step}, il reste {rest}</translation>
    </message>
    <message>
        <source>first work out {sum}</source>
        <translation>calcule d’abord {sum}</translation>
    </message>
    <message>
        <source>the number begins with {digit}</source>
        <translation>le nombre commence par {digit}</translation>
    </message>
    <message>
        <source>{sum} would be {result}</source>
        <translation>{sum} ferait {result}</translation>
    </message>
    <message>
        <source>the number is at most {high}</source>
        <translation>le nombre est au plus {high}</translation>
    </message>
    <message>
        <source>the number is {low} or more, at most {high}</source>
        <translation>le nombre est au moins {low}, au plus {high}</translation>
    </message>
    <message>
        <source>{answer} is more than {left}</source>
        <translation>{answer} est plus grand que {left}</translation>
    </message>
    <message>
        <source>{answer} is less than {left}</source>
        <translation>{answer} est plus petit que {left}</translation>
    </message>
    <message>
        <source>{answer} is as much as {left}</source>
        <translation>{answer} est égal à {left}</translation>
    </message>
    <message>
        <source>this is a workbook; save the sheet with the names as CSV first</source>
        <translation>c’est un classeur&#x202f;; enregistre d’abord la feuille des noms en CSV</translation>
    </message>
    <message>
        <source>this is no text with names</source>
        <translation>ce n’est pas un texte avec des noms</translation>
    </message>
    <message>
        <source>the text is too long for a list of names</source>
        <translation>le texte est trop long pour une liste de noms</translation>
    </message>
    <message>
        <source>line {line} has letters that cannot be read; save the list as CSV UTF-8</source>
        <translation>la ligne {line} a des lettres illisibles&#x202f;; enregistre la liste en CSV UTF-8</translation>
    </message>
    <message>
        <source>line {line} has quotation marks that do not match</source>
        <translation>la ligne {line} a des guillemets mal appariés</translation>
    </message>
    <message>
        <source>line {line} is divided by another sign than the lines before or after it</source>
        <translation>la ligne {line} est divisée par un autre signe que les lignes avant ou après elle</translation>
    </message>
    <message>
        <source>line {line} has {number} columns; a list of names has one or two</source>
        <translation>la ligne {line} a {number} colonnes&#x202f;; une liste de noms en a une ou deux</translation>
    </message>
    <message>
        <source>line {line} has no first name</source>
        <translation>la ligne {line} n’a pas de prénom</translation>
    </message>
    <message>
        <source>line {line}: there is no letter in “{name}”</source>
        <translation>ligne {line}&#xa0;: il n’y a aucune lettre dans «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>line {line}: “{name}” has a character that cannot be shown</source>
        <translation>ligne {line}&#xa0;: «&#xa0;{name}&#xa0;» a un caractère qui ne s’affiche pas</translation>
    </message>
    <message>
        <source>line {line}: “{name}” is longer than {most} characters</source>
        <translation>ligne {line}&#xa0;: «&#xa0;{name}&#xa0;» a plus de {most} caractères</translation>
    </message>
    <message>
        <source>there are no names in it</source>
        <translation>il n’y a aucun nom dedans</translation>
    </message>
    <message>
        <source>there are {number} names; a class has at most {most}</source>
        <translation>il y a {number} noms&#x202f;; une classe en a {most} au plus</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Until you choose here, a class is told only “Not correct”.</source>
        <translation>Sans choix ici, une classe lit seulement «&#xa0;Pas juste&#xa0;».</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Aide pendant le jeu</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Colou&amp;rs</source>
        <translation>Co&amp;uleurs</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Projector size can be read from afar.</source>
        <translation>La taille vidéoprojecteur se lit de loin.</translation>
    </message>
    <message>
        <source>Here, size and hints are for the class’s table only.</source>
        <translation>Ici, la taille et les indices ne valent que pour la table de la classe.</translation>
    </message>
    <message>
        <source>Sig&amp;n for times</source>
        <translation>Signe de la &amp;multiplication</translation>
    </message>
    <message>
        <source>Sign for &amp;divided by</source>
        <translation>&amp;Signe de la division</translation>
    </message>
    <message>
        <source>The computer’s cards &amp;move</source>
        <translation>&amp;Cartes de l’ordinateur</translation>
    </message>
    <message>
        <source>The master level thinks &amp;for</source>
        <translation>Le niveau maître &amp;réfléchit</translation>
    </message>
    <message>
        <source>&amp;Who plays here</source>
        <translation>&amp;Qui joue ici</translation>
    </message>
    <message>
        <source>About a wr&amp;ong sum</source>
        <translation>Pour un c&amp;alcul faux</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>What is saved about a player</source>
        <translation>Ce qui est gardé d’un joueur</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>As taught in this language: {sum}</source>
        <translation>Comme à l’école&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Projector size</source>
        <translation>Taille vidéoprojecteur</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>glissent lentement</translation>
    </message>
    <message>
        <source>normally</source>
        <translation>glissent normalement</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>glissent vite</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>ne glissent pas</translation>
    </message>
    <message>
        <source>&amp;Tell me when I can’t lay anything (6+, 8+)</source>
        <translation>Me &amp;dire quand je ne peux rien poser (6+, 8+)</translation>
    </message>
    <message>
        <source>7 + 4 is 11, not 9</source>
        <translation>7 + 4 fait 11, pas 9</translation>
    </message>
    <message>
        <source>7 + 4 is not 9</source>
        <translation>7 + 4 ne fait pas 9</translation>
    </message>
    <message>
        <source>only “Not correct”, after Play</source>
        <translation>seulement «&#xa0;Pas juste&#xa0;», après Jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards glide &amp;instead of jumping</source>
        <translation>Les cartes &amp;glissent au lieu de sauter</translation>
    </message>
    <message>
        <source>They jump as long as the system has its animations switched off.</source>
        <translation>Elles sautent tant que les animations du système sont désactivées.</translation>
    </message>
    <message>
        <source>&amp;Hide hands when several people share one computer</source>
        <translation>Cacher les mains des &amp;joueurs d’un même ordinateur</translation>
    </message>
    <message>
        <source>A hand or rack stays hidden until its player has taken the seat.</source>
        <translation>Les cartes ou jetons restent cachés jusqu’à ce que leur joueur soit là.</translation>
    </message>
    <message>
        <source>Off&amp;er hints</source>
        <translation>Proposer des &amp;indices</translation>
    </message>
    <message>
        <source>In steps: what can be laid, where, and then the move itself.</source>
        <translation>Par étapes&#xa0;: quoi poser, où, puis le coup lui-même.</translation>
    </message>
    <message>
        <source>Show where somethin&amp;g may go</source>
        <translation>Montrer &amp;où l’on peut poser</translation>
    </message>
    <message>
        <source>The places light up where your card or tile may go.</source>
        <translation>Les endroits où peut aller la carte ou le jeton que tu tiens s’allument.</translation>
    </message>
    <message>
        <source>Write out what I la&amp;y</source>
        <translation>Écrire ce que je &amp;pose</translation>
    </message>
    <message>
        <source>A line says what you have laid so far, and what is not right yet.</source>
        <translation>Une ligne dit ce que tu as posé, et ce qui n’est pas encore juste.</translation>
    </message>
    <message>
        <source>&amp;Propose a level that suits me</source>
        <translation>Proposer un &amp;niveau qui me convient</translation>
    </message>
    <message>
        <source>Offered after games won or lost by much or in a row.</source>
        <translation>Après une victoire ou une défaite nette, ou plusieurs de suite.</translation>
    </message>
    <message>
        <source>Tell me when I &amp;beat my record</source>
        <translation>Annoncer mes records &amp;battus</translation>
    </message>
    <message>
        <source>&amp;Judge turns when looking back</source>
        <translation>Juger c&amp;haque tour en revoyant la partie</translation>
    </message>
    <message>
        <source>Ma&amp;ke exercises from my games</source>
        <translation>Tirer des e&amp;xercices de mes parties</translation>
    </message>
    <message>
        <source>Pl&amp;ay sounds</source>
        <translation>Activ&amp;er les sons</translation>
    </message>
    <message>
        <source>This computer cannot play them.</source>
        <translation>Cet ordinateur ne peut pas les jouer.</translation>
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
        <translatorcomment>the colon is met as well, but the key and the book have this one</translatorcomment>
        <translation>÷</translation>
    </message>
</context>
<context>
    <name>Skills</name>
    <message>
        <source>adding up to {number}</source>
        <translation>additions jusqu’à&#xa0;{number}</translation>
    </message>
    <message>
        <source>subtracting up to {number}</source>
        <translation>soustractions jusqu’à&#xa0;{number}</translation>
    </message>
    <message>
        <source>multiplying up to {number}</source>
        <translation>multiplications jusqu’à&#xa0;{number}</translation>
    </message>
    <message>
        <source>dividing up to {number}</source>
        <translation>divisions jusqu’à&#xa0;{number}</translation>
    </message>
    <message>
        <source>adding above {number}</source>
        <translation>additions au-delà de&#xa0;{number}</translation>
    </message>
    <message>
        <source>subtracting above {number}</source>
        <translation>soustractions au-delà de&#xa0;{number}</translation>
    </message>
    <message>
        <source>multiplying above {number}</source>
        <translation>multiplications au-delà de&#xa0;{number}</translation>
    </message>
    <message>
        <source>dividing above {number}</source>
        <translation>divisions au-delà de&#xa0;{number}</translation>
    </message>
    <message>
        <source>table of {number}</source>
        <translation>table de&#xa0;{number}</translation>
    </message>
    <message>
        <source>tables of {numbers} and {last}</source>
        <translation>tables de&#xa0;{numbers} et&#xa0;{last}</translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>nombres jusqu’à {number}</translation>
    </message>
    <message>
        <source>numbers without a limit</source>
        <translation>nombres sans limite</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>toutes les tables</translation>
    </message>
    <message>
        <source>in general</source>
        <translation>en général</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>Speed round</source>
        <translation>Manche rapide</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer le chrono</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Deux signes</translation>
    </message>
    <message>
        <source>How many sums of “Practise freely” can you do in 3 minutes?</source>
        <translation>Combien de calculs de «&#xa0;S’entraîner librement&#xa0;» réussis-tu en 3 minutes&#x202f;?</translation>
    </message>
    <message>
        <source>is your best in 3 minutes. The sums are those of “Practise freely”.</source>
        <translation>est ton record en 3 minutes. Les calculs sont ceux de «&#xa0;S’entraîner librement&#xa0;».</translation>
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
        <translation>moins</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>divisé par</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>égale</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>joker that counts as {digit}</source>
        <translation>joker qui vaut {digit}</translation>
    </message>
    <message>
        <source>{what}, put down</source>
        <translation>{what}, de ce tour</translation>
    </message>
    <message>
        <source>first number</source>
        <translation>premier nombre</translation>
    </message>
    <message>
        <source>second number</source>
        <translation>deuxième nombre</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>{name}: no card yet</source>
        <translation>{name}&#xa0;: pas encore de carte</translation>
    </message>
    <message>
        <source>{name}: {digits}</source>
        <translation>{name}&#xa0;: {digits}</translation>
    </message>
    <message>
        <source>as the first number</source>
        <translation>comme premier nombre</translation>
    </message>
    <message>
        <source>as the second number</source>
        <translation>comme deuxième nombre</translation>
    </message>
    <message>
        <source>as the answer</source>
        <translation>comme résultat</translation>
    </message>
    <message>
        <source>on the {digit}, {number}</source>
        <translation>sur le {digit}, {number}</translation>
    </message>
    <message>
        <source>before {number}</source>
        <translation>avant, {number}</translation>
    </message>
    <message>
        <source>after {number}</source>
        <translation>après, {number}</translation>
    </message>
    <message>
        <source>on all of {number}</source>
        <translation>sur tout le nombre, {number}</translation>
    </message>
    <message>
        <source>adds {points}</source>
        <translation>ajoute {points}</translation>
    </message>
    <message>
        <source>adds {most} before =, {least} in the answer</source>
        <translation>ajoute {most} avant =, {least} dans le résultat</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>blank that counts as {digit}</source>
        <translation>jeton blanc qui vaut {digit}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>Which digit?</source>
        <translation>Quel chiffre&#x202f;?</translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>Best formula</source>
        <translation>Meilleure formule</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Participant</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>Best sum</source>
        <translation>Meilleur calcul</translation>
    </message>
    <message>
        <source>Average per turn</source>
        <translation>Moyenne par tour</translation>
    </message>
    <message>
        <source>Turns with a hint</source>
        <translation>Avec indice</translation>
    </message>
    <message>
        <source>A win adds 4 to 16, a loss 1 to 3</source>
        <translation>Une victoire ajoute de 4 à 16, une défaite de 1 à 3</translation>
    </message>
    <message>
        <source>100 is the average of everybody</source>
        <translation>100 est la moyenne de tout le monde</translation>
    </message>
    <message>
        <source>The most points in one game, without those of the hint’s sums</source>
        <translation>Le plus de points en une partie, sans ceux de l’indice</translation>
    </message>
    <message>
        <source>The most points in one turn</source>
        <translation>Le plus de points en un coup</translation>
    </message>
    <message>
        <source>Points per turn, including the hint’s sums and turns in which nothing was laid</source>
        <translation>Points par tour, y compris les calculs de l’indice et les tours où rien n’est posé</translation>
    </message>
    <message>
        <source>Turns in which a hint was used</source>
        <translation>Tours où un indice a été demandé</translation>
    </message>
    <message>
        <source>Standings of {game}</source>
        <translation>Classement de {game}</translation>
    </message>
    <message numerus="yes">
        <source>Standings of {game} with %n player(s)</source>
        <translation>
            <numerusform>Classement de {game} à %n joueur</numerusform>
            <numerusform>Classement de {game} à %n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoppedTable</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>StoppedWords</name>
    <message>
        <source>Stopped early: neither won nor lost</source>
        <translation>Arrêtée plus tôt, ni gagnée ni perdue</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>{name} has the fewest cards.</source>
        <translation>{name} a le moins de cartes.</translation>
    </message>
    <message>
        <source>{name} has the most points.</source>
        <translation>{name} a le plus de points.</translation>
    </message>
    <message>
        <source>You were ahead, with the most points!</source>
        <translation>Tu menais, avec le plus de points&#x202f;!</translation>
    </message>
    <message>
        <source>You were ahead, with the fewest cards!</source>
        <translation>Tu menais, avec le moins de cartes&#x202f;!</translation>
    </message>
    <message>
        <source>The match can go on later.</source>
        <translation>La partie pourra continuer plus tard.</translation>
    </message>
</context>
<context>
    <name>SumsModel</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
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
        <translation>Tu pourras jouer quand ce sera juste.</translation>
    </message>
    <message>
        <source>First lay something that is right.</source>
        <translation>Pose d’abord quelque chose de juste.</translation>
    </message>
    <message>
        <source>Play · {points}</source>
        <translation>Jouer · {points}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>First the kind of move, then where, then the move itself</source>
        <translation>D’abord le genre de coup, puis où, puis le coup lui-même</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Arrêter…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Règles (F1)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>TablePlay</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>{team}, turns: {pupils}</source>
        <translation>{team}, tours&#xa0;: {pupils}</translation>
    </message>
    <message>
        <source>{team}: no turn yet</source>
        <translation>{team}&#xa0;: pas encore de tour</translation>
    </message>
</context>
<context>
    <name>TableStars</name>
    <message>
        <source>A green star: goes well. An outline: still practising. A dot: not tried.</source>
        <translation>Étoile verte&#xa0;: ça va bien. Étoile vide&#xa0;: à continuer. Point&#xa0;: pas encore essayé.</translation>
    </message>
    <message>
        <source>Goes well: {tables}</source>
        <translation>Ça va bien&#xa0;: {tables}</translation>
    </message>
    <message>
        <source>Still practising: {tables}</source>
        <translation>À continuer&#xa0;: {tables}</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>You can lay something. Press Hint.</source>
        <translation>Tu peux poser quelque chose. Appuie sur Indice.</translation>
    </message>
    <message>
        <source>Press Play to see whether it is right.</source>
        <translation>Jouer te dira si c’est juste.</translation>
    </message>
    <message>
        <source>your team’s turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à toi</translation>
    </message>
    <message>
        <source>{sum}, not correct</source>
        <translation>{sum}, pas juste</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <source>Now it is {name}’s turn.</source>
        <translation>Maintenant, c’est à {name}.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>The best possible: {sum}</source>
        <translation>Le meilleur coup&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>This was better: {sum}</source>
        <translation>Ceci était mieux&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>Most points: {sum}</source>
        <translation>Le plus de points&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>Most cards: {sum}</source>
        <translation>Le plus de cartes&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>{name}: {sum}, correct</source>
        <translation>{name}&#xa0;: {sum}, juste</translation>
    </message>
    <message>
        <source>Choose a digit in the ring.</source>
        <translation>Choisis un chiffre dans l’anneau.</translation>
    </message>
    <message>
        <source>Choose a digit.</source>
        <translation>Choisis un chiffre.</translation>
    </message>
    <message>
        <source>Nothing is lost: change something, or take it back.</source>
        <translation>Rien n’est perdu&#xa0;: change quelque chose ou retire tout.</translation>
    </message>
</context>
<context>
    <name>TableVoice</name>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à toi.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est à {name}.</translation>
    </message>
</context>
<context>
    <name>TaskWords</name>
    <message numerus="yes">
        <source>%n right</source>
        <translation>
            <numerusform>%n juste</numerusform>
            <numerusform>%n justes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a sum with at least %n point(s).</source>
        <translation>
            <numerusform>Trouve un calcul qui rapporte au moins %n point.</numerusform>
            <numerusform>Trouve un calcul qui rapporte au moins %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You got no points in this turn. There was a sum: find one.</source>
        <translation>À ce tour, tu n’as pas eu de points. Il y avait un calcul&#xa0;: trouves-en un.</translation>
    </message>
    <message numerus="yes">
        <source>You earned %n point(s) here. Find more.</source>
        <translation>
            <numerusform>Ici, tu as gagné %n point. Trouve mieux.</numerusform>
            <numerusform>Ici, tu as gagné %n points. Trouve mieux.</numerusform>
        </translation>
    </message>
    <message>
        <source>You laid nothing in this turn. There was a formula: lay one.</source>
        <translation>À ce tour, tu n’as rien posé. Il y avait une formule&#xa0;: poses-en une.</translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) here. Lay more.</source>
        <translation>
            <numerusform>Ici, tu as posé %n carte. Poses-en plus.</numerusform>
            <numerusform>Ici, tu as posé %n cartes. Poses-en plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay as many cards as you can.</source>
        <translation>Pose le plus de cartes possible.</translation>
    </message>
    <message numerus="yes">
        <source>Lay as many cards as you can: %n card(s).</source>
        <translation>
            <numerusform>Pose le plus de cartes possible&#xa0;: %n carte.</numerusform>
            <numerusform>Pose le plus de cartes possible&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the sum with the most points.</source>
        <translation>Trouve le calcul qui rapporte le plus de points.</translation>
    </message>
    <message numerus="yes">
        <source>Find the sum with the most points: %n point(s).</source>
        <translation>
            <numerusform>Trouve le calcul qui rapporte le plus de points&#xa0;: %n point.</numerusform>
            <numerusform>Trouve le calcul qui rapporte le plus de points&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the answer.</source>
        <translation>Pose le résultat.</translation>
    </message>
    <message>
        <source>Which sign?</source>
        <translation>Quel signe&#x202f;?</translation>
    </message>
    <message>
        <source>Lay all your cards in one turn.</source>
        <translation>Pose toutes tes cartes en un seul coup.</translation>
    </message>
    <message>
        <source>a number before = has one digit</source>
        <translation>un nombre avant = a un seul chiffre</translation>
    </message>
    <message>
        <source>a number before = has one digit or lay there already</source>
        <translation>un nombre avant = a un seul chiffre ou était déjà posé</translation>
    </message>
    <message>
        <source>points: the answer, blue and red squares</source>
        <translation>points&#xa0;: le résultat, cases bleues et rouges</translation>
    </message>
    <message>
        <source>Complete the sum.</source>
        <translation>Complète le calcul.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {more} more than asked!</source>
        <translation>
            <numerusform>%n point, {more} de plus que demandé&#x202f;!</numerusform>
            <numerusform>%n points, {more} de plus que demandé&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right, that is more! The most here was %n point(s).</source>
        <translation>
            <numerusform>Juste, c’est plus&#x202f;! Le maximum ici&#xa0;: %n point.</numerusform>
            <numerusform>Juste, c’est plus&#x202f;! Le maximum ici&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right, that is more! The most here was %n card(s).</source>
        <translation>
            <numerusform>Juste, c’est plus&#x202f;! Le maximum ici&#xa0;: %n carte.</numerusform>
            <numerusform>Juste, c’est plus&#x202f;! Le maximum ici&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>First × and ÷, then + and −.</source>
        <translation>D’abord × et ÷, puis + et −.</translation>
    </message>
    <message>
        <source>Click what belongs there, or type it.</source>
        <translation>Clique sur ce qui va là, ou tape-le.</translation>
    </message>
    <message>
        <source>one sign in a sum</source>
        <translation>un seul signe par calcul</translation>
    </message>
    <message>
        <source>first × and ÷, then + and −</source>
        <translation>d’abord × et ÷, puis + et −</translation>
    </message>
    <message>
        <source>first ×, then + and −</source>
        <translation>d’abord ×, puis + et −</translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s)</source>
        <translation>
            <numerusform>au plus %n carte</numerusform>
            <numerusform>au plus %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>nombres jusqu’à {number}</translation>
    </message>
    <message>
        <source>no sum goes on from another</source>
        <translation>aucun calcul n’en continue un autre</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>Answer</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signe</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Plus de cartes</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Plus de points</translation>
    </message>
    <message>
        <source>Enough points</source>
        <translation>Assez de points</translation>
    </message>
    <message>
        <source>From a game</source>
        <translation>Tirée d’une partie</translation>
    </message>
    <message>
        <source>Two signs</source>
        <translation>Deux signes</translation>
    </message>
</context>
<context>
    <name>Team</name>
    <message>
        <source>Picture and colour of {name}</source>
        <translation>Image et couleur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Name of {team}</source>
        <translation>Nom&#xa0;: {team}</translation>
    </message>
</context>
<context>
    <name>TeamLesson</name>
    <message>
        <source>The lesson waits on Home until another day.</source>
        <translation>La leçon attend à l’accueil jusqu’à un autre jour.</translation>
    </message>
    <message>
        <source>Stop the lesson?</source>
        <translation>Arrêter la leçon&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Stop and see who wins</source>
        <translation>&amp;Arrêter et voir qui gagne</translation>
    </message>
    <message>
        <source>&amp;Stop without a winner</source>
        <translation>&amp;Arrêter sans gagnant</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins before each team has had %n turn(s).</source>
        <translation>
            <numerusform>Personne ne gagne avant que chaque équipe ait joué %n fois.</numerusform>
            <numerusform>Personne ne gagne avant que chaque équipe ait joué %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>The teams have not had the same number of turns: {turns}.</source>
        <translation>Les équipes n’ont pas eu autant de tours&#xa0;: {turns}.</translation>
    </message>
</context>
<context>
    <name>TeamNumbers</name>
    <message>
        <source>whole class</source>
        <translation>toute la classe</translation>
    </message>
    <message>
        <source>{number} teams</source>
        <translation>{number} équipes</translation>
    </message>
</context>
<context>
    <name>TeamsPanel</name>
    <message>
        <source>Each team needs somebody.</source>
        <translation>Chaque équipe a besoin de quelqu’un.</translation>
    </message>
    <message>
        <source>Two teams have the same name.</source>
        <translation>Deux équipes ont le même nom.</translation>
    </message>
    <message>
        <source>A name has a character that cannot be shown.</source>
        <translation>Un nom contient un signe qui ne peut pas s’afficher.</translation>
    </message>
    <message>
        <source>Here: {number} of {all}</source>
        <translation>Présents&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>Dans cet ordre</translation>
    </message>
    <message>
        <source>A click on a name moves it to the end.</source>
        <translation>Un clic sur un nom le met à la fin.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>A click on a name moves it to the next team.</source>
        <translation>Un clic sur un nom le fait passer dans l’équipe suivante.</translation>
    </message>
    <message>
        <source>Click who is absent.</source>
        <translation>Clique sur les absents.</translation>
    </message>
    <message>
        <source>By &amp;lot</source>
        <translation>Tirer au &amp;sort</translation>
    </message>
    <message>
        <source>By the l&amp;ist</source>
        <translation>Selon la l&amp;iste</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>encore %n seconde</numerusform>
            <numerusform>encore %n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Everything that has been played is saved.</source>
        <translation>Tout ce qui a été joué est enregistré.</translation>
    </message>
    <message>
        <source>The last turn could not be saved.</source>
        <translation>Le dernier coup n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>What happened is written in the log.</source>
        <translation>Ce qui s’est passé est écrit dans le journal.</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Le programme a rencontré un problème.</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>La partie continue où elle en était.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time.</source>
        <translation>La dernière fois, le programme s’est arrêté de façon inattendue.</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>Voir le &amp;journal</translation>
    </message>
    <message>
        <source>Log of the last run</source>
        <translation>Journal de la dernière fois</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copier les &amp;détails</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message numerus="yes">
        <source>%n more game(s) in progress</source>
        <translation>
            <numerusform>encore %n partie en cours</numerusform>
            <numerusform>encore %n parties en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>{name} has left the seat. The hand is at this computer again.</source>
        <translation>{name} a quitté sa place. La main est de nouveau sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The connection to {names} is lost. The game waits.</source>
        <translation>La connexion avec {names} est perdue. Le jeu attend.</translation>
    </message>
    <message>
        <source>The screen of {names} is off. The game waits.</source>
        <translation>Écran éteint&#xa0;: {names}. Le jeu attend.</translation>
    </message>
    <message>
        <source>Take the hand back</source>
        <translation>Récupérer à la table</translation>
    </message>
    <message>
        <source>Who is here?</source>
        <translation>Qui est là&#x202f;?</translation>
    </message>
    <message>
        <source>Go on with &amp;it</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>Exercises with {name} are waiting: {number} of {total} done, {moment}. New ones replace them.</source>
        <translation>Des exercices avec {name} attendent encore&#xa0;: {number} sur {total} faits, {moment}. De nouveaux les remplacent.</translation>
    </message>
    <message>
        <source>A lesson with {name} is waiting: {game}, {moment}.</source>
        <translation>Une leçon avec {name} attend encore&#xa0;: {game}, {moment}.</translation>
    </message>
</context>
<context>
    <name>WindowGames</name>
    <message>
        <source>Lesson with {name}</source>
        <translation>Leçon avec {name}</translation>
    </message>
</context>
<context>
    <name>WorksheetPanel</name>
    <message>
        <source>This sheet is from another version of the program.</source>
        <translation>Cette fiche vient d’une autre version du programme.</translation>
    </message>
    <message>
        <source>No sheet has this number.</source>
        <translation>Aucune fiche n’a ce numéro.</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Fiche d’exercices</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>The number of a sheet, to print it again</source>
        <translation>Le numéro d’une fiche, pour l’imprimer encore</translation>
    </message>
    <message>
        <source>With answers</source>
        <translation>Avec solutions</translation>
    </message>
    <message>
        <source>Other exercises</source>
        <translation>D’autres exercices</translation>
    </message>
</context>
<context>
    <name>WorksheetWords</name>
    <message>
        <source>Worksheet</source>
        <translation>Fiche d’exercices</translation>
    </message>
    <message>
        <source>Sheet {number}</source>
        <translation>Fiche {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message numerus="yes">
        <source>In hand, to lay %n card(s)</source>
        <translation>
            <numerusform>En main, pour poser %n carte</numerusform>
            <numerusform>En main, pour poser %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>The most: %n point(s)</source>
        <translation>
            <numerusform>Le maximum&#xa0;: %n point</numerusform>
            <numerusform>Le maximum&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n point(s)</source>
        <translation>
            <numerusform>Au moins %n point</numerusform>
            <numerusform>Au moins %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Other answers that reach as much are right too.</source>
        <translation>D’autres solutions qui valent autant sont justes aussi.</translation>
    </message>
    <message>
        <source>Write the answer.</source>
        <translation>Écris le résultat.</translation>
    </message>
    <message>
        <source>Which sign is missing?</source>
        <translation>Quel signe manque&#x202f;?</translation>
    </message>
    <message>
        <source>Lay as many cards as you can. Write the new formula.</source>
        <translation>Pose le plus de cartes possible. Écris la nouvelle formule.</translation>
    </message>
    <message>
        <source>Lay all cards in one turn. Write the new formula.</source>
        <translation>Pose toutes les cartes en un coup. Écris la nouvelle formule.</translation>
    </message>
    <message>
        <source>What is missing? Complete the sum.</source>
        <translation>Que manque-t-il&#x202f;? Complète le calcul.</translation>
    </message>
    <message>
        <source>Find the sum with the most points. Write it down.</source>
        <translation>Trouve le calcul qui rapporte le plus de points. Écris-le.</translation>
    </message>
    <message>
        <source>Find a sum with enough points. Write it down.</source>
        <translation>Trouve un calcul qui rapporte assez de points. Écris-le.</translation>
    </message>
    <message>
        <source>Cards from the hand go on top of cards that lie there, or beside them. What can be seen then must be a correct formula. You choose the sign yourself.</source>
        <translation>Les cartes de la main se posent sur des cartes déjà là, ou à côté. Ce qu’on voit alors doit être une formule juste. Tu choisis toi-même le signe.</translation>
    </message>
    <message>
        <source>Lay a sum with these tiles, joined to what lies there. It earns its answer; a new digit on +1× counts once more, on +2× twice more, and in the answer once less.</source>
        <translation>Pose avec ces jetons un calcul relié à ce qui est déjà là. Il rapporte son résultat&#x202f;; un nouveau chiffre sur +1× compte une fois de plus, sur +2× deux fois, et une fois de moins dans le résultat.</translation>
    </message>
    <message>
        <source>Example: 3, 2 and 5 are laid. The 5 covers the whole 10.</source>
        <translation>Exemple&#xa0;: on a posé 3, 2 et 5. Le 5 recouvre tout le 10.</translation>
    </message>
    <message>
        <source>numbers to {number}</source>
        <translation>nombres jusqu’à {number}</translation>
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
    <name>YearChip</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>School year: {year}</source>
        <translation>Niveau scolaire&#xa0;: {year}</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Pays-Bas</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Allemagne</translation>
    </message>
    <message>
        <source>France</source>
        <translation>France</translation>
    </message>
    <message>
        <source>England and Wales</source>
        <translation>Angleterre et pays de Galles</translation>
    </message>
</context>
<context>
    <name>_DigifeudTexts</name>
    <message>
        <source>playing</source>
        <translation>joue</translation>
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
<context>
    <name>_PastTexts</name>
    <message>
        <source>First to play: {name}.</source>
        <translation>Le premier tour&#xa0;: {name}.</translation>
    </message>
</context>
</TS>
