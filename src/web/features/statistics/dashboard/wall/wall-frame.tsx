import type { ReactNode } from 'react';

/** The whole screen, always dark: a bright wall dazzles in a dim room. */
export const WallFrame = (props: { children: ReactNode }) => (
  <div
    data-theme="dark"
    className="flex min-h-dvh flex-col gap-[3vh] bg-page px-[2.5vw] py-[3vh] text-primary"
  >
    {props.children}
  </div>
);
