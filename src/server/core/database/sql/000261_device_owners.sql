-- Facts that say which organisation a device belongs to: a command compares its row with the last of them (docs/decisions/276).
create index es_event_owners on es_event (log_id, stream_id, version)
  where type in ('device.registered', 'device.found', 'device.allocated', 'device.released', 'device.checkpointed') and erased_by is null;
