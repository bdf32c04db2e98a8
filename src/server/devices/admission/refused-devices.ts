import { hash } from 'node:crypto';
import { type Clock, every } from '#domain/clock.ts';
import type { RefusedConnection } from '#domain/refused-connection.ts';
import type { Database } from '#server/core/database/database.ts';
import type { FaultReport } from '#server/core/logger.ts';
import { networkOf } from '#server/core/network/network.ts';
import { forgetRefused, type RefusedRow, readRefused, storeRefused } from './queries/refused-devices.ts';

interface RefusedDeps {
  database: Database;
  clock: Clock;
  onFault: FaultReport;
}

type Kept = Omit<RefusedRow, 'op_id'>;

/** Maximum number of rows, and of those from one address: invented ids must not push real devices out of the list. */
const mostRows = 1_000;
const mostOfAddress = 50;
const keptMs = 7 * 86_400_000;
const storedMs = 2_000;
const textLimit = 300;

/**
 * Refused connections to the device port, one row for each claimed id and address. A fault repeats each minute or so:
 * rows are changed in memory, and stored every two seconds.
 */
export class RefusedDevices {
  readonly #deps: RefusedDeps;
  /** By key, the latest refusal last. */
  readonly #rows = new Map<string, Kept>();
  /** Ids of the rows of each network, the oldest first. */
  readonly #ofNetwork = new Map<string, Set<string>>();
  readonly #changed = new Set<string>();
  readonly #dropped = new Set<string>();
  #stop = () => {};
  #storing: Promise<void> = Promise.resolve();
  /** Called with the organisations whose list changed. */
  onStored: (opIds: readonly string[]) => Promise<void> = async () => {};

  private constructor(deps: RefusedDeps) {
    this.#deps = deps;
  }

  static async open(deps: RefusedDeps): Promise<RefusedDevices> {
    const refused = new RefusedDevices(deps);
    for (const row of await readRefused(deps.database.sql)) refused.#put(row);
    refused.#stop = every(deps.clock, storedMs, () => {
      refused.store().catch((error) => deps.onFault('refused devices', error));
    });
    return refused;
  }

  async close(): Promise<void> {
    this.#stop();
    await this.store();
  }

  readonly refused = (connection: RefusedConnection): void => {
    const { endpointId, address, reason, detail, fingerprint } = connection;
    const now = new Date(this.#deps.clock.now());
    const id = idOf(endpointId, address);
    const before = this.#rows.get(id);
    if (before) this.#take(before);
    else this.#makeRoom(address);
    this.#put({
      refused_id: id,
      endpoint_id: endpointId,
      address,
      reason,
      detail: detail.slice(0, textLimit),
      fingerprint,
      times: (before?.times ?? 0) + 1,
      first_at: before?.first_at ?? now,
      last_at: now,
      admitted_at: before?.admitted_at ?? null,
    });
    this.#dropped.delete(id);
    this.#changed.add(id);
  };

  /**
   * Notes that a device was admitted after all; one that was never refused has no row. Rows of other addresses stay: they
   * may be another device with its id.
   */
  readonly admitted = (endpointId: string, address: string): void => {
    const id = idOf(endpointId, address);
    const row = this.#rows.get(id);
    if (!row || endpointId === '') return;
    this.#rows.set(id, { ...row, admitted_at: new Date(this.#deps.clock.now()) });
    this.#changed.add(id);
  };

  /** Stores the changes since the last time. */
  store(): Promise<void> {
    this.#storing = this.#storing.catch(() => {}).then(() => this.#store());
    return this.#storing;
  }

  async #store(): Promise<void> {
    const { database, clock } = this.#deps;
    for (const [id, { last_at: lastAt }] of this.#rows) {
      if (lastAt.getTime() > clock.now() - keptMs) break;
      this.#drop(id);
    }
    const changed = [...this.#changed];
    const dropped = [...this.#dropped];
    if (changed.length + dropped.length === 0) return;
    this.#changed.clear();
    this.#dropped.clear();
    let stored: string[];
    try {
      await forgetRefused(database.sql, dropped);
      const rows = changed.flatMap((id) => this.#rows.get(id) ?? []);
      stored = await storeRefused(database.sql, rows);
    } catch (error) {
      for (const id of changed) this.#changed.add(id);
      for (const id of dropped) this.#dropped.add(id);
      throw error;
    }
    await this.onStored(stored);
  }

  /** Drops the oldest row of an address that has too many, or of all. */
  #makeRoom(address: string): void {
    const own = this.#ofNetwork.get(networkOf(address));
    const full =
      own && own.size >= mostOfAddress ? own : this.#rows.size >= mostRows ? this.#rows.keys() : [];
    const [oldest] = full;
    if (oldest !== undefined) this.#drop(oldest);
  }

  #put(row: Kept): void {
    this.#rows.set(row.refused_id, row);
    const network = networkOf(row.address);
    this.#ofNetwork.set(network, (this.#ofNetwork.get(network) ?? new Set()).add(row.refused_id));
  }

  #take({ refused_id: id, address }: Kept): void {
    this.#rows.delete(id);
    const network = networkOf(address);
    const own = this.#ofNetwork.get(network);
    own?.delete(id);
    if (own?.size === 0) this.#ofNetwork.delete(network);
  }

  #drop(id: string): void {
    const row = this.#rows.get(id);
    if (row) this.#take(row);
    this.#changed.delete(id);
    this.#dropped.add(id);
  }
}

const idOf = (endpointId: string, address: string): string =>
  hash('sha256', JSON.stringify([endpointId, networkOf(address)])).slice(0, 32);
