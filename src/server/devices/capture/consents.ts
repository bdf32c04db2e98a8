import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import { type Actor, deviceActor, serverActor } from '#domain/logged-event.ts';
import { secretMark } from '#domain/secrets.ts';
import type { ConsentEnd } from '#machines/consent/events.ts';
import type { consentMachine } from '#machines/consent/machine.ts';
import { pictureTypeOf } from '#server/core/files/picture-type.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { PicturePlace } from '#server/core/secrets/vault.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { Engine } from '../engine/engine.ts';
import type { TaskOrder } from '../engine/port.ts';
import type { DeviceGateway } from '../gateway/port.ts';
import { type ConsentSnapshot, type ConsentStreams, consentStream } from './consent-stream.ts';
import { LivePictures } from './live-pictures.ts';
import type { PictureStore } from './picture-store.ts';

type ConsentFact = NewFact<typeof consentMachine>;
type Consent = Loaded<typeof consentMachine>;

export interface ConsentDeps {
  log: EventLog;
  engine: Engine;
  gateway: Pick<DeviceGateway, 'isConnected' | 'operate'>;
  pictures: PictureStore;
  /** Reads open consents from the consent list. */
  open(): Promise<{ consentId: string; endpointId: string }[]>;
  /** Returns the address to which the device sends a task's pictures. */
  uploadUrl(taskId: string): string;
  retry: RetryPolicy;
  clock: Clock;
  now(): Date;
  newId(): string;
  onFault(where: string, error: unknown): void;
}

export interface ConsentOrder {
  endpointId: string;
  opId: string;
  text: string;
  /** BCP 47 */
  language: string;
  /** Time limits for the answer and for the consent, in seconds. */
  answerSeconds: number;
  validSeconds: number;
  actor: Actor;
  permission: string;
}

export interface CaptureOrder {
  intervalMs: number;
  count: number;
  actor: Actor;
  permission: string;
}

export interface Upload {
  token: string;
  sequence: number;
  /** Content type that the sender states. */
  contentType: string;
  /** ISO 8601 */
  takenAt: string;
  picture: Uint8Array;
}

/** `gone`: the task accepts no more pictures; `refused`: not a picture of an accepted type, or not the next one. */
export type UploadAnswer = 'taken' | 'unknown' | 'gone' | 'refused';

/** Capture for which a device may send pictures. */
interface UploadGrant {
  consentId: string;
  tokenHash: Buffer;
}

/** Milliseconds until the requesting page must listen; and time limit for messages to the device. */
const viewerMs = 15_000;
const saidMs = 10_000;

/**
 * Consents to view screens: asks, accepts pictures while a consent is valid, and ends it. The machine decides what is
 * allowed at any moment; this class keeps no state of a consent.
 */
export class Consents {
  readonly streams: ConsentStreams;
  readonly live: LivePictures;
  /** Registration for the effect runner. */
  readonly served: ServedKind<typeof consentMachine>;
  readonly #deps: ConsentDeps;
  /** Open consent of each device. */
  readonly #byDevice = new Map<string, string>();
  readonly #uploadGrants = new Map<string, UploadGrant>();

  constructor(deps: ConsentDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({
      log: deps.log,
      definition: consentStream,
      onAdvance: ({ id, after }) => this.#advanced(id, after.snapshot),
    });
    this.live = new LivePictures(deps.clock, (consentId, viewerId) =>
      this.#later('viewer', () =>
        this.#tell(consentId, { type: 'viewer.left', data: { viewerId }, actor: serverActor('timers') }),
      ),
    );
    this.served = {
      kind: consentStream.kind,
      streams: this.streams,
      performers: {
        clearDevice: {
          perform: async (id, { snapshot }, effect) => {
            const { taskIds }: { taskIds: string[] } = JSON.parse(effect.params);
            return [await this.#clear(id, snapshot.context.endpointId, taskIds)];
          },
        },
      },
    };
  }

  /** Ends consents that an earlier process left, since their pages have closed. */
  async recover(): Promise<void> {
    for (const { consentId, endpointId } of await this.#deps.open()) {
      this.#byDevice.set(endpointId, consentId);
      await this.end(consentId, 'serverRestarted', serverActor('engine'));
    }
  }

  /** Returns the device's open consent. */
  of(endpointId: string): string | null {
    return this.#byDevice.get(endpointId) ?? null;
  }

