-- Entries of the audit trail and beginnings of streams that go on are erased too (docs/decisions/247, 248).
-- Version of the first event of a stream that no checkpoint stands for.
alter table es_stream add column begins integer not null default 1;
create index es_stream_devices on es_stream (log_id, stream_id) where kind = 'device';
create index es_event_checkpoints on es_event (log_id, stream_id, version)
  where type = 'device.checkpointed' and erased_by is null;
-- Entries in the order in which their time is over.
create index es_event_audit on es_event (log_id, recorded_at, pos)
  where type = 'audit.recorded' and erased_by is null;
create index audit_object_by_entry on audit_object (pos);
