// The faults that let a page do what it must not: send as somebody else, go away, use what nobody granted.

import type { PlantedFault } from './shell-tour.ts';

export const GUARD_FAULTS: { readonly [rule: string]: readonly PlantedFault[] } = {
  'messages come from any frame, also from one that is gone': [
    {
      file: 'page-requests.ts',
      from: ' && senderFrame.parent === null',
      to: '',
      complaint: /nothing is said of: Refused/,
    },
    {
      file: 'page-requests.ts',
      from: 'senderFrame !== null && ',
      to: '',
      complaint: /Cannot read properties of null/,
    },
    {
      file: 'page-requests.ts',
      from: 'pageOf(senderFrame.origin)',
      to: 'pageOf(senderFrame.url)',
      complaint: /nothing is said of: Refused/,
    },
    {
      file: 'electron-setup.ts',
      from: '  followTheme(',
      to: '  setUpChosenFiles(openedFiles, () => undefined);\n  followTheme(',
      complaint: /second handler/,
    },
    {
      file: 'electron-setup.ts',
      from: '  setUpChosenFiles(openedFiles,',
      to: '  void (openedFiles,',
      complaint: /No handler registered/,
    },
  ],
  'a page may do everything that nobody forbids': [
    {
      file: 'guards.ts',
      from: '    details.preventDefault();\n    log',
      to: '    log',
      complaint: /the page goes away/,
    },
    {
      file: 'guards.ts',
      from: "contents.on('will-redirect', (details) => details.preventDefault());",
      to: '',
      complaint: /the page is led away/,
    },
    {
      file: 'guards.ts',
      from: "contents.on('will-attach-webview', (event) => event.preventDefault());",
      to: '',
      complaint: /has a webview/,
    },
    {
      file: 'guards.ts',
      from: "action: 'deny'",
      to: "action: 'allow'",
      complaint: /the page opens a window/,
    },
    {
      file: 'guards.ts',
      from: 'session.setPermissionRequestHandler',
      to: 'void ',
      complaint: /may use the camera/,
    },
    {
      file: 'guards.ts',
      from: 'answer(isMainFrame && isGranted(requestingUrl, permission));',
      to: 'isGranted(requestingUrl, permission);',
      complaint: /Nobody answered the request for media/,
    },
    {
      file: 'guards.ts',
      from: 'isMainFrame && ',
      to: '',
      complaint: /a frame may write to the clipboard/,
    },
    {
      file: 'guards.ts',
      from: 'session.setPermissionCheckHandler',
      to: 'void ',
      complaint: /may ask for the camera/,
    },
    {
      file: 'guards.ts',
      from: 'deviceType === SERIAL && isAlwaysGranted(origin, SERIAL)',
      to: 'true',
      complaint: /USB/,
    },
    {
      file: 'guards.ts',
      from: ' && asksPosition()',
      to: '',
      complaint: /the page may ask where it is/,
    },
    {
      file: 'guards.ts',
      from: "pageOf(url) === 'ui' && asksPosition()",
      to: 'asksPosition()',
      complaint: /the data page may ask where it is/,
    },
    {
      file: 'run-electron.ts',
      from: 'asksPosition = () => context.settings.read().asksBrowserPosition;',
      to: '',
      complaint: /may not ask where it is though/,
    },
    {
      file: 'run-electron.ts',
      from: 'asksPosition: () => asksPosition(),',
      to: 'asksPosition,',
      complaint: /may not ask where it is though/,
    },
    {
      file: 'guards.ts',
      from: '({ url }, answer) => answer(',
      to: '({ url }) => void (',
      complaint: /Nobody answered the request for https/,
    },
    {
      file: 'guards.ts',
      from: 'cancel: !',
      to: 'cancel: url === !',
      complaint: /leaves the machine/,
    },
    {
      file: 'guards.ts',
      from: '  fetchNoDictionaries(session);\n',
      to: '',
      complaint: /dictionaries are fetched/,
    },
  ],
};
