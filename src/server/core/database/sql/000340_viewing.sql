-- What set-top boxes show (docs/decisions/310). The reports of boxes are the truth; everything else follows from them.
create table viewing_box (
  box_no integer generated always as identity primary key,
  endpoint_id text not null unique
);

-- Numbers of segments that a box has reported, by its sequence.
create table viewing_source (
  box_no integer not null references viewing_box on delete cascade,
  log_id text not null,
  seen int8multirange not null,
  reported_at timestamptz not null,
  primary key (box_no, log_id)
);

create table viewing_report (
  pos bigint generated always as identity primary key,
  box_no integer not null references viewing_box on delete cascade,
  log_id text not null,
  -- Numbers that this report was the first to bring
  fresh int8multirange not null,
  first bigint not null,
  -- Clock and up time of the box when it sent the report; null: not stated
  sent_at timestamptz,
  up_time bigint,
  received_at timestamptz not null,
  -- Organisation, province and time zone of the box at that time: a move does not change figures of before
  op_id text not null,
  province text not null,
  time_zone text not null,
  data text not null
);
create index viewing_report_box on viewing_report (box_no, pos);
create index viewing_report_received on viewing_report (received_at);

-- Local dates that the segments of a report touch. A report is folded once it is in the sums of its days.
create table viewing_report_date (
  date date not null,
  pos bigint not null references viewing_report on delete cascade,
  folded boolean not null default false,
  primary key (date, pos)
);
create index viewing_report_unfolded on viewing_report_date (date, pos) where not folded;

create table viewing_day (
  date date primary key,
  folded_at timestamptz not null
);

-- Sums of a day and group of boxes, packed (statistics/viewing/pack.ts).
create table viewing_segment (
  date date not null references viewing_day on delete cascade,
  op_id text not null,
  province text not null,
  body bytea not null,
  primary key (date, op_id, province)
);

-- Segments that do not count, with the reason.
create table viewing_rejected (
  box_no integer not null references viewing_box on delete cascade,
  log_id text not null,
  number bigint not null,
  reason text not null,
  received_at timestamptz not null,
  primary key (box_no, log_id, number)
);
