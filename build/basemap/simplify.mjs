// Fewer points where nobody looks closely.

/** West, south, east, north of the part that is kept fine. */
const NORWAY = [3.5, 57.3, 31.8, 71.5];
/** A degree of longitude in degrees of latitude, in the middle of Norway. */
const SHRINK = Math.cos((65 * Math.PI) / 180);

/**
 * How finely a file is drawn, in degrees of latitude. `coarse` is for the whole country on one screen, zooms below 5.6;
 * `fine` for what is nearer: Norway to a zoom of 10, the rest to a zoom of 7.
 */
export const DETAILS = {
  coarse: { tolerance: () => 0.011, smallestKm2: () => 8 },
  fine: {
    tolerance: (position) => (isInNorway(position) ? 0.001 : 0.011),
    smallestKm2: (position) => (isInNorway(position) ? 0.5 : 10),
  },
  /** For what is small, and has corners otherwise. */
  finest: { tolerance: (position) => (isInNorway(position) ? 0.0003 : 0.005) },
};

function isInNorway([longitude, latitude]) {
  const [west, south, east, north] = NORWAY;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** How far a position lies from the line between two others, in tolerances of its place. */
function deviation(position, [ax, ay], [bx, by], { tolerance, shrink }) {
  const [x, y] = [(position[0] - ax) * shrink, position[1] - ay];
  const [dx, dy] = [(bx - ax) * shrink, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  return Math.hypot(x - share * dx, y - share * dy) / tolerance(position);
}

/**
 * Douglas and Peucker, without recursion: a continent is one ring of 140 000 points. `shrink`: a unit of x in units of y.
 */
export function simplify(line, tolerance, shrink = SHRINK) {
  const isKept = new Uint8Array(line.length);
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  const open = [[0, line.length - 1]];
  while (open.length > 0) {
    const [from, to] = open.pop();
    let worst = 1;
    let place = -1;
    for (let index = from + 1; index < to; index++) {
      const value = deviation(line[index], line[from], line[to], { tolerance, shrink });
      if (value > worst) [worst, place] = [value, index];
    }
    if (place < 0) continue;
    isKept[place] = 1;
    open.push([from, place], [place, to]);
  }
  return line.filter((_, index) => isKept[index] === 1);
}

/** Rounds the corners of a line and keeps its ends, by cutting each of them three times (Chaikin 1974). */
export function smooth(line) {
  let rounded = line;
  for (let pass = 0; pass < 3; pass++) {
    const cut = rounded.slice(1).flatMap((to, index) => {
      const from = rounded[index];
      return [between(from, to, 0.25), between(from, to, 0.75)];
    });
    rounded = [rounded[0], ...cut, rounded.at(-1)];
  }
  return rounded;
}

const between = ([ax, ay], [bx, by], share) => [ax + share * (bx - ax), ay + share * (by - ay)];

/** A ring begins and ends at one point, which is no line: it is simplified in two halves. */
export function simplifyRing(ring, { tolerance }) {
  const middle = Math.floor(ring.length / 2);
  return [
    ...simplify(ring.slice(0, middle + 1), tolerance),
    ...simplify(ring.slice(middle), tolerance).slice(1),
  ];
}

/** Square kilometres, on a sphere flattened at the ring's own latitude. */
export function areaKm2(ring) {
  const shrink = Math.cos((ring[0][1] * Math.PI) / 180);
  let doubled = 0;
  for (let index = 1; index < ring.length; index++) {
    doubled += ring[index - 1][0] * ring[index][1] - ring[index][0] * ring[index - 1][1];
  }
  return (Math.abs(doubled) / 2) * shrink * 111.2 ** 2;
}
