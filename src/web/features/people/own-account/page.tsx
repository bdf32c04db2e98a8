import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { updateOwnAccountLimits } from '#api/limits.gen.ts';
import { formatText } from '#domain/display.ts';
import type { Account } from '#web/entities/account/streams.ts';
import { fetchProfile, profileKey } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { changedOf } from '#web/resource/form/changed.ts';
import { LimitsContext, TextField } from '#web/resource/form/fields.tsx';
import { ofTouched } from '#web/resource/form/touched.ts';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { DataCard } from './data-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { messages } from './messages.ts';
import { ownAccountQuery } from './queries.ts';

/** The own account: what its owner may change (CL-137, CL-138), and what an administrator has set. */
export function OwnAccountPage() {
  const text = useText();
  const account = useQuery(ownAccountQuery);
  if (account.isError && !account.data)
    return <ErrorState error={account.error} onRetry={() => void account.refetch()} />;
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <div className="flex flex-col gap-4" aria-busy={account.isPending}>
        <StaleNote known={account} />
        {account.data ? (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Person key={account.data.version} account={account.data} />
            <Membership account={account.data} />
            <DataCard />
            <DeleteCard email={account.data.email} />
          </div>
        ) : null}
      </div>
    </>
  );
}

interface PersonForm {
  userName: string;
  userPhone: string;
}

const bodyOf = ({ userName, userPhone }: PersonForm) => ({
  userName: userName.trim(),
  userPhone: userPhone.trim() || null,
});

function Person({ account }: { account: Account }) {
  const text = useText();
  const queries = useQueryClient();
  const before: PersonForm = { userName: account.userName, userPhone: account.userPhone ?? '' };
  const form = useForm<PersonForm>({ defaultValues: before });
  const update = useCommand('updateOwnAccount', {
    invalidates: [ownAccountQuery.queryKey],
    form,
    success: messages.saved,
    // The name is shown at the top of each page.
    onSuccess: () => void fetchProfile().then((profile) => queries.setQueryData(profileKey, profile)),
  });
  const values = useWatch({ control: form.control });
  const { root } = form.formState.errors;
  const submit = form.handleSubmit((values) =>
    update.run({ body: changedOf(bodyOf(before), bodyOf(values)) }),
  );
  return (
    <Card title={text(messages.person)}>
      <FormProvider {...form}>
        <LimitsContext
          value={ofTouched(
            { ...updateOwnAccountLimits, userName: { required: true, maxLength: 80 } },
            before,
            values,
          )}
        >
          <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
            {root?.message ? (
              <p role="alert" className="text-dense text-danger">
                {root.message}
              </p>
            ) : null}
            <TextField<PersonForm> name="userName" label={text(messages.name)} autoComplete="name" />
            <TextField<PersonForm>
              name="userPhone"
              type="tel"
              label={text(messages.phone)}
              help={text(messages.phoneHelp)}
              autoComplete="tel"
            />
            <Button
              look="main"
              type="submit"
              busy={update.busy}
              blocked={update.blocked}
              className="self-start"
            >
              {text(messages.save)}
            </Button>
          </form>
        </LimitsContext>
      </FormProvider>
    </Card>
  );
}

function Membership({ account }: { account: Account }) {
  const text = useText();
  const roleText = useRoleText();
  const dateTime = useDateTime();
  const { email, userRoleName, companyName, lastAccessTime } = account;
  return (
    <Card title={text(messages.membership)}>
      <PropertyList columns={1}>
        <Property label={text(messages.email)}>{email}</Property>
        <Property label={text(messages.role)}>{roleText(userRoleName)}</Property>
        <Property label={text(messages.organisation)}>{companyName}</Property>
        <Property label={text(messages.lastAccess)}>
          {lastAccessTime ? dateTime(lastAccessTime) : formatText(null)}
        </Property>
      </PropertyList>
      <Link to="/account/sessions" className={`mt-3 inline-block ${linkLook}`}>
        {text(messages.sessions)}
      </Link>
    </Card>
  );
}
