// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description 400 `loginfail` for a wrong password and for an unknown address alike, in the same time. 401 `auth01` for a browser that was never verified: a mail with a link was sent (not in the demo), which needs a `clientKey`. 401 `twofactor` where the password is right and a second factor is needed: `data.ticket` goes with the code to /token/two-factor; a program that knows nothing of it shows the message. 429 `custom` with `Retry-After` after too many attempts or mails, 503 `timeout` while too many wait for their turn.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a refresh token by new tokens
         * @description 401 `jwterr` when the token is unknown, used or too old, its login is over or its account was stopped. Who gave a `clientKey` at the login gives the same one here, and gets the same answer again for 30 s, as long as the new refresh token was not used: the first answer may have been lost. Who gave none gives none, and may not repeat. Any other repeat, and a `clientKey` that is missing or is not the login's, end the login. Where only what a person does counts as use (`usedByPersons` of GET /account-rules), the new tokens are good for `idleMinutes` less `idleSeconds`; with nothing left of it the login is over.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a login of the own account
         * @description Its refresh token and every access token that came from it are refused from now on. A token that is unknown, or whose login has ended already, is a success too: it is of no use any more.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open logins of the own account, the last used first
         * @description At most 100. When one was last used is right to five minutes.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all logins of the own account but this one
         * @description Their tokens are refused from now on, and their live sockets are closed.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of a login, after `twofactor`
         * @description A code of the authenticator app or a recovery code, with the ticket of the first step, which is good for five minutes. A code is taken once. 400 `loginfail` for a wrong one, 429 `custom` with `Retry-After` after five, 400 `tokenerr` where the ticket is too old.
         */
        post: operations["loginWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to sign in with a passkey; the ticket is good for five minutes */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a passkey, which is two factors
         * @description The `clientKey` is the browser's own: it is trusted from now on. 400 `loginfail` where no passkey of ours answered this ticket, or it was answered before.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/provider/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address to sign in at the organisation's identity provider
         * @description By the domain of the address; 400 `nodata` where no organisation has set one for it. The address that is answered is good for ten minutes and for this browser: the `clientKey` comes back with /token/provider. 503 `custom` where the provider does not answer.
         */
        post: operations["beginProviderLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the answer of the identity provider
         * @description With what his provider put into the address. The role is the one that the provider gives now; the browser is trusted from now on. 400 `tokenerr` where the browser did not leave with this `state`, came back already, or is too late; 401 `twofactor` where the account has a second factor and the provider has not shown two; 403 `custom` with `data.reason` where the person has no session here.
         */
        post: operations["loginWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/confirm/provider/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address to authenticate again at the identity provider that began the session
         * @description 400 `nodata` where the login was begun in another way.
         */
        post: operations["beginProviderConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/confirm/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the caller's identity again with the answer of the identity provider */
        post: operations["confirmWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for another e-mail address of the own account
         * @description A link is mailed to the new address, good for 24 hours; until it is followed nothing changes. 409 `emailconflict` for an address that an account has.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follows a mailed link to a new e-mail address, or back to the old one
         * @description Works once; 400 `tokenerr` otherwise. The old address is mailed a link that puts it back for seven days; that one ends all logins of the account.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the own account signs in */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a key for an authenticator app (RFC 6238), active once a code from it was entered
         * @description 409 `conflict` where one is in use already.
         */
        post: operations["beginTwoFactor"];
        /**
         * Turns the second factor off; its recovery codes go with it
         * @description 409 `custom` where the organisation requires it and there is no passkey.
         */
        delete: operations["endTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the second factor on by a code of the app
         * @description The recovery codes are shown once. A wrong code is refused at its field, 429 `custom` after five of them.
         */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes; the earlier ones are of no use any more
         * @description 400 `nodata` where the second factor is off.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to make a passkey; the ticket is good for five minutes */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the passkey that a browser has made
         * @description 400 `tokenerr` where the answer is not one to this ticket.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a passkey of the own account
         * @description 409 `custom` where the organisation requires two factors and this is the last one.
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        /** Renames a passkey of the own account */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a password by a mailed link (CL-411)
         * @description The token works once, until its time is over or the password is changed by another way; 400 `tokenerr` otherwise. All logins of the account end. It comes in the body: what stands in an address is written down by proxies and kept by browsers (docs/decisions/167).
         */
        post: operations["setForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a password by a mailed link, with the token in the address (CL-411)
         * @description As /change-password, for programs that follow the specification. What stands in an address is written down by proxies; the console keeps it in the body.
         */
        post: operations["setForgottenPasswordByAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the password of the own account again
         * @description Some calls want it to have been given lately in this login (`x-password-within`, seconds); else they are refused with 403 `passwordneeded`, and may be repeated after this one. 400 `loginfail` for a wrong password, 429 after ten of them.
         */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one login of the own account
         * @description Its tokens are refused from now on, and its live sockets are closed. 400 `nodata` where the account has no such open login.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organisations that the caller can look at alone
         * @description His own and those below it, by name, at most 50. One of them in the header `Operator-Scope` of a call narrows what the call sees and does to it and those below it (docs/decisions/209); this call is never narrowed.
         */
        get: operations["listChoosableOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in, and what they may do */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The browser that this login belongs to */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/client/action/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the settings that devices report on or off for the live sockets of the caller's client (CL-009, CL-141)
         * @description On at first. Off: they are told that a task has moved on (`TaskEvent`) instead of `Sync`. It holds while the client has a live socket.
         */
        post: operations["setClientSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getClient
         * @deprecated
         * @description Same handler as getClient (CL-007: it tells whether the caller's browser is verified and changes nothing).
         */
        get: operations["getClient_alias_client_verify_get"];
        put?: never;
        /**
         * Trust the browser whose mailed link was opened
         * @description The token works once and for 30 minutes; 400 `tokenerr` otherwise. It comes in the body: what stands in an address is written down by proxies and kept by browsers, and a GET changes nothing.
         */
        post: operations["verifyClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this installation asks of its people
         * @description Before a sign-in as after it, so that a form knows it before anything is sent. `specified`: as the specification has it; `strict`: as OWASP ASVS 4.0 has it where the two differ (ACCOUNT_RULES, docs/decisions/249).
         */
        get: operations["getAccountRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this installation keeps of people, and for how long
         * @description Before a sign-in as after it. The words are the console's; what differs between installations is told here.
         */
        get: operations["getPrivacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an account
         * @description CL-409. No account is made: an administrator invites, or declines. The same answer whether or not the address has an account or has asked before. 429 `custom` with `Retry-After` after too many.
         */
        post: operations["requestAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own account record */
        get: operations["getOwnAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of login
         * @deprecated
         * @description Same handler as login (CL-002).
         */
        post: operations["login_alias_get_access_token_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of refreshToken
         * @deprecated
         * @description Same handler as refreshToken (CL-004).
         */
        post: operations["refreshToken_alias_refresh_token_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description E-mail address of the account
         * @example kim@example.net
         */
        Email: string;
        /** @description Ten random letters and digits that this browser keeps for this e-mail (RU-016); other programs may choose another form */
        ClientKey: string;
        Success: {
            /** @constant */
            code: "success";
            /** @description In the language of Accept-Language */
            message: string;
        };
        Tokens: {
            /** @description Access token, sent as a Bearer token */
            token: string;
            /** @description Works once */
            refreshToken: string;
            /** @description Unix time in seconds at which the access token ends */
            expireTokenTime: number;
            /** @description Unix time in seconds */
            generateTokenTime: number;
            /** @description E-mail address */
            user: string;
            /** @description Signed in with a temporary password: every call but changing it is refused (RU-011). Absent: not the case */
            passwordChangeRequired?: boolean;
        };
        Failure: {
            /**
             * @description A code of docs/errors.md
             * @example nodata
             */
            code: string;
            message: string;
            /** @description Details for the caller, such as the fields refused or the missing permission; else an empty list */
            data: unknown;
            /** @description The id under which the server's log tells of this call; also in the header X-Request-Id */
            requestId?: string;
        };
        Session: {
            sessionId: string;
            /** @description The login that this call was made in */
            current: boolean;
            /** @description Where it was made or last renewed; null for logins of earlier versions */
            address: string | null;
            /** @description What the program calls itself, at most 256 characters */
            userAgent: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastUseTime: string;
            /**
             * Format: date-time
             * @description When it ends, however often it is renewed
             */
            endTime: string;
        };
        Asked: {
            /** @description To be brought back with the answer */
            ticket: string;
            /** @description For the browser, as JSON (WebAuthn Level 3) */
            options: string;
        };
        CredentialId: string;
        /** @description Bytes as base64url */
        Encoded: string;
        /** @description What the browser answered (WebAuthn Level 3, AuthenticationResponseJSON) */
        AuthenticationResponse: {
            id: components["schemas"]["CredentialId"];
            rawId: components["schemas"]["CredentialId"];
            /** @enum {string} */
            type: "public-key";
            /** @enum {string} */
            authenticatorAttachment?: "cross-platform" | "platform";
            clientExtensionResults: {
                [key: string]: unknown;
            };
            response: {
                clientDataJSON: components["schemas"]["Encoded"];
                authenticatorData: components["schemas"]["Encoded"];
                signature: components["schemas"]["Encoded"];
                userHandle?: components["schemas"]["Encoded"];
            };
        };
        ProviderAddress: {
            url: string;
        };
        ProviderAnswer: {
            state: string;
            code?: string;
            /** @description RFC 9207 */
            iss?: string;
            /** @description Why the provider did not sign the person in (RFC 6749, 4.1.2.1) */
            error?: string;
            clientKey: components["schemas"]["ClientKey"];
        };
        Passkey: {
            passkeyId: string;
            passkeyName: string;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastUseTime: string | null;
        };
        Security: {
            /** @description An authenticator app is in use */
            twoFactor: boolean;
            /** @description By the operator or one above it */
            twoFactorRequired: boolean;
            /** @description How many were not used yet */
            recoveryCodes: number;
            passkeys: components["schemas"]["Passkey"][];
        };
        OneTimeKey: {
            /** @description Base32, for who cannot read the picture */
            key: string;
            /** @description otpauth: what the picture says */
            uri: string;
        };
        RecoveryCodes: {
            codes: string[];
        };
        /** @description What the browser answered (WebAuthn Level 3, RegistrationResponseJSON) */
        RegistrationResponse: {
            id: components["schemas"]["CredentialId"];
            rawId: components["schemas"]["CredentialId"];
            /** @enum {string} */
            type: "public-key";
            /** @enum {string} */
            authenticatorAttachment?: "cross-platform" | "platform";
            clientExtensionResults: {
                [key: string]: unknown;
            };
            response: {
                clientDataJSON: components["schemas"]["Encoded"];
                attestationObject: components["schemas"]["Encoded"];
                transports?: string[];
            };
        };
        /**
         * Format: password
         * @description What GET /account-rules says, at most 128 characters; common passwords are refused (docs/decisions/152, 204, 249)
         */
        NewPassword: string;
        /** @description IANA name; `own`: of the computer, `operator`: of the own organisation */
        TimeZone: string | null;
        HiddenColumns: {
            [key: string]: boolean;
        };
        /**
         * @description Devices of the own organisation, or of those below it, went away; own tasks, or an own bulk action, are over; somebody else has written in a case that one works on; a case was shared with one, or with one's organisation; somebody asks to take over a device; somebody has accepted an invitation
         * @enum {string}
         */
        MessageType: "devicesAway" | "tasksEnded" | "bulkActionEnded" | "caseChanged" | "caseShared" | "handoverAsked" | "invitationAccepted";
        /** @description EN Personal settings. Null: not chosen; the browser has its own */
        PersonalSettings: {
            /**
             * @description Colours of the console
             * @enum {string|null}
             */
            ui: "system" | "light" | "dark" | null;
            /** @enum {string|null} */
            density: "comfortable" | "dense" | null;
            /** @enum {string|null} */
            language: "en" | "ko" | null;
            timezone: components["schemas"]["TimeZone"];
            /** @enum {string|null} */
            dateformat: "YY-MM-DD" | "YYYY-MM-DD" | "DD/MM/YYYY" | "MM/DD/YYYY" | null;
            /**
             * @description Rows of a page (CO-014)
             * @enum {integer|null}
             */
            perPage: 15 | 30 | 50 | 100 | null;
            /** @description By list, by column: whether it is hidden. Of a change, a list that is left out stays */
            columns: {
                [key: string]: components["schemas"]["HiddenColumns"];
            };
            /** @description Notifications in the console; null: all but offline devices and single tasks */
            messages: components["schemas"]["MessageType"][] | null;
            /** @description Notifications by mail; null: none */
            mails: components["schemas"]["MessageType"][] | null;
        };
        AccountRules: {
            /** @enum {string} */
            rules: "specified" | "strict";
            /** @description Characters of a new password, at least: code points, in the form NFKC */
            passwordMin: number;
            /** @description At most */
            passwordMax: number;
            /** @description Printable ASCII without spaces, of all four classes, none too often (RU-005 to RU-007, A-030, A-031); else any characters but control characters */
            composed: boolean;
            /** @description A forgotten password mails a temporary one beside the link */
            temporaryPasswords: boolean;
            /** @description For so long a mailed link is good: of a forgotten password, and of a new browser */
            linkMinutes: number;
            /** @description The same of a password that an administrator took away */
            resetMinutes: number;
            /** @description A login ends so long after its last use */
            idleMinutes: number;
            /** @description Only what a person does counts as use, as `idleSeconds` of a renewal tells it; else each renewal */
            usedByPersons: boolean;
            /** @description A browser may keep the e-mail address after the session */
            remembersEmail: boolean;
        };
        /** @description Null if the administrator has not set it */
        ModelProfile: {
            modelId: string;
            /** @description The same as modelId */
            mid: string;
            modelName: string;
            modelSubName: string | null;
            modelOui: string | null;
            manufacturerId: string | null;
            manufacturerName: string | null;
            /** @enum {string} */
            productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            /**
             * @description The same as productClass
             * @enum {string}
             */
            prodClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            /** @example USP */
            protocol: string;
            bands: ("2.4GHz" | "5GHz" | "6GHz")[];
            operatingStandard: string;
            securitySupport: string[];
            supportFeatures: string[];
            supportMenu: string[];
        };
        Profile: {
            settings: components["schemas"]["PersonalSettings"];
            accountRules: components["schemas"]["AccountRules"];
            /** @description Address of the live socket, /ws/{clientId} */
            clientId: string;
            /** @description Route groups that the role may open (PE-043) */
            menus_permissions: string[];
            /** @description Permission keys; API paths */
            permissions: string[];
            /** @description Model name to image address */
            model_images: {
                [key: string]: string;
            };
            models: components["schemas"]["ModelProfile"][];
            /** @description Features of this installation */
            feature: {
                [key: string]: boolean;
            };
            /** @description Pictures of a map for addresses of devices; null: none is configured */
            mapTiles: {
                /** @description With {z}, {x} and {y} */
                url: string;
                /** @description To be shown on the map */
                attribution: string;
            } | null;
            op: {
                companyName: string;
                imageUrl: string | null;
                opId: string;
                /** @description 0 system, 1 operator, 2 sub operator or manufacturer, 3 education office, 4 school */
                opLevel: number;
                opParentId: string | null;
                /** @enum {string} */
                opType: "System" | "Operator" | "SubOperator" | "Manufacturer" | "EducationOffice" | "School";
                /** @description The same as opParentId */
                pOpid: string | null;
                system: boolean;
                timeZone: string;
                timeZoneHourByUtc: number;
            };
            opId: string;
            userInfo: {
                opId: string;
                opUserId: string;
                roleGroupKey: string;
                userEmail: string;
                userName: string;
            };
            userRole: {
                opRoleGroupId: string;
                IsBasic: boolean;
                ownerOpId: string;
                roleGroupKey: string;
                roleLevel: number;
                roleName: string;
                roleDesc: string;
            };
            /** @description Smaller is more powerful */
            userLevel: number;
            /** @description An identity provider let the person in; it confirms instead of the password */
            byProvider: boolean;
            /**
             * @description What this login has to do before any other call is answered; null for nothing
             * @enum {string|null}
             */
            owes: "password" | "twoFactor" | null;
        };
        /** @description Compared without regard to case (RU-086) */
        users_Email: string;
        UserName: string;
        /** @description E.164 (RU-090) */
        UserPhoneOrNone: string | null;
        Account: {
            userId: string;
            email: string;
            userName: string;
            userPhone: string | null;
            opId: string;
            companyId: string;
            opType: string;
            roleGroupKey: string;
            userRoleName: string;
            userLevel: number;
            /** @enum {string} */
            opUserStatus: "Invited" | "Running";
            /** Format: date-time */
            lastAccessTime: string | null;
        };
    };
    responses: {
        /** @description Refused; `code` tells why (docs/errors.md) */
        error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Done */
        done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: Record<string, never>;
                };
            };
        };
    };
    parameters: {
        /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user: components["schemas"]["Email"];
                    /** Format: password */
                    password: string;
                    clientKey?: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user?: components["schemas"]["Email"];
                    refreshToken: string;
                    /** @description Since a person last did something in the program that asks; absent: just now */
                    idleSeconds?: number;
                    clientKey?: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    loginWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    oneTimeCode: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Asked"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    response: components["schemas"]["AuthenticationResponse"];
                    clientKey?: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    beginProviderLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    clientKey: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ProviderAddress"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    loginWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAnswer"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    beginProviderConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientKey: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ProviderAddress"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    confirmWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAnswer"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description That the account has now */
                            email: string;
                            /** @description The address before was put back */
                            undone: boolean;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Security"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OneTimeKey"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    endTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oneTimeCode: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Asked"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    passkeyName: string;
                    response: components["schemas"]["RegistrationResponse"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passkeyName: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setForgottenPasswordByAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listChoosableOperators: {
        parameters: {
            query?: {
                /** @description Part of the name */
                keyword?: string;
                /** @description This one alone */
                opId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            opId: string;
                            companyName: string;
                            opType: string;
                            /** @description Names of those above it, from the caller's own on */
                            path: string[];
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            clientId: string;
                            trusted: boolean;
                            /** Format: date-time */
                            createTime: string;
                            /** Format: date-time */
                            lastAccessTime: string | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setClientSync: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enable: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getClient_alias_client_verify_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            clientId: string;
                            trusted: boolean;
                            /** Format: date-time */
                            createTime: string;
                            /** Format: date-time */
                            lastAccessTime: string | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    verifyClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAccountRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AccountRules"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Of the text; it is agreed to with a request for an account */
                            version: string;
                            /** @description The own text of who runs the installation */
                            url: string | null;
                            /** @description Whom people can ask */
                            contact: string | null;
                            /** @description How long a sign-in lasts at most */
                            sessionHours: number;
                            /** @description What was refused and looked at */
                            countedDays: number;
                            /** @description How long an unread message is shown */
                            messageDays: number;
                            /** @description From the end of a task, a case, a mail and so on to its erasure; null: it is not erased */
                            retentionDays: number | null;
                            /** @description How long entries of the audit trail are kept; null: for ever */
                            auditDays: number | null;
                            /** @description How long it is kept who registered a device and handed it over; null: for ever */
                            deviceDays: number | null;
                            /** @description From the end of a sign-in, a refused request for an account and so on to its removal */
                            leftDays: number;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    requestAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["users_Email"];
                    userName: components["schemas"]["UserName"];
                    userPhone?: components["schemas"]["UserPhoneOrNone"];
                    companyName: string;
                    message?: string;
                    /** @description Version of the privacy notice (`getPrivacy`) that the person accepts; 409 `custom` if it is not the current one */
                    privacyVersion: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Account"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    login_alias_get_access_token_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user: components["schemas"]["Email"];
                    /** Format: password */
                    password: string;
                    clientKey?: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    refreshToken_alias_refresh_token_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user?: components["schemas"]["Email"];
                    refreshToken: string;
                    /** @description Since a person last did something in the program that asks; absent: just now */
                    idleSeconds?: number;
                    clientKey?: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Tokens"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
}
