import { useState } from 'react';
import { useDraft } from './form/use-draft.ts';

interface RowEditing<T> {
  /** A form is open: for `row`, or for a new one where that is null. */
  isOpen: boolean;
  row: T | null;
  create: () => void;
  edit: (row: T) => void;
  close: () => void;
  /** The row that a confirmation asks about before it is deleted. */
  deleting: T | null;
  setDeleting: (row: T | null) => void;
}

/** The row that a draft is of. Another user may remove it from the list meanwhile: what is typed stays. */
export function editedRow<T>(
  draft: string,
  rows: readonly T[],
  opened: T | null,
  idOf: (row: T) => string,
): T | null {
  return [...rows, opened].find((row) => row !== null && idOf(row) === draft) ?? null;
}

/**
 * Tracks the row of a list that is edited or about to be deleted. An open row comes back after a sign-in (`useDraft`).
 */
export function useRowEditing<T>(name: string, rows: readonly T[], idOf: (row: T) => string): RowEditing<T> {
  /** Empty, `new`, or the id of the row. */
  const [draft, setDraft] = useDraft(name);
  const [opened, setOpened] = useState<T | null>(null);
  const [deleting, setDeleting] = useState<T | null>(null);
  const row = editedRow(draft, rows, opened, idOf);
  return {
    isOpen: draft === 'new' || row !== null,
    row,
    create: () => setDraft('new'),
    edit: (next) => {
      setOpened(next);
      setDraft(idOf(next));
    },
    close: () => setDraft(''),
    deleting,
    setDeleting,
  };
}
