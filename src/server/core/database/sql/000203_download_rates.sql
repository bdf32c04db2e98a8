-- Bytes a second that the downloads of an organisation and of all below it share; null: no limit of its own.
alter table firmware_rule add column bytes_per_second bigint;
-- The same of a rollout, as its order says: the listener for devices keeps to it.
alter table rollout add column bytes_per_second bigint;
