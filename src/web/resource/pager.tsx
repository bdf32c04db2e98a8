import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { messages } from './messages.ts';

export function Pager(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const text = useText();
  const { page, onPage } = props;
  const pages = Math.max(props.pages, 1);
  const steps = [
    { label: messages.firstPage, icon: ChevronFirst, to: 1 },
    { label: messages.previousPage, icon: ChevronLeft, to: Math.max(page - 1, 1) },
    { label: messages.nextPage, icon: ChevronRight, to: Math.min(page + 1, pages) },
    { label: messages.lastPage, icon: ChevronLast, to: pages },
  ];
  const button = ({ label, icon: Icon, to }: (typeof steps)[number]) => (
    <IconButton
      key={label.id}
      label={text(label)}
      icon={<Icon className="size-4" />}
      aria-disabled={to === page || undefined}
      onClick={() => to !== page && onPage(to)}
    />
  );
  return (
    <nav
      aria-label={text(messages.pages)}
      className="flex items-center justify-end gap-1 text-dense text-secondary"
    >
      {steps.slice(0, 2).map(button)}
      <span className="px-2">{text(messages.pageOf, { page, pages })}</span>
      {steps.slice(2).map(button)}
    </nav>
  );
}
