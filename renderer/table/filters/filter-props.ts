import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';

export interface FilterProps {
  readonly column: ColumnDescription;
  readonly model: RegisterModel;
}
