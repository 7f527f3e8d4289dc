import { AppError } from '../base/app-error.ts';
import type { Json } from '../base/json.ts';
import { appError } from '../contracts/errors.ts';

/** An error as it crosses a bridge: over a port an Error would lose its class and its code. */
export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly details: { readonly [name: string]: Json };
}

/** Anything that is not of the catalogue becomes `internal`; `log` gets the original, the wire does not. */
export function toWireError(error: unknown, log: (error: unknown) => void): WireError {
  if (error instanceof AppError) return { code: error.code, message: error.message, details: error.details };
  log(error);
  const internal = appError('internal');
  return { code: internal.code, message: internal.message, details: {} };
}

export function fromWireError(error: WireError): AppError {
  return new AppError(error.code, error.message, error.details);
}
