import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { inviteAccountRequestLimits } from '#api/limits.gen.ts';
import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField } from '#web/resource/form/fields.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { accountKeys, openRequestsQuery, requestKeys } from './queries.ts';
import { useChoices } from './use-choices.ts';

type AccountRequest = components['schemas']['AccountRequest'];

/** Open requests for an account (CL-409); renders nothing where there are none. */
export function Requests() {
  const text = useText();
  const dateTime = useDateTime();
  const may = useMay();
  const { permission } = operations.listAccountRequests;
  const requests = useQuery({ ...openRequestsQuery, enabled: may(permission ?? []) });
  const [inviting, setInviting] = useState<AccountRequest | null>(null);
  const [declining, setDeclining] = useState<AccountRequest | null>(null);
  const inviteBlocked = useBlocked('inviteAccountRequest');
  const decline = useCommand('declineAccountRequest', {
    invalidates: [requestKeys],
    failure: 'inPlace',
    success: messages.declined,
    onSuccess: () => setDeclining(null),
  });
  if (!requests.data)
    return requests.error ? (
      <ErrorState error={requests.error} onRetry={() => void requests.refetch()} />
    ) : null;
  const { data: rows, pagination } = requests.data;
  if (rows.length === 0) return null;
  const title = text(messages.requests, { count: pagination.totalRecords });
  return (
    <Card title={title} className="mb-4">
      <SimpleTable
        caption={title}
        head={[
          text(messages.requestPerson),
          text(messages.email),
          text(messages.requestMessage),
          text(messages.requestTime),
          { spoken: text(messages.requestActions) },
        ]}
        rows={rows.map((request) => ({
          id: request.requestId,
          cells: [
            text(messages.requestFrom, { name: request.userName, company: request.companyName }),
            <span key="email" className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {request.email}
              {request.hasAccount ? <Badge tone="notice">{text(messages.requestHasAccount)}</Badge> : null}
            </span>,
            <span key="message" className="block max-w-prose py-1 wrap-anywhere">
              {request.message}
            </span>,
            dateTime(request.requestTime),
            <span key="actions" className="flex gap-2 py-1">
              <Button
                size="small"
                blocked={inviteBlocked}
                aria-label={text(messages.inviteNamed, { name: request.userName })}
                onClick={() => setInviting(request)}
              >
                {text(messages.inviteRequest)}
              </Button>
              <Button
                size="small"
                look="quiet"
                blocked={decline.blocked}
                aria-label={text(messages.declineNamed, { name: request.userName })}
                onClick={() => setDeclining(request)}
              >
                {text(messages.decline)}
              </Button>
            </span>,
          ],
        }))}
      />
      {inviting ? <InviteRequestSheet request={inviting} onClose={() => setInviting(null)} /> : null}
      {declining ? (
        <ConfirmCommand
          command={decline}
          input={{ path: { requestId: declining.requestId } }}
          title={text(messages.declineNamed, { name: declining.userName })}
          body={text(messages.declineHelp)}
          verb={text(messages.decline)}
          onClose={() => setDeclining(null)}
        />
      ) : null}
    </Card>
  );
}

interface RequestForm {
  roleGroupKey: string;
  opId: string;
}

function InviteRequestSheet(props: { request: AccountRequest; onClose: () => void }) {
  const { requestId, userName, email } = props.request;
  const text = useText();
  const { organisations, roles, ownOrganisation } = useChoices();
  const form = useForm<RequestForm>({ defaultValues: { roleGroupKey: '', opId: ownOrganisation } });
  const invite = useCommand('inviteAccountRequest', {
    invalidates: [requestKeys, accountKeys],
    form,
    success: () => ({ message: messages.allInvited, values: { count: 1 } }),
    onSuccess: props.onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={requestId}
      limits={inviteAccountRequestLimits}
      title={text(messages.inviteNamed, { name: userName })}
      verb={text(messages.inviteVerb)}
      busy={invite.busy}
      onSubmit={(body) => invite.run({ path: { requestId }, body })}
      onClose={props.onClose}
    >
      <p className="text-dense text-secondary wrap-anywhere">{email}</p>
      <SelectField<RequestForm>
        name="roleGroupKey"
        label={text(messages.role)}
        choices={[{ value: '', label: text(messages.chooseRole) }, ...roles]}
      />
      <SelectField<RequestForm> name="opId" label={text(messages.organisation)} choices={organisations} />
    </EditSheet>
  );
}
