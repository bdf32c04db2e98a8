import type { Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { expect } from '../console.ts';

type Place = Pick<ServerProcess, 'port' | 'account'>;

/** Signs in at a server that the test has started itself. */
export async function signInTo(server: Place, page: Page, role = 'OperatorStaff'): Promise<void> {
  const { user, password } = await server.account(role);
  await page.goto(`http://localhost:${server.port}/login?next=/device/deviceList/1`);
  await page.getByLabel('E-mail', { exact: true }).fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/^[^?]*\/deviceList\/1$/);
}
