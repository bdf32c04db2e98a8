import { createHash } from 'node:crypto';
import type { Outage, OutageCause } from '#machines/message/events.ts';
import type { Gone } from './devices-away.ts';
import type { News } from './news.ts';
import { type AwayDevice, causeKey, causesOf, findOutages, parentOf } from './outage-causes.ts';

/** Milliseconds between two checks: devices of one outage are not lost in the same second. */
export const outageCheckMs = 20_000;
/** Milliseconds within which devices that disconnect may belong to one outage. */
const togetherMs = 600_000;
const rule = { least: 5, share: 0.2 };
/** An outage is over when fewer than this share of its devices are still offline. */
const overBelow = 0.2;
/** Maximum number of devices that are remembered. */
const mostRecent = 200_000;

/** Outage that has not ended. */
export interface OpenOutage {
  outageId: string;
  /** Path of the organisation that it was found for. */
  opPath: string;
  /** Path of the organisation whose users are notified: the same, or the nearest one above with users. */
  notified: string;
  group: string;
  outage: Outage;
  /** Number of its devices that went offline, and the position of the last disconnection among them. */
  count: number;
  lastPos: number;
}

/** Answers about devices from the database, and the outages that are stored there. */
export interface OutageQueries {
  /**
   * Reads the paths of all organisations, each with that of the organisation whose users are notified of its outages: itself,
   * or the nearest one above with users. An organisation without users at or above it is missing.
   */
  organisations(): Promise<ReadonlyMap<string, string>>;
  /**
   * Reads those of these devices that are deployed and still offline, without those that are being upgraded, rebooted or
   * reset: their absence is planned.
   */
  stillAway(endpointIds: readonly string[]): Promise<AwayDevice[]>;
  /** Counts the deployed devices of each cause in an organisation and those below it, by `causeKey`. */
  totals(opPath: string, causes: readonly OutageCause[]): Promise<ReadonlyMap<string, number>>;
  open(): Promise<OpenOutage[]>;
  /** Stores outages that were found, or that have grown. */
  store(outages: readonly OpenOutage[]): Promise<void>;
  /** Counts the devices of an outage that have been offline since. */
  offline(opPath: string, outage: Outage): Promise<number>;
  /** Stores the counts of outages that last. */
  counted(counts: readonly { outageId: string; offline: number; total: number }[], at: string): Promise<void>;
  end(outageIds: readonly string[], at: string): Promise<void>;
  /** Reads open messages about outages that do not last. */
  messagesOver(): Promise<string[]>;
}

interface Recent extends Gone {
  /** Paths of the organisations that an outage with this device was found for. */
  found: Set<string>;
  /** Paths of the organisations whose users are notified of one of these. */
  notified: Set<string>;
  /** True after its first check: users who want every device were notified. */
  released: boolean;
}

/** Result of a check. */
export interface OutageCheck {
  news: News[];
  /** Ids of messages about outages that are over. */
  ended: string[];
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
      this.#recent.set(each.endpointId, { ...each, found: new Set(), notified: new Set(), released: false });
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

