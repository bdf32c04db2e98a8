import type { Message } from '#web/i18n/message.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';

/** Decisions of a person about devices that connected without an import. */
export type Decision = 'register' | 'registerAsImported' | 'ignore' | 'block' | 'restore' | 'remove';

interface DecisionEntry {
  label: Message;
  title: Message;
  body: Message;
  danger?: boolean;
}

export const decisionEntries: Record<Decision, DecisionEntry> = {
  register: { label: messages.register, title: messages.registerTitle, body: messages.registerTitle },
  registerAsImported: {
    label: messages.asImported,
    title: messages.asImportedTitle,
    body: messages.asImportedBody,
  },
  ignore: { label: messages.ignore, title: messages.ignoreTitle, body: messages.ignoreBody },
  block: { label: messages.block, title: messages.blockTitle, body: messages.blockBody, danger: true },
  restore: { label: messages.restore, title: messages.restoreTitle, body: messages.restoreBody },
  remove: {
    label: messages.remove,
    title: messages.removeTitle,
    body: messages.removeUnregisteredBody,
    danger: true,
  },
};

/** Decisions that are possible for new devices, and for ignored or blocked ones. */
export const decisionsOf = (list: 'no' | 'ignored' | 'blocked'): readonly Decision[] =>
  list === 'no'
    ? ['register', 'ignore', 'block', 'remove']
    : list === 'ignored'
      ? ['register', 'restore', 'block', 'remove']
      : ['restore', 'remove'];

export function useDecisionBlocked(): (decision: Decision) => string | null {
  const register = useBlocked('allocateDevice');
  const decide = useBlocked('decideUnregistered');
  const remove = useBlocked('removeUnregistered');
  return (decision) => (decision === 'register' ? register : decision === 'remove' ? remove : decide);
}
