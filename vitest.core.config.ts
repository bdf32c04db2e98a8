import { defineConfig } from 'vitest/config';

/**
 * These tests may kill a mutant of the shell: the simulation, and the quick tests beside the files (docs/mutants.md).
 */
export default defineConfig({
  test: {
    include: [
      'tests/simulation/core.test.ts',
      'tests/core/**/*.test.ts',
      'src/domain/chain.test.ts',
      'src/domain/permissions.test.ts',
    ],
    testTimeout: 20_000,
  },
});
