// Generated from openapi/ by `npm run generate`. Do not edit.

/* Key that the caller of each operation needs. */
export const listAccountRequests = '/users/requests';
export const listAccounts = '/users';
export const exportAccounts = '/users';
export const listAdmissions = '/devices/refused';
export const getAdmission = '/devices/refused';
export const listAlarmRules = '/stats/resources';
export const createAlarmRule = '/stats/resources/alarms/thresholds';
export const getAlarmRule = '/stats/resources';
export const updateAlarmRule = '/stats/resources/alarms/thresholds';
export const deleteAlarmRule = '/stats/resources/alarms/thresholds';
export const listFeedbacks = '/feedback';
export const exportFeedbacks = '/feedback';
export const listGroups = '/groups';
export const createGroup = '/groups/write';
export const getGroup = '/groups';
export const updateGroup = '/groups/{gid}/edit';
export const deleteGroup = '/groups/write';
export const listOrganisations = '/ops';
export const createOrganisation = '/ops/{opId}/edit';
export const getOrganisation = '/ops';
export const createOrganisationBelow = '/ops/{opId}/edit';
export const updateOrganisation = '/ops/{opId}/edit';
export const deleteOrganisation = '/ops/{opId}/edit';
export const exportOrganisations = '/ops';
export const listRefusedDevices = '/devices/refused';
export const exportRefusedDevices = '/devices/refused';
export const listRooms = '/rooms';
export const createRoom = '/rooms/write';
export const getRoom = '/rooms';
export const updateRoom = '/rooms/write';
export const deleteRoom = '/rooms/write';
export const listSavedFilters = '/groups';
export const createSavedFilter = '/groups/write';
export const getSavedFilter = '/groups';
export const updateSavedFilter = '/groups/{gid}/edit';
export const deleteSavedFilter = '/groups/write';
export const listAccountEvents = '/users';
export const getAccountState = '/users';
export const exportAccount = '/users';
export const listAdmissionEvents = '/devices/refused';
export const getAdmissionState = '/devices/refused';
export const exportAdmission = '/devices/refused';
export const listAlarmEvents = '/stats/resources';
export const getAlarmState = '/stats/resources';
export const exportAlarm = '/stats/resources';
export const listAppChangeEvents = '/devices/action/getDeviceInfo';
export const getAppChangeState = '/devices/action/getDeviceInfo';
export const exportAppChange = '/devices/action/getDeviceInfo';
export const listAppVersionEvents = '/application';
export const getAppVersionState = '/application';
export const exportAppVersion = '/application';
export const listAppProfileEvents = '/application/profiles';
export const getAppProfileState = '/application/profiles';
export const listAppWaveEvents = '/application/profiles';
export const getAppWaveState = '/application/profiles';
export const listBulkActionEvents = '/tasks/{taskId}';
export const getBulkActionState = '/tasks/{taskId}';
export const exportBulkAction = '/tasks/{taskId}';
export const listCaseEvents = '/cases/{caseId}';
export const getCaseState = '/cases/{caseId}';
export const listConsentEvents = '/consents';
export const getConsentState = '/consents';
export const exportConsent = '/consents';
export const listDeviceUploadEvents = '/invdevices/bulk-uploads/page';
export const getDeviceUploadState = '/invdevices/bulk-uploads/page';
export const exportDeviceUpload = '/invdevices/bulk-uploads/page';
export const listFirmwareUpgradeEvents = '/devices/action/getDeviceInfo';
export const getFirmwareUpgradeState = '/devices/action/getDeviceInfo';
export const exportFirmwareUpgrade = '/devices/action/getDeviceInfo';
export const listMailEvents = '/mails';
export const getMailState = '/mails';
export const exportMail = '/mails';
export const listNoticeEvents = '/notices';
export const getNoticeState = '/notices';
export const exportNotice = '/notices';
export const listPasswordResetEvents = '/users';
export const getPasswordResetState = '/users';
export const exportPasswordReset = '/users';
export const listPlaybookRunEvents = '/playbooks';
export const getPlaybookRunState = '/playbooks';
export const exportPlaybookRun = '/playbooks';
export const listPresetEvents = '/presets';
export const getPresetState = '/presets';
export const exportPreset = '/presets';
export const listFirmwareProfileEvents = '/firmwares/profiles';
export const getFirmwareProfileState = '/firmwares/profiles';
export const listTaskEvents = '/tasks/{taskId}/events';
export const getTaskState = '/tasks/{taskId}/state';
export const exportTask = '/tasks/{taskId}/export';
export const listFirmwareWaveEvents = '/firmwares/profiles';
export const getFirmwareWaveState = '/firmwares/profiles';
export const listApps = '/application';
export const getAppPage = '/application';
export const validateApp = '/application/edit';
export const createApp = '/application/edit';
export const upgradeApp = '/application/edit';
export const uploadAppFile = '/application/edit';
export const readAppContent = '/application/edit';
export const approveApp = '/application/approve';
export const disapproveApp = '/application/approve';
export const deleteApp = '/application/edit';
export const deleteAppVersion = '/application/edit';
export const getAppVersion = '/application';
export const updateAppVersion = '/application/edit';
export const getAppIcon = '/application';
export const listAppProfiles = '/application/profiles';
export const createAppProfile = '/application/profiles/edit';
export const deleteAppProfile = '/application/profiles/edit';
export const getAppProfilePage = '/application/profiles';
export const getAppProfile = '/application/profiles';
export const updateAppProfile = '/application/profiles/edit';
export const renameAppProfile = '/application/profiles/edit';
export const getAppProfilePlan = '/application/profiles';
export const submitAppProfile = '/application/profiles/edit';
export const approveAppProfile = '/application/profiles/approve';
export const declineAppProfile = '/application/profiles/approve';
export const continueAppProfile = '/application/profiles/edit';
export const listAppProfileComments = '/application/profiles';
export const commentAppProfile = '/application/profiles/edit';
export const getAppProfileRollback = '/application/profiles';
export const rollBackAppProfile = '/application/profiles/rollback';
export const getAppProfileDevices = '/application/profiles';
export const exportAppProfileDevices = '/application/profiles';
export const retryAppProfile = '/application/profiles/edit';
export const setAppProfileRetry = '/application/profiles/edit';
export const retryAppProfileDevice = '/application/profiles/edit';
export const setAppProfileDevices = '/application/profiles/edit';
export const controlAppProfile = '/application/profiles/edit';
export const getAppProfileDays = '/application/profiles';
export const forecastAppProfile = '/application/profiles/edit';
export const exportAppProfile = '/application/profiles';
export const getAppWave = '/application/profiles';
export const getAppWaveMembers = '/application/profiles';
export const getAppChange = '/devices/action/getDeviceInfo';
export const listBulkActions = '/tasks';
export const getBulkAction = '/tasks/{taskId}';
export const cancelBulkAction = '/tasks/{taskId}/cancel';
export const listBulkCommands = '/tasks';
export const getBulkCommand = '/tasks/{taskId}';
export const cancelBulkCommand = '/tasks/{taskId}/cancel';
export const listCases = '/cases';
export const openCase = '/cases/action/open';
export const getCase = '/cases/{caseId}';
export const exportCase = '/cases/{caseId}/file';
export const addCaseTasks = '/cases/{caseId}/tasks';
export const removeCaseTask = '/cases/{caseId}/tasks';
export const commentCase = '/cases/{caseId}/comment';
export const renameCase = '/cases/{caseId}/edit';
export const shareCase = '/cases/{caseId}/comment';
export const listCaseReaders = '/cases/{caseId}/comment';
export const closeCase = '/cases/{caseId}/edit';
export const reopenCase = '/cases/{caseId}/edit';
export const listConsents = '/consents';
export const getConsent = '/consents';
export const getConsentPicture = '/consents';
export const getBulkSettings = '/cms';
export const changeBulkSetting = '/cms/edit';
export const previewBulkChange = '/cms';
export const stopBulkSetting = '/cms/edit';
export const startBulkSetting = '/cms/edit';
export const listChannelNames = '/cms';
export const listBootAdNames = '/cms';
export const listMetadataNames = '/cms';
export const listMetadataVersions = '/cms';
export const listContentFetches = '/cms';
export const exportContentFetches = '/cms';
export const getContentCoverage = '/cms';
export const getItemCoverage = '/cms';
export const listItemBoxes = '/cms';
export const listSetScreens = '/cms';
export const listChannels = '/cms';
export const addChannel = '/cms/edit';
export const editChannel = '/cms/edit';
export const deleteChannel = '/cms/edit';
export const sortChannels = '/cms/edit';
export const listRadioChannels = '/cms';
export const addRadioChannel = '/cms/edit';
export const editRadioChannel = '/cms/edit';
export const deleteRadioChannel = '/cms/edit';
export const sortRadioChannels = '/cms/edit';
export const listBanners = '/cms';
export const addBanner = '/cms/edit';
export const editBanner = '/cms/edit';
export const deleteBanner = '/cms/edit';
export const sortBanners = '/cms/edit';
export const listLiveAds = '/cms';
export const addLiveAd = '/cms/edit';
export const editLiveAd = '/cms/edit';
export const deleteLiveAd = '/cms/edit';
export const sortLiveAds = '/cms/edit';
export const listBootAds = '/cms';
export const addBootAd = '/cms/edit';
export const editBootAd = '/cms/edit';
export const deleteBootAd = '/cms/edit';
export const listMetadataSets = '/cms';
export const addMetadataSet = '/cms/edit';
export const deleteMetadataSet = '/cms/edit';
export const downloadMetadataSet = '/cms';
export const getItemUses = '/cms';
export const listVods = '/cms';
export const fetchVods = '/cms/edit';
export const getVodServer = '/cms';
export const setVodServer = '/cms/edit';
export const resetUserTwoFactor = '/users/{id}/passwords';
export const getTwoFactorPolicy = '/iam/two-factor-policy';
export const setTwoFactorPolicy = '/iam/two-factor-policy';
export const getIdentityProvider = '/iam/identity-provider';
export const setIdentityProvider = '/iam/identity-provider';
export const deleteIdentityProvider = '/iam/identity-provider';
export const proveIdentityProviderDomain = '/iam/identity-provider';
export const checkIdentityProvider = '/iam/identity-provider';
export const resetUserPassword = '/users/{id}/passwords';
export const rebootDevices = '/devices/actions/multi/reboot';
export const factoryResetDevices = '/devices/actions/multi/factory-reset';
export const lockDevices = '/devices/actions/multi/lock';
export const unlockDevices = '/devices/actions/multi/unlock';
export const openAdmission = '/devices/unregistered/update';
export const closeAdmission = '/devices/unregistered/update';
export const listAllocationTargets = '/op/action/allocate';
export const allocateDevice = '/op/action/allocate';
export const getAppInfo = '/devices/apps/info';
export const getAppStatWeekly = '/devices/ui/getApplicationStatWeekly';
export const installApp = '/devices/apps/install';
export const uninstallApp = '/devices/apps/uninstall';
export const installOrDeleteApp = '/devices/apps/install';
export const listAppDetails = '/application/details/{keyword}';
export const updateApp = '/application/updateApp';
export const installAppTemp = '/application/installAppTemp';
export const uninstallAppTemp = '/application/uninstallAppTemp';
export const getDeploymentInfo = '/application/info/getDeploymentInfo';
export const getTotalUsageInfo = '/application/info/getTotalUsageInfo';
export const startStopApp = '/application/profile/appStartStop';
export const scanWifiChannels = '/devices/wifi/neighboringWifiDiagnostic';
export const getDevice = '/devices/action/getDevice';
export const getDeviceInfo = '/devices/action/getDeviceInfo';
export const queryDevice = '/devices/action/query';
export const getDeviceActionInfo = '/devices/actions/info';
export const getNetworkFilterOption = '/devices/ui/getNetworkFilterOption';
export const addIPFilter = '/devices/ui/addIPFilter';
export const deleteIPFilter = '/devices/ui/deleteIPFilter';
export const addMacFilter = '/devices/ui/addMacFilter';
export const deleteMacFilter = '/devices/ui/deleteMacFilter';
export const listHandovers = '/devices/presence';
export const handOver = '/devices/handovers';
export const answerHandover = '/devices/handovers';
export const listDeviceActions = '/devices/historys/device-action';
export const getDeviceAction = '/devices/historys/device-action/detail';
export const listUserActions = '/devices/historys/user-action';
export const listAgentNotices = '/devices/historys/device-action';
export const readDeviceIdentity = '/op/action/identity';
export const giveDeviceSecret = '/op/action/identity';
export const forgetDeviceIdentity = '/op/action/identity';
export const createDevices = '/devices/action/create';
export const validateMacs = '/devices/action/create';
export const validateSerialNumbers = '/devices/action/create';
export const validateDeviceUpdates = '/invdevices/bulk-uploads';
export const uploadDevices = '/invdevices/bulk-uploads';
export const readDeviceFile = '/invdevices/bulk-uploads';
export const listDeviceUploads = '/invdevices/bulk-uploads/page';
export const getDeviceUpload = '/invdevices/bulk-uploads/page';
export const applyDeviceUpload = '/invdevices/bulk-uploads';
export const cancelDeviceUpload = '/invdevices/bulk-uploads';
export const undoDeviceUpload = '/invdevices/bulk-uploads';
export const exportDeviceUploadRows = '/invdevices/bulk-uploads/page';
export const getDeviceTemplate = '/invdevices/bulk-uploads';
export const listInventory = '/invdevices';
export const removeInventory = '/invdevices/remove';
export const getInventoryPage = '/invdevices';
export const getInventoryRows = '/invdevices/exports';
export const activateDevice = '/devices/actions/activate';
export const deactivateDevices = '/devices/actions/deactivate';
export const rejectDevices = '/devices/actions/reject';
export const requestActivation = '/devices/actions/request-activation';
export const releaseDevices = '/op/action/release';
export const setDeviceCustomer = '/devices/customer';
export const listDevices = '/devices';
export const getDevicePageList = '/devices/action/getDevicePageList';
export const findMatchingDevices = '/devices/action/getDevicePageList';
export const getDeviceExcelList = '/devices/action/getDeviceExcelList';
export const exportDevices = '/devices/action/getDeviceExcelList';
export const getActivateCounts = '/devices/activate-counts';
export const setActivationTarget = '/devices/activate-counts/edit';
export const getDeviceMap = '/devices';
export const setWan = '/devices/ui/setWan';
export const getWan = '/devices/ui/getWAN';
export const setLan = '/devices/ui/setLan';
export const getLan = '/devices/ui/getLAN';
export const getNetwork = '/devices/ui/getNetwork';
export const getConnectedNetwork = '/devices/ui/getConnectedNetwork';
export const getNetworkStat = '/devices/ui/getNetworkStat';
export const getNetworkStatHistory = '/devices/ui/getNetworkStatHistory';
export const getOutsidePage = '/devices/outsidesa';
export const listOutsideProvinces = '/devices/outsidesa';
export const getServiceArea = '/devices/outsidesa';
export const setServiceArea = '/devices/outsidesa/area';
export const getDevicePast = '/devices/past';
export const listDeviceChanges = '/devices/past/changes';
export const setRadio = '/devices/ui/setRadio';
export const getRadio = '/devices/ui/getRadio';
export const getAssociatedDevices = '/devices/ui/getAssociatedDevices';
export const getRemote = '/devices/wifi/getRemote';
export const setRemote = '/devices/wifi/setRemote';
export const addReservation = '/devices/ui/addReservation';
export const changeReservation = '/devices/ui/changeReservation';
export const deleteReservation = '/devices/ui/deleteReservation';
export const askScreenConsent = '/devices/avs/screen-captures/consents';
export const cancelScreenConsent = '/devices/avs/consent-cancel';
export const startScreenCapture = '/devices/avs/screen-capture-start';
export const cancelScreenCapture = '/devices/avs/screen-capture-cancel';
export const pressRemoteKey = '/devices/avs/remote-control';
export const takeRemoteControl = '/devices/avs/remote-control';
export const watchScreen = '/devices/avs/screen-capture-start';
export const leaveScreen = '/devices/avs/screen-capture-start';
export const resetPin = '/devices/actions/pin-reset';
export const scanChannels = '/devices/actions/channel-scan';
export const setLnb = '/devices/actions/lnb-settings';
export const sendOsdMessage = '/devices/avs/set/osd-message';
export const upgradeRcu = '/devices/action/upgradeRcu';
export const setAudioOut = '/devices/action/setAudioOut';
export const setCec = '/devices/avs/set/cec';
export const readHdmiInfo = '/devices/avs/hdmi';
export const readRemoteControl = '/devices/avs/info';
export const getAvInfo = '/devices/avs/full';
export const setDeviceTime = '/devices/did';
export const setDeviceName = '/devices/did';
export const getDeviceTime = '/devices/actions/time';
export const getTopology = '/devices/ui/getTopology';
export const getTopologyHistories = '/devices/ui/getTopologyHistories';
export const getTopologyHistoryData = '/devices/ui/getTopologyHistoryData';
export const listUnregistered = '/devices/unregistered';
export const getUnregisteredPage = '/devices/unregistered';
export const getUnregisteredRows = '/devices/unregistered/exports';
export const exportUnregistered = '/devices/unregistered/exports';
export const registerDevices = '/devices/unregistered/update';
export const decideUnregistered = '/devices/unregistered/update';
export const removeUnregistered = '/devices/unregistered/update';
export const subscribeRTD = '/devices/action/subscribeRTD';
export const unsubscribeRTD = '/devices/action/subscribeRTD';
export const setMonitoring = '/devices/action/setMonitoring';
export const getWifi = '/devices/wifi/getWifi';
export const getSSID = '/devices/wifi/getSSID';
export const getSSIDInfo = '/devices/wifi/getSSIDInfo';
export const setSSID = '/devices/wifi/setSSID';
export const revealWifiSecrets = '/devices/wifi/revealSecrets';
export const getGuestWifi = '/devices/ui/getGuestWifi';
export const setGuestWifi = '/devices/ui/setGuestWifi';
export const enableGuestWifi = '/devices/ui/enableGuestWifi';
export const getEndpoint = '/devices/wifi/getEndpoint';
export const enableEndpoint = '/devices/wifi/enableEndpoint';
export const resetWifi = '/devices/wifi/resetWifi';
export const startPing = '/devices/diagnostics/ip-ping';
export const startTraceRoute = '/devices/diagnostics/traceroute';
export const cancelTraceRoute = '/devices/diagnostic/traceRouteCancel';
export const startDownloadTest = '/devices/diagnostics/speeds/download';
export const startUploadTest = '/devices/diagnostics/speeds/upload';
export const startSpeedTest = '/devices/diagnostic/startSpeedTest';
export const setSpeedTest = '/devices/diagnostic/setSpeedTest';
export const setSpeedTestServer = '/devices/diagnostic/setSpeedTestServer';
export const startSignalStrength = '/devices/diagnostics/wifis/signal-strength-start';
export const cancelSignalStrength = '/devices/diagnostics/wifis/signal-strength-cancel';
export const listFirmwares = '/firmwares';
export const createFirmware = '/firmwares/edit';
export const uploadFirmwareFile = '/firmwares/edit';
export const listFirmwareModels = '/firmwares';
export const listFirmwaresOfModel = '/firmwares';
export const getFirmwarePage = '/firmwares';
export const getFirmwareUploads = '/firmwares';
export const getFirmware = '/firmwares';
export const updateFirmware = '/firmwares/edit';
export const deleteFirmware = '/firmwares/edit';
export const approveFirmware = '/firmwares/action/approve';
export const disapproveFirmware = '/firmwares/action/approve';
export const getFirmwareRules = '/firmwares';
export const setFirmwareRules = '/firmwares/rules';
export const listFirmwareKeys = '/firmwares';
export const addFirmwareKey = '/firmwares/rules';
export const revokeFirmwareKey = '/firmwares/rules';
export const listFirmwareProfiles = '/firmwares/profiles';
export const createFirmwareProfile = '/firmwares/profiles/edit';
export const deleteFirmwareProfile = '/firmwares/profiles/edit';
export const getFirmwareProfilePage = '/firmwares/profiles';
export const getFirmwareProfile = '/firmwares/profiles';
export const updateFirmwareProfile = '/firmwares/profiles/edit';
export const getFirmwareProfilePlan = '/firmwares/profiles';
export const submitFirmwareProfile = '/firmwares/profiles/edit';
export const approveFirmwareProfile = '/firmwares/profiles/approve';
export const declineFirmwareProfile = '/firmwares/profiles/approve';
export const continueFirmwareProfile = '/firmwares/profiles/edit';
export const listFirmwareProfileComments = '/firmwares/profiles';
export const commentFirmwareProfile = '/firmwares/profiles/edit';
export const getFirmwareProfileRollback = '/firmwares/profiles';
export const rollBackFirmwareProfile = '/firmwares/profiles/rollback';
export const getFirmwareProfileDevices = '/firmwares/profiles';
export const exportFirmwareProfileDevices = '/firmwares/profiles';
export const retryFirmwareProfile = '/firmwares/profiles/edit';
export const retryFirmwareProfileDevice = '/firmwares/profiles/edit';
export const setFirmwareProfileDevices = '/firmwares/profiles/edit';
export const controlFirmwareProfile = '/firmwares/profiles/edit';
export const getFirmwareProfileDays = '/firmwares/profiles';
export const forecastFirmwareProfile = '/firmwares/profiles/edit';
export const exportFirmwareProfile = '/firmwares/profiles';
export const createGroupFirmwareProfile = '/firmwares/profiles/edit';
export const createLocationFirmwareProfile = '/firmwares/profiles/edit';
export const createLocationsFirmwareProfile = '/firmwares/profiles/edit';
export const getFirmwareUpgrade = '/devices/action/getDeviceInfo';
export const getFirmwareWave = '/firmwares/profiles';
export const getFirmwareWaveMembers = '/firmwares/profiles';
export const upgradeFirmware = '/devices/actions/multi/firmware-update';
export const getDeviceFirmware = '/devices/action/getDeviceInfo';
export const rebootGroup = '/groups/controls/reboot';
export const factoryResetGroup = '/groups/controls/factory-reset';
export const lockGroup = '/groups/controls/lock';
export const unlockGroup = '/groups/controls/unlock';
export const sendGroupContent = '/cms/edit';
export const controlGroup = '/groups';
export const controlLocation = '/groups';
export const controlCmsLocation = '/groups';
export const controlLocations = '/groups';
export const previewGroupCommand = '/groups';
export const listLocationGroups = '/groups';
export const getLocationDevicePage = '/groups';
export const updateRegionGroup = '/groups/{gid}/edit';
export const updateCityGroup = '/groups/{gid}/edit';
export const associateDevices = '/groups/actions/associate';
export const disassociateDevices = '/groups/actions/associate';
export const importGroupDevices = '/groups/{gid}/devices/imports';
export const listGroupDevices = '/groups';
export const listGroupModels = '/groups';
export const getGroupContent = '/groups';
export const getGroupDevicePage = '/groups';
export const countGroupDevices = '/groups';
export const checkGroupName = '/groups/write';
export const listGroupCombos = '/groups';
export const getDeviceGroups = '/groups';
export const getRoomDevicePage = '/rooms';
export const placeDevices = '/rooms/write';
export const removeDevicesFromRoom = '/rooms/write';
export const listAccountCalls = '/log/account-calls';
export const listAuditEntries = '/log/audit';
export const exportAuditEntries = '/log/audit';
export const getAuditEntry = '/log/audit';
export const listUnauthenticatedCalls = '/log/account-calls';
export const getConformance = '/log/conformance';
export const listSeals = '/log/seals';
export const getLogCheck = '/log/check';
export const startLogCheck = '/log/check';
export const exportLog = '/log/export';
export const getLogRetention = '/log/check';
export const checkErasure = '/log/check';
export const listMails = '/mails';
export const getMail = '/mails';
export const resendMail = '/mails/{mailId}/resend';
export const listNotices = '/notices';
export const createNotice = '/notices/write';
export const getNotice = '/notices';
export const updateNotice = '/notices/{notiId}/edit';
export const deleteNotice = '/notices/write';
export const listNoticeReaders = '/notices';
export const createOrganisationWithAdmin = '/op/action/createOpInviteAdmin';
export const checkCompanyName = '/op/action/createOpInviteAdmin';
export const listOperatorRoles = '/ops/{op}/roles';
export const createOperatorRole = '/ops/{op}/roles/edit';
export const getOperatorRole = '/ops/{op}/roles';
export const updateOperatorRole = '/ops/{op}/roles/edit';
export const deleteOperatorRole = '/ops/{op}/roles/edit';
export const listPlaybookRuns = '/playbooks';
export const getPlaybookRun = '/playbooks';
export const startPlaybook = '/playbooks/start';
export const applyProposal = '/playbooks/start';
export const takeBackStep = '/playbooks/start';
export const finishPlaybook = '/playbooks/start';
export const cancelPlaybook = '/playbooks/start';
export const listPresets = '/presets';
export const createPreset = '/presets/edit';
export const previewPreset = '/presets/edit';
export const importPreset = '/presets/edit';
export const getPreset = '/presets';
export const updatePreset = '/presets/edit';
export const deletePreset = '/presets/edit';
export const submitPreset = '/presets/edit';
export const approvePreset = '/presets/approve';
export const declinePreset = '/presets/approve';
export const discardPreset = '/presets/edit';
export const pausePreset = '/presets/edit';
export const resumePreset = '/presets/edit';
export const checkPreset = '/presets/edit';
export const retryPreset = '/presets/edit';
export const listPresetDevices = '/presets';
export const getPresetFile = '/presets';
export const getDevicePresets = '/devices/action/getDeviceInfo';
export const previewPresetEffect = '/devices/action/getDeviceInfo';
export const getActionLogPage = '/stats/logs/actions';
export const exportActionLogs = '/stats/logs/actions';
export const listAlarms = '/stats/resources';
export const getOpenAlarms = '/stats/resources';
export const getAlarmSummary = '/stats/resources';
export const listInheritedAlarmRules = '/stats/resources';
export const exportAlarms = '/stats/resources';
export const getAlarm = '/stats/resources';
export const getAlarmReadings = '/stats/resources';
export const acknowledgeAlarm = '/stats/resources/alarms/acknowledge';
export const findMatchingAlarms = '/stats/resources';
export const acknowledgeAlarms = '/stats/resources/alarms/acknowledge';
export const assignAlarm = '/stats/resources/alarms/acknowledge';
export const listAlarmAssignees = '/stats/resources/alarms/acknowledge';
export const commentAlarm = '/stats/resources/alarms/acknowledge';
export const silenceAlarm = '/stats/resources/alarms/acknowledge';
export const endAlarmSilence = '/stats/resources/alarms/acknowledge';
export const getAlarmThresholds = '/stats/resources';
export const setAlarmThresholds = '/stats/resources/alarms/thresholds';
export const previewAlarmThresholds = '/stats/resources/alarms/thresholds';
export const previewAlarmRule = '/stats/resources/alarms/thresholds';
export const assignOutage = '/stats/resources/alarms/acknowledge';
export const startManualCollection = '/stats/manual-collections';
export const getManualCollection = '/stats/manual-collections';
export const getResourceDays = '/stats/resources';
export const getActionStatistics = '/stat';
export const getOperatorStatistics = '/stat';
export const getSubOperatorStatistics = '/stat';
export const getPlatformStatistics = '/stat';
export const getDeviceStatistics = '/stat';
export const getFirmwareStatistics = '/stat';
export const getAppStatistics = '/stat';
export const getAppDeviceCounts = '/stat';
export const getUserStatistics = '/stat';
export const getVodInfos = '/stats/vods';
export const getVodBoxViews = '/stats/vods';
export const listTvSetTops = '/stats/linears/settops';
export const getTvSetTopDay = '/stats/linears/settops';
export const getTvBoxViews = '/stats/linears';
export const getTvBoxViewDays = '/stats/linears';
export const getTvHits = '/stats/linears';
export const getTvChannels = '/stats/linears';
export const getTvTopChannels = '/stats/linears';
export const getTvCompetingChannels = '/stats/linears';
export const getTvChannelShares = '/stats/linears';
export const getTvCompetingRatings = '/stats/linears';
export const getTvMultiShares = '/stats/linears';
export const getTvPrograms = '/stats/linears';
export const getTvTopPrograms = '/stats/linears';
export const getTvOnlineContents = '/stats/linears';
export const getTvTopOnlineContents = '/stats/linears';
export const getTvProgramHits = '/stats/linears';
export const getTvOnlineContentHits = '/stats/linears';
export const getViewingOptOut = '/stats/linears/settops/opt-out';
export const setViewingOptOut = '/stats/linears/settops/opt-out';
export const getInstallationHealth = '/system/health';
export const listTasks = '/tasks';
export const countTasks = '/tasks';
export const exportTasks = '/tasks';
export const getTask = '/tasks/{taskId}';
export const cancelTask = '/tasks/{taskId}/cancel';
export const listAccountPasswordResets = '/users';
export const getPasswordReset = '/users';
export const listInvitationChoices = '/users';
export const getAccount = '/users';
export const updateAccount = '/users/{userId}/infos';
export const deleteAccount = '/users/action/invite';
export const stopAccount = '/users/{userId}/infos';
export const startAccount = '/users/{userId}/infos';
export const listAccountSessions = '/users';
export const endAccountSessions = '/users/{userId}/infos';
export const inviteAccount = '/users/action/invite';
export const inviteAccounts = '/users/action/invite';
export const reinviteAccount = '/users/action/invite';
export const disinviteAccount = '/users/action/invite';
export const checkEmail = '/users/action/invite';
export const declineAccountRequest = '/users/requests';
export const inviteAccountRequest = '/users/action/invite';
export const listAdminDevices = '/admin/api/v1/device/*';
export const createAdminDevice = '/admin/api/v1/device/*';
export const deleteAdminDevices = '/admin/api/v1/device/*';
export const getAdminDevice = '/admin/api/v1/device/*';
export const updateAdminDevice = '/admin/api/v1/device/*';
export const listAdminTasks = '/admin/api/v1/service/*';
export const createAdminTask = '/admin/api/v1/service/*';
export const deleteAdminTasks = '/admin/api/v1/service/*';
export const getAdminTask = '/admin/api/v1/service/*';
export const updateAdminTask = '/admin/api/v1/service/*';
export const listAdminUserClients = '/admin/api/v1/auth/*';
export const createAdminUserClient = '/admin/api/v1/auth/*';
export const deleteAdminUserClients = '/admin/api/v1/auth/*';
export const getAdminUserClient = '/admin/api/v1/auth/*';
export const updateAdminUserClient = '/admin/api/v1/auth/*';
export const listAdminUserDels = '/admin/api/v1/auth/*';
export const createAdminUserDel = '/admin/api/v1/auth/*';
export const deleteAdminUserDels = '/admin/api/v1/auth/*';
export const getAdminUserDel = '/admin/api/v1/auth/*';
export const updateAdminUserDel = '/admin/api/v1/auth/*';
export const listAdminUsers = '/admin/api/v1/auth/*';
export const createAdminUser = '/admin/api/v1/auth/*';
export const deleteAdminUser = '/admin/api/v1/auth/*';
export const getAdminUser = '/admin/api/v1/auth/*';
export const updateAdminUser = '/admin/api/v1/auth/*';
export const listAppFiles = '/admin/api/v1/ref/app-file';
export const createAppFile = '/admin/api/v1/ref/app-file';
export const deleteAppFile = '/admin/api/v1/ref/app-file';
export const getAppFile = '/admin/api/v1/ref/app-file';
export const updateAppFile = '/admin/api/v1/ref/app-file';
export const listCommonCodes = '/admin/api/v1/ref/*';
export const createCommonCode = '/admin/api/v1/ref/*';
export const deleteCommonCode = '/admin/api/v1/ref/*';
export const getCommonCode = '/admin/api/v1/ref/*';
export const updateCommonCode = '/admin/api/v1/ref/*';
export const listCountrys = '/admin/api/v1/ref/*';
export const createCountry = '/admin/api/v1/ref/*';
export const deleteCountry = '/admin/api/v1/ref/*';
export const getCountry = '/admin/api/v1/ref/*';
export const updateCountry = '/admin/api/v1/ref/*';
export const listDeviceDeviceInfos = '/admin/api/v1/device/*';
export const createDeviceDeviceInfo = '/admin/api/v1/device/*';
export const deleteDeviceDeviceInfos = '/admin/api/v1/device/*';
export const getDeviceDeviceInfo = '/admin/api/v1/device/*';
export const updateDeviceDeviceInfo = '/admin/api/v1/device/*';
export const listDeviceModelMenuBasics = '/admin/api/v1/ref/*';
export const createDeviceModelMenuBasic = '/admin/api/v1/ref/*';
export const deleteDeviceModelMenuBasic = '/admin/api/v1/ref/*';
export const getDeviceModelMenuBasic = '/admin/api/v1/ref/*';
export const updateDeviceModelMenuBasic = '/admin/api/v1/ref/*';
export const listDeviceModels = '/admin/api/v1/ref/device-model';
export const createDeviceModel = '/admin/api/v1/ref/device-model';
export const deleteDeviceModel = '/admin/api/v1/ref/device-model';
export const getDeviceModel = '/admin/api/v1/ref/device-model';
export const updateDeviceModel = '/admin/api/v1/ref/device-model';
export const listIp2locationDb9s = '/admin/api/v1/ref/*';
export const createIp2locationDb9 = '/admin/api/v1/ref/*';
export const deleteIp2locationDb9 = '/admin/api/v1/ref/*';
export const getIp2locationDb9 = '/admin/api/v1/ref/*';
export const updateIp2locationDb9 = '/admin/api/v1/ref/*';
export const listMenus = '/admin/api/v1/ref/*';
export const createMenu = '/admin/api/v1/ref/*';
export const deleteMenu = '/admin/api/v1/ref/*';
export const getMenu = '/admin/api/v1/ref/*';
export const updateMenu = '/admin/api/v1/ref/*';
export const listDeviceProvisionings = '/admin/api/v1/device/*';
export const createDeviceProvisioning = '/admin/api/v1/device/*';
export const deleteDeviceProvisionings = '/admin/api/v1/device/*';
export const getDeviceProvisioning = '/admin/api/v1/device/*';
export const updateDeviceProvisioning = '/admin/api/v1/device/*';
export const listRoleGroupBasics = '/admin/api/v1/ref/*';
export const createRoleGroupBasic = '/admin/api/v1/ref/*';
export const deleteRoleGroupBasic = '/admin/api/v1/ref/*';
export const getRoleGroupBasic = '/admin/api/v1/ref/*';
export const updateRoleGroupBasic = '/admin/api/v1/ref/*';
export const listRoles = '/admin/api/v1/ref/role';
export const createRole = '/admin/api/v1/ref/role';
export const deleteRole = '/admin/api/v1/ref/role';
export const getRole = '/admin/api/v1/ref/role';
export const updateRole = '/admin/api/v1/ref/role';
export const listServiceFeatures = '/admin/api/v1/ref/*';
export const createServiceFeature = '/admin/api/v1/ref/*';
export const deleteServiceFeature = '/admin/api/v1/ref/*';
export const getServiceFeature = '/admin/api/v1/ref/*';
export const updateServiceFeature = '/admin/api/v1/ref/*';
export const listSystems = '/admin/api/v1/ref/*';
export const createSystem = '/admin/api/v1/ref/*';
export const deleteSystem = '/admin/api/v1/ref/*';
export const getSystem = '/admin/api/v1/ref/*';
export const updateSystem = '/admin/api/v1/ref/*';
export const listDeviceModelFeatures = '/admin/api/v1/ref/device-model-feature';
export const createDeviceModelFeature = '/admin/api/v1/ref/device-model-feature';
export const deleteDeviceModelFeature = '/admin/api/v1/ref/device-model-feature';
export const getDeviceModelFeature = '/admin/api/v1/ref/device-model-feature';
export const updateDeviceModelFeature = '/admin/api/v1/ref/device-model-feature';
export const listDeviceModelImages = '/admin/api/v1/ref/*';
export const createDeviceModelImage = '/admin/api/v1/ref/*';
export const deleteDeviceModelImage = '/admin/api/v1/ref/*';
export const getDeviceModelImage = '/admin/api/v1/ref/*';
export const updateDeviceModelImage = '/admin/api/v1/ref/*';
export const listDeviceModelMenus = '/admin/api/v1/ref/device-model-menu';
export const createDeviceModelMenu = '/admin/api/v1/ref/device-model-menu';
export const deleteDeviceModelMenu = '/admin/api/v1/ref/device-model-menu';
export const getDeviceModelMenu = '/admin/api/v1/ref/device-model-menu';
export const updateDeviceModelMenu = '/admin/api/v1/ref/device-model-menu';
export const listManufacturers = '/admin/api/v1/ref/*';
export const createManufacturer = '/admin/api/v1/ref/*';
export const deleteManufacturer = '/admin/api/v1/ref/*';
export const getManufacturer = '/admin/api/v1/ref/*';
export const updateManufacturer = '/admin/api/v1/ref/*';
export const listModelParameterss = '/admin/api/v1/ref/*';
export const createModelParameters = '/admin/api/v1/ref/*';
export const deleteModelParameters = '/admin/api/v1/ref/*';
export const getModelParameters = '/admin/api/v1/ref/*';
export const updateModelParameters = '/admin/api/v1/ref/*';
export const listModelSupporteds = '/admin/api/v1/ref/*';
export const createModelSupported = '/admin/api/v1/ref/*';
export const deleteModelSupported = '/admin/api/v1/ref/*';
export const getModelSupported = '/admin/api/v1/ref/*';
export const updateModelSupported = '/admin/api/v1/ref/*';
export const listRegions = '/admin/api/v1/ref/*';
export const createRegion = '/admin/api/v1/ref/*';
export const deleteRegion = '/admin/api/v1/ref/*';
export const getRegion = '/admin/api/v1/ref/*';
export const updateRegion = '/admin/api/v1/ref/*';
export const listServiceModels = '/admin/api/v1/ref/*';
export const createServiceModel = '/admin/api/v1/ref/*';
export const deleteServiceModel = '/admin/api/v1/ref/*';
export const getServiceModel = '/admin/api/v1/ref/*';
export const updateServiceModel = '/admin/api/v1/ref/*';
export const listSystemDeviceModels = '/admin/api/v1/ref/*';
export const createSystemDeviceModel = '/admin/api/v1/ref/*';
export const deleteSystemDeviceModel = '/admin/api/v1/ref/*';
export const getSystemDeviceModel = '/admin/api/v1/ref/*';
export const updateSystemDeviceModel = '/admin/api/v1/ref/*';
export const listLocationCitys = '/admin/api/v1/ref/*';
export const createLocationCity = '/admin/api/v1/ref/*';
export const deleteLocationCity = '/admin/api/v1/ref/*';
export const getLocationCity = '/admin/api/v1/ref/*';
export const updateLocationCity = '/admin/api/v1/ref/*';
export const previewTableImport = '/admin/api/v1/ref/*';
export const importTable = '/admin/api/v1/ref/*';
export const exportTable = '/admin/api/v1/ref/*';
export const setModelPicture = '/admin/api/v1/ref/device-model';
export const removeModelPicture = '/admin/api/v1/ref/device-model';

