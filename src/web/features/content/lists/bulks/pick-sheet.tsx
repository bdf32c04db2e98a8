import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { changeBulkSettingLimits } from '#api/limits.gen.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { contentKeys } from '../queries.ts';
import { messages } from './messages.ts';
import { bootAdNamesQuery, channelNamesQuery, metadataNamesQuery, metadataVersionsQuery } from './queries.ts';

export type Kind = 'bootAd' | 'channel' | 'metadata';

export const commandTypes = { bootAd: 'BootingAd', channel: 'LandingChannel', metadata: 'DsmCc' } as const;
const fields = { bootAd: 'adFileId', channel: 'channelId', metadata: 'metaFileId' } as const;

export const bodyOf = (kind: Kind, itemId: string) => ({
  commandType: commandTypes[kind],
  [fields[kind]]: itemId,
});

interface PickForm {
  metaName: string;
  adFileId: string;
  channelId: string;
  metaFileId: string;
}

const titles: Record<Kind, Message> = {
  bootAd: messages.pickBootAd,
  channel: messages.pickChannel,
  metadata: messages.pickMetadata,
};

/** Chooses what every box gets from now on. */
export function PickSheet({ kind, opId, onClose }: { kind: Kind; opId: string | null; onClose: () => void }) {
  const text = useText();
  const form = useForm<PickForm>({
    defaultValues: { metaName: '', adFileId: '', channelId: '', metaFileId: '' },
  });
  const metaName = useWatch({ control: form.control, name: 'metaName' });
  const change = useCommand('changeBulkSetting', {
    invalidates: [contentKeys],
    form,
    success: ({ data }) => ({ message: data.taskUseFlag ? messages.changed : messages.stored }),
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={`bulk ${kind}`}
      limits={{
        ...changeBulkSettingLimits,
        ...{ metaName: required, adFileId: required, channelId: required, metaFileId: required },
      }}
      title={text(titles[kind])}
      verb={text(messages.change)}
      busy={change.busy}
      onSubmit={(values) => change.run({ body: bodyOf(kind, values[fields[kind]]) })}
      onClose={onClose}
    >
      {kind === 'bootAd' ? (
        <BootAdField opId={opId} />
      ) : kind === 'channel' ? (
        <ChannelField opId={opId} />
      ) : null}
      {kind === 'metadata' ? <MetadataFields opId={opId} name={metaName} /> : null}
    </EditSheet>
  );
}

const required = { required: true, maxLength: 64 } as const;

/** Says why there is nothing to choose; otherwise null. */
function useHelp() {
  const text = useText();
  return ({ data, error }: Pick<UseQueryResult<readonly unknown[]>, 'data' | 'error'>) =>
    error && !data ? text(messages.choiceFailed) : data?.length === 0 ? text(messages.noChoice) : undefined;
}

interface OfOrganisation {
  /** Null: the organisation that the console shows. */
  opId: string | null;
}

function BootAdField({ opId }: OfOrganisation) {
  const text = useText();
  const query = useQuery(bootAdNamesQuery(opId));
  const help = useHelp();
  const choices = (query.data ?? []).map(({ adFileId, adName, version }) => ({
    value: adFileId,
    label: text(messages.adChoice, { name: adName, version }),
  }));
  return (
    <SelectField<PickForm>
      name="adFileId"
      label={text(messages.bootAd)}
      help={help(query)}
      choices={[{ value: '', label: text(messages.pick) }, ...choices]}
    />
  );
}

function ChannelField({ opId }: OfOrganisation) {
  const text = useText();
  const query = useQuery(channelNamesQuery(opId));
  const help = useHelp();
  const choices = (query.data ?? []).map(({ channelId, channelName, channelNumber }) => ({
    value: channelId,
    label: text(messages.channelChoice, { number: String(channelNumber), name: channelName }),
  }));
  return (
    <SelectField<PickForm>
      name="channelId"
      label={text(messages.channel)}
      help={help(query)}
      choices={[{ value: '', label: text(messages.pick) }, ...choices]}
    />
  );
}

/** A name, then one of its versions. */
function MetadataFields({ opId, name }: OfOrganisation & { name: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const names = useQuery(metadataNamesQuery(opId));
  const versions = useQuery(metadataVersionsQuery(opId, name));
  const help = useHelp();
  const first = { value: '', label: text(messages.pick) };
  return (
    <>
      <SelectField<PickForm>
        name="metaName"
        label={text(messages.name)}
        help={help(names)}
        choices={[first, ...(names.data ?? []).map((value) => ({ value, label: value }))]}
      />
      <SelectField<PickForm>
        name="metaFileId"
        label={text(messages.version)}
        help={help(versions)}
        choices={[
          first,
          ...(versions.data ?? []).map(({ metaFileId, metaVersion, crateTime }) => ({
            value: metaFileId,
            label: `${metaVersion} (${dateTime(crateTime)})`,
          })),
        ]}
      />
    </>
  );
}
