import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Recording } from './recording.ts';

const folder = new URL('./streams/', import.meta.url);

/** Returns all recordings by file: `task/1/….json`. */
export function corpus(): Map<string, Recording> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return new Map(files.sort().map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]));
}

export function keep(id: string, recording: Recording): string {
  const place = new URL(`${recording.machine}/${recording.machineVersion}/`, folder);
  mkdirSync(place, { recursive: true });
  writeFileSync(new URL(`${id}.json`, place), `${JSON.stringify(recording, null, 1)}\n`);
  return `${recording.machine}/${recording.machineVersion}/${id}.json`;
}
