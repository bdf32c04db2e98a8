-- What is left of an event that was erased when its time was over (docs/decisions/149): the digest that its leaf is made
-- of, and the position of the statement that says so. `data` is then {}, `salts` empty, and `actor` names no one.
alter table es_event add column payload bytea;
alter table es_event add column erased_by bigint;
create index es_event_erased on es_event (log_id, erased_by, pos) where erased_by is not null;

-- Streams that are over, by the time of their last event.
create index task_over on task (updated_at) where terminal;

-- The statistics of a column hold some of its values, in a table of their own that no erasure reaches. Where nothing is
-- searched by, none are made; changing the type, even to itself, drops those that there are, and rewrites no row.
alter table es_event alter column data type text, alter column actor type text, alter column salts type bytea;
alter table es_event
  alter column data set statistics 0, alter column actor set statistics 0, alter column salts set statistics 0;
alter table task alter column params type text, alter column result type text, alter column failure type text;
alter table task
  alter column params set statistics 0, alter column result set statistics 0, alter column failure set statistics 0;
alter table case_file alter column title type text;
alter table case_file alter column title set statistics 0;
