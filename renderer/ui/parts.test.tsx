import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../i18n/text.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Chip } from './chip.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorsAreAdvice } from './field-texts.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { Toast } from './toast.tsx';

const draw = (part: ReactNode) =>
  renderToStaticMarkup(<LanguageProvider language="en">{part}</LanguageProvider>);

test('an icon button has its name, and the picture none', () => {
  const html = draw(<IconButton icon={Zap} label="Columns" />);
  expect(html).toContain('aria-label="Columns"');
  expect(html).toContain('aria-hidden="true"');
});

test('an icon button shows that it works while what it began goes on, and is not pressed twice', () => {
  const html = draw(<IconButton icon={Zap} label="Saving …" isPending />);
  expect(html).toContain('lucide-loader-circle');
  expect(html).toContain('aria-disabled="true"');
  expect(draw(<IconButton icon={Zap} label="Save" />)).not.toContain('aria-disabled');
});

test('a button with words shows that it works in place of its picture, and is not pressed twice', () => {
  const html = draw(
    <Button icon={Zap} isPending>
      Send
    </Button>,
  );
  expect(html).toContain('lucide-loader-circle');
  expect(html).not.toContain('lucide-zap');
  expect(html).toContain('aria-disabled="true"');
  const working = draw(
    <Button icon={Zap} isWorking>
      Send
    </Button>,
  );
  expect(working).toMatch(/ disabled=.*lucide-loader-circle/);
  expect(draw(<Button icon={Zap}>Send</Button>)).not.toMatch(/loader-circle|aria-disabled/);
});

test('a button that stays pressed says so, another does not speak of it', () => {
  expect(draw(<Button isPressed>Pivot</Button>)).toContain('aria-pressed="true"');
  expect(draw(<Button>Export</Button>)).not.toContain('aria-pressed');
});

test('a field is named by its label and told wrong by its error', () => {
  const html = draw(<TextField label="Address" error="Must begin with http." value="x" />);
  const id = /<label[^>]*\bid="([^"]+)"/.exec(html)?.[1];
  expect(id).toBeDefined();
  expect(html).toMatch(new RegExp(`<input[^>]*aria-labelledby="[^"]*${id}`));
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('Must begin with http.');
});

test.each([
  ['a text', <TextField key="" label="Photographer" error="Should be told." value="" />],
  ['a long text', <TextArea key="" label="Note" rows={3} error="Should be told." value="" />],
  [
    'a time',
    <DateTimeField
      key=""
      label="From"
      error="Should be told."
      value={undefined}
      onChange={() => undefined}
    />,
  ],
  [
    'a list',
    <Select
      key=""
      label="Kind"
      error="Should be told."
      options={[]}
      value={undefined}
      onChange={() => undefined}
    />,
  ],
  [
    'a row of chips',
    <ChoiceChips
      key=""
      label="Size"
      error="Should be told."
      mode="single"
      options={[{ id: 'one', label: 'One' }]}
      value={[]}
      onChange={() => undefined}
    />,
  ],
])('%s that is advised is described by the advice and not invalid', (_, field) => {
  const html = draw(<ErrorsAreAdvice value>{field}</ErrorsAreAdvice>);
  expect(html).not.toMatch(/aria-invalid="true"|data-invalid/);
  const id = /<(?:span|p)[^>]*\bid="([^"]+)"[^>]*><svg(?:(?!<\/svg>).)*<\/svg><span>Should be told/.exec(
    html,
  )?.[1];
  expect(id).toBeDefined();
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids]) => ids?.split(' '));
  expect(described).toContain(id);
});

test('a search field that is not empty can be emptied', () => {
  expect(draw(<SearchField label="Find" value="sima" />)).toContain('aria-label="Clear the field"');
  expect(draw(<SearchField label="Find" value="" />)).not.toContain('Clear the field');
});

test('the button that removes a chip says which one', () => {
  expect(draw(<Chip label="Status: in operation" onRemove={() => undefined} />)).toContain(
    'aria-label="Remove Status: in operation"',
  );
});

test('a checkbox without words keeps the name that it is given', () => {
  expect(draw(<Checkbox aria-label="Select all" />)).toContain('aria-label="Select all"');
});

test('progress says how far it is, or that nobody knows', () => {
  const known = draw(<ProgressBar label="Fetching" part={0.4} text="1 of 2.5 MB" />);
  expect(known).toContain('aria-valuenow="0.4"');
  expect(known).toContain('1 of 2.5 MB');
  expect(draw(<ProgressBar label="Fetching" part={undefined} />)).not.toContain('aria-valuenow');
});

test('errors are told at once, the rest politely', () => {
  expect(draw(<Toast tone="error" sentence="It failed." />)).toContain('role="alert"');
  expect(draw(<Toast tone="good" sentence="It is done." />)).toContain('role="status"');
});

test('a notice that a button led to can have the focus, others are no stop of the keyboard', () => {
  expect(draw(<Toast tone="info" sentence="It is so." takesFocus />)).toContain('tabindex="-1"');
  expect(draw(<Toast tone="info" sentence="It is so." />)).not.toContain('tabindex');
});

test('an empty state and a badge say what they are in words', () => {
  expect(draw(<EmptyState icon={Zap} title="No plants" />)).toContain('No plants');
  expect(draw(<Badge tone="plant-pk">Pumped storage</Badge>)).toContain('Pumped storage');
});
