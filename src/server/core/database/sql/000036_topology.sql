-- Moments at which a home network was another one than before (CL-094, CL-095). How it looked stands in the event itself.
create table topology_moment (
  endpoint_id text not null,
  -- Of the event with the reading
  pos bigint not null,
  create_time timestamptz not null,
  -- Digest of who is connected to whom
  shape text not null,
  access_points integer not null,
  clients integer not null,
  primary key (endpoint_id, pos)
);
-- A member of a home network is known by its MAC address.
create index device_by_mac on device (mac_addr) where mac_addr is not null;

-- PE-001: who sees a device sees its home network.
update role set permissions = permissions || array[
  '/devices/ui/getTopology', '/devices/ui/getTopologyHistories', '/devices/ui/getTopologyHistoryData'
];
