/** Nine places of the DE-9IM matrix: interior, boundary and exterior of the first against those of the second. */
export type MatrixPattern = string;

const PATTERN = /^[TF*012]{9}$/;
const RELATE = /^RELATE\s*\(\s*(G1\s*,\s*G2|G2\s*,\s*G1)\s*,\s*(["'])(.{9})\2\s*\)$/;

/**
 * Reads nine characters, or `RELATE(G1, G2, "…")` where G1 is the filter; without regard to case. Undefined when it is
 * neither. The pattern is always of the filter against the feature.
 */
export function parseMatrixPattern(text: string): MatrixPattern | undefined {
  const upper = text.trim().toUpperCase();
  if (PATTERN.test(upper)) return upper;
  const [, operands, , pattern] = RELATE.exec(upper) ?? [];
  if (!operands || !pattern || !PATTERN.test(pattern)) return undefined;
  return operands.startsWith('G1') ? pattern : transposed(pattern);
}

export function matchesPattern(matrix: string, pattern: MatrixPattern): boolean {
  for (let index = 0; index < 9; index++) {
    const wanted = pattern[index];
    const found = matrix[index];
    if (wanted !== '*' && wanted !== found && !(wanted === 'T' && found !== 'F')) return false;
  }
  return true;
}

/** The matrix of the second against the first. */
function transposed(matrix: string): string {
  return [0, 3, 6, 1, 4, 7, 2, 5, 8].map((index) => matrix[index]).join('');
}
