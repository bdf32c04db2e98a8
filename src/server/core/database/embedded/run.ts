import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { StartError } from '#server/core/start-error.ts';
import type { Account } from './account.ts';
import type { Programs } from './programs.ts';

/** Cluster, its programs and the account that they run as. */
export interface ProgramContext {
  cluster: string;
  programs: Programs;
  ids: Account['ids'];
}

/**
 * Returns the cluster's path for PostgreSQL's account. Parent folders, such as a home, may be closed to another
 * account, but the working folder of a process is always reachable.
 */
const ownPath = ({ cluster, ids }: ProgramContext): string =>
  ids.uid === undefined ? cluster : '/proc/self/cwd';

export const commandOf = (context: ProgramContext, program: string, args: string[]): [string, string[]] => [
  join(context.programs.folder, 'bin', program),
  [...args, '-D', ownPath(context)],
];

/** Builds options without the server's environment, which may contain secrets. */
export function optionsOf({ cluster, programs, ids }: ProgramContext): SpawnOptions {
  return {
    ...ids,
    cwd: cluster,
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      TZ: 'UTC',
      LD_LIBRARY_PATH: join(programs.folder, 'lib'),
      DYLD_LIBRARY_PATH: join(programs.folder, 'lib'),
    },
  };
}

/** Runs a program to its end; `input` is its standard input. Rejects with `StartError` and the program's last line. */
export async function runToEnd(
  context: ProgramContext,
  [program, args]: [string, string[]],
  input = '',
): Promise<void> {
  const child = spawn(program, args, { ...optionsOf(context), stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  // A failing program may end before it has read its input.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(cannotRun(program, error)));
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError(`the embedded database could not be made: ${lastLine(output)}`);
}

export function cannotRun(program: string, error: NodeJS.ErrnoException): StartError {
  const cause =
    error.code === 'ENOENT'
      ? 'this system lacks the GNU C library: set DATABASE_URL to a PostgreSQL server (15 or later)'
      : error.code === 'EACCES'
        ? 'its disk is mounted without the right to run programs (noexec), or a folder above is closed'
        : error.code === 'EPERM' || error.code === 'EINVAL'
          ? 'this container allows no other account: start the server as a user other than root'
          : String(error.code);
  return new StartError(`${program} cannot be run: ${cause}`);
}

export const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
