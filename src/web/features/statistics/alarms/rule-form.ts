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
  devices: 'all' | 'model' | 'group' | 'city' | 'accessPoint';
  modelName: string;
  gid: string;
  city: string;
  /** Empty: the city in any province. */
  province: string;
  accessPoint: string;
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
  city: '',
  province: '',
  accessPoint: '',
  enabled: true,
};

export const formOf = (rule: AlarmRule): RuleForm => ({
  ...rule,
  parameter: rule.parameter ?? '',
  devices: kindOf(rule),
  modelName: rule.modelName ?? '',
  gid: rule.gid ?? '',
  city: rule.city ?? '',
  province: rule.province ?? '',
  accessPoint: rule.accessPoint ?? '',
});

function kindOf({ modelName, gid, city, accessPoint }: AlarmRule): RuleForm['devices'] {
  if (gid !== null) return 'group';
  if (modelName !== null) return 'model';
  if (city !== null) return 'city';
  return accessPoint === null ? 'all' : 'accessPoint';
}

/** Devices of the form; null where it does not limit them, and empty where that is not chosen yet. */
const devicesOf = ({ devices, modelName, gid, city, province, accessPoint }: RuleForm) => ({
  modelName: devices === 'model' ? modelName : null,
  gid: devices === 'group' ? gid : null,
  city: devices === 'city' ? city.trim() : null,
  province: devices === 'city' && province.trim() !== '' ? province.trim() : null,
  accessPoint: devices === 'accessPoint' ? accessPoint.trim() : null,
});

/** Returns the rule's values in the words of the call; null while the form is not complete. */
export function draftOf(form: RuleForm): RuleDraft | null {
  const { metric, warning, critical } = form;
  const chosen = devicesOf(form);
  if (warning === null || critical === null || Object.values(chosen).includes('')) return null;
  if (metric !== 'parameter')
    return {
      metric,
      parameter: null,
      direction: 'above',
      warning,
      critical,
      margin: 0,
      durationMinutes: 0,
      ...chosen,
    };
  const { parameter, direction, margin, durationMinutes } = form;
  if (parameter === '' || margin === null || durationMinutes === null) return null;
  return { metric, parameter, direction, warning, critical, margin, durationMinutes, ...chosen };
}

/** Finds the first problem of a complete draft; null: there is none. */
export const problemOf = ({
  parameter = null,
  modelName = null,
  gid = null,
  city = null,
  province = null,
  accessPoint = null,
  ...draft
}: RuleDraft) => problemsOf({ ...draft, parameter, modelName, gid, city, province, accessPoint })[0] ?? null;

/** Returns the body of a change: measure and direction are fixed. */
export function changeOf(draft: RuleDraft, { ruleName, enabled }: Pick<RuleForm, 'ruleName' | 'enabled'>) {
  const { warning, critical, margin, durationMinutes, modelName, gid, city, province, accessPoint } = draft;
  const devices = { modelName, gid, city, province, accessPoint };
  return { ruleName: ruleName.trim(), warning, critical, margin, durationMinutes, ...devices, enabled };
}

export function creationOf(draft: RuleDraft, form: Pick<RuleForm, 'ruleName' | 'enabled'>) {
  const parameter = ruleParameters.find((each) => each === draft.parameter) ?? null;
  const { metric, direction } = draft;
  return { ...changeOf(draft, form), metric, direction, parameter };
}
