; The installer for Windows. windows_installer.py compiles it and defines what is in ${} here and
; in no header of NSIS; SIGN only where it is to be signed.
;
;   Formula-Desktop-VERSION-Setup.exe [/S] [/ALLUSERS] [/D=FOLDER]
;   uninstall.exe [/S] [/DELETEDATA]
;
; /S asks and shows nothing. /ALLUSERS is for administrators. /D, without quotation marks, comes last.
; What they end with: 0 done, 1 cancelled, 2 broken off, 740 administrator's rights are needed,
; 1618 the program (or another installer) is running: try again later, 1633 this Windows is too old.

Unicode true
Target ${TARGET}
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
AllowSkipFiles off ; a file that cannot be written ends it, also silently
SetDateSave off
Name "Formula Desktop"
OutFile "${OUT}"
BrandingText " "
ShowInstDetails nevershow
ShowUninstDetails nevershow

!include LogicLib.nsh
!include FileFunc.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh

!define EXE "formula-desktop.exe"
!define CONSOLE "formula-desktop-console.exe" ; for the commands without a window
!define UNINSTALLER "uninstall.exe"
!define GAME "FormulaDesktop.Game" ; what Windows calls the file type
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\FormulaDesktop"
!define BY_MSI "Software\FormulaDesktop" ; what package.wxs registers
!define LEAST_BUILD 17763 ; Windows 10 1809, the first that Qt 6.11 runs on

!define RIGHTS_NEEDED 740
!define TRY_LATER 1618
!define TOO_OLD 1633
!define BROKEN_OFF 2

!define MUI_ICON "${ICONS}/formula-desktop.ico"
!define MUI_UNICON "${ICONS}/formula-desktop.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}/formula-desktop-installer.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)"
!define MUI_FINISHPAGE_TEXT "$(Finished)"
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION StartProgram
!define MUI_PAGE_CUSTOMFUNCTION_SHOW NameInstallButton
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.AskAboutData un.TakeAnswer
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Dutch
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!include words.nsh

VIProductVersion ${NUMBERS}
VIFileVersion ${NUMBERS}
VIAddVersionKey /LANG=${LANG_ENGLISH} ProductName "Formula Desktop"
VIAddVersionKey /LANG=${LANG_ENGLISH} ProductVersion "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} FileDescription "Formula Desktop Setup"
VIAddVersionKey /LANG=${LANG_ENGLISH} FileVersion "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} LegalCopyright "${COPYRIGHT}"

!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
  !finalize '${SIGN} "%1"' = 0
!endif

Var OldFolder ; where the version lies that is installed, "" for none
Var DeleteData ; ${BST_CHECKED} when the user's games are to go, too
Var Checkbox

; For both: what refuses, and how it is said.

!macro NoteIfRunning file
  ${If} ${FileExists} "${file}"
    ClearErrors
    FileOpen $2 "${file}" a
    ${If} ${Errors}
      StrCpy $1 1
    ${Else}
      FileClose $2
    ${EndIf}
  ${EndIf}
!macroend

!macro Common un
  Function ${un}Refuse ; in: the sentence, the status; ends here
    Pop $0
    Pop $1
    ${If} ${Silent}
      System::Call 'kernel32::AttachConsole(i -1)' ; of the prompt that this was typed at
      System::Call 'kernel32::GetStdHandle(i -11) p .r2'
      FileWrite $2 "$0$\r$\n"
    ${ElseIf} $1 <> ${TRY_LATER} ; for that one, there was a question already
      MessageBox MB_OK|MB_ICONSTOP "$0"
    ${EndIf}
    SetErrorLevel $1
    Quit
  FunctionEnd

  ; Windows lets nobody write to a program that runs, whoever started it.
  Function ${un}RefuseWhileRunning ; in: the folder of the program
    Pop $0
    ${Do}
      StrCpy $1 0
      !insertmacro NoteIfRunning "$0\${EXE}"
      !insertmacro NoteIfRunning "$0\${CONSOLE}"
      ${If} $1 = 0
        Return
      ${EndIf}
    ${LoopWhile} ${Cmd} 'MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY'
    Push ${TRY_LATER}
    Push "$(Running)"
    Call ${un}Refuse
  FunctionEnd

  ; As what it was started with says, or refuse.
  Function ${un}ForAllUsers
    UserInfo::GetAccountType
    Pop $0
    ${If} $0 == "Admin"
      SetShellVarContext all
      Return
    ${EndIf}
    ${IfNot} ${Silent} ; Windows asks for an administrator's password
      ${GetParameters} $1
      ClearErrors
      !if "${un}" == ""
        ${If} $INSTDIR != ""
          StrCpy $1 "$1 /D=$INSTDIR" ; NSIS takes that away, and wants it last
        ${EndIf}
        ExecShell "runas" "$EXEPATH" "$1"
      !else
        ExecShell "runas" "$INSTDIR\${UNINSTALLER}" "$1"
      !endif
      ${IfNot} ${Errors}
        Quit
      ${EndIf}
    ${EndIf}
    Push ${RIGHTS_NEEDED}
    Push "$(RightsNeeded)"
    Call ${un}Refuse
  FunctionEnd
