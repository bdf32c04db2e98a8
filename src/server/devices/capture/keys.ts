import { type Actor, deviceActor } from '#domain/logged-event.ts';
import type { consentMachine } from '#machines/consent/machine.ts';
import type { NewFact } from '#server/core/streams/definition.ts';
import type { DeviceGateway, OperateAnswer } from '../gateway/port.ts';
import type { ConsentStreams } from './consent-stream.ts';

type ConsentFact = NewFact<typeof consentMachine>;
type Outcome = Extract<ConsentFact, { type: 'key.answered' }>['data']['outcome'];

/**
 * `notPlaying`: the page shows no picture (RU-040); `notController`: another user has the remote control; `full`: too
 * many keys wait.
 */
export type KeyAnswer =
  | { kind: 'answered'; number: number; outcome: Outcome; message: string }
  | { kind: 'notPlaying' | 'notController' | 'full' };

interface Waiting {
  key: string;
  actor: Actor;
  answered(answer: KeyAnswer): void;
}

/** CO-031, RU-146: maximum number of keys that wait for one device. */
export const keyLimit = 400;
/** CO-064: milliseconds before a key without an answer counts as unanswered. */
const answerMs = 5_000;

/**
 * Sends keys to televisions, one after another: each is logged before it is sent, and sent once. A digit may be part of
 * a PIN, so the log records only that it was a digit.
 */
export class RemoteKeys {
  readonly #streams: ConsentStreams;
  readonly #gateway: Pick<DeviceGateway, 'operate'>;
  readonly #newId: () => string;
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(streams: ConsentStreams, gateway: Pick<DeviceGateway, 'operate'>, newId: () => string) {
    this.#streams = streams;
    this.#gateway = gateway;
    this.#newId = newId;
  }

  press(consentId: string, key: string, actor: Actor): Promise<KeyAnswer> {
    const waiting = this.#waiting.get(consentId);
    if (waiting && waiting.length >= keyLimit) return Promise.resolve({ kind: 'full' });
    return new Promise((answered, failed) => {
      const next: Waiting = { key, actor, answered };
      if (waiting) {
        waiting.push(next);
        return;
      }
      this.#waiting.set(consentId, [next]);
      this.#sendAll(consentId).catch(failed);
    });
  }

  async #sendAll(consentId: string): Promise<void> {
    const waiting = this.#waiting.get(consentId) ?? [];
    try {
      for (let next = waiting[0]; next; next = waiting[0]) {
        next.answered(await this.#send(consentId, next));
        waiting.shift();
      }
    } finally {
      this.#waiting.delete(consentId);
      for (const { answered } of waiting) answered({ kind: 'notPlaying' });
    }
  }

  async #send(consentId: string, { key, actor }: Waiting): Promise<KeyAnswer> {
    let answer: KeyAnswer = { kind: 'notPlaying' };
    const pressed = await this.#streams.advance(consentId, ({ snapshot }) => {
      const { keys, controller } = snapshot.context;
      if (!snapshot.matches('playing')) return [];
      if (controller !== actor.id) answer = { kind: 'notController' };
      const shown = /^\d$/.test(key) ? 'Digit' : key;
      return [{ type: 'key.pressed', data: { number: keys + 1, key: shown, accountId: actor.id }, actor }];
    });
    if (!pressed) return answer;
    const { endpointId, keys: number } = pressed.snapshot.context;
    const outcome = outcomeOf(
      await this.#gateway.operate(endpointId, {
        command: 'Device.X_WAYMARK_Screen.SendKey()',
        commandKey: this.#newId(),
        inputArgs: { ConsentId: consentId, Key: key },
        turnMs: answerMs,
        timeoutMs: answerMs,
      }),
    );
    await this.#streams.advance(consentId, () => [
      { type: 'key.answered', data: { number, ...outcome }, actor: deviceActor(endpointId) },
    ]);
    return { kind: 'answered', number, ...outcome };
  }
}

function outcomeOf(answer: OperateAnswer): { outcome: Outcome; message: string } {
  switch (answer.kind) {
    case 'completed':
    case 'accepted':
      return { outcome: 'sent', message: '' };
    case 'refused':
      return { outcome: 'refused', message: answer.message };
    case 'undelivered':
      return { outcome: 'refused', message: answer.reason };
    case 'unanswered':
      return { outcome: 'unknown', message: answer.reason };
  }
}
