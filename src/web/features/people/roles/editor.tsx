import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Eye, ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { createOperatorRoleLimits } from '#api/limits.gen.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { LimitsContext } from '#web/resource/form/fields.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Select } from '#web/ui/select.tsx';
import { HoldersCard } from './holders-card.tsx';
import { PermissionMatrix } from './matrix.tsx';
import { messages } from './messages.ts';
import { type Role, type RoleSearch, roleKeys, rolesQuery } from './queries.ts';
import { RoleFields } from './role-fields.tsx';
import { bodyOf, emptyRole, formOf, type RoleForm } from './role-form.ts';

interface EditorProps {
  here: { opId: string; opType: string; companyName: string };
  search: RoleSearch;
  onSearch: (next: RoleSearch) => void;
}

/** One role: its name, its menus, and every permission by area. */
export function RoleEditor({ here, search, onSearch }: EditorProps) {
  const text = useText();
  const roles = useQuery(rolesQuery(here.opId));
  if (roles.isError && !roles.data)
    return <ErrorState error={roles.error} onRetry={() => void roles.refetch()} />;
  if (!roles.data) return <Skeleton className="h-96" />;
  const find = (roleKey: string | undefined) =>
    roles.data.find(({ roleGroupKey }) => roleGroupKey === roleKey) ?? null;
  const role = find(search.role);
  if (!role && search.role !== 'new')
    return (
      <EmptyState
        icon={<ShieldQuestion className="size-5" aria-hidden />}
        title={text(messages.missing)}
        action={<Button onClick={() => onSearch({})}>{text(messages.back)}</Button>}
      />
    );
  return (
    <Editor
      key={`${search.role} ${search.from ?? ''}`}
      here={here}
      role={role}
      source={find(search.from)}
      others={roles.data.filter((other) => other !== role)}
      compare={find(search.compare)}
      onCompare={(compare) => onSearch({ ...search, compare })}
      onSource={(from) => onSearch({ ...search, from })}
      onBack={() => onSearch({})}
    />
  );
}

function Editor(props: {
  here: { opId: string; opType: string };
  /** Null: it is being made, as a copy of `source` where there is one. */
  role: Role | null;
  source: Role | null;
  others: readonly Role[];
  compare: Role | null;
  onCompare: (roleKey: string | undefined) => void;
  onSource: (roleKey: string | undefined) => void;
  onBack: () => void;
}) {
  const { here, role, source, onBack } = props;
  const text = useText();
  const roleText = useRoleText();
  const copy = source && { ...formOf(source), roleName: text(messages.copyOf, { name: source.roleName }) };
  const form = useForm<RoleForm>({ defaultValues: role ? formOf(role) : (copy ?? emptyRole) });
  /** Last change of the role when it was opened, or saved here: later changes by others are not overwritten. */
  const [seen, setSeen] = useState(role?.updateTime);
  const options = { invalidates: [roleKeys], form };
  const create = useCommand('createOperatorRole', {
    ...options,
    success: messages.created,
    onSuccess: onBack,
  });
  const update = useCommand('updateOperatorRole', {
    ...options,
    success: messages.saved,
    conflict: messages.conflict,
    onSuccess: ({ data }) => {
      setSeen(data.updateTime);
      form.reset(form.getValues());
    },
  });
  const blocked = useBlocked(role ? 'updateOperatorRole' : 'createOperatorRole');
  const isReadOnly = role !== null && !role.mayEdit;
  const save = form.handleSubmit((values) => {
    const path = { opId: here.opId };
    const body = bodyOf(values);
    return role
      ? update.run({
          path: { ...path, roleGroupKey: role.roleGroupKey },
          body: { ...body, updateTime: seen },
        })
      : create.run({ path, body });
  });
  const { isDirty, errors } = form.formState;
  return (
    <FormProvider {...form}>
      <LimitsContext value={createOperatorRoleLimits}>
        <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-5">
          <PageHeader
            title={role ? roleText(role.roleName) : text(messages.create)}
            context={isReadOnly ? text(messages.notYours) : roleText(role?.roleDesc ?? '')}
            actions={
              <>
                <Button icon={<ArrowLeft className="size-4" aria-hidden />} onClick={onBack}>
                  {text(messages.back)}
                </Button>
                {role ? (
                  <Button
                    icon={<Eye className="size-4" aria-hidden />}
                    onClick={() => narrowing.look(role.roleGroupKey, '/')}
                  >
                    {text(messages.preview)}
                  </Button>
                ) : null}
              </>
            }
          />
          {errors.root?.message ? (
            <p
              role="alert"
              className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
            >
              {errors.root.message}
            </p>
          ) : null}
          {role ? null : (
            <Select
              label={text(messages.startFrom)}
              value={source?.roleGroupKey ?? ''}
              choices={[
                { value: '', label: text(messages.startEmpty) },
                ...props.others
                  .filter(({ mayGive }) => mayGive)
                  .map(({ roleGroupKey, roleName }) => ({
                    value: roleGroupKey,
                    label: text(messages.startWith, { name: roleText(roleName) }),
                  })),
              ]}
              onChange={(roleKey) => props.onSource(roleKey || undefined)}
              className="md:w-80"
            />
          )}
          <RoleFields readOnly={isReadOnly} />
          <PermissionMatrix
            readOnly={isReadOnly}
            others={props.others}
            compare={props.compare}
            onCompare={props.onCompare}
            isRoot={here.opType === 'System'}
          />
          {role ? <HoldersCard opId={here.opId} roleKey={role.roleGroupKey} /> : null}
          {isReadOnly ? null : (
            <footer className="sticky bottom-0 flex flex-wrap justify-end gap-2 border-t border-stroke bg-page py-3">
              {isDirty ? <Button onClick={() => form.reset()}>{text(messages.reset)}</Button> : null}
              <Button look="main" type="submit" blocked={blocked} busy={create.busy || update.busy}>
                {text(role ? messages.save : messages.create)}
              </Button>
            </footer>
          )}
        </form>
      </LimitsContext>
    </FormProvider>
  );
}
