import { pathOf } from '#domain/device-parameters/readings.ts';
import { genericModel } from '#domain/models.ts';
import { type Boot, taskOf } from '#domain/playbooks/judgement.ts';
import type { PlaybookName } from '#machines/playbook/events.ts';
import { Reactor } from '#server/core/streams/reactor.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { caseStream } from '#server/devices/cases/case-stream.ts';
import { playbookStream } from '#server/devices/playbooks/playbook-stream.ts';
import { type PlaybookOrder, Playbooks } from '#server/devices/playbooks/playbooks.ts';
import type { Disk } from '#tests/simulation/disk.ts';
import { account, engineRig } from './engine-rig.ts';

export const reed = { kind: 'account', id: 'reed', name: 'Reed' } as const;

const [lnbType, lnbValue] = [pathOf('lnbType'), pathOf('lnbValue')];
const locked = 'Device.Services.STBService.1.Components.FrontEnd.1.X_WAYMARK_DVBS.Modulation.Locked';
export const lnbPaths = { lnbType, lnbValue };

const first = (name: 'tunerQuality' | 'tunerChannels') => pathOf(name).replaceAll('*', '1');

/** Returns a box with a single-band LNB that is configured as universal. */
const box = (): Record<string, string> => ({
  [pathOf('displayStatus')]: 'Present',
  [pathOf('displayPower')]: 'On',
  [pathOf('hdcpStatus')]: 'Authenticated',
  [lnbType]: 'Universal',
  [lnbValue]: '9750/10600',
  [locked]: 'false',
  [first('tunerQuality')]: '0',
  [first('tunerChannels')]: '60',
  [pathOf('memoryTotal')]: '1000',
  [pathOf('memoryFree')]: '40',
});

const measurements: Record<PlaybookName, PlaybookOrder['measurements']> = {
  wifiSlow: [taskOf('WifiScanChannel'), taskOf('PingTest', { host: '192.0.2.1' })],
  noPicture: [taskOf('HdmiInfo')],
  restarts: [taskOf('PingTest', { host: '192.0.2.1' })],
};

/** Runs of playbooks with the real engine and log, and a set-top box whose tuner locks with the right settings. */
export async function playbookRig(disk?: Disk) {
  const rig = engineRig(disk);
  const { devices, engine, effects, storage, clock, pass } = rig;
  const values = box();
  devices.reported = () => ({ kind: 'values', values, errors: {} });
  devices.wasSet = (set) => {
    Object.assign(values, set);
    values[locked] = String(values[lnbType] === 'Single');
    return { kind: 'set', values: set, errors: {} };
  };
  const parts = {
    log: rig.log,
    retry: engine.retry,
    clock,
    onFault: (where: string) => void rig.faults.push(where),
  };
  const boots: Boot[] = [];
  const may = { says: true };
  // There are more ids than streams: a future case already has one.
  let ids = 10 * (disk?.streams.size ?? 0);
  const playbooks = new Playbooks({
    ...parts,
    engine,
    authority: { mayStill: async () => may.says },
    cases: new StreamRepository({ log: rig.log, definition: caseStream }),
    reader: { read: async (endpointId, paths) => devices.get(endpointId, paths) },
    modelOf: async ({ modelName, prodClass }) => genericModel(modelName, prodClass),
    bootsOf: async () => boots,
    open: async () =>
      [...(storage.disk.lists.get('playbook_run')?.values() ?? [])].flatMap((row) =>
        Reflect.get(row, 'terminal') === false
          ? [{ runId: Reflect.get(row, 'run_id'), endpointId: Reflect.get(row, 'endpoint_id') }]
          : [],
      ),
    addressOf: (runId) => `https://waymark.example/playbooks/${runId}`,
    now: () => new Date(clock.now()),
    newId: () => `p${++ids}`,
  });
  effects.serve(playbooks.served);
  const reactor = new Reactor(playbookStream, playbooks.streams, {
    ...parts,
    checkpoints: storage.checkpoints,
  });
  devices.online.add('box');
  await rig.recover();
  rig.start();
  await reactor.start();
  await playbooks.recover();
  await pass();
  const contextOf = async (runId: string) => (await playbooks.streams.load(runId)).snapshot.context;
  return {
    ...rig,
    playbooks,
    values,
    boots,
    may,
    contextOf,
    state: async (runId: string) => String((await playbooks.streams.load(runId)).snapshot.value),
    row: (runId: string) => storage.disk.lists.get('playbook_run')?.get(runId),
    types: (streamId: string) => storage.disk.stream(streamId).map(({ type }) => type),
    /** Lets the tasks that need no user end and be reported. */
    settles: () => pass(1_000),
    begin: (playbook: PlaybookName, order: Partial<PlaybookOrder> = {}) =>
      playbooks.start({
        playbook,
        endpointId: 'box',
        opId: 'northwind',
        modelName: 'KSTB2020',
        prodClass: 'STB',
        caseTitle: `A case of ${playbook}`,
        measurements: measurements[playbook],
        leftOut: [],
        leavesCase: true,
        actor: account,
        ...order,
      }),
    async started(playbook: PlaybookName, order: Partial<PlaybookOrder> = {}) {
      const runId = await this.begin(playbook, order);
      if (runId === null) throw new Error('it was not started');
      await this.settles();
      return runId;
    },
    async running(runId: string) {
      return (await contextOf(runId)).running ?? '';
    },
    async tell(taskId: string, ok: boolean) {
      const actor = { kind: 'device', id: 'box', name: 'box' } as const;
      const result = { success_count: 10, failure_count: 0, average_response_time: 3 };
      await engine.streams.advance(taskId, () => [
        ok
          ? { type: 'task.succeeded', data: { result }, actor }
          : { type: 'task.failed', data: { code: 'wsfail', message: 'no route' }, actor },
      ]);
      await this.settles();
    },
  };
}
