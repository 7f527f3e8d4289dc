/** Keeps what was used last, up to a weight in bytes. What holds a value elsewhere keeps it in any case. */
export class LruCache<Value> {
  private readonly kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  private readonly limitBytes: number;
  private heldBytes = 0;

  constructor(limitBytes: number) {
    this.limitBytes = limitBytes;
  }

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    this.kept.set(key, { value, bytes });
    this.heldBytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.heldBytes <= this.limitBytes) break;
      this.delete(oldest);
    }
  }

  deleteAll(prefix: string): void {
    for (const key of [...this.kept.keys()]) if (key.startsWith(prefix)) this.delete(key);
  }

  private delete(key: string): void {
    const found = this.kept.get(key);
    if (!found) return;
    this.kept.delete(key);
    this.heldBytes -= found.bytes;
  }
}
