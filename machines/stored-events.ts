import type { AccountFact } from './account/events.ts';
import type { AdmissionFact } from './admission/events.ts';
import type { AggregateRunFact } from './aggregate-run/events.ts';
import type { AlarmFact } from './alarm/events.ts';
import type { AppChangeFact } from './app-change/events.ts';
import type { AppFileFact } from './app-file/events.ts';
import type { BulkActionFact } from './bulk-action/events.ts';
import type { CaseFact } from './case/events.ts';
import type { ConsentFact } from './consent/events.ts';
import type { DeviceFact } from './device/events.ts';
import type { FirmwareFileFact } from './firmware-file/events.ts';
import type { UpgradeFact } from './firmware-upgrade/events.ts';
import type { InventoryUploadFact } from './inventory-upload/events.ts';
import type { MailFact } from './mail/events.ts';
import type { MessageFact } from './message/events.ts';
import type { NoticeFact } from './notice/events.ts';
import type { PasswordResetFact } from './password-reset/events.ts';
import type { PlaybookFact } from './playbook/events.ts';
import type { PresetFact } from './preset/events.ts';
import type { PresetDeviceFact } from './preset-device/events.ts';
import type { ProvisioningFact } from './provisioning/events.ts';
import type { RolloutFact } from './rollout/events.ts';
import type { TaskFact } from './task/events.ts';
import type { UploadFact } from './upload/events.ts';
import type { VodFetchFact } from './vod-fetch/events.ts';
import type { WaveFact } from './wave/events.ts';

export type StoredEventType =
  | 'audit.recorded'
  | 'role.adopted'
  | 'role.written'
  | 'role.migrated'
  | 'role.deleted'
  | 'firmwareKey.registered'
  | 'firmwareKey.revoked'
  | 'operator.adopted'
  | 'operator.written'
  | 'operator.deleted'
  | 'credential.adopted'
  | 'credential.written'
  | 'credential.deleted'
  | 'seals.begun'
  | 'seals.rowRefused'
  | 'seals.rowRebuilt'
  | AccountFact['type']
  | AdmissionFact['type']
  | AppChangeFact['type']
  | AppFileFact['type']
  | AlarmFact['type']
  | BulkActionFact['type']
  | CaseFact['type']
  | ConsentFact['type']
  | DeviceFact['type']
  | FirmwareFileFact['type']
  | UpgradeFact['type']
  | PresetFact['type']
  | PresetDeviceFact['type']
  | ProvisioningFact['type']
  | RolloutFact['type']
  | WaveFact['type']
  | InventoryUploadFact['type']
  | MailFact['type']
  | MessageFact['type']
  | NoticeFact['type']
  | PasswordResetFact['type']
  | PlaybookFact['type']
  | TaskFact['type']
  | UploadFact['type']
  | VodFetchFact['type']
  | AggregateRunFact['type'];

interface StoredEvent {
  content: string;
  class: 'personal' | 'operational';
  /** Redaction of the event's fields, if its machine names none. */
  redacted?: string;
}

