-- Scan of the Wi-Fi channels around a device (CL-069). PE-030 Wi-Fi and network configuration: edit
update role set permissions = permissions || array['/devices/wifi/neighboringWifiDiagnostic']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
