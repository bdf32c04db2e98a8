-- Ways to the own pages of devices, open for a while (CL-070, CL-071). The server looks for those whose time is over.
create index task_remote_connection on task (endpoint_id, requested_pos) where kind = 'RemoteConnection';

-- PE-001: who sees a device sees whether it is open, and by whom.
update role set permissions = permissions || array['/devices/wifi/getRemote'];

-- Whoever is let in can do what the device's own pages can: for those who operate it, as PE-031.
update role set permissions = permissions || array['/devices/wifi/setRemote']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff');
