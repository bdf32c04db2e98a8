import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('alarm', {
  cpu: { en: 'CPU usage', ko: 'CPU 사용률' },
  memory: { en: 'Memory usage', ko: '메모리 사용률' },
  temperature: { en: 'CPU temperature', ko: 'CPU 온도' },
  percent: { en: '{value} %', ko: '{value}%' },
  degrees: { en: '{value} °C', ko: '{value}°C' },
});

export const metricNames = {
  cpu: messages.cpu,
  memory: messages.memory,
  temperature: messages.temperature,
};
