import WebSocket from 'ws';
import type { LiveControl, LiveMessage } from '#domain/live-message.ts';

/** A client outside of the console: plain HTTP and a plain WebSocket. */
export class ApiClient {
  readonly #url: string;
  token = '';

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(account: { user: string; password: string }): Promise<void> {
    const { data } = await this.call('POST', '/auth/v1/token', {
      user: account.user,
      password: account.password,
      clientKey: 'Test012345',
    });
    this.token = data.token;
  }

  // biome-ignore lint/suspicious/noExplicitAny: an outside program sees plain JSON
  async call(method: string, path: string, body?: object): Promise<any> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return response.json();
  }
}

/** Records the messages of a live socket, over any number of connections. */
export class LiveListener {
  readonly messages: LiveMessage[] = [];
  readonly resets: string[] = [];
  /** Positions of messages before which others are missing. */
  readonly gaps: number[] = [];
  cursor = 0;
  epoch = '';
  #socket: WebSocket | null = null;
  #changed: () => void = () => {};

  /** Settles when the server is ready; resumes at the last position. */
  connect(url: string, token: string): Promise<void> {
    const socket = new WebSocket(url);
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => {
        const resume = this.epoch === '' ? {} : { after: this.cursor, epoch: this.epoch };
        socket.send(JSON.stringify({ event: 'auth', token, ...resume }));
      });
      socket.on('message', (text: Buffer) => {
        // Messages of an abandoned socket are dropped.
        if (this.#socket !== socket) return;
        const message: LiveMessage | LiveControl = JSON.parse(text.toString());
        if (message.event === 'ready') {
          if (this.epoch === '') this.cursor = message.pos;
          this.epoch = message.epoch;
          resolve();
        } else if (message.event === 'reset') this.resets.push(message.reason);
        else {
          // A heartbeat moves the position without a message: the next message may follow it.
          if ('prev' in message && message.prev > this.cursor) this.gaps.push(message.pos);
          this.cursor = message.pos;
          if (message.event !== 'cursor' && message.event !== 'profile') this.messages.push(message);
        }
        this.#changed();
      });
    });
  }

  /** Settles when the connection has ended. */
  ended(): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => socket.once('close', () => resolve()));
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  async until(done: () => boolean): Promise<void> {
    while (!done()) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }
}
