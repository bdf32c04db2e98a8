import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'actionLogs.title', defaultMessage: 'Action log' },
  context: {
    id: 'actionLogs.context',
    defaultMessage: 'Actions on devices and refused requests, newest first. Days are those of {zone}.',
  },
  action: { id: 'actionLogs.action', defaultMessage: 'Action' },
  state: { id: 'actionLogs.state', defaultMessage: 'Outcome' },
  device: { id: 'actionLogs.device', defaultMessage: 'Device' },
  model: { id: 'actionLogs.model', defaultMessage: 'Model' },
  mac: { id: 'actionLogs.mac', defaultMessage: 'MAC address' },
  account: { id: 'actionLogs.account', defaultMessage: 'Requested by' },
  start: { id: 'actionLogs.start', defaultMessage: 'Requested' },
  finished: { id: 'actionLogs.finished', defaultMessage: 'Finished' },
  reason: { id: 'actionLogs.reason', defaultMessage: 'Reason' },
  endpointId: { id: 'actionLogs.endpointId', defaultMessage: 'Device ID' },
  from: { id: 'actionLogs.from', defaultMessage: 'From' },
  to: { id: 'actionLogs.to', defaultMessage: 'Until' },
  refused: { id: 'actionLogs.refused', defaultMessage: 'Refused' },
  firmwareUpdate: { id: 'actionLogs.firmwareUpdate', defaultMessage: 'Firmware update' },
  none: { id: 'actionLogs.none', defaultMessage: 'No actions yet' },
  noneHelp: {
    id: 'actionLogs.noneHelp',
    defaultMessage: 'Reboots, tests and other actions on your devices are listed here.',
  },
  openDevices: { id: 'actionLogs.openDevices', defaultMessage: 'Go to the device list' },
});
