// A GeoJSON file while it is read: its features staged, and what layers can be made of them.

import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { type Box, boxAroundBoxes } from '../../geo/geometry/box.ts';
import { boxAround, type Geometry } from '../../geo/geometry/geometry.ts';
import { isLikelySwapped } from '../../geo/nordic-area.ts';
import { hasEndlessNumber, hasInexactNumber, parseExactly } from '../exact-numbers.ts';
import { FeatureSplitter } from '../geojson/feature-splitter.ts';
import { badFeature, type FeatureProblem } from '../geojson/geojson-problem.ts';
import { type ParsedFeature, parseFeatures } from '../geojson/parse-features.ts';
import { readCrs } from '../geojson/read-crs.ts';
import { type ReadFeature, readFeature } from '../geojson/read-feature.ts';
import { nameFields } from './field-names.ts';
import { StagedColumn } from './staged-column.ts';
import { SHAPE_KINDS, type ShapeKind, StagedShapes } from './staged-shapes.ts';
import { mergeFacts, typeOf, type ValueType } from './value-facts.ts';

const MOST_FIELDS = 500;
const ID_NAME = 'id';
/** Degrees that longitude and latitude can have; twice around is taken from those who cross the date line. */
const [MOST_EAST, MOST_NORTH] = [360, 90];

export interface DraftField {
  readonly name: string;
  readonly type: ValueType;
  readonly longestText: number;
  readonly column: StagedColumn;
}

/** What becomes one layer: the shapes of one kind. */
export interface DraftLayer {
  readonly kind: ShapeKind;
  /** The features in their order, from 0. */
  readonly features: Uint32Array<ArrayBuffer>;
  readonly withoutShape: number;
  readonly bounds: Box;
  readonly fields: readonly DraftField[];
}

export interface LayerDraft {
  readonly crs: Crs;
  readonly shapes: StagedShapes;
  readonly layers: readonly DraftLayer[];
  /** Features with shapes of several families: each part is in the layer of its kind, with the same values. */
  readonly splitCount: number;
  /** Features outside the Nordic area that would lie in it with latitude and longitude swapped. */
  readonly swappedCount: number;
  /** Properties with whole numbers that a double cannot hold: text, digit by digit. */
  readonly exactNames: readonly string[];
}

type Attributes = Pick<ReadFeature, 'properties' | 'id'>;

export class DraftReader {
  private readonly shapes = new StagedShapes();
  private readonly columns = new Map<string, StagedColumn>();
  private readonly ids = new StagedColumn(ID_NAME);
  private crs: Crs | undefined;
  private featureCount = 0;
  private splitCount = 0;
  private swappedCount = 0;
  private readonly exactNames = new Set<string>();
  private outside: { readonly feature: number; readonly byte: number } | undefined;
  private readonly splitter = new FeatureSplitter({
    onFeatures: (batch) => {
      for (const parsed of parseFeatures(batch, this.featureCount + 1)) this.take(parsed);
    },
    onCollection: (text) => this.takeCollection(text),
  });

  /** Throws `layer-import/…` with what is wrong, by feature and byte. */
  push(chunk: Uint8Array): void {
    this.splitter.push(chunk);
  }

  private take(parsed: ParsedFeature): void {
    this.featureCount++;
    const { shapes, ...feature } = readFeature(parsed.value, this.featureCount, parsed.byte);
    const { properties, id } = this.exactly(feature, parsed);
    if (shapes.length > 1) this.splitCount++;
    this.judgePlace(shapes, parsed.byte);
    for (const shape of shapes.length > 0 ? shapes : [undefined]) {
      const row = this.shapes.count;
      const kind = this.shapes.push(shape);
      this.takeProperties(row, kind, properties);
      if (typeof id === 'string' || typeof id === 'number') this.ids.set(row, kind, id);
    }
  }

  /** With the digits of numbers that a double cannot hold. */
  private exactly(feature: Attributes, { text, byte }: ParsedFeature): Attributes {
    const { properties, id } = feature;
    const names = Object.keys(properties).filter((name) => hasInexactNumber(properties[name]));
    if (names.length === 0 && !hasInexactNumber(id)) return feature;
    const property = names.find((name) => hasEndlessNumber(properties[name]));
    if (property !== undefined || hasEndlessNumber(id)) {
      throw appError('layer-import/endless-number', {
        feature: this.featureCount,
        property: property ?? ID_NAME,
      });
    }
    const exact = readFeature(parseExactly(text()), this.featureCount, byte);
    for (const name of names) {
      if (JSON.stringify(exact.properties[name]) !== JSON.stringify(properties[name]))
        this.exactNames.add(name);
    }
    return exact;
  }

  private judgePlace(shapes: readonly Geometry[], byte: number): void {
    const box = boxAroundBoxes(shapes.flatMap((shape) => boxAround(shape) ?? []));
    if (!box) return;
    if (!this.outside && !isOnEarth(box)) this.outside = { feature: this.featureCount, byte };
    if (looksSwapped(box)) this.swappedCount++;
  }

