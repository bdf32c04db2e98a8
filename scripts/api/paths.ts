import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resourcePaths } from './resources.ts';
import { streamPaths } from './streams.ts';

const root = new URL('../../openapi/', import.meta.url).pathname;

/**
 * Returns the paths of a document, as references to the files that describe them: items whose key is their whole
 * address, and those of resources and streams. An item replaces a resource's at the same address.
 * @param prefix address of the document, such as `/api/v1`
 */
export function pathsUnder(prefix: string): Record<string, { $ref: string }> {
  const found: Record<string, { $ref: string }> = {};
  const add = (address: string, file: string, key: string) => {
    if (!address.startsWith(`${prefix}/`)) return;
    const path = address.slice(prefix.length);
    if (found[path]?.$ref.startsWith('paths/')) throw new Error(`${file}: ${address} is in another file too`);
    found[path] = { $ref: `${file}#/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` };
  };
  for (const { file, source } of resourcesInOrder())
    for (const [key, address] of Object.entries(resourcePaths(source))) add(address, file, key);
  for (const file of filesIn('streams'))
    for (const [key, address] of Object.entries(streamPaths(read(file)))) add(address, file, key);
  for (const file of filesIn('paths'))
    for (const key of Object.keys(read(file))) if (key.startsWith('/')) add(key, file, key);
  return found;
}

/** Resources after those that they refer to, as their rows are created. */
function resourcesInOrder() {
  const all = filesIn('resources').map((file) => ({ file, source: read(file) }));
  const named = new Map(all.map(({ source }) => [source['x-resource'], source]));
  const depthOf = (name: string): number => {
    const properties: { 'x-refers'?: string }[] = Object.values(named.get(name)?.properties ?? {});
    const referred = properties.flatMap((property) => property['x-refers'] ?? []);
    return Math.max(0, ...referred.filter((other) => other !== name).map((other) => 1 + depthOf(other)));
  };
  return all.sort((one, other) => depthOf(one.source['x-resource']) - depthOf(other.source['x-resource']));
}

const filesIn = (folder: string): string[] => globSync(`${folder}/**/*.yaml`, { cwd: root }).sort();

const read = (file: string) => parse(readFileSync(`${root}${file}`, 'utf8'));
