// A GeoJSON file while it is read, chunk by chunk.

import { AppError } from '../../base/app-error.ts';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { appError } from '../../contracts/errors.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { hasEndlessNumber, hasInexactNumber, parseExactly } from '../staging/exact-numbers.ts';
import { type Feature, type LayerDraft, LayerDraftBuilder } from '../staging/layer-draft.ts';
import { FeatureSplitter } from './feature-splitter.ts';
import { badFeature } from './geojson-problem.ts';
import { isOnEarth, pathOutsideWorld } from './outside-world.ts';
import { type ParsedFeature, parseFeatures } from './parse-features.ts';
import { readCrs } from './read-crs.ts';
import { inMember, isKnown, readShapes, ShapeProblem } from './read-shape.ts';

export class GeoJsonReader {
  private readonly builder = new LayerDraftBuilder();
  private crs: Crs | undefined;
  private readonly exactNames = new Set<string>();
  private readonly splitter = new FeatureSplitter({
    onFeatures: (batch) => {
      for (const parsed of parseFeatures(batch, this.number)) this.take(parsed);
    },
    onCollection: (text) => this.takeCollection(text),
  });

  /** Of the next feature, from 1. */
  private get number(): number {
    return this.builder.featureCount + 1;
  }

  /** Throws `layer-import/…` where the text around the features is wrong: a bad feature is left out. */
  push(chunk: Uint8Array): void {
    this.splitter.push(chunk);
  }

  private take(parsed: ParsedFeature): void {
    const { number } = this;
    const feature = this.readOrLeaveOut(parsed);
    const box = feature && this.builder.add(feature);
    if (!box || isOnEarth(box)) return;
    // Whether the system is one of degrees is known at the end of the file.
    const why = () => badFeature(number, parsed.byte, 'outsideWorld', pathOutsideWorld(parsed.value()));
    this.builder.doubtDegrees(why);
  }

  private readOrLeaveOut(parsed: ParsedFeature): Feature | undefined {
    try {
      return this.exactly(readFeature(parsed.value(), this.number, parsed.byte), parsed);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.builder.leaveOut(error);
      return undefined;
    }
  }

  /** With the digits of numbers that a double cannot hold. */
  private exactly(feature: Feature, { text, byte }: ParsedFeature): Feature {
    const { properties, id } = feature;
    const names = Object.keys(properties).filter((name) => hasInexactNumber(properties[name]));
    if (names.length === 0 && !hasInexactNumber(id)) return feature;
    const property = names.find((name) => hasEndlessNumber(properties[name]));
    if (property !== undefined || hasEndlessNumber(id)) {
      throw appError('layer-import/endless-number', {
        feature: this.number,
        property: property ?? 'id',
      });
    }
    const exact = readFeature(parseExactly(text()), this.number, byte);
    for (const name of names) {
      if (JSON.stringify(exact.properties[name]) !== JSON.stringify(properties[name]))
        this.exactNames.add(name);
    }
    return exact;
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
    return this.builder.end(this.crs ?? readCrs(undefined), this.exactNames);
  }
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

const NOTHING: JsonObject = {};

/** Reads a Feature, or a geometry that stands alone. `feature` and `byte` name it where it is bad. */
function readFeature(value: Json, feature: number, byte: number): Feature {
  if (!isJsonObject(value)) throw badFeature(feature, byte, 'notAFeature');
  try {
    if (isKnown(value['type'])) return { shapes: readShapes(value), properties: NOTHING, id: undefined };
    const properties = value['properties'] ?? NOTHING;
    if (value['type'] !== 'Feature' || !isJsonObject(properties)) {
      throw badFeature(feature, byte, 'notAFeature');
    }
    const shapes = inMember('geometry', () => readShapes(value['geometry']));
    return { shapes, properties, id: value['id'] };
  } catch (error) {
    if (error instanceof ShapeProblem) {
      // The path of a geometry that stands alone begins with its members.
      const path = error.path.replace(/^\./, '');
      throw badFeature(feature, byte, error.problem, path === '' ? undefined : path);
    }
    throw error;
  }
}
