import type { LucideIcon } from 'lucide-react';
import type { Message } from '#web/i18n/message.ts';
import type { TextValue } from '#web/i18n/use-text.ts';

/** A text to be shown later, in whatever language is chosen then; a plain string comes from the server. */
export type ToastText =
  | string
  | { message: Message; values?: Record<string, TextValue | Message | ToastText> };

export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'notice' | 'danger' | 'task';
  /** In place of that of the tone. */
  icon?: LucideIcon;
  title: ToastText;
  body?: ToastText;
  /** Shown small and copyable. */
  code?: string;
  /** The subject: the toast links to it. */
  taskId?: string;
  bulkActionId?: string;
  upgradeId?: string;
  /** Id shared by several bulk actions. */
  commandId?: string;
  /** Until it is dismissed: its text is true until then. */
  lasting?: boolean;
  /** It replaced one about the same subject. */
  follows?: boolean;
}

/** success, info and notice 5 s; task, danger and warning 10 s. */
export const durationOf = (toast: Toast): number =>
  toast.lasting
    ? Number.POSITIVE_INFINITY
    : toast.tone === 'success' || toast.tone === 'info'
      ? 5000
      : 10_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const readers = new Set<() => void>();
const publish = (next: readonly Toast[]) => {
  toasts = next;
  for (const reader of readers) reader();
};

export const toastStore = {
  read: () => toasts,
  /** True if any toast was shown since the page was loaded. */
  isUsed: () => nextId > 1,
  subscribe: (reader: () => void) => {
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  },
  /** A second toast about the same task or bulk action replaces the first: it is one line, whatever happens to it. */
  show: (toast: Omit<Toast, 'id' | 'follows'>): number => {
    const subjectOf = ({ taskId, bulkActionId, commandId, upgradeId }: Omit<Toast, 'id'>) =>
      taskId ?? bulkActionId ?? commandId ?? upgradeId;
    const about = subjectOf(toast);
    const others = about ? toasts.filter((shown) => subjectOf(shown) !== about) : toasts;
    const id = nextId++;
    publish([...others, { ...toast, id, follows: others.length < toasts.length }]);
    return id;
  },
  dismiss: (id: number) => publish(toasts.filter((toast) => toast.id !== id)),
  clear: () => publish([]),
};
