import { useText } from '#web/i18n/use-text.ts';
import { messages } from '../messages.ts';
import { Drawing, type DrawingProps, wayOf } from './drawing.tsx';

interface NumberedDrawingProps extends DrawingProps {
  /** Name of an event beside the chart. */
  eventName: (type: string) => string;
}

/** A chart whose ways are numbered where words have no room, with the words beside it. */
export function NumberedDrawing({ eventName, ...drawing }: NumberedDrawingProps) {
  const text = useText();
  const { layout, nameOf, wordsAt } = drawing;
  const numbered = layout.lines.some(({ kind }) => kind === 'lane') ? layout.lines : [];
  const numbers = new Map(numbered.map((line, index) => [wayOf(line), index + 1]));
  return (
    <>
      <Drawing {...drawing} wordsAt={(line) => numbers.get(wayOf(line))?.toString() ?? wordsAt(line)} />
      {numbered.length > 0 ? (
        <div className="min-w-0 flex-1 basis-56 text-caption text-secondary">
          <ol aria-label={text(messages.ways)} className="list-inside list-decimal sm:columns-[18rem]">
            {numbered.map((line) => (
              <li key={wayOf(line)} className="break-inside-avoid py-0.5 wrap-anywhere tabular-nums">
                {text(messages.way, { from: nameOf(line.from), to: nameOf(line.to) })}{' '}
                <EventNames {...line} eventName={eventName} />
              </li>
            ))}
          </ol>
          {numbered.some(({ events }) => events.some(({ guarded }) => guarded)) ? (
            <p className="pt-2">{text(messages.guarded)}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Names in the text face, types in mono; a guard is marked. */
function EventNames(
  props: DrawingProps['layout']['lines'][number] & { eventName: (type: string) => string },
) {
  return props.events.map(({ type, guarded }, index) => {
    const name = props.eventName(type);
    return (
      <span key={type} className={name === type ? 'font-mono text-primary' : 'text-primary'}>
        {index > 0 ? ', ' : ''}
        {guarded ? `${name} [?]` : name}
      </span>
    );
  });
}
