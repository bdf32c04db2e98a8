-- Rollouts that devices join by themselves, and the days that are their waves.
alter table rollout add column automatic boolean not null default false;
alter table rollout add column daily_most integer;
alter table rollout_wave add column day text;
