import type { MessageKind } from '#machines/message/events.ts';

/** What a person can be told of, and whether he is told who has chosen nothing: what concerns his own work and does not happen all the time. */
const chosenAtFirst: Record<MessageKind, boolean> = {
  devicesAway: false,
  tasksEnded: false,
  bulkActionEnded: true,
  caseChanged: true,
  caseShared: true,
  handoverAsked: true,
  invitationAccepted: true,
};

const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(chosenAtFirst, kind);

export const messageKinds: readonly MessageKind[] = Object.keys(chosenAtFirst).filter(isMessageKind);

/** What he is told of by mail: nothing but what he chose. */
export const mailsOf = (chosen: readonly string[] | null): readonly MessageKind[] =>
  messageKinds.filter((kind) => chosen?.includes(kind) ?? false);

/** What he is told of in the console. `chosen` null: he has chosen nothing. */
export const messagesOf = (chosen: readonly string[] | null): readonly MessageKind[] =>
  messageKinds.filter((kind) => chosen?.includes(kind) ?? chosenAtFirst[kind]);
