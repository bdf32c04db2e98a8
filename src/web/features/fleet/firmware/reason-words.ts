import type { Message } from '#web/i18n/message.ts';
import type { useText } from '#web/i18n/use-text.ts';
import { reasonMessages as messages } from './reason-messages.ts';
import { refusalNames } from './upgrade-messages.ts';

/**
 * Patterns of the reasons that devices, tasks and rollouts write into events. Wording differs between devices: the
 * first match counts.
 */
const known: readonly (readonly [RegExp, Message])[] = [
  [/space|resources/i, messages.noSpace],
  [/digest|checksum/i, messages.digest],
  [/does not have its length/i, messages.length],
  [/signature/i, messages.signature],
  [/^the image is for /i, messages.otherModel],
  [/no firmware image/i, messages.noImage],
  [/line was cut|could not be fetched|ECONN|socket hang up|aborted/i, messages.cut],
  [/nothing of the file was fetched/i, messages.stalled],
  [/could not be resolved|ENOTFOUND/i, messages.host],
  [/another download/i, messages.busy],
  [/second bank/i, messages.singleBank],
  [/which firmware bank runs|no firmware banks/i, messages.bankUnknown],
  [/no free bank/i, messages.noFreeBank],
  [/did not install/i, messages.notInstalled],
  [/not on the device any more|no image to activate/i, messages.gone],
  [/declined/i, messages.declined],
  [/did not answer in the window/i, messages.unanswered],
  [/never idle/i, messages.neverIdle],
  [/forgot the order/i, messages.forgotten],
  [/^device restarted$/i, messages.restarted],
  [/^keeps restarting$/i, messages.keepsRestarting],
  [/session closed/i, messages.closed],
  [/not connected|offline/i, messages.offline],
  [/server restarted/i, messages.serverRestarted],
  [/^expired$|timed out/i, messages.expired],
  [/cancelled/i, messages.cancelledOnDevice],
  [/^outOfScope$/, messages.outOfScope],
];
const verdicts: Readonly<Record<string, Message>> = refusalNames;

/** The reason in plain words; what no words are known for is quoted. Its event keeps it as it was recorded. */
export function reasonWords(text: ReturnType<typeof useText>, reason: string): string {
  if (reason === '') return '';
  const verdict = Object.hasOwn(verdicts, reason) ? verdicts[reason] : undefined;
  if (verdict) return text(messages.verdict, { reason: text(verdict) });
  const status = /^HTTP (\d{3})$/.exec(reason)?.[1];
  if (status) return text(messages.http, { status });
  const runs = /^runs (.+)$/.exec(reason)?.[1];
  if (runs) return text(messages.runsOther, { version: runs });
  const found = known.find(([pattern]) => pattern.test(reason))?.[1];
  return found ? text(found) : text(messages.said, { reason });
}
