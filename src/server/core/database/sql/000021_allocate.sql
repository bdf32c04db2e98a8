-- PE-017 Inventory: assign
update role set permissions = permissions || array[
  '/op/action/allocate'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin');
