/** Rows of the error table without a code: conditions that the console itself detects and reports (ER-038..ER-061). */
export const clientConditions = [
  { row: 'ER-038', when: 'No response', says: 'Network Fail' },
  { row: 'ER-039', when: 'Any other status', says: 'Default Fail' },
  {
    row: 'ER-040',
    when: 'A non-success code on a non-GET',
    says: 'Toast only in a development build; empty data list',
  },
  {
    row: 'ER-041',
    when: 'Admin call with a non-success code',
    says: 'Nothing, or the common failure text or the given message',
  },
  {
    row: 'ER-043',
    when: 'The device is busy',
    says: 'The device is busy. Please try again later. (A-043)',
  },
  { row: 'ER-044', when: 'A task failed', says: '[task name] Stopped' },
  { row: 'ER-045', when: 'App action error code', says: 'Danger toast ERROR titled [Android] App Action' },
  {
    row: 'ER-046',
    when: 'Remote-control precondition failed',
    says: '[RemoteControl] warning toast with the diagnostic error text',
  },
  { row: 'ER-047', when: 'Consent declined', says: 'Remote permission declined (A-044)' },
  {
    row: 'ER-048',
    when: 'VOD fetch failed',
    says: 'Already created same version vod list.you need update vod list and version info',
  },
  { row: 'ER-049', when: 'VOD upstream unauthorised', says: '401 Unauthorized Auth-Key is Invalid' },
  { row: 'ER-050', when: 'VOD upstream forbidden', says: '403 API Server Forbidden' },
  { row: 'ER-051', when: 'Boot-ad list, add, delete, edit failed', says: 'Specific messages' },
  {
    row: 'ER-052',
    when: 'Bulk change, start, stop, metadata names, versions failed',
    says: 'Specific messages',
  },
  { row: 'ER-053', when: 'Firmware approval', says: 'File approved / approval failed' },
  {
    row: 'ER-054',
    when: 'Some selected devices are offline',
    says: 'Some selected devices are not connected; continue anyway?',
  },
  {
    row: 'ER-055',
    when: 'Some devices are already in that state',
    says: 'Some devices are already locked or enabled; continue?',
  },
  { row: 'ER-056', when: 'An empty group', says: 'No devices in group.' },
  { row: 'ER-057', when: 'A group with foreign devices', says: 'Group has devices that cannot be operated.' },
  { row: 'ER-058', when: 'A selection of several models', says: 'Select the same device model.' },
  { row: 'ER-059', when: 'The file could not be built', says: 'CSV download failure.' },
  { row: 'ER-060', when: 'A firmware update failed', says: 'Firmware update failure.' },
  { row: 'ER-061', when: 'Other device calls', says: 'Errors are logged only' },
] as const;
