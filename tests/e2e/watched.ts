import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';

export { expect };

const changes = new WeakMap<Page, Set<Request>>();
/** How many calls of the page that change something have no answer yet. */
export const changesUnderWay = (page: Page): number => changes.get(page)?.size ?? 0;

/** Every page error and console error fails the test. The test brings its own server. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use, testInfo) => {
      const errors: string[] = [];
      const heard: string[] = [];
      const pageError = (error: Error) => errors.push(error.message);
      const message = (said: ConsoleMessage) => {
        heard.push(`${said.type()}: ${said.text()}`);
        // The browser itself reports a refused call, and a network that the test took away; such tests look at the page.
        if (said.type() === 'error' && !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(said.text()))
          errors.push(said.text());
      };
      const unanswered = new Set<Request>();
      changes.set(page, unanswered);
      page.on('request', (request) => request.method() !== 'GET' && unanswered.add(request));
      page.on('requestfinished', (request) => unanswered.delete(request));
      page.on('requestfailed', (request) => unanswered.delete(request));
      page.on('pageerror', pageError);
      page.on('console', message);
      await use(errors);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('state', {
          body: [await stateOf(page), ...heard.slice(-30)].join('\n'),
          contentType: 'text/plain',
        });
      page.off('pageerror', pageError);
      page.off('console', message);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Where the page is, what it keeps, what lies above it, where that stands, and what has the focus: a picture shows nothing
 * of what is outside of it.
 */
const stateOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const said = (element: Element | null) => {
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)} ${element?.outerHTML.slice(0, 600)}`;
      };
      const kept = (storage: Storage) =>
        Object.entries(storage).map(([name, { length }]) => `${name} ${length}`);
      const above = document.querySelectorAll('[role=dialog], [data-radix-popper-content-wrapper]');
      return [
        `at: ${location.href}, ${Math.round(performance.now())} ms after it was opened`,
        `kept: ${[...kept(sessionStorage), ...kept(localStorage)].join(', ')}`,
        ...[...above].map(said),
        `focus: ${said(document.activeElement)}`,
      ].join('\n');
    })
    .catch((error) => `not known: ${error}`);
