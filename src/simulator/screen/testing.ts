import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AgentHost } from '../agent-host.ts';
import type { Faults } from '../faults.ts';
import { Bench, failureCode, notices } from '../testing.ts';

/** Shared by the tests of this folder: a set-top box with its television, and the server for its pictures. */

const object = 'Device.X_WAYMARK_Screen.';

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface UploadServer {
  url: string;
  /** Requests with a complete body. */
  received: Received[];
  /** Number of requests that were aborted before their answer. */
  aborted: number;
  /** Answers from now on; at first 204. */
  answer: (response: ServerResponse, sequence: number) => void;
  close(): void;
}

export async function uploadServer(): Promise<UploadServer> {
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    response.on('close', () => {
      if (!response.writableFinished) uploads.aborted += 1;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      uploads.received.push({ method, url, headers, body: Buffer.concat(body) });
      uploads.answer(response, Number(url.split('/').at(-1)));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const uploads: UploadServer = {
    url: `http://127.0.0.1:${port}/pictures/one`,
    received: [],
    aborted: 0,
    answer: (response) => response.writeHead(204).end(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return uploads;
}

/** A set-top box with a television, subscribed to all its screen's reports. */
export class Box extends Bench {
  constructor(faults: Partial<Faults> = {}, options: Partial<AgentHost> = {}) {
    super('KSTB2020', options);
    Object.assign(this.agent.faults, faults);
    this.connect();
    this.subscribe('done', 'OperationComplete', 'Device.');
    this.subscribe('ended', 'Event', `${object}ConsentEnded!`);
  }

  state(name = 'ConsentState'): string {
    return this.get(object + name)[object + name] ?? '';
  }

  request(ConsentId = 'one', more: Record<string, string> = {}) {
    const args = { ConsentId, Text: 'May we look?', Language: 'en', AnswerTimeout: '30', Duration: '60' };
    return this.operate(`${object}RequestConsent()`, { ...args, ...more }, `ask ${ConsentId}`);
  }

  /** Requests a consent and gets it. */
  granted(ConsentId = 'one', more: Record<string, string> = {}): this {
    this.request(ConsentId, more);
    this.clock.advance(4000);
    this.sent = [];
    return this;
  }

  end(ConsentId = 'one') {
    return this.operate(`${object}EndConsent()`, { ConsentId });
  }

  capture(UploadURL: string, more: Record<string, string> = {}) {
    const args = { ConsentId: 'one', UploadURL, UploadToken: 'a-token', Interval: '1000', Count: '3' };
    return this.operate(`${object}Capture()`, { ...args, ...more }, 'capture');
  }

  press(Key: string, ConsentId = 'one'): number {
    return failureCode(this.operate(`${object}SendKey()`, { ConsentId, Key }));
  }

  /** Returns the reports since the last call: statuses or codes of ended commands, causes of ended consents. */
  notified(): string[] {
    return notices(this).flatMap((one) => {
      if (one.type === 'event') return [`ConsentEnded ${one.body.params.Cause} ${one.body.params.ConsentId}`];
      if (one.type !== 'operationComplete') return [];
      const { commandName, outcome } = one.body;
      const { Status, PicturesSent } = outcome?.type === 'outputArgs' ? outcome.body.outputArgs : {};
      const result = outcome?.type === 'failure' ? String(outcome.body.errCode) : Status;
      return [[commandName, result, PicturesSent].filter((part) => part !== undefined).join(' ')];
    });
  }

  /**
   * Advances time in small steps until the check passes: pictures travel in real time, the box lives in virtual time.
   */
  async passUntil(check: () => void, stepMs = 0): Promise<void> {
    const deadline = performance.now() + 30_000;
    for (;;) {
      this.clock.advance(stepMs);
      try {
        check();
        return;
      } catch (error) {
        if (performance.now() > deadline) throw error;
      }
      await new Promise((done) => setTimeout(done, 2));
    }
  }
}
