// Generated from openapi/ by `npm run api`. Do not edit.

/** Names of fields that hold secrets, in the bodies of all calls (`x-secret`). */
export const secretFields: ReadonlySet<string> = new Set(["password"]);
