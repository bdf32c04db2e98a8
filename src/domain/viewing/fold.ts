import type { ViewedService, ViewKind } from './report.ts';
import { type SlotPart, slotParts, type ViewingDay } from './slots.ts';
import type { TimedView } from './times.ts';

/** Set of boxes by their numbers. */
export interface BoxSet {
  add(box: number): unknown;
  readonly size: number;
}

/** Seconds in each slot of a day, and the boxes that saw it. */
export interface Viewed<Boxes extends BoxSet> {
  slots: Uint32Array;
  seconds: number;
  /** Views that began on this day. */
  starts: number;
  boxes: Boxes;
}

/** Viewing of one box on one day. */
export interface BoxDay {
  seconds: number;
  views: number;
  /** Ids of linear channels. */
  channels: Set<string>;
}

/** All viewing of one day and group of boxes. */
export interface FoldedDay<Boxes extends BoxSet> {
  day: ViewingDay;
  /** By kind and service. */
  services: Map<string, Viewed<Boxes>>;
  /** By kind, service and programme. */
  programmes: Map<string, Viewed<Boxes>>;
  /** Boxes that showed anything. */
  active: Boxes;
  /** Number and name of each service as the last view of the day has them. */
  names: Map<string, NamedService>;
  boxes: Map<number, BoxDay>;
}

export interface NamedService extends Omit<ViewedService, 'id'> {
  start: number;
}

/** Keys separate their parts by a character that no text of a report contains. */
export const serviceKey = (kind: ViewKind, serviceId: string): string => `${kind}\n${serviceId}`;
export const programmeKey = (view: Pick<TimedView, 'kind' | 'service' | 'programme'>): string | null =>
  view.programme === null
    ? null
    : `${serviceKey(view.kind, view.service.id)}\n${view.programme.dvbId}\n${view.programme.name}`;

/** Adds views to days. The sums do not depend on the order in which views are added. */
export class DayFold<Boxes extends BoxSet> {
  readonly days = new Map<string, FoldedDay<Boxes>>();
  readonly #dayAt: (second: number) => ViewingDay;
  readonly #newSet: () => Boxes;

  constructor(dayAt: (second: number) => ViewingDay, newSet: () => Boxes) {
    this.#dayAt = dayAt;
    this.#newSet = newSet;
  }

  /** Adds a view of a box, which must be counted once: exactly those that `withoutOverlaps` counts. */
  add(box: number, view: TimedView): void {
    const service = serviceKey(view.kind, view.service.id);
    const programme = programmeKey(view);
    let starts = 1;
    for (const { day, slot, seconds } of slotParts(view.start, view.seconds, this.#dayAt)) {
      const folded = this.#folded(day);
      const part = { day, slot, seconds, box, starts };
      folded.active.add(box);
      nameService(folded.names, service, view);
      this.#count(folded.services, service, part);
      if (programme !== null) this.#count(folded.programmes, programme, part);
      countBox(folded.boxes, part, view);
      starts = 0;
    }
  }

  #folded(day: ViewingDay): FoldedDay<Boxes> {
    const known = this.days.get(day.date);
    if (known) return known;
    const added = {
      day,
      services: new Map(),
      programmes: new Map(),
      active: this.#newSet(),
      names: new Map(),
      boxes: new Map(),
    };
    this.days.set(day.date, added);
    return added;
  }

  #count(sums: Map<string, Viewed<Boxes>>, key: string, { day, slot, seconds, box, starts }: Part): void {
    let viewed = sums.get(key);
    if (!viewed) {
      viewed = { slots: new Uint32Array(day.slots), seconds: 0, starts: 0, boxes: this.#newSet() };
      sums.set(key, viewed);
    }
    viewed.slots[slot] = (viewed.slots[slot] ?? 0) + seconds;
    viewed.seconds += seconds;
    viewed.starts += starts;
    viewed.boxes.add(box);
  }
}

interface Part extends SlotPart {
  box: number;
  /** 1 for the part in which the view begins. */
  starts: number;
}

function nameService(names: Map<string, NamedService>, key: string, { start, service }: TimedView): void {
  const named = { number: service.number, name: service.name, start };
  if (isLaterName(named, names.get(key))) names.set(key, named);
}

/** Tells if a name replaces one. The name decides between views that begin at once, so that their order does not. */
export function isLaterName(one: NamedService, known: NamedService | undefined): boolean {
  if (!known || one.start !== known.start) return !known || one.start > known.start;
  return `${one.name} ${one.number}` > `${known.name} ${known.number}`;
}

function countBox(
  boxes: Map<number, BoxDay>,
  { box, seconds, starts }: Part,
  { kind, service }: TimedView,
): void {
  let day = boxes.get(box);
  if (!day) {
    day = { seconds: 0, views: 0, channels: new Set() };
    boxes.set(box, day);
  }
  day.seconds += seconds;
  day.views += starts;
  if (kind === 'linear') day.channels.add(service.id);
}
