import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints what the page said when a test failed: of a run elsewhere its output is often all that is left. */
export default class FailedPages implements Reporter {
  readonly #pages: string[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments)
      if (name === 'error-context' && path)
        this.#pages.push(`${test.title}\n${pageIn(readFileSync(path, 'utf8'))}`);
  }

  onEnd(): void {
    for (const page of this.#pages) console.log(`\nThe page of: ${page}`);
  }
}

/** Of Playwright's description of a failure the page alone; the error itself is printed by the list. */
const pageIn = (description: string): string =>
  /```yaml\n([\s\S]*?)```/.exec(description)?.[1] ?? '(no page)';
