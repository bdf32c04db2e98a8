import { operations } from '#api/operations.gen.ts';
import { differenceOf, isSetTopBox } from '#domain/models.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { OperationId } from '#web/http/call.ts';
import { useMay, useModelOf } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useOwnRole } from '#web/resource/role-text.ts';
import { useStandstill } from '#web/resource/standstill.ts';
import { messages } from './action-messages.ts';
import type { Device } from './queries.ts';

/** Actions that are confirmed alone, and those that something has to be filled in for. */
export type PlainAction = Extract<
  TaskKind,
  'Lock' | 'Unlock' | 'Reboot' | 'FactoryReset' | 'PinReset' | 'ChannelScan'
>;
export type DeviceAction = PlainAction | Extract<TaskKind, 'LNBSettings' | 'OSDMessage'>;

export interface PendingAction {
  action: DeviceAction;
  devices: readonly Device[];
}

/** A dialog of one action. */
export interface ActionFormProps {
  devices: readonly Device[];
  onClose: () => void;
  /** The action was sent. */
  onDone: () => void;
}

interface ActionEntry {
  label: Message;
  feature: string;
  operation: OperationId;
  danger: boolean;
}

interface PlainEntry extends ActionEntry {
  title: Message;
  body: Message;
  verb: Message;
  operation:
    | 'lockDevices'
    | 'unlockDevices'
    | 'rebootDevices'
    | 'factoryResetDevices'
    | 'resetPin'
    | 'scanChannels';
}

/** Those that are confirmed alone, with what is asked. */
export const plainEntries: Record<PlainAction, PlainEntry> = {
  Lock: {
    label: messages.lock,
    title: messages.lockTitle,
    body: messages.lockBody,
    verb: messages.lockVerb,
    feature: 'lock',
    operation: 'lockDevices',
    danger: false,
  },
  Unlock: {
    label: messages.unlock,
    title: messages.unlockTitle,
    body: messages.unlockBody,
    verb: messages.unlockVerb,
    feature: 'unlock',
    operation: 'unlockDevices',
    danger: false,
  },
  Reboot: {
    label: messages.reboot,
    title: messages.rebootTitle,
    body: messages.rebootBody,
    verb: messages.rebootVerb,
    feature: 'reboot',
    operation: 'rebootDevices',
    danger: false,
  },
  FactoryReset: {
    label: messages.factoryReset,
    title: messages.factoryResetTitle,
    body: messages.factoryResetBody,
    verb: messages.factoryResetVerb,
    feature: 'factoryReset',
    operation: 'factoryResetDevices',
    danger: true,
  },
  PinReset: {
    label: messages.pinReset,
    title: messages.pinResetTitle,
    body: messages.pinResetBody,
    verb: messages.pinResetVerb,
    feature: 'pinReset',
    operation: 'resetPin',
    danger: false,
  },
  ChannelScan: {
    label: messages.channelScan,
    title: messages.channelScanTitle,
    body: messages.channelScanBody,
    verb: messages.channelScanVerb,
    feature: 'channelScan',
    operation: 'scanChannels',
    danger: false,
  },
};

export const actionEntries = {
  ...plainEntries,
  LNBSettings: {
    label: messages.lnb,
    feature: 'lnbSettings',
    operation: 'setLnb',
    danger: false,
  },
  OSDMessage: {
    label: messages.osd,
    feature: 'osdMessage',
    operation: 'sendOsdMessage',
    danger: false,
  },
} as const satisfies Record<DeviceAction, ActionEntry>;

/** Actions that only set-top boxes have. */
export const setTopActions = [
  'OSDMessage',
  'PinReset',
  'ChannelScan',
  'LNBSettings',
] as const satisfies DeviceAction[];

export const isSetTop = ({ modelName, prodClass }: Device): boolean => isSetTopBox(modelName, prodClass);

export const deviceActions = ['Lock', 'Unlock', 'Reboot', 'FactoryReset'] as const satisfies DeviceAction[];

/** Reason why an action cannot be taken on these devices, or null. RU-021, RU-118, RU-119. */
export function useBlockedReason(): (action: DeviceAction, devices: readonly Device[]) => string | null {
  const text = useText();
  const may = useMay();
  const modelOf = useModelOf();
  const role = useOwnRole();
  const standstill = useStandstill();
  return (action, devices) => {
    const { operation, feature, label } = actionEntries[action];
    if (!may(operations[operation].permission))
      return text(messages.noPermission, { role, right: text(label) });
    if (standstill) return standstill;
    const difference = differenceOf(devices);
    if (difference) return text(difference === 'model' ? messages.sameModel : messages.sameLocation);
    const [device] = devices;
    if (device && !modelOf(device).supportFeatures.includes(feature)) {
      return text(messages.notSupported, { model: device.modelName });
    }
    return null;
  };
}

/** ER-054, ER-055: what the reader should know before going on. */
export function useWarnings(): (action: DeviceAction, devices: readonly Device[]) => string[] {
  const text = useText();
  return (action, devices) => {
    const several = devices.length > 1;
    const warnings: string[] = [];
    if (devices.some((device) => !device.online)) {
      warnings.push(text(several ? messages.someOffline : messages.offline));
    }
    if (action === 'Lock' && devices.some((device) => device.uiLockEnable)) {
      warnings.push(text(several ? messages.someLocked : messages.locked));
    }
    if (action === 'Unlock' && devices.some((device) => !device.uiLockEnable)) {
      warnings.push(text(several ? messages.someUnlocked : messages.unlocked));
    }
    return warnings;
  };
}
