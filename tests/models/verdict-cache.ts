import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { pinnedFile } from './pinned.ts';
import { models } from './registry.ts';

const root = new URL('../../', import.meta.url);
const folder = new URL('node_modules/.cache/mutants/', root);

/**
 * Digest of all that decides about a mutant: every source that a program is made of, machines, samples and mutator among
 * them, the pinned tables, the packages and Node. One for all machines, because sources of one may be used by another.
 */
export async function verdictKey(program: string): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root.pathname,
    entryPoints: [program],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const sources = Object.keys(metafile.inputs).map((path) => new URL(path, root));
  const files = [...sources, ...models.map(pinnedFile), new URL('package-lock.json', root)];
  const digest = createHash('sha256').update(process.version);
  for (const { href } of files.sort((a, b) => (a.href < b.href ? -1 : 1))) {
    const text = readFileSync(new URL(href));
    digest.update(`\0${href.slice(root.href.length)}\0${text.length}\0`).update(text);
  }
  return digest.digest('hex');
}

/** What an earlier run with the same key found, or else what `judge` finds now. */
export async function cached<Verdict>(
  key: string,
  judge: () => Promise<Verdict>,
): Promise<{ verdict: Verdict; isEarlier: boolean }> {
  const file = new URL(`${key}.json`, folder);
  try {
    return { verdict: JSON.parse(readFileSync(file, 'utf8')), isEarlier: true };
  } catch {
    const verdict = await judge();
    mkdirSync(folder, { recursive: true });
    const half = new URL(`${file.href}.${process.pid}`);
    writeFileSync(half, JSON.stringify(verdict));
    renameSync(half, file);
    return { verdict, isEarlier: false };
  }
}
