import { useState } from 'react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import type { ListMatch } from '#web/features/devices/device/matching.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { AddMatching } from '../groups/add-matching.tsx';

// A list is read more often than all of its devices get a command.
const CommandDialog = lazyPart(
  async () => ({ default: (await import('../groups/command-dialog.tsx')).CommandDialog }),
  null,
);

const commands = {
  Lock: 'lockGroup',
  Unlock: 'unlockGroup',
  Reboot: 'rebootGroup',
  FactoryReset: 'factoryResetGroup',
} as const;
type Command = keyof typeof commands;

/** Commands to all devices that match the filters of the list, and a group to add them to. */
export function MatchingActions({ match, onDone }: { match: ListMatch; onDone: () => void }) {
  const [command, setCommand] = useState<Command | null>(null);
  return (
    <>
      <CommandButton command="Lock" onCommand={setCommand} />
      <CommandButton command="Unlock" onCommand={setCommand} />
      <CommandButton command="Reboot" onCommand={setCommand} />
      <CommandButton command="FactoryReset" onCommand={setCommand} />
      <AddMatching match={match} onDone={onDone} />
      {command ? (
        <CommandDialog
          pending={{ command, name: match.name, to: { match }, isPlace: false }}
          onClose={() => setCommand(null)}
          onDone={onDone}
        />
      ) : null}
    </>
  );
}

function CommandButton({ command, onCommand }: { command: Command; onCommand: (command: Command) => void }) {
  const text = useText();
  const blocked = useBlocked(commands[command]);
  return (
    <Button
      size="small"
      blocked={blocked}
      className={command === 'FactoryReset' ? 'text-danger' : undefined}
      onClick={() => onCommand(command)}
    >
      {text(taskNames[command])}
    </Button>
  );
}
