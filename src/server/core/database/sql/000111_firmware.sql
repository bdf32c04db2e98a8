-- PE-022 and PE-023. Files are seen by those who upgrade devices, edited and approved by those who run a fleet.
update role set permissions = permissions || array[
  '/firmwares', '/firmwares/edit', '/firmwares/action/approve', '/firmwares/rules', '/devices/actions/multi/firmware-update'
] where role_key in ('SystemAdmin', 'OperatorAdmin');
update role set permissions = permissions || array['/firmwares', '/devices/actions/multi/firmware-update']
where role_key = 'CompanyAdmin';
update role set permissions = permissions || array['/firmwares'] where role_key = 'Auditor';
insert into role_change (role_key, migration)
select role_key, '000111' from role where '/firmwares' = any(permissions);
