import type { FastifyInstance } from 'fastify';
import { type OperationId, operations } from '#api/operations.gen.ts';
import type { FactsOf } from '#server/core/audit/audit.ts';
import type { UploadPurpose } from '#server/core/blobs/file-uploads.ts';
import type { Database } from '#server/core/database/database.ts';
import type { StoredTables } from '#server/core/database/stored-table.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { ComparedTable } from '#server/core/read-models/comparison/compared-table.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import type { StreamDefinition, StreamKinds } from '#server/core/streams/definition.ts';
import { resourceHandlers } from './resource/handlers.ts';
import type { AnyResource } from './resource/resource.ts';
import type { CoreServices } from './services.ts';

/** A vertical of the product: its tables are in a migration, everything else is in its folder. */
export interface Module<S extends CoreServices> {
  name: string;
  /** Rows whose operations are answered by the resource itself. */
  resources?: readonly AnyResource[];
  /** Tables that it keeps. */
  tables?: StoredTables;
  /** Kinds of stream that it keeps in the log. */
  streams?: readonly StreamDefinition[];
  /** Read models that follow the log for it. */
  projections?(database: Database, kinds: StreamKinds): Projection[];
  /** Tables beside the lists of its streams whose rows follow from the log, for the comparison with the log. */
  compared?(database: Database, log: EventLog): ComparedTable[];
  /** Facts of its streams that an entry of the audit trail says which an earlier version still owed. */
  auditFacts?: FactsOf;
  /** The other operations of the contract that it answers, or those of a resource that it answers otherwise. `resources`: those of the whole product. */
  handlers?: (services: S, resources: readonly AnyResource[]) => Partial<Handlers>;
  /** What files are uploaded for (core/blobs), by the name that `beginUpload` gives. */
  uploads?: Readonly<Record<string, UploadPurpose>>;
  /** Addresses beside the contract: files that devices and browsers send or ask for without a login. */
  routes?: (app: FastifyInstance, services: S) => void | Promise<void>;
}

/** Every operation of the contract with its handler. Throws at start where one has none, or two modules claim it. */
export function handlersOf<S extends CoreServices>(modules: readonly Module<S>[], services: S): Handlers {
  const handlers: Partial<Handlers> = {};
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
