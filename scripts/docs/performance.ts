// Writes docs/performance.md from docs/performance.json, which `npm run bench -- --out docs/performance.json` measures.
// `--from FILE` takes another one; `--check` fails when the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type BenchReport, type Figure, short, targetOf, verdictOf } from '#tests/bench/harness.ts';
import { tableOf, textOf } from './markdown.ts';

const page = 'docs/performance.md';
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    from: { type: 'string', default: 'docs/performance.json' },
  },
});

const report: BenchReport = JSON.parse(readFileSync(options.from, 'utf8'));
const dayOf = (time: string) => time.slice(0, 10);

/** The figures of one line: the same measurement on each database. */
const lines = report.benches.flatMap(({ name, figures }) =>
  [...Map.groupBy(figures, ({ what }) => what)].map(([what, same]) => ({ name, what, same })),
);
const daysOf = (figures: readonly Figure[]) => [
  ...new Set(figures.map(({ measured }) => measured ?? dayOf(report.at))),
];
const days = new Set(lines.flatMap(({ same }) => daysOf(same)));

const result = (figure: Figure | undefined) => {
  if (!figure) return '–';
  const { value, unit, baseline } = figure;
  const verdict = verdictOf(figure);
  const compared = baseline ? `(${short(baseline.value)} ${baseline.what})` : '';
  return [short(value), unit, verdict === 'missed' ? '**missed**' : verdict, compared]
    .filter((part) => part !== '')
    .join(' ');
};

const rows = lines.map(({ name, what, same }) => {
  const on = (kind: Figure['database']) => same.find(({ database }) => database === kind);
  const targets = [...new Set(same.map(targetOf).filter((target) => target !== ''))];
  return [
    name,
    what,
    targets.join(' · ') || '–',
    result(on('pglite') ?? on(undefined)),
    result(on('postgres')),
    // Only a page that joins several runs needs a date in each line.
    ...(days.size > 1 ? [daysOf(same).join(' · ')] : []),
  ];
});

const { cores, memoryGB, node } = report.machine;
const head = ['Bench', 'Figure', 'Target', 'Embedded, or without a database', 'PostgreSQL'];
const text = `# Performance

Written by \`node scripts/docs/performance.ts\` from \`docs/performance.json\`; not edited. \`npm run bench -- --out docs/performance.json\` measures again; tests/bench describes each bench.

Measured ${days.size > 1 ? `on ${[...days].sort().join(', ')} (one date a line)` : `on ${dayOf(report.at)}`}, ${report.commit ? `commit ${report.commit}` : 'at several commits'}, ${cores} cores, ${memoryGB} GB, Node ${node}${report.quick ? ', `--quick`: not for comparison' : ''}. Server, devices, browser, PostgreSQL and bench share the machine. In parentheses: what the same machine did with the bare minimum in the same minute.

${tableOf([days.size > 1 ? [...head, 'Measured'] : head, ...rows])}
`;

if (textOf(page) !== text) {
  if (options.check) {
    console.error(`${page} is out of date: run \`node scripts/docs/performance.ts\``);
    process.exit(1);
  }
  writeFileSync(page, text);
}
