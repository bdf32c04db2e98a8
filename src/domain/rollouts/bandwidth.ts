/** Bytes of a megabyte, in the unit of line speeds. */
export const megabyte = 1_000_000;
