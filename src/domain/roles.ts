/** Who may what: the rows PE-001..PE-035 that exist as operations, by role. */
export const roleNames = [
  'SystemAdmin',
  'OperatorAdmin',
  'OperatorStaff',
  'CompanyAdmin',
  'EducationOfficeAdmin',
  'SchoolAdmin',
  'Viewer',
  'Auditor',
] as const;
export type RoleName = (typeof roleNames)[number];

export type RouteGroup = 'home' | 'device' | 'management' | 'admin' | 'statistics' | 'root';

export interface Role {
  /** roleGroupKey of the profile. */
  key: RoleName;
  name: string;
  description: string;
  /** userLevel; smaller is more powerful. */
  level: number;
  menus: readonly RouteGroup[];
  permissions: readonly string[];
}

interface PermissionGroup {
  row: string;
  name: string;
  keys: readonly string[];
  roles: readonly RoleName[];
}

const everybody = roleNames;
const actors: readonly RoleName[] = [
  'SystemAdmin',
  'OperatorAdmin',
  'OperatorStaff',
  'CompanyAdmin',
  'EducationOfficeAdmin',
  'SchoolAdmin',
];

export const permissionGroups: readonly PermissionGroup[] = [
  {
    row: 'PE-001',
    name: 'Device: list view',
    keys: [
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
      '/tasks/{taskId}/export',
    ],
    roles: everybody,
  },
  {
    row: 'PE-002',
    name: 'Device: factory reset',
    keys: ['/devices/actions/multi/factory-reset'],
    roles: actors,
  },
  { row: 'PE-003', name: 'Device: reboot', keys: ['/devices/actions/multi/reboot'], roles: actors },
  { row: 'PE-004', name: 'Device: lock', keys: ['/devices/actions/multi/lock'], roles: actors },
  {
    row: 'PE-005',
    name: 'Device: unlock or lock',
    keys: ['/devices/actions/multi/unlock', '/devices/actions/multi/lock'],
    roles: actors,
  },
  {
    row: 'PE-029',
    name: 'Diagnostics: run',
    keys: [
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
      '/tasks/{taskId}/cancel',
    ],
    roles: actors,
  },
  {
    row: 'PE-030',
    name: 'Wi-Fi and network configuration: edit',
    keys: ['/devices/did'],
    roles: actors,
  },
  {
    // docs/decisions/080: who sees tasks may read what was collected of them, and take it along.
    row: 'ADR-080',
    name: 'Cases: read and export',
    keys: ['/cases', '/cases/{caseId}', '/cases/{caseId}/file'],
    roles: everybody,
  },
  {
    row: 'ADR-080',
    name: 'Cases: make and edit',
    keys: ['/cases/action/open', '/cases/{caseId}/tasks', '/cases/{caseId}/edit'],
    roles: actors,
  },
  {
    row: 'ADR-080',
    name: 'Cases: comment',
    keys: ['/cases/{caseId}/comment'],
    roles: [...actors, 'Auditor'],
  },
  {
    // Whoever sees a task may prove it; the whole log is for those who answer for all of it (docs/decisions/062).
    row: 'ADR-062',
    name: 'Log: seals, check and export',
    keys: ['/log/seals', '/log/check', '/log/export'],
    roles: ['SystemAdmin', 'Auditor'],
  },
  {
    // Each sees the streams of its own devices; who proves conduct or answers for a product needs them all (docs/decisions/009).
    row: 'ADR-009',
    name: 'Log: conformance',
    keys: ['/log/conformance'],
    roles: ['SystemAdmin', 'OperatorAdmin', 'Auditor'],
  },
  {
    row: 'PE-035',
    name: 'Admin tables: manage',
    keys: ['/admin/api/v1/ref/device-models'],
    roles: ['SystemAdmin'],
  },
];

const describe: Record<RoleName, Omit<Role, 'key' | 'permissions'>> = {
  SystemAdmin: {
    name: 'System administrator',
    description: 'Everything, for all operators',
    level: 0,
    menus: ['home', 'device', 'management', 'admin', 'statistics', 'root'],
  },
  OperatorAdmin: {
    name: 'Operator administrator',
    description: 'Everything within the operator',
    level: 1,
    menus: ['home', 'device', 'management', 'statistics', 'root'],
  },
  OperatorStaff: {
    name: 'Support engineer',
    description: 'Finds devices, runs diagnostics and actions',
    level: 2,
    menus: ['home', 'device', 'management', 'statistics', 'root'],
  },
  CompanyAdmin: {
    name: 'Company administrator',
    description: 'Devices and accounts of one company',
    level: 2,
    menus: ['home', 'device', 'management', 'statistics', 'root'],
  },
  EducationOfficeAdmin: {
    name: 'Education office administrator',
    description: 'Devices of the schools of one office',
    level: 3,
    menus: ['home', 'device', 'management', 'statistics', 'root'],
  },
  SchoolAdmin: {
    name: 'School administrator',
    description: 'Devices of one school',
    level: 4,
    menus: ['home', 'device', 'management', 'statistics', 'root'],
  },
  Viewer: {
    name: 'Viewer',
    description: 'Looks at devices and statistics',
    level: 5,
    menus: ['home', 'device', 'statistics', 'root'],
  },
  Auditor: {
    name: 'Auditor',
    description: 'Sees everything in scope with timelines and exports; does nothing',
    level: 5,
    menus: ['home', 'device', 'management', 'statistics', 'root'],
  },
};

export const roles = Object.fromEntries(
  roleNames.map((key): [RoleName, Role] => [
    key,
    {
      key,
      ...describe[key],
      permissions: [
        ...new Set(
          permissionGroups.filter((group) => group.roles.includes(key)).flatMap((group) => group.keys),
        ),
      ].sort(),
    },
  ]),
) as Record<RoleName, Role>;

export function isRoleName(key: string): key is RoleName {
  return (roleNames as readonly string[]).includes(key);
}
