/** Random numbers of a run, derived from its seed (sfc32): the same seed gives the same run, on every machine. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = 0x9e3779b9;
    this.#c = Math.imul(seed, 0x85ebca6b) | 0;
    for (let turn = 0; turn < 12; turn++) this.#bits();
  }

  #bits(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum;
  }

  /** Returns a number from 0 to below 1. */
  share(): number {
    return (this.#bits() >>> 0) / 0x1_0000_0000;
  }

  /** Returns a whole number from 0 to below `below`. */
  below(below: number): number {
    return Math.floor(this.share() * below);
  }

  between(least: number, most: number): number {
    return least + this.share() * (most - least);
  }

  chance(probability: number): boolean {
    return this.share() < probability;
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  bytes(length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    let word = 0;
    for (let index = 0; index < length; index++) {
      word = index % 4 === 0 ? this.#bits() : word >> 8;
      bytes[index] = word;
    }
    return bytes;
  }
}
