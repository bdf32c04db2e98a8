-- The server that works on the log now: what another one appends is refused (docs/decisions/242). Empty: nobody has said so.
alter table es_log add column writer text not null default '';
