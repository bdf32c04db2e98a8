-- Retention, erasure and opting out of viewing (docs/decisions/314).
-- Devices that were removed: their viewing from before then is to be erased.
create table viewing_erasure (
  endpoint_id text primary key,
  before timestamptz not null
);

-- Days to be summed again although no report arrived. `asked` rises with each request, so that one that is made during
-- a sum is not lost with it.
create table viewing_refold (
  date date primary key,
  asked integer not null default 1
);

-- Customers who do not want their viewing counted, by the device and its organisation.
create table viewing_opt_out (
  endpoint_id text not null,
  op_id text not null,
  since timestamptz not null,
  primary key (endpoint_id, op_id)
);
create index viewing_opt_out_of on viewing_opt_out (op_id);

-- Reports that are in the sums, or are being added: sums equal those of exactly these reports.
alter table viewing_report_date add column taken boolean not null default false;
update viewing_report_date set taken = folded;

create index viewing_rejected_received on viewing_rejected (received_at);

-- A customer on the phone opts out: those who change the customer of a device record it.
update role set permissions = permissions || array['/stats/linears/settops/opt-out']
where '/devices/customer' = any(permissions);
insert into role_change (role_key, migration)
select role_key, '000345' from role where '/stats/linears/settops/opt-out' = any(permissions);
