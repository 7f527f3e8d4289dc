import { SpareMemory } from '../base/spare-memory.ts';

/** Pixels of a megapixel, and what they are packed in. */
const MAX_SPARE_BYTES = 10 * 1024 * 1024;
/** What says how far pixels are covered. */
const MAX_CLEAN_BYTES = 6 * 1024 * 1024;

/** What pictures of this thread have used and do not any more. */
export const spareMemory = new SpareMemory(MAX_SPARE_BYTES);

/** The same of those who leave nothing but zeros behind: megabytes that nobody has to clear. */
export const cleanMemory = new SpareMemory(MAX_CLEAN_BYTES);
