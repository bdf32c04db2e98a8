import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleOff } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { linkLook } from '#web/ui/classes.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { measureMessages } from './measure-messages.ts';
import { type Measured, measureOf, useMeasured } from './measured.ts';
import { ruleMessages } from './rule-messages.ts';
import type { AlarmRule } from './rule-queries.ts';

const on: StateLook = { tone: 'success', icon: CircleCheck, label: ruleMessages.on };
const off: StateLook = { tone: 'idle', icon: CircleOff, label: ruleMessages.off };

type Measuring = Measured & Pick<AlarmRule, 'direction' | 'warning' | 'critical'>;

export function Levels(rule: Measuring) {
  const text = useText();
  const readingOf = useMeasured();
  const level = text(ruleMessages.levelsShown, {
    warning: readingOf(rule, rule.warning),
    critical: readingOf(rule, rule.critical),
  });
  const shown = rule.direction === 'below' ? measureMessages.atMost : measureMessages.atLeast;
  return <span className="tabular-nums">{text(shown, { measure: text(measureOf(rule)), level })}</span>;
}

function Devices({ modelName, groupName, city, province, accessPoint }: AlarmRule) {
  const text = useText();
  if (groupName !== null) return text(ruleMessages.ofGroup, { name: groupName });
  if (accessPoint !== null) return text(ruleMessages.ofAccessPoint, { name: accessPoint });
  if (city !== null)
    return text(ruleMessages.ofCity, { name: [city, province].filter((part) => part !== null).join(', ') });
  return modelName === null ? text(ruleMessages.allDevices) : text(ruleMessages.ofModel, { name: modelName });
}

export function OpenAlarms({ ruleId, openAlarms }: Pick<AlarmRule, 'ruleId' | 'openAlarms'>) {
  if (openAlarms === 0) return <span className="tabular-nums">{openAlarms}</span>;
  return (
    <Link to="/management/alarms" search={{ ruleId }} className={`${linkLook} tabular-nums`}>
      {openAlarms}
    </Link>
  );
}

const column = columnsOf<AlarmRule>();
export const ruleColumns = {
  name: column.text(ruleMessages.name, ({ ruleName }) => ruleName, {
    sortBy: 'ruleName',
    onCard: 'title',
    fixed: true,
  }),
  levels: column.cell(ruleMessages.measure, (rule) => <Levels {...rule} />, { onCard: 'line' }),
  devices: column.cell(ruleMessages.devices, (rule) => <Devices {...rule} />, { onCard: 'line' }),
  state: column.state(ruleMessages.state, ({ enabled }) => (enabled ? on : off), { onCard: 'badge' }),
  open: column.cell(ruleMessages.openAlarms, (rule) => <OpenAlarms {...rule} />, { onCard: 'line' }),
  organisation: column.text(ruleMessages.organisation, ({ companyName }) => companyName),
  changedBy: column.text(ruleMessages.changedBy, ({ modifiedBy, createdBy }) => modifiedBy ?? createdBy),
  changed: column.time(ruleMessages.changed, ({ modifyTime, createTime }) => modifyTime ?? createTime),
};
