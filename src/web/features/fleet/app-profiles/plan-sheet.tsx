import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { createAppProfileLimits as limits } from '#api/limits.gen.ts';
import type { components, operations } from '#api/main.d.ts';
import { appPlatformOfClass } from '#domain/apps/platform.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import type { FormForecast } from '../profiles/forecast-of-form.tsx';
import type { Targets } from '../profiles/model.ts';
import { problemOf } from '../profiles/plan-form.ts';
import { ProfileSheet } from '../profiles/plan-sheet.tsx';
import { contentMessages as messages, typeNames } from './content-messages.ts';
import { appProfiles } from './profile-kind.ts';
import { type AppForm, emptyAppPlan, orderOf } from './profile-order.ts';
import { profileTexts } from './profile-texts.ts';

type PageBody = operations['getAppPage']['requestBody']['content']['application/json'];
type AppFile = components['schemas']['AppFile'];

interface PlanSheetProps {
  /** The version that the sheet was opened for. */
  file?: Pick<AppFile, 'id' | 'appId'>;
  /** The devices that it was opened for, with their model if all have the same. */
  target?: { targets: Targets; name: string; model?: string };
  onClose: () => void;
}

/** CL-267: plans an app profile and leads to its page, where its plan is checked and submitted. */
export default function PlanSheet({ file, target, onClose }: PlanSheetProps) {
  const text = useText();
  const navigate = useNavigate();
  const { calls, formNames, links } = appProfiles;
  const form = useForm<AppForm>({
    defaultValues: {
      ...emptyAppPlan,
      ...(file ? { appId: file.appId, apId: file.id } : {}),
      ...(target?.model ? { model: target.model } : {}),
    },
  });
  const files = useQuery(approvedQuery).data ?? none;
  const models = useQuery(modelsQuery).data ?? none;
  const [apType, appId, apId, model] = form.watch(['apType', 'appId', 'apId', 'model']);
  const chosen = files.find(({ id }) => id === apId);
  const app = chosen ?? files.find((one) => one.appId === appId);
  const fitting = models.filter(
    ({ modelName, prodClass }) => app && isFor(app, apType, modelName, prodClass),
  );
  // A version of another app, or a model without such apps, is no choice any more.
  useEffect(() => {
    if (files !== none && apId !== '' && chosen?.appId !== appId) form.setValue('apId', '');
    if (models !== none && model !== '' && !fitting.some(({ modelName }) => modelName === model))
      form.setValue('model', '');
  });
  const proposed = app && model ? { app: app.appName, model, version: chosen?.version ?? '' } : null;
  const name =
    proposed && (apType === 'D' || chosen)
      ? text(apType === 'D' ? messages.proposedRemoval : messages.proposedLoad, proposed)
      : null;
  useEffect(() => {
    if (name && !form.getFieldState('name').isDirty) form.resetField('name', { defaultValue: name });
  }, [name, form]);
  const create = useCommand('createAppProfile', {
    invalidates: [[calls.key]],
    form,
    formNames,
    success: profileTexts.planned,
    onSuccess: ({ data: { appProfileId } }) => {
      onClose();
      void navigate({ ...links.page(appProfileId), search: { tab: 'plan' } });
    },
  });
  const plan = (values: AppForm) => {
    const problem = problemOf(values, target?.targets);
    if (problem) return form.setError(problem.field, { message: text(problem.message) });
    return create.run({ body: orderOf(values, target?.targets) });
  };
  return (
    <ProfileSheet
      kind={appProfiles}
      form={form}
      target={target}
      draft={`app profile ${file?.id ?? ''} ${target?.name ?? ''}`}
      limits={{
        ...limits,
        name: limits.profileName,
        retries: limits.apRetry,
        appId: { required: true },
        ...(apType === 'D' ? {} : { apId: { required: true } }),
      }}
      busy={create.busy}
      content={<ContentFields files={files} models={fitting.map(({ modelName }) => modelName)} />}
      manner={null}
      forecast={forecastOf(form.watch(), target?.targets)}
      onSubmit={plan}
      onClose={onClose}
    />
  );
}

const none: never[] = [];

/** Tells if devices of the model can have the app. */
const isFor = (file: AppFile, apType: AppForm['apType'], modelName: string, prodClass: string): boolean =>
  appPlatformOfClass(prodClass) === file.platform &&
  (apType === 'D' || file.models === null || file.models.includes(modelName));

function forecastOf(values: AppForm, preset: Targets | undefined): FormForecast | null {
  const { apType, apId, appId, model, targets } = orderOf(values, preset);
  if (model === '' || (apType === 'D' ? !appId : !apId)) return null;
  const body = {
    ...(apType && { apType }),
    ...(apId && { apId }),
    ...(appId && { appId }),
    model,
    ...(targets && { targets }),
  };
  return {
    asked: body,
    read: async (signal) =>
      (await answerOf(mainApi.POST('/application/profile/forecast', { body, signal }))).data,
  };
}

/** Versions that devices may get, the newest of each app first. */
const approvedQuery = queryOptions({
  queryKey: ['apps', 'files', 'approved'],
  queryFn: async ({ signal }) => {
    const body: PageBody = {
      approval: 'Approved',
      limit: 100,
      orders: [{ column: 'version', order: 'desc' }],
    };
    return (await answerOf(mainApi.POST('/application/page', { body, signal }))).data;
  },
});

/** Models of the devices in scope. */
const modelsQuery = queryOptions({
  queryKey: ['models', 'own'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/models/combos', { signal }))).data,
});

interface ContentFieldsProps {
  files: readonly AppFile[];
  models: readonly string[];
}

/** Fields for the app, its version, and the model whose devices are meant. */
function ContentFields({ files, models }: ContentFieldsProps) {
  const text = useText();
  const { watch } = useFormContext<AppForm>();
  const [apType, appId] = watch(['apType', 'appId']);
  const apps = new Map(files.map((file) => [file.appId, file.appName]));
  const isRemoval = apType === 'D';
  return (
    <>
      <SelectField<AppForm>
        name="apType"
        label={text(messages.type)}
        help={text(isRemoval ? messages.typeHelpD : messages.typeHelpIU)}
        choices={Object.entries(typeNames).map(([value, name]) => ({ value, label: text(name) }))}
      />
      <SelectField<AppForm>
        name="appId"
        label={text(messages.app)}
        {...(files.length === 0 ? { help: text(messages.noApps) } : {})}
        choices={[
          { value: '', label: text(messages.chooseApp) },
          ...[...apps]
            .map(([value, label]) => ({ value, label }))
            .toSorted((one, other) => one.label.localeCompare(other.label)),
        ]}
      />
      {isRemoval ? null : (
        <SelectField<AppForm>
          name="apId"
          label={text(messages.version)}
          help={text(messages.storageHelp)}
          choices={[
            { value: '', label: text(messages.chooseVersion) },
            ...files
              .filter((file) => file.appId === appId)
              .map(({ id, version }) => ({ value: id, label: version })),
          ]}
        />
      )}
      <SelectField<AppForm>
        name="model"
        label={text(messages.model)}
        choices={[
          { value: '', label: text(messages.chooseModel) },
          ...models.map((modelName) => ({ value: modelName, label: modelName })),
        ]}
      />
    </>
  );
}
