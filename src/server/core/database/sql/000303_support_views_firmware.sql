-- Support engineers view firmware files, profiles and rollouts, unless the role was changed by hand.
with changed as (
  update role set permissions = permissions || array['/firmwares', '/firmwares/profiles']
  where role_key = 'OperatorStaff' and modified_at is null
    and not permissions && array['/firmwares', '/firmwares/profiles']
  returning role_key
)
insert into role_change (role_key, migration) select role_key, '000303' from changed;
