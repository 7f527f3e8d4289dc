import { useCallback } from 'react';
import { isJsonObject, type Json, type JsonObject } from '../../shared/base/json.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { failureDetail } from '../i18n/describe-error.ts';
import { rememberedBy } from './settings-store.ts';
import { useStores } from './stores.tsx';
import { useNoticeActions } from './use-stores.ts';

/** What the place remembers over restarts. */
export const OBSERVATIONS_SCREEN = 'observations';

/** A text that the place remembers, such as the name of the observer; empty where there is none. */
export function rememberedText(remembered: Json | undefined, name: string): string {
  const value = isJsonObject(remembered) ? remembered[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Begins a draft, empty or with what a template has; it is on the disk before it is shown. Goes to its place. */
export function useNewObservation(): (registration?: JsonObject) => void {
  const { host } = useBridge();
  const { settings, place, observations } = useStores();
  const { show } = useNoticeActions();
  return useCallback(
    (registration: JsonObject = {}) => {
      const remembered = rememberedBy(settings.store.getState(), OBSERVATIONS_SCREEN);
      const content = {
        observer: rememberedText(remembered, 'observer'),
        placeText: '',
        registration,
        pictures: [],
      };
      host['drafts.create']({ content }).then(
        ({ draftId }) => {
          observations.actions.open({ kind: 'draft', draftId });
          place.actions.go('observations');
        },
        (error: unknown) =>
          show({
            tone: 'error',
            sentence: (text) => text('observations.createFailed'),
            detail: failureDetail(error),
          }),
      );
    },
    [host, settings, place, observations, show],
  );
}
