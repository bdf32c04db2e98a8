/** Normalises a serial number for comparison: labels and sheets differ in case. */
export const serialKey = (deviceSn: string): string => deviceSn.toUpperCase();
