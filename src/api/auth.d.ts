// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/account-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Password and sign-in rules of this installation
         * @description Needs no sign-in, so that a form can check before it sends. `specified`: as in the specification; `strict`: as in OWASP ASVS 4.0 where the two differ (ACCOUNT_RULES, docs/decisions/249).
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
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profile and permissions of the caller */
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
        /** The browser of this session */
        get: operations["getClient"];
        put?: never;
        post?: never;
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
         * Verify a browser by its mailed link
         * @description The token works once and for 30 minutes; otherwise 400 `tokenerr`. It is in the body because proxies and browsers record addresses, and a GET changes nothing.
         */
        post: operations["verifyClient"];
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
        /** The caller's account record */
        get: operations["getOwnAccount"];
        put?: never;
        post?: never;
        delete?: never;
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
         * Organisations that the caller can choose to view
         * @description The caller's own and those below it, by name, at most 50. The header `Operator-Scope` limits a call to one of them and those below it (docs/decisions/209); this call is never limited.
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
         * Confirm the caller's password
         * @description Some calls need a password confirmed recently in this session (`x-password-within`, seconds). They are refused with 403 `passwordneeded` and can be repeated after this one. 400 `loginfail` for a wrong password, 429 after ten.
         */
        post: operations["confirmPassword"];
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
         * Request an account
         * @description CL-409. No account is created: an administrator invites or declines. The answer is the same whether or not the address has an account or has requested one before. 429 `custom` with `Retry-After` after too many.
         */
        post: operations["requestAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * Sign in
         * @description 400 `loginfail` for a wrong password and an unknown address alike, in the same time. 401 `auth01` for a browser that was never verified: a mail with a link was sent (not in the demo); it needs a `clientKey`. 401 `twofactor` if the password is right and a second factor is needed: send `data.ticket` with the code to /token/two-factor; other programs show the message. 429 `custom` with `Retry-After` after too many attempts or mails, 503 `timeout` while too many sign-ins are queued.
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
         * Renew tokens by a refresh token
         * @description 401 `jwterr` if the token is unknown, used or expired, its session has ended, or its account is deactivated. A `clientKey` may be left out; one that is sent must be that of the sign-in. With it, the same answer is sent again for 30 s, until the new refresh token is used, because the first answer may have been lost. Any other repeat, and a different `clientKey`, ends the session. Where only use by a person counts (`usedByPersons` of GET /account-rules), the new tokens are valid for `idleMinutes` less `idleSeconds`; if nothing is left, the session has ended.
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
         * End a session by its refresh token
         * @description Its refresh token and all its access tokens are refused from now on. An unknown token, or one of an ended session, succeeds too.
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
         * Open sessions of the caller, last used first
         * @description The time of last use is accurate to five minutes.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all sessions of the caller except this one
         * @description Their tokens are refused from now on, and their live sockets are closed.
         */
        delete: operations["endOtherSessions"];
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
         * End one session of the caller
         * @description Its tokens are refused from now on and its live sockets are closed. 400 `nodata` if the account has no such open session.
         */
        delete: operations["endSession"];
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
         * Request a change of the caller's email address
         * @description A link, valid for 24 hours, is mailed to the new address; nothing changes before it is opened. 409 `emailconflict` if an account has the address.
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
         * Confirm or revert a change of email address by its mailed link
         * @description Works once; otherwise 400 `tokenerr`. The old address gets a link that reverts the change for seven days; reverting ends all sessions of the account.
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
        /** Sign-in methods of the caller */
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
         * Create a key for an authenticator app (RFC 6238), active after its first code
         * @description 409 `conflict` if one is already in use.
         */
        post: operations["beginTwoFactor"];
        /**
         * Turn off the authenticator app and its recovery codes
         * @description 409 `custom` if the organisation requires it and there is no passkey.
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
         * Turn on the authenticator app by a code
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
         * Create new recovery codes; the earlier ones become invalid
         * @description 400 `nodata` if the second factor is off.
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
        /** Begin to register a passkey; the ticket is valid for five minutes */
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
         * Register a passkey
         * @description 400 `tokenerr` if the answer does not belong to this ticket.
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
         * Remove a passkey of the caller
         * @description 409 `custom` if the organisation requires two factors and this is the last one.
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        /** Rename a passkey of the caller */
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
         * Set a password by a mailed link (CL-411)
         * @description The token works once, until it expires or the password is changed otherwise; 400 `tokenerr` if not. All sessions of the account end. It is in the body because proxies and browsers record addresses (docs/decisions/167).
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
         * Set a password by a mailed link, with the token in the address (CL-411)
         * @description Same as /change-password, for programs that follow the specification. The console sends the token in the body, because proxies record addresses.
         */
        post: operations["setForgottenPasswordByAddress"];
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
         * Get the sign-in address of the organisation's identity provider
         * @description Found by the domain of the email address; 400 `nodata` if no organisation has set a provider for it. The answered address is valid for ten minutes and for this browser: send the same `clientKey` to /token/provider. 503 `custom` if the provider does not answer.
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
         * @description Send what the provider added to the address. The provider sets the role at each sign-in, and the browser is trusted from now on. 400 `tokenerr` if the browser did not leave with this `state`, has already returned, or is too late; 401 `twofactor` if the account has a second factor and the provider has not checked two; 403 `custom` with `data.reason` if the user may not sign in here.
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
         * @description 400 `nodata` if the session began in another way.
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
         * Second step of a sign-in, after `twofactor`
         * @description A code of the authenticator app or a recovery code, with the ticket of the first step, valid for five minutes. A code works once. 400 `loginfail` for a wrong one, 429 `custom` with `Retry-After` after five, 400 `tokenerr` if the ticket has expired.
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
        /** Begin a sign-in with a passkey; the ticket is valid for five minutes */
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
         * Sign in with a passkey, which counts as two factors
         * @description The browser of the `clientKey` is trusted from now on. 400 `loginfail` if no registered passkey answered this ticket, or it was used before.
         */
        post: operations["loginWithPasskey"];
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
         * Turn reported settings on or off for the live sockets of the caller's client (CL-009, CL-141)
         * @description On by default. Off: the sockets get `TaskEvent` instead of `Sync` when a task has progressed. Applies while the client has a live socket.
         */
        post: operations["setClientSync"];
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
         * Personal data that this installation keeps, and for how long
         * @description Needs no sign-in. The console has the text; this has what differs between installations.
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
        Success: {
            /** @constant */
            code: "success";
            /** @description In the language of Accept-Language */
            message: string;
        };
        AccountRules: {
            /** @enum {string} */
            rules: "specified" | "strict";
            /** @description Fewest characters of a new password: code points in NFKC form */
            passwordMin: number;
            /** @description At most */
            passwordMax: number;
            /** @description Printable ASCII without spaces, of all four classes, none too often (RU-005 to RU-007, A-030, A-031); else any characters but control characters */
            composed: boolean;
            /** @description A forgotten password mails a temporary one with the link */
            temporaryPasswords: boolean;
            /** @description How long a mailed link is valid: for a forgotten password and for a new browser */
            linkMinutes: number;
            /** @description The same for a password that an administrator reset */
            resetMinutes: number;
            /** @description Minutes after its last use at which a session ends */
            idleMinutes: number;
            /** @description Only use by a person counts, as `idleSeconds` of a renewal reports; otherwise each renewal counts */
            usedByPersons: boolean;
            /** @description A browser may keep the email address after the session */
            remembersEmail: boolean;
        };
        Failure: {
            /**
             * @description A code of docs/errors.md
             * @example nodata
             */
            code: string;
            message: string;
            /** @description Details, such as the refused fields or the missing permission; otherwise an empty list */
            data: unknown;
            /** @description Id of this call in the server's log; also in the header X-Request-Id */
            requestId?: string;
        };
        /** @description IANA name; `own`: of the computer, `operator`: of the user's organisation */
        TimeZone: string | null;
        HiddenColumns: {
            [key: string]: boolean;
        };
        /**
         * @description `devicesAway`: devices of the user's organisation or below went offline. `outages`: many of them did so from one cause. `alarmsRaised`: critical alarms of devices there, a message for each model. `alarmAssigned`: another user assigned an alarm to them. `tasksEnded`, `bulkActionEnded`: own tasks or an own bulk action ended. `caseChanged`: another user commented on a case that this one works on. `caseShared`: a case was shared with the user or their organisation. `handoverAsked`: another user asks them to take over a device. `invitationAccepted`: an invitation was accepted. `approvalRules`: weaker rules for the approval of firmware were requested. `filesToApprove`, `appsToApprove`, `profilesToApprove`, `appProfilesToApprove`, `presetsToApprove`: files, profiles or presets wait for an approval that the user may give; shown until someone has decided. `presetUndone`: a device undid a value of a preset that the user edited three times. `rowsAltered`: rows of accounts, roles, organisations or devices were changed outside of the product.
         * @enum {string}
         */
        MessageType: "devicesAway" | "outages" | "alarmsRaised" | "alarmAssigned" | "tasksEnded" | "bulkActionEnded" | "caseChanged" | "caseShared" | "handoverAsked" | "invitationAccepted" | "approvalRules" | "filesToApprove" | "appsToApprove" | "profilesToApprove" | "appProfilesToApprove" | "presetsToApprove" | "presetUndone" | "rowsAltered";
        Favourite: {
            /** @description Path with the filters of a page, without its host */
            address: string;
            name: string;
            /** @description True: the console shows the title of the page in the reader's language instead of the name */
            titled?: boolean;
        };
        /** @description EN Personal settings. Null: not chosen; the browser has its own */
        PersonalSettings: {
            /**
             * @description Colours of the console
             * @enum {string|null}
             */
            ui: "system" | "light" | "dark" | null;
            /** @enum {string|null} */
            density: "comfortable" | "dense" | null;
            /**
             * @description Of the console, where it has the language; messages of the API and letters are in English for all but ko
             * @enum {string|null}
             */
            language: "en" | "ko" | "zh" | "es" | "ja" | "de" | "fr" | null;
            timezone: components["schemas"]["TimeZone"];
            /** @enum {string|null} */
            dateformat: "YY-MM-DD" | "YYYY-MM-DD" | "DD/MM/YYYY" | "MM/DD/YYYY" | null;
            /**
             * @description Rows of a page (CO-014)
             * @enum {integer|null}
             */
            perPage: 15 | 30 | 50 | 100 | null;
            /** @description By list and column: whether it is hidden. A list that is left out of a change stays */
            columns: {
                [key: string]: components["schemas"]["HiddenColumns"];
            };
            /** @description Notifications in the console; null: all but offline devices and single tasks */
            messages: components["schemas"]["MessageType"][] | null;
            /** @description Notifications by mail; null: none */
            mails: components["schemas"]["MessageType"][] | null;
            /** @description Daily period in which mails about alarms, outages and offline devices wait; null: none. At its end one mail follows with what still holds. The console shows the messages meanwhile. */
            quietHours: null | {
                from: string;
                /** @description Earlier than `from` for a period that passes midnight */
                to: string;
                /** @description IANA name */
                timeZone: string;
                /** @description Critical alarms are mailed anyway */
                critical: boolean;
            };
            /** @description True if the tour of the console was taken or declined */
            tourSeen: boolean | null;
            /** @description True if the first steps of the installation were closed */
            firstStepsClosed: boolean | null;
            /** @description Pages of the console, in the user's order. A change names all of them */
            favourites: components["schemas"]["Favourite"][];
        };
        /** @description Null if the administrator has not set it */
        ModelProfile: {
            modelId: string;
            /** @description Same as modelId */
            mid: string;
            modelName: string;
            modelSubName: string | null;
            modelOui: string | null;
            manufacturerId: string | null;
            manufacturerName: string | null;
            /** @enum {string} */
            productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            /**
             * @description Same as productClass
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
            /** @description Map tiles for device addresses; null: none configured */
            mapTiles: {
                /** @description With {z}, {x} and {y} */
                url: string;
                /** @description Attribution shown on the map */
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
                /** @description Same as opParentId */
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
            /** @description An identity provider signed the user in and confirms instead of the password */
            byProvider: boolean;
            /**
             * @description Steps that must be done before any other call is answered; null: none
             * @enum {string|null}
             */
            owes: "password" | "twoFactor" | null;
        };
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
        /** @description Compared without regard to case (RU-086) */
        Email: string;
        UserName: string;
        /** @description E.164 (RU-090) */
        UserPhoneOrNone: string | null;
        /**
         * @description Email address of the account
         * @example kim@example.net
         */
        auth_Email: string;
        /** @description Ten random letters and digits that this browser keeps for this email (RU-016); other programs may choose another form */
        ClientKey: string;
        Tokens: {
            /** @description Access token, sent as a Bearer token */
            token: string;
            /** @description Works once */
            refreshToken: string;
            /** @description Unix time in seconds at which the access token expires */
            expireTokenTime: number;
            /** @description Unix time in seconds */
            generateTokenTime: number;
            /** @description Email address */
            user: string;
            /** @description Signed in with a temporary password: every call but changing it is refused (RU-011). Absent otherwise */
            passwordChangeRequired?: boolean;
        };
        Session: {
            sessionId: string;
            /** @description The session of this call */
            current: boolean;
            /** @description Address at sign-in or last renewal; null for sessions of earlier versions */
            address: string | null;
            /** @description Name that the program sends, at most 256 characters */
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
        Pagination: {
            limit: number;
            /** @description On the last page: this page */
            nextPage: number;
            offset: number;
            page: number;
            /** @description On the first page: this page */
            prevPage: number;
            totalPage: number;
            totalRecords: number;
            /** @description Start of the next page, for `after`; absent on the last page, and in lists that only count pages */
            next?: string;
            /** @description True if there may be more than `totalRecords`. Devices that match a frequent keyword are counted only as far as the page needs, one more if there is a next page, and never beyond 1,000. */
            totalIsLowerBound?: boolean;
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
            /** @description Required by the organisation or one above it */
            twoFactorRequired: boolean;
            /** @description Recovery codes not yet used */
            recoveryCodes: number;
            passkeys: components["schemas"]["Passkey"][];
        };
        OneTimeKey: {
            /** @description Base32, to type instead of scanning the QR code */
            key: string;
            /** @description otpauth address of the QR code */
            uri: string;
        };
        RecoveryCodes: {
            codes: string[];
        };
        Asked: {
            /** @description The only address at which passkeys work, as `https://console.example.net` */
            address: string;
            /** @description Sent back with the answer */
            ticket: string;
            /** @description For the browser, as JSON (WebAuthn Level 3) */
            options: string;
        };
        CredentialId: string;
        /** @description Bytes as base64url */
        Encoded: string;
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
         * @description As GET /account-rules describes, at most 128 characters; common passwords are refused (docs/decisions/152, 204, 249)
         */
        NewPassword: string;
        ProviderAddress: {
            url: string;
        };
        ProviderAnswer: {
            state: string;
            code?: string;
            /** @description RFC 9207 */
            iss?: string;
            /** @description Why the provider did not sign the user in (RFC 6749, 4.1.2.1) */
            error?: string;
            clientKey: components["schemas"]["ClientKey"];
        };
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
        /** @description From 1; default 1 */
        Page: number;
        /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
    listChoosableOperators: {
        parameters: {
            query?: {
                /** @description Part of the name */
                keyword?: string;
                /** @description Only this one */
                opId?: string;
                /** @description Only those of this type */
                opType?: "School";
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
                            /** @description Names of the organisations above it, from the caller's own on */
                            path: string[];
                        }[];
                    };
                };
            };
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
                    email: components["schemas"]["Email"];
                    userName: components["schemas"]["UserName"];
                    userPhone?: components["schemas"]["UserPhoneOrNone"];
                    companyName: string;
                    message?: string;
                    /** @description Version of the privacy notice (`getPrivacy`) that the user accepts; 409 `custom` if it is not the current one */
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
                    user: components["schemas"]["auth_Email"];
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
                    user?: components["schemas"]["auth_Email"];
                    refreshToken: string;
                    /** @description Seconds since a person last used the program; absent: just now */
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
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Default 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Session"][];
                        pagination: components["schemas"]["Pagination"];
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of ended sessions */
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
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                    email: components["schemas"]["auth_Email"];
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
                            /** @description Current address of the account */
                            email: string;
                            /** @description Whether the previous address was restored */
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
                    email: components["schemas"]["auth_Email"];
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
                            /** @description Version of the text, accepted with an account request */
                            version: string;
                            /** @description Privacy notice of the installation's operator */
                            url: string | null;
                            /** @description Contact for questions */
                            contact: string | null;
                            /** @description Longest session */
                            sessionHours: number;
                            /** @description Refused calls and reads of personal data */
                            countedDays: number;
                            /** @description How long an unread notification is shown */
                            messageDays: number;
                            /** @description From the end of a task, a case, a mail and so on to its erasure; null: not erased */
                            retentionDays: number | null;
                            /** @description How long entries of the audit trail are kept; null: for ever */
                            auditDays: number | null;
                            /** @description How long the users who registered and handed over a device are kept; null: for ever */
                            deviceDays: number | null;
                            /** @description From the end of a session, a refused account request and so on to its removal */
                            leftDays: number;
                        };
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
                    user: components["schemas"]["auth_Email"];
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
                    user?: components["schemas"]["auth_Email"];
                    refreshToken: string;
                    /** @description Seconds since a person last used the program; absent: just now */
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
