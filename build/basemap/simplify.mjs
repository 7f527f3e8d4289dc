// Fewer points where nobody looks closely: Norway keeps what a zoom of 10 can show, the rest what a zoom of 7 can.

/** West, south, east, north of the part that is kept fine. */
const FINE = [3.5, 57.3, 31.8, 71.5];
/** Degrees of latitude: about 90 m and 900 m. */
const FINE_TOLERANCE = 0.0008;
const COARSE_TOLERANCE = 0.008;
/** A degree of longitude in degrees of latitude, in the middle of Norway. */
const SHRINK = Math.cos((65 * Math.PI) / 180);

function tolerance([longitude, latitude]) {
  const [west, south, east, north] = FINE;
  const isFine = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return isFine ? FINE_TOLERANCE : COARSE_TOLERANCE;
}

/** How far a position lies from the line between two others, in tolerances of its place. */
function deviation(position, [ax, ay], [bx, by]) {
  const [x, y] = [(position[0] - ax) * SHRINK, position[1] - ay];
  const [dx, dy] = [(bx - ax) * SHRINK, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  return Math.hypot(x - share * dx, y - share * dy) / tolerance(position);
}

/** Douglas and Peucker, without recursion: a continent is one ring of 140 000 points. */
export function simplify(line) {
  const isKept = new Uint8Array(line.length);
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  const open = [[0, line.length - 1]];
  while (open.length > 0) {
    const [from, to] = open.pop();
    let worst = 1;
    let place = -1;
    for (let index = from + 1; index < to; index++) {
      const value = deviation(line[index], line[from], line[to]);
      if (value > worst) [worst, place] = [value, index];
    }
    if (place < 0) continue;
    isKept[place] = 1;
    open.push([from, place], [place, to]);
  }
  return line.filter((_, index) => isKept[index] === 1);
}

/** A ring begins and ends at one point, which is no line: it is simplified in two halves. */
export function simplifyRing(ring) {
  const middle = Math.floor(ring.length / 2);
  return [...simplify(ring.slice(0, middle + 1)), ...simplify(ring.slice(middle)).slice(1)];
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
