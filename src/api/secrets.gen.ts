// Generated from openapi/ by `npm run api`. Do not edit.

/** Names of fields that hold secrets, in the bodies of all calls (`x-secret`). */
export const secretFields: ReadonlySet<string> = new Set(["key_pass_phrase","password","pre_shared_key","radius_server_secret","sae_passphrase","secondary_radius_server_secret"]);
