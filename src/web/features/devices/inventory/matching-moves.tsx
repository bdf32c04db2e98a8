import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer, LooseInput } from '#web/http/call.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useLooseCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { type ListMatch, matchCountQuery } from '../device/matching.ts';
import { messages } from './messages.ts';
import { afterMove, moved } from './move-answers.ts';
import { questions } from './move-dialog.tsx';
import { type Move, moveEntries, useMoveBlocked } from './moves.ts';

/** Moves that take all devices which match: no form, and nothing that a later move cannot take back. */
const matchingMoves = ['request', 'reject', 'retrieve', 'release'] as const satisfies Move[];
type MatchingMove = (typeof matchingMoves)[number];

/** Status of the devices in a list; undefined: any. */
const statusOf = { all: undefined, active: 'Deployed', inven: 'Inventory', request: 'Requested' } as const;

/** Moves of all devices that match the filters of the list. */
export function MatchingMoves({
  match,
  activeType,
  onDone,
}: {
  match: ListMatch;
  activeType: keyof typeof statusOf;
  onDone: () => void;
}) {
  const text = useText();
  const blocked = useMoveBlocked();
  const [move, setMove] = useState<MatchingMove | null>(null);
  const status = statusOf[activeType];
  const possible = matchingMoves.filter(
    (each) => status === undefined || moveEntries[each].of.some((from) => from === status),
  );
  return (
    <>
      {possible.map((each) => (
        <Button
          key={each}
          size="small"
          blocked={blocked(each, [])}
          className={moveEntries[each].danger ? 'text-danger' : undefined}
          onClick={() => setMove(each)}
        >
          {text(moveEntries[each].label)}
        </Button>
      ))}
      {move ? (
        <MoveMatching
          key={move}
          move={move}
          match={match}
          onClose={() => setMove(null)}
          onDone={() => {
            setMove(null);
            onDone();
          }}
        />
      ) : null}
    </>
  );
}

function MoveMatching(props: {
  move: MatchingMove;
  match: ListMatch;
  onClose: () => void;
  onDone: () => void;
}) {
  const { move, match } = props;
  const text = useText();
  const { title, body, success } = questions[move];
  const { operation, label, danger = false } = moveEntries[move];
  const { data: found, error } = useQuery(matchCountQuery(match));
  // A refusal may mean that other devices match by now: they are counted again.
  const command = useLooseCommand<LooseInput, CallAnswer<'rejectDevices'>>(operation, {
    invalidates: afterMove([]),
    success: moved(success),
    onSuccess: props.onDone,
    failure: 'inPlace',
  });
  const count = found?.totalRecords ?? 0;
  return (
    <ConfirmCommand
      title={text(title, { count })}
      body={`${text(messages.movesMatching, { name: match.name })} ${text(body)}`}
      verb={text(label)}
      danger={danger}
      blocked={
        found === undefined
          ? text(messages.countingMatching)
          : found.totalIsLowerBound
            ? text(messages.tooManyMatching)
            : null
      }
      command={{ ...command, error: command.error ?? error }}
      input={{ body: { match, matched: count } }}
      onClose={props.onClose}
    />
  );
}
