import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';

/** Has the server look at the provider, and says in words what is wrong. */
export function CheckButton({ issuer }: { issuer: string }) {
  const text = useText();
  const [result, setResult] = useState<{ issuer: string; works: boolean; message: string | null } | null>(
    null,
  );
  const check = useCommand('checkIdentityProvider', {
    failure: 'inPlace',
    onSuccess: ({ data }, { body }) => setResult({ ...data, issuer: body.issuer }),
  });
  const address = issuer.trim();
  // A check of another address does not apply.
  const found = result?.issuer === address && !check.busy ? result : null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        busy={check.busy}
        blocked={check.blocked}
        onClick={() => void check.run({ body: { issuer: address } })}
      >
        {text(messages.check)}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-48 text-dense">
        {found?.works ? <span className="text-success">{text(messages.works)}</span> : null}
        {found && !found.works ? <span className="text-danger">{found.message}</span> : null}
        {check.error ? <span className="text-danger">{check.error.message}</span> : null}
      </p>
    </div>
  );
}
