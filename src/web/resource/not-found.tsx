import { Eraser, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Erased } from '#web/http/api-error.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';

interface NotFoundProps {
  title: string;
  help: string;
  id: string;
  /** Says that the requested row was erased after its retention time. */
  erased: Erased | null;
  /** The way back. */
  children: ReactNode;
}

/**
 * Shown alike for a missing id and for one out of scope, which the server does not distinguish. It says if the row was
 * erased.
 */
export function NotFound({ title, help, id, erased, children }: NotFoundProps) {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const Icon = erased ? Eraser : SearchX;
  const said = erased
    ? text(messages.erasedHelp, { date: dateTime(erased.at), statement: number(erased.statement) })
    : help;
  return (
    <>
      <h1 className="text-title font-medium">{erased ? text(messages.erased) : title}</h1>
      <EmptyState icon={<Icon className="size-5" aria-hidden />} title={said} action={children}>
        <span className="font-mono text-dense break-all">{id}</span>
      </EmptyState>
    </>
  );
}
