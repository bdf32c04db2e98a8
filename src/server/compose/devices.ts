import { randomUUID } from 'node:crypto';
import type { BulkCollector } from '#domain/bulk-data.ts';
import { taskTraits } from '#domain/task-kinds/table.ts';
import { currentBucket } from '../core/blobs/bucket.ts';
import type { EventLog } from '../core/log/log.ts';
import { faultsOf } from '../core/logger.ts';
import { StreamRepository } from '../core/streams/repository.ts';
import { RetryPolicy } from '../core/streams/retry-policy.ts';
import { Admissions } from '../devices/admission/admissions.ts';
import { RefusedDevices } from '../devices/admission/refused-devices.ts';
import { dailyParts } from '../devices/apps/daily-parts.ts';
import { BucketPictures } from '../devices/capture/bucket-pictures.ts';
import { FilePictures } from '../devices/capture/picture-store.ts';
import { openConsents } from '../devices/capture/queries.ts';
import { uploadPath } from '../devices/capture/uploads.ts';
import { caseStream } from '../devices/cases/case-stream.ts';
import { DailyReadings } from '../devices/engine/daily-readings.ts';
import { RemoteCloser } from '../devices/engine/remote-closer.ts';
import { TrafficSampler } from '../devices/engine/traffic-sampler.ts';
import { WaitingSink } from '../devices/gateway/gateway.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { ValueSubscriptions } from '../devices/gateway/value-subscriptions.ts';
import type { DeviceOfRun } from '../devices/models/queries/models.ts';
import { DeviceModels } from '../devices/models/queries/models.ts';
import { openRuns } from '../devices/playbooks/queries.ts';
import { onlineEndpointIds } from '../devices/queries/devices.ts';
import { bootsOf } from '../devices/read-model/boots.ts';
import { arrivals } from '../devices/registration/queries/arrival.ts';
import { SqlIdentities } from '../devices/registration/queries/identities.ts';
import { SqlDeviceSecrets } from '../devices/settings/queries/device-secrets.ts';
import { remoteConnections } from '../devices/settings/queries/remote-connections.ts';
import { sampledDevices, storeTraffic } from '../devices/settings/queries/traffic.ts';
import { SqlOpenTasks } from '../devices/tasks/queries/open.ts';
import { SqlTaskSecrets } from '../devices/tasks/queries/secrets.ts';
import type { DeviceFollower } from '../fleet/inventory/rows/until-current.ts';
import { dropOrphans } from '../fleet/inventory/uploads/queries/rows.ts';
import { InventoryUploads } from '../fleet/inventory/uploads/uploads.ts';
import { Alarms } from '../statistics/alarms/alarms.ts';
import { storeHealth } from '../statistics/resources/queries/samples.ts';
import type { Closers } from './closers.ts';
import type { Core } from './core.ts';
import type { ServerPorts } from './ports.ts';

/**
 * Milliseconds in which devices that were online before a restart may reconnect, before the log records them as lost.
 */
const returnGraceMs = 60_000;

