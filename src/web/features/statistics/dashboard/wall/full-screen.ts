/** Fills the screen, where the browser permits it; a wall that is opened by its address fills the window. */
export async function fillScreen(): Promise<void> {
  await document.documentElement.requestFullscreen?.().catch(() => {});
}
