import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { nightly } from '#tests/support/nightly.ts';
import { ofTurn } from '#tests/support/turns.ts';
import type { FileRoutesByFullPath } from '#web/routeTree.gen.ts';
import { collect } from './cases.ts';
import {
  account,
  admit,
  chooseAnew,
  commandAll,
  enter,
  expect,
  expectAccessible,
  openModel,
  settled,
  test as sharedTest,
  switchLanguage,
} from './console.ts';
import { uploadFirmware } from './firmware.ts';
import { ask, openScreen } from './screen.ts';
import { empty } from './shared-server.ts';
import { openFinishedPing } from './tasks.ts';
import { uploadDevices } from './uploads.ts';
import { desk } from './worker.ts';

interface Visit {
  /** Demo account that the page is for; absent for a page without a sign-in. */
  as?: string;
  /** Address of the page with real content. */
  address: string | ((page: Page) => Promise<string>);
  /** Query of each view of the page; the first is the default view. */
  views?: readonly string[];
  /** Present if the route only redirects. */
  leadsTo?: RegExp;
}

const support = 'support@northwind';
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Shares a result among the tests of a process: the first test that needs it finds it. */
function once(find: (page: Page) => Promise<string>): (page: Page) => Promise<string> {
  let found: Promise<string> | null = null;
  return (page) => {
    found ??= find(page);
    return found;
  };
}

const device = once(async (page) => {
  // An extender has every tab, and all five diagnoses.
  await openModel(page, 'EAP2244');
  return pathOf(page);
});

const task = once(async (page) => {
  await openFinishedPing(page);
  return pathOf(page);
});

const firmwareFile = once(async (page) => {
  await page.goto('/management/firmware/firmwareFileList');
  await uploadFirmware(page, 'AR2146', '9.9.1', 991);
  await page.getByRole('link', { name: '9.9.1' }).click();
  await page.waitForURL(/firmwareFileList\/[\w-]+/);
  return pathOf(page);
});

const appFile = once(async (page) => {
  const author = new ApiClient(new URL(page.url()).origin);
  await author.signIn(account('admin@northwind'));
  const { data } = await author.call('GET', '/api/v1/application', undefined);
  return `/management/app/files/${data[0].id}`;
});

const preset = once(async (page) => {
  const author = new ApiClient(new URL(page.url()).origin);
  await author.signIn(account('admin@northwind'));
  const { data } = await author.call('POST', '/api/v1/presets', {
    name: 'Time of offices',
    target: { type: 'organisation' },
    weight: 1,
    events: ['manual'],
    configuration: { 'time/enable': true },
  });
  return `/management/preset/presets/${data.presetId}`;
});

/** A draft: its file is approved by another person, and nothing starts. */
const firmwareProfile = once(async (page) => {
  await page.goto('/management/firmware/firmwareFileList');
  await uploadFirmware(page, 'AR2144', '9.9.2', 992);
  const approver = new ApiClient(new URL(page.url()).origin);
  await approver.signIn(account('system.admin'));
  const { data } = await approver.call('POST', '/api/v1/firmwares/page', { keyword: '9.9.2' });
  const { FirmwareFileId } = data[0];
  await approver.call('POST', '/api/v1/firmwares/action/approve', { FirmwareFileId });
  const author = new ApiClient(new URL(page.url()).origin);
  await author.signIn(account('admin@northwind'));
  const order = { fpName: 'Routers to 9.9.2', FirmwareFileId, submit: false };
  const { data: planned } = await author.call('POST', '/api/v1/firmwares/profiles', order);
  return `/management/firmware/firmwareProfileList/profile/${planned.fpId}`;
});

