import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AccountCalls } from './account-calls.tsx';
import { Entries } from './entries.tsx';
import { messages } from './messages.ts';
import { type AuditProps, askForFile, auditSearch, auditTabs } from './queries.ts';
import { UnauthenticatedCallList } from './unauthenticated-call-list.tsx';

const tabLabels = { calls: messages.tabCalls, unauthenticated: messages.tabUnauthenticated };
const parts = { entries: Entries, calls: AccountCalls, unauthenticated: UnauthenticatedCallList };

/** Lists changes by caller and object, and counts calls that a caller may repeat at will (docs/decisions/168, 220). */
export function AuditPage(props: AuditProps) {
  const text = useText();
  const may = useMay();
  const { search, onSearch } = props;
  const counted = may(operations.listAccountCalls.permission) ? auditTabs : [];
  const tab = counted.find((each) => each === search.tab) ?? 'entries';
  const Part = parts[tab];
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          tab === 'entries' ? (
            <ExportMenu name="audit" operation="exportAuditEntries" ask={(as) => askForFile(search, as)} />
          ) : null
        }
      />
      <Tabs
        label={text(messages.tabs)}
        value={tab}
        tabs={[
          { value: 'entries', label: text(messages.tabEntries) },
          ...counted.map((value) => ({ value, label: text(tabLabels[value]) })),
        ]}
        onChange={(next) => onSearch(auditSearch.read(next === 'entries' ? {} : { tab: next }))}
      >
        <Part {...props} />
      </Tabs>
    </>
  );
}
