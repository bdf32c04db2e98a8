import type { MessageKind } from '#machines/message/events.ts';

/**
 * Kinds that a user can subscribe to, with their defaults: on if they concern the user's own work and are infrequent.
 * `administrators`: on for those who manage accounts.
 */
const chosenAtFirst: Record<MessageKind, boolean | 'administrators'> = {
  devicesAway: false,
  outages: 'administrators',
  alarmsRaised: true,
  alarmAssigned: true,
  tasksEnded: false,
  bulkActionEnded: true,
  caseChanged: true,
  caseShared: true,
  handoverAsked: true,
  invitationAccepted: true,
  approvalRules: true,
  filesToApprove: true,
  appsToApprove: true,
  profilesToApprove: true,
  appProfilesToApprove: true,
  presetsToApprove: true,
  presetUndone: true,
  rowsAltered: true,
};

const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(chosenAtFirst, kind);

export const messageKinds: readonly MessageKind[] = Object.keys(chosenAtFirst).filter(isMessageKind);

/** Returns the kinds sent by mail: only those that the user chose. */
export const mailsOf = (chosen: readonly string[] | null): readonly MessageKind[] =>
  messageKinds.filter((kind) => chosen?.includes(kind) ?? false);

/** Tells for whom a kind is on until they choose. */
export const defaultOf = (kind: MessageKind): boolean | 'administrators' => chosenAtFirst[kind];

/** Returns the kinds shown in the console. `chosen` null: the user has not chosen, so the defaults apply. */
export const messagesOf = (
  chosen: readonly string[] | null,
  isAdministrator: boolean,
): readonly MessageKind[] =>
  messageKinds.filter(
    (kind) =>
      chosen?.includes(kind) ??
      (chosenAtFirst[kind] === 'administrators' ? isAdministrator : chosenAtFirst[kind]),
  );