/** A draft of an approved app of the demo. */
const appProfile = once(async (page) => {
  await page.goto('/management/app/components/appFileListPage');
  const author = new ApiClient(new URL(page.url()).origin);
  await author.signIn(account('admin@northwind'));
  const { data: files } = await author.call('POST', '/api/v1/application/page', { approval: 'Approved' });
  const file = files.find(({ platform }: { platform: string }) => platform === 'android');
  const order = { profileName: 'An app for boxes', apId: file.id, model: 'KSTB2020', submit: false };
  const { data } = await author.call('POST', '/api/v1/application/profile', order);
  return `/management/app/components/appFileListPage/${data.appProfileId}/${data.appProfileId}`;
});

const oneCase = once(async (page) => {
  await openFinishedPing(page);
  await collect(page, 'A page of each kind');
  return pathOf(page);
});

const bulkAction = once(async (page) => {
  // The devices are unlocked already, and stay so: other tests use the same ones.
  await commandAll(page, 'Unlock', 'KSTB2020');
  await page.getByRole('link', { name: 'Open timeline' }).last().press('Enter');
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  return pathOf(page);
});

const deviceUpload = once(async (page) => {
  await page.goto('/management/inventory/bulkUpload');
  await uploadDevices(page, [
    'deviceSn,macAddr,modelName,deviceName,supplier',
    'ROUTE-1,02:00:5E:00:60:01,AR2146,Box 1,Northern',
    'ROUTE-2,1E+11,AR2146,Box 2,Northern',
  ]);
  await expect(page.getByText('Ready to apply', { exact: true })).toBeVisible();
  return pathOf(page);
});

const consent = once(async (page) => {
  await openScreen(page);
  await ask(page);
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('link', { name: 'Consent record' }).click();
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
  return pathOf(page);
});

