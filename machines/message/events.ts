import type { Redactable } from '../json.ts';

/** Kinds of message that a user can subscribe to. */
export type MessageKind =
  /** Devices of the user's organisation, or of those below it, went offline and did not come back at once. */
  | 'devicesAway'
  /** Many devices of the user's organisation, or of those below it, went offline from one cause. */
  | 'outages'
  /** Devices of the user's organisation, or of those below it, have raised critical alarms. */
  | 'alarmsRaised'
  /** Someone else assigned an alarm to the user. */
  | 'alarmAssigned'
  /** Tasks that the user requested have ended, except those of a bulk action. */
  | 'tasksEnded'
  /** A bulk action that the user requested has ended. */
  | 'bulkActionEnded'
  /** Someone else commented on, closed or reopened a case that the user works on. */
  | 'caseChanged'
  /** A case was shared with the user, or with their organisation. */
  | 'caseShared'
  /** Another user asked this one to take over a device. */
  | 'handoverAsked'
  /** The user's invitation was accepted. */
  | 'invitationAccepted'
  /** Weaker approval rules for firmware are about to apply in the user's organisation. */
  | 'approvalRules'
  /** Firmware files were uploaded that the user may approve. */
  | 'filesToApprove'
  /** App files were uploaded that the user may approve. */
  | 'appsToApprove'
  /** Firmware profiles or automatic rules were submitted that the user may approve. */
  | 'profilesToApprove'
  /** App profiles or automatic rules were submitted that the user may approve. */
  | 'appProfilesToApprove'
  /** Presets were submitted that the user may approve. */
  | 'presetsToApprove'
  /** Devices undid a value of a preset that the user edited three times within a day, and are left alone. */
  | 'presetUndone'
  /** Rows that grant permissions were changed outside of the product. */
  | 'rowsAltered';

/** Channel on which a user receives notifications. */
export type MessageChannel = 'console' | 'mail';

/**
 * Common property of the devices of an outage. `value`: endpoint id of an access point, city, path of an organisation,
 * model, or firmware version. `of`: province of the city, model of the firmware; null: of the others.
 */
export interface OutageCause {
  kind: 'accessPoint' | 'place' | 'organisation' | 'model' | 'firmware';
  value: string;
  of: string | null;
}

export interface Outage {
  cause: OutageCause;
  /** Number of deployed devices with the cause, online or not. */
  total: number;
  /** Time of the first disconnection, ISO 8601. */
  since: string;
  /** Path of its organisation if that has no users, and users above are notified; absent: the recipients' own. */
  within?: string;
}

/** Events since the last fact of the message. */
export interface MessageNews {
  /** Number of devices, tasks and so on. */
  count: number;
  /** Number of those that failed. */
  failed: number;
  /** First ids of those, at most five in one fact. */
  subjects: string[];
  /**
   * Path of the lowest organisation that all subjects belong to, including earlier ones: a user whose access is
   * narrower does not see the message.
   */
  opPath: string;
  /** Log position of the last event. */
  cause: number;
  /** Present in a message about an outage. */
  outage?: Outage;
}

type Deadline = 'window' | 'expiry';

/** The facts of one message to one person, stream `message:<id>`. */
export type MessageFact =
  /**
   * `group`: common subject of the events, such as a case; empty: only their kind. `windowMs`: time in which the
   * message gathers events, 0 for a single event. `channels`: the user's notification channels at that time; messages
   * older than mail notifications have none and are shown in the console. `quiet`: the window ends with the user's quiet
   * hours.
   */
  | {
      type: 'message.raised';
      data: MessageNews & {
        accountId: string;
        kind: MessageKind;
        group: string;
        windowMs: number;
        keptMs: number;
        channels?: MessageChannel[];
        quiet?: true;
      };
    }
  /** More events of the same group arrived. */
  | { type: 'message.grown'; data: MessageNews }
  /** Most devices of the outage are back. `at`: ISO 8601. */
  | { type: 'message.ended'; data: { at: string } }
  /** The mail is queued; null: the user has unsubscribed, or may no longer see the subject. */
  | { type: 'message.mailed'; data: { mailId: string | null } }
  | { type: 'message.read'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: Deadline } };

export const messageRedactable = {
  'message.raised': ['accountId', 'group', 'subjects', 'outage'],
  'message.grown': ['subjects', 'outage'],
} satisfies Redactable<MessageFact>;

const news = (count: number, cause: number): MessageNews => ({
  count,
  failed: 0,
  subjects: ['os::012345-1', 'os::012345-2'].slice(0, count),
  opPath: '/system/northwind/',
  cause,
});

const raised = (
  kind: MessageKind,
  count: number,
  windowMs: number,
  channels?: MessageChannel[],
): Extract<MessageFact, { type: 'message.raised' }> => ({
  type: 'message.raised',
  data: {
    ...news(count, 7),
    accountId: 'porter',
    kind,
    group: '',
    windowMs,
    keptMs: 2_592_000_000,
    ...(channels && { channels }),
  },
});

const outage = (total: number): Outage => ({
  cause: { kind: 'model', value: 'AR2146', of: null },
  total,
  since: '2026-11-29T12:04:00.000Z',
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const messageSamples: MessageFact[] = [
  raised('devicesAway', 2, 600_000),
  raised('bulkActionEnded', 1, 0),
  raised('caseShared', 1, 600_000, ['console', 'mail']),
  raised('handoverAsked', 1, 0, ['mail']),
  { type: 'message.raised', data: { ...raised('alarmsRaised', 1, 28_800_000, ['mail']).data, quiet: true } },
  { type: 'message.grown', data: news(1, 9) },
  { type: 'message.grown', data: { ...news(1, 11), subjects: ['os::012345-3'], failed: 1 } },
  {
    type: 'message.raised',
    data: { ...raised('outages', 2, 120_000).data, outage: outage(50) },
  },
  { type: 'message.grown', data: { ...news(1, 13), outage: outage(51) } },
  { type: 'message.ended', data: { at: '2026-11-29T12:31:00.000Z' } },
  { type: 'message.mailed', data: { mailId: 'mail-1' } },
  { type: 'message.mailed', data: { mailId: null } },
  { type: 'message.read', data: {} },
  { type: 'deadline.passed', data: { name: 'window' } },
  { type: 'deadline.passed', data: { name: 'expiry' } },
];
