import { useForm } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField } from '#web/resource/form/fields.tsx';
import { messages } from './messages.ts';

interface MoveToDialogProps {
  name: string;
  /** Counted from 1. */
  place: number;
  last: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

interface MoveForm {
  place: number | null;
}

/** The place of a row as a number: in a list of hundreds it is the shortest way. */
export function MoveToDialog({ name, place, last, onMove, onClose }: MoveToDialogProps) {
  const text = useText();
  const form = useForm<MoveForm>({ defaultValues: { place } });
  return (
    <EditSheet
      form={form}
      draft={`move ${name}`}
      title={text(messages.moveNamed, { name })}
      verb={text(messages.move)}
      limits={{ place: { required: true, minimum: 1, maximum: last } }}
      busy={false}
      onSubmit={({ place: to }) => {
        if (to !== null) onMove(to);
        onClose();
      }}
      onClose={onClose}
    >
      <NumberField<MoveForm>
        name="place"
        label={text(messages.place)}
        help={text(messages.placeHelp, { last })}
      />
    </EditSheet>
  );
}
