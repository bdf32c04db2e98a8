import type { AppPlatform } from '#domain/apps/platform.ts';
import type { ListedFile } from '#server/devices/apps/queries.ts';

const models: Record<AppPlatform, string[]> = {
  android: ['KSTB2020', 'KSTB6200'],
  quantum: ['AR3030W', 'EVO3000GW', 'EVO5000AP'],
};

/** UUIDs of the apps on simulated routers. */
const uuids: Readonly<Record<string, string>> = {
  'Parental Guard': '87ddfe8d-5a7e-5000-8000-87ddfe8dc0de',
  'IoT Hub': '805c6214-5a7e-5000-8000-805c6214c0de',
  'Ad Shield': '43a34511-5a7e-5000-8000-43a34511c0de',
};

/** Name, package, developer, megabytes, and the versions with files. */
type App = readonly [name: string, packageName: string, developer: string, size: number, versions: string[]];

/** Apps by platform: each has one that is too large for any simulated device, or that no device has at first. */
const apps: Record<AppPlatform, readonly App[]> = {
  android: [
    ['Video Box', 'com.example.videobox', 'Northlight', 118, ['3.1.0', '3.2.0', '3.2.1']],
    ['Sports Live', 'com.example.sports', 'Northlight', 94, ['1.8.2', '1.9.0']],
    ['News Now', 'com.example.news', 'Northlight', 61, ['2.1.0']],
    ['Cinema Archive', 'com.example.archive', 'Songbird', 62_500, ['1.0.0']],
  ],
  quantum: [
    ['Parental Guard', 'Parental Guard', 'Evolane', 21, ['1.4.0', '1.5.0']],
    ['IoT Hub', 'IoT Hub', 'Evolane', 34, ['1.4.0']],
    ['Ad Shield', 'Ad Shield', 'Evolane', 12, ['1.0.0']],
  ],
};

const endings: Record<AppPlatform, string> = { android: 'apk', quantum: 'tar' };
const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const files = (platform: AppPlatform): ListedFile[] =>
  apps[platform].flatMap(([name, packageName, developer, size, versions]) =>
    versions.map((version) => {
      const [appId, slug] = [slugOf(name), slugOf(packageName)];
      return {
        file_id: `${appId}-${version}`,
        app_id: appId,
        app_name: name,
        platform,
        package_name: packageName,
        app_uuid: uuids[packageName] ?? null,
        app_version: version,
        size: size * 1_048_576,
        url: `https://apps.example.com/${platform}/${slug}-${version}.${endings[platform]}`,
        developer,
        models: models[platform],
      };
    }),
  );

export const demoAppFiles = [...files('android'), ...files('quantum')];
