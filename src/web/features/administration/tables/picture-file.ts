/** Bytes of the largest picture: as base64 it is what a body may hold. */
export const longestPicture = 675_000;

/** A file as the server takes it; null: it is too large. */
export async function base64Of(file: File): Promise<string | null> {
  if (file.size > longestPicture) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // All at once would be more arguments than a call may have.
  const atOnce = 0x8000;
  for (let from = 0; from < bytes.length; from += atOnce)
    text += String.fromCharCode(...bytes.subarray(from, from + atOnce));
  return btoa(text);
}
