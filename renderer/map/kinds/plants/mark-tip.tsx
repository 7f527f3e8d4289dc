import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { powerNumber } from './mark-sum.ts';
import { markKind, type PlantMark } from './plant-mark.ts';

/** What the tip of a mark says. */
export function MarkTip({ mark }: { mark: PlantMark }) {
  const text = useText();
  const formats = useFormats();
  const { name, outputMw } = mark;
  const power =
    outputMw === null ? text('map.power.unknown') : text('map.power', { mw: powerNumber(outputMw, formats) });
  const kind = markKind(mark);
  return (
    <>
      <strong>{name}</strong>
      <span>
        {[
          power,
          text(`map.kind.${mark.type}`),
          ...(kind === mark.type ? [] : [text(`map.kind.${kind}`)]),
        ].join(' · ')}
      </span>
    </>
  );
}
