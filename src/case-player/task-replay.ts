import type { StreamExportEvent, StreamOfParts } from '#domain/stream-export.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { Replay } from '#web/entities/stream/replay.ts';
import { membersOf } from '#web/entities/stream/text.ts';
import { chart } from './chart.ts';
import { button, card, h } from './dom.ts';
import { eventList } from './event-list.ts';
import type { Shown } from './texts.ts';

const speeds = [1, 2, 4, 8, 16, 32, 64] as const;

/** Maximum wait in a replay: waiting for a device can take days. */
const longestWaitMs = 3_000;
/** Minimum wait: faster events are shown as one step. */
const shortestWaitMs = 30;

/** Replays one task of the case with the machine that ran on the server. */
export class TaskReplay {
  readonly element: HTMLElement;
  readonly #shown: Shown;
  readonly #stream: StreamOfParts;
  readonly #replay = new Replay(taskMachine);
  readonly #times: number[];
  readonly #list;
  readonly #chart = h('div', { class: 'chart' });
  readonly #detail = h('div', { class: 'detail', 'aria-live': 'polite' });
  readonly #slider: HTMLInputElement;
  readonly #count = h('span', { class: 'count', 'aria-hidden': 'true' });
  readonly #play: HTMLButtonElement;
  #at: number;
  #speed: number = speeds[0];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(shown: Shown, stream: StreamOfParts) {
    const { text } = shown;
    this.#shown = shown;
    this.#stream = stream;
    this.#replay.join(stream.events);
    this.#times = stream.events.map(({ recordedAt }) => Date.parse(recordedAt));
    const count = stream.events.length;
    this.#at = count;
    this.#list = eventList(shown, stream.events, this.#replay.states, (version) => this.go(version));
    this.#slider = h('input', { type: 'range', min: 1, max: count, 'aria-label': text('position') });
    this.#slider.addEventListener('input', () => this.go(Number(this.#slider.value)));
    this.#play = button(text('play'), () => this.toggle(), { class: 'main' });
    const speed = h(
      'select',
      { 'aria-label': text('speed') },
      ...speeds.map((value) => h('option', { value }, `${value}×`)),
    );
    speed.addEventListener('change', () => {
      this.#speed = Number(speed.value);
    });
    const step = (sign: string, name: 'first' | 'back' | 'forward' | 'last', to: () => number) =>
      button(sign, () => this.go(to()), { 'aria-label': text(name), title: text(name) });
    this.element = card(
      text('replay'),
      h(
        'div',
        { class: 'bar', role: 'group', 'aria-label': text('replay') },
        step('|◀', 'first', () => 1),
        step('◀', 'back', () => this.#at - 1),
        this.#play,
        step('▶', 'forward', () => this.#at + 1),
        step('▶|', 'last', () => count),
        this.#slider,
        this.#count,
        speed,
      ),
      h('p', { class: 'hint' }, text('keys')),
      h('div', { class: 'columns' }, this.#list.element, this.#chart),
      this.#detail,
    );
  }

  /** Draws the parts that depend on the width, which is known once the element is on the page. */
  show(): void {
    this.#draw();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#play.textContent = this.#shown.text('play');
  }

  go(version: number): void {
    this.stop();
    this.#move(version);
  }

  step(by: number): void {
    this.go(this.#at + by);
  }

  toEnd(): void {
    this.go(this.#stream.events.length);
  }

  toggle(): void {
    if (this.#timer !== null) {
      this.stop();
      return;
    }
    if (this.#at >= this.#stream.events.length) this.#move(1);
    this.#play.textContent = this.#shown.text('pause');
    this.#tick();
  }

  #tick(): void {
    const next = nextStep(this.#times, this.#at, this.#speed);
    if (!next) {
      this.stop();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#move(next.version);
      this.#tick();
    }, next.afterMs);
  }

  #move(version: number): void {
    this.#at = Math.max(1, Math.min(this.#stream.events.length, version));
    this.#draw();
  }

  #draw(): void {
    const { text, stateName } = this.#shown;
    const count = this.#stream.events.length;
    const { state } = this.#replay.at(this.#at);
    const passages = this.#replay.passages.filter((passage) => passage.version <= this.#at);
    this.#slider.value = String(this.#at);
    this.#slider.setAttribute('aria-valuetext', text('of', { at: this.#at, count }));
    this.#count.textContent = text('of', { at: this.#at, count });
    this.#list.show(this.#at);
    const width = Math.min(Math.max(this.#chart.clientWidth, 280), 480);
    this.#chart.replaceChildren(
      h('p', { class: 'state' }, `${text('state')}: `, h('strong', {}, stateName(state))),
      chart(this.#shown, width, state, passages),
    );
    const event = this.#stream.events[this.#at - 1];
    this.#detail.replaceChildren(...(event ? this.#wordsOf(event) : []));
  }

  #wordsOf(event: StreamExportEvent): HTMLElement[] {
    const { text, dateTime, span } = this.#shown;
    const waited =
      (this.#times[event.version - 1] ?? 0) - (this.#times[event.version - 2] ?? this.#times[0] ?? 0);
    const effects = this.#replay
      .effectsOf(event.version)
      .map(({ type, params }) => `${type} ${JSON.stringify(params)}`);
    const rows: [string, Node | string][] = [
      [text('recordedAt'), `${dateTime(event.recordedAt)} (+${span(waited)})`],
      ...(event.deviceAt === undefined ? [] : [[text('deviceAt'), event.deviceAt] as [string, string]]),
      [text('actor'), `${event.actor.name} (${event.actor.kind})`],
      ...membersOf(event.data),
      ...Object.entries(event.redacted ?? {}).map(([field, digest]): [string, Node] => [
        field,
        h('span', { class: 'redacted', title: text('digest', { digest }) }, text('redacted')),
      ]),
      [text('effects'), effects.length === 0 ? text('nothing') : effects.join(', ')],
      [text('hash'), event.hash],
    ];
    return [
      h('h3', {}, text('event', { version: event.version, type: event.type })),
      h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])),
    ];
  }
}

/**
 * Returns the next position and the milliseconds until it, for a replay at `speed` times the recorded speed. Events
 * that follow too fast to see are combined. Null at the end.
 */
export function nextStep(
  times: readonly number[],
  at: number,
  speed: number,
): { version: number; afterMs: number } | null {
  if (at >= times.length) return null;
  let waited = 0;
  for (let version = at + 1; ; version++) {
    const gap = Math.max(0, (times[version - 1] ?? 0) - (times[version - 2] ?? times[version - 1] ?? 0));
    waited += Math.min(gap, longestWaitMs) / speed;
    if (waited >= shortestWaitMs || version >= times.length)
      return { version, afterMs: Math.max(waited, shortestWaitMs) };
  }
}
