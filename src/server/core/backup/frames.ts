/** The bytes in frames of this size; the last one may be shorter, or empty where there are no bytes. */
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
    // One byte more than a frame must be there: only then it is not the last.
    for (; joined.length - at > size; at += size)
      yield { bytes: joined.subarray(at, at + size), last: false };
    kept = [joined.subarray(at)];
    length = joined.length - at;
  }
  yield { bytes: Buffer.concat(kept), last: true };
}
