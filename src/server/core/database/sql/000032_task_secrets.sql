-- Secrets of commands that have not ended, sealed (docs/decisions/171). The event that orders one holds in its place only
-- that there is one. Written with the first events of the task, deleted with its last.
create table task_secret (
  task_id text not null,
  -- Its place in the parameters: radios.0.key_pass_phrase
  name text not null,
  sealed bytea not null,
  primary key (task_id, name)
);
