import {
  BellRing,
  CircleCheck,
  DatabaseZap,
  FileCheck,
  FolderInput,
  FolderOpen,
  Layers,
  ListChecks,
  type LucideIcon,
  Repeat2,
  ShieldAlert,
  TriangleAlert,
  UserPlus,
  Users,
  WifiOff,
} from 'lucide-react';
import type { TextOf } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { MessageType, OwnMessage } from './queries.ts';

export const messageIcons: Record<MessageType, LucideIcon> = {
  devicesAway: WifiOff,
  outages: TriangleAlert,
  alarmsRaised: BellRing,
  alarmAssigned: BellRing,
  tasksEnded: CircleCheck,
  bulkActionEnded: Layers,
  caseChanged: FolderOpen,
  caseShared: FolderInput,
  handoverAsked: Users,
  invitationAccepted: UserPlus,
  approvalRules: ShieldAlert,
  filesToApprove: FileCheck,
  appsToApprove: FileCheck,
  profilesToApprove: ListChecks,
  appProfilesToApprove: ListChecks,
  presetsToApprove: ListChecks,
  presetUndone: Repeat2,
  rowsAltered: DatabaseZap,
};

const outages = {
  accessPoint: messages.outageAccessPoint,
  place: messages.outagePlace,
  organisation: messages.outageOrganisation,
  model: messages.outageModel,
  firmware: messages.outageFirmware,
};

/** Formats the times of a message's outage; null: the message is about none. */
export function outageTime(
  { outage }: Pick<OwnMessage, 'outage'>,
  text: TextOf,
  dateTime: (value: string) => string,
): string | null {
  if (!outage) return null;
  const from = dateTime(outage.since);
  return outage.endTime === null
    ? text(messages.outageSince, { time: from })
    : text(messages.outageEnded, { from, to: dateTime(outage.endTime) });
}

interface DescribedOutage {
  cause: keyof typeof outages;
  value: string;
  of: string | null;
  /** Its devices that are offline, and all with the cause. */
  count: number;
  total: number;
  endTime: string | null;
}

/** The outage in one line. */
export const outageText = (text: TextOf, { cause, of, endTime, ...values }: DescribedOutage): string =>
  text(outages[cause], { ...values, of: of ?? '', ended: endTime === null ? 'no' : 'yes' });

/** The message in one line. What it names may be deleted, or hidden from the user now: then it names the organisation instead. */
export function messageText(message: OwnMessage, text: TextOf): string {
  const { messageType, count, failed, subjects, companyName, outage } = message;
  const name = subjects[0]?.name ?? companyName;
  if (outage || messageType === 'outages') {
    const { cause = 'organisation', value = null, of = '', total = count, endTime = null } = outage ?? {};
    return outageText(text, { cause, value: value ?? companyName, of, count, total, endTime });
  }
  const id = messageType === 'tasksEnded' && failed > 0 ? 'tasksFailed' : messageType;
  return text(messages[id], { count, failed, name });
}
