/** Maximum bytes of a picture. */
export const pictureLimit = 2 * 1024 * 1024;

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

const signatures: readonly [type: PictureType, at: number, bytes: readonly number[]][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
];

/** Detects a picture's type from its first bytes, whatever type its sender states; null: not accepted. */
export const pictureTypeOf = (picture: Uint8Array): PictureType | null =>
  signatures.find(([, at, bytes]) => bytes.every((byte, index) => picture[at + index] === byte))?.[0] ?? null;
