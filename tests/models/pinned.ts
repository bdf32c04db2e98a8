import { readFileSync } from 'node:fs';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type Cell, cellOf, explore, runPath } from './explore.ts';
import { type ModelUnderTest, sampleName } from './registry.ts';

/**
 * The pinned table of a machine as text: for every situation, what each sample does to state, context and effects, and
 * which samples do nothing. It is reviewed as text and checked in; the test holds the machine against the file, never
 * the file against the machine.
 */
export function tableOf(model: ModelUnderTest): string {
  const { situations, capped } = explore(model);
  const lines = [
    `machine ${model.name}: ${situations.length} situations, ${model.samples.length} samples${capped ? ', CAPPED' : ''}`,
  ];
  for (const { key, path } of situations) {
    const snapshot = runPath(model, path);
    const tags = [...snapshot.tags].sort().join(' ');
    lines.push('', `## ${key}${tags === '' ? '' : ` [${tags}]`}`);
    lines.push(`   by ${path.map((sample) => sampleName(model.samples, sample)).join(' ') || '(start)'}`);
    const ignored: string[] = [];
    for (const sample of model.samples) {
      const cell = cellOf(model, snapshot, sample);
      if (cell.handled) lines.push(...cellLines(model, key, cell));
      else ignored.push(sampleName(model.samples, sample));
    }
    lines.push(`   ignores ${ignored.join(' ') || 'nothing'}`);
  }
  return `${lines.join('\n')}\n`;
}

function cellLines(model: ModelUnderTest, key: string, cell: Cell): string[] {
  const lines = [`   ${sampleName(model.samples, cell.sample)} → ${cell.to === key ? '(stays)' : cell.to}`];
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
