// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/device/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's devices of the installation, a page at a time */
        get: operations["listAdminDevices"];
        put?: never;
        /**
         * Refused: devices are added by registration
         * @description 409 `custom` with the reason.
         */
        post: operations["createAdminDevice"];
        /**
         * Refused: device records are permanent
         * @description 409 `custom` with the reason.
         */
        delete: operations["deleteAdminDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/device/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
            cookie?: never;
        };
        /** One device of the installation */
        get: operations["getAdminDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a device, or move it to an organisation
         * @description CL-399. `deviceName` as `setDeviceName`, `opId` as `allocateDevice`, for a device that is not in use. All else is reported by the device itself.
         */
        patch: operations["updateAdminDevice"];
        trace?: never;
    };
    "/service/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's tasks of the installation, a page at a time */
        get: operations["listAdminTasks"];
        put?: never;
        /**
         * Refused: tasks are started by device commands
         * @description 409 `custom` with the reason, for every task.
         */
        post: operations["createAdminTask"];
        /**
         * Refused: tasks are never deleted
         * @description 409 `custom` with the reason, for every task.
         */
        delete: operations["deleteAdminTasks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/task/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: string;
            };
            cookie?: never;
        };
        /** One task of the installation */
        get: operations["getAdminTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Refused: tasks are never changed
         * @description 409 `custom` with the reason, for every task.
         */
        patch: operations["updateAdminTask"];
        trace?: never;
    };
    "/auth/user-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's browsers of accounts, a page at a time */
        get: operations["listAdminUserClients"];
        put?: never;
        /**
         * Refused: browsers are added by signing in
         * @description 409 `custom` with the reason.
         */
        post: operations["createAdminUserClient"];
        /**
         * Sign browsers out
         * @description CL-397. Their sessions end, and their next sign-in is confirmed by mail again. The rows stay: they are records of sign-ins.
         */
        delete: operations["deleteAdminUserClients"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user-client/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        /** One browser of an account */
        get: operations["getAdminUserClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Withdraw the confirmation of a browser
         * @description CL-397. With `trusted: false` its next sign-in is confirmed by mail again. 409 `custom` for `trusted: true`: only its owner confirms a browser, by the mailed link.
         */
        patch: operations["updateAdminUserClient"];
        trace?: never;
    };
    "/auth/user-del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's deleted accounts, a page at a time */
        get: operations["listAdminUserDels"];
        put?: never;
        /**
         * Refused: accounts are deleted by `deleteAccount`
         * @description 409 `custom` with the reason.
         */
        post: operations["createAdminUserDel"];
        /**
         * Refused: deletions are permanent records
         * @description 409 `custom` with the reason.
         */
        delete: operations["deleteAdminUserDels"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user-del/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        /** One deleted account */
        get: operations["getAdminUserDel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Refused: a deleted account cannot be changed
         * @description 409 `custom` with the reason.
         */
        patch: operations["updateAdminUserDel"];
        trace?: never;
    };
    "/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's accounts of the installation, a page at a time */
        get: operations["listAdminUsers"];
        put?: never;
        /**
         * Invite an account
         * @description CL-396. Same as `inviteAccount`: the account is active when the user has chosen a password.
         */
        post: operations["createAdminUser"];
        /**
         * Delete an account
         * @description CL-396. Same as `deleteAccount`, for one account.
         */
        delete: operations["deleteAdminUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        /** One account of the installation */
        get: operations["getAdminUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, telephone and role of an account
         * @description CL-396. Same as `updateAccount`; without `version` the account is changed in its current state.
         */
        patch: operations["updateAdminUser"];
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
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
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
    "/ref/common-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's common codes, a page at a time */
        get: operations["listCommonCodes"];
        put?: never;
        /** Create one common code */
        post: operations["createCommonCode"];
        /**
         * Delete common codes
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteCommonCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/common-code/{codeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                codeId: string;
            };
            cookie?: never;
        };
        /** One common code */
        get: operations["getCommonCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one common code */
        patch: operations["updateCommonCode"];
        trace?: never;
    };
    "/ref/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's countries, a page at a time */
        get: operations["listCountrys"];
        put?: never;
        /** Create one country */
        post: operations["createCountry"];
        /**
         * Delete countries
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteCountry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/country/{countryCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                countryCode: string;
            };
            cookie?: never;
        };
        /** One country */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one country */
        patch: operations["updateCountry"];
        trace?: never;
    };
    "/device/device-device-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's self-descriptions of devices, a page at a time */
        get: operations["listDeviceDeviceInfos"];
        put?: never;
        /**
         * Refused: devices report this
         * @description 409 `custom` with the reason.
         */
        post: operations["createDeviceDeviceInfo"];
        /**
         * Refused: devices report this
         * @description 409 `custom` with the reason.
         */
        delete: operations["deleteDeviceDeviceInfos"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/device-device-info/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
            cookie?: never;
        };
        /** One self-description of a device */
        get: operations["getDeviceDeviceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Refused: devices report this
         * @description 409 `custom` with the reason.
         */
        patch: operations["updateDeviceDeviceInfo"];
        trace?: never;
    };
    "/ref/device-model-menu-basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's menus of classes, a page at a time */
        get: operations["listDeviceModelMenuBasics"];
        put?: never;
        /** Create one menu of a class */
        post: operations["createDeviceModelMenuBasic"];
        /**
         * Delete menus of classes
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteDeviceModelMenuBasic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/device-model-menu-basic/{productClass}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            };
            cookie?: never;
        };
        /** One menu of a class */
        get: operations["getDeviceModelMenuBasic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one menu of a class */
        patch: operations["updateDeviceModelMenuBasic"];
        trace?: never;
    };
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
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
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
    "/ref/ip2location-db9": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's ranges of addresses, a page at a time */
        get: operations["listIp2locationDb9s"];
        put?: never;
        /** Create one range of addresses */
        post: operations["createIp2locationDb9"];
        /**
         * Delete ranges of addresses
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteIp2locationDb9"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/ip2location-db9/{ipFrom}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ipFrom: string;
            };
            cookie?: never;
        };
        /** One range of addresses */
        get: operations["getIp2locationDb9"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one range of addresses */
        patch: operations["updateIp2locationDb9"];
        trace?: never;
    };
    "/ref/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's menus of the console, a page at a time */
        get: operations["listMenus"];
        put?: never;
        /** Create one menu of the console */
        post: operations["createMenu"];
        /**
         * Delete menus of the console
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteMenu"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/menu/{menuKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuKey: string;
            };
            cookie?: never;
        };
        /** One menu of the console */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one menu of the console */
        patch: operations["updateMenu"];
        trace?: never;
    };
    "/device/provisioning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's devices to be provisioned, a page at a time */
        get: operations["listDeviceProvisionings"];
        put?: never;
        /**
         * Refused: devices request provisioning by connecting
         * @description 409 `custom` with the reason.
         */
        post: operations["createDeviceProvisioning"];
        /**
         * Reject requests of devices
         * @description CL-402. The devices return to the inventory of their organisation. `nodata` for a device that has not requested anything.
         */
        delete: operations["deleteDeviceProvisionings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/provisioning/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
            cookie?: never;
        };
        /** One device to be provisioned */
        get: operations["getDeviceProvisioning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move an unused device to an organisation
         * @description CL-402. Same as `allocateDevice`.
         */
        patch: operations["updateDeviceProvisioning"];
        trace?: never;
    };
    "/ref/role-group-basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's groups of roles, a page at a time */
        get: operations["listRoleGroupBasics"];
        put?: never;
        /** Create one group of roles */
        post: operations["createRoleGroupBasic"];
        /**
         * Delete groups of roles
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteRoleGroupBasic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/role-group-basic/{roleGroupKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleGroupKey: string;
            };
            cookie?: never;
        };
        /** One group of roles */
        get: operations["getRoleGroupBasic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one group of roles */
        patch: operations["updateRoleGroupBasic"];
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
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
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
    "/ref/service-feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's features of the service, a page at a time */
        get: operations["listServiceFeatures"];
        put?: never;
        /** Create one feature of the service */
        post: operations["createServiceFeature"];
        /**
         * Delete features of the service
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteServiceFeature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/service-feature/{featureKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                featureKey: string;
            };
            cookie?: never;
        };
        /** One feature of the service */
        get: operations["getServiceFeature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one feature of the service */
        patch: operations["updateServiceFeature"];
        trace?: never;
    };
    "/ref/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's systems, a page at a time */
        get: operations["listSystems"];
        put?: never;
        /** Create one system */
        post: operations["createSystem"];
        /**
         * Delete systems
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteSystem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/system/{systemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                systemId: string;
            };
            cookie?: never;
        };
        /** One system */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one system */
        patch: operations["updateSystem"];
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
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
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
    "/ref/device-model-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's pictures of models, a page at a time */
        get: operations["listDeviceModelImages"];
        put?: never;
        /** Create one picture of a model */
        post: operations["createDeviceModelImage"];
        /**
         * Delete pictures of models
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteDeviceModelImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/device-model-image/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
            };
            cookie?: never;
        };
        /** One picture of a model */
        get: operations["getDeviceModelImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one picture of a model */
        patch: operations["updateDeviceModelImage"];
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
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
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
    "/ref/manufacturer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's manufacturers, a page at a time */
        get: operations["listManufacturers"];
        put?: never;
        /** Create one manufacturer */
        post: operations["createManufacturer"];
        /**
         * Delete manufacturers
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteManufacturer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/manufacturer/{manufacturerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                manufacturerId: string;
            };
            cookie?: never;
        };
        /** One manufacturer */
        get: operations["getManufacturer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one manufacturer */
        patch: operations["updateManufacturer"];
        trace?: never;
    };
    "/device/model-parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's parameters of models, a page at a time */
        get: operations["listModelParameterss"];
        put?: never;
        /** Create one parameter of a model */
        post: operations["createModelParameters"];
        /**
         * Delete parameters of models
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteModelParameters"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/model-parameters/{parameterId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parameterId: string;
            };
            cookie?: never;
        };
        /** One parameter of a model */
        get: operations["getModelParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one parameter of a model */
        patch: operations["updateModelParameters"];
        trace?: never;
    };
    "/device/model-supported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's supported objects, a page at a time */
        get: operations["listModelSupporteds"];
        put?: never;
        /** Create one supported object */
        post: operations["createModelSupported"];
        /**
         * Delete supported objects
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteModelSupported"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/model-supported/{supportId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                supportId: string;
            };
            cookie?: never;
        };
        /** One supported object */
        get: operations["getModelSupported"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one supported object */
        patch: operations["updateModelSupported"];
        trace?: never;
    };
    "/ref/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's regions, a page at a time */
        get: operations["listRegions"];
        put?: never;
        /** Create one region */
        post: operations["createRegion"];
        /**
         * Delete regions
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/region/{regionCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                regionCode: string;
            };
            cookie?: never;
        };
        /** One region */
        get: operations["getRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one region */
        patch: operations["updateRegion"];
        trace?: never;
    };
    "/ref/service-model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's models of services, a page at a time */
        get: operations["listServiceModels"];
        put?: never;
        /** Create one model of a service */
        post: operations["createServiceModel"];
        /**
         * Delete models of services
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteServiceModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/service-model/{serviceModelId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceModelId: string;
            };
            cookie?: never;
        };
        /** One model of a service */
        get: operations["getServiceModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one model of a service */
        patch: operations["updateServiceModel"];
        trace?: never;
    };
    "/ref/system-device-model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's models of systems, a page at a time */
        get: operations["listSystemDeviceModels"];
        put?: never;
        /** Create one model of a system */
        post: operations["createSystemDeviceModel"];
        /**
         * Delete models of systems
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteSystemDeviceModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/system-device-model/{systemModelId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                systemModelId: string;
            };
            cookie?: never;
        };
        /** One model of a system */
        get: operations["getSystemDeviceModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one model of a system */
        patch: operations["updateSystemDeviceModel"];
        trace?: never;
    };
    "/ref/location-city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's cities, a page at a time */
        get: operations["listLocationCitys"];
        put?: never;
        /** Create one city */
        post: operations["createLocationCity"];
        /**
         * Delete cities
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteLocationCity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/location-city/{cityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cityId: string;
            };
            cookie?: never;
        };
        /** One city */
        get: operations["getLocationCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one city */
        patch: operations["updateLocationCity"];
        trace?: never;
    };
    "/files/{tId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tId: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import, row by row
         * @description Nothing is written. 400 `custom` with `data.reason` and `data.params` if it is no file of this table; `nodata` for a table without import. Also needs the permission to create rows of the table.
         */
        post: operations["previewTableImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{tId}/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tId: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file into a table, all rows or none
         * @description 409 `conflict` if the plan differs from the preview or a row is refused: then nothing is written. Also needs the permission to create rows of the table, and the password if creating needs it.
         */
        post: operations["importTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{tId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tId: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        /**
         * Export the rows of a table
         * @description Also needs the permission of the table's list.
         */
        get: operations["exportTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/device-model/{modelName}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modelName: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the picture of a model
         * @description PNG, JPEG or WebP by its first bytes, whatever its name; anything else is refused. The profile has its address under `model_images`. `nodata` for an unknown model.
         */
        put: operations["setModelPicture"];
        post?: never;
        /**
         * Remove the picture of a model
         * @description `nodata` if it has none. Its devices are drawn by their class again.
         */
        delete: operations["removeModelPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/device-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of listAppFiles
         * @deprecated
         * @description Same handler as listAppFiles (CL-378).
         */
        get: operations["listAppFiles_alias_ref_device_app_get"];
        put?: never;
        /**
         * Older name of createAppFile
         * @deprecated
         * @description Same handler as createAppFile (CL-378).
         */
        post: operations["createAppFile_alias_ref_device_app_post"];
        /**
         * Older name of deleteAppFile
         * @deprecated
         * @description Same handler as deleteAppFile (CL-378).
         */
        delete: operations["deleteAppFile_alias_ref_device_app_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/device-app/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getAppFile
         * @deprecated
         * @description Same handler as getAppFile (CL-378).
         */
        get: operations["getAppFile_alias_ref_device_app_fileId__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Older name of updateAppFile
         * @deprecated
         * @description Same handler as updateAppFile (CL-378).
         */
        patch: operations["updateAppFile_alias_ref_device_app_fileId__patch"];
        trace?: never;
    };
    "/ref/location-country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of listCountrys
         * @deprecated
         * @description Same handler as listCountrys (A-019).
         */
        get: operations["listCountrys_alias_ref_location_country_get"];
        put?: never;
        /**
         * Older name of createCountry
         * @deprecated
         * @description Same handler as createCountry (A-019).
         */
        post: operations["createCountry_alias_ref_location_country_post"];
        /**
         * Older name of deleteCountry
         * @deprecated
         * @description Same handler as deleteCountry (A-019).
         */
        delete: operations["deleteCountry_alias_ref_location_country_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/location-country/{countryCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getCountry
         * @deprecated
         * @description Same handler as getCountry (A-019).
         */
        get: operations["getCountry_alias_ref_location_country_countryCode__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Older name of updateCountry
         * @deprecated
         * @description Same handler as updateCountry (A-019).
         */
        patch: operations["updateCountry_alias_ref_location_country_countryCode__patch"];
        trace?: never;
    };
    "/ref/location-region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of listRegions
         * @deprecated
         * @description Same handler as listRegions (A-019).
         */
        get: operations["listRegions_alias_ref_location_region_get"];
        put?: never;
        /**
         * Older name of createRegion
         * @deprecated
         * @description Same handler as createRegion (A-019).
         */
        post: operations["createRegion_alias_ref_location_region_post"];
        /**
         * Older name of deleteRegion
         * @deprecated
         * @description Same handler as deleteRegion (A-019).
         */
        delete: operations["deleteRegion_alias_ref_location_region_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/location-region/{regionCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getRegion
         * @deprecated
         * @description Same handler as getRegion (A-019).
         */
        get: operations["getRegion_alias_ref_location_region_regionCode__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Older name of updateRegion
         * @deprecated
         * @description Same handler as updateRegion (A-019).
         */
        patch: operations["updateRegion_alias_ref_location_region_regionCode__patch"];
        trace?: never;
    };
    "/device/device-model-parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of listModelParameterss
         * @deprecated
         * @description Same handler as listModelParameterss (A-020, CL-404).
         */
        get: operations["listModelParameterss_alias_device_device_model_parameters_get"];
        put?: never;
        /**
         * Older name of createModelParameters
         * @deprecated
         * @description Same handler as createModelParameters (A-020, CL-404).
         */
        post: operations["createModelParameters_alias_device_device_model_parameters_post"];
        /**
         * Older name of deleteModelParameters
         * @deprecated
         * @description Same handler as deleteModelParameters (A-020, CL-404).
         */
        delete: operations["deleteModelParameters_alias_device_device_model_parameters_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/device-model-parameters/{parameterId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getModelParameters
         * @deprecated
         * @description Same handler as getModelParameters (A-020, CL-404).
         */
        get: operations["getModelParameters_alias_device_device_model_parameters_parameterId__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Older name of updateModelParameters
         * @deprecated
         * @description Same handler as updateModelParameters (A-020, CL-404).
         */
        patch: operations["updateModelParameters_alias_device_device_model_parameters_parameterId__patch"];
        trace?: never;
    };
    "/device/device-model-supported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of listModelSupporteds
         * @deprecated
         * @description Same handler as listModelSupporteds (A-020, CL-405).
         */
        get: operations["listModelSupporteds_alias_device_device_model_supported_get"];
        put?: never;
        /**
         * Older name of createModelSupported
         * @deprecated
         * @description Same handler as createModelSupported (A-020, CL-405).
         */
        post: operations["createModelSupported_alias_device_device_model_supported_post"];
        /**
         * Older name of deleteModelSupported
         * @deprecated
         * @description Same handler as deleteModelSupported (A-020, CL-405).
         */
        delete: operations["deleteModelSupported_alias_device_device_model_supported_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device/device-model-supported/{supportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getModelSupported
         * @deprecated
         * @description Same handler as getModelSupported (A-020, CL-405).
         */
        get: operations["getModelSupported_alias_device_device_model_supported_supportId__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Older name of updateModelSupported
         * @deprecated
         * @description Same handler as updateModelSupported (A-020, CL-405).
         */
        patch: operations["updateModelSupported_alias_device_device_model_supported_supportId__patch"];
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
        AdminDevice: {
            endpointId: string;
            did: string;
            deviceName: string | null;
            deviceSn: string | null;
            macAddr: string | null;
            modelName: string;
            opId: string;
            /** @enum {string} */
            deviceStatus: "Inventory" | "Requested" | "Deployed";
            /** Format: date-time */
            createTime: string;
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
        AdminTask: {
            taskId: string;
            taskType: string;
            taskState: string;
            endpointId: string;
            userId: string;
            userName: string;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            finishTime: string | null;
            /** @description Of the request in the log */
            position: number;
        };
        AdminUserClient: {
            clientId: string;
            userId: string;
            userName: string | null;
            /** @description Whether it was verified by a mailed link */
            trusted: boolean;
            /** @description Open sessions */
            sessions: number | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastAccessTime: string | null;
        };
        AdminUserDel: {
            userId: string;
            userName: string;
            email: string;
            opId: string;
            roleGroupKey: string;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            endTime: string | null;
        };
        AdminUser: {
            userId: string;
            userName: string;
            email: string;
            userPhone: string | null;
            opId: string;
            roleGroupKey: string;
            /** @enum {string} */
            opUserStatus: "Invited" | "Running" | "Stopped";
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastAccessTime: string | null;
        };
        /** @description Compared without regard to case (RU-086) */
        Email: string;
        UserName: string;
        OpId: string;
        RoleGroupKey: string;
        /**
         * @description Language of the mail; default: the caller's
         * @enum {string}
         */
        MailLanguage: "en" | "ko";
        /** @description The version of the account that was edited */
        Version: number;
        /** @description E.164 (RU-090) */
        UserPhoneOrNone: string | null;
        AppFile: {
            fileId: string;
            /**
             * @description Same for all files of an app
             * @example evening-news
             * @example site-shield
             */
            appId: string;
            /**
             * @description Without underscores
             * @example Evening News
             * @example Site Shield
             */
            appName: string;
            /**
             * @example android
             * @example quantum
             * @enum {string}
             */
            platform: "android" | "quantum";
            /**
             * @description Android package name, or the name of the container, as devices report it
             * @example com.example.evening
             * @example site-shield
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
             * @description Address that devices download it from, without user name and password, because commands are kept in the log; null: the file was uploaded
             * @example https://apps.example.net/news-2.1.0.apk
             * @example https://apps.example.net/shield-1.0.0.tar
             */
            url: string | null;
            /**
             * @example Northlight
             * @example Evolane
             */
            developer: string | null;
            /**
             * @description Models that may get it once it is approved; null: all that run such apps; empty: none
             * @example [
             *       "KSTB2020"
             *     ]
             * @example [
             *       "AR3030W",
             *       "EVO3000GW"
             *     ]
             */
            models: string[] | null;
            /** @enum {string} */
            approval: "Approved" | "Not Approved";
            /** Format: date-time */
            dateModified: string;
        };
        AppFileInput: {
            /**
             * @description Same for all files of an app
             * @example evening-news
             * @example site-shield
             */
            appId: string;
            /**
             * @description Without underscores
             * @example Evening News
             * @example Site Shield
             */
            appName: string;
            /**
             * @example android
             * @example quantum
             * @enum {string}
             */
            platform: "android" | "quantum";
            /**
             * @description Android package name, or the name of the container, as devices report it
             * @example com.example.evening
             * @example site-shield
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
             * @description Address that devices download it from, without user name and password, because commands are kept in the log; null: the file was uploaded
             * @example https://apps.example.net/news-2.1.0.apk
             * @example https://apps.example.net/shield-1.0.0.tar
             */
            url?: string | null;
            /**
             * @example Northlight
             * @example Evolane
             */
            developer?: string | null;
            /**
             * @description Models that may get it once it is approved; null: all that run such apps; empty: none
             * @example [
             *       "KSTB2020"
             *     ]
             * @example [
             *       "AR3030W",
             *       "EVO3000GW"
             *     ]
             */
            models?: string[] | null;
        };
        AppFileChange: {
            /**
             * @example Northlight
             * @example Evolane
             */
            developer?: string | null;
            /**
             * @description Models that may get it once it is approved; null: all that run such apps; empty: none
             * @example [
             *       "KSTB2020"
             *     ]
             * @example [
             *       "AR3030W",
             *       "EVO3000GW"
             *     ]
             */
            models?: string[] | null;
        };
        CommonCode: {
            /**
             * @description List and value
             * @example colour.red
             * @example colour.green
             */
            codeId: string;
            /**
             * @example colour
             * @example colour
             */
            codeGroup: string;
            /**
             * @example Red
             * @example Green
             */
            codeName: string;
            /**
             * @example 빨강
             * @example 초록
             */
            codeNameKo: string | null;
            /**
             * @example 1
             * @example 2
             */
            sortOrder: number;
            /**
             * @example true
             * @example false
             */
            useFlag: boolean;
            /** Format: date-time */
            updateTime: string | null;
        };
        CommonCodeInput: {
            /**
             * @description List and value
             * @example colour.red
             * @example colour.green
             */
            codeId: string;
            /**
             * @example colour
             * @example colour
             */
            codeGroup: string;
            /**
             * @example Red
             * @example Green
             */
            codeName: string;
            /**
             * @example 빨강
             * @example 초록
             */
            codeNameKo?: string | null;
            /**
             * @example 1
             * @example 2
             */
            sortOrder: number;
            /**
             * @example true
             * @example false
             */
            useFlag: boolean;
        };
        CommonCodeChange: {
            /**
             * @example colour
             * @example colour
             */
            codeGroup?: string;
            /**
             * @example Red
             * @example Green
             */
            codeName?: string;
            /**
             * @example 빨강
             * @example 초록
             */
            codeNameKo?: string | null;
            /**
             * @example 1
             * @example 2
             */
            sortOrder?: number;
            /**
             * @example true
             * @example false
             */
            useFlag?: boolean;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        Country: {
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             * @example XC
             */
            countryCode: string;
            /**
             * @description ISO 3166-1 alpha-3
             * @example XAA
             * @example XBB
             */
            alpha3: string;
            /**
             * @description ISO 3166-1 numeric
             * @example 901
             * @example 902
             */
            numericCode: string;
            /**
             * @example Nowhere
             * @example Elsewhere
             */
            countryName: string;
            /**
             * @example 어딘가
             * @example 저기
             */
            countryNameKo: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        CountryInput: {
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             * @example XC
             */
            countryCode: string;
            /**
             * @description ISO 3166-1 alpha-3
             * @example XAA
             * @example XBB
             */
            alpha3: string;
            /**
             * @description ISO 3166-1 numeric
             * @example 901
             * @example 902
             */
            numericCode: string;
            /**
             * @example Nowhere
             * @example Elsewhere
             */
            countryName: string;
            /**
             * @example 어딘가
             * @example 저기
             */
            countryNameKo?: string | null;
        };
        CountryChange: {
            /**
             * @description ISO 3166-1 alpha-3
             * @example XAA
             * @example XBB
             */
            alpha3?: string;
            /**
             * @description ISO 3166-1 numeric
             * @example 901
             * @example 902
             */
            numericCode?: string;
            /**
             * @example Nowhere
             * @example Elsewhere
             */
            countryName?: string;
            /**
             * @example 어딘가
             * @example 저기
             */
            countryNameKo?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        DeviceDeviceInfo: {
            endpointId: string;
            manufacturerName: string | null;
            manufacturerOui: string | null;
            modelName: string;
            deviceSn: string | null;
            hardwareVersion: string | null;
            firmwareVersion: string | null;
            agentVersion: string | null;
        };
        DeviceModelMenuBasic: {
            /**
             * @example STB
             * @example AP
             * @example EXTENDER
             * @enum {string}
             */
            productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
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
            /** Format: date-time */
            updateTime: string | null;
        };
        DeviceModelMenuBasicInput: {
            /**
             * @example STB
             * @example AP
             * @example EXTENDER
             * @enum {string}
             */
            productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
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
        DeviceModelMenuBasicChange: {
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
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
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
        Ip2locationDb9: {
            /**
             * @description First address
             * @example 192.0.2.0
             * @example 198.51.100.0
             * @example 203.0.113.0
             */
            ipFrom: string;
            /**
             * @description Last address
             * @example 192.0.2.255
             * @example 198.51.100.255
             */
            ipTo: string;
            /**
             * @description ISO 3166-1 alpha-2; - where there is none
             * @example KR
             * @example -
             */
            countryCode: string;
            /**
             * @example Republic of Korea
             * @example Nowhere
             */
            countryName: string;
            /**
             * @example Seoul
             * @example Busan
             */
            regionName: string | null;
            /**
             * @example Seoul
             * @example Busan
             */
            cityName: string | null;
            /**
             * @description Degrees
             * @example 37.56
             * @example 35.18
             */
            latitude: number | null;
            /**
             * @description Degrees
             * @example 126.98
             * @example 129.08
             */
            longitude: number | null;
            /**
             * @example 04524
             * @example 48942
             */
            zipCode: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        Ip2locationDb9Input: {
            /**
             * @description First address
             * @example 192.0.2.0
             * @example 198.51.100.0
             * @example 203.0.113.0
             */
            ipFrom: string;
            /**
             * @description Last address
             * @example 192.0.2.255
             * @example 198.51.100.255
             */
            ipTo: string;
            /**
             * @description ISO 3166-1 alpha-2; - where there is none
             * @example KR
             * @example -
             */
            countryCode: string;
            /**
             * @example Republic of Korea
             * @example Nowhere
             */
            countryName: string;
            /**
             * @example Seoul
             * @example Busan
             */
            regionName?: string | null;
            /**
             * @example Seoul
             * @example Busan
             */
            cityName?: string | null;
            /**
             * @description Degrees
             * @example 37.56
             * @example 35.18
             */
            latitude?: number | null;
            /**
             * @description Degrees
             * @example 126.98
             * @example 129.08
             */
            longitude?: number | null;
            /**
             * @example 04524
             * @example 48942
             */
            zipCode?: string | null;
        };
        Ip2locationDb9Change: {
            /**
             * @description Last address
             * @example 192.0.2.255
             * @example 198.51.100.255
             */
            ipTo?: string;
            /**
             * @description ISO 3166-1 alpha-2; - where there is none
             * @example KR
             * @example -
             */
            countryCode?: string;
            /**
             * @example Republic of Korea
             * @example Nowhere
             */
            countryName?: string;
            /**
             * @example Seoul
             * @example Busan
             */
            regionName?: string | null;
            /**
             * @example Seoul
             * @example Busan
             */
            cityName?: string | null;
            /**
             * @description Degrees
             * @example 37.56
             * @example 35.18
             */
            latitude?: number | null;
            /**
             * @description Degrees
             * @example 126.98
             * @example 129.08
             */
            longitude?: number | null;
            /**
             * @example 04524
             * @example 48942
             */
            zipCode?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        Menu: {
            /**
             * @example reports
             * @example lab
             */
            menuKey: string;
            /**
             * @example Reports
             * @example Laboratory
             */
            menuName: string;
            /**
             * @example 보고서
             * @example 실험실
             */
            menuNameKo: string | null;
            /**
             * @example 10
             * @example 11
             */
            sortOrder: number;
            /** Format: date-time */
            updateTime: string | null;
        };
        MenuInput: {
            /**
             * @example reports
             * @example lab
             */
            menuKey: string;
            /**
             * @example Reports
             * @example Laboratory
             */
            menuName: string;
            /**
             * @example 보고서
             * @example 실험실
             */
            menuNameKo?: string | null;
            /**
             * @example 10
             * @example 11
             */
            sortOrder: number;
        };
        MenuChange: {
            /**
             * @example Reports
             * @example Laboratory
             */
            menuName?: string;
            /**
             * @example 보고서
             * @example 실험실
             */
            menuNameKo?: string | null;
            /**
             * @example 10
             * @example 11
             */
            sortOrder?: number;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        DeviceProvisioning: {
            endpointId: string;
            deviceSn: string | null;
            macAddr: string | null;
            modelName: string;
            opId: string;
            /** @enum {string} */
            deviceStatus: "Inventory" | "Requested" | "Deployed";
            /** Format: date-time */
            requestTime: string | null;
            /** Format: date-time */
            createTime: string;
        };
        RoleGroupBasic: {
            /**
             * @example Partner
             * @example Guest
             */
            roleGroupKey: string;
            /**
             * @example Partners
             * @example Guests
             */
            roleGroupName: string;
            /**
             * @example Roles of partners
             * @example Roles of guests
             */
            description: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        RoleGroupBasicInput: {
            /**
             * @example Partner
             * @example Guest
             */
            roleGroupKey: string;
            /**
             * @example Partners
             * @example Guests
             */
            roleGroupName: string;
            /**
             * @example Roles of partners
             * @example Roles of guests
             */
            description?: string | null;
        };
        RoleGroupBasicChange: {
            /**
             * @example Partners
             * @example Guests
             */
            roleGroupName?: string;
            /**
             * @example Roles of partners
             * @example Roles of guests
             */
            description?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
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
             * @description userLevel; smaller is more powerful (A-029)
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
             * @description Keys of operations (PE-036); a key without an operation is refused
             * @example [
             *       "/devices"
             *     ]
             * @example [
             *       "/devices",
             *       "/devices/actions/multi/reboot"
             *     ]
             */
            permissions: string[];
            /** @description Organisation that created it; null: available to all */
            opId: string | null;
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
             * @description userLevel; smaller is more powerful (A-029)
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
             * @description Keys of operations (PE-036); a key without an operation is refused
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
             * @description userLevel; smaller is more powerful (A-029)
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
             * @description Keys of operations (PE-036); a key without an operation is refused
             * @example [
             *       "/devices"
             *     ]
             * @example [
             *       "/devices",
             *       "/devices/actions/multi/reboot"
             *     ]
             */
            permissions?: string[];
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        ServiceFeature: {
            /**
             * @example holograms
             * @example teleport
             */
            featureKey: string;
            /**
             * @example Holograms
             * @example Teleport
             */
            featureName: string;
            /**
             * @example 홀로그램
             * @example 순간 이동
             */
            featureNameKo: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        ServiceFeatureInput: {
            /**
             * @example holograms
             * @example teleport
             */
            featureKey: string;
            /**
             * @example Holograms
             * @example Teleport
             */
            featureName: string;
            /**
             * @example 홀로그램
             * @example 순간 이동
             */
            featureNameKo?: string | null;
        };
        ServiceFeatureChange: {
            /**
             * @example Holograms
             * @example Teleport
             */
            featureName?: string;
            /**
             * @example 홀로그램
             * @example 순간 이동
             */
            featureNameKo?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        System: {
            /**
             * @example lab
             * @example pilot
             */
            systemId: string;
            /**
             * @example Laboratory
             * @example Pilot
             */
            systemName: string;
            /**
             * @example USP
             * @enum {string}
             */
            protocol: "USP";
            /**
             * @example For trials
             * @example For the pilot
             */
            description: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        SystemInput: {
            /**
             * @example lab
             * @example pilot
             */
            systemId: string;
            /**
             * @example Laboratory
             * @example Pilot
             */
            systemName: string;
            /**
             * @example USP
             * @enum {string}
             */
            protocol: "USP";
            /**
             * @example For trials
             * @example For the pilot
             */
            description?: string | null;
        };
        SystemChange: {
            /**
             * @example Laboratory
             * @example Pilot
             */
            systemName?: string;
            /**
             * @example USP
             * @enum {string}
             */
            protocol?: "USP";
            /**
             * @example For trials
             * @example For the pilot
             */
            description?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
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
        DeviceModelImage: {
            /**
             * @example nx1000-front
             * @example nx2000-front
             */
            imageId: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @description Without a user name and password
             * @example https://pictures.example.net/nx1000.webp
             * @example https://pictures.example.net/nx2000.webp
             */
            imageUrl: string;
            /**
             * @example Front
             * @example Back
             */
            description: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        DeviceModelImageInput: {
            /**
             * @example nx1000-front
             * @example nx2000-front
             */
            imageId: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @description Without a user name and password
             * @example https://pictures.example.net/nx1000.webp
             * @example https://pictures.example.net/nx2000.webp
             */
            imageUrl: string;
            /**
             * @example Front
             * @example Back
             */
            description?: string | null;
        };
        DeviceModelImageChange: {
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName?: string;
            /**
             * @description Without a user name and password
             * @example https://pictures.example.net/nx1000.webp
             * @example https://pictures.example.net/nx2000.webp
             */
            imageUrl?: string;
            /**
             * @example Front
             * @example Back
             */
            description?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
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
        Manufacturer: {
            /**
             * @example northlight
             * @example halden
             */
            manufacturerId: string;
            /**
             * @example Northlight
             * @example Halden
             */
            manufacturerName: string;
            /**
             * @description First three octets of its MAC addresses
             * @example 0A0001
             * @example 0A0002
             */
            manufacturerOui: string | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode: string | null;
            /**
             * @example https://northlight.example
             * @example https://halden.example
             */
            url: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        ManufacturerInput: {
            /**
             * @example northlight
             * @example halden
             */
            manufacturerId: string;
            /**
             * @example Northlight
             * @example Halden
             */
            manufacturerName: string;
            /**
             * @description First three octets of its MAC addresses
             * @example 0A0001
             * @example 0A0002
             */
            manufacturerOui?: string | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode?: string | null;
            /**
             * @example https://northlight.example
             * @example https://halden.example
             */
            url?: string | null;
        };
        ManufacturerChange: {
            /**
             * @example Northlight
             * @example Halden
             */
            manufacturerName?: string;
            /**
             * @description First three octets of its MAC addresses
             * @example 0A0001
             * @example 0A0002
             */
            manufacturerOui?: string | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode?: string | null;
            /**
             * @example https://northlight.example
             * @example https://halden.example
             */
            url?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        ModelParameters: {
            /**
             * @example nx1000.ssid
             * @example nx2000.channel
             */
            parameterId: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @description Path of TR-181
             * @example Device.WiFi.SSID.{i}.SSID
             * @example Device.WiFi.Radio.{i}.Channel
             */
            parameterPath: string;
            /**
             * @example string
             * @example unsignedInt
             * @enum {string}
             */
            dataType: "string" | "boolean" | "int" | "unsignedInt" | "long" | "unsignedLong" | "decimal" | "dateTime" | "base64" | "hexBinary";
            /**
             * @example true
             * @example false
             */
            writable: boolean;
            /**
             * @example Name of the network
             * @example Channel of the radio
             */
            note: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        ModelParametersInput: {
            /**
             * @example nx1000.ssid
             * @example nx2000.channel
             */
            parameterId: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @description Path of TR-181
             * @example Device.WiFi.SSID.{i}.SSID
             * @example Device.WiFi.Radio.{i}.Channel
             */
            parameterPath: string;
            /**
             * @example string
             * @example unsignedInt
             * @enum {string}
             */
            dataType: "string" | "boolean" | "int" | "unsignedInt" | "long" | "unsignedLong" | "decimal" | "dateTime" | "base64" | "hexBinary";
            /**
             * @example true
             * @example false
             */
            writable: boolean;
            /**
             * @example Name of the network
             * @example Channel of the radio
             */
            note?: string | null;
        };
        ModelParametersChange: {
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName?: string;
            /**
             * @description Path of TR-181
             * @example Device.WiFi.SSID.{i}.SSID
             * @example Device.WiFi.Radio.{i}.Channel
             */
            parameterPath?: string;
            /**
             * @example string
             * @example unsignedInt
             * @enum {string}
             */
            dataType?: "string" | "boolean" | "int" | "unsignedInt" | "long" | "unsignedLong" | "decimal" | "dateTime" | "base64" | "hexBinary";
            /**
             * @example true
             * @example false
             */
            writable?: boolean;
            /**
             * @example Name of the network
             * @example Channel of the radio
             */
            note?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        ModelSupported: {
            /**
             * @example nx1000.wifi
             * @example nx2000.wifi
             */
            supportId: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @description Path of TR-181
             * @example Device.WiFi.
             * @example Device.IP.
             */
            objectPath: string;
            /**
             * @example true
             * @example false
             */
            supported: boolean;
            /**
             * @example From firmware 2.0
             * @example Not yet
             */
            note: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        ModelSupportedInput: {
            /**
             * @example nx1000.wifi
             * @example nx2000.wifi
             */
            supportId: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /**
             * @description Path of TR-181
             * @example Device.WiFi.
             * @example Device.IP.
             */
            objectPath: string;
            /**
             * @example true
             * @example false
             */
            supported: boolean;
            /**
             * @example From firmware 2.0
             * @example Not yet
             */
            note?: string | null;
        };
        ModelSupportedChange: {
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName?: string;
            /**
             * @description Path of TR-181
             * @example Device.WiFi.
             * @example Device.IP.
             */
            objectPath?: string;
            /**
             * @example true
             * @example false
             */
            supported?: boolean;
            /**
             * @example From firmware 2.0
             * @example Not yet
             */
            note?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        Region: {
            /**
             * @description ISO 3166-2
             * @example XA-01
             * @example XB-02
             * @example XC-03
             */
            regionCode: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode: string;
            /**
             * @example North
             * @example South
             */
            regionName: string;
            /**
             * @example 북부
             * @example 남부
             */
            regionNameKo: string | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        RegionInput: {
            /**
             * @description ISO 3166-2
             * @example XA-01
             * @example XB-02
             * @example XC-03
             */
            regionCode: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode: string;
            /**
             * @example North
             * @example South
             */
            regionName: string;
            /**
             * @example 북부
             * @example 남부
             */
            regionNameKo?: string | null;
        };
        RegionChange: {
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode?: string;
            /**
             * @example North
             * @example South
             */
            regionName?: string;
            /**
             * @example 북부
             * @example 남부
             */
            regionNameKo?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        ServiceModel: {
            /**
             * @example iptv.NX1000
             * @example internet.NX2000
             */
            serviceModelId: string;
            /**
             * @example IPTV
             * @example Internet
             */
            serviceName: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /** Format: date-time */
            updateTime: string | null;
        };
        ServiceModelInput: {
            /**
             * @example iptv.NX1000
             * @example internet.NX2000
             */
            serviceModelId: string;
            /**
             * @example IPTV
             * @example Internet
             */
            serviceName: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
        };
        ServiceModelChange: {
            /**
             * @example IPTV
             * @example Internet
             */
            serviceName?: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName?: string;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        SystemDeviceModel: {
            /**
             * @example lab.NX1000
             * @example pilot.NX2000
             */
            systemModelId: string;
            /**
             * @example lab
             * @example pilot
             */
            systemId: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
            /** Format: date-time */
            updateTime: string | null;
        };
        SystemDeviceModelInput: {
            /**
             * @example lab.NX1000
             * @example pilot.NX2000
             */
            systemModelId: string;
            /**
             * @example lab
             * @example pilot
             */
            systemId: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName: string;
        };
        SystemDeviceModelChange: {
            /**
             * @example lab
             * @example pilot
             */
            systemId?: string;
            /**
             * @example NX1000
             * @example NX2000
             */
            modelName?: string;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        LocationCity: {
            /**
             * @example xa-north-city
             * @example xb-south-city
             */
            cityId: string;
            /**
             * @example North City
             * @example South City
             */
            cityName: string;
            /**
             * @example 북부시
             * @example 남부시
             */
            cityNameKo: string | null;
            /**
             * @example XA-01
             * @example XB-02
             */
            regionCode: string | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode: string;
            /**
             * @description Degrees
             * @example 37.56
             * @example 35.18
             */
            latitude: number | null;
            /**
             * @description Degrees
             * @example 126.98
             * @example 129.08
             */
            longitude: number | null;
            /** Format: date-time */
            updateTime: string | null;
        };
        LocationCityInput: {
            /**
             * @example xa-north-city
             * @example xb-south-city
             */
            cityId: string;
            /**
             * @example North City
             * @example South City
             */
            cityName: string;
            /**
             * @example 북부시
             * @example 남부시
             */
            cityNameKo?: string | null;
            /**
             * @example XA-01
             * @example XB-02
             */
            regionCode?: string | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode: string;
            /**
             * @description Degrees
             * @example 37.56
             * @example 35.18
             */
            latitude?: number | null;
            /**
             * @description Degrees
             * @example 126.98
             * @example 129.08
             */
            longitude?: number | null;
        };
        LocationCityChange: {
            /**
             * @example North City
             * @example South City
             */
            cityName?: string;
            /**
             * @example 북부시
             * @example 남부시
             */
            cityNameKo?: string | null;
            /**
             * @example XA-01
             * @example XB-02
             */
            regionCode?: string | null;
            /**
             * @description ISO 3166-1 alpha-2
             * @example XA
             * @example XB
             */
            countryCode?: string;
            /**
             * @description Degrees
             * @example 37.56
             * @example 35.18
             */
            latitude?: number | null;
            /**
             * @description Degrees
             * @example 126.98
             * @example 129.08
             */
            longitude?: number | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        /** @description Base64 of a CSV file or an Excel workbook (.xlsx). One of its first 20 lines names fields of the table; at most 5,000 rows. The separator (comma, semicolon, tab, bar) and the encoding are detected */
        File: string;
        /**
         * @description Of a text file; detected where it is absent. `euc-kr` includes CP949, `shift_jis` CP932, `gb18030` GBK
         * @enum {string}
         */
        FileEncoding: "utf-8" | "utf-16le" | "utf-16be" | "euc-kr" | "gb18030" | "big5" | "shift_jis" | "windows-1251" | "windows-1252";
        /** @description Of a workbook; default: the one with the most known columns */
        FileSheet: string;
        /** @description What columns mean; those that are not named are read by their names */
        FileColumnChoices: {
            /** @description Its place in the file, from 0 */
            column: number;
            /** @description null: it is left out */
            field: string | null;
        }[];
        FileColumn: {
            /** @description Its place in the file, from 0 */
            column: number;
            /** @description As the file names it; empty: it does not */
            head: string;
            /** @description Field of the table; null: it is left out */
            field: string | null;
            /**
             * @description `known` by its name, `chosen` or `ignored` by the caller, `own`: written by an export and not read, `unknown`: left out, `ambiguous`: another column means the same field, and one must be chosen
             * @enum {string}
             */
            state: "known" | "chosen" | "own" | "unknown" | "ambiguous" | "ignored";
            /** @description Some of its values */
            samples: string[];
        };
        /** @description How a file was read, and what may be chosen instead */
        FileReading: {
            /** @enum {string} */
            format: "csv" | "xlsx";
            /** @description null: a workbook */
            encoding: components["schemas"]["FileEncoding"] | null;
            /** @description Encodings that are nearly as likely: a person should choose. Empty: the encoding is certain */
            alternatives: components["schemas"]["FileEncoding"][];
            /** @description null: a workbook */
            separator: string | null;
            /** @description The sheet that was read; null: no workbook */
            sheet: string | null;
            /** @description Sheets that are shown and hold something */
            sheets: {
                name: string;
                /** @description Columns of the table that it has */
                known: number;
            }[];
            /** @description In the order of the file */
            columns: components["schemas"]["FileColumn"][];
        };
        /**
         * @description For a console with its own texts
         * @enum {string}
         */
        FileNoteCode: "readAs" | "unsure" | "mixed" | "title" | "sheet" | "ignored" | "readOnly" | "chosen" | "quotedLines" | "hiddenRows" | "hiddenColumns" | "merged" | "uncalculated" | "headAgain" | "totals" | "secondTable" | "floats" | "thousands" | "apostrophes" | "prefixes" | "fullWidth" | "lineBreaks" | "placeholders" | "numbers" | "shorter" | "rounded";
        FileNote: {
            code: components["schemas"]["FileNoteCode"];
            /** @description Values for the text; `column` is the name of a field */
            params: {
                [key: string]: string | number;
            };
            /** @description The same in English */
            message: string;
        };
        ImportedRow: {
            /** @description Last line of the row in the file */
            line: number;
            id: string;
            /** @enum {string} */
            verdict: "new" | "changed" | "unchanged" | "refused";
            changes: {
                field: string;
                /** @description Current value of the row */
                from: unknown;
                /** @description Value in the file */
                to: unknown;
            }[];
            refusals: {
                /** @description null: the row as a whole */
                field: string | null;
                /**
                 * @description For a console with its own texts
                 * @enum {string}
                 */
                code: "required" | "boolean" | "number" | "atLeast" | "atMost" | "shortest" | "longest" | "pattern" | "choice" | "form" | "twice" | "reference" | "taken" | "value" | "strayKey" | "keepsKey" | "rootOnly" | "noAdministrator" | "notHeld" | "rule" | "short" | "stray" | "damaged" | "madeDate" | "placeholder" | "shortened" | "lostZeros" | "sheetError";
                /** @description Values for the text */
                params: {
                    [key: string]: string | number;
                };
                /** @description The same in English */
                message: string;
            }[];
        };
        ImportPlan: {
            /** @description Id of the plan */
            planId: string;
            counts: {
                new: number;
                changed: number;
                unchanged: number;
                refused: number;
            };
            file: components["schemas"]["FileReading"];
            /** @description What the importer should know; it prevents nothing */
            notes: components["schemas"]["FileNote"][];
            /** @description In the order of the file; empty after an import */
            rows: components["schemas"]["ImportedRow"][];
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
        /** @description The file, of at most 20,000 rows (CO-046) */
        sheet: {
            headers: {
                "Content-Disposition"?: string;
                /** @description Rows of the file */
                "X-Rows-Written"?: string;
                /** @description Rows that match the filters; with a plus if there may be more */
                "X-Rows-Total"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
    };
    parameters: {
        /** @description From 1; default 1 */
        Page: number;
        /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
        After: string;
        /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
        IdempotencyKey: string;
        Table: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAdminDevices: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default endpointId */
                sortBy?: "endpointId" | "modelName";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "endpointId" | "modelName";
                /** @description Part of it, in upper or lower case */
                endpointId?: string;
                /** @description Part of it, in upper or lower case */
                did?: string;
                /** @description Part of it, in upper or lower case */
                deviceName?: string;
                /** @description Part of it, in upper or lower case */
                deviceSn?: string;
                /** @description Part of it, in upper or lower case */
                macAddr?: string;
                modelName?: string;
                opId?: string;
                deviceStatus?: "Inventory" | "Requested" | "Deployed";
                /** @description Inclusive */
                createTimeFrom?: string;
                /** @description Exclusive */
                createTimeTo?: string;
                /** @description Part of what a device is known by */
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
                        data: components["schemas"]["AdminDevice"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createAdminDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    endpointId?: string;
                    modelName?: string;
                    opId?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteAdminDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    ids?: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAdminDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
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
                        data: components["schemas"]["AdminDevice"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateAdminDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deviceName?: string;
                    opId?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAdminTasks: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default position */
                sortBy?: "position";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "position";
                taskId?: string;
                taskType?: string;
                taskState?: string;
                endpointId?: string;
                userId?: string;
                /** @description Part of it, in upper or lower case */
                userName?: string;
                /** @description Inclusive */
                createTimeFrom?: string;
                /** @description Exclusive */
                createTimeTo?: string;
                /** @description Inclusive */
                finishTimeFrom?: string;
                /** @description Exclusive */
                finishTimeTo?: string;
                /** @description Inclusive */
                positionFrom?: number;
                /** @description Inclusive */
                positionTo?: number;
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
                        data: components["schemas"]["AdminTask"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createAdminTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    taskType?: string;
                    taskState?: string;
                    endpointId?: string;
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
                        data: Record<string, never>;
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteAdminTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    ids?: string[];
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
                        data: Record<string, never>;
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAdminTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: string;
            };
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
                        data: components["schemas"]["AdminTask"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateAdminTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    taskType?: string;
                    taskState?: string;
                    endpointId?: string;
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
                        data: Record<string, never>;
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAdminUserClients: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default clientId */
                sortBy?: "clientId" | "lastAccessTime" | "createTime";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "clientId" | "lastAccessTime" | "createTime";
                clientId?: string;
                userId?: string;
                /** @description Part of it, in upper or lower case */
                userName?: string;
                trusted?: boolean;
                /** @description Inclusive */
                sessionsFrom?: number;
                /** @description Inclusive */
                sessionsTo?: number;
                /** @description Inclusive */
                createTimeFrom?: string;
                /** @description Exclusive */
                createTimeTo?: string;
                /** @description Inclusive */
                lastAccessTimeFrom?: string;
                /** @description Exclusive */
                lastAccessTimeTo?: string;
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
                        data: components["schemas"]["AdminUserClient"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createAdminUserClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    userId?: string;
                    trusted?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteAdminUserClients: {
        parameters: {
            query?: never;
            header?: never;
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
    getAdminUserClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
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
                        data: components["schemas"]["AdminUserClient"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateAdminUserClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    trusted: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAdminUserDels: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default userName */
                sortBy?: "userName" | "userId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "userName" | "userId";
                userId?: string;
                /** @description Part of it, in upper or lower case */
                userName?: string;
                /** @description Part of it, in upper or lower case */
                email?: string;
                opId?: string;
                /** @description Part of it, in upper or lower case */
                roleGroupKey?: string;
                /** @description Inclusive */
                createTimeFrom?: string;
                /** @description Exclusive */
                createTimeTo?: string;
                /** @description Inclusive */
                endTimeFrom?: string;
                /** @description Exclusive */
                endTimeTo?: string;
                /** @description Part of the name or of the e-mail address */
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
                        data: components["schemas"]["AdminUserDel"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createAdminUserDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    userId?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteAdminUserDels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    ids?: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAdminUserDel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
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
                        data: components["schemas"]["AdminUserDel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateAdminUserDel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    userName?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAdminUsers: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default userName */
                sortBy?: "userName" | "userId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "userName" | "userId";
                userId?: string;
                /** @description Part of it, in upper or lower case */
                userName?: string;
                /** @description Part of it, in upper or lower case */
                email?: string;
                /** @description Part of it, in upper or lower case */
                userPhone?: string;
                opId?: string;
                roleGroupKey?: string;
                opUserStatus?: "Invited" | "Running" | "Stopped";
                /** @description Inclusive */
                createTimeFrom?: string;
                /** @description Exclusive */
                createTimeTo?: string;
                /** @description Inclusive */
                lastAccessTimeFrom?: string;
                /** @description Exclusive */
                lastAccessTimeTo?: string;
                /** @description Part of the name or of the e-mail address */
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
                        data: components["schemas"]["AdminUser"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createAdminUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    userName?: components["schemas"]["UserName"];
                    opId: components["schemas"]["OpId"];
                    roleGroupKey: components["schemas"]["RoleGroupKey"];
                    language?: components["schemas"]["MailLanguage"];
                };
            };
        };
        responses: {
            /** @description The invited account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            userId: string;
                            email: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteAdminUser: {
        parameters: {
            query?: never;
            header?: never;
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
    getAdminUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
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
                        data: components["schemas"]["AdminUser"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateAdminUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version?: components["schemas"]["Version"];
                    userName?: components["schemas"]["UserName"];
                    userPhone?: components["schemas"]["UserPhoneOrNone"];
                    roleGroupKey?: components["schemas"]["RoleGroupKey"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
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
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default appName */
                sortBy?: "appName" | "version";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "appName" | "version";
                /** @description Part of it, in upper or lower case */
                fileId?: string;
                appId?: string;
                /** @description Part of it, in upper or lower case */
                appName?: string;
                platform?: "android" | "quantum";
                /** @description Part of it, in upper or lower case */
                packageName?: string;
                /** @description Part of it, in upper or lower case */
                appUuid?: string;
                /** @description Part of it, in upper or lower case */
                version?: string;
                /** @description Inclusive */
                sizeFrom?: number;
                /** @description Inclusive */
                sizeTo?: number;
                /** @description Part of it, in upper or lower case */
                url?: string;
                /** @description Part of it, in upper or lower case */
                developer?: string;
                /** @description One of them */
                models?: string;
                approval?: "Approved" | "Not Approved";
                /** @description Inclusive */
                dateModifiedFrom?: string;
                /** @description Exclusive */
                dateModifiedTo?: string;
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
    listCommonCodes: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default codeGroup */
                sortBy?: "codeGroup" | "sortOrder" | "codeId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "codeGroup" | "sortOrder" | "codeId";
                /** @description Part of it, in upper or lower case */
                codeId?: string;
                codeGroup?: string;
                /** @description Part of it, in upper or lower case */
                codeName?: string;
                /** @description Part of it, in upper or lower case */
                codeNameKo?: string;
                /** @description Inclusive */
                sortOrderFrom?: number;
                /** @description Inclusive */
                sortOrderTo?: number;
                useFlag?: boolean;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the list or of the name */
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
                        data: components["schemas"]["CommonCode"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createCommonCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommonCodeInput"];
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
                        data: components["schemas"]["CommonCode"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteCommonCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getCommonCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                codeId: string;
            };
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
                        data: components["schemas"]["CommonCode"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateCommonCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                codeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommonCodeChange"];
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
                        data: components["schemas"]["CommonCode"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listCountrys: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default countryName */
                sortBy?: "countryName" | "countryCode";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "countryName" | "countryCode";
                /** @description Part of it, in upper or lower case */
                countryCode?: string;
                /** @description Part of it, in upper or lower case */
                alpha3?: string;
                /** @description Part of it, in upper or lower case */
                numericCode?: string;
                /** @description Part of it, in upper or lower case */
                countryName?: string;
                /** @description Part of it, in upper or lower case */
                countryNameKo?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the name or of a code */
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
                        data: components["schemas"]["Country"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryInput"];
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
                        data: components["schemas"]["Country"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                countryCode: string;
            };
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
                        data: components["schemas"]["Country"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                countryCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryChange"];
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
                        data: components["schemas"]["Country"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceDeviceInfos: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default endpointId */
                sortBy?: "endpointId" | "modelName";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "endpointId" | "modelName";
                /** @description Part of it, in upper or lower case */
                endpointId?: string;
                /** @description Part of it, in upper or lower case */
                manufacturerName?: string;
                /** @description Part of it, in upper or lower case */
                manufacturerOui?: string;
                modelName?: string;
                /** @description Part of it, in upper or lower case */
                deviceSn?: string;
                /** @description Part of it, in upper or lower case */
                hardwareVersion?: string;
                /** @description Part of it, in upper or lower case */
                firmwareVersion?: string;
                /** @description Part of it, in upper or lower case */
                agentVersion?: string;
                /** @description Part of what a device is known by */
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
                        data: components["schemas"]["DeviceDeviceInfo"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDeviceDeviceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    endpointId?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteDeviceDeviceInfos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    ids?: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceDeviceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
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
                        data: components["schemas"]["DeviceDeviceInfo"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateDeviceDeviceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    firmwareVersion?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceModelMenuBasics: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default productClass */
                sortBy?: "productClass";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "productClass";
                productClass?: "STB" | "EXTENDER" | "AP" | "APROUTER";
                /** @description One of them */
                supportMenu?: "General" | "Detailed Information" | "Diagnostics" | "Debug" | "Network Information" | "Wi-Fi Management" | "Wi-Fi Monitoring" | "History" | "Android Management" | "AV Management" | "App Management" | "Remote Connection";
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
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
                        data: components["schemas"]["DeviceModelMenuBasic"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDeviceModelMenuBasic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceModelMenuBasicInput"];
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
                        data: components["schemas"]["DeviceModelMenuBasic"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteDeviceModelMenuBasic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: ("STB" | "EXTENDER" | "AP" | "APROUTER")[];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceModelMenuBasic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            };
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
                        data: components["schemas"]["DeviceModelMenuBasic"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateDeviceModelMenuBasic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                productClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceModelMenuBasicChange"];
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
                        data: components["schemas"]["DeviceModelMenuBasic"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceModels: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName" | "productClass";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "modelName" | "productClass";
                /** @description Part of it, in upper or lower case */
                modelName?: string;
                /** @description Part of it, in upper or lower case */
                mid?: string;
                /** @description Part of it, in upper or lower case */
                modelSubName?: string;
                /** @description Part of it, in upper or lower case */
                modelOui?: string;
                /** @description Part of it, in upper or lower case */
                manufacturerId?: string;
                /** @description Part of it, in upper or lower case */
                manufacturerName?: string;
                productClass?: "STB" | "EXTENDER" | "AP" | "APROUTER";
                protocol?: "USP";
                /** @description One of them */
                bands?: "2.4GHz" | "5GHz" | "6GHz";
                /** @description Part of it, in upper or lower case */
                operatingStandard?: string;
                /** @description One of them */
                securitySupport?: string;
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
    listIp2locationDb9s: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default ipFrom */
                sortBy?: "ipFrom";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "ipFrom";
                /** @description Part of it, in upper or lower case */
                ipFrom?: string;
                /** @description Part of it, in upper or lower case */
                ipTo?: string;
                countryCode?: string;
                /** @description Part of it, in upper or lower case */
                countryName?: string;
                /** @description Part of it, in upper or lower case */
                regionName?: string;
                /** @description Part of it, in upper or lower case */
                cityName?: string;
                /** @description Inclusive */
                latitudeFrom?: number;
                /** @description Inclusive */
                latitudeTo?: number;
                /** @description Inclusive */
                longitudeFrom?: number;
                /** @description Inclusive */
                longitudeTo?: number;
                /** @description Part of it, in upper or lower case */
                zipCode?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the country, of the region or of the city */
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
                        data: components["schemas"]["Ip2locationDb9"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createIp2locationDb9: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ip2locationDb9Input"];
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
                        data: components["schemas"]["Ip2locationDb9"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteIp2locationDb9: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getIp2locationDb9: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ipFrom: string;
            };
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
                        data: components["schemas"]["Ip2locationDb9"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateIp2locationDb9: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                ipFrom: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ip2locationDb9Change"];
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
                        data: components["schemas"]["Ip2locationDb9"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listMenus: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default sortOrder */
                sortBy?: "sortOrder" | "menuKey";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "sortOrder" | "menuKey";
                /** @description Part of it, in upper or lower case */
                menuKey?: string;
                /** @description Part of it, in upper or lower case */
                menuName?: string;
                /** @description Part of it, in upper or lower case */
                menuNameKo?: string;
                /** @description Inclusive */
                sortOrderFrom?: number;
                /** @description Inclusive */
                sortOrderTo?: number;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
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
                        data: components["schemas"]["Menu"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuInput"];
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
                        data: components["schemas"]["Menu"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuKey: string;
            };
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
                        data: components["schemas"]["Menu"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                menuKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuChange"];
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
                        data: components["schemas"]["Menu"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceProvisionings: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default endpointId */
                sortBy?: "endpointId" | "modelName";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "endpointId" | "modelName";
                /** @description Part of it, in upper or lower case */
                endpointId?: string;
                /** @description Part of it, in upper or lower case */
                deviceSn?: string;
                /** @description Part of it, in upper or lower case */
                macAddr?: string;
                modelName?: string;
                opId?: string;
                deviceStatus?: "Inventory" | "Requested" | "Deployed";
                /** @description Inclusive */
                requestTimeFrom?: string;
                /** @description Exclusive */
                requestTimeTo?: string;
                /** @description Inclusive */
                createTimeFrom?: string;
                /** @description Exclusive */
                createTimeTo?: string;
                /** @description Part of what a device is known by */
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
                        data: components["schemas"]["DeviceProvisioning"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDeviceProvisioning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    endpointId?: string;
                    modelName?: string;
                    opId?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteDeviceProvisionings: {
        parameters: {
            query?: never;
            header?: never;
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
    getDeviceProvisioning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
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
                        data: components["schemas"]["DeviceProvisioning"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateDeviceProvisioning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    opId: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listRoleGroupBasics: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default roleGroupKey */
                sortBy?: "roleGroupKey";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "roleGroupKey";
                /** @description Part of it, in upper or lower case */
                roleGroupKey?: string;
                /** @description Part of it, in upper or lower case */
                roleGroupName?: string;
                /** @description Part of it, in upper or lower case */
                description?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
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
                        data: components["schemas"]["RoleGroupBasic"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createRoleGroupBasic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleGroupBasicInput"];
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
                        data: components["schemas"]["RoleGroupBasic"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteRoleGroupBasic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getRoleGroupBasic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleGroupKey: string;
            };
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
                        data: components["schemas"]["RoleGroupBasic"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateRoleGroupBasic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                roleGroupKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleGroupBasicChange"];
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
                        data: components["schemas"]["RoleGroupBasic"];
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
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default roleName */
                sortBy?: "roleName" | "level";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "roleName" | "level";
                /** @description Part of it, in upper or lower case */
                roleKey?: string;
                /** @description Part of it, in upper or lower case */
                roleName?: string;
                /** @description Part of it, in upper or lower case */
                description?: string;
                roleGroup?: "System" | "Custom";
                /** @description Inclusive */
                levelFrom?: number;
                /** @description Inclusive */
                levelTo?: number;
                /** @description One of them */
                menus?: "home" | "device" | "management" | "admin" | "statistics" | "root";
                /** @description One of them */
                permissions?: string;
                /** @description Part of it, in upper or lower case */
                opId?: string;
                /** @description Part of it, in upper or lower case */
                updater?: string;
                /** @description Inclusive */
                createTimeFrom?: string;
                /** @description Exclusive */
                createTimeTo?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
    listServiceFeatures: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default featureName */
                sortBy?: "featureName" | "featureKey";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "featureName" | "featureKey";
                /** @description Part of it, in upper or lower case */
                featureKey?: string;
                /** @description Part of it, in upper or lower case */
                featureName?: string;
                /** @description Part of it, in upper or lower case */
                featureNameKo?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the key or of the name */
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
                        data: components["schemas"]["ServiceFeature"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createServiceFeature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceFeatureInput"];
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
                        data: components["schemas"]["ServiceFeature"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteServiceFeature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getServiceFeature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                featureKey: string;
            };
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
                        data: components["schemas"]["ServiceFeature"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateServiceFeature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                featureKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceFeatureChange"];
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
                        data: components["schemas"]["ServiceFeature"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listSystems: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default systemName */
                sortBy?: "systemName" | "systemId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "systemName" | "systemId";
                /** @description Part of it, in upper or lower case */
                systemId?: string;
                /** @description Part of it, in upper or lower case */
                systemName?: string;
                protocol?: "USP";
                /** @description Part of it, in upper or lower case */
                description?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
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
                        data: components["schemas"]["System"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createSystem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemInput"];
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
                        data: components["schemas"]["System"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteSystem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getSystem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                systemId: string;
            };
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
                        data: components["schemas"]["System"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateSystem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                systemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemChange"];
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
                        data: components["schemas"]["System"];
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
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "modelName";
                modelName?: string;
                /** @description One of them */
                supportFeatures?: components["schemas"]["Feature"];
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
    listDeviceModelImages: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName" | "imageId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "modelName" | "imageId";
                /** @description Part of it, in upper or lower case */
                imageId?: string;
                modelName?: string;
                /** @description Part of it, in upper or lower case */
                imageUrl?: string;
                /** @description Part of it, in upper or lower case */
                description?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the name of the model or of the description */
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
                        data: components["schemas"]["DeviceModelImage"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDeviceModelImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceModelImageInput"];
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
                        data: components["schemas"]["DeviceModelImage"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteDeviceModelImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getDeviceModelImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
            };
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
                        data: components["schemas"]["DeviceModelImage"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateDeviceModelImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                imageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceModelImageChange"];
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
                        data: components["schemas"]["DeviceModelImage"];
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
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "modelName";
                modelName?: string;
                /** @description One of them */
                supportMenu?: "General" | "Detailed Information" | "Diagnostics" | "Debug" | "Network Information" | "Wi-Fi Management" | "Wi-Fi Monitoring" | "History" | "Android Management" | "AV Management" | "App Management" | "Remote Connection";
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
    listManufacturers: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default manufacturerName */
                sortBy?: "manufacturerName" | "manufacturerId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "manufacturerName" | "manufacturerId";
                /** @description Part of it, in upper or lower case */
                manufacturerId?: string;
                /** @description Part of it, in upper or lower case */
                manufacturerName?: string;
                /** @description Part of it, in upper or lower case */
                manufacturerOui?: string;
                countryCode?: string;
                /** @description Part of it, in upper or lower case */
                url?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the name */
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
                        data: components["schemas"]["Manufacturer"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createManufacturer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManufacturerInput"];
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
                        data: components["schemas"]["Manufacturer"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteManufacturer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getManufacturer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                manufacturerId: string;
            };
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
                        data: components["schemas"]["Manufacturer"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateManufacturer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                manufacturerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManufacturerChange"];
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
                        data: components["schemas"]["Manufacturer"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listModelParameterss: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default parameterPath */
                sortBy?: "parameterPath" | "parameterId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "parameterPath" | "parameterId";
                /** @description Part of it, in upper or lower case */
                parameterId?: string;
                modelName?: string;
                /** @description Part of it, in upper or lower case */
                parameterPath?: string;
                dataType?: "string" | "boolean" | "int" | "unsignedInt" | "long" | "unsignedLong" | "decimal" | "dateTime" | "base64" | "hexBinary";
                writable?: boolean;
                /** @description Part of it, in upper or lower case */
                note?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the path or of the name of the model */
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
                        data: components["schemas"]["ModelParameters"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createModelParameters: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelParametersInput"];
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
                        data: components["schemas"]["ModelParameters"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteModelParameters: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getModelParameters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parameterId: string;
            };
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
                        data: components["schemas"]["ModelParameters"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateModelParameters: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                parameterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelParametersChange"];
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
                        data: components["schemas"]["ModelParameters"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listModelSupporteds: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName" | "supportId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "modelName" | "supportId";
                /** @description Part of it, in upper or lower case */
                supportId?: string;
                modelName?: string;
                /** @description Part of it, in upper or lower case */
                objectPath?: string;
                supported?: boolean;
                /** @description Part of it, in upper or lower case */
                note?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the path or of the name of the model */
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
                        data: components["schemas"]["ModelSupported"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createModelSupported: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelSupportedInput"];
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
                        data: components["schemas"]["ModelSupported"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteModelSupported: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getModelSupported: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                supportId: string;
            };
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
                        data: components["schemas"]["ModelSupported"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateModelSupported: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                supportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelSupportedChange"];
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
                        data: components["schemas"]["ModelSupported"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listRegions: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default regionName */
                sortBy?: "regionName" | "regionCode";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "regionName" | "regionCode";
                /** @description Part of it, in upper or lower case */
                regionCode?: string;
                countryCode?: string;
                /** @description Part of it, in upper or lower case */
                regionName?: string;
                /** @description Part of it, in upper or lower case */
                regionNameKo?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the name or of the code */
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
                        data: components["schemas"]["Region"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionInput"];
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
                        data: components["schemas"]["Region"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                regionCode: string;
            };
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
                        data: components["schemas"]["Region"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                regionCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionChange"];
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
                        data: components["schemas"]["Region"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listServiceModels: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default serviceName */
                sortBy?: "serviceName" | "serviceModelId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "serviceName" | "serviceModelId";
                /** @description Part of it, in upper or lower case */
                serviceModelId?: string;
                serviceName?: string;
                modelName?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the service or of the name of the model */
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
                        data: components["schemas"]["ServiceModel"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createServiceModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceModelInput"];
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
                        data: components["schemas"]["ServiceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteServiceModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getServiceModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceModelId: string;
            };
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
                        data: components["schemas"]["ServiceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateServiceModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                serviceModelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceModelChange"];
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
                        data: components["schemas"]["ServiceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listSystemDeviceModels: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName" | "systemModelId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "modelName" | "systemModelId";
                /** @description Part of it, in upper or lower case */
                systemModelId?: string;
                systemId?: string;
                modelName?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
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
                        data: components["schemas"]["SystemDeviceModel"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createSystemDeviceModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemDeviceModelInput"];
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
                        data: components["schemas"]["SystemDeviceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteSystemDeviceModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getSystemDeviceModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                systemModelId: string;
            };
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
                        data: components["schemas"]["SystemDeviceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateSystemDeviceModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                systemModelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemDeviceModelChange"];
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
                        data: components["schemas"]["SystemDeviceModel"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listLocationCitys: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default cityName */
                sortBy?: "cityName" | "cityId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "cityName" | "cityId";
                /** @description Part of it, in upper or lower case */
                cityId?: string;
                /** @description Part of it, in upper or lower case */
                cityName?: string;
                /** @description Part of it, in upper or lower case */
                cityNameKo?: string;
                regionCode?: string;
                countryCode?: string;
                /** @description Inclusive */
                latitudeFrom?: number;
                /** @description Inclusive */
                latitudeTo?: number;
                /** @description Inclusive */
                longitudeFrom?: number;
                /** @description Inclusive */
                longitudeTo?: number;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the name */
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
                        data: components["schemas"]["LocationCity"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createLocationCity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationCityInput"];
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
                        data: components["schemas"]["LocationCity"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteLocationCity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getLocationCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cityId: string;
            };
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
                        data: components["schemas"]["LocationCity"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateLocationCity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                cityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationCityChange"];
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
                        data: components["schemas"]["LocationCity"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    previewTableImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tId: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: components["schemas"]["File"];
                    encoding?: components["schemas"]["FileEncoding"];
                    sheet?: components["schemas"]["FileSheet"];
                    columns?: components["schemas"]["FileColumnChoices"];
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
                        data: components["schemas"]["ImportPlan"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    importTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tId: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: components["schemas"]["File"];
                    encoding?: components["schemas"]["FileEncoding"];
                    sheet?: components["schemas"]["FileSheet"];
                    columns?: components["schemas"]["FileColumnChoices"];
                    /** @description Of the preview */
                    planId: string;
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
                        data: components["schemas"]["ImportPlan"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportTable: {
        parameters: {
            query: {
                as: "csv" | "xlsx";
                /** @description The query of the table's list as in its address: the same filters, keyword and order; page and limit are ignored */
                list?: string;
            };
            header?: never;
            path: {
                tId: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setModelPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                modelName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Base64 (RFC 4648) */
                    picture: string;
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
                            modelName: string;
                            /** @description Relative to the console's address; readable without a sign-in */
                            address: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    removeModelPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                modelName: string;
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
    listAppFiles_alias_ref_device_app_get: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default appName */
                sortBy?: "appName" | "version";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "appName" | "version";
                /** @description Part of it, in upper or lower case */
                fileId?: string;
                appId?: string;
                /** @description Part of it, in upper or lower case */
                appName?: string;
                platform?: "android" | "quantum";
                /** @description Part of it, in upper or lower case */
                packageName?: string;
                /** @description Part of it, in upper or lower case */
                appUuid?: string;
                /** @description Part of it, in upper or lower case */
                version?: string;
                /** @description Inclusive */
                sizeFrom?: number;
                /** @description Inclusive */
                sizeTo?: number;
                /** @description Part of it, in upper or lower case */
                url?: string;
                /** @description Part of it, in upper or lower case */
                developer?: string;
                /** @description One of them */
                models?: string;
                approval?: "Approved" | "Not Approved";
                /** @description Inclusive */
                dateModifiedFrom?: string;
                /** @description Exclusive */
                dateModifiedTo?: string;
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
    createAppFile_alias_ref_device_app_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
    deleteAppFile_alias_ref_device_app_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getAppFile_alias_ref_device_app_fileId__get: {
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
            /** @description Success */
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
    updateAppFile_alias_ref_device_app_fileId__patch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description Success */
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
    listCountrys_alias_ref_location_country_get: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default countryName */
                sortBy?: "countryName" | "countryCode";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "countryName" | "countryCode";
                /** @description Part of it, in upper or lower case */
                countryCode?: string;
                /** @description Part of it, in upper or lower case */
                alpha3?: string;
                /** @description Part of it, in upper or lower case */
                numericCode?: string;
                /** @description Part of it, in upper or lower case */
                countryName?: string;
                /** @description Part of it, in upper or lower case */
                countryNameKo?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the name or of a code */
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
                        data: components["schemas"]["Country"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createCountry_alias_ref_location_country_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryInput"];
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
                        data: components["schemas"]["Country"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteCountry_alias_ref_location_country_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getCountry_alias_ref_location_country_countryCode__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                countryCode: string;
            };
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
                        data: components["schemas"]["Country"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateCountry_alias_ref_location_country_countryCode__patch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                countryCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryChange"];
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
                        data: components["schemas"]["Country"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listRegions_alias_ref_location_region_get: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default regionName */
                sortBy?: "regionName" | "regionCode";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "regionName" | "regionCode";
                /** @description Part of it, in upper or lower case */
                regionCode?: string;
                countryCode?: string;
                /** @description Part of it, in upper or lower case */
                regionName?: string;
                /** @description Part of it, in upper or lower case */
                regionNameKo?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the name or of the code */
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
                        data: components["schemas"]["Region"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createRegion_alias_ref_location_region_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionInput"];
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
                        data: components["schemas"]["Region"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteRegion_alias_ref_location_region_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getRegion_alias_ref_location_region_regionCode__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                regionCode: string;
            };
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
                        data: components["schemas"]["Region"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateRegion_alias_ref_location_region_regionCode__patch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                regionCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionChange"];
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
                        data: components["schemas"]["Region"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listModelParameterss_alias_device_device_model_parameters_get: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default parameterPath */
                sortBy?: "parameterPath" | "parameterId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "parameterPath" | "parameterId";
                /** @description Part of it, in upper or lower case */
                parameterId?: string;
                modelName?: string;
                /** @description Part of it, in upper or lower case */
                parameterPath?: string;
                dataType?: "string" | "boolean" | "int" | "unsignedInt" | "long" | "unsignedLong" | "decimal" | "dateTime" | "base64" | "hexBinary";
                writable?: boolean;
                /** @description Part of it, in upper or lower case */
                note?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the path or of the name of the model */
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
                        data: components["schemas"]["ModelParameters"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createModelParameters_alias_device_device_model_parameters_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelParametersInput"];
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
                        data: components["schemas"]["ModelParameters"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteModelParameters_alias_device_device_model_parameters_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getModelParameters_alias_device_device_model_parameters_parameterId__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                parameterId: string;
            };
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
                        data: components["schemas"]["ModelParameters"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateModelParameters_alias_device_device_model_parameters_parameterId__patch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                parameterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelParametersChange"];
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
                        data: components["schemas"]["ModelParameters"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listModelSupporteds_alias_device_device_model_supported_get: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: number;
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default modelName */
                sortBy?: "modelName" | "supportId";
                sortDesc?: boolean;
                /** @description Same as sortBy */
                order?: "modelName" | "supportId";
                /** @description Part of it, in upper or lower case */
                supportId?: string;
                modelName?: string;
                /** @description Part of it, in upper or lower case */
                objectPath?: string;
                supported?: boolean;
                /** @description Part of it, in upper or lower case */
                note?: string;
                /** @description Inclusive */
                updateTimeFrom?: string;
                /** @description Exclusive */
                updateTimeTo?: string;
                /** @description Part of the path or of the name of the model */
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
                        data: components["schemas"]["ModelSupported"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createModelSupported_alias_device_device_model_supported_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelSupportedInput"];
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
                        data: components["schemas"]["ModelSupported"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteModelSupported_alias_device_device_model_supported_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getModelSupported_alias_device_device_model_supported_supportId__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                supportId: string;
            };
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
                        data: components["schemas"]["ModelSupported"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateModelSupported_alias_device_device_model_supported_supportId__patch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                supportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelSupportedChange"];
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
                        data: components["schemas"]["ModelSupported"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
}
