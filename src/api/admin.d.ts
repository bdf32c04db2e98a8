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
    };
    parameters: never;
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
}
