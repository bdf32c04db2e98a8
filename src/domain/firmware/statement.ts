/**
 * What a detached signature of a firmware file signs: its digest, and what the signature is for. A digest is computed while the
 * file arrives; Ed25519 over the file itself would need all of its bytes in memory (docs/decisions/275).
 */
export const firmwareStatement = (sha256: string): string => `waymark-firmware/1\nsha256 ${sha256}\n`;
