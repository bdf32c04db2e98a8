/**
 * Returns a router's report of a home network of this size (TR-181 Data Elements): access points in a chain of stars,
 * each with the same number of clients.
 */
export function largeMesh(accessPoints: number, clientsOfEach: number): Record<string, string> {
  const network = 'Device.WiFi.DataElements.Network.';
  const hex = (number: number) => number.toString(16).padStart(2, '0').toUpperCase();
  const macOf = (member: number, client = 0) => `02:00:5E:00:${hex(member)}:${hex(client)}`;
  const values: Record<string, string> = {
    [`${network}ControllerID`]: macOf(1),
    'Device.Hosts.HostNumberOfEntries': '0',
  };
  for (let member = 1; member <= accessPoints; member += 1) {
    const device = `${network}Device.${member}.`;
    values[`${device}ID`] = macOf(member);
    values[`${device}ManufacturerModel`] = member === 1 ? 'EVO3000GW' : 'EVO5500EXT_B';
    if (member > 1) {
      values[`${device}MultiAPDevice.Backhaul.LinkType`] = 'Wi-Fi';
      values[`${device}MultiAPDevice.Backhaul.BackhaulMACAddress`] = macOf(member, 255);
      values[`${device}MultiAPDevice.Backhaul.BackhaulDeviceID`] = macOf(member > 4 ? member - 3 : 1);
      values[`${device}MultiAPDevice.Backhaul.Stats.SignalStrength`] = '100';
    }
    const bss = `${device}Radio.1.BSS.1.`;
    values[`${device}Radio.1.CurrentOperatingClassProfile.1.Class`] = '128';
    values[`${device}Radio.1.CurrentOperatingClassProfile.1.Channel`] = '36';
    values[`${bss}BSSID`] = macOf(member, 254);
    for (let client = 1; client <= clientsOfEach; client += 1) {
      const station = `${bss}STA.${client}.`;
      values[`${station}MACAddress`] = macOf(member, client);
      values[`${station}Hostname`] = `Client-${member}-${client}`;
      values[`${station}IPV4Address`] = `192.168.${member}.${client}`;
      values[`${station}SignalStrength`] = String(80 + ((member * client) % 60));
      values[`${station}LastDataDownlinkRate`] = String(((member * client) % 90) * 10_000);
      values[`${station}LastDataUplinkRate`] = '6000';
    }
  }
  return values;
}
