import type { Message } from '#web/i18n/message.ts';
import { messages, reasons } from './messages.ts';
import type { RefusedDevice } from './queries.ts';

export const reasonNames: Record<RefusedDevice['reason'], Message> = {
  unregistered: reasons.unregistered,
  blocked: reasons.blocked,
  certificateRequired: reasons.certificateRequired,
  certificateChanged: reasons.certificateChanged,
  certificateRevoked: reasons.certificateRevoked,
  certificateOfAnother: reasons.certificateOfAnother,
  secretRequired: reasons.secretRequired,
  secretOfAnother: reasons.secretOfAnother,
  connectedElsewhere: reasons.connectedElsewhere,
  duplicate: reasons.duplicate,
  unnamed: messages.unnamed,
  protocol: reasons.protocol,
  tls: reasons.tls,
};

/** Advice to an administrator about a refusal. */
export const reasonAdvice: Record<RefusedDevice['reason'], Message> = {
  unregistered: reasons.unregisteredHelp,
  blocked: reasons.blockedHelp,
  certificateRequired: reasons.certificateRequiredHelp,
  certificateChanged: reasons.certificateChangedHelp,
  certificateRevoked: reasons.certificateRevokedHelp,
  certificateOfAnother: reasons.certificateOfAnotherHelp,
  secretRequired: reasons.secretRequiredHelp,
  secretOfAnother: reasons.secretOfAnotherHelp,
  connectedElsewhere: reasons.connectedElsewhereHelp,
  duplicate: reasons.duplicateHelp,
  unnamed: reasons.unnamedHelp,
  protocol: reasons.protocolHelp,
  tls: reasons.tlsHelp,
};
