-- Whether the conditional access of a set-top box is active, as it reports; empty: it does not report it.
alter table device add column cas text not null default '' check (cas in ('', 'activated', 'deactivated'));
alter table device_count add column cas text not null default '';
alter table device_count drop constraint device_count_pkey;
alter table device_count
  add primary key (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas);
alter table saved_filter add column cas text check (cas in ('activated', 'deactivated'));
