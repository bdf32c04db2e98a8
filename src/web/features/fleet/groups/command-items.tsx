import { taskNames } from '#domain/task-kinds/texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { profileTexts } from '../firmware/profile-texts.ts';
import { commandKinds, commandOperations } from './command-dialog.tsx';
import { messages } from './messages.ts';
import type { Command } from './queries.ts';

const commands = [
  ...(['Reboot', 'FactoryReset', 'Lock', 'Unlock'] as const),
  ...(['LandingChannel', 'BootingAd', 'DsmCc'] as const),
] as const satisfies Command[];

/** The entry of a menu that plans a firmware profile for a group. */
export function PlanItem({ blocked = null, onPlan }: { blocked?: string | null; onPlan: () => void }) {
  const text = useText();
  const notAllowed = useBlocked('createGroupFirmwareProfile');
  return (
    <MenuItem blocked={notAllowed ?? blocked} onSelect={onPlan}>
      {text(profileTexts.action)}
    </MenuItem>
  );
}

/** Entries of a menu, one for each command that a group takes. */
export function CommandItems(props: { blocked?: string | null; onCommand: (command: Command) => void }) {
  return commands.map((command) => <CommandItem key={command} command={command} {...props} />);
}

function CommandItem(props: {
  command: Command;
  blocked?: string | null;
  onCommand: (command: Command) => void;
}) {
  const { command, blocked = null, onCommand } = props;
  const text = useText();
  const notAllowed = useBlocked(commandOperations[command]);
  return (
    <MenuItem
      danger={command === 'FactoryReset'}
      blocked={notAllowed ?? blocked}
      onSelect={() => onCommand(command)}
    >
      {text(messages.command, { command: text(taskNames[commandKinds[command]]) })}
    </MenuItem>
  );
}
