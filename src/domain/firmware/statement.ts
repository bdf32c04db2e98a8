/**
 * Returns the statement that a detached firmware signature signs: the file's digest, and the purpose of the signature.
 * The digest is computed while the file arrives; Ed25519 over the file itself would need it in memory
 * (docs/decisions/275).
 */
export const firmwareStatement = (sha256: string): string => `waymark-firmware/1\nsha256 ${sha256}\n`;
