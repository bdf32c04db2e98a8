import { useMutation } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { saveFile } from '#web/ambient/save-file.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { csvOf } from './csv.ts';
import { messages } from './messages.ts';
import { type DeviceSearch, listRequest } from './queries.ts';

type Field = components['schemas']['ExportField'];

const fields = [
  'endpointId',
  'deviceName',
  'deviceSn',
  'macAddr',
  'modelName',
  'prodClass',
  'firmwareVersion',
  'deviceStatus',
  'activeFlag',
  'uiLockEnable',
  'online',
  'companyName',
  'customerId',
  'retailer',
  'address',
  'city',
  'province',
  'locationIp',
  'createTime',
  'accessTime',
  'lastReboot',
] as const satisfies Field[];

/** The whole list as the filters stand, up to the 20,000 rows of CO-046. */
export function useExport() {
  return useMutation({
    mutationFn: async (search: DeviceSearch) =>
      (
        await answerOf(
          mainApi.POST('/devices/action/getDeviceExcelList', {
            body: { ...listRequest(search), fields: [...fields] },
          }),
        )
      ).data,
    onSuccess: (rows) => {
      // The byte order mark makes spreadsheets read the Korean in it as UTF-8.
      saveFile('devices.csv', new Blob(['\uFEFF', csvOf(fields, rows)], { type: 'text/csv;charset=utf-8' }));
      toastStore.show({
        tone: 'success',
        title: { message: messages.exportDone, values: { count: rows.length } },
      });
    },
    onError: (error) => {
      toastStore.show({ tone: 'danger', title: { message: messages.exportFailed }, body: error.message });
    },
    meta: { ownErrors: true },
  });
}
