import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedSources } from './source-texts.mjs';

const LOCALE = /^assets\/locales\/nb\/[\w-]+[.]json$/;

/**
 * Every text is used. (That a used key exists is checked by the compiler, for keys are typed; that both languages hold
 * the same ones is a test of renderer/i18n.) A key put together from parts counts by its fixed ones:
 * `choice.${column}.${code}`.
 */
export function checkLocaleKeys(root, files) {
  const isUsed = usedKeys(root, files);
  const keys = files
    .filter((file) => LOCALE.test(file))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8'))));
  const problems = keys.filter((key) => !isUsed(key)).map((key) => `The text ${key} is used nowhere`);
  return { problems, summary: `${keys.length} texts` };
}

const QUOTED = /'(?<single>[\w-]+(?:[./][\w-]+)+)'|"(?<double>[\w-]+(?:[./][\w-]+)+)"/g;
const TEMPLATE = /`(?<template>[\w-]+[.](?:[\w./-]|\$\{[^`}]*\})+)`/g;

function usedKeys(root, files) {
  const literals = new Set();
  const patterns = new Set();
  for (const { text } of shippedSources(root, files)) {
    for (const { groups } of text.matchAll(QUOTED)) literals.add(groups.single ?? groups.double);
    for (const { groups } of text.matchAll(TEMPLATE)) {
      const parts = groups.template.split(/\$\{[^}]*\}/);
      patterns.add(parts.map((part) => RegExp.escape(part)).join('[\\w./-]+'));
    }
  }
  const templates = patterns.size > 0 ? new RegExp(`^(?:${[...patterns].join('|')})$`) : /^$/;
  return (key) => literals.has(key) || templates.test(key);
}
