import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addBannerLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages as failures } from './failures/messages.ts';
import { FileField } from './file-field.tsx';
import { messages } from './messages.ts';
import { bannerTypes } from './names.ts';
import { type Banner, channelsQuery, contentKeys } from './queries.ts';

interface BannerForm {
  name: string;
  type: Banner['type'];
  linkId: string;
  uploadId: string;
}

interface BannerSheetProps {
  banner: Banner | null;
  version: number;
  onClose: () => void;
}

/** A new banner, or one to be changed; what it leads to depends on its type. */
export function BannerSheet({ banner, version, onClose }: BannerSheetProps) {
  const text = useText();
  const [seen] = useState(version);
  const channels = useQuery(channelsQuery('tv')).data?.items ?? [];
  const form = useForm<BannerForm>({
    defaultValues: {
      name: banner?.name ?? '',
      type: banner?.type ?? 'Advertisement',
      linkId: banner?.linkId ?? '',
      uploadId: '',
    },
  });
  const type = form.watch('type');
  const options = { invalidates: [contentKeys], form, success: messages.saved, onSuccess: onClose };
  const add = useCommand('addBanner', { ...options, failed: failures.addBanner });
  const edit = useCommand('editBanner', { ...options, failed: failures.editBanner });
  const save = ({ name, type: chosen, linkId, uploadId }: BannerForm) => {
    const link = chosen === 'Advertisement' ? null : linkId.trim() || null;
    const body = { name, type: chosen, linkId: link, ...(uploadId === '' ? {} : { uploadId }) };
    return banner ? edit.run({ body: { ...body, id: banner.id, version: seen } }) : add.run({ body });
  };
  return (
    <EditSheet
      form={form}
      draft={banner?.id ?? 'new banner'}
      limits={addBannerLimits}
      title={text(banner ? messages.edit : messages.addBanner)}
      verb={text(banner ? messages.save : messages.addBanner)}
      busy={add.busy || edit.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<BannerForm> name="name" label={text(messages.name)} />
      <SelectField<BannerForm>
        name="type"
        label={text(messages.type)}
        choices={[
          { value: 'Advertisement', label: text(bannerTypes.Advertisement) },
          { value: 'Channel', label: text(bannerTypes.Channel) },
          { value: 'VOD', label: text(bannerTypes.VOD) },
        ]}
      />
      {type === 'Channel' ? (
        <SelectField<BannerForm>
          name="linkId"
          label={text(messages.linkChannel)}
          choices={[
            { value: '', label: text(messages.noLink) },
            ...channels.map(({ id, name, logicalChannelNumber }) => ({
              value: id,
              label: `${logicalChannelNumber} ${name}`,
            })),
          ]}
        />
      ) : null}
      {type === 'VOD' ? <TextField<BannerForm> name="linkId" label={text(messages.linkVod)} /> : null}
      <FileField
        use="banner"
        label={text(banner ? messages.newImage : messages.image)}
        help={text(messages.bannerImageHelp)}
        required={banner === null}
      />
    </EditSheet>
  );
}
