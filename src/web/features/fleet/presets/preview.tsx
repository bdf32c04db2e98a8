import { useText } from '#web/i18n/use-text.ts';
import { useFieldWords } from './field-words.ts';
import type { PresetPreview } from './queries.ts';
import { sheetMessages } from './sheet-messages.ts';

/** Number of devices that a draft would change, and the presets that it wins over or loses to. */
export function Preview({ preview, error }: { preview: PresetPreview | undefined; error: Error | null }) {
  const text = useText();
  return (
    <section aria-live="polite" className="rounded border border-stroke bg-sunken p-3 text-dense">
      <h3 className="mb-1 font-medium">{text(sheetMessages.preview)}</h3>
      {error ? (
        <p className="text-danger">{error.message}</p>
      ) : preview ? (
        <Counts preview={preview} />
      ) : (
        <p className="text-secondary">{text(sheetMessages.previewNone)}</p>
      )}
    </section>
  );
}

function Counts({ preview: { devices, checked, changes, conflicts } }: { preview: PresetPreview }) {
  const text = useText();
  const words = useFieldWords();
  const { unknown, unsupported, lost } = changes;
  return (
    <div className="flex flex-col gap-1">
      <p>
        {text(sheetMessages.previewDevices, { devices, different: changes.different, same: changes.same })}
      </p>
      {unknown + unsupported + lost > 0 ? (
        <p className="text-secondary">{text(sheetMessages.previewOthers, { unknown, unsupported, lost })}</p>
      ) : null}
      {checked < devices ? (
        <p className="text-secondary">{text(sheetMessages.previewPart, { checked })}</p>
      ) : null}
      <ul className="flex flex-col gap-0.5">
        {conflicts
          .filter(({ agrees }) => !agrees)
          .map(({ field, presetId, name, weight, wins, devices: count }) => (
            <li key={`${field} ${presetId} ${weight} ${wins}`} className={wins ? '' : 'text-notice'}>
              {text(wins ? sheetMessages.wins : sheetMessages.loses, {
                name: name || text(sheetMessages.above),
                weight,
                field: words.name(field),
                devices: count,
              })}
            </li>
          ))}
      </ul>
    </div>
  );
}
