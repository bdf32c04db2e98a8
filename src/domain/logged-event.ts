import type { JsonObject } from '#machines/json.ts';

/** Who caused an event. `id` is an account id, an endpoint id or the name of the server's part that acted. */
export interface Actor {
  kind: 'account' | 'device' | 'server';
  id: string;
  name: string;
}

/** The event was erased when its time was over (erasure.ts). */
export interface ErasedMark {
  /** Position of the statement that says so. */
  by: number;
  /** The digest that its leaf is made of, hex. */
  payload: string;
}

/**
 * One event of the log, as the API, the live socket, the export and the verifier show it.
 * `recordedAt` is the server's clock, `deviceAt` the device's own where it reported one; both ISO 8601 with
 * milliseconds. `hash` is hex: the log chain's value at this position.
 */
export interface LoggedEvent {
  pos: number;
  streamId: string;
  version: number;
  type: string;
  schemaVersion: number;
  recordedAt: string;
  deviceAt?: string;
  actor: Actor;
  data: JsonObject;
  hash: string;
  /** Only of an erased event: `data` is then empty, and the actor is not the one that was recorded. */
  erased?: ErasedMark;
}

/** An event with what its hashes are made of (chain.ts), as an exported file carries it. Hex. */
export interface ProvenEvent extends LoggedEvent {
  /** One salt for each top-level member of `data`, in key order. */
  salts: string[];
  leaf: string;
}

/** The server's own hand in the log, by the part that acted. */
export const serverActor = (
  part:
    | 'accounts'
    | 'identity'
    | 'engine'
    | 'gateway'
    | 'timers'
    | 'recovery'
    | 'reactor'
    | 'retention'
    | 'roles'
    | 'mails'
    | 'messages'
    | 'inventory'
    | 'files'
    | 'alarms'
    | 'rollouts'
    | 'seals',
): Actor => ({
  kind: 'server',
  id: part,
  name: part,
});

export const deviceActor = (endpointId: string): Actor => ({
  kind: 'device',
  id: endpointId,
  name: endpointId,
});
