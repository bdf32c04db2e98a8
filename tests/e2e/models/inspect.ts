import type { BrowserContext } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import { models, stateName } from '#tests/models/registry.ts';
import { branchOf, modelOf } from '#tests/models/walks.ts';

/** The page's report of one event: the machine's state, and the event. */
interface Reported {
  id: string;
  kind: string | null;
  value: StateValue;
  context: unknown;
  event: EventObject;
}

/** Records the console's machines in a browser, through the inspection port (docs/decisions/051). */
export class Inspector {
  readonly #met = new Map<string, Set<string>>();

  /** Watches every page that the context opens from now on. */
  static async of(context: BrowserContext): Promise<Inspector> {
    const inspector = new Inspector();
    await context.exposeBinding('waymarkTold', (_source, reported: Reported) => inspector.#take(reported));
    await context.addInitScript(watch);
    return inspector;
  }

  met(machine: string): Set<string> {
    const known = this.#met.get(machine) ?? new Set();
    this.#met.set(machine, known);
    return known;
  }

  #take({ id, kind, value, context, event }: Reported): void {
    const machine = id === 'diagnostic' ? `diagnostics-${kind}` : id;
    if (!models.some(({ name }) => name === machine)) return;
    const snapshot: AnyMachineSnapshot = modelOf(machine).machine.resolveState({ value, context });
    // An event without a transition was sent, but changed nothing.
    const branch = branchOf(snapshot, event);
    if (branch)
      this.met(machine)
        .add(branch)
        .add(`${stateName(snapshot)} + ${event.type}`);
  }
}

/** Runs in the page before its own script. */
function watch(): void {
  // A report of a page that unloads is lost; the next page of the tab sends it instead.
  const later = 'waymarkToldLater';
  const unheard = new Set<unknown>();
  let leaving = false;
  const leave = () => localStorage.setItem(later, JSON.stringify([...unheard]));
  window.addEventListener('pagehide', () => {
    leaving = true;
    if (unheard.size > 0) leave();
  });
  const say = (reported: unknown) => {
    const tell: unknown = Reflect.get(window, 'waymarkTold');
    if (typeof tell !== 'function') return;
    unheard.add(reported);
    if (leaving) leave();
    else tell(reported).then(() => unheard.delete(reported));
  };
  const left = window.origin === 'null' ? null : localStorage.getItem(later);
  // A picture opened as a page has no recorder: the remaining reports stay for the page after it.
  if (left && typeof Reflect.get(window, 'waymarkTold') === 'function') {
    localStorage.removeItem(later);
    for (const reported of JSON.parse(left)) say(reported);
  }
  const before = new Map<object, { value: unknown; context: unknown }>();
  Object.assign(window, {
    waymarkInspector: (seen: {
      type: string;
      actorRef: object;
      event: object;
      snapshot: { value: unknown; context: { kind?: string }; machine: { id: string } };
    }) => {
      if (seen.type !== '@xstate.snapshot') return;
      const { value, context, machine } = seen.snapshot;
      const stood = before.get(seen.actorRef);
      before.set(seen.actorRef, { value, context });
      if (stood) say({ id: machine.id, kind: context.kind ?? null, ...stood, event: seen.event });
    },
  });
}
