import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operations } from '#api/operations.gen.ts';
import { activeTypes, deviceCountsQuery } from '#web/features/devices/device/queries.ts';
import { useMay, useProfile } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { AddDevice, AddDevices } from './add-devices.tsx';
import { activationColumns } from './columns.tsx';
import { InventoryList } from './inventory-list.tsx';
import { messages } from './messages.ts';
import type { Move } from './moves.ts';
import { type InventorySearch, inventoryQuery, ownStockQuery } from './queries.ts';

type PageProps = ListProps<InventorySearch>;

const tabs = {
  all: { label: messages.tabAll, count: 'allCount', first: ['activate', 'allocate'] },
  active: { label: messages.tabDeployed, count: 'activeCount', first: ['retrieve'] },
  inven: { label: messages.stock, count: 'invenCount', first: ['activate', 'allocate', 'remove'] },
  request: { label: messages.tabRequested, count: 'requestCount', first: ['activate', 'reject'] },
} as const satisfies Record<string, { label: Message; count: string; first: Move[] }>;
type Tab = keyof typeof tabs;

/** Every device with its customer and its place in life (RT-025, RT-035). */
export function ManagedDevices(props: PageProps) {
  const { tab = 'all' } = props.search;
  return (
    <TabbedInventory {...props} title={messages.devicesTitle} context={messages.devicesContext} shown={tab} />
  );
}

const stockTabs = {
  all: messages.tabAll,
  active: messages.tabDeployed,
  uploads: messages.tabUploads,
};

/** The inventory's head and its three lists (RT-028). */
export function StockFrame({ shown, children }: { shown: keyof typeof stockTabs; children: ReactNode }) {
  const text = useText();
  const navigate = useNavigate();
  const company = useProfile()?.op.companyName ?? '';
  const counts = useQuery(deviceCountsQuery).data;
  const hasUploads = useMay()(operations.listDeviceUploads.permission ?? []);
  const open = (tab: keyof typeof stockTabs) =>
    tab === 'uploads'
      ? navigate({ to: '/management/inventory/bulkUploadHistory' })
      : navigate({
          to: '/management/inventory/inventoryListPage',
          search: { tab: tab === 'active' ? tab : undefined },
        });
  return (
    <>
      <PageHeader
        title={text(messages.stock)}
        context={text(messages.stockContext, { company })}
        actions={
          <>
            <PageLink to="/management/inventory/bulkUpload" className={linkLook}>
              {text(messages.upload)}
            </PageLink>
            <AddDevice />
          </>
        }
      />
      <Tabs
        label={text(messages.lists)}
        value={shown}
        tabs={[
          { value: 'all', label: text(stockTabs.all), count: counts?.allCount },
          { value: 'active', label: text(stockTabs.active), count: counts?.activeCount },
          ...(hasUploads ? [{ value: 'uploads', label: text(stockTabs.uploads) } as const] : []),
        ]}
        onChange={(tab) => void open(tab)}
      >
        {children}
      </Tabs>
    </>
  );
}

/** Stock and devices in use of all organisations below (RT-028, A-093). */
export function InventoryPage(props: PageProps) {
  const shown = props.search.tab === 'active' ? 'active' : 'all';
  return (
    <StockFrame shown={shown}>
      <InventoryList
        key={shown}
        {...props}
        query={inventoryQuery(props.search, shown)}
        activeType={shown}
        caption={tabs[shown].label}
        first={tabs[shown].first}
      />
    </StockFrame>
  );
}

/** Devices that wait for a customer (RT-029). */
export function ActivationPage(props: PageProps) {
  const text = useText();
  return (
    <>
      <PageHeader title={text(messages.activationTitle)} context={text(messages.activationContext)} />
      <InventoryList
        {...props}
        query={inventoryQuery(props.search, 'request')}
        activeType="request"
        caption={messages.activationTitle}
        columns={activationColumns}
        first={tabs.request.first}
        empty={{ title: messages.noneRequested, help: messages.noneRequestedHelp }}
      />
    </>
  );
}

/** Lists the stock of the reader's own organisation (RT-030, A-093). */
export function OwnStock(props: PageProps) {
  const text = useText();
  const company = useProfile()?.op.companyName ?? '';
  return (
    <>
      <PageHeader title={text(messages.ownTitle)} context={text(messages.ownContext, { company })} />
      <InventoryList
        {...props}
        query={ownStockQuery(props.search)}
        caption={messages.ownTitle}
        first={tabs.inven.first}
      />
    </>
  );
}

interface TabbedProps extends PageProps {
  title: Message;
  context: Message;
  shown: Tab;
}

function TabbedInventory({ title, context, shown, ...props }: TabbedProps) {
  const text = useText();
  const company = useProfile()?.op.companyName ?? '';
  const counts = useQuery(deviceCountsQuery).data;
  return (
    <>
      <PageHeader title={text(title)} context={text(context, { company })} actions={<AddDevices />} />
      <Tabs
        label={text(messages.lists)}
        value={shown}
        tabs={activeTypes.map((value) => ({
          value,
          label: text(tabs[value].label),
          count: counts?.[tabs[value].count],
        }))}
        onChange={(tab) => props.onSearch({ tab: tab === 'all' ? undefined : tab })}
      >
        <InventoryList
          key={shown}
          {...props}
          query={inventoryQuery(props.search, shown)}
          activeType={shown}
          caption={tabs[shown].label}
          first={tabs[shown].first}
        />
      </Tabs>
    </>
  );
}
