import { expect, type Page, type Request, type Route } from '@playwright/test';

/**
 * As Playwright's `page.route`, in force when this settles. A page that is open already is handed its new network a moment after
 * the browser says so, and what it asks for in that moment passes by unseen: so the page asks until one call is caught.
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
