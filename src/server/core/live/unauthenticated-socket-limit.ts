import { networkOf } from '../network/network.ts';

interface Limits {
  /** Limit of all networks together. */
  most: number;
  /** Limit of one network: an IPv4 address, or a /64 of IPv6. */
  ofNetwork: number;
}

/** Counts sockets that have not signed in yet, in all and by network, because anyone may open one. */
export class UnauthenticatedSocketLimit {
  readonly #limits: Limits;
  readonly #ofNetwork = new Map<string, number>();
  #count = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Takes a place for a new socket and returns the function to free it; null: no place is left. */
  enter(address: string): (() => void) | null {
    const network = networkOf(address);
    const here = this.#ofNetwork.get(network) ?? 0;
    if (this.#count >= this.#limits.most || here >= this.#limits.ofNetwork) return null;
    this.#count += 1;
    this.#ofNetwork.set(network, here + 1);
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      this.#count -= 1;
      const left = (this.#ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#ofNetwork.set(network, left);
      else this.#ofNetwork.delete(network);
    };
  }
}
