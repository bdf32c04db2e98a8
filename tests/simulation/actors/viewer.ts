import type { SimulatedConsole, SimulatedServer, System } from '../parts.ts';

/** Milliseconds between two attempts to read pictures. */
const again = 250;

/** A user who requests screen views at a console, views them, and leaves, with or without a message. */
export class Viewer {
  readonly #system: System;
  readonly #console: SimulatedConsole;
  #pages = 0;

  constructor(system: System, console: SimulatedConsole) {
    this.#system = system;
    this.#console = console;
  }

  act(): void {
    const { random, agents } = this.#system;
    const device = random.pick(
      agents.filter(
        ({ opId, endpointId }) => opId === this.#console.opId && this.#system.isRegistered(endpointId),
      ),
    );
    if (!device) return;
    const { name, opId } = this.#console;
    const order = {
      endpointId: device.endpointId,
      opId,
      text: 'May we see your screen?',
      language: 'en',
      answerSeconds: 1 + random.below(3),
      validSeconds: 2 + random.below(9),
      actor: { kind: 'account' as const, id: name, name },
      permission: '/simulated/ScreenCaptureConsent',
    };
    this.#system
      .call(
        async (server) =>
          (await server.consents.ask(order))?.consentId ?? server.consents.of(device.endpointId),
      )
      .then((consentId) => {
        // A page may be closed before its request is answered.
        if (consentId !== null && random.chance(0.9)) this.#look(consentId);
      })
      .catch(() => {});
  }

  #look(consentId: string): void {
    const { random, scheduler } = this.#system;
    const page = { id: `${this.#console.name}-page-${++this.#pages}`, gone: false };
    const { name } = this.#console;
    const actor = { kind: 'account' as const, id: name, name };
    this.#system
      .call(async (server) => {
        if (await server.consents.join(consentId, page.id, actor)) void this.#read(server, consentId, page);
      })
      .catch(() => {});
    const capture = () => {
      if (page.gone) return;
      const order = { intervalMs: 100 + random.below(300), count: 3 + random.below(40) };
      this.#system
        .call((server) =>
          server.consents.capture(consentId, { ...order, actor, permission: '/simulated/ScreenCapture' }),
        )
        .catch(() => {});
      scheduler.after(again, capture);
    };
    scheduler.after(again, capture);
    const leaves = random.share();
    scheduler.after(random.between(300, 6_000), () => {
      page.gone = true;
      if (leaves < 0.6) this.#withdraw(consentId);
    });
  }

  #withdraw(consentId: string): void {
    const { name } = this.#console;
    this.#system
      .call(async (server) => {
        await server.consents.end(consentId, 'withdrawn', { kind: 'account', id: name, name });
        this.#system.invariants.screens.endAcknowledged(consentId);
      })
      .catch(() => {});
  }

  /** Reads while the page is open, again after each end of a reading. */
  async #read(
    server: SimulatedServer,
    consentId: string,
    page: { id: string; gone: boolean },
  ): Promise<void> {
    const { invariants } = this.#system;
    const { live } = server.consents;
    while (!page.gone && live.has(consentId, page.id)) {
      const closes = invariants.screens.reads(consentId);
      const forget = server.onKill(closes);
      for await (const _ of live.read(consentId, page.id)) if (page.gone) break;
      forget();
      closes();
    }
  }
}
