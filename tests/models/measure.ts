import { existsSync, readFileSync } from 'node:fs';
import { getNextTransitions } from 'xstate';
import { type Cell, cellOf, explore, pathId, runPath } from './explore.ts';
import { handledPairs } from './pairs.ts';
import { pinnedTable, tableOf } from './pinned.ts';
import { type ModelUnderTest, sampleName, stateName } from './registry.ts';

export type Tier = 'pure' | 'server' | 'browser';

/** One (state, event) of a machine. */
export interface Pair {
  state: string;
  event: string;
  handled: boolean;
  /** Where it leads, by sample. */
  leads: { sample: string; to: string; effects: string[] }[];
  tiers: Tier[];
  /** Why no server can make it; reviewed. */
  unreachable: string | null;
}

export interface PathInWords {
  id: string;
  situation: string;
  words: string[];
  tiers: Tier[];
}

export interface Measured {
  machine: string;
  capped: boolean;
  pinned: boolean;
  states: string[];
  events: string[];
  pairs: Pair[];
  paths: PathInWords[];
  guards: { name: string; passed: boolean; blocked: boolean }[];
  effects: string[];
  requirements: string[];
  counts: {
    situations: number;
    states: number;
    transitions: number;
    transitionPairs: number;
    negativeCells: number;
    guards: number;
    effects: number;
  };
}

/** Walks everything of a machine and asks what each tier has met. */
export function measure(model: ModelUnderTest): Measured {
  const { situations, capped } = explore(model);
  const met = { server: tierOf('server', model.name), browser: tierOf('browser', model.name) };
  const pinned = tableOf(model) === pinnedTable(model);
  const { unreachable } = handledPairs(model.name);
  const pairs = new Map<string, Pair>();
  const guards = new Map<string, { name: string; passed: boolean; blocked: boolean }>();
  const effects = new Set<string>();
  const steps = new Set<string>();
  let negativeCells = 0;
  for (const { path } of situations) {
    const snapshot = runPath(model, path);
    const state = stateName(snapshot);
    const handled = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
    for (const sample of model.samples) {
      const cell = cellOf(model, snapshot, sample);
      if (!cell.handled) negativeCells++;
      for (const { type } of cell.effects) effects.add(type);
      const key = `${state} + ${sample.type}`;
      const pair = pairs.get(key) ?? {
        state,
        event: sample.type,
        handled: handled.has(sample.type),
        leads: [],
        tiers: tiersOf(key, pinned, met),
        unreachable: unreachable.get(key) ?? null,
      };
      addLead(pair, sampleName(model.samples, sample), cell);
      pairs.set(key, pair);
      const next = cell.to.slice(0, cell.to.indexOf(' '));
      if (cell.handled) {
        for (const following of model.samples) steps.add(`${key} > ${next} + ${following.type}`);
      }
    }
    noteGuards(model, snapshot, guards);
  }
  const all = [...pairs.values()];
  const states = [...new Set(all.map(({ state }) => state))];
  return {
    machine: model.name,
    capped,
    pinned,
    states,
    events: [...new Set(model.samples.map(({ type }) => type))],
    pairs: all,
    paths: situations.map(({ key, path }) => ({
      id: pathId(model, path),
      situation: key,
      words: path.map((sample) => sampleName(model.samples, sample)),
      tiers: pinned ? ['pure'] : [],
    })),
    guards: [...guards.values()],
    effects: [...effects].sort(),
    requirements: requirementsOf(model.name),
    counts: {
      situations: situations.length,
      states: states.length,
      transitions: all.filter(({ handled }) => handled).length,
      transitionPairs: steps.size,
      negativeCells,
      guards: guards.size,
      effects: effects.size,
    },
  };
}

function addLead(pair: Pair, sample: string, cell: Cell): void {
  const to = cell.to.slice(0, cell.to.indexOf(' '));
  const effects = cell.effects.map(({ type }) => type);
  const known = pair.leads.some((lead) => lead.to === to && lead.effects.join() === effects.join());
  if (cell.handled && !known) pair.leads.push({ sample, to, effects });
}

type Snapshot = ReturnType<typeof runPath>;

/** Each guard with both answers, by asking every candidate of every state with every sample. */
function noteGuards(
  model: ModelUnderTest,
  snapshot: Snapshot,
  guards: Map<string, { name: string; passed: boolean; blocked: boolean }>,
): void {
  for (const { guard, eventType } of getNextTransitions(snapshot)) {
    const { name, implementation, params } = guardOf(model, guard);
    if (!name || !implementation) continue;
    const seen = guards.get(name) ?? { name, passed: false, blocked: false };
    for (const sample of model.samples) {
      if (sample.type !== eventType) continue;
      if (implementation({ context: snapshot.context, event: sample }, params)) seen.passed = true;
      else seen.blocked = true;
    }
    guards.set(name, seen);
  }
}

type Guard = (args: { context: unknown; event: unknown }, params: unknown) => boolean;

function guardOf(
  model: ModelUnderTest,
  guard: unknown,
): { name?: string; implementation?: Guard; params?: unknown } {
  const named = typeof guard === 'string' ? { type: guard, params: undefined } : guard;
  if (typeof named !== 'object' || named === null || !('type' in named)) return {};
  const { type, params } = named as { type: string; params?: unknown };
  const implementation = model.machine.implementations.guards[type];
  const name = params === undefined ? type : `${type} ${JSON.stringify(params)}`;
  return typeof implementation === 'function'
    ? { name, implementation: implementation as Guard, params }
    : {};
}

function tiersOf(key: string, pinned: boolean, met: Record<'server' | 'browser', Set<string>>): Tier[] {
  const tiers: Tier[] = pinned ? ['pure'] : [];
  if (met.server.has(key)) tiers.push('server');
  if (met.browser.has(key)) tiers.push('browser');
  return tiers;
}

/** What a tier left behind when its tests ran; empty where they have not. */
function tierOf(tier: 'server' | 'browser', machine: string): Set<string> {
  const file = new URL(`../../coverage/tiers/${tier}-${machine}.json`, import.meta.url);
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}

/** Requirement ids that the machine's README claims. */
function requirementsOf(name: string): string[] {
  const folder = name.startsWith('diagnostics') ? 'diagnostics' : name;
  const readme = readFileSync(new URL(`../../machines/${folder}/README.md`, import.meta.url), 'utf8');
  const ids = new Set<string>();
  for (const [, prefix = '', from = '', to] of readme.matchAll(
    /\b(TR|RU|CO|ER|CL|A)-(\d{3})(?:\.\.\1-(\d{3}))?/g,
  )) {
    for (let id = Number(from); id <= Number(to ?? from); id++)
      ids.add(`${prefix}-${String(id).padStart(3, '0')}`);
  }
  return [...ids].sort();
}
