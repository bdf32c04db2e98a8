import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { type Cities, citiesQuery } from './queries.ts';
import { useLinks } from './use-links.ts';
import { useNotes } from './use-notes.ts';

/** Deployed devices by city; each opens the devices that are there. */
export function PlaceCard() {
  const text = useText();
  const notes = useNotes();
  const links = useLinks();
  const query = useQuery(citiesQuery);
  const map = links.list('map');
  return (
    <Card
      title={text(messages.byCity)}
      className="min-w-0"
      actions={
        map === null ? null : (
          <Link to={map} className="text-dense text-accent hover:underline">
            {text(messages.openMap)}
          </Link>
        )
      }
    >
      <QueryChart
        query={query}
        of={({ cities, elsewhere, more, asOf }) => {
          const rest = [
            { name: text(messages.otherCities), count: more },
            { name: text(messages.elsewhere), count: elsewhere },
          ].filter(({ count }) => count > 0);
          return {
            form: 'bars',
            title: text(messages.byCity),
            note: notes.asOf(asOf),
            labelHead: text(messages.city),
            labels: [...cities.map((city) => nameOf(city, cities)), ...rest.map(({ name }) => name)],
            series: [
              {
                name: text(messages.devices),
                values: [
                  ...cities.map(({ cityDeviceCount }) => cityDeviceCount),
                  ...rest.map(({ count }) => count),
                ],
              },
              { name: text(messages.online), values: cities.map(({ onlineCount }) => onlineCount) },
            ],
            hrefOf: (at) => {
              const city = cities[at];
              return city ? links.city(city.opCityId) : null;
            },
            empty: { title: text(messages.nonePlaced) },
          };
        }}
      />
    </Card>
  );
}

type City = Cities['cities'][number];

/** Adds the organisation if several have devices there. */
const nameOf = ({ opCityName, operatorName }: City, all: readonly City[]): string =>
  all.filter((city) => city.opCityName === opCityName).length > 1
    ? `${opCityName} · ${operatorName}`
    : opCityName;
