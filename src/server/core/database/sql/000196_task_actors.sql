-- Who has asked for tasks, under each name: a search for a part of a name looks here first, and then reads
-- their tasks only; with the kind it counts without reading them.
create index task_by_actor on task (account_name, account_id, kind);
