import type { ReactNode } from 'react';

/** Shows an error over a form of the pages before the sign-in. */
export function Alert(props: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
    >
      {props.children}
    </p>
  );
}
