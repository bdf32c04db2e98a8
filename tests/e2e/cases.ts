import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** Creates a case with the task of the open timeline, and opens its page. */
export async function collect(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to a case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a case' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Add to a case' }).click();
  await dialog.getByRole('link', { name: 'Open the case' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Downloads the case of the open page with these boxes ticked; returns the file's path. */
export async function download(page: Page, takenOut: readonly string[] = []): Promise<string> {
  await page.getByRole('button', { name: 'Download case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download case' });
  for (const name of takenOut) await dialog.getByLabel(name).check();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download case' }).click();
  const path = `/${(await (await coming).path()).replace(/^\//, '')}`;
  await expect(dialog).toBeHidden();
  return path;
}

export const textOf = (path: string): string => readFileSync(path, 'utf8');
