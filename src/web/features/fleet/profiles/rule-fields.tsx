import { useWatch } from 'react-hook-form';
import type { FieldLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CheckField, NumberField } from '#web/resource/form/fields.tsx';
import { useProfileKind } from './kind.tsx';
import type { PlanForm } from './plan-form.ts';
import { ruleMessages as messages } from './rule-messages.ts';

export const ruleLimits: Record<string, FieldLimits> = {
  dailyMost: { minimum: 1, maximum: 1_000_000 },
  bandwidth: { minimum: 0.001, maximum: 100_000 },
};

/** Fields for devices that connect later, and for the share of the line. */
export function RuleFields() {
  const text = useText();
  const { texts } = useProfileKind();
  const automatic = useWatch<PlanForm, 'automatic'>({ name: 'automatic' });
  return (
    <>
      <div className="flex flex-col gap-1">
        <CheckField<PlanForm> name="automatic" label={text(messages.automatic)} />
        <p className="text-caption text-muted">{text(texts.automaticHelp)}</p>
      </div>
      {automatic ? (
        <NumberField<PlanForm>
          name="dailyMost"
          label={text(messages.dailyMost)}
          help={text(messages.dailyMostHelp)}
        />
      ) : null}
      <NumberField<PlanForm>
        name="bandwidth"
        label={text(messages.bandwidth)}
        help={text(messages.bandwidthHelp)}
      />
    </>
  );
}
