// What page and worker say to each other. A table worker has one partner, so the messages are as plain as that; big
// arrays are handed over instead of copied, which is why this is not the bridge's link.

import { AppError } from '../../../shared/base/app-error.ts';
import type { Json } from '../../../shared/base/json.ts';

export interface TaskCall {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

export interface TaskFailure {
  readonly code: string;
  readonly message: string;
  readonly details: { readonly [name: string]: Json };
}

export type TaskReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: TaskFailure };

export function describeFailure(error: unknown): TaskFailure {
  if (error instanceof AppError) return { code: error.code, message: error.message, details: error.details };
  return {
    code: 'internal',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    details: {},
  };
}

export function failureError({ code, message, details }: TaskFailure): AppError {
  return new AppError(code, message, details);
}

/** The memory of the typed arrays right inside a value: what a message may hand over. */
export function buffersIn(value: unknown): ArrayBuffer[] {
  if (typeof value !== 'object' || value === null) return [];
  const buffers = Object.values(value)
    .filter((member) => ArrayBuffer.isView(member))
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(buffers)];
}
