import { defineMessages, type Message } from '#web/i18n/message.ts';
import type { PresetField } from './queries.ts';

const messages = defineMessages('presets.field', {
  timeEnable: { en: 'Time synchronisation', ko: '시간 동기화' },
  timeServers: { en: 'Time servers', ko: '시간 서버' },
  timeZone: { en: 'Time zone', ko: '시간대' },
  steering: { en: 'Band steering', ko: '밴드 스티어링' },
  cec: { en: 'HDMI-CEC', ko: 'HDMI-CEC' },
  ssid: { en: '{band} network name', ko: '{band} 네트워크 이름' },
  hidden: { en: '{band} hidden network', ko: '{band} 네트워크 숨김' },
  securityMode: { en: '{band} security', ko: '{band} 보안' },
  passphrase: { en: '{band} passphrase', ko: '{band} 암호' },
  channel: { en: '{band} channel', ko: '{band} 채널' },
  width: { en: '{band} channel width', ko: '{band} 채널 폭' },
  power: { en: '{band} transmit power', ko: '{band} 송신 출력' },
});

export const valueMessages = defineMessages('presets.value', {
  on: { en: 'On', ko: '켬' },
  off: { en: 'Off', ko: '끔' },
  auto: { en: 'Automatic', ko: '자동' },
  secret: { en: 'Set (masked)', ko: '설정됨(숨김)' },
  percent: { en: '{value} %', ko: '{value}%' },
  unknown: { en: 'N/A', ko: 'N/A' },
});

const plain: Partial<Record<PresetField, Message>> = {
  'time/enable': messages.timeEnable,
  'time/servers': messages.timeServers,
  'time/zone': messages.timeZone,
  'wifi/steering': messages.steering,
  'hdmi/cec': messages.cec,
};
const ofBand: Readonly<Record<string, Message>> = {
  ssid: messages.ssid,
  hidden: messages.hidden,
  securityMode: messages.securityMode,
  passphrase: messages.passphrase,
  channel: messages.channel,
  width: messages.width,
  power: messages.power,
};

/** Returns the name of a field as a text with its values. */
export function fieldName(field: PresetField): { message: Message; values: { band: string } } {
  const [band = '', setting = ''] = field.split('/');
  const message = plain[field] ?? ofBand[setting] ?? messages.steering;
  return { message, values: { band: band.replace('GHz', ' GHz') } };
}
