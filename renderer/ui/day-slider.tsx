import { useState } from 'react';
import { osloInstantMs, osloTimeText } from '../../shared/base/oslo-time.ts';
import { Slider } from './slider.tsx';

/** Instants; undefined = no limit at that end. */
export interface DayPeriod {
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
}

export interface DaySliderProps extends DayPeriod {
  readonly label: string;
  /** What the ends of the track stand for. */
  readonly earliestMs: number;
  readonly latestMs: number;
  readonly endLabels: readonly [first: string, last: string];
  /** A midnight UTC in epoch milliseconds, in words. */
  readonly said: (dayMs: number) => string;
  /** When an end is let go. An end of the track is no limit. */
  readonly onChange: (period: DayPeriod) => void;
}

const DAY_MS = 86_400_000;

/** A period of whole Norwegian days between the first and the last of which something is known. */
export function DaySlider({ label, earliestMs, latestMs, fromMs, toMs, ...props }: DaySliderProps) {
  const [moved, setMoved] = useState<readonly [number, number]>();
  const [least, most] = [dayOf(earliestMs), dayOf(latestMs)];
  if (least >= most) return null;
  const within = (day: number) => Math.min(most, Math.max(least, day));
  const value = moved ?? [
    fromMs === undefined ? least : within(dayOf(fromMs)),
    toMs === undefined ? most : within(dayOf(toMs)),
  ];
  return (
    <Slider
      label={label}
      endLabels={props.endLabels}
      least={least}
      most={most}
      value={value}
      format={(day) => props.said(day * DAY_MS)}
      onChange={setMoved}
      onChangeEnd={([first, last]) => {
        setMoved(undefined);
        props.onChange({
          fromMs: first === least ? undefined : osloInstantMs(first * DAY_MS, 'earlier'),
          toMs: last === most ? undefined : osloInstantMs((last + 1) * DAY_MS, 'earlier') - 1,
        });
      }}
    />
  );
}

/** The Norwegian day of an instant, counted from 1970. */
function dayOf(ms: number): number {
  return Math.floor(Date.parse(`${osloTimeText(ms)}Z`) / DAY_MS);
}
