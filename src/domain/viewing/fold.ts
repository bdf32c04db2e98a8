import type { ViewKind } from './report.ts';
import { slotParts, type ViewingDay } from './slots.ts';
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
  boxes: Boxes;
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
    const programme = programmeKey(view);
    for (const { day, slot, seconds } of slotParts(view.start, view.seconds, this.#dayAt)) {
      const folded = this.#folded(day);
      folded.active.add(box);
      this.#count(folded.services, serviceKey(view.kind, view.service.id), { day, slot, seconds, box });
      if (programme !== null) this.#count(folded.programmes, programme, { day, slot, seconds, box });
    }
  }

  #folded(day: ViewingDay): FoldedDay<Boxes> {
    const known = this.days.get(day.date);
    if (known) return known;
    const added = { day, services: new Map(), programmes: new Map(), active: this.#newSet() };
    this.days.set(day.date, added);
    return added;
  }

  #count(
    sums: Map<string, Viewed<Boxes>>,
    key: string,
    { day, slot, seconds, box }: { day: ViewingDay; slot: number; seconds: number; box: number },
  ): void {
    let viewed = sums.get(key);
    if (!viewed) {
      viewed = { slots: new Uint32Array(day.slots), seconds: 0, boxes: this.#newSet() };
      sums.set(key, viewed);
    }
    viewed.slots[slot] = (viewed.slots[slot] ?? 0) + seconds;
    viewed.seconds += seconds;
    viewed.boxes.add(box);
  }
}
