-- Uplink, home network and counters of a device (CL-074, CL-075, CL-079, CL-080, CL-082..CL-084, CL-087..CL-091). PE-001: who sees a device
-- sees its network.
update role set permissions = permissions || array[
  '/devices/ui/getWAN', '/devices/ui/getLAN', '/devices/ui/getNetwork', '/devices/ui/getConnectedNetwork', '/devices/ui/getNetworkStat',
  '/devices/ui/getNetworkFilterOption'
];

-- PE-030 Wi-Fi and network configuration: edit
update role set permissions = permissions || array[
  '/devices/ui/setWan', '/devices/ui/setLan', '/devices/ui/addIPFilter', '/devices/ui/addMacFilter', '/devices/ui/deleteIPFilter',
  '/devices/ui/deleteMacFilter'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