  /** Asks for a consent; null: the device already has an open one. */
  async ask(order: ConsentOrder): Promise<{ consentId: string; taskId: string } | null> {
    const { endpointId, opId, text, language, actor, permission } = order;
    if (this.#byDevice.has(endpointId)) return null;
    const [consentId, taskId] = [this.#deps.newId(), this.#deps.newId()];
    this.#byDevice.set(endpointId, consentId);
    const validMs = order.validSeconds * 1_000;
    const task: TaskOrder = {
      kind: 'ScreenCaptureConsent',
      params: {
        consent_id: consentId,
        text,
        language,
        answer_seconds: order.answerSeconds,
        duration_seconds: order.validSeconds,
      },
      actor,
      permission,
      lane: 'interactive',
    };
    const asked: ConsentFact = {
      type: 'consent.requested',
      data: {
        endpointId,
        opId,
        askTaskId: taskId,
        accountId: actor.id,
        text,
        language,
        validMs,
        viewerMs,
      },
      actor,
    };
    try {
      await this.#begin(consentId, taskId, endpointId, task, ({ version }) => (version === 0 ? [asked] : []));
    } catch (error) {
      // If the log has the consent after all, its deadline ends it.
      this.#byDevice.delete(endpointId);
      throw error;
    }
    return { consentId, taskId };
  }

  /** Starts a capture and returns its task id; null: no valid consent, or it is already used. */
  async capture(consentId: string, order: CaptureOrder): Promise<string | null> {
    const { snapshot } = await this.streams.load(consentId);
    const { endpointId } = snapshot.context;
    if (!snapshot.matches('granted')) return null;
    const { intervalMs, count, actor, permission } = order;
    const taskId = this.#deps.newId();
    const token = randomBytes(32).toString('base64url');
    const task: TaskOrder = {
      kind: 'ScreenCapture',
      params: {
        consent_id: consentId,
        interval: intervalMs,
        count,
        upload_url: this.#deps.uploadUrl(taskId),
        upload_token: secretMark,
      },
      secrets: new Map([['upload_token', token]]),
      actor,
      permission,
      lane: 'interactive',
    };
    const requested: ConsentFact = {
      type: 'capture.requested',
      data: { taskId, intervalMs, count },
      actor,
    };
    this.#uploadGrants.set(taskId, { consentId, tokenHash: hashOf(token) });
    const begun = await this.#begin(consentId, taskId, endpointId, task, () => [requested]).catch((error) => {
      this.#uploadGrants.delete(taskId);
      throw error;
    });
    if (!begun) this.#uploadGrants.delete(taskId);
    return begun ? taskId : null;
  }

  /** Checks whether the token is that of a running capture. */
  opens(taskId: string, token: string): boolean {
    const grant = this.#uploadGrants.get(taskId);
    return grant !== undefined && timingSafeEqual(grant.tokenHash, hashOf(token));
  }

  /** Stores a picture if the machine accepts it: the file first, so that every hash in the log has its picture. */
  async upload(taskId: string, upload: Upload): Promise<UploadAnswer> {
    const grant = this.#uploadGrants.get(taskId);
    if (!grant || !this.opens(taskId, upload.token)) return 'unknown';
    const { sequence, picture, takenAt } = upload;
    const contentType = pictureTypeOf(picture);
    if (contentType === null || contentType !== upload.contentType) return 'refused';
    const { consentId } = grant;
    const { snapshot } = await this.streams.load(consentId);
    const { capture, endpointId } = snapshot.context;
    if (capture?.taskId !== taskId) return 'gone';
    // Pictures are refused between two reads of a page.
    if (!this.live.isRead(consentId)) return 'refused';
    if (sequence <= snapshot.context.sequence || sequence > capture.count) return 'refused';
    const place = { consentId, taskId, sequence };
    await this.#deps.pictures.put(place, picture);
    const sha256 = createHash('sha256').update(picture).digest('hex');
    const received: ConsentFact = {
      type: 'picture.received',
      data: { sequence, sha256, bytes: picture.length, contentType, takenAt },
      actor: deviceActor(endpointId),
      deviceAt: takenAt,
    };
    const next = await this.streams.advance(consentId, ({ snapshot: { context } }) =>
      context.capture?.taskId === taskId ? [received] : [],
    );
    if (!next) {
      await this.#deps.pictures.remove(place);
      return 'gone';
    }
    const receivedAt = this.#deps.now().toISOString();
    this.live.publish(consentId, { taskId, sequence, contentType, takenAt, receivedAt, picture });
    return 'taken';
  }

