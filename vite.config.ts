import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const { version } = JSON.parse(readFileSync(path('./package.json'), 'utf8')) as { version: string };
const server = process.env.WAYMARK_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: path('./src/web'),
  define: { __VERSION__: JSON.stringify(version) },
  publicDir: path('./public'),
  plugins: [
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
            { name: 'start', tags: ['$initial'], priority: 2 },
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
