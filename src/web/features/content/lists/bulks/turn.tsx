import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import type { useCommand } from '#web/resource/use-command.ts';
import { commandTypes, type Kind } from './kinds.ts';
import { messages } from './messages.ts';
import type { Inherited } from './queries.ts';

interface TurnProps {
  kind: Kind;
  bulk: { serviceTaskId: string; name: string; boxes: number; lack: number };
  /** The item that boxes get once it is stopped; null: none. */
  inherited: Inherited | null;
  stop: ReturnType<typeof useCommand<'stopBulkSetting'>>;
  start: ReturnType<typeof useCommand<'startBulkSetting'>>;
  /** Null: none of the two questions is open. */
  turning: 'stop' | 'start' | null;
  onClose: () => void;
}

/** The questions before a stop and a start: how many boxes they concern, and what follows. */
export function Turn({ kind, bulk, inherited, stop, start, turning, onClose }: TurnProps) {
  const text = useText();
  const { serviceTaskId, name, boxes, lack } = bulk;
  const body = { commandType: commandTypes[kind], serviceTaskId };
  const follows =
    inherited === null
      ? text(messages.stopHelp, { count: boxes })
      : text(inherited.sent ? messages.stopInherits : messages.stopInheritsHeld, {
          count: boxes,
          name: inherited.name,
          organisation: inherited.organisation,
        });
  return (
    <>
      <ConfirmCommand
        command={stop}
        input={turning === 'stop' ? { body } : null}
        title={text(messages.stopNamed, { name })}
        body={follows}
        verb={text(messages.stop)}
        onClose={onClose}
      />
      <ConfirmCommand
        command={start}
        input={turning === 'start' ? { body } : null}
        title={text(messages.startNamed, { name })}
        body={text(messages.startHelp, { count: lack })}
        verb={text(messages.start)}
        onClose={onClose}
      />
    </>
  );
}
