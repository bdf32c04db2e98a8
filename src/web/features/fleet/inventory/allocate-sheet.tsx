import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { allocateDeviceLimits } from '#api/limits.gen.ts';
import { type ListMatch, useMatchCount } from '#web/features/devices/device/matching.ts';
import type { Device } from '#web/features/devices/device/queries.ts';
import type { CallInput } from '#web/http/call.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField } from '#web/resource/form/fields.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { afterMove, moved } from './move-answers.ts';
import { targetsQuery } from './queries.ts';

interface AllocateForm {
  opid: string;
}

interface AllocateSheetProps {
  devices: readonly Device[];
  /** All devices that match these filters, in place of `devices`. */
  match?: ListMatch;
  title?: Message;
  success?: Message;
  onClose: () => void;
  onDone: () => void;
}

/** CL-159: devices in stock, requested or unregistered ones, into the inventory of another organisation. */
export function AllocateSheet(props: AllocateSheetProps) {
  const { match } = props;
  return match ? (
    <AllocateMatching {...props} match={match} />
  ) : (
    <Allocate
      {...props}
      count={props.devices.length}
      named={{ endpointIds: props.devices.map(({ endpointId }) => endpointId) }}
    />
  );
}

/** The sheet names the number of devices, and its answer confirms that number. */
function AllocateMatching(props: AllocateSheetProps & { match: ListMatch }) {
  const { count, confirmed, blocked, error } = useMatchCount(props.match);
  const named = { match: props.match, ...confirmed };
  return <Allocate {...props} count={count} named={named} notYet={error?.message ?? blocked} />;
}

type Named = Omit<CallInput<'allocateDevice'>['body'], 'opid'>;

function Allocate({
  devices,
  title = messages.allocateTitle,
  success = messages.devicesAllocate,
  onClose,
  onDone,
  count,
  named,
  notYet = null,
}: AllocateSheetProps & { count: number; named: Named; notYet?: string | null }) {
  const text = useText();
  const targets = useQuery(targetsQuery);
  const form = useForm<AllocateForm>({ defaultValues: { opid: '' } });
  const move = useCommand('allocateDevice', {
    form,
    invalidates: afterMove(devices),
    success: moved(success),
    onSuccess: onDone,
  });
  const owners = new Set(devices.map(({ opId }) => opId));
  const choices = (targets.data ?? [])
    .filter((target) => owners.size > 1 || !owners.has(target.opId))
    .map(({ opId: value, companyName, parentName }) => ({
      value,
      label: parentName ? `${companyName} · ${parentName}` : companyName,
    }));
  const hasNoTarget = targets.data !== undefined && choices.length === 0;
  const nothing = title === messages.allocateTitle ? messages.noOtherOrganisation : messages.noOrganisation;
  return (
    <EditSheet
      form={form}
      draft={JSON.stringify(named).slice(0, 200)}
      limits={allocateDeviceLimits}
      title={text(title, { count })}
      verb={text(title === messages.allocateTitle ? messages.moveVerb : messages.register)}
      busy={move.busy}
      blocked={notYet ?? (hasNoTarget ? text(nothing) : null)}
      onSubmit={({ opid }) => move.run({ body: { ...named, opid } })}
      onClose={onClose}
    >
      {hasNoTarget ? <NoTarget said={nothing} /> : null}
      <SelectField<AllocateForm>
        name="opid"
        label={text(messages.moveTo)}
        help={text(targets.isError ? messages.moveUnread : messages.moveHelp)}
        choices={[{ value: '', label: text(messages.moveNowhere) }, ...choices]}
      />
    </EditSheet>
  );
}

/** Says why there is nothing to choose: an installation begins without the organisations that have devices. */
function NoTarget({ said }: { said: Message }) {
  const text = useText();
  const mayCreate = useBlocked('createOrganisation') === null;
  return (
    <p role="status" className="rounded border border-notice-stroke bg-notice-surface px-3 py-2 text-dense">
      {text(said)}{' '}
      {mayCreate ? (
        <Link to="/management/company/companyList" className={`underline ${linkLook}`}>
          {text(messages.createOrganisation)}
        </Link>
      ) : null}
    </p>
  );
}
