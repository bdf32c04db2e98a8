import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { components } from '#api/main.d.ts';
import { demoDevice } from '#server/demo/devices.ts';
import { noFirmwareFaults } from '#simulator/firmware-faults.ts';
import { type ImageHeader, simulatedImage } from '#simulator/firmware-image.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { setApprovalRules } from '#tests/support/approval-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';

type Detail = components['schemas']['FirmwareProfileDetail'];
type Member = components['schemas']['ProfileMember'];
type Headers = Record<string, string>;

const model = 'KSTB2020';
/** Indexes of the demo's devices of the model. The demo deploys two of them, the bench the others as well. */
const indexes = [0, 14, 28, 42, 56, 70];
/** Rollouts are tallied each second of the server's time. */
const speed = 5;
/** A device that disconnects during a version check is checked again 30 s after the timeout. */
export const askedTwiceMs = 150_000;

/** Devices of one model, in fleets of one: only they are connected. */
class ModelFleet {
  readonly #fleets: readonly Fleet[];

  constructor(bench: () => BenchServer, speed: number) {
    this.#fleets = indexes.map((firstIndex) =>
      createFleet({
        // The port differs after a restart.
        get url() {
          return `ws://127.0.0.1:${bench().uspPort}/usp`;
        },
        count: 1,
        firstIndex,
        seed: 1,
        // Devices reconnect soon after any outage of the server on a busy machine.
        speed,
        reconnectMs: 20,
        longestReconnectMs: 500,
      }),
    );
  }

  get agents() {
    return this.#fleets.flatMap(({ agents }) => agents);
  }

  async start(): Promise<void> {
    await Promise.all(this.#fleets.map((fleet) => fleet.start()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#fleets.map((fleet) => fleet.stop()));
  }
}

