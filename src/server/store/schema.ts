import type { Generated } from 'kysely';

/** Tables of 000001_event_log.sql as Kysely sees them. bigint arrives as number, timestamptz as Date on both databases. */
export interface LogTables {
  es_log: { log_id: string; epoch: string; pos: number; hash: Uint8Array };
  es_stream: {
    log_id: string;
    stream_id: string;
    kind: string;
    machine_version: string;
  };
  es_event: {
    log_id: string;
    pos: number;
    stream_id: string;
    version: number;
    type: string;
    schema_version: number;
    data: string;
    actor: string;
    device_at: string | null;
    recorded_at: Date;
    salts: Uint8Array;
    leaf: Uint8Array;
    hash: Uint8Array;
  };
  es_effect: {
    log_id: string;
    effect_id: string;
    stream_id: string;
    kind: string;
    slot: string;
    params: string;
    due_at: Date;
    state: Generated<'pending' | 'inFlight'>;
  };
  task: TaskRow;
}

export interface TaskRow {
  task_id: string;
  endpoint_id: string;
  kind: string;
  feature: string;
  family: string;
  lane: string;
  batch_id: string | null;
  state: string;
  terminal: boolean;
  version: number;
  attempts: number;
  account_id: string;
  account_name: string;
  permission: string;
  request_path: string | null;
  requested_at: Date;
  updated_at: Date;
  finished_at: Date | null;
  requested_pos: number;
  last_pos: number;
  params: string;
  result: string | null;
  failure: string | null;
}
