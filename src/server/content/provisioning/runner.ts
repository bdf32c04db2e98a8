import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { idOf } from '#server/core/streams/definition.ts';
import type { DispatchAuthority, TaskEngine } from '#server/devices/engine/port.ts';
import { provisioned, sumPath } from '../provisioned.ts';
import {
  boxesToSend,
  enabledProvisionings,
  type HoldReason,
  type ProvisioningRow,
  setHold,
  takeTurn,
} from './queries/provisionings.ts';
import { provisioningStream } from './stream.ts';

interface Deps {
  database: Database;
  log: EventLog;
  /** Waits until the read models have reached a position of the log. */
  reached(pos: number): Promise<void>;
  engine: Pick<TaskEngine, 'request'>;
  authority: DispatchAuthority;
  /** Returns the reason that the account behind a choice may no longer do this for the organisation; null: it may. */
  lostStanding(question: { accountId: string; permission: string; opId: string }): Promise<HoldReason | null>;
  clock: Clock;
  now(): Date;
  onFault(what: string, error: unknown): void;
}

/** Milliseconds between two checks; each starts at most `mostSent` boxes. */
const lookMs = 1_000;
const mostSent = 20;
/** Milliseconds between two checks of all boxes; those that connect or report are checked at once. */
const fullMs = 30_000;
/** Maximum number of boxes that connected or reported since the last check; beyond it all are checked. */
const mostNoticed = 2_000;
const permission = '/cms/edit';
const sumPaths = [sumPath('bootAd'), sumPath('landingChannel'), sumPath('metadata')];

/**
 * Sends every box its organisation's choice. Each check compares the boxes' reports with the choice, so a killed server
 * continues with its first check. A box's attempt is stored before its task begins, so it is never sent twice at once.
 */
export class ProvisioningRunner {
  readonly #deps: Deps;
  readonly #noticed = new Set<string>();
  #lookAtAll = true;
  #lookedAtAll = 0;
  #stopped = false;
  #forget: () => void = () => {};
  #forgetTimer: () => void = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#forget = this.#deps.log.onCommit((committed) => {
      for (const { kind, event } of committed) {
        if (kind === provisioningStream.kind) this.#lookAtAll = true;
        else if (kind !== 'device') continue;
        else if (event.type === 'device.connected' || reportsSum(event.type, event.data))
          this.#notice(idOf(event.streamId));
      }
    });
    this.#wait();
  }

  stop(): void {
    this.#stopped = true;
    this.#forget();
    this.#forgetTimer();
  }

  #notice(endpointId: string): void {
    if (this.#noticed.size < mostNoticed) this.#noticed.add(endpointId);
    else this.#lookAtAll = true;
  }

  #wait(): void {
    if (!this.#stopped) this.#forgetTimer = this.#deps.clock.after(lookMs, () => void this.#look());
  }

  async #look(): Promise<void> {
    const { clock, log, database, reached, onFault } = this.#deps;
    const full = this.#lookAtAll || clock.monotonic() - this.#lookedAtAll >= fullMs;
    const among = full ? null : [...this.#noticed];
    try {
      if (among?.length === 0) return;
      this.#noticed.clear();
      this.#lookAtAll = false;
      if (full) this.#lookedAtAll = clock.monotonic();
      await reached((await log.head()).pos);
      let free = mostSent;
      for (const row of await enabledProvisionings(database)) {
        if (this.#stopped) return;
        if (row.item_deleted || (await this.#isHeld(row))) continue;
        free -= await this.#send(row, among, free);
        if (free > 0) continue;
        this.#lookAtAll = true;
        return;
      }
    } catch (error) {
      this.#lookAtAll = true;
      onFault('provisioning', error);
    } finally {
      this.#wait();
    }
  }

  /** Tells if the account behind a choice prevents sending; the page then shows the reason. */
  async #isHeld(row: ProvisioningRow): Promise<boolean> {
    const { database, lostStanding, now } = this.#deps;
    const reason = await lostStanding({ accountId: row.account_id, permission, opId: row.op_id });
    if (reason !== row.hold_reason) await setHold(database, row, { reason, now: now() });
    return reason !== null;
  }

  /** Sends to boxes and returns their number. */
  async #send(row: ProvisioningRow, among: readonly string[] | null, limit: number): Promise<number> {
    const { database, engine, authority, now } = this.#deps;
    const boxes = await boxesToSend(database, row, { among, now: now(), limit });
    const { account_id: accountId, item_id: itemId, content_version: version, name, sha256 } = row;
    const { taskKind, commandType } = provisioned[row.kind];
    for (const endpointId of boxes) {
      await takeTurn(database, row, endpointId, now());
      if (!(await authority.mayStill({ accountId, permission, endpointId }))) continue;
      await engine.request({
        kind: taskKind,
        endpointIds: [endpointId],
        permission,
        opId: row.op_id,
        lane: 'bulk',
        params: { contentType: commandType, itemId, name, version, sha256, size: row.size_bytes },
        actor: { kind: 'account', id: accountId, name: row.account_name },
      });
    }
    return boxes.length;
  }
}

function reportsSum(type: string, { values }: { values?: unknown }): boolean {
  return (
    type === 'device.valuesObserved' &&
    typeof values === 'object' &&
    values !== null &&
    sumPaths.some((path) => path in values)
  );
}
