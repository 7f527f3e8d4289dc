import { type RegisterId, registerDefinitions } from '../../../shared/contracts/energy/registers.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { DataText } from '../../i18n/data-text.ts';
import type { ImportDraft, LayerDraft } from './import-flow.ts';

/** The part of the rows that may be gone after an import before that is worth a second thought. */
const TOLERATED_LOSS = 0.1;

/**
 * Whether taking a file as it is would lose more than a tenth of the rows that stand, or any where rows of the file could
 * not be read: those may be the ones. What ships is no loss.
 */
export function losesRows({ rows }: Pick<ImportDraft, 'rows'>): boolean {
  if (!rows || rows.replaces === 'sample') return false;
  const { goneRows, changedRows, sameRows } = rows.changes;
  if (rows.leftOutRows > 0) return goneRows > 0;
  return goneRows > (goneRows + changedRows + sameRows) * TOLERATED_LOSS;
}

/** So that the kind has room within the longest name of a layer. */
const MAX_NAME_BESIDE_KIND = 80;

/** What the layers of a file are called: like the file, and where it has several kinds of shapes, with the kind. */
export function layerNames({ layers }: LayerDraft, text: Text): string[] {
  if (layers.length < 2) return layers.map(({ name }) => name);
  return layers.map(
    ({ name, kind }) =>
      `${name.slice(0, MAX_NAME_BESIDE_KIND)} (${text(`layers.kind.${kind}`).toLowerCase()})`,
  );
}

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
