import { createHash } from 'node:crypto';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { ConsentFact } from '#machines/consent/events.ts';
import { consentMachine } from '#machines/consent/machine.ts';
import { foldOf } from '#machines/fold.ts';
import type { UploadAnswer } from '#server/devices/capture/consents.ts';
import { startOfTime } from '../clock.ts';
import type { System } from '../parts.ts';

const fold = foldOf(consentMachine);
const prefix = 'consent:';
/** Milliseconds from an end on the television until the server receives it, after the faults have stopped. */
const heardMs = 6_000;

/** State of a consent as observed outside of the server. */
interface Known {
  /** The process that requested it, as its connection to the disk. */
  asked: object | null;
  /** Virtual time at which the television got its consent, and at which it ended there, in milliseconds. */
  agreedAt: number | null;
  overAt: number | null;
  /** True if the viewer was informed of its end. */
  endAcknowledged: boolean;
  /** Number of open readings. */
  readings: number;
}

/** No capture without consent (docs/decisions/190), as observed by television, pages and process. */
export class ScreenInvariants {
  readonly #system: System;
  readonly #consents = new Map<string, Known>();

  constructor(system: System) {
    this.#system = system;
  }

  agreed(consentId: string): void {
    this.#of(consentId).agreedAt = this.#system.scheduler.now;
  }

  over(consentId: string): void {
    this.#of(consentId).overAt = this.#system.scheduler.now;
  }

  endAcknowledged(consentId: string): void {
    this.#of(consentId).endAcknowledged = true;
  }

  /** Opens a reading; the returned function closes it once. */
  reads(consentId: string): () => void {
    const known = this.#of(consentId);
    known.readings++;
    let isOpen = true;
    return () => {
      if (isOpen) known.readings--;
      isOpen = false;
    };
  }

  /** Notes a picture's arrival at the server; the returned function checks the answer. */
  uploads(consentId: string, isForged: boolean): (answer: UploadAnswer) => void {
    const isRead = this.#of(consentId).readings > 0;
    return (answer) => {
      if (answer !== 'taken') return;
      if (isForged)
        this.#system.fail('only the capture has its token', `a picture of ${consentId} came with another`);
      if (!isRead) this.#system.fail('a picture is taken only for a viewer', `a picture of ${consentId}`);
    };
  }

  committed({ streamId, type, data }: LoggedEvent, storage: object): void {
    if (!streamId.startsWith(prefix)) return;
    const known = this.#of(streamId.slice(prefix.length));
    if (type === 'consent.requested') known.asked = storage;
    if (type !== 'picture.received' || !isObject(data)) return;
    const takenAt = Date.parse(String(data.takenAt)) - startOfTime + 1;
    const problem = this.#problemOf(known, takenAt, storage);
    if (problem) this.#system.fail('nothing is captured without consent', `${streamId}: ${problem}`);
  }

  /** Number of consents that have not ended. */
  get openCount(): number {
    return this.#streams().filter(({ end }) => !end.hasTag('terminal')).length;
  }

  /** Checked when the server has been up for a while. */
  checkQuiet(): void {
    // A connection may stall for longer than the faults last.
    const mayStall = this.#system.faults.kinds.has('agentStalls');
    for (const { streamId, end } of this.#streams()) {
      const { asked, overAt } = this.#of(streamId.slice(prefix.length));
      if (!end.hasTag('standing') && !end.matches('asking')) continue;
      if (overAt !== null && !mayStall && this.#system.scheduler.now - overAt > heardMs)
        this.#system.fail('an end on the television is heard', `${streamId} is ${String(end.value)}`);
      if (asked !== this.#system.server?.storage)
        this.#system.fail(
          'a consent ends with the process that asked',
          `${streamId} is ${String(end.value)}`,
        );
    }
  }

  /** Checked when all work is done. */
  checkEnd(): void {
    const { disk, agents, pictures } = this.#system;
    for (const { streamId, end, facts } of this.#streams()) {
      const id = streamId.slice(prefix.length);
      if (!end.hasTag('terminal'))
        this.#system.fail('every consent ends', `${streamId} is still ${String(end.value)}`);
      const row = disk.lists.get('consent')?.get(id);
      if (!row || Reflect.get(row, 'state') !== end.value)
        this.#system.fail('list row = fold', `${streamId} is ${String(end.value)}, the list says otherwise`);
      let taskId = '';
      for (const fact of facts) {
        if (fact.type === 'capture.requested') taskId = fact.data.taskId;
        if (fact.type !== 'picture.received') continue;
        const { sequence, sha256 } = fact.data;
        const kept = pictures.kept.get(`${id}/${taskId}/${sequence}`);
        if (!kept || createHash('sha256').update(kept).digest('hex') !== sha256)
          this.#system.fail('each digest has its picture', `${streamId} has no picture ${sequence}`);
      }
    }
    for (const { endpointId, television } of agents)
      if (television.captures) this.#system.fail('every capture ends', `${endpointId} still sends pictures`);
  }

  #problemOf(known: Known, takenAt: number, storage: object): string | null {
    if (known.agreedAt === null || takenAt < known.agreedAt) return 'a picture from before anybody agreed';
    if (known.overAt !== null && takenAt - 1 > known.overAt)
      return 'a picture from after its end on the television';
    if (known.endAcknowledged) return 'a picture after its end was acknowledged';
    if (known.asked !== storage) return 'a picture for a process that asked nobody';
    return null;
  }

  #streams() {
    const { disk } = this.#system;
    return [...disk.streams.keys()].flatMap((streamId) => {
      if (!streamId.startsWith(prefix)) return [];
      const facts = disk.stream(streamId).map(({ type, data }) => ({ type, data }) as unknown as ConsentFact);
      return [
        { streamId, facts, end: facts.reduce((before, fact) => fold.step(before, fact), fold.initial()) },
      ];
    });
  }

  #of(consentId: string): Known {
    const known = this.#consents.get(consentId) ?? {
      asked: null,
      agreedAt: null,
      overAt: null,
      endAcknowledged: false,
      readings: 0,
    };
    this.#consents.set(consentId, known);
    return known;
  }
}
