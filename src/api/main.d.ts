// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices in scope */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/multi/firmware-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upgrade the firmware of one or several devices (CL-043, CL-229)
         * @description To an approved file. 400 `fwallfail` where no device meets the conditions, 400 `fwpartialfail` where only a part does: that part is upgraded; both name the reason of each device. 400 `fwerr` where the file is not approved or missing. A device has succeeded when it runs the new version and has been up with it for a while.
         */
        post: operations["upgradeFirmware"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/firmware": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Firmware of a device: its banks, what it waits for, and earlier upgrades */
        get: operations["getDeviceFirmware"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TV channels in their order */
        get: operations["listChannels"];
        put?: never;
        /**
         * Add a TV channel
         * @description A PNG of 106×106, of an upload with the purpose `picture` or as `multipart/form-data`. It comes last. 409 `conflict` where another channel has the number.
         */
        post: operations["addChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/channels/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a TV channel
         * @description Properties that are left out stay. 409 `conflict` where the list is not of the named version any more. 409 `conflict` where another channel has the number.
         */
        post: operations["editChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/channels/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order of TV channels
         * @description 409 `conflict`: the list is not of this version any more, or these are not all of its rows
         */
        put: operations["sortChannels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a TV channel */
        delete: operations["deleteChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/radio-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Radio channels in their order */
        get: operations["listRadioChannels"];
        put?: never;
        /**
         * Add a radio channel
         * @description A PNG of 106×106, of an upload with the purpose `picture` or as `multipart/form-data`. It comes last. 409 `conflict` where another channel has the number.
         */
        post: operations["addRadioChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/radio-channels/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a radio channel
         * @description Properties that are left out stay. 409 `conflict` where the list is not of the named version any more. 409 `conflict` where another channel has the number.
         */
        post: operations["editRadioChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/radio-channels/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order of radio channels
         * @description 409 `conflict`: the list is not of this version any more, or these are not all of its rows
         */
        put: operations["sortRadioChannels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/radio-channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a radio channel */
        delete: operations["deleteRadioChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners in their order */
        get: operations["listBanners"];
        put?: never;
        /**
         * Add a banner
         * @description A PNG of 1280×600, of an upload with the purpose `picture` or as `multipart/form-data`. It comes last.
         */
        post: operations["addBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/banners/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a banner
         * @description Properties that are left out stay. 409 `conflict` where the list is not of the named version any more.
         */
        post: operations["editBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/banners/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order of banners
         * @description 409 `conflict`: the list is not of this version any more, or these are not all of its rows
         */
        put: operations["sortBanners"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a banner */
        delete: operations["deleteBanner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/live-ad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live ads in their order */
        get: operations["listLiveAds"];
        put?: never;
        /**
         * Add a live ad
         * @description A PNG of at most 1280×600, of an upload with the purpose `picture` or as `multipart/form-data`. It comes last. 409 `conflict` with the ads that are shown at the same time and place, where `keepBoth` is not true.
         */
        post: operations["addLiveAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/live-ad/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a live ad
         * @description Properties that are left out stay. 409 `conflict` where the list is not of the named version any more. 409 `conflict` with the ads that are shown at the same time and place, where `keepBoth` is not true.
         */
        post: operations["editLiveAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/live-ad/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order of live ads
         * @description 409 `conflict`: the list is not of this version any more, or these are not all of its rows
         */
        put: operations["sortLiveAds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/live-ad/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a live ad */
        delete: operations["deleteLiveAd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/vods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** VOD list as it was fetched last (CL-355) */
        get: operations["listVods"];
        put?: never;
        /**
         * Fetch the VOD list from its server now (CL-356)
         * @description It answers when the fetch has ended, within a minute; where one is under way, with that one. 400 `custom` with the seeds' texts where the server's list is the stored one (ER-048), or it answers with 401 or 403 (ER-049, ER-050); else with what went wrong.
         */
        post: operations["fetchVods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/vods/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** VOD server of an organisation (CL-357) */
        get: operations["getVodServer"];
        /**
         * Set the VOD server of an organisation (CL-358)
         * @description The server is asked by `GET` with the key in the header `Auth-Key`, and answers with JSON: `vodApiResponseId` and `vods` of `id`, `title`, `vodSize` (bytes) and `duration` (seconds). Another `url` needs the key again. 409 `conflict` where the settings have changed since.
         */
        put: operations["setVodServer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/metadatas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metadata sets, the newest first (CL-360) */
        get: operations["listMetadataSets"];
        put?: never;
        /**
         * Make a metadata set of the lists (CL-361)
         * @description Its version follows the newest of its name. 409 `conflict` where the newest of its name holds the same, `custom` where it would be larger than 20 MB.
         */
        post: operations["addMetadataSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/metadatas/api-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What set-top boxes fetched, the newest first (CL-359) */
        post: operations["listContentFetches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/metadatas/api-logs/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export what set-top boxes fetched
         * @description Columns of times name their time zone in the head.
         */
        post: operations["exportContentFetches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/metadatas/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many set-top boxes report each item as theirs
         * @description Of the boxes that have reported what they hold, by the digest of the file.
         */
        get: operations["getContentCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/metadatas/{id}": {
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
         * Delete a metadata set (CL-362)
         * @description Its version is not given to another one.
         */
        delete: operations["deleteMetadataSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/metadatas/{id}/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Set-top boxes that report another metadata set than this one */
        get: operations["listBoxesWithoutSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/metadatas/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive of a metadata set */
        get: operations["downloadMetadataSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/boot-ads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Boot ads, the newest first */
        get: operations["listBootAds"];
        put?: never;
        /**
         * Add a boot ad
         * @description An MP4 video, H.264 with AAC or without sound, of 1280×720, at most 40 MB and 30 seconds, of an upload with the purpose `video` or as `multipart/form-data`.
         */
        post: operations["addBootAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/boot-ads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a boot ad */
        delete: operations["deleteBootAd"];
        options?: never;
        head?: never;
        /**
         * Change a boot ad
         * @description Its file stays; another file is another boot ad.
         */
        patch: operations["editBootAd"];
        trace?: never;
    };
    "/firmwares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Firmware files, by model and version (CL-219) */
        get: operations["listFirmwares"];
        put?: never;
        /**
         * Add a firmware file (CL-223, CL-226)
         * @description Of an upload (`beginUpload` with the purpose `firmware`, or CL-225), or as `multipart/form-data` with the file. It is not approved. 422 `fwcderr1`, 409 `firmconflict`, 410 `minfirmnodata`, 410 `nofile`.
         */
        post: operations["createFirmware"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models that have firmware files (CL-220) */
        get: operations["listFirmwareModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Firmware files, a page (CL-221) */
        post: operations["getFirmwarePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of the caller's organisation for firmware */
        get: operations["getFirmwareRules"];
        /** Set the rules of the caller's organisation for firmware */
        put: operations["setFirmwareRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/upload-histories/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** History of uploads of firmware files, newest first (CL-407) */
        post: operations["getFirmwareUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/action/uploadFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stage a firmware file (CL-225)
         * @description As `multipart/form-data`. The answer's `uploadId` is for `createFirmware`, within 24 hours.
         */
        post: operations["uploadFirmwareFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/action/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a firmware file (CL-227, ER-053)
         * @description By another person than its uploader, unless the organisation has switched that off. 409 `conflict` where it is approved already.
         */
        post: operations["approveFirmware"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/action/disapprove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the approval of a firmware file (CL-228)
         * @description 409 `conflict` while devices are being upgraded to it.
         */
        post: operations["disapproveFirmware"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["FirmwareFileId"];
            };
            cookie?: never;
        };
        /** A firmware file, and where it is used */
        get: operations["getFirmware"];
        put?: never;
        post?: never;
        /**
         * Delete a firmware file (CL-224)
         * @description 409 `conflict` while devices are being upgraded to it.
         */
        delete: operations["deleteFirmware"];
        options?: never;
        head?: never;
        /**
         * Edit the description of a firmware file (CL-222)
         * @description 400 `fwuperr1` for an approved one (RU-082).
         */
        patch: operations["updateFirmware"];
        trace?: never;
    };
    "/commons/firmwares/{mid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approved firmware of a model, for a choice (CL-364) */
        get: operations["listFirmwaresOfModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's unfinished uploads for a purpose
         * @description Also whole files that no call has used yet. An upload ends 24 hours after it was begun.
         */
        get: operations["listUploads"];
        put?: never;
        /**
         * Begin the upload of a file
         * @description The parts are sent to `address` by tus 1.0 (HEAD, PATCH, DELETE; extensions checksum with sha256, termination, expiration), with the token of the caller. The same file, by name, size and fingerprint, goes on where it stopped. 413 for a file that is too large, 507 `storagefull` where there is no room for it.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an upload of the caller */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add devices to the inventory of the caller's organisation
         * @description Rows are judged one by one: the valid ones are added, the others come back with their errors. At most 10,000 a call (CO-045). Without `endpointId` it is `os::<OUI>-<serial number>`.
         */
        post: operations["createDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/validations/macs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check MAC addresses before devices are added */
        post: operations["validateMacs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/validations/serial-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check serial numbers before devices are added */
        post: operations["validateSerialNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/validations/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check changes of devices before they are made
         * @description Each row exists, is in scope and may be changed so.
         */
        post: operations["validateDeviceUpdates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/bulk-uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file of devices
         * @description Stores the file and previews it; nothing is changed before `apply`. At most 20,000 rows (CO-046) and 8 MB. 400 `custom` for a file that cannot be read.
         */
        post: operations["uploadDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/bulk-uploads/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploaded files of devices, newest first
         * @description Of the caller's organisation and those below it. Sorted by the e-mail of who sent them, or by time (RU-126).
         */
        post: operations["listDeviceUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/bulk-uploads/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One uploaded file with its rows */
        post: operations["getDeviceUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/bulk-uploads/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file with the columns of a type, to fill in */
        get: operations["getDeviceTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/bulk-uploads/{historyId}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                historyId: components["parameters"]["HistoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply the valid rows of a file as they were previewed
         * @description 409 `conflict` if the plan is another one, or the file is not waiting for it. Rows that would no longer do what was previewed are skipped.
         */
        post: operations["applyDeviceUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/bulk-uploads/{historyId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                historyId: components["parameters"]["HistoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an upload
         * @description 409 `conflict` if it is over. Rows that were written stay; undo takes them back.
         */
        post: operations["cancelDeviceUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/bulk-uploads/{historyId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                historyId: components["parameters"]["HistoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an upload, except for devices changed since
         * @description 409 `conflict` if nothing was written, or the 30 days for it are over. Devices that a person has changed since stay as they are, and are listed with who changed them.
         */
        post: operations["undoDeviceUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/bulk-uploads/{historyId}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                historyId: components["parameters"]["HistoryId"];
            };
            cookie?: never;
        };
        /**
         * The wrong rows of a file, to mend and upload again
         * @description The columns of the file, and one with the errors, which an upload ignores.
         */
        get: operations["exportDeviceUploadRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/getDevicePageList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Devices in scope by tab, filter, keyword and order */
        post: operations["getDevicePageList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/getDeviceExcelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All matching devices, for a table file
         * @description At most 20,000 rows (CO-046); `page` and `limit` choose a part, without them all rows up to that limit are answered. Other programs use exportDevices, which answers the file itself (xlsx, csv).
         */
        post: operations["getDeviceExcelList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the devices of a list
         * @description Columns of times name their time zone in the head.
         */
        post: operations["exportDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a device into use
         * @description From Inventory or Requested to Deployed, with its customer and place (TN-187, TN-188).
         */
        post: operations["activateDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retrieve devices from use
         * @description From Deployed to Inventory (TN-190). Customer and place are removed.
         */
        post: operations["deactivateDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject requested activations
         * @description From Requested to Inventory (TN-189).
         */
        post: operations["rejectDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/request-activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the activation of devices
         * @description From Inventory to Requested (TN-186), as an installer does who may not activate.
         */
        post: operations["requestActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set customer and retailer of a device in use */
        put: operations["setDeviceCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/op/action/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return devices to the organisation above
         * @description Devices in stock go to the inventory of the organisation above theirs (TN-184), which must be in scope.
         */
        post: operations["releaseDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices in stock of the caller's own organisation */
        get: operations["listInventory"];
        put?: never;
        post?: never;
        /**
         * Remove devices in stock from all lists
         * @description Only devices in stock (TN-191, A-078). Nothing of their record is deleted.
         */
        delete: operations["removeInventory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Devices of the inventory by tab, filter, keyword and order
         * @description Of the caller's organisation and those below it. `activeType` is `inven` unless given.
         */
        post: operations["getInventoryPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invdevices/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All devices of the inventory that match, for a table file
         * @description At most 20,000 rows (CO-046). `activeType` is `inven` unless given.
         */
        post: operations["getInventoryRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/unregistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices that connected without an import
         * @description They belong to the root organisation until they are registered.
         */
        get: operations["listUnregistered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/unregistered/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unregistered devices by filter, keyword and order */
        post: operations["getUnregisteredPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/unregistered/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All unregistered devices that match, for a table file
         * @description At most 20,000 rows (CO-046)
         */
        post: operations["getUnregisteredRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/unregistered/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register unregistered devices
         * @description Into the inventory of an organisation in scope, by default the caller's own (TN-193). Other members replace what the device has reported of itself. 409 `deviceconflict` where a device there has the name.
         */
        post: operations["registerDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/unregistered/update/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register, ignore or block unregistered devices
         * @description `register`: into the inventory of the caller's own organisation. `registerAsImported`: it takes the place of the imported device with its serial number or MAC address, which is removed; only where that one has never connected. `ignore`: listed apart. `block`: also refused when they connect; an open session ends. `restore`: no longer ignored or blocked.
         */
        post: operations["decideUnregistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/unregistered/remove/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove unregistered devices from the list
         * @description They are listed again when they connect again (TN-194).
         */
        post: operations["removeUnregistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commons/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models, for a choice */
        get: operations["listModelNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models/combos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of the devices in scope, for a choice */
        get: operations["listModelCombos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commons/provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Provinces, for a choice */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commons/outsidesa-provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Provinces of devices outside of the service area, for a choice */
        get: operations["listOutsideProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where devices are
         * @description Devices of an area by tile, at most 300 tiles, the fullest first; from zoom 12 on, where the area holds at most 500, each device by itself. Unregistered devices are left out.
         */
        get: operations["getDeviceMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/outsidesa/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Devices outside of the service area
         * @description Those whose registered place, or the place of the address that they connect from (by the IP geolocation table), is not in the service area of their organisation or the nearest one above it (A-076).
         */
        post: operations["getOutsidePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/outsidesa/area": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service area of the caller's organisation */
        get: operations["getServiceArea"];
        /**
         * Set the service area of the caller's organisation
         * @description It applies to the organisations below too, unless they have one of their own.
         */
        put: operations["setServiceArea"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commons/citys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities, for a choice
         * @description By name. A choice begins with All (`all`), which the client adds (CO-106).
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commons/citys/device-exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities that have devices in scope, for a choice */
        get: operations["listCitiesWithDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commons/citys/{provinceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities of a province, for a choice */
        get: operations["listCitiesOfProvince"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Device counts of the dashboard
         * @description From counters, so that they are those of this moment. `total` is `deployed` + `inventory` + `requested`, and `online` + `offline`; `neverConnected` are among `offline`. `unregistered` and `deleted` are in no other number.
         */
        get: operations["getDashboardDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User counts of the dashboard */
        get: operations["getDashboardUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices by model
         * @description Those of the device list, the most frequent model first.
         */
        get: operations["getDashboardModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/citys/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deployed devices by city
         * @description The city with the most devices first; devices without a city are in `elsewhere`.
         */
        get: operations["getDashboardCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/ops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Organisation counts of the dashboard */
        get: operations["getDashboardOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/platforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices by platform
         * @description The platform of a device follows from the features of its model; `none` has no apps.
         */
        get: operations["getDashboardPlatforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/firmwares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices by model and firmware version */
        get: operations["getDashboardFirmwares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/aps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Access points that are connected, and those that are not */
        get: operations["getDashboardAps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/devices/dailys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts at the end of each day
         * @description Days of the zone of the caller's organisation. A day before the first that was counted is left out.
         */
        get: operations["getDashboardDailies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/deployed-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deployed devices by age
         * @description By calendar months since the activation, in the zone of the caller's organisation. The percentages sum to 100.
         */
        get: operations["getDeployedPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of a region or a city */
        get: operations["getDashboardLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/deployed-periods-dailys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activations by day, week or month */
        post: operations["getDeployedPeriodsDailies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboards/deployed-periods-dailys/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activations by day, week or month, with their region, for a spreadsheet */
        post: operations["getDeployedPeriodsDailiesExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/activate-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The four badge counts of the device list */
        get: operations["getActivateCounts"];
        /**
         * Set how many devices the caller's organisation means to activate
         * @description The dashboard shows activated devices against it (A-023).
         */
        put: operations["setActivationTarget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/getDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One device, short form */
        post: operations["getDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/getDeviceInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One device with system and network groups */
        post: operations["getDeviceInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Values of data model paths
         * @description The last observed values of the paths and everything below them. With `refresh` the device is asked first: `wsdisconnect` if it is not connected, `wstimeout` if it does not answer.
         */
        post: operations["queryDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Running tasks of a device, and the last one of each type */
        get: operations["getDeviceActionInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/did": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Older name of setDeviceTime
         * @deprecated
         * @description Same handler as setDeviceTime (A-003).
         */
        put: operations["setDeviceTime_alias_devices_did_put"];
        /**
         * Set a device's time servers and time zone
         * @description Starts a task (TimeSettings) that waits for an offline device, writes the settings and reads them back; its result, the settings as then reported, is pushed as `NTP`. An omitted server stays, an empty one is cleared.
         */
        post: operations["setDeviceTime"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a device
         * @description Names are unique within an organisation; otherwise 409 `deviceconflict`.
         */
        patch: operations["setDeviceName"];
        trace?: never;
    };
    "/devices/actions/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A device's time settings as last observed */
        post: operations["getDeviceTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/setRadio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set radios of a device
         * @description Starts a task (RadioSettings) that waits for an offline device, writes the settings and reads them back. Its result, the radios as then reported, is pushed as `Sync` with `radio_list` and `band_steering`. Omitted values stay. Values that the model or radio does not support are refused by field. A channel turns the automatic choice off. With `band_steering` all bands get name, security mode, encryption and passphrase of 5 GHz (RU-059). A device that supports it reverts the settings unless it checks in with them; until then `cancelTask` reverts them (docs/decisions/183).
         */
        post: operations["setRadio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getRadio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device's radios as last observed
         * @description One entry per radio, with its first network. With `refresh` the device is asked first.
         */
        post: operations["getRadio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/setWan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the uplink of a device
         * @description Starts a task that waits for an offline device, writes the settings and reads them back. Its result, the settings as then reported, is pushed as `Sync` with `wan` (TN-083, TN-084). Omitted values stay. Values that conflict or that the device does not support are refused by field (RU-092, RU-093). A device that supports it reverts the settings unless it checks in with them; until then `cancelTask` reverts them (docs/decisions/183).
         */
        post: operations["setWan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getWAN": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device's uplink as last observed
         * @description With `refresh` the device is asked first.
         */
        post: operations["getWan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/setLan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the home network of a device
         * @description Starts a task that waits for an offline device, writes the settings and reads them back. Its result, the settings as then reported, is pushed as `Sync` with `lan` (TN-083, TN-084). Omitted values stay. Values that conflict or that the device does not support are refused by field (RU-092, RU-093). A device that supports it reverts the settings unless it checks in with them; until then `cancelTask` reverts them (docs/decisions/183).
         */
        post: operations["setLan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getLAN": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device's home network as last observed
         * @description With its DHCP leases. With `refresh` the device is asked first.
         */
        post: operations["getLan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getNetworkFilterOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Filters of a device as last observed, with their limits
         * @description A filter with a MAC address blocks that client, any other blocks traffic between addresses. With `refresh` the device is asked first.
         */
        post: operations["getNetworkFilterOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/addIPFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block traffic between addresses
         * @description Starts a task (IpFilter). An address without a mask is a single host; a port needs a protocol (TN-085).
         */
        post: operations["addIPFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/deleteIPFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an IP filter
         * @description Starts a task (IpFilter). A row that now has another filter is not changed.
         */
        post: operations["deleteIPFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/addMacFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a client
         * @description Starts a task (MacFilter); 400 `macconflict` if the device has a filter for this MAC address (ER-033).
         */
        post: operations["addMacFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/addReservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve an address for a client of the home network
         * @description Starts a task (AddressReservation). The address must be in the home network and not reserved for another client; a client has one (RU-092). The client gets it with its next lease.
         */
        post: operations["addReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/changeReservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an address reservation
         * @description Starts a task (AddressReservation). A row that now has another reservation is not changed.
         */
        post: operations["changeReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/deleteReservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address reservation
         * @description Starts a task (AddressReservation). A row that now has another reservation is not changed.
         */
        post: operations["deleteReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/getRemote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a device's web pages are open to its uplink
         * @description As last reported; `opening` is the task that opened it, `closing` the request to close it. Both are null once closing succeeded. With `refresh` the device is asked first.
         */
        post: operations["getRemote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/setRemote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a device's web pages for a limited time, or close them
         * @description Starts a task (RemoteConnection). The server closes it when its time has passed, or as soon as the device is online again; the device itself does where it can (docs/usp-extension.md). Opening it again sets a new end.
         */
        post: operations["setRemote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/deleteMacFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a MAC filter
         * @description Starts a task (MacFilter). A row that now has another filter is not changed.
         */
        post: operations["deleteMacFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getAssociatedDevices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wi-Fi clients of a device as last observed
         * @description Strongest signal first. With `refresh` the device is asked first.
         */
        post: operations["getAssociatedDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/getWifi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device's Wi-Fi as last observed
         * @description Radios, networks and guests together. With `refresh` the device is asked first.
         */
        post: operations["getWifi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/getSSID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device's Wi-Fi networks as last observed
         * @description All networks of all radios, with guest networks. With `refresh` the device is asked first.
         */
        post: operations["getSSID"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/getSSIDInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of a device's Wi-Fi networks as last observed
         * @description CL-065. Without `idx` the first network. With `refresh` the device is asked first. `nodata` if no network has this number.
         */
        post: operations["getSSIDInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/setSSID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a Wi-Fi network of a device
         * @description Starts the same task as setRadio or, for a guest network, setGuestWifi. Omitted values stay.
         */
        post: operations["setSSID"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/revealSecrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal the passphrase of a Wi-Fi network
         * @description The device is asked. What it does not disclose is answered with the value last set through this server, unless the device has reported a change since. Each call is in the audit trail. `nodata` if no network has this number.
         */
        post: operations["revealWifiSecrets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getGuestWifi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device's guest networks as last observed
         * @description At most one per band. With `refresh` the device is asked first.
         */
        post: operations["getGuestWifi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/setGuestWifi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set guest networks of a device
         * @description Starts a task (GuestWifi) that waits for an offline device; its result is pushed as `Sync` with `guest_wifi`. Omitted values stay.
         */
        post: operations["setGuestWifi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/enableGuestWifi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn guest networks of a device on or off
         * @description Same as setGuestWifi, with only `enable`.
         */
        post: operations["enableGuestWifi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/getEndpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wi-Fi uplink of a device as last observed
         * @description Of an extender or access point that is itself a client. With `refresh` the device is asked first.
         */
        post: operations["getEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/enableEndpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the Wi-Fi uplink of a device on or off
         * @description Starts a task (WifiEndpoint). A device without another uplink goes offline when this one is turned off.
         */
        post: operations["enableEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/resetWifi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the Wi-Fi of a device
         * @description Starts a task (WifiReset) that resets only the Wi-Fi settings to factory settings.
         */
        post: operations["resetWifi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/neighboringWifiDiagnostic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scan for Wi-Fi networks around a device
         * @description Starts a task (WifiScanChannel). `sessionId` is the id of that task (A-054). Its result is pushed with the state Complete and the entries; any other state fails the task and is its message (TN-056..TN-060). A scan is cancelled like any task.
         */
        post: operations["scanWifiChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getTopology": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The home network of a device as last reported
         * @description Router, extenders and clients (001 §3), as the controller of the home network reports them; if the caller has no access to it, as the device itself does. With `refresh` the devices are asked first. `macAddress` names the reporting device, and its history. Devices of other organisations have no `endpointId`.
         */
        post: operations["getTopology"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getTopologyHistories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moments at which a home network changed
         * @description Newest first, the last 500. A moment is listed if a client joined, left, or moved to another access point or band; signal changes are not listed.
         */
        post: operations["getTopologyHistories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getTopologyHistoryData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A home network at a past moment
         * @description `createTime` is one of getTopologyHistories; `nodata` for any other (TN-288).
         */
        post: operations["getTopologyHistoryData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getNetwork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Network summary of a device, as last observed
         * @description The group `device_info_network` of the device page. With `refresh` the device is asked first.
         */
        post: operations["getNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getConnectedNetwork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Interfaces of a device and their clients
         * @description With `refresh` the device is asked first.
         */
        post: operations["getConnectedNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getNetworkStat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Interface counters of a device since its start
         * @description One entry per interface. With `refresh` the device is asked first.
         */
        post: operations["getNetworkStat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A device at a moment, and the differences to now
         * @description The values reported until then, each with the time of its last report, and those that differ now. Folded from the log (docs/decisions/194). `earlier` and `later` are the nearest changes of settings, not of measurements, counts or clients. A value first reported later is not a difference. Secrets are never included: a device does not report them.
         */
        get: operations["getDevicePast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/past/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of a device since a moment
         * @description Newest first, the last 200. A changed value names the task that ran on the device then and its requester; a change of the registration names its user; any other was reported by the device. Measurements, counts and clients are left out.
         */
        get: operations["listDeviceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/handovers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Handover requests of a device
         * @description Newest first, the last 50. The user who last accepted is responsible for the device (docs/decisions/195).
         */
        get: operations["listHandovers"];
        put?: never;
        /**
         * Ask another user to take over a device
         * @description The user must have the page of the device open now; otherwise `custom`. The request is kept in the history of the device and sent on the live socket as `Handover`.
         */
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/handovers/{handoverId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a handover
         * @description Only for the user who was asked, and only once.
         */
        post: operations["answerHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getNetworkStatHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Traffic of a device's interfaces over time
         * @description Rates from counters that the server samples while the device is connected, at least every five minutes with up to 6,000 devices (docs/decisions/198). All samples are kept for two days, then one an hour. A step has no rate if it was not measured or a counter was reset.
         */
        post: operations["getNetworkStatHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/subscribeRTD": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a device
         * @description The device is asked to report changes of its shown values while a client has it open. Ends with unsubscribeRTD, or when the client has had no live socket for 15 s.
         */
        post: operations["subscribeRTD"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/unsubscribeRTD": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a device */
        post: operations["unsubscribeRTD"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/setMonitoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a device with its Wi-Fi values
         * @description Same as subscribeRTD, with radio and client values (A-125).
         */
        post: operations["setMonitoring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/multi/reboot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reboot one or several devices
         * @description One task per device. Confirmed by the device's own Boot! event; without it the outcome is unknown, never "failed".
         */
        post: operations["rebootDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/multi/factory-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset one or several devices to factory settings */
        post: operations["factoryResetDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/multi/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lock (Block) one or several devices */
        post: operations["lockDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/multi/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlock (Unblock) one or several devices */
        post: operations["unlockDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/pin-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the PIN of one or several set-top boxes
         * @description One task (PinReset) per device; the PIN is reset to the factory PIN. Its end is pushed as `ManagementResult`.
         */
        post: operations["resetPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/channel-scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scan the TV channels of one or several set-top boxes
         * @description One task (ChannelScan) per device; it takes minutes and reports its progress. Its result, pushed as `ManagementResult`, has `channels_found`. Not the scan of Wi-Fi channels (A-014).
         */
        post: operations["scanChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/actions/lnb-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the LNB of one or several set-top boxes
         * @description One task (LNBSettings) per device: both values are written and read back; the result, pushed as `ManagementResult`, has `lnbSettings`. A setting that a device already has is refused with `custom`, and its devices are named (RU-105).
         */
        post: operations["setLnb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/upgradeRcu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upgrade the Bluetooth remote control of a set-top box
         * @description Starts a task (RcuUpgrade) that reports its progress; its result, pushed as `AvManagementResult`, has `firmware_version`. The firmware is part of the set-top box.
         */
        post: operations["upgradeRcu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/setAudioOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the audio output of a set-top box on or off
         * @description Starts a task (AudioOut); its result, pushed as `AvManagementResult`, has `audio_out`.
         */
        post: operations["setAudioOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/set/osd-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a message on the screen of one or several set-top boxes
         * @description One task (OSDMessage) per device; its end is pushed as `AvManagementResult`. Repeated only if it was certainly not delivered.
         */
        post: operations["sendOsdMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/set/cec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn HDMI-CEC of a set-top box on or off
         * @description Starts a task (HdmiCec); its result, pushed as `AvManagementResult`, has `enable`. After a failure the console reads the HDMI information again (TN-122).
         */
        post: operations["setCec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/hdmi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the HDMI output of a set-top box
         * @description Starts a task (HdmiInfo); its result, pushed as `AvManagementResult`, has `hdmi`.
         */
        post: operations["readHdmiInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the Bluetooth remote control of a set-top box
         * @description Starts a task (BluetoothRcu); its result, pushed as `AvManagementResult`, has `bluetooth_remote` (A-015).
         */
        post: operations["readRemoteControl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/screen-captures/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the person in front of a television for permission to view its screen
         * @description Starts a task (ScreenCaptureConsent) and a consent. The answer is pushed as `AvScreenCaptureResult` with `device_av_sc_agree.user_agreement_state` (TN-102..TN-105). The page that asked must read `…/live` within 15 s; the consent lasts as long as it reads. A device has one consent at a time.
         */
        post: operations["askScreenConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/consent-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the request or end the consent
         * @description The prompt disappears from the screen, or the capture ends at once (TN-106, TN-111).
         */
        post: operations["cancelScreenConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/screen-capture-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture the screen of a device with consent
         * @description Starts a task (ScreenCapture). Each picture is pushed as `AvScreenCaptureResult`, and comes by `…/live` (TN-103, TN-107..TN-109).
         */
        post: operations["startScreenCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/screen-capture-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the capture
         * @description The consent stays valid until it ends (TN-110).
         */
        post: operations["cancelScreenCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/screen-captures/{consentId}/live": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consentId: components["parameters"]["ConsentId"];
            };
            cookie?: never;
        };
        /**
         * Stream the pictures of a capture
         * @description Each picture is a line of JSON (`taskId`, `sequence`, `contentType`, `takenAt`, `receivedAt`, `bytes`), followed by that many bytes. Ends after 20 s and must be requested again within 60 s; without a reader the consent ends (TN-111).
         */
        get: operations["watchScreen"];
        put?: never;
        post?: never;
        /**
         * Stop viewing the screen
         * @description The page is removed from the viewers at once; the last one ends the consent (TN-111).
         */
        delete: operations["leaveScreen"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/remote-control": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Press a remote control key
         * @description Answers when the device has (`sent`, `refused`) or after 5 s (`unknown`). Keys are sent one after another; above 400 queued keys the answer is `wsoutofbuffer` (TN-114..TN-118). Needs a capture that shows a picture (RU-040) and the remote control.
         */
        post: operations["pressRemoteKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/remote-control/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over the remote control
         * @description Keys from the previous user are refused from now on.
         */
        post: operations["takeRemoteControl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/avs/full": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A set-top box with its AV and tuner as last observed
         * @description With `refresh` the device is asked first.
         */
        post: operations["getAvInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/apps/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Android apps of a set-top box as last observed
         * @description With `refresh` the device is asked first. Running changes of an app are included.
         */
        post: operations["getAppInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/apps/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Install or update an app of a device
         * @description The file must be approved for the model of the device. If an older version is installed as last observed, the task is AppUpdate, otherwise AppInstall, which reports its progress; its end is pushed as `ManagementResult`. An Android app is named by `appPackageName`, a quantum app by `appUuid`. Refused while another task of the same app runs.
         */
        post: operations["installApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/apps/uninstall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an app from a device
         * @description Starts a task (AppUninstall); its end is pushed as `ManagementResult`.
         */
        post: operations["uninstallApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/applicationInstallOrDelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Install or remove an Android app (older)
         * @deprecated
         * @description `install` is `/devices/apps/install`, `delete` is `/devices/apps/uninstall` (CL-031); each needs the permission of that call.
         */
        post: operations["installOrDeleteApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getApplicationStatWeekly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Usage of the Android apps of a set-top box, last seven days
         * @description Most used first; apps without counters are left out.
         */
        post: operations["getAppStatWeekly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/details/{keyword}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Part of the name of the app or its package; `all` for all apps */
                keyword: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * App files
         * @description With `endpointId` those approved for the model of the device. `installedApp` filters by package, `appIds` and `platform` by app.
         */
        post: operations["listAppDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/updateApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an app of a device
         * @description Same as `/devices/apps/install`, but refused with `nodata` if the app is not installed as last observed.
         */
        post: operations["updateApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/installAppTemp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Install an app outside any profile, by its version */
        post: operations["installAppTemp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/uninstallAppTemp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove an app that was installed outside any profile */
        post: operations["uninstallAppTemp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/info/getDeploymentInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deployment units of a device with their execution units, as last observed
         * @description With `refresh` the device is asked first.
         */
        post: operations["getDeploymentInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/info/getTotalUsageInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Memory and disk of a device's execution environment, as last observed
         * @description With `refresh` the device is asked first.
         */
        post: operations["getTotalUsageInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application/profile/appStartStop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or stop an app of a device
         * @description Starts a task (AppStartStop). If the app runs as last observed, `start` becomes `restart` and `stop` becomes `forceStop` (RU-068). Its end is pushed as `ManagementResult`.
         */
        post: operations["startStopApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/historys/device-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Actions on a device, newest first */
        get: operations["listDeviceActions"];
        put?: never;
        /**
         * Older name of listDeviceActions
         * @deprecated
         * @description Same handler as listDeviceActions (A-009).
         */
        post: operations["listDeviceActions_alias_devices_historys_device_action_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/historys/device-action/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One action with its result */
        get: operations["getDeviceAction"];
        put?: never;
        /**
         * Older name of getDeviceAction
         * @deprecated
         * @description Same handler as getDeviceAction (A-009).
         */
        post: operations["getDeviceAction_alias_devices_historys_device_action_detail_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/historys/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Faults of a device's agent, newest first
         * @description The latest 100, at most one of a kind per hour; `times` counts those since the previous one.
         */
        get: operations["listAgentNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/historys/user-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User activity on a device, newest first */
        get: operations["listUserActions"];
        put?: never;
        /**
         * Older name of listUserActions
         * @deprecated
         * @description Same handler as listUserActions (A-009).
         */
        post: operations["listUserActions_alias_devices_historys_user_action_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostics/ip-ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ping from the device */
        post: operations["startPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostics/traceroute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trace the route from the device */
        post: operations["startTraceRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/traceRouteCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the running trace route of a device
         * @description Answers with the ids of the tasks asked to end; `nodata` if none runs.
         */
        post: operations["cancelTraceRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostics/speeds/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Measure the download speed of a device */
        post: operations["startDownloadTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostics/speeds/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Measure the upload speed of a device */
        post: operations["startUploadTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/startSpeedTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download test, then upload test
         * @description Two tasks, the upload queued behind the download (A-016). Without `host` the stored server of the device is used; `custom` if there is none.
         */
        post: operations["startSpeedTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/setSpeedTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a device's speed test settings */
        post: operations["setSpeedTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/setSpeedTestServer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the speed test server of a device
         * @description Without `url` nothing is changed. Answers with the servers known to the organisation, nearest first.
         */
        post: operations["setSpeedTestServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostics/wifis/signal-strength-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sample the Wi-Fi signal of a device */
        post: operations["startSignalStrength"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostics/wifis/signal-strength-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the running signal test of a device
         * @description Answers with the ids of the tasks asked to end; `nodata` if none runs.
         */
        post: operations["cancelSignalStrength"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Actions that ended, by day
         * @description From counters kept as tasks end. `type`: `all` actions, or those of `av` (set-top boxes) or `android` (apps). A task is of the organisation that its device has when it is counted.
         */
        get: operations["getActionStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/op": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices of the organisation and those below it, by day */
        get: operations["getOperatorStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/opDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices by organisation directly below, by day */
        get: operations["getSubOperatorStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices by platform of apps, by day */
        get: operations["getPlatformStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices at the end of each day, week or month
         * @description `type`: by status (`summary`, `retention`), organisation directly below (`op`), model, class, platform or firmware version. Versions are those of now. Days before the first one that was counted are left out.
         */
        get: operations["getDeviceStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/fw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Firmware versions of devices, and updates by day
         * @description Versions are those of now; updates end with their activation, or with a download that was not successful.
         */
        get: operations["getFirmwareStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stat/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts by role, and new ones by day */
        get: operations["getUserStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/logs/actions/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Actions on the devices in scope, newest first
         * @description The ten actions of CO-095: each task, and each call that was refused and so left no task (`state` `refused`). A refused call that named no device belongs to the organisation it was made in.
         */
        post: operations["getActionLogPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/resources/alarms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alarms of the devices in scope, newest first */
        get: operations["listAlarms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/resources/alarms/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export alarms, newest first
         * @description Columns of times name their time zone in the head.
         */
        get: operations["exportAlarms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/resources/alarms/thresholds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alarm thresholds that apply to the caller's organisation
         * @description For all models, and for each model that has its own. The nearest organisation that has set one decides, there a model before all models; without any, warning 80 and critical 95 (A-126).
         */
        get: operations["getAlarmThresholds"];
        /**
         * Set alarm thresholds of the caller's organisation
         * @description Open alarms whose last value is under the new warning level end. Without levels the organisation's own row is removed, and what applies above does again. 422 where warning is above critical.
         */
        put: operations["setAlarmThresholds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/resources/alarms/thresholds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What thresholds would have raised in the last two days */
        post: operations["previewAlarmThresholds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/resources/alarms/{alarmId}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alarmId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge an open alarm
         * @description Says that someone looks after it; the alarm ends as it would otherwise. The first acknowledgement stays.
         */
        post: operations["acknowledgeAlarm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/resources/dailys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * CPU, memory and temperature by day
         * @description Of the samples of all devices in scope, a row for each day and metric, and for each model with `perModel`. Percentiles are exact to the percent or degree. Days are those of each device's organisation; where those have different time zones, local days are added up and `timeZones` names them. Without dates the last seven days.
         */
        post: operations["getResourceDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/logs/actions/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the action log
         * @description Columns of times name their time zone in the head.
         */
        post: operations["exportActionLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tasks of the devices in scope, newest first */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/action/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the tasks of a list, newest first
         * @description Columns of times name their time zone in the head.
         */
        get: operations["exportTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of tasks in each state
         * @description Of the tasks that match the list's filters. Counted up to 1,000 of a state, and among its newest 3,000; `atLeast` marks where there may be more.
         */
        get: operations["countTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /** The current state of a task */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** Events of one task, in order */
        get: operations["listTaskEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getTaskState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Export the stream for the offline verifier
         * @description The answer is the file itself, not wrapped in `{code, message, data}`.
         */
        get: operations["exportTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the cancellation of a task
         * @description The request is stored and sent to the device; the device may refuse it. `tooLate`: the task had ended. `notCancellable`: a reboot or factory reset that was already sent.
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Screen consents, newest first
         * @description What was asked in which words, what was answered on which television, how long the consent lasted and why it ended. For devices of the caller's organisation and those below it.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consents/{consentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consentId: components["parameters"]["ConsentId"];
            };
            cookie?: never;
        };
        /** One consent with its state */
        get: operations["getConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consents/{consentId}/pictures/{taskId}/{sequence}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consentId: components["parameters"]["ConsentId"];
                /** @description The capture */
                taskId: string;
                sequence: number;
            };
            cookie?: never;
        };
        /**
         * One picture of a screen capture
         * @description Each view is an event of the consent (`picture.viewed`).
         */
        get: operations["getConsentPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consents/{consentId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consentId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** Events of one consent, in order */
        get: operations["listConsentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consents/{consentId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consentId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getConsentState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consents/{consentId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consentId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Export the stream for the offline verifier
         * @description The answer is the file itself, not wrapped in `{code, message, data}`.
         */
        get: operations["exportConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Playbook runs, newest first
         * @description Of devices of the caller's organisation and those below it.
         */
        get: operations["listPlaybookRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a playbook for a device
         * @description Starts the measurements of a playbook, one task after another, each under the permission and the feature of its own call; those that the model or the account lacks are skipped. Findings and proposed steps are in the events of the run. A device has one run at a time.
         */
        post: operations["startPlaybook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /** One run with its progress */
        get: operations["getPlaybookRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{runId}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a proposed step of a run
         * @description A task under the permission of its own call, then all measurements again.
         */
        post: operations["applyProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{runId}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revert the last applied step of a run
         * @description Only for a step that can be reverted. All measurements run again.
         */
        post: operations["takeBackStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{runId}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a run with the outcome of the complaint
         * @description Only while the run waits for a user. Its tasks become a case if the account that started it may open one.
         */
        post: operations["finishPlaybook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{runId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description At any time. The running task is cancelled, and no case is opened.
         */
        post: operations["cancelPlaybook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{runId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** Events of one run of a playbook, in order */
        get: operations["listPlaybookRunEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{runId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getPlaybookRunState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playbooks/{runId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Export the stream for the offline verifier
         * @description The answer is the file itself, not wrapped in `{code, message, data}`.
         */
        get: operations["exportPlaybookRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickup/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback about the product (CL-375)
         * @description Stored for administrators; nothing is forwarded (A-022).
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's feedback, a page at a time */
        get: operations["listFeedbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback/action/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The feedback of a list as a file */
        get: operations["exportFeedbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices of the caller's organisation and those below it (CL-212) */
        get: operations["listNotices"];
        put?: never;
        /**
         * Create a notice (CL-214)
         * @description It is published in its period. A `draft` is published when it is changed without `draft`.
         */
        post: operations["createNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{notiId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notiId: components["parameters"]["NotiId"];
            };
            cookie?: never;
        };
        /** One notice (CL-213) */
        get: operations["getNotice"];
        /**
         * Change a notice (CL-215)
         * @description While it is published, its text and its end can change; it cannot become a draft again. After its period it is published again in a new one.
         */
        put: operations["updateNotice"];
        post?: never;
        /**
         * Delete a notice (CL-216)
         * @description Refused in its period (RU-122). Its events stay.
         */
        delete: operations["deleteNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{notiId}/readers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notiId: components["parameters"]["NotiId"];
            };
            cookie?: never;
        };
        /** Readers of a notice, latest first */
        get: operations["listNoticeReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{notiId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notiId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** Events of one notice, in order */
        get: operations["listNoticeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{notiId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notiId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getNoticeState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{notiId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notiId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Export the stream for the offline verifier
         * @description The answer is the file itself, not wrapped in `{code, message, data}`.
         */
        get: operations["exportNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices published for the caller, pinned and unread ones first (CL-142) */
        get: operations["listOwnNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/notices/action/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notice as read (CL-143)
         * @description Counted once for each account.
         */
        post: operations["readNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's notifications, unread ones first (CL-144)
         * @description Only what the caller may see now: about objects of the organisation being viewed and those below it, and only of calls that their role permits.
         */
        get: operations["listOwnMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        /**
         * One notification with its record
         * @description For its recipient, and for users of their organisation, or of one above it, whose role permits the audit trail.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/messages/{messageId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        /** Events of one message, in order */
        get: operations["listMessageEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/messages/{messageId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getMessageState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/messages/action/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one notification, or all, as read (CL-145) */
        post: operations["readMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iams/user/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own settings
         * @description The profile has them too; this is for a console that is notified of a change in another one.
         */
        get: operations["getOwnSettings"];
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
         * Same as /auth/v1/iam/client/action/sync (CL-141)
         * @description On by default. Off: the sockets get `TaskEvent` instead of `Sync` when a task has progressed. Applies while the client has a live socket.
         */
        post: operations["setOwnClientSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Version and contact of this installation (CL-218) */
        get: operations["getInstallation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health of each part of the server
         * @description Checks each part now, for at most two seconds each. Reports the last backup that `npm run backup` made (docs/operations.md).
         */
        get: operations["getInstallationHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the caller's client (CL-136)
         * @description Kept with the client of the session, for its user's list of clients. The product sends no notifications to programs that are not open: `pushToken` is accepted and not stored.
         */
        post: operations["registerClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/user/action/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset: mails a link, by the rules also a temporary password (CL-140)
         * @description The answer is the same, in the same time, whether or not the account exists, because it precedes the lookup. Link and password are valid for `linkMinutes` of GET /account-rules; the old password stays valid until a new one is set. 429 `custom` with `Retry-After` after too many.
         */
        post: operations["forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/user/action/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the caller's password (CL-139)
         * @description Other sessions of the account end, this one stays. A wrong old password is refused at its field (RU-009) and counted like one at sign-in. After signing in with a temporary password, the old one is left out: no other call is allowed then (RU-011).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/two-factor-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an organisation requires two factors */
        get: operations["getTwoFactorPolicy"];
        /**
         * Require two factors in an organisation and those below it
         * @description Users without two-factor authentication must set it up before any other call, from their next call on. 409 `custom` if the caller has none.
         */
        put: operations["setTwoFactorPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/identity-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The identity provider of an organisation, without its secret */
        get: operations["getIdentityProvider"];
        /**
         * Set the identity provider of an organisation
         * @description A secret that is left out stays while the issuer stays. Refused by field: a role that the caller may not give, and with 409 a domain that another organisation has proved or whose addresses belong to other accounts. A new domain allows no sign-in until `/iam/identity-provider/domains/prove` has found its record. Another issuer or client ends the sessions of the previous one. 409 `conflict` if `version` is not the current one.
         */
        put: operations["setIdentityProvider"];
        post?: never;
        /**
         * Remove the identity provider; users sign in with passwords again
         * @description Sessions opened through it end at once.
         */
        delete: operations["deleteIdentityProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/identity-provider/domains/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the ownership of a domain by its TXT record
         * @description Problems are described in the language of the caller. A proved domain stays proved until it is removed from the list. 409 at the field `domains` if another organisation has proved it or has accounts with its addresses. 400 `nodata` if it is not on the list.
         */
        post: operations["proveIdentityProviderDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/identity-provider/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the metadata of an identity provider
         * @description Nothing is stored. Faults are described in the language of the caller.
         */
        post: operations["checkIdentityProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Reset the second factor of an account: app, recovery codes and passkeys
         * @description For a user who has lost theirs. All their sessions end. The accounts are those of `resetUserPassword`.
         */
        delete: operations["resetUserTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/passwords": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reset the password of an account (CL-129, TN-206)
         * @description Its password becomes invalid, all its sessions end, and a link is mailed, by the rules with a temporary password, valid for `resetMinutes` of GET /account-rules. Only for accounts of the caller's organisation and those below it, with a role not above the caller's.
         */
        patch: operations["resetUserPassword"];
        trace?: never;
    };
    "/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Outgoing mails with delivery status, newest first
         * @description To users of the caller's organisation and those below it. The text of a mail is not shown: it may contain a sign-in link.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        /** One mail with its delivery status */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{mailId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again now
         * @description Only one that was refused or waits for its next attempt; otherwise 409 `custom`.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{mailId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** Events of one mail, in order */
        get: operations["listMailEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{mailId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getMailState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{mailId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Export the stream for the offline verifier
         * @description The answer is the file itself, not wrapped in `{code, message, data}`.
         */
        get: operations["exportMail"];
        put?: never;
        post?: never;
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
        /** The caller's accounts, a page at a time */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/action/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organisations and roles that the caller can invite to
         * @description Organisations from the top down, at most 1,000; roles without permissions that the caller lacks, most powerful first.
         */
        get: operations["listInvitationChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/action/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of a list as a file */
        get: operations["exportAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/action/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user by mail
         * @description CL-130. To the organisation `opId` (or `companyId`); default: the caller's own. The mailed link works once, for 7 days. 409 `emailconflict` for an address that has an account.
         */
        post: operations["inviteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/action/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite several users at once
         * @description Each address has its own result.
         */
        post: operations["inviteAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/action/reinvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description CL-131. Only until the invitation is accepted; the earlier link becomes invalid.
         */
        post: operations["reinviteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/action/disinvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an invitation
         * @description CL-132. Only until the invitation is accepted; the link becomes invalid and the address is free.
         */
        post: operations["disinviteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/action/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation and choose a password
         * @description CL-133. The link works once. `usercodefail` as in `checkUserCode`. The browser of `clientKey` is trusted (A-027).
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/actions/check-user-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an invitation link
         * @description CL-134. 400 `usercodefail` for an invalid link; `data.reason` says why: `unknown`, `replaced` by a newer one, `withdrawn`, `accepted`, `expired`.
         */
        post: operations["checkUserCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/actions/check-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an address has no account yet
         * @description CL-135, A-034. 400 `emailconflict` if it has one, in any organisation.
         */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's requests for accounts, a page at a time */
        get: operations["listAccountRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/requests/{requestId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an account request */
        post: operations["declineAccountRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/requests/{requestId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve an account request */
        post: operations["inviteAccountRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/infos": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** One account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description CL-128. Its sessions end and its address is free again; its actions stay in the log. Refused with 409 `custom` for the caller's own account and the last one that administers roles.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change name, telephone, role and password of an account
         * @description CL-127. Omitted values stay. `version` is the one that was edited: 409 `conflict` with `data.version` if the account has changed since, and nothing is written. 403 `roleerr` for an account or a role above the caller's. A `password` ends all sessions of the account and informs its owner by mail; empty, it is left alone (RU-097). It needs the key `/users/{id}/passwords`, the caller's own password within 15 minutes (403 `passwordneeded`), and account rules with temporary passwords (`temporaryPasswords` of GET /account-rules; 400 otherwise).
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/users/{userId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an account
         * @description Its sessions end at once. Refused for the caller's own account and the last one that administers roles.
         */
        post: operations["stopAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reactivate an account */
        post: operations["startAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        /** Latest password resets of an account, newest first; at most 20 */
        get: operations["listAccountPasswordResets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/{resetId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resetId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** One password reset with its state */
        get: operations["getPasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/{resetId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resetId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** Events of one password reset, in order */
        get: operations["listPasswordResetEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/{resetId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resetId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getPasswordResetState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/{resetId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resetId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Export the stream for the offline verifier
         * @description The answer is the file itself, not wrapped in `{code, message, data}`.
         */
        get: operations["exportPasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Open sessions of an account */
        get: operations["listAccountSessions"];
        put?: never;
        post?: never;
        /** Sign an account out everywhere */
        delete: operations["endAccountSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** Events of one account, in order */
        get: operations["listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getAccountState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Export the stream for the offline verifier
         * @description The answer is the file itself, not wrapped in `{code, message, data}`.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iams/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's account
         * @description CL-137.
         */
        get: operations["getOwnUser"];
        put?: never;
        post?: never;
        /**
         * Delete the caller's account permanently
         * @description The address is entered again, to prevent mistakes. All its sessions end, including this one. 409 `custom` if no other account could administer roles. Its actions stay on record.
         */
        delete: operations["deleteOwnAccount"];
        options?: never;
        head?: never;
        /**
         * Change name, telephone and personal settings of the caller
         * @description CL-138. Omitted values stay: concurrent changes of different settings are all kept; of the same setting, the last one is.
         */
        patch: operations["updateOwnAccount"];
        trace?: never;
    };
    "/iams/user/action/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the caller's personal data
         * @description The newest rows of long lists, with the number of all. Five at once, then one each twelve minutes; beyond that 429 `custom` with `retryAfter`.
         */
        post: operations["exportOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bulk actions, newest first
         * @description Of the caller's organisation and those below it.
         */
        get: operations["listBulkActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-actions/{bulkActionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bulkActionId: components["parameters"]["BulkActionId"];
            };
            cookie?: never;
        };
        /** One bulk action with its progress */
        get: operations["getBulkAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-actions/{bulkActionId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bulkActionId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** Events of one bulk action, in order */
        get: operations["listBulkActionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-actions/{bulkActionId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bulkActionId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getBulkActionState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-actions/{bulkActionId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bulkActionId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Export the stream for the offline verifier
         * @description The answer is the file itself, not wrapped in `{code, message, data}`.
         */
        get: operations["exportBulkAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-actions/{bulkActionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bulkActionId: components["parameters"]["BulkActionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a bulk action
         * @description Tasks that have not started never start; running tasks are cancelled where possible, the others finish.
         */
        post: operations["cancelBulkAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cases of the caller's organisations, last changed first */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/action/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a case, with or without tasks
         * @description The case belongs to the organisation of the account that opens it.
         */
        post: operations["openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        /** One case with its tasks, events and device changes */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["schemas"]["CaseId"];
            };
            cookie?: never;
        };
        /** Events of one case, in order */
        get: operations["listCaseEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["schemas"]["CaseId"];
            };
            cookie?: never;
        };
        /** State of the machine after a number of events */
        get: operations["getCaseState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        /**
         * Export a case as one self-verifying file
         * @description A page that needs neither server nor network, or only its document (docs/cases.md). The answer is the file itself, not wrapped in `{code, message, data}`. Each export leaves an audit event with the redacted fields.
         */
        get: operations["exportCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/tasks/add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add tasks to a case
         * @description Tasks that are already in the case stay in their place. A case has at most 20.
         */
        post: operations["addCaseTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/tasks/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a task from a case
         * @description The stream of the case keeps that it was in it.
         */
        post: operations["removeCaseTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a case
         * @description Also possible in a closed case.
         */
        post: operations["commentCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a case */
        post: operations["renameCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a case with a user or an organisation
         * @description The recipients get a notification if they have chosen it. Sharing gives no access: the user must belong to the organisation of the case or to one above it, and their role must permit cases; otherwise `custom`. Also possible in a closed case.
         */
        post: operations["shareCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a case */
        post: operations["closeCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopen a case */
        post: operations["reopenCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public keys that verify signatures of this server
         * @description Needs no sign-in. Compare its id with one that you got another way before you trust it.
         */
        get: operations["getLogKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/seals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed ranges of the log, in order
         * @description Seals contain digests and no content. An auditor who keeps them elsewhere can prove later that none was removed.
         */
        get: operations["listSeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Result of comparing the log with its seals */
        get: operations["getLogCheck"];
        put?: never;
        /**
         * Compare the log with its seals now
         * @description Answers at once; GET has the result. A running check is sped up, not restarted. For accounts of the root organisation.
         */
        post: operations["startLogCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retention periods and erasure statements
         * @description Each statement is an event of the log and covered by its seals. For the next page, `before` is the position of the last one.
         */
        get: operations["getLogRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/retention/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an erasure statement against the erased events
         * @description Whether its signature is one of this server, and its root that of exactly the events that name it, from the digests in their sealed leaves.
         */
        get: operations["checkErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a range of the log for the offline verifier
         * @description Lines of JSON (docs/verification.md), without limit, not wrapped in `{code, message, data}`. The range is widened to whole seals at both ends. It has events of all organisations, so only accounts of the root organisation may export it; each export leaves an audit event.
         */
        get: operations["exportLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/account-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refused calls, and reads of personal data, by account
         * @description Calls of accounts of the caller's organisation and those below it, counted by the hour, latest first; kept for 30 days. Per hour an account has 200 rows each of refused sign-ins, other refusals and reads; further calls are counted without object and address.
         */
        get: operations["listAccountCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/unauthenticated-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refused calls without an account
         * @description Counted by the hour, latest first; kept for 30 days (docs/decisions/154). They belong to no organisation: only callers of the root organisation see them.
         */
        get: operations["listUnauthenticatedCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail, newest first
         * @description Calls other than reads, made in the caller's organisation or below, or that concern its objects. Objects of others are left out. A page begins before a position: only its own entries are read, however far back.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit trail, newest first
         * @description Columns of times name their time zone in the head.
         */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/audit/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                position: number;
            };
            cookie?: never;
        };
        /** One entry of the audit trail, with its position in the log */
        get: operations["getAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Consistency check of recorded streams against their machines
         * @description The server folds every stream of the log with the machine that it began with, a few seconds behind the log. Shown are the streams of devices in the caller's scope.
         */
        get: operations["getConformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/op/action/allocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organisations that a device may be moved to
         * @description The caller's own organisation and those below it, by name.
         */
        get: operations["listAllocationTargets"];
        put?: never;
        /**
         * Move devices to another organisation
         * @description A device in use (`Deployed`) cannot be moved: `custom`. A requested one joins the inventory of its new organisation, an unregistered one is registered there. 409 `deviceconflict` if another device there has its name.
         */
        post: operations["allocateDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/op/action/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Device authentication */
        get: operations["readDeviceIdentity"];
        put?: never;
        /**
         * Issue a new secret for a device
         * @description The device must present it from its next connection on, by HTTP Basic with its endpoint id as the user. An earlier secret becomes invalid. It is answered once and stored nowhere: a repeated call issues another one.
         */
        post: operations["giveDeviceSecret"];
        /**
         * Forget a device's certificate and secret
         * @description For a device whose certificate or secret is lost. The server's own requirement (`USP_IDENTITY`) stays; under `pinned` the next certificate that the device presents is pinned.
         */
        delete: operations["forgetDeviceIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's groups, a page at a time */
        get: operations["listGroups"];
        put?: never;
        /** Create one group */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{gid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gid: string;
            };
            cookie?: never;
        };
        /** One group */
        get: operations["getGroup"];
        /** Change one group */
        put: operations["updateGroup"];
        post?: never;
        /**
         * Delete one group
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{gid}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gid: components["parameters"]["Gid"];
            };
            cookie?: never;
        };
        /** Devices of a group */
        get: operations["listGroupDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{gid}/devices/imports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gid: components["parameters"]["Gid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the devices that a file lists to a group
         * @description CSV or XLSX with a column endpointId, deviceSn or macAddr; the first of these that is filled in a row names the device. At most 5,000 rows. With `preview` nothing is written; without it the rows that name a device of the group's organisation are applied, and the others are answered with the reason (A-207).
         */
        post: operations["importGroupDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{gid}/models": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gid: components["parameters"]["Gid"];
            };
            cookie?: never;
        };
        /** Models in a group, with the number of devices of each */
        get: operations["listGroupModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/actions/associate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add devices to a group
         * @description All of them or none: `grouperr01` with `data.endpointIds` where a device belongs to another organisation than the group, `nodata` with those that are not in the caller's scope. Devices that are in the group already stay there.
         */
        post: operations["associateDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/actions/disassociate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove devices from a group */
        post: operations["disassociateDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/actions/check-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether the name of a group is free
         * @description 409 `nameconflict` with the message "Group name already exists." if it is taken (RU-075).
         */
        post: operations["checkGroupName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/devices/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Devices of a group, a page at a time */
        post: operations["getGroupDevicePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/devices/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Number of devices of a group */
        post: operations["countGroupDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/combos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups to choose from
         * @description Of the caller's scope by name, at most 500; `opId`: of this organisation alone.
         */
        get: operations["listGroupCombos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's saved filters, a page at a time */
        get: operations["listSavedFilters"];
        put?: never;
        /** Create one saved filter */
        post: operations["createSavedFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-filters/{filterId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filterId: string;
            };
            cookie?: never;
        };
        /** One saved filter */
        get: operations["getSavedFilter"];
        /** Change one saved filter */
        put: operations["updateSavedFilter"];
        post?: never;
        /**
         * Delete one saved filter
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteSavedFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Location groups, by name
         * @description Of type System: a group for each region and each city that the devices of an organisation are in. They have the devices that are there now.
         */
        get: operations["listLocationGroups"];
        put?: never;
        /** Devices of a location group, a page at a time */
        post: operations["getLocationDevicePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/locations/regions/{opRegionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opRegionId: components["schemas"]["members_Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the name or the description of a region's group */
        patch: operations["updateRegionGroup"];
        trace?: never;
    };
    "/groups/locations/citys/{opCityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opCityId: components["schemas"]["members_Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the name or the description of a city's group */
        patch: operations["updateCityGroup"];
        trace?: never;
    };
    "/groups/controls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command to the devices of a group
         * @description Also needs the permission of its command; that of Unlock covers Lock (A-112).
         */
        post: operations["controlGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/locations/controls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command to the devices of a region or a city
         * @description Also needs the permission of its command; that of Unlock covers Lock (A-112). Either `opRegionId` or `opCityId`.
         */
        post: operations["controlLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/controls/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a landing channel, a boot ad or a metadata set to the set-top boxes of a group
         * @description One task a device, as of the other commands. The item must be of the organisation of each device, or of one above it.
         */
        post: operations["sendGroupContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/cms-locations/controls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command to the set-top boxes of a region or of cities
         * @description Also needs the permission of its command; that of Unlock covers Lock (A-112). One of `opRegionId`, `opCityId` and `opCityIds`; other devices there are not touched.
         */
        post: operations["controlCmsLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/multi-locations/controls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command to the devices of several cities
         * @description Also needs the permission of its command; that of Unlock covers Lock (A-112).
         */
        post: operations["controlLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/controls/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a command to a group would do */
        post: operations["previewGroupCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/controls/reboot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reboot the devices of a group
         * @description One task a device in bulk actions of up to 1,000 devices; at most 10,000 devices. `custom` with the message "No devices in group." where it has none, and without `goOn` with "Group has devices that cannot be operated." where some of its models do not support this.
         */
        post: operations["rebootGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/controls/factory-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the devices of a group to factory settings
         * @description One task a device in bulk actions of up to 1,000 devices; at most 10,000 devices. `custom` with the message "No devices in group." where it has none, and without `goOn` with "Group has devices that cannot be operated." where some of its models do not support this.
         */
        post: operations["factoryResetGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/controls/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock the devices of a group
         * @description One task a device in bulk actions of up to 1,000 devices; at most 10,000 devices. `custom` with the message "No devices in group." where it has none, and without `goOn` with "Group has devices that cannot be operated." where some of its models do not support this.
         */
        post: operations["lockGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/controls/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock the devices of a group
         * @description One task a device in bulk actions of up to 1,000 devices; at most 10,000 devices. `custom` with the message "No devices in group." where it has none, and without `goOn` with "Group has devices that cannot be operated." where some of its models do not support this.
         */
        post: operations["unlockGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groups and room of a device */
        get: operations["getDeviceGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's rooms, a page at a time */
        get: operations["listRooms"];
        put?: never;
        /** Create one room */
        post: operations["createRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{roomId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roomId: string;
            };
            cookie?: never;
        };
        /** One room */
        get: operations["getRoom"];
        /** Change one room */
        put: operations["updateRoom"];
        post?: never;
        /**
         * Delete one room
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/action/getDevicePageList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Devices of a room, a page at a time */
        post: operations["getRoomDevicePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/actions/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place devices in a room
         * @description A device that is in another room leaves it. All of them or none: `grouperr01` with `data.endpointIds` where a device does not belong to the school.
         */
        post: operations["placeDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/actions/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove devices from their room */
        post: operations["removeDevicesFromRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's organisations, a page at a time */
        get: operations["listOrganisations"];
        put?: never;
        /** Create one organisation */
        post: operations["createOrganisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/{opId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opId: components["parameters"]["OpId"];
            };
            cookie?: never;
        };
        /** One organisation */
        get: operations["getOrganisation"];
        /** Change one organisation */
        put: operations["updateOrganisation"];
        /**
         * Create an organisation below this one
         * @description Same as `POST /ops` with this one as `pOpid` (CL-148, A-010).
         */
        post: operations["createOrganisationBelow"];
        /**
         * Delete one organisation
         * @description Refused with 409 `conflict` while other rows refer to it; `data` counts them.
         */
        delete: operations["deleteOrganisation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/action/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisations of a list as a file */
        get: operations["exportOrganisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/op/action/createOpInviteAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an organisation and invite its first administrator
         * @description CL-156. `POST /ops` and `/users/action/invite` in one step; also needs the permission of the second. If the invitation fails, no organisation is created.
         */
        post: operations["createOrganisationWithAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/actions/check-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a name is free below an organisation
         * @description 409 `nameconflict` if it is taken (CL-157, RU-074).
         */
        post: operations["checkCompanyName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/{opId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opId: components["parameters"]["OpId"];
            };
            cookie?: never;
        };
        /**
         * Roles of an organisation
         * @description Those of the product, and those that the organisation or one above it has created (CL-152, PE-045). Most powerful first; not paged.
         */
        get: operations["listOperatorRoles"];
        put?: never;
        /**
         * Create a role of an organisation
         * @description A role above the caller's level, or with a permission that the caller lacks, is refused (CL-153, PE-026).
         */
        post: operations["createOperatorRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/{opId}/roles/{roleGroupKey}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opId: components["parameters"]["OpId"];
                roleGroupKey: string;
            };
            cookie?: never;
        };
        /** One role with its accounts */
        get: operations["getOperatorRole"];
        /**
         * Change a role of an organisation
         * @description Only one that the organisation has created. Roles of the product are changed in the administrator's table of roles, under the root organisation. It applies from the next call of each user with the role (docs/decisions/124).
         */
        put: operations["updateOperatorRole"];
        post?: never;
        /**
         * Delete a role of an organisation
         * @description 409 `conflict` while accounts have it; `data` counts them (CL-155).
         */
        delete: operations["deleteOperatorRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/education-offices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's offices of education, a page at a time */
        get: operations["listEducationOffices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/ctcCreateDeviceExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of createDevices
         * @deprecated
         * @description Same handler as createDevices (CL-025).
         */
        post: operations["createDevices_alias_devices_action_ctcCreateDeviceExcel_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/reboot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of rebootDevices
         * @deprecated
         * @description Same handler as rebootDevices (CL-022).
         */
        post: operations["rebootDevices_alias_devices_action_reboot_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/factoryReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of factoryResetDevices
         * @deprecated
         * @description Same handler as factoryResetDevices (CL-023).
         */
        post: operations["factoryResetDevices_alias_devices_action_factoryReset_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of lockDevices
         * @deprecated
         * @description Same handler as lockDevices (CL-020).
         */
        post: operations["lockDevices_alias_devices_action_lock_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of unlockDevices
         * @deprecated
         * @description Same handler as unlockDevices (CL-021).
         */
        post: operations["unlockDevices_alias_devices_action_unlock_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/multi/reboot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of rebootDevices
         * @deprecated
         * @description Same handler as rebootDevices (A-002).
         */
        post: operations["rebootDevices_alias_devices_multi_reboot_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/multi/factory-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of factoryResetDevices
         * @deprecated
         * @description Same handler as factoryResetDevices (A-002).
         */
        post: operations["factoryResetDevices_alias_devices_multi_factory_reset_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/multi/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of lockDevices
         * @deprecated
         * @description Same handler as lockDevices (A-002).
         */
        post: operations["lockDevices_alias_devices_multi_lock_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/multi/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of unlockDevices
         * @deprecated
         * @description Same handler as unlockDevices (A-002).
         */
        post: operations["unlockDevices_alias_devices_multi_unlock_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/pin-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of resetPin
         * @deprecated
         * @description Same handler as resetPin (A-203).
         */
        post: operations["resetPin_alias_devices_pin_reset_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/channel-scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of scanChannels
         * @deprecated
         * @description Same handler as scanChannels (A-203).
         */
        post: operations["scanChannels_alias_devices_channel_scan_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/lnb-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of setLnb
         * @deprecated
         * @description Same handler as setLnb (A-203).
         */
        post: operations["setLnb_alias_devices_lnb_settings_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getDeviceActionInfo
         * @deprecated
         * @description Same handler as getDeviceActionInfo (A-002).
         */
        get: operations["getDeviceActionInfo_alias_devices_info_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of getDeviceTime
         * @deprecated
         * @description Same handler as getDeviceTime (A-002).
         */
        post: operations["getDeviceTime_alias_devices_time_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/getDeviceTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of getDeviceTime
         * @deprecated
         * @description Same handler as getDeviceTime (CL-030).
         */
        post: operations["getDeviceTime_alias_devices_action_getDeviceTime_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/setDeviceTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of setDeviceTime
         * @deprecated
         * @description Same handler as setDeviceTime (CL-029).
         */
        post: operations["setDeviceTime_alias_devices_action_setDeviceTime_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/ipPing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of startPing
         * @deprecated
         * @description Same handler as startPing (CL-101).
         */
        post: operations["startPing_alias_devices_diagnostic_ipPing_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/traceRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of startTraceRoute
         * @deprecated
         * @description Same handler as startTraceRoute (CL-102).
         */
        post: operations["startTraceRoute_alias_devices_diagnostic_traceRoute_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/downloadDiagnostics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of startDownloadTest
         * @deprecated
         * @description Same handler as startDownloadTest (CL-096).
         */
        post: operations["startDownloadTest_alias_devices_diagnostic_downloadDiagnostics_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/uploadDiagnostics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of startUploadTest
         * @deprecated
         * @description Same handler as startUploadTest (CL-097).
         */
        post: operations["startUploadTest_alias_devices_diagnostic_uploadDiagnostics_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/startWifiSignalStrength": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of startSignalStrength
         * @deprecated
         * @description Same handler as startSignalStrength (CL-104).
         */
        post: operations["startSignalStrength_alias_devices_diagnostic_startWifiSignalStrength_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/diagnostic/cancelWifiSignalStrength": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of cancelSignalStrength
         * @deprecated
         * @description Same handler as cancelSignalStrength (CL-105).
         */
        post: operations["cancelSignalStrength_alias_devices_diagnostic_cancelWifiSignalStrength_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/setRadioShort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of setRadio
         * @deprecated
         * @description Same handler as setRadio (CL-073).
         */
        post: operations["setRadio_alias_devices_ui_setRadioShort_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/wifi/getRadio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of getRadio
         * @deprecated
         * @description Same handler as getRadio (CL-062).
         */
        post: operations["getRadio_alias_devices_wifi_getRadio_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/action/allocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of allocateDevice
         * @deprecated
         * @description Same handler as allocateDevice (A-012).
         */
        post: operations["allocateDevice_alias_inventory_action_allocate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/ui/getApplicationInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of getAppInfo
         * @deprecated
         * @description Same handler as getAppInfo (CL-092).
         */
        post: operations["getAppInfo_alias_devices_ui_getApplicationInfo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/op/action/checkCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of checkCompanyName
         * @deprecated
         * @description Same handler as checkCompanyName (CL-158).
         */
        post: operations["checkCompanyName_alias_op_action_checkCompany_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/south-africa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of createGroup
         * @deprecated
         * @description Same handler as createGroup (CL-178).
         */
        post: operations["createGroup_alias_groups_south_africa_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dvcgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of listGroups
         * @deprecated
         * @description Same handler as listGroups (CL-201).
         */
        get: operations["listGroups_alias_dvcgroups_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dvcgroups/action/associate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of associateDevices
         * @deprecated
         * @description Same handler as associateDevices (CL-202).
         */
        post: operations["associateDevices_alias_dvcgroups_action_associate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dvcgroups/action/disassociate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of disassociateDevices
         * @deprecated
         * @description Same handler as disassociateDevices (CL-203).
         */
        post: operations["disassociateDevices_alias_dvcgroups_action_disassociate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dvcgroups/action/getDevicePageList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of getGroupDevicePage
         * @deprecated
         * @description Same handler as getGroupDevicePage (CL-204).
         */
        post: operations["getGroupDevicePage_alias_dvcgroups_action_getDevicePageList_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dvcgroups/ctc/associate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of associateDevices
         * @deprecated
         * @description Same handler as associateDevices (CL-205).
         */
        post: operations["associateDevices_alias_dvcgroups_ctc_associate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dvcgroups/ctc/disassociate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of disassociateDevices
         * @deprecated
         * @description Same handler as disassociateDevices (CL-206).
         */
        post: operations["disassociateDevices_alias_dvcgroups_ctc_disassociate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of activateDevice
         * @deprecated
         * @description Same handler as activateDevice (CL-026).
         */
        post: operations["activateDevice_alias_devices_action_activate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of deactivateDevices
         * @deprecated
         * @description Same handler as deactivateDevices (CL-027).
         */
        post: operations["deactivateDevices_alias_devices_action_deactivate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/action/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of rejectDevices
         * @deprecated
         * @description Same handler as rejectDevices (CL-028).
         */
        post: operations["rejectDevices_alias_devices_action_reject_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of activateDevice
         * @deprecated
         * @description Same handler as activateDevice (A-203).
         */
        post: operations["activateDevice_alias_devices_activate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of deactivateDevices
         * @deprecated
         * @description Same handler as deactivateDevices (A-203).
         */
        post: operations["deactivateDevices_alias_devices_deactivate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of rejectDevices
         * @deprecated
         * @description Same handler as rejectDevices (A-203).
         */
        post: operations["rejectDevices_alias_devices_reject_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboard/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getDashboardUsers
         * @deprecated
         * @description Same handler as getDashboardUsers (CL-287).
         */
        get: operations["getDashboardUsers_alias_stats_dashboard_user_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboard/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getDashboardModels
         * @deprecated
         * @description Same handler as getDashboardModels (CL-288).
         */
        get: operations["getDashboardModels_alias_stats_dashboard_model_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboard/op": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getDashboardOperators
         * @deprecated
         * @description Same handler as getDashboardOperators (CL-289).
         */
        get: operations["getDashboardOperators_alias_stats_dashboard_op_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboard/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getDashboardPlatforms
         * @deprecated
         * @description Same handler as getDashboardPlatforms (CL-290).
         */
        get: operations["getDashboardPlatforms_alias_stats_dashboard_platform_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboard/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getDashboardDevices
         * @deprecated
         * @description Same handler as getDashboardDevices (CL-291).
         */
        get: operations["getDashboardDevices_alias_stats_dashboard_device_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboard/device/dailys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getDashboardDailies
         * @deprecated
         * @description Same handler as getDashboardDailies (CL-292).
         */
        get: operations["getDashboardDailies_alias_stats_dashboard_device_dailys_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/dashboard/location/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of getDashboardLocation
         * @deprecated
         * @description Same handler as getDashboardLocation (CL-293).
         */
        get: operations["getDashboardLocation_alias_stats_dashboard_location_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onp/firmwares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Older name of listFirmwares
         * @deprecated
         * @description Same handler as listFirmwares (CL-230).
         */
        get: operations["listFirmwares_alias_onp_firmwares_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/action/uploadFirmware": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of createFirmware
         * @deprecated
         * @description Same handler as createFirmware (CL-226).
         */
        post: operations["createFirmware_alias_firmwares_action_uploadFirmware_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onp/firmwares/action/uploadFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of uploadFirmwareFile
         * @deprecated
         * @description Same handler as uploadFirmwareFile (CL-231).
         */
        post: operations["uploadFirmwareFile_alias_onp_firmwares_action_uploadFile_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onp/firmwares/action/uploadFirmware": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of createFirmware
         * @deprecated
         * @description Same handler as createFirmware (CL-232).
         */
        post: operations["createFirmware_alias_onp_firmwares_action_uploadFirmware_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onp/firmwares/action/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of approveFirmware
         * @deprecated
         * @description Same handler as approveFirmware (CL-233).
         */
        post: operations["approveFirmware_alias_onp_firmwares_action_approve_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onp/firmwares/action/disapprove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of disapproveFirmware
         * @deprecated
         * @description Same handler as disapproveFirmware (CL-234).
         */
        post: operations["disapproveFirmware_alias_onp_firmwares_action_disapprove_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/firmwares/action/manualUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of upgradeFirmware
         * @deprecated
         * @description Same handler as upgradeFirmware (CL-229).
         */
        post: operations["upgradeFirmware_alias_firmwares_action_manualUpdate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onp/firmwares/action/manualUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of upgradeFirmware
         * @deprecated
         * @description Same handler as upgradeFirmware (CL-235).
         */
        post: operations["upgradeFirmware_alias_onp_firmwares_action_manualUpdate_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/multi/firmware-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Older name of upgradeFirmware
         * @deprecated
         * @description Same handler as upgradeFirmware (A-203).
         */
        post: operations["upgradeFirmware_alias_devices_multi_firmware_update_post"];
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
        /** @description Part of endpoint id, MAC address, serial number, name, model, customer or city, in any case. A keyword of fewer than three characters searches only the first 5,000 devices in the chosen order. */
        Keyword: string;
        Success: {
            /** @constant */
            code: "success";
            /** @description In the language of Accept-Language */
            message: string;
        };
        /**
         * @description Inventory, in stock; Requested, waits for its activation; Deployed, in use; Unregistered, connected without an import
         * @enum {string}
         */
        DeviceStatus: "Inventory" | "Requested" | "Deployed" | "Unregistered";
        /** Format: date-time */
        OptionalTime: string | null;
        /**
         * @description USP endpoint id
         * @example os::0A1B2C-WM0000001
         */
        EndpointId: string;
        NumberOwner: {
            endpointId: components["schemas"]["EndpointId"];
            /**
             * @description Which number both state
             * @enum {string}
             */
            number: "serial" | "mac";
            opid: string;
            companyName: string;
            deviceStatus: components["schemas"]["DeviceStatus"];
            /** @description It has connected under its own endpoint ID: there are two devices then */
            connectedOnce: boolean;
        };
        /** @description What the device can do, where the tables do not have all of its model: derived from what it reported, refined by the row of its model where there is one. Missing for a model that the tables have, and in lists. */
        OwnProfile: {
            modelName: string;
            /** @description As the device reports it */
            productClass: string | null;
            /**
             * @description As the product treats it
             * @enum {string}
             */
            prodClass: "STB" | "EXTENDER" | "AP" | "APROUTER";
            bands: ("2.4GHz" | "5GHz" | "6GHz")[];
            operatingStandard: string;
            securitySupport: string[];
            supportFeatures: string[];
            supportMenu: string[];
        };
        /** @description Null means that the device has not reported it yet; times are ISO 8601. */
        Device: {
            endpointId: string;
            /** @description Whether its model has band steering; of the device's own call, not of lists */
            IS_BAND_STEERING?: boolean;
            /** @description Short id derived from endpointId */
            did: string;
            /** @description Same as did */
            device_id: string;
            deviceName: string | null;
            deviceSn: string | null;
            macAddr: string | null;
            /** @description Model id */
            mid: string;
            modelName: string;
            /**
             * @example STB
             * @example EXTENDER
             * @example AP
             * @example APROUTER
             */
            prodClass: string;
            /** @description The OUI, which names the manufacturer */
            manufacturerId: string | null;
            manufacturerName: string | null;
            manufacturerOui: string | null;
            hardwareVersion: string | null;
            firmwareVersion: string | null;
            /** @description Of the operator's application on a set-top box; null of other devices */
            applicationVersion: string | null;
            agentVersion: string | null;
            metaDataVersion: string | null;
            /** @description Of a set-top box */
            googleSignedIn: boolean | null;
            /** @description Of the tuner of a set-top box */
            lnbSettings: null | {
                type: string | null;
                value: string | null;
            };
            deviceStatus: components["schemas"]["DeviceStatus"];
            /**
             * @description Of an unregistered device
             * @enum {string|null}
             */
            unlisted: "ignored" | "blocked" | null;
            /** @enum {string} */
            activeFlag: "Activated" | "Deactivated";
            activeReqTime: components["schemas"]["OptionalTime"];
            uiLockEnable: boolean;
            online: boolean;
            /** @enum {string|null} */
            cpePowerStatusMode: "Activated" | "Deactivated" | null;
            /** @enum {string|null} */
            meshRole: "Master" | "Slave" | null;
            opId: string;
            companyId: string;
            companyName: string;
            /** @description In lists: its user-defined groups in the caller's scope, separated by commas; empty where it is in none */
            groupName?: string;
            /** @description In lists */
            roomName?: string | null;
            /** @description In the list of unregistered devices: the registered device whose serial number or MAC address this one states, the serial number first. It is not that device before a person says so. */
            sameNumberAs?: components["schemas"]["NumberOwner"] | null;
            customerId: string | null;
            retailer: string | null;
            address: string | null;
            zipCode: string | null;
            city: string | null;
            province: string | null;
            markers: null | {
                lat: number;
                lng: number;
            };
            /** @description Address the device last connected from */
            locationIp: string | null;
            /** @description Seconds; continues while online */
            upTime: number | null;
            /** Format: date-time */
            createTime: string;
            modifyTime: components["schemas"]["OptionalTime"];
            updateUser: string | null;
            accessTime: components["schemas"]["OptionalTime"];
            syncTime: components["schemas"]["OptionalTime"];
            lastReboot: components["schemas"]["OptionalTime"];
            ownProfile?: components["schemas"]["OwnProfile"];
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
        /** @example b7f3a1d2-1111-4222-8333-444455556666 */
        FirmwareFileId: string;
        UpgradeRefusal: {
            endpointId: string;
            /** @enum {string} */
            reason: "wrongModel" | "notDeployed" | "otherUpgrade" | "versionUnknown" | "upToDate" | "notNewer" | "otherVersion" | "belowMinimum" | "modeUnsupported";
        };
        StartedUpgrades: {
            /** @description The first of `taskIds`; empty where none was started. */
            taskId: string;
            /** @description Of the downloads. */
            taskIds: string[];
            upgradeIds: string[];
            started: number;
            refused: number;
            refusals: components["schemas"]["UpgradeRefusal"][];
        };
        FirmwareBank: {
            name: string;
            version: string;
            status: string;
            active: boolean;
        };
        Upgrade: {
            upgradeId: string;
            FirmwareFileId: string;
            fromVersion: string | null;
            toVersion: string;
            /** @enum {string} */
            updateMode: "BI" | "FI1" | "FI2" | "FI3";
            /** @enum {string} */
            activateMode: "anytime" | "immediately" | "when idle" | "user confirmation";
            /** @enum {string} */
            state: "downloading" | "activating" | "checking" | "away" | "soaking" | "confirming" | "silent" | "succeeded" | "failed" | "fellBack" | "lost" | "cancelled";
            ended: boolean;
            /** @description As the device or the task said. */
            reason: string;
            /** @description Of the download, by the bytes that were served; null: not begun, or over */
            progress: number | null;
            /** @description The task of its present or last step. */
            taskId: string | null;
            requester: string;
            /** Format: date-time */
            requestTime: string;
            /** Format: date-time */
            endTime: string | null;
        };
        DeviceFirmware: {
            installed: string | null;
            /** @description Null: the device was not asked, or did not answer. */
            banks: components["schemas"]["FirmwareBank"][] | null;
            current: components["schemas"]["Upgrade"] | null;
            history: components["schemas"]["Upgrade"][];
        };
        /** @description Organisation whose list it is; default: the caller's */
        OpId: string;
        Id: string;
        /** @description Of the list: each change of any of its rows is a new one */
        Version: number;
        Name: string;
        /** @description Logical channel number; unique over TV and radio channels of an organisation (A-215) */
        Lcn: number;
        Channel: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            logicalChannelNumber: components["schemas"]["Lcn"];
            /** @description Bytes of the picture */
            channelFileSize: number;
            /** @description Address of the picture */
            image: string;
            imageWidth: number;
            imageHeight: number;
            updater: string;
            /** Format: date-time */
            updateTime: string;
        };
        /** @description Of the uploaded file */
        UploadId: string;
        ChannelInput: {
            name: components["schemas"]["Name"];
            logicalChannelNumber: components["schemas"]["Lcn"];
            uploadId?: components["schemas"]["UploadId"];
            opId?: components["schemas"]["OpId"];
        };
        Stored: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        ChannelChange: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["Name"];
            logicalChannelNumber?: components["schemas"]["Lcn"];
            uploadId?: components["schemas"]["UploadId"];
            version?: components["schemas"]["Version"];
        };
        Sort: {
            /** @description All rows of the list in their new order */
            ids: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
            opId?: components["schemas"]["OpId"];
        };
        RadioChannel: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            logicalChannelNumber: components["schemas"]["Lcn"];
            /** @description Bytes of the picture */
            radioChannelFileSize: number;
            /** @description Address of the picture */
            image: string;
            imageWidth: number;
            imageHeight: number;
            updater: string;
            /** Format: date-time */
            updateTime: string;
        };
        RadioChannelInput: {
            name: components["schemas"]["Name"];
            logicalChannelNumber: components["schemas"]["Lcn"];
            uploadId?: components["schemas"]["UploadId"];
            opId?: components["schemas"]["OpId"];
        };
        RadioChannelChange: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["Name"];
            logicalChannelNumber?: components["schemas"]["Lcn"];
            uploadId?: components["schemas"]["UploadId"];
            version?: components["schemas"]["Version"];
        };
        Banner: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @enum {string} */
            type: "Advertisement" | "Channel" | "VOD";
            /** @description The channel, or the title of the VOD list, that it leads to; none for Advertisement (A-214) */
            linkId: string | null;
            /** @description Bytes of the picture */
            bannerFileSize: number;
            /** @description Address of the picture */
            image: string;
            imageWidth: number;
            imageHeight: number;
            updater: string;
            /** Format: date-time */
            updateTime: string;
        };
        BannerInput: {
            name: components["schemas"]["Name"];
            /** @enum {string} */
            type: "Advertisement" | "Channel" | "VOD";
            /** @description The channel, or the title of the VOD list, that it leads to; none for Advertisement (A-214) */
            linkId?: string | null;
            uploadId?: components["schemas"]["UploadId"];
            opId?: components["schemas"]["OpId"];
        };
        BannerChange: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["Name"];
            /** @enum {string} */
            type?: "Advertisement" | "Channel" | "VOD";
            /** @description The channel, or the title of the VOD list, that it leads to; none for Advertisement (A-214) */
            linkId?: string | null;
            uploadId?: components["schemas"]["UploadId"];
            version?: components["schemas"]["Version"];
        };
        LiveAd: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description One number or a comma-separated list (RU-103) */
            lcnList: string;
            /**
             * Format: date
             * @description Last day, in the zone of the organisation; null: without end
             */
            endDate: string | null;
            /** @description Default 0 */
            startHour: number;
            /** @description Default 24. Not after the start hour: on the next day */
            endHour: number;
            /** @description Default 1000 (CO-079) */
            totalImpression: number;
            /** @description Default 2 (CO-079) */
            afterBootImpression: number;
            /** @description Seconds that it is shown; default 10 */
            duration: number;
            /**
             * @description Default bottom (A-214)
             * @enum {string}
             */
            position: "topLeft" | "topRight" | "bottomLeft" | "bottomRight" | "bottom";
            /** @description At most 2 lines of 20 characters (RU-104) */
            description: string;
            /** @description Bytes of the picture */
            liveAdFileSize: number;
            /** @description Address of the picture */
            image: string;
            imageWidth: number;
            imageHeight: number;
            updater: string;
            /** Format: date-time */
            updateTime: string;
        };
        LiveAdInput: {
            name: components["schemas"]["Name"];
            /** @description One number or a comma-separated list (RU-103) */
            lcnList: string;
            /**
             * Format: date
             * @description Last day, in the zone of the organisation; null: without end
             */
            endDate?: string | null;
            /** @description Default 0 */
            startHour?: number;
            /** @description Default 24. Not after the start hour: on the next day */
            endHour?: number;
            /** @description Default 1000 (CO-079) */
            totalImpression?: number;
            /** @description Default 2 (CO-079) */
            afterBootImpression?: number;
            /** @description Seconds that it is shown; default 10 */
            duration?: number;
            /**
             * @description Default bottom (A-214)
             * @enum {string}
             */
            position?: "topLeft" | "topRight" | "bottomLeft" | "bottomRight" | "bottom";
            /** @description At most 2 lines of 20 characters (RU-104) */
            description?: string;
            uploadId?: components["schemas"]["UploadId"];
            opId?: components["schemas"]["OpId"];
            /** @description True: also where it is shown with another ad at the same time and place. Default false */
            keepBoth?: boolean;
        };
        LiveAdChange: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["Name"];
            /** @description One number or a comma-separated list (RU-103) */
            lcnList?: string;
            /**
             * Format: date
             * @description Last day, in the zone of the organisation; null: without end
             */
            endDate?: string | null;
            /** @description Default 0 */
            startHour?: number;
            /** @description Default 24. Not after the start hour: on the next day */
            endHour?: number;
            /** @description Default 1000 (CO-079) */
            totalImpression?: number;
            /** @description Default 2 (CO-079) */
            afterBootImpression?: number;
            /** @description Seconds that it is shown; default 10 */
            duration?: number;
            /**
             * @description Default bottom (A-214)
             * @enum {string}
             */
            position?: "topLeft" | "topRight" | "bottomLeft" | "bottomRight" | "bottom";
            /** @description At most 2 lines of 20 characters (RU-104) */
            description?: string;
            uploadId?: components["schemas"]["UploadId"];
            version?: components["schemas"]["Version"];
            /** @description True: also where it is shown with another ad at the same time and place. Default false */
            keepBoth?: boolean;
        };
        Vod: {
            id: string;
            title: string;
            /** @description Bytes */
            vodSize: number;
            /** @description Seconds */
            duration: number;
        };
        /** @description Why the last fetch brought no list. */
        VodFailure: {
            /** @enum {string} */
            reason: "same" | "unauthorized" | "forbidden" | "unreachable" | "slow" | "status" | "tooLarge" | "malformed" | "inward" | "insecure" | "keyLost";
            /** @description The status, the place of the fault or the error's code; may be empty */
            detail: string;
            /** Format: date-time */
            time: string;
        };
        VodList: {
            opId: string;
            /** @description A page of the entries */
            vods: components["schemas"]["Vod"][];
            /** @description Entries that have the keyword */
            total: number;
            /** @description Sum of all `vodSize`, in bytes; 5363093 where it is 0 (RU-108, CO-081) */
            totalSize: number;
            /**
             * Format: date-time
             * @description Null: none was fetched yet
             */
            lastGetTime: string | null;
            /** @description Version of the list as its server states it */
            vodApiResponseId: string | null;
            /** @description It is being fetched */
            running: boolean;
            lastFailure: components["schemas"]["VodFailure"] | null;
            hasServer: boolean;
            /**
             * Format: date-time
             * @description Null: only when a person asks
             */
            nextGetTime: string | null;
        };
        /**
         * @description Hours (CO-082); 0: only when a person asks
         * @enum {integer}
         */
        Interval: 0 | 1 | 2 | 4;
        VodServer: {
            opId: string;
            /** @description Null: none is set */
            url: string | null;
            /** @description Asterisks where there is a key: it is never shown */
            authKey: string | null;
            autoCreationInterval: components["schemas"]["Interval"];
            /** @description Of these settings; 0: none */
            version: number;
            modifier: string | null;
            /** Format: date-time */
            modifyTime: string | null;
        };
        Parts: {
            /** @enum {string} */
            list: "channel" | "radioChannel" | "banner" | "liveAd" | "vod";
            /** @description Entries */
            count: number;
            /** @description Bytes of their pictures */
            size: number;
        }[];
        MetadataSet: {
            id: string;
            name: string;
            version: number;
            /** @description Bytes */
            fileSize: number;
            sha256: string;
            parts: components["schemas"]["Parts"];
            /** @description Against the version before: names that came (+), went (−) or changed (~), at most 20; empty for the first */
            changes: string;
            /** Format: date-time */
            dateCreated: string;
            createdBy: string;
        };
        ContentFetch: {
            id: string;
            /** Format: date-time */
            time: string;
            endpointId: string;
            mac: string | null;
            deviceSn: string | null;
            /** @enum {string} */
            type: "LandingChannel" | "BootingAd" | "DsmCc";
            itemId: string;
            name: string;
            version: string;
            /** @description HTTP status of the answer */
            status: number;
            /** @enum {string} */
            outcome: "complete" | "interrupted" | "refused";
            /** @description Bytes sent */
            bytes: number;
            /** @description Bytes that were asked for */
            fileSize: number;
            milliseconds: number;
        };
        /** @description IANA time zone of its times; default, also for an unknown name: that of the caller's organisation */
        TimeZone: string;
        BootAd: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description Name of the uploaded file */
            file: string;
            version: string;
            type: string;
            /** @description Bytes */
            size: number;
            /** @description Seconds */
            duration: number;
            /** @description Address of the video */
            address: string;
            sha256: string;
            updater: string;
            /** Format: date-time */
            updateTime: string;
        };
        /** @description A firmware file of a model. */
        FirmwareFile: {
            FirmwareFileId: components["schemas"]["FirmwareFileId"];
            /** @description Organisation that it belongs to. */
            opId: string;
            mid: string;
            modelName: string;
            /** @description Version code, unique for the model (RU-080) */
            fwCode: number;
            versionName: string;
            /** @description Oldest version that may be upgraded to it. */
            minimumFirmwareVersion: string | null;
            /** @description The only version that may be upgraded to it. */
            targetFirmwareVersion: string | null;
            description: string;
            /** @description Name of the file. */
            file: string;
            size: number;
            sha256: string;
            /** @enum {string} */
            approval: "Approved" | "Not Approved";
            /** @description Approved by its uploader, which the organisation allowed. */
            approvedAlone: boolean;
            uploader: string;
            /** Format: date-time */
            uploadTime: string;
            approver: string | null;
            /** Format: date-time */
            updatedTime: string;
            /** @description Of its stream. */
            version: number;
        };
        /**
         * @description RU-081
         * @example 1.0.2
         */
        firmware_Version: string;
        Created: {
            FirmwareFileId: components["schemas"]["FirmwareFileId"];
        };
        FirmwareModel: {
            mid: string;
            modelName: string;
            files: number;
            approved: number;
        };
        Rules: {
            /** @description Another person than the uploader must approve. */
            fourEyes: boolean;
        };
        /** @description An attempt to add a file (CL-407). */
        FirmwareUpload: {
            fileName: string;
            /** @description `success`, or the code of the refusal. */
            result: string;
            modelName: string;
            fwCode: number;
            versionName: string;
            FirmwareFileId: string | null;
            requester: string;
            /** Format: date-time */
            uploadTime: string;
            totalRecords: number;
            added: number;
            updated: number;
            invalidData: string[];
            /** @description Model and version, as one text. */
            historyData: string;
        };
        /** @description A file on its way into the store. */
        FileUpload: {
            uploadId: string;
            /** @description Path that its parts are sent to. */
            address: string;
            fileName: string;
            size: number;
            /** @description Bytes that have arrived. */
            offset: number;
            /** @description Digest of the file; null: it is not whole yet. */
            sha256: string | null;
            /** Format: date-time */
            expiresAt: string;
        };
        Named: {
            FirmwareFileId: components["schemas"]["FirmwareFileId"];
        };
        /** @description A firmware file, and where it is used. */
        FirmwareDetail: {
            file: components["schemas"]["FirmwareFile"];
            /** @description Devices in scope that report its version. */
            installed: number;
            /** @description Devices of its model in scope. */
            devices: number;
            /** @description Upgrades to it that are under way. */
            running: number;
            /** @description Whether another person than its uploader must approve it. */
            fourEyes: boolean;
            /** @description Whether the caller's organisation may change it. */
            own: boolean;
            /** @description Whether the caller uploaded it. */
            mine: boolean;
            /** @description Whether its bytes are in the store. */
            stored: boolean;
        };
        /** @example firmware */
        Purpose: string;
        Cell: string;
        /** @description Degrees */
        CoordinateCell: number | string;
        /** @description Texts as they are in a file; one that is empty or absent changes nothing */
        InventoryRow: {
            endpointId?: components["schemas"]["Cell"];
            deviceSn?: components["schemas"]["Cell"];
            macAddr?: components["schemas"]["Cell"];
            modelName?: components["schemas"]["Cell"];
            deviceName?: components["schemas"]["Cell"];
            opid?: components["schemas"]["Cell"];
            customerId?: components["schemas"]["Cell"];
            retailer?: components["schemas"]["Cell"];
            zipCode?: components["schemas"]["Cell"];
            address?: components["schemas"]["Cell"];
            lat?: components["schemas"]["CoordinateCell"];
            lng?: components["schemas"]["CoordinateCell"];
        };
        InventoryRows: components["schemas"]["InventoryRow"][];
        /**
         * @description For a console with its own texts
         * @enum {string}
         */
        RowErrorCode: "mac-valid" | "macconflict" | "macTwice" | "serialnumber-invalid" | "serialnumber-conflict" | "serialTwice" | "deviceconflict" | "nameTwice" | "endpointInvalid" | "endpointTwice" | "endpointConflict" | "unknownDevice" | "unknownModel" | "unknownOrganisation" | "inUse" | "required" | "longest" | "latitude" | "longitude" | "coordinates" | "short" | "stray" | "damaged" | "sheetError";
        InventoryRowError: {
            /** @description null: the row as a whole */
            field: string | null;
            code: components["schemas"]["RowErrorCode"];
            /** @description Values for the text */
            params: {
                [key: string]: string | number;
            };
            /** @description The same in English */
            message: string;
        };
        IndexedRowError: {
            /** @description Place of the row or value in the request, from 0 */
            index: number;
            errors: components["schemas"]["InventoryRowError"][];
        };
        CreatedDevices: {
            successes: {
                /** @description Place of the row in the request, from 0 */
                index: number;
                endpointId: string;
            }[];
            /** @description Always empty; a device that exists is an error */
            updates: string[];
            errors: components["schemas"]["IndexedRowError"][];
        };
        Values: string[];
        ValidatedRows: {
            /** @description Empty: all are valid */
            errors: components["schemas"]["IndexedRowError"][];
        };
        /**
         * @description `create` adds devices to the inventory, `deploy` adds devices in use or deploys those of the inventory, `edit` changes devices
         * @enum {string}
         */
        UploadType: "create" | "deploy" | "edit";
        /**
         * @description Of a text file; detected where it is absent. `euc-kr` includes CP949, `shift_jis` CP932
         * @enum {string}
         */
        FileEncoding: "utf-8" | "utf-16le" | "utf-16be" | "euc-kr" | "shift_jis" | "windows-1252";
        /** @enum {string} */
        UploadState: "received" | "previewed" | "applying" | "done" | "stopped" | "undoing" | "undone" | "cancelled" | "closed";
        DeviceUpload: {
            historyId: string;
            fileName: string;
            type: components["schemas"]["UploadType"];
            state: components["schemas"]["UploadState"];
            /**
             * @description `pending` until it is decided; `partial`: some rows were wrong or skipped
             * @enum {string}
             */
            result: "pending" | "success" | "partial" | "failed" | "cancelled" | "undone";
            /** @description Rows of the file */
            totalRecords: number;
            /** @description Devices added */
            added: number;
            /** @description Devices changed */
            updated: number;
            /** @description Rows with an error */
            invalidData: number;
            /** @description Rows that would add or change a device */
            valid: number;
            /** @description Rows that say what is so already */
            unchanged: number;
            /** @description Of the valid rows, how many were handled */
            applied: number;
            /** @description Valid rows that would not have done what was previewed */
            skipped: number;
            /** @description Of the rows that were written, how many undo has handled */
            undone: number;
            removed: number;
            restored: number;
            /** @description Rows that undo left because a person has changed the device since */
            kept: number;
            /** @description Rows by code of an error */
            errors: {
                [key: string]: number;
            };
            /** @description How the file was read */
            reading: {
                /** @description Columns of the file that are none of the product */
                ignored: string[];
                /** @description What the importer should know; it prevents nothing */
                notes: {
                    /** @enum {string} */
                    code: "title" | "sheet" | "numbers" | "shorter" | "rounded";
                    params: {
                        [key: string]: string | number;
                    };
                }[];
            };
            /** @description Of the preview, to be named when it is applied; empty before it */
            planHash: string;
            requestedBy: {
                id: string;
                name: string;
                /** @description Empty: the account was deleted */
                email: string;
            };
            /** Format: date-time */
            requestTime: string;
            /** Format: date-time */
            updateTime: string;
            /** Format: date-time */
            finishTime: string | null;
        };
        inventory_UploadId: string;
        DeviceUploadRow: {
            /** @description Last line of the row in the file */
            line: number;
            endpointId: string | null;
            cells: components["schemas"]["InventoryRow"];
            /** @description null: not previewed yet */
            verdict: ("new" | "changed" | "unchanged" | "invalid") | null;
            /** @description null: not written */
            result: ("added" | "updated" | "skipped" | "removed" | "restored" | "kept") | null;
            errors: components["schemas"]["InventoryRowError"][];
            changes: {
                field: string;
                from: string | number | null;
                to: string | number;
            }[];
            /** @description Why it was skipped or kept */
            reason: {
                code: string;
                /** @description Who has changed the device */
                by: string | null;
                /** Format: date-time */
                at: string | null;
            } | null;
        };
        /**
         * @description all but Unregistered, Deployed, Inventory, Requested (A-074), Unregistered
         * @enum {string}
         */
        ActiveType: "all" | "active" | "inven" | "request" | "unregistered";
        /**
         * @description Orders with an index; empty values come first when ascending and last when descending
         * @enum {string}
         */
        SortField: "createTime" | "accessTime" | "deviceName" | "modelName" | "customerId" | "endpointId" | "macAddr" | "firmwareVersion" | "deviceStatus";
        Order: {
            sortBy: components["schemas"]["SortField"];
            sortDesc?: boolean;
        };
        /** @description Default createTime, newest first. Equal values are ordered by endpointId */
        Orders: components["schemas"]["Order"][];
        Filters: {
            /** @enum {string} */
            activeFlag?: "Activated" | "Deactivated";
            /** @description Service status: locked or not */
            uiLockEnable?: boolean;
            online?: boolean;
            deviceStatus?: components["schemas"]["DeviceStatus"][];
            modelName?: string[];
            prodClass?: string[];
            /** @description This organisation and those below it */
            opId?: string;
            /** @description Devices of this group */
            gid?: string;
            /** @description Devices of this room */
            roomId?: string;
        };
        PageRequest: {
            /** @description Default 1 */
            page?: number;
            /** @description Default 15 */
            limit?: number;
            activeType?: components["schemas"]["ActiveType"];
            keyword?: components["schemas"]["Keyword"];
            orders?: components["schemas"]["Orders"];
            filters?: components["schemas"]["Filters"];
        };
        /** @enum {string} */
        ExportField: "endpointId" | "did" | "deviceName" | "deviceSn" | "macAddr" | "modelName" | "prodClass" | "manufacturerName" | "hardwareVersion" | "firmwareVersion" | "deviceStatus" | "activeFlag" | "activeReqTime" | "uiLockEnable" | "online" | "companyName" | "groupName" | "roomName" | "customerId" | "retailer" | "address" | "zipCode" | "city" | "province" | "locationIp" | "createTime" | "accessTime" | "lastReboot" | "upTime";
        ExportRequest: {
            page?: number;
            limit?: number;
            activeType?: components["schemas"]["ActiveType"];
            keyword?: components["schemas"]["Keyword"];
            orders?: components["schemas"]["Orders"];
            filters?: components["schemas"]["Filters"];
            fields?: components["schemas"]["ExportField"][];
        };
        /** @description The requested fields, or all of ExportField */
        ExportRow: {
            [key: string]: string | number | boolean | null;
        };
        FileRequest: {
            /** @enum {string} */
            as: "csv" | "xlsx";
            timeZone?: components["schemas"]["TimeZone"];
            activeType?: components["schemas"]["ActiveType"];
            keyword?: components["schemas"]["Keyword"];
            orders?: components["schemas"]["Orders"];
            filters?: components["schemas"]["Filters"];
            /** @description Columns of the file in their order; default all */
            fields?: components["schemas"]["ExportField"][];
        };
        CustomerId: string;
        /** @description One of `endpointId` and, in older clients, `did`. A marker needs both `lat` and `lng` (RU-038). */
        Activation: {
            endpointId?: components["schemas"]["EndpointId"];
            did?: string;
            customerId: components["schemas"]["CustomerId"];
            address: string;
            zipCode?: string;
            retailer?: string;
            city?: string;
            province?: string;
            lat?: number;
            lng?: number;
        } & (unknown | unknown);
        EndpointIds: components["schemas"]["EndpointId"][];
        /** @description One of `endpointIds`, `endpointId` and, in older clients, `did` */
        Devices: {
            endpointIds?: components["schemas"]["EndpointIds"];
            endpointId?: components["schemas"]["EndpointId"];
            did?: string;
        } & (unknown | unknown | unknown);
        /** @description What was done. A device that is not in scope, or whose status does not allow the change, is refused and named; where all are, the call is refused with the reason of the first. */
        Moved: {
            /** @description Devices changed */
            done: number;
            refused: {
                endpointId: string;
                /** @description Why, in the caller's language */
                message: string;
            }[];
        };
        unregistered_PageRequest: {
            /** @description Default 1 */
            page?: number;
            /** @description Default 15 */
            limit?: number;
            activeType?: components["schemas"]["ActiveType"];
            keyword?: components["schemas"]["Keyword"];
            orders?: components["schemas"]["Orders"];
            filters?: components["schemas"]["Filters"];
            /**
             * @description Those to decide about (default), the ignored or the blocked ones
             * @enum {string}
             */
            unlisted?: "no" | "ignored" | "blocked";
        };
        Model: {
            /** @description Model id */
            mid: string;
            modelName: string;
            prodClass: string;
        };
        Province: {
            /** @description ISO 3166-2 code */
            provinceId: string;
            provinceName: string;
            /** @description ISO 3166-1 alpha-2 */
            countryCode: string | null;
        };
        Longitude: number;
        Latitude: number;
        /** @description Corners [longitude, latitude] in order. The last one is joined to the first. */
        Ring: number[][];
        Area: {
            ring: components["schemas"]["Ring"];
            /** @description Organisation that set it; null: the default of the product, South Africa */
            setBy: string | null;
            /** @description The caller's own organisation set it */
            own: boolean;
        };
        City: {
            opCityId: string;
            cityName: string;
            provinceId: string | null;
            lat: number | null;
            lng: number | null;
        };
        Count: number;
        DashboardDevices: {
            /** Format: date-time */
            asOf: string;
            total: components["schemas"]["Count"];
            online: components["schemas"]["Count"];
            offline: components["schemas"]["Count"];
            neverConnected: components["schemas"]["Count"];
            unregistered: components["schemas"]["Count"];
            /** @description Set-top boxes whose conditional access is active; null where no device reports it */
            casActivated: number | null;
            deployed: components["schemas"]["Count"];
            inventory: components["schemas"]["Count"];
            requested: components["schemas"]["Count"];
            /** @description Removals since the start of the log */
            deleted: number;
            /** @description Models that devices have */
            models: number;
            /** @description Devices that the caller's organisation means to activate; null where it has no target */
            activateCount: number | null;
            /** @description Cities where at least five deployed devices, and at least half of them, are not connected */
            away: {
                opCityId: string;
                opCityName: string;
                operatorName: string;
                offline: components["schemas"]["Count"];
                deployed: components["schemas"]["Count"];
            }[];
        };
        /**
         * Format: date-time
         * @description When it was counted. An answer is kept for 300 seconds.
         */
        AsOf: string;
        DashboardUsers: {
            asOf: components["schemas"]["AsOf"];
            total: components["schemas"]["Count"];
            running: components["schemas"]["Count"];
            invited: components["schemas"]["Count"];
            stopped: components["schemas"]["Count"];
        };
        DashboardModels: {
            asOf: components["schemas"]["AsOf"];
            models: {
                /** @description Null for a model that is in no table */
                mid: string | null;
                modelName: string;
                prodClass: string;
                deviceCount: components["schemas"]["Count"];
                online: components["schemas"]["Count"];
            }[];
        };
        DashboardCity: {
            opCityName: string;
            operatorName: string;
            cityDeviceCount: components["schemas"]["Count"];
            onlineCount: components["schemas"]["Count"];
            /** @description Location group of the city */
            opCityId: string;
            /** @description Location group of its region */
            opRegionId: string | null;
            /** @description City in the table of cities */
            refCityId: string | null;
            /** @description Region in the table of regions */
            refRegionId: string | null;
            regionName: string | null;
            latitude: number | null;
            longitude: number | null;
        };
        DashboardCities: {
            asOf: components["schemas"]["AsOf"];
            cities: components["schemas"]["DashboardCity"][];
            /** @description Deployed devices without a city */
            elsewhere: number;
            /** @description Deployed devices in cities beyond the thousand that are listed */
            more: number;
        };
        DashboardOperators: {
            asOf: components["schemas"]["AsOf"];
            /** @description Organisations in scope, the caller's own among them */
            total: number;
            types: {
                opType: string;
                count: components["schemas"]["Count"];
            }[];
        };
        DashboardPlatforms: {
            asOf: components["schemas"]["AsOf"];
            platforms: {
                /** @enum {string} */
                platform: "android" | "quantum" | "none";
                deviceTotal: components["schemas"]["Count"];
            }[];
        };
        DashboardFirmwares: {
            asOf: components["schemas"]["AsOf"];
            versions: {
                modelName: string;
                /** @description Empty where none was reported */
                firmwareVersion: string;
                deviceCount: components["schemas"]["Count"];
            }[];
        };
        DashboardAps: {
            /** Format: date-time */
            asOf: string;
            online: components["schemas"]["Count"];
            offline: components["schemas"]["Count"];
            /** @description Deployed access points that are not connected, the one that connected last first */
            notConnected: {
                endpointId: string;
                deviceName: string | null;
                modelName: string;
                companyName: string;
                /**
                 * Format: date-time
                 * @description Last connection; null for never
                 */
                accessTime: string | null;
            }[];
        };
        /** @example 2026-11-26 */
        Day: string;
        DashboardDailies: {
            asOf: components["schemas"]["AsOf"];
            timeZone: string;
            days: {
                day: components["schemas"]["Day"];
                total: components["schemas"]["Count"];
                online: components["schemas"]["Count"];
                deployed: components["schemas"]["Count"];
                inventory: components["schemas"]["Count"];
                requested: components["schemas"]["Count"];
                unregistered: components["schemas"]["Count"];
                /** @description Deployed devices that were activated on this day */
                activated: number;
                /** @description Connections that devices opened on this day */
                connections: number;
            }[];
        };
        DeployedPeriods: {
            asOf: components["schemas"]["AsOf"];
            timeZone: string;
            total: components["schemas"]["Count"];
            periods: {
                /** @enum {string} */
                period: "months3" | "months6" | "months12" | "years2" | "years3" | "older";
                deviceCount: components["schemas"]["Count"];
                /** @description One decimal; all six sum to 100 */
                percent: number;
            }[];
        };
        DashboardLocation: {
            asOf: components["schemas"]["AsOf"];
            id: string;
            /** @enum {string} */
            type: "region" | "city";
            regionName: string | null;
            cityName: string | null;
            operatorName: string;
            total: components["schemas"]["Count"];
            deployed: components["schemas"]["Count"];
            /** @description Deployed devices that are connected */
            online: number;
            /** @description Deployed devices that are not connected */
            offline: number;
            /** @description Of a region */
            cities: components["schemas"]["DashboardCity"][];
        };
        DeployedPeriodsRequest: {
            /**
             * @description The period of one row; a week begins on Monday. Default DAY.
             * @enum {string}
             */
            dateType?: "DAY" | "WEEK" | "MONTH";
            /** @description Region in the table of regions; all where it is left out */
            refRegionId?: string;
            startDate: components["schemas"]["Day"];
            /**
             * @description Included, at most 366 days after the first
             * @example 2026-11-26
             */
            endDate: string;
        };
        DeployedPeriodsDailies: {
            asOf: components["schemas"]["AsOf"];
            timeZone: string;
            total: components["schemas"]["Count"];
            dailies: {
                /** @description First day of the row */
                date: string;
                deployedCount: components["schemas"]["Count"];
            }[];
        };
        BadgeCounts: {
            activeCount: number;
            allCount: number;
            invenCount: number;
            requestCount: number;
            /** @description Connected without an import; not in allCount */
            unregisteredCount: number;
            /** @description Target that the caller's organisation has set */
            activateCount: number | null;
            /** @description Organisations in scope that have devices */
            operatorCount: number;
        };
        OneDevice: {
            endpointId: components["schemas"]["EndpointId"];
            options?: {
                /** @description Ask the device first; wsdisconnect or wstimeout if it cannot be asked */
                refresh?: boolean;
            };
        };
        NetworkGroup: {
            ip: string | null;
            mask: string | null;
            gateway: string | null;
            dns: string | null;
            ethernet_status: string | null;
            wifi_status: string | null;
            /** @description dBm */
            signal_strength: number | null;
        };
        DeviceInfo: {
            device: components["schemas"]["Device"];
            device_info: {
                manufacturer: string | null;
                manufacturer_oui: string | null;
                model_name: string | null;
                product_class: string | null;
                serial_number: string | null;
                hardware_version: string | null;
                software_version: string | null;
            };
            device_info_system: {
                /** @description Per cent */
                cpu: number | null;
                /** @description Per cent in use */
                memory: number | null;
                /** @description KiB */
                memory_total: number | null;
                /** @description KiB */
                memory_free: number | null;
                /** @description Per cent of the first volume in use */
                storage: number | null;
                /** @description Degrees Celsius */
                temperature: number | null;
                /** @description Seconds */
                uptime: number | null;
                /** @description Same as local_time */
                time: string | null;
                local_time: string | null;
                local_timezone: string | null;
                ntp_server1: string | null;
                ntp_server2: string | null;
                ntp_server3: string | null;
                ntp_server4: string | null;
                ntp_server5: string | null;
            };
            device_info_network: components["schemas"]["NetworkGroup"];
            /** @description When the last value of each group was reported */
            observed: {
                device_info: components["schemas"]["OptionalTime"];
                device_info_system: components["schemas"]["OptionalTime"];
                device_info_network: components["schemas"]["OptionalTime"];
                time: components["schemas"]["OptionalTime"];
            };
            observedAt: components["schemas"]["OptionalTime"];
        };
        /** @description By full Device:2 path */
        ObservedValues: {
            [key: string]: {
                value: string;
                /** Format: date-time */
                observedAt: string;
            };
        };
        /** @enum {string} */
        TaskKind: "PingTest" | "TraceRoute" | "DownloadSpeed" | "UploadSpeed" | "WifiSignalStrength" | "WifiScanChannel" | "Reboot" | "FactoryReset" | "Lock" | "Unlock" | "TimeSettings" | "RadioSettings" | "WanSettings" | "LanSettings" | "IpFilter" | "MacFilter" | "RemoteConnection" | "AddressReservation" | "GuestWifi" | "WifiEndpoint" | "WifiReset" | "PinReset" | "ChannelScan" | "LNBSettings" | "OSDMessage" | "HdmiInfo" | "HdmiCec" | "AudioOut" | "BluetoothRcu" | "RcuUpgrade" | "ScreenCaptureConsent" | "ScreenCapture" | "AppInstall" | "AppUpdate" | "AppUninstall" | "AppStartStop" | "FirmwareDownload" | "FirmwareActivate" | "SetLandingChannel" | "SetBootAd" | "SetMetadata";
        /** @enum {string} */
        TaskState: "requested" | "authorised" | "queued" | "dispatched" | "running" | "settling" | "awaitingCheckIn" | "confirming" | "takingBack" | "cancelling" | "succeeded" | "failed" | "timedOut" | "expired" | "cancelled" | "outcomeUnknown" | "superseded";
        Task: {
            taskId: string;
            endpointId: string;
            modelName?: string | null;
            deviceName?: string | null;
            taskType: components["schemas"]["TaskKind"];
            /**
             * @description Display name in English
             * @example Ping Test
             */
            taskName: string;
            /**
             * @description Type name of the core document, which older programs compare with (A-050)
             * @example SpeedTestDownload
             */
            taskTypeName: string;
            /**
             * @description TASK_STATUS_READY before it was sent (CO-039), afterwards the same as state
             * @example TASK_STATUS_READY
             */
            taskStatus: string;
            /**
             * @description As `task.task_event` of the latest push message with a toast; null before it was sent
             * @enum {string|null}
             */
            taskEventStatus: "start" | "progress" | "complete" | "cancelled" | "superseded" | "fail" | null;
            actionType: components["schemas"]["TaskKind"];
            /** @enum {string} */
            featureKey: "diagnostics" | "management" | "av";
            /**
             * @description Event of the push message of a success
             * @example DiagnosticsResult
             */
            dispatchAction: string;
            /**
             * @description Event of the push message of any other end
             * @example DiagnosticsResult
             */
            dispatchFail: string;
            /** @description Done, with a complete result */
            isCompiled: boolean;
            /** @enum {string} */
            family: "reachability" | "speed" | "signal" | "power" | "lock" | "time" | "radio" | "network" | "filter" | "pin" | "screen" | "hdmi" | "audio" | "remote" | "capture" | "apps" | "firmware" | "content";
            /** @enum {string} */
            lane: "interactive" | "bulk";
            /** @description The same for all tasks of one command */
            batchId: string | null;
            state: components["schemas"]["TaskState"];
            terminal: boolean;
            /** @description Number of events in the stream */
            version: number;
            attempts: number;
            requestedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            updateTime: string;
            /**
             * Format: date-time
             * @description Of the latest event since it was first sent; null before
             */
            progressTime: string | null;
            /** Format: date-time */
            finishTime: string | null;
            params: {
                [key: string]: unknown;
            };
            /** @description Answer of the device; null before it */
            resultData: unknown;
            failure: null | {
                code: string;
                message: string;
            };
            /** @description The code of failure */
            failReason: string | null;
            /** @description Position in the log of the latest event */
            lastPos: number;
        };
        NtpServer: string;
        TaskIds: {
            /** @description The first of taskIds */
            taskId: string;
            /** @description In the order of the requested devices (A-057) */
            taskIds: string[];
            /** @description Bulk action of the tasks, for a command to several devices */
            bulkActionId?: string | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        time: {
            enable: boolean | null;
            ntpServer1: string | null;
            ntpServer2: string | null;
            ntpServer3: string | null;
            ntpServer4: string | null;
            ntpServer5: string | null;
            localTimezone: string | null;
            currentLocalTime: string | null;
        };
        /**
         * @description Letters, digits, spaces, and - _ . (RU-058)
         * @example WAYMARK_2A7C
         */
        Ssid: string;
        /** @description Printable ASCII (RU-057). Never returned. */
        Passphrase: string;
        /** @description In place of a passphrase. Never returned. */
        PreSharedKey: string;
        /** @description Never returned. */
        RadiusSecret: string;
        Change: {
            /** @description Instance number of the radio (RU-039) */
            idx: number;
            enable?: boolean;
            /** @example b,g,n,ax */
            operating_standard?: string;
            channel?: number;
            auto_channel_enable?: boolean;
            /** @example 80MHz */
            operating_channel_bandwidth?: string;
            /**
             * @example Auto
             * @example AboveControlChannel
             * @example BelowControlChannel
             */
            extension_channel?: string;
            /**
             * @description Per cent
             * @example 75
             */
            power?: number;
            security_mode?: string;
            /** @example AES */
            encryption_mode?: string;
            ssid_name?: components["schemas"]["Ssid"];
            hidden_ssid?: boolean;
            key_pass_phrase?: components["schemas"]["Passphrase"];
            sae_passphrase?: components["schemas"]["Passphrase"];
            pre_shared_key?: components["schemas"]["PreSharedKey"];
            /** @description Seconds; 0: never */
            rekeying_interval?: number;
            wps?: boolean;
            /** @description Client isolation */
            isolation?: boolean;
            radius_server_addr?: string;
            radius_server_port?: number;
            radius_server_secret?: components["schemas"]["RadiusSecret"];
            secondary_radius_server_addr?: string;
            secondary_radius_server_port?: number;
            secondary_radius_server_secret?: components["schemas"]["RadiusSecret"];
        };
        /** @description Whether the device reverts a change by itself unless it checks in afterwards (docs/usp-extension.md). On any other device, a change that disconnects it can only be undone on site. */
        TakesBack: boolean;
        /** @description As last observed; null where the device has reported nothing. */
        radio: {
            idx: number;
            ssid_idx: number | null;
            access_point_idx: number | null;
            frequency_band: string | null;
            enable: boolean | null;
            operating_standard: string | null;
            channel: number | null;
            channel_in_use: number | null;
            possible_channels: string | null;
            auto_channel_enable: boolean | null;
            auto_channel_supported: boolean | null;
            operating_channel_bandwidth: string | null;
            extension_channel: string | null;
            power: number | null;
            ssid_name: string | null;
            security_support: string[];
            security_mode: string | null;
            encryption_mode: string | null;
            bssid: string | null;
            hidden_ssid: boolean | null;
            wps: boolean | null;
            isolation: boolean | null;
            dfs: boolean | null;
            dfs_state: string | null;
            rekeying_interval: number | null;
            radius_server_addr: string | null;
            radius_server_port: number | null;
            secondary_radius_server_addr: string | null;
            secondary_radius_server_port: number | null;
        };
        /** @example 192.0.2.7 */
        Address: string;
        Asked: {
            endpointId: components["schemas"]["EndpointId"];
            options?: {
                refresh?: boolean;
            };
        };
        /** @description All IP interfaces. Uplink and home network are found by references (default route, NAT, DHCP, layers below), never by number or name. Where none has the role, the settings are not shown, and a change is refused. */
        IpInterfaces: {
            /** @description Instance number */
            idx: number;
            name: string | null;
            /** @description As TR-181 names it */
            type: string | null;
            addresses: string[];
            /** @description Paths of the objects below it */
            lowerLayers: string[];
            /** @enum {string|null} */
            role: "uplink" | "home" | "loopback" | null;
        }[];
        /** @description As last observed; null where the device has reported nothing. */
        wan: {
            status: string | null;
            dhcp_enable: boolean | null;
            dhcp_status: string | null;
            lease_time_remaining: number | null;
            ppp_enable: boolean | null;
            username: string | null;
            ppp_status: string | null;
            ip: string | null;
            mask: string | null;
            gateway: string | null;
            dhcp_gateway: string | null;
            dns1: string | null;
            dns2: string | null;
            mtu: number | null;
            mac_address: string | null;
            ipv6_capable: boolean | null;
            ipv6_enable: boolean | null;
            dhcpv6_enable: boolean | null;
            ipv6_address: string | null;
            ipv6_origin: string | null;
            ipv6_prefix: string | null;
            ipv6_gateway: string | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        lan: {
            ip: string | null;
            mask: string | null;
            dhcp_enable: boolean | null;
            min_address: string | null;
            max_address: string | null;
            lease_time: number | null;
            dns_servers: string | null;
            domain_name: string | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        leases: {
            idx: number;
            mac_address: string | null;
            ip: string | null;
            ends: string | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        reservations: {
            idx: number;
            enable: boolean | null;
            mac_address: string | null;
            ip: string | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        filters: {
            idx: number;
            enable: boolean | null;
            target: string | null;
            description: string | null;
            source_ip: string | null;
            source_mask: string | null;
            dest_ip: string | null;
            dest_mask: string | null;
            mac_address: string | null;
            protocol: number | null;
            dest_port: number | null;
        };
        /**
         * @description 400 `mac-valid` if it is no MAC address
         * @example 02:00:5E:00:00:07
         */
        Mac: string;
        /** @description Row number */
        Row: number;
        /** @description As last observed; null where the device has reported nothing. */
        remoteAccess: {
            enable: boolean | null;
            port: number | null;
            protocol: string | null;
            supported_protocols: string[];
            seconds: number | null;
        };
        remote_Change: {
            taskId: string;
            /** @description Of the task */
            state: string;
            terminal: boolean;
            requestedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            requestTime: string;
            reason: string | null;
            until: components["schemas"]["OptionalTime"];
        };
        Station: {
            mac_address: string | null;
            host_name: string | null;
            ip: string | null;
            ssid_name: string | null;
            frequency_band: string | null;
            operating_standard: string | null;
            /** @description dBm */
            signal_strength: number | null;
            /** @description kbit/s */
            downlink_rate: number | null;
            /** @description kbit/s */
            uplink_rate: number | null;
            active: boolean | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        networks: {
            idx: number;
            access_point_idx: number | null;
            radio: string | null;
            ssid_name: string | null;
            enable: boolean | null;
            access_point_enable: boolean | null;
            status: string | null;
            bssid: string | null;
            hidden_ssid: boolean | null;
            security_support: string[];
            security_mode: string | null;
            encryption_mode: string | null;
            isolation: boolean | null;
        };
        GuestNetwork: {
            /** @description Instance number of the network */
            idx: number;
            band: string | null;
            enable: boolean | null;
            ssid: string | null;
            /** @description Whether its name is broadcast (A-072) */
            ssid_adv_enable: boolean | null;
            security_support: string[];
            security_mode: string | null;
            encryption_mode: string | null;
            /** @description Client isolation */
            isolation: boolean | null;
            /** @description Whether the device has reported its name and security */
            isInit: boolean;
        };
        /** @description Instance number */
        Idx: number;
        RevealedSecret: {
            /** @enum {string} */
            field: "key_pass_phrase" | "sae_passphrase" | "pre_shared_key" | "wep_key" | "radius_server_secret" | "secondary_radius_server_secret";
            value: string;
            /**
             * @description The device disclosed it now, or it was last set through this server
             * @enum {string}
             */
            source: "device" | "waymark";
            setAt: components["schemas"]["OptionalTime"];
        };
        GuestChange: {
            idx: components["schemas"]["Idx"];
            enable?: boolean;
            ssid?: components["schemas"]["Ssid"];
            ssid_adv_enable?: boolean;
            /** @description Client isolation */
            isolation?: boolean;
            security_mode?: string;
            encryption_mode?: string;
            key_pass_phrase?: components["schemas"]["Passphrase"];
            pre_shared_key?: components["schemas"]["PreSharedKey"];
        };
        GuestSwitch: {
            idx: components["schemas"]["Idx"];
            enable: boolean;
        };
        /** @description As last observed; null where the device has reported nothing. */
        endpoint: {
            idx: number;
            enable: boolean | null;
            status: string | null;
            mac_address: string | null;
            ssid_name: string | null;
            signal_strength: number | null;
            downlink_rate: number | null;
            uplink_rate: number | null;
        };
        topology_Station: {
            idx: number;
            name: string;
            /** @enum {string} */
            type: "Master" | "Slave" | "station";
            channel_2: number | null;
            channel_5: number | null;
            channel_6: number | null;
            ip_address: string | null;
            mac_address: string | null;
            /** @description BSSID at 2.4 GHz */
            mac_address_2: string | null;
            /** @description BSSID at 5 GHz */
            mac_address_5: string | null;
            /** @description BSSID at 6 GHz */
            mac_address_6: string | null;
            model_name: string | null;
            /** @description Signal of its link to the node above, in dBm */
            rssi: number | null;
            stations: components["schemas"]["topology_Station"][];
            /** @description MAC address of its access point */
            upper_access_point: string | null;
            /** @enum {string} */
            upper_connecting_frequency_band: "2.4GHz" | "5GHz" | "6GHz" | "LAN" | "Unknown";
            host_name: string | null;
            /** @description Of a client: whether it is connected */
            active: boolean;
            /** @description Rate of its link to the node above, in kbit/s */
            downlink_rate: number | null;
            /** @description kbit/s */
            uplink_rate: number | null;
        };
        AccessPoint: {
            idx: number;
            name: string;
            /** @enum {string} */
            type: "Master" | "Slave" | "station";
            channel_2: number | null;
            channel_5: number | null;
            channel_6: number | null;
            ip_address: string | null;
            mac_address: string | null;
            /** @description BSSID at 2.4 GHz */
            mac_address_2: string | null;
            /** @description BSSID at 5 GHz */
            mac_address_5: string | null;
            /** @description BSSID at 6 GHz */
            mac_address_6: string | null;
            model_name: string | null;
            /** @description Signal of its link to the node above, in dBm */
            rssi: number | null;
            stations: components["schemas"]["topology_Station"][];
            /** @description MAC address of its access point */
            upper_access_point: string | null;
            /** @enum {string} */
            upper_connecting_frequency_band: "2.4GHz" | "5GHz" | "6GHz" | "LAN" | "Unknown";
            host_name: string | null;
            /** @description Of a client: whether it is connected */
            active: boolean;
            /** @description Rate of its link to the node above, in kbit/s */
            downlink_rate: number | null;
            /** @description kbit/s */
            uplink_rate: number | null;
            /** @description If it is a device of the caller's scope */
            endpointId: string | null;
            /** @description Whether that device is online */
            online: boolean | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        ethernet: {
            idx: number;
            name: string | null;
            status: string | null;
            mac_address: string | null;
            upstream: boolean | null;
            bit_rate: number | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        hosts: {
            idx: number;
            host_name: string | null;
            mac_address: string | null;
            ip: string | null;
            active: boolean | null;
            interface_type: string | null;
        };
        Section: {
            /** @enum {string} */
            section: "wan" | "lan" | "wifi2" | "wifi5" | "wifi6";
            bytes_received: number | null;
            bytes_sent: number | null;
            packets_received: number | null;
            packets_sent: number | null;
            errors_received: number | null;
            errors_sent: number | null;
            discards_received: number | null;
            discards_sent: number | null;
            /** @description Counters above 2^53 digit by digit, because a JSON number loses their last ones */
            exact: {
                [key: string]: string;
            };
        };
        DeviceDifference: {
            path: string;
            was: string;
            /**
             * Format: date-time
             * @description When the device had last reported it by then
             */
            wasTold: string;
            is: string;
            /** Format: date-time */
            isTold: string;
        };
        DeviceChange: {
            id: string;
            /** Format: date-time */
            at: string;
            values: {
                /** @description Path of the data model, or field of the registration */
                path: string;
                from: string;
                to: string;
            }[];
            taskId: string | null;
            action: components["schemas"]["TaskKind"] | null;
            /** @description User's name; null: the device reported it by itself */
            by: string | null;
        };
        Person: {
            accountId: string;
            name: string;
        };
        Handover: {
            handoverId: string;
            from: components["schemas"]["Person"];
            to: components["schemas"]["Person"];
            note: string;
            /** Format: date-time */
            askedAt: string;
            /** @description Null: not answered yet */
            accepted: boolean | null;
            answeredAt: components["schemas"]["OptionalTime"];
        };
        WatchedDevice: {
            endpointId: components["schemas"]["EndpointId"];
        };
        /** @description Either `endpointIds` or, in older clients, one `endpointId`. Several must be of one model, and in one city where it is known (RU-118). */
        Targets: {
            endpointIds?: components["schemas"]["EndpointId"][];
            endpointId?: components["schemas"]["EndpointId"];
            /** @description If given, every device must belong to this organisation or one below it */
            opId?: string;
            /** @description If given, every device must be of this model (RU-118) */
            mid?: string;
        } & (unknown | unknown);
        /** @description Either `endpointIds` or, in older clients, one `endpointId`. Several must be of one model, and in one city where it is known (RU-118). */
        LockTargets: {
            endpointIds?: components["schemas"]["EndpointId"][];
            endpointId?: components["schemas"]["EndpointId"];
            /** @description If given, every device must belong to this organisation or one below it */
            opId?: string;
            /** @description If given, every device must be of this model (RU-118) */
            mid?: string;
            /** @description True: only devices that connected by themselves and were not yet taken over (status Requested) are found (RU-035) */
            unRegDevice?: boolean;
        } & (unknown | unknown);
        /** @description Head of the satellite dish (RU-105) */
        LnbSettings: {
            /** @enum {string} */
            type: "Universal" | "Single" | "DiSEqC" | "Unicable";
            /** @description `9750/10600` of a universal head; else the local oscillator in MHz, the port of the switch (1 to 4), or the user band (1 to 32) */
            value: string;
        };
        /** @description Either `endpointIds` or, in older clients, one `endpointId`. Several must be of one model, and in one city where it is known (RU-118). */
        LnbTargets: {
            endpointIds?: components["schemas"]["EndpointId"][];
            endpointId?: components["schemas"]["EndpointId"];
            /** @description If given, every device must belong to this organisation or one below it */
            opId?: string;
            /** @description If given, every device must be of this model (RU-118) */
            mid?: string;
            lnbSettings: components["schemas"]["LnbSettings"];
        } & (unknown | unknown);
        "set-top_OneDevice": {
            endpointId: components["schemas"]["EndpointId"];
        };
        Enable: {
            endpointId: components["schemas"]["EndpointId"];
            enable: boolean;
        };
        /** @description Plain text in one line, without control characters and without those that turn the direction of what follows */
        OsdText: string;
        /** @description Either `endpointIds` or, in older clients, one `endpointId`. Several must be of one model, and in one city where it is known (RU-118). */
        OsdTargets: {
            endpointIds?: components["schemas"]["EndpointId"][];
            endpointId?: components["schemas"]["EndpointId"];
            /** @description If given, every device must belong to this organisation or one below it */
            opId?: string;
            /** @description If given, every device must be of this model (RU-118) */
            mid?: string;
            message: components["schemas"]["OsdText"];
        } & (unknown | unknown);
        StartedConsent: {
            taskId: string;
            taskIds: string[];
            consentId: string;
        };
        /**
         * @description A key of the remote control
         * @enum {string}
         */
        RemoteKey: "Up" | "Down" | "Left" | "Right" | "OK" | "Back" | "Home" | "Menu" | "Info" | "ChannelUp" | "ChannelDown" | "VolumeUp" | "VolumeDown" | "Mute" | "Play" | "Pause" | "Stop" | "Rewind" | "FastForward" | "Red" | "Green" | "Yellow" | "Blue" | "Power" | "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
        /** @description As last observed; null where the device has reported nothing. */
        hdmi: {
            status: string | null;
            resolution_mode: string | null;
            resolution: string | null;
            display_status: string | null;
            display_power: string | null;
            display_name: string | null;
            supported_resolutions: string[];
            preferred_resolution: string | null;
            hdcp_status: string | null;
            hdcp_version: string | null;
            cec_support: boolean | null;
            cec_enable: boolean | null;
            edid: string | null;
        };
        Mode: {
            width: number;
            height: number;
            /** @description Frames or fields a second */
            refresh: number;
            interlaced: boolean;
            preferred: boolean;
        };
        /** @description What the display reports (VESA E-EDID, CTA-861), read from `hdmi.edid`; null where it reports nothing */
        Edid: {
            /**
             * @description Errors in the EDID; the readable parts are included all the same
             * @enum {string|null}
             */
            problem: "notEdid" | "cutOff" | "checksum" | null;
            version: string | null;
            manufacturer_id: string | null;
            manufacturer: string | null;
            name: string | null;
            product_code: number | null;
            serial_number: string | null;
            week: number | null;
            year: number | null;
            width_cm: number | null;
            height_cm: number | null;
            physical_address: string | null;
            modes: components["schemas"]["Mode"][];
            audio: {
                format: string;
                channels: number;
            }[];
            hdr: string[];
        };
        /** @description As last observed; null where the device has reported nothing. */
        audioOut: {
            enable: boolean | null;
            status: string | null;
            format: string | null;
            level: number | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        bluetoothRemote: {
            paired: boolean | null;
            connected: boolean | null;
            name: string | null;
            mac_address: string | null;
            firmware_version: string | null;
            available_version: string | null;
            battery_level: number | null;
        };
        /** @description AV group of a set-top box as last observed; null if its model has none */
        Av: {
            hdmi: components["schemas"]["hdmi"] | null;
            edid: components["schemas"]["Edid"] | null;
            /** @description Whether audio output is on */
            audio_out: boolean | null;
            audio: components["schemas"]["audioOut"] | null;
            bluetooth_remote: components["schemas"]["bluetoothRemote"] | null;
            /** @description Now or last on the screen */
            osd_message: string | null;
        };
        /** @description As last observed; null where the device has reported nothing. */
        tuner: {
            frequency: number | null;
            polarization: string | null;
            symbol_rate: number | null;
            modulation: string | null;
            locked: boolean | null;
            signal_strength: number | null;
            signal_quality: number | null;
            snr: number | null;
            channels: number | null;
            current_channel: number | null;
            current_channel_name: string | null;
        };
        app_Day: {
            /**
             * Format: date-time
             * @description End of the day; for today, until when was counted
             */
            endTime: string;
            /** @description Bytes */
            internet: number | null;
            /** @description Seconds in the foreground */
            totalTime: number | null;
            /** @description Bytes on the disk */
            storage: number | null;
        };
        File: {
            fileId: string;
            fileVersion: string;
            /** @description Bytes */
            size: number;
        };
        /** @description Id of the running or waiting task (A-054) */
        sessionId: string | null;
        loading: boolean;
        /** @enum {string|null} */
        action: "AppInstall" | "AppUpdate" | "AppUninstall" | "AppStartStop" | null;
        /** @description An app of a set-top box; null where the device reports nothing. An app that is being installed and not yet reported has the state `Installing`. */
        AndroidApp: {
            /** @description Number that starts and stops it */
            idx: number | null;
            /** @description Of its files; null where there are none */
            appId: string | null;
            app_label: string;
            /** @description Package name */
            app_name: string;
            app_store_name: string | null;
            /**
             * @description RU-067
             * @enum {string}
             */
            appType: "StartApp" | "Operator" | "User";
            /** @example Active */
            app_state: string | null;
            app_version: string | null;
            update_time: components["schemas"]["OptionalTime"];
            /** @description Bytes in the days of `usage` */
            app_usage_internet: number | null;
            /** @description Seconds in the days of `usage` */
            app_usage_total_time: number | null;
            /** @description Bytes */
            app_usage_storage: number | null;
            /** @description The last seven days, oldest first (CO-066) */
            usage: components["schemas"]["app_Day"][];
            /** @description Newer files approved for the model, newest first */
            fileList: components["schemas"]["File"][];
            sessionId: components["schemas"]["sessionId"];
            loading: components["schemas"]["loading"];
            action: components["schemas"]["action"];
        };
        /** @description Sizes in bytes; null where the device reports nothing */
        Space: {
            memoryInPercentage: number | null;
            memoryInTotal: number | null;
            memoryInUse: number | null;
            diskInPercentage: number | null;
            diskInTotal: number | null;
            diskInUse: number | null;
        };
        FileId: string;
        /** @enum {string} */
        Platform: "android" | "quantum";
        /** @description As the device reports it */
        PackageName: string;
        /** @description Of its deployment unit */
        Uuid: string;
        AppId: string;
        Install: {
            endpointId: components["schemas"]["EndpointId"];
            fileId: components["schemas"]["FileId"];
            platform: components["schemas"]["Platform"];
            appPackageName?: components["schemas"]["PackageName"];
            appUuid?: components["schemas"]["Uuid"];
            appId?: components["schemas"]["AppId"];
            /** @constant */
            apType?: "IU";
            /** @constant */
            type?: "install";
        };
        /** @description An app with its files, newest first */
        Available: {
            appId: string;
            appName: string;
            platform: components["schemas"]["Platform"];
            packageName: string;
            appUuid: string | null;
            developer: string | null;
            /** Format: date-time */
            dateModified: string;
            fileList: components["schemas"]["File"][];
        };
        /** @description A deployment unit with its execution unit; null where the device reports nothing */
        QuantumApp: {
            /** @description Number that starts and stops it */
            idx: number | null;
            appId: string | null;
            appUuid: string | null;
            name: string;
            version: string | null;
            /** @example Active */
            status: string | null;
            /**
             * @description TR-181 ExecutionFaultCode
             * @example FailureOnStart
             */
            fault: string | null;
            developer: string | null;
            dateModified: components["schemas"]["OptionalTime"];
            /** @description Percent */
            cpu: number | null;
            /** @description Bytes in use */
            memory: number | null;
            /** @description Bytes in use */
            disk: number | null;
            fileList: components["schemas"]["File"][];
            sessionId: components["schemas"]["sessionId"];
            loading: components["schemas"]["loading"];
            action: components["schemas"]["action"];
        };
        TaskId: string;
        /** @description Host name or IP address */
        Host: string;
        PingRequest: {
            endpointId: components["schemas"]["EndpointId"];
            host: components["schemas"]["Host"];
            /** @description Default 4 echoes or 3 tries a hop */
            repetitions?: number;
        };
        /** @description http://, https:// or a bare host (A-131) */
        TestUrl: string;
        /** @description Bytes */
        FileSize: number;
        SpeedRequest: {
            endpointId: components["schemas"]["EndpointId"];
            host: components["schemas"]["TestUrl"];
            filesize?: components["schemas"]["FileSize"];
            /** @description Sent by older clients; a test is always requested */
            status?: string;
        };
        ServerSetting: {
            url: string;
            sponsor: string | null;
            city: string | null;
            country: string | null;
            /** @description Kilometres */
            distance: number | null;
            selected: boolean;
        };
        /**
         * Format: date
         * @description First day, in the time zone of the caller's organisation
         */
        StartDate: string;
        /**
         * Format: date
         * @description Last day, in the time zone of the caller's organisation
         */
        EndDate: string;
        /**
         * @description Weeks begin on Monday; default DAY
         * @enum {string}
         */
        DateType: "DAY" | "WEEK" | "MONTH";
        StatSeries: {
            /** @description Of the caller's organisation; the days are its days */
            timeZone: string;
            /** @description The first day that was counted; null: there is none yet, or it does not apply */
            firstDay: string | null;
            /** Format: date-time */
            asOf: string;
            /** @description First days of the steps */
            dates: string[];
            series: {
                key: string;
                name: string;
                /** @description One for each date; null: not counted then */
                values: (number | null)[];
            }[];
        };
        /** @enum {string} */
        LoggedAction: "Reboot" | "FactoryReset" | "FirmwareUpdate" | "ScreenCapture" | "HdmiCec" | "PingTest" | "TraceRoute" | "WifiSignalStrength" | "UploadSpeed" | "DownloadSpeed";
        /** @description Several are any-of */
        ActionLogActions: components["schemas"]["LoggedAction"][];
        /** @description Id of the account that acted, or part of its name */
        ActionLogAccount: string;
        /** @description In any usual notation */
        ActionLogMac: string;
        ActionLog: {
            /** @description Unique in the log */
            actionLogId: string;
            action: components["schemas"]["LoggedAction"];
            state: components["schemas"]["TaskState"] | "refused";
            /** @description Why it failed, or was refused */
            failure: null | {
                code: string;
                message: string;
            };
            /** @description Null: the call was refused */
            taskId: string | null;
            endpointId: string | null;
            deviceName: string | null;
            macAddress: string | null;
            modelName: string | null;
            account: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            finishTime: string | null;
        };
        /**
         * @description Percent, percent, degrees Celsius
         * @enum {string}
         */
        ResourceMetric: "cpu" | "memory" | "temperature";
        /** @enum {string} */
        AlarmSeverity: "warning" | "critical";
        Alarm: {
            alarmId: string;
            endpointId: string;
            deviceName: string | null;
            modelName: string;
            metric: components["schemas"]["ResourceMetric"];
            severity: components["schemas"]["AlarmSeverity"];
            /** @enum {string} */
            state: "warning" | "critical" | "falling" | "ended";
            /** @description Of the last reading that moved it */
            value: number;
            warning: number;
            critical: number;
            /** Format: date-time */
            triggered: string;
            /** Format: date-time */
            end: string | null;
            /** @description Seconds; null: it is open */
            duration: number | null;
            /** @enum {string|null} */
            endCause: "recovered" | "thresholds" | "removed" | null;
            /**
             * Format: date-time
             * @description No reading since; null: they come
             */
            staleSince: string | null;
            acknowledged: null | {
                name: string;
                note: string;
            };
        };
        AlarmThreshold: {
            metric: components["schemas"]["ResourceMetric"];
            /** @description Null: all models */
            modelName: string | null;
            warning: number;
            critical: number;
            margin: number;
            /** @description Organisation that has set it; null: the default, or an organisation out of scope */
            opId: string | null;
            companyName: string | null;
            /** @description Set by the caller's organisation */
            own: boolean;
        };
        AlarmThresholdChange: {
            metric: components["schemas"]["ResourceMetric"];
            /** @description Without it for all models */
            modelName?: string;
            warning?: number;
            critical?: number;
            /** @description Default 5 */
            margin?: number;
        };
        ResourceDay: {
            /** Format: date */
            statDate: string;
            /** @description Null: all models */
            modelName: string | null;
            metric: components["schemas"]["ResourceMetric"];
            samples: number;
            /** @description Impossible readings, such as -273 °C: in no figure */
            dropped: number;
            min: number | null;
            max: number | null;
            median: number | null;
            p95: number | null;
            p99: number | null;
        };
        /**
         * Format: date-time
         * @description RFC 3339, from 1970 to 2999, without leap seconds
         */
        PointInTime: string;
        TaskCount: {
            state: components["schemas"]["TaskState"];
            count: number;
            /** @description There may be more than `count` */
            atLeast: boolean;
        };
        LoggedEvent: {
            /** @description Position in the whole log, without gaps */
            pos: number;
            streamId: string;
            /** @description Position in the stream, from 1 */
            version: number;
            /** @example task.dispatched */
            type: string;
            schemaVersion: number;
            /**
             * Format: date-time
             * @description The server's clock
             */
            recordedAt: string;
            /** @description The device's own clock, where it reported one */
            deviceAt?: string;
            actor: {
                /** @enum {string} */
                kind: "account" | "device" | "server";
                id: string;
                name: string;
            };
            data: {
                [key: string]: unknown;
            };
            /** @description Hex; the chain of the log at this position */
            hash: string;
        };
        TaskStateAt: {
            taskId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        MachineOfStream: {
            name: string;
            /** @description Machine version with which the stream began */
            version: string;
            /** @description Machine version that the server runs */
            current: string;
        };
        /** @description 32 bytes, hex */
        Digest: string;
        /** @description An event with redacted fields, and their names */
        RedactedFields: {
            version: number;
            fields: string[];
        };
        PlaceInLog: {
            logId: string;
            epoch: string;
            pos: number;
            hash: components["schemas"]["Digest"];
        };
        /** @description Ed25519 over the canonical JSON of the statement */
        Signature: string;
        SigningKey: {
            keyId: components["schemas"]["Digest"];
            publicKey: string;
        };
        SealStatement: {
            /** @constant */
            format: "waymark-seal/1";
            logId: string;
            /** @description Life of the log since it was made or restored */
            epoch: string;
            /** @description Position of the first event covered */
            from: number;
            /** @description Position of the last event covered */
            to: number;
            root: components["schemas"]["Digest"];
            head: components["schemas"]["Digest"];
            /** Format: date-time */
            sealedAt: string;
            previous: components["schemas"]["Digest"];
            keyId: components["schemas"]["Digest"];
        };
        /** @description A seal over events of the stream, with the Merkle digests that lead from them to its root */
        ProvenSeal: {
            statement: components["schemas"]["SealStatement"];
            signature: components["schemas"]["Signature"];
            proof: components["schemas"]["Digest"][];
        };
        /** @description An event with the inputs of its hashes */
        ProvenEvent: {
            pos: number;
            streamId: string;
            version: number;
            type: string;
            schemaVersion: number;
            /** Format: date-time */
            recordedAt: string;
            deviceAt?: string;
            actor: {
                /** @enum {string} */
                kind: "account" | "device" | "server";
                id: string;
                name: string;
            };
            data: {
                [key: string]: unknown;
            };
            before: components["schemas"]["Digest"];
            salts: string;
            /** @description Digests of the redacted fields, by name */
            redacted?: {
                [key: string]: components["schemas"]["Digest"];
            };
            leaf: components["schemas"]["Digest"];
            hash: components["schemas"]["Digest"];
        };
        /** @description A file that the offline verifier accepts (docs/verification.md) */
        TaskExport: {
            /** @constant */
            format: "waymark-task-export/2";
            /** @description What is signed of the export */
            statement: {
                /** @constant */
                format: "waymark-task-export/2";
                streamId: string;
                machine: components["schemas"]["MachineOfStream"];
                /** @description Events in the stream */
                version: number;
                head: components["schemas"]["Digest"];
                places: components["schemas"]["Digest"];
                /** @description Redacted fields; absent: none */
                redacted?: components["schemas"]["RedactedFields"][];
                /** @description Position to which the log was sealed */
                sealedTo: number;
                log: components["schemas"]["PlaceInLog"];
                task: components["schemas"]["Task"];
                /** Format: date-time */
                exportedAt: string;
                keyId: components["schemas"]["Digest"];
            };
            signature: components["schemas"]["Signature"];
            /** @description The keys that signed the statement and the seals */
            keys: components["schemas"]["SigningKey"][];
            seals: components["schemas"]["ProvenSeal"][];
            events: components["schemas"]["ProvenEvent"][];
        };
        /** @enum {string} */
        ConsentState: "asking" | "granted" | "starting" | "playing" | "ending" | "declined" | "unanswered" | "failed" | "ended";
        Consent: {
            consentId: string;
            /** @description The television that was asked */
            endpointId: string;
            deviceName: string | null;
            state: components["schemas"]["ConsentState"];
            terminal: boolean;
            /** @description What the television showed */
            text: string;
            /** @description BCP 47 */
            language: string;
            /** @enum {string|null} */
            answer: "agreed" | "declined" | "noAnswer" | "failed" | null;
            /** @enum {string|null} */
            endedBecause: "withdrawn" | "viewerLeft" | "revoked" | "expired" | "deviceRestarted" | "serverRestarted" | null;
            /** @description That the device sent */
            pictures: number;
            /** @description That were sent to the device */
            keys: number;
            /** @description Views of pictures afterwards */
            views: number;
            /** @description Pictures whose files are deleted */
            erased: number;
            /** @description Events of its stream */
            version: number;
            requestedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            requestTime: string;
            /** Format: date-time */
            answerTime: string | null;
            /**
             * Format: date-time
             * @description Where it was given
             */
            validUntil: string | null;
            /** Format: date-time */
            finishTime: string | null;
        };
        ConsentStateAt: {
            consentId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        /** @description A file that the offline verifier accepts (docs/verification.md) */
        ConsentExport: {
            /** @constant */
            format: "waymark-stream-export/1";
            /** @description What is signed of the export */
            statement: {
                /** @constant */
                format: "waymark-stream-export/1";
                streamId: string;
                machine: components["schemas"]["MachineOfStream"];
                /** @description Events in the stream */
                version: number;
                head: components["schemas"]["Digest"];
                places: components["schemas"]["Digest"];
                /** @description Redacted fields; absent: none */
                redacted?: components["schemas"]["RedactedFields"][];
                /** @description Position to which the log was sealed */
                sealedTo: number;
                log: components["schemas"]["PlaceInLog"];
                row: components["schemas"]["Consent"];
                /** Format: date-time */
                exportedAt: string;
                keyId: components["schemas"]["Digest"];
            };
            signature: components["schemas"]["Signature"];
            /** @description The keys that signed the statement and the seals */
            keys: components["schemas"]["SigningKey"][];
            seals: components["schemas"]["ProvenSeal"][];
            events: components["schemas"]["ProvenEvent"][];
        };
        /**
         * @description The complaint
         * @enum {string}
         */
        PlaybookName: "wifiSlow" | "noPicture" | "restarts";
        /** @enum {string} */
        PlaybookState: "measuring" | "judging" | "proposing" | "applying" | "compared" | "takingBack" | "ending" | "ended";
        PlaybookRun: {
            runId: string;
            playbook: components["schemas"]["PlaybookName"];
            endpointId: string;
            deviceName: string | null;
            state: components["schemas"]["PlaybookState"];
            terminal: boolean;
            /**
             * @description expired: not continued within 30 minutes
             * @enum {string|null}
             */
            outcome: "solved" | "unsolved" | "cancelled" | "expired" | null;
            /** @description Case with its tasks */
            caseId: string | null;
            /** @description Tasks started so far */
            tasks: number;
            /** @description Events of its stream */
            version: number;
            startedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            updateTime: string;
            /** Format: date-time */
            finishTime: string | null;
        };
        ChangedRun: {
            runId: string;
            /** @description Events in the stream of the run */
            version: number;
        };
        PlaybookRunStateAt: {
            runId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        /** @description A file that the offline verifier accepts (docs/verification.md) */
        PlaybookRunExport: {
            /** @constant */
            format: "waymark-stream-export/1";
            /** @description What is signed of the export */
            statement: {
                /** @constant */
                format: "waymark-stream-export/1";
                streamId: string;
                machine: components["schemas"]["MachineOfStream"];
                /** @description Events in the stream */
                version: number;
                head: components["schemas"]["Digest"];
                places: components["schemas"]["Digest"];
                /** @description Redacted fields; absent: none */
                redacted?: components["schemas"]["RedactedFields"][];
                /** @description Position to which the log was sealed */
                sealedTo: number;
                log: components["schemas"]["PlaceInLog"];
                row: components["schemas"]["PlaybookRun"];
                /** Format: date-time */
                exportedAt: string;
                keyId: components["schemas"]["Digest"];
            };
            signature: components["schemas"]["Signature"];
            /** @description The keys that signed the statement and the seals */
            keys: components["schemas"]["SigningKey"][];
            seals: components["schemas"]["ProvenSeal"][];
            events: components["schemas"]["ProvenEvent"][];
        };
        Feedback: {
            feedbackId: string;
            /** @enum {string} */
            type: "bug" | "new" | "improve" | "misc";
            title: string;
            contents: string;
            /** @description Name of the author */
            user: string;
            opId: string;
            companyName: string;
            /** @description Details that were sent */
            diagnostics: string | null;
            /** Format: date-time */
            createTime: string;
        };
        /** @enum {string} */
        NoticeState: "draft" | "scheduled" | "publishing" | "ended" | "deleted";
        /**
         * @description EN-483
         * @enum {string}
         */
        NoticeType: "NOTICE" | "ALERT" | "INFORMATION";
        Notice: {
            notiId: string;
            opId: string;
            companyName: string;
            notiTitle: string;
            notiType: components["schemas"]["NoticeType"];
            subType: string;
            contents: string;
            ops: string[];
            roles: string[];
            /** @enum {string} */
            recipients: "all" | "specific";
            pinned: boolean;
            state: components["schemas"]["NoticeState"];
            /** Format: date-time */
            periodStart: string;
            /** Format: date-time */
            periodEnd: string;
            /** @description Accounts that have opened it */
            readCount: number;
            /** @description Events of its stream */
            version: number;
            /** @description Increased by each change of the text */
            edition: number;
            /** @description User who changed it last */
            sender: string;
            creator: string;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            modifyTime: string;
        };
        NoticeBody: {
            notiTitle: string;
            notiType: components["schemas"]["NoticeType"];
            /** @description The author's own keyword to sort notices by */
            subType?: string;
            /** @description HTML; elements and attributes that are not text formatting are removed */
            contents: string;
            /** @description Owning organisation, in the caller's scope; cannot be changed. Default: the caller's own */
            opId?: string;
            /** @description Recipients: users of these organisations and those below them; empty: all below `opId` */
            ops?: string[];
            /** @description Roles of the recipients; empty: all */
            roles?: string[];
            /** @description Shown above every page until it is read */
            pinned?: boolean;
            /** @description Visible only to users who can write notices */
            draft?: boolean;
            /** Format: date-time */
            periodStart: string;
            /** Format: date-time */
            periodEnd: string;
            /** @description The edition that was edited; 409 `conflict` if it has changed since */
            edition?: number;
        };
        ChangedNotice: {
            notiId: string;
            /** @description Events of its stream */
            version: number;
        };
        NoticeReader: {
            userId: string;
            userName: string;
            companyName: string;
            /** Format: date-time */
            readTime: string;
        };
        NoticeStateAt: {
            notiId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        /** @description A file that the offline verifier accepts (docs/verification.md) */
        NoticeExport: {
            /** @constant */
            format: "waymark-stream-export/1";
            /** @description What is signed of the export */
            statement: {
                /** @constant */
                format: "waymark-stream-export/1";
                streamId: string;
                machine: components["schemas"]["MachineOfStream"];
                /** @description Events in the stream */
                version: number;
                head: components["schemas"]["Digest"];
                places: components["schemas"]["Digest"];
                /** @description Redacted fields; absent: none */
                redacted?: components["schemas"]["RedactedFields"][];
                /** @description Position to which the log was sealed */
                sealedTo: number;
                log: components["schemas"]["PlaceInLog"];
                row: components["schemas"]["Notice"];
                /** Format: date-time */
                exportedAt: string;
                keyId: components["schemas"]["Digest"];
            };
            signature: components["schemas"]["Signature"];
            /** @description The keys that signed the statement and the seals */
            keys: components["schemas"]["SigningKey"][];
            seals: components["schemas"]["ProvenSeal"][];
            events: components["schemas"]["ProvenEvent"][];
        };
        OwnNotice: {
            notiId: string;
            /** @description Name of the author */
            companyName: string;
            notiTitle: string;
            notiType: components["schemas"]["NoticeType"];
            subType: string;
            contents: string;
            pinned: boolean;
            /** Format: date-time */
            periodStart: string;
            /** Format: date-time */
            periodEnd: string;
            readStatus: boolean;
        };
        /**
         * @description `devicesAway`: devices of the user's organisation or below went offline. `alarmsRaised`: critical alarms of devices there, a message for each model. `tasksEnded`, `bulkActionEnded`: own tasks or an own bulk action ended. `caseChanged`: another user commented on a case that this one works on. `caseShared`: a case was shared with the user or their organisation. `handoverAsked`: another user asks them to take over a device. `invitationAccepted`: an invitation was accepted.
         * @enum {string}
         */
        MessageType: "devicesAway" | "alarmsRaised" | "tasksEnded" | "bulkActionEnded" | "caseChanged" | "caseShared" | "handoverAsked" | "invitationAccepted";
        OwnMessage: {
            messageId: string;
            messageType: components["schemas"]["MessageType"];
            readStatus: boolean;
            /** @description Number of devices or tasks */
            count: number;
            /** @description Number that failed */
            failed: number;
            /** @description The first ones that the caller may see */
            subjects: {
                /** @description Id of the device, task, bulk action, case or account */
                id: string;
                name: string;
            }[];
            /** @description Lowest organisation that all of its objects belong to */
            companyName: string;
            /** Format: date-time */
            createTime: string;
            /**
             * Format: date-time
             * @description Time of the latest addition
             */
            newsTime: string;
        };
        Message: {
            messageId: string;
            messageType: components["schemas"]["MessageType"];
            readStatus: boolean;
            /** @description Number of devices or tasks */
            count: number;
            /** @description Number that failed */
            failed: number;
            /** @description The first ones that the caller may see */
            subjects: {
                /** @description Id of the device, task, bulk action, case or account */
                id: string;
                name: string;
            }[];
            /** @description Lowest organisation that all of its objects belong to */
            companyName: string;
            /** Format: date-time */
            createTime: string;
            /**
             * Format: date-time
             * @description Time of the latest addition
             */
            newsTime: string;
            /** @enum {string} */
            state: "gathering" | "mailing" | "unread" | "read" | "mailed" | "expired";
            terminal: boolean;
            /** @description Events in its record */
            version: number;
            /** @description Recipient */
            user: {
                id: string;
                name: string;
            };
        };
        MessageStateAt: {
            messageId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        /** @description IANA name; `own`: of the computer, `operator`: of the user's organisation */
        person_TimeZone: string | null;
        HiddenColumns: {
            [key: string]: boolean;
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
            /** @enum {string|null} */
            language: "en" | "ko" | null;
            timezone: components["schemas"]["person_TimeZone"];
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
        };
        PartHealth: {
            /** @enum {string} */
            part: "database" | "standby" | "log" | "readModels" | "disk" | "backup" | "mail" | "devices" | "clock" | "certificates";
            /** @enum {string} */
            state: "ok" | "warning" | "failed";
            /** @description database: `kind`, `answerMs`. standby, with PostgreSQL: `servers`, `names`. log: `position`, `sealedPosition`, `check`. readModels: `position`, `behind`. disk: `freeBytes`, `totalBytes`. backup: `made` and `verified` (times; empty: not), `bytes`, `encrypted` (0 or 1), `position` in the log, `warnHours` (0: nothing is expected). mail: `transport`, `waiting`, `oldestMinutes`, `refused` (of the last day). devices: `connected`, `consoles`. clock: `differenceMs` of the database's clock. certificates: days left, by listener */
            figures: {
                [key: string]: number | string;
            };
        };
        /**
         * @description Email address of the account
         * @example kim@example.net
         */
        Email: string;
        /**
         * Format: password
         * @description As GET /account-rules describes, at most 128 characters; common passwords are refused (docs/decisions/152, 204, 249)
         */
        NewPassword: string;
        TwoFactorPolicy: {
            opId: string;
            companyName: string;
            /** @description Required by this organisation itself */
            required: boolean;
            /** @description Name of an organisation above it that requires it */
            requiredBy: string | null;
        };
        ProviderDomain: {
            domain: string;
            /**
             * Format: date-time
             * @description When DNS proved that the organisation owns the domain; null: not proved, no sign-in
             */
            provedTime: string | null;
            /** @description TXT record that proves it */
            record: {
                name: string;
                value: string;
            };
        };
        /** @description The first matching value sets the role at each sign-in; a user without a match is refused */
        RoleRules: {
            /** @description `*`: every user has it */
            value: string;
            roleGroupKey: string;
        }[];
        IdentityProviderSettings: {
            issuer: string;
            clientId: string;
            scopes: string;
            domains: components["schemas"]["ProviderDomain"][];
            roleClaim: string;
            roles: components["schemas"]["RoleRules"];
            /** @description Create accounts on first sign-in */
            adopts: boolean;
            /** @description Refuse passwords and passkeys of its users */
            exclusive: boolean;
            /** @description Its sign-in counts as two factors, whatever it reports */
            trustsFactors: boolean;
            version: number;
            /** Format: date-time */
            modifyTime: string;
            /** @description Name of the user who set it last */
            modifiedBy: string;
        };
        IdentityProvider: {
            opId: string;
            companyName: string;
            /** @description Redirect address to register at the provider */
            redirectUri: string;
            /** @description Null: none set */
            provider: components["schemas"]["IdentityProviderSettings"] | null;
        };
        /** @description The issuer as the provider names itself; https, except on the machine of a trial */
        Issuer: string;
        /** @description Separated by spaces; `openid` is always among them */
        Scopes: string;
        Domain: string;
        /** @description Email domain of the organisation's users */
        Domains: components["schemas"]["Domain"][];
        /** @description Claim that gives the role, with dots between levels; empty: no claim needed */
        RoleClaim: string;
        /** @enum {string} */
        MailState: "sending" | "waiting" | "refused" | "sent" | "undelivered";
        Mail: {
            mailId: string;
            /** @description Organisation whose administrators see it */
            opId: string;
            /** @description Null for a recipient without an account */
            accountId: string | null;
            to: string;
            /** @enum {string} */
            purpose: "verifyBrowser" | "invitation" | "message" | "resetPassword" | "credentialChanged" | "confirmEmail";
            /** @description BCP 47 */
            language: string;
            state: components["schemas"]["MailState"];
            terminal: boolean;
            /** @description Delivery attempts */
            attempts: number;
            /** @description Last answer of the mail server; empty before the first */
            answer: string;
            /** @description Its reply code (RFC 5321) */
            code: number | null;
            /** @description Events of its stream */
            version: number;
            requestedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            queueTime: string;
            /**
             * Format: date-time
             * @description Delivery is not attempted afterwards
             */
            validUntil: string;
            /** Format: date-time */
            updateTime: string;
            /** Format: date-time */
            finishTime: string | null;
        };
        MailStateAt: {
            mailId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        /** @description A file that the offline verifier accepts (docs/verification.md) */
        MailExport: {
            /** @constant */
            format: "waymark-stream-export/1";
            /** @description What is signed of the export */
            statement: {
                /** @constant */
                format: "waymark-stream-export/1";
                streamId: string;
                machine: components["schemas"]["MachineOfStream"];
                /** @description Events in the stream */
                version: number;
                head: components["schemas"]["Digest"];
                places: components["schemas"]["Digest"];
                /** @description Redacted fields; absent: none */
                redacted?: components["schemas"]["RedactedFields"][];
                /** @description Position to which the log was sealed */
                sealedTo: number;
                log: components["schemas"]["PlaceInLog"];
                row: components["schemas"]["Mail"];
                /** Format: date-time */
                exportedAt: string;
                keyId: components["schemas"]["Digest"];
            };
            signature: components["schemas"]["Signature"];
            /** @description The keys that signed the statement and the seals */
            keys: components["schemas"]["SigningKey"][];
            seals: components["schemas"]["ProvenSeal"][];
            events: components["schemas"]["ProvenEvent"][];
        };
        Account: {
            userId: string;
            email: string;
            userName: string;
            /** @description E.164 */
            userPhone: string | null;
            /** @description Organisation. A list filtered by one has also the accounts of those below it */
            opId: string;
            /** @description Same as opId */
            companyId: string;
            companyName: string;
            /** @enum {string} */
            opType: "System" | "Operator" | "SubOperator" | "Manufacturer" | "EducationOffice" | "School";
            roleGroupKey: string;
            userRoleName: string;
            /** @description Smaller is more powerful (A-029) */
            userLevel: number;
            /** @enum {string} */
            opUserStatus: "Invited" | "Running" | "Stopped";
            /**
             * @description Of its stream
             * @enum {string}
             */
            state: "invited" | "expired" | "running" | "stopped" | "withdrawn" | "deleted";
            /** @enum {string} */
            activeFlag: "inviting" | "using";
            /** Format: date-time */
            inviteTime: string | null;
            /**
             * Format: date-time
             * @description Expiry of the last link
             */
            inviteEndTime: string | null;
            /** Format: date-time */
            acceptTime: string | null;
            /** Format: date-time */
            lastAccessTime: string | null;
            /** @description Name of the inviting user */
            invitedBy: string | null;
            /** @description Open sessions */
            sessionCount: number;
            /** @description No other user of its organisation can invite users */
            lastAdministrator: boolean;
            /** @description Events of its stream; in a change, the version that was edited */
            version: number;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            modifyTime: string | null;
        };
        InvitationChoices: {
            organisations: {
                opId: string;
                companyName: string;
                /** @enum {string} */
                opType: "System" | "Operator" | "SubOperator" | "Manufacturer" | "EducationOffice" | "School";
                /** @description Below the caller's own organisation */
                depth: number;
            }[];
            roles: {
                roleGroupKey: string;
                roleName: string;
                userLevel: number;
            }[];
        };
        /** @description Compared without regard to case (RU-086) */
        users_Email: string;
        UserName: string;
        users_OpId: string;
        RoleGroupKey: string;
        /**
         * @description Language of the mail; default: the caller's
         * @enum {string}
         */
        MailLanguage: "en" | "ko";
        Invited: {
            email: string;
            /** @enum {string} */
            result: "invited" | "emailconflict" | "sendmailfail";
            /** @description Null if no invitation was sent */
            userId: string | null;
        };
        /** @description User code of the mailed link */
        InviteCode: string;
        /** @description E.164 (RU-090) */
        UserPhoneOrNone: string | null;
        /** @description Ten random letters and digits that this browser keeps for this email (RU-016); other programs may choose another form */
        ClientKey: string;
        Invitation: {
            email: string;
            /** @description Empty if the inviting user gave none */
            userName: string;
            companyName: string;
            roleName: string;
            invitedBy: string | null;
            /**
             * Format: date-time
             * @description Expiry of the link
             */
            endTime: string | null;
        };
        AccountRequest: {
            requestId: string;
            email: string;
            userName: string;
            userPhone: string | null;
            companyName: string;
            message: string;
            /** @description BCP 47 */
            language: string;
            /** @enum {string} */
            state: "open" | "invited" | "declined";
            /** @description Whether an account has this address */
            hasAccount: boolean;
            /** Format: date-time */
            requestTime: string;
            /** Format: date-time */
            decideTime: string | null;
            /** @description Version of the privacy notice accepted with it; null: requested before there was one */
            privacyVersion: string | null;
            decidedBy: string | null;
        };
        /** @description The version of the account that was edited */
        users_Version: number;
        PasswordReset: {
            resetId: string;
            /** @description Account of the password */
            userId: string;
            opId: string;
            /** @description Requested with the address of the account; otherwise an administrator removed the password */
            byOwner: boolean;
            /** @enum {string} */
            state: "asked" | "mailed" | "entered" | "done" | "replaced" | "expired";
            terminal: boolean;
            /** @description Mail with the link; null: not yet stored */
            mailId: string | null;
            /** @description Events of its stream */
            version: number;
            requestedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            requestTime: string;
            /** Format: date-time */
            validUntil: string;
            /** Format: date-time */
            updateTime: string;
            /** Format: date-time */
            finishTime: string | null;
        };
        PasswordResetStateAt: {
            resetId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        /** @description A file that the offline verifier accepts (docs/verification.md) */
        PasswordResetExport: {
            /** @constant */
            format: "waymark-stream-export/1";
            /** @description What is signed of the export */
            statement: {
                /** @constant */
                format: "waymark-stream-export/1";
                streamId: string;
                machine: components["schemas"]["MachineOfStream"];
                /** @description Events in the stream */
                version: number;
                head: components["schemas"]["Digest"];
                places: components["schemas"]["Digest"];
                /** @description Redacted fields; absent: none */
                redacted?: components["schemas"]["RedactedFields"][];
                /** @description Position to which the log was sealed */
                sealedTo: number;
                log: components["schemas"]["PlaceInLog"];
                row: components["schemas"]["PasswordReset"];
                /** Format: date-time */
                exportedAt: string;
                keyId: components["schemas"]["Digest"];
            };
            signature: components["schemas"]["Signature"];
            /** @description The keys that signed the statement and the seals */
            keys: components["schemas"]["SigningKey"][];
            seals: components["schemas"]["ProvenSeal"][];
            events: components["schemas"]["ProvenEvent"][];
        };
        AccountSession: {
            sessionId: string;
            address: string | null;
            userAgent: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastUseTime: string;
        };
        AccountStateAt: {
            userId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        /** @description A file that the offline verifier accepts (docs/verification.md) */
        AccountExport: {
            /** @constant */
            format: "waymark-stream-export/1";
            /** @description What is signed of the export */
            statement: {
                /** @constant */
                format: "waymark-stream-export/1";
                streamId: string;
                machine: components["schemas"]["MachineOfStream"];
                /** @description Events in the stream */
                version: number;
                head: components["schemas"]["Digest"];
                places: components["schemas"]["Digest"];
                /** @description Redacted fields; absent: none */
                redacted?: components["schemas"]["RedactedFields"][];
                /** @description Position to which the log was sealed */
                sealedTo: number;
                log: components["schemas"]["PlaceInLog"];
                row: components["schemas"]["Account"];
                /** Format: date-time */
                exportedAt: string;
                keyId: components["schemas"]["Digest"];
            };
            signature: components["schemas"]["Signature"];
            /** @description The keys that signed the statement and the seals */
            keys: components["schemas"]["SigningKey"][];
            seals: components["schemas"]["ProvenSeal"][];
            events: components["schemas"]["ProvenEvent"][];
        };
        /**
         * @description Colours of the console
         * @enum {string|null}
         */
        ui: "system" | "light" | "dark" | null;
        /** @enum {string|null} */
        density: "comfortable" | "dense" | null;
        /** @enum {string|null} */
        language: "en" | "ko" | null;
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
        OwnSession: {
            address: string | null;
            userAgent: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastUseTime: string;
            /**
             * Format: date-time
             * @description When it ended; null: open
             */
            endTime: string | null;
        };
        OwnBrowser: {
            trusted: boolean;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastAccessTime: string | null;
            platform: string | null;
            osVer: string | null;
            appPackage: string | null;
            appVer: string | null;
            lang: string | null;
            timezone: string | null;
        };
        Passkey: {
            passkeyId: string;
            passkeyName: string;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastUseTime: string | null;
        };
        OwnRecordedMessage: {
            messageType: components["schemas"]["MessageType"];
            /** @description Number of devices, tasks and so on */
            count: number;
            readStatus: boolean;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            newsTime: string;
        };
        OwnFeedback: {
            type: string;
            title: string;
            contents: string;
            diagnostics: string | null;
            /** Format: date-time */
            createTime: string;
        };
        OwnAuditEntry: {
            operation: string;
            /** @description `success`, or the code of the refusal */
            result: string;
            address: string | null;
            /** Format: date-time */
            time: string;
        };
        OwnCountedCall: {
            operation: string;
            result: string;
            address: string;
            calls: number;
            /** Format: date-time */
            firstTime: string;
            /** Format: date-time */
            lastTime: string;
        };
        /** @description Data of one user, without passwords, keys and tokens */
        OwnData: {
            /** Format: date-time */
            exportTime: string;
            account: {
                userId: string;
                email: string;
                userName: string;
                userPhone: string | null;
                opId: string;
                companyName: string;
                userRoleName: string;
                /** Format: date-time */
                createTime: string;
                /** Format: date-time */
                lastAccessTime: string | null;
            };
            settings: components["schemas"]["PersonalSettings"];
            sessions: components["schemas"]["OwnSession"][];
            browsers: components["schemas"]["OwnBrowser"][];
            secondFactors: {
                /**
                 * Format: date-time
                 * @description When the authenticator app was turned on; null: off
                 */
                authenticatorTime: string | null;
                /** @description Recovery codes not yet used */
                recoveryCodes: number;
                passkeys: components["schemas"]["Passkey"][];
            };
            messages: {
                total: number;
                newest: components["schemas"]["OwnRecordedMessage"][];
            };
            feedback: {
                total: number;
                newest: components["schemas"]["OwnFeedback"][];
            };
            /** @description Calls of this user that changed something, or tried to. Their objects belong to others and are left out */
            auditTrail: {
                total: number;
                newest: components["schemas"]["OwnAuditEntry"][];
            };
            /** @description Refused calls and reads of this user in the last 30 days, counted by the hour */
            countedCalls: {
                total: number;
                newest: components["schemas"]["OwnCountedCall"][];
            };
        };
        /** @enum {string} */
        BulkActionState: "scheduled" | "starting" | "running" | "cancelling" | "completed" | "cancelled" | "expired";
        BulkAction: {
            /** @description `batchId` of its tasks */
            bulkActionId: string;
            taskType: components["schemas"]["TaskKind"];
            taskName: string;
            state: components["schemas"]["BulkActionState"];
            terminal: boolean;
            /** @description Devices requested */
            total: number;
            /** @description Devices that have their task */
            started: number;
            /** @description Tasks that have ended */
            ended: number;
            /** @description Ended tasks by state */
            outcomes: {
                [key: string]: number;
            };
            /** @description Events of its stream */
            version: number;
            requestedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            updateTime: string;
            /** Format: date-time */
            finishTime: string | null;
            /**
             * Format: date-time
             * @description When its tasks are started. Null: it was started at once
             */
            scheduledTime: string | null;
            /**
             * Format: date-time
             * @description Tasks that have not ended by then are cancelled
             */
            windowEndTime: string;
        };
        BulkActionStateAt: {
            bulkActionId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        /** @description A file that the offline verifier accepts (docs/verification.md) */
        BulkActionExport: {
            /** @constant */
            format: "waymark-stream-export/1";
            /** @description What is signed of the export */
            statement: {
                /** @constant */
                format: "waymark-stream-export/1";
                streamId: string;
                machine: components["schemas"]["MachineOfStream"];
                /** @description Events in the stream */
                version: number;
                head: components["schemas"]["Digest"];
                places: components["schemas"]["Digest"];
                /** @description Redacted fields; absent: none */
                redacted?: components["schemas"]["RedactedFields"][];
                /** @description Position to which the log was sealed */
                sealedTo: number;
                log: components["schemas"]["PlaceInLog"];
                row: components["schemas"]["BulkAction"];
                /** Format: date-time */
                exportedAt: string;
                keyId: components["schemas"]["Digest"];
            };
            signature: components["schemas"]["Signature"];
            /** @description The keys that signed the statement and the seals */
            keys: components["schemas"]["SigningKey"][];
            seals: components["schemas"]["ProvenSeal"][];
            events: components["schemas"]["ProvenEvent"][];
        };
        /** @enum {string} */
        CaseState: "open" | "closed";
        CaseSummary: {
            caseId: string;
            title: string;
            state: components["schemas"]["CaseState"];
            taskCount: number;
            commentCount: number;
            openedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            updateTime: string;
            /** @description Organisation of the case */
            companyName: string;
        };
        Title: string;
        case_TaskIds: components["schemas"]["TaskId"][];
        CaseId: string;
        /** @description Changes of a device between the first and the last event of its tasks in the case */
        CaseDevice: {
            endpointId: string;
            /** @description Position in the log */
            from: number;
            to: number;
            values: {
                /** @description Full Device:2 path */
                path: string;
                /** @description null: not known before */
                before: string | null;
                after: string | null;
                redacted: boolean;
            }[];
        };
        Case: {
            caseId: string;
            title: string;
            state: components["schemas"]["CaseState"];
            taskCount: number;
            commentCount: number;
            openedBy: {
                id: string;
                name: string;
            };
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            updateTime: string;
            /** @description Organisation of the case */
            companyName: string;
            /** @description Link into the console */
            address: string;
            /** @description Events in the stream of the case */
            version: number;
            /** @description Those that the caller may see; `taskCount` counts all */
            tasks: components["schemas"]["Task"][];
            /** @description The stream of the case */
            events: components["schemas"]["LoggedEvent"][];
            devices: components["schemas"]["CaseDevice"][];
        };
        CaseStateAt: {
            caseId: string;
            /** @description Events folded */
            version: number;
            /** @description Events in the stream */
            headVersion: number;
            /** @description State of the machine after these events; `empty` before the first */
            state: string;
            terminal: boolean;
            /** @description Context of the machine */
            context: {
                [key: string]: unknown;
            };
        };
        PublicKey: {
            keyId: components["schemas"]["Digest"];
            /** @description Ed25519, SubjectPublicKeyInfo in PEM; its sha256 is the key's id */
            publicKey: string;
            /** Format: date-time */
            firstUsedAt: string;
        };
        LogKey: {
            keyId: components["schemas"]["Digest"];
            /** @description Current signing key */
            publicKey: string;
            /** @description Every key that has signed on this server, by first use */
            keys: components["schemas"]["PublicKey"][];
        };
        Seal: {
            statement: components["schemas"]["SealStatement"];
            /** @description Ed25519 over the canonical JSON of the statement */
            signature: string;
        };
        /** @description Result of the last comparison of the log with its seals */
        LogCheck: {
            /**
             * @description `broken`: the log differs from what was sealed. `failed`: the comparison could not be made
             * @enum {string}
             */
            state: "never" | "running" | "holds" | "broken" | "failed";
            /** @description Events compared so far */
            checked: number;
            /** @description Events to compare */
            events: number;
            erased: null | {
                events: number;
                /** @description Statements that cover these events */
                statements: number;
                /** @description Position of the last of these statements */
                last: number;
                /** @description Events of whole streams */
                ofStreams: number;
                /** @description Events at the beginning of device records */
                ofBeginnings: number;
                /** @description Entries of the audit trail */
                ofAudit: number;
            };
            /** @description Position of the last sealed event */
            sealedTo: number;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            fault: null | {
                /** @description docs/verification.md lists them */
                problem: string;
                /** @description Position of the first event at fault */
                event: number | null;
                detail: string;
            };
            /** @description Result of the last comparison of the database's tables with the log: lists, accounts, roles and the audit trail. What a user may do is compared every minute, the rest every six hours */
            tables: {
                /** @enum {string} */
                state: "never" | "running" | "same" | "different" | "failed";
                /** @description Rows compared so far */
                rows: number;
                /** Format: date-time */
                startedAt: string | null;
                /** Format: date-time */
                endedAt: string | null;
                /** @description Rows that differ */
                differing: number;
                /** @description The first 20 of them */
                differences: {
                    table: string;
                    /** @description Primary key */
                    key: string;
                    /**
                     * @description `unknown`: the log has nothing that the row follows from
                     * @enum {string}
                     */
                    problem: "missing" | "changed" | "unknown";
                    /** @description Columns with another value */
                    columns: string[];
                }[];
            };
        };
        /** @description Erased in one transaction (docs/verification.md) */
        ErasureStatement: {
            /** @enum {string} */
            format: "waymark-erasure/1" | "waymark-erasure/2";
            /**
             * @description `beginnings`: device records, replaced by a checkpoint in the log; `audit`: entries of the audit trail. A statement of the first format, which covers whole streams, has none.
             * @enum {string}
             */
            what?: "beginnings" | "audit";
            logId: string;
            /** @description How long events were kept */
            days: number;
            /**
             * Format: date-time
             * @description All events are older, except checkpoints that a later one replaced
             */
            before: string;
            /** @description Streams that had these events, by kind */
            streams: {
                [key: string]: number;
            };
            events: number;
            /** @description Position of the first event */
            from: number;
            /** @description Position of the last event */
            to: number;
            /** Format: date-time */
            earliest: string;
            /** Format: date-time */
            latest: string;
            root: components["schemas"]["Digest"];
            /** Format: date-time */
            erasedAt: string;
            keyId: components["schemas"]["Digest"];
        };
        PlacedErasure: {
            /** @description Of the statement in the log */
            position: number;
            statement: components["schemas"]["ErasureStatement"];
            /** @description Ed25519 over the canonical JSON of the statement */
            signature: string;
        };
        LogRetention: {
            /** @description Days that ended streams are kept; null: for ever */
            days: number | null;
            /** @description Days that entries of the audit trail are kept; null: for ever */
            auditDays: number | null;
            /** @description Days that device reports are kept; null: for ever */
            deviceDays: number | null;
            /**
             * Format: date-time
             * @description When it was set; null: never
             */
            since: string | null;
            /** @description Position of the last statement whose events are also removed from the database's files; 0 before the first */
            rewrittenTo: number;
            /** @description Latest first */
            statements: components["schemas"]["PlacedErasure"][];
        };
        ErasureCheck: {
            position: number;
            statement: components["schemas"]["ErasureStatement"];
            signature: string;
            /** @description It covers exactly the events that name it and is signed with a key of this server */
            holds: boolean;
            /** @description The problem, for a developer */
            detail: string | null;
        };
        AccountCall: {
            /**
             * Format: date-time
             * @description Start of the hour
             */
            hour: string;
            accountId: string;
            accountName: string;
            /** @description Operation id */
            operation: string;
            /** @description `success` of a read, else the code of the refusal */
            result: string;
            /** @description Object named by the call; empty if there is none or the refused caller could not see it */
            object: string;
            /** @description Client address */
            address: string;
            calls: number;
            /** Format: date-time */
            firstTime: string;
            /** Format: date-time */
            lastTime: string;
        };
        UnauthenticatedCall: {
            /**
             * Format: date-time
             * @description Start of the hour
             */
            hour: string;
            /** @description Operation id of the call */
            operation: string;
            /** @description Code of the refusal */
            result: string;
            /** @description '': addresses beyond those listed for an hour */
            address: string;
            calls: number;
            /** Format: date-time */
            firstTime: string;
            /** Format: date-time */
            lastTime: string;
        };
        /**
         * @description Area of calls in the audit trail
         * @enum {string}
         */
        AuditArea: "devices" | "tasks" | "people" | "organisations" | "signIn" | "content" | "administration";
        /** @description One call other than a read (docs/decisions/220) */
        AuditEntry: {
            /** @description Of the entry in the log */
            position: number;
            /** @description Operation id of the call */
            operation: string;
            /** @description null: an operation of an earlier version */
            area: components["schemas"]["AuditArea"] | null;
            accountId: string;
            accountName: string;
            /** @description `success`, or the code of the refusal */
            result: string;
            /** Format: date-time */
            createTime: string;
            /** @description Organisation of the caller; null if it is another organisation, and in entries of earlier versions */
            address: string | null;
            /** @description Organisation in which the call was made; null if it is not below the caller's own */
            organisation: {
                opId: string;
                companyName: string;
            } | null;
            /** @description The caller had chosen that organisation (`Operator-Scope`) */
            chosen: boolean;
            /** @description Key of the previewed role */
            preview: string | null;
            /** @description Those below the caller's organisation */
            endpointIds: string[];
            /** @description Those below the caller's organisation */
            taskIds: string[];
            /** @description Ids of other objects that the call named */
            objects: string[];
            /** @description null: none, or withheld */
            oldValue: unknown;
            /** @description null: none, or withheld */
            newValue: unknown;
            /** @description It also concerns other organisations; values and objects are left out */
            withheld: boolean;
        };
        AuditProof: {
            entry: components["schemas"]["AuditEntry"];
            /** @description Stream of the log with the entry */
            streamId: string;
            /** @description Version in that stream */
            version: number;
            /** @description Position up to which the log is sealed; the entry is sealed if its own is not greater */
            sealedTo: number;
        };
        SeenTransition: {
            machine: string;
            /** @description Machine version that the streams began with */
            machineVersion: string;
            /** @description State in which the event was recorded */
            state: string;
            event: string;
            /** @description Number of recordings */
            seen: number;
        };
        /** @description A recorded event that its machine does not allow */
        ConformanceFinding: {
            /** @description Position in the log */
            pos: number;
            streamId: string;
            machine: string;
            machineVersion: string;
            /** @description Version of the stream at this event */
            version: number;
            /** @description State at the event; empty for an unknown machine */
            state: string;
            event: string;
            /**
             * @description `impossible`: the state does not handle the event. `gap`: its version does not follow on. `unknownMachine`: this server does not know the machine version that the stream began with.
             * @enum {string}
             */
            problem: "impossible" | "gap" | "unknownMachine";
            /** Format: date-time */
            recordedAt: string;
        };
        Conformance: {
            /** @description Position up to which the log was folded */
            position: number;
            /** @description Position of the last event */
            head: number;
            transitions: components["schemas"]["SeenTransition"][];
            /** @description The latest first */
            findings: components["schemas"]["ConformanceFinding"][];
        };
        Group: {
            gid: string;
            /**
             * @description Unique within its organisation (RU-075): 409 `nameconflict` otherwise
             * @example Lobby routers
             * @example Night shift
             */
            groupName: string;
            /**
             * @description Organisation whose devices it can hold, in the caller's scope; default: the organisation being viewed
             * @example northwind
             * @example northwind
             */
            opId: string;
            /** @description Name of the organisation */
            companyName: string;
            /**
             * @example By the entrance
             * @example Rebooted at night
             */
            desc: string | null;
            /** @enum {string} */
            type: "User Defined";
            deviceCnt: number;
            /** @description Saved filters that name it */
            filterCnt: number;
            createdBy: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            modifyTime: string | null;
        };
        GroupInput: {
            /**
             * @description Unique within its organisation (RU-075): 409 `nameconflict` otherwise
             * @example Lobby routers
             * @example Night shift
             */
            groupName: string;
            /**
             * @description Organisation whose devices it can hold, in the caller's scope; default: the organisation being viewed
             * @example northwind
             * @example northwind
             */
            opId?: string;
            /**
             * @example By the entrance
             * @example Rebooted at night
             */
            desc?: string | null;
        };
        GroupChange: {
            /**
             * @description Unique within its organisation (RU-075): 409 `nameconflict` otherwise
             * @example Lobby routers
             * @example Night shift
             */
            groupName: string;
            /**
             * @example By the entrance
             * @example Rebooted at night
             */
            desc?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            modifyTime?: string | null;
        };
        members_Id: string;
        ModelCount: {
            mid: string;
            modelName: string;
            count: number;
        };
        /** @description Either `endpointIds` or one `endpointId` (A-208) */
        GroupDevices: {
            gid: components["schemas"]["members_Id"];
            endpointIds?: components["schemas"]["EndpointIds"];
            endpointId?: components["schemas"]["EndpointId"];
        } & (unknown | unknown);
        Changed: {
            /** @description Devices that were not so before */
            changed: number;
        };
        members_OpId: string;
        GroupPage: {
            gid: components["schemas"]["members_Id"];
            /** @description Default 1 */
            page?: number;
            /** @description Default 15 */
            limit?: number;
            keyword?: components["schemas"]["Keyword"];
        };
        SavedFilter: {
            filterId: string;
            /**
             * @description Unique within its organisation: 409 `nameconflict` otherwise
             * @example Offline routers
             * @example Locked devices
             */
            filterName: string;
            /**
             * @description Organisation whose devices, and those of the ones below it, are filtered; default: the organisation being viewed
             * @example northwind
             * @example northwind
             */
            opId: string;
            /** @description Name of the organisation */
            companyName: string;
            /**
             * @example For the night shift
             * @example For support
             */
            desc: string | null;
            keyword: string | null;
            /** @enum {string|null} */
            activeType: "active" | "inven" | "request" | null;
            /** @enum {string|null} */
            activeFlag: "Activated" | "Deactivated" | null;
            /**
             * @example false
             * @example true
             */
            online: boolean | null;
            uiLockEnable: boolean | null;
            modelName: string | null;
            /** @description Devices of this group */
            gid: string | null;
            groupName: string | null;
            /** @description Devices of this room */
            roomId: string | null;
            roomName: string | null;
            createdBy: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            modifyTime: string | null;
        };
        SavedFilterInput: {
            /**
             * @description Unique within its organisation: 409 `nameconflict` otherwise
             * @example Offline routers
             * @example Locked devices
             */
            filterName: string;
            /**
             * @description Organisation whose devices, and those of the ones below it, are filtered; default: the organisation being viewed
             * @example northwind
             * @example northwind
             */
            opId?: string;
            /**
             * @example For the night shift
             * @example For support
             */
            desc?: string | null;
            keyword?: string | null;
            /** @enum {string|null} */
            activeType?: "active" | "inven" | "request" | null;
            /** @enum {string|null} */
            activeFlag?: "Activated" | "Deactivated" | null;
            /**
             * @example false
             * @example true
             */
            online?: boolean | null;
            uiLockEnable?: boolean | null;
            modelName?: string | null;
            /** @description Devices of this group */
            gid?: string | null;
            /** @description Devices of this room */
            roomId?: string | null;
        };
        SavedFilterChange: {
            /**
             * @description Unique within its organisation: 409 `nameconflict` otherwise
             * @example Offline routers
             * @example Locked devices
             */
            filterName: string;
            /**
             * @example For the night shift
             * @example For support
             */
            desc?: string | null;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            modifyTime?: string | null;
        };
        /** @enum {string} */
        PlaceType: "region" | "city";
        LocationGroup: {
            /** @description null: the devices of the city name no region */
            opRegionId: string | null;
            /** @description null: it is a region */
            opCityId: string | null;
            placeType: components["schemas"]["PlaceType"];
            /** @description Given name; without one the city or the region */
            groupName: string;
            region: string | null;
            city: string | null;
            opId: string;
            companyName: string;
            desc: string | null;
            /** @enum {string} */
            type: "System";
            deviceCnt: number;
        };
        PlaceNote: {
            /** @description null: called as its region or city */
            groupName?: string | null;
            desc?: string | null;
        };
        /**
         * @description LandingChannel needs `channelId`, BootingAd `adFileId`, DsmCc `metaFileId`, and each the permission to edit content. They concern set-top boxes alone
         * @enum {string}
         */
        CommandType: "Reboot" | "FactoryReset" | "Lock" | "Unlock" | "LandingChannel" | "BootingAd" | "DsmCc";
        /**
         * @description Reserved: between `fpStartHour` and `fpEndHour` in the zone of each device (A-205). Default Immediate
         * @enum {string}
         */
        RunMethod: "Immediate" | "Reserved";
        /** @description For Reserved alone: the tasks are started when the clocks of the device show this hour, or now where they are between the two */
        StartHour: number;
        /** @description For Reserved alone: tasks that have not ended by this hour are cancelled. An hour before `fpStartHour` is of the next day */
        EndHour: number;
        /** @description True: devices that do not support the command are left out. Default false */
        GoOn: boolean;
        GroupTasks: {
            /** @description Of the first device. It exists once the command has started */
            taskId: string;
            /** @description Empty: it was one device, now */
            bulkActionIds: string[];
            /** @description Devices that have a task or will have one */
            started: number;
            /** @description Devices that do not support the command */
            leftOut: number;
        };
        CityIds: components["schemas"]["members_Id"][];
        /** @description One of `gid`, `roomId`, `filterId`, `opRegionId`, `opCityId` and `opCityIds` */
        GroupTarget: {
            gid?: components["schemas"]["members_Id"];
            roomId?: components["schemas"]["members_Id"];
            filterId?: components["schemas"]["members_Id"];
            opRegionId?: components["schemas"]["members_Id"];
            opCityId?: components["schemas"]["members_Id"];
            opCityIds?: components["schemas"]["CityIds"];
            /** @description Default false */
            setTopBoxesOnly?: boolean;
            fpRunMethod?: components["schemas"]["RunMethod"];
            fpStartHour?: components["schemas"]["StartHour"];
            fpEndHour?: components["schemas"]["EndHour"];
            goOn?: components["schemas"]["GoOn"];
        };
        Room: {
            roomId: string;
            /**
             * @description Unique within its school: 409 `nameconflict` otherwise
             * @example Room 12
             * @example Library
             */
            roomName: string;
            /**
             * @example Classroom
             * @example Library
             * @enum {string}
             */
            roomType: "Classroom" | "Laboratory" | "Library" | "Office" | "Hall" | "Corridor" | "Other";
            /**
             * @description The school, in the caller's scope
             * @example hillside-school
             * @example hillside-school
             */
            opId: string;
            /** @description Name of the school */
            companyName: string;
            deviceCnt: number;
            createdBy: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            modifyTime: string | null;
        };
        RoomInput: {
            /**
             * @description Unique within its school: 409 `nameconflict` otherwise
             * @example Room 12
             * @example Library
             */
            roomName: string;
            /**
             * @example Classroom
             * @example Library
             * @enum {string}
             */
            roomType: "Classroom" | "Laboratory" | "Library" | "Office" | "Hall" | "Corridor" | "Other";
            /**
             * @description The school, in the caller's scope
             * @example hillside-school
             * @example hillside-school
             */
            opId: string;
        };
        RoomChange: {
            /**
             * @description Unique within its school: 409 `nameconflict` otherwise
             * @example Room 12
             * @example Library
             */
            roomName: string;
            /**
             * @example Classroom
             * @example Library
             * @enum {string}
             */
            roomType: "Classroom" | "Laboratory" | "Library" | "Office" | "Hall" | "Corridor" | "Other";
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            modifyTime?: string | null;
        };
        Organisation: {
            opId: string;
            /** @description Same as opId */
            opid: string;
            /** @description Same as opId */
            companyId: string;
            /**
             * @description Allowed parents (A-114): below the system: operators and manufacturers; below an operator: sub operators, manufacturers, education offices and schools; below a sub operator: education offices and schools; below an education office: schools. All but schools also need the key `/op/action/createOpInviteAdmin` (PE-024).
             * @example School
             * @example SubOperator
             * @enum {string}
             */
            opType: "System" | "Operator" | "SubOperator" | "Manufacturer" | "EducationOffice" | "School";
            /** @description 0 system, 1 operator, 2 sub operator or manufacturer, 3 education office, 4 school */
            opLevel: number;
            /**
             * @description Parent, in the caller's scope; default: the organisation being viewed
             * @example northwind
             * @example northwind
             */
            pOpid: string | null;
            /** @description Names of the organisations above it, from the caller's own on, separated by slashes */
            parentNames: string;
            /**
             * @description Unique below its parent (RU-074, RU-076); of companies in the installation, of schools within their office of education (A-225)
             * @example Lakeside School
             * @example Meadow Telecom
             */
            companyName: string;
            /**
             * @description Office of education, of /ref/education-offices
             * @example seoul
             * @example busan
             */
            educationOfficeId: string | null;
            /** @description Name of the office in English; the list of offices has its Korean name */
            officeOfEducation: string | null;
            /**
             * @example 1 Lake Road
             * @example 2 Lake Road
             */
            address: string | null;
            /**
             * @description Main phone, E.164 (RU-090)
             * @example +8221234567
             * @example +8227654321
             */
            phone: string | null;
            /**
             * @description An address with http:// or https://, or a host name (RU-091, A-131)
             * @example https://lakeside.example
             * @example meadow.example
             */
            url: string | null;
            /**
             * @example By the lake
             * @example On the meadow
             */
            desc: string | null;
            /**
             * @description Key by which its devices are branded
             * @example lake
             * @example meadow
             */
            oemKey: string | null;
            /**
             * @description Package name of the app that its set-top boxes start with
             * @example com.lake.home
             * @example com.meadow.home
             */
            startApp: string | null;
            /**
             * @description What its devices, and those of the organisations below it, must present when they connect, beyond what the server and the organisations above require (docs/decisions/240). Applies from the next connection. `certificate` needs USP_TLS_CLIENT_CA on the server
             * @example secret
             * @example certificate
             * @enum {string|null}
             */
            deviceIdentity: "pinned" | "secret" | "certificate" | null;
            /**
             * @description False: users of this organisation and all below cannot sign in, and their sessions end; devices stay connected. Not the caller's own
             * @example true
             * @example true
             */
            useFlag: boolean;
            /** @description Its own devices, without those below it */
            deviceCnt: number;
            /** @description Its own devices that are online */
            onlineCnt: number;
            /** @description Its own accounts, without those below it */
            userCount: number;
            /** @description Devices of the organisation and all below it */
            deviceTotal: number;
            /** @description Devices of the organisation and all below that are online */
            onlineTotal: number;
            /** @description Accounts of the organisation and all below it */
            userTotal: number;
            /** @description Organisations directly below it */
            childCount: number;
            createdBy: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            modifyTime: string | null;
        };
        OrganisationInput: {
            /**
             * @description Allowed parents (A-114): below the system: operators and manufacturers; below an operator: sub operators, manufacturers, education offices and schools; below a sub operator: education offices and schools; below an education office: schools. All but schools also need the key `/op/action/createOpInviteAdmin` (PE-024).
             * @example School
             * @example SubOperator
             * @enum {string}
             */
            opType: "System" | "Operator" | "SubOperator" | "Manufacturer" | "EducationOffice" | "School";
            /**
             * @description Parent, in the caller's scope; default: the organisation being viewed
             * @example northwind
             * @example northwind
             */
            pOpid?: string | null;
            /**
             * @description Unique below its parent (RU-074, RU-076); of companies in the installation, of schools within their office of education (A-225)
             * @example Lakeside School
             * @example Meadow Telecom
             */
            companyName: string;
            /**
             * @description Office of education, of /ref/education-offices
             * @example seoul
             * @example busan
             */
            educationOfficeId?: string | null;
            /**
             * @example 1 Lake Road
             * @example 2 Lake Road
             */
            address?: string | null;
            /**
             * @description Main phone, E.164 (RU-090)
             * @example +8221234567
             * @example +8227654321
             */
            phone?: string | null;
            /**
             * @description An address with http:// or https://, or a host name (RU-091, A-131)
             * @example https://lakeside.example
             * @example meadow.example
             */
            url?: string | null;
            /**
             * @example By the lake
             * @example On the meadow
             */
            desc?: string | null;
            /**
             * @description Key by which its devices are branded
             * @example lake
             * @example meadow
             */
            oemKey?: string | null;
            /**
             * @description Package name of the app that its set-top boxes start with
             * @example com.lake.home
             * @example com.meadow.home
             */
            startApp?: string | null;
            /**
             * @description What its devices, and those of the organisations below it, must present when they connect, beyond what the server and the organisations above require (docs/decisions/240). Applies from the next connection. `certificate` needs USP_TLS_CLIENT_CA on the server
             * @example secret
             * @example certificate
             * @enum {string|null}
             */
            deviceIdentity?: "pinned" | "secret" | "certificate" | null;
            /**
             * @description False: users of this organisation and all below cannot sign in, and their sessions end; devices stay connected. Not the caller's own
             * @example true
             * @example true
             */
            useFlag?: boolean;
        };
        OrganisationChange: {
            /**
             * @description Unique below its parent (RU-074, RU-076); of companies in the installation, of schools within their office of education (A-225)
             * @example Lakeside School
             * @example Meadow Telecom
             */
            companyName: string;
            /**
             * @description Office of education, of /ref/education-offices
             * @example seoul
             * @example busan
             */
            educationOfficeId?: string | null;
            /**
             * @example 1 Lake Road
             * @example 2 Lake Road
             */
            address?: string | null;
            /**
             * @description Main phone, E.164 (RU-090)
             * @example +8221234567
             * @example +8227654321
             */
            phone?: string | null;
            /**
             * @description An address with http:// or https://, or a host name (RU-091, A-131)
             * @example https://lakeside.example
             * @example meadow.example
             */
            url?: string | null;
            /**
             * @example By the lake
             * @example On the meadow
             */
            desc?: string | null;
            /**
             * @description Key by which its devices are branded
             * @example lake
             * @example meadow
             */
            oemKey?: string | null;
            /**
             * @description Package name of the app that its set-top boxes start with
             * @example com.lake.home
             * @example com.meadow.home
             */
            startApp?: string | null;
            /**
             * @description What its devices, and those of the organisations below it, must present when they connect, beyond what the server and the organisations above require (docs/decisions/240). Applies from the next connection. `certificate` needs USP_TLS_CLIENT_CA on the server
             * @example secret
             * @example certificate
             * @enum {string|null}
             */
            deviceIdentity?: "pinned" | "secret" | "certificate" | null;
            /**
             * @description False: users of this organisation and all below cannot sign in, and their sessions end; devices stay connected. Not the caller's own
             * @example true
             * @example true
             */
            useFlag?: boolean;
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            modifyTime?: string | null;
        };
        OperatorRole: {
            roleGroupKey: string;
            roleName: string;
            roleDesc: string;
            /**
             * @description System: part of the product
             * @enum {string}
             */
            roleGroup: "System" | "Custom";
            roleLevel: number;
            /** @description Organisation that created it; null: available to all */
            ownerOpId: string | null;
            ownerName: string | null;
            menus: string[];
            permissions: string[];
            /** @description Accounts of the caller's scope with this role */
            userCount: number;
            /** @description Whether the caller may change it */
            mayEdit: boolean;
            /** @description Whether the caller may assign it: they have all its permissions */
            mayGive: boolean;
            updater: string | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            updateTime: string | null;
        };
        OperatorRoleInput: {
            /** @description Unique within its organisation */
            roleName: string;
            roleDesc?: string;
            /** @description smaller is more powerful (A-029) */
            roleLevel: number;
            menus: ("home" | "device" | "management" | "admin" | "statistics" | "root")[];
            /** @description Keys of operations (PE-036); a key without an operation is refused */
            permissions: string[];
        };
        OperatorRoleChange: {
            /** @description Unique within its organisation */
            roleName: string;
            roleDesc?: string;
            /** @description smaller is more powerful (A-029) */
            roleLevel: number;
            menus: ("home" | "device" | "management" | "admin" | "statistics" | "root")[];
            /** @description Keys of operations (PE-036); a key without an operation is refused */
            permissions: string[];
            /**
             * Format: date-time
             * @description The version that was edited: 409 `conflict` if it has changed since
             */
            updateTime?: string | null;
        };
        EducationOffice: {
            officeId: string;
            nameEn: string;
            nameKo: string;
            /** @description Official order */
            position: number;
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
        /** @description The tasks are stored and will run, wait or expire; their events follow on the live socket */
        "task-accepted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["TaskIds"];
                };
            };
        };
        /** @description The case after the change */
        "case-changed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: {
                        caseId: string;
                        /** @description Events in the stream of the case */
                        version: number;
                    };
                };
            };
        };
    };
    parameters: {
        /** @description From 1; default 1 */
        Page: number;
        /** @description Rows a page; default 15 */
        Limit: number;
        /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
        IdempotencyKey: string;
        EndpointId: components["schemas"]["EndpointId"];
        HistoryId: components["schemas"]["inventory_UploadId"];
        /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
        AsOf: string;
        ConsentId: string;
        /** @description Default 30 days before the last */
        StatFrom: components["schemas"]["StartDate"];
        /** @description Default today */
        StatUntil: components["schemas"]["EndDate"];
        StatDateType: components["schemas"]["DateType"];
        /** @description Default all */
        StatStatus: "all" | "installed" | "inventory";
        OfDevice: components["schemas"]["EndpointId"];
        OfMetric: components["schemas"]["ResourceMetric"];
        OfSeverity: components["schemas"]["AlarmSeverity"];
        OfModel: string;
        OfState: "open" | "acknowledged" | "stale" | "ended";
        AlarmsFrom: components["schemas"]["StartDate"];
        AlarmsUntil: components["schemas"]["EndDate"];
        /** @description Task types (CO-095); several are any-of */
        Action: components["schemas"]["TaskKind"][];
        /** @description Account id of the requester, or part of their name */
        Account: string;
        Device: components["schemas"]["EndpointId"];
        /** @description All tasks of one bulk action */
        Batch: string;
        /** @description Several are any-of */
        State: components["schemas"]["TaskState"][];
        /** @description Requested at or after */
        From: components["schemas"]["PointInTime"];
        /** @description Requested before */
        To: components["schemas"]["PointInTime"];
        TaskId: components["schemas"]["TaskId"];
        RunId: string;
        /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
        After: string;
        NotiId: string;
        Organisation: string;
        MailId: string;
        RequestId: string;
        UserId: string;
        BulkActionId: components["schemas"]["TaskId"];
        CaseId: components["schemas"]["CaseId"];
        /** @description Account id of the caller, or part of their name */
        audit_Account: string;
        Area: components["schemas"]["AuditArea"];
        /** @description Operation id */
        Operation: string;
        /** @description Endpoint id, or the id of a task, an account, a row of a table, … */
        Object: string;
        /** @description Of this organisation or one below it */
        audit_Organisation: string;
        Result: "success" | "refused";
        /** @description Recorded at or after */
        audit_From: components["schemas"]["PointInTime"];
        /** @description Recorded before */
        audit_To: components["schemas"]["PointInTime"];
        Gid: components["schemas"]["members_Id"];
        OpId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDevices: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                keyword?: components["schemas"]["Keyword"];
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
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    upgradeFirmware: {
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
                    endpointIds: components["schemas"]["EndpointId"][];
                    FirmwareFileId: components["schemas"]["FirmwareFileId"];
                    /** @description If given, every device must be of this organisation or below it */
                    opId?: string;
                    /** @description If given, the file must be of this model */
                    mid?: string;
                    /**
                     * @description Newer only (default), any, any but the installed, the installed again (CO-099)
                     * @enum {string}
                     */
                    updateMode?: "BI" | "FI1" | "FI2" | "FI3";
                    /**
                     * @description When the device restarts (CO-100); default immediately
                     * @enum {string}
                     */
                    activateMode?: "anytime" | "immediately" | "when idle" | "user confirmation";
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
                        data: components["schemas"]["StartedUpgrades"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceFirmware: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
                /** @description Ask the device for its banks now. */
                refresh?: boolean;
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
                        data: components["schemas"]["DeviceFirmware"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listChannels: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
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
                            opId: components["schemas"]["Id"];
                            version: components["schemas"]["Version"];
                            /** @description Bytes of all pictures */
                            totalSize: number;
                            items: components["schemas"]["Channel"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addChannel: {
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
                "application/json": components["schemas"]["ChannelInput"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    editChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelChange"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    sortChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sort"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
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
    listRadioChannels: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
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
                            opId: components["schemas"]["Id"];
                            version: components["schemas"]["Version"];
                            /** @description Bytes of all pictures */
                            totalSize: number;
                            items: components["schemas"]["RadioChannel"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addRadioChannel: {
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
                "application/json": components["schemas"]["RadioChannelInput"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    editRadioChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RadioChannelChange"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    sortRadioChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sort"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteRadioChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
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
    listBanners: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
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
                            opId: components["schemas"]["Id"];
                            version: components["schemas"]["Version"];
                            /** @description Bytes of all pictures */
                            totalSize: number;
                            items: components["schemas"]["Banner"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addBanner: {
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
                "application/json": components["schemas"]["BannerInput"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    editBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerChange"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    sortBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sort"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
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
    listLiveAds: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
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
                            opId: components["schemas"]["Id"];
                            version: components["schemas"]["Version"];
                            /** @description Bytes of all pictures */
                            totalSize: number;
                            items: components["schemas"]["LiveAd"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addLiveAd: {
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
                "application/json": components["schemas"]["LiveAdInput"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    editLiveAd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveAdChange"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    sortLiveAds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sort"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteLiveAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
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
    listVods: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
                /** @description In id and title. */
                keyword?: string;
                /** @description Default 1. */
                page?: number;
                /** @description Default 1000. */
                limit?: number;
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
                        data: components["schemas"]["VodList"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    fetchVods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    opId?: components["schemas"]["OpId"];
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
                        data: components["schemas"]["VodList"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getVodServer: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
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
                        data: components["schemas"]["VodServer"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setVodServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    opId?: components["schemas"]["OpId"];
                    url: string;
                    /** @description Missing: the stored one stays. Null or empty: the server needs none */
                    authKey?: string | null;
                    autoCreationInterval: components["schemas"]["Interval"];
                    /** @description Of the settings as they were seen */
                    version: number;
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
                        data: components["schemas"]["VodServer"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listMetadataSets: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
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
                            items: components["schemas"]["MetadataSet"][];
                            /** @description What a set that is made now would hold */
                            next: {
                                /** @description Bytes; null: more than a set may have */
                                fileSize: number | null;
                                /** @description Bytes that a set may have (RU-107) */
                                most: number;
                                parts: components["schemas"]["Parts"];
                                /** @description The newest set that holds the same; null where the lists have changed since each */
                                sameAs: null | {
                                    name: string;
                                    version: number;
                                };
                            };
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addMetadataSet: {
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
                    name: components["schemas"]["Name"];
                    opId?: components["schemas"]["OpId"];
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
                        data: components["schemas"]["MetadataSet"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listContentFetches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: number;
                    limit?: number;
                    /**
                     * @description What was fetched. Default all
                     * @enum {string}
                     */
                    activeType?: "all" | "LandingChannel" | "BootingAd" | "DsmCc";
                    /** @description In the name of the item, endpointId, MAC address or serial number */
                    keyword?: string;
                    orders?: {
                        /** @enum {string} */
                        name: "time";
                        /** @enum {string} */
                        direction: "asc" | "desc";
                    }[];
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ContentFetch"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportContentFetches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    as: "csv" | "xlsx";
                    timeZone?: components["schemas"]["TimeZone"];
                    /**
                     * @description Default all
                     * @enum {string}
                     */
                    activeType?: "all" | "LandingChannel" | "BootingAd" | "DsmCc";
                    keyword?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getContentCoverage: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
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
                            /** @description Set-top boxes that report their metadata set */
                            boxes: number;
                            /** @description The most frequent first */
                            items: {
                                /** @description Empty: none yet */
                                sha256: string;
                                name: string;
                                version: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteMetadataSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
    listBoxesWithoutSet: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
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
                        data: {
                            endpointId: string;
                            deviceName: string | null;
                            mac: string | null;
                            modelName: string;
                            online: boolean;
                            /** @description Of the set that it has; empty: none */
                            name: string;
                            version: string;
                            /** @description Of its last fetch, as the box reports it */
                            status: string;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    downloadMetadataSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP file: `channels.json`, `radio-channels.json`, `banners.json`, `live-ads.json` and the pictures by their SHA-256 */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listBootAds: {
        parameters: {
            query?: {
                opId?: components["schemas"]["OpId"];
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
                        data: components["schemas"]["BootAd"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addBootAd: {
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
                    adName: components["schemas"]["Name"];
                    version?: string;
                    type?: string;
                    uploadId?: components["schemas"]["UploadId"];
                    opId?: components["schemas"]["OpId"];
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteBootAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
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
    editBootAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adName?: components["schemas"]["Name"];
                    version?: string;
                    type?: string;
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
                        data: components["schemas"]["Stored"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listFirmwares: {
        parameters: {
            query?: {
                /** @description Of this model alone. */
                mid?: string;
                /** @description Approved ones alone. */
                approved?: boolean;
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
                        data: components["schemas"]["FirmwareFile"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createFirmware: {
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
                    /** @description Of the uploaded file; without it `nofile`. */
                    uploadId?: string;
                    fwCode: number;
                    versionName: components["schemas"]["firmware_Version"];
                    /** @description Oldest version that may be upgraded to it. */
                    minVersion?: string;
                    /** @description The only version that may be upgraded to it. */
                    targetVersion?: string;
                    mid: string;
                    description?: string;
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
                        data: components["schemas"]["Created"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listFirmwareModels: {
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
                        data: components["schemas"]["FirmwareModel"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getFirmwarePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Default 1 */
                    page?: number;
                    /** @description Default 15 */
                    limit?: number;
                    /** @description In version, model, file name and description */
                    keyword?: string;
                    mid?: string;
                    /** @enum {string} */
                    approval?: "Approved" | "Not Approved";
                    /** @description Of access points, routers and extenders alone (A-087) */
                    wifi?: boolean;
                    orders?: {
                        /** @enum {string} */
                        column: "fwCode" | "uploadTime" | "model" | "versionName";
                        /** @enum {string} */
                        order: "asc" | "desc";
                    }[];
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FirmwareFile"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getFirmwareRules: {
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
                        data: components["schemas"]["Rules"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setFirmwareRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rules"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getFirmwareUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Default 1 */
                    page?: number;
                    /** @description Default 15 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FirmwareUpload"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    uploadFirmwareFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Set by the file of the form; without one `nofile`. */
                    uploadId?: string;
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
                        data: components["schemas"]["FileUpload"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    approveFirmware: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    disapproveFirmware: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getFirmware: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["FirmwareFileId"];
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
                        data: components["schemas"]["FirmwareDetail"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteFirmware: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["FirmwareFileId"];
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
    updateFirmware: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["FirmwareFileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listFirmwaresOfModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mid: string;
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
                        data: components["schemas"]["FirmwareFile"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listUploads: {
        parameters: {
            query: {
                /** @description What the files are for, as in `beginUpload`. */
                purpose: components["schemas"]["Purpose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FileUpload"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    beginUpload: {
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
                    purpose: components["schemas"]["Purpose"];
                    /** @example kstb2020-1.4.0.img */
                    fileName: string;
                    /** @example 41943040 */
                    size: number;
                    /**
                     * @description What tells the file from another of its name and size, such as its time of change.
                     * @example 1764000000000
                     */
                    fingerprint: string;
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
                        data: components["schemas"]["FileUpload"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the upload. */
                uploadId: string;
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
                        data: components["schemas"]["FileUpload"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDevices: {
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
                    devices: components["schemas"]["InventoryRows"];
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
                        data: components["schemas"]["CreatedDevices"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    validateMacs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    macAddr: components["schemas"]["Values"];
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
                        data: components["schemas"]["ValidatedRows"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    validateSerialNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deviceSn: components["schemas"]["Values"];
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
                        data: components["schemas"]["ValidatedRows"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    validateDeviceUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    devices: components["schemas"]["InventoryRows"];
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
                        data: components["schemas"]["ValidatedRows"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    uploadDevices: {
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
                    fileName: string;
                    type: components["schemas"]["UploadType"];
                    /** @description Base64 of a CSV file or an Excel workbook (.xlsx). Separator and encoding are detected; columns by the names of the fields, or in English or Korean */
                    file: string;
                    encoding?: components["schemas"]["FileEncoding"];
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
                            historyId: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Default 1 */
                    page?: number;
                    /** @description Default 15 */
                    limit?: number;
                    orders?: {
                        /** @enum {string} */
                        column: "email" | "requestTime";
                        /** @enum {string} */
                        order: "asc" | "desc";
                    }[];
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DeviceUpload"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    historyId: components["schemas"]["inventory_UploadId"];
                    /** @description Default 1 */
                    page?: number;
                    /** @description Default 15 */
                    limit?: number;
                    errorCode?: components["schemas"]["RowErrorCode"];
                    /**
                     * @description Default: all rows, in the order of the file
                     * @enum {string}
                     */
                    show?: "invalid" | "new" | "changed" | "unchanged" | "skipped" | "kept";
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
                            history: components["schemas"]["DeviceUpload"];
                            historyData: components["schemas"]["DeviceUploadRow"][];
                            /** @description Rows that match */
                            rows: number;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceTemplate: {
        parameters: {
            query: {
                type: components["schemas"]["UploadType"];
                as: "csv" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    applyDeviceUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                historyId: components["parameters"]["HistoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    planHash: string;
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
                        data: components["schemas"]["DeviceUpload"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelDeviceUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                historyId: components["parameters"]["HistoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
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
                        data: components["schemas"]["DeviceUpload"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    undoDeviceUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                historyId: components["parameters"]["HistoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
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
                        data: components["schemas"]["DeviceUpload"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportDeviceUploadRows: {
        parameters: {
            query: {
                as: "csv" | "xlsx";
            };
            header?: never;
            path: {
                historyId: components["parameters"]["HistoryId"];
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
    getDevicePageList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceExcelList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ExportRow"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileRequest"];
            };
        };
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    activateDevice: {
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
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deactivateDevices: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    rejectDevices: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    requestActivation: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setDeviceCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                endpointId: components["schemas"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description If given, the device of the address, or the call is refused */
                    endpointId?: string;
                    customerId: components["schemas"]["CustomerId"];
                    retailer?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    releaseDevices: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listInventory: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                keyword?: components["schemas"]["Keyword"];
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
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    removeInventory: {
        parameters: {
            query: {
                endpointId: components["schemas"]["EndpointId"][];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getInventoryPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getInventoryRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ExportRow"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listUnregistered: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                keyword?: components["schemas"]["Keyword"];
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
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getUnregisteredPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["unregistered_PageRequest"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getUnregisteredRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ExportRow"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    registerDevices: {
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
                    devices: {
                        endpointId: components["schemas"]["EndpointId"];
                        /** @description The organisation */
                        opid?: string;
                        deviceName?: string;
                        modelName?: string;
                    }[];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    decideUnregistered: {
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
                    /**
                     * @description A-107
                     * @enum {string}
                     */
                    actionType: "register" | "registerAsImported" | "ignore" | "block" | "restore";
                    endpointIds?: components["schemas"]["EndpointIds"];
                    endpointId?: components["schemas"]["EndpointId"];
                } & (unknown | unknown);
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    removeUnregistered: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listModelNames: {
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
                        data: components["schemas"]["Model"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listModelCombos: {
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
                        data: components["schemas"]["Model"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listProvinces: {
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
                        data: components["schemas"]["Province"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listOutsideProvinces: {
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
                            provinceId: string;
                            provinceName: string;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceMap: {
        parameters: {
            query: {
                west: components["schemas"]["Longitude"];
                south: components["schemas"]["Latitude"];
                east: components["schemas"]["Longitude"];
                north: components["schemas"]["Latitude"];
                /** @description As web maps count it; a tile of the answer is a quarter of theirs wide */
                zoom: number;
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
                            clusters: {
                                /** @description Mean of the devices */
                                lat: number;
                                lng: number;
                                count: number;
                                online: number;
                                /** @description The nearest city, in the caller's language; null: none is near */
                                cityName: string | null;
                            }[];
                            points: {
                                lat: number;
                                lng: number;
                                endpointId: string;
                                deviceName: string | null;
                                modelName: string;
                                online: boolean;
                            }[];
                            /** @description Devices with a place, also outside of the area */
                            placed: number;
                            /** @description Devices without one */
                            unplaced: number;
                            /** @description The area that holds all of them; null where none has a place */
                            extent: null | {
                                west: number;
                                south: number;
                                east: number;
                                north: number;
                            };
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getOutsidePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Default 1 */
                    page?: number;
                    /** @description Default 15 */
                    limit?: number;
                    activeType?: components["schemas"]["ActiveType"];
                    keyword?: components["schemas"]["Keyword"];
                    orders?: components["schemas"]["Orders"];
                    filters?: components["schemas"]["Filters"];
                    /** @description Of the registered place */
                    province?: string;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            device: components["schemas"]["Device"];
                            /** @description Where the address that it connects from is; null where no row of the table has it */
                            byAddress: null | {
                                city: string | null;
                                region: string | null;
                                country: string;
                                outside: boolean;
                            };
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getServiceArea: {
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
                        data: components["schemas"]["Area"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setServiceArea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ring: components["schemas"]["Ring"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listCities: {
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
                        data: components["schemas"]["City"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listCitiesWithDevices: {
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
                        data: components["schemas"]["City"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listCitiesOfProvince: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provinceId: string;
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
                        data: components["schemas"]["City"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardDevices: {
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
                        data: components["schemas"]["DashboardDevices"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardUsers: {
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
                        data: components["schemas"]["DashboardUsers"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardModels: {
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
                        data: components["schemas"]["DashboardModels"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardCities: {
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
                        data: components["schemas"]["DashboardCities"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardOperators: {
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
                        data: components["schemas"]["DashboardOperators"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardPlatforms: {
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
                        data: components["schemas"]["DashboardPlatforms"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardFirmwares: {
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
                        data: components["schemas"]["DashboardFirmwares"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardAps: {
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
                        data: components["schemas"]["DashboardAps"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardDailies: {
        parameters: {
            query?: {
                /** @description Days before today; 7 where it is left out */
                days?: number;
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
                        data: components["schemas"]["DashboardDailies"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeployedPeriods: {
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
                        data: components["schemas"]["DeployedPeriods"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `opRegionId` or `opCityId` */
                id: string;
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
                        data: components["schemas"]["DashboardLocation"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeployedPeriodsDailies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeployedPeriodsRequest"];
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
                        data: components["schemas"]["DeployedPeriodsDailies"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeployedPeriodsDailiesExcel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeployedPeriodsRequest"];
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
                            date: components["schemas"]["Day"];
                            /** @description Empty for devices without a region */
                            region: string;
                            deployedCount: components["schemas"]["Count"];
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getActivateCounts: {
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
                        data: components["schemas"]["BadgeCounts"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setActivationTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    activateCount: number;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDevice: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneDevice"];
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
                            device: components["schemas"]["Device"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceInfo: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneDevice"];
            };
        };
        responses: {
            /** @description The device and what it last reported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DeviceInfo"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    queryDevice: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    paths: string[];
                    refresh?: boolean;
                };
            };
        };
        responses: {
            /** @description At most 5,000 values */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            values: components["schemas"]["ObservedValues"];
                            /** @description True if there are more than 5,000 values; these are the first by path */
                            truncated: boolean;
                            /** @description Answer of the device by requested path; only with `refresh` */
                            errors: {
                                [key: string]: {
                                    code: number;
                                    message: string;
                                };
                            };
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceActionInfo: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
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
                            running: components["schemas"]["Task"][];
                            last: components["schemas"]["Task"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setDeviceTime_alias_devices_did_put: {
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
                    did?: string;
                    endpointId?: components["schemas"]["EndpointId"];
                    enable: boolean;
                    ntpServer1?: components["schemas"]["NtpServer"];
                    ntpServer2?: components["schemas"]["NtpServer"];
                    ntpServer3?: components["schemas"]["NtpServer"];
                    ntpServer4?: components["schemas"]["NtpServer"];
                    ntpServer5?: components["schemas"]["NtpServer"];
                    /**
                     * @description POSIX time zone as in TR-181
                     * @example KST-9
                     */
                    localTimezone?: string;
                } & (unknown | unknown);
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setDeviceTime: {
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
                    did?: string;
                    endpointId?: components["schemas"]["EndpointId"];
                    enable: boolean;
                    ntpServer1?: components["schemas"]["NtpServer"];
                    ntpServer2?: components["schemas"]["NtpServer"];
                    ntpServer3?: components["schemas"]["NtpServer"];
                    ntpServer4?: components["schemas"]["NtpServer"];
                    ntpServer5?: components["schemas"]["NtpServer"];
                    /**
                     * @description POSIX time zone as in TR-181
                     * @example KST-9
                     */
                    localTimezone?: string;
                } & (unknown | unknown);
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setDeviceName: {
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
                    did?: string;
                    endpointId?: components["schemas"]["EndpointId"];
                    deviceName: string;
                } & (unknown | unknown);
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceTime: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                };
            };
        };
        responses: {
            /** @description The settings; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            ntp: components["schemas"]["time"];
                            /** @description The device's clock beside the server's; null if the device does not report its time with a zone */
                            clock: {
                                /** @description As the device reported it */
                                device: string;
                                /**
                                 * Format: date-time
                                 * @description When it did
                                 */
                                server: string;
                                /** @description Negative: the device's clock is behind */
                                aheadSeconds: number;
                            } | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setRadio: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    band_steering?: boolean;
                    radios?: components["schemas"]["Change"][];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getRadio: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    options?: {
                        refresh?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description The radios; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Null: the device has none */
                            band_steering: boolean | null;
                            takesBack: components["schemas"]["TakesBack"];
                            observedAt: components["schemas"]["OptionalTime"];
                            radios: components["schemas"]["radio"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setWan: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /** @enum {string} */
                    connection_type?: "DHCP" | "PPPoE" | "Static";
                    ip?: components["schemas"]["Address"];
                    mask?: components["schemas"]["Address"];
                    gateway?: components["schemas"]["Address"];
                    dns1?: components["schemas"]["Address"];
                    dns2?: components["schemas"]["Address"];
                    /** @description Bytes */
                    mtu?: number;
                    /** @description Of PPPoE */
                    username?: string;
                    /** @description Of PPPoE. Never returned. */
                    password?: string;
                    ipv6_enable?: boolean;
                    dhcpv6_enable?: boolean;
                    ipv6_address?: string;
                    ipv6_gateway?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getWan: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            interfaces: components["schemas"]["IpInterfaces"];
                            wan: components["schemas"]["wan"];
                            /** @enum {string|null} */
                            connection_type: "DHCP" | "PPPoE" | "Static" | null;
                            takesBack: components["schemas"]["TakesBack"];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setLan: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    ip?: components["schemas"]["Address"];
                    mask?: components["schemas"]["Address"];
                    dhcp_enable?: boolean;
                    min_address?: components["schemas"]["Address"];
                    max_address?: components["schemas"]["Address"];
                    /** @description Seconds; -1 for ever */
                    lease_time?: number;
                    /** @description Up to four, separated by commas */
                    dns_servers?: string;
                    domain_name?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getLan: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            interfaces: components["schemas"]["IpInterfaces"];
                            lan: components["schemas"]["lan"];
                            leases: components["schemas"]["leases"][];
                            reservations: components["schemas"]["reservations"][];
                            mostReservations: number;
                            /** @description Whether the device has reported its limit */
                            canReserve: boolean;
                            takesBack: components["schemas"]["TakesBack"];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getNetworkFilterOption: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
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
                            ip_filters: components["schemas"]["filters"][];
                            mac_filters: components["schemas"]["filters"][];
                            /** @description Number of filters by the device's own count */
                            filter_count: number | null;
                            limits: {
                                ip: number;
                                mac: number;
                            };
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addIPFilter: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    source_ip?: components["schemas"]["Address"];
                    source_mask?: components["schemas"]["Address"];
                    dest_ip?: components["schemas"]["Address"];
                    dest_mask?: components["schemas"]["Address"];
                    /** @enum {string} */
                    protocol?: "any" | "tcp" | "udp";
                    dest_port?: number;
                    description?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteIPFilter: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description Row number */
                    idx: number;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addMacFilter: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /**
                     * @description 400 `mac-valid` if it is no MAC address
                     * @example 02:00:5E:00:00:07
                     */
                    mac_address: string;
                    description?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addReservation: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    mac_address: components["schemas"]["Mac"];
                    ip: components["schemas"]["Address"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    changeReservation: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    idx: components["schemas"]["Row"];
                    mac_address: components["schemas"]["Mac"];
                    ip: components["schemas"]["Address"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteReservation: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    idx: components["schemas"]["Row"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getRemote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            remote: components["schemas"]["remoteAccess"];
                            /** @description Address of its uplink */
                            address: string | null;
                            opening: components["schemas"]["remote_Change"] | null;
                            closing: components["schemas"]["remote_Change"] | null;
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setRemote: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    enable: boolean;
                    /** @description Duration; needed to open */
                    minutes?: number;
                    /** @description Reason; needed to open */
                    reason?: string;
                    port?: number;
                    /** @description One of `supported_protocols` */
                    protocol?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteMacFilter: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description Row number */
                    idx: number;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAssociatedDevices: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description The clients; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            associated_devices: components["schemas"]["Station"][];
                            /** @description Number of Wi-Fi clients by the device's own count */
                            client_count: number | null;
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getWifi: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            radios: components["schemas"]["radio"][];
                            /** @description Null: the device has none */
                            band_steering: boolean | null;
                            ssids: components["schemas"]["networks"][];
                            guestWifis: components["schemas"]["GuestNetwork"][];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getSSID: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            ssids: components["schemas"]["networks"][];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getSSIDInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    idx?: components["schemas"]["Idx"];
                    options?: {
                        refresh?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            ssid: components["schemas"]["networks"];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setSSID: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    idx: components["schemas"]["Idx"];
                    ssid_name?: components["schemas"]["Ssid"];
                    hidden_ssid?: boolean;
                    security_mode?: string;
                    encryption_mode?: string;
                    key_pass_phrase?: components["schemas"]["Passphrase"];
                    pre_shared_key?: components["schemas"]["PreSharedKey"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    revealWifiSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    idx: components["schemas"]["Idx"];
                };
            };
        };
        responses: {
            /** @description Only secrets that are known. None if the device does not disclose them and none was set here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /**
                             * @description Whether the device could be asked
                             * @enum {string}
                             */
                            device: "answered" | "offline" | "noAnswer";
                            secrets: components["schemas"]["RevealedSecret"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getGuestWifi: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            guestWifis: components["schemas"]["GuestNetwork"][];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setGuestWifi: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    guestWifis: components["schemas"]["GuestChange"][];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    enableGuestWifi: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    guestWifis: components["schemas"]["GuestSwitch"][];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getEndpoint: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            endpoints: components["schemas"]["endpoint"][];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    enableEndpoint: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    idx: components["schemas"]["Idx"];
                    enable: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    resetWifi: {
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
                    endpointId: components["schemas"]["EndpointId"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    scanWifiChannels: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description If given, it must be of the same device */
                    did?: string;
                };
            };
        };
        responses: {
            /** @description The task is stored and will run, wait or expire; its events follow on the live socket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Id of the task */
                            sessionId: string;
                            /** @description Same as sessionId */
                            taskId: string;
                            taskIds: string[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getTopology: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    options?: {
                        refresh?: boolean;
                    };
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
                            accessPoints: components["schemas"]["AccessPoint"][];
                            createTime: components["schemas"]["OptionalTime"];
                            /** @description Endpoint id */
                            toldBy: string;
                            macAddress: string | null;
                            /** @description False: the device reports no mesh; these are its own clients, without history */
                            isMesh: boolean;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getTopologyHistories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the reporting device, with or without colons */
                    macAddress: string;
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
                            /** Format: date-time */
                            createTime: string;
                            accessPoints: number;
                            clients: number;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getTopologyHistoryData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the reporting device, with or without colons */
                    macAddress: string;
                    /** Format: date-time */
                    createTime: string;
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
                            accessPoints: components["schemas"]["AccessPoint"][];
                            /** Format: date-time */
                            createTime: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getNetwork: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            device_info_network: components["schemas"]["NetworkGroup"];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getConnectedNetwork: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            interfaces: components["schemas"]["ethernet"][];
                            hosts: components["schemas"]["hosts"][];
                            /** @description Number of clients by the device's own count */
                            host_count: number | null;
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getNetworkStat: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description As last observed; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            network_stat: components["schemas"]["Section"][];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDevicePast: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
                at: string;
                /** @description Include all values at that moment; at most 5,000 */
                withValues?: boolean;
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
                            /** Format: date-time */
                            at: string;
                            /**
                             * Format: date-time
                             * @description Start of its record
                             */
                            begins: string;
                            earlier: components["schemas"]["OptionalTime"];
                            later: components["schemas"]["OptionalTime"];
                            differences: components["schemas"]["DeviceDifference"][];
                            values: components["schemas"]["ObservedValues"];
                            /** @description True if there are more values or differences */
                            truncated: boolean;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceChanges: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
                since: string;
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
                        data: components["schemas"]["DeviceChange"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listHandovers: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
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
                        data: components["schemas"]["Handover"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    handOver: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description Account id */
                    to: string;
                    note: string;
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
                            handoverId: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    answerHandover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                handoverId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    accepted: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getNetworkStatHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /**
                     * @description 6 hours, 24 hours, 7 days, 30 days until now
                     * @enum {string}
                     */
                    range: "hours" | "day" | "week" | "month";
                };
            };
        };
        responses: {
            /** @description Oldest first; sections without reports are left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            stepSeconds: number;
                            sections: {
                                /** @enum {string} */
                                section: "wan" | "lan" | "wifi2" | "wifi5" | "wifi6";
                                points: {
                                    /**
                                     * Format: date-time
                                     * @description Start of the step
                                     */
                                    time: string;
                                    /** @description Bits a second */
                                    received: number | null;
                                    sent: number | null;
                                }[];
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    subscribeRTD: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchedDevice"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    unsubscribeRTD: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchedDevice"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setMonitoring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    did?: string;
                    endpointId?: components["schemas"]["EndpointId"];
                    /** @constant */
                    option: "ALL";
                } & (unknown | unknown);
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    rebootDevices: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    factoryResetDevices: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    lockDevices: {
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
                "application/json": components["schemas"]["LockTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    unlockDevices: {
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
                "application/json": components["schemas"]["LockTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    resetPin: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    scanChannels: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setLnb: {
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
                "application/json": components["schemas"]["LnbTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    upgradeRcu: {
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
                "application/json": components["schemas"]["set-top_OneDevice"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setAudioOut: {
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
                "application/json": components["schemas"]["Enable"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    sendOsdMessage: {
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
                "application/json": components["schemas"]["OsdTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setCec: {
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
                "application/json": components["schemas"]["Enable"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    readHdmiInfo: {
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
                "application/json": components["schemas"]["set-top_OneDevice"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    readRemoteControl: {
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
                "application/json": components["schemas"]["set-top_OneDevice"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    askScreenConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /**
                     * @description Prompt language. Default: that of the caller
                     * @enum {string}
                     */
                    language?: "en" | "ko";
                    /** @description Seconds that the consent lasts. Default: 600 */
                    duration?: number;
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
                        data: components["schemas"]["StartedConsent"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelScreenConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["set-top_OneDevice"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startScreenCapture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description Pictures, as text (CO-063). Default: 1000 */
                    count?: string;
                    /** @description Milliseconds (A-123). Default: 1000 */
                    interval?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelScreenCapture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["set-top_OneDevice"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    watchScreen: {
        parameters: {
            query: {
                /** @description Id of the page, of the caller's account */
                viewer: string;
            };
            header?: never;
            path: {
                consentId: components["parameters"]["ConsentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    leaveScreen: {
        parameters: {
            query: {
                /** @description Id of the page, of the caller's account */
                viewer: string;
            };
            header?: never;
            path: {
                consentId: components["parameters"]["ConsentId"];
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
                        data: Record<string, never>;
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    pressRemoteKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    keyValue: components["schemas"]["RemoteKey"];
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
                            /** @description Of the capture */
                            taskId: string;
                            consentId: string;
                            /** @description Counts the keys of this consent, from 1 */
                            number: number;
                            /** @enum {string} */
                            outcome: "sent" | "refused" | "unknown";
                            message: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    takeRemoteControl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["set-top_OneDevice"];
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
                        data: components["schemas"]["StartedConsent"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAvInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
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
                            device: components["schemas"]["Device"];
                            av: components["schemas"]["Av"];
                            tuner: components["schemas"]["tuner"];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAppInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
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
                            device_app: components["schemas"]["AndroidApp"][];
                            device_app_stat_count: {
                                /** @description Apps approved for the model */
                                op_app_all_cnt: number;
                                /** @description Approved apps that are installed */
                                op_app_cnt: number;
                                /** @description Approved apps with a newer file */
                                up_app_cnt: number;
                            };
                            environment: components["schemas"]["Space"];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    installApp: {
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
                "application/json": components["schemas"]["Install"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    uninstallApp: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    platform: components["schemas"]["Platform"];
                    fileId?: components["schemas"]["FileId"];
                    appPackageName?: components["schemas"]["PackageName"];
                    appUuid?: components["schemas"]["Uuid"];
                    appId?: components["schemas"]["AppId"];
                    /** @constant */
                    apType?: "D";
                    /** @constant */
                    type?: "delete";
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    installOrDeleteApp: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    fileId?: components["schemas"]["FileId"];
                    /** @enum {string} */
                    type: "install" | "delete";
                    appPackageName: components["schemas"]["PackageName"];
                    /** @constant */
                    platform: "android";
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAppStatWeekly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
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
                            data: {
                                app_name: string;
                                app_label: string;
                                usage: components["schemas"]["app_Day"][];
                            }[];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAppDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Part of the name of the app or its package; `all` for all apps */
                keyword: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId?: components["schemas"]["EndpointId"];
                    installedApp?: components["schemas"]["PackageName"][];
                    appIds?: components["schemas"]["AppId"][];
                    platform?: components["schemas"]["Platform"];
                };
            };
        };
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Available"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateApp: {
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
                "application/json": components["schemas"]["Install"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    installAppTemp: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    appId: components["schemas"]["AppId"];
                    version: string;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    uninstallAppTemp: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    appId: components["schemas"]["AppId"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeploymentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
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
                            data: components["schemas"]["QuantumApp"][];
                            totalApp: number;
                            activeApp: number;
                            updateAppCnt: number;
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getTotalUsageInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
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
                        data: components["schemas"]["Space"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startStopApp: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description `idx` of the app */
                    appIdx: number;
                    /** @enum {string} */
                    startStop: "start" | "stop" | "restart" | "forceStop";
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceActions: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
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
                        data: {
                            id: string;
                            action: components["schemas"]["TaskKind"];
                            actionName: string;
                            /** Format: date-time */
                            dateTime: string;
                            taskId: string;
                            state: components["schemas"]["TaskState"];
                            performedBy: string;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listDeviceActions_alias_devices_historys_device_action_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    page?: number;
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            id: string;
                            action: components["schemas"]["TaskKind"];
                            actionName: string;
                            /** Format: date-time */
                            dateTime: string;
                            taskId: string;
                            state: components["schemas"]["TaskState"];
                            performedBy: string;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceAction: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
                id: components["schemas"]["TaskId"];
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
                            endpointId: string;
                            id: string;
                            detail: components["schemas"]["Task"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceAction_alias_devices_historys_device_action_detail_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    id: components["schemas"]["TaskId"];
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
                            endpointId: string;
                            id: string;
                            detail: components["schemas"]["Task"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAgentNotices: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
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
                        data: {
                            /** @description Position in the log */
                            id: string;
                            /** @enum {unknown} */
                            notice: "undecodable" | "sessionRefused" | "subscriptionRefused" | "versionUnknown" | "limitExceeded" | "identityRefused" | "duplicateIdentity" | "foreignRecord";
                            /** @description The gateway's description, with the agent's own error */
                            detail: string;
                            times: number;
                            /** Format: date-time */
                            dateTime: string;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listUserActions: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
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
                        data: {
                            /** @description Position in the log */
                            id: string;
                            /**
                             * @description Operation
                             * @example rebootDevices
                             */
                            actionName: string;
                            performedBy: string;
                            /**
                             * @description Result code
                             * @example success
                             */
                            result: string;
                            /** Format: date-time */
                            createTime: string;
                            taskIds: string[];
                            /** @description Before; null if nothing changed */
                            oldValue: unknown;
                            /** @description After; null if nothing changed */
                            newValue: unknown;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listUserActions_alias_devices_historys_user_action_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    page?: number;
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Position in the log */
                            id: string;
                            /**
                             * @description Operation
                             * @example rebootDevices
                             */
                            actionName: string;
                            performedBy: string;
                            /**
                             * @description Result code
                             * @example success
                             */
                            result: string;
                            /** Format: date-time */
                            createTime: string;
                            taskIds: string[];
                            /** @description Before; null if nothing changed */
                            oldValue: unknown;
                            /** @description After; null if nothing changed */
                            newValue: unknown;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startPing: {
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
                "application/json": components["schemas"]["PingRequest"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startTraceRoute: {
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
                "application/json": components["schemas"]["PingRequest"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelTraceRoute: {
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
                    endpointId: components["schemas"]["EndpointId"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startDownloadTest: {
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
                "application/json": components["schemas"]["SpeedRequest"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startUploadTest: {
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
                "application/json": components["schemas"]["SpeedRequest"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startSpeedTest: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    host?: components["schemas"]["TestUrl"];
                    filesize?: components["schemas"]["FileSize"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setSpeedTest: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    host?: components["schemas"]["TestUrl"];
                    filesize?: components["schemas"]["FileSize"];
                };
            };
        };
        responses: {
            /** @description The settings as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            host: string | null;
                            filesize: number | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setSpeedTestServer: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    url?: components["schemas"]["TestUrl"];
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
                        data: components["schemas"]["ServerSetting"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startSignalStrength: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /**
                     * @description Seconds (CO-049)
                     * @enum {integer}
                     */
                    interval: 1 | 3 | 5 | 10 | 15;
                    /** @description Samples (CO-050), or 60 x minutes / interval for a duration (A-124) */
                    count: number;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelSignalStrength: {
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
                    endpointId: components["schemas"]["EndpointId"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getActionStatistics: {
        parameters: {
            query?: {
                type?: "all" | "av" | "android";
                /** @description Default action */
                group?: "action" | "outcome";
                /** @description Default 30 days before the last */
                startDate?: components["parameters"]["StatFrom"];
                /** @description Default today */
                endDate?: components["parameters"]["StatUntil"];
                dateType?: components["parameters"]["StatDateType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Series by action or outcome, and one row for each action */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            counts: components["schemas"]["StatSeries"];
                            actions: {
                                action: components["schemas"]["TaskKind"];
                                total: number;
                                succeeded: number;
                                /** @description Failed, timed out or outcome unknown */
                                failed: number;
                                /** @description Cancelled, expired or replaced by a later one */
                                other: number;
                                /** @description From the request to the end */
                                meanSeconds: number;
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getOperatorStatistics: {
        parameters: {
            query?: {
                /** @description Default 30 days before the last */
                startDate?: components["parameters"]["StatFrom"];
                /** @description Default today */
                endDate?: components["parameters"]["StatUntil"];
                dateType?: components["parameters"]["StatDateType"];
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
                        data: components["schemas"]["StatSeries"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getSubOperatorStatistics: {
        parameters: {
            query?: {
                /** @description Default all */
                status?: components["parameters"]["StatStatus"];
                /** @description Default 30 days before the last */
                startDate?: components["parameters"]["StatFrom"];
                /** @description Default today */
                endDate?: components["parameters"]["StatUntil"];
                dateType?: components["parameters"]["StatDateType"];
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
                        data: components["schemas"]["StatSeries"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getPlatformStatistics: {
        parameters: {
            query?: {
                /** @description Default all */
                status?: components["parameters"]["StatStatus"];
                /** @description Default 30 days before the last */
                startDate?: components["parameters"]["StatFrom"];
                /** @description Default today */
                endDate?: components["parameters"]["StatUntil"];
                dateType?: components["parameters"]["StatDateType"];
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
                        data: components["schemas"]["StatSeries"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceStatistics: {
        parameters: {
            query?: {
                /** @description Default summary */
                type?: "summary" | "retention" | "op" | "model" | "class" | "platform" | "firmware";
                /** @description Default all */
                status?: components["parameters"]["StatStatus"];
                /** @description Default 30 days before the last */
                startDate?: components["parameters"]["StatFrom"];
                /** @description Default today */
                endDate?: components["parameters"]["StatUntil"];
                dateType?: components["parameters"]["StatDateType"];
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
                        data: components["schemas"]["StatSeries"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getFirmwareStatistics: {
        parameters: {
            query?: {
                /** @description Default all */
                status?: components["parameters"]["StatStatus"];
                /** @description Default 30 days before the last */
                startDate?: components["parameters"]["StatFrom"];
                /** @description Default today */
                endDate?: components["parameters"]["StatUntil"];
                dateType?: components["parameters"]["StatDateType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            versions: {
                                firmwareVersion: string;
                                deviceCount: number;
                            }[];
                            updates: components["schemas"]["StatSeries"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getUserStatistics: {
        parameters: {
            query?: {
                /** @description Default 30 days before the last */
                startDate?: components["parameters"]["StatFrom"];
                /** @description Default today */
                endDate?: components["parameters"]["StatUntil"];
                dateType?: components["parameters"]["StatDateType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            roles: {
                                roleName: string;
                                userCount: number;
                            }[];
                            created: components["schemas"]["StatSeries"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getActionLogPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From 1; default 1 */
                    page?: number;
                    /** @description Rows a page; default 15 (CO-015) */
                    limit?: number;
                    action?: components["schemas"]["ActionLogActions"];
                    account?: components["schemas"]["ActionLogAccount"];
                    endpointId?: components["schemas"]["EndpointId"];
                    macAddress?: components["schemas"]["ActionLogMac"];
                    startDate?: components["schemas"]["StartDate"];
                    endDate?: components["schemas"]["EndDate"];
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ActionLog"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAlarms: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                endpointId?: components["parameters"]["OfDevice"];
                metric?: components["parameters"]["OfMetric"];
                severity?: components["parameters"]["OfSeverity"];
                modelName?: components["parameters"]["OfModel"];
                state?: components["parameters"]["OfState"];
                startDate?: components["parameters"]["AlarmsFrom"];
                endDate?: components["parameters"]["AlarmsUntil"];
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
                        data: components["schemas"]["Alarm"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportAlarms: {
        parameters: {
            query: {
                as: "csv" | "xlsx";
                timeZone?: components["schemas"]["TimeZone"];
                endpointId?: components["parameters"]["OfDevice"];
                metric?: components["parameters"]["OfMetric"];
                severity?: components["parameters"]["OfSeverity"];
                modelName?: components["parameters"]["OfModel"];
                state?: components["parameters"]["OfState"];
                startDate?: components["parameters"]["AlarmsFrom"];
                endDate?: components["parameters"]["AlarmsUntil"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAlarmThresholds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each metric, and more for models */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AlarmThreshold"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setAlarmThresholds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlarmThresholdChange"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    previewAlarmThresholds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlarmThresholdChange"];
            };
        };
        responses: {
            /** @description By the same machine that raises alarms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            alarms: number;
                            /** @description Of these, those that became critical */
                            critical: number;
                            devices: number;
                            /** @description Devices with samples of this metric */
                            sampledDevices: number;
                            /** @description Alarms that are open now */
                            openNow: number;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    acknowledgeAlarm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alarmId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getResourceDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    startDate?: components["schemas"]["StartDate"];
                    endDate?: components["schemas"]["EndDate"];
                    modelName?: string;
                    perModel?: boolean;
                };
            };
        };
        responses: {
            /** @description The days that have samples, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            timeZones: string[];
                            days: components["schemas"]["ResourceDay"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportActionLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    as: "csv" | "xlsx";
                    timeZone?: components["schemas"]["TimeZone"];
                    action?: components["schemas"]["ActionLogActions"];
                    account?: components["schemas"]["ActionLogAccount"];
                    endpointId?: components["schemas"]["EndpointId"];
                    macAddress?: components["schemas"]["ActionLogMac"];
                    startDate?: components["schemas"]["StartDate"];
                    endDate?: components["schemas"]["EndDate"];
                };
            };
        };
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description Task types (CO-095); several are any-of */
                action?: components["parameters"]["Action"];
                /** @description Account id of the requester, or part of their name */
                account?: components["parameters"]["Account"];
                endpointId?: components["parameters"]["Device"];
                /** @description All tasks of one bulk action */
                batchId?: components["parameters"]["Batch"];
                /** @description Several are any-of */
                state?: components["parameters"]["State"];
                /** @description Requested at or after */
                from?: components["parameters"]["From"];
                /** @description Requested before */
                to?: components["parameters"]["To"];
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
                        data: components["schemas"]["Task"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportTasks: {
        parameters: {
            query: {
                as: "csv" | "xlsx";
                timeZone?: components["schemas"]["TimeZone"];
                /** @description Task types (CO-095); several are any-of */
                action?: components["parameters"]["Action"];
                /** @description Account id of the requester, or part of their name */
                account?: components["parameters"]["Account"];
                endpointId?: components["parameters"]["Device"];
                /** @description All tasks of one bulk action */
                batchId?: components["parameters"]["Batch"];
                /** @description Several are any-of */
                state?: components["parameters"]["State"];
                /** @description Requested at or after */
                from?: components["parameters"]["From"];
                /** @description Requested before */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    countTasks: {
        parameters: {
            query?: {
                /** @description Task types (CO-095); several are any-of */
                action?: components["parameters"]["Action"];
                /** @description Account id of the requester, or part of their name */
                account?: components["parameters"]["Account"];
                endpointId?: components["parameters"]["Device"];
                /** @description All tasks of one bulk action */
                batchId?: components["parameters"]["Batch"];
                /** @description Requested at or after */
                from?: components["parameters"]["From"];
                /** @description Requested before */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A count for each state of a task of the installation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TaskCount"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["parameters"]["TaskId"];
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
                        data: components["schemas"]["Task"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listTaskEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                taskId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getTaskState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                taskId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TaskStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportTask: {
        parameters: {
            query?: {
                /** @description What to redact, of these: message, outputs, params, readBack, reason, result, sample, was, wrote. A field of every event (`FIELD`) or of one (`task:ID/VERSION/FIELD`). Anything else is refused */
                redact?: string[];
            };
            header?: never;
            path: {
                taskId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskExport"];
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "user" | "leftScreen" | "foundOnReturn";
                };
            };
        };
        responses: {
            /** @description Result of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            taskId: string;
                            /**
                             * @description `requested`: the device is asked to stop; `cancelled`: it had not been sent; `tooLate`: it had ended; `notCancellable`: it was sent and cannot be called back
                             * @enum {string}
                             */
                            outcome: "requested" | "cancelled" | "tooLate" | "notCancellable";
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listConsents: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                endpointId?: string;
                /** @description Several are any-of */
                state?: components["schemas"]["ConsentState"][];
                /** @description In the prompt, the requester's name or the device */
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
                        data: components["schemas"]["Consent"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consentId: components["parameters"]["ConsentId"];
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
                        data: components["schemas"]["Consent"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getConsentPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consentId: components["parameters"]["ConsentId"];
                /** @description The capture */
                taskId: string;
                sequence: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture as the device sent it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listConsentEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                consentId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getConsentState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                consentId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ConsentStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportConsent: {
        parameters: {
            query?: {
                /** @description What to redact, of these: message, text. A field of every event (`FIELD`) or of one (`consent:ID/VERSION/FIELD`). Anything else is refused */
                redact?: string[];
            };
            header?: never;
            path: {
                consentId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentExport"];
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listPlaybookRuns: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                endpointId?: string;
                playbook?: components["schemas"]["PlaybookName"];
                /** @description The outcome; running: not ended */
                result?: "running" | "solved" | "unsolved" | "cancelled" | "expired";
                /** @description In the name or endpoint id of the device, or in the name of the user who started it */
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
                        data: components["schemas"]["PlaybookRun"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startPlaybook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    playbook: components["schemas"]["PlaybookName"];
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
                        data: components["schemas"]["ChangedRun"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getPlaybookRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
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
                        data: components["schemas"]["PlaybookRun"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    applyProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proposalId: string;
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
                        data: components["schemas"]["ChangedRun"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    takeBackStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
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
                        data: components["schemas"]["ChangedRun"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    finishPlaybook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    outcome: "solved" | "unsolved";
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
                        data: components["schemas"]["ChangedRun"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelPlaybook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
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
                        data: components["schemas"]["ChangedRun"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listPlaybookRunEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                runId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getPlaybookRunState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                runId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlaybookRunStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportPlaybookRun: {
        parameters: {
            query?: {
                /** @description What to redact, of these: . A field of every event (`FIELD`) or of one (`playbook-run:ID/VERSION/FIELD`). Anything else is refused */
                redact?: string[];
            };
            header?: never;
            path: {
                runId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybookRunExport"];
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description CO-098: a fault, a wish, something to improve, anything else
                     * @enum {string}
                     */
                    type: "bug" | "new" | "improve" | "misc";
                    title: string;
                    contents: string;
                    /** @description Ignored: the author is the account of the call */
                    user?: string;
                    /** @description Details that the user agreed to send, as text */
                    diagnostics?: string;
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
                            feedbackId: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listFeedbacks: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default createTime */
                sortBy?: "createTime" | "title";
                sortDesc?: boolean;
                type?: "bug" | "new" | "improve" | "misc";
                /** @description Part of the title or of the contents */
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
                        data: components["schemas"]["Feedback"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportFeedbacks: {
        parameters: {
            query: {
                as: "csv" | "xlsx";
                /** @description Default createTime */
                sortBy?: "createTime" | "title";
                sortDesc?: boolean;
                type?: "bug" | "new" | "improve" | "misc";
                /** @description Part of the title or of the contents */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description CO-097; default All */
                filter?: "All" | "Information" | "Alert" | "Notice";
                state?: components["schemas"]["NoticeState"];
                /** @description In the title */
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
                        data: components["schemas"]["Notice"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeBody"];
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
                        data: components["schemas"]["ChangedNotice"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notiId: components["parameters"]["NotiId"];
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
                        data: components["schemas"]["Notice"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notiId: components["parameters"]["NotiId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeBody"];
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
                        data: components["schemas"]["ChangedNotice"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notiId: components["parameters"]["NotiId"];
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
                        data: components["schemas"]["ChangedNotice"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listNoticeReaders: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                notiId: components["parameters"]["NotiId"];
            };
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
                        data: components["schemas"]["NoticeReader"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listNoticeEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                notiId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getNoticeState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                notiId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NoticeStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportNotice: {
        parameters: {
            query?: {
                /** @description What to redact, of these: accountId, contents, title. A field of every event (`FIELD`) or of one (`notice:ID/VERSION/FIELD`). Anything else is refused */
                redact?: string[];
            };
            header?: never;
            path: {
                notiId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeExport"];
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listOwnNotices: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
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
                        data: components["schemas"]["OwnNotice"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    readNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notiId: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listOwnMessages: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
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
                        data: components["schemas"]["OwnMessage"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
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
                        data: components["schemas"]["Message"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listMessageEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getMessageState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MessageStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Absent: all that the caller is shown */
                    messageId?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getOwnSettings: {
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
                        data: components["schemas"]["PersonalSettings"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setOwnClientSync: {
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
    getInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The installation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            productTitle: string;
                            version: string;
                            /** @description Newest first */
                            versions: {
                                version: string;
                                /**
                                 * Format: date
                                 * @description Null: not released yet
                                 */
                                releaseDate: string | null;
                            }[];
                            /** @description Mail address, telephone number or web address, as set by SUPPORT_CONTACT */
                            contact: string | null;
                            /** @description Of this installation */
                            features: {
                                [key: string]: boolean;
                            };
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getInstallationHealth: {
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
                        data: components["schemas"]["PartHealth"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    registerClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    platform?: string;
                    osVer?: string;
                    appPackage?: string;
                    appVer?: string;
                    lang?: string;
                    timezone?: string;
                    pushType?: string;
                    pushToken?: string;
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
                            clientId: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    forgetPassword: {
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
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    oldPassword?: string;
                    newPassword: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getTwoFactorPolicy: {
        parameters: {
            query: {
                opId: string;
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
                        data: components["schemas"]["TwoFactorPolicy"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setTwoFactorPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    opId: string;
                    required: boolean;
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
                        data: components["schemas"]["TwoFactorPolicy"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getIdentityProvider: {
        parameters: {
            query?: {
                opId?: components["parameters"]["Organisation"];
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
                        data: components["schemas"]["IdentityProvider"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Default: the caller's own */
                    opId?: string;
                    /** @description The version that was edited; absent: there was none */
                    version?: number;
                    issuer: components["schemas"]["Issuer"];
                    clientId: string;
                    /** Format: password */
                    clientSecret?: string;
                    scopes: components["schemas"]["Scopes"];
                    domains: components["schemas"]["Domains"];
                    roleClaim: components["schemas"]["RoleClaim"];
                    roles: components["schemas"]["RoleRules"];
                    adopts: boolean;
                    exclusive: boolean;
                    trustsFactors: boolean;
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
                        data: components["schemas"]["IdentityProvider"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteIdentityProvider: {
        parameters: {
            query?: {
                opId?: components["parameters"]["Organisation"];
            };
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
    proveIdentityProviderDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Default: the caller's own */
                    opId?: string;
                    domain: components["schemas"]["Domain"];
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
                            proved: boolean;
                            /** @description What is missing; null: nothing */
                            message: string | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    checkIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    issuer: components["schemas"]["Issuer"];
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
                            works: boolean;
                            /** @description What is wrong; null: nothing */
                            message: string | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    resetUserTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
    listMails: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description Several are any-of */
                state?: components["schemas"]["MailState"][];
                /** @description In the recipient, or in the mail server's answer */
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
                        data: components["schemas"]["Mail"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["parameters"]["MailId"];
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
                        data: components["schemas"]["Mail"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailId: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Mail"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listMailEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                mailId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getMailState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                mailId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MailStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportMail: {
        parameters: {
            query?: {
                /** @description What to redact, of these: answer, to. A field of every event (`FIELD`) or of one (`mail:ID/VERSION/FIELD`). Anything else is refused */
                redact?: string[];
            };
            header?: never;
            path: {
                mailId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailExport"];
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default userName */
                sortBy?: "userName" | "email" | "inviteTime" | "lastAccessTime";
                sortDesc?: boolean;
                opId?: string;
                opUserStatus?: "Invited" | "Running" | "Stopped";
                roleGroupKey?: string;
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
                        data: components["schemas"]["Account"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listInvitationChoices: {
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
                        data: components["schemas"]["InvitationChoices"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportAccounts: {
        parameters: {
            query: {
                as: "csv" | "xlsx";
                /** @description Default userName */
                sortBy?: "userName" | "email" | "inviteTime" | "lastAccessTime";
                sortDesc?: boolean;
                opId?: string;
                opUserStatus?: "Invited" | "Running" | "Stopped";
                roleGroupKey?: string;
                /** @description Part of the name or of the e-mail address */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    inviteAccount: {
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
                    email: components["schemas"]["users_Email"];
                    userName?: components["schemas"]["UserName"];
                    opId?: components["schemas"]["users_OpId"];
                    companyId?: components["schemas"]["users_OpId"];
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
    inviteAccounts: {
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
                    emails: components["schemas"]["users_Email"][];
                    opId?: components["schemas"]["users_OpId"];
                    roleGroupKey: components["schemas"]["RoleGroupKey"];
                    language?: components["schemas"]["MailLanguage"];
                };
            };
        };
        responses: {
            /** @description One answer per address, in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Invited"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    reinviteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
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
    disinviteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["InviteCode"];
                    /** Format: password */
                    password: string;
                    userName: components["schemas"]["UserName"];
                    userPhone?: components["schemas"]["UserPhoneOrNone"];
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
                        data: {
                            email: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    checkUserCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["InviteCode"];
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
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    checkEmail: {
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
                            /** @description For the person at the screen (RU-088) */
                            message: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAccountRequests: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default requestTime */
                sortBy?: "requestTime";
                sortDesc?: boolean;
                state?: "open" | "invited" | "declined";
                /** @description Part of the name, of the e-mail address or of the company */
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
                        data: components["schemas"]["AccountRequest"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    declineAccountRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["RequestId"];
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
    inviteAccountRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    opId?: components["schemas"]["users_OpId"];
                    roleGroupKey: components["schemas"]["RoleGroupKey"];
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
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
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
                        data: components["schemas"]["Account"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
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
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version?: components["schemas"]["users_Version"];
                    userName?: components["schemas"]["UserName"];
                    userPhone?: components["schemas"]["UserPhoneOrNone"];
                    roleGroupKey?: components["schemas"]["RoleGroupKey"];
                    /** @description Accepted and ignored: an account stays in its organisation */
                    companyId?: string;
                    /** Format: password */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
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
    stopAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
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
    startAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now */
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
    listAccountPasswordResets: {
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
                        data: components["schemas"]["PasswordReset"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resetId: components["schemas"]["TaskId"];
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
                        data: components["schemas"]["PasswordReset"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listPasswordResetEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                resetId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getPasswordResetState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                resetId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PasswordResetStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportPasswordReset: {
        parameters: {
            query?: {
                /** @description What to redact, of these: . A field of every event (`FIELD`) or of one (`password-reset:ID/VERSION/FIELD`). Anything else is refused */
                redact?: string[];
            };
            header?: never;
            path: {
                resetId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetExport"];
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, last used first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AccountSession"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    endAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
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
    listAccountEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                userId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAccountState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                userId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AccountStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportAccount: {
        parameters: {
            query?: {
                /** @description What to redact, of these: email, name, phone, reason. A field of every event (`FIELD`) or of one (`account:ID/VERSION/FIELD`). Anything else is refused */
                redact?: string[];
            };
            header?: never;
            path: {
                userId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getOwnUser: {
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
    deleteOwnAccount: {
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
    updateOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userName?: components["schemas"]["UserName"];
                    userPhone?: components["schemas"]["UserPhoneOrNone"];
                    ui?: components["schemas"]["ui"];
                    density?: components["schemas"]["density"];
                    language?: components["schemas"]["language"];
                    timezone?: components["schemas"]["person_TimeZone"];
                    dateformat?: components["schemas"]["dateformat"];
                    perPage?: components["schemas"]["perPage"];
                    columns?: components["schemas"]["columns"];
                    messages?: components["schemas"]["messages"];
                    mails?: components["schemas"]["mails"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportOwnData: {
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
                        data: components["schemas"]["OwnData"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listBulkActions: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description Several are any-of */
                state?: components["schemas"]["BulkActionState"][];
                /** @description Task types (CO-095); several are any-of */
                action?: components["schemas"]["TaskKind"][];
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
                        data: components["schemas"]["BulkAction"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getBulkAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bulkActionId: components["parameters"]["BulkActionId"];
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
                        data: components["schemas"]["BulkAction"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listBulkActionEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                bulkActionId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getBulkActionState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                bulkActionId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BulkActionStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportBulkAction: {
        parameters: {
            query?: {
                /** @description What to redact, of these: params. A field of every event (`FIELD`) or of one (`bulk-action:ID/VERSION/FIELD`). Anything else is refused */
                redact?: string[];
            };
            header?: never;
            path: {
                bulkActionId: components["schemas"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkActionExport"];
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelBulkAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                bulkActionId: components["parameters"]["BulkActionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Result of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            bulkActionId: string;
                            /** @enum {string} */
                            outcome: "requested" | "tooLate" | "notCancellable";
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listCases: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                state?: components["schemas"]["CaseState"];
                /** @description Only cases with this task */
                taskId?: components["schemas"]["TaskId"];
                /** @description Part of the title, or the id of a case */
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
                        data: components["schemas"]["CaseSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    openCase: {
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
                    title: components["schemas"]["Title"];
                    taskIds?: components["schemas"]["case_TaskIds"];
                };
            };
        };
        responses: {
            200: components["responses"]["case-changed"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
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
                        data: components["schemas"]["Case"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listCaseEvents: {
        parameters: {
            query?: {
                /** @description Only events with a greater version; default 0 */
                after?: number;
                /** @description Default 500 */
                limit?: number;
            };
            header?: never;
            path: {
                caseId: components["schemas"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events with version > after */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LoggedEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getCaseState: {
        parameters: {
            query?: {
                /** @description Version to fold up to; default the head. Beyond the head answers `nodata` */
                at?: number;
            };
            header?: never;
            path: {
                caseId: components["schemas"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State and context */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CaseStateAt"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportCase: {
        parameters: {
            query?: {
                /** @description Default html */
                as?: "html" | "json";
                /** @description Language of the page; default: that of the request */
                language?: "en" | "ko";
                /** @description What to redact: a field of every event (`params`, `sample`, `result`, `reason`, `message`, `title`, `text`), a field of every event of one task (`task:ID/*\/FIELD`) or of one event (`task:ID/VERSION/FIELD`), all device values (`value/*`) or one of them (`value/PATH`). Anything else is refused. */
                redact?: string[];
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    addCaseTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    taskIds: components["schemas"]["TaskId"][];
                };
            };
        };
        responses: {
            200: components["responses"]["case-changed"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    removeCaseTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    taskId: components["schemas"]["TaskId"];
                };
            };
        };
        responses: {
            200: components["responses"]["case-changed"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    commentCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            200: components["responses"]["case-changed"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    renameCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: components["schemas"]["Title"];
                };
            };
        };
        responses: {
            200: components["responses"]["case-changed"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    shareCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The user; absent: all users of the organisation of the case */
                    email?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["case-changed"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    closeCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["case-changed"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    reopenCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["case-changed"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getLogKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current key and earlier ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LogKey"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listSeals: {
        parameters: {
            query?: {
                /** @description Only seals that end behind this position; default 0 */
                after?: number;
                /** @description Default 100 */
                limit?: number;
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
                        data: components["schemas"]["Seal"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getLogCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last comparison, or the running one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LogCheck"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startLogCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last comparison, or the running one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LogCheck"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getLogRetention: {
        parameters: {
            query?: {
                /** @description Only statements before this position */
                before?: number;
                /** @description Default 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting and the statements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LogRetention"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    checkErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                position: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement, and whether it is valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ErasureCheck"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportLog: {
        parameters: {
            query?: {
                /** @description First position; default 1 */
                from?: number;
                /** @description Last position; default, and at most, the head of the log */
                to?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAccountCalls: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                accountId?: string;
                /** @description Endpoint id, or the id of a task, a case, … */
                object?: string;
                /** @description Only refused calls, or only reads */
                kind?: "refused" | "read";
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
                        data: components["schemas"]["AccountCall"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listUnauthenticatedCalls: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
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
                        data: components["schemas"]["UnauthenticatedCall"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Position of the last entry of the previous page */
                before?: number;
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description Account id of the caller, or part of their name */
                account?: components["parameters"]["audit_Account"];
                area?: components["parameters"]["Area"];
                /** @description Operation id */
                operation?: components["parameters"]["Operation"];
                /** @description Endpoint id, or the id of a task, an account, a row of a table, … */
                object?: components["parameters"]["Object"];
                /** @description Of this organisation or one below it */
                opId?: components["parameters"]["audit_Organisation"];
                result?: components["parameters"]["Result"];
                /** @description Recorded at or after */
                from?: components["parameters"]["audit_From"];
                /** @description Recorded before */
                to?: components["parameters"]["audit_To"];
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
                            entries: components["schemas"]["AuditEntry"][];
                            /** @description `before` of the next page; null: last page */
                            next: number | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query: {
                as: "csv" | "xlsx";
                timeZone?: components["schemas"]["TimeZone"];
                /** @description Account id of the caller, or part of their name */
                account?: components["parameters"]["audit_Account"];
                area?: components["parameters"]["Area"];
                /** @description Operation id */
                operation?: components["parameters"]["Operation"];
                /** @description Endpoint id, or the id of a task, an account, a row of a table, … */
                object?: components["parameters"]["Object"];
                /** @description Of this organisation or one below it */
                opId?: components["parameters"]["audit_Organisation"];
                result?: components["parameters"]["Result"];
                /** @description Recorded at or after */
                from?: components["parameters"]["audit_From"];
                /** @description Recorded before */
                to?: components["parameters"]["audit_To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                position: number;
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
                        data: components["schemas"]["AuditProof"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getConformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recorded transitions and violations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Conformance"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listAllocationTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            opId: string;
                            companyName: string;
                            /** @description The organisation above it: schools of two parents may share a name */
                            parentName: string | null;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    allocateDevice: {
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
                    endpointIds?: components["schemas"]["EndpointIds"];
                    endpointId?: components["schemas"]["EndpointId"];
                    /** @description The organisation */
                    opid: string;
                } & (unknown | unknown);
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    readDeviceIdentity: {
        parameters: {
            query: {
                endpointId: components["schemas"]["EndpointId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pinned certificate and whether a secret was issued; never the secret itself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description SHA-256 of its first certificate, in hex */
                            fingerprint: string | null;
                            /** @description Its address at that connection */
                            pinnedFrom: string | null;
                            /** Format: date-time */
                            pinnedAt: string | null;
                            /**
                             * Format: date-time
                             * @description When its secret was issued; null: none
                             */
                            secretAt: string | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    giveDeviceSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                };
            };
        };
        responses: {
            /** @description The secret, 43 characters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            secret: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    forgetDeviceIdentity: {
        parameters: {
            query: {
                endpointId: components["schemas"]["EndpointId"];
            };
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
    listGroups: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default groupName */
                sortBy?: "groupName" | "createTime";
                sortDesc?: boolean;
                opId?: string;
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
                        data: components["schemas"]["Group"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createGroup: {
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
                "application/json": components["schemas"]["GroupInput"];
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
                        data: components["schemas"]["Group"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gid: string;
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
                        data: components["schemas"]["Group"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                gid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChange"];
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
                        data: components["schemas"]["Group"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                gid: string;
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
    listGroupDevices: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                keyword?: components["schemas"]["Keyword"];
            };
            header?: never;
            path: {
                gid: components["parameters"]["Gid"];
            };
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
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    importGroupDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                gid: components["parameters"]["Gid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The file in base64 */
                    file: string;
                    encoding?: components["schemas"]["FileEncoding"];
                    /** @description Default false */
                    preview?: boolean;
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
                            /** @description Rows of the file */
                            rows: number;
                            /** @description Devices that were, or with `preview` would be, added */
                            added: number;
                            /** @description Devices that are in the group already */
                            already: number;
                            /** @description Rows that name no device which can be added */
                            refused: {
                                line: number;
                                value: string;
                                /** @enum {string} */
                                reason: "empty" | "notFound" | "otherOperator" | "ambiguous";
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listGroupModels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gid: components["parameters"]["Gid"];
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
                        data: components["schemas"]["ModelCount"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    associateDevices: {
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
                "application/json": components["schemas"]["GroupDevices"];
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
                        data: components["schemas"]["Changed"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    disassociateDevices: {
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
                "application/json": components["schemas"]["GroupDevices"];
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
                        data: components["schemas"]["Changed"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    checkGroupName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    groupName: string;
                    opId?: components["schemas"]["members_OpId"];
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
                            groupName: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getGroupDevicePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPage"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    countGroupDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPage"];
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
                            count: number;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listGroupCombos: {
        parameters: {
            query?: {
                opId?: components["schemas"]["members_OpId"];
                keyword?: string;
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
                            gid: string;
                            groupName: string;
                            opId: string;
                            companyName: string;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listSavedFilters: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default filterName */
                sortBy?: "filterName" | "createTime";
                sortDesc?: boolean;
                opId?: string;
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
                        data: components["schemas"]["SavedFilter"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createSavedFilter: {
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
                "application/json": components["schemas"]["SavedFilterInput"];
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
                        data: components["schemas"]["SavedFilter"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getSavedFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filterId: string;
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
                        data: components["schemas"]["SavedFilter"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateSavedFilter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                filterId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterChange"];
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
                        data: components["schemas"]["SavedFilter"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteSavedFilter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                filterId: string;
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
    listLocationGroups: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                type?: components["schemas"]["PlaceType"];
                /** @description This one alone */
                value?: components["schemas"]["members_Id"];
                /** @description Part of its name, region or city */
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
                        data: components["schemas"]["LocationGroup"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getLocationDevicePage: {
        parameters: {
            query: {
                type: components["schemas"]["PlaceType"];
                value: components["schemas"]["members_Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Default 1 */
                    page?: number;
                    /** @description Default 15 */
                    limit?: number;
                    keyword?: components["schemas"]["Keyword"];
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateRegionGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                opRegionId: components["schemas"]["members_Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceNote"];
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
                        data: components["schemas"]["LocationGroup"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateCityGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                opCityId: components["schemas"]["members_Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceNote"];
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
                        data: components["schemas"]["LocationGroup"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    controlGroup: {
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
                    commandType: components["schemas"]["CommandType"];
                    channelId?: components["schemas"]["members_Id"];
                    adFileId?: components["schemas"]["members_Id"];
                    metaFileId?: components["schemas"]["members_Id"];
                    fpRunMethod?: components["schemas"]["RunMethod"];
                    fpStartHour?: components["schemas"]["StartHour"];
                    fpEndHour?: components["schemas"]["EndHour"];
                    goOn?: components["schemas"]["GoOn"];
                    gid: components["schemas"]["members_Id"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    controlLocation: {
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
                    commandType: components["schemas"]["CommandType"];
                    channelId?: components["schemas"]["members_Id"];
                    adFileId?: components["schemas"]["members_Id"];
                    metaFileId?: components["schemas"]["members_Id"];
                    fpRunMethod?: components["schemas"]["RunMethod"];
                    fpStartHour?: components["schemas"]["StartHour"];
                    fpEndHour?: components["schemas"]["EndHour"];
                    goOn?: components["schemas"]["GoOn"];
                    opRegionId?: components["schemas"]["members_Id"];
                    opCityId?: components["schemas"]["members_Id"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    sendGroupContent: {
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
                    /** @enum {string} */
                    commandType: "LandingChannel" | "BootingAd" | "DsmCc";
                    channelId?: components["schemas"]["members_Id"];
                    adFileId?: components["schemas"]["members_Id"];
                    metaFileId?: components["schemas"]["members_Id"];
                    gid?: components["schemas"]["members_Id"];
                    roomId?: components["schemas"]["members_Id"];
                    filterId?: components["schemas"]["members_Id"];
                    opRegionId?: components["schemas"]["members_Id"];
                    opCityId?: components["schemas"]["members_Id"];
                    opCityIds?: components["schemas"]["CityIds"];
                    /** @description Default false */
                    setTopBoxesOnly?: boolean;
                    fpRunMethod?: components["schemas"]["RunMethod"];
                    fpStartHour?: components["schemas"]["StartHour"];
                    fpEndHour?: components["schemas"]["EndHour"];
                    goOn?: components["schemas"]["GoOn"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    controlCmsLocation: {
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
                    commandType: components["schemas"]["CommandType"];
                    channelId?: components["schemas"]["members_Id"];
                    adFileId?: components["schemas"]["members_Id"];
                    metaFileId?: components["schemas"]["members_Id"];
                    fpRunMethod?: components["schemas"]["RunMethod"];
                    fpStartHour?: components["schemas"]["StartHour"];
                    fpEndHour?: components["schemas"]["EndHour"];
                    goOn?: components["schemas"]["GoOn"];
                    opRegionId?: components["schemas"]["members_Id"];
                    opCityId?: components["schemas"]["members_Id"];
                    opCityIds?: components["schemas"]["CityIds"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    controlLocations: {
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
                    commandType: components["schemas"]["CommandType"];
                    channelId?: components["schemas"]["members_Id"];
                    adFileId?: components["schemas"]["members_Id"];
                    metaFileId?: components["schemas"]["members_Id"];
                    fpRunMethod?: components["schemas"]["RunMethod"];
                    fpStartHour?: components["schemas"]["StartHour"];
                    fpEndHour?: components["schemas"]["EndHour"];
                    goOn?: components["schemas"]["GoOn"];
                    opCityIds: components["schemas"]["CityIds"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    previewGroupCommand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commandType: components["schemas"]["CommandType"];
                    channelId?: components["schemas"]["members_Id"];
                    adFileId?: components["schemas"]["members_Id"];
                    metaFileId?: components["schemas"]["members_Id"];
                    gid?: components["schemas"]["members_Id"];
                    roomId?: components["schemas"]["members_Id"];
                    filterId?: components["schemas"]["members_Id"];
                    opRegionId?: components["schemas"]["members_Id"];
                    opCityId?: components["schemas"]["members_Id"];
                    opCityIds?: components["schemas"]["CityIds"];
                    /** @description Default false */
                    setTopBoxesOnly?: boolean;
                    fpRunMethod?: components["schemas"]["RunMethod"];
                    fpStartHour?: components["schemas"]["StartHour"];
                    fpEndHour?: components["schemas"]["EndHour"];
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
                            /**
                             * Format: date-time
                             * @description When the devices were read
                             */
                            asOf: string;
                            /** @description Devices of the group */
                            total: number;
                            /** @description Those whose model supports the command */
                            operable: number;
                            /** @description Operable devices that are offline now */
                            offline: number;
                            /** @description Operable devices that are locked, or unlocked, already */
                            alreadyDone: number;
                            models: components["schemas"]["ModelCount"][];
                            /** @description Models that do not support the command */
                            cannot: components["schemas"]["ModelCount"][];
                            /** @description Bulk actions that it takes */
                            bulkActions: number;
                            /** @description Of Reserved: when the tasks are started, the earliest first. Empty: now */
                            starts: {
                                /**
                                 * Format: date-time
                                 * @description In the past where the devices are between the two hours
                                 */
                                startTime: string;
                                /** Format: date-time */
                                endTime: string;
                                /** @description Minutes that the clocks of the devices are ahead of UTC at the start */
                                utcOffset: number;
                                /** @description Operable devices */
                                count: number;
                                /** @description Those of them that report no zone; the zone of their organisation counts */
                                zoneUnknown: number;
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    rebootGroup: {
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
                "application/json": components["schemas"]["GroupTarget"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    factoryResetGroup: {
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
                "application/json": components["schemas"]["GroupTarget"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    lockGroup: {
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
                "application/json": components["schemas"]["GroupTarget"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    unlockGroup: {
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
                "application/json": components["schemas"]["GroupTarget"];
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
                        data: components["schemas"]["GroupTasks"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceGroups: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
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
                            groups: {
                                gid: string;
                                groupName: string;
                                /** Format: date-time */
                                joinTime: string;
                            }[];
                            /** @description null: it is in none */
                            room: {
                                roomId: string;
                                roomName: string;
                                roomType: string;
                                /** Format: date-time */
                                placeTime: string;
                            } | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listRooms: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default roomName */
                sortBy?: "roomName" | "createTime";
                sortDesc?: boolean;
                opId?: string;
                roomType?: "Classroom" | "Laboratory" | "Library" | "Office" | "Hall" | "Corridor" | "Other";
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
                        data: components["schemas"]["Room"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createRoom: {
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
                "application/json": components["schemas"]["RoomInput"];
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
                        data: components["schemas"]["Room"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roomId: string;
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
                        data: components["schemas"]["Room"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                roomId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomChange"];
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
                        data: components["schemas"]["Room"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                roomId: string;
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
    getRoomDevicePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roomId: components["schemas"]["members_Id"];
                    /** @description Default 1 */
                    page?: number;
                    /** @description Default 15 */
                    limit?: number;
                    keyword?: components["schemas"]["Keyword"];
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    placeDevices: {
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
                    roomId: components["schemas"]["members_Id"];
                    endpointIds: components["schemas"]["EndpointIds"];
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
                        data: components["schemas"]["Changed"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    removeDevicesFromRoom: {
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
                    endpointIds: components["schemas"]["EndpointIds"];
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
                        data: components["schemas"]["Changed"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listOrganisations: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default companyName */
                sortBy?: "companyName" | "createTime";
                sortDesc?: boolean;
                opType?: "System" | "Operator" | "SubOperator" | "Manufacturer" | "EducationOffice" | "School";
                opLevel?: number;
                pOpid?: string;
                educationOfficeId?: string;
                useFlag?: boolean;
                /** @description Part of the name or of the address */
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
                        data: components["schemas"]["Organisation"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createOrganisation: {
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
                "application/json": components["schemas"]["OrganisationInput"];
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
                        data: components["schemas"]["Organisation"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getOrganisation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opId: components["parameters"]["OpId"];
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
                        data: components["schemas"]["Organisation"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateOrganisation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                opId: components["parameters"]["OpId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationChange"];
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
                        data: components["schemas"]["Organisation"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createOrganisationBelow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                opId: components["parameters"]["OpId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationInput"];
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
                        data: components["schemas"]["Organisation"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteOrganisation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                opId: components["parameters"]["OpId"];
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
    exportOrganisations: {
        parameters: {
            query: {
                as: "csv" | "xlsx";
                /** @description Default companyName */
                sortBy?: "companyName" | "createTime";
                sortDesc?: boolean;
                opType?: "System" | "Operator" | "SubOperator" | "Manufacturer" | "EducationOffice" | "School";
                opLevel?: number;
                pOpid?: string;
                educationOfficeId?: string;
                useFlag?: boolean;
                /** @description Part of the name or of the address */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["sheet"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createOrganisationWithAdmin: {
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
                    company: components["schemas"]["OrganisationInput"];
                    admin: {
                        email: components["schemas"]["users_Email"];
                        userName: components["schemas"]["UserName"];
                        roleGroupKey: components["schemas"]["RoleGroupKey"];
                        language?: components["schemas"]["MailLanguage"];
                    };
                };
            };
        };
        responses: {
            /** @description The organisation, and the invited account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            organisation: components["schemas"]["Organisation"];
                            userId: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    checkCompanyName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName: string;
                    /** @description The parent; default: the organisation being viewed */
                    pOpid?: string;
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
                            companyName: string;
                            /** @constant */
                            message: "this company name is available";
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listOperatorRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opId: components["parameters"]["OpId"];
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
                        data: components["schemas"]["OperatorRole"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createOperatorRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                opId: components["parameters"]["OpId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorRoleInput"];
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
                        data: components["schemas"]["OperatorRole"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getOperatorRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                opId: components["parameters"]["OpId"];
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
                        data: {
                            role: components["schemas"]["OperatorRole"];
                            /** @description At most 100 accounts of the caller's scope */
                            holders: {
                                userId: string;
                                userName: string;
                                email: string;
                                companyName: string;
                            }[];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    updateOperatorRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                opId: components["parameters"]["OpId"];
                roleGroupKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorRoleChange"];
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
                        data: components["schemas"]["OperatorRole"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deleteOperatorRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, one for each intended command. A repeat with the same key and body gets the first answer; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                opId: components["parameters"]["OpId"];
                roleGroupKey: string;
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
    listEducationOffices: {
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
                        data: components["schemas"]["EducationOffice"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createDevices_alias_devices_action_ctcCreateDeviceExcel_post: {
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
                    devices: components["schemas"]["InventoryRows"];
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
                        data: components["schemas"]["CreatedDevices"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    rebootDevices_alias_devices_action_reboot_post: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    factoryResetDevices_alias_devices_action_factoryReset_post: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    lockDevices_alias_devices_action_lock_post: {
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
                "application/json": components["schemas"]["LockTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    unlockDevices_alias_devices_action_unlock_post: {
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
                "application/json": components["schemas"]["LockTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    rebootDevices_alias_devices_multi_reboot_post: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    factoryResetDevices_alias_devices_multi_factory_reset_post: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    lockDevices_alias_devices_multi_lock_post: {
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
                "application/json": components["schemas"]["LockTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    unlockDevices_alias_devices_multi_unlock_post: {
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
                "application/json": components["schemas"]["LockTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    resetPin_alias_devices_pin_reset_post: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    scanChannels_alias_devices_channel_scan_post: {
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
                "application/json": components["schemas"]["Targets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setLnb_alias_devices_lnb_settings_post: {
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
                "application/json": components["schemas"]["LnbTargets"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceActionInfo_alias_devices_info_get: {
        parameters: {
            query: {
                endpointId: components["parameters"]["EndpointId"];
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
                            running: components["schemas"]["Task"][];
                            last: components["schemas"]["Task"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceTime_alias_devices_time_post: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                };
            };
        };
        responses: {
            /** @description The settings; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            ntp: components["schemas"]["time"];
                            /** @description The device's clock beside the server's; null if the device does not report its time with a zone */
                            clock: {
                                /** @description As the device reported it */
                                device: string;
                                /**
                                 * Format: date-time
                                 * @description When it did
                                 */
                                server: string;
                                /** @description Negative: the device's clock is behind */
                                aheadSeconds: number;
                            } | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDeviceTime_alias_devices_action_getDeviceTime_post: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                };
            };
        };
        responses: {
            /** @description The settings; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            ntp: components["schemas"]["time"];
                            /** @description The device's clock beside the server's; null if the device does not report its time with a zone */
                            clock: {
                                /** @description As the device reported it */
                                device: string;
                                /**
                                 * Format: date-time
                                 * @description When it did
                                 */
                                server: string;
                                /** @description Negative: the device's clock is behind */
                                aheadSeconds: number;
                            } | null;
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setDeviceTime_alias_devices_action_setDeviceTime_post: {
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
                    did?: string;
                    endpointId?: components["schemas"]["EndpointId"];
                    enable: boolean;
                    ntpServer1?: components["schemas"]["NtpServer"];
                    ntpServer2?: components["schemas"]["NtpServer"];
                    ntpServer3?: components["schemas"]["NtpServer"];
                    ntpServer4?: components["schemas"]["NtpServer"];
                    ntpServer5?: components["schemas"]["NtpServer"];
                    /**
                     * @description POSIX time zone as in TR-181
                     * @example KST-9
                     */
                    localTimezone?: string;
                } & (unknown | unknown);
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startPing_alias_devices_diagnostic_ipPing_post: {
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
                "application/json": components["schemas"]["PingRequest"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startTraceRoute_alias_devices_diagnostic_traceRoute_post: {
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
                "application/json": components["schemas"]["PingRequest"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startDownloadTest_alias_devices_diagnostic_downloadDiagnostics_post: {
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
                "application/json": components["schemas"]["SpeedRequest"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startUploadTest_alias_devices_diagnostic_uploadDiagnostics_post: {
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
                "application/json": components["schemas"]["SpeedRequest"];
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    startSignalStrength_alias_devices_diagnostic_startWifiSignalStrength_post: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    /**
                     * @description Seconds (CO-049)
                     * @enum {integer}
                     */
                    interval: 1 | 3 | 5 | 10 | 15;
                    /** @description Samples (CO-050), or 60 x minutes / interval for a duration (A-124) */
                    count: number;
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    cancelSignalStrength_alias_devices_diagnostic_cancelWifiSignalStrength_post: {
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
                    endpointId: components["schemas"]["EndpointId"];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    setRadio_alias_devices_ui_setRadioShort_post: {
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
                    endpointId: components["schemas"]["EndpointId"];
                    band_steering?: boolean;
                    radios?: components["schemas"]["Change"][];
                };
            };
        };
        responses: {
            200: components["responses"]["task-accepted"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getRadio_alias_devices_wifi_getRadio_post: {
        parameters: {
            query?: {
                /** @description The device at this moment, as reported until then, folded from the log (docs/decisions/194). Cannot be combined with `refresh`. Default: now. */
                asOf?: components["parameters"]["AsOf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    options?: {
                        refresh?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description The radios; null if the device has not reported any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Null: the device has none */
                            band_steering: boolean | null;
                            takesBack: components["schemas"]["TakesBack"];
                            observedAt: components["schemas"]["OptionalTime"];
                            radios: components["schemas"]["radio"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    allocateDevice_alias_inventory_action_allocate_post: {
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
                    endpointIds?: components["schemas"]["EndpointIds"];
                    endpointId?: components["schemas"]["EndpointId"];
                    /** @description The organisation */
                    opid: string;
                } & (unknown | unknown);
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getAppInfo_alias_devices_ui_getApplicationInfo_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
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
                            device_app: components["schemas"]["AndroidApp"][];
                            device_app_stat_count: {
                                /** @description Apps approved for the model */
                                op_app_all_cnt: number;
                                /** @description Approved apps that are installed */
                                op_app_cnt: number;
                                /** @description Approved apps with a newer file */
                                up_app_cnt: number;
                            };
                            environment: components["schemas"]["Space"];
                            observedAt: components["schemas"]["OptionalTime"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    checkCompanyName_alias_op_action_checkCompany_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName: string;
                    /** @description The parent; default: the organisation being viewed */
                    pOpid?: string;
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
                            companyName: string;
                            /** @constant */
                            message: "this company name is available";
                        };
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createGroup_alias_groups_south_africa_post: {
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
                "application/json": components["schemas"]["GroupInput"];
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
                        data: components["schemas"]["Group"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listGroups_alias_dvcgroups_get: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the previous page. Continues where that page ended, regardless of rows added since; `page` is then only a number */
                after?: components["parameters"]["After"];
                /** @description Default groupName */
                sortBy?: "groupName" | "createTime";
                sortDesc?: boolean;
                opId?: string;
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
                        data: components["schemas"]["Group"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    associateDevices_alias_dvcgroups_action_associate_post: {
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
                "application/json": components["schemas"]["GroupDevices"];
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
                        data: components["schemas"]["Changed"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    disassociateDevices_alias_dvcgroups_action_disassociate_post: {
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
                "application/json": components["schemas"]["GroupDevices"];
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
                        data: components["schemas"]["Changed"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getGroupDevicePage_alias_dvcgroups_action_getDevicePageList_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPage"];
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    associateDevices_alias_dvcgroups_ctc_associate_post: {
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
                "application/json": components["schemas"]["GroupDevices"];
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
                        data: components["schemas"]["Changed"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    disassociateDevices_alias_dvcgroups_ctc_disassociate_post: {
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
                "application/json": components["schemas"]["GroupDevices"];
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
                        data: components["schemas"]["Changed"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    activateDevice_alias_devices_action_activate_post: {
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
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deactivateDevices_alias_devices_action_deactivate_post: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    rejectDevices_alias_devices_action_reject_post: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    activateDevice_alias_devices_activate_post: {
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
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    deactivateDevices_alias_devices_deactivate_post: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    rejectDevices_alias_devices_reject_post: {
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
                "application/json": components["schemas"]["Devices"];
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
                        data: components["schemas"]["Moved"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardUsers_alias_stats_dashboard_user_get: {
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
                        data: components["schemas"]["DashboardUsers"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardModels_alias_stats_dashboard_model_get: {
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
                        data: components["schemas"]["DashboardModels"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardOperators_alias_stats_dashboard_op_get: {
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
                        data: components["schemas"]["DashboardOperators"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardPlatforms_alias_stats_dashboard_platform_get: {
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
                        data: components["schemas"]["DashboardPlatforms"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardDevices_alias_stats_dashboard_device_get: {
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
                        data: components["schemas"]["DashboardDevices"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardDailies_alias_stats_dashboard_device_dailys_get: {
        parameters: {
            query?: {
                /** @description Days before today; 7 where it is left out */
                days?: number;
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
                        data: components["schemas"]["DashboardDailies"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    getDashboardLocation_alias_stats_dashboard_location_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `opRegionId` or `opCityId` */
                id: string;
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
                        data: components["schemas"]["DashboardLocation"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    listFirmwares_alias_onp_firmwares_get: {
        parameters: {
            query?: {
                /** @description Of this model alone. */
                mid?: string;
                /** @description Approved ones alone. */
                approved?: boolean;
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
                        data: components["schemas"]["FirmwareFile"][];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createFirmware_alias_firmwares_action_uploadFirmware_post: {
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
                    /** @description Of the uploaded file; without it `nofile`. */
                    uploadId?: string;
                    fwCode: number;
                    versionName: components["schemas"]["firmware_Version"];
                    /** @description Oldest version that may be upgraded to it. */
                    minVersion?: string;
                    /** @description The only version that may be upgraded to it. */
                    targetVersion?: string;
                    mid: string;
                    description?: string;
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
                        data: components["schemas"]["Created"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    uploadFirmwareFile_alias_onp_firmwares_action_uploadFile_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Set by the file of the form; without one `nofile`. */
                    uploadId?: string;
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
                        data: components["schemas"]["FileUpload"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    createFirmware_alias_onp_firmwares_action_uploadFirmware_post: {
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
                    /** @description Of the uploaded file; without it `nofile`. */
                    uploadId?: string;
                    fwCode: number;
                    versionName: components["schemas"]["firmware_Version"];
                    /** @description Oldest version that may be upgraded to it. */
                    minVersion?: string;
                    /** @description The only version that may be upgraded to it. */
                    targetVersion?: string;
                    mid: string;
                    description?: string;
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
                        data: components["schemas"]["Created"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    approveFirmware_alias_onp_firmwares_action_approve_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    disapproveFirmware_alias_onp_firmwares_action_disapprove_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    upgradeFirmware_alias_firmwares_action_manualUpdate_post: {
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
                    endpointIds: components["schemas"]["EndpointId"][];
                    FirmwareFileId: components["schemas"]["FirmwareFileId"];
                    /** @description If given, every device must be of this organisation or below it */
                    opId?: string;
                    /** @description If given, the file must be of this model */
                    mid?: string;
                    /**
                     * @description Newer only (default), any, any but the installed, the installed again (CO-099)
                     * @enum {string}
                     */
                    updateMode?: "BI" | "FI1" | "FI2" | "FI3";
                    /**
                     * @description When the device restarts (CO-100); default immediately
                     * @enum {string}
                     */
                    activateMode?: "anytime" | "immediately" | "when idle" | "user confirmation";
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
                        data: components["schemas"]["StartedUpgrades"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    upgradeFirmware_alias_onp_firmwares_action_manualUpdate_post: {
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
                    endpointIds: components["schemas"]["EndpointId"][];
                    FirmwareFileId: components["schemas"]["FirmwareFileId"];
                    /** @description If given, every device must be of this organisation or below it */
                    opId?: string;
                    /** @description If given, the file must be of this model */
                    mid?: string;
                    /**
                     * @description Newer only (default), any, any but the installed, the installed again (CO-099)
                     * @enum {string}
                     */
                    updateMode?: "BI" | "FI1" | "FI2" | "FI3";
                    /**
                     * @description When the device restarts (CO-100); default immediately
                     * @enum {string}
                     */
                    activateMode?: "anytime" | "immediately" | "when idle" | "user confirmation";
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
                        data: components["schemas"]["StartedUpgrades"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
    upgradeFirmware_alias_devices_multi_firmware_update_post: {
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
                    endpointIds: components["schemas"]["EndpointId"][];
                    FirmwareFileId: components["schemas"]["FirmwareFileId"];
                    /** @description If given, every device must be of this organisation or below it */
                    opId?: string;
                    /** @description If given, the file must be of this model */
                    mid?: string;
                    /**
                     * @description Newer only (default), any, any but the installed, the installed again (CO-099)
                     * @enum {string}
                     */
                    updateMode?: "BI" | "FI1" | "FI2" | "FI3";
                    /**
                     * @description When the device restarts (CO-100); default immediately
                     * @enum {string}
                     */
                    activateMode?: "anytime" | "immediately" | "when idle" | "user confirmation";
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
                        data: components["schemas"]["StartedUpgrades"];
                    };
                };
            };
            "4XX": components["responses"]["error"];
            "5XX": components["responses"]["error"];
        };
    };
}
