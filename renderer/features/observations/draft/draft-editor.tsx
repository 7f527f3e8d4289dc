import { Check, CircleAlert, type LucideIcon, Minus, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isJsonObject } from '../../../../shared/base/json.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import type { TextKey } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FieldHelpShown } from '../forms/field-help.tsx';
import { AdvisedPaths } from '../forms/field-place.tsx';
import { formsFor, isEmpty, itemsOf } from '../forms/form-values.ts';
import { FormView } from '../forms/form-view.tsx';
import { nameIn } from '../forms/use-field-texts.ts';
import { PictureSection } from '../pictures/picture-section.tsx';
import { type DraftProblem, isAdvice } from './check-draft.ts';
import styles from './draft-editor.module.css';
import { DraftFoot } from './draft-foot.tsx';
import { HelpSwitch, useHelpWanted } from './help-switch.tsx';
import { PlaceAndTime } from './place-and-time.tsx';
import { useChecking } from './use-checking.ts';
import { type Draft, type EditedDraft, useDraft } from './use-draft.ts';

const PLACE = 'place';
const PICTURES = 'pictures';

/** An observation as it is being written: its parts at the left, one of them at the right, what is kept below. */
export function DraftEditor({ draft: known }: { readonly draft: Draft }) {
  const { text } = useSpeech();
  const draft = useDraft(known);
  const checking = useChecking(draft, known.faults);
  const [section, setSection] = useState(PLACE);
  const registration = isJsonObject(draft.content.registration) ? draft.content.registration : {};
  const hazardId = Number(registration['GeoHazardTID']);
  const form = formsFor(hazardId).find(({ member }) => member === section);
  const shown = form || section === PICTURES ? section : PLACE;
  const jump = useJump(setSection);
  const [isHelpWanted] = useHelpWanted();
  return (
    <article className={styles['editor']} aria-label={text('observations.draft')}>
      <Sections draft={draft} problems={checking.problems} section={shown} onSection={setSection} />
      <div className={styles['form']}>
        <AdvisedPaths value={checking.advised}>
          <SectionTitle draft={draft} section={shown} />
          {shown === PLACE && <PlaceAndTime draft={draft} faults={checking.faults} />}
          {shown === PICTURES && (
            <PictureSection draftId={known.draftId} draft={draft} faults={checking.faults} />
          )}
          {form && (
            <FieldHelpShown value={isHelpWanted}>
              <FormView
                key={form.member}
                form={form}
                registration={registration}
                hazardId={hazardId}
                faults={checking.faults}
                onChange={(next) => draft.change((now) => ({ ...now, registration: next }))}
              />
            </FieldHelpShown>
          )}
        </AdvisedPaths>
      </div>
      <DraftFoot draftId={known.draftId} draft={draft} checking={checking} onJump={jump} />
    </article>
  );
}

/** Goes to the part of a problem, and puts the focus into its field once that is drawn. */
function useJump(setSection: (section: string) => void): (problem: DraftProblem) => void {
  const [target, setTarget] = useState<DraftProblem>();
  useEffect(() => {
    if (!target) return;
    nearestField(target.path)?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')?.focus();
    setTarget(undefined);
  }, [target]);
  return (problem) => {
    setSection(problem.section);
    setTarget(problem);
  };
}

/** The field of a path, else the row, the form or the picture that it lies in. */
function nearestField(path: string): Element | null {
  const field = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
  const around = path.replace(/(?:\.[^.]*|\[\d+\])$/, '');
  return field || around === path ? field : nearestField(around);
}

function SectionTitle({ draft, section }: { draft: EditedDraft; section: string }) {
  const { language, text } = useSpeech();
  const registration = isJsonObject(draft.content.registration) ? draft.content.registration : {};
  const form = formsFor(Number(registration['GeoHazardTID'])).find(({ member }) => member === section);
  const title = form
    ? nameIn(language, form.names)
    : text(section === PICTURES ? 'observations.pictures' : 'observations.placeAndTime');
  return (
    <div className={styles['header']}>
      <h2 className={styles['title']}>{title}</h2>
      {form && <HelpSwitch />}
    </div>
  );
}

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

interface SectionsProps {
  readonly draft: EditedDraft;
  /** Undefined until somebody asked for them. */
  readonly problems: readonly DraftProblem[] | undefined;
  readonly section: string;
  readonly onSection: (section: string) => void;
}

/** The parts of an observation, each with a sign whether something is in it or wrong with it. */
function Sections({ draft, problems = [], section, onSection }: SectionsProps) {
  const { language, text } = useSpeech();
  const { registration: written, observedAt, pictures } = draft.content;
  const registration = isJsonObject(written) ? written : {};
  const forms = formsFor(Number(registration['GeoHazardTID']));
  const nav = useRef<HTMLElement>(null);
  // Who opens a draft goes on in it.
  useEffect(() => nav.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus(), []);
  // The line of parts may be longer than it is wide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another one then
  useEffect(
    () =>
      nav.current
        ?.querySelector('[aria-current="true"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [section],
  );
  const parts = [
    {
      id: PLACE,
      label: text('observations.placeAndTime'),
      isFilled: observedAt !== undefined && registration['ObsLocation'] !== undefined,
    },
    ...forms.map((form) => ({
      id: form.member,
      label: nameIn(language, form.names),
      isFilled: itemsOf(registration, form).some((item) => !isEmpty(item)),
    })),
    { id: PICTURES, label: text('observations.pictures'), isFilled: pictures.length > 0 },
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
