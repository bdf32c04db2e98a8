import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, expect, expectAccessible, test } from './console.ts';

test('the second of two edits of a school, organisation or role is refused, and nothing of the first is overwritten', async ({
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
    await sheet.getByLabel('Address', { exact: true }).fill('2 Second Road');
    await other.call('PUT', `/api/v1/ops/${opId}`, schoolInput);
    await sheet.getByRole('button', { name: save }).click();
    await expect(sheet.getByRole('alert')).toContainText('Nothing was saved.');
    // A second attempt still has the version that was opened.
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

test('the second of two edits of a table row, or of an account on its own page, is refused, also after the page has shown the first change (RU-117)', async ({
  page,
  baseURL,
}) => {
  const other = new ApiClient(baseURL ?? '');
  await other.signIn(account('system.admin@'));
  const busan = '/admin/api/v1/ref/region/KR-26';
  const regionOf = async () => (await other.call('GET', busan)).data;
  const { updateTime, regionNameKo } = await regionOf();
  await admit(page, account('system.admin@'));
  await page.goto('/admin/tables/region?keyword=KR-26');
  await page.getByRole('button', { name: 'Actions of KR-26' }).click();
  await page.getByRole('menuitem', { name: 'Edit row' }).click();
  const row = page.getByRole('dialog', { name: 'KR-26' });
  await row.getByLabel('Region in Korean').fill('Mine');
  const { data } = await other.call('PATCH', busan, { regionNameKo: 'Theirs', updateTime });
  for (const _ of ['first', 'again: it is still the row that was opened']) {
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('alert')).toContainText('This row was changed by someone else');
    await expect(page.locator('tbody tr')).toContainText(['Theirs']);
  }
  expect((await regionOf()).regionNameKo).toBe('Theirs');
  await other.call('PATCH', busan, { regionNameKo, updateTime: data.updateTime });

  await page.goto('/management/account/accountList?keyword=Vera');
  await page.getByRole('link', { name: 'Vera Look' }).click();
  await page.getByRole('button', { name: 'Edit account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit account' });
  await sheet.getByLabel('Telephone').fill('+82212345678');
  const vera = `/api/v1/users/${new URL(page.url()).pathname.split('/').at(-1)}/infos`;
  const { version } = (await other.call('GET', vera)).data;
  await other.call('PATCH', vera, { version, userPhone: '+82298765432' });
  const shown = page.locator('dl > div').filter({ hasText: 'Telephone' });
  await expect(shown).toContainText('+82298765432');
  await sheet.getByRole('button', { name: 'Save account' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Someone has changed this account');
  expect((await other.call('GET', vera)).data.userPhone).toBe('+82298765432');
});

test('the page of a notice shows what another user changes in it while it is open', async ({
  page,
  baseURL,
}) => {
  const other = new ApiClient(baseURL ?? '');
  await other.signIn(account('admin@brightline'));
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();
  const notice = {
    notiTitle: 'Work on the mast',
    notiType: 'NOTICE',
    subType: '',
    contents: '<p>At night.</p>',
    ops: [],
    roles: [],
    pinned: false,
    draft: true,
    periodStart: day(1),
    periodEnd: day(2),
  };
  const { notiId } = (await other.call('POST', '/api/v1/notices', notice)).data;
  await admit(page, account('admin@brightline'));
  await page.goto(`/management/notice/noticeDetail/${notiId}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Work on the mast');
  const { edition } = (await other.call('GET', `/api/v1/notices/${notiId}`)).data;
  const changed = { ...notice, notiTitle: 'Work on the roof', edition };
  await other.call('PUT', `/api/v1/notices/${notiId}`, changed);
  await expect(title).toContainText('Work on the roof');
  await other.call('DELETE', `/api/v1/notices/${notiId}`);
});
