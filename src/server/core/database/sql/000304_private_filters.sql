-- Only its author sees a private filter while the author has an account. Its name is unique among the author's filters: a name conflict would reveal the filters of others.
alter table saved_filter add column is_private boolean not null default false;
drop index saved_filter_name;
create unique index saved_filter_name on saved_filter (op_id, name_key(filter_name)) where not is_private;
create unique index saved_filter_private_name on saved_filter (op_id, owner_id, name_key(filter_name)) where is_private;
