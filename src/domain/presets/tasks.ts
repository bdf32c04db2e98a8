import { readSettings } from '#domain/device-parameters/settings.ts';
import type { ModelProfile } from '#domain/models.ts';
import { type Radio, type RadioChange, radioOptions, radioProblems } from '#domain/radio/limits.ts';
import { type NetworkProblem, type NetworkSecrets, securityFlaws } from '#domain/radio/security.ts';
import { isLeading, steeredChanges, steeringFlaws } from '#domain/radio/steering.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { type Difference, type ReportedDevice, serversOf } from './differences.ts';
import { isSecretReference, mostServers, type PresetField, presetFields } from './fields.ts';

/** A settings task that brings a device to what its presets want. */
export interface PresetTask {
  kind: TaskKind;
  /** Fields that differ and that it writes. A passphrase that comes with its security mode need not differ. */
  fields: PresetField[];
  params: JsonObject;
  /** Secrets that the server adds to the parameters from the vault, just before the task begins. */
  secrets: { radio: number; name: 'key_pass_phrase'; field: PresetField; secretId: string }[];
}

/**
 * Reason that a field is not written. `notReported`: the device has no such setting. `model`: its model does not
 * support the task. `notPossible`: the value is outside of what the radio permits.
 */
export type UnsupportedReason = 'notReported' | 'model' | 'notPossible' | NetworkProblem;
export interface Unsupported {
  field: PresetField;
  reason: UnsupportedReason;
}

export interface PresetWork {
  tasks: PresetTask[];
  unsupported: Unsupported[];
}

type Model = Pick<ModelProfile, 'modelName' | 'operatingStandard' | 'securitySupport' | 'supportFeatures'>;
type Device = Pick<ReportedDevice, 'readings'> & { model: Model };
type Change = RadioChange & NetworkSecrets;

/**
 * Returns the tasks that write the differences, one for each kind, by the same rules as a person's change. A field that
 * these rules refuse is reported and never written, and the others go on without it.
 */
export function tasksOf(found: readonly Difference[], device: Device): PresetWork {
  const unsupported: Unsupported[] = found.flatMap(({ field, answer }) =>
    answer === 'unknown' ? [{ field, reason: 'notReported' }] : [],
  );
  const due = found.filter(({ answer }) => answer === 'different');
  const tasks: PresetTask[] = [];
  for (const kind of new Set(due.map(({ field }) => presetFields[field].task))) {
    const own = due.filter(({ field }) => presetFields[field].task === kind);
    const { modelFeature } = taskKinds[kind];
    if (modelFeature !== undefined && !device.model.supportFeatures.includes(modelFeature)) {
      unsupported.push(...own.map(({ field }): Unsupported => ({ field, reason: 'model' })));
      continue;
    }
    if (kind === 'RadioSettings') {
      const work = radioWork(own, found, device);
      unsupported.push(...work.unsupported);
      tasks.push(...work.tasks);
    } else
      tasks.push({
        kind,
        fields: own.map(({ field }) => field),
        params: Object.assign({}, ...own.map((one) => plainParams(one, device))),
        secrets: [],
      });
  }
  return { tasks, unsupported };
}

function plainParams({ field, value }: Difference, { readings }: Device): JsonObject {
  if (field === 'time/servers' && Array.isArray(value)) {
    // Places that the presets do not fill are cleared.
    const places = Math.min(serversOf(readings)?.length ?? 0, mostServers);
    return Object.fromEntries(
      Array.from({ length: places }, (_, at) => [`ntpServer${at + 1}`, String(value[at] ?? '')]),
    );
  }
  if (field === 'time/zone') return { localTimezone: String(value) };
  return { enable: value === true };
}

/** Fields that were refused by the rules for radios are taken out one after another, until the rest is valid. */
function radioWork(
  due: readonly Difference[],
  found: readonly Difference[],
  { readings, model }: Device,
): PresetWork {
  const radios = readSettings('radio', readings);
  const { band_steering: steered } = readSettings('steering', readings);
  const chosen = new Map(due.map((one) => [one.field, one]));
  const unsupported: Unsupported[] = [];
  const refused = new Set<PresetField>();
  const drop = (field: PresetField, reason: UnsupportedReason) => {
    chosen.delete(field);
    refused.add(field);
    if (due.some((one) => one.field === field)) unsupported.push({ field, reason });
  };
  for (;;) {
    const steering = chosen.get('wifi/steering')?.value;
    const wanted = typeof steering === 'boolean' ? steering : undefined;
    const changes = changesOf([...chosen.values()], radios, model);
    const flaw = firstFlaw(model, radios, changes, { known: steered, wanted });
    if (!flaw) return { tasks: taskOf(chosen, radios, changes, { steered, wanted }), unsupported };
    const radio = radios.find(({ idx }) => idx === flaw.idx);
    const band = radio?.frequency_band ?? '';
    const fieldsOf = (...settings: string[]) =>
      settings.map((setting) => `${band}/${setting}` as PresetField).filter((field) => chosen.has(field));
    const passphrase = found.find(
      ({ field, answer }) => field === `${band}/passphrase` && answer !== 'unknown',
    );
    if (flaw.isMissing && passphrase && !chosen.has(passphrase.field) && !refused.has(passphrase.field)) {
      // A new security mode needs its passphrase again, although that is the one applied last.
      chosen.set(passphrase.field, passphrase);
      continue;
    }
    const [cause = 'wifi/steering'] = fieldsOf(...(causes[flaw.field] ?? []));
    if (chosen.has(cause)) drop(cause, flaw.reason);
    else for (const field of chosen.keys()) drop(field, flaw.reason);
  }
}

