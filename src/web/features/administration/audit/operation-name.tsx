import { useText } from '#web/i18n/use-text.ts';
import { operationName } from './operations.ts';

/** A call in words; one that this console does not know by its id. */
export function OperationName({ of }: { of: string }) {
  const text = useText();
  const name = operationName(of);
  return name ? text(name) : <code className="font-mono">{of}</code>;
}
