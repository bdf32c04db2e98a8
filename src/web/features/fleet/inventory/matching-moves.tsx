import { useState } from 'react';
import { type ListMatch, useMatchCount } from '#web/features/devices/device/matching.ts';
import type { CallAnswer, LooseInput } from '#web/http/call.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useLooseCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { AddMatching } from '../groups/add-matching.tsx';
import { AllocateSheet } from './allocate-sheet.tsx';
import { messages } from './messages.ts';
import { afterMove, moved } from './move-answers.ts';
import { questions } from './move-dialog.tsx';
import { type Move, moveEntries, useMoveBlocked } from './moves.ts';

/** Moves that take all devices which match: a later move can take each of them back. */
const matchingMoves = ['request', 'reject', 'retrieve', 'allocate', 'release'] as const satisfies Move[];
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
  const done = () => {
    setMove(null);
    onDone();
  };
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
      <AddMatching match={match} onDone={onDone} />
      {move === 'allocate' ? (
        <AllocateSheet match={match} devices={[]} onClose={() => setMove(null)} onDone={done} />
      ) : move ? (
        <MoveMatching key={move} move={move} match={match} onClose={() => setMove(null)} onDone={done} />
      ) : null}
    </>
  );
}

function MoveMatching(props: {
  move: Exclude<MatchingMove, 'allocate'>;
  match: ListMatch;
  onClose: () => void;
  onDone: () => void;
}) {
  const { move, match } = props;
  const text = useText();
  const { title, body, success } = questions[move];
  const { operation, label, danger = false } = moveEntries[move];
  const { count, confirmed, blocked, error } = useMatchCount(match);
  // A refusal may mean that other devices match by now: they are counted again.
  const command = useLooseCommand<LooseInput, CallAnswer<'rejectDevices'>>(operation, {
    invalidates: afterMove([]),
    success: moved(success),
    onSuccess: props.onDone,
    failure: 'inPlace',
  });
  return (
    <ConfirmCommand
      title={text(title, { count })}
      body={`${text(messages.movesMatching, { name: match.name })} ${text(body)}`}
      verb={text(label)}
      danger={danger}
      blocked={blocked}
      command={{ ...command, error: command.error ?? error }}
      input={{ body: { match, ...confirmed } }}
      onClose={props.onClose}
    />
  );
}
