import { STABLE_HOST } from '../../http/access.ts';

/** Added to the arguments that puppeteer gives by itself, most of which keep a browser quiet. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-pings',
  '--disable-sync',
  '--no-proxy-server',
];

/** Software drawing where there is no graphics card; our pages are the only ones that these browsers show. */
const DRAWING = ['--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** What Chromium asks where this machine is, where the system does not know it. */
const POSITION_SERVICE = 'www.googleapis.com';

export interface ChromiumSituation {
  readonly port: number;
  readonly isRoot: boolean;
}

/**
 * What both browsers get. The one name that is known leads to us, so that the pages keep their origin on any port;
 * every other name leads nowhere, so that nothing leaves the machine, but `knownNames`. The services are told by their own address.
 */
export function commonArguments(
  { port, isRoot }: ChromiumSituation,
  knownNames: readonly string[] = [],
): string[] {
  const known = ['127.0.0.1', ...knownNames].map((name) => `EXCLUDE ${name}`).join(',');
  return [
    ...QUIET,
    ...DRAWING,
    `--host-resolver-rules=MAP ${STABLE_HOST} 127.0.0.1:${port},MAP * ~NOTFOUND,${known}`,
    // Chromium refuses to run as root with its sandbox.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

export interface AppWindow {
  readonly waitingUrl: string;
  /** Whether the person lets the browser ask where this machine is: then it knows that one name more. */
  readonly asksPosition: boolean;
}

/** What the app window gets besides. The address holds no key: other users can read arguments. */
export function appArguments(
  situation: ChromiumSituation,
  { waitingUrl, asksPosition }: AppWindow,
): string[] {
  return [
    ...commonArguments(situation, asksPosition ? [POSITION_SERVICE] : []),
    `--app=${waitingUrl}`,
    '--window-size=1440,900',
    // Without it a bar over the app warns of the resolver rules.
    '--test-type',
  ];
}
