import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { createFirmwareProfileLimits as limits } from '#api/limits.gen.ts';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import type { FormForecast } from '../profiles/forecast-of-form.tsx';
import type { Targets } from '../profiles/model.ts';
import { problemOf } from '../profiles/plan-form.ts';
import { ProfileSheet } from '../profiles/plan-sheet.tsx';
import { contentMessages as messages } from './content-messages.ts';
import { modes, restarts } from './manner.ts';
import { firmwareProfiles } from './profile-kind.ts';
import { emptyFirmwarePlan, type FirmwareForm, orderOf } from './profile-order.ts';
import { profileTexts } from './profile-texts.ts';
import { firmwareKeys, modelFilesQuery } from './queries.ts';

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

/** CL-238: plans a firmware profile and leads to its page, where its plan is checked and submitted. */
export default function PlanSheet({ file, target, onClose }: PlanSheetProps) {
  const text = useText();
  const navigate = useNavigate();
  const { calls, formNames, links } = firmwareProfiles;
  const proposed = (model: string, version: string) => text(messages.proposedName, { model, version });
  const form = useForm<FirmwareForm>({
    defaultValues: {
      ...emptyFirmwarePlan,
      ...(target?.mid ? { mid: target.mid } : {}),
      ...(file
        ? {
            mid: file.mid,
            FirmwareFileId: file.FirmwareFileId,
            name: proposed(file.modelName, file.versionName),
          }
        : {}),
    },
  });
  const [mid, FirmwareFileId] = form.watch(['mid', 'FirmwareFileId']);
  const files = useQuery({ ...modelFilesQuery(mid), enabled: mid !== '' }).data;
  const chosen = files?.find((candidate) => candidate.FirmwareFileId === FirmwareFileId);
  // A file of another model is no choice any more.
  useEffect(() => {
    if (files && FirmwareFileId && !chosen) form.setValue('FirmwareFileId', '');
  }, [files, FirmwareFileId, chosen, form]);
  const name = chosen ? proposed(chosen.modelName, chosen.versionName) : null;
  useEffect(() => {
    if (name && !form.getFieldState('name').isDirty) form.resetField('name', { defaultValue: name });
  }, [name, form]);
  const create = useCommand(target?.operation ?? 'createFirmwareProfile', {
    invalidates: [[calls.key]],
    form,
    formNames,
    success: profileTexts.planned,
    onSuccess: ({ data: { fpId } }) => {
      onClose();
      void navigate({ ...links.page(fpId), search: { tab: 'plan' } });
    },
  });
  const plan = (values: FirmwareForm) => {
    const problem = problemOf(values, target?.targets);
    if (problem) return form.setError(problem.field, { message: text(problem.message) });
    return create.run({ body: orderOf(values, target?.targets) });
  };
  return (
    <ProfileSheet
      kind={firmwareProfiles}
      form={form}
      target={target}
      draft={`firmware profile ${file?.FirmwareFileId ?? ''} ${target?.name ?? ''}`}
      limits={{
        ...limits,
        name: limits.fpName,
        retries: limits.maxRetryCount,
        mid: { required: true },
      }}
      busy={create.busy}
      content={<ContentFields files={files ?? []} />}
      manner={<MannerFields />}
      forecast={forecastOf(form.watch(), target?.targets)}
      onSubmit={plan}
      onClose={onClose}
    />
  );
}

function forecastOf(values: FirmwareForm, preset: Targets | undefined): FormForecast | null {
  const { FirmwareFileId, targets, updateMode } = orderOf(values, preset);
  if (FirmwareFileId === '') return null;
  const body = { FirmwareFileId, ...(targets && { targets }), ...(updateMode && { updateMode }) };
  return {
    asked: body,
    read: async (signal) =>
      (await answerOf(mainApi.POST('/firmwares/profiles/forecast', { body, signal }))).data,
  };
}

/** Models that have approved firmware. */
const firmwareModelsQuery = queryOptions({
  queryKey: [...firmwareKeys, 'models'],
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/firmwares/models', { signal }))).data.filter(
      ({ approved }) => approved > 0,
    ),
});

interface ContentFieldsProps {
  files: readonly Pick<components['schemas']['FirmwareFile'], 'FirmwareFileId' | 'versionName' | 'fwCode'>[];
}

/** Fields for the model and its file. */
function ContentFields({ files }: ContentFieldsProps) {
  const text = useText();
  const models = useQuery(firmwareModelsQuery).data;
  return (
    <>
      <SelectField<FirmwareForm>
        name="mid"
        label={text(messages.model)}
        {...(models?.length === 0 ? { help: text(messages.noModels) } : {})}
        choices={[
          { value: '', label: text(messages.chooseModel) },
          ...(models ?? []).map((model) => ({ value: model.mid, label: model.modelName })),
        ]}
      />
      <SelectField<FirmwareForm>
        name="FirmwareFileId"
        label={text(messages.file)}
        choices={[
          { value: '', label: text(messages.chooseFile) },
          ...files.map(({ FirmwareFileId: value, versionName, fwCode }) => ({
            value,
            label: text(messages.fileChoice, { version: versionName, code: String(fwCode) }),
          })),
        ]}
      />
    </>
  );
}

/** Fields for the devices that get the file, and for the manner of their restart. */
function MannerFields() {
  const text = useText();
  const [update, activate] = useWatch<FirmwareForm, ['updateMode', 'activateMode']>({
    name: ['updateMode', 'activateMode'],
  });
  const named = (of: typeof modes) =>
    Object.entries(of).map(([value, { name }]) => ({ value, label: text(name) }));
  return (
    <>
      <SelectField<FirmwareForm>
        name="updateMode"
        label={text(messages.mode)}
        help={modes[update] && text(modes[update].help)}
        choices={named(modes)}
      />
      <SelectField<FirmwareForm>
        name="activateMode"
        label={text(messages.restart)}
        help={restarts[activate] && text(restarts[activate].help)}
        choices={named(restarts)}
      />
    </>
  );
}
