/** A device's clock beside ours at the moment of its report; a time without a zone cannot be compared. */
export function clockOf(reported: string, at: Date) {
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(reported)) return null;
  const told = Date.parse(reported);
  if (Number.isNaN(told)) return null;
  return {
    device: reported,
    server: at.toISOString(),
    aheadSeconds: Math.round((told - at.getTime()) / 1000),
  };
}

/** A difference that is no delay of the answer: logs and schedules of the device are wrong by it. */
export const isWrongClock = (aheadSeconds: number): boolean => Math.abs(aheadSeconds) > 60;
