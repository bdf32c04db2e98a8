import { useMatchCount } from '#web/features/devices/device/matching.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { groupKeys } from './queries.ts';

/** Removes all devices of a group that match its search. */
export default function RemoveMatching(props: {
  gid: string;
  name: string;
  keyword: string | undefined;
  onClose: () => void;
  onDone: () => void;
}) {
  const { gid, name, keyword } = props;
  const text = useText();
  const match = { name, filters: { gid }, ...(keyword ? { keyword } : {}) };
  const counted = useMatchCount(match);
  const command = useCommand('disassociateDevices', {
    invalidates: [groupKeys],
    success: ({ data }) => ({ message: messages.removed, values: { count: data.changed } }),
    onSuccess: props.onDone,
    failure: 'inPlace',
  });
  return (
    <ConfirmCommand
      title={text(messages.removeMatchingTitle, { count: counted.count, name })}
      body={text(messages.removeMatchingBody)}
      verb={text(messages.remove)}
      blocked={command.blocked ?? counted.blocked}
      command={{ ...command, error: command.error ?? counted.error }}
      input={{ body: { gid, match, ...counted.confirmed } }}
      onClose={props.onClose}
    />
  );
}
