import { type Figure, ratioOf, short, targetOf, verdictOf } from './harness.ts';

const columns = [
  'bench',
  'figure',
  'database',
  'value',
  'target',
  'verdict',
  'baseline',
  'value ÷ baseline',
] as const;
const numeric = new Set<number>([3, 7]);

/** Formats the figures of all benches as a text table with fitting widths. */
export function tableOf(results: readonly { name: string; figures: readonly Figure[] }[]): string {
  const rows = results.flatMap(({ name, figures }) => figures.map((figure) => rowOf(name, figure)));
  const lines = [[...columns], ...rows];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return numeric.has(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rowOf(name: string, figure: Figure): string[] {
  const { what, database = '', value, unit, baseline } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    what,
    database,
    `${short(value)} ${unit}`.trim(),
    targetOf(figure),
    verdictOf(figure),
    baseline ? `${short(baseline.value)} ${baseline.what}` : '',
    ratio === undefined ? '' : short(ratio),
  ];
}
