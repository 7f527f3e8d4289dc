import { appError } from '../../contracts/errors.ts';

const MAX_NAME_CHARACTERS = 100;

/** The name, or with the first number behind it that makes it free. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let count = 2; ; count++) if (!taken.includes(`${wanted} ${count}`)) return `${wanted} ${count}`;
}

/** Without path and extension. */
export function nameOfFile(fileName: string): string {
  const plain = fileName.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
  return plain.replaceAll(/\p{C}/gu, ' ').trim().slice(0, MAX_NAME_CHARACTERS) || 'Import';
}

/** A name that a person gave. Throws `layer-import/bad-name`. */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed.length <= MAX_NAME_CHARACTERS && !/\p{C}/u.test(trimmed)) return trimmed;
  const value = trimmed.replaceAll(/\p{C}/gu, ' ').slice(0, MAX_NAME_CHARACTERS);
  throw appError('layer-import/bad-name', { value, limit: MAX_NAME_CHARACTERS });
}
