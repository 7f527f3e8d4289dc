import type { TileCache } from '../../state/use-tile-caches.ts';

/** A line that asks an address from a program, for example of Python. */
export interface ProgramLine {
  readonly program: string;
  readonly line: string;
}

/** The lines by which programs that people use for data read the JSON at an address. */
export function programLines(address: string): readonly ProgramLine[] {
  return [
    { program: 'Python, requests', line: `import requests; rows = requests.get("${address}").json()` },
    { program: 'Python, pandas', line: `import pandas; frame = pandas.read_json("${address}")` },
    { program: 'R, jsonlite', line: `rows <- jsonlite::fromJSON("${address}")` },
    { program: 'curl', line: `curl "${address}"` },
  ];
}

/** The lines by which toolkits for SOAP make a client from the description at an address. */
export function toolkitLines(address: string): readonly ProgramLine[] {
  const wsdl = `${address}?wsdl`;
  return [
    { program: 'Python, zeep', line: `import zeep; client = zeep.Client("${wsdl}")` },
    { program: 'PHP', line: `$client = new SoapClient("${wsdl}");` },
    { program: '.NET, wsdl', line: `wsdl "${wsdl}"` },
    { program: 'curl', line: `curl "${wsdl}"` },
  ];
}

/** An address of a cache, by what it is called. */
interface TileLine {
  readonly what: 'z/x/y' | 'TileJSON' | 'L/R/C' | 'WMTS';
  readonly address: string;
}

/** Where a cache answers; vector tiles have no place in WMTS. `origin`: where the services answer. */
export function tileLines({ cacheId, facts }: TileCache, origin: string): readonly TileLine[] {
  const root = `${origin}/tiles`;
  const lines: TileLine[] = [
    { what: 'z/x/y', address: `${root}/${cacheId}/{z}/{x}/{y}` },
    { what: 'TileJSON', address: `${root}/${cacheId}.json` },
    { what: 'L/R/C', address: `${root}/${cacheId}/L{level}/R{row}/C{column}` },
  ];
  if (facts && facts.format !== 'PBF') {
    lines.push({ what: 'WMTS', address: `${root}/wmts/1.0.0/WMTSCapabilities.xml` });
  }
  return lines;
}
