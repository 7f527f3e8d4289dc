// Which serial port a page gets that asks for one, such as that of a receiver of satellites: Electron shows no list itself.

import { dialog, type SerialPort, type Session } from 'electron';
import { MENU_TEXTS, type MenuLanguage } from './menu-texts.ts';

/** Asks the person, also where there is one port alone: it may be of another device. */
export function setUpSerialPorts(
  session: Session,
  language: () => MenuLanguage,
  log: (error: unknown) => void,
): void {
  session.on('select-serial-port', (event, ports, _contents, choose) => {
    event.preventDefault();
    void chosenPort(ports, language())
      .then(choose)
      .catch((error: unknown) => {
        log(error);
        choose('');
      });
  });
}

/** Its id; empty where there is none, or none is wanted. */
async function chosenPort(ports: readonly SerialPort[], language: MenuLanguage): Promise<string> {
  if (ports.length === 0) return '';
  const names = ports.map(({ displayName, portName }) =>
    displayName ? `${displayName} (${portName})` : portName,
  );
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: MENU_TEXTS.choosePort[language],
    buttons: [...names, MENU_TEXTS.cancel[language]],
    cancelId: ports.length,
  });
  return ports[response]?.portId ?? '';
}
