import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, expectAccessible, test } from './console.ts';

test('of two administrators who edit one school, organisation or role the second is told, and nothing of the first is overwritten', async ({
  page,
  baseURL,
}) => {
  const other = new ApiClient(baseURL ?? '');
  await other.signIn(account('admin@brightline'));
  const made = async (body: object): Promise<string> =>
    (await other.call('POST', '/api/v1/ops', body)).data.opId;
  const opId = await made({ opType: 'School', companyName: 'Twice School' });
  const schoolInput = { companyName: 'Twice School', address: '1 First Road' };
  const role = { roleName: 'Twice role', roleLevel: 5, menus: ['device'], permissions: ['/devices'] };
  const own = '/api/v1/ops/brightline/roles';
  const { roleGroupKey } = (await other.call('POST', own, role)).data;

  await admit(page, account('admin@brightline'));
  for (const [address, dialog, save] of [
    ['/management/school/schoolList', 'Edit school', 'Save school'],
    ['/management/company/companyList?keyword=Twice', 'Edit organisation', 'Save organisation'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Actions for Twice School' }).click();
    await page.getByRole('menuitem', { name: dialog }).click();
    const sheet = page.getByRole('dialog', { name: dialog });
    await sheet.getByLabel('Address').fill('2 Second Road');
    await other.call('PUT', `/api/v1/ops/${opId}`, schoolInput);
    await sheet.getByRole('button', { name: save }).click();
    await expect(sheet.getByRole('alert')).toContainText('Nothing was saved.');
    // Again: it is still the state that was opened.
    await sheet.getByRole('button', { name: save }).click();
    await expect(sheet.getByRole('alert')).toContainText('Someone has changed this');
    await expectAccessible(page);
    expect((await other.call('GET', `/api/v1/ops/${opId}`)).data.address).toBe('1 First Road');
  }

  await page.goto(`/admin/role/role_list?role=${roleGroupKey}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Mine');
  await other.call('PUT', `${own}/${roleGroupKey}`, { ...role, roleDesc: 'Theirs' });
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone has changed this role');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Mine');
  expect((await other.call('GET', `${own}/${roleGroupKey}`)).data.role.roleDesc).toBe('Theirs');
});
