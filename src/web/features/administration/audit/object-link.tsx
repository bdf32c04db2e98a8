import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BulkActionLink, CaseLink } from '#web/entities/links.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { parameterOf, tableOfOperation } from './operations.ts';

const look = `font-mono wrap-anywhere ${linkLook}`;

/** An object of an entry, as a link where it has a page of its own. */
export function ObjectLink({ operation, id }: { operation: string; id: string }): ReactNode {
  const tId = tableOfOperation(operation);
  if (tId)
    return (
      <Link to="/admin/tables/$tId" params={{ tId }} className={look}>
        {id}
      </Link>
    );
  switch (parameterOf(operation)) {
    case 'bulkActionId':
      return (
        <BulkActionLink bulkActionId={id} className={look}>
          {id}
        </BulkActionLink>
      );
    case 'caseId':
      return (
        <CaseLink caseId={id} className={look}>
          {id}
        </CaseLink>
      );
    case 'mailId':
      return (
        <Link to="/mails/$mailId" params={{ mailId: id }} className={look}>
          {id}
        </Link>
      );
    case 'runId':
      return (
        <Link to="/playbooks/$runId" params={{ runId: id }} className={look}>
          {id}
        </Link>
      );
    case 'notiId':
      return (
        <Link to="/management/notice/noticeDetail/$notiId" params={{ notiId: id }} className={look}>
          {id}
        </Link>
      );
    case 'id':
    case 'userId':
      return (
        <Link to="/management/account/$userId" params={{ userId: id }} className={look}>
          {id}
        </Link>
      );
    default:
      return <span className="font-mono wrap-anywhere">{id}</span>;
  }
}
