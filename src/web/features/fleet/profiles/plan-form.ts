import type { components } from '#api/main.d.ts';
import { instantOf } from '#domain/display.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import type { Targets } from './model.ts';
import { planMessages } from './plan-messages.ts';

/** Criterion that selects the devices of a profile. */
export type TargetKind = 'all' | 'groups' | 'room' | 'filter' | 'region' | 'cities' | 'devices';

/** Fields that the forms of all kinds have. */
export interface PlanForm {
  name: string;
  target: TargetKind;
  groups: string[];
  roomId: string;
  filterId: string;
  opRegionId: string;
  cities: string[];
  devices: string;
  opId: string;
  fromVersions: string;
  method: 'Immediate' | 'Reserved';
  startHour: string;
  endHour: string;
  startDate: string;
  retries: number | null;
  canary: number | null;
  factor: number | null;
  largest: number | null;
  passPercent: number | null;
  atOnce: number | null;
  continueBy: 'person' | 'automatic';
  failPercent: number | null;
  failCount: number | null;
  minDecided: number | null;
  automatic: boolean;
  dailyMost: number | null;
  bandwidth: number | null;
}

/** Where a field is empty, the server has its default. */
export const emptyPlan: PlanForm = {
  name: '',
  target: 'all',
  groups: [],
  roomId: '',
  filterId: '',
  opRegionId: '',
  cities: [],
  devices: '',
  opId: '',
  fromVersions: '',
  method: 'Immediate',
  startHour: '2',
  endHour: '5',
  startDate: '',
  retries: 2,
  canary: null,
  factor: 5,
  largest: null,
  passPercent: 90,
  atOnce: 100,
  continueBy: 'automatic',
  failPercent: 5,
  failCount: null,
  minDecided: 10,
  automatic: false,
  dailyMost: null,
  bandwidth: null,
};

/** Words that were typed, one a line or with commas between them. */
export const wordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Only what was filled in. */
function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  // Each entry is one of `values`; TypeScript does not follow that through `fromEntries`.
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}

function targetsOf(form: PlanForm): Targets {
  switch (form.target) {
    case 'all':
      return {};
    case 'groups':
      return { gids: form.groups };
    case 'room':
      return { roomId: form.roomId };
    case 'filter':
      return { filterId: form.filterId };
    case 'region':
      return { opRegionId: form.opRegionId };
    case 'cities':
      return { opCityIds: form.cities };
    case 'devices':
      return { addDids: wordsOf(form.devices) };
  }
}

/** Order of a filled-in sheet, in the words of all kinds. */
export interface AskedProfile {
  name: string;
  targets: Targets;
  hours: { start: number; end: number } | null;
  startDate?: string;
  retries: number;
  waves: components['schemas']['WaveOrder'];
  limits: components['schemas']['LimitOrder'];
  automatic?: true;
  dailyMost?: number;
  bandwidth?: number;
  submit: false;
}

/** Makes the order of a filled-in sheet. It is only planned: it is submitted on its page. */
export function askedOf(form: PlanForm, preset?: Targets): AskedProfile {
  const fromVersions = wordsOf(form.fromVersions);
  const { continueBy, failCount, failPercent, minDecided } = form;
  const { canary, factor, largest, passPercent, atOnce } = form;
  return {
    name: form.name.trim(),
    targets: {
      ...(preset ?? targetsOf(form)),
      ...given({ opId: form.opId }),
      ...(fromVersions.length > 0 ? { fromVersions } : {}),
    },
    hours: form.method === 'Reserved' ? { start: Number(form.startHour), end: Number(form.endHour) } : null,
    ...(form.startDate ? { startDate: instantOf(form.startDate, zoneInUse()).toISOString() } : {}),
    retries: form.retries ?? 0,
    // The days of a rule follow each other by themselves.
    waves: {
      ...given({ canary, factor, largest, passPercent, atOnce }),
      continueBy: form.automatic ? 'automatic' : continueBy,
    },
    ...(form.automatic ? { automatic: true, ...given({ dailyMost: form.dailyMost }) } : {}),
    ...given({ bandwidth: form.bandwidth }),
    limits: given({ failPercent, failCount, minDecided }),
    submit: false,
  };
}

/** True if the target's selection is complete. */
export function isChosen(form: PlanForm): boolean {
  const chosen = {
    all: true,
    groups: form.groups.length > 0,
    room: form.roomId !== '',
    filter: form.filterId !== '',
    region: form.opRegionId !== '',
    cities: form.cities.length > 0,
    devices: wordsOf(form.devices).length > 0,
  };
  return chosen[form.target];
}

/** Finds what the form cannot be sent with; `root`: at its top. Null: nothing. */
export function problemOf(
  form: PlanForm,
  preset: Targets | undefined,
): { field: 'root' | 'endHour'; message: Message } | null {
  if (!preset && !isChosen(form)) return { field: 'root', message: planMessages.targetMissing };
  if (form.method === 'Reserved' && form.startHour === form.endHour)
    return { field: 'endHour', message: planMessages.sameHours };
  return null;
}
