// What failed, said once more at the end of `npm test`: of a run elsewhere the last lines are often all that is left.
import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Of every failure its file, its name, what it said and, in a browser, what the page said. */
export const failures = (vitest: string, playwright: string): string[] => [
  ...read<VitestReport>(vitest).flatMap(({ testResults }) => testResults.flatMap(inFile)),
  ...read<JSONReport>(playwright).flatMap(({ suites, errors }) => [
    ...suites.flatMap(inSuite),
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

const inSuite = (suite: JSONReportSuite): string[] => [
  ...(suite.suites ?? []).flatMap(inSuite),
  ...suite.specs.flatMap(({ file, line, title, tests }) =>
    tests
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
