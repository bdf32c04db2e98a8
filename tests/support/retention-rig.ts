import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { caseMachineVersion } from '#machines/case/machine.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { taskSamples } from '#machines/task/events.ts';
import { taskMachineVersion } from '#machines/task/machine.ts';
import { systemClock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/database.ts';
import { SqlStorage } from '#server/core/log/event-log.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import { mainLogId } from '#server/core/log/log.ts';
import { Retention, type RetentionDeps } from '#server/core/log/retention/retention.ts';
import { LogProof } from '#server/core/log/seals/proof.ts';
import { loadSigningKey, type SigningKey } from '#server/core/log/signing-key.ts';
import type { LogStorage } from '#server/core/log/storage.ts';
import { deviceCondensers } from '#server/devices/read-model/checkpoint.ts';
import { sha256 } from './sealed-log.ts';
import { inlineLists, streamKinds } from './stream-kinds.ts';

const dayMs = 86_400_000;
const actor = { kind: 'account', id: 'marker-account', name: 'Ada Marker' } as const;
const sample = (type: string): JsonObject =>
  JSON.parse(JSON.stringify(taskSamples.find((known) => known.type === type)?.data ?? {}));

const life = [
  'task.requested',
  'task.authorised',
  'task.queued',
  'task.dispatched',
  'task.acknowledged',
  'task.succeeded',
];

/** A process with log, seals and retention on a database, with a calendar that a test moves. */
export class RetentionRig {
  readonly database: Database;
  readonly log: GroupedLog;
  readonly proof: LogProof;
  readonly key: SigningKey;
  readonly faults: unknown[] = [];
  readonly #directory: string;
  readonly #time: { at: number };

  private constructor(
    database: Database,
    directory: string,
    key: SigningKey,
    time: { at: number },
    storage: LogStorage = new SqlStorage(database, mainLogId),
  ) {
    this.database = database;
    this.key = key;
    this.#directory = directory;
    this.#time = time;
    const now = () => new Date(this.#time.at);
    this.log = new GroupedLog({ storage, now, lists: inlineLists });
    const onFault = (where: string, error: unknown) => void this.faults.push({ where, error });
    this.proof = new LogProof({ database, log: this.log, key, now, onFault });
  }

  /** Starts the rig; `directory` contains the key; default: a new one. */
  static async start(
    database: Database,
    { directory, storage }: { directory?: string; storage?: LogStorage } = {},
  ): Promise<RetentionRig> {
    const keys = directory ?? (await mkdtemp(join(tmpdir(), 'waymark-retention-')));
    const time = { at: Date.parse('2026-01-01T00:00:00.000Z') };
    const rig = new RetentionRig(database, keys, await loadSigningKey(keys), time, storage);
    await rig.log.open();
    await rig.proof.sealer.start();
    return rig;
  }

  /** Starts another process on the same database, with the same key and calendar. */
  async beside(): Promise<RetentionRig> {
    const rig = new RetentionRig(this.database, this.#directory, this.key, this.#time);
    await rig.proof.sealer.start();
    return rig;
  }

  async stop(): Promise<void> {
    await this.proof.stop();
    await this.log.idle();
    await rm(this.#directory, { recursive: true, force: true });
  }

  get now(): Date {
    return new Date(this.#time.at);
  }

  passDays(days: number): void {
    this.#time.at += days * dayMs;
  }

  retention(more: Partial<RetentionDeps> = {}): Retention {
    const { database, log, key, proof } = this;
    return new Retention({
      database,
      log,
      key,
      reads: proof.reads,
      kinds: streamKinds.erasable,
      alsoIn: [{ table: 'conformance_finding', column: 'stream_id' }],
      days: 30,
      auditDays: null,
      deviceDays: null,
      endless: { kind: 'device', condensers: () => deviceCondensers(database) },
      sealedTo: () => proof.sealer.sealedTo,
      clock: systemClock,
      now: () => new Date(this.#time.at),
      onFault: (where, error) => void this.faults.push({ where, error }),
      share: 1,
      ...more,
    });
  }

  /** Records a task that ran to its end, or as far as `types`; `note` is in its request and its result. */
  async task(
    id: string,
    { types = life, note = '', data = {} }: { types?: string[]; note?: string; data?: JsonObject } = {},
  ): Promise<void> {
    const reported = (type: string): JsonObject => {
      const facts = sample(type);
      if (type === 'task.requested') return { ...facts, ...data, params: { host: note } };
      return type === 'task.succeeded' ? { ...facts, result: { note } } : facts;
    };
    await this.log.append([
      {
        streamId: `task:${id}`,
        kind: 'task',
        machineVersion: taskMachineVersion,
        events: types.map((type) => ({ type, data: reported(type), actor })),
      },
    ]);
  }

  async case(id: string, facts: { type: string; data: JsonObject }[]): Promise<void> {
    await this.log.append([
      {
        streamId: `case:${id}`,
        kind: 'case',
        machineVersion: caseMachineVersion,
        events: facts.map((fact) => ({ ...fact, actor })),
      },
    ]);
  }

  /** Records an entry of the audit trail. */
  async entry(accountId: string, data: JsonObject = {}): Promise<void> {
    const record = {
      operation: 'updateDevice',
      method: 'put',
      reads: false,
      targets: ['os::1'],
      result: 'success',
      address: '192.0.2.7',
      taskIds: [],
      oldValue: null,
      newValue: null,
      objects: [],
      operator: null,
      ...data,
    };
    await this.log.append([
      {
        streamId: `audit:${accountId}`,
        kind: 'audit',
        machineVersion: '1',
        events: [
          {
            type: 'audit.recorded',
            data: record,
            actor: { kind: 'account', id: accountId, name: `Marker ${accountId}` },
          },
        ],
      },
    ]);
  }

  /** Records reports of a device, one append after the other. */
  async device(endpointId: string, facts: readonly DeviceFact[]): Promise<void> {
    for (const { type, data } of facts)
      await this.log.append([
        {
          streamId: `device:${endpointId}`,
          kind: 'device',
          machineVersion: '1',
          events: [{ type, data: JSON.parse(JSON.stringify(data)), actor }],
        },
      ]);
  }

  /** Runs one pass after everything was sealed. */
  async pass(more: Partial<RetentionDeps> = {}): Promise<number> {
    await this.proof.sealer.sealNow();
    return this.retention(more).pass();
  }

  async exported(wanted: { from?: number; to?: number } = {}): Promise<string> {
    await this.proof.sealer.sealNow();
    const range = await this.proof.range(wanted);
    if (!range) throw new Error('the log has no such range');
    const pieces: string[] = [];
    for await (const piece of this.proof.exportRange(range)) pieces.push(piece);
    return pieces.join('');
  }

  async verdict(range: { from?: number; to?: number } = {}) {
    return verifyFile(new Blob([await this.exported(range)]), {
      sha256,
      trusted: new Set([this.key.keyId]),
    });
  }
}
