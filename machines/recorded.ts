import type { AnyStateMachine } from 'xstate';
import { accountRedactable } from './account/events.ts';
import { accountMachine } from './account/machine.ts';
import { admissionRedactable } from './admission/events.ts';
import { admissionMachine } from './admission/machine.ts';
import { aggregateRunRedactable } from './aggregate-run/events.ts';
import { aggregateRunMachine } from './aggregate-run/machine.ts';
import { alarmRedactable } from './alarm/events.ts';
import { alarmMachine } from './alarm/machine.ts';
import { appChangeRedactable } from './app-change/events.ts';
import { appChangeMachine } from './app-change/machine.ts';
import { appFileRedactable } from './app-file/events.ts';
import { appFileMachine } from './app-file/machine.ts';
import { bulkActionRedactable } from './bulk-action/events.ts';
import { bulkActionMachine } from './bulk-action/machine.ts';
import { caseRedactable } from './case/events.ts';
import { caseMachine } from './case/machine.ts';
import { consentRedactable } from './consent/events.ts';
import { consentMachine } from './consent/machine.ts';
import { firmwareFileRedactable } from './firmware-file/events.ts';
import { firmwareFileMachine } from './firmware-file/machine.ts';
import { upgradeRedactable } from './firmware-upgrade/events.ts';
import { upgradeMachine } from './firmware-upgrade/machine.ts';
import { inventoryUploadRedactable } from './inventory-upload/events.ts';
import { inventoryUploadMachine } from './inventory-upload/machine.ts';
import { mailRedactable } from './mail/events.ts';
import { mailMachine } from './mail/machine.ts';
import { messageRedactable } from './message/events.ts';
import { messageMachine } from './message/machine.ts';
import { noticeRedactable } from './notice/events.ts';
import { noticeMachine } from './notice/machine.ts';
import { passwordResetRedactable } from './password-reset/events.ts';
import { passwordResetMachine } from './password-reset/machine.ts';
import { playbookRedactable } from './playbook/events.ts';
import { playbookMachine } from './playbook/machine.ts';
import { presetRedactable } from './preset/events.ts';
import { presetMachine } from './preset/machine.ts';
import { presetDeviceRedactable } from './preset-device/events.ts';
import { presetDeviceMachine } from './preset-device/machine.ts';
import { provisioningRedactable } from './provisioning/events.ts';
import { provisioningMachine } from './provisioning/machine.ts';
import { rolloutRedactable } from './rollout/events.ts';
import { rolloutMachine } from './rollout/machine.ts';
import { taskRedactable } from './task/events.ts';
import { taskMachine } from './task/machine.ts';
import { uploadRedactable } from './upload/events.ts';
import { uploadMachine } from './upload/machine.ts';
import { vodFetchRedactable } from './vod-fetch/events.ts';
import { vodFetchMachine } from './vod-fetch/machine.ts';
import { waveRedactable } from './wave/events.ts';
import { waveMachine } from './wave/machine.ts';

/** Properties of a stream kind that server, console and tests share. */
interface RecordedKind {
  /**
   * The machine of every version that streams were started with. A stream keeps its first version (DESIGN.md), so a
   * version stays here as long as a log holds one of its streams.
   */
  versions: Record<string, AnyStateMachine>;
  /** Fields, by fact type, that may be redacted in a shared file: texts of people and devices. */
  redactable: Record<string, readonly string[]>;
}

const recorded: Record<string, RecordedKind> = {
  account: { versions: { '1': accountMachine }, redactable: accountRedactable },
  admission: { versions: { '1': admissionMachine }, redactable: admissionRedactable },
  'aggregate-run': { versions: { '1': aggregateRunMachine }, redactable: aggregateRunRedactable },
  alarm: { versions: { '1': alarmMachine }, redactable: alarmRedactable },
  'bulk-action': { versions: { '1': bulkActionMachine }, redactable: bulkActionRedactable },
  case: { versions: { '1': caseMachine }, redactable: caseRedactable },
  consent: { versions: { '1': consentMachine }, redactable: consentRedactable },
  'app-change': { versions: { '1': appChangeMachine }, redactable: appChangeRedactable },
  'app-file': { versions: { '1': appFileMachine }, redactable: appFileRedactable },
  'firmware-file': { versions: { '1': firmwareFileMachine }, redactable: firmwareFileRedactable },
  'firmware-upgrade': { versions: { '1': upgradeMachine }, redactable: upgradeRedactable },
  'inventory-upload': { versions: { '1': inventoryUploadMachine }, redactable: inventoryUploadRedactable },
  mail: { versions: { '1': mailMachine }, redactable: mailRedactable },
  message: { versions: { '1': messageMachine }, redactable: messageRedactable },
  notice: { versions: { '1': noticeMachine }, redactable: noticeRedactable },
  'password-reset': { versions: { '1': passwordResetMachine }, redactable: passwordResetRedactable },
  playbook: { versions: { '1': playbookMachine }, redactable: playbookRedactable },
  preset: { versions: { '1': presetMachine }, redactable: presetRedactable },
  'preset-device': { versions: { '1': presetDeviceMachine }, redactable: presetDeviceRedactable },
  provisioning: { versions: { '1': provisioningMachine }, redactable: provisioningRedactable },
  rollout: { versions: { '1': rolloutMachine }, redactable: rolloutRedactable },
  task: { versions: { '1': taskMachine }, redactable: taskRedactable },
  upload: { versions: { '1': uploadMachine }, redactable: uploadRedactable },
  'vod-fetch': { versions: { '1': vodFetchMachine }, redactable: vodFetchRedactable },
  wave: { versions: { '1': waveMachine }, redactable: waveRedactable },
};

/** Stream kinds with a machine. */
export const recordedKinds = Object.keys(recorded);

/** Returns the machine versions of a kind. Null: its streams are facts without a machine (devices, the audit trail). */
export function versionsOf(kind: string): Record<string, AnyStateMachine> | null {
  return ofKind(kind)?.versions ?? null;
}

/** Returns the redactable fields by fact type; empty for kinds without a machine, which no file holds. */
export function redactableOf(kind: string): Record<string, readonly string[]> {
  return ofKind(kind)?.redactable ?? {};
}

const ofKind = (kind: string): RecordedKind | null =>
  Object.hasOwn(recorded, kind) ? (recorded[kind] ?? null) : null;
