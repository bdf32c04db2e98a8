import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { type Organisation, organisationKeys } from './queries.ts';
import { heldBy } from './words.ts';

/** Asks before an organisation goes, and says what still hangs on one that can't. */
export function DeleteDialog(props: { organisation: Organisation | null; onClose: () => void }) {
  const { organisation, onClose } = props;
  const text = useText();
  const remove = useCommand('deleteOrganisation', {
    invalidates: [organisationKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: onClose,
  });
  const held = heldBy(remove.error).map(({ message, count }) => text(message, { count }));
  const error = held.length > 0 ? new Error(text(messages.holds, { what: held.join(', ') })) : remove.error;
  return (
    <ConfirmCommand
      command={{ ...remove, error }}
      input={organisation && { path: { opId: organisation.opId } }}
      title={text(messages.deleteNamed, { name: organisation?.companyName ?? '' })}
      body={text(messages.deleteHelp)}
      verb={text(messages.delete)}
      danger
      onClose={onClose}
    />
  );
}
