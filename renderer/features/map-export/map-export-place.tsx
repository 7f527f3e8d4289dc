import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import type { Command } from '../../state/commands.ts';
import { useCommands, useShownMap } from '../../state/use-stores.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { drawingOf } from './drawing-of.ts';
import { ExportFoot } from './export-foot.tsx';
import { ExportPreview } from './export-preview.tsx';
import { type ExportPart, PARTS } from './export-settings.ts';
import { fileTitle } from './file-title.ts';
import { ImageFields } from './image-fields.tsx';
import { LegendFields } from './legend-fields.tsx';
import styles from './map-export-place.module.css';
import { MapFields } from './map-fields.tsx';
import { ScaleBarFields } from './scale-bar-fields.tsx';
import { TemplateFields } from './template-fields.tsx';
import { useExportSettings } from './use-export-settings.ts';
import { useExportSubject } from './use-export-subject.ts';
import { useMapDrawing } from './use-map-drawing.ts';
import { useSaveExport } from './use-save-export.ts';
import { ViewFields } from './view-fields.tsx';

/** A map, a scale bar or a legend for a file: what is chosen at the left, what it looks like at the right. */
export function MapExportPlace() {
  const text = useText();
  const exports = useExportSettings();
  const { settings, choosePart } = exports;
  const subject = useExportSubject(settings.legend);
  const drawing = subject.subject && drawingOf(settings, subject.subject);
  const drawn = useMapDrawing(drawing);
  const { run, save } = useSaveExport();
  const saveNow = () => drawing && save(drawing, fileTitle(drawing, settings.map.title, text));
  useSaveCommand(saveNow);
  const fields = <PartFields part={settings.part} exports={exports} subject={subject} />;
  return (
    <div className={styles['place']}>
      <section className={styles['side']} aria-label={text('frame.place.mapExport')} data-landmark>
        <div className={styles['settings']}>
          <h1 className={styles['title']}>{text('frame.place.mapExport')}</h1>
          <Tabs
            label={text('mapExport.parts')}
            items={PARTS.map((id) => ({
              id,
              label: text(`mapExport.part.${id}`),
              content: id === settings.part && fields,
            }))}
            selected={settings.part}
            onChange={(id) => choosePart(PARTS.find((part) => part === id) ?? 'map')}
          />
        </div>
        <ExportFoot drawing={drawing} run={run} onSave={saveNow} />
      </section>
      <div className={styles['main']}>
        <LeftOut />
        <ExportPreview drawing={drawn} settings={settings} />
      </div>
    </div>
  );
}

interface PartFieldsProps {
  readonly part: ExportPart;
  readonly exports: ReturnType<typeof useExportSettings>;
  readonly subject: ReturnType<typeof useExportSubject>;
}

function PartFields({ part, exports, subject }: PartFieldsProps) {
  const text = useText();
  const bar = <ScaleBarFields exports={exports} />;
  const legend = <LegendFields exports={exports} layers={subject.legend} />;
  const isMap = part === 'map';
  return (
    <>
      {isMap && <MapFields exports={exports} />}
      {part === 'scaleBar' && bar}
      {part === 'legend' && legend}
      <Disclosure level={2} title={text('mapExport.section.view')} isDefaultExpanded>
        <ViewFields exports={exports} subject={subject} />
      </Disclosure>
      <Disclosure level={2} title={text('mapExport.section.image')} isDefaultExpanded>
        <ImageFields exports={exports} />
      </Disclosure>
      {isMap && (
        <>
          <Disclosure level={2} title={text('mapExport.part.scaleBar')}>
            {bar}
          </Disclosure>
          <Disclosure level={2} title={text('mapExport.part.legend')}>
            {legend}
          </Disclosure>
        </>
      )}
      <Disclosure level={2} title={text('mapExport.section.templates')}>
        <TemplateFields exports={exports} />
      </Disclosure>
    </>
  );
}

/** What is on the map of the screen and not on this one. */
function LeftOut() {
  const text = useText();
  const hasTiles = useShownMap((state) => state.hasTiles);
  const hasObservations = useShownMap((state) => state.hasObservations);
  if (!hasTiles && !hasObservations) return null;
  const what = hasTiles ? (hasObservations ? 'both' : 'tiles') : 'observations';
  return <p className={styles['leftOut']}>{text(`mapExport.leftOut.${what}`)}</p>;
}

/** The command stays the same while what it saves changes. */
function useSaveCommand(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useCommands(
    useMemo((): readonly Command[] => {
      const run = () => latest.current();
      return [{ id: 'mapExport.save', labelKey: 'mapExport.save', group: 'map', shortcuts: ['Ctrl+S'], run }];
    }, []),
  );
}
