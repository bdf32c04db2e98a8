/** What a router with interface 1 to the network and 2 to the home says of the parts that its objects play. */
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
