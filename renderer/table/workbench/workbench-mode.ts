import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RegisterModel } from './use-register-model.ts';

/** Another way to look at the rows that the filters leave: pivot, charts, comparison. It takes the place of the table. */
export interface WorkbenchMode {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** It shows the whole register: filters and their sums step aside. */
  readonly isUnfiltered?: true;
  /** It exports something else than the rows: its act stands where theirs does. */
  readonly hasOwnExport?: true;
  render(model: RegisterModel): ReactNode;
}

/** The filters where a button brings them out. */
export interface FilterToggle {
  readonly isOpen: boolean;
  /** Why they are not brought out now. */
  readonly disabledReason: string | undefined;
  onToggle(): void;
}

/** The third column where it is a drawer. */
export interface AsideToggle {
  readonly label: string;
  readonly isOpen: boolean;
  onToggle(): void;
}
