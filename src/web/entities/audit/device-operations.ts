import { defineMessages, type Message } from '#web/i18n/message.ts';
import { deviceOperationTitles } from './device-operation-titles.gen.ts';

/** Companies call lock and unlock by other names (RU-124). */
const namesOfCompany = defineMessages('operationOfCompany', {
  lockDevices: { en: 'Deactivate', ko: '비활성화' },
  unlockDevices: { en: 'Activate', ko: '활성화' },
});

const isOfCompany = (name: string): name is keyof typeof namesOfCompany =>
  Object.hasOwn(namesOfCompany, name);
const isNamed = (name: string): name is keyof typeof deviceOperationTitles =>
  Object.hasOwn(deviceOperationTitles, name);

/** `ofCompany`: the reader's organisation is a company. Null: an operation that does not concern a device. */
export function deviceOperationName(name: string, ofCompany = false): Message | null {
  if (ofCompany && isOfCompany(name)) return namesOfCompany[name];
  return isNamed(name) ? deviceOperationTitles[name] : null;
}
