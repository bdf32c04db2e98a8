/** Values that survive `JSON.parse(JSON.stringify(x))`: what facts, effects and contexts are made of. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