!macroend
!insertmacro Common ""
!insertmacro Common "un."

; Installing

Function .onInit
  SetRegView 64
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} ${LEAST_BUILD}
    Push ${TOO_OLD}
    Push "$(TooOld)"
    Call Refuse
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/ALLUSERS" $1
  ${IfNot} ${Errors}
    Call ForAllUsers
    Call RefuseBesideMsi
  ${EndIf}
  System::Call 'kernel32::CreateMutex(p 0, i 0, t "FormulaDesktopSetup") ?e'
  Pop $0
  ${If} $0 = 183 ; ERROR_ALREADY_EXISTS
    Push ${TRY_LATER}
    Push "$(AnotherSetup)"
    Call Refuse
  ${EndIf}
  Call ChooseFolder
FunctionEnd

; It would be in the same folder, and either would remove the files of the other.
Function RefuseBesideMsi
  ReadRegStr $0 HKLM "${BY_MSI}" Package
  ${If} $0 != ""
    Push ${BROKEN_OFF}
    Push "$(InstalledByMsi)"
    Call Refuse
  ${EndIf}
FunctionEnd

Function ChooseFolder
  ReadRegStr $OldFolder SHCTX "${ENTRY}" InstallLocation
  ${IfNot} ${FileExists} "$OldFolder\${UNINSTALLER}"
    StrCpy $OldFolder ""
  ${EndIf}
  ${If} $INSTDIR != "" ; by /D=
    Return
  ${EndIf}
  StrCpy $INSTDIR $OldFolder
  ${If} $INSTDIR == ""
    StrCpy $INSTDIR "$PROGRAMFILES64\Formula Desktop"
    ${IfNot} ${ShellVarContextAll}
      StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Formula Desktop"
    ${EndIf}
  ${EndIf}
FunctionEnd

Function NameInstallButton
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(^InstallBtn)"
FunctionEnd

Section
  Push $OldFolder
  Call RefuseWhileRunning
  Push $INSTDIR
  Call RefuseWhileRunning
  Call RemoveOldVersion
  !include "${LISTS}/install.nsh"
  SetOutPath "$INSTDIR"
  File "${ICONS}/formula-game.ico"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  CreateShortcut "$SMPROGRAMS\Formula Desktop.lnk" "$INSTDIR\${EXE}" "" "" "" "" "" "$(Comment)"
  Call RegisterFileType
  Call RegisterProgram
SectionEnd

; It removes what it has installed and nothing else, so nothing of an older version is left over.
Function RemoveOldVersion
  ${If} $OldFolder == ""
    Return
  ${EndIf}
  ClearErrors
  ExecWait '"$OldFolder\${UNINSTALLER}" /S /UPGRADE _?=$OldFolder' $0
  ${If} ${Errors}
  ${OrIf} $0 <> 0
    Push ${BROKEN_OFF}
    Push "$(OldStays)"
    Call Refuse
  ${EndIf}
  Delete "$OldFolder\${UNINSTALLER}"
  RMDir "$OldFolder"
FunctionEnd

