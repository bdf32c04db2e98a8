import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  cancelTraceRoute: { id: 'operation.cancelTraceRoute', defaultMessage: 'Trace Route Cancel' },
  cancelSignalStrength: {
    id: 'operation.cancelSignalStrength',
    defaultMessage: 'Wifi Signal Strength Cancel',
  },
  cancelTask: { id: 'operation.cancelTask', defaultMessage: 'Cancel task' },
  setDeviceName: { id: 'operation.setDeviceName', defaultMessage: 'Change name' },
  setDeviceTime: { id: 'operation.setDeviceTime', defaultMessage: 'Change time settings' },
});
