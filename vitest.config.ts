import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{machines,src,scripts}/**/*.test.ts',
      'tests/{models,contract,simulation,crash,corpus,cases,shell}/**/*.test.ts',
    ],
    // Two cores: one for the tests, one for the worker threads of their databases.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
