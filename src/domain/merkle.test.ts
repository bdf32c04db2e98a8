import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MerkleTree, proofOf, rootFromProof, rootOf } from './merkle.ts';

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
const leafOf = (index: number) => sha256(Buffer.from(`leaf ${index}`));
const leavesOf = (size: number) => Buffer.concat(Array.from({ length: size }, (_, index) => leafOf(index)));

/** The literal definition of RFC 6962, section 2.1, as reference for the fast ones. */
function byDefinition(leaves: Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (leaves.length === 1 && only) return sha256(Buffer.concat([Buffer.of(0), only]));
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return sha256(
    Buffer.concat([Buffer.of(1), byDefinition(leaves.slice(0, k)), byDefinition(leaves.slice(k))]),
  );
}

/** Returns a fixed selection of n indexes. */
const some = (size: number) =>
  Array.from({ length: size }, (_, n) => n).filter((n) => (n * 7 + size) % 5 < 2);

describe('Merkle trees of 1 to 64 leaves', () => {
  const sizes = Array.from({ length: 64 }, (_, index) => index + 1);

  test.each(sizes)('%i leaves have the root of the definition', (size) => {
    const leaves = Array.from({ length: size }, (_, index) => leafOf(index));
    const tree = new MerkleTree(sha256);
    for (const leaf of leaves) tree.add(leaf);
    expect(tree.size).toBe(size);
    expect(Buffer.from(tree.root())).toEqual(Buffer.from(byDefinition(leaves)));
    expect(Buffer.from(rootOf(sha256, leavesOf(size)))).toEqual(Buffer.from(tree.root()));
  });

  test.each(sizes)('%i leaves: each leaf, and several at once, can be proven', (size) => {
    const leaves = leavesOf(size);
    const root = rootOf(sha256, leaves);
    const sets = [...Array.from({ length: size }, (_, index) => [index]), some(size)];
    for (const indexes of sets) {
      const proof = proofOf(sha256, leaves, indexes);
      const known = indexes.map((index) => ({ index, leaf: leafOf(index) }));
      expect(rootFromProof(sha256, size, known, proof), String(indexes)).toEqual(root);
      if (indexes.length === 1) expect(proof.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
    }
  });

  test.each(sizes)('%i leaves: another leaf, index, size or proof does not lead to the root', (size) => {
    const leaves = leavesOf(size);
    const root = Buffer.from(rootOf(sha256, leaves));
    for (let index = 0; index < size; index++) {
      const proof = proofOf(sha256, leaves, [index]);
      const from = (more: { size?: number; index?: number; leaf?: Uint8Array; proof?: Uint8Array[] }) =>
        rootFromProof(
          sha256,
          more.size ?? size,
          [{ index: more.index ?? index, leaf: more.leaf ?? leafOf(index) }],
          more.proof ?? proof,
        );
      expect(from({ leaf: leafOf(99) })).not.toEqual(root);
      expect(from({ proof: [...proof, leafOf(0)] })).toBeNull();
      if (proof.length > 0) expect(from({ proof: proof.slice(1) })).toBeNull();
      expect(from({ index: index - size })).toBeNull();
      expect(from({ index: index + size })).not.toEqual(root);
      if (size > 1) expect(from({ index: index === 0 ? size - 1 : index - 1 })).not.toEqual(root);
      for (let at = 0; at < proof.length; at++)
        expect(from({ proof: proof.with(at, leafOf(77)) })).not.toEqual(root);
    }
  });
});

test('an inner node cannot pass as a leaf', () => {
  const two = rootOf(sha256, leavesOf(2));
  const inner = Buffer.concat([leafOf(0), leafOf(1)]);
  expect(rootOf(sha256, sha256(inner))).not.toEqual(two);
});

test('a cleared tree starts over', () => {
  const tree = new MerkleTree(sha256);
  tree.add(leafOf(1));
  tree.clear();
  expect(tree.root()).toEqual(new Uint8Array(32));
  tree.add(leafOf(2));
  expect(tree.root()).toEqual(rootOf(sha256, leafOf(2)));
});
