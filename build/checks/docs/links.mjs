import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LINK = /\[[^\]]*\]\((?<target>[^)\s]+)\)/g;

/** Relative links of the documents lead somewhere, and their anchors to a heading. */
export function checkLinks(root, files) {
  const problems = [];
  let count = 0;
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    for (const { groups } of withoutCode(readFileSync(join(root, file), 'utf8')).matchAll(LINK)) {
      if (/^[a-z]+:/.test(groups.target)) continue;
      count++;
      const [path, anchor] = groups.target.split('#');
      const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
      if (!existsSync(join(root, target))) problems.push(`${file}: ${groups.target} leads nowhere`);
      else if (anchor && !anchorsOf(join(root, target)).includes(anchor)) {
        problems.push(`${file}: ${target} has no heading ${anchor}`);
      }
    }
  }
  return { problems, summary: `${count} links` };
}

function withoutCode(text) {
  return text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');
}

function anchorsOf(path) {
  if (statSync(path).isDirectory()) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (?<heading>.+)$/gm)].map(({ groups }) =>
    groups.heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
