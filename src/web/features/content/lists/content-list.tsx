import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { BoxesItem } from './coverage/holdings.tsx';
import type { CoveredItem } from './coverage/queries.ts';
import { messages as failures } from './failures/messages.ts';
import { ListFrame } from './list-frame.tsx';
import { messages } from './messages.ts';
import { OrderedList } from './ordered-list.tsx';
import { contentKeys } from './queries.ts';
import { SortRefused } from './sort-refused.tsx';
import { useOrder } from './use-order.ts';
import { DeleteItem } from './uses/delete-item.tsx';

interface Item {
  id: string;
  name: string;
}

interface ContentListProps<T extends Item> {
  /** Unique among the lists: what was typed in its form comes back after a sign-in. */
  name: string;
  /** Kind under which boxes report having or lacking it. */
  kind: CoveredItem['kind'];
  query: UseQueryResult<{ items: T[]; version: number; totalSize: number }>;
  operations: {
    add: 'addChannel' | 'addRadioChannel' | 'addBanner' | 'addLiveAd';
    edit: 'editChannel' | 'editRadioChannel' | 'editBanner' | 'editLiveAd';
    remove: 'deleteChannel' | 'deleteRadioChannel' | 'deleteBanner' | 'deleteLiveAd';
    sort: 'sortChannels' | 'sortRadioChannels' | 'sortBanners' | 'sortLiveAds';
  };
  texts: { list: Message; add: Message; none: Message; help: Message; failed: Message };
  icon: LucideIcon;
  row: (item: T) => ReactNode;
  /** The form of a new item, or of one that is changed. */
  sheet: (form: { item: T | null; version: number; onClose: () => void }) => ReactNode;
  /** Above the rows. */
  children?: (items: readonly T[]) => ReactNode;
}

/** An ordered list of content with everything that is done to its rows. */
export function ContentList<T extends Item>(props: ContentListProps<T>) {
  const { query, texts, row, operations } = props;
  const text = useText();
  const editing = useRowEditing<T>(props.name, query.data?.items ?? [], ({ id }) => id);
  const editBlocked = useBlocked(operations.edit);
  const order = useOrder<T>(operations.sort);
  const deletion = useCommand(operations.remove, {
    invalidates: [contentKeys],
    failure: 'inPlace',
    failed: failures[operations.remove],
    success: messages.deleted,
    onSuccess: () => editing.setDeleting(null),
  });
  const action = (
    <CreateButton operation={operations.add} onClick={editing.create}>
      {text(texts.add)}
    </CreateButton>
  );
  const question = {
    title: text(messages.deleteNamed, { name: editing.deleting?.name ?? '' }),
    body: text(messages.deleteHelp),
    verb: text(messages.delete),
    onClose: () => editing.setDeleting(null),
  };
  return (
    <>
      <ListFrame
        query={query}
        failed={texts.failed}
        action={action}
        empty={<NoRows icon={props.icon} title={texts.none} help={texts.help} action={action} />}
      >
        {({ items, version }) => (
          <>
            {props.children?.(items)}
            {order.error ? (
              <SortRefused error={order.error} onLoad={order.load} onRetry={order.retry} />
            ) : null}
            <OrderedList
              label={text(texts.list)}
              items={order.shown({ items, version })}
              blocked={order.blocked}
              onOrder={(ids) => order.sort(ids, version)}
              row={row}
              menu={(item) => (
                <>
                  <MenuItem blocked={editBlocked} onSelect={() => editing.edit(item)}>
                    {text(messages.edit)}
                  </MenuItem>
                  <BoxesItem item={{ kind: props.kind, id: item.id }} />
                  <MenuItem danger blocked={deletion.blocked} onSelect={() => editing.setDeleting(item)}>
                    {text(messages.delete)}
                  </MenuItem>
                </>
              )}
            />
          </>
        )}
      </ListFrame>
      {editing.isOpen
        ? props.sheet({ item: editing.row, version: query.data?.version ?? 0, onClose: editing.close })
        : null}
      {props.kind === 'channel' && editing.deleting ? (
        <DeleteItem {...question} command={deletion} kind={props.kind} id={editing.deleting.id} />
      ) : null}
      {props.kind === 'channel' ? null : (
        <ConfirmCommand
          {...question}
          command={deletion}
          input={editing.deleting && { path: { id: editing.deleting.id } }}
          danger
        />
      )}
    </>
  );
}
