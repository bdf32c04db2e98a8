-- PE-019 Inventory: activate menu; an installer's role asks for an activation with the first of them.
update role set permissions = permissions || array[
  '/devices/actions/request-activation', '/devices/actions/activate', '/devices/actions/deactivate',
  '/devices/actions/reject', '/devices/customer'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
-- PE-017 Inventory: assign
update role set permissions = permissions || array['/op/action/release', '/invdevices/remove']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin');
-- PE-034 Unregistered: manage
update role set permissions = permissions || array[
  '/devices/unregistered', '/devices/unregistered/exports', '/devices/unregistered/update'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin');
-- PE-001 Device: list view; the stock is a part of it.
update role set permissions = permissions || array['/invdevices', '/invdevices/exports']
where role_key in (
  'SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Viewer'
);
insert into role_change (role_key, migration)
select role_key, '000071' from role
where role_key in (
  'SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Viewer'
);
