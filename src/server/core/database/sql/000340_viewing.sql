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
  data text not null
);
create index viewing_report_box on viewing_report (box_no, pos);
create index viewing_report_received on viewing_report (received_at);

-- Segments that do not count, with the reason.
create table viewing_rejected (
  box_no integer not null references viewing_box on delete cascade,
  log_id text not null,
  number bigint not null,
  reason text not null,
  received_at timestamptz not null,
  primary key (box_no, log_id, number)
);
