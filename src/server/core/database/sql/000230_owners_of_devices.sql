-- A name that was given while a device was in use is its customer's, and goes when the device goes to another
-- organisation. What happened before a device came to its organisation is not shown to it. Both are folded from the
-- streams: the read model is built anew.
alter table device add column named_in_use boolean not null default false;
alter table device add column owner_since timestamptz;
