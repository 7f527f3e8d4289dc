// Files of layers for tests, and messages that ask about them.

import { serviceRequest } from '../../../shared/testing/service-request.ts';
import type { createDataFolder, StartedWindow } from './data-folder.ts';

type Folder = ReturnType<typeof createDataFolder>;

export function collection(features: readonly object[], more: object = {}): string {
  return JSON.stringify({ type: 'FeatureCollection', ...more, features });
}

export function feature(geometry: object | null, properties: object = {}): object {
  return { type: 'Feature', properties, geometry };
}

export const point = (x: number, y: number) => ({ type: 'Point', coordinates: [x, y] });

export const HUTS = collection([
  feature(point(10, 60), { Navn: 'Gjendebu', Senger: 119, Åpnet: '1872-07-01' }),
  feature(point(8.2, 61.5), { Navn: 'Memurubu', Senger: null }),
  feature(null, { Navn: 'Ukjent', Senger: 3 }),
]);

/** Reads a file and stores its layers, in the map that is proposed where none is given. */
export async function importLayers(
  folder: Folder,
  window: StartedWindow,
  content: string,
  fileName = 'hytter.geojson',
  mapName?: string,
) {
  const fileId = folder.host.keepFile(fileName, content);
  await window.call('imports.read', { fileId });
  const outcome = await window.call('imports.store', { fileId, ...(mapName !== undefined && { mapName }) });
  return outcome.layers;
}

export async function send(window: StartedWindow, operation: string, input: string) {
  const envelope = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><m:${operation} xmlns:m="urn:varde:schemas:map-service:3.6.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${input}</m:${operation}></soap:Body></soap:Envelope>`;
  return window.call('http.handle', {
    request: serviceRequest({
      method: 'POST',
      path: '/services/Varde/MapServer',
      headers: [{ name: 'content-type', value: 'text/xml; charset=utf-8' }],
      body: new TextEncoder().encode(envelope),
    }),
  });
}

export async function ask(window: StartedWindow, operation: string, input: string): Promise<string> {
  return new TextDecoder().decode((await send(window, operation, input)).body);
}

export const count = async (window: StartedWindow, where: string, mapName = 'hytter', layerId = 1000) => {
  const filter = where.startsWith('<')
    ? where
    : `<QueryFilter xsi:type="m:QueryFilter"><WhereClause>${where}</WhereClause></QueryFilter>`;
  const answer = await ask(
    window,
    'QueryFeatureCount',
    `<MapName>${mapName}</MapName><LayerID>${layerId}</LayerID>${filter}`,
  );
  return /<Result>(\d+)<\/Result>/.exec(answer)?.[1] ?? answer;
};

export function ids(layerId: number): string {
  return `<MapName>hytter</MapName><LayerID>${layerId}</LayerID>`;
}
