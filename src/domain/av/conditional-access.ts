import { pathOf, Readings } from '../device-parameters/readings.ts';

export type ConditionalAccess = 'activated' | 'deactivated';

const parameters = ['caCount', 'caStatus', 'caReader', 'cardStatus'] as const;

/** Paths that a set-top box is asked for to read the state of its conditional access. */
export const conditionalAccessPaths: string[] = parameters.map(pathOf);

const components = /\.Components\.CA/;
const cards = /^Device\.SmartCardReaders\./;
export const tellsConditionalAccess = (path: string): boolean => components.test(path) || cards.test(path);

/**
 * Returns the state of the conditional access: active if a component is enabled and, where it has a card reader, the
 * card runs. Null: not reported. Empty: the device has no such component.
 */
export function conditionalAccessIn(values: Readonly<Record<string, string>>): ConditionalAccess | '' | null {
  const reported = Object.entries(values).filter(([path]) => tellsConditionalAccess(path));
  if (reported.length === 0) return null;
  const readings = new Readings(reported);
  const components = readings.inEachObject('caStatus');
  if (components.length === 0) return readings.number('caCount') === 0 ? '' : null;
  const readers = new Map(readings.inEachObject('caReader'));
  const running = new Map(readings.inEachObject('cardStatus'));
  const states = components.map(([object, status]) => {
    if (status !== 'Enabled') return false;
    const reader = readers.get(object) ?? '';
    if (reader === '') return true;
    const card = running.get(`${reader.replace(/\.$/, '')}.SmartCard.`);
    return card === undefined ? null : card === 'Running';
  });
  if (states.includes(true)) return 'activated';
  return states.includes(null) ? null : 'deactivated';
}
