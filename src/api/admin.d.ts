// Generated from openapi/ by `npm run api`. Do not edit.
export interface paths {
    "/ref/device-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The model catalogue with features, menus and bands */
        get: operations["listDeviceModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's roles, a page at a time */
        get: operations["listRoles"];
        put?: never;
        /** Create one role */
        post: operations["createRole"];
        /**
         * Delete roles
         * @description Refused with 409 `conflict` while something hangs on it; `data` counts what.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/role/{roleKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleKey: string;
            };
            cookie?: never;
        };
        /** One role */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one role */
        patch: operations["updateRole"];
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
        ModelProfile: {
            mid: string;
            modelName: string;
            prodClass: string;
            bands: ("2.4GHz" | "5GHz" | "6GHz")[];
            operatingStandard: string;
            securitySupport: string[];
            supportFeatures: string[];
            supportMenu: string[];
            /** @description False: a model outside the catalogue with what every USP agent has */
            known: boolean;
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
        };
        Role: {
            /**
             * @example FieldEngineer
             * @example NightShift
             */
            roleKey: string;
            /**
             * @example Field engineer
             * @example Night shift
             */
            roleName: string;
            /**
             * @example Looks at devices
             * @example Looks and reboots
             */
            description: string;
            /**
             * @description System: part of the product, cannot be deleted
             * @enum {string}
             */
            roleGroup: "System" | "Custom";
            /**
             * @description userLevel; smaller is more powerful
             * @example 4
             * @example 5
             */
            level: number;
            /**
             * @example [
             *       "home",
             *       "device"
             *     ]
             * @example [
             *       "home"
             *     ]
             */
            menus: ("home" | "device" | "management" | "admin" | "statistics" | "root")[];
            /**
             * @description Keys of operations (PE-036); one that no operation asks for is refused
             * @example [
             *       "/devices"
             *     ]
             * @example [
             *       "/devices",
             *       "/devices/actions/multi/reboot"
             *     ]
             */
            permissions: string[];
            updater: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            updateTime: string | null;
        };
        Pagination: {
            limit: number;
            /** @description The last page points at itself */
            nextPage: number;
            offset: number;
            page: number;
            /** @description The first page points at itself */
            prevPage: number;
            totalPage: number;
            totalRecords: number;
            /** @description Where the next page begins, for `after`; absent where there is none, and in lists that only count pages */
            next?: string;
            /** @description True where there are at least `totalRecords`, perhaps more. Devices with a keyword that many have are counted as far as the page needs, with one more where there is a next page, and never beyond 1,000. */
            totalIsLowerBound?: boolean;
        };
        RoleInput: {
            /**
             * @example FieldEngineer
             * @example NightShift
             */
            roleKey: string;
            /**
             * @example Field engineer
             * @example Night shift
             */
            roleName: string;
            /**
             * @example Looks at devices
             * @example Looks and reboots
             */
            description: string;
            /**
             * @description userLevel; smaller is more powerful
             * @example 4
             * @example 5
             */
            level: number;
            /**
             * @example [
             *       "home",
             *       "device"
             *     ]
             * @example [
             *       "home"
             *     ]
             */
            menus: ("home" | "device" | "management" | "admin" | "statistics" | "root")[];
            /**
             * @description Keys of operations (PE-036); one that no operation asks for is refused
             * @example [
             *       "/devices"
             *     ]
             * @example [
             *       "/devices",
             *       "/devices/actions/multi/reboot"
             *     ]
             */
            permissions: string[];
        };
        RoleChange: {
            /**
             * @example Field engineer
             * @example Night shift
             */
            roleName?: string;
            /**
             * @example Looks at devices
             * @example Looks and reboots
             */
            description?: string;
            /**
             * @description userLevel; smaller is more powerful
             * @example 4
             * @example 5
             */
            level?: number;
            /**
             * @example [
             *       "home",
             *       "device"
             *     ]
             * @example [
             *       "home"
             *     ]
             */
            menus?: ("home" | "device" | "management" | "admin" | "statistics" | "root")[];
            /**
             * @description Keys of operations (PE-036); one that no operation asks for is refused
             * @example [
             *       "/devices"
             *     ]
             * @example [
             *       "/devices",
             *       "/devices/actions/multi/reboot"
             *     ]
             */
            permissions?: string[];
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
        /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
        After: string;
        /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDeviceModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All models that the product knows by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ModelProfile"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default roleName */
                sortBy?: "roleName" | "level";
                sortDesc?: boolean;
                roleGroup?: "System" | "Custom";
                /** @description Part of the name or of the description */
                keyword?: string;
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
                        data: components["schemas"]["Role"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                roleKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description The row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
}
