import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const FILE_CAP = 400;
const FUNCTION_CAP = 80;
const COMPONENT_CAP = 120;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Lines of files and functions. Contract tables may be long: they are the specification, one line a field. */
export function checkSizes(root, files) {
  const sources = files.filter((file) => /[.](ts|tsx|mjs|cjs)$/.test(file) && !file.endsWith('.d.ts'));
  const problems = [];
  const fileSizes = [];
  const functionSizes = [];
  for (const file of sources) {
    const text = readFileSync(join(root, file), 'utf8');
    const size = text.split('\n').length - 1;
    fileSizes.push(size);
    if (size > FILE_CAP && !file.startsWith('shared/contracts/')) {
      problems.push(`${file} has ${size} lines; the cap is ${FILE_CAP}`);
    }
    for (const found of functionsOf(file, text)) {
      const cap = isComponent(file, found.name) ? COMPONENT_CAP : FUNCTION_CAP;
      functionSizes.push(found.lines);
      if (found.lines > cap) {
        problems.push(`${file}:${found.line} ${found.name} has ${found.lines} lines; the cap is ${cap}`);
      }
    }
  }
  const summary =
    `${sources.length} files: lines median ${percentile(fileSizes, 50)}, p95 ${percentile(fileSizes, 95)}; ` +
    `${functionSizes.length} functions: median ${percentile(functionSizes, 50)}, p95 ${percentile(functionSizes, 95)}`;
  return { problems, summary };
}

function isComponent(file, name) {
  return file.endsWith('.tsx') && /^[A-Z]/.test(name);
}

function percentile(values, percent) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

function functionsOf(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const lineAt = (offset) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const found = [];
  visit(program, undefined, (node, parent) => {
    // What groups tests is no function that anybody reads at one go.
    if (!FUNCTIONS.has(node.type) || parent?.callee?.name === 'describe') return;
    const line = lineAt(node.start);
    found.push({ name: nameOf(node, parent), line, lines: lineAt(node.end - 1) - line + 1 });
  });
  return found;
}

function nameOf(node, parent) {
  return node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? 'a function';
}

function visit(node, parent, see) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, parent, see);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const isNode = typeof node.type === 'string';
  if (isNode) see(node, parent);
  for (const child of Object.values(node)) {
    if (typeof child === 'object') visit(child, isNode ? node : parent, see);
  }
}
