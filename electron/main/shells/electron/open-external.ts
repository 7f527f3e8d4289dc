import { shell } from 'electron';

/** Opens a web address in the system's browser. Other schemes could start programs, so they are refused. */
export async function openExternal(url: string): Promise<void> {
  const { protocol } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`Not a web address: ${url}`);
  await shell.openExternal(url);
}
