import { AlertTriangle, CheckCircle2, Info, ListTodo, type LucideIcon, X, XCircle } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { after } from '#web/ambient/clock.ts';
import type { Message } from '#web/i18n/message.ts';
import { type TextValue, useText } from '#web/i18n/use-text.ts';
import { cx } from './classes.ts';
import { ErrorDetails } from './error-details.tsx';
import { messages } from './messages.ts';
import { durationOf, type Toast, type ToastText, toastStore } from './toasts.ts';

const shownAtOnce = 3;
/** For so long a toast covers what is below it. */
const wholeMs = 2_000;

const appearance: Record<Toast['tone'], { icon: LucideIcon; tint: string }> = {
  success: { icon: CheckCircle2, tint: 'text-success' },
  info: { icon: Info, tint: 'text-info' },
  notice: { icon: AlertTriangle, tint: 'text-notice' },
  danger: { icon: XCircle, tint: 'text-danger' },
  task: { icon: ListTodo, tint: 'text-info' },
};

function useToastText(): (value: ToastText) => string {
  const text = useText();
  const resolve = (value: TextValue | Message | ToastText): TextValue => {
    if (typeof value !== 'object' || value instanceof Date || 'text' in value || !isText(value)) return value;
    return 'id' in value ? text(value) : show(value);
  };
  const show = (value: ToastText): string => {
    if (typeof value === 'string') return value;
    const values = Object.entries(value.values ?? {}).map(([key, part]) => [key, resolve(part)] as const);
    return text(value.message, Object.fromEntries(values));
  };
  return show;
}

const isText = (value: object): value is Message | Exclude<ToastText, string> =>
  'id' in value || 'message' in value;

function ToastCard(props: { toast: Toast; link: (toast: Toast, label: string) => ReactNode }) {
  const { toast } = props;
  const text = useText();
  const show = useToastText();
  const [isNew, setNew] = useState(true);
  const isPointedAt = useRef(false);
  // A failure is read in full; the page shows other results, so a line is enough.
  const isLine = !isNew && !toast.lasting && toast.tone !== 'danger' && toast.tone !== 'notice';
  useEffect(() => after(wholeMs, () => isPointedAt.current || setNew(false)), []);
  const point = (isThere: boolean) => () => {
    isPointedAt.current = isThere;
    setNew(isThere);
  };
  const look = appearance[toast.tone];
  const Icon = toast.icon ?? look.icon;
  return (
    <Radix.Root
      duration={durationOf(toast)}
      onOpenChange={(open) => !open && toastStore.dismiss(toast.id)}
      type={toast.tone === 'danger' ? 'foreground' : 'background'}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
      className={cx(
        'pointer-events-auto flex w-[min(400px,calc(100vw-32px))] gap-3 self-end rounded border border-stroke bg-raised shadow-overlay animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isLine ? 'items-center px-3 py-1' : 'p-3',
      )}
    >
      <Icon className={cx('mt-0.5 size-4 shrink-0', look.tint)} aria-hidden />
      <div className={cx('flex min-w-0 flex-1', isLine ? 'items-center gap-3' : 'flex-col gap-0.5')}>
        <Radix.Title className={isLine ? 'min-w-0 flex-1 truncate text-dense' : 'text-body font-medium'}>
          {show(toast.title)}
        </Radix.Title>
        {toast.body ? (
          <Radix.Description className={isLine ? 'sr-only' : 'text-dense break-words text-secondary'}>
            {show(toast.body)}
          </Radix.Description>
        ) : null}
        <div className="flex shrink-0 items-center gap-3">
          {props.link(toast, text(messages.openTimeline))}
          {toast.code ? <ErrorDetails code={toast.code} /> : null}
        </div>
      </div>
      <Radix.Close
        aria-label={text(messages.dismiss)}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-primary"
      >
        <X className="size-3.5" aria-hidden />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Bottom right: the latest three, then a count. Radix pauses the clocks on hover and focus and reads them out. */
export default function Toaster(props: { link: (toast: Toast, label: string) => ReactNode }) {
  const text = useText();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const hidden = toasts.length - shownAtOnce;
  return (
    <Radix.Provider swipeDirection="right" label={text(messages.notifications, { hotkey: 'F8' })}>
      {hidden > 0 ? (
        <p
          className={cx(
            'fixed right-4 bottom-2 z-50 rounded-full bg-sunken px-2 text-caption text-secondary',
          )}
        >
          {text(messages.moreToasts, { count: hidden })}
        </p>
      ) : null}
      {toasts.slice(-shownAtOnce).map((toast) => (
        <ToastCard key={toast.id} toast={toast} link={props.link} />
      ))}
      <Radix.Viewport
        label={text(messages.notifications, { hotkey: 'F8' })}
        className="fixed right-4 bottom-8 z-50 flex flex-col gap-2 outline-none"
      />
    </Radix.Provider>
  );
}
