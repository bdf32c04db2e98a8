import { taskNames } from '#domain/task-kinds/texts.ts';
import { RedactChoice } from '#web/entities/stream/file-dialog.tsx';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import { type Case, factOf } from './queries.ts';

const everywhere = {
  params: messages.allParams,
  sample: streamMessages.samples,
  result: streamMessages.results,
  message: streamMessages.failureMessages,
  reason: streamMessages.refusalReasons,
  title: messages.allTitles,
  text: messages.comments,
  'value/*': messages.allValues,
};
const ofOneTask = {
  params: messages.partParams,
  sample: messages.partSample,
  result: messages.partResult,
  message: messages.partMessage,
  reason: messages.partReason,
};
/** Characters of a long comment that are shown. */
const shownOfComment = 60;

interface Redacting {
  /** In the words of `redact` of the call. */
  redacted: ReadonlySet<string>;
  onRedact: (next: ReadonlySet<string>) => void;
}

/** Chooses the redacted parts of the file: everywhere, or task by task and word by word. */
export function RedactionPicker({ found, ...redacting }: Redacting & { found: Case }) {
  const text = useText();
  const words = useWords(found, redacting.redacted);
  const { tasks } = found;
  return (
    <fieldset className="mt-4 flex flex-col gap-2">
      <legend className="pb-1 text-dense font-medium text-secondary">{text(streamMessages.redact)}</legend>
      {Object.entries(everywhere).map(([item, label]) => (
        <RedactChoice key={item} {...redacting} item={item} label={text(label)} />
      ))}
      {tasks.length + words.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-dense text-secondary">{text(messages.oneByOne)}</summary>
          <div className="flex flex-col gap-2 pt-2 pl-4">
            {tasks.map((task) => (
              <OneTask key={task.taskId} {...redacting} task={task} />
            ))}
            {words.map((word) => (
              <RedactChoice key={word.item} {...redacting} {...word} />
            ))}
          </div>
        </details>
      ) : null}
      <p className="text-caption text-muted">{text(streamMessages.redactStays)}</p>
    </fieldset>
  );
}

/** Parts that are redacted everywhere are not offered again. */
function OneTask({ task, ...redacting }: Redacting & { task: Case['tasks'][number] }) {
  const text = useText();
  const dateTime = useDateTime();
  const open = Object.entries(ofOneTask).filter(([field]) => !redacting.redacted.has(field));
  if (open.length === 0) return null;
  const name = { task: text(taskNames[task.taskType]), time: dateTime(task.startTime) };
  return (
    <fieldset className="flex flex-wrap gap-x-4 gap-y-2 pb-1">
      <legend className="pb-1 text-dense text-secondary">{text(messages.taskAt, name)}</legend>
      {open.map(([field, label]) => (
        <RedactChoice
          key={field}
          {...redacting}
          item={`task:${task.taskId}/*/${field}`}
          label={text(label)}
        />
      ))}
    </fieldset>
  );
}

/** Comments and device values, each by itself. */
function useWords(found: Case, redacted: ReadonlySet<string>): { item: string; label: string }[] {
  const text = useText();
  const comments = found.events.flatMap((event) => {
    const fact = factOf(event);
    if (fact.type !== 'case.commented') return [];
    const label = text(messages.oneComment, { text: shortened(fact.data.text) });
    return [{ item: `${event.streamId}/${event.version}/text`, label }];
  });
  const paths = [...new Set(found.devices.flatMap(({ values }) => values.map(({ path }) => path)))].sort();
  const values = paths.map((path) => ({
    item: `value/${path}`,
    label: text(messages.oneValue, { path }),
  }));
  return [...(redacted.has('text') ? [] : comments), ...(redacted.has('value/*') ? [] : values)];
}

const shortened = (text: string) =>
  text.length > shownOfComment ? `${text.slice(0, shownOfComment)}…` : text;
