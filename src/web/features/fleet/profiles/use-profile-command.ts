import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { LooseInput } from '#web/http/call.ts';
import type { Message } from '#web/i18n/message.ts';
import { type Command, useLooseCommand } from '#web/resource/use-command.ts';
import type { ToastText } from '#web/ui/toasts.ts';
import type { ProfileCommand } from './commands.ts';
import { useProfileKind } from './kind.tsx';

interface Options<Result, V extends FieldValues> {
  success?: Message | ((result: Result) => ToastText);
  onSuccess?: (result: Result) => void;
  form?: UseFormReturn<V>;
  failure?: 'toast' | 'inPlace';
}

/** Runs a command of the profiles that the page shows; all that was read of them is read again. */
export function useProfileCommand<Args, Result, V extends FieldValues = FieldValues>(
  { operation, input, result }: ProfileCommand<Args, Result>,
  { success, onSuccess, ...options }: Options<Result, V>,
): Omit<Command<Args, unknown>, 'run'> & { run(args: Args): Promise<unknown> } {
  const { calls, formNames } = useProfileKind();
  const command = useLooseCommand<LooseInput, unknown, V>(operation, {
    ...options,
    formNames,
    invalidates: [[calls.key]],
    success: typeof success === 'function' ? (answer) => success(result(answer)) : success,
    onSuccess: (answer) => onSuccess?.(result(answer)),
  });
  return { ...command, run: (args) => command.run(input(args)) };
}
