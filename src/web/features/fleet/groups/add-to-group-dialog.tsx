import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Device } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { groupChoicesQuery, groupKeys } from './queries.ts';

/** Puts selected devices of one organisation into one of its groups. */
export default function AddToGroupDialog(props: {
  devices: readonly Device[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { devices, onClose } = props;
  const text = useText();
  const [first] = devices;
  const { data: groups, error } = useQuery(groupChoicesQuery(first?.opId ?? ''));
  const [chosen, setChosen] = useState('');
  const gid = groups?.length === 1 ? (groups[0]?.gid ?? '') : chosen;
  const add = useCommand('associateDevices', {
    invalidates: [groupKeys, ['devices', 'groups']],
    failure: 'inPlace',
    success: ({ data: { changed } }) => ({
      message: messages.assignedOf,
      values: { count: changed, already: devices.length - changed },
    }),
    onSuccess: () => {
      props.onDone();
      onClose();
    },
  });
  const none = groups?.length === 0 ? text(messages.addNone, { company: first?.companyName ?? '' }) : null;
  return (
    <ConfirmDialog
      open
      title={text(messages.addToGroup)}
      body={none ?? text(messages.addToGroupHelp, { count: devices.length })}
      verb={text(messages.addToGroup)}
      busy={add.busy}
      blocked={add.blocked ?? none ?? (gid === '' ? text(messages.chooseGroup) : null)}
      error={add.error ?? error}
      onConfirm={() =>
        void add.run({ body: { gid, endpointIds: devices.map(({ endpointId }) => endpointId) } })
      }
      onClose={onClose}
    >
      {groups && groups.length > 0 ? (
        <Field label={text(messages.name)} className="mt-3">
          {(ids) => (
            <Select
              {...ids}
              value={gid}
              choices={[
                ...(groups.length === 1 ? [] : [{ value: '', label: text(messages.chooseGroup) }]),
                ...groups.map(({ gid: value, groupName: label }) => ({ value, label })),
              ]}
              onChange={setChosen}
            />
          )}
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}
