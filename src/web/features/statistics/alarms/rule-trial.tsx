import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { thresholdMessages } from './messages.ts';
import { problemOf } from './rule-form.ts';
import { ruleMessages } from './rule-messages.ts';
import { type RuleDraft, ruleTrialQuery } from './rule-queries.ts';

/** Shows what the rule would have raised: the server counts it with the machine that raises alarms. */
export function RuleTrial({ draft }: { draft: RuleDraft | null }) {
  const text = useText();
  const tried = draft !== null && problemOf(draft) === null ? draft : null;
  const { data, isFetching, isError } = useQuery(ruleTrialQuery(tried));
  const line = () => {
    if (tried === null) return text(ruleMessages.trialIncomplete);
    if (isError) return text(ruleMessages.trialRefused);
    if (!data) return text(thresholdMessages.counting);
    return text(ruleMessages.trialRaised, {
      alarms: data.alarms,
      devices: data.devices,
      critical: data.critical,
    });
  };
  return (
    <section
      aria-live="polite"
      aria-busy={isFetching}
      className="rounded border border-stroke bg-sunken p-3 text-dense"
    >
      <h3 className="font-medium">{text(ruleMessages.trial)}</h3>
      <p>{line()}</p>
      {data ? (
        <p className="text-secondary">
          {text(ruleMessages.trialData, {
            covered: data.coveredDevices,
            tried: data.triedDevices,
            known: data.withValues,
          })}
        </p>
      ) : null}
    </section>
  );
}
