import type { Demo, DemoContent, DemoUser } from '#server/core/demo.ts';

interface DemoRollout {
  /** Address of the user who uploads the file and plans the rollout. */
  by: string;
  model: string;
  versionName: string;
  fwCode: number;
  /** Name of the rollout; null: the file waits for its approval. */
  fpName: string | null;
  /** `finished`: at once on all devices. `running`: waits for the night. `paused`: stopped before its second wave. */
  course: 'finished' | 'running' | 'paused';
}

const northwind = 'admin@northwind.example';
const rollouts: readonly DemoRollout[] = [
  {
    by: northwind,
    model: 'AR2144',
    versionName: '4.1.0',
    fwCode: 4_100,
    fpName: 'Better roaming',
    course: 'finished',
  },
  {
    by: northwind,
    model: 'AR1344',
    versionName: '2.2.0',
    fwCode: 2_200,
    fpName: 'Security fixes',
    course: 'paused',
  },
  {
    by: northwind,
    model: 'AR2146',
    versionName: '4.1.1',
    fwCode: 4_110,
    fpName: 'WPA3 by night',
    course: 'running',
  },
  { by: northwind, model: 'KSTB2020', versionName: '3.5.0', fwCode: 3_500, fpName: null, course: 'running' },
  {
    by: 'admin@brightline.example',
    model: 'AR2040',
    versionName: '4.0.13',
    fwCode: 4_013,
    fpName: 'Router update',
    course: 'finished',
  },
];

/**
 * Builds an image as the simulated devices read it: one line of JSON in 64 KiB (src/simulator/firmware-image.ts, which no
 * area of the server may import).
 */
function imageOf(model: string, version: string): Uint8Array<ArrayBuffer> {
  const image = Buffer.alloc(65_536, version);
  image.write(`WAYMARK-IMAGE ${JSON.stringify({ model, version })}\n`, 0);
  return image;
}

async function fileOf(demo: Demo, user: DemoUser, { model, versionName, fwCode, fpName }: DemoRollout) {
  const files = await user.call('getFirmwarePage', { body: { limit: 100 } });
  const mid = model.toLowerCase();
  const known = files.find((file) => file.versionName === versionName && file.mid === mid);
  const { FirmwareFileId } =
    known ??
    (await user.send(
      'createFirmware',
      {
        name: `${mid}-${versionName}.img`,
        mediaType: 'application/octet-stream',
        bytes: imageOf(model, versionName),
      },
      { mid, versionName, fwCode },
    ));
  // Another person than the uploader approves a file.
  if (fpName !== null && !known?.approver) {
    const approver = await demo.signIn('system.admin@waymark.example');
    await approver.call('approveFirmware', { body: { FirmwareFileId } });
  }
  return FirmwareFileId;
}

/** Waits for the devices of the model, and for their reports of what they run. */
function devicesOf(demo: Demo, user: DemoUser, modelName: string): Promise<string[]> {
  return demo.until(async () => {
    const devices = await user.call('getDevicePageList', {
      body: {
        activeType: 'all',
        limit: 100,
        filters: { modelName: [modelName], deviceStatus: ['Deployed'] },
      },
    });
    const ready = devices.filter(({ online, firmwareVersion }) => online && firmwareVersion);
    return ready.length > 0 && ready.length === devices.length
      ? ready.map(({ endpointId }) => endpointId)
      : null;
  });
}

/** Returns the hour of Korea in so many hours. */
const hourIn = (hours: number) => (new Date(Date.now() + hours * 3_600_000).getUTCHours() + 9) % 24;

async function startRollout(demo: Demo, rollout: DemoRollout): Promise<void> {
  const user = await demo.signIn(rollout.by);
  const FirmwareFileId = await fileOf(demo, user, rollout);
  const { fpName, course } = rollout;
  if (fpName === null) return;
  const profiles = await user.call('getFirmwareProfilePage', { body: { limit: 100 } });
  const known = profiles.find((profile) => profile.fpName === fpName);
  const fpId = known?.fpId ?? (await plan(demo, user, { ...rollout, FirmwareFileId, fpName }));
  if (course !== 'paused' || known?.state === 'paused') return;
  await demo.until(async () => {
    const { profile } = await user.call('getFirmwareProfile', { params: { fpId } });
    return profile.state === 'running' || profile.state === 'gate' ? profile : null;
  });
  await user.call('controlFirmwareProfile', {
    body: { fpId, actionControl: 'pause', reason: 'Exam week: no restarts until Friday' },
  });
}

/** Plans the rollout, which starts at once: no second person approves one of so few devices. */
async function plan(
  demo: Demo,
  user: DemoUser,
  { model, course, FirmwareFileId, fpName }: DemoRollout & { FirmwareFileId: string; fpName: string },
): Promise<string> {
  const addDids = await devicesOf(demo, user, model);
  const { fpId } = await user.call('createFirmwareProfile', {
    body: {
      FirmwareFileId,
      fpName,
      targets: { addDids },
      activateMode: 'immediately',
      // These are hours of Korea, where the demo's devices are, far from now.
      ...(course === 'running' && {
        fpRunMethod: 'Reserved' as const,
        fpStartHour: hourIn(8),
        fpEndHour: hourIn(11),
      }),
      ...(course === 'paused' && { waves: { canary: 1, factor: 1, continueBy: 'person' as const } }),
    },
  });
  return fpId;
}

export const firmwareDemo: readonly DemoContent[] = rollouts.map((rollout) => ({
  name: `firmware of ${rollout.model}`,
  add: (demo) => startRollout(demo, rollout),
}));
