import type { JsonObject } from '#machines/json.ts';

/** Originator of an event. `id` is an account id, an endpoint id or the name of the server's part. */
export interface Actor {
  kind: 'account' | 'device' | 'server';
  id: string;
  name: string;
}

/** Mark of an event that was erased after its retention period (erasure.ts). */
export interface ErasedMark {
  /** Position of the erasure statement. */
  by: number;
  /** Digest that its leaf is made of, hex. */
  payload: string;
}

/**
 * One event of the log, as shown by the API, the live socket, the export and the verifier. `recordedAt` is the server's
 * clock, `deviceAt` the device's own if reported; both ISO 8601 with milliseconds. `hash` is hex: the value of the log
 * chain at this position.
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
  /** Present only for an erased event: `data` is then empty, and the actor is not the recorded one. */
  erased?: ErasedMark;
}

/** An event with the inputs of its hashes (chain.ts), as in an exported file. Hex. */
export interface ProvenEvent extends LoggedEvent {
  /** One salt for each top-level member of `data`, in key order. */
  salts: string[];
  leaf: string;
}

/** Returns the actor for a part of the server. */
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
    | 'exports'
    | 'alarms'
    | 'rollouts'
    | 'presets'
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
