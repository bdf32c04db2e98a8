import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '#api/main.d.ts';
import { saveFile } from '#web/ambient/save-file.ts';
import { Result } from '#web/entities/audit/result.tsx';
import { DeviceLink, TaskLink } from '#web/entities/links.tsx';
import { answerOf } from '#web/http/clients.ts';
import { useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Sheet } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { areaNames } from './appearance.ts';
import { messages } from './messages.ts';
import { ObjectLink } from './object-link.tsx';
import { entryQuery, logRange } from './queries.ts';
import { Values } from './values.tsx';

interface FactsProps {
  nameOf: (operation: string) => string;
  /** Shows the entries about an object. */
  onObject: (object: string) => void;
}

/** All details of an entry, its position in the log, and whether a seal covers it. */
export function EntrySheet(props: FactsProps & { position: number; onClose: () => void }) {
  const text = useText();
  const { position, onClose } = props;
  const { data, error, refetch } = useQuery(entryQuery(position));
  return (
    <Sheet open title={text(messages.entry, { position })} onClose={onClose}>
      {data ? (
        <Facts {...props} proof={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Sheet>
  );
}

function Facts({ proof, nameOf, onObject }: FactsProps & { proof: components['schemas']['AuditProof'] }) {
  const text = useText();
  const dateTime = useDateTime();
  const { entry, version, sealedTo } = proof;
  const { position, organisation, endpointIds, objects, taskIds } = entry;
  const [object = endpointIds[0]] = objects;
  return (
    <div className="flex flex-col gap-4">
      <PropertyList columns={1}>
        <Property label={text(messages.time)} mono>
          {dateTime(entry.createTime)}
        </Property>
        <Property label={text(messages.account)}>
          <span className="flex flex-col">
            {entry.accountName}
            <span className="font-mono text-caption wrap-anywhere text-muted">{entry.accountId}</span>
          </span>
        </Property>
        <Property label={text(messages.operation)}>
          <span className="flex flex-col">
            {nameOf(entry.operation)}
            <code className="font-mono text-caption text-muted">{entry.operation}</code>
          </span>
        </Property>
        {entry.area ? <Property label={text(messages.area)}>{text(areaNames[entry.area])}</Property> : null}
        <Property label={text(messages.result)}>
          <Result code={entry.result} />
        </Property>
        {organisation ? (
          <Property label={text(messages.organisation)}>
            <span className="flex flex-col">
              {organisation.companyName}
              {entry.chosen ? <span className="text-caption text-muted">{text(messages.chosen)}</span> : null}
            </span>
          </Property>
        ) : null}
        {entry.preview === null ? null : <Property label={text(messages.preview)}>{entry.preview}</Property>}
        {entry.address === null ? null : (
          <Property label={text(messages.address)} mono>
            {entry.address}
          </Property>
        )}
        {endpointIds.length > 0 ? (
          <Property label={text(messages.devices)}>
            <Ids>
              {endpointIds.map((endpointId) => (
                <DeviceLink key={endpointId} endpointId={endpointId} />
              ))}
            </Ids>
          </Property>
        ) : null}
        {objects.length > 0 ? (
          <Property label={text(messages.object)}>
            <Ids>
              {objects.map((id) => (
                <ObjectLink key={id} operation={entry.operation} id={id} />
              ))}
            </Ids>
          </Property>
        ) : null}
        {taskIds.length > 0 ? (
          <Property label={text(messages.tasks)}>
            <Ids>
              {taskIds.map((taskId) => (
                <TaskLink key={taskId} taskId={taskId} className={`font-mono wrap-anywhere ${linkLook}`}>
                  {taskId}
                </TaskLink>
              ))}
            </Ids>
          </Property>
        ) : null}
        <Property label={text(messages.place)}>{text(messages.placeValue, { position, version })}</Property>
        <Property label={text(messages.seal)}>
          {text(position <= sealedTo ? messages.sealed : messages.unsealed)}
        </Property>
      </PropertyList>
      {entry.withheld ? (
        <p className="text-dense text-secondary">{text(messages.withheld)}</p>
      ) : (
        <Values before={entry.oldValue} after={entry.newValue} />
      )}
      <Proof position={position} />
      {object === undefined ? null : (
        <div>
          <Button size="small" onClick={() => onObject(object)}>
            {text(messages.sameObject)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The way to a proof: the part of the log with this entry as a file, and the page that checks it. */
function Proof({ position }: { position: number }) {
  const text = useText();
  const isRoot = useProfile()?.op.opType === 'System';
  const blocked = useBlocked('exportLog') ?? (isRoot ? null : text(messages.rangeOnlyRoot));
  const save = useMutation({
    mutationFn: async () => {
      const file = await answerOf(logRange(position));
      if (!(file instanceof Blob)) throw new TypeError('the answer is not a file');
      saveFile(`log-${position}.ndjson`, file);
    },
  });
  return (
    <section aria-label={text(messages.proof)} className="flex flex-col items-start gap-2">
      <p className="text-caption text-secondary">{text(messages.sealNote)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" blocked={blocked} busy={save.isPending} onClick={() => save.mutate()}>
          {text(messages.saveRange)}
        </Button>
        <PageLink to="/verify" className={linkLook}>
          {text(messages.toVerifier)}
        </PageLink>
      </div>
      {save.isError ? (
        <p role="alert" className="text-caption text-danger">
          {text(messages.rangeUnsaved)}
        </p>
      ) : null}
    </section>
  );
}

/** A command to many names a thousand devices: they scroll by themselves. */
const Ids = (props: { children: ReactNode }) => (
  <span className="flex max-h-40 flex-col gap-0.5 overflow-y-auto">{props.children}</span>
);
