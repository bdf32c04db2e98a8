import { useId } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { typeNames } from './appearance.ts';
import { messages } from './messages.ts';
import type { UploadType } from './queries.ts';

const types: readonly UploadType[] = ['create', 'deploy', 'edit'];
const helps = { create: messages.helpCreate, deploy: messages.helpDeploy, edit: messages.helpEdit };

interface TypeChoiceProps {
  type: UploadType;
  onChange: (type: UploadType) => void;
}

/** Chooses the change that the file makes to its devices. */
export function TypeChoice({ type, onChange }: TypeChoiceProps) {
  const text = useText();
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 text-dense font-medium text-secondary">{text(messages.type)}</legend>
      {types.map((each) => (
        <label
          key={each}
          className="flex cursor-pointer items-start gap-3 rounded border border-stroke bg-raised p-3 has-checked:border-accent"
        >
          <input
            type="radio"
            name="type"
            value={each}
            checked={type === each}
            onChange={() => onChange(each)}
            aria-labelledby={`${id}-${each}`}
            aria-describedby={`${id}-${each}-help`}
            className="mt-1 accent-accent"
          />
          <span className="flex min-w-0 flex-col gap-0.5">
            <span id={`${id}-${each}`} className="text-body font-medium">
              {text(typeNames[each])}
            </span>
            <span id={`${id}-${each}-help`} className="text-dense text-secondary">
              {text(helps[each])}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
