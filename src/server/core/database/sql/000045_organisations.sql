-- What a company tells of itself (RT-020, entity Company). It is a row of the tree, as schools are.
alter table operator
  add column description text,
  add column oem_key text,
  -- Package name of the app that its set-top boxes begin with.
  add column start_app text,
  -- False: nobody of it, and of those below it, signs in (docs/decisions/208).
  add column use_flag boolean not null default true,
  add column created_by text,
  drop constraint operator_op_type_check,
  add constraint operator_op_type_check
    check (op_type in ('System', 'Operator', 'SubOperator', 'Manufacturer', 'EducationOffice', 'School')),
  -- Without it there would be no way back.
  add constraint operator_root_in_use check (use_flag or parent_id is not null);
create index operator_out_of_use on operator (op_path) where not use_flag;

-- Roles of one operator (CL-152..CL-155, PE-045). Null: roles that all operators have.
alter table role add column op_id text references operator;
drop index role_by_name;
-- Two operators may each have a role of the same name.
create unique index role_by_name on role (coalesce(op_id, ''), lower(role_name));

-- PE-024 Company: manage and edit
update role set permissions = permissions || array['/op/action/createOpInviteAdmin']
where role_key in ('SystemAdmin', 'OperatorAdmin');

-- PE-026 Role: manage. Who invites people chooses among the roles (RU-023).
update role set permissions = permissions || array['/ops/{op}/roles']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Auditor');
update role set permissions = permissions || array['/ops/{op}/roles/edit']
where role_key in ('SystemAdmin', 'OperatorAdmin');
-- RT-058: the page of roles is one of the administrator's.
update role set menus = menus || array['admin'] where role_key = 'OperatorAdmin';
