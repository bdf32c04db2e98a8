import { modelId } from '#domain/models.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { ScopedDevices } from '#server/devices/read-model/queries.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { citiesOf, provinces } from './queries/places.ts';

type CommonHandlers = Pick<
  Handlers,
  | 'listModelNames'
  | 'listModelCombos'
  | 'listProvinces'
  | 'listCities'
  | 'listCitiesOfProvince'
  | 'listCitiesWithDevices'
>;

/** What forms and filters offer to choose from (CL-363..CL-369, CL-374). */
export const commonHandlers = ({ database, models }: DeviceServices): CommonHandlers => ({
  async listModelNames() {
    const all = await models.all();
    return {
      data: all.map(({ modelName, prodClass }) => ({ mid: modelId(modelName), modelName, prodClass })),
    };
  },

  async listModelCombos({ scope }) {
    const found = await scope.of(ScopedDevices).models();
    return { data: found.map((model) => ({ mid: modelId(model.modelName), ...model })) };
  },

  async listProvinces() {
    return { data: await provinces(database.sql) };
  },

  async listCities() {
    return { data: await citiesOf(database.sql, null) };
  },

  async listCitiesOfProvince({ params }) {
    return { data: await citiesOf(database.sql, params.provinceId) };
  },

  async listCitiesWithDevices({ scope }) {
    const names = new Set(await scope.of(ScopedDevices).cities());
    const known = (await citiesOf(database.sql, null)).filter(({ cityName }) => names.delete(cityName));
    // A city that only devices name has no row of its own.
    const others = [...names].map((cityName) => ({
      opCityId: cityName,
      cityName,
      provinceId: null,
      lat: null,
      lng: null,
    }));
    return { data: [...known, ...others] };
  },
});
