import { ArrowRightLeft, Cable, Plus, Radio, RadioTower, Router, Smartphone } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import type { Change } from '#domain/topology/difference.ts';
import { useText } from '#web/i18n/use-text.ts';
import { box, isAccessPoint, type PlacedNode } from './layout.ts';
import { lookOf, useLinkWords } from './link-words.ts';
import { changeNames, messages } from './messages.ts';

const longest = 24;
const shortened = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** From the right edge of the one above to the left edge of this one. */
export function GraphLink({ from, to }: { from: PlacedNode; to: PlacedNode }) {
  const [left, right] = [from.x + box.width, to.x];
  const middle = (left + right) / 2;
  const { stroke, width, dashes } = lookOf(to.node);
  return (
    <path
      d={`M${left},${from.y}C${middle},${from.y} ${middle},${to.y} ${right},${to.y}`}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dashes}
      aria-hidden
    />
  );
}

interface GraphNodeProps {
  ref: Ref<SVGGElement>;
  placed: PlacedNode;
  change: Change | null;
  isChosen: boolean;
  /** The one of the tree that the tab key stops at. */
  isStop: boolean;
  onKey: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onChoose: () => void;
  onFold: () => void;
}

export function GraphNode(props: GraphNodeProps) {
  const { placed, change, isChosen, onFold } = props;
  const { node, x, y, level, isOpen, folded } = placed;
  const text = useText();
  const link = useLinkWords()(node);
  const changed = change ? text(changeNames[change.kind]) : null;
  const below = folded > 0 ? text(messages.folded, { count: folded }) : null;
  const Icon = iconOf(placed);
  const ChangeIcon = change?.kind === 'came' ? Plus : change?.kind === 'band' ? Radio : ArrowRightLeft;
  const top = y - box.height / 2;
  return (
    <g
      ref={props.ref}
      role="treeitem"
      aria-level={level}
      aria-selected={isChosen}
      aria-expanded={isOpen ?? undefined}
      tabIndex={props.isStop ? 0 : -1}
      onKeyDown={props.onKey}
      onFocus={props.onFocus}
      onClick={props.onChoose}
      className="group cursor-pointer outline-none"
    >
      <title>{[node.name, link, changed, below].filter(Boolean).join(', ')}</title>
      <rect
        x={x}
        y={top}
        width={box.width}
        height={box.height}
        rx={4}
        fill={isChosen ? 'var(--accent-surface)' : 'var(--surface-raised)'}
        stroke={isChosen || change ? 'var(--accent)' : 'var(--stroke-strong)'}
        strokeWidth={change ? 2 : 1}
        className="group-focus-visible:stroke-accent group-focus-visible:stroke-3"
      />
      <Icon x={x + 9} y={y - 8} width={16} height={16} className="text-secondary" aria-hidden />
      <text x={x + 33} y={link ? y - 3 : y + 4} fontSize={12} fontWeight={500} fill="var(--content-primary)">
        {shortened(node.name)}
      </text>
      {link ? (
        <text x={x + 33} y={y + 12} fontSize={11} fill="var(--content-secondary)">
          {link}
        </text>
      ) : null}
      {change ? (
        <ChangeIcon
          x={x + box.width - 20}
          y={top + 4}
          width={14}
          height={14}
          className="text-accent"
          aria-hidden
        />
      ) : null}
      {isOpen === null ? null : (
        <g
          onClick={(event) => {
            event.stopPropagation();
            onFold();
          }}
          aria-hidden
        >
          <circle
            cx={x + box.width}
            cy={y}
            r={10}
            fill="var(--surface-raised)"
            stroke="var(--stroke-strong)"
          />
          <text x={x + box.width} y={y + 4} fontSize={11} textAnchor="middle" fill="var(--content-primary)">
            {isOpen ? '−' : `${folded}`}
          </text>
        </g>
      )}
    </g>
  );
}

function iconOf({ node }: PlacedNode) {
  if (!isAccessPoint(node)) return node.upper_connecting_frequency_band === 'LAN' ? Cable : Smartphone;
  return node.type === 'Master' ? Router : RadioTower;
}
