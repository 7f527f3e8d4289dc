import { expect, test } from 'vitest';
import { energyLayers } from '../energy/energy-layers.ts';
import { baseMapLayers, CITIES, SMALL_TOWNS, TOWNS } from './base-map-layers.ts';

/** The styles of all markers in some layers, told apart. */
function markerStyles(layers: readonly object[]): string[] {
  return [...new Set(JSON.stringify(layers).match(/geoSMS\w+/g))];
}

test('towns are squares on drawn maps, and no plant is', () => {
  const towns = baseMapLayers.filter(({ id }) => [CITIES, TOWNS, SMALL_TOWNS].includes(id));
  expect(towns).toHaveLength(3);
  expect(markerStyles(towns)).toEqual(['geoSMSSquare']);
  expect(markerStyles(energyLayers)).toEqual(['geoSMSCircle']);
});
