import type { Demo, DemoContent, DemoUser } from '#server/core/demo.ts';

type UploadState = 'previewed' | 'done' | 'undone';

const base64 = (lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`).toString('base64');
const macOf = (block: string, index: number) =>
  `02:00:5E:${block}:00:${index.toString(16).padStart(2, '0')}`.toUpperCase();

/** A file with two wrong rows, which was applied and undone. */
const undone = {
  fileName: 'routers-of-the-wrong-depot.csv',
  lines: [
    'deviceSn,macAddr,modelName,deviceName',
    ...Array.from(
      { length: 12 },
      (_, index) => `WD-${100 + index},${macOf('21', index)},AR2146,Depot ${index + 1}`,
    ),
    'WD-112,not a MAC address,AR2146,Depot 13',
    'WD-113,02:00:5E:21:00:0D,AR9999,Depot 14',
  ],
};

/** A file whose devices stay in stock. */
const kept = {
  fileName: 'november-delivery.csv',
  lines: [
    'deviceSn,macAddr,modelName,deviceName',
    ...Array.from(
      { length: 8 },
      (_, index) => `ND-${200 + index},${macOf('22', index)},KSTB2020,Stock ${index + 1}`,
    ),
  ],
};

/** Returns the upload of a file, once it is in a state. */
async function uploadIn(demo: Demo, user: DemoUser, fileName: string, states: readonly UploadState[]) {
  return demo.until(async () => {
    const uploads = await user.call('listDeviceUploads', { body: { limit: 50 } });
    const found = uploads.find((upload) => upload.fileName === fileName);
    return states.some((state) => state === found?.state) ? found : null;
  });
}

async function apply(demo: Demo, user: DemoUser, { fileName, lines }: typeof kept): Promise<void> {
  const uploads = await user.call('listDeviceUploads', { body: { limit: 50 } });
  if (!uploads.some((upload) => upload.fileName === fileName))
    await user.call('uploadDevices', { body: { fileName, type: 'create', file: base64(lines) } });
  const { historyId, planHash, state } = await uploadIn(demo, user, fileName, [
    'previewed',
    'done',
    'undone',
  ]);
  if (state === 'previewed' && planHash)
    await user.call('applyDeviceUpload', { params: { historyId }, body: { planHash } });
}

export const uploadDemo: readonly DemoContent[] = [
  {
    name: 'device uploads',
    async add(demo) {
      const user = await demo.signIn('admin@northwind.example');
      await apply(demo, user, kept);
      await uploadIn(demo, user, kept.fileName, ['done']);
      await apply(demo, user, undone);
      const { historyId, state } = await uploadIn(demo, user, undone.fileName, ['done', 'undone']);
      if (state === 'done') await user.call('undoDeviceUpload', { params: { historyId }, body: {} });
      await uploadIn(demo, user, undone.fileName, ['undone']);
    },
  },
];
