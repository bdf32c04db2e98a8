import type { Kysely } from 'kysely';
import { modelId } from '#domain/models.ts';
import { byName } from '#domain/text/normal.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Handlers, Outcome } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import { Gazetteer } from './queries/gazetteer.ts';
import { citiesOfTable, provinces, ScopedCities } from './queries/places.ts';

type CommonHandlers = Pick<
  Handlers,
  | 'listModelNames'
  | 'listModelCombos'
  | 'listProvinces'
  | 'listCities'
  | 'listCitiesOfProvince'
  | 'listCitiesWithDevices'
>;

interface Needs extends Pick<CoreServices, 'database'> {
  models: DeviceModels;
}

/** Choices that forms and filters offer (CL-363..CL-369, CL-374). */
export const commonHandlers = ({ database, models }: Needs): CommonHandlers => ({
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

  async listCities({ scope }) {
    return { data: await choiceOfCities(database.sql, scope) };
  },

  async listCitiesOfProvince({ params, scope }) {
    const cities = await choiceOfCities(database.sql, scope);
    return { data: cities.filter(({ provinceId }) => provinceId === params.provinceId) };
  },

  async listCitiesWithDevices({ scope }) {
    return { data: await citiesWithDevices(await Gazetteer.read(database.sql), scope) };
  },
});

type City = Outcome<'listCities'>['data'][number];

/** Lists the location groups of cities in scope, each with the reference row of the same name. */
async function citiesWithDevices(gazetteer: Gazetteer, scope: Scope): Promise<City[]> {
  const places = await scope.of(ScopedCities).named();
  return places.map(({ place_id: opCityId, city: cityName, region, company_name: operatorName }) => {
    const known = gazetteer.city(cityName);
    return {
      opCityId,
      refCityId: known?.city_id ?? null,
      cityName,
      operatorName,
      provinceId: gazetteer.region(region)?.region_code ?? known?.region_code ?? null,
      lat: known?.latitude ?? null,
      lng: known?.longitude ?? null,
    };
  });
}

/** Lists cities with devices, then the other cities of the reference table. */
async function choiceOfCities(db: Kysely<Tables>, scope: Scope): Promise<City[]> {
  const named = await citiesWithDevices(await Gazetteer.read(db), scope);
  const listed = new Set(named.map(({ refCityId }) => refCityId));
  const others = (await citiesOfTable(db))
    .filter(({ city_id: refCityId }) => !listed.has(refCityId))
    .map(({ city_id: refCityId, city_name: cityName, region_code: provinceId, latitude, longitude }) => ({
      opCityId: null,
      refCityId,
      cityName,
      operatorName: null,
      provinceId,
      lat: latitude,
      lng: longitude,
    }));
  const compare = byName('en');
  return [...named, ...others].toSorted((one, other) => compare(one.cityName, other.cityName));
}
