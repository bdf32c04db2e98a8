-- Name of the uploaded archive; null: the set was made of the lists (A-213).
alter table metadata_set add column file_name text;
