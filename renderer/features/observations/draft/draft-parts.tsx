import { Check, CircleAlert, type LucideIcon, Minus, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isJsonObject } from '../../../../shared/base/json.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import type { TextKey } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { formsFor, isEmpty, itemsOf } from '../forms/form-values.ts';
import { nameIn } from '../forms/use-field-texts.ts';
import { type DraftProblem, isAdvice } from './check-draft.ts';
import styles from './draft-editor.module.css';
import type { EditedDraft } from './use-draft.ts';

/** The parts that every observation has; the others are forms, by their members. */
export const PLACE_PART = 'place';
export const PICTURES_PART = 'pictures';

type Sign = 'fault' | 'advice' | 'filled' | 'empty';

/** How a part stands, as it is drawn and said. */
const SIGNS: { readonly [sign in Sign]: { readonly icon: LucideIcon; readonly saidAs?: TextKey } } = {
  fault: { icon: CircleAlert, saidAs: 'observations.part.fault' },
  advice: { icon: TriangleAlert, saidAs: 'observations.part.advice' },
  filled: { icon: Check, saidAs: 'observations.part.filled' },
  empty: { icon: Minus },
};

/** What is wrong with a part is told before that something is in it. */
function signOf(isFilled: boolean, problems: readonly DraftProblem[]): Sign {
  if (problems.some((problem) => !isAdvice(problem))) return 'fault';
  if (problems.length > 0) return 'advice';
  return isFilled ? 'filled' : 'empty';
}

interface DraftPartsProps {
  readonly draft: EditedDraft;
  /** Undefined until somebody asked for them. */
  readonly problems: readonly DraftProblem[] | undefined;
  readonly section: string;
  readonly onSection: (section: string) => void;
}

/** The parts of an observation, each with a sign whether something is in it or wrong with it. */
export function DraftParts({ draft, problems = [], section, onSection }: DraftPartsProps) {
  const { language, text } = useSpeech();
  const { registration: written, observedAt, pictures } = draft.content;
  const registration = isJsonObject(written) ? written : {};
  const forms = formsFor(Number(registration['GeoHazardTID']));
  const nav = useRef<HTMLElement>(null);
  // Who opens a draft goes on in it.
  useEffect(() => nav.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus(), []);
  // The line of parts may be longer than it is wide, and longer in another language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another one then, or stands elsewhere
  useEffect(() => {
    // Browsers answer with a promise, which is nothing to end an effect with.
    const shown = nav.current?.querySelector('[aria-current="true"]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [section, language]);
  const parts = [
    {
      id: PLACE_PART,
      label: text('observations.placeAndTime'),
      isFilled: observedAt !== undefined && registration['ObsLocation'] !== undefined,
    },
    ...forms.map((form) => ({
      id: form.member,
      label: nameIn(language, form.names),
      isFilled: itemsOf(registration, form).some((item) => !isEmpty(item)),
    })),
    { id: PICTURES_PART, label: text('observations.pictures'), isFilled: pictures.length > 0 },
  ];
  return (
    <nav ref={nav} className={styles['sections']} aria-label={text('observations.parts')}>
      {parts.map(({ id, label, isFilled }) => (
        <Part
          key={id}
          label={label}
          sign={signOf(
            isFilled,
            problems.filter((problem) => problem.section === id),
          )}
          isShown={id === section}
          onChoose={() => onSection(id)}
        />
      ))}
      {forms.length === 0 && <p className={styles['hint']}>{text('observations.chooseHazard')}</p>}
    </nav>
  );
}

interface PartProps {
  readonly label: string;
  readonly sign: Sign;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function Part({ label, sign, isShown, onChoose }: PartProps) {
  const { text } = useSpeech();
  const { icon, saidAs } = SIGNS[sign];
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      data-sign={sign}
      className={styles['section']}
      onClick={onChoose}
    >
      <Icon of={icon} size="small" />
      <span>{label}</span>
      {saidAs && <span className={styles['spoken']}>{text(saidAs)}</span>}
    </button>
  );
}
