import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Each page of the console follows what happens: its answers are read again when a live message concerns them, or within a
 * minute (docs/adding.md, a list page). What is read once is listed here, with the reason.
 */
const readOnce: Record<string, string> = {
  'src/web/entities/organisation/offices.ts': 'offices of the table, which only an upgrade changes',
  'src/web/features/administration/machines/queries.ts': 'tables of machines, which only an upgrade changes',
  'src/web/features/administration/verify/queries.ts': 'keys that a seal was made with, which never change',
  'src/web/features/content/lists/preview/queries.ts':
    'the content of one version of a set, which never changes',
  'src/web/features/devices/admission/queries.ts': 'settings of the server, which only a restart changes',
  'src/web/features/statistics/alarms/queries.ts': 'a trial of what a form contains',
  'src/web/features/statistics/television/queries.ts':
    'viewing of single boxes, each reading of which is recorded: its reader asks for it',
  'src/web/features/statistics/alarms/rule-queries.ts': 'a trial of what a form contains',
  'src/web/features/devices/device/matching.ts': 'the number that a question was asked about',
  'src/web/features/devices/diagnostics/suggestions.ts': 'suggestions for what is being typed',
  'src/web/features/fleet/profiles/queries.ts': 'devices are asked, once for each question',
  'src/web/features/fleet/app-files/queries.ts': 'bytes of an upload and of a picture, which never change',
  'src/web/features/fleet/groups/queries.ts': 'the plan that a question was asked about',
  'src/web/features/fleet/presets/queries.ts': 'a preview of what a form contains',
  'src/web/features/fleet/place/atlas.ts': 'outlines of countries, which only an upgrade changes',
  'src/web/features/devices/settings/preset-effect.ts': 'what presets do to a change in a form',
  'src/web/features/devices/topology/queries.ts': 'the state at a moment of the past',
  'src/web/features/people/sign-in/joining/queries.ts': 'a link that was opened before the sign-in',
  'src/web/http/account-rules.ts': 'rules of the installation, which only a restart changes',
  'src/web/http/profile.ts': 'the own profile, which the session reads again when it changes',
};

/** Answers that are read again when the socket says so, and not after a time. */
const bySocket = ['src/web/entities/message/queries.ts', 'src/web/entities/notice/queries.ts'];

/** Routes without an answer of the server. */
const without: Record<string, string> = {
  '_console.admin.tables.index': 'a list of tables, which only an upgrade changes',
};

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
};

/** Returns each query that a file defines, from its opening parenthesis to its end. */
function queriesIn(file: string): string[] {
  const source = sourceOf(file);
  const begins =
    /\b(?:infiniteQueryOptions|queryOptions|deviceRowsQuery|memberRowsQuery|use(?:Infinite)?Query)(?:<[^(]*>)?\(/g;
  return [...source.matchAll(begins)].flatMap(({ 0: head, index }) => {
    const body = balanced(source, index + head.length - 1);
    const isRows = head.startsWith('deviceRows') || head.startsWith('memberRows');
    return isRows ? [`${body} rowsOf`] : body.includes('queryFn') ? [body] : [];
  });
}

function balanced(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')' && --depth === 0) return source.slice(from, at + 1);
  }
  throw new Error('an open parenthesis');
}

/** By default the client reads again within a minute (http/query-client.ts). */
const followsByItself = (query: string) =>
  /changedBy|rowsOf/.test(query) || !query.includes('refetchInterval: false');

const importsOf = (file: string): string[] =>
  [...sourceOf(file).matchAll(/(?:import (?!type)[^;]*?from |import\()'((?:#web|\.)[^']+)'/g)].flatMap(
    ([, name = '']) => {
      const path = name.startsWith('#web/') ? name.replace('#web/', 'src/web/') : join(dirname(file), name);
      return existsSync(path) ? [path] : [];
    },
  );

/** Files of a page: of features and entities, which answers are its own. */
function pageOf(route: string): Set<string> {
  const found = new Set([route]);
  for (const file of found)
    for (const next of importsOf(file)) if (/^src\/web\/(?:features|entities)\//.test(next)) found.add(next);
  return found;
}

const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.ts$|\.gen\.ts$/.test(file));
const routes = globSync('src/web/routes/_console.*.tsx').map((file) => file.replaceAll('\\', '/'));

test('the client reads again within a minute unless a query says otherwise', () => {
  const client = sourceOf('src/web/http/query-client.ts');
  expect(client).toContain('const readAgainMs = 60_000;');
  expect(client).toMatch(/refetchInterval: \(\{ meta \}\) =>[^;]*? : readAgainMs,/);
});

test('what is read only once is known, with its reason', () => {
  const found = files.filter((file) => queriesIn(file).some((query) => !followsByItself(query)));
  expect(found.toSorted()).toEqual([...Object.keys(readOnce), ...bySocket].toSorted());
});

test('finds the queries of the console', () => {
  expect(files.flatMap(queriesIn).length).toBeGreaterThan(150);
  expect(routes.length).toBeGreaterThan(60);
});

test.each(routes)('%s follows what happens', (route) => {
  const name = route.slice('src/web/routes/'.length, -'.tsx'.length);
  const source = sourceOf(route);
  // An address that only leads elsewhere shows nothing.
  if (!source.includes('component:')) return expect(source).toContain('redirect');
  const page = pageOf(route);
  // A timeline has the events of its stream from the socket.
  const hasSocket = [...page].some((file) => file.endsWith('/timeline/page.tsx') || bySocket.includes(file));
  const follows = hasSocket || [...page].some((file) => queriesIn(file).some(followsByItself));
  expect(follows).toBe(!(name in without));
});
