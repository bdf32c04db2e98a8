import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleSlash,
  Hourglass,
  Layers,
  Pause,
  Repeat2,
  Trash2,
  TriangleAlert,
  WifiOff,
} from 'lucide-react';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { cardMessages } from './card-messages.ts';
import { messages } from './messages.ts';
import type { DeviceState, Preset, PresetCheck } from './queries.ts';

export const presetAppearance: Record<Preset['state'], StateLook> = {
  draft: { tone: 'info', icon: Hourglass, label: messages.draft },
  unplanned: { tone: 'danger', icon: TriangleAlert, label: messages.unplanned },
  planned: { tone: 'idle', icon: CircleDashed, label: messages.planned },
  awaitingApproval: { tone: 'notice', icon: Hourglass, label: messages.awaitingApproval },
  active: { tone: 'success', icon: CircleCheck, label: messages.active },
  paused: { tone: 'idle', icon: Pause, label: messages.paused },
  removed: { tone: 'idle', icon: Trash2, label: messages.removed },
};

export const deviceAppearance: Record<DeviceState, StateLook> = {
  compliant: { tone: 'success', icon: CircleCheck, label: messages.compliant },
  drifting: { tone: 'notice', icon: TriangleAlert, label: messages.drifting },
  unreachable: { tone: 'idle', icon: WifiOff, label: messages.unreachable },
  unsupported: { tone: 'idle', icon: Ban, label: messages.unsupported },
  fighting: { tone: 'danger', icon: Repeat2, label: messages.fighting },
  unknown: { tone: 'idle', icon: CircleHelp, label: messages.unknown },
  overruled: { tone: 'info', icon: Layers, label: messages.overruled },
  paused: { tone: 'idle', icon: CircleSlash, label: messages.onDevicePaused },
};

export const stateNames = {
  draft: messages.draft,
  unplanned: messages.unplanned,
  planned: messages.planned,
  awaitingApproval: messages.awaitingApproval,
  active: messages.active,
  paused: messages.paused,
  removed: messages.removed,
};

export const deviceStateNames = {
  compliant: messages.compliant,
  drifting: messages.drifting,
  unreachable: messages.unreachable,
  unsupported: messages.unsupported,
  fighting: messages.fighting,
  unknown: messages.unknown,
  overruled: messages.overruled,
  paused: messages.onDevicePaused,
};

export const checkNames: Record<PresetCheck, (typeof messages)['registered']> = {
  registered: messages.registered,
  booted: messages.booted,
  periodic: messages.periodic,
  manual: messages.manual,
};

/** A field of a device, as presets want it. */
export const valueAppearance = {
  same: { tone: 'success', icon: CircleCheck, label: cardMessages.same },
  different: { tone: 'notice', icon: TriangleAlert, label: cardMessages.different },
  unknown: deviceAppearance.unknown,
  unsupported: deviceAppearance.unsupported,
  fighting: { tone: 'danger', icon: Repeat2, label: cardMessages.fighting },
  paused: deviceAppearance.paused,
} satisfies Record<string, StateLook>;
