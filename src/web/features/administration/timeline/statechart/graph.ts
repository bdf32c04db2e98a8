import type { AnyStateMachine } from 'xstate';

export interface ChartEdge {
  from: string;
  to: string;
  /** Event types that lead here, with a mark where a guard decides. */
  events: { type: string; guarded: boolean }[];
}

export interface ChartGraph {
  states: string[];
  edges: ChartEdge[];
  terminal: Set<string>;
}

/** States and the ways between them, read from the machine itself, so that the picture cannot differ from what runs. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const edges = new Map<string, ChartEdge>();
  const states = Object.values(machine.root.states);
  for (const state of states) {
    for (const candidates of state.transitions.values()) {
      for (const { eventType, target, guard } of candidates) {
        for (const { key } of target ?? []) {
          if (key === state.key) continue;
          const id = `${state.key} ${key}`;
          const edge = edges.get(id) ?? { from: state.key, to: key, events: [] };
          if (!edge.events.some(({ type }) => type === eventType)) {
            edge.events.push({ type: eventType, guarded: guard !== undefined });
          }
          edges.set(id, edge);
        }
      }
    }
  }
  return {
    states: states.map(({ key }) => key),
    edges: [...edges.values()],
    terminal: new Set(states.filter(({ tags }) => tags.includes('terminal')).map(({ key }) => key)),
  };
}

/** One handled (state, event) as the paths of a machine tell it, and the states it may lead to. */
interface Transition {
  state: string;
  event: string;
  to: readonly string[];
}

/**
 * The chart of what the walk through a machine met. Unlike `graphOf` it knows the states inside of others by their whole
 * names, with the ways that they inherit; a way that a guard chooses among several is marked.
 */
export function graphOfTransitions(
  transitions: readonly Transition[],
  /** Whole names of all states in the order in which the machine has them. */
  order: readonly string[],
): ChartGraph {
  const edges = new Map<string, ChartEdge>();
  const states = new Set<string>();
  for (const { state } of transitions) states.add(state);
  for (const { state, event, to } of transitions) {
    for (const next of to) {
      states.add(next);
      if (next === state) continue;
      const id = `${state} ${next}`;
      const edge = edges.get(id) ?? { from: state, to: next, events: [] };
      edge.events.push({ type: event, guarded: to.length > 1 });
      edges.set(id, edge);
    }
  }
  const all = [...states].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const leaves = (state: string) => [...edges.values()].some(({ from }) => from === state);
  return {
    states: all,
    edges: [...edges.values()],
    terminal: new Set(all.filter((state) => !leaves(state))),
  };
}
