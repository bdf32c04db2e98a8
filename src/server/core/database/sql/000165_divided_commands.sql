-- A command to more devices than a bulk action takes, or to those of several zones, is several bulk actions of one command.
alter table bulk_action add column command_id text;
alter table bulk_action add column part integer not null default 1;
alter table bulk_action add column parts integer not null default 1;
-- Of the group that the command was given to; null: chosen by hand.
alter table bulk_action add column target_name text;
update bulk_action set command_id = bulk_action_id;
alter table bulk_action alter column command_id set not null;
create index bulk_action_of_command on bulk_action (command_id, part);
