import { gunzipSync } from 'node:zlib';
import type { Demo, DemoContent, DemoUser } from '#server/core/demo.ts';
import { demoApks } from './demo-apks.ts';

interface DemoVersion {
  version: string;
  file: () => Uint8Array<ArrayBuffer>;
  description: string;
  /** False: it waits for its approval. */
  approved: boolean;
  /** Reason for another signer than that of the version before. */
  signerReason?: string;
}

interface DemoApp {
  appName: string;
  developer: string;
  platform: 'android' | 'quantum';
  versions: readonly DemoVersion[];
}

const apkOf = (name: keyof typeof demoApks) => () =>
  new Uint8Array(gunzipSync(Buffer.from(demoApks[name], 'base64')));

const apps: readonly DemoApp[] = [
  {
    appName: 'Kids TV',
    developer: 'Northlight',
    platform: 'android',
    versions: [
      { version: '1.0.0', file: apkOf('kidsTv'), description: 'First version', approved: true },
      {
        version: '1.1.0',
        file: apkOf('kidsTvNext'),
        description: 'Screen time in the menu',
        approved: false,
      },
    ],
  },
  {
    appName: 'Weather',
    developer: 'Songbird',
    platform: 'android',
    versions: [
      { version: '2.0.0', file: apkOf('weather'), description: 'Seven-day forecast', approved: true },
      {
        version: '2.1.0',
        file: apkOf('weatherNext'),
        description: 'Severe weather warnings',
        approved: false,
        signerReason: 'Songbird signs its releases itself since October, the agency no longer does.',
      },
    ],
  },
  {
    appName: 'Quiz Night',
    developer: 'Lumen Games',
    platform: 'android',
    versions: [
      { version: '1.0.0', file: apkOf('quizNight'), description: 'First version', approved: true },
      {
        version: '1.1.0',
        file: apkOf('quizNightNext'),
        description: 'Play against the neighbours',
        approved: true,
      },
    ],
  },
  {
    appName: 'Home Guard',
    developer: 'Evolane',
    platform: 'quantum',
    versions: [
      {
        version: '1.0.0',
        file: () => imageOf('evolane/home-guard:1.0.0'),
        description: 'Warns of unknown devices in the home',
        approved: true,
      },
    ],
  },
];

/** Builds an archive as `docker save` writes it, with a layer of nothing. */
function imageOf(reference: string): Uint8Array<ArrayBuffer> {
  const manifest = JSON.stringify([{ Config: 'config.json', RepoTags: [reference], Layers: ['layer.tar'] }]);
  const files = [
    ['layer.tar', Buffer.alloc(20_480)],
    ['config.json', Buffer.from('{}')],
    ['manifest.json', Buffer.from(manifest)],
  ] as const;
  const blocks = files.flatMap(([name, bytes]) => {
    const head = Buffer.alloc(512);
    head.write(name, 0);
    head.write('0000644\0', 100);
    head.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
    head.write('        ', 148);
    head.write('0', 156);
    head.write('ustar\x0000', 257);
    const sum = head.reduce((total, byte) => total + byte, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return new Uint8Array(Buffer.concat([...blocks, Buffer.alloc(1_024)]));
}

const endings = { android: 'apk', quantum: 'tar' } as const;

async function addVersion(demo: Demo, user: DemoUser, app: DemoApp, added: DemoVersion): Promise<void> {
  const { appName, developer, platform } = app;
  const { version, file, description, approved, signerReason } = added;
  const known = (await user.call('getAppPage', { body: { keyword: appName, limit: 100 } })).filter(
    (each) => each.appName === appName,
  );
  const present = known.find((each) => each.version === version);
  const sent = {
    name: `${appName.toLowerCase().replaceAll(' ', '-')}-${version}.${endings[platform]}`,
    mediaType: 'application/octet-stream',
    bytes: file(),
  };
  const fields = { appName, developer, description };
  const { id } =
    present ??
    (known.length === 0
      ? await user.send('createApp', sent, fields)
      : await user.send('upgradeApp', sent, { ...fields, ...(signerReason ? { signerReason } : {}) }));
  // Another person than the uploader approves a file.
  if (!approved || present?.approval === 'Approved') return;
  const approver = await demo.signIn('system.admin@waymark.example');
  await approver.call('approveApp', { body: { id } });
}

/** Apps that a person of the demo uploads, and another one approves. */
export const appFilesDemo: readonly DemoContent[] = apps.map((app) => ({
  name: `app ${app.appName}`,
  async add(demo) {
    const user = await demo.signIn('admin@northwind.example');
    for (const version of app.versions) await addVersion(demo, user, app, version);
  },
}));
