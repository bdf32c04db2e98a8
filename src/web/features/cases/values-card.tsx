import { useText } from '#web/i18n/use-text.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import type { Case } from './queries.ts';

export function ValuesCard({ devices }: { devices: Case['devices'] }) {
  const text = useText();
  if (devices.length === 0) return null;
  const shown = (value: string | null) =>
    value === null ? (
      <span className="text-muted">{text(messages.unknown)}</span>
    ) : (
      <span className="font-mono break-all">{value}</span>
    );
  return (
    <Card title={text(messages.values)}>
      <p className="pb-3 text-dense text-secondary">{text(messages.valuesHelp)}</p>
      <div className="flex flex-col gap-4">
        {devices.map(({ endpointId, values }) => (
          <div key={endpointId} className="flex flex-col gap-2">
            <h3 className="font-mono text-dense break-all">{endpointId}</h3>
            {values.length === 0 ? (
              <p className="text-dense text-secondary">{text(messages.unchanged)}</p>
            ) : (
              <SimpleTable
                caption={endpointId}
                head={[text(messages.path), text(messages.before), text(messages.after)]}
                rows={values.map(({ path, before, after }) => ({
                  id: path,
                  cells: [
                    <span key="path" className="font-mono break-all">
                      {path}
                    </span>,
                    shown(before),
                    shown(after),
                  ],
                }))}
              />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
