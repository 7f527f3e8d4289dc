import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { Text } from './create-text.ts';

/** What a pull has fetched so far: `1 204 observasjoner, 312 bilder`. Without progress it waits for others of its target. */
export function describePull(progress: BridgeType<'PullProgress'> | undefined, text: Text): string {
  if (!progress) return text('frame.pull.waiting');
  const { registrations, pictures, missingPictures } = progress;
  return [
    text('frame.pull.registrations', { count: registrations }),
    ...(pictures > 0 ? [text('frame.pull.pictures', { count: pictures })] : []),
    ...(missingPictures > 0 ? [text('frame.pull.missingPictures', { count: missingPictures })] : []),
  ].join(', ');
}
