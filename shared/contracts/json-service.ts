// What the JSON services are made of: where they answer, and what each operation takes and does.

import type { JsonObject } from '../base/json.ts';
import type { OperationEntry, TypeTable } from '../schema/notation.ts';

export interface ServiceBase {
  /** On our host, without slash at its end. Read in any case of letters. */
  readonly path: string;
  readonly version: string;
  /** The path of the public service that we stand for: only the host of a program that asks it has to change. */
  readonly isPublic?: true;
  /** Members that have another name in the public service. */
  readonly memberNames?: { readonly [ourName: string]: string };
}

export interface JsonBody {
  /** The type of its one value. */
  readonly type: string;
  readonly limitBytes: number;
  /** What a person who tries it begins with. */
  readonly sample: JsonObject;
  /** The host takes the values of PictureImageBase64 out of it, so that nobody else decodes megabytes. */
  readonly holdsPictures?: true;
}

export interface JsonOperationEntry extends OperationEntry {
  /** HEAD goes with GET. */
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below a base: `GetApplications`, `Picture/{name}`. Read in any case, with or without a slash at its end. */
  readonly path: string;
  /** The versions that have it; all of them where it is absent. */
  readonly versions?: readonly string[];
  /** The described type of what it answers, or of the rows of that. */
  readonly rows: string;
  /** Whether the answer is a list of such rows. */
  readonly answersList?: true;
  /** Of its answer, where that is not JSON. */
  readonly mediaType?: string;
  readonly body?: JsonBody;
  /** Headers that it reads. `authorization` is passed on to no other operation. */
  readonly headers?: { readonly [name: string]: string };
  /** Who asks must bring a token that the app issued; looked at before the body is read. */
  readonly needsToken?: true;
  /** Is answered from the contracts alone, by the host, without the data window. */
  readonly runsInHost?: true;
  /** The host may keep its answers until data change. */
  readonly isCached?: true;
}

export type JsonOperationTable = { readonly [operation: string]: JsonOperationEntry };

export interface JsonService {
  readonly id: string;
  readonly version: string;
  /** Its own address first, then those of the public service. */
  readonly bases: readonly [ServiceBase, ...ServiceBase[]];
  readonly types: TypeTable;
  readonly operations: JsonOperationTable;
}
