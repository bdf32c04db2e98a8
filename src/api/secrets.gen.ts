// Generated from openapi/ by `npm run generate`. Do not edit.

/** Names of fields that hold secrets, in the bodies of all calls (`x-secret`). */
export const secretFields: ReadonlySet<string> = new Set(["clientSecret","code","key_pass_phrase","newPassword","oldPassword","password","pre_shared_key","pushToken","radius_server_secret","sae_passphrase","secondary_radius_server_secret"]);
