import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { upgradeFirmwareLimits } from '#api/limits.gen.ts';
import type { components } from '#api/main.d.ts';
import { modelId } from '#domain/models.ts';
import { followUpgrade } from '#web/entities/firmware-upgrade/toasts.ts';
import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, SelectField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { firmwareKeys, modelFilesQuery } from './queries.ts';
import { upgradeMessages as messages, refusalNames } from './upgrade-messages.ts';

type Started = components['schemas']['StartedUpgrades'];
type Upgrade = components['schemas']['Upgrade'];

interface UpgradeForm {
  FirmwareFileId: string;
  updateMode: Upgrade['updateMode'];
  activateMode: Upgrade['activateMode'];
  withoutWayBack: boolean;
}

const modes = {
  BI: messages.modeBI,
  FI1: messages.modeFI1,
  FI2: messages.modeFI2,
  FI3: messages.modeFI3,
} as const;
const restarts = {
  immediately: messages.restartImmediately,
  anytime: messages.restartAnytime,
  'when idle': messages.restartIdle,
  'user confirmation': messages.restartConfirmed,
} as const;
/** Devices that are named; more are counted. */
const namedAtMost = 10;

const isStarted = (value: unknown): value is Started =>
  typeof value === 'object' && value !== null && 'refusals' in value && Array.isArray(value.refusals);

const nameIn = (devices: readonly Device[], id: string): string => {
  const device = devices.find(({ endpointId }) => endpointId === id);
  return device ? nameOf(device) : id;
};

function follow(devices: readonly Device[], { upgrades }: Started): void {
  for (const { upgradeId, endpointId } of upgrades) followUpgrade(upgradeId, nameIn(devices, endpointId));
}

/** CL-043: one or several devices of one model. What is left out is named with its reason. */
export default function UpgradeSheet(props: {
  devices: readonly Device[];
  onClose: () => void;
  onDone?: () => void;
}) {
  const { devices, onClose, onDone } = props;
  const text = useText();
  const [first] = devices;
  const model = first?.modelName ?? '';
  const files = useQuery(modelFilesQuery(modelId(model))).data;
  const form = useForm<UpgradeForm>({
    defaultValues: {
      FirmwareFileId: '',
      updateMode: 'BI',
      activateMode: 'immediately',
      withoutWayBack: false,
    },
  });
  const nameOfId = (id: string) => nameIn(devices, id);
  const upgrade = useCommand('upgradeFirmware', {
    invalidates: [firmwareKeys],
    failure: 'inPlace',
    success: messages.upgradeStarted,
    onSuccess: ({ data }) => {
      follow(devices, data);
      onDone?.();
      onClose();
    },
  });
  const { error } = upgrade;
  // Where only a part was refused, the others have begun.
  useEffect(() => {
    if (error instanceof ApiError && isStarted(error.details)) follow(devices, error.details);
  }, [error, devices]);
  const refusals = error instanceof ApiError && isStarted(error.details) ? error.details.refusals : [];
  const title =
    devices.length === 1 && first
      ? text(messages.upgradeOne, { name: nameOf(first) })
      : text(messages.upgradeMany, { count: devices.length });
  return (
    <EditSheet
      form={form}
      draft={`firmware ${devices.map(({ endpointId }) => endpointId).join(' ')}`.slice(0, 200)}
      limits={upgradeFirmwareLimits}
      title={title}
      verb={text(messages.upgradeVerb)}
      busy={upgrade.busy}
      onSubmit={(values) =>
        upgrade.run({ body: { ...values, endpointIds: devices.map(({ endpointId }) => endpointId) } })
      }
      onClose={onClose}
    >
      <p className="text-dense text-secondary">{text(messages.upgradeHelp)}</p>
      <SelectField<UpgradeForm>
        name="FirmwareFileId"
        label={text(messages.to)}
        {...(files?.length === 0 ? { help: text(messages.noFiles, { model }) } : {})}
        choices={[
          { value: '', label: text(messages.chooseFile) },
          ...(files ?? []).map(({ FirmwareFileId, versionName, fwCode }) => ({
            value: FirmwareFileId,
            label: text(messages.fileChoice, { version: versionName, code: String(fwCode) }),
          })),
        ]}
      />
      <SelectField<UpgradeForm>
        name="updateMode"
        label={text(messages.mode)}
        choices={Object.entries(modes).map(([value, label]) => ({ value, label: text(label) }))}
      />
      <SelectField<UpgradeForm>
        name="activateMode"
        label={text(messages.restart)}
        choices={Object.entries(restarts).map(([value, label]) => ({ value, label: text(label) }))}
      />
      <CheckField<UpgradeForm>
        name="withoutWayBack"
        label={text(messages.withoutWayBack)}
        help={text(messages.withoutWayBackHelp)}
      />
      {error ? (
        <section
          role="alert"
          className="flex flex-col gap-1 rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
        >
          <h3 className="font-medium">{error.message}</h3>
          <ul className="list-inside list-disc">
            {refusals.slice(0, namedAtMost).map(({ endpointId, reason }) => (
              <li key={endpointId}>
                {text(messages.refusedOf, { name: nameOfId(endpointId), reason: text(refusalNames[reason]) })}
              </li>
            ))}
            {refusals.length > namedAtMost ? (
              <li>{text(messages.refusedMore, { count: refusals.length - namedAtMost })}</li>
            ) : null}
          </ul>
        </section>
      ) : null}
    </EditSheet>
  );
}
