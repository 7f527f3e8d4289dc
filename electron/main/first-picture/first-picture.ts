// What a window is drawn from before the data window answers: the answers of the last start, kept while nothing changed the
// rows since. The data window has the last word: a page asks it as soon as it is there, and shows what it says.

import type { RemoteData } from '../../../shared/contracts/bridge/data-api.ts';
import { FIRST_PICTURE_REGISTERS } from '../../../shared/contracts/bridge/first-picture.ts';
import type { Log } from '../../../shared/ports/log.ts';
import { type FirstPicture, NO_PICTURE, readPicture, removePicture, writePicture } from './picture-file.ts';

export interface FirstPictureDependencies {
  readonly path: string;
  /** The name of the rows that stand now: see `nameOfRows`. */
  readonly rows: () => string | undefined;
  /** Fails while there is no data window. */
  readonly data: () => Pick<RemoteData, 'registers.status' | 'registers.columns'>;
  readonly log: Log;
  /** Between a change and its being kept; tests make it short. */
  readonly restMs?: number;
}

export interface FirstPictures {
  /** Whether there is a picture of the rows that stand. */
  isKept(): Promise<boolean>;
  /** The picture, for a page that opens; nothing once the data window answers. */
  give(): Promise<FirstPicture>;
  /** The data window answers: what it says is kept for the next start, where a page wanted the picture. */
  onAnswered(): void;
  /** Its rows are others. */
  onChanged(): void;
  close(): void;
}

/** A page that asks the data window for the same has it first. */
const REST_MS = 500;
/** More would have to be read before anything else. */
const MAX_BYTES = 8 * 1024 * 1024;

export function createFirstPictures(dependencies: FirstPictureDependencies): FirstPictures {
  const { path, rows, data, log, restMs = REST_MS } = dependencies;
  let reading: Promise<FirstPicture> | undefined = readPicture(path, rows());
  let isWanted = false;
  let isAnswered = false;
  let keptRows: string | undefined;
  let changes = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function keep(): Promise<void> {
    const name = rows();
    // What is going on ends with a change, which is heard.
    if (name === undefined || name === keptRows) return;
    const changesBefore = changes;
    const picture = await ask(data());
    // Rows that became others meanwhile have told so, or are about to.
    if (rows() !== name || changes !== changesBefore) return;
    if (picture) await writePicture(path, name, picture);
    else await removePicture(path);
    keptRows = name;
  }

  function keepSoon(): void {
    clearTimeout(timer);
    if (!isAnswered || !isWanted || isClosed) return;
    timer = setTimeout(() => {
      keep().catch((error: unknown) => log.error('The first picture was not kept', error));
    }, restMs);
    timer.unref();
  }

  return {
    isKept: async () => ((await reading)?.statuses.length ?? 0) > 0,
    async give() {
      isWanted = true;
      keepSoon();
      return (await reading) ?? NO_PICTURE;
    },
    onAnswered() {
      reading = undefined;
      isAnswered = true;
      keepSoon();
    },
    onChanged() {
      // Rows get their name a moment before they stand: what was kept in between is not theirs.
      keptRows = undefined;
      changes += 1;
      keepSoon();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Nothing where there are no rows to show, or too many to be read at a start. */
async function ask(data: ReturnType<FirstPictureDependencies['data']>): Promise<FirstPicture | undefined> {
  const statuses = await data['registers.status']({});
  const isFilled = FIRST_PICTURE_REGISTERS.every((id) => statuses.some(({ register }) => register === id));
  if (!isFilled) return undefined;
  const columns = await Promise.all(
    FIRST_PICTURE_REGISTERS.map((register) => data['registers.columns']({ register })),
  );
  const bytes = columns.reduce((sum, { table }) => sum + table.length, 0);
  return bytes > MAX_BYTES ? undefined : { statuses, columns };
}
