// What each setting may be. The kinds are those of the contract; what a notation cannot say stands here.

import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { isJsonObject } from '../../../shared/base/json.ts';
import { checkFields } from '../../../shared/codec/json/check-value.ts';
import { type BridgeType, bridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import { createSchemaView } from '../../../shared/schema/view.ts';

export type Settings = BridgeType<'Settings'>;

export const DEFAULT_SETTINGS: Settings = {
  language: 'nb',
  theme: 'system',
  exportFolder: '',
  certificateBaseUrl: '',
  hydropowerBaseUrl: '',
  allowedOrigins: [],
  proxyOrigins: [],
  keepServing: false,
  asksBrowserPosition: false,
  ui: {},
};

const schema = createSchemaView(bridgeTypes);
const MAX_UI_CHARACTERS = 1_000_000;

/** The reason why a value is not right, or undefined. */
type Check = (value: unknown) => string | undefined;

const ADDITIONAL_CHECKS: { readonly [Name in keyof Settings]?: Check } = {
  exportFolder: (value) => (value === '' || isAbsolutePath(value) ? undefined : 'expected a whole path'),
  certificateBaseUrl: checkBaseUrl,
  hydropowerBaseUrl: checkBaseUrl,
  allowedOrigins: checkOrigins,
  proxyOrigins: checkOrigins,
  ui(value) {
    if (!isJsonObject(value)) return 'expected an object';
    return JSON.stringify(value).length > MAX_UI_CHARACTERS ? 'it is too large' : undefined;
  },
};

export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, name);
}

/** Why a setting cannot have a value; undefined when it can. */
export function checkSetting(name: keyof Settings, value: unknown): string | undefined {
  const field = schema.fieldsOf('Settings').filter((view) => view.name === name);
  const fault = checkFields(schema, field, { [name]: value });
  return fault ? fault.reason : ADDITIONAL_CHECKS[name]?.(value);
}

/** What is asked of a new value only: a folder on a stick that is not plugged in now stays set. */
export function checkNewSetting(name: keyof Settings, value: unknown): string | undefined {
  if (name !== 'exportFolder' || typeof value !== 'string' || value === '') return undefined;
  const isFolder = statSync(value, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? undefined : 'there is no such folder';
}

function checkBaseUrl(value: unknown): string | undefined {
  if (value === '') return undefined;
  if (typeof value !== 'string' || !URL.canParse(value)) return 'expected a web address';
  const { protocol, username, password, search, hash } = new URL(value);
  if (protocol !== 'http:' && protocol !== 'https:') return 'expected an address with http or https';
  if (username || password) return 'an address may not hold a user name or password';
  return search || hash ? 'a base address has no parameters' : undefined;
}

function checkOrigins(value: unknown): string | undefined {
  if (Array.isArray(value) && value.every(isOrigin)) return undefined;
  return 'expected origins such as https://example.org, without a path';
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { origin, protocol } = new URL(value);
  return origin === value && (protocol === 'http:' || protocol === 'https:');
}

function isAbsolutePath(value: unknown): boolean {
  return typeof value === 'string' && isAbsolute(value);
}
