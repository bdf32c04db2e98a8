/** The only place of the console that asks the clock or sets a timer, so that tests can see and replace it. */
export const nowMs = (): number => Date.now();
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

export function after(ms: number, run: () => void): () => void {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
}

export function every(ms: number, run: () => void): () => void {
  const timer = window.setInterval(run, ms);
  return () => window.clearInterval(timer);
}
