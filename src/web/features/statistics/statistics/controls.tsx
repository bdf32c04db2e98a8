import { useId } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter } from '#web/resource/filters.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { appMessages } from './app-messages.ts';
import { messages } from './messages.ts';
import { dateTypes, deviceTabs, platforms, type StatSearch, type StatTab } from './queries.ts';
import { usePeriod } from './use-period.ts';

interface ControlsProps {
  search: StatSearch;
  tab: StatTab;
  onChange: (part: Partial<StatSearch>) => void;
}

const byNames = {
  summary: messages.summary,
  op: messages.op,
  model: messages.model,
  firmware: messages.firmwareVersion,
  platform: messages.platform,
  class: messages.class,
};
const withStatus: readonly StatTab[] = ['retention', 'devices', 'firmware', 'apps'];
const ofActions: readonly StatTab[] = ['actions', 'av', 'android'];
const compared: readonly StatTab[] = ['overall', 'retention', 'devices', ...ofActions];
const boxed = 'min-w-0 grow basis-32 md:w-44 md:grow-0 md:basis-auto';

/** View criteria of CO-103, and the filters that the tab has. */
export function Controls({ search, tab, onChange }: ControlsProps) {
  const text = useText();
  const usual = usePeriod(search);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {tab === 'devices' ? (
        <div className={boxed}>
          <Select
            label={text(messages.groupBy)}
            value={search.by ?? 'summary'}
            choices={deviceTabs.map((value) => ({ value, label: text(byNames[value]) }))}
            onChange={(by) => onChange({ by: by === 'summary' ? undefined : by })}
          />
        </div>
      ) : null}
      {ofActions.includes(tab) ? (
        <div className={boxed}>
          <Select
            label={text(messages.group)}
            value={search.group ?? 'action'}
            choices={[
              { value: 'action', label: text(messages.action) },
              { value: 'outcome', label: text(messages.outcome) },
            ]}
            onChange={(group) => onChange({ group: group === 'action' ? undefined : group })}
          />
        </div>
      ) : null}
      {tab === 'apps' ? (
        <ChoiceFilter
          label={text(messages.platform)}
          value={search.platform}
          choices={platforms.map((value) => ({ value, label: text(appMessages[value]) }))}
          onChange={(platform) => onChange({ platform })}
        />
      ) : null}
      {withStatus.includes(tab) ? (
        <ChoiceFilter
          label={text(messages.status)}
          value={search.status === 'all' ? undefined : search.status}
          choices={[
            { value: 'installed', label: text(messages.installed) },
            { value: 'inventory', label: text(messages.inventory) },
          ]}
          onChange={(status) => onChange({ status })}
        />
      ) : null}
      <div className={boxed}>
        <Select
          label={text(messages.period)}
          value={search.per ?? 'DAY'}
          choices={dateTypes.map((value) => ({ value, label: text(messages[value]) }))}
          onChange={(per) => onChange({ per: per === 'DAY' ? undefined : per })}
        />
      </div>
      <Day label={text(messages.from)} value={usual.first} onChange={(from) => onChange({ from })} />
      <Day label={text(messages.to)} value={search.to ?? usual.last} onChange={(to) => onChange({ to })} />
      {search.from || search.to ? (
        <PlainButton look="quiet" onClick={() => onChange({ from: undefined, to: undefined })}>
          {text(messages.resetPeriod)}
        </PlainButton>
      ) : null}
      {compared.includes(tab) && search.per !== 'MONTH' ? (
        <Compare
          isOn={search.before !== undefined}
          onChange={(isOn) => onChange({ before: isOn ? 'shown' : undefined })}
        />
      ) : null}
    </div>
  );
}

function Compare({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const text = useText();
  const id = useId();
  return (
    <span className="flex items-center gap-2 text-dense">
      <Checkbox id={id} checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{text(messages.compare)}</label>
    </span>
  );
}

function Day(props: { label: string; value: string; onChange: (day: string | undefined) => void }) {
  const id = useId();
  return (
    <span className="flex items-center gap-2 text-dense text-secondary max-md:grow">
      <label htmlFor={id}>{props.label}</label>
      <DateInput
        id={id}
        label={props.label}
        value={props.value}
        onChange={(day) => props.onChange(day || undefined)}
        className="w-34 max-md:grow"
      />
    </span>
  );
}
