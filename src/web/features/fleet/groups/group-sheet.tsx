import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createGroupLimits } from '#api/limits.gen.ts';
import { citiesQuery } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { type Group, groupKeys } from './queries.ts';

interface GroupForm {
  groupName: string;
  desc: string;
  province: string;
  city: string;
}

/** A new group of an organisation, or one to be changed. */
export function GroupSheet(props: { group: Group | null; opId: string; onClose: () => void }) {
  const { group, opId, onClose } = props;
  const text = useText();
  const cities = useQuery(citiesQuery).data ?? [];
  // The form keeps the time that it opened with: the list behind it may be read again meanwhile.
  const [seen] = useState(group?.modifyTime);
  const form = useForm<GroupForm>({
    defaultValues: {
      groupName: group?.groupName ?? '',
      desc: group?.desc ?? '',
      province: group?.province ?? '',
      city: group?.city ?? '',
    },
  });
  const options = { invalidates: [groupKeys], form, onSuccess: onClose };
  const create = useCommand('createGroup', { ...options, success: messages.createdToast });
  const update = useCommand('updateGroup', {
    ...options,
    success: messages.saved,
    conflict: messages.conflict,
  });
  const save = ({ groupName, desc, province, city }: GroupForm) => {
    const body = {
      groupName: groupName.trim(),
      desc: desc.trim() || null,
      province: province.trim() || null,
      city: city.trim() || null,
    };
    if (!group) return create.run({ body: { ...body, opId } });
    return update.run({ path: { gid: group.gid }, body: { ...body, modifyTime: seen } });
  };
  return (
    <EditSheet
      form={form}
      draft={group?.gid ?? 'new group'}
      limits={createGroupLimits}
      title={text(group ? messages.edit : messages.create)}
      verb={text(group ? messages.save : messages.create)}
      busy={create.busy || update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<GroupForm> name="groupName" label={text(messages.name)} help={text(messages.nameHelp)} />
      <TextField<GroupForm> name="desc" label={text(messages.desc)} rows={3} />
      <div className="grid grid-cols-2 gap-3">
        <TextField<GroupForm>
          name="city"
          label={text(messages.city)}
          suggestions={[...new Set(cities.map(({ cityName }) => cityName))]}
        />
        <TextField<GroupForm> name="province" label={text(messages.province)} />
      </div>
    </EditSheet>
  );
}
