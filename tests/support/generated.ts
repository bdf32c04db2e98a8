import { generate } from '../../scripts/generate.ts';

/** Runs before the tests, which read the contract and the compiled texts: these are not in git. */
export async function setup(): Promise<void> {
  await generate();
}
