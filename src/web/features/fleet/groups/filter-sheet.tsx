import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createSavedFilterLimits } from '#api/limits.gen.ts';
import type { DeviceSearch } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { conditionsOf } from './filter-search.tsx';
import { messages } from './messages.ts';
import { groupKeys, type SavedFilter } from './queries.ts';

interface FilterForm {
  filterName: string;
  desc: string;
  isPrivate: boolean;
}

/** Saves the conditions of the device list under a name, or changes what was saved. */
export default function FilterSheet(props: { of: DeviceSearch | SavedFilter; onClose: () => void }) {
  const { of, onClose } = props;
  const saved = 'filterId' in of ? of : null;
  const text = useText();
  // The form keeps the time that it opened with: the list behind it may be read again meanwhile.
  const [seen] = useState(saved?.modifyTime);
  const form = useForm<FilterForm>({
    defaultValues: {
      filterName: saved?.filterName ?? '',
      desc: saved?.desc ?? '',
      isPrivate: saved?.isPrivate ?? false,
    },
  });
  const options = { invalidates: [groupKeys], form, onSuccess: onClose, success: messages.filterSaved };
  const create = useCommand('createSavedFilter', options);
  const update = useCommand('updateSavedFilter', { ...options, conflict: messages.conflict });
  const save = ({ filterName, desc, isPrivate }: FilterForm) => {
    const body = { filterName: filterName.trim(), desc: desc.trim() || null, isPrivate };
    return 'filterId' in of
      ? update.run({ path: { filterId: of.filterId }, body: { ...body, modifyTime: seen } })
      : create.run({ body: { ...body, ...conditionsOf(of) } });
  };
  return (
    <EditSheet
      form={form}
      draft={saved?.filterId ?? 'new filter'}
      limits={createSavedFilterLimits}
      title={text(saved ? messages.filterEdit : messages.filterSave)}
      verb={text(messages.filterSave)}
      busy={create.busy || update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<FilterForm>
        name="filterName"
        label={text(messages.filterName)}
        help={text(messages.filterSaveHelp)}
      />
      <TextField<FilterForm> name="desc" label={text(messages.desc)} rows={3} />
      <CheckField<FilterForm>
        name="isPrivate"
        label={text(messages.filterPrivate)}
        help={text(messages.filterPrivateHelp)}
      />
    </EditSheet>
  );
}
