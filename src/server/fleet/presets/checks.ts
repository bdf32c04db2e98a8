import type { Clock } from '#domain/clock.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { DesiredValue } from '#domain/presets/desired.ts';
import type { PresetTask } from '#domain/presets/tasks.ts';
import { type Secrets, secretMark } from '#domain/secrets.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Deferral, WrittenField } from '#machines/preset-device/events.ts';
import { isToWrite } from '#machines/preset-device/fields.ts';
import type { PresetDeviceContext } from '#machines/preset-device/machine.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { Engine } from '#server/devices/engine/engine.ts';
import type { DeviceReader, DispatchAuthority } from '#server/devices/engine/port.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { secretsIn } from './applied-secrets.ts';
import { compare, nextTask, type Wanted, wantedOf, withFilters } from './evaluate.ts';
import type { PresetFilters } from './filters.ts';
import { type PresetDeviceMachine, presetDeviceStream, presetParameter } from './preset-device-stream.ts';
import { isDeviceBusy } from './queries/busy.ts';
import { type KnownDevice, knownDevice, pathsOfFields, storedReadings } from './queries/devices.ts';
import { type PresetInForce, presetsInForce, wantOf } from './queries/in-force.ts';
import type { PresetSecrets } from './secrets.ts';

type Device = Loaded<PresetDeviceMachine>;
type Fact = NewFact<PresetDeviceMachine>;

export interface PresetChecksDeps {
  database: Database;
  log: EventLog;
  engine: Pick<Engine, 'begin'>;
  reader: Pick<DeviceReader, 'read'>;
  authority: DispatchAuthority;
  /** Returns the reason that an account may no longer do this for the organisation; null: it may. */
  lostStanding(question: { accountId: string; permission: string; opId: string }): Promise<unknown>;
  models: DeviceModels;
  filters: PresetFilters;
  secrets: PresetSecrets;
  /** Settles when the read models have reached this position. */
  reached(pos: number): Promise<void>;
  clock: Pick<Clock, 'now'>;
  retry: RetryPolicy;
  newId(): string;
}

/** Permission of those who edit presets: a preset acts for its last editor. */
export const editPermission = '/presets/edit';
const actor = serverActor('presets');

/** A task, an upgrade or a playbook is open on the device: found in the transaction that would begin a task. */
class DeviceBusy extends Error {
  override readonly name = 'DeviceBusy';
}

/** Reads devices, compares them with what presets want, and writes what differs. */
export class PresetChecks {
  readonly streams: StreamRepository<PresetDeviceMachine>;
  readonly served: ServedKind<PresetDeviceMachine>;
  readonly #deps: PresetChecksDeps;

