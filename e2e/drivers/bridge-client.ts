// Speaks to a running Varde as its app does, without a browser: the key of the printed address becomes a cookie and
// a proof, and both open the bridge.

import { WebSocket } from 'ws';
import { PROOF_PARAMETER } from '../../shared/contracts/bridge/bridge-proof.ts';
import {
  createDataClient,
  createHostClient,
  type DataClient,
  type HostClient,
} from '../../shared/testing/bridge-client.ts';
import { ask } from './http-client.ts';
import type { VardeProgram } from './varde-program.ts';

export interface BridgeClient {
  readonly data: DataClient;
  readonly host: HostClient;
  close(): void;
}

export async function connectBridgeClient(varde: VardeProgram): Promise<BridgeClient> {
  const { headers, body } = await ask(await varde.appAddress(), {
    headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  });
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  const [, proof = ''] = /proof", "([\w-]+)"/.exec(String(body)) ?? [];
  const { host } = new URL(varde.ready.url);
  const open = (end: 'host' | 'data') =>
    new Promise<WebSocket>((done, fail) => {
      const socket = new WebSocket(`ws://${host}/bridge/${end}?${PROOF_PARAMETER}=${proof}`, {
        headers: { cookie },
        origin: `http://${host}`,
        perMessageDeflate: false,
      });
      socket.once('open', () => done(socket));
      socket.once('error', fail);
    });
  const [data, hostSocket] = await Promise.all([open('data'), open('host')]);
  return {
    data: createDataClient(data),
    host: createHostClient(hostSocket),
    close() {
      data.close();
      hostSocket.close();
    },
  };
}

/** Sends a file in parts, each when the one before is written. Gives the id of the kept file. */
export async function sendFile(
  { host }: Pick<BridgeClient, 'host'>,
  fileName: string,
  bytes: number,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const fileId = await host.remote['importFiles.begin']({ fileName, bytes });
  for await (const { buffer, byteOffset, byteLength } of parts) {
    // No Buffer, which is slow on the bridge.
    const part = new Uint8Array(buffer, byteOffset, byteLength);
    await host.remote['importFiles.append']({ fileId, part });
  }
  await host.remote['importFiles.end']({ fileId });
  return fileId;
}

/** Has a kept file read. Gives what was found, and waits for a word. */
export async function readFile({ host, data }: BridgeClient, fileId: string) {
  const { jobId } = await host.remote['imports.read']({ fileId });
  await untilJob({ host }, jobId, 'waiting');
  return data.remote['imports.draft']({ fileId });
}

/** Stores what a file was read into, and waits for the end of the job. */
export async function storeFile(
  { host }: Pick<BridgeClient, 'host'>,
  fileId: string,
  mapName?: string,
): Promise<void> {
  const input = { fileId, ...(mapName !== undefined && { mapName }) };
  const { jobId } = await host.remote['imports.store'](input);
  await untilJob({ host }, jobId, 'done');
}

async function untilJob(
  { host }: Pick<BridgeClient, 'host'>,
  jobId: string,
  wanted: 'waiting' | 'done',
): Promise<void> {
  for (;;) {
    const job = (await host.remote['jobs.list']({})).find((each) => each.jobId === jobId);
    if (job?.state === wanted) return;
    if (job?.state !== 'running' && job?.state !== 'waiting') {
      throw new Error(`The import ended as ${job?.state}: ${job?.errorCode}`);
    }
    await new Promise((next) => setTimeout(next, 20));
  }
}
