import type { LucideIcon } from 'lucide-react';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** Look and name of a machine's state. */
export interface StateLook {
  tone: Tone;
  icon: LucideIcon;
  label: Message;
}

export function StateBadge({ look: { tone, icon: Icon, label } }: { look: StateLook }) {
  const text = useText();
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden />}>
      {text(label)}
    </Badge>
  );
}
