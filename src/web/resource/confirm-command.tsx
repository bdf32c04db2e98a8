import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import type { Command } from './use-command.ts';

interface ConfirmCommandProps<Input>
  extends Omit<ConfirmDialogProps, 'open' | 'busy' | 'error' | 'onConfirm'> {
  /** Made with `failure: 'inPlace'`: the dialog shows why it failed. */
  command: Pick<Command<Input, unknown>, 'run' | 'busy' | 'clear'> & {
    error: Error | null;
    failed?: string | null;
  };
  /** Input of the run; null: the dialog is closed. */
  input: Input | null;
}

/** Asks before a command, and stays open when it fails. */
export function ConfirmCommand<Input>({ command, input, ...dialog }: ConfirmCommandProps<Input>) {
  return (
    <ConfirmDialog
      {...dialog}
      open={input !== null}
      busy={command.busy}
      error={command.error}
      failed={command.failed}
      onConfirm={() => input !== null && void command.run(input)}
      onClose={() => {
        dialog.onClose();
        command.clear();
      }}
    />
  );
}
