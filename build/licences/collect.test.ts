import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { collectLicences, importedPackages, LICENCE_LIST } from './collect.mjs';

interface LicenceList {
  packages: { name: string; version: string; licence: string; text: number }[];
  texts: string[];
}

const root = resolve(import.meta.dirname, '../..');
const kept = JSON.parse(readFileSync(join(root, LICENCE_LIST), 'utf8')) as LicenceList;
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};

/** Licences under which a package may be shipped with Varde. EPL only where EDL may be chosen. */
const ALLOWED =
  /^\(?((MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|EDL-1\.0( OR EPL-1\.0)?|OFL-1\.1|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0)( (OR|AND) )?)+\)?$/;

test('every package that a bundle is made of is named with its licence', () => {
  const named = new Set(kept.packages.map(({ name }) => name));
  const used: string[] = importedPackages(root);
  expect(used.length).toBeGreaterThan(8);
  for (const name of used) {
    expect(Object.keys(devDependencies)).toContain(name);
    expect(named).toContain(name);
  }
});

test('the list is the one that build/licences/collect.mjs makes of the installed packages', () => {
  const fresh: LicenceList = collectLicences(root);
  const versions = ({ packages }: LicenceList) => packages.map(({ name, version }) => `${name} ${version}`);
  expect(versions(kept)).toEqual(versions(fresh));
});

test('every licence allows what Varde does with the package', () => {
  const others = kept.packages.filter(({ licence }) => !ALLOWED.test(licence));
  expect(others).toEqual([]);
});

test('a package without a text of its own has the one that is kept here', () => {
  const jsts = kept.packages.find(({ name }) => name === 'jsts');
  expect(kept.texts[jsts?.text ?? -1]).toContain('Eclipse Distribution License');
});

test('nearly every package brings the text of its licence', () => {
  const without = kept.packages.filter(({ text }) => kept.texts[text] === '');
  expect(without.length).toBeLessThan(kept.packages.length / 8);
});
