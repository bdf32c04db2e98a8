import { uspErrors } from '#usp/error-codes.ts';
import type { GetAnswer } from './port.ts';

type Values = Extract<GetAnswer, { kind: 'values' }>;
type Refused = Extract<GetAnswer, { kind: 'refused' }>;
type Get = (paths: string[]) => Promise<GetAnswer>;

/** Error codes for a Get that is refused because of one of its paths (TR-369 6.3.1.9), not as a whole. */
const aboutPaths: ReadonlySet<number> = new Set([
  uspErrors.unsupportedParameter.code,
  uspErrors.objectDoesNotExist.code,
  uspErrors.invalidPath.code,
]);

/**
 * Repeats a Get in parts after the agent refused all its paths with one Error. TR-369 requires an error for each path,
 * but some agents refuse the whole Get because of one unknown path. Parts are the objects below `Device.`, vendor
 * extensions apart; a refused part is halved, down to single paths. If an agent refuses every part for another reason
 * than an unknown path, its first refusal is the answer.
 */
export async function getInParts(refused: GetAnswer, paths: readonly string[], get: Get): Promise<GetAnswer> {
  const parts = partsOf(paths);
  if (paths.length === 1) return refused;
  const merged: Values = { kind: 'values', values: {}, errors: {} };
  const left: string[][] = [];
  let isAboutPaths = parts.length === 1;
  const first = parts.length === 1 ? halvesOf(paths) : parts;
  for (const part of first) {
    const answer = await get(part);
    if (answer.kind === 'values') add(merged, answer);
    else if (answer.kind !== 'refused') return answer;
    else {
      isAboutPaths ||= aboutPaths.has(answer.code);
      if (part.length === 1) addError(merged, part, answer);
      else left.push(part);
    }
  }
  const isWhole = left.reduce((sum, part) => sum + part.length, 0) === paths.length;
  if (isWhole && !isAboutPaths) return refused;
  for (let part = left.shift(); part; part = left.shift())
    for (const half of halvesOf(part)) {
      const answer = await get(half);
      if (answer.kind === 'values') add(merged, answer);
      else if (answer.kind !== 'refused') return answer;
      else if (half.length === 1) addError(merged, half, answer);
      else left.push(half);
    }
  return Object.keys(merged.errors).length === paths.length ? refused : merged;
}

function halvesOf(paths: readonly string[]): string[][] {
  const middle = Math.ceil(paths.length / 2);
  return [paths.slice(0, middle), paths.slice(middle)];
}

/** Groups paths by their object below `Device.`. */
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

function addError(merged: Values, paths: string[], { code, message }: Refused): void {
  for (const path of paths) merged.errors[path] = { code, message };
}
