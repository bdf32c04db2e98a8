import type { ReactNode } from 'react';

/** A page that stands for itself, without the console around it. */
export function CentredPage(props: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-page p-4">
      <div className="flex w-full max-w-120 flex-col items-center gap-3 text-center">{props.children}</div>
    </main>
  );
}
