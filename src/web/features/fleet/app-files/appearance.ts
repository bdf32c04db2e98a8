import { CircleCheck, CircleDashed, Trash2 } from 'lucide-react';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { AppFile, AppFileDetail } from './queries.ts';

const approved: StateLook = { tone: 'success', icon: CircleCheck, label: messages.approved };
const notApproved: StateLook = { tone: 'idle', icon: CircleDashed, label: messages.notApproved };

export const approvalAppearance: Record<AppFile['approval'], StateLook> = {
  Approved: approved,
  'Not Approved': notApproved,
};

export const stateAppearance: Record<AppFileDetail['state'], StateLook> = {
  approved,
  notApproved,
  deleted: { tone: 'idle', icon: Trash2, label: messages.deleted },
};

export const approvalNames = { Approved: messages.approved, 'Not Approved': messages.notApproved };

export const platformNames = { android: messages.android, quantum: messages.quantum };
