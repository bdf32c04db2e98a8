import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListMatch, useMatchCount } from '#web/features/devices/device/matching.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { allGroupsQuery, groupKeys } from './queries.ts';

/** Adds all devices that match the filters of a list to a group; those of other organisations are left out, and counted. */
export default function AddMatchingDialog(props: {
  match: ListMatch;
  onClose: () => void;
  onDone: () => void;
}) {
  const { match, onClose } = props;
  const text = useText();
  const counted = useMatchCount(match);
  const { data: groups, error } = useQuery(allGroupsQuery);
  const [chosen, setChosen] = useState('');
  const gid = groups?.length === 1 ? (groups[0]?.gid ?? '') : chosen;
  const add = useCommand('associateDevices', {
    invalidates: [groupKeys, ['devices', 'groups']],
    failure: 'inPlace',
    success: ({ data: { changed, foreign = 0 } }) => ({
      message: foreign > 0 ? messages.assignedPartly : messages.assignedOf,
      values: { count: changed, foreign, already: Math.max(0, counted.count - changed - foreign) },
    }),
    onSuccess: props.onDone,
  });
  const none = groups?.length === 0 ? text(messages.addNoneAtAll) : null;
  return (
    <ConfirmCommand
      title={text(messages.addToGroup)}
      body={none ?? text(messages.addToGroupHelp, { count: counted.count })}
      verb={text(messages.addToGroup)}
      blocked={
        add.blocked ??
        none ??
        counted.blocked ??
        (groups ? (gid === '' ? text(messages.chooseGroup) : null) : text(messages.readingGroups))
      }
      command={{ ...add, error: add.error ?? error ?? counted.error }}
      input={{ body: { gid, match, ...counted.confirmed } }}
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
                ...groups.map(({ gid: value, groupName, companyName }) => ({
                  value,
                  label: `${groupName} · ${companyName}`,
                })),
              ]}
              onChange={setChosen}
            />
          )}
        </Field>
      ) : null}
    </ConfirmCommand>
  );
}
