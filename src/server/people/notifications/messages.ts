import { createHash } from 'node:crypto';
import { type Clock, every } from '#domain/clock.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import { type QuietHours, windowWithin } from '#domain/quiet-hours.ts';
import type { MessageChannel, MessageKind, MessageNews } from '#machines/message/events.ts';
import { type messageMachine, mostSubjects } from '#machines/message/machine.ts';
import type { Committed, EventLog } from '#server/core/log/log.ts';
import { CommittedTail } from '#server/core/streams/committed-tail.ts';
import { idOf as idOfStream, type Loaded, type NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import type { Checkpoints } from '#server/core/streams/reactor.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { StepReader } from '#server/core/streams/step-reader.ts';
import type { Mails } from '../mail/mails.ts';
import { DevicesAway, type Gone } from './devices-away.ts';
import { commonPath, Gathering, windowMs } from './gathering.ts';
import { type MessageLetters, MessageMailing } from './mailing.ts';
import { type MessageStreams, messageStream } from './message-stream.ts';
import { type News, type NewsLookups, newsIn } from './news.ts';
import { type OutageQueries, Outages } from './outages.ts';
import { waitingIn } from './waiting-approvals.ts';

/** Last message of a kind and group to a user. */
export interface LastMessage {
  messageId: string;
  accountId: string;
  state: string;
  cause: number;
  /** Its outage is over, or it is about none. */
  ended: boolean;
}

/** Subscriber, with their channels. */
export interface Recipient {
  accountId: string;
  channels: MessageChannel[];
  /** Null: none. */
  quiet: QuietHours | null;
}

/** Subscribers, and the last messages that they received. */
export interface MessageReaders {
  /** Filters the accounts that receive it. */
  choosing(kind: MessageKind, accountIds: readonly string[]): Promise<Recipient[]>;
  /** Reads the accounts that receive it, by the path of their organisation. */
  ofOrganisations(kind: MessageKind): Promise<Map<string, Recipient[]>>;
  last(kind: MessageKind, group: string, accountIds: readonly string[]): Promise<LastMessage[]>;
}

export interface MessagesDeps {
  log: EventLog;
  checkpoints: Checkpoints;
  lookups: NewsLookups;
  outages: OutageQueries;
  letters: MessageLetters;
  mails: Pick<Mails, 'prepare'>;
  readers: MessageReaders;
  clock: Clock;
  retry: RetryPolicy;
  /** Called when consoles of these accounts may show something else now. */
  onNotified(accountIds: readonly string[]): void;
  onFault(where: string, error: unknown): void;
}

type Message = Loaded<typeof messageMachine>;

const name = 'messages';
const batchSize = 500;
const wakeMs = 1_000;
/**
 * Approximate maximum number of positions that are read again after a restart; the messages identify those that they
 * contain.
 */
const unstoredLimit = 1_000;
/** Days for which an unread message is shown. */
export const messageDays = 30;
const keptMs = messageDays * 86_400_000;
/** Kinds that happen once, each with its own message. */
const once: readonly MessageKind[] = ['alarmAssigned', 'bulkActionEnded', 'handoverAsked'];
/** Milliseconds for which an outage is gathered before it is mailed; it grows afterwards too. */
const outageWindowMs = 120_000;

/**
 * Notifies users of events in the log (docs/decisions/223). Each message has the position of its last event, and
 * earlier events are not sent again: so a restart neither loses nor repeats any.
 */
export class Messages {
  readonly streams: MessageStreams;
  /** Registration for the effect runner, for their deadlines. */
  readonly served: ServedKind<typeof messageMachine>;
  readonly #deps: MessagesDeps;
  readonly #steps: StepReader;
  readonly #tail = new CommittedTail();
  readonly #away = new DevicesAway();
  readonly #outages: Outages;
  readonly #gathering = new Gathering();
  #epoch = '';
  #pos = 0;
  #stored = 0;
  #running: Promise<void> | null = null;
  #forget: (() => void)[] = [];

  constructor(deps: MessagesDeps) {
    this.#deps = deps;
    this.#steps = new StepReader(deps.log);
    this.#outages = new Outages(deps.outages);
    this.streams = new StreamRepository({ log: deps.log, definition: messageStream });
    const mailing = new MessageMailing({ ...deps, streams: this.streams });
    this.served = { kind: messageStream.kind, streams: this.streams, performers: { mail: mailing } };
  }

  async start(): Promise<void> {
    const { log, checkpoints, clock } = this.#deps;
    const head = await log.head();
    this.#epoch = head.epoch;
    const known = await checkpoints.read(name);
    // Events from before messages existed, and from before the log was restored, are not sent.
    this.#pos = known?.epoch === head.epoch ? known.pos : head.pos;
    if (known?.epoch !== head.epoch) await checkpoints.write(name, head.epoch, head.pos);
    this.#stored = this.#pos;
    this.#away.start(clock.now());
    this.#forget = [
      log.onCommit((committed) => this.#tail.add(committed)),
      every(clock, wakeMs, () => this.#wake()),
    ];
  }

  stop(): void {
    for (const forget of this.#forget.splice(0)) forget();
  }

  /** Settles when everything in the log by now has been processed, and all due messages were sent. */
  async settle(): Promise<void> {
    await this.#running;
    this.#wake();
    await this.#running;
  }

  /** Marks messages as read; does nothing for those already read. */
  async read(messageIds: readonly string[], actor: Actor): Promise<void> {
    await Promise.all(
      messageIds.map((id) => this.streams.advance(id, () => [{ type: 'message.read', data: {}, actor }])),
    );
  }

  #wake(): void {
    this.#running ??= this.#work()
      .catch((error) => this.#deps.onFault(name, error))
      .finally(() => {
        this.#running = null;
      });
  }

  async #work(): Promise<void> {
    while (this.#forget.length > 0 && (await this.#listen()));
    await this.#gatherAway();
    for (const news of this.#gathering.due(this.#deps.clock.now()))
      await this.#deps.retry.until(name, () => this.#tell(news));
    await this.#store();
  }

  /** Handles one batch; false: there was no more. */
  async #listen(): Promise<boolean> {
    const { log, lookups, clock } = this.#deps;
    const tail = this.#tail.after(this.#pos, batchSize);
    const facts = tail ?? (await this.#steps.read(await log.read(this.#pos, batchSize)));
    const last = facts.at(-1)?.event.pos;
    if (last === undefined) return false;
    await this.#hintDecisions(facts);
    for (const news of await newsIn(facts, lookups)) this.#gathering.add(news, clock.now());
    for (const fact of facts) {
      if (fact.kind !== 'device' || fact.event.erased) continue;
      this.#away.heard(fact);
      if (fact.event.type === 'device.connected') this.#outages.back(idOfStream(fact.event.streamId));
    }
    this.#pos = last;
    return tail ? tail.length === batchSize : true;
  }

  /** Lets the consoles of approvers read again what waits for them, when someone has decided. */
  async #hintDecisions(facts: readonly Committed[]): Promise<void> {
    const decided = facts.flatMap((fact) => waitingIn(fact).ends ?? []);
    for (const each of decided) {
      const approvers = await this.#deps.lookups.approversOf(each);
      if (approvers) this.#deps.onNotified(approvers.accountIds);
    }
  }

  async #gatherAway(): Promise<void> {
    const { lookups, readers, clock } = this.#deps;
    const now = clock.now();
    this.#outages.add(this.#away.due(now));
    if (!this.#outages.isDue(now)) return;
    const outageRecipients = await readers.ofOrganisations('outages');
    const deviceRecipients = await readers.ofOrganisations('devicesAway');
    const { news, ended, others, ofOutages } = await this.#outages.check(now);
    for (const each of news)
      if ('opPath' in each.to && outageRecipients.has(each.to.opPath)) this.#gathering.add(each, now);
    const idsOf = (recipients: Recipient[] | undefined) =>
      (recipients ?? []).map(({ accountId }) => accountId);
    for (const [path, recipients] of deviceRecipients) {
      await this.#gatherDevices(others(path), path, { opPath: path }, lookups);
      // The outage already names these devices.
      const known = new Set(idsOf(outageRecipients.get(path)));
      const accountIds = idsOf(recipients).filter((id) => !known.has(id));
      if (accountIds.length > 0) await this.#gatherDevices(ofOutages(path), path, { accountIds }, lookups);
    }
    const at = new Date(now).toISOString();
    const actor = serverActor('messages');
    for (const messageId of ended)
      await this.streams.advance(messageId, () => [{ type: 'message.ended', data: { at }, actor }]);
  }

  /** Gathers single devices that are in an organisation or those below it. */
  async #gatherDevices(
    gone: readonly Gone[],
    within: string,
    to: News['to'],
    lookups: NewsLookups,
  ): Promise<void> {
    if (gone.length === 0) return;
    const paths = await lookups.pathsOfDevices(gone.map(({ endpointId }) => endpointId));
    const about = { kind: 'devicesAway', group: '', failed: false } as const;
    for (const { endpointId, pos } of gone) {
      const opPath = paths.get(endpointId);
      if (!opPath?.startsWith(within)) continue;
      this.#gathering.add({ ...about, subject: endpointId, opPath, to, pos }, this.#deps.clock.now());
    }
  }

  async #tell(news: readonly News[]): Promise<void> {
    const [first] = news;
    if (!first) return;
    const { readers, onNotified } = this.#deps;
    const { kind, group, to } = first;
    const recipients =
      'opPath' in to
        ? ((await readers.ofOrganisations(kind)).get(to.opPath) ?? []).filter(
            ({ accountId }) => !to.except?.includes(accountId),
          )
        : await readers.choosing(kind, to.accountIds);
    const accountIds = recipients.map(({ accountId }) => accountId);
    const last = new Map(
      (await readers.last(kind, group, accountIds)).map((message) => [message.accountId, message]),
    );
    await Promise.all(recipients.map((each) => this.#tellOne(each, news, last.get(each.accountId))));
    onNotified(accountIds);
  }

  async #tellOne(
    { accountId, channels, quiet }: Recipient,
    news: readonly News[],
    last: LastMessage | undefined,
  ): Promise<void> {
    const actor = serverActor('messages');
    const fresh = news.filter(({ pos }) => pos > (last?.cause ?? 0));
    const [first] = fresh;
    if (!first) return;
    const { kind, group } = first;
    if (kind === 'outages' && last && !last.ended && last.state !== 'expired') {
      await this.streams.advance(last.messageId, ({ cause, snapshot }) => {
        const more = fresh.filter(({ pos }) => pos > cause);
        if (more.length === 0 || snapshot.value === 'mailed' || snapshot.value === 'expired') return [];
        return [{ type: 'message.grown', data: newsOf(more, snapshot.context.opPath), actor }];
      });
      return;
    }
    if (last?.state === 'gathering') {
      const grown = await this.streams.advance(last.messageId, ({ cause, snapshot }) => {
        const more = fresh.filter(({ pos }) => pos > cause);
        if (snapshot.value !== 'gathering' || more.length === 0) return [];
        return [{ type: 'message.grown', data: newsOf(more, snapshot.context.opPath), actor }];
      });
      if (grown) return;
    }
    const id = idOf(accountId, first);
    const usualMs = once.includes(kind) ? 0 : kind === 'outages' ? outageWindowMs : windowMs;
    const asked = { kind, windowMs: usualMs, now: this.#deps.clock.now() };
    // Only a mail would disturb: the console shows the message at once.
    const waitMs = channels.includes('mail') ? windowWithin(quiet, asked) : usualMs;
    const raised = (message: Message): NewFact<typeof messageMachine>[] =>
      message.version > 0
        ? []
        : [
            {
              type: 'message.raised',
              data: {
                ...newsOf(fresh, null),
                accountId,
                kind,
                group,
                keptMs,
                channels,
                windowMs: waitMs,
                ...(waitMs > usualMs && { quiet: true }),
              },
              actor,
            },
          ];
    await this.streams.advance(id, raised);
  }

  /** Stores the position; waiting events are read again after a restart. */
  async #store(): Promise<void> {
    const waits = [this.#away.first, this.#outages.first, this.#gathering.first].flatMap((pos) =>
      pos === null ? [] : [pos - 1],
    );
    const pos = Math.min(this.#pos, ...waits);
    if (pos - this.#stored < unstoredLimit) return;
    await this.#deps.checkpoints.write(name, this.#epoch, pos);
    this.#stored = pos;
  }
}

function newsOf(news: readonly News[], before: string | null): MessageNews {
  const paths = news.map(({ opPath }) => opPath);
  const outage = news.at(-1)?.outage;
  return {
    count: news.length,
    failed: news.filter(({ failed }) => failed).length,
    subjects: [...new Set(news.map(({ subject }) => subject))].slice(0, mostSubjects),
    // Earlier events of the message belong to it as well.
    opPath: commonPath(before === null ? paths : [before, ...paths]),
    cause: news.at(-1)?.pos ?? 0,
    ...(outage && { outage }),
  };
}

/** Computes the message id, which is equal for the same event on every server. */
const idOf = (accountId: string, { kind, group, pos }: News): string =>
  createHash('sha256').update([accountId, kind, group, pos].join('\n')).digest('hex').slice(0, 32);
