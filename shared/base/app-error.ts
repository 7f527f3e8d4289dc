import type { Json } from './json.ts';

/**
 * A failure with a code of the error catalogue (shared/contracts/errors.ts). `details` are the values that its
 * translated sentence names: what was wrong, and where. `message` is one English sentence, for logs and wires.
 */
export class AppError extends Error {
  readonly code: string;
  readonly details: { readonly [name: string]: Json };

  constructor(
    code: string,
    message: string,
    details: { readonly [name: string]: Json } = {},
    options?: { cause: unknown },
  ) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
