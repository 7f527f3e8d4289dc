import { useMemo } from 'react';
import { useRemembered } from '../../state/use-stores.ts';
import {
  type ExportSettings,
  type ExportTemplate,
  type KeptExports,
  keptExports,
  readKeptExports,
} from './export-settings.ts';

export type SettingsGroup = 'image' | 'map' | 'bar' | 'legend';

export interface ExportSettingsHandle {
  readonly settings: ExportSettings;
  readonly templates: readonly ExportTemplate[];
  choosePart(part: ExportSettings['part']): void;
  change<Group extends SettingsGroup>(group: Group, part: Partial<ExportSettings[Group]>): void;
  /** Under a name; one of that name is replaced. */
  keepTemplate(name: string): void;
  useTemplate(name: string): void;
  removeTemplate(name: string): void;
}

/** What is chosen, kept as soon as it is chosen. */
export function useExportSettings(): ExportSettingsHandle {
  const [remembered, remember] = useRemembered('mapExport');
  const kept = useMemo(() => readKeptExports(remembered), [remembered]);
  const { settings, templates } = kept;
  const keep = (next: Partial<KeptExports>) => remember(keptExports({ ...kept, ...next }));
  const without = (name: string) => templates.filter((template) => template.name !== name);
  return {
    settings,
    templates,
    choosePart: (part) => keep({ settings: { ...settings, part } }),
    change: (group, part) => keep({ settings: { ...settings, [group]: { ...settings[group], ...part } } }),
    keepTemplate: (name) => keep({ templates: [...without(name), { name, settings }] }),
    useTemplate(name) {
      const template = templates.find((each) => each.name === name);
      if (template) keep({ settings: template.settings });
    },
    removeTemplate: (name) => keep({ templates: without(name) }),
  };
}