  private takeProperties(row: number, kind: number, properties: JsonObject): void {
    for (const name in properties) {
      const value = properties[name];
      if (value === undefined) continue;
      let column = this.columns.get(name);
      if (!column) {
        if (this.columns.size === MOST_FIELDS) {
          throw appError('layer-import/too-many-fields', {
            feature: this.featureCount,
            limit: MOST_FIELDS + 1,
          });
        }
        column = new StagedColumn(name);
        this.columns.set(name, column);
      }
      column.set(row, kind, value);
    }
  }

  private takeCollection(text: Uint8Array): void {
    const collection = parseCollection(text);
    if (collection['type'] !== 'FeatureCollection') {
      throw appError('layer-import/bad-collection', { reason: 'its type is another one' });
    }
    this.crs ??= readCrs(collection['crs']);
  }

  /** After the last byte. */
  end(): LayerDraft {
    this.splitter.end();
    const crs = this.crs ?? readCrs(undefined);
    if (crs.kind === 'geographic' && this.outside) {
      const problem: FeatureProblem = 'outsideWorld';
      throw badFeature(this.outside.feature, this.outside.byte, problem);
    }
    this.shapes.end();
    for (const column of [...this.columns.values(), this.ids]) column.end();
    const layers = this.layers();
    if (layers.length === 0) throw appError('layer-import/empty');
    const { splitCount } = this;
    const swappedCount = crs.kind === 'geographic' ? this.swappedCount : 0;
    return { crs, shapes: this.shapes, layers, splitCount, swappedCount, exactNames: [...this.exactNames] };
  }

  /** One for each kind of shape, in the order in which the kinds came. Features without a shape go to the first. */
  private layers(): DraftLayer[] {
    const { shapes } = this;
    const order = [...new Set(this.kindsInOrder())];
    return order.map((kind, index) => {
      const kinds = index === 0 ? [kind, 0] : [kind];
      const withoutShape = index === 0 ? (shapes.countByKind[0] ?? 0) : 0;
      return {
        kind: SHAPE_KINDS[kind] ?? 'point',
        features: this.featuresOf(kinds, (shapes.countByKind[kind] ?? 0) + withoutShape),
        withoutShape,
        bounds: shapes.boundsByKind[kind] ?? { xMin: 0, yMin: 0, xMax: 0, yMax: 0 },
        fields: this.fieldsOf(kinds),
      };
    });
  }

  private *kindsInOrder(): Iterable<number> {
    const kinds = new Set(
      [...SHAPE_KINDS.keys()].filter((kind) => kind > 0 && this.shapes.countByKind[kind]),
    );
    for (let feature = 0; feature < this.shapes.count && kinds.size > 0; feature++) {
      const kind = this.shapes.kind(feature);
      if (kinds.delete(kind)) yield kind;
    }
  }

  private featuresOf(kinds: readonly number[], count: number): Uint32Array<ArrayBuffer> {
    const features = new Uint32Array(count);
    let at = 0;
    for (let feature = 0; feature < this.shapes.count; feature++) {
      if (kinds.includes(this.shapes.kind(feature))) features[at++] = feature;
    }
    return features;
  }

  /** Those that have a value in the layer, or in no layer at all; the ids of the features last. */
  private fieldsOf(kinds: readonly number[]): DraftField[] {
    const used = [...this.columns.values(), this.ids].filter(
      ({ factsByKind, name }) =>
        factsByKind.some((facts, kind) => facts && kinds.includes(kind)) ||
        (factsByKind.length === 0 && this.columns.get(name)?.factsByKind === factsByKind),
    );
    const names = nameFields(used.map(({ name }) => name));
    return used.map((column, index) => {
      const facts = mergeFacts(kinds.flatMap((kind) => column.factsByKind[kind] ?? []));
      const { longestText } = facts;
      return { name: names[index] ?? column.name, type: typeOf(facts), longestText, column };
    });
  }
}

function looksSwapped({ xMin, yMin, xMax, yMax }: Box): boolean {
  const corners = [
    { longitude: xMin, latitude: yMin },
    { longitude: xMax, latitude: yMax },
  ];
  return corners.every(isLikelySwapped);
}

function isOnEarth({ xMin, yMin, xMax, yMax }: Box): boolean {
  return xMin >= -MOST_EAST && xMax <= MOST_EAST && yMin >= -MOST_NORTH && yMax <= MOST_NORTH;
}

function parseCollection(text: Uint8Array): JsonObject {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    if (isJsonObject(value)) return value;
  } catch {
    throw appError('layer-import/bad-collection', { reason: 'what stands around its features is not JSON' });
  }
  throw appError('layer-import/bad-collection', { reason: 'it is no object' });
}
