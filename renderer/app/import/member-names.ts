import { type RegisterId, registerDefinitions } from '../../../shared/contracts/energy/registers.ts';
import type { DataText } from '../../i18n/data-text.ts';

/** The members of a file as the table calls them; one that no column is read from keeps the name it has in the file. */
export function memberNames(
  register: RegisterId,
  members: readonly string[],
  data: DataText,
): readonly string[] {
  return members.map((member) => {
    const column = registerDefinitions[register].columns.find((one) => one.member === member);
    return column ? data.column(register, column.id) : member;
  });
}
