import { useText } from '#web/i18n/use-text.ts';
import { operationWords } from './operations.ts';
import type { AuditProps } from './queries.ts';

/** A call in words; one that this console does not know by its id. */
export function OperationName({ of, tableName }: { of: string; tableName: AuditProps['tableName'] }) {
  const text = useText();
  const words = operationWords(of, tableName);
  return words ? text(words.text, words.values) : <code className="font-mono">{of}</code>;
}
