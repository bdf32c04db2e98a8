import { type ESTree, Visitor } from 'vite';
import { lineOf, programOf } from '../texts/syntax.ts';

/** A test must not fail because a machine is busy: it ends at once when green, so a long deadline costs nothing. */
export const shortestDeadlineMs = 30_000;
/** A wait of this length or more is a guess about the machine, and each run pays for it. */
const longestSleepMs = 1_000;

export interface Finding {
  file: string;
  line: number;
  problem: string;
}

/** Functions that are called again until they pass: a short deadline in one of them only ends an attempt. */
const retries = ['eventually', 'waitFor', 'poll'];
const sleeps = ['setTimeout', 'pause', 'sleep', 'wait', 'waitForTimeout'];
const cases = ['test', 'it', 'setup', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'];

/** Finds deadlines and sleeps of a test that measure the machine. */
export function deadlinesIn(file: string, code: string): Finding[] {
  const found: { at: number; problem: string }[] = [];
  const retried: ESTree.Span[] = [];
  const add = ({ start }: ESTree.Span, problem: string) => found.push({ at: start, problem });
  new Visitor({
    Property({ key, value }) {
      const ms = numberOf(value);
      if (key.type === 'Identifier' && key.name === 'timeout' && isShort(ms))
        add(key, `a deadline of ${ms} ms: at least ${shortestDeadlineMs}, or the default`);
    },
    CallExpression({ callee, arguments: given }) {
      const name = calledName(callee);
      const [first] = given;
      if (first && retries.includes(name)) retried.push(first);
      // `expect(attempt).toPass()` repeats the attempt.
      if (name === 'toPass' && callee.type === 'MemberExpression') retried.push(callee.object);
      const last = given.at(-1);
      const limit = numberOf(last);
      if (last && given.length > 1 && cases.includes(rootName(callee)) && isShort(limit))
        add(last, `a test or hook that must end within ${limit} ms: at least ${shortestDeadlineMs}`);
      const ms = sleeps.includes(name) ? sleepOf(given) : null;
      if (first && ms !== null && ms >= longestSleepMs)
        add(first, `a sleep of ${ms} ms: wait for what is expected, or move the product's clock`);
    },
  }).visit(programOf(file, code));
  return found
    .filter(({ at }) => !retried.some(({ start, end }) => at >= start && at < end))
    .map(({ at, problem }) => ({ file, line: lineOf(code, at), problem }));
}

/** Zero is no deadline. */
const isShort = (ms: number | null) => ms !== null && ms > 0 && ms < shortestDeadlineMs;

/** Length of a sleep: of `pause(ms)`, or of `setTimeout(resolve, ms)`, but not of a timer with work of its own. */
function sleepOf([first, second]: readonly ESTree.Argument[]): number | null {
  return numberOf(first) ?? (first?.type === 'Identifier' ? numberOf(second) : null);
}

function numberOf(node: ESTree.Node | null | undefined): number | null {
  return node?.type === 'Literal' && typeof node.value === 'number' ? node.value : null;
}

function calledName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
}

/** Returns `test` of `test.each(cases)('title', …)`. */
function rootName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.type === 'CallExpression' ? rootName(callee.callee) : '';
}
