// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices in scope, plain */
        get: operations["listDevices"];
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
         * All matching devices for a table file
         * @description At most 20,000 rows (CO-046); `page` and `limit` choose a part, without them everything up to that bound is answered. For other programs: exportDevices answers the file itself (xlsx, csv).
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
         * The devices of a list as a file
         * @description The head of a column of times names their zone.
         */
        post: operations["exportDevices"];
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
        put?: never;
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
        /** One device, short */
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
         * Values of data-model paths
         * @description The last observed values of the paths and everything below them. With `refresh` the device is asked first: `wsdisconnect` when it is not connected, `wstimeout` when it does not answer.
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
        /** Running tasks of a device and the last one of each type */
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
         * @description Starts a task (TimeSettings) that waits for a device that is away, writes the settings and reads them back; its result, the settings as the device then reports them, is pushed as `NTP`. A server left out is not changed, an empty one is cleared.
         */
        post: operations["setDeviceTime"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Name a device
         * @description Names are unique within an operator; 409 `deviceconflict` otherwise.
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
         * @description Starts a task (RadioSettings) that waits for a device that is away, writes the settings and reads them back; its result, the radios as the device then reports them, is pushed as `Sync` with `radio_list` and `band_steering`. What is left out is not changed. Values that the model or the radio cannot have are refused, each by its field. A channel turns the automatic choice off. With `band_steering` name, security mode, encryption and passphrase of 5 GHz are those of all bands (RU-059). On a device that can take them back by itself they are on trial until it has checked in with them; meanwhile `cancelTask` takes them back (docs/decisions/183).
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
         * @description One entry a radio, with the first network on it. With `refresh` the device is asked first.
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
         * @description Starts a task that waits for a device that is away, writes the settings and reads them back; its result, the settings as the device then reports them, is pushed as `Sync` with `wan` (TN-083, TN-084). What is left out is not changed. Values that cannot work together, or that the device cannot have, are refused, each by its field (RU-092, RU-093). On a device that can take them back by itself they are on trial until it has checked in with them; meanwhile `cancelTask` takes them back (docs/decisions/183).
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
         * @description Starts a task that waits for a device that is away, writes the settings and reads them back; its result, the settings as the device then reports them, is pushed as `Sync` with `lan` (TN-083, TN-084). What is left out is not changed. Values that cannot work together, or that the device cannot have, are refused, each by its field (RU-092, RU-093). On a device that can take them back by itself they are on trial until it has checked in with them; meanwhile `cancelTask` takes them back (docs/decisions/183).
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
         * @description With the addresses that its DHCP server has handed out. With `refresh` the device is asked first.
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
         * Filters of a device as last observed, and how many there can be
         * @description A filter with a MAC address keeps that client out, any other drops traffic between addresses. With `refresh` the device is asked first.
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
         * Drop traffic between addresses
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
         * @description Starts a task (IpFilter). A row that meanwhile holds another filter is left alone.
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
         * Keep a client out
         * @description Starts a task (MacFilter); 400 `macconflict` where the device has a filter for this MAC address (ER-033).
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
         * Give a client of the home network always the same address
         * @description Starts a task (AddressReservation). The address lies in the home network and is no other client's by a reservation; a client has one (RU-092). The client gets it when it asks for an address the next time.
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
         * Change a reservation of an address
         * @description Starts a task (AddressReservation). A row that meanwhile holds another reservation is left alone.
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
         * Delete a reservation of an address
         * @description Starts a task (AddressReservation). A row that meanwhile holds another reservation is left alone.
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
         * Whether a device's own pages can be reached over its uplink
         * @description As the device last said; `opening` is the task that opened it, `closing` the wish to close it. Both are null once a closing succeeded. With `refresh` the device is asked first.
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
         * Open a device's own pages for a while, or close them
         * @description Starts a task (RemoteConnection). What is opened is closed by the server when its time is over, or as soon as the device is there again, and by the device itself where it can (docs/usp-extension.md). Who opens it again while it is open sets a new end.
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
         * @description Starts a task (MacFilter). A row that meanwhile holds another filter is left alone.
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
         * Clients of a device's Wi-Fi as last observed
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
         * @description All networks of all radios, guests too. With `refresh` the device is asked first.
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
         * @description With `refresh` the device is asked first. `nodata` where no network has this number.
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
         * Set one of the Wi-Fi networks of a device
         * @description Starts the task that setRadio or, for a guest network, setGuestWifi starts for it. What is left out is not changed.
         */
        post: operations["setSSID"];
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
         * @description One a band at most. With `refresh` the device is asked first.
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
         * @description Starts a task (GuestWifi) that waits for a device that is away; its result is pushed as `Sync` with `guest_wifi`. What is left out is not changed.
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
         * @description As setGuestWifi, of nothing but `enable`.
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
         * A device's own uplink over Wi-Fi as last observed
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
         * Turn a device's own uplink over Wi-Fi on or off
         * @description Starts a task (WifiEndpoint). A device without another uplink is not reached any more when this one is off.
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
         * @description Starts a task (WifiReset) that brings all Wi-Fi settings back to those of the factory, and nothing else.
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
         * Look for the Wi-Fi networks around a device
         * @description Starts a task (WifiScanChannel). `sessionId` is the id of that task (A-054). Its result is pushed with the state Complete and the entries; another state ends the task as failed, with that state as its message (TN-056..TN-060). A scan is cancelled as any task is.
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
         * @description Router, extenders and clients (001 §3), as the master of the home network tells them; where that one is not a device of the caller's, as the device tells them itself. With `refresh` the devices are asked first. `macAddress` names the device that told it, and its history. Devices of other operators have no `endpointId`.
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
         * Moments at which a home network was another one
         * @description Newest first, the last 500. A moment is listed when a reading found a client that joined, left, or is at another access point or on another band; signals alone make none.
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
         * A home network at a moment of its history
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
         * A device's network in short, as last observed
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
         * Interfaces of a device and what is connected to them
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
         * Counters of a device's interfaces since its start
         * @description One entry an interface that the device has. With `refresh` the device is asked first.
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
         * A device as it was at a moment, and what differs now
         * @description The values that the device had told by then, each with the time at which it had last told it, and those that it tells otherwise now. Folded from the log (docs/decisions/194). `earlier` and `later` are the nearest changes of what is set; measurements, counts and clients are none. A value that was told since for the first time is no difference. Secrets are in no answer: a device never reports their values.
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
         * What was changed of a device since a moment
         * @description Newest first, the last 200. A change of a value names the task that ran on the device then, and who asked for it; one of the registration who made it; any other was told by the device itself. Measurements, counts and clients are left out.
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
         * Who asked whom to take over a device
         * @description Newest first, the last 50. Who accepted last has the device (docs/decisions/195).
         */
        get: operations["listHandovers"];
        put?: never;
        /**
         * Ask another user to take over a device
         * @description Somebody whose console shows the page of the device now; `custom` for anybody else. It is kept in the history of the device, and told on the live socket as `Handover`.
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
         * Accept or decline to take over a device
         * @description Only for the one who was asked, once.
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
         * What went through a device's interfaces, as rates over time
         * @description From counters that the server reads now and then while the device is connected, at least every five minutes with up to 6,000 devices (docs/decisions/198). All of them for two days, then one an hour. A step without a rate was not measured, or a counter was reset in it.
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
         * Watch a device
         * @description The device is asked to report changes of its shown values for as long as a client watches. Ends with unsubscribeRTD, or when the client has had no live socket for 15 s.
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
        /** Stop watching a device */
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
         * Watch a device with its Wi-Fi values
         * @description As subscribeRTD, and the radio and client values beside the shown ones (A-125).
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
         * @description One task a device. Confirmed by the device's own Boot! event; without it the outcome is unknown, never "failed".
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
        /** Set one or several devices back to factory settings */
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
         * Set the PIN of one or several set-top boxes back
         * @description One task (PinReset) a device; the PIN is the one from the factory afterwards. Its end is pushed as `ManagementResult`.
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
         * Have the tuner of one or several set-top boxes look for channels
         * @description One task (ChannelScan) a device, which takes minutes and tells how far it is; its result, pushed as `ManagementResult`, has `channels_found`. Not the scan of Wi-Fi channels (A-014).
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
         * Tell one or several set-top boxes which LNB their dish has
         * @description One task (LNBSettings) a device: both are written and read back; the result, pushed as `ManagementResult`, has `lnbSettings`. A setting that a device has already is refused with `custom`, and its devices are named (RU-105).
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
         * @description Starts a task (RcuUpgrade) that tells how far it is; its result, pushed as `AvManagementResult`, has `firmware_version`. The set-top box brings the firmware along.
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
         * Show a message on the television of one or several set-top boxes
         * @description One task (OSDMessage) a device; its end is pushed as `AvManagementResult`. Never sent twice without proof that it was not delivered.
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
         * Ask a set-top box for what is at its HDMI output
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
         * Ask a set-top box for its Bluetooth remote control
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
         * @description Starts a task (ScreenCaptureConsent) and a consent, whose answer is pushed as `AvScreenCaptureResult` with `device_av_sc_agree.user_agreement_state` (TN-102..TN-105). The page that asked has to read `…/live` within 15 s, and the consent stands as long as it does. One consent of a device at a time.
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
         * Take the question, or the consent, back
         * @description The form leaves the screen, or the capture ends at once (TN-106, TN-111).
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
         * Have a device with consent send pictures of its screen
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
         * Stop the pictures
         * @description The consent lasts until it ends (TN-110).
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
         * The pictures of a screen as they come
         * @description Each picture is a line of JSON (`taskId`, `sequence`, `contentType`, `takenAt`, `receivedAt`, `bytes`) and so many bytes after it. Ends after 20 s, and must be requested again within 5 s; without a reader the consent ends (TN-111).
         */
        get: operations["watchScreen"];
        put?: never;
        post?: never;
        delete?: never;
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
         * Press a key of the remote control
         * @description Answers when the device has (`sent`, `refused`) or 5 s are over (`unknown`); keys go one after another, and above 400 that wait `wsoutofbuffer` is answered (TN-114..TN-118). Only while a capture shows a picture (RU-040), and only by who has the remote control.
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
         * Take the remote control over
         * @description Keys of who had it are refused from now on.
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
         * @description The file must be approved for the model of the device. Where an older version is there as last observed this is a task AppUpdate, else a task AppInstall, which tells how far it is; its end is pushed as `ManagementResult`. Of Android the app is named by `appPackageName`, of quantum by `appUuid`. Refused while another task of the same app runs.
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
         * @description `install` is `/devices/apps/install`, `delete` is `/devices/apps/uninstall` (CL-031); each needs the right of that call.
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
         * Use of the Android apps of a set-top box in the last seven days
         * @description Most used first; apps that count nothing are left out.
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
                /** @description Part of the name of the app or of its package; `all` for every one */
                keyword: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apps that there are files of
         * @description With `endpointId` those that are approved for the model of the device. `installedApp` narrows to packages, `appIds` and `platform` to apps.
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
         * @description As `/devices/apps/install`, and refused with `nodata` where the app is not on the device as last observed.
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
        /** Install an app of a device outside any profile, by its version */
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
        /** Remove an app of a device outside any profile */
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
         * Memory and disk of what the apps of a device run in, as last observed
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
         * @description Starts a task (AppStartStop). Where the app runs as last observed, `start` becomes `restart` and `stop` becomes `forceStop` (RU-068). Its end is pushed as `ManagementResult`.
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
        /** What was done to a device, newest first */
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
         * What was found wrong with a device's agent, newest first
         * @description The latest 100. Of a kind there is one an hour at most; `times` counts those that came since the one before it.
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
        /** Who changed or commanded a device, newest first */
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
         * Ask to end the running trace route of a device
         * @description Answers with the ids of the tasks asked to end; `nodata` when none is open.
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
         * @description Two tasks, the upload queued behind the download (A-016). Without `host` the stored server of the device is used; `custom` when there is none.
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
         * @description Without `url` nothing is changed. Answers with the servers known to the operator, nearest first.
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
         * Ask to end the running signal test of a device
         * @description Answers with the ids of the tasks asked to end; `nodata` when none is open.
         */
        post: operations["cancelSignalStrength"];
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
         * The tasks of a list as a file, newest first
         * @description The head of a column of times names their zone.
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
         * How many tasks there are in each state
         * @description Of the tasks that the same filters of the list leave. Counted up to 1,000 of a state, and among its newest 3,000; where there may be more, `atLeast` says so.
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
        /** The events of a task in order */
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
         * The stream as a file for the offline verifier
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
         * Ask to end a task
         * @description The wish is stored and sent to the device; the device may refuse it. `tooLate`: the task had ended. `notCancellable`: a reboot or factory reset that was already sent.
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
         * Consents to look at a screen, newest first
         * @description The ledger: what was asked in which words, what was answered on which television, how long it stood and why it ended. Of devices of the caller's operator and of operators below it.
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
        /** One consent, and how far it is */
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
         * A picture of a capture
         * @description Each look at one is an event of the consent (`picture.viewed`).
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
        /** The events of a consent in order */
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
         * The stream as a file for the offline verifier
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
         * Runs of playbooks, newest first
         * @description Of devices of the caller's operator and of operators below it.
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
         * Find out why a device does not do what its customer expects
         * @description Starts the measurements of a playbook, one task after another, each under the permission and the feature of its own call; those that model or account lack are left out. What they mean, and steps that would help, are in the events of the run. One run of a device at a time.
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
        /** One run, and how far it is */
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
         * Have the run apply a step that it proposes
         * @description A task under the permission of its own call, and then all measurements again.
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
         * Have the run undo the step that it applied last
         * @description Only where the step has a way back. All is measured again.
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
         * End the run, with what became of the complaint
         * @description Only while the run waits for a person. Its tasks are left as a case, where the account that started it may open one.
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
         * Call the run off
         * @description At any time. The task that runs is cancelled, and no case is left.
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
        /** The events of a run of a playbook in order */
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
         * The stream as a file for the offline verifier
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
         * Says something of the product to those who answer for it (CL-375)
         * @description Kept here, to be read by administrators; nothing is forwarded (A-022).
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
        /** Notices of the caller's organisation and of those below it (CL-212) */
        get: operations["listNotices"];
        put?: never;
        /**
         * Writes a notice (CL-214)
         * @description It is published in its period. One with `draft` is published when it is changed without.
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
         * Changes a notice (CL-215)
         * @description While it is published its words and its end may change; it cannot become a draft again. One whose period is over is published again in its new period.
         */
        put: operations["updateNotice"];
        post?: never;
        /**
         * Deletes a notice (CL-216)
         * @description Not in its period (RU-122). Its events stay.
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
        /** Who has opened a notice, the last first */
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
        /** The events of a notice in order */
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
         * The stream as a file for the offline verifier
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
        /** Notices that are published for the caller now, pinned and unread ones first (CL-142) */
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
         * The caller has opened a notice (CL-143)
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
         * @description Only what the caller may see now: about devices, tasks and so on of the organisation being viewed and those below it, and of calls that their role permits.
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
        /** The events of a message in order */
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
        /** The caller has read a message, or all of them (CL-145) */
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
         * @description The profile holds them too; this is for a console that is notified of a change in another one.
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
         * The same as /auth/v1/iam/client/action/sync (CL-141)
         * @description On at first. Off: they are told that a task has moved on (`TaskEvent`) instead of `Sync`. It holds while the client has a live socket.
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
        /** What this installation is, and whom to ask (CL-218) */
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
         * How each part of the server does
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
         * Say what the caller's client is (CL-136)
         * @description Kept with the client that the login belongs to, for its owner's list of clients. The product sends no notifications to programs that are not open: `pushToken` is taken and not kept.
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
         * Forgotten password: mails a link, and by the rules a temporary password (CL-140)
         * @description The answer is the same, in the same time, whether or not there is such an account: it comes before anything is looked up. They are good for `linkMinutes` of GET /account-rules, and the old password stays valid until a new one is set. 429 `custom` with `Retry-After` after too many.
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
         * Changes the own password (CL-139)
         * @description Other logins of the account end, this one stays. A wrong old password is refused at its field (RU-009), and counted as one at the login is. Who signed in with a temporary password leaves the old one out: no other call is allowed then (RU-011).
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
        /** Whether an operator requires two factors */
        get: operations["getTwoFactorPolicy"];
        /**
         * Requires two factors of the people of an operator, and of those below it
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
         * Sets by which identity provider the people of an organisation sign in
         * @description A secret that is left out stays, as long as the issuer does. Refused at their fields: a role that the caller may not give, and with 409 a domain that another organisation has proved, or whose addresses other people have. A new domain is unproved: nobody signs in by it until `/iam/identity-provider/domains/prove` has found its record. Another issuer or client ends the sessions that were opened through the one before. 409 `conflict` where `version` is not the one that is there.
         */
        put: operations["setIdentityProvider"];
        post?: never;
        /**
         * People of the organisation sign in with their passwords again
         * @description The sessions that were opened through it end at once.
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
         * Looks for the TXT record that shows that a domain is the organisation's
         * @description What is missing is told in words, in the language of the caller. A domain that is proved stays so until it is taken off the list. 409 at the field `domains` where another organisation has proved it, or has people with addresses of it. 400 `nodata` where it is not on the list.
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
         * Reads what the identity provider at an address says of itself
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
         * Takes the second factor of an account away: app, recovery codes and passkeys
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
         * Resets the password of an account (CL-129, TN-206)
         * @description Its password is not valid any more, all its logins end, and a link is mailed to it, by the rules with a temporary password, good for `resetMinutes` of GET /account-rules. Only for accounts of the caller's operator and of those below it, whose role is not above the caller's.
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
         * Mails and what became of them, newest first
         * @description To people of the caller's operator and of operators below it. The text of a mail is not shown: it may contain a sign-in link.
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
        /** One mail, and how far it is */
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
         * Tries a mail again now
         * @description One that was refused, or waits for its next attempt. Any other answers `custom` with status 409.
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
        /** The events of a mail in order */
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
         * The stream as a file for the offline verifier
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
         * To which organisations and with which roles the caller can invite
         * @description Organisations from the top down, 1,000 of them at most; roles that give nothing that the caller lacks, the most powerful first.
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
         * Invite one person by mail
         * @description CL-130. To the organisation `opId` (or `companyId`), the caller's own without it. The mailed link is good once, for 7 days. 409 `emailconflict` for an address that has an account.
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
         * Invite several people at once
         * @description Each for itself: what became of one address says nothing of the others.
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
         * Mail a new link
         * @description CL-131. Only until the invitation is accepted; the earlier link is void.
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
         * @description CL-132. Only until the invitation is accepted; the link is void and the address free.
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
         * Accept an invitation with a password of one's own
         * @description CL-133. Redeems the link: it works once. `usercodefail` as `checkUserCode`. The browser of `clientKey` is trusted (A-027).
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
         * Whom an invitation is for
         * @description CL-134. 400 `usercodefail` for a link that is good no more; `data.reason` says why: `unknown`, `replaced` by a newer one, `withdrawn`, `accepted`, `expired`.
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
         * Whether an address has no account yet
         * @description CL-135, A-034. 400 `emailconflict` where it has one, in any organisation.
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
        /** Decline a request for an account */
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
        /** Invite who asked for an account */
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
         * @description CL-128. Its sessions end, and its address is free; what it did stays in the log. Not one's own, and not the last that administers roles: 409 `custom`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change name, telephone and role of an account
         * @description CL-127. What is left out stays; a password is not changed here (RU-097). `version` is that of the account as the caller saw it: 409 `conflict` with `data.version` where somebody has changed it since, and nothing is changed then. 403 `roleerr` for an account or a role above the caller's.
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
         * @description Its sessions end at once. Not one's own, and not the last that administers roles.
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
        /** Let a stopped account sign in again */
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
        /** The latest password resets of an account, newest first; at most 20 */
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
        /** One password reset, and how far it is */
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
        /** The events of a password reset in order */
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
         * The stream as a file for the offline verifier
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
        /** Logins of an account that can be used now */
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
        /** The events of a account in order */
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
         * The stream as a file for the offline verifier
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
         * One's own account
         * @description CL-137.
         */
        get: operations["getOwnUser"];
        put?: never;
        post?: never;
        /**
         * Deletes one's own account, for good
         * @description Its address is typed once more, to prevent mistakes. All its sessions end, this one too. 409 `custom` where nobody else could administer roles. What it did stays on record.
         */
        delete: operations["deleteOwnAccount"];
        options?: never;
        head?: never;
        /**
         * Change name and telephone of one's own account, and personal settings
         * @description CL-138. What is left out stays: of two who change different settings at once both have theirs, of two who change the same one the last.
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
         * What is kept of oneself
         * @description Of long lists the newest rows, with how many there are. Five at once and then one each twelve minutes; 429 `custom` with `retryAfter` beyond that.
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
         * Commands to several devices, newest first
         * @description Those of the caller's operator and of operators below it.
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
        /** One command to several devices, and how far it is */
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
        /** The events of a bulk action in order */
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
         * The stream as a file for the offline verifier
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
         * End what has not ended yet
         * @description Tasks that were not started never are; those that can be cancelled are cancelled, the others run to their end.
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
        /** Cases of the caller's operators, the last changed first */
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
         * Open a case, with tasks or without
         * @description The case belongs to the operator of the account that opens it.
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
        /** One case with its tasks, its events and what changed on the devices */
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
        /** The events of a case in order */
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
         * The case as one file that replays and proves itself
         * @description A page that needs no server and no network, or its document alone (docs/cases.md). The answer is the file itself, not wrapped in `{code, message, data}`. Each export leaves an audit event with what was taken out.
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
         * @description Tasks that are in the case already stay where they are. A case holds at most 20.
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
         * Take a task out of a case
         * @description That it was in stays in the stream of the case.
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
         * Say something about a case
         * @description Possible in a closed case too.
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
        /** Give a case another title */
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
         * Draw the attention of a person, or of an organisation, to a case
         * @description It is told as a message to who chose that. Nobody sees a case that he could not see before: a person must belong to the organisation of the case or to one above it, and his role must permit cases; `custom` else. Possible in a closed case too.
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
        /** Open a closed case again */
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
         * Public keys that signatures of this server are checked with
         * @description Needs no login: a public key is public. Compare its id with one that you got another way before you trust it.
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
         * @description Seals hold digests and nothing of what happened. An auditor who keeps them elsewhere can prove later that none was taken back.
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
        /** What the server found when it compared its log with its seals */
        get: operations["getLogCheck"];
        put?: never;
        /**
         * Compare the log with its seals now
         * @description Answers at once; ask again with GET for what was found. A running check is sped up, not restarted. For accounts of the root operator.
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
         * How long streams are kept, and what was erased when their time was over
         * @description Each statement is an event of the log and covered by its seals. The position of the last one of a page is `before` of the next.
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
         * Hold one statement against the events that were erased
         * @description Whether its signature is one of this server, and its root that of exactly the events that name it, with digests of which their sealed leaves are made.
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
         * A range of the whole log as a file for the offline verifier
         * @description Lines of JSON (docs/verification.md), as many as there are, not wrapped in `{code, message, data}`. The range is widened to whole seals at both ends. It holds events of all operators, so it is for accounts of the root operator, and each export leaves an audit event.
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
         * What accounts were refused, and what personal data they read
         * @description Calls of accounts of the caller's operator and of those below it, counted by the hour, the latest hour first; kept for 30 days. An account has 200 rows an hour each of refused sign-ins, other refusals and reads; further calls are counted without object and address.
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
         * Refused calls that no account was found for
         * @description Counted by the hour, the latest hour first; kept for 30 days (docs/decisions/154). They belong to no organisation: who is below the root sees none.
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
         * @description Calls that were no readings, made in the caller's organisation or one below it, or about what belongs there. What belongs to others is left out of an entry. A page begins before a position: however far back it is, only its own entries are read.
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
         * The audit trail as a file, newest first
         * @description The head of a column of times names their zone.
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
         * Recorded streams against the machines of today
         * @description The server folds every stream of the log with the machine that it began with, a few seconds behind the log. Told are the streams of devices in the caller's subtree.
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
         * @description The caller's own operator and those below it, by name.
         */
        get: operations["listAllocationTargets"];
        put?: never;
        /**
         * Move a device to another organisation
         * @description A device that is in use (`Deployed`) stays where it is: `custom`. One that was adopted (`Requested`) is in the inventory of its new organisation afterwards. 409 `deviceconflict` where another device there has its name.
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
        /** How a device proves that it is the one it says */
        get: operations["readDeviceIdentity"];
        put?: never;
        /**
         * Give out a new secret for a device
         * @description The device shows it from its next connection on, by HTTP Basic with its endpoint id as the user. An earlier one does not count any more. It is answered here once and kept nowhere: a repeated call gives out another one.
         */
        post: operations["giveDeviceSecret"];
        /**
         * Forget what a device showed and was given
         * @description For a device whose certificate or secret is lost. What the server asks of every device (`USP_IDENTITY`) stays; under `pinned` the next certificate that it shows is its first again.
         */
        delete: operations["forgetDeviceIdentity"];
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
         * Create one organisation below this one
         * @description As `POST /ops` with this one as `pOpid` (CL-148, A-010).
         */
        post: operations["createOrganisationBelow"];
        /**
         * Delete one organisation
         * @description Refused with 409 `conflict` while something hangs on it; `data` counts what.
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
         * Create one organisation and invite its first administrator
         * @description CL-156. As `POST /ops` and `/users/action/invite` in one step; asks for the permission of the second as well. Where the invitation fails, there is no organisation either.
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
         * Whether a name is free below an organisation
         * @description 409 `nameconflict` where it is not (CL-157, RU-074).
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
         * Roles that people of an organisation can have
         * @description Those of the product, and those that it, or one above it, has made (CL-152, PE-045). Most powerful first; not paged.
         */
        get: operations["listOperatorRoles"];
        put?: never;
        /**
         * Create one role of an organisation
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
        /** One role, and who has it */
        get: operations["getOperatorRole"];
        /**
         * Change one role
         * @description One that the organisation has made. Those of the product are changed by who may change the administrator's table of roles, under the root organisation. It counts with the next call of everybody who has it (docs/decisions/124).
         */
        put: operations["updateOperatorRole"];
        post?: never;
        /**
         * Delete one role that an organisation has made
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Part of endpoint id, MAC address, serial number, name, model, customer or city, in any case. Of keywords shorter than three characters only the first 5,000 devices in the chosen order are looked at. */
        Keyword: string;
        Success: {
            /** @constant */
            code: "success";
            /** @description In the language of Accept-Language */
            message: string;
        };
        /** @enum {string} */
        DeviceStatus: "Inventory" | "Requested" | "Deployed";
        /** Format: date-time */
        OptionalTime: string | null;
        /** @description Null means that the device has not reported it yet; times are ISO 8601. */
        Device: {
            endpointId: string;
            /** @description Short id derived from endpointId */
            did: string;
            /** @description The same as did */
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
            customerId: string | null;
            retailer: string | null;
            address: string | null;
            city: string | null;
            province: string | null;
            markers: null | {
                lat: number;
                lng: number;
            };
            /** @description Address the device last connected from */
            locationIp: string | null;
            /** @description Seconds; counted on while online */
            upTime: number | null;
            /** Format: date-time */
            createTime: string;
            modifyTime: components["schemas"]["OptionalTime"];
            updateUser: string | null;
            accessTime: components["schemas"]["OptionalTime"];
            syncTime: components["schemas"]["OptionalTime"];
            lastReboot: components["schemas"]["OptionalTime"];
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
        /**
         * @description all, Deployed, Inventory, Requested (A-074)
         * @enum {string}
         */
        ActiveType: "all" | "active" | "inven" | "request";
        /**
         * @description Orders that an index keeps; empty values come first when ascending and last when descending
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
            /** @description This operator and those below it */
            opId?: string;
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
        ExportField: "endpointId" | "did" | "deviceName" | "deviceSn" | "macAddr" | "modelName" | "prodClass" | "manufacturerName" | "hardwareVersion" | "firmwareVersion" | "deviceStatus" | "activeFlag" | "uiLockEnable" | "online" | "companyName" | "customerId" | "retailer" | "address" | "city" | "province" | "locationIp" | "createTime" | "accessTime" | "lastReboot" | "upTime";
        ExportRequest: {
            page?: number;
            limit?: number;
            activeType?: components["schemas"]["ActiveType"];
            keyword?: components["schemas"]["Keyword"];
            orders?: components["schemas"]["Orders"];
            filters?: components["schemas"]["Filters"];
            fields?: components["schemas"]["ExportField"][];
        };
        /** @description The fields asked for, or all of ExportField */
        ExportRow: {
            [key: string]: string | number | boolean | null;
        };
        /** @description IANA name of the zone of its times; default, and for a name that is not known, that of the caller's operator */
        TimeZone: string;
        FileRequest: {
            /** @enum {string} */
            as: "csv" | "xlsx";
            timeZone?: components["schemas"]["TimeZone"];
            activeType?: components["schemas"]["ActiveType"];
            keyword?: components["schemas"]["Keyword"];
            orders?: components["schemas"]["Orders"];
            filters?: components["schemas"]["Filters"];
        };
        BadgeCounts: {
            activeCount: number;
            allCount: number;
            invenCount: number;
            requestCount: number;
            /** @description Operators in scope that have devices */
            operatorCount: number;
        };
        /**
         * @description USP endpoint id
         * @example os::0A1B2C-WM0000001
         */
        EndpointId: string;
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
                local_time: string | null;
                local_timezone: string | null;
                ntp_server1: string | null;
                ntp_server2: string | null;
                ntp_server3: string | null;
                ntp_server4: string | null;
                ntp_server5: string | null;
            };
            device_info_network: components["schemas"]["NetworkGroup"];
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
        TaskKind: "PingTest" | "TraceRoute" | "DownloadSpeed" | "UploadSpeed" | "WifiSignalStrength" | "WifiScanChannel" | "Reboot" | "FactoryReset" | "Lock" | "Unlock" | "TimeSettings" | "RadioSettings" | "WanSettings" | "LanSettings" | "IpFilter" | "MacFilter" | "RemoteConnection" | "AddressReservation" | "GuestWifi" | "WifiEndpoint" | "WifiReset" | "PinReset" | "ChannelScan" | "LNBSettings" | "OSDMessage" | "HdmiInfo" | "HdmiCec" | "AudioOut" | "BluetoothRcu" | "RcuUpgrade" | "ScreenCaptureConsent" | "ScreenCapture" | "AppInstall" | "AppUpdate" | "AppUninstall" | "AppStartStop";
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
             * @description Event of the push message that tells its success
             * @example DiagnosticsResult
             */
            dispatchAction: string;
            /**
             * @description Event of the push message that tells any other end
             * @example DiagnosticsResult
             */
            dispatchFail: string;
            /** @description It was done, and its result is complete */
            isCompiled: boolean;
            /** @enum {string} */
            family: "reachability" | "speed" | "signal" | "power" | "lock" | "time" | "radio" | "network" | "filter" | "pin" | "screen" | "hdmi" | "audio" | "remote" | "capture" | "apps";
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
            /** @description What the device answered, null before that */
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
            /** @description In the order of the devices asked for (A-057) */
            taskIds: string[];
            /** @description Of a command to several devices, the bulk action that their tasks belong to */
            bulkActionId?: string | null;
        };
        /** @description As last observed; null where the device never told. */
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
            /** @description Clients of this network cannot reach each other */
            isolation?: boolean;
            radius_server_addr?: string;
            radius_server_port?: number;
            radius_server_secret?: components["schemas"]["RadiusSecret"];
            secondary_radius_server_addr?: string;
            secondary_radius_server_port?: number;
            secondary_radius_server_secret?: components["schemas"]["RadiusSecret"];
        };
        /** @description Whether the device has said that it takes a change back by itself unless it checks in afterwards (docs/usp-extension.md). Of any other one a change that cuts it off can only be undone on site. */
        TakesBack: boolean;
        /** @description As last observed; null where the device never told. */
        radio: {
            idx: number;
            ssid_idx: number | null;
            access_point_idx: number | null;
            frequency_band: string | null;
            enable: boolean | null;
            operating_standard: string | null;
            channel: number | null;
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
        /** @description As last observed; null where the device never told. */
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
        /** @description As last observed; null where the device never told. */
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
        /** @description As last observed; null where the device never told. */
        leases: {
            idx: number;
            mac_address: string | null;
            ip: string | null;
            ends: string | null;
        };
        /** @description As last observed; null where the device never told. */
        reservations: {
            idx: number;
            enable: boolean | null;
            mac_address: string | null;
            ip: string | null;
        };
        /** @description As last observed; null where the device never told. */
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
        /** @example 02:00:5E:00:00:07 */
        Mac: string;
        /** @description Number of its row */
        Row: number;
        /** @description As last observed; null where the device never told. */
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
        /** @description As last observed; null where the device never told. */
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
            /** @description Whether its name can be seen (A-072) */
            ssid_adv_enable: boolean | null;
            security_support: string[];
            security_mode: string | null;
            encryption_mode: string | null;
            /** @description Its clients cannot reach each other */
            isolation: boolean | null;
            /** @description The device has told of its name and its security */
            isInit: boolean;
        };
        /** @description Instance number */
        Idx: number;
        GuestChange: {
            idx: components["schemas"]["Idx"];
            enable?: boolean;
            ssid?: components["schemas"]["Ssid"];
            ssid_adv_enable?: boolean;
            /** @description Clients of this network cannot reach each other */
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
        /** @description As last observed; null where the device never told. */
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
            /** @description dBm of its link to the one above it */
            rssi: number | null;
            stations: components["schemas"]["topology_Station"][];
            /** @description MAC address of the access point that it is connected to */
            upper_access_point: string | null;
            /** @enum {string} */
            upper_connecting_frequency_band: "2.4GHz" | "5GHz" | "6GHz" | "LAN" | "Unknown";
            host_name: string | null;
            /** @description Of a client: whether it is there */
            active: boolean;
            /** @description kbit/s of its link to the one above it */
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
            /** @description dBm of its link to the one above it */
            rssi: number | null;
            stations: components["schemas"]["topology_Station"][];
            /** @description MAC address of the access point that it is connected to */
            upper_access_point: string | null;
            /** @enum {string} */
            upper_connecting_frequency_band: "2.4GHz" | "5GHz" | "6GHz" | "LAN" | "Unknown";
            host_name: string | null;
            /** @description Of a client: whether it is there */
            active: boolean;
            /** @description kbit/s of its link to the one above it */
            downlink_rate: number | null;
            /** @description kbit/s */
            uplink_rate: number | null;
            /** @description Where it is a device of the caller's */
            endpointId: string | null;
            /** @description Whether that device is online */
            online: boolean | null;
        };
        /** @description As last observed; null where the device never told. */
        ethernet: {
            idx: number;
            name: string | null;
            status: string | null;
            mac_address: string | null;
            upstream: boolean | null;
            bit_rate: number | null;
        };
        /** @description As last observed; null where the device never told. */
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
        };
        DeviceDifference: {
            path: string;
            was: string;
            /**
             * Format: date-time
             * @description When the device had last told it by then
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
                /** @description Of the data model; of a registration the name of its field */
                path: string;
                from: string;
                to: string;
            }[];
            taskId: string | null;
            action: components["schemas"]["TaskKind"] | null;
            /** @description By name; null: the device told it by itself */
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
            /** @description If given, every device must belong to this operator or below it */
            opId?: string;
            /** @description If given, every device must be of this model (RU-118) */
            mid?: string;
        } & (unknown | unknown);
        /** @description Either `endpointIds` or, in older clients, one `endpointId`. Several must be of one model, and in one city where it is known (RU-118). */
        LockTargets: {
            endpointIds?: components["schemas"]["EndpointId"][];
            endpointId?: components["schemas"]["EndpointId"];
            /** @description If given, every device must belong to this operator or below it */
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
            /** @description If given, every device must belong to this operator or below it */
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
            /** @description If given, every device must belong to this operator or below it */
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
        /** @description As last observed; null where the device never told. */
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
            /** @description Pictures or half pictures a second */
            refresh: number;
            interlaced: boolean;
            preferred: boolean;
        };
        /** @description What the display says of itself (VESA E-EDID, CTA-861), read from `hdmi.edid`; null where it does not say */
        Edid: {
            /**
             * @description What is wrong with it; what could be read is there all the same
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
        /** @description As last observed; null where the device never told. */
        audioOut: {
            enable: boolean | null;
            status: string | null;
            format: string | null;
            level: number | null;
        };
        /** @description As last observed; null where the device never told. */
        bluetoothRemote: {
            paired: boolean | null;
            connected: boolean | null;
            name: string | null;
            mac_address: string | null;
            firmware_version: string | null;
            available_version: string | null;
            battery_level: number | null;
        };
        /** @description AV group of a set-top box as last observed; null where its model has no such thing */
        Av: {
            hdmi: components["schemas"]["hdmi"] | null;
            edid: components["schemas"]["Edid"] | null;
            /** @description Whether it gives sound */
            audio_out: boolean | null;
            audio: components["schemas"]["audioOut"] | null;
            bluetooth_remote: components["schemas"]["bluetoothRemote"] | null;
            /** @description On the screen now or last */
            osd_message: string | null;
        };
        /** @description As last observed; null where the device never told. */
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
        Day: {
            /**
             * Format: date-time
             * @description End of the day; of today, until when was counted
             */
            endTime: string;
            /** @description Bytes */
            internet: number | null;
            /** @description Seconds in front of the customer */
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
        /** @description Id of the task that runs or waits (A-054) */
        sessionId: string | null;
        loading: boolean;
        /** @enum {string|null} */
        action: "AppInstall" | "AppUpdate" | "AppUninstall" | "AppStartStop" | null;
        /** @description An app of a set-top box; what the device does not tell is null. One that is being installed and that the device does not tell yet has the state `Installing`. */
        AndroidApp: {
            /** @description Number by which it is started and stopped */
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
            usage: components["schemas"]["Day"][];
            /** @description Newer files approved for the model, newest first */
            fileList: components["schemas"]["File"][];
            sessionId: components["schemas"]["sessionId"];
            loading: components["schemas"]["loading"];
            action: components["schemas"]["action"];
        };
        /** @description Sizes in bytes; null where the device does not tell */
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
        /** @description As the device tells it */
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
        /** @description A deployment unit with its execution unit; what the device does not tell is null */
        QuantumApp: {
            /** @description Number by which it is started and stopped */
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
        /** @description An event of which fields were taken out, and which */
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
        /** @description An event with what its hashes are made of */
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
            /** @description Digests of the fields that were taken out, by name */
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
                /** @description What was taken out; absent: nothing */
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
            /** @description Looks at pictures afterwards */
            views: number;
            /** @description Pictures whose files are gone */
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
                /** @description What was taken out; absent: nothing */
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
         * @description The complaint that it is for
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
            /** @description The case that was left with its tasks */
            caseId: string | null;
            /** @description That it has started so far */
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
                /** @description What was taken out; absent: nothing */
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
            /** @description Who wrote it */
            user: string;
            opId: string;
            companyName: string;
            /** @description What was sent along */
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
            /** @description Raised by each change of what it says */
            edition: number;
            /** @description Who changed it last */
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
            /** @description A word of the author's own to sort notices by */
            subType?: string;
            /** @description HTML; elements and attributes that are not for a text are taken out */
            contents: string;
            /** @description Organisation that it belongs to, in the caller's scope; fixed afterwards. Default the caller's own */
            opId?: string;
            /** @description Organisations whose people, and those below them, it is for; empty for all below `opId` */
            ops?: string[];
            /** @description Roles that it is for; empty for all */
            roles?: string[];
            /** @description Stands above every page until it is read */
            pinned?: boolean;
            /** @description Visible only to users who can write notices */
            draft?: boolean;
            /** Format: date-time */
            periodStart: string;
            /** Format: date-time */
            periodEnd: string;
            /** @description Of a change, the edition that it was made from; another one in the meantime answers 409 `conflict` */
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
                /** @description What was taken out; absent: nothing */
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
            /** @description From whom it is */
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
         * @description Devices of the own organisation, or of those below it, went away; own tasks, or an own bulk action, are over; somebody else has written in a case that one works on; a case was shared with one, or with one's organisation; somebody asks to take over a device; somebody has accepted an invitation
         * @enum {string}
         */
        MessageType: "devicesAway" | "tasksEnded" | "bulkActionEnded" | "caseChanged" | "caseShared" | "handoverAsked" | "invitationAccepted";
        OwnMessage: {
            messageId: string;
            messageType: components["schemas"]["MessageType"];
            readStatus: boolean;
            /** @description How many devices or tasks it is about */
            count: number;
            /** @description Of these, those that did not go well */
            failed: number;
            /** @description The first of them that the caller may see now */
            subjects: {
                /** @description Of the device, task, bulk action, case or account */
                id: string;
                name: string;
            }[];
            /** @description Lowest organisation that all of it belongs to */
            companyName: string;
            /** Format: date-time */
            createTime: string;
            /**
             * Format: date-time
             * @description When it was last added to
             */
            newsTime: string;
        };
        Message: {
            messageId: string;
            messageType: components["schemas"]["MessageType"];
            readStatus: boolean;
            /** @description How many devices or tasks it is about */
            count: number;
            /** @description Of these, those that did not go well */
            failed: number;
            /** @description The first of them that the caller may see now */
            subjects: {
                /** @description Of the device, task, bulk action, case or account */
                id: string;
                name: string;
            }[];
            /** @description Lowest organisation that all of it belongs to */
            companyName: string;
            /** Format: date-time */
            createTime: string;
            /**
             * Format: date-time
             * @description When it was last added to
             */
            newsTime: string;
            /** @enum {string} */
            state: "gathering" | "mailing" | "unread" | "read" | "mailed" | "expired";
            terminal: boolean;
            /** @description Events in its record */
            version: number;
            /** @description Its person */
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
        /** @description IANA name; `own`: of the computer, `operator`: of the own organisation */
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
            /** @description By list, by column: whether it is hidden. Of a change, a list that is left out stays */
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
         * @description E-mail address of the account
         * @example kim@example.net
         */
        Email: string;
        /**
         * Format: password
         * @description What GET /account-rules says, at most 128 characters; common passwords are refused (docs/decisions/152, 204, 249)
         */
        NewPassword: string;
        TwoFactorPolicy: {
            opId: string;
            companyName: string;
            /** @description By this operator itself */
            required: boolean;
            /** @description Name of an operator above it that requires it */
            requiredBy: string | null;
        };
        ProviderDomain: {
            domain: string;
            /**
             * Format: date-time
             * @description When DNS proved that the organisation owns it; null: not proved, and it allows no sign-in
             */
            provedTime: string | null;
            /** @description The TXT record that shows it */
            record: {
                name: string;
                value: string;
            };
        };
        /** @description The first matching value sets the role at each sign-in; a user without a match is refused */
        RoleRules: {
            /** @description `*`: everybody has it */
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
            /** @description Who has no account is given one */
            adopts: boolean;
            /** @description Passwords and passkeys of its people are refused */
            exclusive: boolean;
            /** @description Its sign-in counts as two factors, whatever it says of them */
            trustsFactors: boolean;
            version: number;
            /** Format: date-time */
            modifyTime: string;
            /** @description Name of who set it last */
            modifiedBy: string;
        };
        IdentityProvider: {
            opId: string;
            companyName: string;
            /** @description To be registered at the provider */
            redirectUri: string;
            /** @description Null: none is set */
            provider: components["schemas"]["IdentityProviderSettings"] | null;
        };
        /** @description Address of the provider as it names itself; https, but on the machine of a trial */
        Issuer: string;
        /** @description Separated by spaces; `openid` is always among them */
        Scopes: string;
        Domain: string;
        /** @description Email domain of the organisation's users */
        Domains: components["schemas"]["Domain"][];
        /** @description Name of the claim by which roles are given, below others by dots; empty: none is needed */
        RoleClaim: string;
        /** @enum {string} */
        MailState: "sending" | "waiting" | "refused" | "sent" | "undelivered";
        Mail: {
            mailId: string;
            /** @description Whose administrators see it */
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
            /** @description Times that a mail server was asked */
            attempts: number;
            /** @description What the mail server said last; empty before that */
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
             * @description It is of no use afterwards and not tried any more
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
                /** @description What was taken out; absent: nothing */
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
            /** @description Organisation. A list that is narrowed to one has the accounts of those below it too */
            opId: string;
            /** @description The same as opId */
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
             * @description The last link is good until then
             */
            inviteEndTime: string | null;
            /** Format: date-time */
            acceptTime: string | null;
            /** Format: date-time */
            lastAccessTime: string | null;
            /** @description Name of who invited */
            invitedBy: string | null;
            /** @description Logins that can be used now */
            sessionCount: number;
            /** @description No other user of its organisation can invite people */
            lastAdministrator: boolean;
            /** @description Events of its stream; of a change it says what was changed */
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
        OpId: string;
        RoleGroupKey: string;
        /**
         * @description Of the mail; the caller's without it
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
        /** @description What the mailed link holds */
        InviteCode: string;
        /** @description E.164 (RU-090) */
        UserPhoneOrNone: string | null;
        /** @description Ten random letters and digits that this browser keeps for this e-mail (RU-016); other programs may choose another form */
        ClientKey: string;
        Invitation: {
            email: string;
            /** @description Empty where who invited gave none */
            userName: string;
            companyName: string;
            roleName: string;
            invitedBy: string | null;
            /**
             * Format: date-time
             * @description The link is good until then
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
            /** @description There is an account with this address already */
            hasAccount: boolean;
            /** Format: date-time */
            requestTime: string;
            /** Format: date-time */
            decideTime: string | null;
            /** @description Version of the privacy notice accepted with it; null: requested before there was one */
            privacyVersion: string | null;
            decidedBy: string | null;
        };
        /** @description Of the account as the caller saw it */
        Version: number;
        PasswordReset: {
            resetId: string;
            /** @description Whose password it is */
            userId: string;
            opId: string;
            /** @description Requested with the address of the account; otherwise an administrator removed the password */
            byOwner: boolean;
            /** @enum {string} */
            state: "asked" | "mailed" | "entered" | "done" | "replaced" | "expired";
            terminal: boolean;
            /** @description The mail with the link; null: none is stored yet */
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
                /** @description What was taken out; absent: nothing */
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
                /** @description What was taken out; absent: nothing */
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
        /** @description By list, by column: whether it is hidden. Of a change, a list that is left out stays */
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
             * @description When it was ended; null: it was not
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
            /** @description How many devices, tasks and so on it is about */
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
        /** @description Of one person; neither passwords, keys nor tokens */
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
                 * @description Since when an authenticator app is in use; null: none is
                 */
                authenticatorTime: string | null;
                /** @description How many were not used yet */
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
        BulkActionState: "starting" | "running" | "cancelling" | "completed" | "cancelled" | "expired";
        BulkAction: {
            /** @description `batchId` of its tasks */
            bulkActionId: string;
            taskType: components["schemas"]["TaskKind"];
            taskName: string;
            state: components["schemas"]["BulkActionState"];
            terminal: boolean;
            /** @description Devices that were named */
            total: number;
            /** @description Of these, how many have their task */
            started: number;
            /** @description Of these, how many tasks have ended */
            ended: number;
            /** @description How many tasks ended in which state */
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
             * @description What has not ended by then is called off
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
                /** @description What was taken out; absent: nothing */
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
            /** @description Operator to which the case belongs */
            companyName: string;
        };
        Title: string;
        case_TaskIds: components["schemas"]["TaskId"][];
        CaseId: string;
        /** @description What changed on a device between the first and the last event of its tasks in the case */
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
            /** @description Operator to which the case belongs */
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
            /** @description The key that signs now */
            publicKey: string;
            /** @description Every key that has signed here, in the order of their first use */
            keys: components["schemas"]["PublicKey"][];
        };
        Seal: {
            statement: components["schemas"]["SealStatement"];
            /** @description Ed25519 over the canonical JSON of the statement */
            signature: string;
        };
        /** @description What the last comparison of the log with its seals found */
        LogCheck: {
            /**
             * @description `broken`: the log is not what was sealed. `failed`: the comparison itself could not be made
             * @enum {string}
             */
            state: "never" | "running" | "holds" | "broken" | "failed";
            /** @description Events compared so far */
            checked: number;
            /** @description Events to compare */
            events: number;
            erased: null | {
                events: number;
                /** @description That cover these events */
                statements: number;
                /** @description Position of the last of these statements */
                last: number;
                /** @description Of these events, those of whole streams */
                ofStreams: number;
                /** @description Those of beginnings of the records of devices */
                ofBeginnings: number;
                /** @description Those that were entries of the audit trail */
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
        };
        /** @description What was erased in one transaction (docs/verification.md) */
        ErasureStatement: {
            /** @enum {string} */
            format: "waymark-erasure/1" | "waymark-erasure/2";
            /**
             * @description `beginnings`: of the records of devices, which a checkpoint in the log tells from then on; `audit`: entries of the audit trail. A statement of the first format, which is about whole streams, is without it.
             * @enum {string}
             */
            what?: "beginnings" | "audit";
            logId: string;
            /** @description How long events were kept */
            days: number;
            /**
             * Format: date-time
             * @description All events are older, but for checkpoints that another one replaced
             */
            before: string;
            /** @description How many streams had some of these events, by kind */
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
            /** @description How long streams that are over are kept; null: for ever */
            days: number | null;
            /** @description How long entries of the audit trail are kept; null: for ever */
            auditDays: number | null;
            /** @description How long what devices told is kept; null: for ever */
            deviceDays: number | null;
            /**
             * Format: date-time
             * @description When that was set; null: it never was set
             */
            since: string | null;
            /** @description Position of the last statement whose events are out of the database's files too; 0 before the first */
            rewrittenTo: number;
            /** @description The last first */
            statements: components["schemas"]["PlacedErasure"][];
        };
        ErasureCheck: {
            position: number;
            statement: components["schemas"]["ErasureStatement"];
            signature: string;
            /** @description It is about exactly the events that name it and is signed with a key of this server */
            holds: boolean;
            /** @description What is wrong, for a developer */
            detail: string | null;
        };
        AccountCall: {
            /**
             * Format: date-time
             * @description Begin of the hour
             */
            hour: string;
            accountId: string;
            accountName: string;
            /** @description Its id in this contract */
            operation: string;
            /** @description `success` of a read, else the code of the refusal */
            result: string;
            /** @description What the call named; empty for none, and for what a refused caller could not see */
            object: string;
            /** @description Where it came from */
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
             * @description Its beginning
             */
            hour: string;
            /** @description Operation id of the call */
            operation: string;
            /** @description Code of the refusal */
            result: string;
            /** @description '': of the addresses beyond those that are named in an hour */
            address: string;
            calls: number;
            /** Format: date-time */
            firstTime: string;
            /** Format: date-time */
            lastTime: string;
        };
        /**
         * @description What calls are about, in the words of the audit trail
         * @enum {string}
         */
        AuditArea: "devices" | "tasks" | "people" | "organisations" | "signIn" | "administration";
        /** @description One call that was not a reading (docs/decisions/220) */
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
            /** @description Of the caller; null if they belong to another organisation, and in entries of earlier versions */
            address: string | null;
            /** @description In which the call was made; null where that is not below the caller's own */
            organisation: {
                opId: string;
                companyName: string;
            } | null;
            /** @description The caller had chosen that organisation (`Operator-Scope`) */
            chosen: boolean;
            /** @description Key of the role that the caller looked through */
            preview: string | null;
            /** @description Those below the caller's organisation */
            endpointIds: string[];
            /** @description Those below the caller's organisation */
            taskIds: string[];
            /** @description Ids of what else the call named: an account, a row, … */
            objects: string[];
            /** @description null: there was none, or it is withheld */
            oldValue: unknown;
            /** @description null: there is none, or it is withheld */
            newValue: unknown;
            /** @description It is also about what belongs to other organisations; values and objects are left out */
            withheld: boolean;
        };
        AuditProof: {
            entry: components["schemas"]["AuditEntry"];
            /** @description Stream of the log that the entry stands in */
            streamId: string;
            /** @description Its place in that stream */
            version: number;
            /** @description Position up to which the log is sealed; the entry is under a seal where its own is not beyond it */
            sealedTo: number;
        };
        SeenTransition: {
            machine: string;
            /** @description Version that the streams were begun with */
            machineVersion: string;
            /** @description State in which the event was recorded */
            state: string;
            event: string;
            /** @description Times that it was recorded */
            seen: number;
        };
        /** @description A recorded event that the machine of its stream says cannot have happened */
        ConformanceFinding: {
            /** @description Position in the log */
            pos: number;
            streamId: string;
            machine: string;
            machineVersion: string;
            /** @description Version of the stream at this event */
            version: number;
            /** @description State that met the event; empty where no machine is known */
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
        Organisation: {
            opId: string;
            /** @description The same as opId */
            companyId: string;
            /**
             * @description What may stand below what (A-114): below the system operators and manufacturers; below an operator sub operators, manufacturers, offices of education and schools; below a sub operator offices and schools; below an office schools. All but schools ask for the key `/op/action/createOpInviteAdmin` as well (PE-024).
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
            /** @description Names of those above it, from the caller's own on, with a slash between them */
            parentNames: string;
            /**
             * @description Unique below its parent (RU-074, RU-076)
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
             * @description Main phone
             * @example +82-2-123-4567
             * @example +82-2-765-4321
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
             * @description Package name of the app that its set-top boxes begin with
             * @example com.lake.home
             * @example com.meadow.home
             */
            startApp: string | null;
            /**
             * @description What its devices, and those of the organisations below it, must show when they connect, beyond what the server and those above ask (docs/decisions/240). Counts with the next connection. `certificate` needs USP_TLS_CLIENT_CA on the server
             * @example secret
             * @example certificate
             * @enum {string|null}
             */
            deviceIdentity: "pinned" | "secret" | "certificate" | null;
            /**
             * @description False: its users, and those of all below it, cannot sign in, and their sessions end; its devices go on. Not the caller's own
             * @example true
             * @example true
             */
            useFlag: boolean;
            /** @description Its own devices, without those below it */
            deviceCnt: number;
            /** @description Of these the ones that are online */
            onlineCnt: number;
            /** @description Its own accounts, without those below it */
            userCount: number;
            /** @description Devices of it and of all below it */
            deviceTotal: number;
            /** @description Of these the ones that are online */
            onlineTotal: number;
            /** @description Accounts of it and of all below it */
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
             * @description What may stand below what (A-114): below the system operators and manufacturers; below an operator sub operators, manufacturers, offices of education and schools; below a sub operator offices and schools; below an office schools. All but schools ask for the key `/op/action/createOpInviteAdmin` as well (PE-024).
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
             * @description Unique below its parent (RU-074, RU-076)
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
             * @description Main phone
             * @example +82-2-123-4567
             * @example +82-2-765-4321
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
             * @description Package name of the app that its set-top boxes begin with
             * @example com.lake.home
             * @example com.meadow.home
             */
            startApp?: string | null;
            /**
             * @description What its devices, and those of the organisations below it, must show when they connect, beyond what the server and those above ask (docs/decisions/240). Counts with the next connection. `certificate` needs USP_TLS_CLIENT_CA on the server
             * @example secret
             * @example certificate
             * @enum {string|null}
             */
            deviceIdentity?: "pinned" | "secret" | "certificate" | null;
            /**
             * @description False: its users, and those of all below it, cannot sign in, and their sessions end; its devices go on. Not the caller's own
             * @example true
             * @example true
             */
            useFlag?: boolean;
        };
        OrganisationChange: {
            /**
             * @description Unique below its parent (RU-074, RU-076)
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
             * @description Main phone
             * @example +82-2-123-4567
             * @example +82-2-765-4321
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
             * @description Package name of the app that its set-top boxes begin with
             * @example com.lake.home
             * @example com.meadow.home
             */
            startApp?: string | null;
            /**
             * @description What its devices, and those of the organisations below it, must show when they connect, beyond what the server and those above ask (docs/decisions/240). Counts with the next connection. `certificate` needs USP_TLS_CLIENT_CA on the server
             * @example secret
             * @example certificate
             * @enum {string|null}
             */
            deviceIdentity?: "pinned" | "secret" | "certificate" | null;
            /**
             * @description False: its users, and those of all below it, cannot sign in, and their sessions end; its devices go on. Not the caller's own
             * @example true
             * @example true
             */
            useFlag?: boolean;
            /**
             * Format: date-time
             * @description As the caller saw it: 409 `conflict` where it is another one by now
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
            /** @description Organisation that has made it; null: all have it */
            ownerOpId: string | null;
            ownerName: string | null;
            menus: string[];
            permissions: string[];
            /** @description Accounts of the caller's scope that have it */
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
            /** @description Keys of operations (PE-036); one that no operation asks for is refused */
            permissions: string[];
        };
        OperatorRoleChange: {
            /** @description Unique within its organisation */
            roleName: string;
            roleDesc?: string;
            /** @description smaller is more powerful (A-029) */
            roleLevel: number;
            menus: ("home" | "device" | "management" | "admin" | "statistics" | "root")[];
            /** @description Keys of operations (PE-036); one that no operation asks for is refused */
            permissions: string[];
            /**
             * Format: date-time
             * @description Of the role that the change was made from: 409 `conflict` where it is another by now
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
        /** @description The file, of at most 20,000 rows (CO-046) */
        sheet: {
            headers: {
                "Content-Disposition"?: string;
                /** @description Rows of the file */
                "X-Rows-Written"?: string;
                /** @description Rows that the filters leave; with a plus where there are at least so many */
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
        /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
        AsOf: string;
        EndpointId: components["schemas"]["EndpointId"];
        /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
        IdempotencyKey: string;
        ConsentId: string;
        /** @description Task types (CO-095); several are any-of */
        Action: components["schemas"]["TaskKind"][];
        /** @description Account id, or part of the name of who asked */
        Account: string;
        Device: components["schemas"]["EndpointId"];
        /** @description All tasks of one command given to several devices */
        Batch: string;
        /** @description Several are any-of */
        State: components["schemas"]["TaskState"][];
        /** @description Requested at or after */
        From: components["schemas"]["PointInTime"];
        /** @description Requested before */
        To: components["schemas"]["PointInTime"];
        TaskId: components["schemas"]["TaskId"];
        RunId: string;
        /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
        After: string;
        NotiId: string;
        Organisation: string;
        MailId: string;
        RequestId: string;
        UserId: string;
        BulkActionId: components["schemas"]["TaskId"];
        CaseId: components["schemas"]["CaseId"];
        /** @description Who called: account id, or part of the name */
        audit_Account: string;
        Area: components["schemas"]["AuditArea"];
        /** @description Operation id */
        Operation: string;
        /** @description Endpoint id, or the id of a task, an account, a row of a table, … */
        Object: string;
        /** @description Of this organisation, or below it */
        audit_Organisation: string;
        Result: "success" | "refused";
        /** @description Recorded at or after */
        audit_From: components["schemas"]["PointInTime"];
        /** @description Recorded before */
        audit_To: components["schemas"]["PointInTime"];
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
    getDevice: {
        parameters: {
            query?: {
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                            /** @description There are more than 5000 values; the first by path are here */
                            truncated: boolean;
                            /** @description By requested path, what the device said; only with `refresh` */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                    /** @description Up to four, with commas between them */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                            lan: components["schemas"]["lan"];
                            leases: components["schemas"]["leases"][];
                            reservations: components["schemas"]["reservations"][];
                            mostReservations: number;
                            /** @description Whether the device has told how many it has */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description Number of its row */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /** @example 02:00:5E:00:00:07 */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                            /** @description Of its uplink */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                    /** @description How long; needed to open */
                    minutes?: number;
                    /** @description Why; needed to open */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description Number of its row */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                    idx: components["schemas"]["Idx"];
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    getGuestWifi: {
        parameters: {
            query?: {
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description Must be of the same device where it is given */
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
                            /** @description The same */
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
                            /** @description False: the device tells of no mesh; these are its own clients, and there is no history */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description All values of then as well; 5,000 at most */
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
                             * @description When its record begins
                             */
                            begins: string;
                            earlier: components["schemas"]["OptionalTime"];
                            later: components["schemas"]["OptionalTime"];
                            differences: components["schemas"]["DeviceDifference"][];
                            values: components["schemas"]["ObservedValues"];
                            /** @description There are more values or differences than are told */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                                     * @description Where the step begins
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                     * @description Of the question. Default: that of the caller
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
                /** @description A name of the page that its account alone has */
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
            /** @description Pictures, for as long as they come */
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
                            /** @description Of the keys of this consent, from 1 */
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
                                /** @description Apps that are approved for the model */
                                op_app_all_cnt: number;
                                /** @description Of them on the device */
                                op_app_cnt: number;
                                /** @description Of them with a newer file */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                                usage: components["schemas"]["Day"][];
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
                /** @description Part of the name of the app or of its package; `all` for every one */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                            notice: "undecodable" | "sessionRefused" | "subscriptionRefused" | "versionUnknown" | "limitExceeded" | "identityRefused";
                            /** @description In the gateway's words, with the agent's own error */
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
                            /** @description Before; null where nothing was changed */
                            oldValue: unknown;
                            /** @description After; null where nothing was changed */
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
                            /** @description Before; null where nothing was changed */
                            oldValue: unknown;
                            /** @description After; null where nothing was changed */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    listTasks: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description Task types (CO-095); several are any-of */
                action?: components["parameters"]["Action"];
                /** @description Account id, or part of the name of who asked */
                account?: components["parameters"]["Account"];
                endpointId?: components["parameters"]["Device"];
                /** @description All tasks of one command given to several devices */
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
                /** @description Account id, or part of the name of who asked */
                account?: components["parameters"]["Account"];
                endpointId?: components["parameters"]["Device"];
                /** @description All tasks of one command given to several devices */
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
                /** @description Account id, or part of the name of who asked */
                account?: components["parameters"]["Account"];
                endpointId?: components["parameters"]["Device"];
                /** @description All tasks of one command given to several devices */
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
            /** @description A count for each state that a task of the installation is in */
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
                /** @description What to take out, of these: message, params, reason, result, sample, was. A field of every event (`FIELD`) or of one (`task:ID/VERSION/FIELD`). Anything else is refused */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description What became of the wish */
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
                /** @description In the question, the name of who asked or the device */
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
                /** @description What to take out, of these: message, text. A field of every event (`FIELD`) or of one (`consent:ID/VERSION/FIELD`). Anything else is refused */
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
                /** @description The outcome; running: not over yet */
                result?: "running" | "solved" | "unsolved" | "cancelled" | "expired";
                /** @description In the name or the endpoint id of the device, or in the name of who started it */
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
                /** @description What to take out, of these: . A field of every event (`FIELD`) or of one (`playbook-run:ID/VERSION/FIELD`). Anything else is refused */
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
                    /** @description Ignored; the account of the call has written it */
                    user?: string;
                    /** @description What the person agreed to send along, as text */
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
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
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
                /** @description What to take out, of these: accountId, contents, title. A field of every event (`FIELD`) or of one (`notice:ID/VERSION/FIELD`). Anything else is refused */
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
                    /** @description Without it: all that the caller is shown */
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
                            /** @description The newest first */
                            versions: {
                                version: string;
                                /**
                                 * Format: date
                                 * @description Null: not released yet
                                 */
                                releaseDate: string | null;
                            }[];
                            /** @description Mail address, telephone number or web address, as the operator of the installation has set it (SUPPORT_CONTACT) */
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
                    /** @description That it was made from; absent: there was none */
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
                /** @description In the recipient, or in what the mail server said */
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
                /** @description What to take out, of these: answer, to. A field of every event (`FIELD`) or of one (`mail:ID/VERSION/FIELD`). Anything else is refused */
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
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                    opId?: components["schemas"]["OpId"];
                    companyId?: components["schemas"]["OpId"];
                    roleGroupKey: components["schemas"]["RoleGroupKey"];
                    language?: components["schemas"]["MailLanguage"];
                };
            };
        };
        responses: {
            /** @description The account that waits for its owner */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: components["schemas"]["users_Email"][];
                    opId?: components["schemas"]["OpId"];
                    roleGroupKey: components["schemas"]["RoleGroupKey"];
                    language?: components["schemas"]["MailLanguage"];
                };
            };
        };
        responses: {
            /** @description One answer each, in their order */
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
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
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
                    opId?: components["schemas"]["OpId"];
                    roleGroupKey: components["schemas"]["RoleGroupKey"];
                };
            };
        };
        responses: {
            /** @description The account that waits for its owner */
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
                    version: components["schemas"]["Version"];
                    userName?: components["schemas"]["UserName"];
                    userPhone?: components["schemas"]["UserPhoneOrNone"];
                    roleGroupKey?: components["schemas"]["RoleGroupKey"];
                    /** @description Accepted and ignored: an account stays in its organisation */
                    companyId?: string;
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
                /** @description What to take out, of these: . A field of every event (`FIELD`) or of one (`password-reset:ID/VERSION/FIELD`). Anything else is refused */
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
            /** @description The logins, the last used first */
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
            /** @description How many logins have ended */
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
                /** @description What to take out, of these: email, name, phone, reason. A field of every event (`FIELD`) or of one (`account:ID/VERSION/FIELD`). Anything else is refused */
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
                /** @description What to take out, of these: params. A field of every event (`FIELD`) or of one (`bulk-action:ID/VERSION/FIELD`). Anything else is refused */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description What became of the wish */
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
                /** @description Only cases that hold this task */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Of the page; default that of the request */
                language?: "en" | "ko";
                /** @description What to take out: a field of every event (`params`, `sample`, `result`, `reason`, `message`, `title`, `text`), a field of every event of one task (`task:ID/*\/FIELD`) or of one event (`task:ID/VERSION/FIELD`), all device values (`value/*`) or one of them (`value/PATH`). Anything else is refused. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                    /** @description Of the person; without it: all people of the organisation of the case */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description The key in use and those before it */
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
            /** @description The last comparison, or the one under way */
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
            /** @description The last comparison, or the one under way */
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
                /** @description Only statements that lie before this position */
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
            /** @description The statement, and whether it holds */
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
                /** @description Refused calls alone, or reads alone */
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
                /** @description Position of the last entry of the page before */
                before?: number;
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description Who called: account id, or part of the name */
                account?: components["parameters"]["audit_Account"];
                area?: components["parameters"]["Area"];
                /** @description Operation id */
                operation?: components["parameters"]["Operation"];
                /** @description Endpoint id, or the id of a task, an account, a row of a table, … */
                object?: components["parameters"]["Object"];
                /** @description Of this organisation, or below it */
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
                            /** @description `before` of the next page; null: this is the last */
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
                /** @description Who called: account id, or part of the name */
                account?: components["parameters"]["audit_Account"];
                area?: components["parameters"]["Area"];
                /** @description Operation id */
                operation?: components["parameters"]["Operation"];
                /** @description Endpoint id, or the id of a task, an account, a row of a table, … */
                object?: components["parameters"]["Object"];
                /** @description Of this organisation, or below it */
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
            /** @description How often each transition was recorded, and what cannot have happened */
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
                            /** @description The organisation above it: two may have schools of one name */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description The organisation */
                    opid: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
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
            /** @description What it showed first and what it was given; never the secret itself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description SHA-256 of the certificate that it showed first, in hex */
                            fingerprint: string | null;
                            /** @description Address it came from then */
                            pinnedFrom: string | null;
                            /** Format: date-time */
                            pinnedAt: string | null;
                            /**
                             * Format: date-time
                             * @description When its secret was given out; null where it has none
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
    listOrganisations: {
        parameters: {
            query?: {
                /** @description From 1; default 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; default 15 */
                limit?: components["parameters"]["Limit"];
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
            /** @description The organisation, and the account that waits for its owner */
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
                    /** @description The parent; the organisation that the caller looks at without it */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description `next` of the page before: goes on where that page ended, however deep, and whatever was added since; `page` is then only a number */
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
    rebootDevices_alias_devices_action_reboot_post: {
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
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
                /** @description The device as it was at this moment, as far as it had told by then, folded from the log (docs/decisions/194). Not together with `refresh`. Default: as it is. */
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
                /** @description Chosen by the client, one for each intended command. The same key with the same body answers again what was answered first; with another body it is refused with 409 `conflict`. Remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpointId: components["schemas"]["EndpointId"];
                    /** @description The organisation */
                    opid: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
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
                                /** @description Apps that are approved for the model */
                                op_app_all_cnt: number;
                                /** @description Of them on the device */
                                op_app_cnt: number;
                                /** @description Of them with a newer file */
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
                    /** @description The parent; the organisation that the caller looks at without it */
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
}
