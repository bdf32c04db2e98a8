import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers, Outcome } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { refuseTableId } from '#server/fleet/groups/locations.ts';
import { Gazetteer } from '#server/fleet/inventory/queries/gazetteer.ts';
import { KeptAnswers } from './kept-answers.ts';
import { type CityCount, PlaceCounts } from './queries/places.ts';

type PlaceHandlers = Pick<Handlers, 'getDashboardCities' | 'getDashboardLocation'>;
type City = Outcome<'getDashboardCities'>['data']['cities'][number];

const mostCities = 1_000;

export const dashboardPlaceHandlers = ({
  database,
  now,
}: Pick<CoreServices, 'database' | 'now'>): PlaceHandlers => {
  const cities = new KeptAnswers<Omit<Outcome<'getDashboardCities'>['data'], 'asOf'>>(now);
  const locations = new KeptAnswers<Omit<Outcome<'getDashboardLocation'>['data'], 'asOf'>>(now);
  return {
    async getDashboardCities({ scope }) {
      const data = await cities.of([scope.opPath], async () => {
        const places = scope.of(PlaceCounts);
        const gazetteer = await Gazetteer.read(database.sql);
        const [rows, { placed, elsewhere }] = await Promise.all([
          places.cities(mostCities),
          places.deployed(),
        ]);
        const listed = rows.reduce((sum, { deployed }) => sum + deployed, 0);
        return { cities: rows.map((row) => present(row, gazetteer)), elsewhere, more: placed - listed };
      });
      return { data };
    },

    async getDashboardLocation({ params: { id }, scope }) {
      const places = scope.of(PlaceCounts);
      const place = await places.find(id);
      if (!place) {
        await refuseTableId(scope, id);
        throw new ApiError('nodata');
      }
      const data = await locations.of([scope.opPath, id], async () => {
        const { total, deployed, online } = await places.ofPlace(place);
        const { op_id: opId, region: province, city, company_name: operatorName } = place;
        const isRegion = place.place_type === 'region';
        const within = isRegion ? await places.cities(mostCities, { opId, province }) : [];
        const gazetteer = await Gazetteer.read(database.sql);
        return {
          id,
          type: isRegion ? ('region' as const) : ('city' as const),
          operatorName,
          regionName: province || null,
          cityName: city || null,
          total,
          deployed,
          online,
          offline: deployed - online,
          cities: within.map((row) => present(row, gazetteer)),
        };
      });
      return { data };
    },
  };
};

function present(row: CityCount, gazetteer: Gazetteer): City {
  const city = gazetteer.city(row.city);
  const region = gazetteer.region(row.province);
  return {
    opCityName: row.city,
    operatorName: row.company_name,
    cityDeviceCount: row.deployed,
    onlineCount: row.online,
    opCityId: row.place_id,
    opRegionId: row.region_id,
    refCityId: city?.city_id ?? null,
    refRegionId: region?.region_code ?? city?.region_code ?? null,
    regionName: row.province || null,
    latitude: city?.latitude ?? null,
    longitude: city?.longitude ?? null,
  };
}
