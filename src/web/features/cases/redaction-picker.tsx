import { useId } from 'react';
import { taskNames } from '#web/entities/task/messages.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { messages } from './messages.ts';
import { type Case, factOf } from './queries.ts';

const everywhere = {
  params: messages.allParams,
  sample: messages.allSamples,
  result: messages.allResults,
  message: messages.allMessages,
  reason: messages.allReasons,
  title: messages.allTitles,
  text: messages.allComments,
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

interface RedactionPickerProps {
  found: Case;
  taken: ReadonlySet<string>;
  onTake: (item: string, isTaken: boolean) => void;
}

/** What is left out of the file, in the words of `redact` of the call: everywhere, or task by task and word by word. */
export function RedactionPicker(props: RedactionPickerProps) {
  const text = useText();
  const words = useWords(props.found, props.taken);
  const { tasks } = props.found;
  return (
    <fieldset className="mt-4 flex flex-col gap-2">
      <legend className="pb-1 text-dense font-medium text-secondary">{text(messages.takeOut)}</legend>
      {Object.entries(everywhere).map(([item, label]) => (
        <Choice key={item} {...props} item={item} label={text(label)} />
      ))}
      {tasks.length + words.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-dense text-secondary">{text(messages.oneByOne)}</summary>
          <div className="flex flex-col gap-2 pt-2 pl-4">
            {tasks.map((task) => (
              <OneTask key={task.taskId} {...props} task={task} />
            ))}
            {words.map((word) => (
              <Choice key={word.item} {...props} {...word} />
            ))}
          </div>
        </details>
      ) : null}
      <p className="text-caption text-muted">{text(messages.stays)}</p>
    </fieldset>
  );
}

/** What is taken out everywhere is not offered again. */
function OneTask({ task, ...props }: RedactionPickerProps & { task: Case['tasks'][number] }) {
  const text = useText();
  const dateTime = useDateTime();
  const open = Object.entries(ofOneTask).filter(([field]) => !props.taken.has(field));
  if (open.length === 0) return null;
  const name = { task: text(taskNames[task.taskType]), time: dateTime(task.startTime) };
  return (
    <fieldset className="flex flex-wrap gap-x-4 gap-y-2 pb-1">
      <legend className="pb-1 text-dense text-secondary">{text(messages.oneTask, name)}</legend>
      {open.map(([field, label]) => (
        <Choice key={field} {...props} item={`task:${task.taskId}/*/${field}`} label={text(label)} />
      ))}
    </fieldset>
  );
}

/** Comments and device values, each by itself. */
function useWords(found: Case, taken: ReadonlySet<string>): { item: string; label: string }[] {
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
  return [...(taken.has('text') ? [] : comments), ...(taken.has('value/*') ? [] : values)];
}

function Choice({ item, label, taken, onTake }: RedactionPickerProps & { item: string; label: string }) {
  const id = useId();
  return (
    <span className="flex items-start gap-2 text-dense">
      <Checkbox id={id} checked={taken.has(item)} onChange={(checked) => onTake(item, checked)} />
      <label htmlFor={id} className="min-w-0 wrap-anywhere">
        {label}
      </label>
    </span>
  );
}

const shortened = (text: string) =>
  text.length > shownOfComment ? `${text.slice(0, shownOfComment)}…` : text;
