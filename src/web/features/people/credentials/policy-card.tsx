import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { policyQuery } from './queries.ts';

/** Shows the own organisation's sign-in rules to users who may set them. */
export function PolicyCard() {
  const text = useText();
  const id = useId();
  const { opId = '', op } = useProfile() ?? {};
  const mayNot = useBlocked('getTwoFactorPolicy');
  const policy = useQuery({ ...policyQuery(opId), enabled: mayNot === null && opId !== '' });
  const set = useCommand('setTwoFactorPolicy', {
    invalidates: [policyQuery(opId).queryKey],
    success: messages.policySaved,
  });
  if (mayNot !== null || !policy.data) return null;
  const { required, requiredBy } = policy.data;
  return (
    <Card title={text(messages.policy, { company: op?.companyName ?? '' })}>
      <label htmlFor={id} className="flex items-center gap-2 text-body">
        <Checkbox
          id={id}
          checked={required}
          onChange={(next) => void set.run({ body: { opId, required: next } })}
        />
        {text(messages.policyLabel)}
      </label>
      <p className="mt-2 max-w-prose text-dense text-secondary">
        {text(messages.policyHelp)}{' '}
        {requiredBy === null ? null : text(messages.policyAbove, { company: requiredBy })}
      </p>
    </Card>
  );
}
