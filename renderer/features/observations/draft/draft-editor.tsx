import { useEffect, useState } from 'react';
import { isJsonObject } from '../../../../shared/base/json.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { FieldHelpShown } from '../forms/field-help.tsx';
import { AdvisedPaths } from '../forms/field-place.tsx';
import { formsFor } from '../forms/form-values.ts';
import { FormView } from '../forms/form-view.tsx';
import { nameIn } from '../forms/use-field-texts.ts';
import { PictureSection } from '../pictures/picture-section.tsx';
import type { DraftProblem } from './check-draft.ts';
import styles from './draft-editor.module.css';
import { DraftFoot } from './draft-foot.tsx';
import { DraftParts, PICTURES_PART, PLACE_PART } from './draft-parts.tsx';
import { HelpSwitch, useHelpWanted } from './help-switch.tsx';
import { PlaceAndTime } from './place-and-time.tsx';
import { useChecking } from './use-checking.ts';
import { type Draft, type EditedDraft, useDraft } from './use-draft.ts';

/** An observation as it is being written: its parts at the left, one of them at the right, what is kept below. */
export function DraftEditor({ draft: known }: { readonly draft: Draft }) {
  const { text } = useSpeech();
  const draft = useDraft(known);
  const checking = useChecking(draft, known.faults);
  const [section, setSection] = useState<string>(PLACE_PART);
  const registration = isJsonObject(draft.content.registration) ? draft.content.registration : {};
  const hazardId = Number(registration['GeoHazardTID']);
  const form = formsFor(hazardId).find(({ member }) => member === section);
  const shown = form || section === PICTURES_PART ? section : PLACE_PART;
  const jump = useJump(setSection);
  const [isHelpWanted] = useHelpWanted();
  return (
    <article className={styles['editor']} aria-label={text('observations.draft')}>
      <DraftParts draft={draft} problems={checking.problems} section={shown} onSection={setSection} />
      <div className={styles['form']}>
        <AdvisedPaths value={checking.advised}>
          <SectionTitle draft={draft} section={shown} />
          {shown === PLACE_PART && <PlaceAndTime draft={draft} faults={checking.faults} />}
          {shown === PICTURES_PART && (
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
    : text(section === PICTURES_PART ? 'observations.pictures' : 'observations.placeAndTime');
  return (
    <div className={styles['header']}>
      <h2 className={styles['title']}>{title}</h2>
      {form && <HelpSwitch />}
    </div>
  );
}
