-- Devices that have one bank for firmware, as the plan counted them: nothing takes an upgrade back on them.
alter table rollout_member add column one_bank boolean not null default false;
