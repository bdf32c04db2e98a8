import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('alarm', {
  cpu: { en: 'CPU usage', ko: 'CPU 사용률' },
  memory: { en: 'Memory usage', ko: '메모리 사용률' },
  temperature: { en: 'CPU temperature', ko: 'CPU 온도' },
  offline: { en: 'Time offline', ko: '오프라인 시간' },
  boots: { en: 'Restarts in 24 h', ko: '24시간 재시작 횟수' },
  firmware: { en: 'Failed upgrades', ko: '펌웨어 업그레이드 실패' },
  parameter: { en: 'Device parameter', ko: '단말 파라미터' },
  percent: { en: '{value} %', ko: '{value}%' },
  degrees: { en: '{value} °C', ko: '{value}°C' },
});

export const metricNames = {
  cpu: messages.cpu,
  memory: messages.memory,
  temperature: messages.temperature,
  offline: messages.offline,
  boots: messages.boots,
  firmware: messages.firmware,
  parameter: messages.parameter,
};
