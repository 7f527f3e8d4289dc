import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { argumentsOf } from './message-arguments.ts';
import { isTextKey, texts } from './texts.ts';

const folder = resolve(import.meta.dirname, '..');

interface SyntaxNode {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** Every text that a source says by a literal key, with the names it gives; undefined where they are not literal. */
function saidIn(source: string): { key: string; given: string[] | undefined }[] {
  const said: { key: string; given: string[] | undefined }[] = [];
  JSON.stringify(parseSync(source, { syntax: 'typescript', tsx: true }), (_, node: unknown) => {
    const key = isCall(node) ? literalOf(node.arguments[0]?.expression) : undefined;
    if (key !== undefined && isCall(node)) {
      said.push({ key, given: namesIn(node.arguments[1]?.expression) });
    }
    return node;
  });
  return said;
}

function isCall(node: unknown): node is SyntaxNode & { arguments: { expression: SyntaxNode }[] } {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'CallExpression';
}

function literalOf(node: SyntaxNode | undefined): string | undefined {
  const value = node?.type === 'StringLiteral' ? node['value'] : undefined;
  return typeof value === 'string' && isTextKey(value) ? value : undefined;
}

function namesIn(node: SyntaxNode | undefined): string[] | undefined {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return undefined;
  const names = (node['properties'] as SyntaxNode[]).map((property) => {
    const key = property.type === 'Identifier' ? property : (property['key'] as SyntaxNode | undefined);
    return key?.['value'];
  });
  return names.every((name) => typeof name === 'string') ? names : undefined;
}

const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));

test('every text that the app says is given the values that its message names', () => {
  const missing: string[] = [];
  let count = 0;
  for (const file of files) {
    for (const { key, given } of saidIn(readFileSync(resolve(folder, file), 'utf8'))) {
      if (!isTextKey(key) || !given) continue;
      count += 1;
      const lacks = argumentsOf(texts.nb[key], 'nb').filter((name) => !given.includes(name));
      if (lacks.length > 0) missing.push(`${file}: ${key} lacks ${lacks.join(', ')}`);
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(300);
});
