import type { Clock } from '#domain/clock.ts';
import { type LivePlace, type LivePresence, type PresentPerson, placeOf } from '#domain/live-presence.ts';
import type { LiveSession, OperatorPaths } from './directory.ts';

/** Permission for opening the page of a device. */
export const presencePermission = '/devices/presence';

/** Socket, as far as presence needs it. */
interface Visitor {
  readonly session: LiveSession;
  tell(message: LivePresence): void;
}

interface Visit {
  endpointId: string;
  doing: LivePlace['doing'];
  since: number;
}

/** Permission for taking over a device from another user. */
const handoverPermission = '/devices/handovers';

/** Message rate of one socket: a burst, and then one per this many milliseconds. A console sends a few a minute. */
const words = { burst: 40, everyMs: 500 };
/** Maximum number of people reported for one page. */
const mostPeople = 50;

/**
 * Users who have a device's page open now: one page per socket, in the memory of this process, until the socket closes.
 * Presence is not evidence, so it is not logged (docs/decisions/195).
 */
export class Presence {
  readonly #clock: Clock;
  readonly #paths: OperatorPaths;
  readonly #visits = new Map<Visitor, Visit>();
  /** Messages that a socket may still send, and the time of that count. */
  readonly #left = new Map<Visitor, { words: number; at: number }>();
  /** Last message of each socket: an earlier one that is still being checked no longer counts. */
  readonly #last = new Map<Visitor, LivePlace>();

  constructor(clock: Clock, paths: OperatorPaths) {
    this.#clock = clock;
    this.#paths = paths;
  }

  /** Handles a message; settles when the presence was sent. False: the socket sends too much and should be closed. */
  async said(visitor: Visitor, text: string): Promise<boolean> {
    if (!this.#maySpeak(visitor)) return false;
    const place = placeOf(text);
    if (!place) return true;
    this.#last.set(visitor, place);
    const { endpointId, doing } = place;
    const isAllowed = endpointId !== null && (await this.#maySee(visitor, endpointId));
    if (this.#last.get(visitor) !== place) return true;
    const before = this.#visits.get(visitor);
    if (isAllowed) {
      const since = before?.endpointId === endpointId ? before.since : this.#clock.now();
      this.#visits.set(visitor, { endpointId, doing, since });
    } else this.#visits.delete(visitor);
    await this.#tell(new Set([before?.endpointId, isAllowed ? endpointId : undefined]));
    return true;
  }

  /** Handles a closed socket. */
  async left(visitor: Visitor): Promise<void> {
    const before = this.#visits.get(visitor);
    for (const kept of [this.#visits, this.#left, this.#last]) kept.delete(visitor);
    await this.#tell(new Set([before?.endpointId]));
  }

  /**
   * Returns the name of an account that is on the page of a device and may take it over, as visible to `opPath`; null:
   * none.
   */
  nameOf(endpointId: string, accountId: string, opPath: string): string | null {
    const found = this.#on(endpointId).find(
      ([{ session }]) =>
        session.accountId === accountId && session.opPath.startsWith(opPath) && mayTakeOver(session),
    );
    return found?.[0].session.name ?? null;
  }

  async #tell(endpointIds: ReadonlySet<string | undefined>): Promise<void> {
    for (const endpointId of endpointIds) {
      if (endpointId === undefined) continue;
      // The device may have been moved to another operator meanwhile.
      for (const reader of this.#on(endpointId).map(([visitor]) => visitor))
        if (await this.#maySee(reader, endpointId))
          reader.tell({
            event: 'presence',
            endpoint_id: endpointId,
            people: this.#others(reader, endpointId),
          });
    }
  }

  #on(endpointId: string): [Visitor, Visit][] {
    return [...this.#visits].filter(([, visit]) => visit.endpointId === endpointId);
  }

  #others({ session: reader }: Visitor, endpointId: string): PresentPerson[] {
    const people = new Map<string, PresentPerson>();
    for (const [{ session }, { doing, since }] of this.#on(endpointId)) {
      if (session.accountId === reader.accountId) continue;
      const known = people.get(session.accountId);
      const isKnown = session.opPath.startsWith(reader.opPath);
      people.set(session.accountId, {
        accountId: isKnown && mayTakeOver(session) ? session.accountId : null,
        name: isKnown ? session.name : null,
        since: known?.since ?? new Date(since).toISOString(),
        doing: doing ?? known?.doing ?? null,
      });
    }
    return [...people.values()].slice(0, mostPeople);
  }

  async #maySee({ session }: Visitor, endpointId: string): Promise<boolean> {
    if (!session.permissions.includes(presencePermission)) return false;
    await this.#paths.learn([{ endpointId }]);
    return (await this.#paths.of({ endpointId }))?.startsWith(session.opPath) ?? false;
  }

  #maySpeak(visitor: Visitor): boolean {
    const now = this.#clock.monotonic();
    const { words: left, at } = this.#left.get(visitor) ?? { words: words.burst, at: now };
    const has = Math.min(words.burst, left + (now - at) / words.everyMs);
    this.#left.set(visitor, { words: Math.max(0, has - 1), at: now });
    return has >= 1;
  }
}

const mayTakeOver = ({ permissions }: LiveSession): boolean => permissions.includes(handoverPermission);
