import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pathsIn } from '../cluster-paths.ts';
import { majorOf, programsFor, reachablePrograms } from './programs.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-programs-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('copies programs into a new data directory, with the links that npm leaves out', async () => {
  const paths = pathsIn(directory);
  const { folder, version } = await programsFor(paths, null);
  expect(await readdir(paths.programs)).toEqual([version]);
  const links: { target: string }[] = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8'));
  expect(links.length).toBeGreaterThan(0);
  for (const { target } of links) await realpath(join(folder, '..', target.replace(/^native/, version)));
});

test('replaces the programs by an update of the same major version', async () => {
  const paths = pathsIn(directory);
  const { version } = await programsFor(paths, null);
  await rm(join(paths.programs, version), { recursive: true });
  await mkdir(join(paths.programs, `${majorOf(version)}.0.0`));
  expect((await programsFor(paths, majorOf(version))).version).toBe(version);
  expect(await readdir(paths.programs)).toEqual([version]);
});

test('keeps the programs that created a directory of another major version', async () => {
  const paths = pathsIn(directory);
  await mkdir(join(paths.programs, '17.5.0'), { recursive: true });
  expect(await programsFor(paths, 17)).toEqual({
    version: '17.5.0',
    folder: join(paths.programs, '17.5.0'),
  });
});

test('protects the copy from writers other than its owner', async () => {
  const { folder } = await reachablePrograms(await programsFor(pathsIn(directory), null));
  for (const name of ['.', 'bin', 'bin/postgres', 'lib'])
    expect((await stat(join(folder, name))).mode & 0o022).toBe(0);
});
