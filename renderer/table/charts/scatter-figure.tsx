import { useMemo, useState } from 'react';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { ScatterChart } from '../../charts/scatter-chart.tsx';
import { hasPlace, isSkewed } from '../../charts/scatter-layout.ts';
import { ScatterTable } from '../../charts/scatter-table.tsx';
import { useSpeech } from '../../i18n/text.tsx';
import { useRemembered, useSelectionActions } from '../../state/use-stores.ts';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { TableAnswer } from '../engine/use-table-answer.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import { axisText } from './axis-text.ts';
import { chartFile } from './chart-file.ts';
import styles from './charts-panel.module.css';
import { type ChartsDescription, lookOf } from './register-charts.ts';
import { readScatterAxes, type ScatterAxes, scatterColumns, scatterPoints } from './scatter-points.ts';

interface ScatterFigureProps {
  readonly model: RegisterModel;
  readonly answer: TableAnswer;
  readonly described: ChartsDescription;
}

/** Two numbers of each row that the filters leave against each other; a click on a point opens its card. */
export function ScatterFigure({ model, answer, described }: ScatterFigureProps) {
  const { text, formats } = useSpeech();
  const { description, labels, asked, register } = model;
  const selecting = useSelectionActions(description.register);
  const [kept, remember] = useRemembered(`scatter.${description.register}`);
  const [chosenLogarithmic, setLogarithmic] = useState<boolean>();
  const columns = scatterColumns(description.columns);
  const axes = readScatterAxes(kept, columns, described.measures);
  const codes = useCodes(answer, described.parts);
  const { points, withoutValue, isCut } = useMemo(
    () =>
      scatterPoints(answer.table, answer.rows, { x: axes.x, y: axes.y }, { column: described.parts, codes }),
    [answer, axes.x, axes.y, described.parts, codes],
  );
  const isLogarithmic =
    chosenLogarithmic ?? (isSkewed(points.map(({ x }) => x)) || isSkewed(points.map(({ y }) => y)));
  const placed = useMemo(
    () => points.filter((point) => hasPlace(point, isLogarithmic)),
    [points, isLogarithmic],
  );
  const [x, y] = [axes.x, axes.y].map((id) => axisText(id, description.columns, labels, formats));
  if (!x || !y) return null;
  const title = text('charts.scatter.title', { x: labels.column(axes.x), y: labels.column(axes.y) });
  const note = [
    text('charts.scatter.hint'),
    ...(withoutValue > 0 ? [text('charts.scatter.withoutValue', { count: withoutValue })] : []),
    ...(placed.length < points.length
      ? [text('charts.scatter.notLogarithmic', { count: points.length - placed.length })]
      : []),
    ...(isCut ? [text('charts.scatter.cut', { count: points.length })] : []),
  ].join(' ');
  const series = codes.map((code) => ({
    id: code,
    label: labels.value(described.parts, code),
    ...lookOf(described.looks, code),
  }));
  const choose = (change: Partial<ScatterAxes>) => remember({ ...axes, ...change });
  const options = columns.map(({ id }) => ({ id, label: labels.columnWithUnit(id) }));
  return (
    <div className={styles['wide']}>
      <div className={styles['axes']}>
        <Select
          label={text('charts.scatter.x')}
          options={options}
          value={axes.x}
          onChange={(id) => choose({ x: id })}
        />
        <Select
          label={text('charts.scatter.y')}
          options={options}
          value={axes.y}
          onChange={(id) => choose({ y: id })}
        />
        <Switch isSelected={isLogarithmic} onChange={setLogarithmic}>
          {text('charts.scatter.logarithmic')}
        </Switch>
      </div>
      <ChartFigure
        title={title}
        note={note}
        {...chartFile(title, { asked, labels, status: register?.status }, text, formats)}
        table={
          <ScatterTable
            title={title}
            header={labels.column('name')}
            points={placed}
            x={x}
            y={y}
            note={(shown) => text('charts.scatter.tableCut', { shown, count: placed.length })}
          />
        }
        draw={(svgRef) => (
          <ScatterChart
            label={title}
            points={placed}
            series={series}
            x={x}
            y={y}
            isLogarithmic={isLogarithmic}
            onPick={selecting.activate}
            svgRef={svgRef}
          />
        )}
      />
    </div>
  );
}

/** The codes that the parts of a register have, so that a part looks the same whatever the filters leave. */
function useCodes({ table }: TableAnswer, parts: string): readonly string[] {
  return useMemo(() => {
    const column = table.columns.find(({ id }) => id === parts);
    if (!column || !('dictionary' in column)) return [''];
    const codes = column.dictionary.slice(1).toSorted();
    return column.codes.includes(0) ? [...codes, ''] : codes;
  }, [table, parts]);
}
