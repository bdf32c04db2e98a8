import { test as base, expect } from '@playwright/test';

export { expect };

/** Every page error and console error fails the test. The test brings its own server. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser itself reports a refused call; tests that provoke one look at the page instead.
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
          errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
