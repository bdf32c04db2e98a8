import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';

interface PersonFieldProps {
  label: string;
  help?: string;
  error?: string | undefined;
  /** People to choose from. */
  people: readonly { name: string; email: string }[];
  /** Email address of the person; empty: none is chosen. */
  email: string;
  onChange: (email: string) => void;
}

const byAddress = 'address';

/** Chooses a person by name, or by the address of one whom the reader may not see, such as one of an organisation above. */
export function PersonField({ label, help, error, people, email, onChange }: PersonFieldProps) {
  const text = useText();
  const [asksAddress, setAsksAddress] = useState(false);
  const isTyped = asksAddress || people.length === 0;
  const choose = (chosen: string) => {
    setAsksAddress(chosen === byAddress);
    onChange(chosen === byAddress ? '' : chosen);
  };
  return (
    <>
      {people.length > 0 ? (
        <Field label={label} error={isTyped ? undefined : error}>
          {(ids) => (
            <Select
              {...ids}
              value={asksAddress ? byAddress : email}
              onChange={choose}
              choices={[
                { value: '', label: text(messages.choosePerson) },
                ...people.map((person) => ({
                  value: person.email,
                  label: `${person.name} · ${person.email}`,
                })),
                { value: byAddress, label: text(messages.personByAddress) },
              ]}
            />
          )}
        </Field>
      ) : null}
      {isTyped ? (
        <Field label={text(messages.personAddress)} {...(help ? { help } : {})} error={error}>
          {(ids) => (
            <Input
              {...ids}
              type="email"
              required
              maxLength={254}
              value={email}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