export type PermissionKey =
  | '/devices'
  | '/devices/action/getDevicePageList'
  | '/devices/activate-counts'
  | '/devices/action/getDeviceExcelList'
  | '/devices/action/getDevice'
  | '/devices/action/getDeviceInfo'
  | '/devices/action/query'
  | '/devices/action/subscribeRTD'
  | '/devices/action/setMonitoring'
  | '/devices/actions/info'
  | '/devices/actions/time'
  | '/devices/presence'
  | '/devices/handovers'
  | '/devices/historys/device-action'
  | '/devices/historys/device-action/detail'
  | '/devices/historys/user-action'
  | '/devices/past'
  | '/devices/past/changes'
  | '/devices/actions/multi/reboot'
  | '/devices/actions/multi/factory-reset'
  | '/devices/actions/multi/lock'
  | '/devices/actions/multi/unlock'
  | '/devices/did'
  | '/devices/actions/pin-reset'
  | '/devices/actions/channel-scan'
  | '/devices/actions/lnb-settings'
  | '/devices/action/setAudioOut'
  | '/devices/action/upgradeRcu'
  | '/devices/diagnostics/ip-ping'
  | '/devices/diagnostics/traceroute'
  | '/devices/diagnostic/traceRouteCancel'
  | '/devices/diagnostics/speeds/download'
  | '/devices/diagnostics/speeds/upload'
  | '/devices/diagnostic/startSpeedTest'
  | '/devices/diagnostic/setSpeedTest'
  | '/devices/diagnostic/setSpeedTestServer'
  | '/devices/diagnostics/wifis/signal-strength-start'
  | '/devices/diagnostics/wifis/signal-strength-cancel'
  | '/devices/wifi/neighboringWifiDiagnostic'
  | '/devices/ui/getRadio'
  | '/devices/ui/setRadio'
  | '/devices/wifi/getWifi'
  | '/devices/wifi/getSSID'
  | '/devices/wifi/getSSIDInfo'
  | '/devices/wifi/setSSID'
  | '/devices/wifi/revealSecrets'
  | '/devices/ui/getGuestWifi'
  | '/devices/ui/setGuestWifi'
  | '/devices/ui/enableGuestWifi'
  | '/devices/wifi/getEndpoint'
  | '/devices/wifi/enableEndpoint'
  | '/devices/wifi/resetWifi'
  | '/devices/wifi/getRemote'
  | '/devices/wifi/setRemote'
  | '/devices/ui/getAssociatedDevices'
  | '/devices/ui/getWAN'
  | '/devices/ui/setWan'
  | '/devices/ui/getLAN'
  | '/devices/ui/setLan'
  | '/devices/ui/getNetwork'
  | '/devices/ui/getConnectedNetwork'
  | '/devices/ui/getNetworkStat'
  | '/devices/ui/getNetworkStatHistory'
  | '/devices/ui/getNetworkFilterOption'
  | '/devices/ui/addIPFilter'
  | '/devices/ui/deleteIPFilter'
  | '/devices/ui/addMacFilter'
  | '/devices/ui/deleteMacFilter'
  | '/devices/ui/addReservation'
  | '/devices/ui/changeReservation'
  | '/devices/ui/deleteReservation'
  | '/devices/ui/getTopology'
  | '/devices/ui/getTopologyHistories'
  | '/devices/ui/getTopologyHistoryData'
  | '/devices/avs/full'
  | '/devices/avs/hdmi'
  | '/devices/avs/info'
  | '/devices/avs/set/cec'
  | '/devices/avs/set/osd-message'
  | '/devices/avs/screen-captures/consents'
  | '/devices/avs/consent-cancel'
  | '/devices/avs/screen-capture-start'
  | '/devices/avs/screen-capture-cancel'
  | '/devices/avs/remote-control'
  | '/consents'
  | '/devices/apps/info'
  | '/devices/ui/getApplicationStatWeekly'
  | '/application/info/getDeploymentInfo'
  | '/application/info/getTotalUsageInfo'
  | '/application/details/{keyword}'
  | '/devices/apps/install'
  | '/devices/apps/uninstall'
  | '/application/installAppTemp'
  | '/application/uninstallAppTemp'
  | '/application/updateApp'
  | '/application/profile/appStartStop'
  | '/tasks'
  | '/tasks/{taskId}'
  | '/tasks/{taskId}/events'
  | '/tasks/{taskId}/state'
  | '/tasks/{taskId}/export'
  | '/tasks/{taskId}/cancel'
  | '/playbooks'
  | '/playbooks/start'
  | '/cases'
  | '/cases/{caseId}'
  | '/cases/{caseId}/file'
  | '/cases/action/open'
  | '/cases/{caseId}/tasks'
  | '/cases/{caseId}/edit'
  | '/cases/{caseId}/comment'
  | '/groups'
  | '/groups/write'
  | '/groups/{gid}/edit'
  | '/groups/actions/associate'
  | '/groups/{gid}/devices/imports'
  | '/groups/controls/reboot'
  | '/groups/controls/factory-reset'
  | '/groups/controls/lock'
  | '/groups/controls/unlock'
  | '/rooms'
  | '/rooms/write'
  | '/devices/action/create'
  | '/devices/actions/multi/firmware-update'
  | '/cms'
  | '/cms/edit'
  | '/firmwares'
  | '/firmwares/edit'
  | '/firmwares/action/approve'
  | '/application'
  | '/application/edit'
  | '/application/approve'
  | '/firmwares/rules'
  | '/firmwares/profiles'
  | '/firmwares/profiles/edit'
  | '/firmwares/profiles/approve'
  | '/firmwares/profiles/rollback'
  | '/application/profiles'
  | '/application/profiles/edit'
  | '/application/profiles/approve'
  | '/application/profiles/rollback'
  | '/presets'
  | '/presets/edit'
  | '/presets/approve'
  | '/invdevices/bulk-uploads'
  | '/invdevices/bulk-uploads/page'
  | '/devices/outsidesa'
  | '/devices/outsidesa/area'
  | '/devices/activate-counts/edit'
  | '/op/action/release'
  | '/invdevices'
  | '/invdevices/exports'
  | '/invdevices/remove'
  | '/devices/actions/request-activation'
  | '/devices/actions/activate'
  | '/devices/actions/deactivate'
  | '/devices/actions/reject'
  | '/devices/customer'
  | '/devices/refused'
  | '/devices/unregistered'
  | '/devices/unregistered/exports'
  | '/devices/unregistered/update'
  | '/op/action/allocate'
  | '/op/action/identity'
  | '/ops'
  | '/ops/{opId}/edit'
  | '/op/action/createOpInviteAdmin'
  | '/ops/{op}/roles'
  | '/ops/{op}/roles/edit'
  | '/users/{id}/passwords'
  | '/iam/two-factor-policy'
  | '/iam/identity-provider'
  | '/mails'
  | '/mails/{mailId}/resend'
  | '/users'
  | '/users/action/invite'
  | '/users/{userId}/infos'
  | '/users/requests'
  | '/notices'
  | '/notices/write'
  | '/notices/{notiId}/edit'
  | '/system/health'
  | '/feedback'
  | '/stat'
  | '/stats/resources'
  | '/stats/resources/alarms/acknowledge'
  | '/stats/resources/alarms/thresholds'
  | '/stats/logs/actions'
  | '/stats/linears'
  | '/stats/vods'
  | '/stats/linears/settops'
  | '/stats/manual-collections'
  | '/stats/linears/settops/opt-out'
  | '/log/account-calls'
  | '/log/audit'
  | '/log/seals'
  | '/log/check'
  | '/log/conformance'
  | '/log/export'
  | '/admin/api/v1/ref/role'
  | '/admin/api/v1/ref/device-model'
  | '/admin/api/v1/ref/device-model-feature'
  | '/admin/api/v1/ref/device-model-menu'
  | '/admin/api/v1/auth/*'
  | '/admin/api/v1/service/*'
  | '/admin/api/v1/device/*'
  | '/admin/api/v1/ref/*'
  | '/admin/api/v1/ref/app-file';

/** Keys that affect the whole installation: they work only for accounts of the root organisation. */
export const installationPermissions: readonly string[] = ['/log/export', '/system/health', '/admin/api/v1/ref/*', '/admin/api/v1/ref/app-file', '/admin/api/v1/ref/device-model', '/admin/api/v1/ref/device-model-feature', '/admin/api/v1/ref/device-model-menu', '/admin/api/v1/ref/role'];
