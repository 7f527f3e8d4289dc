import type { Tour } from '../walk.ts';

/** The map: what is pointed at, chosen, looked for. */
export const mapTour: Tour = {
  name: 'map',
  async walk({ app, page, see }) {
    await app.when.goesTo('Kart');
    await app.map.then.listsInView('Kvilldal');
    await see('home');
    await page.getByRole('region', { name: 'I kartutsnittet' }).getByRole('button').first().hover();
    await see('hover from the list');
    await app.map.when.pointsAt({ x: 0.5, y: 0.4 });
    await see('pointer in the status line');
    await page.getByRole('button', { name: /Velg med ramme/ }).click();
    await see('box select, before');
    await app.map.when.drawsBox({ x: 0.2, y: 0.5 }, { x: 0.55, y: 0.8 });
    await see('box select, chosen');
    await app.map.when.goesToCoordinate('32V 297361 6700782');
    await see('coordinate found');
    await page.getByRole('textbox', { name: 'Gå til koordinat' }).fill('6700782 297361');
    await see('coordinate of several meanings');
    await page.getByRole('textbox', { name: 'Gå til koordinat' }).fill('hjemme');
    await see('coordinate not understood');
    await page.getByRole('textbox', { name: 'Gå til koordinat' }).fill('');
    await app.map.when.goesToCoordinate('60,65 6,1');
    await app.map.when.picksFromList('Evanger');
    await app.map.then.showsCardOf('Evanger');
    await see('plant chosen');
    await app.map.when.zoomsByKey(2);
    await see('nearer');
  },
};
