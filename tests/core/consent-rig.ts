import { Reactor } from '#server/core/streams/reactor.ts';
import { consentStream } from '#server/devices/capture/consent-stream.ts';
import { type CaptureOrder, type ConsentOrder, Consents } from '#server/devices/capture/consents.ts';
import { RemoteKeys } from '#server/devices/capture/keys.ts';
import type { OperateCall } from '#server/devices/gateway/port.ts';
import type { Disk } from '#tests/simulation/disk.ts';
import { MemoryPictures } from '#tests/support/memory-pictures.ts';
import { memorySecrets } from '#tests/support/memory-secrets.ts';
import { account, engineRig } from './engine-rig.ts';

export const reed = { kind: 'account', id: 'reed', name: 'Reed' } as const;
const screen = 'Device.X_WAYMARK_Screen.';

/** Returns a PNG, as far as the server checks it. */
export const png = (text: string): Uint8Array =>
  Buffer.concat([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), Buffer.from(text)]);

/** Consents with the real engine and log, and a television that follows the test. */
export async function consentRig(disk?: Disk) {
  const rig = engineRig(disk, memorySecrets());
  const { devices, engine, effects, storage, clock, pass } = rig;
  const calls: OperateCall[] = [];
  devices.operated = (_, call) => {
    calls.push(call);
    return /RequestConsent|Capture\(/.test(call.command)
      ? { kind: 'accepted', requestPath: `Device.LocalAgent.Request.${calls.length}.` }
      : { kind: 'completed', outputArgs: {} };
  };
  const parts = {
    log: rig.log,
    retry: engine.retry,
    clock,
    onFault: (where: string) => void rig.faults.push(where),
  };
  let ids = disk?.streams.size ?? 0;
  const pictures = new MemoryPictures();
  const consents = new Consents({
    ...parts,
    engine,
    gateway: devices,
    pictures,
    open: async () =>
      [...(storage.disk.lists.get('consent')?.values() ?? [])].flatMap((row) =>
        Reflect.get(row, 'terminal') === false
          ? [{ consentId: Reflect.get(row, 'consent_id'), endpointId: Reflect.get(row, 'endpoint_id') }]
          : [],
      ),
    uploadUrl: (taskId) => `https://waymark.example/${taskId}`,
    now: () => new Date(clock.now()),
    newId: () => `c${++ids}`,
  });
  const keys = new RemoteKeys(consents.streams, devices, () => `k${++ids}`);
  effects.serve(consents.served);
  const reactor = new Reactor(consentStream, consents.streams, {
    ...parts,
    checkpoints: storage.checkpoints,
  });
  devices.online.add('box');
  await rig.recover();
  rig.start();
  await reactor.start();
  await consents.recover();
  await pass();

  /** Milliseconds in which a reactor has reported an end. */
  const soon = 100;
  const tell = async (taskId: string, status: string) => {
    const ok = status === 'Agreed' || status === 'Complete';
    const actor = { kind: 'device', id: 'box', name: 'box' } as const;
    await engine.streams.advance(taskId, () => [
      ok
        ? { type: 'task.succeeded', data: { result: {} }, actor }
        : { type: 'task.failed', data: { code: 'wsfail', message: status }, actor },
    ]);
    await pass(soon);
  };
  return {
    ...rig,
    consents,
    keys,
    pictures,
    calls,
    tell,
    sent: () => calls.map(({ command }) => command.replace(screen, '')),
    types: (consentId: string) => storage.disk.stream(`consent:${consentId}`).map(({ type }) => type),
    state: async (consentId: string) => {
      const { snapshot } = await consents.streams.load(consentId);
      return String(snapshot.value);
    },
    ends: async (consentId: string) => (await consents.streams.load(consentId)).snapshot.context.end,
    row: (consentId: string) => storage.disk.lists.get('consent')?.get(consentId),
    async asked(order: Partial<ConsentOrder> = {}) {
      const asked = await consents.ask({
        endpointId: 'box',
        opId: 'northwind',
        text: 'May we see your screen?',
        language: 'en',
        answerSeconds: 60,
        validSeconds: 600,
        actor: account,
        permission: '/consents',
        ...order,
      });
      await pass();
      if (!asked) throw new Error('it was not asked');
      return asked;
    },
    /** Reads like an open page, for as long as permitted. */
    looksOn: (consentId: string) => {
      const reading = async () => {
        while (consents.live.has(consentId, 'page'))
          for await (const _ of consents.live.read(consentId, 'page'));
      };
      reading().catch((error) => rig.faults.push(String(error)));
    },
    async granted() {
      const asked = await this.asked();
      await consents.join(asked.consentId, 'page', account);
      this.looksOn(asked.consentId);
      await tell(asked.taskId, 'Agreed');
      return asked;
    },
    async captures(consentId: string, order: Partial<CaptureOrder> = {}) {
      const taskId = await consents.capture(consentId, {
        intervalMs: 1_000,
        count: 1_000,
        actor: account,
        permission: '/capture',
        ...order,
      });
      await pass();
      return taskId ?? '';
    },
    /** Uploads a picture like the device. */
    upload: (taskId: string, sequence: number, picture = png(String(sequence)), token?: string) => {
      const own = calls.find(({ commandKey }) => commandKey === taskId)?.inputArgs.UploadToken ?? '';
      const takenAt = '2026-01-01T08:00:00.000Z';
      return consents.upload(taskId, {
        token: token ?? own,
        sequence,
        contentType: 'image/png',
        takenAt,
        picture,
      });
    },
    async playing() {
      const { consentId } = await this.granted();
      const taskId = await this.captures(consentId);
      await this.upload(taskId, 1);
      return { consentId, taskId };
    },
  };
}
