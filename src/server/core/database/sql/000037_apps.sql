-- Files of apps that may be installed on devices, and on which models (CL-123, CL-258, EN-528..EN-535). The files themselves are
-- where their address says. An app has several files, one for each version.
create table app_file (
  file_id text primary key,
  app_id text not null,
  app_name text not null,
  platform text not null check (platform in ('android', 'quantum')),
  -- Package name of Android, or the name of a container
  package_name text not null,
  app_uuid text,
  version text not null,
  -- Bytes
  size bigint not null,
  url text not null,
  developer text,
  -- Names of the models that it is approved for
  models text[] not null,
  modified_at timestamptz not null default now()
);
create unique index app_file_version on app_file (app_id, version);

-- PE-035 Admin tables: manage.
update role set permissions = permissions || array['/admin/api/v1/ref/app-file']
where '/admin/api/v1/ref/device-model' = any(permissions);

-- PE-001: who sees a device sees its apps (CL-092, CL-093, CL-122, CL-258, CL-262, CL-263).
update role set permissions = permissions || array[
  '/devices/apps/info', '/devices/ui/getApplicationStatWeekly', '/application/details/{keyword}', '/application/info/getDeploymentInfo',
  '/application/info/getTotalUsageInfo'
];

-- What is done to the apps of one device is for those who operate it, as PE-031 (docs/decisions/187).
update role set permissions = permissions || array[
  '/devices/apps/install', '/devices/apps/uninstall', '/application/updateApp', '/application/installAppTemp',
  '/application/uninstallAppTemp', '/application/profile/appStartStop'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff');
