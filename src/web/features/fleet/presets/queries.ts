import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { listSearch, oneOf, pageOf, type SearchOf, words } from '#web/resource/list-search.ts';

type Schemas = components['schemas'];
export type Preset = Schemas['Preset'];
export type PresetDetail = Schemas['PresetDetail'];
export type PresetOrder = Schemas['PresetOrder'];
export type PresetField = Schemas['PresetField'];
export type PresetValue = Schemas['PresetValue'];
export type PresetTarget = Schemas['PresetTarget'];
export type PresetPreview = Schemas['PresetPreview'];
export type PresetOnDevice = Schemas['PresetOnDeviceRow'];
export type PresetFile = Schemas['PresetFile'];
export type DeviceState = Schemas['PresetDeviceState'];
export type PresetCheck = Schemas['PresetCheck'];
type ListQuery = NonNullable<operations['listPresets']['parameters']['query']>;
type DeviceQuery = NonNullable<operations['listPresetDevices']['parameters']['query']>;

export const presetKeys = ['presets'] as const;
/** The numbers of devices change with the checks of single devices. */
const meta = { changedBy: ofStreams('preset', 'preset-device') };

const states = ['draft', 'unplanned', 'planned', 'awaitingApproval', 'active', 'paused', 'removed'] as const;
export const presetSearch = listSearch({ keyword: words(100), state: oneOf(...states) });
export type PresetSearch = SearchOf<typeof presetSearch>;

export const presetRequest = ({ keyword, state, ...search }: PresetSearch): ListQuery => ({
  ...pageOf(search),
  ...(keyword && { keyword }),
  ...(state && { state }),
});

export const presetsQuery = (search: PresetSearch) => {
  const query = presetRequest(search);
  return queryOptions({
    queryKey: [...presetKeys, 'page', query],
    queryFn: ({ signal }) => answerOf(mainApi.GET('/presets', { params: { query }, signal })),
    meta,
  });
};

export const readPreset = async (presetId: string, signal?: AbortSignal): Promise<PresetDetail> => {
  const options = { params: { path: { presetId } }, ...(signal && { signal }) };
  return (await answerOf(mainApi.GET('/presets/{presetId}', options))).data;
};

export const presetQuery = (presetId: string) =>
  queryOptions({
    queryKey: [...presetKeys, 'preset', presetId],
    queryFn: ({ signal }) => readPreset(presetId, signal),
    meta,
  });

const deviceStates = [
  ...(['compliant', 'drifting', 'unreachable', 'unsupported', 'fighting', 'unknown'] as const),
  ...(['overruled', 'paused'] as const),
] as const;
export const presetDeviceSearch = listSearch({ keyword: words(100), state: oneOf(...deviceStates) });
export type PresetDeviceSearch = SearchOf<typeof presetDeviceSearch>;

export const presetDeviceRequest = ({ keyword, state, ...search }: PresetDeviceSearch): DeviceQuery => ({
  ...pageOf(search),
  ...(keyword && { keyword }),
  ...(state && { state }),
});

export const presetDevicesQuery = (presetId: string, search: PresetDeviceSearch) => {
  const query = presetDeviceRequest(search);
  return queryOptions({
    queryKey: [...presetKeys, 'devices', presetId, query],
    queryFn: ({ signal }) =>
      answerOf(mainApi.GET('/presets/{presetId}/devices', { params: { path: { presetId }, query }, signal })),
    meta,
  });
};

/** Preview of a form; null: the form is not complete yet. A refusal is that of the form. */
export const previewQuery = (presetId: string | undefined, order: PresetOrder | null) =>
  queryOptions({
    queryKey: [...presetKeys, 'preview', presetId, order],
    queryFn: async ({ signal }) => {
      if (!order) throw new Error('no order to preview');
      const body = { order, ...(presetId !== undefined && { presetId }) };
      return (await answerOf(mainApi.POST('/presets/preview', { body, signal }))).data;
    },
    enabled: order !== null,
    retry: false,
    placeholderData: keepPreviousData,
    refetchInterval: false,
  });

export const readPresetFile = async (presetId: string): Promise<PresetFile> =>
  (await answerOf(mainApi.GET('/presets/{presetId}/file', { params: { path: { presetId } } }))).data;
