import type { GetAnswer } from './port.ts';

type Values = Extract<GetAnswer, { kind: 'values' }>;
type Get = (paths: string[]) => Promise<GetAnswer>;

/**
 * A Get whose paths are asked for in parts after the agent refused all of them with one Error. TR-369 wants an error for
 * each path, but some agents refuse the whole Get because of one path that they do not know. Parts are the objects below
 * `Device.`, vendor extensions apart; of a part that is refused each path is asked for alone. An agent that refuses every
 * part has another reason: its first refusal is the answer.
 */
export async function getInParts(refused: GetAnswer, paths: readonly string[], get: Get): Promise<GetAnswer> {
  const parts = partsOf(paths);
  if (parts.length === 1 && paths.length === 1) return refused;
  const merged: Values = { kind: 'values', values: {}, errors: {} };
  const left: string[] = [];
  for (const part of parts) {
    const answer = await get(part);
    if (answer.kind === 'values') add(merged, answer);
    else if (answer.kind !== 'refused') return answer;
    else if (part.length === 1) addError(merged, part, answer);
    else left.push(...part);
  }
  if (left.length === paths.length && parts.length > 1) return refused;
  for (const path of left) {
    const answer = await get([path]);
    if (answer.kind === 'values') add(merged, answer);
    else if (answer.kind !== 'refused') return answer;
    else addError(merged, [path], answer);
  }
  return Object.keys(merged.errors).length === paths.length ? refused : merged;
}

/** Paths by the object below `Device.` that they are in. */
function partsOf(paths: readonly string[]): string[][] {
  const parts = new Map<string, string[]>();
  for (const path of paths) {
    const [, object = ''] = path.split('.');
    const part = path.includes('.X_') ? `${object} vendor` : object;
    parts.set(part, [...(parts.get(part) ?? []), path]);
  }
  return [...parts.values()];
}

function add(merged: Values, { values, errors }: Values): void {
  Object.assign(merged.values, values);
  Object.assign(merged.errors, errors);
}

function addError(
  merged: Values,
  paths: string[],
  { code, message }: Extract<GetAnswer, { kind: 'refused' }>,
): void {
  for (const path of paths) merged.errors[path] = { code, message };
}
