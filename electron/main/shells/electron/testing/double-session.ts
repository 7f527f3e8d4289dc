import { demandReady, doubleState, EventDouble, strict } from './double-state.ts';

type Handler = Parameters<Electron.Protocol['handle']>[1];
type PermissionAsker = NonNullable<Parameters<Electron.Session['setPermissionRequestHandler']>[0]>;
type PermissionChecker = NonNullable<Parameters<Electron.Session['setPermissionCheckHandler']>[0]>;
type DeviceChecker = NonNullable<Parameters<Electron.Session['setDevicePermissionHandler']>[0]>;
type SerialChooser = (
  event: Electron.Event,
  ports: Electron.SerialPort[],
  contents: Electron.WebContents,
  choose: (portId: string) => void,
) => void;
type BeforeRequest = (
  details: { url: string },
  answer: (response: Electron.CallbackResponse) => void,
) => void;

/** A scheme is handled on one session only, and once. */
class ProtocolDouble implements Pick<Electron.Protocol, 'handle' | 'isProtocolHandled' | 'unhandle'> {
  private readonly handlers = new Map<string, Handler>();

  handle(scheme: string, handler: Handler): void {
    if (this.handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    this.handlers.set(scheme, handler);
  }

  isProtocolHandled(scheme: string): boolean {
    return this.handlers.has(scheme);
  }

  unhandle(scheme: string): void {
    if (!this.handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
  }

  find(scheme: string): Handler | undefined {
    return this.handlers.get(scheme);
  }
}

type SessionMembers = Pick<
  Electron.Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
  | 'setDownloadPath'
  | 'setProxy'
  | 'clearStorageData'
>;

/** A session grants whatever nobody handles, as Electron does. */
export class SessionDouble implements SessionMembers {
  readonly protocol = strict('protocol', new ProtocolDouble());
  private permissionAsker: PermissionAsker | null = null;
  private permissionChecker: PermissionChecker | null = null;
  private deviceChecker: DeviceChecker | null = null;
  private serialChooser: SerialChooser | undefined;
  private spelling = { isEnabled: true, languages: ['en-US'] };
  downloadPath: string | undefined;
  /** Where it keeps what it stores; null for one that keeps nothing. */
  storagePath: string | null = null;
  /** What clears storages. Tests say whether Chromium can. */
  clear: (storages: readonly string[]) => Promise<void> = async () => undefined;
  /** Without a word, Chromium asks the system, and a script of the network that finds proxies. */
  proxyMode = 'system';
  network: (input: string | Request, init?: RequestInit) => Promise<Response> = (input) =>
    Promise.reject(new Error(`net::ERR_INTERNET_DISCONNECTED ${String(input)}`));
  private beforeRequest: { urls: readonly string[]; listener: BeforeRequest } | undefined;

  readonly webRequest = strict('webRequest', {
    onBeforeRequest: (filter: Electron.WebRequestFilter, listener: BeforeRequest): void => {
      this.beforeRequest = { urls: filter.urls, listener };
    },
  });

  on(event: string, listener: SerialChooser): this {
    if (event !== 'select-serial-port') throw new Error(`The double of a session never emits ${event}`);
    this.serialChooser = listener;
    return this;
  }

  /** The id that a page gets that asks for a port. Where nobody prevents it Electron chooses none. */
  askForSerialPort(ports: readonly Electron.SerialPort[]): Promise<string> {
    const event = new EventDouble();
    return new Promise((resolve) => {
      const contents = { getURL: () => 'app://varde/' } as Electron.WebContents;
      this.serialChooser?.(event as Electron.Event, [...ports], contents, resolve);
      if (!event.defaultPrevented) resolve('');
    });
  }

  setPermissionRequestHandler(handler: PermissionAsker | null): void {
    this.permissionAsker = handler;
  }

  setPermissionCheckHandler(handler: PermissionChecker | null): void {
    this.permissionChecker = handler;
  }

  setDevicePermissionHandler(handler: DeviceChecker | null): void {
    this.deviceChecker = handler;
  }

  setSpellCheckerEnabled(enable: boolean): void {
    this.spelling.isEnabled = enable;
  }

  setSpellCheckerLanguages(languages: string[]): void {
    this.spelling.languages = languages;
  }

  setDownloadPath(path: string): void {
    this.downloadPath = path;
  }

  clearStorageData({ storages = [] }: Electron.ClearStorageDataOptions = {}): Promise<void> {
    return this.clear(storages);
  }

  async setProxy(config: Electron.ProxyConfig): Promise<void> {
    this.proxyMode = config.mode ?? 'system';
  }

  /** Chromium's network. Tests say what answers. */
  fetch(input: string | Request, init?: RequestInit): Promise<Response> {
    return this.network(input, init);
  }

  /** A session fetches its dictionaries whether or not a window checks spelling (electron/electron#22995). */
  get fetchesDictionaries(): boolean {
    return this.spelling.isEnabled && this.spelling.languages.length > 0;
  }

  /** What a page gets that asks for a permission, or a frame in it. */
  requestPermission(
    pageUrl: string,
    permission: Parameters<PermissionAsker>[1],
    { isMainFrame = true, frameUrl = pageUrl }: { isMainFrame?: boolean; frameUrl?: string } = {},
  ): boolean {
    if (!this.permissionAsker) return true;
    let granted: boolean | undefined;
    const contents = { getURL: () => pageUrl };
    this.permissionAsker(contents as Electron.WebContents, permission, (answer) => (granted = answer), {
      isMainFrame,
      requestingUrl: frameUrl,
    } as Electron.PermissionRequest);
    if (granted === undefined) throw new Error(`Nobody answered the request for ${permission}`);
    return granted;
  }

  /** What Chromium is told when it checks a permission without asking. */
  checkPermission(origin: string, permission: Parameters<PermissionChecker>[1]): boolean {
    if (!this.permissionChecker) return true;
    return this.permissionChecker(null, permission, origin, {
      isMainFrame: true,
    } as Electron.PermissionCheckHandlerHandlerDetails);
  }

  checkDevice(details: Electron.DevicePermissionHandlerHandlerDetails): boolean {
    return this.deviceChecker ? this.deviceChecker(details) : true;
  }

  /** Whether a request of a page would leave. */
  wouldRequest(url: string): boolean {
    if (!this.beforeRequest?.urls.some((pattern) => url.startsWith(pattern.slice(0, pattern.indexOf('*'))))) {
      return true;
    }
    let response: Electron.CallbackResponse | undefined;
    this.beforeRequest.listener({ url }, (answer) => (response = answer));
    if (!response) throw new Error(`Nobody answered the request for ${url}`);
    return response.cancel !== true;
  }

  /** Loads an address as a navigation of a window would. */
  async load(url: string, init?: RequestInit): Promise<Response> {
    const scheme = new URL(url).protocol.slice(0, -1);
    const handler = this.protocol.find(scheme);
    if (!handler) throw new Error(`ERR_UNKNOWN_URL_SCHEME (-302) loading '${url}'`);
    const registered = doubleState().schemes?.find((candidate) => candidate.scheme === scheme);
    if (!registered?.privileges?.standard) {
      throw new Error(
        `The scheme ${scheme} is not registered as standard: its pages have no origin and no storage`,
      );
    }
    const response = await handler(new Request(url, init));
    if (!(response instanceof Response)) throw new Error(`ERR_FAILED (-2) loading '${url}'`);
    return response;
  }
}

/** One session per partition; none before `ready`. */
class SessionsDouble implements Pick<typeof Electron.Session, never> {
  private sessions = new Map<string, SessionDouble>();

  get defaultSession(): SessionDouble {
    return this.fromPartition('');
  }

  fromPartition(partition: string): SessionDouble {
    demandReady('Session can only be received when app is ready');
    const known = this.sessions.get(partition) ?? strict('session', new SessionDouble());
    this.sessions.set(partition, known);
    return known;
  }

  startAnew(): void {
    this.sessions = new Map();
  }
}

export const sessionsDouble = new SessionsDouble();
