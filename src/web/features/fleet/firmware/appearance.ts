import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { Message } from '#web/i18n/message.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { FirmwareFile } from './queries.ts';

export const approvalAppearance: Record<FirmwareFile['approval'], StateLook> = {
  Approved: { tone: 'success', icon: CircleCheck, label: messages.approved },
  'Not Approved': { tone: 'idle', icon: CircleDashed, label: messages.notApproved },
};

export const approvalNames = { Approved: messages.approved, 'Not Approved': messages.notApproved };

export const resultAppearance = {
  added: { tone: 'success', icon: CircleCheck, label: messages.resultAdded },
  refused: { tone: 'danger', icon: CircleX, label: messages.resultRefused },
} as const satisfies Record<string, StateLook>;

const reasons: Record<string, Message> = {
  fwcderr1: messages.reasonCode,
  firmconflict: messages.reasonConflict,
  minfirmnodata: messages.reasonMinimum,
  nofile: messages.reasonNoFile,
  signature: messages.reasonSignature,
};

/** Reason why a file was not added; null: it was. */
export const reasonOf = (result: string): Message | null =>
  result === 'success' ? null : (reasons[result] ?? messages.reasonOther);
