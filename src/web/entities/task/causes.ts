import { bankRefusals } from '#domain/firmware/banks.ts';
import type { Message } from '#web/i18n/message.ts';
import { causeMessages as messages } from './cause-messages.ts';

/** `Status` or `DiagnosticsState` of TR-181. */
const byStatus: Readonly<Record<string, Message>> = {
  Error_CannotResolveHostName: messages.cannotResolveHostName,
  Error_DNSServerNotResolved: messages.dnsServerNotResolved,
  Error_NoRouteToHost: messages.noRouteToHost,
  Error_MaxHopCountExceeded: messages.maxHopCountExceeded,
  Error_InitConnectionFailed: messages.initConnectionFailed,
  Error_NoResponse: messages.noResponse,
  Error_TransferFailed: messages.transferFailed,
  Error_NoTransferComplete: messages.noTransferComplete,
  Error_PasswordRequestFailed: messages.passwordRequestFailed,
  Error_LoginFailed: messages.loginFailed,
  Error_NoTransferMode: messages.noTransferMode,
  Error_NoPASV: messages.noPASV,
  Error_NoCWD: messages.noCWD,
  Error_NoSTOR: messages.noSTOR,
  Error_IncorrectSize: messages.incorrectSize,
  Error_Timeout: messages.timeout,
  Error_NoDisplay: messages.noDisplay,
  Error_DisplayInStandby: messages.displayInStandby,
  Error_NotConnected: messages.remoteAway,
  Error_LowBattery: messages.remoteBattery,
  Error_NoNewerVersion: messages.remoteCurrent,
  Error_NoConsent: messages.noConsent,
  Error_Upload: messages.pictureUpload,
  Declined: messages.declined,
  NoAnswer: messages.noAnswer,
  Error_Internal: messages.internal,
  Error_Other: messages.other,
};

const byCode: Readonly<Record<number, Message>> = {
  7000: messages.usp7000,
  7001: messages.usp7001,
  7002: messages.usp7002,
  7003: messages.internal,
  7004: messages.usp7004,
  7005: messages.usp7005,
  7006: messages.usp7006,
  7007: messages.usp7007,
  7008: messages.usp7008,
  7009: messages.usp7009,
  7010: messages.usp7010,
  7011: messages.usp7011,
  7012: messages.usp7012,
  7013: messages.usp7013,
  7014: messages.usp7014,
  7015: messages.usp7015,
  7016: messages.usp7016,
  7017: messages.usp7017,
  7018: messages.usp7018,
  7019: messages.usp7019,
  7020: messages.usp7020,
  7021: messages.usp7021,
  7022: messages.usp7022,
  7023: messages.usp7023,
  7024: messages.usp7024,
  7025: messages.usp7025,
  7026: messages.usp7026,
  7027: messages.usp7027,
  7028: messages.usp7028,
  7029: messages.usp7029,
  7030: messages.usp7030,
  7031: messages.usp7031,
  7033: messages.appNotLoaded,
  7035: messages.appDamaged,
  7100: messages.usp7100,
  7101: messages.usp7101,
  7102: messages.usp7102,
  7103: messages.usp7103,
  7104: messages.usp7104,
  7105: messages.usp7105,
  7106: messages.usp7106,
  7223: messages.appNoEnvironment,
  7225: messages.appMismatch,
  7226: messages.appDuplicate,
  7227: messages.appNoSpace,
  7229: messages.appBusy,
  // These codes of TR-069 come from agents whose software modules served CWMP before.
  9010: messages.appNotLoaded,
  9012: messages.appNotLoaded,
  9015: messages.appNotReached,
  9016: messages.appNotLoaded,
  9017: messages.appNotLoaded,
  9018: messages.appDamaged,
  9019: messages.appNotTrusted,
  9022: messages.appUuid,
  9023: messages.appNoEnvironment,
  9024: messages.appEnvironmentOff,
  9025: messages.appMismatch,
  9026: messages.appDuplicate,
  9027: messages.appNoSpace,
  9028: messages.appUnknown,
  9029: messages.appBusy,
  9030: messages.appDowngrade,
  9031: messages.appNoVersion,
  9032: messages.appSameVersion,
};

/** Beginnings of what the server itself says of a task. */
const byServer: readonly (readonly [beginning: string, message: Message])[] = [
  ['ended without a usable result', messages.noResult],
  ['the device reports another value', messages.notKept],
  ['not applied', messages.notKept],
  ['the session closed', messages.sessionClosed],
  ['device restarted', messages.restarted],
  ['Nothing was changed: the device did not report', messages.notInTheModel],
  ['the device restarted and forgot the order', messages.forgotten],
  ['the server restarted while', messages.serverRestarted],
  ['the secrets of this command cannot be read', messages.secretLost],
  ['cancelled on the device', messages.cancelledOnDevice],
  [bankRefusals.noBanks, messages.noBank],
  [bankRefusals.activeUnknown, messages.noBank],
  [bankRefusals.singleBank, messages.noBank],
  [bankRefusals.noFreeBank, messages.noBank],
  [bankRefusals.notStored, messages.imageGone],
  ['the device has no ', messages.noObject],
];

/** `Cause` of a change that the device did not keep (docs/usp-extension.md). */
const takenBack: Readonly<Record<string, Message>> = {
  Timeout: messages.takenBackTimeout,
  Reboot: messages.takenBackReboot,
};

/** ER-047: what people decide, in front of the television or here, is no fault of the device. */
export const isDecided = (cause: Message): boolean =>
  cause === messages.declined || cause === messages.noAnswer || cause === messages.noConsent;

/** Cause of a task's failure, from its last fact and the failure that the machine keeps. */
export interface Cause {
  /** Code of the error catalogue. */
  code: string;
  message: string;
  /** Code of the device's own error (TR-369 Appendix A). */
  deviceCode?: number | undefined;
}

/** One sentence; a cause without words of its own is quoted as the device reported it. */
export function causeOf({ code, message, deviceCode }: Cause): Message {
  if (Object.hasOwn(byStatus, message)) return byStatus[message] ?? messages.said;
  // 7004 and 7021 name no parameter, and 7800 and up are the vendor's: its own text says more.
  if (deviceCode !== undefined)
    return byCode[deviceCode] ?? (deviceCode >= 7800 ? messages.vendor : messages.said);
  switch (code) {
    case 'wsdisconnect':
      return messages.notConnected;
    case 'roleerr':
      return messages.denied;
    default:
      if (message.startsWith('taken back'))
        return takenBack[message.slice('taken back: '.length)] ?? messages.takenBack;
      return byServer.find(([beginning]) => message.startsWith(beginning))?.[1] ?? messages.said;
  }
}
