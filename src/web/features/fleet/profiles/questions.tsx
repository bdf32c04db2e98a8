import { useId, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { actionMessages as messages } from './action-messages.ts';
import { useProfileKind } from './kind.tsx';
import type { ProfileDetail } from './model.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RollBack } from './rollback.tsx';
import { useProfileCommand } from './use-profile-command.ts';

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

const options = { failure: 'inPlace' } as const;

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
  const { id, name, version, counts, manner } = detail.profile;
  const text = useText();
  const { commands, texts } = useProfileKind();
  const submit = useProfileCommand(commands.submit, {
    ...options,
    success: texts.submitted,
    onSuccess: onClose,
  });
  const approve = useProfileCommand(commands.approve, {
    ...options,
    success: texts.approved,
    onSuccess: onClose,
  });
  const values = { ...manner, name, version, eligible: counts.eligible, hash: planHash.slice(0, 8) };
  const submitHelp = detail.approvalNeeded ? texts.submitHelpApproval : texts.submitHelp;
  const isSubmit = asked === 'submit';
  return (
    <ConfirmCommand
      command={isSubmit ? submit : approve}
      input={{ id, planHash }}
      title={text(isSubmit ? messages.submitTitle : messages.approveTitle, values)}
      body={[
        text(isSubmit ? submitHelp : texts.approveHelp, values),
        ...(detail.noWayBack > 0 ? [text(texts.noWayBackHelp, { count: detail.noWayBack })] : []),
      ].join(' ')}
      verb={text(isSubmit ? messages.submit : messages.approve)}
      onClose={onClose}
    />
  );
}

function Plain(props: QuestionsProps & { asked: 'proceed' | 'pause' | 'stop' | 'delete' }) {
  const { detail, asked, onClose, onDeleted } = props;
  const { id, name, wave, waves } = detail.profile;
  const text = useText();
  const { commands, texts } = useProfileKind();
  const proceed = useProfileCommand(commands.proceed, {
    ...options,
    success: messages.proceeded,
    onSuccess: onClose,
  });
  const control = useProfileCommand(commands.control, {
    ...options,
    success: asked === 'pause' ? texts.paused : texts.stopped,
    onSuccess: onClose,
  });
  const remove = useProfileCommand(commands.delete, {
    ...options,
    success: texts.deleted,
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
          input={{ id }}
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
          input={{ id }}
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
          input={{ id, action: asked }}
          title={text(isPause ? messages.pauseTitle : messages.stopTitle, { name })}
          body={text(isPause ? texts.pauseHelp : texts.stopHelp)}
          verb={text(isPause ? messages.pause : messages.stopVerb)}
          danger={!isPause}
          onClose={onClose}
        />
      );
    }
  }
}

function Decline({ detail, onClose }: QuestionsProps) {
  const { id, name } = detail.profile;
  const text = useText();
  const { commands, texts } = useProfileKind();
  const decline = useProfileCommand(commands.decline, {
    ...options,
    success: texts.declined,
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      title={text(messages.declineTitle, { name })}
      body={text(texts.declineHelp)}
      verb={messages.decline}
      danger
      command={decline}
      onReason={(reason) => void decline.run({ id, reason })}
      onClose={onClose}
    />
  );
}

/** After a limit has paused it, a person says why it may go on. */
function Resume({ detail, onClose }: QuestionsProps) {
  const { id, name, pausedBy } = detail.profile;
  const text = useText();
  const { commands, texts } = useProfileKind();
  const resume = useProfileCommand(commands.control, {
    ...options,
    success: texts.resumed,
    onSuccess: onClose,
  });
  const input = { id, action: 'resume' } as const;
  if (pausedBy === 'threshold')
    return (
      <ReasonDialog
        title={text(messages.resumeTitle, { name })}
        body={text(messages.resumeHelpLimit)}
        verb={messages.resume}
        command={resume}
        onReason={(reason) => void resume.run({ ...input, reason })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmCommand
      command={resume}
      input={input}
      title={text(messages.resumeTitle, { name })}
      body={text(texts.resumeHelp)}
      verb={text(messages.resume)}
      onClose={onClose}
    />
  );
}

function Retry({ detail, onClose }: QuestionsProps) {
  const { id: profileId, name, counts } = detail.profile;
  const text = useText();
  const { commands, texts } = useProfileKind();
  const id = useId();
  const [quarantined, setQuarantined] = useState(false);
  const retry = useProfileCommand(commands.retry, {
    ...options,
    success: (count) => ({ message: messages.retried, values: { count } }),
    onSuccess: onClose,
  });
  return (
    <ConfirmCommand
      command={retry}
      input={{ id: profileId, quarantined }}
      title={text(messages.retryTitle, { name })}
      body={text(messages.retryHelp, { failed: counts.failed })}
      verb={text(messages.retry)}
      onClose={onClose}
    >
      <label htmlFor={id} className="mt-3 flex items-center gap-2 text-dense">
        <Checkbox id={id} checked={quarantined} onChange={setQuarantined} />
        {text(texts.retryQuarantined)}
      </label>
    </ConfirmCommand>
  );
}
