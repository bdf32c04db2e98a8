import { useQueryClient } from '@tanstack/react-query';
import { messages as listMessages } from '#web/features/devices/device/messages.ts';
import { useMoment } from '#web/features/devices/device/moment.ts';
import { LiveValue, Uptime } from '#web/features/devices/device/page/live-value.tsx';
import { messages } from '#web/features/devices/device/page/messages.ts';
import { Refresh } from '#web/features/devices/device/page/refresh.tsx';
import { ValuesAsOf } from '#web/features/devices/device/page/values-as-of.tsx';
import { askForDeviceInfo, type DeviceInfo, deviceKeys } from '#web/features/devices/device/queries.ts';
import { showNewest } from '#web/http/show-newest.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { FirmwareCard } from '../firmware/firmware-card.tsx';
import { TimeCard } from './time-card.tsx';

export function Detailed({ info }: { info: DeviceInfo }) {
  const text = useText();
  const formats = useFormats();
  const client = useQueryClient();
  const isPast = useMoment() !== null;
  const {
    device,
    device_info: own,
    device_info_system: system,
    device_info_network: network,
    observed,
  } = info;
  const { endpointId } = device;
  const ask = async () => {
    await showNewest(client, deviceKeys.one(endpointId), await askForDeviceInfo(endpointId));
    return client.invalidateQueries({ queryKey: deviceKeys.time(endpointId) });
  };
  const valueIn =
    (group: 'device_info' | 'device_info_network') => (shown: string | number | null, unit?: string) => (
      <LiveValue value={shown} observedAt={observed[group]} {...(unit ? { unit } : {})} />
    );
  const value = valueIn('device_info_network');
  const ownValue = valueIn('device_info');
  const amount = (shown: number | null, unit: string, digits = 0) => (
    <LiveValue value={shown} unit={unit} observedAt={observed.device_info_system}>
      {shown === null ? null : formats.fixed(shown, digits)}
    </LiveValue>
  );
  return (
    <div className="flex flex-col gap-4">
      <Refresh online={device.online} isEmpty={network.ip === null} ask={ask} />
      <Card title={text(messages.cardSystem)}>
        <PropertyList>
          <Property label={text(messages.cpu)}>{amount(system.cpu, '%')}</Property>
          <Property label={text(messages.memory)}>{amount(system.memory, '%', 1)}</Property>
          <Property label={text(messages.memoryTotal)}>{amount(system.memory_total, 'KiB')}</Property>
          <Property label={text(messages.memoryFree)}>{amount(system.memory_free, 'KiB')}</Property>
          <Property label={text(messages.storage)}>{amount(system.storage, '%')}</Property>
          <Property label={text(messages.temperature)}>{amount(system.temperature, '°C')}</Property>
          <Property label={text(messages.uptime)}>
            <Uptime seconds={system.uptime} online={device.online} />
          </Property>
        </PropertyList>
        <ValuesAsOf at={observed.device_info_system} />
      </Card>
      <Card title={text(messages.network)}>
        <PropertyList>
          <Property label={text(messages.ip)} mono>
            {value(network.ip)}
          </Property>
          <Property label={text(messages.mask)} mono>
            {value(network.mask)}
          </Property>
          <Property label={text(messages.gateway)} mono>
            {value(network.gateway)}
          </Property>
          <Property label={text(messages.dns)} mono>
            {value(network.dns)}
          </Property>
          <Property label={text(messages.ethernet)}>{value(network.ethernet_status)}</Property>
          <Property label={text(messages.wifi)}>{value(network.wifi_status)}</Property>
          <Property label={text(messages.signal)}>{value(network.signal_strength, 'dBm')}</Property>
        </PropertyList>
        <ValuesAsOf at={observed.device_info_network} />
      </Card>
      {isPast ? null : <FirmwareCard device={device} />}
      <TimeCard device={device} observedAt={observed.time} />
      <Card title={text(messages.cardInfo)}>
        <PropertyList>
          <Property label={text(messages.manufacturer)}>{ownValue(own.manufacturer)}</Property>
          <Property label={text(messages.oui)} mono>
            {ownValue(own.manufacturer_oui)}
          </Property>
          <Property label={text(listMessages.model)}>{ownValue(own.model_name)}</Property>
          <Property label={text(messages.prodClass)}>{ownValue(own.product_class)}</Property>
          <Property label={text(listMessages.columnSerial)} mono>
            {ownValue(own.serial_number)}
          </Property>
          <Property label={text(messages.hardware)}>{ownValue(own.hardware_version)}</Property>
          <Property label={text(listMessages.columnFirmware)} mono>
            {ownValue(own.software_version)}
          </Property>
        </PropertyList>
        <ValuesAsOf at={observed.device_info} />
      </Card>
    </div>
  );
}
