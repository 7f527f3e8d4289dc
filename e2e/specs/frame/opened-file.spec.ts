import { expect, test } from '../../drivers/app-test.ts';

const TOKEN = 'dG9rZW4tb2YtYS10ZXN0LXdpdGgtMzItbGV0dGVycw';
const HUTS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { Navn: 'Gjendebu' },
      geometry: { type: 'Point', coordinates: [8.7, 61.45] },
    },
  ],
});

// The Electron shell answers these addresses for a file that an argument, the system or a double click named; here the
// test does.
test('a file that the system hands over is shown with what it holds, and its address is left', async ({
  app,
}) => {
  const page = app.get.page();
  const asked: string[] = [];
  await page.route('**/opened/*', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ body: HUTS, contentType: 'application/octet-stream' });
  });
  await app.given.opened();
  await app.when.isHandedLink(`open-file:${TOKEN}/Hytter & mer.geojson`);
  await app.then.showsDialog('Åpne Hytter & mer.geojson');
  expect(asked).toEqual([`/opened/${TOKEN}`]);
  expect(new URL(app.get.address()).hash).toBe('');
});

test('a file that cannot be had any more is told of by its name', async ({ app }) => {
  const page = app.get.page();
  await page.route('**/opened/*', (route) => route.fulfill({ status: 404 }));
  await app.given.opened();
  await app.when.isHandedLink(`open-file:${TOKEN}/borte.geojson`);
  await app.then.tells(/borte\.geojson kunne ikke åpnes/);
});
