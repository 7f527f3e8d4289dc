import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../launch/project.mjs';

/** So much of what a program said is shown when it fails. */
const SHOWN_LINES = 60;

/** @typedef {{ stage: string, name: string, outcome: 'passed' | 'failed' | 'skipped', reason?: string, file?: string,
 *   seconds?: number }} Result */

/**
 * Runs a stage and tells what came of it. A runner that ends badly although every test of its report passed, or that
 * writes no report, is a failure of its own.
 *
 * @returns {Promise<Result[]>}
 */
export async function runStage({ id, kind, args }) {
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'varde-test-'));
  const reportFile = join(folder, 'report.json');
  const { exitCode, output } = await run(args, { VARDE_TEST_REPORT: reportFile });
  const results =
    kind === 'check' ? [checkResult(id, exitCode, output)] : runnerResults(id, exitCode, output, reportFile);
  rmSync(folder, { recursive: true, force: true });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  console.log(
    `${failed.length === 0 ? '✓' : '✗'} ${id}: ${tellResults(kind, results, output)} (${seconds} s)`,
  );
  // Their reasons stand at the end; who waits for it knows already what to look at.
  for (const { name } of failed) console.log(`    ${name}`);
  return results;
}

function tellResults(kind, results, output) {
  if (kind === 'check') return lastOf(output) || 'no complaints';
  const count = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}

function checkResult(id, exitCode, output) {
  if (exitCode === 0) return { stage: id, name: id, outcome: 'passed' };
  return { stage: id, name: id, outcome: 'failed', reason: tail(output) };
}

function runnerResults(id, exitCode, output, reportFile) {
  let results;
  try {
    results = JSON.parse(readFileSync(reportFile, 'utf8')).map((result) => ({ stage: id, ...result }));
  } catch (error) {
    return [
      { stage: id, name: `${id} wrote no report`, outcome: 'failed', reason: `${error}\n${tail(output)}` },
    ];
  }
  if (results.length === 0) results.push({ stage: id, name: `${id} ran nothing`, outcome: 'failed' });
  const hasFailure = results.some(({ outcome }) => outcome === 'failed');
  if (exitCode !== 0 && !hasFailure) {
    const name = `${id} ended with exit code ${exitCode}`;
    results.push({ stage: id, name, outcome: 'failed', reason: tail(output) });
  }
  return results;
}

function run(args, environment) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...environment, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const end = (exitCode) => resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') });
    child.on('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

function tail(output) {
  return output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
}

function lastOf(output) {
  return output.trimEnd().split('\n').at(-1) ?? '';
}
