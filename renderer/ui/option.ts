import type { LucideIcon } from 'lucide-react';

/** One of a few that can be chosen. */
export interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How it is read by ear, where what is seen is short; it begins with what is seen, so that it can be called by that. */
  readonly spokenLabel?: string | undefined;
  readonly description?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly isDisabled?: boolean | undefined;
}
