-- Who changed a list last, and who sorted it: named to the one who sorts an older version of it.
alter table content_list add column changed_by text;
alter table content_list add column sorted_by text;
alter table content_list add column sorted_version integer not null default 0;
