import type { LucideIcon } from 'lucide-react';
import { ArrowDownUp, Info, TriangleAlert } from 'lucide-react';
import { crsOf } from '../../../shared/tiles/scheme/scheme-crs.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { isTextKey } from '../../i18n/texts.ts';
import { schemaOf } from '../../map/kinds/tiles/vector/vector-schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CacheDraftTiles } from './cache-draft-tiles.tsx';
import type { CacheDraft } from './cache-file.ts';
import { Fact, FactList, FactSheet } from './fact-sheet.tsx';
import styles from './layer-draft-facts.module.css';

export interface CacheDraftFactsProps {
  readonly draft: CacheDraft;
  /** Counts its rows from the other side. */
  readonly onTurnRows: () => void;
}

/** What a tile cache is: how it is stored, its scheme, its levels, how many tiles, where they lie. */
export function CacheDraftFacts({ draft, onTurnRows }: CacheDraftFactsProps) {
  const text = useText();
  const formats = useFormats();
  const { facts, bytes, whyCopied } = draft;
  const { scheme, format, rowOrder, tiles, minLevel, maxLevel, box } = facts;
  const schemeKey = `tiles.scheme.${scheme.id}`;
  const isVector = format === 'PBF';
  const isShown = isVector ? schemaOf(facts.vectorLayers) !== undefined : crsOf(scheme) !== undefined;
  return (
    <FactSheet>
      <FactList>
        <Fact name={text('tiles.import.storage')}>{text(`tiles.storage.${facts.storage}`)}</Fact>
        <Fact name={text('tiles.import.images')}>{isVector ? text('tiles.images.vector') : format}</Fact>
        <Fact name={text('tiles.import.scheme')}>
          {isTextKey(schemeKey) ? text(schemeKey) : scheme.id} <code>EPSG:{scheme.wkid}</code>
        </Fact>
        <Fact name={text('tiles.import.levels')}>
          {text('tiles.import.levelRange', { least: minLevel, most: maxLevel })}
        </Fact>
        {tiles !== undefined && <Fact name={text('tiles.import.count')}>{formats.number(tiles, 0)}</Fact>}
        {box && (
          <Fact name={text('tiles.import.area')}>
            <code>{[box.xMin, box.yMin, box.xMax, box.yMax].map((side) => Math.round(side)).join(', ')}</code>
          </Fact>
        )}
        <Fact name={text('tiles.import.size')}>{formats.bytes(bytes)}</Fact>
        {rowOrder && (
          <Fact name={text('tiles.import.rows')}>
            {text(`tiles.rows.${rowOrder}`)}{' '}
            <Button size="small" icon={ArrowDownUp} onPress={onTurnRows}>
              {text('tiles.import.turnRows')}
            </Button>
          </Fact>
        )}
      </FactList>
      {facts.isOrderGuessed && <Note icon={TriangleAlert}>{text('tiles.import.guessed')}</Note>}
      {whyCopied !== undefined && <Note icon={Info}>{text('tiles.import.packed')}</Note>}
      {!isShown && <Note icon={Info}>{text('tiles.import.notOnMap')}</Note>}
      {!isVector && <CacheDraftTiles key={draft.draftId} draft={draft} />}
    </FactSheet>
  );
}

function Note({ icon, children }: { readonly icon: LucideIcon; readonly children: string }) {
  return (
    <p className={styles['note']}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </p>
  );
}
