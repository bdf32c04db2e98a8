import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { Approvers } from '../approvals/approvers.tsx';
import { presetAppearance } from './appearance.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { actionMessages, barMessages, messages } from './messages.ts';
import { type PresetDetail, presetKeys } from './queries.ts';

const holds = {
  account: barMessages.holdAccount,
  permission: barMessages.holdPermission,
  organisation: barMessages.holdOrganisation,
};

/** The state of a preset, what it waits for, and the next step. */
export function StateBar({ preset }: { preset: PresetDetail }) {
  const text = useText();
  const { presetId, name, plan, state, counts } = preset;
  const [asked, setAsked] = useState<'submit' | 'approve' | 'decline' | null>(null);
  const options = {
    invalidates: [presetKeys],
    failure: 'inPlace' as const,
    onSuccess: () => setAsked(null),
  };
  const submit = useCommand('submitPreset', { ...options, success: actionMessages.submitted });
  const approve = useCommand('approvePreset', { ...options, success: actionMessages.approved });
  const input = plan ? { path: { presetId }, body: { planHash: plan.planHash } } : null;
  const isWaiting = state === 'awaitingApproval';
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded border border-stroke bg-raised p-3">
      <StateBadge look={presetAppearance[state]} />
      <div className="min-w-0 grow text-body">
        <Sentences preset={preset} />
        {isWaiting ? (
          <p>
            {text(barMessages.awaitingApproval, { editors: preset.editors.join(', ') })}{' '}
            <Approvers approvers={preset.approvers} none={barMessages.noApprover} />
          </p>
        ) : null}
        {preset.waiting > 0 && state !== 'removed' ? (
          <p className="text-secondary">{text(messages.waiting, { count: preset.waiting })}</p>
        ) : null}
        {counts.fighting > 0 ? (
          <p className="text-danger">{text(barMessages.fighting, { count: counts.fighting })}</p>
        ) : null}
        {preset.hold === null ? null : <p className="text-notice">{text(holds[preset.hold])}</p>}
      </div>
      {state === 'planned' && input ? (
        <Button look="main" blocked={submit.blocked} onClick={() => setAsked('submit')}>
          {text(actionMessages.submit)}
        </Button>
      ) : null}
      {isWaiting && input ? (
        <>
          <Button
            look="main"
            blocked={approve.blocked ?? (preset.mayApprove ? null : text(actionMessages.own))}
            onClick={() => setAsked('approve')}
          >
            {text(actionMessages.approve)}
          </Button>
          <Button blocked={approve.blocked} onClick={() => setAsked('decline')}>
            {text(actionMessages.decline)}
          </Button>
        </>
      ) : null}
      <ConfirmCommand
        command={submit}
        input={asked === 'submit' ? input : null}
        title={text(actionMessages.submitNamed, { name })}
        body={text(plan?.approvalNeeded ? actionMessages.submitApproval : actionMessages.submitHelp)}
        verb={text(actionMessages.submit)}
        onClose={() => setAsked(null)}
      />
      <ConfirmCommand
        command={approve}
        input={asked === 'approve' ? input : null}
        title={text(actionMessages.approveNamed, { name })}
        body={text(actionMessages.submitHelp)}
        verb={text(actionMessages.approve)}
        onClose={() => setAsked(null)}
      />
      {asked === 'decline' ? <DeclineDialog preset={preset} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

function Sentences({ preset }: { preset: PresetDetail }) {
  const text = useText();
  const { state, plan } = preset;
  if (state === 'draft') return <p>{text(barMessages.draft)}</p>;
  if (state === 'unplanned')
    return <p className="text-danger">{text(barMessages.unplanned, { reason: preset.planFailure ?? '' })}</p>;
  if (state === 'active') return <p>{text(barMessages.active)}</p>;
  if (state === 'removed') return <p>{text(barMessages.removed)}</p>;
  if (state === 'paused')
    return (
      <p>
        {preset.pauseReason
          ? text(barMessages.pausedReason, { reason: preset.pauseReason })
          : text(barMessages.paused)}
      </p>
    );
  if (!plan) return null;
  const { different, same, unknown, unsupported, lost } = plan.changes;
  return (
    <>
      <p>{text(barMessages.planned, { devices: plan.devices, different, same })}</p>
      {unknown + unsupported + lost > 0 ? (
        <p className="text-secondary">{text(barMessages.others, { unknown, unsupported, lost })}</p>
      ) : null}
      {preset.declineReason === null ? null : (
        <p className="text-notice">{text(barMessages.declined, { reason: preset.declineReason })}</p>
      )}
    </>
  );
}
