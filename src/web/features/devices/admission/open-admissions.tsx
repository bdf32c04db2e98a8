import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { type Admission, admissionKey, openAdmissionsQuery, refusedKey } from './queries.ts';

/** Admissions that are open now; there is nothing to see without one. */
export function OpenAdmissions() {
  const text = useText();
  const dateTime = useDateTime();
  const { data: rows = [] } = useQuery(openAdmissionsQuery);
  const nameOf = useAdmissionName();
  const close = useCommand('closeAdmission', {
    invalidates: [admissionKey, refusedKey],
    success: messages.closed,
  });
  if (rows.length === 0) return null;
  return (
    <Card title={text(messages.openAdmissions)} className="mb-4">
      <SimpleTable
        caption={text(messages.openAdmissions)}
        head={[
          text(messages.admits),
          text(messages.state),
          text(messages.until),
          text(messages.by),
          { spoken: text(messages.actions) },
        ]}
        rows={rows.map((admission) => ({
          id: admission.admissionId,
          cells: [
            <Link
              key="name"
              to="/admissions/$admissionId"
              params={{ admissionId: admission.admissionId }}
              className={`wrap-anywhere ${linkLook}`}
            >
              {nameOf(admission)}
            </Link>,
            text(messages.place, { admitted: admission.admitted, most: admission.most }),
            dateTime(admission.validUntil),
            admission.openedBy,
            <Button
              key="close"
              size="small"
              blocked={close.blocked}
              busy={close.busy}
              aria-label={text(messages.closeNamed, { name: nameOf(admission) })}
              onClick={() => void close.run({ path: { admissionId: admission.admissionId } })}
            >
              {text(messages.close)}
            </Button>,
          ],
        }))}
      />
    </Card>
  );
}

/** Names the device or the network that an admission is for. */
export function useAdmissionName() {
  const text = useText();
  return ({ endpointId, network, oui, productClass }: Admission): string =>
    endpointId ??
    text(messages.ofNetwork, {
      network: network ?? '',
      oui: oui ?? 'any',
      productClass: productClass ?? 'any',
    });
}
