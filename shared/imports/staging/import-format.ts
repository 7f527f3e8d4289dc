import type { RowContent } from '../rows/row-content.ts';
import type { LayerDraft } from './layer-draft.ts';

/** Takes the bytes of a file as they come and gathers what is in it. */
export interface FileReader<Content> {
  /** Throws what is wrong and where. Nobody writes to the bytes afterwards: a reader may keep them. */
  push(chunk: Uint8Array): void;
  /** After the last byte. Throws as `push` does. */
  end(): Content;
}

/** A file of which the format is known, before its bytes come. */
export interface OpenedFile {
  readonly fileName: string;
  /** How many will come, as far as it is known. */
  readonly expectedBytes?: number | undefined;
}

/** What a kind of file is, and how it is told from others. */
interface Format<Id extends string, Content> {
  readonly id: Id;
  /** As people call it. */
  readonly name: string;
  /** How names of such files end, in lower case, with the dot. Dialogs offer these. */
  readonly extensions: readonly string[];
  /**
   * Whether a file is of this format, by its beginning: text from the first character that is no blank on, without a
   * byte-order mark, 64 KiB of the file at most.
   */
  detect(start: string): boolean;
  /** The reader is loaded when the first such file comes: windows that only ask what a file is do without. */
  open(file: OpenedFile): Promise<FileReader<Content>>;
}

/** Its features become layers. */
export interface FeatureFormat<Id extends string = string> extends Format<Id, LayerDraft> {
  readonly gives: 'features';
}

/** Its rows belong to a register, which knows them by their members. */
export interface RowFormat<Id extends string = string> extends Format<Id, RowContent> {
  readonly gives: 'rows';
}

export function defineFeatureFormat<const Id extends string>(
  format: Omit<FeatureFormat<Id>, 'gives'>,
): FeatureFormat<Id> {
  return { ...format, gives: 'features' };
}

export function defineRowFormat<const Id extends string>(
  format: Omit<RowFormat<Id>, 'gives'>,
): RowFormat<Id> {
  return { ...format, gives: 'rows' };
}
