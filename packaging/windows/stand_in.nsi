; In place of the program, where try_windows_installer.py has no bundle to install. It tells with what
; it was started, and runs until the file that tells so is gone.

Unicode true
Target ${TARGET}
RequestExecutionLevel user
SilentInstall silent
Name "Stand-in"
OutFile "${OUT}"
Icon "${ICON}"

!include LogicLib.nsh
!include FileFunc.nsh

Section
  ${GetParameters} $0
  FileOpen $1 "$TEMP\stand-in.txt" w
  FileWriteUTF16LE $1 "$0"
  FileClose $1
  ${While} ${FileExists} "$TEMP\stand-in.txt"
    Sleep 50
  ${EndWhile}
SectionEnd
