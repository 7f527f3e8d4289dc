import { ChartColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useText } from '../i18n/text.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './charts.module.css';
import { usePictureExport } from './use-picture-export.ts';

interface ChartFigureProps {
  readonly title: string;
  /** The same numbers, for those who read rather than look. */
  readonly table: ReactNode;
  /** What to know of the numbers: what is left out, what a click does. */
  readonly note?: string | undefined;
  /** What a picture says below the note: filters, source, date. */
  readonly about: readonly string[];
  /** What a picture is called; the title if nothing else is said. */
  readonly fileTitle?: string;
  draw(svgRef: Ref<SVGSVGElement>): ReactNode;
}

/** A chart with its title, the same numbers as a table, and a way to take it along as a picture. */
export function ChartFigure({ title, table, note, about, fileTitle, draw }: ChartFigureProps) {
  const text = useText();
  const svgRef = useRef<SVGSVGElement>(null);
  const [isTable, setTable] = useState(false);
  const picture = usePictureExport();
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['heading']}>
        <div>
          <h3 className={styles['title']}>{title}</h3>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </div>
        <div className={styles['actions']}>
          <IconButton
            size="small"
            icon={isTable ? ChartColumn : Table2}
            label={text(isTable ? 'charts.asChart' : 'charts.asTable', { title })}
            onPress={() => setTable(!isTable)}
          />
          <Menu
            label={text('charts.picture', { title })}
            placement="bottom end"
            trigger={
              <IconButton
                size="small"
                icon={Download}
                label={text(picture.isRunning ? 'charts.picture.running' : 'charts.picture', { title })}
                isDisabled={isTable}
                isPending={picture.isRunning}
              />
            }
            groups={[
              {
                id: 'picture',
                options: [
                  { id: 'svg', label: text('charts.picture.svg') },
                  { id: 'png', label: text('charts.picture.png') },
                ],
              },
            ]}
            onAction={(format) => {
              const svg = svgRef.current;
              if (!svg) return;
              const caption = {
                title,
                about: note === undefined ? about : [note, ...about],
                fileTitle: fileTitle ?? title,
              };
              void picture.start(svg, caption, format === 'png' ? 'png' : 'svg');
            }}
          />
        </div>
      </figcaption>
      {isTable ? table : draw(svgRef)}
    </figure>
  );
}
