import { type AgentHost, scaled } from './agent-host.ts';
import { inside, outward } from './data-model/numbering.ts';
import type { Context } from './data-model/schema.ts';
import { lineAddress, lineWorks } from './data-model/uplink.ts';

interface LineOwner extends Context {
  readonly host: AgentHost;
  readonly connected: boolean;
  readonly lives: number;
  /** Breaks the connection without a message. */
  cut(): void;
}

/** Paths that determine the state of the line. */
const paths = [
  'Device.IP.Interface.1.',
  'Device.PPP.Interface.1.',
  'Device.DHCPv4.Client.1.',
  'Device.Routing.Router.1.IPv4Forwarding.1.',
];
/** Milliseconds from a setting to its effect. */
const effectMs = 1500;

/** The path from a device to other hosts, as far as its own settings determine it. */
export class Line {
  readonly #owner: LineOwner;
  /** State of the line when the connection opened. */
  #was = '';

  constructor(owner: LineOwner) {
    this.#owner = owner;
  }

  /** The device as the definitions of its data model see it. */
  get #inner(): Context {
    const { numbering } = this.#owner.model;
    return numbering ? inside(this.#owner, numbering) : this.#owner;
  }

  /** Tells if a packet of this device reaches another host. */
  get works(): boolean {
    return lineWorks(this.#inner);
  }

  connected(): void {
    this.#was = lineAddress(this.#inner);
  }

  /** Ends the connection a moment after its address was changed or removed. */
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
