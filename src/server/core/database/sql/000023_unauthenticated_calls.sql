-- Calls that nobody authenticated, counted by the hour: the event log keeps what it has for ever, and anybody can make these.
create table unauthenticated_call (
  hour timestamptz not null,
  operation text not null,
  result text not null,
  -- '': of the addresses beyond those that are named in an hour
  address text not null,
  calls integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (hour, operation, result, address)
);
