import WebSocket from 'ws';

/** Records when the live socket sent the result of a task, before or after the test waits for it. */
export class ResultsListener {
  readonly #reported = new Map<string, number>();
  readonly #waiting = new Map<string, (at: number) => void>();
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static connect(url: string, token: string): Promise<ResultsListener> {
    const socket = new WebSocket(url);
    const listener = new ResultsListener(socket);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => socket.send(JSON.stringify({ event: 'auth', token })));
      socket.on('message', (text: Buffer) => {
        const message = JSON.parse(text.toString());
        if (message.event === 'ready') resolve(listener);
        if (message.event === 'DiagnosticsResult') listener.#hear(message.task_id);
      });
    });
  }

  resultOf(taskId: string): Promise<number> {
    const reported = this.#reported.get(taskId);
    if (reported !== undefined) return Promise.resolve(reported);
    return new Promise((resolve) => this.#waiting.set(taskId, resolve));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(taskId: string): void {
    const at = performance.now();
    this.#reported.set(taskId, at);
    this.#waiting.get(taskId)?.(at);
    this.#waiting.delete(taskId);
  }
}
