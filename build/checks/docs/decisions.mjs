import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const INDEX = 'build/decisions/README.md';
const NAME = /^(?<number>\d{4})-[a-z0-9-]+[.]md$/;
const PARTS = ['Status', 'Context', 'Choice', 'Rejected', 'Consequence'];

/** Each decision has a number of its own, the five parts in their order, and a line in the index. */
export function checkDecisions(root, files) {
  const index = readFileSync(join(root, INDEX), 'utf8');
  const pages = files.filter((file) => file.startsWith('build/decisions/') && file !== INDEX);
  const numbers = new Set();
  const problems = pages.flatMap((page) => {
    const name = page.slice('build/decisions/'.length);
    const number = NAME.exec(name)?.groups.number;
    if (!number) return [`${page} is not named NNNN-what-it-is-about.md`];
    if (numbers.has(number)) return [`${page} has a number that another decision has`];
    numbers.add(number);
    return [...problemsOf(page, number, readFileSync(join(root, page), 'utf8')), ...unlinked(index, name)];
  });
  return { problems, summary: `${pages.length} decisions` };
}

function problemsOf(page, number, text) {
  const parts = [...text.matchAll(/^[*][*](?<part>\w+)[.][*][*](?= |$)/gm)].map(({ groups }) => groups.part);
  return [
    ...(text.startsWith(`# ${number} `) ? [] : [`${page} does not begin with # ${number} and its title`]),
    ...(parts.join() === PARTS.join()
      ? []
      : [`${page} has the parts ${parts.join(', ')}; wanted are ${PARTS.join(', ')}, each as **Part.**`]),
  ];
}

/** A decision that the index does not lead to is found by nobody. */
function unlinked(index, name) {
  return index.includes(`](${name})`) ? [] : [`${INDEX} does not lead to ${name}`];
}
