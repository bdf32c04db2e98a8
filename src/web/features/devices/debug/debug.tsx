import { useMutation } from '@tanstack/react-query';
import { Binary, RefreshCw, SearchX } from 'lucide-react';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { usePageDraft } from '#web/resource/form/use-draft.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorDetails } from '#web/ui/error-details.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages as detailMessages } from '../device/page/messages.ts';
import type { Device } from '../device/queries.ts';
import { messages } from './messages.ts';

/** Form of a path in the call. */
const pathForm = /^Device\.[A-Za-z0-9_.*-]+$/;
/** Rows that a browser draws at once. */
const mostRows = 500;
/** Values of one answer. */
const mostValues = 5000;
const objects = [
  'Device.DeviceInfo.',
  'Device.IP.Interface.',
  'Device.WiFi.Radio.',
  'Device.WiFi.SSID.',
  'Device.Hosts.',
  'Device.LocalAgent.',
];

const query = async (endpointId: string, path: string, refresh: boolean) =>
  (await answerOf(mainApi.POST('/devices/action/query', { body: { endpointId, paths: [path], refresh } })))
    .data;
type Answer = Awaited<ReturnType<typeof query>>;

function Values({ answer }: { answer: Answer }) {
  const text = useText();
  const dateTime = useDateTime();
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const all = Object.entries(answer.values);
  const found = all.filter(([path, { value }]) => `${path} ${value}`.toLowerCase().includes(wanted));
  const rows = found.slice(0, mostRows);
  if (all.length === 0)
    return (
      <EmptyState icon={<SearchX className="size-5" aria-hidden />} title={text(messages.none)}>
        {text(messages.noneHelp)}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      <Field label={text(messages.filter)}>
        {(ids) => (
          <Input {...ids} type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
        )}
      </Field>
      <p role="status" className="text-dense text-secondary">
        {rows.length < found.length
          ? text(messages.shown, { shown: rows.length, count: found.length })
          : text(messages.count, { count: found.length })}
      </p>
      {answer.truncated ? (
        <p className="text-dense text-secondary">{text(messages.truncated, { count: mostValues })}</p>
      ) : null}
      <SimpleTable
        caption={text(messages.title)}
        head={[text(messages.path), text(messages.value), text(messages.observed)]}
        rows={rows.map(([path, { value, observedAt }]) => ({
          id: path,
          cells: [
            <span key="path" className="font-mono wrap-anywhere">
              {path}
            </span>,
            <span key="value" className="font-mono wrap-anywhere">
              {value}
            </span>,
            <span key="at" className="whitespace-nowrap">
              {dateTime(observedAt)}
            </span>,
          ],
        }))}
      />
    </div>
  );
}

/** Debug: any part of the device's data model, as last observed or as the device says now (CL-016). */
export default function Debug({ device }: { device: Device }) {
  const { endpointId, online } = device;
  const text = useText();
  const blocked = useBlocked('queryDevice');
  const [path, setPath] = usePageDraft('debug:path');
  const [wrong, setWrong] = useState(false);
  const read = useMutation({
    mutationFn: (asked: { path: string; refresh: boolean }) => query(endpointId, asked.path, asked.refresh),
    meta: { ownErrors: true },
  });
  const ask = (wanted: string, refresh: boolean) => {
    const fits = pathForm.test(wanted.trim());
    setWrong(!fits);
    if (fits) read.mutate({ path: wanted.trim(), refresh });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(path, online);
  };
  const errors = Object.entries(read.data?.errors ?? {});
  return (
    <Card title={text(messages.title)}>
      <div className="flex flex-col gap-4">
        <form onSubmit={submit} className="flex flex-col gap-3">
          <Field
            label={text(messages.path)}
            help={text(messages.pathHelp)}
            error={wrong ? text(messages.badPath) : undefined}
          >
            {(ids) => (
              <Input
                {...ids}
                value={path}
                placeholder="Device.IP.Interface.*.Status"
                autoComplete="off"
                spellCheck={false}
                className="font-mono"
                onChange={({ target }) => setPath(target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button
              look="main"
              type="submit"
              icon={<RefreshCw className="size-4" aria-hidden />}
              busy={read.isPending}
              blocked={blocked ?? (online ? null : text(detailMessages.refreshOffline))}
            >
              {text(messages.ask)}
            </Button>
            <Button blocked={blocked} onClick={() => ask(path, false)}>
              {text(messages.known)}
            </Button>
          </div>
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="float-left mr-2 text-dense text-secondary">{text(messages.examples)}</legend>
            {objects.map((object) => (
              <Button
                key={object}
                blocked={blocked}
                onClick={() => {
                  setPath(object);
                  ask(object, online);
                }}
              >
                <span className="font-mono text-caption">{object}</span>
              </Button>
            ))}
          </fieldset>
        </form>
        {errors.length > 0 ? (
          <ul role="alert" className="text-dense text-danger">
            {errors.map(([asked, { code, message }]) => (
              <li key={asked}>
                {text(messages.refused, { path: asked, message })} <ErrorDetails code={String(code)} />
              </li>
            ))}
          </ul>
        ) : null}
        {read.error ? (
          <ErrorState error={read.error} onRetry={() => read.variables && read.mutate(read.variables)} />
        ) : read.data ? (
          <Values answer={read.data} />
        ) : (
          <EmptyState icon={<Binary className="size-5" aria-hidden />} title={text(messages.begin)}>
            {text(messages.beginHelp)}
          </EmptyState>
        )}
      </div>
    </Card>
  );
}
