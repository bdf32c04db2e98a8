import { type AnyStateMachine, createMachine, not } from 'xstate';
import type { ModelUnderTest } from './registry.ts';

/** One seeded fault of a machine. */
export interface Mutant {
  /** Place and kind of the fault, stable between runs: the list of equivalents names mutants by it. */
  name: string;
  machine: AnyStateMachine;
}

type Node = {
  [key: string]: unknown;
  on?: On;
  states?: Record<string, Node>;
  initial?: string;
  tags?: unknown;
};
type On = Record<string, unknown>;
type Candidate = { target?: unknown; guard?: unknown; actions?: unknown; [key: string]: unknown };

/**
 * Yields every mutant of a machine: transitions missing, wrong or extra, guards dropped or negated, effects dropped or
 * changed, initial and final states wrong.
 */
export function* mutantsOf(model: ModelUnderTest): Generator<Mutant> {
  const original = model.machine.config as Node;
  const built = (name: string, change: (copy: Node) => void): Mutant => {
    const copy = clone(original);
    change(copy);
    const machine = createMachine(
      copy as never,
      model.machine.implementations as never,
    ) as unknown as AnyStateMachine;
    return { name, machine };
  };
  for (const [path, node] of nodesOf(original)) {
    const where = path.join('.') || '(root)';
    const at = (copy: Node) => nodeAt(copy, path);
    const siblings = Object.keys(nodeAt(original, path.slice(0, -1)).states ?? {});
    if (node.initial !== undefined) {
      for (const other of Object.keys(node.states ?? {})
        .filter((key) => key !== node.initial)
        .slice(0, 2)) {
        yield built(`${where}: begins in ${other}`, (copy) => {
          at(copy).initial = other;
        });
      }
    }
    if (node.tags !== undefined) {
      yield built(`${where}: loses its tags`, (copy) => {
        delete at(copy).tags;
      });
    }
    for (const slot of ['entry', 'exit'] as const) {
      yield* actionMutants(node[slot], `${where} ${slot}`, (next) => ({ slot, next })).map(
        ({ name, change }) =>
          built(name, (copy) => {
            const { slot: key, next } = change;
            at(copy)[key] = next;
          }),
      );
    }
    for (const [event, transition] of Object.entries(node.on ?? {})) {
      const label = `${where} + ${event}`;
      yield built(`${label}: missing`, (copy) => {
        delete at(copy).on?.[event];
      });
      const candidates = listOf(transition);
      for (const [index, candidate] of candidates.entries()) {
        const nth = candidates.length > 1 ? `${label} #${index + 1}` : label;
        const replace = (name: string, change: (candidate: Candidate) => Candidate | null) =>
          built(`${nth}: ${name}`, (copy) => {
            const on = at(copy).on;
            if (!on) return;
            on[event] = listOf(on[event]).flatMap((other, place) => {
              const next = place === index ? change(other) : other;
              return next === null ? [] : [next];
            });
          });
        if (candidates.length > 1) yield replace('this branch missing', () => null);
        if (candidate.target !== undefined) {
          yield replace('stays instead', ({ target: _target, ...rest }) => rest);
          for (const wrong of wrongTargets(candidate.target, siblings)) {
            yield replace(`goes to ${wrong}`, (other) => ({ ...other, target: wrong }));
          }
        } else if (siblings.length > 1) {
          const elsewhere = siblings.find((key) => key !== path.at(-1));
          if (elsewhere && path.length > 0)
            yield replace(`leaves for ${elsewhere}`, (other) => ({ ...other, target: elsewhere }));
        }
        if (candidate.guard !== undefined) {
          yield replace('guard dropped', ({ guard: _guard, ...rest }) => rest);
          yield replace('guard negated', (other) => ({ ...other, guard: not(other.guard as never) }));
        }
        yield* actionMutants(candidate.actions, nth, (next) => next).map(({ name, change }) =>
          replace(name.slice(nth.length + 2), (other) => ({ ...other, actions: change })),
        );
      }
    }
    if (path.length > 0 && siblings.length > 1) {
      const handled = new Set(Object.keys(node.on ?? {}));
      const target = siblings.find((key) => key !== path.at(-1));
      for (const event of new Set(model.samples.map(({ type }) => type))) {
        if (handled.has(event)) continue;
        yield built(`${where} + ${event}: handled all of a sudden`, (copy) => {
          const own = at(copy);
          own.on = { ...own.on, [event]: { target } };
        });
      }
    }
  }
}

function actionMutants<T>(
  actions: unknown,
  label: string,
  wrap: (next: unknown) => T,
): { name: string; change: T }[] {
  if (actions === undefined) return [];
  const list = Array.isArray(actions) ? actions : [actions];
  return list.flatMap((action, index) => {
    const name = typeof action === 'string' ? action : String((action as { type?: unknown }).type);
    const without = list.filter((_, place) => place !== index);
    const mutants = [{ name: `${label}: effect ${name} #${index + 1} dropped`, change: wrap(without) }];
    const params =
      typeof action === 'object' && action !== null ? (action as { params?: unknown }).params : undefined;
    if (params !== undefined) {
      const changed = { ...(action as object), params: distorted(params) };
      mutants.push({
        name: `${label}: effect ${name} #${index + 1} with other parameters`,
        change: wrap(list.map((other, place) => (place === index ? changed : other))),
      });
    }
    return mutants;
  });
}

/** Returns the parameters with every value wrong; a computed one is computed and then made wrong. */
function distorted(params: unknown): unknown {
  if (typeof params === 'function') return (...args: unknown[]) => wrong(params(...args));
  return wrong(params);
}

function wrong(value: unknown): unknown {
  if (typeof value === 'string') return `${value}~`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return '~';
  if (Array.isArray(value)) return [...value, '~'];
  const entries = Object.entries(value as object);
  return entries.length === 0
    ? { extra: true }
    : Object.fromEntries(entries.map(([key, inner]) => [key, wrong(inner)]));
}

function wrongTargets(target: unknown, siblings: string[]): string[] {
  const own = String(target);
  if (own.startsWith('#') || own.startsWith('.')) return [];
  return siblings.filter((key) => key !== own).slice(0, 2);
}

function listOf(transition: unknown): Candidate[] {
  const list = Array.isArray(transition) ? transition : [transition];
  return list.map((one) => (typeof one === 'string' ? { target: one } : { ...(one as Candidate) }));
}

function* nodesOf(root: Node, path: string[] = []): Generator<[string[], Node]> {
  yield [path, root];
  for (const [key, child] of Object.entries(root.states ?? {})) yield* nodesOf(child, [...path, key]);
}

function nodeAt(root: Node, path: string[]): Node {
  return path.reduce((node, key) => node.states?.[key] ?? {}, root);
}

/** Copies everything except functions. */
function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clone(inner)])) as T;
}
