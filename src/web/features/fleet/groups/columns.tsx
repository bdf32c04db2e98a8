import { DeviceLink } from '#web/entities/links.tsx';
import { LockBadge, OnlineBadge } from '#web/features/devices/device/device-badges.tsx';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { type Group, type Kind, type LocationGroup, placeIdOf, type Room } from './queries.ts';

const pageOf = (kind: Kind, id: string) => ({
  to: '/management/group/devices/$kind/$id' as const,
  params: { kind, id },
});

/** The item that a command last sent to the group. What its boxes hold is on its page. */
function Sent({ name }: { name: string | null }) {
  const text = useText();
  return name === null ? (
    <span className="text-secondary">{text(messages.noneSent)}</span>
  ) : (
    <span className="block max-w-40 truncate">{name}</span>
  );
}

const group = columnsOf<Group>();
export const groupColumns = {
  name: group.link(
    messages.name,
    ({ gid }) => pageOf('group', gid),
    ({ groupName }) => groupName,
    { sortBy: 'groupName', atMost: 'max-w-72' },
  ),
  desc: group.text(messages.desc, ({ desc }) => desc, { atMost: 'max-w-72' }),
  type: group.word(messages.type, () => messages.userDefined),
  place: group.text(
    messages.where,
    ({ city, province }) => [city, province].filter(Boolean).join(', ') || null,
  ),
  landing: group.cell(messages.landingChannelSent, ({ landingChannel }) => <Sent name={landingChannel} />),
  bootAd: group.cell(messages.bootAdSent, ({ bootAd }) => <Sent name={bootAd} />),
  company: group.text(messages.company, ({ companyName }) => companyName, { onCard: 'line' }),
  devices: group.number(messages.deviceCount, ({ deviceCnt }) => deviceCnt, {
    onCard: 'line',
    width: 'w-24',
  }),
  createdBy: group.text(messages.createdBy, ({ createdBy }) => createdBy),
  created: group.time(messages.created, ({ createTime }) => createTime, {
    sortBy: 'createTime',
    width: 'w-44',
  }),
};

const placeNames = { region: messages.region, city: messages.city };
const location = columnsOf<LocationGroup>();
export const locationColumns = {
  name: location.link(
    messages.name,
    (place) => pageOf(place.placeType, placeIdOf(place)),
    ({ groupName }) => groupName,
    { atMost: 'max-w-72' },
  ),
  place: location.word(messages.place, ({ placeType }) => placeNames[placeType], { onCard: 'line' }),
  region: location.text(messages.region, ({ region }) => region),
  city: location.text(messages.city, ({ city }) => city),
  desc: location.text(messages.desc, ({ desc }) => desc, { atMost: 'max-w-72' }),
  type: location.word(messages.type, () => messages.typeSystem),
  landing: location.cell(messages.landingChannelSent, ({ landingChannel }) => <Sent name={landingChannel} />),
  bootAd: location.cell(messages.bootAdSent, ({ bootAd }) => <Sent name={bootAd} />),
  company: location.text(messages.company, ({ companyName }) => companyName, { onCard: 'line' }),
  devices: location.number(messages.deviceCount, ({ deviceCnt }) => deviceCnt, {
    onCard: 'line',
    width: 'w-24',
  }),
};

export const roomTypeNames = {
  Classroom: messages.typeClassroom,
  Laboratory: messages.typeLaboratory,
  Library: messages.typeLibrary,
  Office: messages.typeOffice,
  Hall: messages.typeHall,
  Corridor: messages.typeCorridor,
  Other: messages.typeOther,
} satisfies Record<Room['roomType'], unknown>;

const room = columnsOf<Room>();
export const roomColumns = {
  name: room.link(
    messages.room,
    ({ roomId }) => pageOf('room', roomId),
    ({ roomName }) => roomName,
    { sortBy: 'roomName', atMost: 'max-w-72' },
  ),
  type: room.word(messages.type, ({ roomType }) => roomTypeNames[roomType], { onCard: 'line' }),
  school: room.text(messages.school, ({ companyName }) => companyName, { onCard: 'line' }),
  devices: room.number(messages.deviceCount, ({ deviceCnt }) => deviceCnt, {
    onCard: 'line',
    width: 'w-24',
  }),
  offline: room.number(messages.offlineCount, ({ offlineCnt }) => offlineCnt, {
    onCard: 'line',
    width: 'w-24',
  }),
  created: room.time(messages.created, ({ createTime }) => createTime, {
    sortBy: 'createTime',
    width: 'w-44',
  }),
};

const device = columnsOf<Device>();
export const memberColumns = {
  device: device.cell(
    deviceMessages.columnDevice,
    (row) => (
      <DeviceLink endpointId={row.endpointId} className={`truncate font-medium ${linkLook}`}>
        {nameOf(row)}
      </DeviceLink>
    ),
    { onCard: 'title' },
  ),
  online: device.cell(
    deviceMessages.connection,
    ({ online, accessTime }) => <OnlineBadge online={online} accessTime={accessTime} inTable />,
    {
      onCard: 'badge',
      width: 'w-36',
    },
  ),
  lock: device.cell(deviceMessages.columnService, ({ uiLockEnable }) => <LockBadge locked={uiLockEnable} />, {
    onCard: 'badge',
    width: 'w-28',
  }),
  model: device.text(deviceMessages.model, ({ modelName }) => modelName, { onCard: 'line' }),
  mac: device.text(deviceMessages.columnMac, ({ macAddr }) => macAddr, { mono: true }),
  serial: device.text(deviceMessages.columnSerial, ({ deviceSn }) => deviceSn, { mono: true }),
  city: device.text(deviceMessages.columnCity, ({ city }) => city),
};
