import type { MessageKind } from '#machines/message/events.ts';

/**
 * Kinds that a user can subscribe to, with their defaults: on if they concern the user's own work and are infrequent.
 */
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

/** Returns the kinds sent by mail: only those that the user chose. */
export const mailsOf = (chosen: readonly string[] | null): readonly MessageKind[] =>
  messageKinds.filter((kind) => chosen?.includes(kind) ?? false);

/** Returns the kinds shown in the console. `chosen` null: the user has not chosen, so the defaults apply. */
export const messagesOf = (chosen: readonly string[] | null): readonly MessageKind[] =>
  messageKinds.filter((kind) => chosen?.includes(kind) ?? chosenAtFirst[kind]);
