// `npm run coverage:paths`: coverage of every machine by tier, as JSON, JUnit and a page; and its gates.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { consolePathsAreCurrent, writeConsolePaths } from './console-paths.ts';
import { page } from './coverage-page.ts';
import { type Measured, measure } from './measure.ts';
import { pinnedTable } from './pinned.ts';
import { recordRuns } from './record.ts';
import { models } from './registry.ts';
import type { OuterTier } from './unreachable.ts';
import { modelOf } from './walks.ts';

const out = new URL('../../coverage/paths/', import.meta.url);
const sizesFile = new URL('./pinned/sizes.json', import.meta.url);
mkdirSync(out, { recursive: true });

interface Gate {
  machine: string;
  name: string;
  problems: string[];
}

type Sizes = Record<string, { pinned: string; counts: Measured['counts'] }>;

function gatesOf(measured: Measured, sizes: Sizes): Gate[] {
  const { machine, pairs } = measured;
  const gate = (name: string, problems: string[]): Gate => ({ machine, name, problems });
  const handled = pairs.filter((pair) => pair.handled);
  const before = sizes[machine];
  const shrunk = !before
    ? ['its sizes are not pinned: run npm run coverage:paths -- --accept-sizes']
    : before.pinned === digest(machine)
      ? Object.entries(before.counts).flatMap(([key, value]) =>
          measured.counts[key as keyof Measured['counts']] < value ? [`${key} fell from ${value}`] : [],
        )
      : [];
  return [
    gate(
      'pinned table holds',
      measured.pinned ? [] : ['the machine does something else than its pinned table'],
    ),
    gate('nothing is capped', measured.capped ? ['more situations than are explored'] : []),
    gate(
      'pure tier: every transition and negative cell',
      handled.filter(({ tiers }) => !tiers.includes('pure')).map(({ state, event }) => `${state} + ${event}`),
    ),
    ...(['server', 'browser'] as const).map((tier) =>
      gate(
        `${tier} tier: every transition`,
        modelOf(machine).tiers.includes(tier) ? openOn(tier, measured) : [],
      ),
    ),
    gate(
      'reviewed as unreachable: a transition of the machine',
      measured.unknown.map((name) => `${name} is none`),
    ),
    gate('denominators do not shrink under the same table', shrunk),
  ];
}

/** Returns the transitions that a tier has neither made nor reviewed as unreachable, and those that are both. */
function openOn(tier: OuterTier, { pairs }: Measured): string[] {
  return pairs
    .flatMap(({ branches }) => branches)
    .flatMap(({ name, tiers, unreachable }) => {
      const made = tiers.includes(tier);
      if (made && unreachable[tier] !== null) return [`${name} was made, but stands in unreachable.txt`];
      return made || unreachable[tier] !== null ? [] : [name];
    });
}

const guardGates = (all: Measured[]): Gate[] =>
  all.map(({ machine, guards }) => ({
    machine,
    name: 'guards answered both ways',
    problems: guards
      .filter(({ passed, blocked }) => !passed || !blocked)
      .map(({ name, passed }) => `${name} never ${passed ? 'blocks' : 'passes'}`),
  }));

function digest(machine: string): string {
  return createHash('sha256')
    .update(pinnedTable(modelOf(machine)))
    .digest('hex')
    .slice(0, 16);
}

const xml = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

function junit(gates: Gate[]): string {
  const failures = gates.filter(({ problems }) => problems.length > 0).length;
  const cases = gates.map(({ machine, name, problems }) => {
    const head = `  <testcase classname="${xml(machine)}" name="${xml(name)}"`;
    return problems.length === 0
      ? `${head}/>`
      : `${head}><failure>${xml(problems.join('\n'))}</failure></testcase>`;
  });
  return `<?xml version="1.0"?>\n<testsuite name="paths" tests="${gates.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n`;
}

const measured = models.map(measure);
const sizes: Sizes = existsSync(sizesFile) ? JSON.parse(readFileSync(sizesFile, 'utf8')) : {};
if (process.argv.includes('--accept')) writeConsolePaths(measured);
const gates = [
  ...measured.flatMap((machine) => gatesOf(machine, sizes)),
  ...guardGates(measured),
  {
    machine: 'all',
    name: 'the console shows these figures',
    problems: consolePathsAreCurrent(measured) ? [] : ['run npm run coverage:paths -- --accept'],
  },
];
writeFileSync(new URL('paths.json', out), JSON.stringify(measured, null, 2));
writeFileSync(new URL('paths.xml', out), junit(gates));
writeFileSync(new URL('index.html', out), page(measured));
if (process.argv.includes('--record')) recordRuns();
if (process.argv.includes('--accept-sizes')) {
  const next: Sizes = {};
  for (const { machine, counts } of measured) next[machine] = { pinned: digest(machine), counts };
  writeFileSync(sizesFile, `${JSON.stringify(next, null, 2)}\n`);
}

for (const { machine, counts } of measured) {
  console.log(
    `${machine}: ${counts.situations} situations, ${counts.transitions} transitions in ${counts.branches} branches, ${counts.transitionPairs} pairs, ${counts.negativeCells} negative cells`,
  );
}
const failed = gates.filter(({ problems }) => problems.length > 0);
for (const { machine, name, problems } of failed)
  console.log(`✗ ${machine}: ${name}\n    ${problems.join('\n    ')}`);
console.log(`${gates.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
