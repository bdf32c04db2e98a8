import type { Database } from '../core/database/database.ts';
import { Metrics } from '../core/http/metrics.ts';
import { standbyServers } from '../core/log/active-role.ts';
import type { LogProof } from '../core/log/seals/proof.ts';
import type { TlsCertificate } from '../core/network/tls-files.ts';
import type { ReadModels } from '../core/read-models/read-models.ts';
import type { Core } from './core.ts';

interface Measured {
  database: Database;
  core: Core;
  proof: Pick<LogProof, 'report' | 'sealer'>;
  readModels: Pick<ReadModels, 'positionOf'>;
  /** Rejects if calls are answered with 503. */
  ready(): Promise<unknown>;
  certificates: Partial<Record<string, Pick<TlsCertificate, 'daysLeft'>>>;
}

/** Creates this process's metrics for Prometheus, besides those of calls. */
export function gaugesOf({ database, core, proof, readModels, ready, certificates }: Measured): Metrics {
  const { gateway, hub, engine, log } = core;
  const metrics = new Metrics();
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    metrics.gauge({ name: `waymark_${name}`, help, value });
  gauge('database_available', '0: calls are answered with 503.', () =>
    ready()
      .then(() => 1)
      .catch(() => 0),
  );
  gauge('devices_connected', 'USP sessions of this process.', () => gateway.connectedCount());
  gauge(
    'standby_servers',
    'Servers that take over when this one ends; none with the embedded database.',
    async () => (database.embedded ? 0 : (await standbyServers(database)).length),
  );
  gauge('live_clients', 'Live sockets of this process.', () => hub.clientCount);
  gauge('tasks_waiting', 'Tasks queued in this process.', () => engine.queues.waitingCount());
  gauge('log_position', 'Position of the latest event.', async () => (await log.head()).pos);
  gauge('projection_position', 'Position up to which the device list is projected.', () =>
    readModels.positionOf('devices'),
  );
  gauge('log_sealed_position', 'Position of the latest event under a seal.', () => proof.sealer.sealedTo);
  gauge('log_broken', '1: the log is not what was sealed (GET /api/v1/log/check).', () =>
    proof.report.state === 'broken' ? 1 : 0,
  );
  metrics.gauges({
    name: 'waymark_certificate_days',
    help: 'Days until the certificate of a listener expires, where it ends TLS itself.',
    label: 'listener',
    values: () =>
      Object.fromEntries(
        Object.entries(certificates).flatMap(([listener, certificate]) =>
          certificate ? [[listener, certificate.daysLeft]] : [],
        ),
      ),
  });
  return metrics;
}
