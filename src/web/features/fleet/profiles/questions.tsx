import { useId, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { actionMessages as messages } from './action-messages.ts';
import { detailMessages } from './detail-messages.ts';
import { type ProfileDetail, profileKeys } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RollBack } from './rollback.tsx';

export type Asked =
  | 'submit'
  | 'approve'
  | 'decline'
  | 'proceed'
  | 'pause'
  | 'resume'
  | 'stop'
  | 'retry'
  | 'rollBack'
  | 'delete';

interface QuestionsProps {
  detail: ProfileDetail;
  asked: Asked | null;
  onClose: () => void;
  onDeleted: () => void;
}

const options = { invalidates: [profileKeys], failure: 'inPlace' } as const;

/** Each action asks once, with what it will do. */
export function Questions(props: QuestionsProps) {
  const { detail, asked, onClose } = props;
  if (asked === null) return null;
  if (asked === 'decline') return <Decline {...props} />;
  if (asked === 'resume') return <Resume {...props} />;
  if (asked === 'retry') return <Retry {...props} />;
  if (asked === 'rollBack') return <RollBack {...props} />;
  if (asked === 'submit' || asked === 'approve')
    return detail.planHash ? <WithPlan {...props} asked={asked} planHash={detail.planHash} /> : null;
  return <Plain {...props} asked={asked} onClose={onClose} />;
}

function WithPlan(props: QuestionsProps & { asked: 'submit' | 'approve'; planHash: string }) {
  const { detail, asked, planHash, onClose } = props;
  const { fpId, fpName: name, version, counts } = detail.profile;
  const text = useText();
  const submit = useCommand('submitFirmwareProfile', {
    ...options,
    success: messages.submitted,
    onSuccess: onClose,
  });
  const approve = useCommand('approveFirmwareProfile', {
    ...options,
    success: messages.approved,
    onSuccess: onClose,
  });
  const values = { name, version, eligible: counts.eligible, hash: planHash.slice(0, 8) };
  const submitHelp = detail.approvalNeeded ? messages.submitHelpApproval : messages.submitHelp;
  const isSubmit = asked === 'submit';
  return (
    <ConfirmCommand
      command={isSubmit ? submit : approve}
      input={{ path: { fpId }, body: { planHash } }}
      title={text(isSubmit ? messages.submitTitle : messages.approveTitle, values)}
      body={[
        text(isSubmit ? submitHelp : messages.approveHelp, values),
        ...(detail.oneBank > 0 ? [text(detailMessages.oneBankHelp, { count: detail.oneBank })] : []),
      ].join(' ')}
      verb={text(isSubmit ? messages.submit : messages.approve)}
      onClose={onClose}
    />
  );
}

function Plain(props: QuestionsProps & { asked: 'proceed' | 'pause' | 'stop' | 'delete' }) {
  const { detail, asked, onClose, onDeleted } = props;
  const { fpId, fpName: name, wave, waves } = detail.profile;
  const text = useText();
  const proceed = useCommand('continueFirmwareProfile', {
    ...options,
    success: messages.proceeded,
    onSuccess: onClose,
  });
  const control = useCommand('controlFirmwareProfile', {
    ...options,
    success: asked === 'pause' ? messages.paused : messages.stopped,
    onSuccess: onClose,
  });
  const remove = useCommand('deleteFirmwareProfile', {
    ...options,
    success: messages.deleted,
    onSuccess: () => {
      onClose();
      onDeleted();
    },
  });
  switch (asked) {
    case 'proceed':
      return (
        <ConfirmCommand
          command={proceed}
          input={{ path: { fpId } }}
          title={text(messages.proceedTitle, { name })}
          body={text(messages.proceedHelp, { wave: wave + 1, waves })}
          verb={text(messages.proceed)}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <ConfirmCommand
          command={remove}
          input={{ body: { fpId } }}
          title={text(messages.deleteTitle, { name })}
          body={text(messages.deleteHelp)}
          verb={text(messages.deleteVerb)}
          danger
          onClose={onClose}
        />
      );
    case 'pause':
    case 'stop': {
      const isPause = asked === 'pause';
      return (
        <ConfirmCommand
          command={control}
          input={{ body: { fpId, actionControl: asked } }}
          title={text(isPause ? messages.pauseTitle : messages.stopTitle, { name })}
          body={text(isPause ? messages.pauseHelp : messages.stopHelp)}
          verb={text(isPause ? messages.pause : messages.stopVerb)}
          danger={!isPause}
          onClose={onClose}
        />
      );
    }
  }
}

function Decline({ detail, onClose }: QuestionsProps) {
  const { fpId, fpName: name } = detail.profile;
  const text = useText();
  const decline = useCommand('declineFirmwareProfile', {
    ...options,
    success: messages.declined,
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      title={text(messages.declineTitle, { name })}
      body={text(messages.declineHelp)}
      verb={messages.decline}
      danger
      command={decline}
      onReason={(reason) => void decline.run({ path: { fpId }, body: { reason } })}
      onClose={onClose}
    />
  );
}

/** After a limit has paused it, a person says why it may go on. */
function Resume({ detail, onClose }: QuestionsProps) {
  const { fpId, fpName: name, pausedBy } = detail.profile;
  const text = useText();
  const resume = useCommand('controlFirmwareProfile', {
    ...options,
    success: messages.resumed,
    onSuccess: onClose,
  });
  const input = { fpId, actionControl: 'resume' } as const;
  if (pausedBy === 'threshold')
    return (
      <ReasonDialog
        title={text(messages.resumeTitle, { name })}
        body={text(messages.resumeHelpLimit)}
        verb={messages.resume}
        command={resume}
        onReason={(reason) => void resume.run({ body: { ...input, reason } })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmCommand
      command={resume}
      input={{ body: input }}
      title={text(messages.resumeTitle, { name })}
      body={text(messages.resumeHelp)}
      verb={text(messages.resume)}
      onClose={onClose}
    />
  );
}

function Retry({ detail, onClose }: QuestionsProps) {
  const { fpId, fpName: name, counts } = detail.profile;
  const text = useText();
  const id = useId();
  const [quarantined, setQuarantined] = useState(false);
  const retry = useCommand('retryFirmwareProfile', {
    ...options,
    success: ({ data }) => ({ message: messages.retried, values: { count: data.queued } }),
    onSuccess: onClose,
  });
  return (
    <ConfirmCommand
      command={retry}
      input={{ path: { fpId }, body: { quarantined } }}
      title={text(messages.retryTitle, { name })}
      body={text(messages.retryHelp, { failed: counts.failed })}
      verb={text(messages.retry)}
      onClose={onClose}
    >
      <label htmlFor={id} className="mt-3 flex items-center gap-2 text-dense">
        <Checkbox id={id} checked={quarantined} onChange={setQuarantined} />
        {text(messages.retryQuarantined)}
      </label>
    </ConfirmCommand>
  );
}
