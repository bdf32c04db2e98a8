import { useWatch } from 'react-hook-form';
import type { FieldLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NumberField, SelectField } from '#web/resource/form/fields.tsx';
import { useProfileKind } from './kind.tsx';
import type { PlanForm } from './plan-form.ts';
import { planMessages as messages } from './plan-messages.ts';

/** Limits of the nested fields: the contract's limits cover only the fields of the body itself. */
export const waveLimits: Record<string, FieldLimits> = {
  canary: { minimum: 1, maximum: 200 },
  factor: { minimum: 1, maximum: 20 },
  largest: { minimum: 1, maximum: 20_000 },
  passPercent: { minimum: 1, maximum: 100 },
  atOnce: { minimum: 1, maximum: 5_000 },
  failPercent: { minimum: 0.1, maximum: 100 },
  failCount: { minimum: 1 },
  minDecided: { minimum: 1, maximum: 1_000 },
};

/** Folded away: the defaults suit most profiles, and a sentence says what they do. */
export function WaveFields() {
  const text = useText();
  const [factor, percent, continueBy] = useWatch<PlanForm, ['factor', 'failPercent', 'continueBy']>({
    name: ['factor', 'failPercent', 'continueBy'],
  });
  const { texts } = useProfileKind();
  const next = text(continueBy === 'person' ? messages.nextPerson : messages.nextAutomatic);
  return (
    <details className="rounded border border-stroke">
      <summary className="cursor-pointer p-3 text-dense">
        <span className="font-medium">{text(messages.waves)}</span>
        <span className="block pt-1 text-secondary">
          {text(messages.wavesSay, { factor: factor ?? 5, percent: percent ?? 5, next })}
        </span>
      </summary>
      <div className="grid gap-4 border-t border-stroke p-3 sm:grid-cols-2">
        <NumberField<PlanForm> name="canary" label={text(messages.canary)} help={text(messages.canaryHelp)} />
        <NumberField<PlanForm> name="factor" label={text(messages.factor)} help={text(messages.factorHelp)} />
        <NumberField<PlanForm>
          name="largest"
          label={text(messages.largest)}
          help={text(messages.largestHelp)}
        />
        <NumberField<PlanForm> name="atOnce" label={text(texts.atOnceLabel)} help={text(texts.atOnceHelp)} />
        <NumberField<PlanForm>
          name="passPercent"
          label={text(messages.passPercent)}
          help={text(messages.passPercentHelp)}
        />
        <SelectField<PlanForm>
          name="continueBy"
          label={text(messages.continueBy)}
          choices={[
            { value: 'automatic', label: text(messages.continueAutomatic) },
            { value: 'person', label: text(messages.continuePerson) },
          ]}
        />
        <NumberField<PlanForm>
          name="failPercent"
          label={text(messages.failPercent)}
          help={text(messages.failPercentHelp)}
        />
        <NumberField<PlanForm>
          name="minDecided"
          label={text(messages.minDecided)}
          help={text(messages.minDecidedHelp)}
        />
        <NumberField<PlanForm>
          name="failCount"
          label={text(messages.failCount)}
          help={text(messages.failCountHelp)}
        />
      </div>
    </details>
  );
}