/** Settings whose change leads to a flaw in a field of a radio, the likeliest first. */
const causes: Readonly<Record<string, readonly string[]>> = {
  ssid_name: ['ssid'],
  hidden_ssid: ['hidden'],
  security_mode: ['securityMode'],
  encryption_mode: ['securityMode'],
  key_pass_phrase: ['passphrase', 'securityMode'],
  wps: ['securityMode'],
  radius_server_addr: ['securityMode'],
  radius_server_secret: ['securityMode'],
  channel: ['channel', 'width'],
  auto_channel_enable: ['channel', 'width'],
  operating_channel_bandwidth: ['width'],
  power: ['power'],
};

interface Flaw {
  idx: number | null;
  field: string;
  reason: UnsupportedReason;
  /** True if a passphrase is missing that the presets may have. */
  isMissing: boolean;
}

function firstFlaw(
  model: Model,
  radios: readonly Radio[],
  changes: readonly Change[],
  steering: { known: boolean | null; wanted: boolean | undefined },
): Flaw | null {
  for (const change of changes) {
    const now = radios.find(({ idx }) => idx === change.idx);
    const [problem] = radioProblems(model, now, change);
    if (problem) return { idx: change.idx, field: problem.field, reason: 'notPossible', isMissing: false };
    const [flaw] = now ? securityFlaws(now, change) : [];
    if (flaw) return flawOf(change.idx, flaw.field, flaw.problem);
  }
  const [found] = steeringFlaws(radios, changes, steering);
  if (!found) return null;
  if (found.flaw === 'impossible')
    return { idx: null, field: 'band_steering', reason: 'steeringImpossible', isMissing: false };
  // A missing passphrase is that of the leading band, and turning steering on is what requires it.
  const isTurnedOn = found.flaw.problem === 'steeringPassphrase';
  return { ...flawOf(found.idx, found.flaw.field, found.flaw.problem), ...(isTurnedOn && { field: '' }) };
}

const flawOf = (idx: number | null, field: string, problem: NetworkProblem): Flaw => ({
  idx,
  field,
  reason: problem,
  isMissing: problem === 'passphraseMissing' || problem === 'steeringPassphrase',
});

/** Returns the change of each radio; a band with several radios has them all changed. */
function changesOf(wanted: readonly Difference[], radios: readonly Radio[], model: Model): Change[] {
  return radios.flatMap((radio): Change[] => {
    const own = wanted.filter(({ field }) => presetFields[field].wifi?.band === radio.frequency_band);
    if (own.length === 0) return [];
    const change: Change = {
      idx: radio.idx,
      ...Object.assign({}, ...own.map((one) => changeOf(one, radio))),
    };
    return [{ ...change, ...encryptionOf(model, radio, change) }];
  });
}

/** A network that was open also reports an encryption, which a new security mode may not have. */
function encryptionOf(model: Model, radio: Radio, change: Change): Pick<Change, 'encryption_mode'> {
  if (change.security_mode === undefined || radio.encryption_mode === null) return {};
  const { encryptions } = radioOptions(model, { ...radio, ...change });
  const [first] = encryptions;
  return first === undefined || encryptions.includes(radio.encryption_mode) ? {} : { encryption_mode: first };
}

function changeOf({ field, value }: Difference, radio: Radio): Partial<Change> {
  switch (presetFields[field].wifi?.setting) {
    case 'ssid':
      return { ssid_name: String(value) };
    case 'hidden':
      return { hidden_ssid: value === true };
    case 'securityMode':
      return { security_mode: String(value) };
    case 'passphrase':
      return { key_pass_phrase: isSecretReference(value) ? value.secretId : '' };
    case 'width':
      return { operating_channel_bandwidth: String(value) };
    case 'power':
      return { power: Number(value) };
    case 'channel':
      if (value === 'auto') return { auto_channel_enable: true };
      // A chosen channel turns off the automatic choice, where the radio has one.
      return {
        channel: Number(value),
        ...(radio.auto_channel_enable !== null && { auto_channel_enable: false }),
      };
    default:
      return {};
  }
}

function taskOf(
  chosen: ReadonlyMap<PresetField, Difference>,
  radios: readonly Radio[],
  changes: readonly Change[],
  { steered, wanted }: { steered: boolean | null; wanted: boolean | undefined },
): PresetTask[] {
  const fields = [...chosen.values()]
    .filter(({ answer }) => answer === 'different')
    .map(({ field }) => field);
  if (fields.length === 0) return [];
  const isSteered = wanted ?? steered ?? false;
  const all = isSteered ? steeredChanges(radios, changes, wanted === true && !steered) : [...changes];
  const fieldOf = (idx: number): PresetField | undefined => {
    const bandOf = (radio: Radio | undefined) => `${radio?.frequency_band}/passphrase` as PresetField;
    const own = bandOf(radios.find((radio) => radio.idx === idx));
    return chosen.has(own) ? own : bandOf(radios.find(isLeading));
  };
  const secrets = all.flatMap(({ idx, key_pass_phrase: secretId }, radio): PresetTask['secrets'] => {
    const field = fieldOf(idx);
    return secretId === undefined || !field ? [] : [{ radio, name: 'key_pass_phrase', field, secretId }];
  });
  const rows = all.map(({ key_pass_phrase: _secret, ...change }): JsonObject => ({ ...change }));
  return [
    {
      kind: 'RadioSettings',
      fields,
      params: { radios: rows, ...(wanted !== undefined && { band_steering: wanted }) },
      secrets,
    },
  ];
}
