import { defineMessages } from '#web/i18n/message.ts';

/** What people call the flows, by the names of their machines. */
export const nameMessages = defineMessages({
  account: { id: 'machines.name.account', defaultMessage: 'Account' },
  alarm: { id: 'machines.name.alarm', defaultMessage: 'Alarm' },
  'bulk-action': { id: 'machines.name.bulkAction', defaultMessage: 'Bulk action' },
  case: { id: 'machines.name.case', defaultMessage: 'Case' },
  connection: { id: 'machines.name.connection', defaultMessage: 'Device connection' },
  consent: { id: 'machines.name.consent', defaultMessage: 'Screen consent' },
  device: { id: 'machines.name.device', defaultMessage: 'Device' },
  'device-lifecycle': { id: 'machines.name.deviceLifecycle', defaultMessage: 'Life of a device' },
  'firmware-file': { id: 'machines.name.firmwareFile', defaultMessage: 'Firmware file' },
  'firmware-upgrade': { id: 'machines.name.firmwareUpgrade', defaultMessage: 'Firmware upgrade' },
  'inventory-upload': { id: 'machines.name.inventoryUpload', defaultMessage: 'Upload of devices' },
  'live-socket': { id: 'machines.name.liveSocket', defaultMessage: 'Live connection' },
  mail: { id: 'machines.name.mail', defaultMessage: 'Email' },
  message: { id: 'machines.name.message', defaultMessage: 'Message' },
  notice: { id: 'machines.name.notice', defaultMessage: 'Notice' },
  'password-reset': { id: 'machines.name.passwordReset', defaultMessage: 'Password reset' },
  playbook: { id: 'machines.name.playbook', defaultMessage: 'Playbook' },
  provisioning: { id: 'machines.name.provisioning', defaultMessage: 'Bulk provisioning' },
  rollout: { id: 'machines.name.rollout', defaultMessage: 'Firmware profile' },
  session: { id: 'machines.name.session', defaultMessage: 'Sign-in' },
  task: { id: 'machines.name.task', defaultMessage: 'Task' },
  upload: { id: 'machines.name.upload', defaultMessage: 'File upload' },
  'vod-fetch': { id: 'machines.name.vodFetch', defaultMessage: 'VOD list' },
  wave: { id: 'machines.name.wave', defaultMessage: 'Firmware wave' },
});

const names: Readonly<Record<string, (typeof nameMessages)['task'] | undefined>> = nameMessages;

/** One that this console has no name for is shown by its own. */
export const nameOfMachine = (machine: string): (typeof nameMessages)['task'] | null =>
  names[machine] ?? null;
