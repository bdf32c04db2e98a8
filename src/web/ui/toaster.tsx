import { AlertTriangle, CheckCircle2, Info, ListTodo, type LucideIcon, X, XCircle } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { after } from '#web/ambient/clock.ts';
import type { Message } from '#web/i18n/message.ts';
import { type TextValue, useText } from '#web/i18n/use-text.ts';
import { cx } from './classes.ts';
import { ErrorDetails } from './error-details.tsx';
import { messages } from './messages.ts';
import { useToastPlace } from './toast-place.ts';
import { durationOf, type Toast, type ToastText, toastStore } from './toasts.ts';

const shownAtOnce = 3;
/** For so long a toast covers what is below it; a failure is longer to read. */
const wholeMs = 2_000;
const wholeFailureMs = 5_000;

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

interface ToastCardProps {
  toast: Toast;
  link: (toast: Toast, label: string) => ReactNode;
  /** It is in the top bar, where it covers nothing; the bar has room for the newest one. */
  inBar: boolean;
  isNewest: boolean;
  /** Number of older toasts, shown on the newest one while they are hidden. */
  older: number;
}

function ToastCard({ toast, link, inBar, isNewest, older }: ToastCardProps) {
  const text = useText();
  const show = useToastText();
  // The next step of a task that has a toast already is a line at once.
  const [isNew, setNew] = useState(toast.tone !== 'task' || !toast.follows);
  const isPointedAt = useRef(false);
  const isFailure = toast.tone === 'danger' || toast.tone === 'notice';
  // The page shows the result too, so a line is enough.
  const isLine = !inBar && !isNew && !toast.lasting;
  const wholeFor = isFailure ? wholeFailureMs : wholeMs;
  useEffect(() => after(wholeFor, () => isPointedAt.current || setNew(false)), [wholeFor]);
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
        'flex gap-3 rounded border border-stroke bg-raised animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        inBar
          ? cx(
              'w-full gap-2 px-2.5 py-1 group-hover/toasts:shadow-overlay group-focus-within/toasts:shadow-overlay',
              isNewest ? 'pointer-events-auto' : cx('inset-x-0 top-0', hiddenAtRest),
            )
          : 'pointer-events-auto w-[min(400px,calc(100vw-32px))] self-end shadow-overlay',
        inBar ? null : isLine ? 'items-center px-3 py-1' : 'p-3',
      )}
    >
      <Icon className={cx('mt-0.5 size-4 shrink-0', look.tint)} aria-hidden />
      <div
        className={cx(
          'flex min-w-0 flex-1',
          isLine ? 'items-center gap-3' : inBar ? 'flex-col' : 'flex-col gap-0.5',
        )}
      >
        <Radix.Title
          className={cx(
            isLine ? 'min-w-0 flex-1 truncate text-dense' : 'font-medium',
            inBar ? cx('text-dense', oneLine) : !isLine && 'text-body',
          )}
        >
          {show(toast.title)}
        </Radix.Title>
        {toast.body ? (
          <Radix.Description
            className={
              isLine
                ? 'sr-only'
                : cx('text-secondary', inBar ? cx('text-caption', oneLine) : 'text-dense break-words')
            }
          >
            {show(toast.body)}
          </Radix.Description>
        ) : null}
        <div className={cx('flex shrink-0 items-center gap-3', inBar && hiddenAtRest)}>
          {link(toast, text(messages.openTimeline))}
          {toast.code ? <ErrorDetails code={toast.code} /> : null}
        </div>
      </div>
      {older > 0 ? (
        <span className="shrink-0 self-center rounded-full bg-sunken px-1.5 text-caption text-secondary group-focus-within/toasts:hidden group-hover/toasts:hidden">
          {text(messages.moreToasts, { count: older })}
        </span>
      ) : null}
      <Radix.Close
        aria-label={text(messages.dismiss)}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-primary"
      >
        <X className="size-3.5" aria-hidden />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Cut in the top bar, and whole while it is pointed at or has the focus. */
const oneLine =
  'truncate group-focus-within/toasts:whitespace-normal group-focus-within/toasts:break-words group-hover/toasts:whitespace-normal group-hover/toasts:break-words';

/** In the top bar it is there for the keyboard and for screen readers, and seen while the toasts are pointed at. */
const hiddenAtRest =
  'pointer-events-none absolute opacity-0 group-focus-within/toasts:pointer-events-auto group-focus-within/toasts:static group-focus-within/toasts:opacity-100 group-hover/toasts:pointer-events-auto group-hover/toasts:static group-hover/toasts:opacity-100';

/**
 * In the free part of the top bar, where they cover nothing: the newest, and the others while they are pointed at or have
 * the focus. Without such a part, at the bottom right: the latest three, then a count. Radix pauses the clocks on hover and
 * focus and reads them out.
 */
export default function Toaster(props: { link: (toast: Toast, label: string) => ReactNode }) {
  const text = useText();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const place = useToastPlace();
  const shown = toasts.slice(-shownAtOnce);
  const hidden = toasts.length - shown.length;
  return (
    <Radix.Provider swipeDirection="right" label={text(messages.notifications, { hotkey: 'F8' })}>
      {hidden > 0 && !place ? (
        <p className="fixed right-4 bottom-2 z-50 rounded-full bg-sunken px-2 text-caption text-secondary">
          {text(messages.moreToasts, { count: hidden })}
        </p>
      ) : null}
      {shown.map((toast, index) => {
        const isNewest = index === shown.length - 1;
        return (
          <ToastCard
            key={toast.id}
            toast={toast}
            link={props.link}
            inBar={place !== null}
            isNewest={isNewest}
            older={place && isNewest ? toasts.length - 1 : 0}
          />
        );
      })}
      <Radix.Viewport
        label={text(messages.notifications, { hotkey: 'F8' })}
        style={place ?? {}}
        className={cx(
          'group/toasts fixed z-50 flex gap-1 outline-none',
          // The newest is first in the order of the keyboard too.
          place ? 'top-1 flex-col-reverse justify-end' : 'right-4 bottom-8 flex-col gap-2',
        )}
      />
    </Radix.Provider>
  );
}
