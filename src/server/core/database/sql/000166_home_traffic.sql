-- What went through the uplinks of devices on a day of their organisation, written with the samples of their counters.
create table traffic_day (
  day text collate "C" not null,
  op_id text not null,
  received bigint not null,
  sent bigint not null,
  -- Samples that it is the sum of
  n integer not null,
  primary key (day, op_id)
) with (fillfactor = 50);

-- Tasks that ended by the model of their device, of the last days: a model whose failures rise is named on the start page.
create table model_action_day (
  day text collate "C" not null,
  op_id text not null,
  model_name text collate "C" not null,
  -- Without those that were cancelled
  ended integer not null,
  failed integer not null,
  primary key (day, op_id, model_name)
) with (fillfactor = 50);
