import type { Channel } from '../../../shared/bridge/channel.ts';

/** The hidden window that holds the data, as the host sees it. */
export interface DataWindow {
  /** The connection between host and data window. It closes when the window is gone, for whatever reason. */
  readonly channel: Channel;
  close(): Promise<void>;
}

/** What a shell tells the host. */
export interface ShellListener {
  /** A window of the user interface connected. The shell itself joins its second channel with the data window. */
  onUiChannel(channel: Channel): void;
  onLastUiWindowClosed(): void;
}

export interface SaveDialogOptions {
  readonly proposedName: string;
  readonly folder: string;
}

/**
 * Everything that differs between Electron and the browser shell. The rest of the host is shared and never asks which
 * one it is.
 */
export interface Shell {
  readonly name: 'electron' | 'browser';
  /** Starts a new data window; called again after one was lost. */
  openDataWindow(): Promise<DataWindow>;
  /** Opens the window of the user interface, or brings it to the front. */
  openUiWindow(): Promise<void>;
  /** Where to save; undefined when the user closed the dialog. A shell without dialogs saves into the folder. */
  chooseSavePath(options: SaveDialogOptions): Promise<string | undefined>;
  /** Opens a checked http or https address in the system browser. */
  openExternal(url: string): Promise<void>;
  /** Ends every window that the shell started. */
  close(): Promise<void>;
}
