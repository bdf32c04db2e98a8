import type { components } from '#api/main.d.ts';
import { formatText } from '#domain/display.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { dateMessages as own } from './date-messages.ts';
import { useFigures } from './figures.ts';
import { messages } from './messages.ts';
import type { BoxSearch } from './search.ts';

export type SetTopRow = components['schemas']['TvSetTopRow'];

function Hours({ seconds }: { seconds: number }) {
  return <span className="tabular-nums">{useFigures().hours(seconds / 3600)}</span>;
}

const column = columnsOf<SetTopRow>();

/** Columns of the boxes; the serial number leads to the day of the box. */
export const setTopColumns = (search: BoxSearch) => ({
  box: column.link(
    own.serial,
    ({ endpointId }) => ({
      to: '/totalStatistics/linearTV/settop',
      search: { ...search, box: endpointId },
    }),
    ({ deviceSn, endpointId }) => deviceSn || endpointId,
    { fixed: true },
  ),
  model: column.text(own.model, ({ modelName }) => modelName),
  time: column.cell(messages.viewTime, ({ viewTime }) => <Hours seconds={viewTime} />, { onCard: 'line' }),
  views: column.number(own.views, ({ views }) => views),
  channels: column.number(own.channels, ({ channels }) => channels, { onCard: 'line' }),
  organisation: column.text(own.organisation, ({ companyName }) => companyName),
  province: column.text(messages.province, ({ provinceName }) => formatText(provinceName), {
    onCard: 'line',
  }),
});
