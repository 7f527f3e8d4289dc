import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE_CAP = 40;
const HEADINGS = ['Purpose', 'May import', 'Must not', 'Tests'];

/** Each top folder and each folder of shared/ says what it is for, under the same four headings. */
export function checkFolderReadmes(root, files) {
  const topFolders = new Set(
    files.filter((file) => /^[^.][^/]*\//.test(file)).map((file) => file.split('/')[0]),
  );
  const folders = [
    ...topFolders,
    ...readdirSync(join(root, 'shared'))
      .map((name) => `shared/${name}`)
      .filter((folder) => files.some((file) => file.startsWith(`${folder}/`))),
  ];
  return {
    problems: folders.flatMap((folder) => problemsOf(root, folder)),
    summary: `${folders.length} folders`,
  };
}

function problemsOf(root, folder) {
  const path = join(root, folder, 'README.md');
  if (!existsSync(path)) return [`${folder} has no README.md`];
  const text = readFileSync(path, 'utf8');
  const lineCount = text.trimEnd().split('\n').length;
  const headings = [...text.matchAll(/^## (?<heading>.+)$/gm)].map(({ groups }) => groups.heading.trim());
  const problems = [];
  if (lineCount > LINE_CAP)
    problems.push(`${folder}/README.md has ${lineCount} lines; the cap is ${LINE_CAP}`);
  if (headings.join() !== HEADINGS.join()) {
    problems.push(
      `${folder}/README.md has the headings ${headings.join(', ')}; wanted are ${HEADINGS.join(', ')}`,
    );
  }
  return problems;
}
