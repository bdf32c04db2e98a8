import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, expectAccessible, test } from './console.ts';

test('the bell shows a person what another did in their case, opens it, and marks it as read (CL-144, CL-145, TN-277)', async ({
  page,
  baseURL,
}) => {
  const [own, other] = [new ApiClient(baseURL ?? ''), new ApiClient(baseURL ?? '')];
  await own.signIn(account('support@brightline'));
  await other.signIn(account('admin@brightline'));
  const { data } = await own.call('POST', '/api/v1/cases/action/open', { title: 'Drops at noon' });
  await admit(page, account('support@brightline'));
  await page.goto('/account/messages');
  await expect(page.getByText('No messages', { exact: true })).toBeVisible();
  const comment = (text: string) => other.call('POST', `/api/v1/cases/${data.caseId}/comment`, { text });
  await comment('The line was measured.');
  await comment('It is the cable.');

  // The socket sends them, several at once as one.
  const line = page.getByRole('listitem').filter({ hasText: 'in the case “Drops at noon”' });
  await expect(line).toContainText('2 changes');
  await expect(line).toContainText('New');
  await expectAccessible(page);
  await page.getByRole('button', { name: '1 unread notice or message' }).click();
  await page.getByRole('menuitem', { name: /in the case “Drops at noon”/ }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${data.caseId}`));
  await expect(page.getByRole('button', { name: 'No unread notices or messages' })).toBeVisible();

  await comment('Replaced.');
  await page.goto('/account/messages');
  await expect(line.first()).toContainText('1 change');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
});

test('a case is shared with a person from its page, and the message has a record', async ({
  page,
  baseURL,
}) => {
  const own = new ApiClient(baseURL ?? '');
  await own.signIn(account('admin@brightline'));
  const { data } = await own.call('POST', '/api/v1/cases/action/open', { title: 'Shared by hand' });
  await admit(page, account('admin@brightline'));
  await page.goto(`/cases/${data.caseId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share case' });
  await dialog.getByRole('combobox', { name: 'Share with' }).click();
  await page.getByRole('option', { name: 'One person' }).click();
  const person = dialog.getByRole('combobox', { name: 'One person' });
  await person.click();
  await page.getByRole('option', { name: 'Someone else, by email address' }).click();
  const address = dialog.getByLabel('Email address');
  await address.fill('nobody@brightline.example');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/No person with this e-mail address can see the case/);
  await expectAccessible(page);
  await person.click();
  await page.getByRole('option', { name: new RegExp(account('support@brightline').user) }).click();
  await dialog.getByRole('button', { name: 'Share case' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Comments and changes' })).toContainText(
    'shared the case with',
  );

  await admit(page, account('support@brightline'));
  await page.goto('/account/messages');
  const line = page
    .getByRole('listitem')
    .filter({ hasText: 'The case “Shared by hand” was shared with you' });
  await line.getByRole('link', { name: /^Record: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('was shared with you');
  await expect(page.getByText('Message written').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open details' }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${data.caseId}`));
});
