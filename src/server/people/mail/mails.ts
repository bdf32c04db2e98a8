import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { MailPurpose } from '#machines/mail/events.ts';
import type { mailMachine } from '#machines/mail/machine.ts';
import type { EventLog, NewRows } from '#server/core/log/log.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { type Prepared, StreamRepository } from '#server/core/streams/repository.ts';
import { type MailStreams, mailStream } from './mail-stream.ts';
import type { MailWords, MailWordsStore } from './queries/mail-words.ts';
import type { Delivery, Mailer } from './transport/mailer.ts';

export interface MailsDeps {
  log: EventLog;
  mailer: Mailer;
  words: MailWordsStore;
  newId(): string;
}

export interface MailOrder {
  purpose: MailPurpose;
  to: string;
  /** Account of the recipient; null: one without an account. */
  accountId: string | null;
  /** Organisation whose administrators see the delivery status. */
  opId: string;
  /** BCP 47 */
  language: string;
  /** Milliseconds for which it is useful. */
  validMs: number;
  words: MailWords;
  actor: Actor;
}

/** Milliseconds before the second attempt, the third and so on; the last one repeats. */
const waits = [10_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];

/** Outgoing mails: stored before they are reported as sent, and tried until they are delivered or expired. */
export class Mails {
  readonly streams: MailStreams;
  /** Registration of mails for the effect runner. */
  readonly served: ServedKind<typeof mailMachine>;
  readonly #deps: MailsDeps;

  constructor(deps: MailsDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({ log: deps.log, definition: mailStream });
    this.served = {
      kind: mailStream.kind,
      streams: this.streams,
      performers: { deliver: { perform: (id, mail) => this.#deliver(id, mail) } },
    };
  }

  /** Stores a mail and returns its id. */
  async queue(order: MailOrder): Promise<string> {
    const { id, mail } = this.prepare(order);
    await this.#deps.log.append(mail.items, 'interactive');
    mail.stored();
    return id;
  }

  /** Prepares a mail for an append with other items. `besides`: rows of other tables that begin with it. */
  prepare(
    { words, actor, ...mail }: MailOrder,
    besides: readonly NewRows[] = [],
  ): { id: string; mail: Prepared } {
    const id = this.#deps.newId();
    const queued: NewFact<typeof mailMachine> = { type: 'mail.queued', data: mail, actor };
    const inserts = [this.#deps.words.rowsOf(id, words), ...besides];
    return { id, mail: this.streams.prepare([{ id, facts: [queued], inserts }]) };
  }

  /** Sends it again now; false if it is not waiting for another attempt. */
  async resend(id: string, actor: Actor): Promise<boolean> {
    const next = await this.streams.advance(id, () => [{ type: 'mail.resent', data: {}, actor }]);
    return next !== null;
  }

  async #deliver(
    id: string,
    { snapshot }: Loaded<typeof mailMachine>,
  ): Promise<NewFact<typeof mailMachine>[]> {
    const { to, attempts } = snapshot.context;
    const words = await this.#deps.words.of(id);
    const delivery: Delivery = words
      ? await this.#deps.mailer.send({ id, to, ...words })
      : { kind: 'refused', code: null, answer: 'its words cannot be read any more' };
    const actor = serverActor('mails');
    switch (delivery.kind) {
      case 'sent':
        return [{ type: 'mail.sent', data: { answer: delivery.answer }, actor }];
      case 'refused':
        return [{ type: 'mail.refused', data: { code: delivery.code, answer: delivery.answer }, actor }];
      case 'deferred': {
        const waitMs = waits[Math.min(attempts, waits.length - 1)] ?? 0;
        const { code, answer } = delivery;
        return [{ type: 'mail.deferred', data: { code, answer, waitMs }, actor }];
      }
    }
  }
}
