// A file that is open to be read. It is read by its number: what Node's handles do around a read takes as long as to read
// a tile from the file cache.

import { read, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';

export interface ReadableFile {
  /** Bytes from a place on, as many as there is room for; fewer at the end of the file. Fails as the system does. */
  read(room: Uint8Array<ArrayBuffer>, at: number): Promise<Uint8Array<ArrayBuffer>>;
  stat(): Promise<Stats>;
  /** Its number is given back when the reads that are under way have ended: until then it is of no other file. */
  close(): void;
}

/** Fails as the system does. */
export async function openReadable(path: string): Promise<ReadableFile> {
  const handle = await open(path, 'r');
  const { fd } = handle;
  let reads = 0;
  let isClosed = false;
  const letGo = () => {
    if (isClosed && reads === 0) handle.close().catch(() => undefined);
  };
  return {
    read: (room, at) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(Object.assign(new Error(`${path} is closed`), { code: 'EBADF' }));
        reads++;
        let count = 0;
        const readOn = () => read(fd, room, count, room.length - count, at + count, take);
        const take = (error: Error | null, bytesRead: number) => {
          if (!error && bytesRead > 0) {
            count += bytesRead;
            if (count < room.length) return readOn();
          }
          reads--;
          letGo();
          if (error) reject(error);
          else resolve(count === room.length ? room : room.subarray(0, count));
        };
        readOn();
      }),
    stat: () => handle.stat(),
    close() {
      isClosed = true;
      letGo();
    },
  };
}
