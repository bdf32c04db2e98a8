import { SqlEventLog } from '../core/log/event-log.ts';
import { Retention } from '../core/log/retention/retention.ts';
import { LogProof } from '../core/log/seals/proof.ts';
import { loadSigningKey } from '../core/log/signing-key.ts';
import type { LogStorage } from '../core/log/storage.ts';
import { faultsOf } from '../core/logger.ts';
import type { Module } from '../core/module.ts';
import { ReadModels } from '../core/read-models/read-models.ts';
import { rebuildLists } from '../core/read-models/rebuild-lists.ts';
import { type Projection, ProjectionRunner } from '../core/read-models/runner.ts';
import { RowSeals } from '../core/seals/row-seals.ts';
import { StreamKinds } from '../core/streams/definition.ts';
import { InlineLists } from '../core/streams/inline-lists.ts';
import { deviceStream } from '../devices/engine/device-stream.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { deviceCondensers } from '../devices/read-model/checkpoint.ts';
import { accountList } from '../people/accounts/account-stream.ts';
import { accountSeal } from '../people/accounts/sealed-account.ts';
import type { Closers } from './closers.ts';
import type { ServerPorts } from './ports.ts';
import type { Services } from './services.ts';

export interface ComposedLog {
  kinds: StreamKinds;
  log: SqlEventLog;
  projections: readonly Projection[];
  readModels: ReadModels;
  seals: RowSeals;
}

/** Opens the log, and updates the modules' lists and read models to its head. */
export async function composeLog<G extends DeviceGateway>(
  modules: readonly Module<Services>[],
  { database, writer = null, seed, recordPast, logger, vault }: ServerPorts<G>,
  closers: Closers,
): Promise<ComposedLog> {
  const kinds = new StreamKinds(modules.flatMap(({ streams = [] }) => streams));
  const seals = new RowSeals((text) => vault.rowSeals(text));
  const sealing = { [accountList.table.name]: accountSeal(seals) };
  const lists = (storage: LogStorage) => new InlineLists(kinds, storage, sealing);
  const log = new SqlEventLog({ database, writer, lists });
  await log.open();
  await rebuildLists(database, log, kinds);
  closers.add(() => log.idle());
  await seed(log);

  const onFault = faultsOf(logger.child({ part: 'projections' }));
  const projections = modules.flatMap((module) => module.projections?.(database, kinds) ?? []);
  const runners = projections.map(
    (projection) => new ProjectionRunner(projection, { database, log, onFault }),
  );
  for (const runner of runners) {
    await runner.start();
    closers.add(() => runner.stop());
  }
  const readModels = new ReadModels(log, runners);
  const logAt = (now: () => Date) => new SqlEventLog({ database, writer, lists, now });
  await recordPast?.(logAt, (position) => readModels.reached(position));
  return { kinds, log, seals, projections, readModels };
}

/** Seals the log, and erases expired streams and entries. */
export async function composeProof<G extends DeviceGateway>(
  ports: ServerPorts<G>,
  { kinds, log, projections }: ComposedLog,
  closers: Closers,
): Promise<{ proof: LogProof; retention: Retention }> {
  const { database, clock, now, logger } = ports;
  const key = await loadSigningKey(ports.dataDir, ports.keyFiles);
  const proof = new LogProof({ database, log, key, now, onFault: faultsOf(logger.child({ part: 'proof' })) });
  await proof.start();
  closers.add(() => proof.stop());

  const retention = new Retention({
    database,
    log,
    key,
    reads: proof.reads,
    kinds: kinds.erasable,
    alsoIn: projections.flatMap(({ rowsOfStreams = [] }) => rowsOfStreams),
    endless: { kind: deviceStream.kind, condensers: () => deviceCondensers(database) },
    days: ports.retentionDays ?? null,
    auditDays: ports.auditDays ?? null,
    deviceDays: ports.deviceDays ?? null,
    sealedTo: () => proof.sealer.sealedTo,
    clock,
    now,
    onFault: faultsOf(logger.child({ part: 'retention' })),
  });
  await retention.start();
  closers.add(() => retention.stop());
  return { proof, retention };
}
