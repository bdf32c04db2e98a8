-- Operator whose people may read the old and the new value of an entry; null: whoever sees all its devices.
alter table audit_entry add column values_of text;
