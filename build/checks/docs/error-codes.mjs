import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedSources } from './source-texts.mjs';

/** Every code of the error catalogue is thrown somewhere and has its sentence in both languages, and no others have. */
export async function checkErrorCodes(root, files) {
  const { errorCatalogue } = await import('../../../shared/contracts/errors.ts');
  const codes = Object.keys(errorCatalogue);
  const sources = shippedSources(root, files).filter(({ file }) => file !== 'shared/contracts/errors.ts');
  const problems = codes
    .filter((code) => !sources.some(({ text }) => text.includes(`'${code}'`)))
    .map((code) => `The error ${code} is thrown nowhere`);
  for (const language of ['nb', 'en']) {
    const path = `assets/locales/${language}/errors.json`;
    if (!existsSync(join(root, path))) {
      problems.push(`${path} is missing`);
      continue;
    }
    const texts = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const translated = Object.keys(texts)
      .filter((key) => key.startsWith('error.') && !key.startsWith('error.page.'))
      .map((key) => key.slice('error.'.length));
    for (const code of codes)
      if (!translated.includes(code)) problems.push(`${path} has no sentence for ${code}`);
    for (const code of translated) {
      if (!codes.includes(code)) problems.push(`${path} has a sentence for ${code}, which no error has`);
      else
        problems.push(...argumentProblems(path, code, errorCatalogue[code].message, texts[`error.${code}`]));
    }
  }
  return { problems, summary: `${codes.length} error codes` };
}

/** A sentence may leave a detail out, but not name one that the error does not carry. */
function argumentProblems(path, code, message, text) {
  const known = new Set([...message.matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => groups.name));
  return [...text.matchAll(/\{(?<name>\w+)/g)]
    .filter(({ groups }) => !known.has(groups.name))
    .map(
      ({ groups }) => `${path}: the sentence of ${code} names ${groups.name}, which the error does not carry`,
    );
}
