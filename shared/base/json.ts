/** Any value that JSON can hold. Member order is kept by every reader and writer of Varde. */
export type Json = string | number | boolean | null | Json[] | { [member: string]: Json };

export type JsonObject = { [member: string]: Json };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
