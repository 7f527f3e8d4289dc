import type { CrsLine } from './crs-notation.ts';
import { nameProjection } from './vendor-wkt.ts';
import { childNode, type WktNode } from './wkt-tree.ts';

/** Relative: programs print between 9 and 17 digits. */
const TOLERANCE = 1e-9;

/** Whether a WKT text in the vendor's words says what a line of the table says, to the number. */
export function isSameSystem(tree: WktNode, { frame, projection }: CrsLine): boolean {
  const named = nameProjection(projection);
  if (!named) return tree.keyword === 'GEOGCS' && isSameFrame(tree, frame);
  if (tree.keyword !== 'PROJCS' || !isSameFrame(childNode(tree, 'GEOGCS'), frame)) return false;
  if (!isName(childNode(tree, 'PROJECTION'), named.name) || !isNumber(childNode(tree, 'UNIT'), 1, 1))
    return false;
  const given = tree.nodes.filter(({ keyword }) => keyword === 'PARAMETER');
  return (
    given.length === named.parameters.length &&
    named.parameters.every(([name, value]) =>
      given.some((node) => isName(node, name) && isNumber(node, 1, value)),
    )
  );
}

function isSameFrame(node: WktNode | undefined, { datum, meridian }: CrsLine['frame']): boolean {
  const datumNode = childNode(node, 'DATUM');
  const spheroid = childNode(datumNode, 'SPHEROID', 'ELLIPSOID');
  return (
    isName(datumNode, datum.name) &&
    isNumber(spheroid, 1, datum.ellipsoid.axisM) &&
    isNumber(spheroid, 2, datum.ellipsoid.inverseFlattening) &&
    isNumber(childNode(node, 'PRIMEM'), 1, meridian.degrees) &&
    isNumber(childNode(node, 'UNIT'), 1, Math.PI / 180)
  );
}

function isName(node: WktNode | undefined, name: string): boolean {
  return String(node?.values[0]).toLowerCase() === name.toLowerCase();
}

function isNumber(node: WktNode | undefined, at: number, expected: number): boolean {
  const value = node?.values[at];
  return (
    typeof value === 'number' && Math.abs(value - expected) <= TOLERANCE * Math.max(1, Math.abs(expected))
  );
}
