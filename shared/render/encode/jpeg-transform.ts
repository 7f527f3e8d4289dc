// The cosine transform of 8 × 8 values with five multiplications for eight of them (Arai, Agui and Nakajima 1988), whose
// results are too large by known factors: the steps take them in.

const SIDE = 8;
const FACTORS = [
  1, 1.387_039_845, 1.306_562_965, 1.175_875_602, 1, 0.785_694_958, 0.541_196_1, 0.275_899_379,
];

/** Puts the coefficients, divided by their steps and rounded, row by row into `coefficients`. Changes the block. */
export function transformBlock(block: Float32Array, steps: Uint8Array, coefficients: Int16Array): void {
  for (let row = 0; row < SIDE; row++) transformEight(block, SIDE * row, 1);
  for (let column = 0; column < SIDE; column++) transformEight(block, column, SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const factor = (FACTORS[at >> 3] ?? 1) * (FACTORS[at & 7] ?? 1) * SIDE;
    coefficients[at] = Math.round((block[at] ?? 0) / ((steps[at] ?? 1) * factor));
  }
}

/** Eight values, `stride` apart, in place. */
function transformEight(block: Float32Array, start: number, stride: number): void {
  const at = (index: number) => block[start + index * stride] ?? 0;
  const [sum0, sum1, sum2, sum3] = [at(0) + at(7), at(1) + at(6), at(2) + at(5), at(3) + at(4)];
  const [off0, off1, off2, off3] = [at(0) - at(7), at(1) - at(6), at(2) - at(5), at(3) - at(4)];
  const put = (index: number, value: number) => {
    block[start + index * stride] = value;
  };
  const outer = sum0 - sum3;
  const turned = (sum1 - sum2 + outer) * Math.SQRT1_2;
  put(0, sum0 + sum3 + sum1 + sum2);
  put(4, sum0 + sum3 - sum1 - sum2);
  put(2, outer + turned);
  put(6, outer - turned);
  const low = off3 + off2;
  const high = off1 + off0;
  const shared = (low - high) * 0.382_683_433;
  const lowTurned = 0.541_196_1 * low + shared;
  const highTurned = 1.306_562_965 * high + shared;
  const middle = (off2 + off1) * Math.SQRT1_2;
  put(5, off0 - middle + lowTurned);
  put(3, off0 - middle - lowTurned);
  put(1, off0 + middle + highTurned);
  put(7, off0 + middle - highTurned);
}
