import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withoutTextsPlugin } from './scripts/texts/without-texts.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const { version } = JSON.parse(readFileSync(path('./package.json'), 'utf8')) as { version: string };
const server = process.env.WAYMARK_SERVER ?? 'http://127.0.0.1:8080';

type Imports = (id: string) => readonly string[];

/** True if one of the roots imports a module, directly or not; dynamic imports do not count. */
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

/** One file for all that these need (docs/decisions/094). */
function oneFile(name: string, priority: number, files: readonly string[]) {
  const isNeeded = importedBy(files.map((file) => path(`./src/web/${file}`)));
  return {
    name: (id: string, graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null }) =>
      isNeeded(id, (module) => graph.getModuleInfo(module)?.importedIds ?? []) ? name : null,
    debugName: name,
    priority,
  };
}

const kebab = (name: string) =>
  name
    .replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`)
    .replace(/\d+/, (digits) => `-${digits}`)
    .toLowerCase();

/**
 * Libraries that export all they have from one module: by its imports each page needs all that any page uses, and the
 * sign-in would load it. Each name is led to its own file before the graph is made.
 */
const ownFiles: Record<string, (imported: string, local: string) => string> = {
  'radix-ui': (imported, local) => `import * as ${local} from '@radix-ui/react-${kebab(imported)}';`,
  'lucide-react': (imported, local) => `import ${local} from 'lucide-react/icons/${kebab(imported)}';`,
};

const importsByFile: Plugin = {
  name: 'imports-by-file',
  enforce: 'pre',
  transform: {
    filter: { code: /from '(radix-ui|lucide-react)'/ },
    handler: (code) => ({
      code: code.replace(
        /import \{([^}]+)\} from '(radix-ui|lucide-react)';/g,
        (statement, names: string, library: string) =>
          names
            .split(',')
            .map((name) => name.trim().split(' as '))
            .map(([imported = '', local = imported]) =>
              imported === '' || imported.startsWith('type ') ? '' : ownFiles[library]?.(imported, local),
            )
            // Every line stays where it is.
            .join('') + '\n'.repeat(statement.split('\n').length - 1),
      ),
      map: null,
    }),
  },
};

/** Files that need each other: one runs before what it needs is there, and fails on the pages that load it first. */
const noCircles: Plugin = {
  name: 'no-circles-of-files',
  generateBundle(_options, bundle) {
    const importsOf = (file: string) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    for (const file of Object.keys(bundle)) {
      const needed = new Set(importsOf(file));
      // A set hands out what is added while it is walked.
      for (const other of needed) for (const imported of importsOf(other)) needed.add(imported);
      if (needed.has(file)) this.error(`${file} needs itself, by way of ${[...needed].join(', ')}`);
    }
  },
};

/** Bytes of script, packed, with which every visit begins: 208,000 on 29 November. */
const mostAtFirst = 215_000;

/** A route's search or loader that leads to a page's file brings the page, and all that it needs, to the sign-in. */
const smallFirstFile: Plugin = {
  name: 'small-first-file',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== 'start') continue;
      const bytes = gzipSync(chunk.code).length;
      if (bytes > mostAtFirst)
        this.error(`${chunk.fileName} has ${bytes} bytes packed, more than ${mostAtFirst}`);
    }
  },
};

export default defineConfig({
  root: path('./src/web'),
  define: { __VERSION__: JSON.stringify(version) },
  publicDir: path('./public'),
  plugins: [
    withoutTextsPlugin(path('./')),
    importsByFile,
    noCircles,
    smallFirstFile,
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
            // The modules of every page arrive as few files: fifty small ones compress worse and wait in line.
            oneFile('start', 2, ['main.tsx', 'features/people/sign-in/login-page.tsx']),
            oneFile('console', 1, ['app/shell.tsx', 'features/fleet/list/list.tsx']),
            // Drawing: its modules know each other, and in two files that need each other one would run too early.
            // What the chart kit draws with, without the scales of older charts.
            {
              name: 'chart-shapes',
              priority: 2,
              test: /node_modules\/(?:@visx\/(?:shape|group|responsive)|d3-(?:shape|path))\//,
            },
            { name: 'charts', priority: 1, test: /node_modules\/(?:@visx\/|d3-|internmap|classnames)/ },
            // Modules that several pages share get no file for every combination of two. Larger merged files would need
            // each other.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
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
      '/file-uploads': server,
      '/model-pictures': server,
      '/healthz': server,
      '/ws': { target: server, ws: true },
    },
  },
});
