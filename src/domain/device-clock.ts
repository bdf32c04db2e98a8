/** Compares a device's clock with the server's at the time of its report; a time without a zone cannot be compared. */
export function clockOf(reported: string, at: Date) {
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(reported)) return null;
  const deviceTime = Date.parse(reported);
  if (Number.isNaN(deviceTime)) return null;
  return {
    device: reported,
    server: at.toISOString(),
    aheadSeconds: Math.round((deviceTime - at.getTime()) / 1000),
  };
}

/** Tells if the difference exceeds the delay of an answer: logs and schedules of the device are then wrong by it. */
export const isWrongClock = (aheadSeconds: number): boolean => Math.abs(aheadSeconds) > 60;