Function RegisterFileType
  WriteRegStr SHCTX "Software\Classes\${GAME}" "" "$(GameType)"
  WriteRegStr SHCTX "Software\Classes\${GAME}\DefaultIcon" "" "$INSTDIR\formula-game.ico"
  WriteRegStr SHCTX "Software\Classes\${GAME}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegStr SHCTX "Software\Classes\.formula" "" "${GAME}"
  WriteRegStr SHCTX "Software\Classes\.formula" "Content Type" "${MIME_TYPE}"
  WriteRegStr SHCTX "Software\Classes\.formula\OpenWithProgids" "${GAME}" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
FunctionEnd

Function RegisterProgram
  WriteRegStr SHCTX "${ENTRY}" DisplayName "Formula Desktop"
  WriteRegStr SHCTX "${ENTRY}" DisplayVersion "${VERSION}"
  WriteRegStr SHCTX "${ENTRY}" DisplayIcon "$INSTDIR\${EXE}"
  WriteRegStr SHCTX "${ENTRY}" Publisher "${AUTHORS}"
  WriteRegStr SHCTX "${ENTRY}" InstallLocation "$INSTDIR"
  WriteRegStr SHCTX "${ENTRY}" UninstallString '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr SHCTX "${ENTRY}" QuietUninstallString '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD SHCTX "${ENTRY}" EstimatedSize ${KIB}
  WriteRegDWORD SHCTX "${ENTRY}" NoModify 1
  WriteRegDWORD SHCTX "${ENTRY}" NoRepair 1
FunctionEnd

; Through Explorer, which runs as the user also where this runs as an administrator.
Function StartProgram
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\${EXE}"'
FunctionEnd

; Removing

Function un.onInit
  SetRegView 64
  ReadRegStr $0 HKLM "${ENTRY}" InstallLocation
  ${If} $0 == $INSTDIR
    Call un.ForAllUsers
  ${EndIf}
  StrCpy $DeleteData 0
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DELETEDATA" $1
  ${IfNot} ${Errors}
    StrCpy $DeleteData ${BST_CHECKED}
  ${EndIf}
FunctionEnd

Function un.AskAboutData
  !insertmacro MUI_HEADER_TEXT "$(RemoveTitle)" ""
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 36u "$(RemoveText)"
  Pop $0
  ${NSD_CreateCheckbox} 0 44u 100% 12u "$(RemoveData)"
  Pop $Checkbox
  ${NSD_SetState} $Checkbox $DeleteData
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(^UninstallBtn)"
  nsDialogs::Show
FunctionEnd

Function un.TakeAnswer
  ${NSD_GetState} $Checkbox $DeleteData
FunctionEnd

Section Uninstall
  Push $INSTDIR
  Call un.RefuseWhileRunning
  !include "${LISTS}/remove.nsh"
  Delete "$INSTDIR\formula-game.ico"
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${IfNot} ${Errors} ; the rest is written anew at once; the taskbar may know the shortcut
    Return
  ${EndIf}
  Delete "$INSTDIR\${UNINSTALLER}"
  SetOutPath "$TEMP" ; else the folder would be in use
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Formula Desktop.lnk"
  Call un.UnregisterFileType
  DeleteRegKey SHCTX "${ENTRY}"
  ${If} $DeleteData == ${BST_CHECKED}
    SetShellVarContext current
    RMDir /r "$LOCALAPPDATA\formula-desktop"
  ${EndIf}
SectionEnd

Function un.UnregisterFileType
  ReadRegStr $0 SHCTX "Software\Classes\.formula" ""
  ${If} $0 == "${GAME}" ; another program may have taken it
    DeleteRegValue SHCTX "Software\Classes\.formula" ""
    DeleteRegValue SHCTX "Software\Classes\.formula" "Content Type"
  ${EndIf}
  DeleteRegValue SHCTX "Software\Classes\.formula\OpenWithProgids" "${GAME}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.formula\OpenWithProgids"
  ReadRegStr $0 SHCTX "Software\Classes\.formula" ""
  ${If} $0 == ""
    DeleteRegKey /ifempty SHCTX "Software\Classes\.formula"
  ${EndIf}
  DeleteRegKey SHCTX "Software\Classes\${GAME}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
FunctionEnd
