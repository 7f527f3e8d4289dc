import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Feature } from '../staging/layer-draft.ts';
import { badFeature } from './geojson-problem.ts';
import { inMember, isKnown, readShapes, ShapeProblem } from './read-shape.ts';

const NOTHING: JsonObject = {};

/** Reads a Feature, or a geometry that stands alone. `feature` and `byte` name it where it is bad. */
export function readFeature(value: Json, feature: number, byte: number): Feature {
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
