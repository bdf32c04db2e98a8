/** Facts from which the roles of a router's objects follow: interface 1 is the uplink, 2 the home network. */
export const routerFacts = {
  'Device.Routing.Router.1.IPv4Forwarding.1.DestIPAddress': '',
  'Device.Routing.Router.1.IPv4Forwarding.1.Interface': 'Device.IP.Interface.1',
  'Device.IP.Interface.1.Type': 'Normal',
  'Device.IP.Interface.2.Type': 'Normal',
  'Device.DHCPv4.Client.1.Interface': 'Device.IP.Interface.1',
  'Device.DHCPv4.Server.Pool.1.Enable': 'true',
  'Device.DHCPv4.Server.Pool.1.Interface': 'Device.IP.Interface.2',
  'Device.Firewall.Chain.1.Enable': 'true',
} as const;
