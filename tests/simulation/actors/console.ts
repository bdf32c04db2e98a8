import type { LiveMessage } from '#domain/live-message.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { Replay } from '#web/entities/stream/replay.ts';
import { createLink, reconnectDelay } from '#web/live/link.ts';
import type { Link } from '../link.ts';
import type { Place, SimulatedConsole, System } from '../parts.ts';

/**
 * An open console: its live socket is the product's (machine and link), and the product's replay folds every task that
 * it reports. Like its pages, it reads earlier events once.
 */
export class Console implements SimulatedConsole {
  readonly name: string;
  readonly opId: string;
  replays = new Map<string, Replay<typeof taskMachine>>();
  /** Newest version of each task that the socket reported; during a page load it may be ahead of the page. */
  #heard = new Map<string, number>();
  #reading = false;
  readonly #system: System;
  readonly #oracle: ReturnType<System['invariants']['console']>;
  readonly #link: ReturnType<typeof createLink>;
  #socket: Link<string, string> | null = null;
  #cancelNext = () => {};
  #tokens = 1;
  #delivered: LiveMessage[] = [];
  #resynced = false;

  constructor(system: System, name: string, opId: string) {
    this.#system = system;
    this.name = name;
    this.opId = opId;
    this.#oracle = system.invariants.console(this);
    this.#link = createLink(
      {
        openSocket: () => this.#open(),
        closeSocket: () => this.#close(),
        send: (text) => this.#socket?.toServer(text),
        token: () => `${name} ${opId} ${this.#tokens}`,
        origin: () => null,
        renewToken: () => {
          this.#tokens++;
        },
        deliver: (message) => this.#delivered.push(message),
        deliverBeside: () => {},
        resync: () => {
          this.#resynced = true;
        },
      },
      system.mutant.machine,
    );
  }

  get opPath(): string {
    return `/${this.opId}/`;
  }

  get ready(): boolean {
    return this.#link.actor.getSnapshot().matches({ open: 'ready' });
  }

  start(): void {
    this.#link.actor.send({ type: 'socket.wanted', data: { clientId: this.name } });
  }

  cut(): void {
    this.#socket?.cut();
  }

  get place(): Place {
    return this.#link.actor.getSnapshot().context;
  }

  /** Connects like the browser's transport: an attempt at once, and another one after each end and a pause. */
  #open(): void {
    this.#close();
    this.#attempt();
  }

  #attempt(): void {
    const { server, scheduler, random } = this.#system;
    if (!server?.ready) {
      this.#cancelNext = scheduler.after(random.between(1, 10), () => this.#ended(1006));
      return;
    }
    const socket = server.acceptConsole({
      message: (text) => {
        if (this.#socket === socket) this.#receive(text);
      },
      closed: (code) => {
        if (this.#socket === socket) this.#ended(code);
      },
    });
    this.#socket = socket;
    scheduler.after(random.between(1, 10), () => {
      if (this.#socket === socket) this.#link.opened();
    });
  }

  #ended(code: number): void {
    this.#socket = null;
    this.#cancelNext = this.#system.scheduler.after(reconnectDelay, () => {
      this.#link.opening();
      this.#attempt();
    });
    this.#link.closed(code);
  }

  #close(): void {
    const closing = this.#socket;
    this.#socket = null;
    this.#cancelNext();
    closing?.close('peer', 1000);
  }

  #receive(text: string): void {
    const times = this.#system.faults.echoes() ? 2 : 1;
    const before = this.place;
    this.#system.note(() => `${this.name} hears ${text.slice(0, 140)}`);
    this.#delivered = [];
    this.#resynced = false;
    for (let time = 0; time < times; time++) this.#link.receive(text);
    const joins = before.cursor === null && this.place.cursor !== null;
    if (this.#resynced || joins) {
      // The folded state belongs to a log that may be gone.
      this.replays = new Map();
      this.#heard = new Map();
      this.#oracle.begins(this.place);
      void this.#read();
    } else this.#oracle.moved(this.place, this.#delivered);
    for (const { fact } of this.#delivered) this.#fold(fact);
  }

  #fold(fact: LoggedEvent): void {
    if (!fact.streamId.startsWith('task:')) return;
    this.#heard.set(fact.streamId, fact.version);
    this.#replay(fact.streamId).join([fact]);
    if (this.#behind()) void this.#read();
  }

  #behind(): boolean {
    for (const [streamId, version] of this.#heard) {
      if (version > this.#replay(streamId).version) return true;
    }
    return false;
  }

  #replay(streamId: string): Replay<typeof taskMachine> {
    let replay = this.replays.get(streamId);
    if (!replay) {
      replay = new Replay(taskMachine);
      this.replays.set(streamId, replay);
    }
    return replay;
  }

  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    let known = false;
    do {
      const { replays } = this;
      try {
        const streams = await this.#system.call((server) => server.readTasks(this.opPath));
        known = false;
        if (replays !== this.replays) continue;
        this.#system.note(() => `${this.name} has read ${streams.length} tasks`);
        for (const events of streams) {
          const [first] = events;
          if (first) this.#replay(first.streamId).join(events);
        }
        known = true;
      } catch {
        await new Promise<void>((resolve) => this.#system.scheduler.after(200, resolve));
      }
    } while (!known || this.#behind());
    this.#reading = false;
  }
}
