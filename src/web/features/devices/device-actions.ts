import { useMutation } from '@tanstack/react-query';
import { operations } from '#api/operations.gen.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useProfile } from '#web/http/profile.ts';
import { useMay } from '#web/http/use-may.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { followTasks } from '#web/resource/task-toasts.ts';
import { messages } from './action-messages.ts';
import type { Device } from './queries.ts';

export type DeviceAction = Extract<TaskKind, 'Lock' | 'Unlock' | 'Reboot' | 'FactoryReset'>;

export interface PendingAction {
  action: DeviceAction;
  devices: readonly Device[];
}

interface ActionEntry {
  label: Message;
  title: Message;
  body: Message;
  verb: Message;
  feature: string;
  permission: string;
  danger: boolean;
}

export const actionEntries: Record<DeviceAction, ActionEntry> = {
  Lock: {
    label: messages.lock,
    title: messages.lockTitle,
    body: messages.lockBody,
    verb: messages.lockVerb,
    feature: 'lock',
    permission: operations.lockDevices.permission,
    danger: false,
  },
  Unlock: {
    label: messages.unlock,
    title: messages.unlockTitle,
    body: messages.unlockBody,
    verb: messages.unlockVerb,
    feature: 'unlock',
    permission: operations.unlockDevices.permission,
    danger: false,
  },
  Reboot: {
    label: messages.reboot,
    title: messages.rebootTitle,
    body: messages.rebootBody,
    verb: messages.rebootVerb,
    feature: 'reboot',
    permission: operations.rebootDevices.permission,
    danger: false,
  },
  FactoryReset: {
    label: messages.factoryReset,
    title: messages.factoryResetTitle,
    body: messages.factoryResetBody,
    verb: messages.factoryResetVerb,
    feature: 'factoryReset',
    permission: operations.factoryResetDevices.permission,
    danger: true,
  },
};

export const deviceActions = ['Lock', 'Unlock', 'Reboot', 'FactoryReset'] as const satisfies DeviceAction[];

/** Why an action cannot be taken on these devices, or null. RU-021, RU-118, RU-119. */
export function useBlockedReason(): (action: DeviceAction, devices: readonly Device[]) => string | null {
  const text = useText();
  const may = useMay();
  const models = useProfile()?.models ?? [];
  return (action, devices) => {
    const { permission, feature } = actionEntries[action];
    if (!may(permission)) return text(messages.noPermission, { permission });
    if (new Set(devices.map((device) => device.mid)).size > 1) return text(messages.sameModel);
    const model = models.find(({ mid }) => mid === devices[0]?.mid);
    if (model && !model.supportFeatures.includes(feature)) {
      return text(messages.notSupported, { model: model.modelName });
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

async function send(action: DeviceAction, devices: readonly Device[], opId: string) {
  const endpointIds = devices.map((device) => device.endpointId);
  const mid = devices[0]?.mid ?? '';
  switch (action) {
    case 'Lock':
      return answerOf(mainApi.POST('/devices/actions/multi/lock', { body: { endpointIds, opId } }));
    case 'Unlock':
      return answerOf(mainApi.POST('/devices/actions/multi/unlock', { body: { endpointIds, opId } }));
    case 'Reboot':
      return answerOf(mainApi.POST('/devices/actions/multi/reboot', { body: { endpointIds, opId, mid } }));
    case 'FactoryReset':
      return answerOf(
        mainApi.POST('/devices/actions/multi/factory-reset', { body: { endpointIds, opId, mid } }),
      );
    default:
      return action satisfies never;
  }
}

export function useDeviceAction(onDone: () => void) {
  const opId = useProfile()?.opId ?? '';
  return useMutation({
    mutationFn: (command: PendingAction) => send(command.action, command.devices, opId),
    onSuccess: (answer, { action }) => {
      followTasks(action, answer.data.taskIds);
      onDone();
    },
  });
}
