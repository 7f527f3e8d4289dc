import type { LucideIcon } from 'lucide-react';

/** One of a few that can be chosen. */
export interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly isDisabled?: boolean | undefined;
}
