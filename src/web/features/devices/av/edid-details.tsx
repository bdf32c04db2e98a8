import { TriangleAlert } from 'lucide-react';
import { notAvailable } from '#domain/display.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import type { Edid } from './queries.ts';

/** Modes shown before "more" is pressed. */
const modesShown = 8;

const problemTexts = {
  notEdid: messages.notEdid,
  cutOff: messages.edidCutOff,
  checksum: messages.edidChecksum,
};

type Mode = Edid['modes'][number];

function Modes({ modes }: { modes: readonly Mode[] }) {
  const text = useText();
  const formats = useFormats();
  const chips = (some: readonly Mode[]) => (
    <ul className="flex flex-wrap gap-1.5">
      {some.map(({ width, height, refresh, interlaced, preferred }) => (
        <li
          key={`${width}x${height}${interlaced}${refresh}`}
          className="rounded-sm border border-stroke px-1.5 py-0.5 font-mono text-caption text-secondary"
        >
          {`${width} × ${height}${interlaced ? 'i' : 'p'} ${formats.number(refresh)}`}
          <span className="text-muted"> Hz</span>
          {preferred ? (
            <span className="font-sans text-primary"> · {text(messages.preferredMode)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
  if (modes.length <= modesShown) return chips(modes);
  return (
    <div className="flex flex-col gap-1.5">
      {chips(modes.slice(0, modesShown))}
      <details>
        <summary className="cursor-pointer text-dense text-secondary">
          {text(messages.moreModes, { count: modes.length - modesShown })}
        </summary>
        <div className="pt-1.5">{chips(modes.slice(modesShown))}</div>
      </details>
    </div>
  );
}

/** The television's EDID, decoded and raw. */
export function EdidDetails({ edid, raw }: { edid: Edid; raw: string }) {
  const text = useText();
  const formats = useFormats();
  const { manufacturer, manufacturer_id: letters, width_cm: width, height_cm: height } = edid;
  const maker =
    manufacturer && letters && manufacturer !== letters ? `${manufacturer} (${letters})` : letters;
  const inches = width && height ? Math.round(Math.hypot(width, height) / 2.54) : null;
  const made =
    edid.year === null
      ? null
      : edid.week === null
        ? text(messages.madeIn, { year: edid.year })
        : text(messages.madeInWeek, { year: edid.year, week: edid.week });
  const audio = edid.audio.map(({ format, channels }) => text(messages.audioFormat, { format, channels }));
  const rows: [string, string | null][] = [
    [text(messages.name), edid.name],
    [text(messages.maker), maker],
    [text(messages.serial), edid.serial_number],
    [text(messages.made), made],
    [
      text(messages.size),
      width && height && inches
        ? text(messages.sizeValue, { width, height, inches: formats.number(inches) })
        : null,
    ],
    [text(messages.hdr), edid.hdr.length > 0 ? edid.hdr.join(', ') : text(messages.none)],
    [text(messages.audioFormats), audio.length > 0 ? audio.join(', ') : text(messages.none)],
    [text(messages.physicalAddress), edid.physical_address],
  ];
  return (
    <section className="mt-5 flex flex-col gap-3">
      <h3 className="text-dense font-medium">{text(messages.edid)}</h3>
      {edid.problem ? (
        <p className="flex gap-2 rounded border border-notice-stroke bg-notice-surface px-3 py-2 text-dense text-notice">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {text(problemTexts[edid.problem])}
        </p>
      ) : null}
      {edid.problem === 'notEdid' ? null : (
        <>
          <PropertyList>
            {rows.map(([label, shown]) => (
              <Property key={label} label={label}>
                {shown ?? notAvailable}
              </Property>
            ))}
          </PropertyList>
          <div className="flex flex-col gap-1.5">
            <h4 className="text-dense text-secondary">{text(messages.modes)}</h4>
            <Modes modes={edid.modes} />
          </div>
        </>
      )}
      <div className="flex flex-col gap-1">
        <h4 className="text-dense text-secondary">{text(messages.rawEdid)}</h4>
        <CopyableId id={raw} length={48} className="text-secondary" />
      </div>
    </section>
  );
}
