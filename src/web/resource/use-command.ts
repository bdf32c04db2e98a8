import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { operations } from '#api/operations.gen.ts';
import { randomId } from '#web/ambient/random.ts';
import { ApiError } from '#web/http/api-error.ts';
import {
  type CallAnswer,
  type CallInput,
  callLoosely,
  type LooseInput,
  type OperationId,
} from '#web/http/call.ts';
import { useMay } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type ToastText, toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';
import { refusalText, refusedIn } from './refusal-text.ts';
import { useOwnRole } from './role-text.ts';
import { useStandstill } from './standstill.ts';

interface Options<Input extends LooseInput, Answer, V extends FieldValues> {
  /** Keys of the queries that are read again after it, also after a failure: another user may have been faster. */
  invalidates?: readonly QueryKey[] | ((input: Input) => readonly QueryKey[]);
  /** The toast of success; without it the screen shows the success itself. */
  success?: Message | ((answer: Answer, input: Input) => ToastText);
  onSuccess?: (answer: Answer, input: Input) => void;
  /** Form that the input came from: a refusal is shown at its fields, or at its top where it names none of them. */
  form?: UseFormReturn<V>;
  /** Names that fields of the form have, by their names in the contract, where the two differ. */
  formNames?: Readonly<Record<string, string>>;
  /** Shown at the top of the form where another user has changed meanwhile what it shows (`conflict`). */
  conflict?: Message;
  /** Names what could not be done, before the reason where it is shown in place: "The boot ad could not be deleted." */
  failed?: Message;
  /** `inPlace`: the caller shows `error` itself, as a confirmation does. With a form it is always in place. */
  failure?: 'toast' | 'inPlace';
}

export interface Command<Input, Answer> {
  /** Resolves with the answer, or with undefined when the command failed; the failure has been shown. */
  run(input: Input): Promise<Answer | undefined>;
  busy: boolean;
  /** Reason why the user may not use the operation, or null. */
  blocked: string | null;
  /** The last failure, when it is to be shown in place. */
  error: ApiError | null;
  /** Names what could not be done, where the command says so. */
  failed: string | null;
  /** Forgets the last failure: the dialog that showed it is closed. */
  clear(): void;
}

/** Reason why the user may not use an operation (no permission, a past state or a previewed role), or null. */
export function useBlocked(id: OperationId): string | null {
  const text = useText();
  const may = useMay();
  const role = useOwnRole();
  const standstill = useStandstill();
  const { permission, level, reads } = operations[id];
  if (!may(permission ?? [], level)) return text(messages.notAllowed, { role });
  return reads ? null : standstill;
}

/** The outcome is not known to the browser: a repeat must not become a second command. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.code === 'network' || error.code === 'timeout' || error.status >= 500;

/** A missing permission is reported by the toast that ER-004 prescribes, wherever it happens. */
const standsInPlace = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'roleerr';

/**
 * One command of the contract with everything around it: permission, one Idempotency-Key for each intent (kept while the
 * outcome is unknown), exactly one place that reports the outcome, and what is read again afterwards.
 */
export const useCommand = <Id extends OperationId, V extends FieldValues = FieldValues>(
  id: Id,
  options: Options<CallInput<Id>, CallAnswer<Id>, V> = {},
): Command<CallInput<Id>, CallAnswer<Id>> => useLooseCommand(id, options);

/** The same for an operation that comes from a table: the server alone checks the input. */
export function useLooseCommand<
  Input extends LooseInput,
  Answer = unknown,
  V extends FieldValues = FieldValues,
>(id: OperationId, options: Options<Input, Answer, V> = {}): Command<Input, Answer> {
  const text = useText();
  const queries = useQueryClient();
  const blocked = useBlocked(id);
  const intent = useRef<{ input: string; key: string } | null>(null);
  const { invalidates = [], success, form } = options;
  const failed = options.failed ? text(options.failed) : null;
  const inPlace = form !== undefined || options.failure === 'inPlace';
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      const asText = JSON.stringify(input);
      if (intent.current?.input !== asText) intent.current = { input: asText, key: randomId() };
      try {
        const answer = await callLoosely<Answer>(id, input, intent.current.key);
        intent.current = null;
        return answer;
      } catch (error) {
        if (!isUnanswered(error)) intent.current = null;
        throw error;
      }
    },
    onSuccess: (answer, input) => {
      if (typeof success === 'function') toastStore.show({ tone: 'success', title: success(answer, input) });
      else if (success) toastStore.show({ tone: 'success', title: { message: success } });
      options.onSuccess?.(answer, input);
    },
    onError: (error) => {
      if (!form || !standsInPlace(error)) return;
      if (options.conflict && error.code === 'conflict')
        form.setError('root', { type: 'server', message: text(options.conflict) });
      else showInForm(form, error, failed, options.formNames);
    },
    onSettled: (_answer, error, input) => {
      const keys = typeof invalidates === 'function' ? invalidates(input) : invalidates;
      const read = Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      // A success stays busy until the page shows it. A failure is dispatched, and so shown, only after this: it does not wait.
      return error ? undefined : read;
    },
    // Otherwise app/report-errors.ts shows the one toast.
    meta: { ownErrors: inPlace },
  });
  return {
    run: (input) => mutation.mutateAsync(input).catch(() => undefined),
    busy: mutation.isPending,
    blocked,
    clear: mutation.reset,
    failed,
    error: inPlace && !form && standsInPlace(mutation.error) ? mutation.error : null,
  };
}

interface Refused {
  field: string;
  message: string;
  /** In the words of the contract. */
  raw: string;
}

/** Fields that the server has refused, each with a sentence. */
export const refusedFields = ({ details }: ApiError): Refused[] =>
  refusedIn(details).map((refused) => ({
    field: refused.field,
    message: refusalText(refused),
    raw: `${refused.field} ${refused.message}`,
  }));

/** A refusal at the fields that it names, or at the top of the form where it names none, there with what could not be done. */
export function showInForm<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: ApiError,
  failed: string | null = null,
  names: Readonly<Record<string, string>> = {},
): void {
  const fields = form.getValues();
  const isField = (name: string): name is FieldPath<V> => Object.hasOwn(fields, name.split('.')[0] ?? '');
  const refused = refusedFields(error).map(({ field, ...same }) => {
    // A list of one row has a form of its own.
    const name = field.replace(/^body\.(?:\w+\.0\.)?/, '');
    return { name: names[name] ?? name, ...same };
  });
  const known = refused.filter(({ name }) => isField(name));
  for (const { name, message, raw } of known) {
    if (isField(name)) form.setError(name, { type: 'server', message, types: { raw } });
  }
  if (known.length === 0)
    form.setError('root', {
      type: 'server',
      message: failed === null ? error.message : `${failed} ${error.message}`,
      types: { raw: error.raw ?? undefined },
    });
}
