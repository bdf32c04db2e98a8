import { expect, type Page, type Request, type Route } from '@playwright/test';

/**
 * Same as Playwright's `page.route`, and active when this settles. An open page gets its new network a moment after the
 * browser confirms it, and its requests in that moment are not intercepted: so the page sends requests until one is
 * caught.
 */
export async function intercept(
  page: Page,
  url: Parameters<Page['route']>[0],
  handler: (route: Route, request: Request) => unknown,
  options?: { times: number },
): Promise<void> {
  await page.route(url, handler, options);
  if (page.url() === 'about:blank') return;
  const probe = '/is-this-caught';
  await page.route(`**${probe}`, (route) => route.fulfill({ body: 'yes' }));
  const answer = () => page.evaluate((path) => fetch(path).then((response) => response.text()), probe);
  await expect.poll(answer).toBe('yes');
  await page.unroute(`**${probe}`);
}