const playbookRun = once(async (page) => {
  await openModel(page, 'AR2144');
  const card = page.locator('#playbooks');
  await card.getByRole('button', { name: 'Start: Device keeps restarting' }).click();
  await card.getByRole('button', { name: 'Not solved' }).click({ timeout: 30_000 });
  await expect(card.getByText('Not solved', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Record of this run' }).click();
  return pathOf(page);
});

const admission = once(async (page) => {
  await page.goto('/management/inventory/refusedDevices');
  await page.getByRole('button', { name: 'Admit a network…' }).click();
  await page.getByLabel('Network', { exact: true }).fill('198.51.100.0/24');
  await page.getByRole('button', { name: 'Admit', exact: true }).click();
  await page.getByRole('link', { name: '198.51.100.0/24' }).click();
  return pathOf(page);
});

const reset = once(async (page) => {
  const { user: email } = account('viewer@northwind');
  await page.request.post('/api/v1/iam/user/action/resetPassword', { data: { email } });
  await page.goto(`/management/account/accountList?keyword=${email}`);
  await page.getByRole('row').getByRole('link').first().click();
  const record = page.locator('a[href*="/password-resets/"]').first();
  // The answer comes before the record.
  await expect(async () => {
    await page.reload();
    await expect(record).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await record.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password');
  return pathOf(page);
});

const sentMessage = once(async (page) => {
  await page.goto('/account/messages');
  const own = new ApiClient(new URL(page.url()).origin);
  await own.signIn(account(support));
  const { data } = await own.call('POST', '/api/v1/cases/action/open', { title: 'Told to an auditor' });
  const { user: email } = account('auditor@northwind');
  await own.call('POST', `/api/v1/cases/${data.caseId}/share`, { email });
  const toast = page.getByRole('listitem').filter({ hasText: 'shared with you' }).first();
  await toast.getByRole('link', { name: /^Record: / }).press('Enter');
  await expect(page).toHaveURL(/account\/messages\/\w+$/);
  return pathOf(page);
});

const person = once(async (page) => {
  await page.goto('/management/account/accountList');
  await page.getByRole('link', { name: 'Vera Look' }).first().click();
  await expect(page).toHaveURL(/account\/[\w-]+$/);
  return pathOf(page);
});

const itemBoxes = once(async (page) => {
  await page.goto('/management/cms/bootAd');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Show set-top boxes' }).click();
  await expect(page).toHaveURL(/cms\/boxes\/bootAd\//);
  return pathOf(page);
});

const place = once(async (page) => {
  await page.goto('/management/group/groupListPage?place=city');
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL(/devices\/city\//);
  return pathOf(page);
});

type Route = keyof FileRoutesByFullPath;

/**
 * Visits that say more than `plainVisit`: another account, further views, or a redirect. A route with a parameter does
 * not compile without an entry.
 */
const visits = {
  '/': { as: support, address: '/', leadsTo: /\/home$/ },
  '/home': { as: support, address: '/home', views: ['', '?tab=fleet', '?tab=activity', '?tour=open'] },
  '/wall': { as: support, address: '/wall' },
  '/wall-ended': { address: '/wall-ended?at=2026-11-29T21:30:00Z' },
  '/logout': { address: '/logout', leadsTo: /\/login$/ },
  '/login': { address: '/login' },
  '/forget-password': { address: '/forget-password' },
  '/company-sign-in': { address: '/company-sign-in?error=access_denied&state=unknown', leadsTo: /\/login$/ },
  '/confirm-email/$token': { address: '/confirm-email/unknown' },
  '/changePassword/$token': { address: '/changePassword/unknown' },
  '/setUpTwoFactor': { address: '/setUpTwoFactor', leadsTo: /\/login$/ },
  '/resetPassword': { address: '/resetPassword', leadsTo: /\/forget-password$/ },
  '/privacy': { address: '/privacy' },
  '/register': { address: '/register' },
  '/confirm-account': { address: '/confirm-account', views: ['', '?after=request'] },
  // accounts.e2e.ts opens valid and void links.
  '/invite/$token': { address: '/invite/unknown' },
  '/404': { address: '/404' },
  '/errors/error404': { address: '/errors/error404' },
  '/errors/error500': { address: '/errors/error500' },
  '/dbcheck': { address: '/dbcheck' },
  '/registerdeviceToSign/$token': { address: '/registerdeviceToSign/unknown' },
  '/device/deviceList/$pageNum': { as: support, address: '/device/deviceList/1' },
  '/device/deviceInfo/$endpointId': {
    as: support,
    address: async (page) => (await device(page)).replace('deviceDetail', 'deviceInfo'),
  },
  '/device/deviceDetail/$endpointId': {
    as: support,
    address: device,
    views: ['', '?tab=detailed', '?tab=diagnostics', '?tab=wifi', '?tab=history', '?tab=debug'],
  },
  '/tasks/': { as: support, address: '/tasks', views: ['', '?from=2020-01-01&to=2020-01-01'] },
  '/management/statistics/statisticsPage': {
    as: 'admin@northwind',
    address: '/management/statistics/statisticsPage',
    views: ['', '?tab=devices&by=model&per=MONTH', '?tab=actions&group=outcome', '?tab=apps', '?tab=users'],
  },
  '/totalStatistics/resourceStatistics': {
    as: 'admin@northwind',
    address: '/totalStatistics/resourceStatistics',
    views: ['', '?from=2020-01-01&to=2020-01-01'],
  },
  '/totalStatistics/linearTV/channel': {
    as: 'admin@northwind',
    address: '/totalStatistics/linearTV/channel',
    views: ['', '?per=WEEK&measure=viewTime', '?slots=120-131'],
  },
  '/totalStatistics/linearTV/program': {
    as: 'admin@northwind',
    address: '/totalStatistics/linearTV/program',
    views: ['', '?per=RANGE&on=2026-01-01&to=2026-01-31&name=News'],
  },
  '/totalStatistics/linearTV/onlineContents': {
    as: 'admin@northwind',
    address: '/totalStatistics/linearTV/onlineContents',
  },
  '/totalStatistics/linearTV/date': { as: 'admin@northwind', address: '/totalStatistics/linearTV/date' },
  '/totalStatistics/linearTV/settop': {
    as: 'admin@northwind',
    address: '/totalStatistics/linearTV/settop',
    views: ['', '?on=2020-01-01'],
  },
  '/totalStatistics/vod/info': { as: 'admin@northwind', address: '/totalStatistics/vod/info' },
  '/totalStatistics/vod/settop': { as: 'admin@northwind', address: '/totalStatistics/vod/settop' },
  '/management/alarms/rules': { as: 'admin@northwind', address: '/management/alarms/rules' },
  '/management/alarms': {
    as: support,
    address: '/management/alarms',
    views: ['', '?state=all', '?state=ended&from=2020-01-01&to=2020-01-01'],
  },
  '/totalStatistics/actionLogs/page/$pageNum/mac/$macAddress': {
    as: support,
    address: '/totalStatistics/actionLogs/page/1/mac/all',
    views: ['', '?from=2020-01-01&to=2020-01-01'],
  },
  '/tasks/$taskId': { as: support, address: task },
  '/bulk-actions/': { as: support, address: '/bulk-actions', views: ['', '?state=expired'] },
  '/bulk-actions/$bulkActionId': { as: support, address: bulkAction },
  '/bulk-actions/commands/$commandId': { as: support, address: '/bulk-actions/commands/unknown' },
  '/cases/': { as: support, address: '/cases', views: ['', '?keyword=nothing-of-the-kind'] },
  '/cases/$caseId': { as: support, address: oneCase },
  '/cases/$caseId/timeline': {
    as: support,
    address: async (page) => `${await oneCase(page)}/timeline`,
    views: ['', '?at=1'],
  },
  '/consents/': { as: support, address: '/consents', views: ['', '?keyword=nothing-of-the-kind'] },
  '/consents/$consentId': { as: support, address: consent, views: ['', '?at=1'] },
  '/playbooks/': { as: support, address: '/playbooks', views: ['', '?result=solved&keyword=none'] },
  '/playbooks/$runId': { as: support, address: playbookRun, views: ['', '?at=1'] },
  '/management/notice/noticeList': {
    as: 'admin@northwind',
    address: '/management/notice/noticeList',
    views: ['', '?keyword=nothing-of-the-kind'],
  },
  '/management/notice/noticeListPagePublishing': {
    as: support,
    address: '/management/notice/noticeListPagePublishing',
  },
  '/management/notice/noticeDetail/$notiId': {
    as: 'admin@northwind',
    address: '/management/notice/noticeDetail/unknown',
  },
  '/management/feedback': {
    as: 'admin@northwind',
    address: '/management/feedback',
    views: ['', '?keyword=nothing-of-the-kind'],
  },
  '/mails/': { as: 'admin@northwind', address: '/mails', views: ['', '?keyword=nothing-of-the-kind'] },
  // A demo that verifies no browsers has no mail; new-browser.e2e.ts opens one.
  '/alarms/$alarmId': { as: 'admin@northwind', address: '/alarms/unknown' },
  '/app-waves/$waveId': { as: 'admin@northwind', address: '/app-waves/unknown.1' },
  '/app-profiles/$appProfileId': { as: 'admin@northwind', address: '/app-profiles/unknown' },
  '/app-changes/$changeId': { as: 'admin@northwind', address: '/app-changes/unknown' },
  '/firmware-waves/$waveId': { as: 'admin@northwind', address: '/firmware-waves/unknown.1' },
  '/firmware-profiles/$fpId': { as: 'admin@northwind', address: '/firmware-profiles/unknown' },
  '/upgrades/$upgradeId': { as: 'admin@northwind', address: '/upgrades/unknown' },
  '/uploads/$uploadId': { as: 'admin@northwind', address: '/uploads/unknown' },
  '/mails/$mailId': { as: 'admin@northwind', address: '/mails/unknown' },
  '/machines': { as: 'auditor@northwind', address: '/machines' },
  '/log/audit': {
    as: 'system.admin@',
    address: '/log/audit',
    views: ['', '?object=nothing-of-the-kind', '?tab=calls', '?tab=unauthenticated', '?area=people'],
  },
  '/verify': { as: support, address: '/verify' },
  '/account/information': { as: support, address: '/account/information' },
  '/account/security': { as: support, address: '/account/security' },
  '/about': { as: 'system.admin@', address: '/about' },
  '/account/messages': { as: support, address: '/account/messages' },
  '/account/messages/$messageId': {
    as: 'auditor@northwind',
    address: sentMessage,
    views: ['', '?at=1'],
  },
  '/account/settings': { as: support, address: '/account/settings' },
  '/account/sessions': { as: support, address: '/account/sessions' },
  '/account/exports': { as: support, address: '/account/exports', views: ['', '?run=unknown'] },
  '/admin/tables/': { as: 'system.admin@', address: '/admin/tables' },
  '/admin/tables/$tId': {
    as: 'system.admin@',
    address: '/admin/tables/country',
    views: ['', '?keyword=nothing-of-the-kind'],
  },
  '/admin/models': {
    as: 'system.admin@',
    address: '/admin/models',
    leadsTo: /\/admin\/tables\/device-model$/,
  },
  '/admin/images': {
    as: 'system.admin@',
    address: '/admin/images',
    leadsTo: /\/admin\/tables\/device-model-image$/,
  },
  '/admin/features': {
    as: 'system.admin@',
    address: '/admin/features',
    leadsTo: /\/admin\/tables\/device-model-feature$/,
  },
  '/admin/device/modelParameters': {
    as: 'system.admin@',
    address: '/admin/device/modelParameters',
    leadsTo: /\/admin\/tables\/model-parameters$/,
  },
  '/admin/device/modelSupported': {
    as: 'system.admin@',
    address: '/admin/device/modelSupported',
    leadsTo: /\/admin\/tables\/model-supported$/,
  },
  '/admin/device/deviceList': {
    as: 'system.admin@',
    address: '/admin/device/deviceList',
    leadsTo: /\/device\/deviceList\/1$/,
  },
  '/admin/user/client_list': {
    as: 'system.admin@',
    address: '/admin/user/client_list',
    leadsTo: /\/admin\/tables\/user-client$/,
  },
  '/admin/user/del_list': {
    as: 'system.admin@',
    address: '/admin/user/del_list',
    leadsTo: /\/admin\/tables\/user-del$/,
  },
  '/admin/device/provisioningList': {
    as: 'system.admin@',
    address: '/admin/device/provisioningList',
    leadsTo: /\/admin\/tables\/provisioning$/,
  },
  '/admin/task': { as: 'system.admin@', address: '/admin/task', leadsTo: /\/tasks$/ },
  '/admin/user/user_list': {
    as: 'system.admin@',
    address: '/admin/user/user_list',
    leadsTo: /\/management\/account\/accountList$/,
  },
  '/admin/role/role_list': {
    as: 'admin@northwind',
    address: '/admin/role/role_list',
    views: ['', '?role=Viewer&compare=Auditor', '?role=new'],
  },
  '/management/company/companyList': {
    as: 'admin@northwind',
    address: '/management/company/companyList',
    views: ['', '?keyword=school', '?operator=northwind-south'],
  },
  '/management/account/accountList': {
    as: 'admin@northwind',
    address: '/management/account/accountList',
    views: ['', '?keyword=nothing-of-the-kind'],
  },
  '/admissions/$admissionId': { as: 'system.admin@', address: admission, views: ['', '?at=1'] },
  '/management/inventory/refusedDevices': {
    as: 'system.admin@',
    address: '/management/inventory/refusedDevices',
    views: ['', '?reason=tls', '?keyword=nothing-of-the-kind'],
  },
  '/password-resets/$resetId': { as: 'auditor@northwind', address: reset, views: ['', '?at=1'] },
  '/management/account/$userId': { as: 'auditor@northwind', address: person, views: ['', '?at=1'] },
  '/management/group/groupListPage': {
    as: 'admin@northwind',
    address: '/management/group/groupListPage',
    views: ['', '?place=city', '?tab=user', '?tab=filters', '?keyword=nothing-of-the-kind'],
  },
  '/management/group/roomListPage': {
    as: 'school@hillside',
    address: '/management/group/roomListPage',
    views: ['', '?type=Library'],
  },
  '/management/group/devices/$kind/$id': { as: 'admin@northwind', address: place },
  '/management/inventory/bulkUpload/$uploadId': {
    as: 'admin@northwind',
    address: deviceUpload,
    views: ['', '?show=invalid'],
  },
  '/management/inventory/bulkUpload/$uploadId/timeline': {
    as: 'admin@northwind',
    address: async (page) => `${await deviceUpload(page)}/timeline`,
    views: ['', '?at=1'],
  },
  '/management/inventory/bulkUploadHistory': {
    as: 'admin@northwind',
    address: '/management/inventory/bulkUploadHistory',
    views: ['', '?sort=email'],
  },
  '/management/device/deviceListPage': {
    as: 'admin@northwind',
    address: '/management/device/deviceListPage',
    views: ['', '?tab=inven', '?keyword=nothing-of-the-kind'],
  },
  '/management/inventory/inventoryListPage': {
    as: 'admin@northwind',
    address: '/management/inventory/inventoryListPage',
    views: ['', '?tab=active'],
  },
  '/management/unregistereddevice/unregisteredDeviceListPage': {
    as: 'system.admin@',
    address: '/management/unregistereddevice/unregisteredDeviceListPage',
    views: ['', '?tab=blocked'],
  },
  '/management/cms/boxes/$kind/$id': {
    as: 'admin@northwind',
    address: itemBoxes,
    views: ['', '?holds=unknown', '?holds=has'],
  },
  '/management/cms/landingChannel': {
    as: 'admin@northwind',
    address: '/management/cms/landingChannel',
    views: ['', '?tab=radio'],
  },
  '/management/cms/metadataSets': {
    as: 'admin@northwind',
    address: '/management/cms/metadataSets',
    views: ['', '?preview=next', '?tab=banners', '?tab=liveAds', '?tab=vods'],
  },
  '/management/device/deviceMapPage': {
    as: 'admin@northwind',
    address: '/management/device/deviceMapPage',
    views: ['', '?lat=37.56&lng=126.97&zoom=14'],
  },
  '/management/firmware/firmwareFileList/': {
    as: 'admin@northwind',
    address: '/management/firmware/firmwareFileList',
    views: ['', '?approval=Approved'],
  },
  '/management/firmware/firmwareFileList/$fileId': { as: 'admin@northwind', address: firmwareFile },
  '/management/firmware/firmwareProfileList/': {
    as: 'admin@northwind',
    address: '/management/firmware/firmwareProfileList',
    views: ['', '?state=running'],
  },
  '/management/firmware/firmwareProfileList/profile/$fpId': {
    as: 'admin@northwind',
    address: firmwareProfile,
    views: ['', '?tab=plan', '?tab=results'],
  },
  '/management/app/components/appFileListPage/': {
    as: 'admin@northwind',
    address: '/management/app/components/appFileListPage',
    views: ['', '?approval=Not%20Approved', '?keyword=nothing-of-the-kind'],
  },
  '/management/app/components/appFileListPage/$serviceTaskId/$appProfileId': {
    as: 'admin@northwind',
    address: appProfile,
    views: ['', '?tab=plan', '?tab=results'],
  },
  '/management/app/components/appProfileListPage': {
    as: 'admin@northwind',
    address: '/management/app/components/appProfileListPage',
    views: ['', '?state=running'],
  },
  '/management/app/components/appAutomaticListPage': {
    as: 'admin@northwind',
    address: '/management/app/components/appAutomaticListPage',
  },
  '/management/app/files/$fileId/': { as: 'admin@northwind', address: appFile },
  '/management/app/files/$fileId/timeline': {
    as: 'admin@northwind',
    address: async (page) => `${await appFile(page)}/timeline`,
  },
  '/management/preset/presetListPage': {
    as: 'admin@northwind',
    address: '/management/preset/presetListPage',
    views: ['', '?state=active', '?keyword=nothing-of-the-kind'],
  },
  '/management/preset/presets/$presetId/': { as: 'admin@northwind', address: preset },
  '/management/preset/presets/$presetId/timeline': {
    as: 'admin@northwind',
    address: async (page) => `${await preset(page)}/timeline`,
  },
  '/management/newTable/newTablePage': {
    as: 'admin@northwind',
    address: '/management/newTable/newTablePage',
    leadsTo: /\/management\/device\/deviceListPage$/,
  },
} satisfies Partial<Record<Route, Visit>> & Record<Route & `${string}$${string}`, Visit>;

/** Visit of a route without an entry: its address, as an administrator of an organisation. */
const plainVisit = (route: string): Visit => ({
  as: 'admin@northwind',
  address: route.replace(/\/$/, ''),
});

/** The visit of every route of the console. */
const allVisits: readonly [route: string, visit: Visit][] = [
  ...Object.entries(visits),
  ...routes()
    .filter((route) => !Object.hasOwn(visits, route))
    .map((route): [string, Visit] => [route, plainVisit(route)]),
];

/** Reads the routes from the generated tree, which cannot be loaded without a browser. */
function routes(): string[] {
  const tree = readFileSync('src/web/routeTree.gen.ts', 'utf8');
  const [, list = ''] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? [];
  return [...list.matchAll(/'([^']+)':/g)].flatMap(([, route]) => route ?? []);
}

const phone = { width: 360, height: 740 };

/** One page for the whole file, with the console open in it: a load computes more than all checks of a page. */
const test = sharedTest.extend({ page: ({ desk: page }, use) => use(page) });
/** User whose console is open in that page; null: none. */
let inside: string | null = null;

test.afterAll(({ desk: page }) => empty(page));

/** Resets the page like a first visit. */
async function leave(page: Page): Promise<void> {
  inside = null;
  await empty(page);
}

/** Waits for a page that replaces the previous one: it is complete when the router and its requests are. */
async function shown(page: Page, language: 'en' | 'ko'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
}

/** Loads the page in a language of the browser, like a first visit. */
async function load(page: Page, address: string, language: 'en' | 'ko'): Promise<void> {
  await chooseAnew(page, { language });
  await page.goto(address);
  await shown(page, language);
}

/** Opens the page within the open console, like a link. */
async function follow(page: Page, address: string, language: 'en' | 'ko'): Promise<void> {
  await page.evaluate((href) => window.__TSR_ROUTER__?.navigate({ href }), address);
  const { pathname } = new URL(address, page.url());
  await page.waitForURL((url) => url.pathname === pathname);
  await shown(page, language);
}

async function expectTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}

const expectKoreanTitle = (page: Page) => expect(page).toHaveTitle(/^[^|]*[가-힣].* \| /);

async function addressOf(page: Page, visit: Visit): Promise<string> {
  if (visit.as) await admit(page, account(visit.as));
  else await page.goto('/404');
  return typeof visit.address === 'string' ? visit.address : await visit.address(page);
}

interface Look {
  language: 'en' | 'ko';
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
}
const onDesk: Look = { language: 'en', colorScheme: 'light', viewport: desk };
const onPhone: Look = { language: 'ko', colorScheme: 'dark', viewport: phone };

/** Switches the open page to a look. */
async function take(page: Page, { language, colorScheme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await switchLanguage(page, language);
  await expectTheme(page, colorScheme);
}

/** Opens the page in that look. */
async function open(page: Page, visit: Visit, view: string, look: Look): Promise<void> {
  // Choosing an organisation reloads the console, and applies to later pages.
  const isAlone = nightly || view.includes('operator=');
  if (!isAlone && visit.as && visit.as === inside) {
    await take(page, look);
    const address = typeof visit.address === 'string' ? visit.address : await visit.address(page);
    return follow(page, address + view, look.language);
  }
  await leave(page);
  const address = await addressOf(page, visit);
  await page.setViewportSize(look.viewport);
  await load(page, address + view, look.language);
  await expectTheme(page, look.colorScheme);
  inside = isAlone ? null : (visit.as ?? null);
}

async function expectLeads(page: Page, visit: Visit, target: RegExp): Promise<void> {
  await leave(page);
  await page.goto(await addressOf(page, visit));
  await expect(page).toHaveURL(target);
}

/**
 * The daily run has a third of the pages, loads the console once for each account, and opens its pages as by links. A page is checked light and
 * in English on a desktop, dark and in Korean on a phone; its further views only in the second look, whose rules are
 * the same. The nightly run loads each page and view by its address, checks both looks, and the dark theme's colours on
 * the desktop.
 */
for (const [route, visit] of ofTurn(allVisits, ([name]) => name)) {
  for (const [index, view] of (visit.views ?? ['']).entries()) {
    const inBoth = nightly || index === 0;
    // A page error or console error fails each of them as well (watched.ts).
    test(`${route}${view} in both languages and themes, on a desk and on a phone`, async ({ page }) => {
      if (visit.leadsTo) return expectLeads(page, visit, visit.leadsTo);
      if (inBoth)
        await test.step('English, light, 1440 px', async () => {
          await open(page, visit, view, onDesk);
          await expectAccessible(page);
          await expectNoOverflow(page);
          // A page that the account may not open would be accessible as well.
          await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You can’t open this page');
        });
      if (nightly)
        await test.step('English, dark, 1440 px: colours', async () => {
          await expectTheme(page, 'dark');
          await expectAccessible(page, 'color-contrast');
        });
      await test.step('Korean, dark, 360 px', async () => {
        if (inBoth) await take(page, onPhone);
        else await open(page, visit, view, onPhone);
        await expectKoreanTitle(page);
        await settled(page);
        await expectAccessible(page);
        await expectNoOverflow(page);
      });
    });
  }
}

/** A page of each area: the texts of an area are loaded with its pages. */
const areas: Partial<Record<keyof typeof visits, string>> = {
  '/login': 'the pages without a sign-in',
  '/device/deviceDetail/$endpointId': 'devices',
  '/cases/$caseId/timeline': 'tasks and cases',
  '/consents/$consentId': 'records',
  '/management/account/accountList': 'people',
  '/account/settings': 'the own account',
  '/admin/tables/$tId': 'administration',
};

for (const [route, area] of Object.entries(areas))
  test(`${area}: a page that is loaded in Korean on a phone`, async ({ page }) => {
    const visit: Visit = visits[route as keyof typeof visits];
    await leave(page);
    const address = await addressOf(page, visit);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'dark' });
    await load(page, address, 'ko');
    await expectTheme(page, 'dark');
    await expectKoreanTitle(page);
    await expectNoOverflow(page);
  });

test('a page below a list names it, and leads back to it', async ({ page }) => {
  await leave(page);
  await enter(page);
  await openFinishedPing(page);
  const crumbs = page.getByRole('navigation', { name: 'Where you are' });
  // The breadcrumb does not include the present page.
  await expect(crumbs.locator('[aria-current]')).toHaveCount(0);
  await crumbs.getByRole('link', { name: 'Tasks' }).click();
  await expect(page).toHaveURL(/\/tasks$/);
  await expect(crumbs).toHaveCount(0);
  await openModel(page, 'EAP2244');
  await crumbs.getByRole('link', { name: 'Devices', exact: true }).click();
  await expect(page).toHaveURL(/\/device\/deviceList\/1$/);
});
