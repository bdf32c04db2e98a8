import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { filesOfOtherTurns } from './tests/support/turns.ts';

/** The crash tests take longest: begun last, they would keep one core waiting for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (moduleId.includes('/tests/crash/') ? 0 : 1);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    projects: [
      // Tests of the console may put something in the place of a browser's globals, so each file has its own.
      { extends: true, test: { name: 'console', include: ['src/web/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            '{machines,src,scripts}/**/*.test.ts',
            'tests/{models,contract,simulation,crash,corpus,cases,core,attack,upgrade}/**/*.test.ts',
          ],
          exclude: ['src/web/**', ...filesOfOtherTurns()],
          // No test here leaves anything in a module, so files share them: loading them for each file took a quarter of the time.
          isolate: false,
        },
      },
    ],
    globalSetup: ['tests/support/generated.ts', 'tests/support/database-image.ts'],
    // In one process the engine compiles the embedded database once, not once for every file that opens one.
    pool: 'threads',
    // Two cores: one for the tests, one for the worker threads of their databases.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Behind the browser tests, on a busy machine, everything may take some times as long.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
