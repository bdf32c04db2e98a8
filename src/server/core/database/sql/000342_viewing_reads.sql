-- Sums of an organisation whose zone changed, and those of programmes, have rows of their own. All days are summed again.
delete from viewing_day;
update viewing_report_date set folded = false;
alter table viewing_segment drop constraint viewing_segment_pkey;
alter table viewing_segment add column time_zone text not null, add column kind text not null;
alter table viewing_segment add primary key (date, op_id, province, time_zone, kind);
alter table viewing_segment add constraint viewing_segment_kind check (kind in ('services', 'programmes'));

-- Rises whenever the sums of the day are stored.
alter table viewing_day add column version integer not null default 1;

-- Viewing of each box by day, and its lost and overlapping segments. Organisation and province are those of its reports.
create table viewing_device_day (
  date date not null references viewing_day on delete cascade,
  op_id text not null,
  province text not null,
  box_no integer not null references viewing_box on delete cascade,
  seconds integer not null,
  views integer not null,
  channels integer not null,
  -- Segments before these views that the box never reported, and those that overlap others
  lost bigint not null,
  overlapping integer not null,
  primary key (date, op_id, province, box_no)
);
create index viewing_device_day_longest on viewing_device_day (date, seconds desc, box_no);
create index viewing_device_day_box on viewing_device_day (box_no);

-- Deployed set-top boxes at the last count of each date (UTC).
create table viewing_deployed_day (
  date date primary key,
  counted_at timestamptz not null
);
create table viewing_deployed (
  date date not null references viewing_deployed_day on delete cascade,
  op_id text not null,
  province text not null,
  boxes integer not null,
  primary key (date, op_id, province)
);

-- The place of the box when it reported them.
alter table viewing_rejected add column op_id text not null default '', add column province text not null default '';
