import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type MapOutput, mapOperations } from '../../contracts/map/operations.ts';
import { liftOut } from '../../testing/map-messages.ts';
import { createRandom } from '../../testing/map-random.ts';
import { createValueMaker } from '../../testing/map-values.ts';
import { type Dialect, dialectOf, NEUTRAL_NAMESPACE, vendorNamespace } from '../soap/dialect.ts';
import { mapSchema, writeMapAnswer, writeMapRequest } from '../soap/map-codec.ts';
import { printMapSchema } from './service-descriptions.ts';

const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'varde-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ANSWERS_OF_EACH = 30;

function validate(dialect: Dialect, files: { readonly [name: string]: string }) {
  const place = join(folder, `${dialect}-${Object.keys(files).length}`);
  mkdirSync(place);
  writeFileSync(join(place, 'map.xsd'), printMapSchema({ dialect }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  const { stderr } = spawnSync('xmllint', ['--noout', '--schema', 'map.xsd', ...Object.keys(files)], {
    cwd: place,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const lines = stderr.split('\n');
  return {
    valid: lines.filter((line) => line.endsWith(' validates')).map((line) => line.replace(' validates', '')),
    invalid: lines.filter((line) => line.endsWith(' fails to validate')).map((line) => line.split(' ')[0]),
    errors: lines.filter((line) => line.includes('error')),
  };
}

/** One fault each, planted in a valid record set with a text field and a point. */
const PLANTED: { readonly [name: string]: (text: string) => string } = {
  'order.xml': (text) => text.replace(/(<X>1<\/X>)(<Y>2<\/Y>)/, '$2$1'),
  'missing.xml': (text) => text.replace('<Y>2</Y>', ''),
  'unknown.xml': (text) => text.replace('<Y>2</Y>', '<Y>2</Y><W>1</W>'),
  'number.xml': (text) => text.replace('<Y>2</Y>', '<Y>two</Y>'),
  'enumeration.xml': (text) => text.replace(/FieldTypeOID/, 'FieldTypeID'),
  'type.xml': (text) => text.replace(/:PointN"/, ':PointQ"'),
  'abstract.xml': (text) => text.replace(/:PointN"/, ':Point"'),
  'prefix.xml': (text) => text.replace('tns:PointN', 'PointN'),
  'qualified.xml': (text) => text.replace('<Fields ', '<tns:Fields ').replace('</Fields>', '</tns:Fields>'),
  'namespace.xml': (text) => text.replace(/xmlns:tns="[^"]*"/, 'xmlns:tns="urn:other"'),
};

const point = { $type: 'PointN', X: 1, Y: 2 } as const;
const rows: MapOutput<'QueryFeatureData'> = {
  $type: 'RecordSet',
  Fields: {
    FieldArray: [
      { Name: 'ID', Type: 'geoFieldTypeOID', IsNullable: false, Length: 4, Precision: 0, Scale: 0 },
      { Name: 'Shape', Type: 'geoFieldTypeGeometry', IsNullable: true, Length: 0, Precision: 0, Scale: 0 },
    ],
  },
  Records: [{ Values: [{ $xs: 'int', value: 1 }, point] }],
};

describe('with xmllint', () => {
  beforeEach(({ skip }) => skip(!hasXmllint, 'xmllint is not installed (Debian: libxml2-utils)'));

  describe.each(['neutral', 'vendor'] as const)('in the %s dialect', (dialect) => {
    const namespace = dialect === 'vendor' ? (vendorNamespace() ?? '') : NEUTRAL_NAMESPACE;
    const style = { version: '1.1', namespace, dialect: dialectOf(namespace) } as const;

    test('generated requests and answers of all operations are valid', () => {
      const maker = createValueMaker(mapSchema, createRandom(7));
      const files: { [name: string]: string } = {};
      for (const [operation, entry] of Object.entries(mapOperations)) {
        for (let index = 0; index < ANSWERS_OF_EACH; index++) {
          const answer = writeMapAnswer(operation, maker.output(entry, 1 + (index % 4)), style);
          files[`${operation}-${index}.xml`] = liftOut(answer);
        }
        files[`${operation}-request.xml`] = liftOut(writeMapRequest(operation, maker.input(entry, 3), style));
      }
      const { valid, errors } = validate(dialect, files);
      expect(errors.slice(0, 5)).toEqual([]);
      expect(valid.length).toBe(55 * (ANSWERS_OF_EACH + 1));
    }, 60_000);

    test('ten planted faults are each reported', () => {
      const sound = liftOut(writeMapAnswer('QueryFeatureData', rows, style));
      const files = { 'sound.xml': sound, ...mapFaults(sound) };
      const { valid, invalid } = validate(dialect, files);
      expect(valid).toEqual(['sound.xml']);
      expect(invalid.sort()).toEqual(Object.keys(PLANTED).sort());
      expect(invalid.length).toBe(10);
    });
  });
});

function mapFaults(sound: string): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(PLANTED).map(([name, plant]) => {
      const wrong = plant(sound);
      expect(wrong, name).not.toBe(sound);
      return [name, wrong];
    }),
  );
}
