import type { StaticFiles } from '../../http/static-files.ts';

/** Answers our own pages from the bundles. `services` are the addresses besides their own that the pages may call. */
export function createPageAnswers(
  files: StaticFiles,
  services: readonly string[],
): (path: string) => Promise<Response> {
  return async (path) => {
    const reply = await files.find(path, services);
    // Copied: the body of a response may be taken from whoever holds it.
    return reply
      ? new Response(new Uint8Array(reply.body), { headers: reply.headers })
      : new Response('Nothing is here.', { status: 404 });
  };
}
