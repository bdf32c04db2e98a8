import { getInParts } from './get-in-parts.ts';
import { expanded, refusedWildcards, tablesOf } from './instances.ts';
import type { GetAnswer } from './port.ts';

type Get = (paths: string[]) => Promise<GetAnswer>;

export interface AskedAgent {
  /** The request that already has its turn. */
  first: Get;
  get: Get;
  /**
   * Returns the paths of rows in these tables and those inside them, or the reason that the agent does not list them.
   */
  instances(tables: string[]): Promise<string[] | GetAnswer>;
  /** Records that the device's agent does not support `*`. */
  refusesWildcards(): void;
}

/** Gets values of an agent that may refuse the whole request for one unknown path, or not support `*` in a path. */
export async function getValues(paths: string[], agent: AskedAgent): Promise<GetAnswer> {
  const answer = await agent.first(paths);
  const starred = refusedWildcards(answer, paths);
  if (starred.length === 0) return orInParts(answer, paths, agent);
  agent.refusesWildcards();
  const others = paths.filter((path) => !starred.includes(path));
  const plain = answer.kind === 'values' ? answer : await ask(others, agent);
  if (plain.kind !== 'values') return plain;
  const rows = await agent.instances(tablesOf(starred));
  if (!Array.isArray(rows)) return rows;
  const found = await ask(
    starred.flatMap((path) => expanded(path, rows)),
    agent,
  );
  if (found.kind !== 'values') return found;
  const refused = new Set(starred);
  const errors = Object.entries(plain.errors).filter(([path]) => !refused.has(path));
  return {
    kind: 'values',
    values: { ...plain.values, ...found.values },
    errors: { ...Object.fromEntries(errors), ...found.errors },
  };
}

async function ask(paths: string[], agent: AskedAgent): Promise<GetAnswer> {
  if (paths.length === 0) return { kind: 'values', values: {}, errors: {} };
  return orInParts(await agent.get(paths), paths, agent);
}

const orInParts = async (answer: GetAnswer, paths: string[], { get }: AskedAgent): Promise<GetAnswer> =>
  answer.kind === 'refused' ? getInParts(answer, paths, get) : answer;
