import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../../shared/contracts/energy/registers.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { Text } from '../../i18n/create-text.ts';

type KeptVersion = BridgeType<'KeptFile'>;

/** What the register is compared with. */
export type CompareSource =
  | { readonly kind: 'kept'; readonly version: KeptVersion }
  | { readonly kind: 'file'; readonly file: File };

/** From what to what the differences lead; `isSwapped`: the source is the newer one. */
export function directionText(source: CompareSource, isSwapped: boolean, text: Text): string {
  const name = source.kind === 'kept' ? source.version.fileName : source.file.name;
  return text(isSwapped ? 'compare.direction.toSource' : 'compare.direction.fromSource', { name });
}

/** The source as bytes of the column codec; fails by the codes of imports when it cannot be read. */
export async function readSource(
  { data }: Pick<Bridge, 'data'>,
  register: RegisterId,
  source: CompareSource,
): Promise<Uint8Array> {
  if (source.kind === 'kept') {
    const { table } = await data['registers.versionColumns']({ fileId: source.version.fileId });
    return table;
  }
  const { file } = source;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { table } = await data['registers.fileColumns']({ fileName: file.name, bytes, register });
  return table;
}
