import type { Channel } from '../../../shared/bridge/channel.ts';
import type { Log } from '../../../shared/ports/log.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import type { OtherHandler } from '../http/router.ts';
import type { WebSocketRoutes } from '../http/web-sockets.ts';
import type { Notices } from '../reporting/notices.ts';
import type { SettingsFile } from '../settings/settings-file.ts';

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
  /** Starts a new data window; called again after one was lost. `isAnew`: its old store is moved aside first. */
  openDataWindow(isAnew: boolean): Promise<DataWindow>;
  /** Opens the window of the user interface, or brings it to the front. */
  openUiWindow(): Promise<void>;
  /**
   * Where to save; undefined when the user closed the dialog. A shell without dialogs finds a free name in the folder.
   * A path where a file stands already means that the user agreed to replace it.
   */
  chooseSavePath(options: SaveDialogOptions): Promise<string | undefined>;
  /** Opens a checked http or https address in the system browser; the browser shell has none but its own. */
  openExternal(url: string): Promise<void>;
  /** Ends every window that the shell started. */
  close(): Promise<void>;
}

/** What a shell needs of the host. */
export interface ShellContext {
  readonly listener: ShellListener;
  readonly folder: DataFolder;
  /** Of the services; the browser shell's pages are served there too. */
  readonly port: number;
  readonly notices: Notices;
  readonly settings: Pick<SettingsFile, 'read' | 'write' | 'onChanged'>;
  readonly log: Log;
}

/** A shell, and what the host serves over HTTP for it: nothing where windows have a way of their own. */
export interface ShellSetup {
  readonly shell: Shell;
  readonly webSocketRoutes?: WebSocketRoutes;
  readonly pages?: readonly OtherHandler[];
  /** The origin of the pages, where it is not that of the services: they may read them. */
  readonly pageOrigin?: string;
  /** Where the system keeps what is downloaded, where the shell knows it. */
  readonly downloadsFolder?: string;
  /** The network of the shell, where it knows more of it than Node: proxies, certificates. */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * The path of a file that a person chose, dropped or opened, by the token that its window has for it; once. Windows
   * that know no paths send the bytes.
   */
  readonly takeChosenPath?: (token: string) => string | undefined;
  /** Where there is no save dialog: the address of a copy of an exported file. */
  readonly offerDownload?: (path: string) => string;
}
