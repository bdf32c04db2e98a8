import { spawn } from 'node:child_process';

export interface RunResult {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a command with the project's tools on PATH; streams its output through and keeps it. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<RunResult> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH ?? ''}`, ...env },
    });
    let output = '';
    const keep = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      to.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 }),
    );
  });
}
