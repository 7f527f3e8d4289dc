import { SpareMemory } from '../base/spare-memory.ts';

/** What draws beside each other: the processors but that of the data window. Nobody says how many in some environments. */
const known: { readonly hardwareConcurrency?: number } | undefined = Reflect.get(globalThis, 'navigator');
const THREADS = Math.max(1, (known?.hardwareConcurrency ?? 2) - 1);
/** Of all threads together: eight maps of a megapixel at once, their pixels and what they are packed in. */
const SPARE_BYTES = 40 * 1024 * 1024;
/** Of all threads together: what says how far their pixels are covered. */
const CLEAN_BYTES = 30 * 1024 * 1024;
/** Of each: one such map. */
const LEAST_SPARE_BYTES = 10 * 1024 * 1024;
const LEAST_CLEAN_BYTES = 6 * 1024 * 1024;

/** What pictures of this thread have used and do not any more. */
export const spareMemory = new SpareMemory(Math.max(LEAST_SPARE_BYTES, SPARE_BYTES / THREADS));

/** The same of those who leave nothing but zeros behind: megabytes that nobody has to clear. */
export const cleanMemory = new SpareMemory(Math.max(LEAST_CLEAN_BYTES, CLEAN_BYTES / THREADS));
