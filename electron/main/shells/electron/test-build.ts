import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether this package was made for tests, which drive its windows: package.json says so, which electron-builder writes
 * (`-c.extraMetadata.isTestBuild=true`) and the sum of the archive holds fast.
 */
export function isTestBuild(root: string): boolean {
  const description: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return (
    typeof description === 'object' &&
    description !== null &&
    'isTestBuild' in description &&
    description.isTestBuild === true
  );
}
