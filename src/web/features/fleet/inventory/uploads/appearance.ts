import {
  Ban,
  CheckCircle2,
  CircleDashed,
  CircleX,
  ClipboardCheck,
  Loader,
  Minus,
  Pencil,
  Plus,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { Message } from '#web/i18n/message.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { DeviceUpload, DeviceUploadRow, UploadType } from './queries.ts';

export const stateAppearance: Record<DeviceUpload['state'], StateLook> = {
  received: { tone: 'info', icon: Loader, label: messages.received },
  previewed: { tone: 'notice', icon: ClipboardCheck, label: messages.previewed },
  applying: { tone: 'info', icon: Loader, label: messages.applying },
  done: { tone: 'success', icon: CheckCircle2, label: messages.done },
  stopped: { tone: 'notice', icon: Ban, label: messages.stopped },
  undoing: { tone: 'info', icon: Loader, label: messages.undoing },
  undone: { tone: 'idle', icon: Undo2, label: messages.undone },
  cancelled: { tone: 'idle', icon: Ban, label: messages.cancelled },
  closed: { tone: 'success', icon: CheckCircle2, label: messages.done },
};

export const resultNames: Record<DeviceUpload['result'], Message> = {
  pending: messages.resultPending,
  success: messages.resultSuccess,
  partial: messages.resultPartial,
  failed: messages.resultFailed,
  cancelled: messages.cancelled,
  undone: messages.undone,
};

export const typeNames: Record<UploadType, Message> = {
  create: messages.typeCreate,
  deploy: messages.typeDeploy,
  edit: messages.typeEdit,
};

const verdictAppearance = {
  new: { tone: 'success', icon: Plus, label: messages.isNew },
  changed: { tone: 'info', icon: Pencil, label: messages.isChanged },
  unchanged: { tone: 'idle', icon: Minus, label: messages.unchanged },
  invalid: { tone: 'danger', icon: CircleX, label: messages.invalid },
} as const satisfies Record<string, StateLook>;

const resultAppearance = {
  added: { tone: 'success', icon: CheckCircle2, label: messages.added },
  updated: { tone: 'success', icon: CheckCircle2, label: messages.updated },
  skipped: { tone: 'notice', icon: TriangleAlert, label: messages.skipped },
  removed: { tone: 'idle', icon: Undo2, label: messages.removed },
  restored: { tone: 'idle', icon: Undo2, label: messages.restored },
  kept: { tone: 'notice', icon: TriangleAlert, label: messages.kept },
} as const satisfies Record<string, StateLook>;

/** Result of a row; before it is written, its planned change. */
export const rowLook = ({ verdict, result }: DeviceUploadRow): StateLook => {
  if (result) return resultAppearance[result];
  return verdict
    ? verdictAppearance[verdict]
    : { tone: 'idle', icon: CircleDashed, label: messages.notChecked };
};

export const showNames = {
  invalid: messages.invalid,
  new: messages.isNew,
  changed: messages.isChanged,
  unchanged: messages.unchanged,
  skipped: messages.skipped,
  kept: messages.kept,
};
