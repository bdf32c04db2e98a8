import { cx } from '#web/ui/classes.ts';

/** A television with a message on it. It is text and nothing else; its own first letter says in which direction it runs. */
export function ScreenPreview(props: { label: string; placeholder: string; children: string }) {
  const isEmpty = props.children === '';
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-dense font-medium text-secondary">{props.label}</figcaption>
      <div className="mx-auto w-full max-w-sm">
        <div className="flex aspect-video flex-col justify-end overflow-hidden rounded border-4 border-stroke-strong bg-sunken p-3">
          <p
            dir="auto"
            className={cx(
              'max-h-full overflow-y-auto rounded-sm bg-raised px-3 py-2 text-center text-body wrap-anywhere',
              isEmpty ? 'text-muted' : 'text-primary',
            )}
          >
            {isEmpty ? props.placeholder : props.children}
          </p>
        </div>
        <div className="mx-auto h-2 w-16 bg-stroke-strong" aria-hidden />
        <div className="mx-auto h-1 w-28 rounded-full bg-stroke-strong" aria-hidden />
      </div>
    </figure>
  );
}
