-- Radios of a device (CL-072, CL-073, CL-078). PE-001: who sees a device sees its radios.
update role set permissions = permissions || array['/devices/ui/getRadio'];

-- PE-030 Wi-Fi and network configuration: edit
update role set permissions = permissions || array['/devices/ui/setRadio']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
