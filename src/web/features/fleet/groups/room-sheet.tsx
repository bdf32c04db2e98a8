import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createRoomLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import type { Choice } from '#web/ui/select.tsx';
import { roomTypeNames } from './columns.tsx';
import { messages } from './messages.ts';
import { type Room, roomKeys, roomTypes } from './queries.ts';

interface RoomForm {
  roomName: string;
  roomType: string;
  opId: string;
}

/** A new room of a school, or one to be changed. */
export function RoomSheet(props: {
  room: Room | null;
  school: string;
  schools: readonly Choice<string>[];
  onClose: () => void;
}) {
  const { room, school, schools, onClose } = props;
  const text = useText();
  // The form keeps the time that it opened with: the list behind it may be read again meanwhile.
  const [seen] = useState(room?.modifyTime);
  const form = useForm<RoomForm>({
    defaultValues: {
      roomName: room?.roomName ?? '',
      roomType: room?.roomType ?? 'Classroom',
      opId: room?.opId ?? (school || schools[0]?.value) ?? '',
    },
  });
  const options = { invalidates: [roomKeys], form, onSuccess: onClose };
  const create = useCommand('createRoom', { ...options, success: messages.roomCreated });
  const update = useCommand('updateRoom', {
    ...options,
    success: messages.roomSaved,
    conflict: messages.conflict,
  });
  const save = ({ roomName, roomType: chosen, opId }: RoomForm) => {
    const roomType = roomTypes.find((known) => known === chosen) ?? 'Other';
    const body = { roomName: roomName.trim(), roomType };
    if (!room) return create.run({ body: { ...body, opId } });
    return update.run({ path: { roomId: room.roomId }, body: { ...body, modifyTime: seen } });
  };
  return (
    <EditSheet
      form={form}
      draft={room?.roomId ?? 'new room'}
      limits={createRoomLimits}
      title={text(room ? messages.roomEdit : messages.roomCreate)}
      verb={text(room ? messages.roomSave : messages.roomCreate)}
      busy={create.busy || update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<RoomForm> name="roomName" label={text(messages.room)} help={text(messages.roomNameHelp)} />
      <SelectField<RoomForm>
        name="roomType"
        label={text(messages.type)}
        choices={roomTypes.map((value) => ({ value, label: text(roomTypeNames[value]) }))}
      />
      {room ? null : <SelectField<RoomForm> name="opId" label={text(messages.school)} choices={schools} />}
    </EditSheet>
  );
}
