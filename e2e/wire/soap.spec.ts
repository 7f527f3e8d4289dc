// Recorded pairs of SOAP messages, posted over a real socket as the file says. An answer is compared character by
// character. UPDATE=1 records answers anew. What differs by day and by start is written as a placeholder: {base},
// {thisQuarter}, {file}.

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { mapOperations } from '../../shared/contracts/map/operations.ts';
import { ask } from '../drivers/http-client.ts';
import { expect, test } from '../drivers/wire-test.ts';

const PATHS: { readonly [folder: string]: string } = {
  catalog: '/services',
  map: '/services/Varde/MapServer',
};
const folder = import.meta.dirname;
const isUpdating = process.env['UPDATE'] === '1';
const files = globSync('*/*.request.xml', { cwd: folder }).toSorted();

for (const file of files) {
  const name = file.replace('.request.xml', '');
  test(`${name} is answered as recorded`, async ({ varde }) => {
    const body = readFileSync(resolve(folder, file));
    const answer = await ask(`${varde.ready.url}${PATHS[dirname(file)]}`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body,
    });
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(answer.status).toBe(answer.text.includes('<soap:Fault>') ? 500 : 200);
    const text = withoutPlaceAndDay(answer.text, varde.ready.url);
    const answerFile = resolve(folder, `${name}.response.xml`);
    if (isUpdating) writeFileSync(answerFile, text);
    expect(existsSync(answerFile), `${name}.response.xml is missing: record it with UPDATE=1`).toBe(true);
    expect(text).toBe(readFileSync(answerFile, 'utf8'));
  });
}

test('every operation of the map service has a recorded pair', () => {
  const recorded = files
    .filter((file) => dirname(file) === 'map')
    .map((file) => /<tns:(\w+)/.exec(readFileSync(resolve(folder, file), 'utf8'))?.[1]);
  expect(Object.keys(mapOperations).filter((operation) => !recorded.includes(operation))).toEqual([]);
});

test('a description holds the address that it was asked for at', async ({ varde }) => {
  const address = varde.ready.services['map'] ?? '';
  const { text } = await ask(`${address}?wsdl`);
  expect(text).toContain(`<soap:address location="${address}"`);
  const byName = address.replace('127.0.0.1', 'localhost');
  const named = await ask(`${address.toLowerCase()}/?WSDL`, { headers: { host: new URL(byName).host } });
  expect(named.text).toContain(`<soap:address location="${byName}"`);
  const stable = await ask(`${address}?wsdl`, { headers: { host: 'varde.localhost' } });
  expect(stable.text).toContain('<soap:address location="http://varde.localhost/services/Varde/MapServer"');
  // Anybody can send this; the settings name no proxy.
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'maps.example' };
  expect((await ask(`${address}?wsdl`, { headers: forwarded })).text).not.toContain('maps.example');
});

/** The extent of times ends with the quarter that it is; a result by address has a name that cannot be guessed. */
function withoutPlaceAndDay(text: string, base: string): string {
  const today = new Date();
  const month = String(Math.floor(today.getUTCMonth() / 3) * 3 + 1).padStart(2, '0');
  const quarter = `${today.getUTCFullYear()}-${month}-01T00:00:00`;
  return text
    .replaceAll(base, '{base}')
    .replaceAll(quarter, '{thisQuarter}')
    .replace(/\/output\/\w+\./g, '/output/{file}.');
}
