import {
  BellRing,
  CircleCheck,
  DatabaseZap,
  FolderInput,
  FolderOpen,
  Layers,
  type LucideIcon,
  ShieldAlert,
  UserPlus,
  Users,
  WifiOff,
} from 'lucide-react';
import type { TextOf } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { MessageType, OwnMessage } from './queries.ts';

export const messageIcons: Record<MessageType, LucideIcon> = {
  devicesAway: WifiOff,
  alarmsRaised: BellRing,
  tasksEnded: CircleCheck,
  bulkActionEnded: Layers,
  caseChanged: FolderOpen,
  caseShared: FolderInput,
  handoverAsked: Users,
  invitationAccepted: UserPlus,
  approvalRules: ShieldAlert,
  rowsAltered: DatabaseZap,
};

/** The message in one line. What it names may be deleted, or hidden from the user now: then it names the organisation instead. */
export function messageText(message: OwnMessage, text: TextOf): string {
  const { messageType, count, failed, subjects, companyName } = message;
  const name = subjects[0]?.name ?? companyName;
  const id = messageType === 'tasksEnded' && failed > 0 ? 'tasksFailed' : messageType;
  return text(messages[id], { count, failed, name });
}
