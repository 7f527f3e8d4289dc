import { session } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { setUpSerialPorts } from './serial-ports.ts';

import { electronDouble } from './testing/electron-double.ts';

const PORTS = [
  { portId: 'a', portName: 'ttyS0' },
  { portId: 'b', portName: 'ttyACM0', displayName: 'u-blox GNSS receiver' },
];
const logged: unknown[] = [];

beforeEach(async () => {
  logged.length = 0;
  electronDouble.startAnew();
  await electronDouble.becomeReady();
});

const setUp = () =>
  setUpSerialPorts(
    session.defaultSession,
    () => 'nb',
    (error) => logged.push(error),
  );

test('a page gets the port that the person chooses by name, or none', async () => {
  setUp();
  electronDouble.state().messageAnswer = 1;
  expect(await electronDouble.defaultSession().askForSerialPort(PORTS)).toBe('b');
  expect(electronDouble.state().messageQuestions).toMatchObject([
    { buttons: ['ttyS0', 'u-blox GNSS receiver (ttyACM0)', 'Avbryt'], cancelId: 2 },
  ]);
  electronDouble.state().messageAnswer = 2;
  expect(await electronDouble.defaultSession().askForSerialPort(PORTS)).toBe('');
  expect(logged).toEqual([]);
});

test('where there is no port nobody is asked, and without the question no page gets one', async () => {
  expect(await electronDouble.defaultSession().askForSerialPort(PORTS)).toBe('');
  setUp();
  expect(await electronDouble.defaultSession().askForSerialPort([])).toBe('');
  expect(electronDouble.state().messageQuestions).toEqual([]);
});
