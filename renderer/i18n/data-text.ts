import type { Text } from './create-text.ts';
import { useText } from './text.tsx';
import { isTextKey } from './texts.ts';

/** The words for what stands in tables: columns, codes, registers. */
export interface DataText {
  /** Label of a column of a register: `column.plants.name`. */
  column(register: string, columnId: string): string;
  /** A code in words: `choice.type.PK`. A code without words is shown as it is. */
  choice(columnId: string, code: string): string;
  /** Name of a register: `register.plants`. */
  register(register: string): string;
}

export function createDataText(text: Text): DataText {
  const say = (key: string, fallback: string) => (isTextKey(key) ? text(key) : fallback);
  return {
    column: (register, columnId) => say(`column.${register}.${columnId}`, columnId),
    choice: (columnId, code) => say(`choice.${columnId}.${code}`, code),
    register: (register) => say(`register.${register}`, register),
  };
}

export function useDataText(): DataText {
  return createDataText(useText());
}
