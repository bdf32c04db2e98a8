import type { Redactable } from '../json.ts';

/** What a user can subscribe to. */
export type MessageKind =
  /** Devices of their organisation, or of those below it, went offline and did not come back at once. */
  | 'devicesAway'
  /** Devices of their organisation, or of those below it, have raised critical alarms. */
  | 'alarmsRaised'
  /** Tasks that they requested have ended, except those of a bulk action. */
  | 'tasksEnded'
  /** A bulk action that they requested has ended. */
  | 'bulkActionEnded'
  /** A case that they work on was commented on, closed or reopened by someone else. */
  | 'caseChanged'
  /** A case was shared with them, or with their organisation. */
  | 'caseShared'
  /** They are asked to take over a device. */
  | 'handoverAsked'
  /** Their invitation was accepted. */
  | 'invitationAccepted'
  /** Weaker rules for the approval of firmware wait to apply in their organisation. */
  | 'approvalRules'
  /** Rows that carry power were changed outside of the product. */
  | 'rowsAltered';

/** Where a user receives notifications. */
export type MessageChannel = 'console' | 'mail';

/** What happened since the last fact of the message. */
export interface MessageNews {
  /** How many devices, tasks and so on. */
  count: number;
  /** Of these, those that did not go well. */
  failed: number;
  /** The first ids of them, at most five in one fact. */
  subjects: string[];
  /** Path of the lowest organisation that all of them belong to, the earlier ones included: who sees less than it is not shown the message. */
  opPath: string;
  /** Position in the log of the last of them. */
  cause: number;
}

type Deadline = 'window' | 'expiry';

/** The facts of one message to one person, a stream of its own, `message:<id>`. */
export type MessageFact =
  /**
   * `group`: what its news have in common, such as a case; empty: only their kind. `windowMs`: how long it gathers, 0 for what happens
   * once. `channels`: where the user received notifications then; messages older than mail notifications have none and are shown in the console.
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
      };
    }
  /** More of the same. */
  | { type: 'message.grown'; data: MessageNews }
  /** Its mail is queued; null: the user has unsubscribed, or may no longer see the subject. */
  | { type: 'message.mailed'; data: { mailId: string | null } }
  | { type: 'message.read'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: Deadline } };

export const messageRedactable = {
  'message.raised': ['accountId', 'group', 'subjects'],
  'message.grown': ['subjects'],
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
): MessageFact => ({
  type: 'message.raised',
  data: {
    ...news(count, 7),
    ...{ accountId: 'porter', kind, group: '', windowMs, keptMs: 2_592_000_000 },
    ...(channels && { channels }),
  },
});

/** One sample or more of each fact: what the path generators and the property tests feed. */
export const messageSamples: MessageFact[] = [
  raised('devicesAway', 2, 600_000),
  raised('bulkActionEnded', 1, 0),
  raised('caseShared', 1, 600_000, ['console', 'mail']),
  raised('handoverAsked', 1, 0, ['mail']),
  { type: 'message.grown', data: news(1, 9) },
  { type: 'message.grown', data: { ...news(1, 11), subjects: ['os::012345-3'], failed: 1 } },
  { type: 'message.mailed', data: { mailId: 'mail-1' } },
  { type: 'message.mailed', data: { mailId: null } },
  { type: 'message.read', data: {} },
  { type: 'deadline.passed', data: { name: 'window' } },
  { type: 'deadline.passed', data: { name: 'expiry' } },
];
