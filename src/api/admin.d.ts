// Generated from openapi/ by `npm run api`. Do not edit.
export interface paths {
    "/ref/device-model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's device models, a page at a time */
        get: operations["listDeviceModels"];
        put?: never;
        /** Create one device model */
        post: operations["createDeviceModel"];
        /**
         * Delete device models
         * @description Refused with 409 `conflict` while something hangs on it; `data` counts what.
         */
        delete: operations["deleteDeviceModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/device-model/{modelName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modelName: string;
            };
            cookie?: never;
        };
        /** One device model */
        get: operations["getDeviceModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one device model */
        patch: operations["updateDeviceModel"];
        trace?: never;
    };
    "/ref/device-model-feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's features of models, a page at a time */
        get: operations["listDeviceModelFeatures"];
        put?: never;
        /** Create one model's features */
        post: operations["createDeviceModelFeature"];
        /**
         * Delete features of models
         * @description Refused with 409 `conflict` while something hangs on it; `data` counts what.
         */
        delete: operations["deleteDeviceModelFeature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/device-model-feature/{modelName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modelName: string;
            };
            cookie?: never;
        };
        /** One model's features */
        get: operations["getDeviceModelFeature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one model's features */
        patch: operations["updateDeviceModelFeature"];
        trace?: never;
    };
    "/ref/device-model-menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's menus of models, a page at a time */
        get: operations["listDeviceModelMenus"];
        put?: never;
        /** Create one model's menu */
        post: operations["createDeviceModelMenu"];
        /**
         * Delete menus of models
         * @description Refused with 409 `conflict` while something hangs on it; `data` counts what.
         */
        delete: operations["deleteDeviceModelMenu"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/device-model-menu/{modelName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modelName: string;
            };
            cookie?: never;
        };
        /** One model's menu */
        get: operations["getDeviceModelMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one model's menu */
        patch: operations["updateDeviceModelMenu"];
        trace?: never;
    };
    "/ref/app-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's app files, a page at a time */
        get: operations["listAppFiles"];
        put?: never;
        /** Create one app file */
        post: operations["createAppFile"];
        /**
         * Delete app files
         * @description Refused with 409 `conflict` while something hangs on it; `data` counts what.
         */
        delete: operations["deleteAppFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/app-file/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        /** One app file */
        get: operations["getAppFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one app file */
        patch: operations["updateAppFile"];
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
        DeviceModel: {
            /**
             * @description As the device reports it
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /** @description Made of the name, and unique: nx-1000 */
            mid: string;
            /**
             * @example Indoor
             * @example Outdoor
             */
            modelSubName: string | null;
            /**
             * @example 0A52A4
             * @example 0A5EE8
             */
            modelOui: string | null;
            /**
             * @example arden
             * @example evolane
             */
            manufacturerId: string | null;
            /**
             * @example Arden Networks
             * @example Evolane
             */
            manufacturerName: string | null;
            /**
             * @description The class of all devices of the model, whatever they report
             * @example APROUTER
             * @example AP
             * @enum {string}
             */
            productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            /**
             * @example USP
             * @enum {string}
             */
            protocol: "USP";
            /**
             * @example [
             *       "2.4GHz",
             *       "5GHz"
             *     ]
             * @example [
             *       "2.4GHz",
             *       "5GHz",
             *       "6GHz"
             *     ]
             */
            bands: ("2.4GHz" | "5GHz" | "6GHz")[];
            /**
             * @example b,g,n,ac
             * @example b,g,n,ac,ax
             */
            operatingStandard: string;
            /**
             * @description Values of TR-181 ModeEnabled (RU-052, RU-053)
             * @example [
             *       "WPA2-Personal"
             *     ]
             * @example [
             *       "WPA2-Personal",
             *       "WPA3-Personal-Transition"
             *     ]
             */
            securitySupport: string[];
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
        DeviceModelInput: {
            /**
             * @description As the device reports it
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @example Indoor
             * @example Outdoor
             */
            modelSubName?: string | null;
            /**
             * @example 0A52A4
             * @example 0A5EE8
             */
            modelOui?: string | null;
            /**
             * @example arden
             * @example evolane
             */
            manufacturerId?: string | null;
            /**
             * @example Arden Networks
             * @example Evolane
             */
            manufacturerName?: string | null;
            /**
             * @description The class of all devices of the model, whatever they report
             * @example APROUTER
             * @example AP
             * @enum {string}
             */
            productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            /**
             * @example USP
             * @enum {string}
             */
            protocol: "USP";
            /**
             * @example [
             *       "2.4GHz",
             *       "5GHz"
             *     ]
             * @example [
             *       "2.4GHz",
             *       "5GHz",
             *       "6GHz"
             *     ]
             */
            bands: ("2.4GHz" | "5GHz" | "6GHz")[];
            /**
             * @example b,g,n,ac
             * @example b,g,n,ac,ax
             */
            operatingStandard: string;
            /**
             * @description Values of TR-181 ModeEnabled (RU-052, RU-053)
             * @example [
             *       "WPA2-Personal"
             *     ]
             * @example [
             *       "WPA2-Personal",
             *       "WPA3-Personal-Transition"
             *     ]
             */
            securitySupport: string[];
        };
        DeviceModelChange: {
            /**
             * @example Indoor
             * @example Outdoor
             */
            modelSubName?: string | null;
            /**
             * @example 0A52A4
             * @example 0A5EE8
             */
            modelOui?: string | null;
            /**
             * @example arden
             * @example evolane
             */
            manufacturerId?: string | null;
            /**
             * @example Arden Networks
             * @example Evolane
             */
            manufacturerName?: string | null;
            /**
             * @description The class of all devices of the model, whatever they report
             * @example APROUTER
             * @example AP
             * @enum {string}
             */
            productClass?: "STB" | "EXTENDER" | "AP" | "APROUTER";
            /**
             * @example USP
             * @enum {string}
             */
            protocol?: "USP";
            /**
             * @example [
             *       "2.4GHz",
             *       "5GHz"
             *     ]
             * @example [
             *       "2.4GHz",
             *       "5GHz",
             *       "6GHz"
             *     ]
             */
            bands?: ("2.4GHz" | "5GHz" | "6GHz")[];
            /**
             * @example b,g,n,ac
             * @example b,g,n,ac,ax
             */
            operatingStandard?: string;
            /**
             * @description Values of TR-181 ModeEnabled (RU-052, RU-053)
             * @example [
             *       "WPA2-Personal"
             *     ]
             * @example [
             *       "WPA2-Personal",
             *       "WPA3-Personal-Transition"
             *     ]
             */
            securitySupport?: string[];
        };
        /**
         * @description What the product can do with a device, where its model can (PE-040)
         * @enum {string}
         */
        Feature: "reboot" | "factoryReset" | "lock" | "unlock" | "firmwareManualUpgrade" | "ntp" | "networkStat" | "ping" | "traceRoute" | "speedDownload" | "speedUpload" | "history" | "debug" | "monitoring" | "wifiSignalStrength" | "wifiRadio" | "wifiChannelScan" | "connectedDevices" | "topology" | "wan" | "lan" | "ipFilter" | "macFilter" | "bandSteering" | "guestWifi" | "remoteConnection" | "quantumApps" | "hdmiInfo" | "hdmiCec" | "audioOut" | "osdMessage" | "bluetoothRcu" | "rcuUpgrade" | "screenCapture" | "screenCaptureConsent" | "remoteControl" | "pinReset" | "channelScan" | "lnbSettings" | "androidApps" | "androidAppStats" | "landingChannel" | "bootAd" | "metadataSet";
        DeviceModelFeature: {
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @example [
             *       "reboot",
             *       "ping"
             *     ]
             * @example [
             *       "reboot",
             *       "ping",
             *       "wifiRadio"
             *     ]
             */
            supportFeatures: components["schemas"]["Feature"][];
        };
        DeviceModelFeatureInput: {
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @example [
             *       "reboot",
             *       "ping"
             *     ]
             * @example [
             *       "reboot",
             *       "ping",
             *       "wifiRadio"
             *     ]
             */
            supportFeatures: components["schemas"]["Feature"][];
        };
        DeviceModelFeatureChange: {
            /**
             * @example [
             *       "reboot",
             *       "ping"
             *     ]
             * @example [
             *       "reboot",
             *       "ping",
             *       "wifiRadio"
             *     ]
             */
            supportFeatures?: components["schemas"]["Feature"][];
        };
        DeviceModelMenu: {
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @example [
             *       "General",
             *       "Diagnostics"
             *     ]
             * @example [
             *       "General",
             *       "History"
             *     ]
             */
            supportMenu: ("General" | "Detailed Information" | "Diagnostics" | "Debug" | "Network Information" | "Wi-Fi Management" | "Wi-Fi Monitoring" | "History" | "Android Management" | "AV Management" | "App Management" | "Remote Connection")[];
        };
        DeviceModelMenuInput: {
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @example [
             *       "General",
             *       "Diagnostics"
             *     ]
             * @example [
             *       "General",
             *       "History"
             *     ]
             */
            supportMenu: ("General" | "Detailed Information" | "Diagnostics" | "Debug" | "Network Information" | "Wi-Fi Management" | "Wi-Fi Monitoring" | "History" | "Android Management" | "AV Management" | "App Management" | "Remote Connection")[];
        };
        DeviceModelMenuChange: {
            /**
             * @example [
             *       "General",
             *       "Diagnostics"
             *     ]
             * @example [
             *       "General",
             *       "History"
             *     ]
             */
            supportMenu?: ("General" | "Detailed Information" | "Diagnostics" | "Debug" | "Network Information" | "Wi-Fi Management" | "Wi-Fi Monitoring" | "History" | "Android Management" | "AV Management" | "App Management" | "Remote Connection")[];
        };
        AppFile: {
            /**
             * @example news-2.1.0
             * @example shield-1.0.0
             */
            fileId: string;
            /**
             * @description The same for all files of an app
             * @example news
             * @example shield
             */
            appId: string;
            /**
             * @description Without underscores
             * @example News Now
             * @example Ad Shield
             */
            appName: string;
            /**
             * @example android
             * @example quantum
             * @enum {string}
             */
            platform: "android" | "quantum";
            /**
             * @description Package name of Android, or the name of the container, as devices tell it
             * @example com.example.news
             * @example Ad Shield
             */
            packageName: string;
            /**
             * @description Of a container, the UUID that its deployment unit gets
             * @example 00000000-5a7e-5000-8000-000000000001
             * @example 00000000-5a7e-5000-8000-000000000002
             */
            appUuid: string | null;
            /**
             * @example 2.1.0
             * @example 1.0.0
             */
            version: string;
            /**
             * @description Bytes
             * @example 62914560
             * @example 12582912
             */
            size: number;
            /**
             * @description Where devices load it from; without a user name and password, because commands are kept in the log
             * @example https://apps.example.net/news-2.1.0.apk
             * @example https://apps.example.net/shield-1.0.0.tar
             */
            url: string;
            /**
             * @example Northlight
             * @example Evolane
             */
            developer: string | null;
            /**
             * @description Names of the models that it is approved for; none where it is not approved
             * @example [
             *       "KSTB2020"
             *     ]
             * @example [
             *       "AR3030W",
             *       "EVO3000GW"
             *     ]
             */
            models: string[];
            /** Format: date-time */
            dateModified: string;
        };
        AppFileInput: {
            /**
             * @example news-2.1.0
             * @example shield-1.0.0
             */
            fileId: string;
            /**
             * @description The same for all files of an app
             * @example news
             * @example shield
             */
            appId: string;
            /**
             * @description Without underscores
             * @example News Now
             * @example Ad Shield
             */
            appName: string;
            /**
             * @example android
             * @example quantum
             * @enum {string}
             */
            platform: "android" | "quantum";
            /**
             * @description Package name of Android, or the name of the container, as devices tell it
             * @example com.example.news
             * @example Ad Shield
             */
            packageName: string;
            /**
             * @description Of a container, the UUID that its deployment unit gets
             * @example 00000000-5a7e-5000-8000-000000000001
             * @example 00000000-5a7e-5000-8000-000000000002
             */
            appUuid?: string | null;
            /**
             * @example 2.1.0
             * @example 1.0.0
             */
            version: string;
            /**
             * @description Bytes
             * @example 62914560
             * @example 12582912
             */
            size: number;
            /**
             * @description Where devices load it from; without a user name and password, because commands are kept in the log
             * @example https://apps.example.net/news-2.1.0.apk
             * @example https://apps.example.net/shield-1.0.0.tar
             */
            url: string;
            /**
             * @example Northlight
             * @example Evolane
             */
            developer?: string | null;
            /**
             * @description Names of the models that it is approved for; none where it is not approved
             * @example [
             *       "KSTB2020"
             *     ]
             * @example [
             *       "AR3030W",
             *       "EVO3000GW"
             *     ]
             */
            models: string[];
        };
        AppFileChange: {
            /**
             * @description The same for all files of an app
             * @example news
             * @example shield
             */
            appId?: string;
            /**
             * @description Without underscores
             * @example News Now
             * @example Ad Shield
             */
            appName?: string;
            /**
             * @example android
             * @example quantum
             * @enum {string}
             */
            platform?: "android" | "quantum";
            /**
             * @description Package name of Android, or the name of the container, as devices tell it
             * @example com.example.news
             * @example Ad Shield
             */
            packageName?: string;
            /**
             * @description Of a container, the UUID that its deployment unit gets
             * @example 00000000-5a7e-5000-8000-000000000001
             * @example 00000000-5a7e-5000-8000-000000000002
             */
            appUuid?: string | null;
            /**
             * @example 2.1.0
             * @example 1.0.0
             */
            version?: string;
            /**
             * @description Bytes
             * @example 62914560
             * @example 12582912
             */
            size?: number;
            /**
             * @description Where devices load it from; without a user name and password, because commands are kept in the log
             * @example https://apps.example.net/news-2.1.0.apk
             * @example https://apps.example.net/shield-1.0.0.tar
             */
            url?: string;
            /**
             * @example Northlight
             * @example Evolane
             */
            developer?: string | null;
            /**
             * @description Names of the models that it is approved for; none where it is not approved
             * @example [
             *       "KSTB2020"
             *     ]
             * @example [
             *       "AR3030W",
             *       "EVO3000GW"
             *     ]
             */
            models?: string[];
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
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName" | "productClass";
                sortDesc?: boolean;
                productClass?: "STB" | "EXTENDER" | "AP" | "APROUTER";
                /** @description Part of the name or of the manufacturer */
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
                        data: components["schemas"]["DeviceModel"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDeviceModel: {
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
                "application/json": components["schemas"]["DeviceModelInput"];
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
                        data: components["schemas"]["DeviceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteDeviceModel: {
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
    getDeviceModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modelName: string;
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
                        data: components["schemas"]["DeviceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateDeviceModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                modelName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceModelChange"];
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
                        data: components["schemas"]["DeviceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceModelFeatures: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName";
                sortDesc?: boolean;
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
                        data: components["schemas"]["DeviceModelFeature"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDeviceModelFeature: {
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
                "application/json": components["schemas"]["DeviceModelFeatureInput"];
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
                        data: components["schemas"]["DeviceModelFeature"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteDeviceModelFeature: {
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
    getDeviceModelFeature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modelName: string;
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
                        data: components["schemas"]["DeviceModelFeature"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateDeviceModelFeature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                modelName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceModelFeatureChange"];
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
                        data: components["schemas"]["DeviceModelFeature"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceModelMenus: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName";
                sortDesc?: boolean;
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
                        data: components["schemas"]["DeviceModelMenu"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDeviceModelMenu: {
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
                "application/json": components["schemas"]["DeviceModelMenuInput"];
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
                        data: components["schemas"]["DeviceModelMenu"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteDeviceModelMenu: {
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
    getDeviceModelMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modelName: string;
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
                        data: components["schemas"]["DeviceModelMenu"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateDeviceModelMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                modelName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceModelMenuChange"];
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
                        data: components["schemas"]["DeviceModelMenu"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAppFiles: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default appName */
                sortBy?: "appName" | "version";
                sortDesc?: boolean;
                platform?: "android" | "quantum";
                appId?: string;
                /** @description Part of the name of the app or of its package */
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
                        data: components["schemas"]["AppFile"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createAppFile: {
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
                "application/json": components["schemas"]["AppFileInput"];
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
                        data: components["schemas"]["AppFile"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteAppFile: {
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
    getAppFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
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
                        data: components["schemas"]["AppFile"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateAppFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppFileChange"];
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
                        data: components["schemas"]["AppFile"];
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
