import { useForm } from 'react-hook-form';
import { updateCityGroupLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { groupKeys, type LocationGroup, placeIdOf } from './queries.ts';

interface PlaceForm {
  groupName: string;
  desc: string;
}

/** Name and description of a location group; its devices follow from their addresses. */
export function LocationSheet({ place, onClose }: { place: LocationGroup; onClose: () => void }) {
  const text = useText();
  const own = place.city ?? place.region;
  const form = useForm<PlaceForm>({
    defaultValues: {
      groupName: place.groupName === own ? '' : place.groupName,
      desc: place.desc ?? '',
    },
  });
  const options = { invalidates: [groupKeys], form, onSuccess: onClose, success: messages.saved };
  const region = useCommand('updateRegionGroup', options);
  const city = useCommand('updateCityGroup', options);
  const id = placeIdOf(place);
  const save = ({ groupName, desc }: PlaceForm) => {
    const body = { groupName: groupName.trim() || null, desc: desc.trim() || null };
    return place.placeType === 'city'
      ? city.run({ path: { opCityId: id }, body })
      : region.run({ path: { opRegionId: id }, body });
  };
  return (
    <EditSheet
      form={form}
      draft={`place ${id}`}
      limits={updateCityGroupLimits}
      title={text(messages.edit)}
      verb={text(messages.save)}
      busy={region.busy || city.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<PlaceForm>
        name="groupName"
        label={text(messages.name)}
        help={text(messages.placeNameHelp)}
      />
      <TextField<PlaceForm> name="desc" label={text(messages.desc)} rows={3} />
    </EditSheet>
  );
}
