/** Values that survive `JSON.parse(JSON.stringify(x))`: facts, effects and contexts consist of them. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/**
 * Fields of a kind's facts that may be redacted in a shared file. No state depends on them and none goes into an effect,
 * so the file replays as before; redaction.test.ts proves it for every kind.
 */
export type Redactable<Fact extends { type: string; data: object }> = {
  [Type in Fact['type']]?: readonly (keyof Extract<Fact, { type: Type }>['data'] & string)[];
};
