import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMetaDataVersion, formatText } from '#domain/display.ts';
import { isSetTopBox } from '#domain/models.ts';
import { LockBadge, StatusBadge } from '#web/features/devices/device/device-badges.tsx';
import {
  messages as deviceMessages,
  messages as listMessages,
} from '#web/features/devices/device/messages.ts';
import { useMoment } from '#web/features/devices/device/moment.ts';
import { Uptime } from '#web/features/devices/device/page/live-value.tsx';
import { messages } from '#web/features/devices/device/page/messages.ts';
import { type Device, deviceInfoQuery } from '#web/features/devices/device/queries.ts';
import { ReportedText } from '#web/features/devices/past/reported-text.tsx';
import { useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { DeviceGroups } from '../groups/device-groups.tsx';
import { PlaceCard } from '../place/place-card.tsx';
import { DevicePresetsCard } from '../presets/device-presets.tsx';

/** An id to be copied, or N/A. */
function Id(props: { value: string | null }) {
  return props.value ? <CopyableId id={props.value} /> : formatText(null);
}

function Identity({ device }: { device: Device }) {
  const text = useText();
  const variant = useProfile()?.models.find(({ modelName }) => modelName === device.modelName)?.modelSubName;
  const mesh = { Master: messages.meshMaster, Slave: messages.meshSlave };
  return (
    <Card title={text(messages.device)}>
      <PropertyList columns={1}>
        <Property label={text(messages.name)}>
          <ReportedText device={device} field="deviceName" />
        </Property>
        <Property label={text(deviceMessages.model)}>
          {[device.modelName, variant].filter(Boolean).join(' · ')}
        </Property>
        <Property label={text(messages.prodClass)}>
          {device.ownProfile?.productClass ?? device.prodClass}
        </Property>
        <Property label={text(messages.manufacturer)}>{formatText(device.manufacturerName)}</Property>
        <Property label={text(messages.oui)} mono>
          {formatText(device.manufacturerOui)}
        </Property>
        <Property label={text(messages.hardware)}>
          <ReportedText device={device} field="hardwareVersion" />
        </Property>
        <Property label={text(listMessages.columnSerial)}>
          <Id value={device.deviceSn} />
        </Property>
        <Property label={text(listMessages.columnMac)}>
          <Id value={device.macAddr} />
        </Property>
        <Property label={text(listMessages.columnEndpoint)}>
          <Id value={device.endpointId} />
        </Property>
        <Property label={text(messages.did)}>
          <Id value={device.did} />
        </Property>
        <Property label={text(messages.meshRole)}>
          {device.meshRole ? text(mesh[device.meshRole]) : formatText(null)}
        </Property>
        <Property label={text(messages.locationIp)} mono>
          <ReportedText device={device} field="locationIp" />
        </Property>
      </PropertyList>
    </Card>
  );
}

function Service({ device }: { device: Device }) {
  const text = useText();
  const power = { Activated: messages.powerAwake, Deactivated: messages.powerAsleep };
  const { markers } = device;
  return (
    <Card title={text(messages.cardService)}>
      <PropertyList columns={1}>
        <Property label={text(listMessages.columnStatus)}>
          <StatusBadge status={device.deviceStatus} />
        </Property>
        <Property label={text(listMessages.filterLock)}>
          <LockBadge locked={device.uiLockEnable} />
        </Property>
        <Property label={text(deviceMessages.activation)}>
          {text(device.activeFlag === 'Activated' ? deviceMessages.activated : deviceMessages.deactivated)}
        </Property>
        <Property label={text(messages.power)}>
          {device.cpePowerStatusMode ? text(power[device.cpePowerStatusMode]) : formatText(null)}
        </Property>
        <Property label={text(listMessages.columnCompany)}>{device.companyName}</Property>
        <Property label={text(listMessages.columnCustomer)}>
          <ReportedText device={device} field="customerId" />
        </Property>
        <Property label={text(messages.retailer)}>
          <ReportedText device={device} field="retailer" />
        </Property>
        <Property label={text(messages.address)}>
          <ReportedText device={device} field="address" />
        </Property>
        <Property label={text(listMessages.columnCity)}>
          <ReportedText device={device} field="city" />
        </Property>
        <Property label={text(messages.province)}>
          <ReportedText device={device} field="province" />
        </Property>
        <Property label={text(messages.coordinates)} mono>
          {markers ? `${markers.lat}, ${markers.lng}` : formatText(null)}
        </Property>
      </PropertyList>
    </Card>
  );
}

/** Data that only set-top boxes report (000 §3). */
function SetTop({ device }: { device: Device }) {
  const text = useText();
  const google = device.googleSignedIn ? messages.googleSignedIn : messages.googleSignedOut;
  return (
    <>
      <Property label={text(messages.application)} mono>
        <ReportedText device={device} field="applicationVersion" />
      </Property>
      <Property label={text(messages.googleAccount)}>
        {device.googleSignedIn === null ? formatText(null) : text(google)}
      </Property>
      <Property label={text(messages.lnb)}>
        {formatText(
          device.lnbSettings &&
            [device.lnbSettings.type, device.lnbSettings.value].filter(Boolean).join(', '),
        )}
      </Property>
      <Content endpointId={device.endpointId} />
    </>
  );
}

/** The content that the box says it holds: bulk provisioning counts by the same report. */
function Content({ endpointId }: { endpointId: string }) {
  const text = useText();
  const held = useQuery(deviceInfoQuery(endpointId, useMoment())).data?.device_info_content;
  const parts = [
    { label: messages.landingChannel, content: held?.landing_channel },
    { label: messages.bootAd, content: held?.boot_ad },
    { label: messages.metadataSet, content: held?.metadata_set },
  ];
  return parts.map(({ label, content }) => (
    <Property key={label.id} label={text(label)}>
      {!content ? (
        formatText(null)
      ) : content.held ? (
        text(messages.contentHeld, { name: content.name, version: content.version })
      ) : (
        <span className="text-secondary">{text(messages.contentNone)}</span>
      )}
    </Property>
  ));
}

function Software({ device }: { device: Device }) {
  const text = useText();
  return (
    <Card title={text(messages.cardSoftware)}>
      <PropertyList columns={1}>
        <Property label={text(listMessages.columnFirmware)} mono>
          <ReportedText device={device} field="firmwareVersion" />
        </Property>
        <Property label={text(messages.agent)} mono>
          <ReportedText device={device} field="agentVersion" />
        </Property>
        <Property label={text(messages.metaData)} mono>
          {formatMetaDataVersion(device.metaDataVersion)}
        </Property>
        {isSetTopBox(device.modelName, device.prodClass) ? <SetTop device={device} /> : null}
      </PropertyList>
    </Card>
  );
}

function Times({ device }: { device: Device }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <Card title={text(messages.cardTimes)}>
      <PropertyList columns={1}>
        <Property label={text(messages.uptime)}>
          <Uptime seconds={device.upTime} online={device.online} />
        </Property>
        <Property label={text(messages.lastReboot)} mono>
          {dateTime(device.lastReboot)}
        </Property>
        <Property label={text(listMessages.columnAccess)} mono>
          {dateTime(device.accessTime)}
        </Property>
        <Property label={text(messages.sync)} mono>
          {dateTime(device.syncTime)}
        </Property>
        <Property label={text(messages.created)} mono>
          {dateTime(device.createTime)}
        </Property>
        <Property label={text(messages.requested)} mono>
          {dateTime(device.activeReqTime)}
        </Property>
        <Property label={text(messages.modified)} mono>
          {dateTime(device.modifyTime)}
        </Property>
        <Property label={text(messages.modifiedBy)}>{formatText(device.updateUser)}</Property>
      </PropertyList>
    </Card>
  );
}

/** `now`: shown above the device's own data. */
export function General({ device, now }: { device: Device; now?: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      {now}
      <div className="grid gap-4 md:grid-cols-2 min-[75rem]:grid-cols-1 min-[84rem]:grid-cols-2">
        <Identity device={device} />
        <Service device={device} />
        <div className="flex flex-col gap-4">
          <Software device={device} />
          <PlaceCard device={device} />
        </div>
        <div className="flex flex-col gap-4">
          <Times device={device} />
          <DeviceGroups endpointId={device.endpointId} />
          <DevicePresetsCard endpointId={device.endpointId} />
        </div>
      </div>
    </div>
  );
}
