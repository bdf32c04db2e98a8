import type { FigureName } from '#domain/playbooks/figures.ts';
import { isTaskKind } from '#domain/task-kinds/table.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import type { Finding, PlaybookName } from '#machines/playbook/events.ts';
import { isTaskState, stateMessage } from '#web/entities/task/state-badge.tsx';
import type { Message } from '#web/i18n/message.ts';
import type { TextOf } from '#web/i18n/use-text.ts';
import { figureMessages, findingMessages, messages, proposalMessages, wordMessages } from './messages.ts';

export const playbookWords: Record<PlaybookName, { label: Message; help: Message }> = {
  wifiSlow: { label: messages.wifiSlow, help: messages.wifiSlowHelp },
  noPicture: { label: messages.noPicture, help: messages.noPictureHelp },
  restarts: { label: messages.restarts, help: messages.restartsHelp },
};

export const figureNames: Record<FigureName, Message> = figureMessages;

/** `5GHz`, as TR-181 writes it. */
export const bandText = (written: string): string => written.replace(/(\d)GHz$/, '$1 GHz');

const findings: Readonly<Record<string, Message>> = findingMessages;
const proposals: Readonly<Record<string, Message>> = proposalMessages;
const words: Readonly<Record<string, Message>> = wordMessages;

/** A finding in a sentence. One that this console does not know is shown by its id. */
export function findingText(text: TextOf, { id, values }: Pick<Finding, 'id' | 'values'>): string {
  const message = findings[id];
  if (!message) return id;
  const kind = String(values.kind ?? '');
  const state = String(values.state ?? '');
  return text(message, {
    ...values,
    ...(typeof values.band === 'string' ? { band: bandText(values.band) } : {}),
    ...(isTaskKind(kind) ? { kind: text(taskNames[kind]) } : {}),
    ...(isTaskState(state) ? { state: text(stateMessage(state)) } : {}),
  }).trim();
}

/** Explains a step in a sentence. */
export function proposalText(
  text: TextOf,
  { reason, values }: { reason: string; values: Record<string, number | string> },
): string {
  const message = proposals[reason];
  const { band } = values;
  return message
    ? text(message, { ...values, ...(typeof band === 'string' ? { band: bandText(band) } : {}) })
    : reason;
}

/** A word of a device in the reader's language, or as the device has it. */
export function wordText(text: TextOf, word: string): string {
  const message = words[word];
  return message ? text(message) : word;
}
