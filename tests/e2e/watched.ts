import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { test as base } from './worker.ts';

export { expect };

interface Traffic {
  unanswered: Set<Request>;
  sent: number;
}

const traffic = new WeakMap<Page, Traffic>();
const unanswered = (page: Page): Request[] => [...(traffic.get(page)?.unanswered ?? [])];
/** Counts the page's changing calls without an answer yet. */
export const changesUnderWay = (page: Page): number =>
  unanswered(page).filter((request) => request.method() !== 'GET').length;

/**
 * Waits until the page shows its data: nothing busy, no placeholder, no pending request, and none sent by the last
 * rendering.
 */
export async function settled(page: Page): Promise<void> {
  const open = async () => {
    const { sent } = traffic.get(page) ?? { sent: 0 };
    const busy = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      return [...document.querySelectorAll('[aria-busy=true], .animate-shimmer')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 120));
    });
    const later = (traffic.get(page)?.sent ?? 0) - sent;
    return [
      ...busy,
      ...unanswered(page).map((request) => request.url()),
      ...(later === 0 ? [] : [`${later} new requests`]),
    ];
  };
  await expect.poll(open, { intervals: [20, 20, 50, 100] }).toEqual([]);
}

/** Fails a test on every page error and console error. The test starts its own server. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use, testInfo) => {
      const errors: string[] = [];
      const heard: string[] = [];
      const pageError = (error: Error) => errors.push(error.message);
      const message = (said: ConsoleMessage) => {
        heard.push(`${said.type()}: ${said.text()}`);
        // The browser itself reports a refused call, and a network that the test removed; such tests check the page.
        if (said.type() === 'error' && !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(said.text()))
          errors.push(said.text());
      };
      const calls: Traffic = { unanswered: new Set(), sent: 0 };
      traffic.set(page, calls);
      const sent = (request: Request) => {
        // A page that is left may never receive the answers to its reads.
        if (request.isNavigationRequest())
          for (const earlier of calls.unanswered)
            if (earlier.method() === 'GET') calls.unanswered.delete(earlier);
        calls.unanswered.add(request);
        calls.sent++;
      };
      const answered = (request: Request) => calls.unanswered.delete(request);
      page.on('request', sent);
      page.on('requestfinished', answered);
      page.on('requestfailed', answered);
      page.on('pageerror', pageError);
      page.on('console', message);
      await use(errors);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('state', {
          body: [await stateOf(page), ...heard.slice(-30)].join('\n'),
          contentType: 'text/plain',
        });
      page.off('request', sent);
      page.off('requestfinished', answered);
      page.off('requestfailed', answered);
      page.off('pageerror', pageError);
      page.off('console', message);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Returns a text of the page's address, its storage, overlays with their positions, and the focus: a picture shows
 * nothing outside of the page.
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
