import { type AgentHost, scaled } from './agent-host.ts';
import { inside, outward } from './data-model/numbering.ts';
import type { Context } from './data-model/schema.ts';
import { lineAddress, lineWorks } from './data-model/uplink.ts';

interface LineOwner extends Context {
  readonly host: AgentHost;
  readonly connected: boolean;
  readonly lives: number;
  /** Breaks the connection without a word. */
  cut(): void;
}

/** What decides whether and how the line is there. */
const paths = [
  'Device.IP.Interface.1.',
  'Device.PPP.Interface.1.',
  'Device.DHCPv4.Client.1.',
  'Device.Routing.Router.1.IPv4Forwarding.1.',
];
/** From the setting to what it does. */
const effectMs = 1500;

/** The path from a device to other hosts, as far as its own settings make it. */
export class Line {
  readonly #owner: LineOwner;
  /** When the connection opened. */
  #was = '';

  constructor(owner: LineOwner) {
    this.#owner = owner;
  }

  /** As the definitions of its data model see it. */
  get #inner(): Context {
    const { numbering } = this.#owner.model;
    return numbering ? inside(this.#owner, numbering) : this.#owner;
  }

  /** Whether a packet of this device reaches another host. */
  get works(): boolean {
    return lineWorks(this.#inner);
  }

  connected(): void {
    this.#was = lineAddress(this.#inner);
  }

  /** Another address, or none, ends what ran over the old one, a moment after it was set. */
  changed(path: string): void {
    const owner = this.#owner;
    const { numbering } = owner.model;
    if (!paths.some((prefix) => path.startsWith(numbering ? outward(prefix, numbering) : prefix))) return;
    const { host, lives } = owner;
    host.clock.after(scaled(host, effectMs), () => {
      if (owner.lives !== lives || !owner.connected) return;
      if (this.works && lineAddress(this.#inner) === this.#was) return;
      owner.cut();
    });
  }
}
