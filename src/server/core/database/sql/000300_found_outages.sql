-- Outages that last, of each organisation with users. Home shows them even if no user receives messages about outages.
create table outage (
  outage_id text primary key,
  op_id text not null references operator (op_id) on delete cascade,
  cause_key text not null,
  cause jsonb not null,
  total integer not null,
  -- Devices that were reported, and the position of the last of their disconnections: it is counted once.
  count integer not null,
  last_pos bigint not null,
  since timestamptz not null,
  ended_at timestamptz
);
create unique index outage_open on outage (op_id, cause_key) where ended_at is null;
-- Outages that messages were sent about before this table existed, and that last.
insert into outage (outage_id, op_id, cause_key, cause, total, count, last_pos, since)
select distinct on (a.op_id, m.news_group) md5(a.op_id || ' ' || m.news_group || ' ' || (m.outage ->> 'since')), a.op_id,
  m.news_group, m.outage -> 'cause', (m.outage ->> 'total')::integer, m.count, m.cause, (m.outage ->> 'since')::timestamptz
from message m join account a using (account_id)
where m.kind = 'outages' and m.outage ->> 'endedAt' is null and m.state not in ('expired', 'mailed')
order by a.op_id, m.news_group, m.count desc;
