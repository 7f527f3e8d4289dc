export type AddressProblem = 'not-an-address' | 'not-http' | 'has-user' | 'has-query' | 'has-path';

/** What is wrong with the base address of a source; undefined = nothing. Empty means: none. */
export function checkBaseAddress(value: string): AddressProblem | undefined {
  if (value === '') return undefined;
  if (!URL.canParse(value)) return 'not-an-address';
  const url = new URL(value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'not-http';
  if (url.username !== '' || url.password !== '') return 'has-user';
  if (url.search !== '' || url.hash !== '') return 'has-query';
  return undefined;
}

/** What is wrong with a web origin that may read the services: scheme, host and port, nothing behind. */
export function checkOrigin(value: string): AddressProblem | undefined {
  const problem = checkBaseAddress(value);
  if (value === '') return 'not-an-address';
  if (problem) return problem;
  return new URL(value).origin === value.replace(/\/$/, '') ? undefined : 'has-path';
}
