// Three layers that are the same every time, as GeoJSON in degrees.

const [WEST, SOUTH, EAST, NORTH] = [5, 58, 30, 71];

/** The area that all of them fill. */
export const DATA_BOX = [WEST, SOUTH, EAST, NORTH];

/** Numbers from 0 to 1, by the generator of Lehmer. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Points with names. */
export function points(count) {
  const random = createRandom(20_261_128);
  return collection(
    Array.from({ length: count }, (_, index) => {
      const place = [WEST + random() * (EAST - WEST), SOUTH + random() * (NORTH - SOUTH)];
      return feature({ navn: `Punkt ${index}` }, { type: 'Point', coordinates: place.map(short) });
    }),
  );
}

/** Areas of eight corners beside each other, in so many columns and rows. */
export function polygons(columns, rows) {
  const random = createRandom(7);
  const [width, height] = [(EAST - WEST) / columns, (NORTH - SOUTH) / rows];
  const features = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [WEST + (column + 0.5) * width, SOUTH + (row + 0.5) * height];
      const ring = ringOf(8, (angle) => {
        const reach = 0.35 + 0.15 * random();
        return [x + width * reach * Math.cos(angle), y + height * reach * Math.sin(angle)];
      });
      features.push(feature({ navn: `${row} ${column}` }, { type: 'Polygon', coordinates: [ring] }));
    }
  }
  return collection(features);
}

/** Islands whose shores wind, with so many vertices each. */
export function coast(count, vertices) {
  const random = createRandom(11);
  return collection(
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [WEST + random() * (EAST - WEST), SOUTH + random() * (NORTH - SOUTH)];
      const waves = Array.from({ length: 12 }, (_each, wave) => [
        2 ** (wave / 2 + 1),
        random() * 6.28,
        1.3 ** -wave,
      ]);
      const ring = ringOf(vertices, (angle) => {
        const wound = waves.reduce(
          (sum, [times, start, height]) => sum + height * Math.sin(Math.round(times) * angle + start),
          0,
        );
        const reach = 0.5 + 0.1 * wound;
        return [x + 2 * reach * Math.cos(angle), y + reach * Math.sin(angle)];
      });
      return feature({ navn: `Øy ${index}` }, { type: 'Polygon', coordinates: [ring] });
    }),
  );
}

function ringOf(corners, pointAt) {
  const ring = Array.from({ length: corners }, (_, index) =>
    pointAt((2 * Math.PI * index) / corners).map(short),
  );
  return [...ring, ring[0]];
}

function short(value) {
  return Number(value.toFixed(6));
}

function feature(properties, geometry) {
  return JSON.stringify({ type: 'Feature', properties, geometry });
}

function collection(features) {
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}
