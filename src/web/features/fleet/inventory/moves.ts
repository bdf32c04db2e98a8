import type { Device } from '#web/features/devices/device/queries.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';

/** Lifecycle changes that a person makes to devices. */
export const moves = ['activate', 'request', 'reject', 'retrieve', 'allocate', 'release', 'remove'] as const;
export type Move = (typeof moves)[number];

type Status = Device['deviceStatus'];

interface MoveEntry {
  label: Message;
  operation:
    | 'activateDevice'
    | 'requestActivation'
    | 'rejectDevices'
    | 'deactivateDevices'
    | 'allocateDevice'
    | 'releaseDevices'
    | 'removeInventory';
  /** Statuses from which a device can move, and the refusal for others. */
  of: readonly Status[];
  otherwise: Message;
  danger?: boolean;
}

export const moveEntries: Record<Move, MoveEntry> = {
  activate: {
    label: messages.activate,
    operation: 'activateDevice',
    of: ['Inventory', 'Requested'],
    otherwise: messages.notDeployed,
  },
  request: {
    label: messages.request,
    operation: 'requestActivation',
    of: ['Inventory'],
    otherwise: messages.onlyStock,
  },
  reject: {
    label: messages.reject,
    operation: 'rejectDevices',
    of: ['Requested'],
    otherwise: messages.onlyRequested,
  },
  retrieve: {
    label: messages.retrieve,
    operation: 'deactivateDevices',
    of: ['Deployed'],
    otherwise: messages.onlyDeployed,
    danger: true,
  },
  allocate: {
    label: messages.allocate,
    operation: 'allocateDevice',
    of: ['Inventory', 'Requested', 'Unregistered'],
    otherwise: messages.notDeployed,
  },
  release: {
    label: messages.release,
    operation: 'releaseDevices',
    of: ['Inventory', 'Requested'],
    otherwise: messages.notDeployed,
  },
  remove: {
    label: messages.remove,
    operation: 'removeInventory',
    of: ['Inventory'],
    otherwise: messages.onlyStock,
    danger: true,
  },
};

/** Reason why the reader cannot do it with these devices; null: it can be done. */
export function useMoveBlocked(): (move: Move, devices: readonly Device[]) => string | null {
  const text = useText();
  const forbidden: Record<Move, string | null> = {
    activate: useBlocked('activateDevice'),
    request: useBlocked('requestActivation'),
    reject: useBlocked('rejectDevices'),
    retrieve: useBlocked('deactivateDevices'),
    allocate: useBlocked('allocateDevice'),
    release: useBlocked('releaseDevices'),
    remove: useBlocked('removeInventory'),
  };
  return (move, devices) => {
    const { of, otherwise } = moveEntries[move];
    if (forbidden[move]) return forbidden[move];
    if (move === 'activate' && devices.length > 1) return text(messages.oneAtATime);
    return devices.every(({ deviceStatus }) => of.includes(deviceStatus)) ? null : text(otherwise);
  };
}

/** The moves that a device can make where it is. */
export const movesOf = ({ deviceStatus }: Device): Move[] =>
  moves.filter((move) => moveEntries[move].of.includes(deviceStatus));
