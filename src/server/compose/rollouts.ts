import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { BlobStore } from '../core/blobs/port.ts';
import type { EventLog } from '../core/log/log.ts';
import { faultsOf } from '../core/logger.ts';
import { operatorPath } from '../core/read-models/operator-paths.ts';
import { Scope } from '../core/read-models/scope.ts';
import type { DeviceReader } from '../devices/engine/port.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { AppCargo, type AppCargoDeps } from '../fleet/app-profiles/app-cargo.ts';
import type { AppChanges } from '../fleet/app-profiles/changes.ts';
import { AppUndoCargo } from '../fleet/app-profiles/undo-cargo.ts';
import { FirmwareCargo, type FirmwareCargoDeps } from '../fleet/firmware/firmware-cargo.ts';
import { RollbackCargo } from '../fleet/firmware/rollback-cargo.ts';
import type { Upgrades } from '../fleet/firmware/upgrades.ts';
import { Rollouts, type RolloutsDeps } from '../fleet/rollouts/rollouts.ts';
import { RolloutRunner, type RunnerDeps } from '../fleet/rollouts/runner.ts';
import { resolveTargets } from '../fleet/rollouts/targets.ts';
import type { Core } from './core.ts';
import type { ServerPorts } from './ports.ts';

interface Parts<G extends DeviceGateway>
  extends Pick<FirmwareCargoDeps, 'upgradeTimes' | 'progressOf'>,
    Pick<RunnerDeps, 'reached'> {
  core: Core<G>;
  models: FirmwareCargoDeps['models'] & AppCargoDeps['models'];
  log: EventLog;
  blobs: BlobStore;
  upgrades: Upgrades;
  appChanges: AppChanges;
  reader: Pick<DeviceReader, 'read'>;
  keep: RolloutsDeps['keep'];
}

/** Minimum milliseconds between two facts of a wave. */
const lingerMs = 900;

/** Composes rollouts with their cargoes, and their automatic steps. */
export function composeRollouts<G extends DeviceGateway>(
  { database, now, clock, logger }: ServerPorts<G>,
  {
    core,
    log,
    blobs,
    models,
    upgrades,
    appChanges,
    reader,
    upgradeTimes,
    progressOf,
    reached,
    keep,
  }: Parts<G>,
) {
  const onFault = faultsOf(logger.child({ part: 'rollouts' }));
  const undo = new RollbackCargo({ database, upgrades, upgradeTimes, reader });
  const firmware = new FirmwareCargo({
    database,
    blobs,
    models,
    upgrades,
    upgradeTimes,
    progressOf,
    now,
    undo,
    cancel: (taskId, actor) => core.engine.cancel(taskId, 'user', actor),
    async fail(taskId, message, actor) {
      const data = { code: 'wsfail' as const, message };
      await core.engine.streams.advance(taskId, () => [{ type: 'task.failed', data, actor }]);
    },
  });
  const shared = {
    database,
    times: upgradeTimes,
    changes: appChanges,
    cancel: (taskId: string, actor: Actor) => core.engine.cancel(taskId, 'user', actor),
  };
  const app = new AppCargo({ ...shared, blobs, models, undo: new AppUndoCargo(shared) });
  const rollouts = new Rollouts({
    log,
    database,
    keep,
    now,
    onFault,
    cargoes: { firmware, app },
    resolve: async ({ opId, targets, subject }, columns) => {
      const scope = new Scope({
        database,
        opId,
        actor: serverActor('rollouts'),
        asOf: null,
        now,
        opPath: (await operatorPath(database.sql, opId)) ?? '-',
        power: { level: 0, permissions: [] },
        sealed: () => null,
        misplaced: async () => new Set<string>(),
        changed: () => {},
        owes: async () => {},
      });
      return resolveTargets(scope, targets, { modelName: subject.modelName, columns });
    },
  });
  core.effects.serve(rollouts.served);
  core.effects.serve(rollouts.servedWaves);
  const runner = new RolloutRunner({
    log,
    database,
    now,
    clock,
    onFault,
    rollouts,
    reached,
    lingerMs,
  });
  return { rollouts, runner };
}
