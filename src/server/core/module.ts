import type { FastifyInstance } from 'fastify';
import { type OperationId, operations } from '#api/operations.gen.ts';
import type { FactsOf } from '#server/core/audit/audit.ts';
import type { UploadPurpose } from '#server/core/blobs/file-uploads.ts';
import type { Database } from '#server/core/database/database.ts';
import type { StoredTables } from '#server/core/database/stored-table.ts';
import type { DemoContent } from '#server/core/demo.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { ComparedTable } from '#server/core/read-models/comparison/compared-table.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import type { StreamDefinition, StreamKinds } from '#server/core/streams/definition.ts';
import { listExport } from './exports/list-export.ts';
import { resourceHandlers } from './resource/handlers.ts';
import type { AnyResource } from './resource/resource.ts';
import type { CoreServices } from './services.ts';

/** Area of the product: its tables are in a migration, everything else is in its folder. */
export interface Module<S extends CoreServices> {
  name: string;
  /** Resources whose standard handlers answer their operations. */
  resources?: readonly AnyResource[];
  /** Tables of the module. */
  tables?: StoredTables;
  /** Kinds of stream of the module. */
  streams?: readonly StreamDefinition[];
  /** Creates the module's read models, which follow the log. */
  projections?(database: Database, kinds: StreamKinds): Projection[];
  /** Lists further tables whose rows follow from the log, for the comparison with it. */
  compared?(database: Database, log: EventLog): ComparedTable[];
  /** Builds the facts of the module's streams for pending audit entries of an earlier version. */
  auditFacts?: FactsOf;
  /**
   * Handlers of other operations, or of resource operations that differ from the standard. `resources`: those of the
   * whole product.
   */
  handlers?: (services: S, resources: readonly AnyResource[]) => Partial<Handlers>;
  /** Upload purposes (core/blobs), by the name in `beginUpload`. */
  uploads?: Readonly<Record<string, UploadPurpose>>;
  /** Routes that are not in the contract: files that devices and browsers send or fetch without a login. */
  routes?: (app: FastifyInstance, services: S) => void | Promise<void>;
  /** Content that a demo gets after its first start, in this order. */
  demo?: readonly DemoContent[];
}

/**
 * Collects a handler for every operation of the contract. Throws at start if one is missing, or two modules have it.
 */
export function handlersOf<S extends CoreServices>(modules: readonly Module<S>[], services: S): Handlers {
  const handlers: Partial<Handlers> = {};
  services.exporter.use(handlers);
  Object.assign(handlers, listExport(services.exporter));
  const resources = modules.flatMap((module) => module.resources ?? []);
  for (const module of modules) {
    const ofResources = (module.resources ?? []).map((resource) => resourceHandlers(resource));
    const own: Partial<Handlers> = Object.assign({}, ...ofResources, module.handlers?.(services, resources));
    const twice = Object.keys(own).find((id) => id in handlers);
    if (twice) throw new Error(`operation ${twice} has two handlers, the second in module ${module.name}`);
    Object.assign(handlers, own);
  }
  if (isComplete(handlers)) return handlers;
  const missing = (Object.keys(operations) as OperationId[]).filter((id) => !handlers[id]);
  throw new Error(`operations without a handler: ${missing.join(', ')}`);
}

const isComplete = (handlers: Partial<Handlers>): handlers is Handlers =>
  (Object.keys(operations) as OperationId[]).every((id) => handlers[id]);
