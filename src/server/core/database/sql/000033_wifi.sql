-- Networks, guests and uplink of a device's Wi-Fi (CL-061, CL-063..CL-068, CL-076, CL-077, CL-081). PE-001: who sees a device sees its
-- networks, without their secrets.
update role set permissions = permissions || array[
  '/devices/wifi/getWifi', '/devices/wifi/getSSID', '/devices/wifi/getSSIDInfo', '/devices/wifi/getEndpoint', '/devices/ui/getGuestWifi'
];

-- PE-030 Wi-Fi and network configuration: edit
update role set permissions = permissions || array[
  '/devices/wifi/setSSID', '/devices/wifi/enableEndpoint', '/devices/wifi/resetWifi', '/devices/ui/setGuestWifi', '/devices/ui/enableGuestWifi'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
