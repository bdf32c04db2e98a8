import type { FastifyInstance } from 'fastify';
import type { AccountCalls } from '../core/audit/account-calls.ts';
import type { UnauthenticatedCalls } from '../core/audit/unauthenticated-calls.ts';
import { buildApp } from '../core/http/app.ts';
import { boundedCheck } from '../core/http/bounded-check.ts';
import { internalApp } from '../core/http/health.ts';
import { originOf } from '../core/http/map-tiles.ts';
import type { LogProof } from '../core/log/seals/proof.ts';
import { handlersOf, type Module } from '../core/module.ts';
import type { ReadModels } from '../core/read-models/read-models.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import type { Closers } from './closers.ts';
import type { Core } from './core.ts';
import { gaugesOf } from './gauges.ts';
import type { ServerPorts } from './ports.ts';
import type { Services } from './services.ts';

interface HttpParts<G extends DeviceGateway> {
  services: Services;
  core: Core<G>;
  proof: LogProof;
  readModels: ReadModels;
  counts: { unauthenticated: UnauthenticatedCalls; accountCalls: AccountCalls };
}

export interface ComposedHttp {
  app: FastifyInstance;
  /** Metrics and details for the operator; listens only if it has a port. */
  internal: FastifyInstance;
}

/** Composes the API, the console and the metrics of this server. */
export async function composeHttp<G extends DeviceGateway>(
  modules: readonly Module<Services>[],
  ports: ServerPorts<G>,
  { services, core, proof, readModels, counts }: HttpParts<G>,
  closers: Closers,
): Promise<ComposedHttp> {
  const { database, certificates = {} } = ports;
  const ready = boundedCheck(async () => {
    const { pos } = await core.log.head();
    database.check();
    return pos;
  });
  for (const counted of Object.values(counts)) closers.add(() => counted.write());
  const health = {
    metrics: gaugesOf({ database, core, proof, readModels, ready, certificates }),
    ready: async () => ({
      database: database.embedded ? 'embedded' : 'postgres',
      logPosition: await ready(),
      projectionPosition: readModels.positionOf('devices'),
      sealedPosition: proof.sealer.sealedTo,
    }),
  };
  const app = await buildApp({
    services,
    handlers: handlersOf(modules, services),
    routes: (server) => Promise.all(modules.map((module) => module.routes?.(server, services))),
    connectOrigins: [new URL(services.deviceAccess.url).origin],
    imageOrigins: [ports.mapTiles ? originOf(ports.mapTiles.url) : null].filter((origin) => origin !== null),
    documents: ports.documents,
    health,
    unauthenticated: counts.unauthenticated,
    refusals: ports.refusals ?? null,
    metricsTokens: ports.metricsTokens ?? null,
    trustProxy: ports.trustProxy ?? false,
    hub: core.hub,
    consoleDirectory: ports.consoleDirectory,
    tracer: ports.tracer ?? null,
    tls: certificates.http ?? null,
  });
  closers.add(() => app.close());
  const internal = internalApp(health, services.logger, certificates.internal ?? null);
  closers.add(() => internal.close());
  return { app, internal };
}
