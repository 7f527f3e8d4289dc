import { test } from '../../drivers/app-test.ts';

test.use({ start: { seed: 'none' } });

test('without any data each place says that its register is empty, and opens a door to fill it', async ({
  app,
}) => {
  await app.given.opened();
  await app.when.goesTo('Elsertifikat');
  await app.table.then.saysEmpty('Elsertifikatsøknader');
  await app.when.goesTo('Kart');
  await app.map.then.saysEmpty();
  await app.when.goesTo('Kraftverk');
  await app.table.then.saysEmpty('Kraftverk');
  await app.when.opens('Sett en kildeadresse');
  await app.then.isAt('Innstillinger');
  await app.settings.then.asksFor('Adresse til vannkrafttjenesten');
});
