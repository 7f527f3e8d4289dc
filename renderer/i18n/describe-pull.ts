import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { Text } from './create-text.ts';

/** What a pull has fetched so far: `1 204 observasjoner, 312 bilder`. */
export function describePull(
  { registrations, pictures, missingPictures }: BridgeType<'PullProgress'>,
  text: Text,
): string {
  return [
    text('frame.pull.registrations', { count: registrations }),
    ...(pictures > 0 ? [text('frame.pull.pictures', { count: pictures })] : []),
    ...(missingPictures > 0 ? [text('frame.pull.missingPictures', { count: missingPictures })] : []),
  ].join(', ');
}
