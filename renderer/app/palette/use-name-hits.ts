// What the search box finds by name: rows, what many rows share, and towns.

import { ListFilter, MapPin } from 'lucide-react';
import { useMemo } from 'react';
import type { TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { useText } from '../../i18n/text.tsx';
import { useStores } from '../../state/stores.tsx';
import { useRegisterTable } from '../../table/engine/use-register-table.ts';
import { placeOfRegister } from '../places/places.ts';
import { isSlip } from './match-terms.ts';
import { findRows, findValues, namedRows, namedValues } from './named-rows.ts';
import { findTowns, useTowns } from './named-towns.ts';
import type { PaletteHit } from './palette-hits.ts';
import { useOpenRow, useOpenView } from './use-open-link.ts';

const MAX_ROWS = 6;
const MAX_VALUES = 4;
const MAX_TOWNS = 3;

/** Rows of a register by name; none while it is not read yet. */
export function useRowHits(register: TableRegister, searchText: string): readonly PaletteHit[] {
  const openRow = useOpenRow();
  const loaded = useRegisterTable(register)?.table;
  return useMemo(() => {
    if (!loaded) return [];
    const { icon } = placeOfRegister(register);
    return findRows(namedRows(loaded), searchText, MAX_ROWS).map(({ key, name, detail, plain }) => ({
      isGuess: isSlip(plain, searchText),
      id: `${register}.${key}`,
      icon,
      label: name,
      detail,
      run: () => openRow(register, key),
    }));
  }, [loaded, register, searchText, openRow]);
}

/** Owners, municipalities and counties: choosing one shows its rows. */
export function useValueHits(register: TableRegister, searchText: string): readonly PaletteHit[] {
  const text = useText();
  const openView = useOpenView();
  const loaded = useRegisterTable(register)?.table;
  return useMemo(() => {
    if (!loaded) return [];
    return findValues(namedValues(loaded), searchText, MAX_VALUES).map(
      ({ column, value, rowCount, plain }) => ({
        isGuess: isSlip(plain, searchText),
        id: `value.${column}.${value}`,
        icon: ListFilter,
        label: value,
        detail: text(
          `frame.palette.value.${column === 'owner' || column === 'county' ? column : 'municipality'}`,
          { count: rowCount },
        ),
        run: () =>
          openView(register, { ...EMPTY_QUERY, filters: [{ column, kind: 'oneOf', values: [value] }] }),
      }),
    );
  }, [loaded, register, searchText, text, openView]);
}

/** Towns of the base map: choosing one goes there on the map. */
export function useTownHits(searchText: string): readonly PaletteHit[] {
  const { mapTarget, place } = useStores();
  const towns = useTowns();
  return useMemo(
    () =>
      findTowns(towns, searchText, MAX_TOWNS).map(({ name, longitude, latitude, plain }) => ({
        isGuess: isSlip(plain, searchText),
        id: `town.${longitude}.${latitude}`,
        icon: MapPin,
        label: name,
        run: () => {
          mapTarget.actions.show({ longitude, latitude });
          place.actions.go('map');
        },
      })),
    [towns, searchText, mapTarget, place],
  );
}
