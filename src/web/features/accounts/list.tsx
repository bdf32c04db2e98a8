import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#web/entities/account/streams.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { AccountQuestion, nameOf, type Question, useAccountCommands } from './account-actions.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { useAccountColumns } from './columns.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { messages } from './messages.ts';
import { type AccountSearch, accountSearch, accountsQuery, askForFile, statuses } from './queries.ts';
import { Requests } from './requests.tsx';
import { RowMenu } from './row-menu.tsx';
import { useChoices } from './use-choices.ts';

const noRows: Account[] = [];
const statusTexts = {
  Invited: messages.invited,
  Running: messages.running,
  Stopped: messages.stopped,
} as const;

interface AccountListProps {
  search: AccountSearch;
  onSearch: (next: AccountSearch, how?: How) => void;
}

/** RT-022: people of the caller's organisation and those below it, invited, changed and ended by those whose role permits it. */
export function AccountList({ search, onSearch }: AccountListProps) {
  const text = useText();
  const accounts = useQuery(accountsQuery(search));
  const { organisations, roles } = useChoices();
  /** Empty, or `new`. */
  const [inviting, setInviting] = useDraft('invite');
  const [edited, setEdited] = useState<Account | null>(null);
  const [asked, setAsked] = useState<{ account: Account; question: Question } | null>(null);
  const commands = useAccountCommands(() => setAsked(null));
  const inviteBlocked = useBlocked('inviteAccounts');
  const exportBlocked = useBlocked('exportAccounts');
  const table = useResourceTable({
    columns: useAccountColumns(),
    rows: accounts.data?.data ?? noRows,
    rowId: ({ userId }) => userId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label.replace(/^(· )+/, '') ?? value;
  const list = useListState(accountSearch, search, onSearch, {
    keyword: text(messages.keyword),
    organisation: { label: text(messages.organisation), show: (opId) => labelOf(organisations, opId) },
    status: { label: text(messages.state), show: (status) => text(statusTexts[status]) },
    role: { label: text(messages.role), show: (role) => labelOf(roles, role) },
  });
  const inviteButton = (
    <Button
      look="main"
      icon={<UserPlus className="size-4" aria-hidden />}
      blocked={inviteBlocked}
      onClick={() => setInviting('new')}
    >
      {text(messages.invite)}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <>
            <ExportMenu name="accounts" blocked={exportBlocked} ask={(as) => askForFile(search, as)} />
            {inviteButton}
          </>
        }
      />
      <Requests />
      <ResourceList
        answer={accounts}
        table={table}
        caption={text(messages.title)}
        nameOf={nameOf}
        {...list}
        filters={
          <div className="flex flex-wrap items-center gap-2">
            <TypedFilter
              label={text(messages.keyword)}
              value={search.keyword ?? ''}
              onChange={(keyword) => list.change({ keyword })}
              className="flex-1 basis-48 md:max-w-72"
            />
            <ChoiceFilter
              label={text(messages.organisation)}
              value={search.organisation}
              choices={organisations}
              onChange={(organisation) => list.change({ organisation })}
              className="min-w-0 grow basis-40 md:w-56 md:grow-0 md:basis-auto"
            />
            <ChoiceFilter
              label={text(messages.role)}
              value={search.role}
              choices={roles}
              onChange={(role) => list.change({ role })}
              className="min-w-0 grow basis-36 md:w-48 md:grow-0 md:basis-auto"
            />
            <ChoiceFilter
              label={text(messages.state)}
              value={search.status}
              choices={statuses.map((value) => ({ value, label: text(statusTexts[value]) }))}
              onChange={(status) => list.change({ status })}
            />
          </div>
        }
        empty={
          <EmptyState
            icon={<Users className="size-5" aria-hidden />}
            title={text(messages.none)}
            action={inviteButton}
          >
            {text(messages.noneHelp)}
          </EmptyState>
        }
        actions={(account) => (
          <RowMenu
            account={account}
            commands={commands}
            onEdit={setEdited}
            onAsk={(chosen, question) => setAsked({ account: chosen, question })}
          />
        )}
      />
      {inviting === 'new' ? <InviteSheet onClose={() => setInviting('')} /> : null}
      {edited ? <AccountSheet account={edited} onClose={() => setEdited(null)} /> : null}
      {asked ? <AccountQuestion {...asked} commands={commands} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
