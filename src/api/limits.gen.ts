// Generated from openapi/ by `npm run api`. Do not edit.

/** Limits of one field of a command's body, in the words of JSON Schema. */
export interface FieldLimits {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

export const setDeviceTimeLimits = {"did":{"minLength":1,"maxLength":64},"endpointId":{"minLength":1,"maxLength":255},"enable":{"required":true},"ntpServer1":{"maxLength":64,"pattern":"^[A-Za-z0-9._:-]*$"},"ntpServer2":{"maxLength":64,"pattern":"^[A-Za-z0-9._:-]*$"},"ntpServer3":{"maxLength":64,"pattern":"^[A-Za-z0-9._:-]*$"},"ntpServer4":{"maxLength":64,"pattern":"^[A-Za-z0-9._:-]*$"},"ntpServer5":{"maxLength":64,"pattern":"^[A-Za-z0-9._:-]*$"},"localTimezone":{"maxLength":256}} satisfies Record<string, FieldLimits>;
export const setDeviceNameLimits = {"did":{"minLength":1,"maxLength":64},"endpointId":{"minLength":1,"maxLength":255},"deviceName":{"required":true,"minLength":1,"maxLength":64,"pattern":"^\\S(.*\\S)?$"}} satisfies Record<string, FieldLimits>;
export const setRadioLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"radios":{"required":true}} satisfies Record<string, FieldLimits>;
export const setWanLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"ip":{"maxLength":15,"pattern":"^[0-9.]*$"},"mask":{"maxLength":15,"pattern":"^[0-9.]*$"},"gateway":{"maxLength":15,"pattern":"^[0-9.]*$"},"dns1":{"maxLength":15,"pattern":"^[0-9.]*$"},"dns2":{"maxLength":15,"pattern":"^[0-9.]*$"},"mtu":{"minimum":576,"maximum":1500},"username":{"maxLength":64},"ipv6_address":{"maxLength":45},"ipv6_gateway":{"maxLength":45}} satisfies Record<string, FieldLimits>;
export const setLanLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"ip":{"maxLength":15,"pattern":"^[0-9.]*$"},"mask":{"maxLength":15,"pattern":"^[0-9.]*$"},"min_address":{"maxLength":15,"pattern":"^[0-9.]*$"},"max_address":{"maxLength":15,"pattern":"^[0-9.]*$"},"lease_time":{"minimum":-1,"maximum":31536000},"dns_servers":{"maxLength":64},"domain_name":{"maxLength":64,"pattern":"^[A-Za-z0-9.-]*$"}} satisfies Record<string, FieldLimits>;
export const addIPFilterLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"source_ip":{"maxLength":15,"pattern":"^[0-9.]*$"},"source_mask":{"maxLength":15,"pattern":"^[0-9.]*$"},"dest_ip":{"maxLength":15,"pattern":"^[0-9.]*$"},"dest_mask":{"maxLength":15,"pattern":"^[0-9.]*$"},"dest_port":{"minimum":1,"maximum":65535},"description":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const deleteIPFilterLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"idx":{"required":true,"minimum":1,"maximum":65535}} satisfies Record<string, FieldLimits>;
export const addMacFilterLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"mac_address":{"required":true,"minLength":12,"maxLength":17},"description":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const deleteMacFilterLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"idx":{"required":true,"minimum":1,"maximum":65535}} satisfies Record<string, FieldLimits>;
export const scanWifiChannelsLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"did":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const subscribeRTDLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255}} satisfies Record<string, FieldLimits>;
export const unsubscribeRTDLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255}} satisfies Record<string, FieldLimits>;
export const setMonitoringLimits = {"did":{"minLength":1,"maxLength":64},"endpointId":{"minLength":1,"maxLength":255},"option":{"required":true}} satisfies Record<string, FieldLimits>;
export const rebootDevicesLimits = {"endpointId":{"minLength":1,"maxLength":255},"opId":{"maxLength":64},"mid":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const factoryResetDevicesLimits = {"endpointId":{"minLength":1,"maxLength":255},"opId":{"maxLength":64},"mid":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const lockDevicesLimits = {"endpointId":{"minLength":1,"maxLength":255},"opId":{"maxLength":64},"mid":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const unlockDevicesLimits = {"endpointId":{"minLength":1,"maxLength":255},"opId":{"maxLength":64},"mid":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const startPingLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"host":{"required":true,"minLength":1,"maxLength":255,"pattern":"^[A-Za-z0-9:]([A-Za-z0-9._:%-]*[A-Za-z0-9:.])?$"},"repetitions":{"minimum":1,"maximum":100}} satisfies Record<string, FieldLimits>;
export const startTraceRouteLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"host":{"required":true,"minLength":1,"maxLength":255,"pattern":"^[A-Za-z0-9:]([A-Za-z0-9._:%-]*[A-Za-z0-9:.])?$"},"repetitions":{"minimum":1,"maximum":100}} satisfies Record<string, FieldLimits>;
export const cancelTraceRouteLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255}} satisfies Record<string, FieldLimits>;
export const startDownloadTestLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"host":{"required":true,"minLength":1,"maxLength":1024,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://)?(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?([/?][^\\s\"<>\\\\^`{|}]*)?$"},"filesize":{"minimum":1,"maximum":10000000000},"status":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const startUploadTestLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"host":{"required":true,"minLength":1,"maxLength":1024,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://)?(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?([/?][^\\s\"<>\\\\^`{|}]*)?$"},"filesize":{"minimum":1,"maximum":10000000000},"status":{"maxLength":64}} satisfies Record<string, FieldLimits>;
export const startSpeedTestLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"host":{"minLength":1,"maxLength":1024,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://)?(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?([/?][^\\s\"<>\\\\^`{|}]*)?$"},"filesize":{"minimum":1,"maximum":10000000000}} satisfies Record<string, FieldLimits>;
export const setSpeedTestLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"host":{"minLength":1,"maxLength":1024,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://)?(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?([/?][^\\s\"<>\\\\^`{|}]*)?$"},"filesize":{"minimum":1,"maximum":10000000000}} satisfies Record<string, FieldLimits>;
export const setSpeedTestServerLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"url":{"minLength":1,"maxLength":1024,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://)?(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?([/?][^\\s\"<>\\\\^`{|}]*)?$"}} satisfies Record<string, FieldLimits>;
export const startSignalStrengthLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"interval":{"required":true},"count":{"required":true,"minimum":1,"maximum":1800}} satisfies Record<string, FieldLimits>;
export const cancelSignalStrengthLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255}} satisfies Record<string, FieldLimits>;
export const cancelTaskLimits = {"reason":{"required":true}} satisfies Record<string, FieldLimits>;
export const openCaseLimits = {"title":{"required":true,"minLength":1,"maxLength":120,"pattern":"\\S"}} satisfies Record<string, FieldLimits>;
export const addCaseTasksLimits = {"taskIds":{"required":true}} satisfies Record<string, FieldLimits>;
export const removeCaseTaskLimits = {"taskId":{"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$"}} satisfies Record<string, FieldLimits>;
export const commentCaseLimits = {"text":{"required":true,"minLength":1,"maxLength":4000,"pattern":"\\S"}} satisfies Record<string, FieldLimits>;
export const renameCaseLimits = {"title":{"required":true,"minLength":1,"maxLength":120,"pattern":"\\S"}} satisfies Record<string, FieldLimits>;
export const allocateDeviceLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255},"opid":{"required":true,"minLength":1,"maxLength":64}} satisfies Record<string, FieldLimits>;
export const giveDeviceSecretLimits = {"endpointId":{"required":true,"minLength":1,"maxLength":255}} satisfies Record<string, FieldLimits>;
export const createSchoolLimits = {"pOpid":{"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$"},"companyName":{"required":true,"minLength":1,"maxLength":120,"pattern":"\\S"},"educationOfficeId":{"maxLength":32},"address":{"maxLength":200},"phone":{"maxLength":20,"pattern":"^\\+?[0-9][0-9 ()-]{4,18}$"},"url":{"maxLength":200,"pattern":"^(https?://)?[A-Za-z0-9.-]+(:[0-9]{1,5})?(/\\S*)?$"}} satisfies Record<string, FieldLimits>;
export const updateSchoolLimits = {"companyName":{"required":true,"minLength":1,"maxLength":120,"pattern":"\\S"},"educationOfficeId":{"maxLength":32},"address":{"maxLength":200},"phone":{"maxLength":20,"pattern":"^\\+?[0-9][0-9 ()-]{4,18}$"},"url":{"maxLength":200,"pattern":"^(https?://)?[A-Za-z0-9.-]+(:[0-9]{1,5})?(/\\S*)?$"}} satisfies Record<string, FieldLimits>;
export const loginLimits = {"user":{"required":true,"minLength":1,"maxLength":254},"password":{"required":true,"minLength":1,"maxLength":128},"clientKey":{"pattern":"^[A-Za-z0-9._-]{1,64}$"}} satisfies Record<string, FieldLimits>;
export const refreshTokenLimits = {"user":{"minLength":1,"maxLength":254},"refreshToken":{"required":true,"minLength":1,"maxLength":512},"clientKey":{"pattern":"^[A-Za-z0-9._-]{1,64}$"}} satisfies Record<string, FieldLimits>;
export const logoutLimits = {"refreshToken":{"required":true,"minLength":1,"maxLength":512}} satisfies Record<string, FieldLimits>;
export const confirmPasswordLimits = {"password":{"required":true,"minLength":1,"maxLength":128}} satisfies Record<string, FieldLimits>;
export const verifyClientLimits = {"token":{"required":true,"minLength":1,"maxLength":256}} satisfies Record<string, FieldLimits>;
export const createDeviceModelLimits = {"modelName":{"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9][A-Za-z0-9 ._-]*$"},"modelSubName":{"maxLength":64},"modelOui":{"pattern":"^[0-9A-F]{6}$"},"manufacturerId":{"maxLength":64},"manufacturerName":{"maxLength":120},"productClass":{"required":true},"protocol":{"required":true},"bands":{"required":true},"operatingStandard":{"required":true,"maxLength":40,"pattern":"^[a-z]{1,2}(,[a-z]{1,2})*$"},"securitySupport":{"required":true}} satisfies Record<string, FieldLimits>;
export const deleteDeviceModelLimits = {"ids":{"required":true}} satisfies Record<string, FieldLimits>;
export const updateDeviceModelLimits = {"modelSubName":{"maxLength":64},"modelOui":{"pattern":"^[0-9A-F]{6}$"},"manufacturerId":{"maxLength":64},"manufacturerName":{"maxLength":120},"operatingStandard":{"maxLength":40,"pattern":"^[a-z]{1,2}(,[a-z]{1,2})*$"}} satisfies Record<string, FieldLimits>;
export const createDeviceModelFeatureLimits = {"modelName":{"required":true},"supportFeatures":{"required":true}} satisfies Record<string, FieldLimits>;
export const deleteDeviceModelFeatureLimits = {"ids":{"required":true}} satisfies Record<string, FieldLimits>;
export const createDeviceModelMenuLimits = {"modelName":{"required":true},"supportMenu":{"required":true}} satisfies Record<string, FieldLimits>;
export const deleteDeviceModelMenuLimits = {"ids":{"required":true}} satisfies Record<string, FieldLimits>;
export const createRoleLimits = {"roleKey":{"required":true,"minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$"},"roleName":{"required":true,"minLength":1,"maxLength":80,"pattern":"\\S"},"description":{"required":true,"maxLength":200},"level":{"required":true,"minimum":0,"maximum":9},"menus":{"required":true},"permissions":{"required":true}} satisfies Record<string, FieldLimits>;
export const deleteRoleLimits = {"ids":{"required":true}} satisfies Record<string, FieldLimits>;
export const updateRoleLimits = {"roleName":{"minLength":1,"maxLength":80,"pattern":"\\S"},"description":{"maxLength":200},"level":{"minimum":0,"maximum":9}} satisfies Record<string, FieldLimits>;
