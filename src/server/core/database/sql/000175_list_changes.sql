-- Who last changed a list, and who last sorted it: a refused change of an older version names them.
alter table content_list add column changed_by text;
alter table content_list add column sorted_by text;
alter table content_list add column sorted_version integer not null default 0;
