// Writes docs/decisions/README.md: the present location of each decision. A kept decision is a page of its own with
// status, date and title; a product decision is a heading in docs/product that ends with its number. `--check` fails if
// the index is out of date, if a page lacks one of these, and if the repository names a decision that is not in the
// index.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { anchorOf, headingsOf, repositoryFiles, tableOf, textOf } from './markdown.ts';

const folder = 'docs/decisions';
const index = `${folder}/README.md`;
const longestTitle = 90;

interface Place {
  title: string;
  link: string;
  state: string;
}

const places = new Map<string, Place>();
const problems: string[] = [];

function place(number: string, where: Place): void {
  const other = places.get(number);
  if (other) problems.push(`decision ${number} is in ${other.link} and in ${where.link}`);
  places.set(number, where);
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function readDecision(file: string): void {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const [, head = '', number = '', title = ''] = /^---\n([\s\S]*?)---\n\n# (\d{3}) (.+)\n/.exec(text) ?? [];
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  const numbers = (name: string) => field(name).match(/\d{3}/g) ?? [];

  const status = field('status');
  const date = field('date');
  if (status !== 'accepted' && status !== 'proposed')
    problems.push(`${file}: status is neither accepted nor proposed`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) problems.push(`${file}: no date`);
  if (title.split(' ').length < 3 || title.length > longestTitle)
    problems.push(`${file}: the title is not a sentence of at most ${longestTitle} characters`);
  if (file !== `${number}-${slugOf(title)}.md`)
    problems.push(`${file}: number and title give ${number}-${slugOf(title)}.md`);

  place(number, { title, link: file, state: `${status} ${date}` });
  for (const other of numbers('includes')) place(other, { title, link: file, state: `part of ${number}` });
  for (const other of numbers('supersedes'))
    place(other, { title, link: file, state: `superseded by ${number}` });
}

for (const file of readdirSync(folder)) if (file !== 'README.md') readDecision(file);

for (const file of readdirSync('docs/product')) {
  const [page = '', ...headings] = headingsOf(readFileSync(`docs/product/${file}`, 'utf8'));
  for (const heading of headings) {
    const [, title = heading, numbers = ''] = /^(.+) \((\d{3}(?:, \d{3})*)\)$/.exec(heading) ?? [];
    const link = `../product/${file}#${anchorOf(heading)}`;
    for (const number of numbers.split(', ').filter(Boolean))
      place(number, { title, link, state: `product: ${page.toLowerCase()}` });
  }
}

for (const path of repositoryFiles().filter((name) => /\.(md|ts|tsx|yaml|sql)$/.test(name))) {
  for (const [, number = ''] of textOf(path).matchAll(/\bdecisions?[ /](\d{3})\b/g)) {
    if (!places.has(number)) problems.push(`${path}: there is no decision ${number}`);
  }
}

const rows = [...places]
  .sort()
  .map(([number, { title, link, state }]) => [number, `[${title}](${link})`, state]);
const text = `# Decisions

Written by \`node scripts/docs/decisions.ts\`; not edited. Code and documents cite a decision by its number.

Architectural and measured decisions are pages of this folder. Product decisions are in [docs/product](../product), one page per area. Numbers are never reused.

${tableOf([['No.', 'Decision', 'State'], ...rows])}
`;

if (textOf(index) !== text) {
  if (process.argv.includes('--check'))
    problems.push(`${index} is out of date: run \`node scripts/docs/decisions.ts\``);
  else writeFileSync(index, text);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
