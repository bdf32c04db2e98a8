/** A serial number as it is compared: labels and sheets differ in case. */
export const serialKey = (deviceSn: string): string => deviceSn.toUpperCase();
