/** The text behind the hash of the address; undefined when there is none or it is not encoded as addresses are. */
export function readHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

/** Takes what stood there out of the address, once it was followed. */
export function clearHash(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
