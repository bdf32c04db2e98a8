import { generate } from '../../scripts/generate.ts';

/** Before the tests: they read the contract and the compiled texts, which are not in git. */
export async function setup(): Promise<void> {
  await generate();
}
