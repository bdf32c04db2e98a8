import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField } from '#web/resource/form/fields.tsx';
import { messages } from './messages.ts';
import { bootAdNamesQuery, channelNamesQuery, metadataNamesQuery, metadataVersionsQuery } from './queries.ts';

export interface PickForm {
  metaName: string;
  adFileId: string;
  channelId: string;
  metaFileId: string;
}

type Known = Pick<UseQueryResult<readonly unknown[]>, 'data' | 'error'>;

/** Says why there is nothing to choose, for each list in its own words (ER-052); otherwise nothing. */
function useHelp() {
  const text = useText();
  return ({ data, error }: Known, failed: Message, name = '') =>
    error && !data ? text(failed, { name }) : data?.length === 0 ? text(messages.noChoice) : undefined;
}

interface OfOrganisation {
  /** Null: the organisation that the console shows. */
  opId: string | null;
}

export function BootAdField({ opId }: OfOrganisation) {
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
      help={help(query, messages.bootAdsFailed)}
      choices={[{ value: '', label: text(messages.pick) }, ...choices]}
    />
  );
}

export function ChannelField({ opId }: OfOrganisation) {
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
      help={help(query, messages.channelsFailed)}
      choices={[{ value: '', label: text(messages.pick) }, ...choices]}
    />
  );
}

/** A name, then one of its versions. */
export function MetadataFields({ opId, name }: OfOrganisation & { name: string }) {
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
        help={help(names, messages.namesFailed)}
        choices={[first, ...(names.data ?? []).map((value) => ({ value, label: value }))]}
      />
      <SelectField<PickForm>
        name="metaFileId"
        label={text(messages.version)}
        help={help(versions, messages.versionsFailed, name)}
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
