import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface NetLogEvent {
  readonly type: number;
  readonly source?: { readonly id: number };
  readonly params?: { readonly [name: string]: unknown };
}

/** Which events of a browser's log tell that something would leave, and the parameter that says where to. */
const TELLING_EVENTS: { readonly [event: string]: string } = {
  URL_REQUEST_START_JOB: 'url',
  HOST_RESOLVER_MANAGER_REQUEST: 'host',
  TCP_CONNECT_ATTEMPT: 'address',
};

const OWN = /^(127[.]0[.]0[.]1|localhost|varde[.]localhost|\[?::1\]?)$/;

/** Everything that the processes wrote into the folder and that is not on this machine. */
export function readForeignTraffic(folder: string): string[] {
  const found = readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return name.endsWith('.json') ? readNetLog(text) : text.split('\n').filter((line) => line !== '');
  });
  return [...new Set(found.filter(isForeign))].toSorted();
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
function readNetLog(text: string): string[] {
  const lines = text.split('\n');
  const types = /"logEventTypes":(?<types>\{[^}]*\})/.exec(text)?.groups?.['types'];
  if (!types) throw new Error('The log of the browser does not name its events');
  const names = new Map(
    Object.entries(JSON.parse(types) as Record<string, number>).map(([name, id]) => [id, name]),
  );
  const udpTargets = new Map<number, string>();
  const found: string[] = [];
  for (const line of lines) {
    const event = parseEvent(line);
    if (!event) continue;
    const name = names.get(event.type) ?? '';
    const parameter = TELLING_EVENTS[name];
    if (parameter && event.params) found.push(String(event.params[parameter] ?? ''));
    const source = event.source?.id ?? -1;
    // Chromium connects such sockets to find its route, which sends nothing.
    if (name === 'UDP_CONNECT' && event.params) udpTargets.set(source, String(event.params['address'] ?? ''));
    if (name === 'UDP_BYTES_SENT') found.push(udpTargets.get(source) ?? 'an unknown UDP address');
  }
  return found.filter((target) => target !== '' && target !== 'undefined');
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
  if (/^(data|blob|chrome|devtools|about|chrome-untrusted|chrome-extension):/.test(target)) return false;
  if (target.startsWith('/')) return false;
  const url = /^[a-z]+:\/\//.test(target) ? target : `http://${target}`;
  if (!URL.canParse(url)) return true;
  return !OWN.test(new URL(url).hostname);
}
