import type { Clock } from '#domain/clock.ts';
import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { UnregisteredDevice } from '#domain/refused-connection.ts';
import type { AdmissionOrder } from '#machines/admission/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { matches } from './matches.ts';
import { currentAdmissions } from './queries/admissions.ts';
import { type AdmissionMachine, admissionStream } from './stream.ts';

interface AdmissionDeps {
  database: Database;
  log: EventLog;
  clock: Clock;
  newId(): string;
}

const gateway = serverActor('gateway');

/** Open admissions: the gateway asks them about each device that is not registered. */
export class Admissions {
  /** Registration for the effect runner, for their deadlines. */
  readonly served: ServedKind<AdmissionMachine>;
  readonly #streams: StreamRepository<AdmissionMachine>;
  readonly #deps: AdmissionDeps;
  /** Ends of the admissions whose time is not over, by id, in milliseconds since 1970. */
  readonly #current = new Map<string, number>();

  private constructor(deps: AdmissionDeps) {
    this.#deps = deps;
    this.#streams = new StreamRepository({ log: deps.log, definition: admissionStream });
    this.served = { kind: admissionStream.kind, streams: this.#streams, performers: {} };
  }

  static async open(deps: AdmissionDeps): Promise<Admissions> {
    const admissions = new Admissions(deps);
    const now = new Date(deps.clock.now());
    for (const { admission_id: id, valid_until: until } of await currentAdmissions(deps.database.sql, now))
      admissions.#current.set(id, until.getTime());
    return admissions;
  }

  /** Opens an admission. One for the same device that is still open stays, and its id is returned. */
  async begin(order: AdmissionOrder, actor: Actor): Promise<string> {
    const { newId, clock } = this.#deps;
    const open = await this.#openFor(order);
    if (open !== null) return open;
    const id = newId();
    await this.#streams.begin(
      [{ id, facts: [{ type: 'admission.opened', data: order, actor }] }],
      'interactive',
    );
    this.#current.set(id, clock.now() + order.validMs);
    return id;
  }

  /** Ends an admission early; false: it has ended by itself. */
  async close(id: string, actor: Actor): Promise<boolean> {
    const closed = await this.#streams.advance(id, () => [{ type: 'admission.closed', data: {}, actor }]);
    if (closed) this.#current.delete(id);
    return closed !== null;
  }

  /** Admits a device that an admission is for, and records it there. */
  readonly admits = async (device: UnregisteredDevice): Promise<boolean> => {
    const { clock } = this.#deps;
    for (const [id, until] of this.#current) {
      if (until <= clock.now()) this.#current.delete(id);
      else if (await this.#admitsBy(id, device)) return true;
    }
    return false;
  };

  async #admitsBy(id: string, { endpointId, address, fingerprint }: UnregisteredDevice): Promise<boolean> {
    const { snapshot } = await this.#streams.load(id);
    if (!matches(snapshot.context, { endpointId, address, fingerprint })) return false;
    const data = { endpointId, address, fingerprint };
    const after = await this.#streams.advance(id, () => [{ type: 'device.admitted', data, actor: gateway }]);
    // A device that was admitted may come again, also after the last place was taken: its first connection can fail.
    const { value, context } = (after ?? (await this.#streams.current(id))).snapshot;
    return (value === 'open' || value === 'full') && context.admitted.includes(endpointId);
  }

  async #openFor({ devices }: AdmissionOrder): Promise<string | null> {
    if (devices.by !== 'device') return null;
    const now = this.#deps.clock.now();
    for (const [id, until] of this.#current) {
      const { value, context } = (await this.#streams.load(id)).snapshot;
      const same =
        context.devices.by === 'device' &&
        context.devices.endpointId === devices.endpointId &&
        context.devices.fingerprint === devices.fingerprint;
      if (same && value === 'open' && until > now) return id;
    }
    return null;
  }
}
