import type { ChartEdge, ChartGraph } from './graph.ts';

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
