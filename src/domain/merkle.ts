import { digestBytes, emptyDigest, type Sha256 } from './chain.ts';

/**
 * Merkle trees as in RFC 6962, section 2.1: leaves and inner nodes have prefixes of their own, so that neither can be
 * passed off as the other, and a tree of n leaves splits at the largest power of two below n.
 *
 *   leaf node  = sha256(0x00 ‖ leaf)
 *   inner node = sha256(0x01 ‖ left ‖ right)
 *
 * A leaf here is the 32-byte leaf of an event (chain.ts).
 */
const leafInput = new Uint8Array(1 + digestBytes);
const nodeInput = new Uint8Array(1 + 2 * digestBytes);
nodeInput[0] = 1;

// Each call reuses the two inputs, and an event needs two calls: hashing ends before the next begins.
function leafNode(sha256: Sha256, leaf: Uint8Array): Uint8Array {
  leafInput.set(leaf, 1);
  return sha256(leafInput);
}

function innerNode(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  nodeInput.set(left, 1);
  nodeInput.set(right, 1 + digestBytes);
  return sha256(nodeInput);
}

/** Accepts leaves one after another and computes the root, in memory of log₂ n digests. */
export class MerkleTree {
  readonly #sha256: Sha256;
  /** Roots of the full subtrees, the largest first; their sizes are the bits of `#size`. */
  #subtrees: Uint8Array[] = [];
  #size = 0;

  constructor(sha256: Sha256) {
    this.#sha256 = sha256;
  }

  get size(): number {
    return this.#size;
  }

  add(leaf: Uint8Array): void {
    let node = leafNode(this.#sha256, leaf);
    for (let full = this.#size; full % 2 === 1; full = (full - 1) / 2) {
      const left = this.#subtrees.pop();
      if (left) node = innerNode(this.#sha256, left, node);
    }
    this.#subtrees.push(node);
    this.#size++;
  }

  /** Returns 32 zero bytes for a tree without leaves, which is never sealed. */
  root(): Uint8Array {
    return (
      this.#subtrees.reduceRight<Uint8Array | null>(
        (right, left) => (right ? innerNode(this.#sha256, left, right) : left),
        null,
      ) ?? emptyDigest
    );
  }

  clear(): void {
    this.#subtrees = [];
    this.#size = 0;
  }
}

/** Returns the root of concatenated leaves of 32 bytes each. */
export function rootOf(sha256: Sha256, leaves: Uint8Array): Uint8Array {
  const tree = new MerkleTree(sha256);
  for (let at = 0; at < leaves.length; at += digestBytes) tree.add(leaves.subarray(at, at + digestBytes));
  return tree.root();
}

/** Returns where a tree of this size splits: the largest power of two below it. */
function splitOf(size: number): number {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
}

/**
 * Proves that the leaves at `indexes` (ascending, from 0) are in the tree: returns the roots of the largest subtrees
 * that hold none of them, from left to right. For one index these are the digests of its RFC 6962 audit path, in
 * another order.
 */
export function proofOf(sha256: Sha256, leaves: Uint8Array, indexes: readonly number[]): Uint8Array[] {
  const proof: Uint8Array[] = [];
  const walk = (from: number, size: number, wanted: readonly number[]): void => {
    if (wanted.length === 0) {
      proof.push(rootOf(sha256, leaves.subarray(from * digestBytes, (from + size) * digestBytes)));
      return;
    }
    if (size === 1) return;
    const half = splitOf(size);
    const middle = wanted.findIndex((index) => index >= from + half);
    const split = middle === -1 ? wanted.length : middle;
    walk(from, half, wanted.slice(0, split));
    walk(from + half, size - half, wanted.slice(split));
  };
  walk(0, leaves.length / digestBytes, indexes);
  return proof;
}

/**
 * Returns the root of a tree of `size` leaves from some of them and their proof; null if the proof is too short or too
 * long.
 */
export function rootFromProof(
  sha256: Sha256,
  size: number,
  known: readonly { index: number; leaf: Uint8Array }[],
  proof: readonly Uint8Array[],
): Uint8Array | null {
  let used = 0;
  const walk = (from: number, count: number, inside: typeof known): Uint8Array | null => {
    const [first] = inside;
    if (!first) return proof[used++] ?? null;
    if (count === 1) return inside.length === 1 && first.index === from ? leafNode(sha256, first.leaf) : null;
    const half = splitOf(count);
    const middle = inside.findIndex(({ index }) => index >= from + half);
    const split = middle === -1 ? inside.length : middle;
    const left = walk(from, half, inside.slice(0, split));
    const right = left && walk(from + half, count - half, inside.slice(split));
    return left && right && innerNode(sha256, left, right);
  };
  const root = walk(0, size, known);
  return used === proof.length ? root : null;
}
