import type { DeviceFact } from '#machines/device/events.ts';
import { AuditProjection } from '#server/administration/audit/read-model.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import { ProjectionRunner } from '#server/core/read-models/runner.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';
import { type Bench, type BenchContext, type Figure, p95, quantile, seconds, sleep } from './harness.ts';
import { openBenchDatabase } from './support/database.ts';
import { observation } from './support/devices.ts';

const actor = { kind: 'account', id: 'bench', name: 'Somebody' } as const;
/** Share of time, as in the product. */
const share = 0.25;
/** Number of parameters of a device, as of a router of the fleet. */
const paths = 1_700;
const endpointId = 'os::BENCH-RETENTION';

/** Time to erase entries of the audit trail and the past of one device, and the waits that this causes. */
export const retention: Bench = {
  name: 'retention',
  run: (context) => measure(context),
};

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const { database, remove } = await openBenchDatabase();
  const rig = await RetentionRig.start(database);
  const entries = quick ? 5_000 : 100_000;
  const reportedValues = quick ? 2_500 : 50_000;
  await fill(rig, entries, entry);
  await fill(rig, reportedValues, report);
  const projection = new AuditProjection();
  const projected = new ProjectionRunner(projection, { database, log: rig.log, onFault: () => {} });
  await projected.start();
  await projected.stop();
  rig.passDays(100);
  await rig.proof.sealer.sealNow();
  say(`${entries} entries and ${reportedValues} reports are old`);
  const figures: Figure[] = [];
  for (const [what, days, events] of [
    ['entries of the audit trail', { days: null, auditDays: 60 }, entries],
    ['reports of one device', { days: null, deviceDays: 60 }, reportedValues],
  ] as const) {
    const alone = p95(await waits(rig, async () => sleep(quick ? 1_000 : 5_000)));
    const erasing = rig.retention({ ...days, share });
    const began = performance.now();
    const times = await waits(rig, async () => {
      const erased = await erasing.pass();
      if (erased !== events) throw new Error(`${erased} of ${events} were erased`);
    });
    const taken = seconds(began);
    say(`${events} ${what} in ${taken.toFixed(1)} s`);
    const baseline = { what: 'the same with nothing else', value: alone };
    figures.push(
      {
        what: `erasing ${events} ${what}, in a quarter of the time`,
        value: taken,
        unit: 's',
      },
      { what: `append meanwhile, p95 (${what})`, value: p95(times), unit: 'ms', baseline },
      { what: `append meanwhile, longest (${what})`, value: quantile(times, 1), unit: 'ms' },
    );
  }
  await rig.stop();
  await remove();
  return figures;
}

async function fill(rig: RetentionRig, count: number, item: (n: number) => AppendItem): Promise<void> {
  for (let n = 0; n < count; n += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, count - n) }, (_, at) => rig.log.append([item(n + at)], 'bulk')),
    );
}

/** Appends every 50 ms during the work, and returns the waits. */
async function waits(rig: RetentionRig, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  for (let n = 0; !done; n++) {
    const began = performance.now();
    await rig.log.append([observation(n % 1_000, n)]);
    times.push(performance.now() - began);
    await sleep(50);
  }
  await working;
  return times;
}

/** Returns an entry of one of fifty people. */
const entry = (n: number): AppendItem => ({
  streamId: `audit:person-${n % 50}`,
  kind: 'audit',
  machineVersion: '1',
  events: [
    {
      type: 'audit.recorded',
      actor,
      data: {
        operation: 'updateDevice',
        method: 'put',
        reads: false,
        targets: [`os::${n % 1_000}`],
        result: 'success',
        address: '192.0.2.7',
        taskIds: [],
        objects: [],
        operator: 'op1',
        oldValue: { deviceName: `Router ${n}`, address: 'Somewhere 1' },
        newValue: { deviceName: `Router ${n + 1}`, address: 'Somewhere 1' },
      },
    },
  ],
});

/** Returns a report: every twentieth is a reading of 360 values, the others of one. */
function report(n: number): AppendItem {
  const values = Object.fromEntries(
    Array.from({ length: n % 20 === 0 ? 360 : 1 }, (_, at) => [
      `Device.WiFi.DataElements.Network.Device.${(n * 7 + at) % paths}.Value`,
      String(n),
    ]),
  );
  const registered: DeviceFact = {
    type: 'device.registered',
    data: { opId: 'op1', modelName: 'AR2140', prodClass: 'APROUTER', deviceStatus: 'Deployed' },
  };
  const observed: DeviceFact = { type: 'device.valuesObserved', data: { source: 'get', values } };
  const { type, data } = n === 0 ? registered : observed;
  return {
    streamId: `device:${endpointId}`,
    kind: 'device',
    machineVersion: '1',
    events: [
      {
        type,
        data: JSON.parse(JSON.stringify(data)),
        actor: { kind: 'device', id: endpointId, name: endpointId },
      },
    ],
  };
}
