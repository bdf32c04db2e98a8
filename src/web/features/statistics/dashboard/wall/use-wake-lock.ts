import { useEffect } from 'react';

/** Keeps the screen on while the page is in sight, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      // A browser without wake locks leaves the screen to the computer's own settings.
      const given = await navigator.wakeLock?.request('screen').catch(() => null);
      lock = given ?? null;
      if (isLeft) void lock?.release();
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
