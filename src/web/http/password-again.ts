/** Settles to whether the user gave their password and the server accepted it. */
type Ask = () => Promise<boolean>;

const nobody: Ask = () => Promise.resolve(false);
let ask: Ask = nobody;

/** Asks for the password that the server wants before what is sensitive (docs/decisions/169). */
export const askPassword = (): Promise<boolean> => ask();

/** The console's frame plugs its dialog in; the answer takes it out again. */
export function connectPasswordDialog(next: Ask): () => void {
  ask = next;
  return () => {
    ask = nobody;
  };
}
