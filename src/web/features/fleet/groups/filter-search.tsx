import { spanText } from '#web/entities/device/offline-for.ts';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import { type DeviceSearch, deviceSearch } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { SavedFilter } from './queries.ts';

const types = {
  active: deviceMessages.tabActive,
  inven: deviceMessages.inventory,
  request: deviceMessages.requested,
};

/** The device list as the filter has it. */
export const searchOf = (filter: SavedFilter): DeviceSearch =>
  deviceSearch.read({
    keyword: filter.keyword ?? undefined,
    type: filter.activeType ?? undefined,
    active: filter.activeFlag ?? undefined,
    online:
      filter.everConnected === false
        ? 'never'
        : filter.online === null
          ? undefined
          : filter.online
            ? 'online'
            : 'offline',
    offlineFor: filter.offlineMinutes ?? undefined,
    lock: filter.uiLockEnable === null ? undefined : filter.uiLockEnable ? 'locked' : 'unlocked',
    model: filter.modelName ?? undefined,
    group: filter.gid ?? undefined,
    room: filter.roomId ?? undefined,
    alarms: filter.alarms ?? undefined,
    cas: filter.cas ?? undefined,
  });

/** Keeps the conditions of the device list; neither order nor page are saved. */
export const conditionsOf = ({ keyword, type, active, online, lock, model, ...search }: DeviceSearch) => ({
  keyword: keyword ?? null,
  activeType: type === undefined || type === 'all' ? null : type,
  activeFlag: active ?? null,
  online: online && online !== 'never' ? online === 'online' : null,
  everConnected: online === 'never' ? false : null,
  offlineMinutes: search.offlineFor ? Number(search.offlineFor) : null,
  uiLockEnable: lock ? lock === 'locked' : null,
  modelName: model ?? null,
  gid: search.group ?? null,
  roomId: search.room ?? null,
  alarms: search.alarms ?? null,
  cas: search.cas ?? null,
});

/** The conditions in words. */
export function Conditions({ filter }: { filter: SavedFilter }) {
  const text = useText();
  const {
    keyword,
    activeType,
    activeFlag,
    online,
    everConnected,
    offlineMinutes,
    uiLockEnable,
    modelName,
    groupName,
    roomName,
    alarms,
    cas,
  } = filter;
  const words = [
    activeType && text(types[activeType]),
    activeFlag && text(activeFlag === 'Activated' ? deviceMessages.activated : deviceMessages.deactivated),
    everConnected === false && text(deviceMessages.neverConnected),
    online !== null && text(online ? deviceMessages.online : deviceMessages.offline),
    offlineMinutes !== null && text(messages.filterOffline, { span: spanText(text, offlineMinutes) }),
    uiLockEnable !== null && text(uiLockEnable ? deviceMessages.locked : deviceMessages.unlocked),
    modelName,
    groupName && text(messages.filterGroup, { name: groupName }),
    roomName && text(messages.filterRoom, { name: roomName }),
    alarms && text(alarms === 'open' ? messages.filterAlarms : messages.filterCritical),
    cas && text(cas === 'activated' ? deviceMessages.casActivated : deviceMessages.casDeactivated),
    keyword && text(messages.filterKeyword, { keyword }),
  ].filter((word) => typeof word === 'string');
  return words.join(', ') || text(messages.filterAny);
}
