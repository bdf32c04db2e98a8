-- Roles and what each may do (PE-001..PE-035, A-110). Administrators change them; a new operation's migration grants its key
-- to the roles that shall have it. Keys are the canonical paths of operations (PE-036); the tests compare them with the contract.
create table role (
  role_key text primary key,
  role_name text not null,
  description text not null,
  -- System: part of the product, cannot be deleted (PE-045)
  role_group text not null default 'Custom' check (role_group in ('System', 'Custom')),
  -- userLevel; smaller is more powerful (A-029)
  level integer not null,
  menus text[] not null,
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  updater text,
  modified_at timestamptz
);
create unique index role_by_name on role (lower(role_name));

insert into role (role_group, role_key, role_name, level, description, menus) values
  ('System', 'SystemAdmin', 'System administrator', 0, 'Everything, for all operators', '{home,device,management,admin,statistics,root}'),
  ('System', 'OperatorAdmin', 'Operator administrator', 1, 'Everything within the operator', '{home,device,management,statistics,root}'),
  ('System', 'OperatorStaff', 'Support engineer', 2, 'Finds devices, runs diagnostics and actions', '{home,device,management,statistics,root}'),
  ('System', 'CompanyAdmin', 'Company administrator', 2, 'Devices and accounts of one company', '{home,device,management,statistics,root}'),
  ('System', 'EducationOfficeAdmin', 'Education office administrator', 3, 'Devices of the schools of one office', '{home,device,management,statistics,root}'),
  ('System', 'SchoolAdmin', 'School administrator', 4, 'Devices of one school', '{home,device,management,statistics,root}'),
  ('System', 'Viewer', 'Viewer', 5, 'Looks at devices and statistics', '{home,device,statistics,root}'),
  ('System', 'Auditor', 'Auditor', 5, 'Sees everything in scope with timelines and exports; does nothing', '{home,device,management,statistics,root}');

-- PE-001 Device: list view
update role set permissions = permissions || array[
  '/devices',
  '/devices/action/getDevicePageList',
  '/devices/action/getDevice',
  '/devices/action/getDeviceInfo',
  '/devices/action/getDeviceExcelList',
  '/devices/action/query',
  '/devices/action/subscribeRTD',
  '/devices/action/setMonitoring',
  '/devices/actions/info',
  '/devices/actions/time',
  '/devices/activate-counts',
  '/devices/historys/device-action',
  '/devices/historys/device-action/detail',
  '/devices/historys/user-action',
  '/tasks',
  '/tasks/{taskId}',
  '/tasks/{taskId}/events',
  '/tasks/{taskId}/state',
  '/tasks/{taskId}/export'
];

-- PE-002 Device: factory reset
update role set permissions = permissions || array[
  '/devices/actions/multi/factory-reset'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');

-- PE-003 Device: reboot
update role set permissions = permissions || array[
  '/devices/actions/multi/reboot'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');

-- PE-004 Device: lock
update role set permissions = permissions || array[
  '/devices/actions/multi/lock'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');

-- PE-005 Device: unlock or lock
update role set permissions = permissions || array[
  '/devices/actions/multi/unlock',
  '/devices/actions/multi/lock'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');

-- PE-029 Diagnostics: run
update role set permissions = permissions || array[
  '/devices/diagnostics/ip-ping',
  '/devices/diagnostics/traceroute',
  '/devices/diagnostic/traceRouteCancel',
  '/devices/diagnostics/speeds/download',
  '/devices/diagnostics/speeds/upload',
  '/devices/diagnostic/startSpeedTest',
  '/devices/diagnostic/setSpeedTest',
  '/devices/diagnostic/setSpeedTestServer',
  '/devices/diagnostics/wifis/signal-strength-start',
  '/devices/diagnostics/wifis/signal-strength-cancel',
  '/tasks/{taskId}/cancel'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');

-- PE-030 Wi-Fi and network configuration: edit
update role set permissions = permissions || array[
  '/devices/did'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');

-- ADR-080 Cases: read and export
update role set permissions = permissions || array[
  '/cases',
  '/cases/{caseId}',
  '/cases/{caseId}/file'
];

-- ADR-080 Cases: make and edit
update role set permissions = permissions || array[
  '/cases/action/open',
  '/cases/{caseId}/tasks',
  '/cases/{caseId}/edit'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');

-- ADR-080 Cases: comment
update role set permissions = permissions || array[
  '/cases/{caseId}/comment'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin', 'Auditor');

-- ADR-062 Log: seals, check and export
update role set permissions = permissions || array[
  '/log/seals',
  '/log/check',
  '/log/export'
]
where role_key in ('SystemAdmin', 'Auditor');

-- ADR-009 Log: conformance
update role set permissions = permissions || array[
  '/log/conformance'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'Auditor');

-- PE-025 School: list
update role set permissions = permissions || array[
  '/ops'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'EducationOfficeAdmin', 'Auditor');

-- PE-025 School: manage and edit
update role set permissions = permissions || array[
  '/ops/{opId}/edit'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'EducationOfficeAdmin');

-- PE-035 Admin tables: manage
update role set permissions = permissions || array[
  '/admin/api/v1/ref/device-models',
  '/admin/api/v1/ref/role'
]
where role_key in ('SystemAdmin');

update role set permissions = array(select distinct unnest(permissions) order by 1);
