import type { Approval, ProvenRollout } from '#domain/verify/verdict.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property } from '#web/ui/property-list.tsx';
import { rolloutMessages as messages } from './messages.ts';

const approvals: Record<Approval, Message> = {
  none: messages.none,
  notNeeded: messages.notNeeded,
  another: messages.another,
  alone: messages.alone,
};

/** Shows the approved plan of a firmware profile, and who approved it. */
export function ApprovedPlan({ rollout }: { rollout: ProvenRollout }) {
  const text = useText();
  const { number } = useFormats();
  const { planHash, devices, waves, approval, approver } = rollout;
  const planned = approver === null ? messages.devicesPlanned : messages.devices;
  return (
    <>
      <Property label={text(messages.approval)}>
        {text(approvals[approval], { approver: approver ?? '' })}
      </Property>
      <Property label={text(messages.plan)}>
        {planHash === null ? (
          text(messages.unplanned)
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            {text(planned, { devices })}
            <CopyableId id={planHash} length={24} />
          </span>
        )}
      </Property>
      <Property label={text(messages.waves)}>{number(waves)}</Property>
    </>
  );
}
