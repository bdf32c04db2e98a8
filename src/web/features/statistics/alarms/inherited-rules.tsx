import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { Levels, OpenAlarms } from './rule-columns.tsx';
import { ruleMessages as messages } from './rule-messages.ts';
import { inheritedRulesQuery } from './rule-queries.ts';

/** Rules of organisations above that raise alarms of these devices. Without one, nothing is shown. */
export function InheritedRules() {
  const text = useText();
  const { data: rules, error, refetch } = useQuery(inheritedRulesQuery);
  if (!rules && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!rules || rules.length === 0) return null;
  return (
    <section className="mt-6 flex flex-col gap-2">
      <h2 className="font-medium text-body">{text(messages.inherited)}</h2>
      <p className="text-dense text-secondary">{text(messages.inheritedHelp)}</p>
      <SimpleTable
        caption={text(messages.inherited)}
        head={[
          text(messages.name),
          text(messages.measure),
          text(messages.devices),
          text(messages.openAlarms),
        ]}
        rows={rules.map((rule) => ({
          id: rule.ruleId,
          cells: [
            rule.ruleName,
            <Levels key="levels" {...rule} />,
            rule.city !== null
              ? text(messages.ofCity, { name: rule.city })
              : rule.modelName === null
                ? text(messages.allDevices)
                : text(messages.ofModel, { name: rule.modelName }),
            <OpenAlarms key="open" {...rule} />,
          ],
        }))}
      />
    </section>
  );
}
