import { useEffect } from 'react';

/** Escape leaves. In full screen the browser takes that key and ends full screen, which leaves too. */
export function useLeaving(leave: () => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const change = () => {
      if (document.fullscreenElement === null) leave();
    };
    window.addEventListener('keydown', press);
    document.addEventListener('fullscreenchange', change);
    return () => {
      window.removeEventListener('keydown', press);
      document.removeEventListener('fullscreenchange', change);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [leave]);
}
