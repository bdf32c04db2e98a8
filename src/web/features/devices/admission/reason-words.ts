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

const advice: Record<RefusedDevice['reason'], Message> = {
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

/** Returns what an administrator can do about a refusal; of one that is over, what became of the device. */
export function adviceOf({
  reason,
  detail,
  state,
}: Pick<RefusedDevice, 'reason' | 'detail' | 'state'>): Message {
  if (state === 'admissible') return messages.admissibleHelp;
  if (state === 'connected')
    return reason === 'unregistered' ? messages.connectedUnregisteredHelp : messages.connectedHelp;
  if (reason === 'tls' && detail === 'ERR_SSL_HTTP_REQUEST') return reasons.tlsPlainHelp;
  if (reason === 'tls' && /ALERT_(UNKNOWN_CA|BAD_CERTIFICATE|CERTIFICATE_UNKNOWN)/.test(detail))
    return reasons.tlsTrustHelp;
  return advice[reason];
}
