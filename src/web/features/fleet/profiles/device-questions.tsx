import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { actionMessages as messages } from './action-messages.ts';
import { useProfileKind } from './kind.tsx';
import type { ProfileTexts } from './texts.ts';
import { useProfileCommand } from './use-profile-command.ts';

export interface AskedOfDevices {
  action: 'retry' | 'cancel' | 'hold' | 'resume';
  dids: string[];
}

interface DeviceQuestionsProps {
  id: string;
  asked: AskedOfDevices;
  onClose: () => void;
  onDone: () => void;
}

const words = (texts: ProfileTexts) => ({
  cancel: {
    title: messages.cancelDevicesTitle,
    help: texts.cancelDevicesHelp,
    verb: messages.cancelDevicesVerb,
  },
  hold: { title: messages.holdDevicesTitle, help: messages.holdDevicesHelp, verb: messages.holdDevices },
  resume: {
    title: messages.resumeDevicesTitle,
    help: texts.resumeDevicesHelp,
    verb: messages.resume,
  },
});

/** The dialogs before something is done with devices of a profile. */
export function DeviceQuestions({ id, asked, onClose, onDone }: DeviceQuestionsProps) {
  const { action, dids } = asked;
  const [did = ''] = dids;
  const text = useText();
  const { commands, texts } = useProfileKind();
  const done = () => {
    onDone();
    onClose();
  };
  const options = { failure: 'inPlace', onSuccess: done } as const;
  const retry = useProfileCommand(commands.retryDevice, {
    ...options,
    success: (count) => ({ message: messages.retried, values: { count } }),
  });
  const change = useProfileCommand(commands.setDevices, {
    ...options,
    success: (count) => ({ message: messages.devicesChanged, values: { count } }),
  });
  if (action === 'retry')
    return (
      <ConfirmCommand
        command={retry}
        input={{ id, did }}
        title={text(messages.retryDeviceTitle, { device: did })}
        body={text(texts.retryDeviceHelp)}
        verb={text(messages.retryDevice)}
        onClose={onClose}
      />
    );
  const { title, help, verb } = words(texts)[action];
  const count = dids.length;
  return (
    <ConfirmCommand
      command={change}
      input={{ id, action, dids }}
      title={text(title, { count })}
      body={text(help)}
      verb={text(verb, { count })}
      danger={action === 'cancel'}
      onClose={onClose}
    />
  );
}
