/** Splits the bytes into frames of this size; the last one may be shorter, or empty if there are no bytes. */
export async function* frames(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    kept.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    length += chunk.length;
    if (length <= size) continue;
    const joined = Buffer.concat(kept);
    let at = 0;
    // A frame is not the last only if at least one byte follows it.
    for (; joined.length - at > size; at += size)
      yield { bytes: joined.subarray(at, at + size), last: false };
    kept = [joined.subarray(at)];
    length = joined.length - at;
  }
  yield { bytes: Buffer.concat(kept), last: true };
}
