import type { Page, WebSocketRoute } from '@playwright/test';

/** What a page asks of host and data window, which can be held back: as where they work long. To be made before the app opens. */
export async function createHeldBridge(page: Page) {
  let held: string | undefined;
  const ways: (() => void)[] = [];
  await page.routeWebSocket(/\/bridge\//, (socket) => {
    const way = createWay(socket, (message) => held !== undefined && message.includes(held));
    ways.push(way);
  });
  return {
    /** What comes behind a call of this method waits too, in its order, until what this gives is called. */
    holds(method: string): () => void {
      held = `"${method}"`;
      return () => {
        held = undefined;
        for (const open of ways) open();
      };
    },
  };
}

/** Passes everything on, or keeps it from the first message that is held; gives what lets it all go. */
function createWay(socket: WebSocketRoute, isHeld: (message: string | Buffer) => boolean): () => void {
  const server = socket.connectToServer();
  const waiting: (string | Buffer)[] = [];
  socket.onMessage((message) => {
    if (waiting.length > 0 || isHeld(message)) waiting.push(message);
    else server.send(message);
  });
  return () => {
    for (const message of waiting.splice(0)) server.send(message);
  };
}
