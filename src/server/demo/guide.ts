import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type OperationId, operations } from '#api/operations.gen.ts';
import type { Demo, DemoContent, DemoFile, DemoUser } from '#server/core/demo.ts';
import { noteContent, readProgress } from './added.ts';

export interface GuideDeps {
  /** Answers the calls, as it does those from outside. */
  app: Pick<FastifyInstance, 'inject'>;
  dataDir: string;
  /** Returns the content of a demo that began at this time: lists that are added side by side, each in its order. */
  content(begun: number): readonly (readonly DemoContent[])[];
  /** Writes one line for the operator at the terminal. */
  say(line: string): void;
  onFault(where: string, error: unknown): void;
}

const pollMs = 300;
const patienceMs = 60_000;

/**
 * Adds the modules' content to a demo while the server runs: each call is one of the API, by a user of the demo, with its
 * permissions and its audit entry. Content that could not be added is tried again by the next start.
 */
export class DemoGuide implements Demo {
  readonly #deps: GuideDeps;
  readonly #users = new Map<string, Promise<SignedIn>>();
  readonly #stopping = new AbortController();
  /** Resolves with the last note, so that one does not overwrite another. */
  #noted: Promise<void> = Promise.resolve();

  constructor(deps: GuideDeps) {
    this.#deps = deps;
  }

  /** Settles when everything was added or has failed. */
  async run(): Promise<void> {
    const { dataDir, content, say } = this.#deps;
    const progress = await readProgress(dataDir);
    // A data directory without the file is not a new demo: its content belongs to its users.
    if (progress === null) return;
    const missing = content(progress.begun)
      .map((list) => list.filter(({ name }) => !progress.added.includes(name)))
      .filter((list) => list.length > 0);
    if (missing.length === 0) return;
    const begun = performance.now();
    const failed = (await Promise.all(missing.map((list) => this.#addAll(list)))).reduce(
      (sum, n) => sum + n,
      0,
    );
    if (this.#stopping.signal.aborted) return;
    for (const user of this.#users.values()) await user.then((one) => one.signOut()).catch(() => {});
    const seconds = Math.round((performance.now() - begun) / 1_000);
    say(
      failed === 0
        ? `The demo's content was added in ${seconds} s.`
        : `The demo's content is incomplete: ${failed} of its parts failed. The next start tries them again.`,
    );
  }

  /** Adds content in its order; returns the number of parts that failed. */
  async #addAll(content: readonly DemoContent[]): Promise<number> {
    const { dataDir, onFault } = this.#deps;
    let failed = 0;
    for (const one of content) {
      if (this.#stopping.signal.aborted) break;
      try {
        await one.add(this);
        this.#noted = this.#noted.then(() => noteContent(dataDir, one.name));
        await this.#noted;
      } catch (error) {
        if (this.#stopping.signal.aborted) break;
        failed += 1;
        onFault(`demo content ${one.name}`, error);
      }
    }
    return failed;
  }

  stop(): void {
    this.#stopping.abort();
  }

  signIn(user: string): Promise<DemoUser> {
    const known = this.#users.get(user);
    if (known) return known;
    const signedIn = SignedIn.begin(this.#deps, user);
    this.#users.set(user, signedIn);
    return signedIn;
  }

  async until<T>(look: () => Promise<T | null | undefined>): Promise<T> {
    const { signal } = this.#stopping;
    for (let waited = 0; ; waited += pollMs) {
      const found = await look();
      if (found !== null && found !== undefined) return found;
      if (waited >= patienceMs) throw new Error(`nothing came within ${patienceMs / 1_000} s`);
      await sleep(pollMs, undefined, { signal });
    }
  }
}

interface Account {
  user: string;
  password: string;
}

interface Request {
  params?: object;
  query?: object;
  body?: unknown;
}

class SignedIn implements DemoUser {
  readonly #app: GuideDeps['app'];
  readonly #token: string;
  readonly #refreshToken: string;

  private constructor(
    app: GuideDeps['app'],
    { token, refreshToken }: { token: string; refreshToken: string },
  ) {
    this.#app = app;
    this.#token = token;
    this.#refreshToken = refreshToken;
  }

  static async begin({ app, dataDir }: GuideDeps, user: string): Promise<SignedIn> {
    const accounts: Account[] = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'));
    const account = accounts.find((one) => one.user === user);
    if (!account) throw new Error(`the demo has no account ${user}`);
    const body = { user, password: account.password, clientKey: 'DemoGuide1' };
    return new SignedIn(app, await request(app, 'login', { body }, {}));
  }

  call(id: OperationId, input: Request = {}) {
    return request(this.#app, id, input, { authorization: `Bearer ${this.#token}` });
  }

  async send(id: OperationId, { name, mediaType, bytes }: DemoFile, fields: unknown) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields ?? {})) form.set(field, String(value));
    form.set('file', new Blob([bytes], { type: mediaType }), name);
    const encoded = new Response(form);
    return request(
      this.#app,
      id,
      { body: Buffer.from(await encoded.arrayBuffer()) },
      {
        authorization: `Bearer ${this.#token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
    );
  }

  async signOut(): Promise<void> {
    await this.call('logout', { body: { refreshToken: this.#refreshToken } });
  }
}

async function request(
  app: GuideDeps['app'],
  id: OperationId,
  { params = {}, query = {}, body }: Request,
  headers: Record<string, string>,
) {
  const { method, base, path } = operations[id];
  const values = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await app.inject({
    method: method.toUpperCase() as 'GET',
    url: `${base}${filled}${search.size > 0 ? `?${search}` : ''}`,
    headers: { 'user-agent': 'Waymark demo', 'accept-language': 'en', ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const { code, message, data } = answer.json();
  if (code !== 'success') throw new Error(`${id} was refused with ${code}: ${message}`);
  return data;
}
