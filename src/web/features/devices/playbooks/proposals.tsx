import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { blockReason } from '#domain/playbooks/procedures.ts';
import type { Proposal } from '#machines/playbook/events.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { messages as resourceMessages } from '#web/resource/messages.ts';
import { useOwnRole } from '#web/resource/role-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';
import { proposalText } from './words.ts';

interface ProposalsProps {
  runId: string;
  proposals: readonly Proposal[];
  supportFeatures: readonly string[];
}

/** Reason why this person cannot have a step applied, or null. */
function useHindrance(supportFeatures: readonly string[]): (proposal: Proposal) => string | null {
  const text = useText();
  const may = useMay();
  const role = useOwnRole();
  return ({ task }) => {
    const permissions = may(task.permission) ? [task.permission] : [];
    switch (blockReason(task, { supportFeatures, permissions })) {
      case 'model':
        return text(messages.notOnModel);
      case 'permission':
        return text(resourceMessages.notAllowed, { role });
      default:
        return null;
    }
  };
}

/** Steps that may help, each with its reason; one that this person or this model cannot take says why. */
export function Proposals({ runId, proposals, supportFeatures }: ProposalsProps) {
  const text = useText();
  const apply = useCommand('applyProposal', { failure: 'inPlace' });
  const [asked, setAsked] = useState<Proposal | null>(null);
  const hindranceOf = useHindrance(supportFeatures);
  return (
    <section aria-label={text(messages.proposals)} className="min-w-0">
      <h3 className="text-caption text-secondary">{text(messages.proposals)}</h3>
      {proposals.length === 0 ? (
        <p className="py-1.5 text-dense text-secondary">{text(messages.noProposals)}</p>
      ) : (
        <ul className="flex flex-col gap-2 pt-1.5">
          {proposals.map((one) => {
            const why = proposalText(text, one);
            const stopped = apply.blocked ?? hindranceOf(one);
            return (
              <li
                key={one.id}
                className="flex flex-wrap items-center justify-between gap-3 rounded border border-stroke bg-sunken px-3 py-2"
              >
                <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5 text-dense">
                  <span className="wrap-anywhere">{why}</span>
                  {one.undo === null ? (
                    <span className="text-caption text-secondary">{text(messages.noWayBack)}</span>
                  ) : null}
                  {stopped ? <span className="text-caption text-notice">{stopped}</span> : null}
                </div>
                {stopped ? null : (
                  <Button
                    look="main"
                    icon={<Wrench className="size-4" aria-hidden />}
                    aria-label={text(messages.applyOf, { step: why })}
                    onClick={() => setAsked(one)}
                  >
                    {text(messages.apply)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ConfirmCommand
        command={apply}
        input={asked && { path: { runId }, body: { proposalId: asked.id } }}
        title={text(messages.applyTitle)}
        body={asked ? proposalText(text, asked) : ''}
        warnings={asked?.undo === null ? [text(messages.noWayBack)] : []}
        verb={text(messages.applyVerb)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
