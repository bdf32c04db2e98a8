import type { Module } from '#server/core/module.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';

const country = defineResource('Country')({
  table: 'country',
  id: 'country_code',
  scope: null,
  fields: {
    countryCode: 'country_code',
    alpha3: 'alpha3',
    numericCode: 'numeric_code',
    countryName: 'country_name',
    countryNameKo: 'country_name_ko',
    updateTime: 'modified_at',
  },
  search: ['country_code', 'alpha3', 'country_name', 'country_name_ko'],
  modified: 'modified_at',
});

const region = defineResource('Region')({
  table: 'region',
  id: 'region_code',
  scope: null,
  fields: {
    regionCode: 'region_code',
    countryCode: 'country_code',
    regionName: 'region_name',
    regionNameKo: 'region_name_ko',
    updateTime: 'modified_at',
  },
  search: ['region_code', 'region_name', 'region_name_ko'],
  modified: 'modified_at',
});

const locationCity = defineResource('LocationCity')({
  table: 'location_city',
  id: 'city_id',
  scope: null,
  fields: {
    cityId: 'city_id',
    cityName: 'city_name',
    cityNameKo: 'city_name_ko',
    regionCode: 'region_code',
    countryCode: 'country_code',
    latitude: 'latitude',
    longitude: 'longitude',
    updateTime: 'modified_at',
  },
  search: ['city_name', 'city_name_ko'],
  modified: 'modified_at',
});

const ip2locationDb9 = defineResource('Ip2locationDb9')({
  table: 'ip2location_db9',
  id: 'ip_from',
  scope: null,
  fields: {
    ipFrom: 'ip_from',
    ipTo: 'ip_to',
    countryCode: 'country_code',
    countryName: 'country_name',
    regionName: 'region_name',
    cityName: 'city_name',
    latitude: 'latitude',
    longitude: 'longitude',
    zipCode: 'zip_code',
    updateTime: 'modified_at',
  },
  search: ['country_name', 'region_name', 'city_name'],
  modified: 'modified_at',
});

/** CL-385..CL-388: possible places of devices and people. */
export const placeModule: Module<CoreServices> = {
  name: 'place',
  resources: [country, region, locationCity, ip2locationDb9],
};
