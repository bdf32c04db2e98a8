import type { LoginFailure } from '#machines/session/events.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

interface Failure {
  reason: LoginFailure;
  message: string;
}

/** What went wrong with a sign-in, in the words of ER-001, ER-003 and ER-008. */
export function FailureText(props: { failure: Failure; email: string }) {
  const text = useText();
  const { reason, message } = props.failure;
  if (reason === 'auth01') {
    return (
      <div
        role="alert"
        className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense text-notice"
      >
        <p className="font-medium">{text(messages.firstLogin)}</p>
        <p>{text(messages.firstLoginHelp, { email: props.email })}</p>
      </div>
    );
  }
  const words = {
    loginfail: text(messages.failLogin),
    jwterr: text(messages.failToken),
    network: text(messages.failNetwork),
    other: message,
  } satisfies Record<Exclude<LoginFailure, 'auth01'>, string>;
  return (
    <p
      role="alert"
      className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
    >
      {words[reason]}
    </p>
  );
}