/** Starts a server with six connected set-top boxes of Northwind for a file of tests, and calls it over HTTP. */
export function profileBench() {
  let bench: BenchServer;
  let fleet: ModelFleet;
  let admin: { authorization: string };
  let second: { authorization: string };
  let support: { authorization: string };
  let devices: string[] = [];
  let code = 100;

  const startFleet = async (speed = Number.POSITIVE_INFINITY) => {
    fleet = new ModelFleet(() => bench, speed);
    await fleet.start();
  };
  const signIn = async () => {
    admin = await bench.login('admin@northwind.example');
    second = await bench.login('system.admin@waymark.example');
    support = await bench.login('support@northwind.example');
  };
  const restart = async (more = {}) => {
    await bench.stop();
    const upgradeTimes = { soakMs: 100, lostMs: 10_000 };
    bench = await startBench({ devices: true, speed, on: bench.place, upgradeTimes, ...more });
    await signIn();
  };

  beforeAll(async () => {
    bench = await startBench({ devices: true, speed, upgradeTimes: { soakMs: 100, lostMs: 3_000 } });
    await signIn();
    for (const index of indexes.slice(2)) {
      const { endpointId, registration } = demoDevice(index);
      const data = { ...registration, opId: 'northwind', deviceStatus: 'Deployed' as const };
      await bench.tell(endpointId, [{ type: 'device.registered', data }]);
    }
    await startFleet();
    await setApprovalRules(bench.database, 'northwind', { fourEyes: false });
    await eventually(async () => {
      await bench.settled();
      const rows = await bench.database.sql
        .selectFrom('device')
        .innerJoin('operator', 'operator.op_id', 'device.op_id')
        .select('endpoint_id')
        .where('model_name', '=', model)
        .where('company_name', 'like', 'Northwind%')
        .where('device_status', '=', 'Deployed')
        .where('firmware_version', 'is not', null)
        // The first four have two of one version: a canary holds one of each, so four different ones would be a single
        // wave.
        .orderBy('hardware_version')
        .orderBy('firmware_version', 'desc')
        .orderBy('endpoint_id')
        .execute();
      devices = rows
        .map(({ endpoint_id }) => endpoint_id)
        .filter((id) => fleet.agents.some((agent) => agent.endpointId === id));
      expect(devices.length).toBeGreaterThan(4);
    });
  }, 120_000);
  afterAll(async () => {
    await fleet.stop();
    await bench.close();
  });
  beforeEach(() => {
    code++;
    for (const agent of fleet.agents) agent.faults.firmware = noFirmwareFaults;
  });

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers: Headers = admin,
  ) => {
    const url = `/api/v1${path}`;
    const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, ...answer.json() };
  };
  const version = () => `8.0.${code}`;
  /** Uploads an image of the present version, and approves it as the first administrator. */
  const file = async (header: Partial<ImageHeader> = {}): Promise<string> => {
    const about = { mid: 'kstb2020', fwCode: String(10_000 + code), versionName: version() };
    const bytes = simulatedImage({ model, version: version(), ...header }, 65_536);
    const sent = form(about, { name: 'stb.img', bytes });
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/api/v1/firmwares',
      payload: sent.payload,
      headers: { ...admin, ...sent.headers },
    });
    const { FirmwareFileId } = answer.json().data;
    await call('POST', '/firmwares/action/approve', { FirmwareFileId });
    return FirmwareFileId;
  };
  const order = async (more: object = {}, headers: Headers = admin) =>
    call(
      'POST',
      '/firmwares/profiles',
      { FirmwareFileId: await file(), fpName: `Profile ${code}`, activateMode: 'immediately', ...more },
      headers,
    );
  const started = async (more: object = {}): Promise<string> => {
    const answer = await order(more);
    expect(answer).toMatchObject({ code: 'success' });
    return answer.data.fpId;
  };
  const detail = async (fpId: string): Promise<Detail> => {
    await bench.settled();
    const { data } = await call('GET', `/firmwares/profiles/${fpId}`);
    const { counts } = data.profile;
    const sum = counts.waiting + counts.running + counts.success + counts.failed + counts.cancelled;
    expect(sum).toBe(counts.eligible);
    return data;
  };
  const members = async (fpId: string, more: object = {}): Promise<Member[]> =>
    (await call('POST', `/firmwares/profiles/${fpId}/devices/page`, { limit: 100, ...more })).data;

  /** Returns the upgrades and tasks of each device that did not end at its first attempt. */
  async function whatWaits(fpId: string): Promise<string> {
    const found = (await members(fpId)).filter(({ state, attempt }) => state !== 'ended' || attempt > 1);
    const online = fleet.agents.filter(({ connected }) => connected).map(({ endpointId }) => endpointId);
    const events = await bench.log.read(0, 1_000_000);
    const of = (endpointId: string) =>
      events
        .filter(({ streamId }) => streamId.includes(`${fpId}.`) || streamId === `device:${endpointId}`)
        .filter(({ type }) => type !== 'device.valuesObserved')
        .slice(-60)
        .map(({ recordedAt, streamId, type, data }) =>
          `${recordedAt} ${streamId} ${type} ${JSON.stringify(data)}`.slice(0, 240),
        );
    return found
      .flatMap((member) => [
        `${JSON.stringify(member)} ${online.includes(member.endpointId) ? 'online' : 'offline'}`,
        ...of(member.endpointId),
      ])
      .join('\n');
  }
  const until = async (fpId: string, state: string, timeout = 60_000) => {
    let last = await detail(fpId);
    const check = async () => {
      last = await detail(fpId);
      expect(last.profile.state).toBe(state);
    };
    await vi.waitFor(check, { timeout }).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await whatWaits(fpId)}`);
    });
    return last;
  };

  return {
    get bench() {
      return bench;
    },
    get fleet() {
      return fleet;
    },
    /** Administrator of Northwind, who creates the profiles. */
    get admin() {
      return admin;
    },
    /** Administrator of the system, who approves them. */
    get second() {
      return second;
    },
    get support() {
      return support;
    },
    /** Deployed devices of the model that the administrator can see. */
    get devices() {
      return devices;
    },
    /** Number of the present version, in the names of what a test creates. */
    get code() {
      return code;
    },
    nextVersion: () => void code++,
    /** Targets the first devices. */
    some: (count: number) => ({ addDids: devices.slice(0, count) }),
    /** Returns the demo's device with this id. */
    demoDeviceOf: (endpointId: string) =>
      indexes.map(demoDevice).find((device) => device.endpointId === endpointId) ?? demoDevice(0),
    control: (fpId: string, actionControl: string, more = {}) =>
      call('POST', '/firmwares/profiles/controls', { fpId, actionControl, ...more }),
    call,
    detail,
    file,
    members,
    order,
    restart,
    started,
    startFleet,
    until,
  };
}
