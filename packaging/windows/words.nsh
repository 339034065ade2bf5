; What the installer says, beside the texts of NSIS itself. Nobody is addressed: those texts say “u”,
; “Sie” and “vous”, the program “je”, “du” and “tu”.

LangString Welcome ${LANG_ENGLISH} "This installs Formula Desktop ${VERSION}: two games with numbers, on this computer and without the internet.$\r$\n$\r$\nGames and results of an earlier version stay."
LangString Welcome ${LANG_DUTCH} "Hiermee komt Formula Desktop ${VERSION} op deze computer: twee spellen met getallen, zonder internet.$\r$\n$\r$\nSpellen en uitslagen van een eerdere versie blijven bewaard."
LangString Welcome ${LANG_GERMAN} "Damit kommt Formula Desktop ${VERSION} auf diesen Computer: zwei Spiele mit Zahlen, ohne Internet.$\r$\n$\r$\nSpiele und Ergebnisse einer früheren Version bleiben erhalten."
LangString Welcome ${LANG_FRENCH} "Formula Desktop ${VERSION} sera installé sur cet ordinateur : deux jeux avec des nombres, sans internet.$\r$\n$\r$\nLes parties et les résultats d’une version précédente sont conservés."

LangString Finished ${LANG_ENGLISH} "Formula Desktop is in the Start menu. A double click on a .formula file opens that game."
LangString Finished ${LANG_DUTCH} "Formula Desktop staat in het menu Start. Dubbelklikken op een .formula-bestand opent dat spel."
LangString Finished ${LANG_GERMAN} "Formula Desktop steht im Startmenü. Ein Doppelklick auf eine .formula-Datei öffnet das Spiel."
LangString Finished ${LANG_FRENCH} "Formula Desktop se trouve dans le menu Démarrer. Un double-clic sur un fichier .formula ouvre la partie."

LangString Comment ${LANG_ENGLISH} "Two games with numbers: Formula and Digifeud"
LangString Comment ${LANG_DUTCH} "Twee spellen met getallen: Formula en Digifeud"
LangString Comment ${LANG_GERMAN} "Zwei Spiele mit Zahlen: Formula und Digifeud"
LangString Comment ${LANG_FRENCH} "Deux jeux avec des nombres : Formula et Digifeud"

LangString GameType ${LANG_ENGLISH} "Formula Desktop game"
LangString GameType ${LANG_DUTCH} "Spel van Formula Desktop"
LangString GameType ${LANG_GERMAN} "Spiel von Formula Desktop"
LangString GameType ${LANG_FRENCH} "Partie de Formula Desktop"

LangString Running ${LANG_ENGLISH} "Formula Desktop is running: close it, then try again."
LangString Running ${LANG_DUTCH} "Formula Desktop is nog open: sluit het en probeer het opnieuw."
LangString Running ${LANG_GERMAN} "Formula Desktop ist noch offen: bitte schließen und dann wiederholen."
LangString Running ${LANG_FRENCH} "Formula Desktop est ouvert : le fermer, puis réessayer."

LangString InstalledByMsi ${LANG_ENGLISH} "Formula Desktop is already installed for all users, by its MSI package. Remove that first."
LangString InstalledByMsi ${LANG_DUTCH} "Formula Desktop is al voor alle gebruikers geïnstalleerd, met het MSI-pakket. Verwijder dat eerst."
LangString InstalledByMsi ${LANG_GERMAN} "Formula Desktop ist bereits für alle Benutzer installiert, mit dem MSI-Paket. Bitte zuerst dieses entfernen."
LangString InstalledByMsi ${LANG_FRENCH} "Formula Desktop est déjà installé pour tous les utilisateurs, par son paquet MSI. Le supprimer d’abord."

LangString RightsNeeded ${LANG_ENGLISH} "Only an administrator can install or remove Formula Desktop for all users."
LangString RightsNeeded ${LANG_DUTCH} "Alleen een beheerder kan Formula Desktop voor alle gebruikers installeren of verwijderen."
LangString RightsNeeded ${LANG_GERMAN} "Nur ein Administrator kann Formula Desktop für alle Benutzer installieren oder entfernen."
LangString RightsNeeded ${LANG_FRENCH} "Seul un administrateur peut installer ou supprimer Formula Desktop pour tous les utilisateurs."

LangString AnotherSetup ${LANG_ENGLISH} "Formula Desktop is being installed already."
LangString AnotherSetup ${LANG_DUTCH} "Formula Desktop wordt al geïnstalleerd."
LangString AnotherSetup ${LANG_GERMAN} "Formula Desktop wird schon installiert."
LangString AnotherSetup ${LANG_FRENCH} "Formula Desktop est déjà en cours d’installation."

LangString TooOld ${LANG_ENGLISH} "Formula Desktop needs Windows 10, version 1809, or newer, with 64 bits."
LangString TooOld ${LANG_DUTCH} "Formula Desktop heeft Windows 10 versie 1809 of nieuwer nodig, met 64 bits."
LangString TooOld ${LANG_GERMAN} "Formula Desktop braucht Windows 10 ab Version 1809 mit 64 Bit."
LangString TooOld ${LANG_FRENCH} "Formula Desktop a besoin de Windows 10 version 1809 ou plus récent, en 64 bits."

LangString OldStays ${LANG_ENGLISH} "The version that is installed could not be removed, so nothing new was installed."
LangString OldStays ${LANG_DUTCH} "De geïnstalleerde versie kon niet worden verwijderd; er is niets nieuws geïnstalleerd."
LangString OldStays ${LANG_GERMAN} "Die installierte Version ließ sich nicht entfernen; es wurde nichts Neues installiert."
LangString OldStays ${LANG_FRENCH} "La version installée n’a pas pu être supprimée ; rien de nouveau n’a été installé."

LangString RemoveTitle ${LANG_ENGLISH} "Remove Formula Desktop"
LangString RemoveTitle ${LANG_DUTCH} "Formula Desktop verwijderen"
LangString RemoveTitle ${LANG_GERMAN} "Formula Desktop entfernen"
LangString RemoveTitle ${LANG_FRENCH} "Supprimer Formula Desktop"

LangString RemoveText ${LANG_ENGLISH} "Formula Desktop is removed from this computer. Games, results and settings stay, for when it is installed again."
LangString RemoveText ${LANG_DUTCH} "Formula Desktop wordt van deze computer verwijderd. Spellen, uitslagen en instellingen blijven bewaard voor als het weer wordt geïnstalleerd."
LangString RemoveText ${LANG_GERMAN} "Formula Desktop wird von diesem Computer entfernt. Spiele, Ergebnisse und Einstellungen bleiben erhalten, falls es wieder installiert wird."
LangString RemoveText ${LANG_FRENCH} "Formula Desktop sera supprimé de cet ordinateur. Les parties, les résultats et les réglages sont conservés pour une prochaine installation."

LangString RemoveData ${LANG_ENGLISH} "Delete my games, results and settings, too"
LangString RemoveData ${LANG_DUTCH} "Ook mijn spellen, uitslagen en instellingen verwijderen"
LangString RemoveData ${LANG_GERMAN} "Auch meine Spiele, Ergebnisse und Einstellungen löschen"
LangString RemoveData ${LANG_FRENCH} "Supprimer aussi mes parties, mes résultats et mes réglages"
