// The features of a file while it is read, and what layers can be made of them.

import type { AppError } from '../../base/app-error.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { type Box, boxAroundBoxes } from '../../geo/geometry/box.ts';
import { boxAround, type Geometry } from '../../geo/geometry/geometry.ts';
import { isLikelySwapped } from '../../geo/nordic-area.ts';
import { nameFields } from './field-names.ts';
import { createLeftOut, joinLeftOut, type LeftOutRows } from './left-out.ts';
import { StagedColumn } from './staged-column.ts';
import { SHAPE_KINDS, type ShapeKind, StagedShapes } from './staged-shapes.ts';
import { mergeFacts, typeOf, type ValueType } from './value-facts.ts';

const MAX_FIELDS = 500;
const ID_NAME = 'id';

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
  readonly leftOut: LeftOutRows;
}

export interface Feature {
  /** Several where it has shapes of several families: each makes a row. */
  readonly shapes: readonly Geometry[];
  readonly properties: JsonObject;
  readonly id?: Json | undefined;
}

/** Takes features one by one, in the order of their file, and keeps them packed. */
export class LayerDraftBuilder {
  private readonly shapes = new StagedShapes();
  private readonly columns = new Map<string, StagedColumn>();
  private readonly ids = new StagedColumn(ID_NAME);
  private splitCount = 0;
  private swappedCount = 0;
  private readonly leftOut = createLeftOut();
  /** Features that degrees cannot be. */
  private readonly outside = createLeftOut();
  private lastRow = 0;
  /** With those that were left out: the number of the last one in its file. */
  featureCount = 0;

  /** Gives the box around the shapes. Throws `layer-import/too-many-fields`. */
  add({ shapes, properties, id }: Feature): Box | undefined {
    this.featureCount++;
    this.lastRow = this.shapes.count;
    if (shapes.length > 1) this.splitCount++;
    for (const shape of shapes.length > 0 ? shapes : [undefined]) {
      const row = this.shapes.count;
      const kind = this.shapes.push(shape);
      this.takeProperties(row, kind, properties);
      if (typeof id === 'string' || typeof id === 'number') this.ids.set(row, kind, id);
    }
    const box = boxAroundBoxes(shapes.flatMap((shape) => boxAround(shape) ?? []));
    if (box && looksSwapped(box)) this.swappedCount++;
    return box;
  }

  /** In place of a feature that cannot be taken. */
  leaveOut(fault: AppError): void {
    this.featureCount++;
    this.leftOut.add(fault);
  }

  /** The feature that came last has numbers that are no degrees: where degrees are meant, it is left out at the end. */
  doubtDegrees(why: () => AppError): void {
    this.shapes.markFrom(this.lastRow);
    this.outside.add(why);
  }

  private takeProperties(row: number, kind: number, properties: JsonObject): void {
    for (const name in properties) {
      const value = properties[name];
      if (value === undefined) continue;
      let column = this.columns.get(name);
      if (!column) {
        if (this.columns.size === MAX_FIELDS) {
          throw appError('layer-import/too-many-fields', {
            feature: this.featureCount,
            limit: MAX_FIELDS + 1,
          });
        }
        column = new StagedColumn(name);
        this.columns.set(name, column);
      }
      column.set(row, kind, value);
    }
  }

  /**
   * After the last feature. Where none that has a shape is left, throws why the first was left out, or
   * `layer-import/empty`.
   */
  end(crs: Crs, exactNames: Iterable<string> = []): LayerDraft {
    this.shapes.end();
    for (const column of [...this.columns.values(), this.ids]) column.end();
    const isDegrees = crs.kind === 'geographic';
    const leftOut = isDegrees ? this.withoutOutside() : this.leftOut.soFar();
    const layers = this.layers();
    if (layers.length === 0) throw leftOut.faults[0] ?? appError('layer-import/empty');
    const { shapes, splitCount } = this;
    const swappedCount = isDegrees ? this.swappedCount : 0;
    return { crs, shapes, layers, splitCount, swappedCount, exactNames: [...exactNames], leftOut };
  }

  /** Where most features are no degrees, their system is another one, and none of them is where it says. */
  private withoutOutside(): LeftOutRows {
    const outside = this.outside.soFar();
    if (outside.count === 0) return this.leftOut.soFar();
    const isOtherSystem = outside.count * 2 > this.featureCount;
    if (isOtherSystem && outside.faults[0]) throw outside.faults[0];
    this.shapes.removeMarked();
    return joinLeftOut(this.leftOut.soFar(), outside);
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
