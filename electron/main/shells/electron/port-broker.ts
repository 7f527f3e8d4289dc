import { MessageChannelMain, type MessagePortMain, type WebContents } from 'electron';
import type { Channel } from '../../../../shared/bridge/channel.ts';

/** The message by which a port reaches a preload; the preload hands it on to its page. */
const PORT_MESSAGE = 'varde:port';

export interface PortBroker {
  /** Joins a window of the user interface with the host and, now or once there is one, with the data window. */
  connectUi(contents: WebContents): Channel;
  /** Joins the data window with the host and with every window of the user interface. */
  connectData(contents: WebContents): Channel;
  forget(contents: WebContents): void;
}

/** Makes the ports between the processes. After that the main process is out of their way. */
export function createPortBroker(): PortBroker {
  const uiWindows = new Set<WebContents>();
  let dataWindow: WebContents | undefined;

  function joinWithHost(contents: WebContents, role: 'host' | 'control'): Channel {
    const { port1, port2 } = new MessageChannelMain();
    contents.postMessage(PORT_MESSAGE, { role }, [port2]);
    return electronPortChannel(port1);
  }

  function joinWithData(ui: WebContents): void {
    if (!dataWindow) return;
    const { port1, port2 } = new MessageChannelMain();
    dataWindow.postMessage(PORT_MESSAGE, { role: 'ui' }, [port1]);
    ui.postMessage(PORT_MESSAGE, { role: 'data' }, [port2]);
  }

  return {
    connectUi(contents) {
      uiWindows.add(contents);
      const channel = joinWithHost(contents, 'host');
      joinWithData(contents);
      return channel;
    },
    connectData(contents) {
      dataWindow = contents;
      const channel = joinWithHost(contents, 'control');
      for (const ui of uiWindows) joinWithData(ui);
      return channel;
    },
    forget(contents) {
      uiWindows.delete(contents);
      if (dataWindow === contents) dataWindow = undefined;
    },
  };
}

/**
 * A channel over a port of the main process. Such a port is no DOM port: it speaks Node's events and holds messages
 * back until it is started. It tells of a close only the other end, a channel tells both.
 */
export function electronPortChannel(port: MessagePortMain): Channel {
  const closeListeners: (() => void)[] = [];
  let isClosed = false;
  const onClosed = () => {
    if (isClosed) return;
    isClosed = true;
    for (const listener of closeListeners) listener();
  };
  port.on('close', onClosed);
  return {
    post: (message) => port.postMessage(message),
    onMessage: (listener) => {
      port.on('message', ({ data }) => listener(data));
      port.start();
    },
    onClose: (listener) => void closeListeners.push(listener),
    close: () => {
      port.close();
      onClosed();
    },
  };
}
