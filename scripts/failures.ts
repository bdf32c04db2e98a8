// Closing lines of `npm test`: failed, flaky and slow tests. Of a remote run, often only the last lines remain.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** Files that a run leaves. */
export const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Returns file, name and error of every failed test and, for a browser test, the text of its page. */
export const failures = (): string[] => [
  ...read<VitestReport>(reports.vitest).flatMap(({ testResults }) => testResults.flatMap(inFile)),
  ...read<JSONReport>(reports.playwright).flatMap(({ suites, errors }) => [
    ...suites.flatMap((suite) => inSuite(suite, 'unexpected')),
    ...errors.map((error) => first(error.message)),
  ]),
];

const read = <T>(report: string): T[] =>
  existsSync(report) ? [JSON.parse(readFileSync(report, 'utf8'))] : [];

const inFile = ({ name, message, assertionResults }: VitestReport['testResults'][number]): string[] => {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that could not be read has no failed test.
  if (failed.length === 0) return message ? [`${name}\n${first(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${first(failureMessages[0])}`);
};

/** Returns every test that passed on retry, with its first error. */
export const flaky = (): string[] => [
  ...read<VitestReport>(reports.vitest).flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${first(failureMessages[0])}`),
    ),
  ),
  ...read<JSONReport>(reports.playwright).flatMap(({ suites }) =>
    suites.flatMap((suite) => inSuite(suite, 'flaky')),
  ),
];

/** Returns the seconds of every test file, the slowest first. */
export function slowest(): { file: string; seconds: number }[] {
  const units = read<VitestReport>(reports.vitest).flatMap(({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
  const browsers = read<JSONReport>(reports.playwright).flatMap(({ suites }) =>
    suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: durationOf(suite) / 1000 })),
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

/** Returns only the page from Playwright's description of a failure. */
const pageIn = (description: string): string =>
  existsSync(description)
    ? first(/```yaml\n([\s\S]*?)```/.exec(readFileSync(description, 'utf8'))?.[1] ?? '', 4 * LINES)
    : '';
