import type { Outage, OutageCause } from '#machines/message/events.ts';
import type { Gone } from './devices-away.ts';
import type { News } from './news.ts';
import { type AwayDevice, causeKey, causesOf, findOutages } from './outage-causes.ts';

/** Milliseconds between two checks: devices of one outage are not lost in the same second. */
export const outageCheckMs = 20_000;
/** Milliseconds within which devices that disconnect may belong to one outage. */
const togetherMs = 600_000;
const rule = { least: 5, share: 0.2 };
/** An outage is over when fewer than this share of its devices are still offline. */
const overBelow = 0.2;
/** Maximum number of devices that are remembered. */
const mostRecent = 200_000;

/** Outage of a message that has not ended. */
export interface OpenOutage {
  messageId: string;
  /** Path of the recipient's organisation. */
  opPath: string;
  group: string;
  outage: Outage;
  /** Number of devices that were reported. */
  count: number;
}

/** Answers about devices, from the database. */
export interface OutageQueries {
  /**
   * Reads those of these devices that are deployed and still offline, without those that are being upgraded, rebooted or
   * reset: their absence is planned.
   */
  stillAway(endpointIds: readonly string[]): Promise<AwayDevice[]>;
  /** Counts the deployed devices of each cause in an organisation and those below it, by `causeKey`. */
  totals(opPath: string, causes: readonly OutageCause[]): Promise<ReadonlyMap<string, number>>;
  open(): Promise<OpenOutage[]>;
  /** Counts the devices of an outage that have been offline since. */
  offline(opPath: string, outage: Outage): Promise<number>;
}

interface Recent extends Gone {
  /** Paths of the organisations whose users were notified of an outage with this device. */
  notified: Set<string>;
  /** True after its first check: users who want every device were notified. */
  released: boolean;
}

/** Result of a check. */
export interface OutageCheck {
  news: News[];
  ended: OpenOutage[];
  /** Devices that are classified for the first time, by organisation of users: not in one of its outages. */
  others(opPath: string): Gone[];
  /** The same devices, in one of its outages. */
  ofOutages(opPath: string): Gone[];
}

/** Devices that went offline in the last minutes, and the outages that they are part of. */
export class Outages {
  readonly #queries: OutageQueries;
  readonly #recent = new Map<string, Recent>();
  #checkedAt = 0;

  constructor(queries: OutageQueries) {
    this.#queries = queries;
  }

  add(gone: readonly Gone[]): void {
    for (const each of gone) {
      if (this.#recent.size >= mostRecent) return;
      this.#recent.delete(each.endpointId);
      this.#recent.set(each.endpointId, { ...each, notified: new Set(), released: false });
    }
  }

  /** A device that is back is no part of an outage that begins now. */
  back(endpointId: string): void {
    if (this.#recent.get(endpointId)?.released) this.#recent.delete(endpointId);
  }

  /** Position of the first device that was not classified yet; null: none. */
  get first(): number | null {
    for (const { released, pos } of this.#recent.values()) if (!released) return pos;
    return null;
  }

  isDue(now: number): boolean {
    return now - this.#checkedAt >= outageCheckMs;
  }

  /** Finds outages in the organisations of these paths, separately: a user is notified of outages within their organisation. */
  async check(now: number, paths: readonly string[]): Promise<OutageCheck> {
    this.#checkedAt = now;
    for (const [id, { since, released }] of this.#recent)
      if (released && since + togetherMs < now) this.#recent.delete(id);
    const open = await this.#queries.open();
    const fresh = [...this.#recent.values()].filter(({ released }) => !released);
    const news = fresh.length === 0 ? [] : await this.#newsFor(paths, open);
    for (const recent of fresh) recent.released = true;
    return {
      news,
      ended: await this.#ended(open),
      others: (opPath) => fresh.filter(({ notified }) => !notified.has(opPath)),
      ofOutages: (opPath) => fresh.filter(({ notified }) => notified.has(opPath)),
    };
  }

  async #newsFor(paths: readonly string[], open: readonly OpenOutage[]): Promise<News[]> {
    // When this server was away, it knows nothing of its devices: that is no outage of theirs.
    const ids = [...this.#recent.values()].flatMap(({ endpointId, reason }) =>
      reason === 'serverRestart' ? [] : [endpointId],
    );
    const away = ids.length === 0 ? [] : await this.#queries.stillAway(ids);
    const news: News[] = [];
    for (const opPath of paths) {
      const mine = away.filter(
        (device) =>
          device.opPath.startsWith(opPath) && !this.#recent.get(device.endpointId)?.notified.has(opPath),
      );
      const lasting = new Map(
        open.filter((each) => each.opPath === opPath).map((each) => [each.group, each.outage]),
      );
      const joining = new Map<string, AwayDevice[]>();
      const rest = mine.filter((device) => {
        const group = causesOf(device, opPath)
          .map(causeKey)
          .find((key) => lasting.has(key));
        if (group === undefined) return true;
        joining.set(group, [...(joining.get(group) ?? []), device]);
        return false;
      });
      for (const [group, devices] of joining) {
        const outage = lasting.get(group);
        if (outage) news.push(...this.#newsOf(opPath, outage, devices));
      }
      const totals = (causes: readonly OutageCause[]) => this.#queries.totals(opPath, causes);
      for (const { cause, total, devices } of await findOutages(rest, opPath, totals, rule)) {
        const since = Math.min(
          ...devices.slice(0, 1_000).map(({ endpointId }) => this.#recent.get(endpointId)?.since ?? Infinity),
        );
        const outage = { cause, total, since: new Date(since).toISOString() };
        news.push(...this.#newsOf(opPath, outage, devices));
      }
    }
    return news;
  }

  /** In the order of the log, which tells after a restart which ones a message already has. */
  #newsOf(opPath: string, outage: Outage, devices: readonly AwayDevice[]): News[] {
    const group = causeKey(outage.cause);
    const news = devices.flatMap(({ endpointId, opPath: path }): News[] => {
      const recent = this.#recent.get(endpointId);
      if (!recent) return [];
      recent.notified.add(opPath);
      const about = { kind: 'outages', group, subject: endpointId, failed: false } as const;
      return [{ ...about, opPath: path, to: { opPath }, pos: recent.pos, outage }];
    });
    return news.toSorted((one, other) => one.pos - other.pos);
  }

  async #ended(open: readonly OpenOutage[]): Promise<OpenOutage[]> {
    const counts = new Map<string, number>();
    const ended: OpenOutage[] = [];
    for (const each of open) {
      const key = `${each.opPath} ${each.group} ${each.outage.since}`;
      const offline = counts.get(key) ?? (await this.#queries.offline(each.opPath, each.outage));
      counts.set(key, offline);
      if (offline < each.count * overBelow) ended.push(each);
    }
    return ended;
  }
}
