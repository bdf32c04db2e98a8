import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { allocateDeviceLimits } from '#api/limits.gen.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField } from '#web/resource/form/fields.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { type Device, deviceKeys, nameOf } from '../device/queries.ts';
import { messages } from './messages.ts';

interface MoveForm {
  opid: string;
}

/** Why the device cannot be moved by this user, or at all; null: it can. */
export function useMoveBlocked({ deviceStatus }: Device): string | null {
  const text = useText();
  const forbidden = useBlocked('allocateDevice');
  return forbidden ?? (deviceStatus === 'Deployed' ? text(messages.inUseStays) : null);
}

/** CL-159: a device that was adopted or is in the inventory, into that of another operator or school. */
export function MoveSheet({ device, onClose }: { device: Device; onClose: () => void }) {
  const { endpointId, opId } = device;
  const text = useText();
  const targets = useQuery({
    queryKey: ['devices', 'allocationTargets'],
    queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/op/action/allocate', { signal }))).data,
  });
  const form = useForm<MoveForm>({ defaultValues: { opid: '' } });
  const move = useCommand('allocateDevice', {
    form,
    invalidates: [deviceKeys.one(endpointId), deviceKeys.pages, deviceKeys.counts],
    success: messages.moved,
    onSuccess: onClose,
  });
  const choices = (targets.data ?? [])
    .filter((target) => target.opId !== opId)
    .map(({ opId: value, companyName, parentName }) => ({
      value,
      label: parentName ? `${companyName} · ${parentName}` : companyName,
    }));
  return (
    <EditSheet
      form={form}
      draft={endpointId}
      limits={allocateDeviceLimits}
      title={text(messages.moveTitle, { name: nameOf(device) })}
      verb={text(messages.moveVerb)}
      busy={move.busy}
      onSubmit={({ opid }) => move.run({ body: { endpointId, opid } })}
      onClose={onClose}
    >
      <SelectField<MoveForm>
        name="opid"
        label={text(messages.moveTo)}
        help={text(targets.isError ? messages.moveUnread : messages.moveHelp)}
        choices={[{ value: '', label: text(messages.moveNowhere) }, ...choices]}
      />
    </EditSheet>
  );
}
