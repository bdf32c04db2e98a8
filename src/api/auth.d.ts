// Generated from openapi/ by `npm run api`. Do not edit.
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
         * @description 400 `loginfail` for a wrong password and for an unknown address alike, in the same time. 401 `auth01` for a browser that was never verified: a mail with a link was sent (not in the demo), which needs a `clientKey`. 429 `custom` with `Retry-After` after too many attempts or mails, 503 `timeout` while too many wait for their turn.
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
         * @description 401 `jwterr` when the token is unknown, used or too old, its login is over or its account was stopped. Who gave a `clientKey` at the login gives the same one here, and gets the same answer again for 30 s, as long as the new refresh token was not used: the first answer may have been lost. Who gave none gives none, and may not repeat. Any other repeat, and a `clientKey` that is missing or is not the login's, end the login.
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
        /** @description Null where the administrator has not told it */
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
            op: {
                companyName: string;
                imageUrl: string | null;
                opId: string;
                /** @description 0 system, 1 operator, 2 sub operator, 3 education office, 4 school */
                opLevel: number;
                opParentId: string | null;
                /** @enum {string} */
                opType: "System" | "Operator" | "SubOperator" | "EducationOffice" | "School";
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
    };
    responses: {
        /** @description Tokens */
        TokensAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["Tokens"];
                };
            };
        };
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
            200: components["responses"]["TokensAnswer"];
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
                    clientKey?: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            200: components["responses"]["TokensAnswer"];
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
            /** @description The logins */
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
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
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
            /** @description The client */
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
            /** @description The client */
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
            /** @description The account */
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
            200: components["responses"]["TokensAnswer"];
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
                    clientKey?: components["schemas"]["ClientKey"];
                };
            };
        };
        responses: {
            200: components["responses"]["TokensAnswer"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
}