/** Contents of each event type in the log. docs/stored-data.md is generated from it. */
export const storedEvents: Readonly<Record<StoredEventType, StoredEvent>> = {
  'account.adopted': {
    content: 'an account older than its record: name, organisation, role',
    class: 'personal',
  },
  'account.joined': {
    content: 'a sign-in by an identity provider without an invitation, and the role',
    class: 'personal',
  },
  'account.invited': { content: 'invitation: author, role, digest of the link', class: 'personal' },
  'account.invitedAgain': { content: 'a new link, its author and digest', class: 'personal' },
  'account.withdrawn': { content: 'a withdrawn invitation and its author', class: 'personal' },
  'account.accepted': { content: 'an accepted invitation, with name and telephone', class: 'personal' },
  'account.changed': { content: 'changed name, telephone or role, and the author', class: 'personal' },
  'account.stopped': { content: 'a deactivated account, author and reason', class: 'personal' },
  'account.started': { content: 'a reactivated account and the author', class: 'personal' },
  'account.signedOut': { content: 'sign-out everywhere, and the author', class: 'personal' },
  'account.deleted': { content: 'a deleted account, author and reason', class: 'personal' },
  'admission.opened': {
    content: 'leave for unregistered devices to connect: device or network, number, time',
    class: 'operational',
  },
  'device.admitted': { content: 'an admitted device: address, certificate digest', class: 'operational' },
  'admission.closed': { content: 'an admission that a user ended', class: 'operational' },
  'alarm.begun': { content: 'a metric of a device and its alarm levels', class: 'operational' },
  'reading.taken': { content: 'a reading that moved an alarm', class: 'operational' },
  'readings.missed': {
    content: 'since when a device with an alarm has sent no reading',
    class: 'operational',
  },
  'alarm.acknowledged': { content: 'who looks after an alarm, and a note', class: 'personal' },
  'alarm.assigned': { content: 'to whom an alarm is assigned', class: 'personal' },
  'alarm.commented': { content: 'a comment on an alarm', class: 'personal' },
  'alarm.silenced': {
    content: 'until when an alarm sends no messages, who silenced it, and a note',
    class: 'personal',
  },
  'silence.ended': { content: 'the end of a silence by a user', class: 'operational' },
  'levels.changed': { content: 'other levels of an alarm', class: 'operational' },
  'alarm.ended': { content: 'why an alarm ended without a reading', class: 'operational' },
  'audit.recorded': {
    content: 'a call: operation, targets, address, old and new value',
    class: 'personal',
    redacted: 'whole log only',
  },
  'task.requested': { content: 'a command with parameters; secrets are marked only', class: 'personal' },
  'task.authorised': { content: 'the permission used', class: 'operational' },
  'task.denied': { content: 'the missing permission', class: 'operational' },
  'task.queued': { content: 'position in the queue', class: 'operational' },
  'task.dispatched': { content: 'sent to the device', class: 'operational' },
  'delivery.failed': { content: 'not delivered', class: 'operational' },
  'task.acknowledged': { content: 'accepted by the device', class: 'operational' },
  'task.progressed': { content: 'a sample', class: 'personal' },
  'settings.applied': { content: 'previous settings of a confirmed commit', class: 'personal' },
  'settings.takenBack': { content: 'why the device reverted', class: 'operational' },
  'task.succeeded': { content: 'the result', class: 'personal' },
  'task.failed': { content: 'the reason', class: 'operational' },
  'task.cancelled': { content: 'cancelled', class: 'operational' },
  'task.superseded': { content: 'the superseding task', class: 'operational' },
  'cancel.requested': { content: 'who cancelled', class: 'personal' },
  'cancel.refused': { content: 'the device did not stop', class: 'operational' },
  'deadline.passed': { content: 'the missed deadline', class: 'operational' },
  'result.arrivedLate': { content: 'an answer after the end', class: 'personal' },
  'upload.received': { content: 'an uploaded file of devices: name, digest, rows', class: 'personal' },
  'upload.previewed': { content: 'how many rows are valid, and errors by code', class: 'operational' },
  'apply.requested': { content: 'who applied an upload', class: 'personal' },
  'upload.sliceApplied': { content: 'how many rows were applied', class: 'operational' },
  'undo.requested': { content: 'who undid an upload', class: 'personal' },
  'upload.sliceUndone': { content: 'how many rows were undone', class: 'operational' },
  'device.registered': {
    content: 'registration: customer id, address, place',
    class: 'personal',
    redacted: 'whole log only',
  },
  'device.found': { content: 'a device that connected and was not imported', class: 'operational' },
  'device.allocated': {
    content: 'the organisation it went to, and the one it came from',
    class: 'operational',
  },
  'device.released': { content: 'the organisation it went back to', class: 'operational' },
  'device.activationRequested': { content: 'whether it connected or a person asked', class: 'operational' },
  'device.activated': {
    content: 'customer and place of a device that went into use',
    class: 'personal',
    redacted: 'whole log only',
  },
  'device.rejected': { content: 'why a requested activation was rejected', class: 'operational' },
  'device.retrieved': { content: 'a device that went out of use', class: 'operational' },
  'device.customerChanged': {
    content: 'customer id and retailer',
    class: 'personal',
    redacted: 'whole log only',
  },
  'device.removed': { content: 'a device that left all lists', class: 'operational' },
  'device.ignored': { content: 'an unregistered device that is listed apart', class: 'operational' },
  'device.blocked': { content: 'an unregistered device that is refused', class: 'operational' },
  'device.restored': { content: 'no longer ignored or blocked', class: 'operational' },
  'device.connected': { content: 'connection and address', class: 'personal', redacted: 'whole log only' },
  'device.disconnected': { content: 'disconnection and reason', class: 'operational' },
  'device.reconnected': { content: 'reconnection', class: 'operational' },
  'device.booted': { content: 'boot and cause', class: 'operational' },
  'device.valuesObserved': {
    content: 'reported values; secrets are empty',
    class: 'personal',
    redacted: 'values, in case files',
  },
  'device.agentNoticed': { content: 'a fault of the agent', class: 'operational' },
  'device.handoverAsked': {
    content: 'a handover request with a note',
    class: 'personal',
    redacted: 'whole log only',
  },
  'device.handoverAnswered': { content: 'its answer', class: 'operational' },
  'device.associated': { content: 'a joined group', class: 'operational' },
  'device.disassociated': { content: 'a group that it left', class: 'operational' },
  'device.placedInRoom': { content: 'its room', class: 'operational' },
  'device.leftRoom': { content: 'a room that it left', class: 'operational' },
  'device.checkpointed': {
    content: 'the state at the beginning of the kept time',
    class: 'personal',
    redacted: 'whole log only',
  },
  'case.opened': { content: 'title and operator', class: 'personal' },
  'case.renamed': { content: 'the new title', class: 'personal' },
  'case.commented': { content: 'a comment', class: 'personal' },
  'case.taskAdded': { content: 'an added task', class: 'operational' },
  'case.taskRemoved': { content: 'a removed task', class: 'operational' },
  'case.shared': { content: 'shared with a person or the organisation', class: 'personal' },
  'case.closed': { content: 'closed', class: 'operational' },
  'case.reopened': { content: 'reopened', class: 'operational' },
  'bulkAction.requested': { content: 'a command to several devices', class: 'personal' },
  'bulkAction.tasksStarted': { content: 'number of started tasks', class: 'operational' },
  'bulkAction.tasksEnded': { content: 'their results', class: 'operational' },
  'playbook.started': { content: 'playbook, device and measurements', class: 'personal' },
  'task.begun': { content: 'a task of a run, an upgrade or a check of presets', class: 'operational' },
  'task.refused': { content: 'a task that the account may not start any more', class: 'operational' },
  'round.judged': { content: 'figures, findings and proposals', class: 'personal' },
  'proposal.chosen': { content: 'the chosen step and its author', class: 'personal' },
  'takeBack.requested': { content: 'who reverted the step', class: 'personal' },
  'run.ended': { content: 'the result', class: 'operational' },
  'run.closed': { content: 'the resulting case', class: 'operational' },
  'consent.requested': { content: 'a consent request on the television', class: 'personal' },
  'consent.ended': { content: 'why it ended', class: 'operational' },
  'tasks.ended': { content: 'the answer, and how a capture ended', class: 'personal' },
  'viewer.joined': { content: 'a viewer', class: 'personal' },
  'viewer.left': { content: 'a page that left', class: 'operational' },
  'control.taken': { content: 'who has the remote control', class: 'personal' },
  'capture.requested': { content: 'number and rate of pictures', class: 'operational' },
  'picture.received': { content: 'digest, size and time', class: 'operational' },
  'key.pressed': { content: 'the key; digits are not distinguished', class: 'personal' },
  'key.answered': { content: "the device's answer", class: 'operational' },
  'device.cleared': { content: 'consent removed from the device', class: 'operational' },
  'mail.queued': { content: 'recipient and purpose', class: 'personal' },
  'mail.sent': { content: "accepted, with the mail server's words", class: 'operational' },
  'mail.deferred': { content: 'will be retried, and why', class: 'operational' },
  'mail.refused': { content: 'refused by the mail server', class: 'operational' },
  'mail.resent': { content: 'who retried', class: 'personal' },
  'message.raised': { content: 'recipient and subject', class: 'personal' },
  'message.grown': { content: 'further subjects', class: 'operational' },
  'message.ended': { content: 'end of an outage', class: 'operational' },
  'message.mailed': { content: 'the mail, or that none is sent', class: 'operational' },
  'message.read': { content: 'read', class: 'personal' },
  'app.uploaded': { content: 'app, version, package, signer, digest, uploader', class: 'personal' },
  'app.adopted': { content: 'app file of the former reference table', class: 'operational' },
  'app.described': { content: 'new description and developer, and editor', class: 'personal' },
  'app.approved': { content: 'who approved the app file', class: 'personal' },
  'app.disapproved': { content: 'who withdrew the approval', class: 'personal' },
  'app.deleted': { content: 'who deleted the app file', class: 'personal' },
  'firmware.uploaded': { content: 'version, model, digest, uploader', class: 'personal' },
  'firmware.described': { content: 'new description and editor', class: 'personal' },
  'firmware.approved': { content: 'who approved the file', class: 'personal' },
  'firmware.disapproved': { content: 'who withdrew the approval', class: 'personal' },
  'firmware.deleted': { content: 'who deleted the file', class: 'personal' },
  'upgrade.requested': { content: 'device, file, versions, requester', class: 'personal' },
  'evidence.read': {
    content: 'version and uptime, or the state of an app, that a device reports',
    class: 'operational',
  },
  'change.requested': { content: 'device, app, versions, requester', class: 'personal' },
  'task.spared': {
    content: 'a task that is not needed: the device has the app already',
    class: 'operational',
  },
  'rollout.requested': { content: 'target, waves, limits, author', class: 'personal' },
  'rollout.planned': { content: 'numbers of devices, digest of their list', class: 'operational' },
  'rollout.planFailed': { content: 'why there is no plan', class: 'operational' },
  'rollout.submitted': { content: 'the plan, and who submitted it', class: 'personal' },
  'rollout.approved': { content: 'the plan, and who approved it', class: 'personal' },
  'rollout.declined': { content: 'who declined it, and why', class: 'personal' },
  'rollout.edited': { content: 'the new target and its editor', class: 'personal' },
  'rollout.reduced': { content: 'devices that leave the plan, and who removed them', class: 'personal' },
  'rollout.described': { content: 'new name and retries, and the editor', class: 'personal' },
  'rollout.paused': { content: 'who or what paused it, and why', class: 'personal' },
  'rollout.resumed': { content: 'who resumed it, and why', class: 'personal' },
  'rollout.continued': { content: 'who let the next wave begin', class: 'personal' },
  'rollout.retried': { content: 'who has devices retried', class: 'personal' },
  'rollout.dayBegun': { content: 'day and number of a wave', class: 'operational' },
  'rollout.undone': { content: 'who had its devices rolled back, and why', class: 'personal' },
  'rollout.finished': { content: 'no device is left', class: 'operational' },
  'rollout.commented': { content: 'a comment on a profile', class: 'personal' },
  'rollout.deleted': { content: 'who deleted it', class: 'personal' },
  'wave.planned': { content: 'size and limits of a wave', class: 'operational' },
  'wave.joined': { content: 'numbers of devices in the rollout', class: 'operational' },
  'wave.opened': { content: 'it begins', class: 'operational' },
  'wave.claimed': { content: 'devices that begin', class: 'operational' },
  'wave.tallied': { content: 'devices that ended, and how', class: 'operational' },
  'wave.corrected': { content: 'a device that ended otherwise than counted', class: 'operational' },
  'wave.held': { content: 'devices taken out by a person', class: 'personal' },
  'wave.released': { content: 'devices put back by a person', class: 'personal' },
  'wave.retried': { content: 'ended devices that are tried again', class: 'operational' },
  'wave.decided': { content: 'enough devices have ended', class: 'operational' },
  'wave.acknowledged': { content: 'failures that a person knows of', class: 'operational' },
  'wave.passed': { content: 'a wave has passed', class: 'operational' },
  'notice.created': { content: 'text, recipients, period, author', class: 'personal' },
  'notice.changed': { content: 'new text and author', class: 'personal' },
  'notice.read': { content: 'a reader', class: 'personal' },
  'notice.deleted': { content: 'who deleted it', class: 'personal' },
  'role.adopted': { content: 'a role as it was found', class: 'operational' },
  'role.written': { content: 'name and permissions of a role', class: 'operational' },
  'role.migrated': { content: 'the same, and the migration that changed it', class: 'operational' },
  'firmwareKey.registered': { content: 'a key that verifies firmware', class: 'operational' },
  'firmwareKey.revoked': { content: 'the key was revoked', class: 'operational' },
  'operator.adopted': {
    content: 'place and rules of an organisation as they were found',
    class: 'operational',
  },
  'operator.written': { content: 'place and rules of an organisation', class: 'operational' },
  'operator.deleted': { content: 'an organisation was deleted', class: 'operational' },
  'credential.adopted': {
    content: 'salted digests of address and password hash as they were found',
    class: 'operational',
  },
  'credential.written': { content: 'salted digests of address and password hash', class: 'operational' },
  'credential.deleted': { content: 'both were erased', class: 'operational' },
  'seals.begun': { content: 'rows that carry power are sealed since then', class: 'operational' },
  'seals.rowRefused': {
    content: 'table and id of a row that was changed outside of the product',
    class: 'operational',
  },
  'seals.rowRebuilt': { content: 'the same, and that it was rebuilt from the log', class: 'operational' },
  'role.deleted': { content: 'a role was deleted', class: 'operational' },
  'reset.asked': { content: 'account, and whether its owner asked', class: 'personal' },
  'reset.mailed': { content: 'the mail', class: 'operational' },
  'reset.entered': { content: 'sign-in with the temporary password', class: 'personal' },
  'reset.completed': { content: 'how the new password was set', class: 'personal' },
  'reset.replaced': { content: 'why it is void', class: 'operational' },
  'picture.viewed': { content: 'a later viewer of a picture', class: 'personal' },
  'pictures.erased': { content: 'number of erased files, and why', class: 'operational' },
  'preset.drafted': {
    content: 'name, target and wanted values of a preset, and who edited it',
    class: 'personal',
  },
  'preset.planned': { content: 'numbers of devices that a preset would change', class: 'operational' },
  'preset.planFailed': { content: 'why there is no plan of a preset', class: 'operational' },
  'preset.submitted': { content: 'the plan, and who submitted it', class: 'personal' },
  'preset.approved': { content: 'the plan, and who approved it', class: 'personal' },
  'preset.declined': { content: 'who declined it, and why', class: 'personal' },
  'preset.discarded': { content: 'who discarded a draft', class: 'personal' },
  'preset.paused': { content: 'who paused a preset, and why', class: 'personal' },
  'preset.resumed': { content: 'who resumed a preset', class: 'personal' },
  'preset.removed': { content: 'who removed a preset', class: 'personal' },
  'check.requested': { content: 'why a device is compared with its presets', class: 'operational' },
  'values.compared': {
    content: 'fields that differ from what presets want; no values',
    class: 'operational',
  },
  'read.failed': { content: 'why a device was not read', class: 'operational' },
  'task.deferred': { content: 'why no task of presets begins', class: 'operational' },
  'task.ended': { content: 'how a task of presets ended', class: 'operational' },
  'retry.requested': { content: 'who has presets tried again on a device', class: 'personal' },
  'provisioning.changed': {
    content: 'what every set-top box of an organisation gets from now on',
    class: 'operational',
  },
  'provisioning.stopped': { content: 'it was stopped', class: 'operational' },
  'provisioning.started': { content: 'it was started again', class: 'operational' },
  'vodServer.set': { content: 'how often an organisation fetches its VOD list', class: 'operational' },
  'file.announced': { content: 'an upload: uploader, purpose, file name, size', class: 'personal' },
  'file.interrupted': { content: 'how much of a file had arrived when it was cut off', class: 'operational' },
  'file.resumed': { content: 'how much of a file had arrived when it went on', class: 'operational' },
  'file.stored': { content: 'size and digest of an uploaded file', class: 'operational' },
  'file.refused': { content: 'why an uploaded file was not used', class: 'operational' },
  'file.used': { content: 'what uses an uploaded file, and who asked for it', class: 'personal' },
  'file.discarded': { content: 'who took an upload away', class: 'personal' },
  'file.dropped': { content: 'an upload that the disk had no room for', class: 'operational' },
  'file.expired': { content: 'an upload that nothing used in time', class: 'operational' },
  'vodList.requested': { content: 'a person asked for the VOD list', class: 'operational' },
  'vodList.fetched': { content: 'version, size and digest of a fetched VOD list', class: 'operational' },
  'vodList.failed': { content: 'why a VOD list was not fetched', class: 'operational' },
  'run.started': {
    content: 'a manual collection of television statistics: days, and who started it',
    class: 'personal',
  },
  'day.summed': {
    content: 'a day of viewing that was summed again, and the sums that differed',
    class: 'operational',
  },
  'run.failed': { content: 'why a manual collection ended early', class: 'operational' },
};
