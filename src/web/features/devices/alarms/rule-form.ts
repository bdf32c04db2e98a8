import { problemsOf } from '#domain/statistics/alarm-rules.ts';
import { ruleParameters } from '#domain/statistics/rule-metrics.ts';
import type { AlarmRule, RuleDraft } from './rule-queries.ts';

export interface RuleForm {
  ruleName: string;
  metric: AlarmRule['metric'];
  /** Empty: none is chosen. */
  parameter: string;
  direction: AlarmRule['direction'];
  warning: number | null;
  critical: number | null;
  margin: number | null;
  durationMinutes: number | null;
  devices: 'all' | 'model' | 'group';
  modelName: string;
  gid: string;
  enabled: boolean;
}

/** First levels of each measure, which a support engineer can save as they are. */
export const firstLevels: Record<AlarmRule['metric'], { warning: number | null; critical: number | null }> = {
  offline: { warning: 30, critical: 240 },
  boots: { warning: 3, critical: 6 },
  firmware: { warning: 1, critical: 3 },
  parameter: { warning: null, critical: null },
};

export const emptyRule: RuleForm = {
  ruleName: '',
  metric: 'offline',
  parameter: '',
  direction: 'above',
  ...firstLevels.offline,
  margin: 0,
  durationMinutes: 0,
  devices: 'all',
  modelName: '',
  gid: '',
  enabled: true,
};

export const formOf = (rule: AlarmRule): RuleForm => ({
  ...rule,
  parameter: rule.parameter ?? '',
  devices: rule.gid !== null ? 'group' : rule.modelName !== null ? 'model' : 'all',
  modelName: rule.modelName ?? '',
  gid: rule.gid ?? '',
});

/** Model or group of the form; null where it names none. */
const devicesOf = ({ devices, modelName, gid }: RuleForm) => ({
  modelName: devices === 'model' ? modelName : null,
  gid: devices === 'group' ? gid : null,
});

/** Returns the rule's values in the words of the call; null while the form is not complete. */
export function draftOf(form: RuleForm): RuleDraft | null {
  const { metric, warning, critical } = form;
  const { modelName, gid } = devicesOf(form);
  if (warning === null || critical === null || modelName === '' || gid === '') return null;
  if (metric !== 'parameter')
    return {
      metric,
      parameter: null,
      direction: 'above',
      warning,
      critical,
      margin: 0,
      durationMinutes: 0,
      modelName,
      gid,
    };
  const { parameter, direction, margin, durationMinutes } = form;
  if (parameter === '' || margin === null || durationMinutes === null) return null;
  return { metric, parameter, direction, warning, critical, margin, durationMinutes, modelName, gid };
}

/** Finds the first problem of a complete draft; null: there is none. */
export const problemOf = ({ parameter = null, modelName = null, gid = null, ...draft }: RuleDraft) =>
  problemsOf({ ...draft, parameter, modelName, gid })[0] ?? null;

/** Returns the body of a change: measure and direction are fixed. */
export function changeOf(draft: RuleDraft, { ruleName, enabled }: Pick<RuleForm, 'ruleName' | 'enabled'>) {
  const { warning, critical, margin, durationMinutes, modelName, gid } = draft;
  return { ruleName: ruleName.trim(), warning, critical, margin, durationMinutes, modelName, gid, enabled };
}

export function creationOf(draft: RuleDraft, form: Pick<RuleForm, 'ruleName' | 'enabled'>) {
  const parameter = ruleParameters.find((each) => each === draft.parameter) ?? null;
  const { metric, direction } = draft;
  return { ...changeOf(draft, form), metric, direction, parameter };
}
