import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined;

/** Holds documents against a schema by one call of xmllint, and gives what it complains of. */
export function schemaComplaints(schema: string, documents: { readonly [name: string]: string }): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'varde-messages-'));
  try {
    writeFileSync(join(folder, 'schema.xsd'), schema);
    for (const [name, text] of Object.entries(documents)) writeFileSync(join(folder, name), text);
    const { stderr } = spawnSync(
      'xmllint',
      ['--noout', '--schema', 'schema.xsd', ...Object.keys(documents)],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e8,
      },
    );
    const lines = stderr.split('\n').filter((line) => line !== '');
    const valid = new Set(lines.filter((line) => line.endsWith(' validates')));
    const silent = Object.keys(documents).filter((name) => !valid.has(`${name} validates`));
    return [...lines.filter((line) => !valid.has(line)), ...silent.map((name) => `${name} is not valid`)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
