export type Tier = 'pure' | 'server' | 'browser';

/** One handled (state, event) of a machine, as `npm run coverage:paths` measured it. */
export interface MachineTransition {
  state: string;
  event: string;
  /** States it may lead to, as its guards choose. */
  to: string[];
  /** Tiers that have made it. */
  tiers: Tier[];
  /** Why a tier cannot make it; reviewed. */
  unreachable: string[];
}

/** One machine with everything it can do, and who has tried it. Written by tests/models/console-paths.ts. */
export interface MachinePaths {
  name: string;
  states: number;
  negativeCells: number;
  /** Requirements and decisions that the machine's README claims, and what in it answers to them, with `code` marked. */
  rules: { ids: string[]; here: string }[];
  transitions: MachineTransition[];
  /** Events in order, each way to a situation of its own. */
  paths: { id: string; steps: string[] }[];
}
