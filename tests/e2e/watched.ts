import { test as base, type ConsoleMessage, expect } from '@playwright/test';

export { expect };

/** Every page error and console error fails the test. The test brings its own server. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const pageError = (error: Error) => errors.push(error.message);
      const message = (said: ConsoleMessage) => {
        // The browser itself reports a refused call, and a network that the test took away; such tests look at the page.
        if (said.type() === 'error' && !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(said.text()))
          errors.push(said.text());
      };
      page.on('pageerror', pageError);
      page.on('console', message);
      await use(errors);
      page.off('pageerror', pageError);
      page.off('console', message);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
