// Writes docs/configuration.md from src/server/start/settings.ts. `--check` fails if the page is out of date, if the
// server reads a setting that the list lacks, and if the list has one that is never read.
import { writeFileSync } from 'node:fs';
import { secretNames } from '#server/core/environment.ts';
import { readConfig } from '#server/start/config.ts';
import { refusedSettings, settings } from '#server/start/settings.ts';
import { repositoryFiles, tableOf, textOf } from './markdown.ts';

const page = 'docs/configuration.md';

/** Refused settings, and a variable that PostgreSQL's own tools define. */
const notSettings = new Set<string>([...refusedSettings, 'PGHOST']);

/** With these settings, config.ts reads all others too. */
const everything = {
  DATABASE_URL: 'postgres://user@database.example/waymark',
  S3_URL: 'http://bucket.example/pictures',
  SMTP_URL: 'smtp://mail.example',
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
};

/** Returns the names of all variables that `readConfig` reads. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  for (const given of [{}, everything]) {
    const env = new Proxy<Record<string, string>>(given, {
      get(target, name) {
        if (typeof name === 'string') names.add(name);
        return Reflect.get(target, name);
      },
    });
    try {
      readConfig(env);
    } catch {
      // The values are invalid together, but were read before the error.
    }
  }
  return names;
}

const listed = new Map(Object.values(settings).flatMap((group) => Object.entries(group)));
const secrets = new Set<string>(secretNames);
const problems: string[] = [];

const read = namesRead();
for (const name of read) {
  const isFile = name.endsWith('_FILE') && secrets.has(name.replace(/_FILE$/, ''));
  if (!listed.has(name) && !isFile && !notSettings.has(name))
    problems.push(
      `${name} is read by src/server/start/config.ts and not described in src/server/start/settings.ts`,
    );
}
const sources = repositoryFiles()
  .filter((path) => /^(src\/server|scripts)\//.test(path) && !/settings\.ts$|\.test\.ts$/.test(path))
  .map(textOf)
  .join('\n');
for (const [name, setting] of listed) {
  if (!read.has(name) && !new RegExp(`\\b${name}\\b`).test(sources))
    problems.push(`${name} is described in src/server/start/settings.ts and nothing reads it`);
  if ('secret' in setting !== secrets.has(name))
    problems.push(
      `${name} is a secret in only one of src/server/start/settings.ts and src/server/core/environment.ts`,
    );
}

const sections = Object.entries(settings).map(([group, entries]) => {
  const rows = Object.entries<{ default: string; description: string; secret?: true }>(entries).map(
    ([name, { default: otherwise, description, secret }]) => [
      `\`${name}\`${secret ? ' (or `_FILE`)' : ''}`,
      otherwise,
      description,
    ],
  );
  return `## ${group}\n\n${tableOf([['Setting', 'Default', 'Purpose'], ...rows])}\n`;
});
const text = `# Configuration

Written by \`node scripts/docs/configuration.ts\` from \`src/server/start/settings.ts\`; not edited.

Settings are environment variables, or lines of the file that \`CONFIG_FILE\` names. They are read at the start; all errors are reported together. A secret can be given as a file: append \`_FILE\` to its name. \`npm start -- --check\` checks the configuration and starts nothing.

${sections.join('\n')}`;

if (textOf(page) !== text) {
  if (process.argv.includes('--check'))
    problems.push(`${page} is out of date: run \`node scripts/docs/configuration.ts\``);
  else writeFileSync(page, text);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
