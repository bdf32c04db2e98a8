import { randomUUID } from 'node:crypto';
import type { EventLog } from '../core/log/log.ts';
import { faultsOf } from '../core/logger.ts';
import { sqlCheckpoints } from '../core/read-models/checkpoints.ts';
import { Reactor } from '../core/streams/reactor.ts';
import { RetryPolicy } from '../core/streams/retry-policy.ts';
import type { DispatchAuthority } from '../devices/engine/port.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import type { DeviceModels } from '../devices/models/queries/models.ts';
import { PresetChecks, type PresetChecksDeps } from '../fleet/presets/checks.ts';
import { PresetFilters } from '../fleet/presets/filters.ts';
import { presetDeviceStream } from '../fleet/presets/preset-device-stream.ts';
import { Presets } from '../fleet/presets/presets.ts';
import { PresetRunner } from '../fleet/presets/runner.ts';
import { PresetSecrets } from '../fleet/presets/secrets.ts';
import type { Core } from './core.ts';
import type { ServerPorts } from './ports.ts';

interface Parts<G extends DeviceGateway> extends Pick<PresetChecksDeps, 'lostStanding' | 'reached'> {
  core: Core<G>;
  log: EventLog;
  models: DeviceModels;
  authority: DispatchAuthority;
}

const usualChecks = { periodMs: 24 * 3_600_000, perSecond: 20 };

/** Composes presets, the checks of their devices, and what begins these. */
export function composePresets<G extends DeviceGateway>(
  { database, now, clock, logger, vault, presetChecks = usualChecks }: ServerPorts<G>,
  { core, log, models, authority, lostStanding, reached }: Parts<G>,
) {
  const onFault = faultsOf(logger.child({ part: 'presets' }));
  const retry = new RetryPolicy(clock, onFault);
  const filters = new PresetFilters(database, now);
  const secrets = new PresetSecrets(database, vault);
  const shared = { database, log, models, filters, secrets, retry, newId: randomUUID };
  const presets = new Presets({ ...shared, now, onFault });
  const checks = new PresetChecks({
    ...shared,
    clock,
    authority,
    lostStanding,
    reached,
    engine: core.engine,
    reader: { read: (endpointId, paths) => core.reports.read(endpointId, paths) },
  });
  core.effects.serve(presets.served);
  core.effects.serve(checks.served);
  const checkpoints = sqlCheckpoints(database);
  const reactor = new Reactor(presetDeviceStream, checks.streams, {
    log,
    checkpoints,
    clock,
    retry,
    onFault,
  });
  const runner = new PresetRunner({
    ...presetChecks,
    database,
    log,
    checks,
    filters,
    reached,
    clock,
    now,
    onFault,
  });
  return {
    presets,
    checks,
    async start() {
      await reactor.start();
      runner.start();
    },
    stop() {
      runner.stop();
      reactor.stop();
    },
  };
}
