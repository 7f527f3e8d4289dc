import { createContext, useContext } from 'react';

/** Whether a person asked what is meant by the fields. */
export const FieldHelpShown = createContext(false);

export function useFieldHelpShown(): boolean {
  return useContext(FieldHelpShown);
}
