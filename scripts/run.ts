import { spawn } from 'node:child_process';

export interface RunResult {
  code: number;
  output: string;
  seconds: number;
}

/**
 * Runs a command with the project's tools on PATH; prints its output and keeps it. `quiet`: the output is printed when
 * the command has ended, so that it does not mix with that of another.
 */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  { quiet = false } = {},
): Promise<RunResult> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH ?? ''}`, ...env },
    });
    let output = '';
    const keep = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) to.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => {
      if (quiet) process.stdout.write(output);
      resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 });
    });
  });
}
