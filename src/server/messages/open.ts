import type { LiveWatch } from '../live/directory.ts';
import { sqlCheckpoints } from '../projections/checkpoints.ts';
import { SqlMessageLetters } from '../projections/messages/letters.ts';
import { newsLookups } from '../projections/messages/lookups.ts';
import { SqlMessageReaders } from '../projections/messages/readers.ts';
import type { Database } from '../store/database.ts';
import type { EffectRunner } from '../streams/effect-runner.ts';
import { RetryPolicy } from '../streams/retry-policy.ts';
import { Messages, type MessagesDeps } from './messages.ts';

export interface MessagePorts extends Pick<MessagesDeps, 'log' | 'clock' | 'onFault'> {
  database: Database;
  /** Address that people use, without a slash at the end. */
  publicUrl: string;
  core: {
    mails: MessagesDeps['mails'];
    effects: Pick<EffectRunner, 'serve'>;
    hub: Pick<LiveWatch, 'hintTo'>;
  };
  now(): Date;
}

/** Messages to people, from this server's database. */
export async function openMessages({
  database,
  log,
  clock,
  core,
  publicUrl,
  now,
  onFault,
}: MessagePorts): Promise<Messages> {
  const messages = new Messages({
    ...{ log, clock, onFault },
    checkpoints: sqlCheckpoints(database),
    lookups: newsLookups(database),
    letters: new SqlMessageLetters(database, publicUrl),
    mails: core.mails,
    readers: new SqlMessageReaders(database, now),
    retry: new RetryPolicy(clock, onFault),
    onTold: (accountIds) => core.hub.hintTo(accountIds, 'messages'),
  });
  core.effects.serve(messages.served);
  await messages.start();
  return messages;
}
