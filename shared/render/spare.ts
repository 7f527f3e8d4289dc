import { SpareMemory } from '../base/spare-memory.ts';

/** Pixels of a megapixel, what they are covered by, and what they are packed in. */
const MAX_SPARE_BYTES = 16 * 1024 * 1024;

/** What pictures of this thread have used and do not any more. */
export const spareMemory = new SpareMemory(MAX_SPARE_BYTES);