  /** Adds a viewer; false: the consent is neither valid nor pending. */
  async join(consentId: string, viewerId: string, actor: Actor): Promise<boolean> {
    if (this.live.has(consentId, viewerId)) return true;
    const next = await this.#tell(consentId, {
      type: 'viewer.joined',
      data: { viewerId, accountId: actor.id },
      actor,
    });
    if (next) this.live.join(consentId, viewerId);
    return next !== null;
  }

  /** Removes a viewer; does nothing if the page is not a viewer. */
  async leave(consentId: string, viewerId: string, actor: Actor): Promise<void> {
    if (this.live.remove(consentId, viewerId))
      await this.#tell(consentId, { type: 'viewer.left', data: { viewerId }, actor });
  }

  /** Gives a viewer the remote control; null: the consent is not valid. */
  takeControl(consentId: string, actor: Actor): Promise<Consent | null> {
    return this.#tell(consentId, { type: 'control.taken', data: { accountId: actor.id }, actor });
  }

  /** Returns the task of the running capture. */
  async captureOf(consentId: string): Promise<string | null> {
    const { snapshot } = await this.streams.load(consentId);
    return snapshot.context.capture?.taskId ?? null;
  }

  /** Reads a picture of a finished capture, after its viewing is logged; null: no picture. */
  async look(
    place: PicturePlace,
    actor: Actor,
  ): Promise<{ picture: Uint8Array; contentType: string } | null> {
    const picture = await this.#deps.pictures.get(place);
    const contentType = picture && pictureTypeOf(picture);
    if (!picture || !contentType) return null;
    const { taskId, sequence } = place;
    const seen = await this.streams.advance(place.consentId, () => [
      { type: 'picture.viewed', data: { taskId, sequence }, actor },
    ]);
    return seen && { picture, contentType };
  }

  /**
   * Erases the pictures of an ended consent. The files go first, so that pictures recorded as erased are really gone.
   */
  async erasePictures(consentId: string): Promise<void> {
    await this.#deps.pictures.erase(consentId);
    await this.streams.advance(consentId, ({ snapshot: { context } }) => [
      {
        type: 'pictures.erased',
        data: { count: context.pictures - context.erased, reason: 'retention' },
        actor: serverActor('retention'),
      },
    ]);
  }

  /** Ends a consent; null: it had ended already. */
  end(consentId: string, reason: ConsentEnd, actor: Actor): Promise<Consent | null> {
    return this.#tell(consentId, { type: 'consent.ended', data: { reason }, actor });
  }

  /** Ends the consent of a device that restarted, since the device no longer remembers it. */
  async restarted(endpointId: string): Promise<void> {
    const consentId = this.of(endpointId);
    if (consentId) await this.end(consentId, 'deviceRestarted', deviceActor(endpointId));
  }

  /** Ends a consent after the device reported its end. */
  async endedOnDevice(endpointId: string, consentId: string, cause: string): Promise<void> {
    if (this.of(endpointId) !== consentId) return;
    const reason = cause === 'Revoked' ? 'revoked' : cause === 'Expired' ? 'expired' : null;
    if (reason) await this.end(consentId, reason, deviceActor(endpointId));
  }

  async #begin(
    consentId: string,
    taskId: string,
    endpointId: string,
    order: TaskOrder,
    facts: (consent: Consent) => ConsentFact[],
  ): Promise<boolean> {
    let isStored = false;
    await this.#deps.engine.begin([{ taskId, endpointId }], order, async (together) => {
      isStored = (await this.streams.advance(consentId, facts, { together })) !== null;
      return isStored;
    });
    return isStored;
  }

  #tell(consentId: string, fact: ConsentFact): Promise<Consent | null> {
    return this.#deps.retry.until('consent', () => this.streams.advance(consentId, () => [fact]));
  }

  /** Cancels pending prompts, and informs a connected device; the upload grant of an offline device is already gone. */
  async #clear(consentId: string, endpointId: string, taskIds: readonly string[]): Promise<ConsentFact> {
    const { engine, gateway, retry, newId } = this.#deps;
    const actor = serverActor('engine');
    for (const taskId of taskIds)
      await retry.until('clearDevice', () => engine.cancel(taskId, 'leftScreen', actor));
    const answer = await gateway.operate(endpointId, {
      command: 'Device.X_WAYMARK_Screen.EndConsent()',
      commandKey: newId(),
      inputArgs: { ConsentId: consentId },
      turnMs: saidMs,
      timeoutMs: saidMs,
    });
    return { type: 'device.cleared', data: { told: answer.kind === 'completed' }, actor };
  }

  #advanced(consentId: string, { context, ...snapshot }: ConsentSnapshot): void {
    const { endpointId, capture } = context;
    for (const [taskId, grant] of this.#uploadGrants)
      if (grant.consentId === consentId && capture?.taskId !== taskId) this.#uploadGrants.delete(taskId);
    const standing = ['asking', 'granted', 'starting', 'playing'].includes(String(snapshot.value));
    if (!standing) this.live.end(consentId);
    if (snapshot.hasTag('terminal') && this.of(endpointId) === consentId) this.#byDevice.delete(endpointId);
  }

  #later(where: string, work: () => Promise<unknown>): void {
    work().catch((error) => this.#deps.onFault(where, error));
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
