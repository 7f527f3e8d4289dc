// Prefix codes by Huffman as DEFLATE writes them (RFC 1951, 3.2): how many bits each symbol gets, and which.

/**
 * Bits of each symbol, by Huffman's method and none longer than `maxBits`: 0 for those that do not occur. Equal counts are
 * told apart by their symbols, so that the same counts give the same code everywhere.
 */
export function codeLengths(counts: Uint32Array, maxBits: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const symbols = symbolsByCount(counts);
  const [only] = symbols;
  if (only === undefined) return lengths;
  if (symbols.length === 1) {
    lengths[only] = 1;
    return lengths;
  }
  const perLength = limitedLengths(leafDepths(symbols, counts), maxBits);
  let place = symbols.length;
  for (let bits = 1; bits <= maxBits; bits++) {
    for (let count = perLength[bits] ?? 0; count > 0; count--) lengths[symbols[--place] ?? 0] = bits;
  }
  return lengths;
}

/** Those that occur, the rarest first. */
function symbolsByCount(counts: Uint32Array): number[] {
  const symbols: number[] = [];
  for (let symbol = 0; symbol < counts.length; symbol++) if (counts[symbol]) symbols.push(symbol);
  return symbols.sort((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0) || one - other);
}

/**
 * How deep the leaves of Huffman's tree lie. Nodes are joined two by two, the lightest first: leaves and joined nodes are
 * both in order by themselves, so the next one is the first of either.
 */
function leafDepths(symbols: readonly number[], counts: Uint32Array): Uint8Array {
  const leafCount = symbols.length;
  const nodeCount = 2 * leafCount - 1;
  const { weights, parents, depths } = nodesFor(nodeCount);
  weights.fill(0, leafCount, nodeCount);
  for (let leaf = 0; leaf < leafCount; leaf++) weights[leaf] = counts[symbols[leaf] ?? 0] ?? 0;
  let leaf = 0;
  let joined = leafCount;
  for (let node = leafCount; node < nodeCount; node++) {
    for (let child = 0; child < 2; child++) {
      const isLeaf = leaf < leafCount && (joined >= node || (weights[leaf] ?? 0) <= (weights[joined] ?? 0));
      const lightest = isLeaf ? leaf++ : joined++;
      weights[node] = (weights[node] ?? 0) + (weights[lightest] ?? 0);
      parents[lightest] = node;
    }
  }
  depths[nodeCount - 1] = 0;
  for (let node = nodeCount - 2; node >= 0; node--) depths[node] = (depths[parents[node] ?? 0] ?? 0) + 1;
  return depths.subarray(0, leafCount);
}

/** Those of the alphabets of DEFLATE are used again: codes are made for every small picture. */
const KEPT_NODES = nodesOf(1_024);

function nodesOf(count: number) {
  return {
    weights: new Float64Array(count),
    parents: new Uint16Array(count),
    depths: new Uint8Array(count),
  };
}

function nodesFor(count: number): ReturnType<typeof nodesOf> {
  return count <= KEPT_NODES.weights.length ? KEPT_NODES : nodesOf(count);
}

/** How many codes there are of each length, none longer than the limit, and all of them told apart (Kraft's sum is 1). */
function limitedLengths(depths: Uint8Array, maxBits: number): Uint16Array {
  const perLength = new Uint16Array(maxBits + 1);
  let used = 0;
  for (const depth of depths) {
    const bits = Math.min(depth, maxBits);
    perLength[bits] = (perLength[bits] ?? 0) + 1;
    used += 2 ** (maxBits - bits);
  }
  // Of the longest codes one goes below a shorter one, which becomes a bit longer: that frees the room of one.
  for (; used > 2 ** maxBits; used--) {
    let bits = maxBits - 1;
    while (perLength[bits] === 0) bits--;
    perLength[maxBits] = (perLength[maxBits] ?? 0) - 1;
    perLength[bits] = (perLength[bits] ?? 0) - 1;
    perLength[bits + 1] = (perLength[bits + 1] ?? 0) + 2;
  }
  return perLength;
}

/** The codes of symbols by their lengths (RFC 1951, 3.2.2), the first bit lowest: as they are written. */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const perLength = new Uint16Array(16);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const bits = lengths[symbol] ?? 0;
    if (bits > 0) perLength[bits] = (perLength[bits] ?? 0) + 1;
  }
  const next = new Uint16Array(16);
  for (let bits = 1; bits < 16; bits++)
    next[bits] = ((next[bits - 1] ?? 0) + (perLength[bits - 1] ?? 0)) << 1;
  const codes = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const bits = lengths[symbol] ?? 0;
    if (bits === 0) continue;
    const code = next[bits] ?? 0;
    next[bits] = code + 1;
    codes[symbol] = reversed(code, bits);
  }
  return codes;
}

function reversed(code: number, bits: number): number {
  let turned = 0;
  for (let bit = 0; bit < bits; bit++) turned |= ((code >> bit) & 1) << (bits - 1 - bit);
  return turned;
}
