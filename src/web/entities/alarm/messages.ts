import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  cpu: { id: 'alarm.cpu', defaultMessage: 'CPU usage' },
  memory: { id: 'alarm.memory', defaultMessage: 'Memory usage' },
  temperature: { id: 'alarm.temperature', defaultMessage: 'CPU temperature' },
});

export const metricNames = {
  cpu: messages.cpu,
  memory: messages.memory,
  temperature: messages.temperature,
};
