import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '#domain/live-message.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { readJson, sealedSessionStore, writeJson } from '#web/ambient/storage.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Milliseconds for which an answer outlives its page; without it, it goes with the page. Not for answers with a
       * password, a token or the key of a network.
       */
      keptFor?: number;
      /** The answer is a page with rows of these; live messages change single rows. */
      rowsOf?: 'devices';
      /** True if a live message makes the answer old, so that it is read again (live/read-again.ts). */
      changedBy?: (message: LiveMessage) => boolean;
    };
  }
}

interface KeptAnswer {
  /** Its query, as the library writes it. */
  hash: string;
  data: unknown;
  /** Milliseconds, the client's clock: when it was read. */
  readAt: number;
  keptFor: number;
}

interface Kept {
  user: string;
  build: string;
  answers: KeptAnswer[];
}

const key = 'answers';
/** Characters of all answers together: a tenth of what browsers give a site. */
const limit = 500_000;
/** An answer of another version of the console may have another form. The name of this file changes with every version. */
const thisBuild = import.meta.url;

const isAnswer = (value: unknown): value is KeptAnswer =>
  value !== null &&
  typeof value === 'object' &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'data' in value &&
  'readAt' in value &&
  typeof value.readAt === 'number' &&
  'keptFor' in value &&
  typeof value.keptFor === 'number';

function readKept(): Kept | null {
  const value = readJson(sealedSessionStore, key);
  if (value === null || typeof value !== 'object') return null;
  if (!('user' in value) || typeof value.user !== 'string') return null;
  if (!('build' in value) || typeof value.build !== 'string') return null;
  if (!('answers' in value) || !Array.isArray(value.answers)) return null;
  return { user: value.user, build: value.build, answers: value.answers.filter(isAnswer) };
}

/** A clock that was set back would make an answer younger than it is. */
const isFresh = ({ readAt, keptFor }: KeptAnswer) => {
  const age = nowMs() - readAt;
  return age >= 0 && age < keptFor;
};

/**
 * TN-292, TN-293: what was read is shown again at once after a reload, with its own age, and is still requested again in the
 * background (docs/decisions/146).
 */
export function keepAnswers(client: QueryClient) {
  /** Null: no user is signed in. */
  let user: string | null = null;
  /** Answers of the page before the reload, until a query asks for them. */
  const earlier = new Map<string, KeptAnswer>();

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return;
    const answer = earlier.get(query.queryHash);
    if (!answer) return;
    earlier.delete(query.queryHash);
    if (query.state.data !== undefined || !isFresh(answer)) return;
    query.setState({
      data: answer.data,
      dataUpdatedAt: answer.readAt,
      status: 'success',
      // Nothing was pushed to a page that was not there.
      isInvalidated: true,
    });
  });

  /** The youngest first, those of the page before among them, as many as there is room for. */
  function youngest(): KeptAnswer[] {
    const read = client
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.data !== undefined })
      .flatMap(({ queryHash: hash, state, meta }) =>
        meta?.keptFor === undefined
          ? []
          : [{ hash, data: state.data, readAt: state.dataUpdatedAt, keptFor: meta.keptFor }],
      );
    let room = limit;
    return [...read, ...earlier.values()]
      .filter(isFresh)
      .sort((a, b) => b.readAt - a.readAt)
      .filter((answer) => {
        room -= JSON.stringify(answer).length;
        return room >= 0;
      });
  }

  return {
    /** After a sign-in or a reload: drops what another user read, because this user may not see it. */
    belongTo(next: string): void {
      if (user === next) return;
      user = next;
      earlier.clear();
      const kept = readKept();
      sealedSessionStore.remove(key);
      if (kept?.user !== user || kept.build !== thisBuild) return;
      for (const answer of kept.answers) earlier.set(answer.hash, answer);
    },
    /** The page may go. */
    keep(): void {
      if (user === null) return;
      // First: where there is no room for the new ones, the old ones are not left for them.
      sealedSessionStore.remove(key);
      const answers = youngest();
      if (answers.length > 0) writeJson(sealedSessionStore, key, { user, build: thisBuild, answers });
    },
    /** The session is over. */
    forget(): void {
      user = null;
      earlier.clear();
      sealedSessionStore.remove(key);
    },
  };
}
