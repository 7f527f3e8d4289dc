// Requests of OGC WMTS 1.0.0 (OGC 07-057r7): by parameters (KVP) and by paths (REST).

import type { TileAddress } from '../tile-store.ts';
import { TILES_ROOT } from './tile-path.ts';

export const WMTS_ROOT = `${TILES_ROOT}/wmts`;
export const WMTS_VERSION = '1.0.0';

export type WmtsRequest =
  | { readonly kind: 'capabilities' }
  | { readonly kind: 'tile'; readonly cacheId: string; readonly tile: TileAddress };

/** What is wrong with a request, in the words of the standard. */
export interface WmtsProblem {
  readonly code:
    | 'MissingParameterValue'
    | 'InvalidParameterValue'
    | 'OperationNotSupported'
    | 'TileOutOfRange'
    | 'NoApplicableCode';
  readonly text: string;
  /** The parameter. */
  readonly locator?: string;
}

const CAPABILITIES_PATH = `${WMTS_ROOT}/${WMTS_VERSION}/WMTSCapabilities.xml`.toLowerCase();
const TILE_PATH = new RegExp(
  `^${WMTS_ROOT}/1\\.0\\.0/(?<layer>[\\w-]+)/(?<style>[\\w-]+)/(?<set>[\\w-]+)/(?<level>\\d+)/(?<row>\\d+)/(?<column>\\d+)(?:\\.\\w+)?$`,
  'i',
);

export function isWmtsPath(path: string): boolean {
  return path === WMTS_ROOT || path.startsWith(`${WMTS_ROOT}/`);
}

/** Reads a request below the root of WMTS; undefined where nothing stands at the path. `query`: without the question mark. */
export function readWmtsRequest(path: string, query: string): WmtsRequest | WmtsProblem | undefined {
  if (path.replace(/\/$/, '') === WMTS_ROOT) return readParameters(query);
  if (path.toLowerCase() === CAPABILITIES_PATH) return { kind: 'capabilities' };
  const groups = TILE_PATH.exec(path)?.groups;
  if (!groups) return undefined;
  const { layer = '', set = '', level = '', row = '', column = '' } = groups;
  return readTile({ layer, set, level, row, column });
}

function readParameters(query: string): WmtsRequest | WmtsProblem {
  const values = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  // A person who opens the bare address wants to know what there is.
  if (values.size === 0) return { kind: 'capabilities' };
  const service = values.get('service');
  if (service === undefined) return missing('service');
  if (service.toUpperCase() !== 'WMTS') return invalid('service', service);
  const version = values.get('version');
  if (version !== undefined && version !== WMTS_VERSION) return invalid('version', version);
  const request = values.get('request');
  switch (request?.toLowerCase()) {
    case undefined:
      return missing('request');
    case 'getcapabilities':
      return { kind: 'capabilities' };
    case 'gettile':
      return readTileParameters(values);
    default:
      return { code: 'OperationNotSupported', text: `${request} is not answered.`, locator: 'request' };
  }
}

function readTileParameters(values: ReadonlyMap<string, string>): WmtsRequest | WmtsProblem {
  for (const name of ['layer', 'tilematrixset', 'tilematrix', 'tilerow', 'tilecol']) {
    if (!values.get(name)) return missing(name);
  }
  const value = (name: string) => values.get(name) ?? '';
  return readTile({
    layer: value('layer'),
    set: value('tilematrixset'),
    level: value('tilematrix'),
    row: value('tilerow'),
    column: value('tilecol'),
  });
}

type TileTexts = { readonly [Name in 'layer' | 'set' | 'level' | 'row' | 'column']: string };

/** Each cache has a set of matrices of its own name, whose matrices are called by their levels. */
function readTile({ layer, set, level, row, column }: TileTexts): WmtsRequest | WmtsProblem {
  if (set.toLowerCase() !== layer.toLowerCase()) return invalid('tilematrixset', set);
  const whole = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
  const numbers = { level: whole(level), row: whole(row), column: whole(column) };
  if (numbers.level === undefined) return invalid('tilematrix', level);
  if (numbers.row === undefined) return invalid('tilerow', row);
  if (numbers.column === undefined) return invalid('tilecol', column);
  const tile = { level: numbers.level, row: numbers.row, column: numbers.column };
  return { kind: 'tile', cacheId: layer.toLowerCase(), tile };
}

function missing(locator: string): WmtsProblem {
  return { code: 'MissingParameterValue', text: `Parameter ${locator} is missing.`, locator };
}

function invalid(locator: string, value: string): WmtsProblem {
  return {
    code: 'InvalidParameterValue',
    text: `Parameter ${locator} has the value ${value.slice(0, 80)}.`,
    locator,
  };
}
