-- Ways to the own pages of devices, open for a while (CL-070, CL-071). The server looks for those whose time is over.
create index task_remote_connection on task (endpoint_id, requested_pos) where kind = 'RemoteConnection';

-- PE-001: who sees a device sees whether it is open, and by whom.
update role set permissions = permissions || array['/devices/wifi/getRemote'];

-- Whoever is let in can do what the device's own pages can: for those who operate it, as PE-031.
update role set permissions = permissions || array['/devices/wifi/setRemote']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff');

-- Counters of devices now and then, for the history of their traffic (CL-084): all of two days, then the first of each hour.
create table traffic_sample (
  endpoint_id text not null,
  at timestamptz not null,
  -- Seconds since the device started
  up_time bigint,
  -- JSON: by section, bytes received and sent. Counters have 64 bits.
  counters text not null,
  -- The first of its hour, which is kept for longer
  hourly boolean not null,
  primary key (endpoint_id, at)
);
create index traffic_sample_by_time on traffic_sample (at);
create index traffic_sample_between on traffic_sample (at) where not hourly;

update role set permissions = permissions || array['/devices/ui/getNetworkStatHistory'];

-- PE-030 Wi-Fi and network configuration: edit
update role set permissions = permissions || array[
  '/devices/ui/addReservation', '/devices/ui/changeReservation', '/devices/ui/deleteReservation'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
