import { connectBridgeClient, readFile, sendFile, storeFile } from '../drivers/bridge-client.ts';

/** Takes files in, one after the other, as the app does it, without a browser that shows it. */
export async function takeIn(varde, files) {
  const client = await connectBridgeClient(varde);
  for (const { fileName, text } of files) {
    const bytes = new TextEncoder().encode(text);
    const fileId = await sendFile(client, fileName, bytes.length, [bytes]);
    await readFile(client, fileId);
    await storeFile(client, fileId);
  }
  client.close();
}
