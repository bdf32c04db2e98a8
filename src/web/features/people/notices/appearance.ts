import { Clock, FilePen, Megaphone, Square, Trash2 } from 'lucide-react';
import { messages as typeMessages } from '#web/entities/notice/messages.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { Notice } from './queries.ts';

export const stateAppearance: Record<Notice['state'] | 'empty', StateLook> = {
  empty: { tone: 'idle', icon: Clock, label: messages.empty },
  draft: { tone: 'idle', icon: FilePen, label: messages.draft },
  scheduled: { tone: 'notice', icon: Clock, label: messages.scheduled },
  publishing: { tone: 'success', icon: Megaphone, label: messages.publishing },
  ended: { tone: 'idle', icon: Square, label: messages.ended },
  deleted: { tone: 'idle', icon: Trash2, label: messages.deletedState },
};

export const filterNames = {
  Information: typeMessages.INFORMATION,
  Alert: typeMessages.ALERT,
  Notice: typeMessages.NOTICE,
};
