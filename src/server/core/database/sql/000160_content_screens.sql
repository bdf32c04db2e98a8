-- How a set-top box shows a metadata set, as it sent it: one picture of each view, of the box that fetched it last.
create table content_screen (
  sha256 text not null,
  op_id text not null references operator,
  view text not null check (view in ('live', 'home')),
  endpoint_id text not null,
  png bytea not null,
  taken_at timestamptz not null,
  primary key (sha256, op_id, view)
);
