import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources that ship, tests left out, as path and text. */
export function shippedSources(root, files) {
  return files
    .filter(
      (file) =>
        /^(shared|electron|renderer)\/.*[.]tsx?$/.test(file) && !/[.](test|bench|test-d)[.]/.test(file),
    )
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
