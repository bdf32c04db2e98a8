/** Unpacked bytes up to which a file is accepted however well it is packed. */
const innocentBytes = 512 * 1024 ** 2;
const mostUnpackedBytes = 16 * 1024 ** 3;
/** DEFLATE packs at most about 1,030 times; programs and pictures rarely more than 10 times. */
const mostRatio = 100;

/** Bytes that a file of this size may unpack to; more is a bomb. */
export const unpackedLimit = (packedBytes: number): number =>
  Math.min(mostUnpackedBytes, Math.max(innocentBytes, packedBytes * mostRatio));
