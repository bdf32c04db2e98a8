import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { type RulesNow, rulesKeys } from './queries.ts';
import { ruleMessages } from './rule-messages.ts';
import { messages } from './rule-pending-messages.ts';

/** Weaker rules that wait: another administrator confirms them, or any one withdraws them. */
export function PendingRules({ rules, onDone }: { rules: RulesNow; onDone: () => void }) {
  const text = useText();
  const dateTime = useDateTime();
  const save = useCommand('setFirmwareRules', {
    invalidates: rulesKeys,
    success: ruleMessages.saved,
    conflict: messages.changed,
    onSuccess: onDone,
  });
  const { pending, version } = rules;
  if (!pending) return null;
  const named = [
    text(pending.fourEyes ? messages.twoApprove : messages.oneApproves),
    text(messages.from, { count: pending.fromDevices }),
    text(pending.mustBeSigned ? messages.signed : messages.unsigned),
  ].join(', ');
  const set = ({
    fourEyes,
    fromDevices,
    mustBeSigned,
  }: Pick<RulesNow, 'fourEyes' | 'fromDevices' | 'mustBeSigned'>) =>
    void save.run({ body: { version, fourEyes, fromDevices, mustBeSigned } });
  return (
    <div role="status" className="flex flex-col gap-2 rounded-sm border border-stroke bg-sunken p-3">
      <p className="text-dense">
        {text(messages.pending, {
          name: pending.requestedBy,
          time: dateTime(pending.requestTime),
          rules: named,
          effective: dateTime(pending.effectiveTime),
        })}
      </p>
      <p className="text-caption text-muted">{text(pending.own ? messages.own : messages.other)}</p>
      <span className="flex flex-wrap gap-2">
        {pending.own ? null : (
          <Button blocked={save.blocked} onClick={() => set(pending)}>
            {text(messages.confirm)}
          </Button>
        )}
        <Button blocked={save.blocked} onClick={() => set(rules)}>
          {text(messages.withdraw)}
        </Button>
      </span>
    </div>
  );
}
