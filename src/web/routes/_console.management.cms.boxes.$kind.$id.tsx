import { createFileRoute, notFound } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { ItemBoxes } from '#web/features/content/lists/coverage/page.tsx';
import {
  boxesQuery,
  boxSearch,
  type CoveredItem,
  coverageQuery,
  kinds,
  pageOfKind,
} from '#web/features/content/lists/coverage/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';
import { oneOf } from '#web/resource/list-search.ts';

const readKind = oneOf(...kinds);

export const Route = createFileRoute('/_console/management/cms/boxes/$kind/$id')({
  staticData: {
    title: defineMessage('routes.itemBoxes', {
      en: 'Set-top boxes by content',
      ko: '셋톱박스별 적용 현황',
    }),
    permission: permissions.listItemBoxes,
    menu: ({ kind }) => pageOfKind[readKind(kind) ?? 'bulk'],
    texts: ['content/lists', 'content/lists/coverage'],
  },
  params: {
    parse: ({ kind, id }): { kind: CoveredItem['kind']; id: string } => {
      const known = readKind(kind);
      if (!known) throw notFound();
      return { kind: known, id };
    },
  },
  validateSearch: boxSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    void queryClient.prefetchQuery(coverageQuery(params));
    void queryClient.prefetchQuery(boxesQuery(params, deps));
  },
  component: Boxes,
});

function Boxes() {
  const item = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ItemBoxes
      item={item}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
