-- Set-top box (CL-032, CL-033, CL-044..CL-046, CL-117..CL-121). PE-001: who sees a device sees what is connected to it.
update role set permissions = permissions || array['/devices/avs/full'];

-- As PE-002 and PE-003: what is done to the device itself.
update role set permissions = permissions || array[
  '/devices/actions/pin-reset', '/devices/actions/channel-scan', '/devices/actions/lnb-settings'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');

-- PE-031: AV.
update role set permissions = permissions || array[
  '/devices/avs/set/osd-message', '/devices/avs/set/cec', '/devices/avs/hdmi', '/devices/avs/info', '/devices/action/setAudioOut',
  '/devices/action/upgradeRcu'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff');
