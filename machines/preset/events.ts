import type { JsonObject, Redactable } from '../json.ts';

/** Events on which a preset's devices are checked. */
export type PresetCheck = 'registered' | 'booted' | 'periodic' | 'manual';

/** Content of one revision of a preset. */
export interface PresetContent {
  name: string;
  description: string;
  /** Name of the imported file; null: made in the form. */
  file: string | null;
  /** Devices that it is for (`domain/presets/desired.ts`). */
  target: JsonObject;
  /** Name of the target, such as that of its group. */
  targetName: string;
  weight: number;
  events: PresetCheck[];
  /** Wanted values by field (`domain/presets/fields.ts`). A secret is the id of its version in the vault. */
  values: JsonObject;
  /** True if its devices also get the automatic firmware profile. */
  autoFirmwareUpgrade: boolean;
}

/** The changes that a revision would make, as a person sees them before submitting it. */
export interface PresetPlan {
  /** Digest of revision, devices and changes, which submission and approval name. */
  planHash: string;
  /** Number of devices that it is for. */
  devices: number;
  /** Number of devices by change: `different`, `same`, `unknown`, `unsupported` or `lost` to another preset. */
  changes: Record<string, number>;
  needsApproval: boolean;
}

/** The facts of one preset, stream `preset:<id>`. */
export type PresetFact =
  /** A new preset, or a new revision of one. */
  | { type: 'preset.drafted'; data: { opId: string; accountId: string; content: PresetContent } }
  | { type: 'preset.planned'; data: PresetPlan & { revision: number } }
  | { type: 'preset.planFailed'; data: { revision: number; reason: string } }
  | { type: 'preset.submitted'; data: { planHash: string } }
  /** `alone`: the organisation lets users approve their own presets. */
  | { type: 'preset.approved'; data: { planHash: string; accountId: string; alone: boolean } }
  | { type: 'preset.declined'; data: { reason: string } }
  /** The draft is dropped; the revision in force stays. */
  | { type: 'preset.discarded'; data: Record<string, never> }
  | { type: 'preset.paused'; data: { reason: string } }
  | { type: 'preset.resumed'; data: Record<string, never> }
  /** The preset ends. Devices keep the values that it set. */
  | { type: 'preset.removed'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: PresetDeadline } };

export type PresetDeadline = 'planTime' | 'approval';

export const presetRedactable = {
  'preset.declined': ['reason'],
  'preset.paused': ['reason'],
} satisfies Redactable<PresetFact>;

const content: PresetContent = {
  name: 'School Wi-Fi',
  description: 'One network name',
  file: null,
  target: { kind: 'organisation' },
  targetName: 'Northwind',
  weight: 10,
  events: ['registered', 'booted', 'periodic', 'manual'],
  values: { '5GHz/ssid': 'School' },
  autoFirmwareUpgrade: false,
};
const planned = { revision: 1, planHash: 'plan', devices: 3, changes: { different: 2, same: 1 } };

/** At least one sample of each fact, for the path generators and the property tests. */
export const presetSamples: PresetFact[] = [
  { type: 'preset.drafted', data: { opId: 'northwind', accountId: 'porter', content } },
  {
    type: 'preset.drafted',
    data: { opId: 'northwind', accountId: 'reed', content: { ...content, values: { '5GHz/ssid': 'Class' } } },
  },
  { type: 'preset.planned', data: { ...planned, needsApproval: false } },
  { type: 'preset.planned', data: { ...planned, devices: 30, needsApproval: true } },
  { type: 'preset.planned', data: { ...planned, revision: 2, planHash: 'second', needsApproval: false } },
  { type: 'preset.planned', data: { ...planned, revision: 2, planHash: 'second', needsApproval: true } },
  { type: 'preset.planFailed', data: { revision: 1, reason: 'a saved filter was deleted' } },
  { type: 'preset.submitted', data: { planHash: 'plan' } },
  { type: 'preset.submitted', data: { planHash: 'second' } },
  { type: 'preset.approved', data: { planHash: 'plan', accountId: 'reed', alone: false } },
  { type: 'preset.approved', data: { planHash: 'second', accountId: 'reed', alone: true } },
  { type: 'preset.approved', data: { planHash: 'second', accountId: 'silva', alone: false } },
  { type: 'preset.declined', data: { reason: 'too many at once' } },
  { type: 'preset.discarded', data: {} },
  { type: 'preset.paused', data: { reason: 'holidays' } },
  { type: 'preset.resumed', data: {} },
  { type: 'preset.removed', data: {} },
  { type: 'deadline.passed', data: { name: 'planTime' } },
  { type: 'deadline.passed', data: { name: 'approval' } },
];
