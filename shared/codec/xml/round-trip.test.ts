import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { mapTypes } from '../../contracts/map/types.ts';
import { createSchemaView, fieldView } from '../../schema/view.ts';
import { createRandom } from '../../testing/map-random.ts';
import { createValueMaker } from '../../testing/map-values.ts';
import { type Dialect, spell, spellingsOf } from '../soap/dialect.ts';
import { ByteSink } from './byte-sink.ts';
import { parseEvents, valueAttributes } from './parse-events.ts';
import { createReadPlans } from './read-plan.ts';
import { ValueReading } from './value-reading.ts';
import { createValueWriter } from './value-writer.ts';

const schema = createSchemaView(mapTypes);
const plans = createReadPlans(schema, { spellingsOf });
const decoder = new TextDecoder();
const HEAD =
  '<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:t">';

function readBack(text: string, field: ReturnType<typeof fieldView>): unknown {
  const reading = new ValueReading(plans, plans.fields('r', [field]));
  let depth = 0;
  let value: { [name: string]: unknown } = {};
  parseEvents(text, {
    open: (element) => depth++ > 0 && reading.open(element.name, valueAttributes(element.attributes)),
    text: (content) => depth > 0 && reading.text(content),
    close() {
      if (--depth === 0) value = reading.end();
      else reading.close();
    },
  });
  return value[field.name];
}

const VALUES = 1000;
const BATCH = 100;
const types = schema.typeNames.filter((name) => {
  const entry = schema.find(name)?.entry;
  return !(entry && 'fields' in entry) || schema.concreteTypes(name).length > 0;
});

describe.each<Dialect>(['neutral', 'vendor'])('in the %s dialect', (dialect) => {
  const writer = createValueWriter(schema, { typePrefix: 'tns', spell: (value) => spell(dialect, value) });
  test.each(types)(
    '1,000 values of %s read back the same, absent and empty kept apart',
    (typeName) => {
      const item = fieldView('Item', typeName);
      const maker = createValueMaker(schema, createRandom(types.indexOf(typeName) + 1));
      // One element around each value, since nil values of any type cannot stand in a list of their own.
      const write = writer.element('Item', item);
      const rounds = dialect === 'neutral' ? VALUES / BATCH : 1;
      for (let round = 0; round < rounds; round++) {
        for (let index = 0; index < BATCH; index++) {
          const value = maker.value(item, 1 + (index % 4));
          const sink = new ByteSink();
          write(value, sink);
          const text = `${HEAD}${decoder.decode(sink.end())}</r>`;
          const back = readBack(text, item);
          if (!isDeepStrictEqual(back, value)) expect(back, text).toEqual(value);
          expect(isDeepStrictEqual(back, value)).toBe(true);
        }
      }
    },
    60_000,
  );
});
