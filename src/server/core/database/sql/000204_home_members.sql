-- The access points of each home network as a device last told it: a home is known by the MAC address of its controller.
-- Rollouts read it, so that two devices of a home are never upgraded at once.
create table home_member (
  -- The device that told it
  endpoint_id text not null,
  -- Of the event with the reading
  pos bigint not null,
  mac_addr text collate "C" not null,
  home text collate "C" not null,
  primary key (endpoint_id, mac_addr)
);
create index home_member_by_mac on home_member (mac_addr);
create index home_member_by_home on home_member (home);
