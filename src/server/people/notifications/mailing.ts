import { serverActor } from '#domain/logged-event.ts';
import type { MessageContext, messageMachine } from '#machines/message/machine.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { Performer } from '#server/core/streams/effect-runner.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { MailOrder, Mails } from '../mail/mails.ts';
import type { MessageStreams } from './message-stream.ts';

type MessageMachine = typeof messageMachine;

/** Builder of mails for messages. */
export interface MessageLetters {
  /**
   * Builds the mail; null: the user can no longer sign in, has unsubscribed from mail, or may no longer see the
   * subject.
   */
  of(messageId: string, message: MessageContext): Promise<Omit<MailOrder, 'actor'> | null>;
}

interface MessageMailingDeps {
  streams: MessageStreams;
  letters: MessageLetters;
  mails: Pick<Mails, 'prepare'>;
  retry: RetryPolicy;
}

/** Queues the mail of a message, in one append with its fact, so that each message has one mail or none. */
export class MessageMailing implements Performer<MessageMachine> {
  readonly #deps: MessageMailingDeps;

  constructor(deps: MessageMailingDeps) {
    this.#deps = deps;
  }

  perform(id: string, { snapshot }: Loaded<MessageMachine>): Promise<NewFact<MessageMachine>[]> {
    return this.#deps.retry.until('message mail', () => this.#mail(id, snapshot.context));
  }

  async #mail(messageId: string, message: MessageContext): Promise<NewFact<MessageMachine>[]> {
    const { streams, letters, mails } = this.#deps;
    const actor = serverActor('messages');
    const mailed = (mailId: string | null) => ({ type: 'message.mailed' as const, data: { mailId }, actor });
    const order = await letters.of(messageId, message);
    if (!order) return [mailed(null)];
    const { id: mailId, mail } = mails.prepare({ ...order, actor });
    // A message that was read meanwhile does not accept the fact, and then no mail is stored either.
    await streams.advance(messageId, () => [mailed(mailId)], { together: mail });
    return [];
  }
}
