import type { components } from '#api/main.d.ts';
import type { Message } from '#web/i18n/message.ts';
import type { TextOf } from '#web/i18n/use-text.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './approver-messages.ts';

type Known = components['schemas']['Approvers'];

/** One sentence: who may approve what waits; `none` says what to do where there is no one. */
export function approversText(approvers: NonNullable<Known>, none: Message, text: TextOf): string {
  const { names, more } = approvers;
  if (names.length > 0) return text(messages.may, { names: names.join(', '), more });
  return more > 0 ? text(messages.above, { more }) : text(none);
}

/** Names the approvers; shows nothing where nothing waits. */
export function Approvers({ approvers, none }: { approvers: Known; none: Message }) {
  const text = useText();
  return approvers ? <span>{approversText(approvers, none, text)}</span> : null;
}
