// Behind a proxy that the settings name: what programs are told is the address that they used, not the one of the service.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sampleEnvelope } from '../../shared/testing/map-exchange.ts';
import { createDataFolder } from '../drivers/data-folder.ts';
import { ask } from '../drivers/http-client.ts';
import { startVarde } from '../drivers/varde-program.ts';

const PROXY = 'https://maps.example';
const MAP = '/services/Varde/MapServer';
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'maps.example' };

test('descriptions, catalog and results hold the address of the proxy, where it passed a request on', async () => {
  const data = createDataFolder();
  writeFileSync(join(data.path, 'settings.json'), JSON.stringify({ proxyOrigins: [PROXY] }));
  const varde = await startVarde({ dataFolder: data.path, seed: 'sample' });
  const own = varde.ready.url;
  const byProxy = async (headers: { [name: string]: string }, body?: string, path = MAP) => {
    const method = body === undefined ? 'GET' : 'POST';
    const question = body === undefined ? {} : { body };
    return (await ask(`${own}${path}`, { method, headers, ...question })).text;
  };
  try {
    for (const [headers, base] of [
      [FORWARDED, PROXY],
      [{ forwarded: 'for=192.0.2.1;host=maps.example;proto=https' }, PROXY],
      [{}, own],
      [{ ...FORWARDED, 'x-forwarded-host': 'evil.example' }, own],
    ] as const) {
      expect(await byProxy(headers, undefined, `${MAP}?wsdl`)).toContain(
        `<soap:address location="${base}${MAP}"`,
      );
      const typed = { ...headers, 'content-type': 'text/xml' };
      const catalog = sampleEnvelope('GetMapCount', {}, 'neutral').replaceAll(
        'GetMapCount',
        'GetServiceDescriptions',
      );
      expect(await byProxy(typed, catalog, '/services')).toContain(`<Url>${base}${MAP}</Url>`);
      const byAddress = sampleEnvelope(
        'QueryData',
        { QueryResultOptions: { Format: 'geoQueryResultJsonAsURL' } },
        'neutral',
      );
      expect(await byProxy(typed, byAddress)).toContain(`<URL>${base}${MAP}/output/`);
    }
  } finally {
    await varde.stop();
    data.remove();
  }
});
