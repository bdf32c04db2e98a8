import type { Database } from '#server/core/database/database.ts';
import type { LiveWatch } from '#server/core/live/directory.ts';
import { sqlCheckpoints } from '#server/core/read-models/checkpoints.ts';
import type { EffectRunner } from '#server/core/streams/effect-runner.ts';
import { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { Messages, type MessagesDeps } from './messages.ts';
import { SqlMessageLetters } from './queries/letters.ts';
import { newsLookups } from './queries/lookups.ts';
import { outageQueries } from './queries/outages.ts';
import { SqlMessageReaders } from './queries/readers.ts';

export interface MessagePorts extends Pick<MessagesDeps, 'log' | 'clock' | 'onFault'> {
  database: Database;
  /** Public address, without a trailing slash. */
  publicUrl: string;
  core: {
    mails: MessagesDeps['mails'];
    effects: Pick<EffectRunner, 'serve'>;
    hub: Pick<LiveWatch, 'hintTo'>;
  };
  now(): Date;
  /** Tells if a second person must approve the firmware of an organisation. */
  needsFourEyes(opId: string): Promise<boolean>;
}

/** Opens the messages to users, from this server's database. */
export async function openMessages({
  database,
  log,
  clock,
  core,
  publicUrl,
  now,
  needsFourEyes,
  onFault,
}: MessagePorts): Promise<Messages> {
  const messages = new Messages({
    log,
    clock,
    onFault,
    checkpoints: sqlCheckpoints(database),
    lookups: newsLookups(database, needsFourEyes),
    outages: outageQueries(database),
    letters: new SqlMessageLetters(database, publicUrl),
    mails: core.mails,
    readers: new SqlMessageReaders(database, now),
    retry: new RetryPolicy(clock, onFault),
    onNotified: (accountIds) => core.hub.hintTo(accountIds, 'messages'),
  });
  core.effects.serve(messages.served);
  await messages.start();
  return messages;
}
