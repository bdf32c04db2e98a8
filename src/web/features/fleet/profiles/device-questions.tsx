import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { actionMessages as messages } from './action-messages.ts';
import { profileKeys } from './queries.ts';

export interface AskedOfDevices {
  action: 'retry' | 'cancel' | 'hold' | 'resume';
  dids: string[];
}

interface DeviceQuestionsProps {
  fpId: string;
  asked: AskedOfDevices;
  onClose: () => void;
  onDone: () => void;
}

const texts = {
  cancel: {
    title: messages.cancelDevicesTitle,
    help: messages.cancelDevicesHelp,
    verb: messages.cancelDevicesVerb,
  },
  hold: { title: messages.holdDevicesTitle, help: messages.holdDevicesHelp, verb: messages.holdDevices },
  resume: {
    title: messages.resumeDevicesTitle,
    help: messages.resumeDevicesHelp,
    verb: messages.resume,
  },
};

/** The dialogs before something is done with devices of a profile. */
export function DeviceQuestions({ fpId, asked, onClose, onDone }: DeviceQuestionsProps) {
  const { action, dids } = asked;
  const [did = ''] = dids;
  const text = useText();
  const done = () => {
    onDone();
    onClose();
  };
  const options = { invalidates: [profileKeys], failure: 'inPlace', onSuccess: done } as const;
  const retry = useCommand('retryFirmwareProfileDevice', {
    ...options,
    success: ({ data }) => ({ message: messages.retried, values: { count: data.queued } }),
  });
  const change = useCommand('setFirmwareProfileDevices', {
    ...options,
    success: ({ data }) => ({ message: messages.devicesChanged, values: { count: data.changed } }),
  });
  if (action === 'retry')
    return (
      <ConfirmCommand
        command={retry}
        input={{ path: { fpId }, body: { did } }}
        title={text(messages.retryDeviceTitle, { device: did })}
        body={text(messages.retryDeviceHelp)}
        verb={text(messages.retryDevice)}
        onClose={onClose}
      />
    );
  const { title, help, verb } = texts[action];
  const count = dids.length;
  return (
    <ConfirmCommand
      command={change}
      input={{ path: { fpId, action }, body: { dids } }}
      title={text(title, { count })}
      body={text(help)}
      verb={text(verb, { count })}
      danger={action === 'cancel'}
      onClose={onClose}
    />
  );
}
