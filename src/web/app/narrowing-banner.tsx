import { useQuery } from '@tanstack/react-query';
import { Building2, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { chosenOperatorQuery } from '#web/entities/organisation/queries.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useRoleText } from '#web/resource/role-text.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from './messages.ts';

function Strip(props: { icon: ReactNode; words: ReactNode; verb: string; onEnd: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-info-stroke bg-info-surface px-4 py-2 text-dense text-info lg:px-8">
      {props.icon}
      <p className="min-w-0 flex-1 basis-56">{props.words}</p>
      <PlainButton size="small" onClick={props.onEnd}>
        {props.verb}
      </PlainButton>
    </div>
  );
}

/** Says that this page shows less than its reader may see, and leads back with one click. */
export function NarrowingBanner() {
  const text = useText();
  const roleText = useRoleText();
  const profile = useProfile();
  const chosen = useQuery({ ...chosenOperatorQuery, enabled: narrowing.operator !== null });
  if (!profile) return null;
  const name = chosen.data?.companyName ?? narrowing.operator ?? '';
  const isGone = chosen.isSuccess && chosen.data === null;
  return (
    <div role="status" aria-label={text(messages.narrowed)}>
      {narrowing.preview === null ? null : (
        <Strip
          icon={<Eye className="size-4 shrink-0" aria-hidden />}
          words={text(messages.previewed, { role: roleText(profile.userRole.roleName) })}
          verb={text(messages.previewEnd)}
          onEnd={() => narrowing.look(null, '/admin/role/role_list')}
        />
      )}
      {narrowing.operator === null ? null : (
        <Strip
          icon={<Building2 className="size-4 shrink-0" aria-hidden />}
          words={text(isGone ? messages.operatorGone : messages.operatorShown, { name })}
          verb={text(messages.operatorAll, { name: profile.op.companyName })}
          onEnd={() => narrowing.choose(null)}
        />
      )}
    </div>
  );
}
