// Settings on the disk: read once, checked one by one, written whole.

import { readFile } from 'node:fs/promises';
import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Log } from '../../../shared/ports/log.ts';
import { writeDurably } from '../files/durable-write.ts';
import { renameFile } from '../files/rename-file.ts';
import {
  checkNewSetting,
  checkSetting,
  DEFAULT_SETTINGS,
  isSettingName,
  type Settings,
} from './setting-checks.ts';

export interface SettingsFile {
  read(): Settings;
  /**
   * Takes one value, on the disk before it returns. The name `ui.plants` is the member `plants` of `ui`, so that two
   * screens never overwrite each other's; null removes it. Fails with `settings/bad-value`.
   */
  write(name: string, value: Json): Promise<Settings>;
  onChanged(listener: (settings: Settings) => void): void;
  /** Whether the file could not be read and the settings are those of a first start. */
  readonly wasDamaged: boolean;
}

const UI_MEMBER = /^ui\.(?<member>[\w-]+)$/;

export async function openSettings(file: string, log: Log): Promise<SettingsFile> {
  const { values, wasDamaged } = await readValues(file, log);
  const listeners: ((settings: Settings) => void)[] = [];
  const inTurn = createTaskQueue();
  let settings = accept(values, log);

  function changed(name: string, value: Json): Settings {
    const member = UI_MEMBER.exec(name)?.groups?.['member'];
    const field = member === undefined ? name : 'ui';
    const fieldValue = member === undefined ? value : withMember(settings.ui, member, value);
    const reason = isSettingName(field)
      ? (checkSetting(field, fieldValue) ?? checkNewSetting(field, fieldValue))
      : 'there is no such setting';
    if (reason !== undefined) throw appError('settings/bad-value', { name, value, reason });
    return { ...settings, [field]: fieldValue };
  }

  return {
    read: () => settings,
    wasDamaged,
    write: (name, value) =>
      inTurn(async () => {
        const next = changed(name, value);
        await writeDurably(file, `${JSON.stringify(next, undefined, 2)}\n`);
        settings = next;
        for (const listener of listeners) listener(settings);
        return settings;
      }),
    onChanged: (listener) => void listeners.push(listener),
  };
}

function withMember(ui: Json, member: string, value: Json): Json {
  const { [member]: _, ...others } = isJsonObject(ui) ? ui : {};
  return value === null ? others : { ...others, [member]: value };
}

/** Takes what is right; a value that a person or another version spoilt becomes the first one again. */
function accept(values: { readonly [name: string]: Json }, log: Log): Settings {
  const settings: Record<string, Json> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(values)) {
    if (!isSettingName(name)) continue;
    const reason = checkSetting(name, value);
    if (reason === undefined) settings[name] = value;
    else log.error(`Setting ${name} is not used: ${reason}`);
  }
  return { ...DEFAULT_SETTINGS, ...settings };
}

async function readValues(
  file: string,
  log: Log,
): Promise<{ values: { readonly [name: string]: Json }; wasDamaged: boolean }> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { values: {}, wasDamaged: false };
    }
    throw error;
  }
  try {
    const values: unknown = JSON.parse(text);
    if (isJsonObject(values)) return { values, wasDamaged: false };
  } catch (error) {
    log.error('settings.json is not JSON', error);
  }
  // Kept, so that a person can take the old values out of it.
  await renameFile(file, `${file}.damaged`);
  return { values: {}, wasDamaged: true };
}
