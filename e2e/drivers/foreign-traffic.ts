import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface NetLogEvent {
  readonly type: number;
  readonly source?: { readonly id: number };
  readonly params?: { readonly [name: string]: unknown };
}

export interface ForeignTraffic {
  /** Names looked up, addresses called and packets sent that are not of this machine. */
  readonly left: readonly string[];
  /** Requests that a page began to another host, whether they came anywhere or not. */
  readonly askedByPages: readonly string[];
}

const OWN = /^(127[.]0[.]0[.]1|localhost|varde[.]localhost|::1)$/;
/** What the browser begins by itself has no page behind it. */
const NO_PAGE = 'not an origin';

/** Everything that the processes wrote into the folder and that is not on this machine. */
export function readForeignTraffic(folder: string): ForeignTraffic {
  const logs = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return name.endsWith('.json') ? readNetLog(text) : { left: text.split('\n'), askedByPages: [] };
  });
  const foreign = (targets: readonly string[]) => [...new Set(targets.filter(isForeign))].toSorted();
  return {
    left: foreign(logs.flatMap(({ left }) => left)),
    askedByPages: foreign(logs.flatMap(({ askedByPages }) => askedByPages)),
  };
}

/** How many processes wrote something: a trap that nobody walked through proves nothing. */
export function countListened(folder: string): { browsers: number; nodes: number } {
  const names = readdirSync(folder);
  return {
    browsers: names.filter((name) => name.startsWith('browser-')).length,
    nodes: names.filter((name) => name.startsWith('node-')).length,
  };
}

/** The log holds an event a line. The last line is cut when the browser was killed. */
function readNetLog(text: string): ForeignTraffic {
  const types = /"logEventTypes":(?<types>\{[^}]*\})/.exec(text)?.groups?.['types'];
  if (!types) throw new Error('The log of the browser does not name its events');
  const ids = JSON.parse(types) as Record<string, number>;
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  const udpTargets = new Map<number, string>();
  const left: string[] = [];
  const askedByPages: string[] = [];
  for (const line of text.split('\n')) {
    const event = parseEvent(line);
    if (!event) continue;
    const parameter = (name: string) => String(event.params?.[name] ?? '');
    switch (names.get(event.type)) {
      case 'URL_REQUEST_START_JOB':
        if (parameter('initiator') !== NO_PAGE) askedByPages.push(parameter('url'));
        break;
      // A lookup that rules or the cache answer has no such task.
      case 'HOST_RESOLVER_SYSTEM_TASK':
      case 'HOST_RESOLVER_DNS_TASK':
        left.push(parameter('hostname') || parameter('host') || parameter('hostname_list'));
        break;
      case 'TCP_CONNECT_ATTEMPT':
        left.push(parameter('address'));
        break;
      // Chromium connects such sockets to find its route, which sends nothing.
      case 'UDP_CONNECT':
        udpTargets.set(event.source?.id ?? -1, parameter('address'));
        break;
      case 'UDP_BYTES_SENT':
        left.push(udpTargets.get(event.source?.id ?? -1) ?? 'an unknown UDP address');
        break;
    }
  }
  return { left, askedByPages };
}

function parseEvent(line: string): NetLogEvent | undefined {
  if (!line.startsWith('{"') || line.startsWith('{"constants"')) return undefined;
  try {
    return JSON.parse(line.replace(/,$|\],?$/, '').replace(/\]\}?$/, '')) as NetLogEvent;
  } catch {
    return undefined;
  }
}

function isForeign(target: string): boolean {
  // Nothing, a pipe, or an address that stays inside the browser.
  if (target === '' || target.startsWith('/')) return false;
  if (/^(data|blob|chrome|devtools|about|chrome-untrusted|chrome-extension):/.test(target)) return false;
  return !OWN.test(hostOf(target));
}

/** The host of an address, of `host:port`, of `[::1]:80` or of a bare name. */
function hostOf(target: string): string {
  if (/^[a-z]+:\/\//.test(target)) return URL.canParse(target) ? bare(new URL(target).hostname) : target;
  if (target === '::1') return target;
  const match = /^(?<host>\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(target)?.groups?.['host'];
  return match === undefined ? target : bare(match);
}

function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}
