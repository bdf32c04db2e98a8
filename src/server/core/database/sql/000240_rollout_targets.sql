-- Targets as lists show them, and devices that left a plan after it was submitted (devices/rollouts/rollout-stream.ts).
alter table rollout
  add column whole_model boolean not null default false,
  add column hand_picked integer not null default 0,
  add column removed integer not null default 0;
