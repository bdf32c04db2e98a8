// Writes docs/performance.md from docs/performance.json, which `npm run bench -- --out docs/performance.json` measures.
// `--from FILE` reads another file; `--check` fails if the page is out of date.
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

const lines = report.benches.flatMap(({ name, figures }) => figures.map((figure) => ({ name, figure })));
const measuredOn = ({ measured }: Figure) => measured ?? dayOf(report.at);
const days = new Set(lines.map(({ figure }) => measuredOn(figure)));
const isOld = lines.some(({ figure }) => figure.database !== undefined);

const result = (figure: Figure) => {
  const { value, unit, baseline } = figure;
  const verdict = verdictOf(figure);
  const compared = baseline ? `(${short(baseline.value)} ${baseline.what})` : '';
  return [short(value), unit, verdict === 'missed' ? '**missed**' : verdict, compared]
    .filter((part) => part !== '')
    .join(' ');
};

// Only a page with several runs needs a date in each line, and one with earlier figures their database.
const rows = lines.map(({ name, figure }) => [
  name,
  figure.what,
  targetOf(figure) || '–',
  result(figure),
  ...(isOld ? [figure.database ?? ''] : []),
  ...(days.size > 1 ? [measuredOn(figure)] : []),
]);

const { cores, memoryGB, node } = report.machine;
const head = [
  'Bench',
  'Figure',
  'Target',
  'Result',
  ...(isOld ? ['On an earlier database'] : []),
  ...(days.size > 1 ? ['Measured'] : []),
];
const text = `# Performance

Written by \`node scripts/docs/performance.ts\` from \`docs/performance.json\`; not edited. \`npm run bench -- --out docs/performance.json\` measures again; tests/bench describes each bench.

Measured ${days.size > 1 ? `on ${[...days].sort().join(', ')} (one date a line)` : `on ${dayOf(report.at)}`}, ${report.commit ? `commit ${report.commit}` : 'at several commits'}, ${cores} cores, ${memoryGB} GB, Node ${node}${report.quick ? ', `--quick`: not for comparison' : ''}. Server with its PostgreSQL, devices, browser and bench share the machine. In parentheses: what the same machine did with the bare minimum in the same minute.

${tableOf([head, ...rows])}
`;

if (textOf(page) !== text) {
  if (options.check) {
    console.error(`${page} is out of date: run \`node scripts/docs/performance.ts\``);
    process.exit(1);
  }
  writeFileSync(page, text);
}
