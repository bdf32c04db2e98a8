import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkLook } from '#web/ui/link-look.ts';

/** A mention of a case leads to its page. */
export function CaseLink(props: { caseId: string; children: ReactNode }) {
  return (
    <Link to="/cases/$caseId" params={{ caseId: props.caseId }} className={`text-dense ${linkLook}`}>
      {props.children}
    </Link>
  );
}
