export type MenuItems = readonly Electron.MenuItemConstructorOptions[];

/** What one run of the doubled Electron knows. Tests start a new one before each test. */
class DoubleState {
  isReady = false;
  isQuitting = false;
  exitCode: number | undefined;
  isSandboxed = false;
  isPackaged = false;
  /** What Chromium was told on its command line. */
  readonly switches = new Map<string, string>();
  userModelId: string | undefined;
  aboutOptions: Electron.AboutPanelOptionsOptions | undefined;
  keepsCrashDumps = false;
  isSystemDark = false;
  /** Whether hidden windows paint; under Wayland they may not, and then they are never ready to show. */
  paintsHidden = true;
  themeSource: Electron.NativeTheme['themeSource'] = 'system';
  /** The images of the icons that stand in the tray. */
  readonly trayIcons = new Set<{ readonly image: string; emit(event: string): boolean; items: MenuItems }>();
  /** Menus that were opened over a window. */
  readonly popups: MenuItems[] = [];
  readonly openedFolders: string[] = [];
  readonly recentDocuments: string[] = [];
  schemes: readonly Electron.CustomScheme[] | undefined;
  readonly paths = new Map<string, string>([
    ['appData', '/nowhere/app-data'],
    ['userData', '/nowhere/app-data/varde'],
    ['downloads', '/nowhere/downloads'],
  ]);
  /** Folders of user data that another instance holds. */
  readonly heldLocks = new Set<string>();
  hasLock = false;
  readonly protocolClients = new Set<string>();
  displays: readonly { bounds: Electron.Rectangle; workArea: Electron.Rectangle }[] = [
    {
      bounds: { x: 0, y: 0, width: 1920, height: 1080 },
      workArea: { x: 0, y: 0, width: 1920, height: 1040 },
    },
  ];
  saveAnswer: Electron.SaveDialogReturnValue = { canceled: true, filePath: '' };
  readonly saveQuestions: Electron.SaveDialogOptions[] = [];
  /** The button that is pressed next, by its place. */
  messageAnswer = 0;
  readonly messageQuestions: Electron.MessageBoxOptions[] = [];
  readonly openedAddresses: string[] = [];
  readonly errorBoxes: string[] = [];
  menuTemplate: MenuItems | undefined;
}

let current = new DoubleState();

export function doubleState(): DoubleState {
  return current;
}

export function startNewState(): void {
  current = new DoubleState();
}

/** Most of Electron can be used only after `ready`; what it says otherwise differs by module. */
export function demandReady(complaint: string): void {
  if (!current.isReady) throw new Error(complaint);
}

/** What may be asked only before `ready`. */
export function demandNotReady(complaint: string): void {
  if (current.isReady) throw new Error(complaint);
}

/**
 * Refuses what the double does not know, so that code under test can not use a part of Electron whose rules nobody
 * wrote down here.
 */
export function strict<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get(_, member) {
      const value: unknown = Reflect.get(target, member, target);
      if (value === undefined && !(member in target) && typeof member === 'string' && member !== 'then') {
        throw new Error(`The double of Electron has no ${name}.${member}`);
      }
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** An event object as Electron hands out: whoever emitted it asks afterwards whether it was prevented. */
export class EventDouble {
  defaultPrevented = false;

  preventDefault(): void {
    this.defaultPrevented = true;
  }
}
