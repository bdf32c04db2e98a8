import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#web/entities/account/streams.ts';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';

import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { AccountQuestion, type Question, useAccountCommands } from './account-actions.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { accountColumns } from './columns.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { messages } from './messages.ts';
import { type AccountSearch, accountSearch, accountsQuery, filterOf } from './queries.ts';
import { Requests } from './requests.tsx';
import { AccountMenu } from './row-menu.tsx';
import { useChoices } from './use-choices.ts';

const { Keyword, Choice } = filtersOf(accountSearch);
const statusNames = {
  Invited: messages.invited,
  Running: messages.running,
  Stopped: messages.stopped,
};

/** RT-022: people of the caller's organisation and those below it, invited, changed and ended by those whose role permits it. */
export function AccountList(props: ListProps<AccountSearch>) {
  const text = useText();
  const { organisations, roles, organisationName } = useChoices();
  const list = useList(accountSearch, {
    ...props,
    query: accountsQuery(props.search),
    columns: accountColumns,
    rowId: ({ userId }) => userId,
    filters: {
      keyword: messages.keyword,
      organisation: { label: messages.organisation, choices: organisations, show: organisationName },
      status: { label: messages.state, names: statusNames },
      role: { label: messages.role, choices: roles },
    },
  });
  /** Empty, or `new`. */
  const [inviting, setInviting] = useDraft('invite');
  const [edited, setEdited] = useState<Account | null>(null);
  const [asked, setAsked] = useState<{ account: Account; question: Question } | null>(null);
  const commands = useAccountCommands(() => setAsked(null));
  const inviteButton = (
    <CreateButton operation="inviteAccounts" icon={UserPlus} onClick={() => setInviting('new')}>
      {text(messages.invite)}
    </CreateButton>
  );
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <>
            <ExportList
              of={list}
              list="listAccounts"
              operation="exportAccounts"
              name="accounts"
              asked={filterOf(props.search)}
            />
            {inviteButton}
          </>
        }
      />
      <Requests />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={<NoRows icon={Users} title={messages.none} help={messages.noneHelp} action={inviteButton} />}
        actions={(account) => (
          <AccountMenu
            account={account}
            commands={commands}
            onEdit={setEdited}
            onAsk={(chosen, question) => setAsked({ account: chosen, question })}
          />
        )}
      >
        <FilterBar>
          <Keyword className="flex-1 basis-48 md:max-w-72" />
          <Choice name="organisation" className="min-w-0 grow basis-40 md:w-56 md:grow-0 md:basis-auto" />
          <Choice name="role" className="min-w-0 grow basis-36 md:w-48 md:grow-0 md:basis-auto" />
          <Choice name="status" />
        </FilterBar>
      </ResourceList>
      {inviting === 'new' ? <InviteSheet onClose={() => setInviting('')} /> : null}
      {edited ? <AccountSheet account={edited} onClose={() => setEdited(null)} /> : null}
      {asked ? <AccountQuestion {...asked} commands={commands} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
