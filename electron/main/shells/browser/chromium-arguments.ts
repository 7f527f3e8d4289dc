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

export interface ChromiumSituation {
  readonly port: number;
  readonly isRoot: boolean;
}

/**
 * What both browsers get. The one name that is known leads to us, so that the pages keep their origin on any port;
 * every other name leads nowhere, so that nothing leaves the machine. The services are told by their own address.
 */
export function commonArguments({ port, isRoot }: ChromiumSituation): string[] {
  return [
    ...QUIET,
    ...DRAWING,
    `--host-resolver-rules=MAP ${STABLE_HOST} 127.0.0.1:${port},MAP * ~NOTFOUND,EXCLUDE 127.0.0.1`,
    // Chromium refuses to run as root with its sandbox.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

/** What the app window gets besides. The address holds no key: other users can read arguments. */
export function appArguments(situation: ChromiumSituation, waitingUrl: string): string[] {
  return [
    ...commonArguments(situation),
    `--app=${waitingUrl}`,
    '--window-size=1440,900',
    // Without it a bar over the app warns of the resolver rules.
    '--test-type',
  ];
}