/** Composes the gateway for devices, and the core's access to their tables. */
export async function composeDevices<G extends DeviceGateway>(
  ports: ServerPorts<G>,
  log: EventLog,
  closers: Closers,
  collect: BulkCollector,
) {
  const { database, now, vault, publicUrl } = ports;
  const sink = new WaitingSink();
  const identities = await SqlIdentities.open(database, now);
  const deviceSecrets = new SqlDeviceSecrets(database, vault, now);
  const { clock } = ports;
  const admissions = await Admissions.open({ database, log, clock, newId: randomUUID });
  const onFault = faultsOf(ports.logger.child({ part: 'core' }));
  const refused = await RefusedDevices.open({ database, clock, onFault });
  closers.add(() => refused.close());
  const gateway = await ports.openGateway(sink, {
    identities,
    isAdmitted: admissions.admits,
    record: refused,
    keptPaths: (endpointId) => deviceSecrets.pathsOf(endpointId),
    collect,
  });
  closers.add(() => gateway.close());
  const models = new DeviceModels(database, now);
  const caseStreams = new StreamRepository({ log, definition: caseStream });
  const secrets = new SqlTaskSecrets(database, vault);
  const connected: ((endpointId: string) => void)[] = [];
  return {
    identities,
    admissions,
    refused,
    models,
    /** Calls the listener for each newly connected device after it was read. */
    onRead: (listener: (endpointId: string) => void) => void connected.push(listener),
    caseStreams,
    watching: new ValueSubscriptions(gateway),
    core: {
      gateway,
      sink,
      secrets,
      deviceSecrets,
      tasks: new SqlOpenTasks(database),
      traitsOf: taskTraits,
      arrivalOf: arrivals(database, ports.imported),
      needsDescription: (modelName: string) => models.needsDescription(modelName),
      wasRead(endpointId: string) {
        for (const listener of connected) listener(endpointId);
      },
      onlineByTheLog: () => onlineEndpointIds(database.sql),
      returnGraceMs,
      screens: {
        pictures: ports.bucket
          ? new BucketPictures(currentBucket(ports.bucket), vault)
          : new FilePictures(ports.dataDir, vault),
        open: () => openConsents(database),
        uploadUrl: (taskId: string) => `${publicUrl}${uploadPath}/${taskId}`,
        now,
      },
      playbooks: {
        cases: caseStreams,
        open: () => openRuns(database),
        addressOf: (runId: string) => `${publicUrl}/playbooks/${runId}`,
        modelOf: (device: DeviceOfRun) => models.ofRun(device),
        bootsOf: (endpointId: string, since: Date) => bootsOf(database, endpointId, since),
      },
    },
  };
}

/** Composes uploaded files of devices, whose effects the core performs. */
export async function composeUploads<G extends DeviceGateway>(
  { database, clock, logger, uploadSlice }: ServerPorts<G>,
  of: { core: Core<G>; log: EventLog; readModels: DeviceFollower; models: DeviceModels },
): Promise<InventoryUploads> {
  const { core, ...deps } = of;
  const retry = new RetryPolicy(clock, faultsOf(logger.child({ part: 'core' })));
  await dropOrphans(database.sql);
  const uploads = new InventoryUploads({
    ...deps,
    database,
    retry,
    newId: randomUUID,
    ...(uploadSlice === undefined ? {} : { slice: uploadSlice }),
  });
  core.effects.serve(uploads.served);
  return uploads;
}

/** Composes the alarms of devices, which follow their readings. */
export async function composeAlarms<G extends DeviceGateway>(
  { database, clock, logger, statistics }: ServerPorts<G>,
  log: EventLog,
  closers: Closers,
): Promise<Alarms> {
  const alarms = new Alarms({
    database,
    log,
    clock,
    newId: randomUUID,
    everyMs: (statistics?.seconds ?? 0) * 1_000,
    onFault: faultsOf(logger.child({ part: 'core' })),
  });
  await alarms.start();
  closers.add(() => alarms.stop());
  return alarms;
}

/** Starts automatic work on devices: remote connections end, and counters are read. */
export function startDeviceWork<G extends DeviceGateway>(
  ports: ServerPorts<G>,
  {
    core,
    models,
    alarms,
    onRead,
  }: {
    core: Core<G>;
    models: DeviceModels;
    alarms: Alarms;
    onRead(listener: (endpointId: string) => void): void;
  },
  closers: Closers,
): void {
  const { database, clock, logger } = ports;
  const { gateway } = core;
  const onFault = faultsOf(logger.child({ part: 'core' }));
  const closer = new RemoteCloser({
    engine: core.commands,
    gateway,
    open: () => remoteConnections(database),
    clock,
    onFault,
  });
  closer.start();
  closers.add(() => closer.stop());
  const seconds = ports.statistics?.seconds ?? 0;
  if (seconds === 0) return;
  const daily = new DailyReadings({
    gateway,
    partsOf: (endpointId) => dailyParts({ database, models }, endpointId),
    observed: (endpointId, source, values) => core.reports.observed(endpointId, source, values),
    clock,
    onFault,
  });
  onRead((endpointId) => daily.connected(endpointId));
  daily.start();
  closers.add(() => daily.stop());
  const sampler = new TrafficSampler({
    gateway,
    daily,
    devices: () => sampledDevices(database, models),
    store: (samples) => storeTraffic(database, samples),
    async storeHealth(samples) {
      await storeHealth(database, samples);
      await alarms.heard(samples);
    },
    everyMs: seconds * 1_000,
    clock,
    onFault,
  });
  sampler.start();
  closers.add(() => sampler.stop());
}
