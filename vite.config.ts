import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const { version } = JSON.parse(readFileSync(path('./package.json'), 'utf8')) as { version: string };
const server = process.env.WAYMARK_SERVER ?? 'http://127.0.0.1:8080';

const page = (route: string) => `${path(`./src/web/routes/${route}.tsx`)}?tsr-split=component`;

type Imports = (id: string) => readonly string[];

/** Whether one of the roots imports a module, directly or not; what they load later does not count. */
function importedBy(roots: readonly string[]): (id: string, importsOf: Imports) => boolean {
  let found: Set<string> | undefined;
  return (id, importsOf) => {
    if (!found) {
      found = new Set(roots);
      // A set hands out what is added while it is walked.
      for (const module of found) for (const imported of importsOf(module)) found.add(imported);
    }
    return found.has(id);
  };
}

/** What a page that everybody opens shares with others: one file for it, and nothing in it that only the others share. */
function sharedBy(name: string, priority: number, roots: readonly string[]) {
  const isNeeded = importedBy(roots);
  return {
    name: (id: string, graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null }) =>
      isNeeded(id, (module) => graph.getModuleInfo(module)?.importedIds ?? []) ? name : null,
    debugName: name,
    minShareCount: 2,
    priority,
  };
}

const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * `radix-ui` exports every primitive from one module, so by its imports each page needs them all, and the sign-in would
 * load what the console shares. Each import is led to the package of its primitive, before the graph is made.
 */
const radixByPackage: Plugin = {
  name: 'radix-by-package',
  enforce: 'pre',
  transform: {
    filter: { code: "from 'radix-ui'" },
    handler: (code) => ({
      code: code.replace(
        /import \{ (\w+)(?: as (\w+))? \} from 'radix-ui'/g,
        (_, name: string, local: string | undefined) =>
          `import * as ${local ?? name} from '@radix-ui/react-${kebab(name)}'`,
      ),
      // Every line stays where it is.
      map: null,
    }),
  },
};

export default defineConfig({
  root: path('./src/web'),
  define: { __VERSION__: JSON.stringify(version) },
  publicDir: path('./public'),
  plugins: [
    radixByPackage,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: path('./src/web/routes'),
      generatedRouteTree: path('./src/web/routeTree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    // The texts of both languages come precompiled from src/web/i18n/compiled; the defaults only serve extraction.
    formatjs({ removeDefaultMessage: true }),
  ],
  resolve: {
    alias: {
      '@formatjs/icu-messageformat-parser': path(
        './node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
      ),
    },
  },
  build: {
    outDir: path('./dist/web'),
    emptyOutDir: true,
    // A data: font or picture would need a hole in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // The bundler would name a shared chunk after every page that shares it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every page needs arrives as one file: fifty small ones compress worse and wait in line.
            { name: 'start', tags: ['$initial'], priority: 3 },
            sharedBy('sign-in', 2, [page('login')]),
            sharedBy('console', 1, [
              path('./src/web/app/shell.tsx'),
              page('_console.device.deviceList.$pageNum'),
            ]),
            // What several pages share, without a file for every combination of two.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/auth': server,
      '/admin/api': server,
      '/docs': server,
      '/ws': { target: server, ws: true },
    },
  },
});
