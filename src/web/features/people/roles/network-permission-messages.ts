import { defineMessages } from '#web/i18n/message.ts';

export const network = defineMessages({
  '/devices/ui/getRadio': { id: 'permission.devices.ui.getRadio', defaultMessage: 'Radios: look' },
  '/devices/ui/setRadio': { id: 'permission.devices.ui.setRadio', defaultMessage: 'Radios: change' },
  '/devices/wifi/getWifi': { id: 'permission.devices.wifi.getWifi', defaultMessage: 'Wi-Fi in short' },
  '/devices/wifi/getSSID': { id: 'permission.devices.wifi.getSSID', defaultMessage: 'Wi-Fi networks: look' },
  '/devices/wifi/getSSIDInfo': {
    id: 'permission.devices.wifi.getSSIDInfo',
    defaultMessage: 'One Wi-Fi network: look',
  },
  '/devices/wifi/setSSID': {
    id: 'permission.devices.wifi.setSSID',
    defaultMessage: 'Wi-Fi networks: change',
  },
  '/devices/wifi/revealSecrets': {
    id: 'permission.devices.wifi.revealSecrets',
    defaultMessage: 'Wi-Fi passphrases: reveal',
  },
  '/devices/ui/getGuestWifi': {
    id: 'permission.devices.ui.getGuestWifi',
    defaultMessage: 'Guest networks: look',
  },
  '/devices/ui/setGuestWifi': {
    id: 'permission.devices.ui.setGuestWifi',
    defaultMessage: 'Guest networks: change',
  },
  '/devices/ui/enableGuestWifi': {
    id: 'permission.devices.ui.enableGuestWifi',
    defaultMessage: 'Guest networks: on and off',
  },
  '/devices/wifi/getEndpoint': {
    id: 'permission.devices.wifi.getEndpoint',
    defaultMessage: 'Uplink over Wi-Fi: look',
  },
  '/devices/wifi/enableEndpoint': {
    id: 'permission.devices.wifi.enableEndpoint',
    defaultMessage: 'Uplink over Wi-Fi: on and off',
  },
  '/devices/wifi/resetWifi': { id: 'permission.devices.wifi.resetWifi', defaultMessage: 'Reset the Wi-Fi' },
  '/devices/wifi/getRemote': {
    id: 'permission.devices.wifi.getRemote',
    defaultMessage: 'Own pages of a device: look',
  },
  '/devices/wifi/setRemote': {
    id: 'permission.devices.wifi.setRemote',
    defaultMessage: 'Own pages of a device: open and close',
  },
  '/devices/ui/getAssociatedDevices': {
    id: 'permission.devices.ui.getAssociatedDevices',
    defaultMessage: 'Wi-Fi clients',
  },
  '/devices/ui/getWAN': { id: 'permission.devices.ui.getWAN', defaultMessage: 'Uplink: look' },
  '/devices/ui/setWan': { id: 'permission.devices.ui.setWan', defaultMessage: 'Uplink: change' },
  '/devices/ui/getLAN': { id: 'permission.devices.ui.getLAN', defaultMessage: 'Home network: look' },
  '/devices/ui/setLan': { id: 'permission.devices.ui.setLan', defaultMessage: 'Home network: change' },
  '/devices/ui/getNetwork': { id: 'permission.devices.ui.getNetwork', defaultMessage: 'Network in short' },
  '/devices/ui/getConnectedNetwork': {
    id: 'permission.devices.ui.getConnectedNetwork',
    defaultMessage: 'Interfaces and what is connected',
  },
  '/devices/ui/getNetworkStat': {
    id: 'permission.devices.ui.getNetworkStat',
    defaultMessage: 'Counters of interfaces',
  },
  '/devices/ui/getNetworkStatHistory': {
    id: 'permission.devices.ui.getNetworkStatHistory',
    defaultMessage: 'Traffic over time',
  },
  '/devices/ui/getNetworkFilterOption': {
    id: 'permission.devices.ui.getNetworkFilterOption',
    defaultMessage: 'Filters: look',
  },
  '/devices/ui/addIPFilter': { id: 'permission.devices.ui.addIPFilter', defaultMessage: 'IP filters: add' },
  '/devices/ui/deleteIPFilter': {
    id: 'permission.devices.ui.deleteIPFilter',
    defaultMessage: 'IP filters: delete',
  },
  '/devices/ui/addMacFilter': {
    id: 'permission.devices.ui.addMacFilter',
    defaultMessage: 'MAC filters: add',
  },
  '/devices/ui/deleteMacFilter': {
    id: 'permission.devices.ui.deleteMacFilter',
    defaultMessage: 'MAC filters: delete',
  },
  '/devices/ui/addReservation': {
    id: 'permission.devices.ui.addReservation',
    defaultMessage: 'Reserved addresses: add',
  },
  '/devices/ui/changeReservation': {
    id: 'permission.devices.ui.changeReservation',
    defaultMessage: 'Reserved addresses: change',
  },
  '/devices/ui/deleteReservation': {
    id: 'permission.devices.ui.deleteReservation',
    defaultMessage: 'Reserved addresses: delete',
  },
  '/devices/ui/getTopology': {
    id: 'permission.devices.ui.getTopology',
    defaultMessage: 'Map of the home network',
  },
  '/devices/ui/getTopologyHistories': {
    id: 'permission.devices.ui.getTopologyHistories',
    defaultMessage: 'History of the home network',
  },
  '/devices/ui/getTopologyHistoryData': {
    id: 'permission.devices.ui.getTopologyHistoryData',
    defaultMessage: 'Home network at a moment',
  },
});
