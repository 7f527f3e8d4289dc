import type { OutputFile, Outputs } from '../../map-service/outputs.ts';

const NAME_LENGTH = 36;

export interface MemoryOutputs extends Outputs {
  find(name: string): OutputFile | undefined;
}

/** Results that are kept for as long as a test lasts. */
export function createMemoryOutputs(): MemoryOutputs {
  const kept = new Map<string, OutputFile>();
  return {
    async keep(files) {
      return files.map((file) => {
        const name = `${String(kept.size).padStart(NAME_LENGTH, '0')}.${file.extension}`;
        kept.set(name, file);
        return name;
      });
    },
    find: (name) => kept.get(name),
  };
}
