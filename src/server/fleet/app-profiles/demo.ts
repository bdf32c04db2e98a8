import type { Demo, DemoContent, DemoUser } from '#server/core/demo.ts';

const model = 'KSTB2020';
const author = 'admin@northwind.example';

/** Waits for the boxes of the model that are in use, and for their reports of their apps. */
function boxesOf(demo: Demo, user: DemoUser): Promise<string[]> {
  return demo.until(async () => {
    const devices = await user.call('getDevicePageList', {
      body: {
        activeType: 'all',
        limit: 100,
        filters: { modelName: [model], deviceStatus: ['Deployed'] },
      },
    });
    const ready = devices.filter(({ online }) => online);
    return ready.length > 0 && ready.length === devices.length
      ? ready.map(({ endpointId }) => endpointId)
      : null;
  });
}

/** Waits for a version that the demo's users upload and approve meanwhile. */
function versionOf(demo: Demo, user: DemoUser, appName: string, version: string) {
  return demo.until(async () => {
    const body = { keyword: appName, approval: 'Approved' as const, limit: 100 };
    const files = await user.call('getAppPage', { body });
    return files.find((one) => one.appName === appName && one.version === version);
  });
}

/** Plans a profile that begins with one box; it starts at once, as no second person approves one of so few devices. */
async function startProfile(
  demo: Demo,
  { appName, version, profileName }: { appName: string; version: string; profileName: string },
): Promise<void> {
  const user = await demo.signIn(author);
  const profiles = await user.call('getAppProfilePage', { body: { limit: 100 } });
  if (profiles.some((profile) => profile.profileName === profileName)) return;
  const { id } = await versionOf(demo, user, appName, version);
  const addDids = await boxesOf(demo, user);
  await user.call('createAppProfile', {
    body: { profileName, apId: id, model, targets: { addDids }, waves: { canary: 1, factor: 1 } },
  });
}

/** Installs a version by hand, so that the profile has a version to go back to. */
async function installByHand(demo: Demo, appName: string, version: string): Promise<void> {
  const user = await demo.signIn(author);
  const { id: fileId, packageName } = await versionOf(demo, user, appName, version);
  for (const endpointId of await boxesOf(demo, user)) {
    const { device_app: apps } = await user.call('getAppInfo', { body: { endpointId } });
    if (apps.some(({ app_name }) => app_name === packageName)) continue;
    const { taskId } = await user.call('installApp', {
      body: { endpointId, platform: 'android', appPackageName: packageName, fileId },
    });
    await demo.until(async () => {
      const task = await user.call('getTask', { params: { taskId } });
      return task.terminal ? task : null;
    });
  }
}

/** An app that reaches its boxes by waves, and an update that crashes on the first one. */
export const appProfilesDemo: readonly DemoContent[] = [
  {
    name: 'app profile of Kids TV',
    add: (demo) =>
      startProfile(demo, { appName: 'Kids TV', version: '1.0.0', profileName: 'Kids TV for all boxes' }),
  },
  {
    name: 'app profile of Quiz Night',
    async add(demo) {
      await installByHand(demo, 'Quiz Night', '1.0.0');
      await startProfile(demo, {
        appName: 'Quiz Night',
        version: '1.1.0',
        profileName: 'Quiz Night 1.1 before the holidays',
      });
    },
  },
];
