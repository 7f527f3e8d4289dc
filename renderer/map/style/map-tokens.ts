import { useEffect, useState } from 'react';

/** The colours that the map takes from the theme, by the names of their custom properties. */
const TOKEN_NAMES = {
  ink: '--ink',
  inkSecond: '--ink-2',
  inkThird: '--ink-3',
  paper: '--paper',
  sea: '--sea',
  land: '--land',
  landLine: '--land-line',
  river: '--river',
  ice: '--ice',
  iceText: '--ice-text',
  iceSoft: '--ice-soft',
  K: '--plant-k',
  PK: '--plant-pk',
  P: '--plant-p',
  construction: '--plant-construction',
  closed: '--plant-closed',
  hazardSnow: '--hazard-snow',
  hazardIce: '--hazard-ice',
  hazardWater: '--hazard-water',
  hazardSoil: '--hazard-soil',
} as const;

export type MapColours = { readonly [Name in keyof typeof TOKEN_NAMES]: string };

/** The colours of imported layers, in their order. */
const LAYER_TOKENS = [1, 2, 3, 4, 5, 6].map((number) => `--layer-${number}`);

/** A theme as the map sees it. */
export interface MapTokens {
  readonly colours: MapColours;
  /** Of imported layers: a layer keeps its place among them. */
  readonly layers: readonly string[];
  /** Sun theme: read at arm's length in bright light, with larger letters and heavier lines. */
  readonly isSun: boolean;
}

function readMapTokens(root: HTMLElement): MapTokens {
  const computed = getComputedStyle(root);
  const read = (property: string) => computed.getPropertyValue(property).trim() || '#808080';
  const { ink, inkSecond, inkThird, paper, sea, land, landLine, river } = TOKEN_NAMES;
  const { ice, iceText, iceSoft } = TOKEN_NAMES;
  return {
    colours: {
      ink: read(ink),
      inkSecond: read(inkSecond),
      inkThird: read(inkThird),
      paper: read(paper),
      sea: read(sea),
      land: read(land),
      landLine: read(landLine),
      river: read(river),
      ice: read(ice),
      iceText: read(iceText),
      iceSoft: read(iceSoft),
      K: read(TOKEN_NAMES.K),
      PK: read(TOKEN_NAMES.PK),
      P: read(TOKEN_NAMES.P),
      construction: read(TOKEN_NAMES.construction),
      closed: read(TOKEN_NAMES.closed),
      hazardSnow: read(TOKEN_NAMES.hazardSnow),
      hazardIce: read(TOKEN_NAMES.hazardIce),
      hazardWater: read(TOKEN_NAMES.hazardWater),
      hazardSoil: read(TOKEN_NAMES.hazardSoil),
    },
    layers: LAYER_TOKENS.map(read),
    isSun: root.dataset['theme'] === 'sun',
  };
}

/** The tokens of the theme that is on, read again when it changes. */
export function useMapTokens(): MapTokens {
  const [tokens, setTokens] = useState(() => readMapTokens(document.documentElement));
  useEffect(() => {
    const root = document.documentElement;
    // The same tokens are the same object: another one is another style.
    const read = () =>
      setTokens((before) => {
        const next = readMapTokens(root);
        return JSON.stringify(next) === JSON.stringify(before) ? before : next;
      });
    const observer = new MutationObserver(read);
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
    // The theme may have changed between the first drawing and this effect.
    read();
    return () => observer.disconnect();
  }, []);
  return tokens;
}