  /**
   * Finds outages in each organisation, separately: a user sees outages within their organisation. Of an organisation
   * without users, those above it are notified, unless an outage of theirs already has its devices.
   */
  async check(now: number): Promise<OutageCheck> {
    this.#checkedAt = now;
    for (const [id, { since, released }] of this.#recent)
      if (released && since + togetherMs < now) this.#recent.delete(id);
    const open = await this.#queries.open();
    const fresh = [...this.#recent.values()].filter(({ released }) => !released);
    const found = fresh.length === 0 ? [] : await this.#find(open);
    await this.#queries.store(found.map(({ stored }) => stored));
    const news = found.flatMap((each) => this.#newsOf(each));
    for (const recent of fresh) recent.released = true;
    const at = new Date(now).toISOString();
    const over = await this.#count(open, found, at);
    if (over.length > 0) await this.#queries.end(over, at);
    return {
      news,
      ended: await this.#queries.messagesOver(),
      others: (opPath) => fresh.filter(({ notified }) => !notified.has(opPath)),
      ofOutages: (opPath) => fresh.filter(({ notified }) => notified.has(opPath)),
    };
  }

  async #find(open: readonly OpenOutage[]): Promise<Found[]> {
    // When this server was away, it knows nothing of its devices: that is no outage of theirs.
    const ids = [...this.#recent.values()].flatMap(({ endpointId, reason }) =>
      reason === 'serverRestart' ? [] : [endpointId],
    );
    const away = ids.length === 0 ? [] : await this.#queries.stillAway(ids);
    if (away.length === 0) return [];
    const organisations = await this.#queries.organisations();
    const found: Found[] = [];
    // Organisations above come first: what one of their outages has, is no outage of its own below.
    for (const [opPath, devices] of byOrganisation(away)) {
      const notified = organisations.get(opPath);
      if (notified === undefined) continue;
      const begun = await this.#findIn({ opPath, notified }, devices, open);
      for (const each of begun.flatMap((outage) => outage.devices)) {
        const recent = this.#recent.get(each.endpointId);
        recent?.found.add(opPath);
        recent?.notified.add(notified);
      }
      found.push(...begun);
    }
    return found;
  }

  async #findIn(
    { opPath, notified }: Pick<OpenOutage, 'opPath' | 'notified'>,
    away: readonly AwayDevice[],
    open: readonly OpenOutage[],
  ): Promise<Found[]> {
    const isKnown = (path: string) => opPath.startsWith(path) && path.startsWith(notified);
    const mine = away.filter(
      ({ endpointId }) => ![...(this.#recent.get(endpointId)?.found ?? [])].some(isKnown),
    );
    if (mine.length === 0) return [];
    const groupOf = groupsOf({ opPath, notified });
    const lasting = new Map(open.filter((each) => each.opPath === opPath).map((each) => [each.group, each]));
    const joining = new Map<string, AwayDevice[]>();
    const rest = mine.filter((device) => {
      const group = causesOf(device, opPath)
        .map(groupOf)
        .find((key) => lasting.has(key));
      if (group === undefined) return true;
      joining.set(group, [...(joining.get(group) ?? []), device]);
      return false;
    });
    const grown = [...joining].flatMap(([group, devices]): Found[] => {
      const outage = lasting.get(group);
      return outage ? [this.#withDevices(outage, devices)] : [];
    });
    const totals = (causes: readonly OutageCause[]) => this.#queries.totals(opPath, causes);
    const begun = await findOutages(rest, opPath, totals, rule);
    return [
      ...grown,
      ...begun.map(({ cause, total, devices }) => {
        const times = devices.map(({ endpointId }) => this.#recent.get(endpointId)?.since ?? Infinity);
        const since = times.reduce((first, time) => Math.min(first, time), Infinity);
        const within = notified === opPath ? {} : { within: opPath };
        const outage = { cause, total, since: new Date(since).toISOString(), ...within };
        const group = groupOf(cause);
        const outageId = idOf(opPath, group, outage.since);
        return this.#withDevices(
          { outageId, opPath, notified, group, outage, count: 0, lastPos: 0 },
          devices,
        );
      }),
    ];
  }

  /** Counts these devices in an outage, except those that it already counts: they are read again after a restart. */
  #withDevices(outage: OpenOutage, devices: readonly AwayDevice[]): Found {
    const positions = devices.map(({ endpointId }) => this.#recent.get(endpointId)?.pos ?? 0);
    const count = outage.count + positions.filter((pos) => pos > outage.lastPos).length;
    const lastPos = positions.reduce((last, pos) => Math.max(last, pos), outage.lastPos);
    return { stored: { ...outage, count, lastPos }, devices };
  }

  /** In the order of the log, which tells after a restart which ones a message already has. */
  #newsOf({ stored: { notified, group, outage }, devices }: Found): News[] {
    const news = devices.flatMap(({ endpointId, opPath: path }): News[] => {
      const recent = this.#recent.get(endpointId);
      if (!recent) return [];
      const about = { kind: 'outages', group, subject: endpointId, failed: false } as const;
      return [{ ...about, opPath: path, to: { opPath: notified }, pos: recent.pos, outage }];
    });
    return news.toSorted((one, other) => one.pos - other.pos);
  }

  /** Counts the devices of all outages, and returns the ids of those that are over. */
  async #count(open: readonly OpenOutage[], found: readonly Found[], at: string): Promise<string[]> {
    const all = new Map(open.map((each) => [each.outageId, each]));
    for (const { stored } of found) all.set(stored.outageId, stored);
    const over: string[] = [];
    const counts: { outageId: string; offline: number; total: number }[] = [];
    for (const { outageId, opPath, outage, count } of all.values()) {
      const offline = await this.#queries.offline(opPath, outage);
      const totals = await this.#queries.totals(opPath, [outage.cause]);
      counts.push({ outageId, offline, total: Math.max(totals.get(causeKey(outage.cause)) ?? 0, offline) });
      if (offline < count * overBelow) over.push(outageId);
    }
    if (counts.length > 0) await this.#queries.counted(counts, at);
    return over;
  }
}

/** Lists the devices of each organisation and those below it, organisations above first. */
function byOrganisation(away: readonly AwayDevice[]): [string, AwayDevice[]][] {
  const devices = new Map<string, AwayDevice[]>();
  for (const device of away)
    for (let path = device.opPath; path.length > 1; path = parentOf(path)) {
      const of = devices.get(path);
      if (of) of.push(device);
      else devices.set(path, [device]);
    }
  return [...devices].toSorted(([one], [other]) => one.length - other.length);
}

/** Names the subject of messages: to users above, one of each organisation. */
const groupsOf =
  ({ opPath, notified }: Pick<OpenOutage, 'opPath' | 'notified'>) =>
  (cause: OutageCause): string =>
    notified === opPath ? causeKey(cause) : JSON.stringify([causeKey(cause), opPath]);

interface Found {
  stored: OpenOutage;
  /** Devices that are new in it. */
  devices: readonly AwayDevice[];
}

/** Computes the id of an outage, which is equal for the same one after a restart. */
const idOf = (opPath: string, group: string, since: string): string =>
  createHash('sha256').update([opPath, group, since].join('\n')).digest('hex').slice(0, 32);
