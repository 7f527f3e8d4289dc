import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../shared/base/json.ts';
import { CRITERIA_HAZARDS } from '../../../../shared/contracts/observation/hazards.ts';
import { formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { LanguageProvider } from '../../../i18n/text.tsx';
import { FieldHelpShown } from './field-help.tsx';
import { FormFields } from './form-fields.tsx';
import { formsFor } from './form-values.ts';
import { FormView } from './form-view.tsx';

const forms = CRITERIA_HAZARDS.flatMap((hazardId) => formsFor(hazardId).map((form) => ({ hazardId, form })));

function draw(
  member: string,
  registration: JsonObject,
  faults: ReadonlyMap<string, string> = new Map(),
): string {
  const found = forms.find(({ form }) => form.member === member);
  if (!found) throw new Error(`No form ${member}`);
  return renderToStaticMarkup(
    <LanguageProvider language="nb">
      <FormView {...found} registration={registration} faults={faults} onChange={() => undefined} />
    </LanguageProvider>,
  );
}

const types = new Map(forms.map(({ form }) => [form.member, form.type]));
/** Its members come with the choice: a test of its own below. */
types.delete('DangerObs');

test.each([...types])('the form %s has its quick members', (member, type) => {
  const html = draw(member, {});
  const quick = formLayout.fieldsOf(type).filter(({ layout }) => !layout.isMore && !layout.when);
  for (const { names } of quick) expect(html).toContain(names[0]);
});

test('a member that must be given says so in words, snow is in centimetres, and minus has its sign', () => {
  const html = draw('SnowSurfaceObservation', { SnowSurfaceObservation: { SnowDepth: 0.125 } });
  expect(html).toContain('Snødybde (cm)');
  expect(html).toContain('value="12,5"');
  expect(html).toContain('Overflate · bør fylles ut');
  const weather = draw('WeatherObservation', { WeatherObservation: { AirTemperature: -4.5 } });
  expect(weather).toContain('value="\u22124,5"');
});

test('a fault in what is folded away opens it, and stands at its field', () => {
  const path = 'SnowSurfaceObservation.SnowLine';
  const closed = draw('SnowSurfaceObservation', {});
  const opened = draw('SnowSurfaceObservation', {}, new Map([[path, 'Høyst 2 500.']]));
  expect(closed).toContain('aria-expanded="false"');
  expect(opened).toContain('aria-expanded="true"');
  expect(opened).toContain('Høyst 2 500.');
});

test('a fault of a whole form stands above its members, and one of a choice at the choice', () => {
  const ofForm = draw('DangerObs', {}, new Map([['DangerObs', 'Ingen skjema er fylt ut.']]));
  expect(ofForm).toContain('Ingen skjema er fylt ut.');
  const items = { DangerObs: [{ Comment: 'Sprekker' }] };
  const ofChoice = draw('DangerObs', items, new Map([['DangerObs[0].DangerSignTID', 'Må fylles ut.']]));
  expect(ofChoice).toContain('Må fylles ut.');
});

test('what no avalanches closes is not asked for', () => {
  const asked = (number: number) =>
    draw('AvalancheActivityObs2', { AvalancheActivityObs2: [{ EstimatedNumTID: number }] });
  expect(asked(3)).toContain('Himmelretning');
  expect(asked(1)).not.toContain('Himmelretning');
});

test('each danger sign that is chosen has a comment of its own', () => {
  const html = draw('DangerObs', { DangerObs: [{ DangerSignTID: 2 }, { DangerSignTID: 3 }] });
  expect(html.match(/Hvor, og hva så du/g)).toHaveLength(2);
  expect(html).not.toContain('Ikke gitt');
});

test('who saw no danger sign is not asked what was seen, in the form of every hazard', () => {
  for (const none of [1, 201, 601, 701]) {
    const html = draw('DangerObs', { DangerObs: [{ DangerSignTID: none }] });
    expect(html).not.toContain('hva så du');
    expect(html).toContain('Hvor så du etter?');
  }
});

test('heights and layers are drawn from what their fields tell, and say nothing twice', () => {
  const problem = { ExposedHeightComboTID: 4, ExposedHeight1: 800, ExposedHeight2: 1400 };
  const heights = draw('AvalancheEvalProblem2', { AvalancheEvalProblem2: [problem] });
  expect(heights).toMatch(/<svg aria-hidden="true".*<polygon.*>800<.*>1\s400</);
  expect(draw('AvalancheEvalProblem2', { AvalancheEvalProblem2: [{}] })).not.toContain('<polygon');
  const Layers = [{ Thickness: 0.2, HardnessTID: 6, GrainFormPrimaryTID: 1 }, { Thickness: 0.3 }];
  const profile = draw('SnowProfile2', { SnowProfile2: { StratProfile: { Layers } } });
  expect(profile.match(/<polygon/g)).toHaveLength(2);
  expect(profile).toMatch(/>PP<.*>50</);
});

test('what is meant by a field stands beside it where somebody asks, what must be heeded always', () => {
  const asked = (isAsked: boolean) =>
    renderToStaticMarkup(
      <LanguageProvider language="nb">
        <FieldHelpShown value={isAsked}>
          <FormFields
            typeName="CompressionTest"
            value={{}}
            hazardId={10}
            path=""
            faults={new Map()}
            onChange={() => undefined}
          />
        </FieldHelpShown>
      </LanguageProvider>,
    );
  expect(asked(true)).toContain('Mål der bruddet vises i veggen.');
  expect(asked(false)).not.toContain('Mål der bruddet vises i veggen.');
  expect(asked(false)).toContain('Fra overflaten.');
});
