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
