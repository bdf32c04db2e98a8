import { defineKinds, writesSettings, writesUplink } from './kind.ts';

/** Settings of routers, access points and extenders. */
export const networkKinds = defineKinds({
  RadioSettings: {
    ...writesUplink,
    // CO-036, 001§4 L110
    name: { en: 'Wi-Fi configuration', ko: 'Wi-Fi 설정' },
    olderName: 'UIRadioList',
    title: { en: 'Wi-Fi Configuration', ko: 'Wi-Fi 설정' },
    subject: { en: 'Change of the Wi-Fi settings', ko: 'Wi-Fi 설정 변경' },
    // TN-065, TN-067, TN-180
    pushes: 'Sync',
    modelFeature: 'wifiRadio',
    permission: '/devices/ui/setRadio',
  },
  WanSettings: {
    ...writesUplink,
    name: { en: 'WAN configuration', ko: 'WAN 설정' },
    olderName: 'UIWan',
    title: { en: 'WAN Configuration', ko: 'WAN 설정' },
    subject: { en: 'Change of the WAN settings', ko: 'WAN 설정 변경' },
    // TN-084
    pushes: 'Sync',
    modelFeature: 'wan',
    permission: '/devices/ui/setWan',
  },
  LanSettings: {
    ...writesUplink,
    name: { en: 'LAN configuration', ko: 'LAN 설정' },
    olderName: 'UILan',
    title: { en: 'LAN Configuration', ko: 'LAN 설정' },
    subject: { en: 'Change of the LAN settings', ko: 'LAN 설정 변경' },
    pushes: 'Sync',
    modelFeature: 'lan',
    permission: '/devices/ui/setLan',
  },
  IpFilter: {
    ...writesSettings,
    name: { en: 'IP filter', ko: 'IP 필터' },
    olderName: 'UIIpFilter',
    subject: { en: 'Change of the IP filters', ko: 'IP 필터 변경' },
    family: 'filter',
    // TN-085
    pushes: 'Sync',
    modelFeature: 'ipFilter',
    permission: '/devices/ui/addIPFilter',
  },
  MacFilter: {
    ...writesSettings,
    name: { en: 'MAC filter', ko: 'MAC 필터' },
    olderName: 'UIMacFilter',
    subject: { en: 'Change of the MAC filters', ko: 'MAC 필터 변경' },
    family: 'filter',
    pushes: 'Sync',
    modelFeature: 'macFilter',
    permission: '/devices/ui/addMacFilter',
  },
  RemoteConnection: {
    ...writesSettings,
    name: { en: 'Remote connection', ko: '원격 접속' },
    subject: { en: 'Change of the remote connection', ko: '원격 접속 변경' },
    family: 'remoteAccess',
    lastOneCounts: true,
    pushes: 'Sync',
    modelFeature: 'remoteConnection',
    permission: '/devices/wifi/setRemote',
  },
  AddressReservation: {
    ...writesSettings,
    name: { en: 'Address reservation', ko: 'IP 주소 예약' },
    subject: { en: 'Change of the address reservations', ko: '주소 예약 변경' },
    // The permitted values depend on the home network.
    family: 'network',
    pushes: 'Sync',
    modelFeature: 'lan',
    permission: '/devices/ui/addReservation',
  },
  GuestWifi: {
    ...writesSettings,
    // CO-036, 001§4 L110
    name: { en: 'Guest Wi-Fi', ko: '게스트 Wi-Fi' },
    olderName: 'UIGuestWifi',
    title: { en: 'Wi-Fi Guest Setting', ko: '게스트 Wi-Fi 설정' },
    subject: { en: 'Change of the guest Wi-Fi', ko: '게스트 Wi-Fi 설정 변경' },
    family: 'network',
    // TN-077, TN-078
    pushes: 'Sync',
    modelFeature: 'guestWifi',
    permission: '/devices/ui/setGuestWifi',
  },
  WifiEndpoint: {
    ...writesUplink,
    name: { en: 'Wi-Fi uplink', ko: 'Wi-Fi 업링크' },
    apiName: 'Wi-Fi Uplink',
    subject: { en: 'Change of the Wi-Fi uplink', ko: 'Wi-Fi 업링크 변경' },
    pushes: 'Sync',
    modelFeature: 'wifiRadio',
    permission: '/devices/wifi/enableEndpoint',
  },
  WifiReset: {
    ...writesSettings,
    name: { en: 'Wi-Fi reset', ko: 'Wi-Fi 초기화' },
    apiName: 'Wi-Fi Reset',
    subject: { en: 'Reset of the Wi-Fi', ko: 'Wi-Fi 초기화' },
    family: 'network',
    pushes: 'Sync',
    modelFeature: 'wifiRadio',
    permission: '/devices/wifi/resetWifi',
  },
});
