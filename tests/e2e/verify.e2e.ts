import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { rangeLines, SampleKey } from '#tests/support/sealed-log.ts';
import {
  account,
  admit,
  choose,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from './console.ts';
import { tokenOf } from './stored-session.ts';
import { openFinishedPing } from './tasks.ts';

const range = (events: number) =>
  Buffer.from([...rangeLines({ key: new SampleKey(), events })].map((line) => `${line}\n`).join(''));

async function open(page: Page): Promise<void> {
  await page.goto('/verify');
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a file' })).toBeVisible();
}

const give = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });

/** Returns a diagnosis as the server exports it. */
async function exportedTask(page: Page): Promise<Buffer> {
  await openFinishedPing(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

test('an exported task holds, with the key of this server, without a connection', async ({ page }) => {
  await admit(page);
  let keyIsKnown = false;
  page.on('requestfinished', (request) => {
    keyIsKnown ||= request.url().endsWith('/log/key');
  });
  const file = await exportedTask(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cases' }).click();
  await page.getByRole('link', { name: 'Verify a file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a file' })).toBeVisible();
  await expect.poll(() => keyIsKnown).toBe(true);
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await give(page, 'task.json', file);
  await expect(
    page.getByRole('heading', { name: 'Verified: unaltered · 9 of 9 events compared' }),
  ).toBeVisible();
  await expect(page.getByText("This server's key")).toBeVisible();
  // Scripts of other pages may be preloaded at any time.
  expect(requests.filter((url) => !/^(?:blob|ws):|\/assets\//.test(url))).toEqual([]);

  const altered = file.toString().replace('"task.authorised"', '"task.authorized"');
  await give(page, 'altered.json', Buffer.from(altered));
  await expect(page.getByRole('heading', { name: 'Altered after recording' })).toBeVisible();
  await expect(page.getByText('Event 2 was altered.')).toBeVisible();
  await page.context().setOffline(false);
});

test('the whole log holds for an auditor of the root, and each alteration is named', async ({ page }) => {
  await admit(page, account('auditor@waymark'));
  await open(page);
  const own = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: "This server's own log" }) });
  const ordered = page.waitForResponse(
    (answer) => answer.url().endsWith('/log/check') && answer.request().method() === 'POST',
  );
  await own.getByRole('button', { name: 'Compare now' }).click();
  expect((await ordered).status()).toBe(200);
  // The log grows meanwhile: the result covers the events that were compared.
  await expect(own.getByRole('status')).toContainText(
    /(Verified: unaltered · [\d,]+ of [\d,]+ events compared|Unaltered as far as compared: [\d,]+ of [\d,]+ events).*Events 1 to [\d,]+ are the recorded ones/,
  );
  await expectAccessible(page);
  const lines = await page.evaluate(
    async (token) => {
      const answer = await fetch('/api/v1/log/export', { headers: { Authorization: `Bearer ${token}` } });
      return (await answer.text()).trimEnd().split('\n');
    },
    await tokenOf(page),
  );
  // Seals stand between the events, wherever the server has made one.
  const at = (event: number) => lines.findIndex((line) => JSON.parse(line).pos === event);
  const whole = (all: readonly string[]) => Buffer.from(all.map((line) => `${line}\n`).join(''));
  await give(page, 'log.ndjson', whole(lines));
  await expect(page.getByRole('heading', { name: 'Verified: unaltered' })).toBeVisible();
  await give(page, 'log.ndjson.gz', gzipSync(whole(lines)));
  await expect(page.getByText('log.ndjson.gz')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verified: unaltered' })).toBeVisible();
  await give(page, 'short.ndjson', whole(lines.slice(0, at(11))));
  await expect(page.getByText('event 11 and those after it are missing')).toBeVisible();
  await give(page, 'hole.ndjson', whole(lines.toSpliced(at(7), 1)));
  await expect(page.getByText('Event 7 is missing.')).toBeVisible();
});

test('a foreign key is never green, and what is none of ours never runs', async ({ page }) => {
  await admit(page);
  await open(page);
  await expect(page.getByRole('heading', { name: "This server's own log" })).toHaveCount(0);
  await give(page, 'foreign.ndjson', range(50));
  await expect(page.getByRole('heading', { name: 'Intact, but signed by another key' })).toBeVisible();
  await expect(page.getByText('Not a key of this server')).toBeVisible();
  await give(page, 'page.html', Buffer.from('<script>document.title = "ran"</script>'));
  await expect(page.getByRole('heading', { name: 'This file cannot be verified' })).toBeVisible();
  await give(page, 'empty.json', Buffer.alloc(0));
  await expect(page.getByText('The file is empty.')).toBeVisible();
  await expect(page).toHaveTitle(/^Verify a file/);
});

test('a file can be dropped, and a long one stopped', async ({ page }) => {
  await admit(page);
  await open(page);
  const zone = page.getByRole('region', { name: 'Drop an exported file here' });
  const lines = range(3_000).toString();
  const drop = (times: number) =>
    zone.evaluate(
      (element, [text, count]) => {
        const data = new DataTransfer();
        data.items.add(new File(Array(count).fill(text), 'dropped.ndjson'));
        element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
      },
      [lines, times] as const,
    );
  await drop(1);
  await expect(page.getByRole('heading', { name: 'Intact, but signed by another key' })).toBeVisible();
  await zone.evaluate((element, header) => {
    // One line without an end, larger than any that the server writes.
    const data = new DataTransfer();
    data.items.add(new File([header, ...Array(48).fill(' '.repeat(1_048_576))], 'gigantic.ndjson'));
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  }, lines.split('\n')[0] ?? '');
  await expect(page.getByText('The file is damaged')).toBeVisible();
});

test('by keyboard alone', async ({ page }) => {
  // The listener is set long before the key: on a busy machine a browser may handle a key before its last command.
  const choosing = page.waitForEvent('filechooser');
  await admit(page);
  await open(page);
  await page.getByRole('button', { name: 'Choose a file' }).focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'foreign.ndjson', mimeType: 'text/plain', buffer: range(10) });
  await expect(page.getByRole('heading', { name: 'Intact, but signed by another key' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
});

test('WCAG 2.2 AA in both themes, wide and on a phone', async ({ page }) => {
  await admit(page);
  await open(page);
  await give(page, 'foreign.ndjson', range(50));
  await expect(page.getByRole('heading', { name: 'Intact, but signed by another key' })).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await give(page, 'empty.json', Buffer.alloc(0));
  await expect(page.getByText('The file is empty.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('in Korean', async ({ page }) => {
  await choose(page, { language: 'ko' });
  await admit(page);
  await page.goto('/verify');
  await expect(page.getByRole('heading', { level: 1, name: '파일 검증' })).toBeVisible();
  await give(page, 'foreign.ndjson', range(10));
  await expect(page.getByText('이 서버의 키가 아님')).toBeVisible();
});
