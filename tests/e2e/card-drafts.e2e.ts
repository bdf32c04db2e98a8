import type { Page } from '@playwright/test';
import { enter, expect, openSetTopBox, test } from './console.ts';
import { intercept } from './intercept.ts';

/** Returns a card by a part of its title. */
const card = (page: Page, title: RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

/** ADR 141: unsent input is lost only by the user's own action. */
test('what was chosen on the diagnosis cards stays on tab switch and reload, and goes with the device', async ({
  page,
}) => {
  await enter(page);
  await openSetTopBox(page, 'diagnostics');
  const address = page.url();
  const ping = card(page, /ping/i).getByRole('textbox');
  const tries = card(page, /trace route/i)
    .getByRole('textbox')
    .last();
  const size = card(page, /download/i).getByRole('combobox');
  const [interval, length] = [0, 1].map((at) =>
    card(page, /signal strength/i)
      .getByRole('combobox')
      .nth(at),
  );
  if (!interval || !length) throw new Error('the card has two lists');
  const shown = () =>
    Promise.all([
      ...[ping.first(), ping.last(), tries].map((field) => field.inputValue()),
      ...[size, interval, length].map((list) => list.textContent()),
    ]);
  await expect(length).toBeVisible();
  const usual = await shown();

  await ping.first().fill('a.example.org');
  await ping.last().fill('7');
  await tries.fill('5');
  for (const [list, choice] of [
    [size, '100 MB'],
    [interval, '5 s'],
    [length, '10 min'],
  ] as const) {
    await list.click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  const chosen = ['a.example.org', '7', '5', '100 MB', '5 s', '10 min'];
  expect(await shown()).toEqual(chosen);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(length).toBeHidden();
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  await expect(length).toBeVisible();
  expect(await shown()).toEqual(chosen);

  await page.reload();
  await expect(length).toBeVisible();
  expect(await shown()).toEqual(chosen);

  await page.getByRole('link', { name: 'Devices', exact: true }).first().click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(length).toBeVisible();
  expect((await shown()).slice(1)).toEqual(usual.slice(1));
});

test('a suggestion that arrives while the user is in the field is offered below, and does not change the field', async ({
  page,
}) => {
  await enter(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The hosts are offered together, once the last runs are known.
  await intercept(page, /\/tasks\?.*action/, async (route) => {
    await held;
    await route.continue();
  });
  await openSetTopBox(page, 'diagnostics');
  const trace = card(page, /trace route/i);
  const host = trace.getByRole('textbox').first();
  await host.focus();
  await expect(host).toHaveValue('');
  answer();
  await expect(trace.getByRole('button', { name: /^Gateway/ })).toBeVisible();
  await expect(host).toHaveValue('');
  // A field that the user has not touched gets the likeliest host.
  await expect(card(page, /ping/i).getByRole('textbox').first()).not.toHaveValue('');
});
