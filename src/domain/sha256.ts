import { digestBytes, type Sha256 } from './chain.ts';

/**
 * SHA-256 (FIPS 180-4) for short inputs, one call each, without state between calls. For the browser: WebCrypto returns
 * a promise, which costs more than the hashing, and the usual library makes two objects per call (docs/decisions/063
 * has the figures). It hashes no secrets, so its time may depend on its input. Node has a faster one (src/server).
 */
// Fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64.
const start = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);
const constants = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

const state = new Int32Array(8);
const words = new Int32Array(64);
/** The last one or two blocks: the rest of the input, a one bit, zeros, and the length in bits as uint64. */
const tail = new Uint8Array(128);
const blockBytes = 64;

export const sha256: Sha256 = (bytes) => {
  state.set(start);
  const { length } = bytes;
  const whole = length - (length % blockBytes);
  for (let at = 0; at < whole; at += blockBytes) compress(bytes, at);
  const rest = length - whole;
  const end = rest < blockBytes - 8 ? blockBytes : 2 * blockBytes;
  for (let at = 0; at < rest; at++) tail[at] = byteAt(bytes, whole + at);
  tail[rest] = 0x80;
  tail.fill(0, rest + 1, end);
  writeWord(tail, end - 8, Math.floor(length / 2 ** 29));
  writeWord(tail, end - 4, length << 3);
  compress(tail, 0);
  if (end > blockBytes) compress(tail, blockBytes);
  const digest = new Uint8Array(digestBytes);
  for (let at = 0; at < 8; at++) writeWord(digest, at * 4, word(state, at));
  return digest;
};

// The index is always valid: the types cannot express it, and an unused fallback costs nothing once compiled.
const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
const word = (list: Int32Array, at: number): number => list[at] ?? 0;

function writeWord(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value >>> 24;
  bytes[at + 1] = value >>> 16;
  bytes[at + 2] = value >>> 8;
  bytes[at + 3] = value;
}

const rotate = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));

function compress(bytes: Uint8Array, from: number): void {
  for (let at = 0; at < 16; at++) {
    const byte = from + at * 4;
    words[at] =
      (byteAt(bytes, byte) << 24) |
      (byteAt(bytes, byte + 1) << 16) |
      (byteAt(bytes, byte + 2) << 8) |
      byteAt(bytes, byte + 3);
  }
  for (let at = 16; at < 64; at++) {
    const x = word(words, at - 15);
    const y = word(words, at - 2);
    const small0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const small1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    words[at] = word(words, at - 16) + small0 + word(words, at - 7) + small1;
  }
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let at = 0; at < 64; at++) {
    const large1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + large1 + (g ^ (e & (f ^ g))) + word(constants, at) + word(words, at)) | 0;
    const large0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (large0 + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = word(state, 0) + a;
  state[1] = word(state, 1) + b;
  state[2] = word(state, 2) + c;
  state[3] = word(state, 3) + d;
  state[4] = word(state, 4) + e;
  state[5] = word(state, 5) + f;
  state[6] = word(state, 6) + g;
  state[7] = word(state, 7) + h;
}
