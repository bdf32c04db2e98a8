import { readFileSync } from 'node:fs';

/**
 * A row of a machine's README under "Rule": ids of ../spec or of a decision, and the part of the machine that fulfils
 * them.
 */
export interface Rule {
  ids: string[];
  here: string;
}

const readme = (machine: string) =>
  readFileSync(new URL(`../../machines/${machine}/README.md`, import.meta.url), 'utf8');

/** Returns the rules that the machine's README claims, as written there: `TN-127..TN-132` is one id. */
export function rulesOf(machine: string): Rule[] {
  const [, table = ''] = /^\| Rule\b.*\n\|[ -|]+\n((?:\|.*\n)*)/m.exec(readme(machine)) ?? [];
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, rule = '', here = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const ids = rule.replace(/\[(\d{3})\]\([^)]*\)/g, 'decision $1').split(', ');
      return here === '' ? [] : [{ ids, here }];
    });
}

/** Returns every id of ../spec in the README, with ranges expanded. */
export function requirementsOf(machine: string): string[] {
  const ids = new Set<string>();
  for (const [, prefix = '', from = '', to] of readme(machine).matchAll(
    /\b(TN|RU|CO|ER|CL|A)-(\d{3})(?:\.\.\1-(\d{3}))?/g,
  )) {
    for (let id = Number(from); id <= Number(to ?? from); id++)
      ids.add(`${prefix}-${String(id).padStart(3, '0')}`);
  }
  return [...ids].sort();
}
