import { readFileSync } from 'node:fs';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type Cell, cellOf, explore, runPath } from './explore.ts';
import { type ModelUnderTest, type Sample, sampleName } from './registry.ts';

/**
 * Returns the pinned table of a machine as text: for every situation, the effect of each sample on state, context and
 * effects; then for every state, in one line, the samples that are ignored in all its situations. A situation lists
 * only further ignored ones. The table is reviewed as text and checked in; the test compares the machine with the file,
 * never the file with the machine.
 */
export function tableOf(model: ModelUnderTest): string {
  const { situations, capped } = explore(model);
  const rows = situations.map(({ key, state, path }) => {
    const snapshot = runPath(model, path);
    const cells = model.samples.map((sample) => cellOf(model, snapshot, sample));
    const ignored = cells.filter((cell) => !cell.handled).map(({ sample }) => nameOf(model, sample));
    return { key, state, path, tags: [...snapshot.tags].sort().join(' '), cells, ignored };
  });
  const always = new Map<string, string[]>();
  for (const { state, ignored } of rows) {
    always.set(state, always.get(state)?.filter((name) => ignored.includes(name)) ?? ignored);
  }
  const lines = [
    `machine ${model.name}: ${situations.length} situations, ${model.samples.length} samples${capped ? ', CAPPED' : ''}`,
  ];
  for (const { key, state, path, tags, cells, ignored } of rows) {
    lines.push('', `## ${key}${tags === '' ? '' : ` [${tags}]`}`);
    lines.push(`   by ${path.map((sample) => nameOf(model, sample)).join(' ') || '(start)'}`);
    for (const cell of cells) if (cell.handled) lines.push(...cellLines(model, key, cell));
    const besides = ignored.filter((name) => !always.get(state)?.includes(name));
    if (besides.length > 0) lines.push(`   ignores besides ${besides.join(' ')}`);
  }
  lines.push('', '## ignored in every situation of a state');
  for (const [state, names] of always) lines.push(`   ${state} ignores ${names.join(' ') || 'nothing'}`);
  return `${lines.join('\n')}\n`;
}

const nameOf = (model: ModelUnderTest, sample: Sample): string => sampleName(model.samples, sample);

function cellLines(model: ModelUnderTest, key: string, cell: Cell): string[] {
  const lines = [`   ${nameOf(model, cell.sample)} → ${cell.to === key ? '(stays)' : cell.to}`];
  for (const { type, params } of cell.effects) {
    const text = canonicalJson(params);
    lines.push(`      ! ${type}${text === '{}' ? '' : ` ${text}`}`);
  }
  const changed = canonicalJson(cell.changed);
  if (changed !== '{}') lines.push(`      = ${changed}`);
  return lines;
}

export const pinnedFile = (model: ModelUnderTest): URL =>
  new URL(`./pinned/${model.name}.txt`, import.meta.url);

export function pinnedTable(model: ModelUnderTest): string {
  return readFileSync(pinnedFile(model), 'utf8');
}
