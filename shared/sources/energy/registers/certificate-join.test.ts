import { expect, test } from 'vitest';
import type { RegisterRow } from '../../../ports/register-store.ts';
import { foldPlantName, joinCertificates, nameCertainty } from './certificate-join.ts';

test('names are compared without blanks around, case and the word for power plant', () => {
  expect(foldPlantName('  SUNDSFJORD Kraftverk ')).toBe('sundsfjord');
  expect(foldPlantName('Pumpekraftverk Å')).toBe('pumpe å');
  expect(foldPlantName('A\u030A  elva')).toBe('å elva');
});

test('equal names match, one that begins with the other is possible, nothing else is', () => {
  expect(nameCertainty('sundsfjord', 'sundsfjord')).toBe('match');
  expect(nameCertainty('tussa', 'tussa 2')).toBe('possible');
  expect(nameCertainty('aurland 1', 'aurland')).toBe('possible');
  expect(nameCertainty('tussa', 'nedre tussa')).toBeUndefined();
  expect(nameCertainty('', 'tussa')).toBeUndefined();
});

test('plants are joined by the number of their owner and their name, the surest first', () => {
  const plant = (key: string, Navn: string, ownerNumber: string): RegisterRow => ({
    key,
    ownerNumber,
    value: { Navn },
  });
  const application = (KraftverksNavn: string, ownerNumber: string): RegisterRow => ({
    key: KraftverksNavn,
    ownerNumber,
    value: { KraftverksNavn },
  });
  const joined = joinCertificates(
    [
      plant('1', 'Sundsfjord', '915637353'),
      plant('2', 'Sundsfjord', '1'),
      plant('3', 'Tussa', '2'),
      plant('4', 'Uten eier', ''),
    ],
    [
      application('Sundsfjord II', '915637353'),
      application('Sundsfjord kraftverk', '915637353'),
      application('Tussa 2', '2'),
      application('Uten eier', ''),
    ],
  );
  expect([...joined]).toEqual([
    ['1', 'match'],
    ['3', 'possible'],
  ]);
});
