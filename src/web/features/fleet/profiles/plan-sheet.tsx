import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldLimits } from '#api/limits.gen.ts';
import { useHere } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { ForecastOfForm, type FormForecast } from './forecast-of-form.tsx';
import { type ProfileKind, ProfileKindContext } from './kind.tsx';
import type { Targets } from './model.ts';
import type { PlanForm } from './plan-form.ts';
import { planMessages as messages } from './plan-messages.ts';
import { RuleFields, ruleLimits } from './rule-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { organisationsQuery } from './target-queries.ts';
import { TimeFields } from './time-fields.tsx';
import { WaveFields, waveLimits } from './wave-fields.tsx';

interface ProfileSheetProps<Form extends PlanForm> {
  kind: ProfileKind;
  form: UseFormReturn<Form>;
  /** The devices that the sheet was opened for, with their name. */
  target: { targets: Targets; name: string } | undefined;
  draft: string;
  /** Limits of the name, the retries and the fields of the kind. */
  limits: Readonly<Record<string, FieldLimits>>;
  busy: boolean;
  /** Fields that choose what the devices get. */
  content: ReactNode;
  /** Fields that say how they get it. */
  manner: ReactNode;
  forecast: FormForecast | null;
  /** Sends what the form asks for, unless `problemOf` finds something. */
  onSubmit: (values: Form) => unknown;
  onClose: () => void;
}

/** Plans a profile, whose page then shows the plan to be checked and submitted. */
export function ProfileSheet<Form extends PlanForm>(props: ProfileSheetProps<Form>) {
  const { kind, form, target, draft, limits, busy, content, manner, forecast, onSubmit, onClose } = props;
  const text = useText();
  const here = useHere();
  const { texts } = kind;
  const organisations = useQuery(organisationsQuery).data ?? [];
  return (
    <ProfileKindContext value={kind}>
      <EditSheet
        form={form}
        draft={draft}
        limits={{ ...limits, ...waveLimits, ...ruleLimits }}
        title={text(texts.planTitle)}
        verb={text(messages.verb)}
        busy={busy}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <p className="text-dense text-secondary">{text(messages.lead)}</p>
        {content}
        <TextField<PlanForm> name="name" label={text(messages.name)} />
        {target ? (
          <p className="flex flex-col text-body">
            <span className="text-dense font-medium text-secondary">{text(messages.target)}</span>
            {target.name}
            <span className="text-caption text-muted">{text(messages.targetHelp)}</span>
          </p>
        ) : (
          <TargetFields />
        )}
        {organisations.length > 1 ? (
          <SelectField<PlanForm>
            name="opId"
            label={text(messages.organisation)}
            choices={[
              { value: '', label: text(messages.organisationOwn, { name: here?.companyName ?? '' }) },
              ...organisations.filter(({ value }) => value !== here?.opId),
            ]}
          />
        ) : null}
        <TextField<PlanForm>
          name="fromVersions"
          label={text(texts.fromVersions)}
          help={text(messages.fromVersionsHelp)}
        />
        {manner}
        <TimeFields />
        <NumberField<PlanForm>
          name="retries"
          label={text(messages.retries)}
          help={text(messages.retriesHelp)}
        />
        <RuleFields />
        <WaveFields />
        <ForecastOfForm preset={target?.targets} forecast={forecast} />
      </EditSheet>
    </ProfileKindContext>
  );
}
