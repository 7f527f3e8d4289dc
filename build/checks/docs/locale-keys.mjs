import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedSources } from './source-texts.mjs';

const LOCALE = /^assets\/locales\/(?<language>\w+)\/(?<area>[\w-]+)[.]json$/;

/**
 * Every text that a locale holds is used, and both languages hold the same ones. (That a used key exists is checked by
 * the compiler: keys are typed.) A key put together from parts counts by its fixed parts: `choice.${column}.${code}`.
 */
export function checkLocaleKeys(root, files) {
  const keys = { nb: new Map(), en: new Map() };
  const problems = [];
  for (const file of files) {
    const { language, area } = LOCALE.exec(file)?.groups ?? {};
    if (!language) continue;
    for (const key of Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')))) {
      const other = keys[language].get(key);
      if (other) problems.push(`${key} stands in ${other}.json and ${area}.json of ${language}`);
      keys[language].set(key, area);
    }
  }
  for (const [here, there] of [
    ['nb', 'en'],
    ['en', 'nb'],
  ]) {
    for (const key of keys[here].keys())
      if (!keys[there].has(key)) problems.push(`${key} is missing in ${there}`);
  }
  const isUsed = usedKeys(root, files);
  for (const key of keys.nb.keys()) if (!isUsed(key)) problems.push(`${key} is used nowhere`);
  return { problems, summary: `${keys.nb.size} texts in ${Object.keys(keys).length} languages` };
}

const QUOTED = /'(?<single>[\w-]+(?:[./][\w-]+)+)'|"(?<double>[\w-]+(?:[./][\w-]+)+)"/g;
const TEMPLATE = /`(?<template>[\w-]*(?:[./](?:[\w-]|\$\{[^`}]*\})*|\$\{[^`}]*\}|[\w-])+)`/g;

function usedKeys(root, files) {
  const literals = new Set();
  const patterns = new Set();
  for (const { text } of shippedSources(root, files)) {
    for (const { groups } of text.matchAll(QUOTED)) literals.add(groups.single ?? groups.double);
    for (const { groups } of text.matchAll(TEMPLATE)) {
      const [first = '', ...rest] = groups.template.split(/\$\{[^}]*\}/);
      // A template without a fixed start would count for every key.
      if (first.includes('.'))
        patterns.add([first, ...rest].map((part) => RegExp.escape(part)).join('[\\w./-]+'));
    }
  }
  const templates = patterns.size > 0 ? new RegExp(`^(?:${[...patterns].join('|')})$`) : /^$/;
  return (key) => literals.has(key) || templates.test(key);
}