  constructor(deps: PresetChecksDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({ log: deps.log, definition: presetDeviceStream });
    const read = { perform: (id: string, device: Device) => this.#read(id, device.snapshot.context) };
    this.served = {
      kind: presetDeviceStream.kind,
      streams: this.streams,
      performers: {
        readValues: read,
        readBack: read,
        beginTask: { perform: (id) => this.#begin(id) },
      },
    };
  }

  /** Reads the device, and compares its answer. What the product knew before does not count. */
  async #read(endpointId: string, context: PresetDeviceContext): Promise<Fact[]> {
    const { reader, models, retry, clock } = this.#deps;
    const known = await retry.until('preset check', () => this.#wanted(endpointId));
    const { live, presets } = known?.wanted ?? { live: [], presets: [] };
    const at = () => new Date(clock.now()).toISOString();
    if (!known || live.length === 0)
      return [{ type: 'values.compared', data: { at: at(), fields: [], presets }, actor }];
    const answer = await reader.read(endpointId, pathsOfFields(live.map(({ field }) => field)));
    if (answer.kind !== 'values')
      return [{ type: 'read.failed', data: { reason: answer.kind, presets }, actor }];
    const found = await retry.until('preset check', async () =>
      compare(live, await this.#reported(endpointId, context, live), await models.of(modelled(known.device))),
    );
    const wants = wantsBy(known.all);
    const fields = found.map(({ field, state, from }) => ({
      field,
      want: wants.get(from.presetId) ?? '',
      answer: state,
    }));
    return [{ type: 'values.compared', data: { at: at(), fields, presets }, actor }];
  }

  /** Begins the task that writes what differs, unless it was begun. */
  #begin(endpointId: string): Promise<Fact[]> {
    const { retry, engine, newId } = this.#deps;
    return retry.until('preset task', async (): Promise<Fact[]> => {
      const { snapshot, version } = await this.streams.load(endpointId);
      if (snapshot.value !== 'due') return [];
      const work = await this.#work(endpointId, snapshot.context);
      if (typeof work === 'string') return [deferred(work)];
      const { task, fields, account, params, secrets } = work;
      const taskId = newId();
      const begun: Fact = { type: 'task.begun', data: { taskId, fields }, actor };
      try {
        await engine.begin(
          [{ taskId, endpointId }],
          {
            kind: task.kind,
            permission: taskKinds[task.kind].permission,
            actor: { kind: 'account', ...account },
            lane: 'bulk',
            params,
            secrets,
          },
          async (together) => {
            const decide = (device: Device): Fact[] => (device.version === version ? [begun] : []);
            const within = async (db: Parameters<typeof isDeviceBusy>[0]) => {
              if (await isDeviceBusy(db, endpointId)) throw new DeviceBusy(endpointId);
            };
            return (await this.streams.advance(endpointId, decide, { together, within })) !== null;
          },
        );
      } catch (error) {
        if (error instanceof DeviceBusy) return [deferred('busy')];
        throw error;
      }
      return [];
    });
  }

  /** Returns the task that is due, or the reason that there is none now. */
  async #work(endpointId: string, context: PresetDeviceContext) {
    const { database, models, secrets: vault } = this.#deps;
    if (await isDeviceBusy(database.sql, endpointId)) return 'busy' as const;
    const known = await this.#wanted(endpointId);
    if (!known || known.device.opId !== context.opId) return 'changed' as const;
    const { live } = known.wanted;
    const wants = wantsBy(known.all);
    const want = ({ field, from }: DesiredValue) => ({ field, want: wants.get(from.presetId) ?? '' });
    const model = await models.of(modelled(known.device));
    const reported = await this.#reported(endpointId, context, live);
    const differing = live.filter((value) => isToWrite(context.fields, want(value)));
    const taskFor = (fields: readonly DesiredValue[]) => {
      const chosen = new Set(fields.map(({ field }) => field));
      return nextTask(live, reported, model, ({ field }) => chosen.has(field));
    };
    if (!taskFor(differing)) return 'changed' as const;
    // One task acts for one account, so the fields of another author's presets wait for the next one.
    for (const account of accountsOf(differing, known.all)) {
      const own = differing.filter(({ from }) => authorOf(known.all, from.presetId)?.id === account.id);
      const task = taskFor(own);
      if (!task) continue;
      const written = live.filter(({ field }) => task.fields.includes(field));
      if (!(await this.#mayWrite(account.id, task, known, written))) continue;
      const found = await vault.of(task.secrets.map(({ secretId }) => secretId));
      // A passphrase that cannot be read any more must not be replaced by an empty one.
      if (task.secrets.some(({ secretId }) => !found.has(secretId))) continue;
      // A new security mode brings its passphrase again, which is not due by itself.
      const due = written.filter((value) => isToWrite(context.fields, want(value)));
      const fields = due.map((value): WrittenField => {
        const secretId = task.secrets.find(({ field }) => field === value.field)?.secretId;
        return secretId === undefined ? want(value) : { ...want(value), secretId };
      });
      const presetIds = [...new Set(written.map(({ from }) => from.presetId))];
      return { task, fields, account, ...paramsOf(task, presetIds, found) };
    }
    return 'standing' as const;
  }

  /** Checks again that the account may edit these presets, and change this device. */
  async #mayWrite(
    accountId: string,
    { kind }: PresetTask,
    { device, all }: Known,
    values: readonly DesiredValue[],
  ): Promise<boolean> {
    const { authority, lostStanding } = this.#deps;
    const opIds = new Set(
      values.flatMap(({ from }) => all.find(({ presetId }) => presetId === from.presetId)?.opId ?? []),
    );
    for (const opId of opIds)
      if ((await lostStanding({ accountId, permission: editPermission, opId })) !== null) return false;
    const { permission } = taskKinds[kind];
    return authority.mayStill({ accountId, permission, endpointId: device.endpointId });
  }

  /** Returns what presets want of the device; null: it is not in use. */
  async #wanted(endpointId: string): Promise<Known | null> {
    const { database, filters, clock } = this.#deps;
    const device = await knownDevice(database, endpointId);
    if (!device) return null;
    const all = await presetsInForce(database);
    const found = withFilters(device, await filters.of(all));
    return { device, all, wanted: wantedOf(found, all, clock.now()) };
  }

  /** Reads what was just reported from the tables: a restarted server finds the same there. */
  async #reported(endpointId: string, context: PresetDeviceContext, live: readonly DesiredValue[]) {
    const { database, log, reached, clock } = this.#deps;
    await reached((await log.head()).pos);
    const fields = live.map(({ field }) => field);
    const stored = (await storedReadings(database, [endpointId], fields)).get(endpointId);
    if (!stored) throw new Error('a device without readings');
    return { readings: stored.readings, appliedSecrets: secretsIn(context.secrets), at: clock.now() };
  }
}

interface Known {
  device: KnownDevice;
  all: readonly PresetInForce[];
  wanted: Wanted;
}

const deferred = (reason: Deferral): Fact => ({ type: 'task.deferred', data: { reason }, actor });

const modelled = ({ endpointId, modelName, prodClass }: KnownDevice) => ({
  endpoint_id: endpointId,
  model_name: modelName,
  prod_class: prodClass,
});

const wantsBy = (all: readonly PresetInForce[]): ReadonlyMap<string, string> =>
  new Map(all.map((preset) => [preset.presetId, wantOf(preset)]));

const authorOf = (all: readonly PresetInForce[], id: string) =>
  all.find(({ presetId }) => presetId === id)?.account;

/** Returns the authors of these values, each once. */
const accountsOf = (values: readonly DesiredValue[], all: readonly PresetInForce[]) => {
  const accounts = values.flatMap(({ from }) => authorOf(all, from.presetId) ?? []);
  return [...new Map(accounts.map((account) => [account.id, account])).values()];
};

/** Builds the parameters of a task, with a mark at the place of each secret. */
function paramsOf(
  { params, secrets }: PresetTask,
  presetIds: readonly string[],
  found: ReadonlyMap<string, string>,
): { params: JsonObject; secrets: Secrets } {
  const rows = Array.isArray(params.radios) ? params.radios : null;
  const marked = rows?.map((row, at) => {
    const names = secrets.filter(({ radio }) => radio === at).map(({ name }) => [name, secretMark]);
    return row instanceof Object && !Array.isArray(row) ? { ...row, ...Object.fromEntries(names) } : row;
  });
  const places = secrets.map(({ radio, name, secretId }): [string, string] => [
    `radios.${radio}.${name}`,
    found.get(secretId) ?? '',
  ]);
  return {
    params: { ...params, ...(marked && { radios: marked }), [presetParameter]: [...presetIds] },
    secrets: new Map(places),
  };
}
