import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getNextTransitions } from 'xstate';
import { type Cell, cellOf, explore, pathId, runPath } from './explore.ts';
import { pinnedTable, tableOf } from './pinned.ts';
import { readRecorded } from './recorded.ts';
import { type ModelUnderTest, sampleName, stateName } from './registry.ts';
import { type Rule, requirementsOf, rulesOf } from './rules.ts';
import type { TierRecord } from './tiers.ts';
import { type OuterTier, unreachableOn } from './unreachable.ts';
import { branchOf } from './walks.ts';

export type Tier = 'pure' | 'server' | 'browser';

/** One (state, event) of a machine. */
export interface Pair {
  state: string;
  event: string;
  handled: boolean;
  /** Target states and effects by sample. */
  leads: { sample: string; to: string; effects: string[] }[];
  tiers: Tier[];
  /** Its transitions: one, or several that guards choose from. */
  branches: Branch[];
}

export interface Branch {
  name: string;
  tiers: Tier[];
  /** Members of `tiers` that did not make it in this run, but in a recorded run of the same machine. */
  recorded: Tier[];
  /** Reasons that a tier cannot make it; reviewed in `unreachable.txt`. */
  unreachable: { server: string | null; browser: string | null };
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
  /** Transitions in `unreachable.txt` that the machine does not have. */
  unknown: string[];
  guards: { name: string; passed: boolean; blocked: boolean }[];
  effects: string[];
  requirements: string[];
  rules: Rule[];
  counts: {
    situations: number;
    states: number;
    transitions: number;
    branches: number;
    transitionPairs: number;
    negativeCells: number;
    guards: number;
    effects: number;
  };
}

/** Explores a whole machine and compares it with the coverage of each tier. */
export function measure(model: ModelUnderTest): Measured {
  const { situations, capped } = explore(model);
  const left = { server: tierOf('server', model.name), browser: tierOf('browser', model.name) };
  const met: Met = { server: new Set(left.server.met), browser: new Set(left.browser.met) };
  const pinned = tableOf(model) === pinnedTable(model);
  const unreachable = {
    server: unreachableOn('server', model.name),
    browser: unreachableOn('browser', model.name),
  };
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
        branches: [],
      };
      addBranch(pair, branchOf(snapshot, sample), (name) => ({
        name,
        tiers: tiersOf(name, pinned, met),
        recorded: (['server', 'browser'] as const).filter(
          (tier) => left[tier].recorded.has(name) && !left[tier].made.has(name),
        ),
        unreachable: {
          server: unreachable.server.get(name) ?? null,
          browser: unreachable.browser.get(name) ?? null,
        },
      }));
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
    paths: pathsOf(model, situations, left, pinned ? ['pure'] : []),
    unknown: [...unreachable.server.keys(), ...unreachable.browser.keys()].filter(
      (name) => !all.some(({ branches }) => branches.some((branch) => branch.name === name)),
    ),
    guards: [...guards.values()],
    effects: [...effects].sort(),
    requirements: requirementsOf(model.name),
    rules: rulesOf(model.name),
    counts: {
      situations: situations.length,
      states: states.length,
      transitions: all.filter(({ handled }) => handled).length,
      branches: all.reduce((sum, { branches }) => sum + branches.length, 0),
      transitionPairs: steps.size,
      negativeCells,
      guards: guards.size,
      effects: effects.size,
    },
  };
}

function addBranch(pair: Pair, name: string | null, make: (name: string) => Branch): void {
  if (name && !pair.branches.some((branch) => branch.name === name)) pair.branches.push(make(name));
}

/** Returns the shortest path to each situation, with the outer tiers' walks that contain it. */
function pathsOf(
  model: ModelUnderTest,
  situations: ReturnType<typeof explore>['situations'],
  left: Record<OuterTier, LeftBehind>,
  pure: Tier[],
): PathInWords[] {
  const words = (path: typeof model.samples) => path.map((sample) => sampleName(model.samples, sample));
  const walked = new Map<string, PathInWords>();
  for (const tier of ['server', 'browser'] as const) {
    for (const [id, names] of Object.entries(left[tier].walks)) {
      const known = walked.get(id) ?? { id, situation: 'walk', words: names, tiers: [...pure] };
      known.tiers.push(tier);
      walked.set(id, known);
    }
  }
  const shortest = situations.map(({ key, path }) => {
    const names = words(path);
    // A walked path also covers each of its beginnings.
    const begins = [...walked.values()].filter(({ words: all }) =>
      names.every((name, index) => all[index] === name),
    );
    const tiers = [
      ...pure,
      ...new Set(begins.flatMap((walk) => walk.tiers.filter((tier) => tier !== 'pure'))),
    ];
    return { id: pathId(model, path), situation: key, words: names, tiers };
  });
  return [...shortest, ...walked.values()];
}

function addLead(pair: Pair, sample: string, cell: Cell): void {
  const to = cell.to.slice(0, cell.to.indexOf(' '));
  const effects = cell.effects.map(({ type }) => type);
  const known = pair.leads.some((lead) => lead.to === to && lead.effects.join() === effects.join());
  if (cell.handled && !known) pair.leads.push({ sample, to, effects });
}

type Snapshot = ReturnType<typeof runPath>;

/** Records both results of each guard, by trying every candidate of every state with every sample. */
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

type Met = Record<OuterTier, Set<string>>;

function tiersOf(key: string, pinned: boolean, met: Met): Tier[] {
  const tiers: Tier[] = pinned ? ['pure'] : [];
  if (met.server.has(key)) tiers.push('server');
  if (met.browser.has(key)) tiers.push('browser');
  return tiers;
}

const tierFolder = new URL('../../coverage/tiers/', import.meta.url);

interface LeftBehind {
  /** Transitions that this run made, or a recorded run of the same machine. */
  met: string[];
  made: Set<string>;
  recorded: Set<string>;
  walks: TierRecord['walks'];
}

/** Returns the records of a tier's runs; empty if they have not run. */
function tierOf(tier: OuterTier, machine: string): LeftBehind {
  const files = existsSync(tierFolder) ? readdirSync(tierFolder) : [];
  const records = files
    .filter((name) => name.startsWith(`${tier}-${machine}.`))
    .map((name): TierRecord => JSON.parse(readFileSync(new URL(name, tierFolder), 'utf8')));
  const recorded = readRecorded(tier, machine);
  // A recorded run counts only if a part of this run selected it, with the machine of today.
  const counts = records.some(({ today }) => today && !today.whole && today.own === recorded?.own);
  const known = counts && recorded ? recorded : { met: [], walks: {} };
  const made = new Set(records.flatMap(({ met }) => met));
  return {
    met: [...made, ...known.met],
    made,
    recorded: new Set(known.met),
    walks: Object.assign({}, known.walks, ...records.map(({ walks }) => walks)),
  };
}
