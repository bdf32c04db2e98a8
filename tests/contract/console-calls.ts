import { connectSession, session } from '#web/http/session-port.ts';
import type { BenchServer } from './bench-server.ts';

/** undici's own setting for relative addresses, which a browser has by its page. */
const origin = Symbol.for('undici.globalOrigin.1');

/** Lets the console's own queries call a server of a test, as one user after another. */
export class ConsoleCalls {
  readonly #outside = { fetch: globalThis.fetch, session: session() };
  #headers: { authorization: string };
  #more: Record<string, string> = {};

  constructor(bench: BenchServer, headers: { authorization: string }) {
    this.#headers = headers;
    // Its timers are all that the calls need of a browser's window.
    Reflect.set(globalThis, 'window', globalThis);
    Reflect.set(globalThis, origin, new URL('http://console.example'));
    globalThis.fetch = async (asked) => {
      const request = new Request(asked);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const answer = await bench.app.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(request.headers), ...this.#headers, ...this.#more },
        ...(text !== '' && { payload: text }),
      });
      const { statusCode: status, body } = answer;
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    };
    connectSession({
      credential: () => null,
      generation: () => 0,
      settled: () => Promise.resolve(),
      responseArrived: () => {},
      position: () => null,
      answered: () => {},
      unauthorised: () => Promise.resolve(null),
    });
  }

  as(headers: { authorization: string }): void {
    this.#headers = headers;
  }

  /** Calls with further headers, which the console sends after another organisation was chosen. */
  async with<T>(headers: Record<string, string>, calls: () => Promise<T>): Promise<T> {
    this.#more = headers;
    try {
      return await calls();
    } finally {
      this.#more = {};
    }
  }

  end(): void {
    globalThis.fetch = this.#outside.fetch;
    connectSession(this.#outside.session);
    Reflect.deleteProperty(globalThis, origin);
    Reflect.deleteProperty(globalThis, 'window');
  }
}
