import { Bell, Info, TriangleAlert } from 'lucide-react';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { OwnNotice } from './queries.ts';

export const noticeAppearance: Record<OwnNotice['notiType'], StateLook> = {
  ALERT: { tone: 'danger', icon: TriangleAlert, label: messages.ALERT },
  NOTICE: { tone: 'notice', icon: Bell, label: messages.NOTICE },
  INFORMATION: { tone: 'info', icon: Info, label: messages.INFORMATION },
};
