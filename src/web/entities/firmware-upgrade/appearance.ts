import { CircleCheck, CircleHelp, CircleX, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import type { components } from '#api/main.d.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { stateNames } from './messages.ts';

type State = components['schemas']['Upgrade']['state'];

const goesOn = { tone: 'info', icon: Clock } as const;

export const upgradeAppearance: Record<State, StateLook> = {
  downloading: { ...goesOn, label: stateNames.downloading },
  installing: { ...goesOn, label: stateNames.installing },
  restarting: { ...goesOn, label: stateNames.restarting },
  activating: { ...goesOn, label: stateNames.activating },
  checking: { ...goesOn, label: stateNames.checking },
  away: { ...goesOn, label: stateNames.away },
  soaking: { ...goesOn, label: stateNames.soaking },
  confirming: { ...goesOn, label: stateNames.confirming },
  silent: { ...goesOn, label: stateNames.silent },
  succeeded: { tone: 'success', icon: CircleCheck, label: stateNames.succeeded },
  failed: { tone: 'danger', icon: CircleX, label: stateNames.failed },
  fellBack: { tone: 'danger', icon: Undo2, label: stateNames.fellBack },
  lost: { tone: 'danger', icon: TriangleAlert, label: stateNames.lost },
  unknown: { tone: 'notice', icon: CircleHelp, label: stateNames.unknown },
  cancelled: { tone: 'idle', icon: CircleX, label: stateNames.cancelled },
};
