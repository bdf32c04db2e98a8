import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { createFirmwareProfileLimits } from '#api/limits.gen.ts';
import type { components } from '#api/main.d.ts';
import { useHere } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { modelFilesQuery } from '../firmware/queries.ts';
import { profileLink } from './columns.tsx';
import { ForecastOfForm } from './forecast-of-form.tsx';
import { emptyPlan, isChosen, orderOf, type PlanForm } from './plan-form.ts';
import { planMessages as messages } from './plan-messages.ts';
import { firmwareModelsQuery, profileKeys, type Targets } from './queries.ts';
import { RuleFields, ruleLimits } from './rule-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { organisationsQuery } from './target-queries.ts';
import { TimeFields } from './time-fields.tsx';
import { WaveFields, waveLimits } from './wave-fields.tsx';

/** The devices that the sheet was opened for. */
export interface PresetTarget {
  operation:
    | 'createFirmwareProfile'
    | 'createGroupFirmwareProfile'
    | 'createLocationFirmwareProfile'
    | 'createLocationsFirmwareProfile';
  targets: Targets;
  name: string;
  /** Model, if all of them have the same. */
  mid?: string;
}

interface PlanSheetProps {
  file?: Pick<components['schemas']['FirmwareFile'], 'FirmwareFileId' | 'mid' | 'modelName' | 'versionName'>;
  target?: PresetTarget;
  onClose: () => void;
}

/** CL-238: plans a profile and leads to its page, where its plan is checked and submitted. */
export default function PlanSheet({ file, target, onClose }: PlanSheetProps) {
  const text = useText();
  const navigate = useNavigate();
  const here = useHere();
  const proposed = (model: string, version: string) => text(messages.proposedName, { model, version });
  const form = useForm<PlanForm>({
    defaultValues: {
      ...emptyPlan,
      ...(target?.mid ? { mid: target.mid } : {}),
      ...(file
        ? {
            mid: file.mid,
            FirmwareFileId: file.FirmwareFileId,
            fpName: proposed(file.modelName, file.versionName),
          }
        : {}),
    },
  });
  const models = useQuery(firmwareModelsQuery).data;
  const organisations = useQuery(organisationsQuery).data ?? [];
  const [mid, FirmwareFileId] = form.watch(['mid', 'FirmwareFileId']);
  const files = useQuery({ ...modelFilesQuery(mid), enabled: mid !== '' }).data;
  const chosen = files?.find((candidate) => candidate.FirmwareFileId === FirmwareFileId);
  // A file of another model is no choice any more.
  useEffect(() => {
    if (files && FirmwareFileId && !chosen) form.setValue('FirmwareFileId', '');
  }, [files, FirmwareFileId, chosen, form]);
  const name = chosen ? proposed(chosen.modelName, chosen.versionName) : null;
  useEffect(() => {
    if (name && !form.getFieldState('fpName').isDirty) form.resetField('fpName', { defaultValue: name });
  }, [name, form]);
  const create = useCommand(target?.operation ?? 'createFirmwareProfile', {
    invalidates: [profileKeys],
    form,
    success: messages.planned,
    onSuccess: ({ data: { fpId } }) => {
      onClose();
      void navigate({ ...profileLink(fpId), search: { tab: 'plan' } });
    },
  });
  const plan = (values: PlanForm) => {
    if (!target && !isChosen(values)) return form.setError('root', { message: text(messages.targetMissing) });
    if (values.fpRunMethod === 'Reserved' && values.fpStartHour === values.fpEndHour)
      return form.setError('fpEndHour', { message: text(messages.sameHours) });
    return create.run({ body: orderOf(values, target?.targets) });
  };
  return (
    <EditSheet
      form={form}
      draft={`firmware profile ${file?.FirmwareFileId ?? ''} ${target?.name ?? ''}`}
      limits={{ ...createFirmwareProfileLimits, mid: { required: true }, ...waveLimits, ...ruleLimits }}
      title={text(messages.title)}
      verb={text(messages.verb)}
      busy={create.busy}
      onSubmit={plan}
      onClose={onClose}
    >
      <p className="text-dense text-secondary">{text(messages.lead)}</p>
      <SelectField<PlanForm>
        name="mid"
        label={text(messages.model)}
        {...(models?.length === 0 ? { help: text(messages.noModels) } : {})}
        choices={[
          { value: '', label: text(messages.chooseModel) },
          ...(models ?? []).map((model) => ({ value: model.mid, label: model.modelName })),
        ]}
      />
      <SelectField<PlanForm>
        name="FirmwareFileId"
        label={text(messages.file)}
        choices={[
          { value: '', label: text(messages.chooseFile) },
          ...(files ?? []).map(({ FirmwareFileId: value, versionName, fwCode }) => ({
            value,
            label: text(messages.fileChoice, { version: versionName, code: String(fwCode) }),
          })),
        ]}
      />
      <TextField<PlanForm> name="fpName" label={text(messages.name)} />
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
        label={text(messages.fromVersions)}
        help={text(messages.fromVersionsHelp)}
      />
      <TimeFields />
      <NumberField<PlanForm>
        name="maxRetryCount"
        label={text(messages.retries)}
        help={text(messages.retriesHelp)}
      />
      <RuleFields />
      <WaveFields />
      <ForecastOfForm preset={target?.targets} />
    </EditSheet>
  );
}
