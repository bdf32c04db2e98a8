/** The only thing the decoders of this folder throw: the bytes are not what TR-369 says they must be. */
export class UspDecodeError extends Error {
  override readonly name = 'UspDecodeError';
}
