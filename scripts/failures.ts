// The closing lines of `npm test`: what failed, what needed a second try, what took long. Of a run elsewhere the last
// lines are often all that is left.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Of every failed test its file, its name, what it said and, in a browser, what the page said. */
export const failures = (vitest: string, playwright: string): string[] => [
  ...read<VitestReport>(vitest).flatMap(({ testResults }) => testResults.flatMap(inFile)),
  ...read<JSONReport>(playwright).flatMap(({ suites, errors }) => [
    ...suites.flatMap((suite) => inSuite(suite, 'unexpected')),
    ...errors.map((error) => first(error.message)),
  ]),
];

const read = <T>(report: string): T[] =>
  existsSync(report) ? [JSON.parse(readFileSync(report, 'utf8'))] : [];

const inFile = ({ name, message, assertionResults }: VitestReport['testResults'][number]): string[] => {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that could not be read has no test that failed.
  if (failed.length === 0) return message ? [`${name}\n${first(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${first(failureMessages[0])}`);
};

/** Every test that passed at its second try, with its first error. */
export const flaky = (vitest: string, playwright: string): string[] => [
  ...read<VitestReport>(vitest).flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${first(failureMessages[0])}`),
    ),
  ),
  ...read<JSONReport>(playwright).flatMap(({ suites }) => suites.flatMap((suite) => inSuite(suite, 'flaky'))),
];

/** Seconds of every test file, the slowest first. */
export function slowest(vitest: string, playwright: string): { file: string; seconds: number }[] {
  const units = read<VitestReport>(vitest).flatMap(({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
  const browsers = read<JSONReport>(playwright).flatMap(({ suites }) =>
    suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 })),
  );
  return [...units, ...browsers].toSorted((a, b) => b.seconds - a.seconds);
}

const durationOf = ({ suites = [], specs }: JSONReportSuite): number =>
  suites.reduce((sum, suite) => sum + durationOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0);

const inSuite = (suite: JSONReportSuite, outcome: 'unexpected' | 'flaky'): string[] => [
  ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, outcome)),
  ...suite.specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'passed' && status !== 'skipped')
      .map(({ errors, attachments }) => {
        const page = attachments.find(({ name }) => name === 'error-context')?.path;
        const state = attachments.find(({ name }) => name === 'state')?.body ?? '';
        return [
          `${file}:${line} ${title}`,
          first(errors.map(({ message }) => message).join('\n')),
          page ? pageIn(page) : '',
          Buffer.from(state, 'base64').toString(),
        ].join('\n');
      }),
  ),
];

const LINES = 40;
const first = (message = 'said nothing', lines = LINES): string =>
  message.split('\n').slice(0, lines).join('\n');

/** Of Playwright's description of a failure the page alone. */
const pageIn = (description: string): string =>
  existsSync(description)
    ? first(/```yaml\n([\s\S]*?)```/.exec(readFileSync(description, 'utf8'))?.[1] ?? '', 4 * LINES)
    : '';
