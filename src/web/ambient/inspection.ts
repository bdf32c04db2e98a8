import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Set before the page's own script runs, by a tool that watches the console's machines. */
    waymarkInspector?: (event: InspectionEvent) => void;
  }
}

/**
 * The inspection port (docs/decisions/051): XState's own `inspect` option for each actor of the console. It only tells;
 * nothing can be sent through it, and without an inspector it is nothing at all.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } =
  typeof globalThis.window?.waymarkInspector === 'function' ? { inspect: window.waymarkInspector } : {};
