import type { MessageKind } from '#machines/message/events.ts';

/** What a user can subscribe to, and the defaults: what concerns their own work and does not happen all the time. */
const chosenAtFirst: Record<MessageKind, boolean> = {
  devicesAway: false,
  alarmsRaised: true,
  tasksEnded: false,
  bulkActionEnded: true,
  caseChanged: true,
  caseShared: true,
  handoverAsked: true,
  invitationAccepted: true,
  approvalRules: true,
  rowsAltered: true,
};

const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(chosenAtFirst, kind);

export const messageKinds: readonly MessageKind[] = Object.keys(chosenAtFirst).filter(isMessageKind);

/** Sent by mail: only what the user chose. */
export const mailsOf = (chosen: readonly string[] | null): readonly MessageKind[] =>
  messageKinds.filter((kind) => chosen?.includes(kind) ?? false);

/** Shown in the console. `chosen` null: the user has not chosen, so the defaults apply. */
export const messagesOf = (chosen: readonly string[] | null): readonly MessageKind[] =>
  messageKinds.filter((kind) => chosen?.includes(kind) ?? chosenAtFirst[kind]);
