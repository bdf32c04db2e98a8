import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import { totalSizeOf, type Vod } from '#domain/vods/list.ts';
import type { FetchedList, FetchFailure, FetchInterval } from '#machines/vod-fetch/events.ts';
import type { SetVods } from '#server/content/vods/set-vods.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { type OutwardWay, outwardWay } from '#server/core/network/outward-way.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { entriesOf, fetchOf, serverOf, storeEntries } from './queries/vods.ts';
import { type VodFetchMachine, vodFetchStream } from './stream.ts';
import { askVodServer, type VodServer } from './upstream.ts';

export interface VodsDeps {
  log: EventLog;
  database: Database;
  vault: Pick<SecretVault, 'sealCredential' | 'openCredential'>;
  /** VOD servers that may be in private networks, and be called by http. */
  innerHosts: readonly string[];
  /** Time limit of one fetch, in milliseconds. */
  limitMs: number;
}

/** VOD lists of organisations, as fetched from their servers. */
export class Vods {
  readonly served: ServedKind<VodFetchMachine>;
  readonly #streams: StreamRepository<VodFetchMachine>;
  readonly #deps: VodsDeps;
  readonly #way: OutwardWay;
  readonly #stopped = new AbortController();
  /** Callers that wait for the end of a fetch, by organisation. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(deps: VodsDeps) {
    this.#deps = deps;
    this.#way = outwardWay(deps.innerHosts);
    this.#streams = new StreamRepository({
      log: deps.log,
      definition: vodFetchStream,
      onAdvance: ({ id, after }) => {
        if (after.snapshot.value !== 'running') this.#tell(id);
      },
    });
    this.served = {
      kind: vodFetchStream.kind,
      streams: this.#streams,
      performers: {
        fetchList: {
          perform: async (opId, { snapshot }) => {
            await this.#fetch(opId, snapshot.context.fetches);
            return [];
          },
        },
      },
    };
  }

  /** Tells if an address may be used; by http only a server in `innerHosts`, because each request contains the key. */
  isSafe(url: URL): boolean {
    return (
      url.protocol === 'https:' ||
      (url.protocol === 'http:' && this.#deps.innerHosts.includes(url.hostname.toLowerCase()))
    );
  }

  seal(opId: string, authKey: string): Uint8Array {
    return this.#deps.vault.sealCredential(placeOf(opId), authKey);
  }

  async setInterval(opId: string, hours: FetchInterval, actor: Actor): Promise<void> {
    await this.#streams.advance(opId, () => [{ type: 'vodServer.set', data: { opId, hours }, actor }]);
  }

  /** Fetches the list, or joins a running fetch; returns when it has ended. */
  async fetchNow(opId: string, actor: Actor): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      this.#waiting.set(opId, [...(this.#waiting.get(opId) ?? []), resolve]);
    });
    const { snapshot } = await this.#streams.current(opId);
    if (snapshot.value !== 'running')
      await this.#streams.advance(opId, () => [{ type: 'vodList.requested', data: {}, actor }]);
    const { snapshot: now } = await this.#streams.current(opId);
    if (now.value !== 'running') this.#tell(opId);
    await ended;
  }

  async #fetch(opId: string, fetch: number): Promise<void> {
    const server = await this.#serverOf(opId);
    if (typeof server === 'string') return this.#fail(opId, fetch, server);
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(this.#deps.limitMs)]);
    const answer = await askVodServer(server, { way: this.#way, signal });
    // The list is fetched again at the next start.
    if (this.#stopped.signal.aborted) return;
    if ('failure' in answer) return this.#fail(opId, fetch, answer.failure, answer.detail);
    const { vodApiResponseId, vods } = answer.list;
    const { snapshot } = await this.#streams.current(opId);
    if (snapshot.context.list?.vodApiResponseId === vodApiResponseId) return this.#fail(opId, fetch, 'same');
    const entries = canonicalJson(vods.map((vod) => ({ ...vod })));
    const list: FetchedList = {
      vodApiResponseId,
      sha256: createHash('sha256').update(entries).digest('hex'),
      size: Buffer.byteLength(entries),
      count: vods.length,
      totalSize: totalSizeOf(vods),
    };
    await this.#streams.advance(
      opId,
      () => [{ type: 'vodList.fetched', data: { fetch, list }, actor: serverActor('engine') }],
      { within: (db) => storeEntries(db, { opId, sha256: list.sha256, entries }) },
    );
  }

  async #fail(opId: string, fetch: number, failure: FetchFailure, detail = ''): Promise<void> {
    const data = { fetch, failure, detail };
    await this.#streams.advance(opId, () => [{ type: 'vodList.failed', data, actor: serverActor('engine') }]);
  }

  async #serverOf(opId: string): Promise<VodServer | FetchFailure> {
    const row = await serverOf(this.#deps.database.sql, opId);
    if (!row) return 'unreachable';
    // The installation's allowed hosts may have changed since the address was set.
    if (!this.isSafe(new URL(row.url))) return 'insecure';
    if (row.auth_key === null) return { url: row.url, authKey: null };
    const authKey = this.#deps.vault.openCredential(placeOf(opId), row.auth_key);
    return authKey === null ? 'keyLost' : { url: row.url, authKey };
  }

  /** Reads the entries of the last accepted list. */
  async vodsOf(opId: string): Promise<Vod[]> {
    const stored = await entriesOf(this.#deps.database.sql, opId);
    return stored ? JSON.parse(stored.entries) : [];
  }

  /** Builds the VOD part of a metadata set; null: none was fetched. */
  async setPartOf(opId: string): Promise<SetVods | null> {
    const { sql } = this.#deps.database;
    const [stored, fetched] = [await entriesOf(sql, opId), await fetchOf(sql, opId)];
    if (!stored || fetched?.vod_api_response_id == null) return null;
    return {
      version: fetched.vod_api_response_id,
      ...stored,
      size: fetched.size_bytes ?? 0,
      count: fetched.vod_count ?? 0,
    };
  }

  stop(): void {
    this.#stopped.abort();
  }

  #tell(opId: string): void {
    const waiting = this.#waiting.get(opId) ?? [];
    this.#waiting.delete(opId);
    for (const resolve of waiting) resolve();
  }
}

const placeOf = (opId: string): string => `vod-server ${opId}`;
