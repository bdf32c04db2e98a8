import { Minus, Plus, Scan } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { NodeChange } from '#domain/topology/difference.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { GraphLink, GraphNode } from './graph-node.tsx';
import { layoutOf, type PlacedNode } from './layout.ts';
import { messages } from './messages.ts';
import type { AccessPoint } from './queries.ts';
import { useZoom } from './use-zoom.ts';

interface GraphProps {
  accessPoints: readonly AccessPoint[];
  /** By MAC address: marked where they are. */
  changes: ReadonlyMap<string, NodeChange>;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Pixels of the drawing, which is shown whole where there is room. */
const [lowest, tallest, margin] = [320, 900, 24];

/** Beyond so many nodes the clients of each access point are folded at first. */
const roomFor = 60;

const manyOf = (accessPoints: readonly AccessPoint[]): ReadonlySet<string> => {
  const count = accessPoints.reduce((sum, { stations }) => sum + 1 + stations.length, 0);
  return new Set(
    count > roomFor ? accessPoints.slice(1).map((one) => one.mac_address ?? `idx ${one.idx}`) : [],
  );
};

/** Router, access points and clients as a tree from left to right; for the keyboard a tree as the ARIA practices have it. */
export function Graph({ accessPoints, changes, chosen, onChoose }: GraphProps) {
  const text = useText();
  const [folded, setFolded] = useState(() => manyOf(accessPoints));
  const layout = useMemo(() => layoutOf(accessPoints, folded), [accessPoints, folded]);
  const { svg, inner, zoomBy, fit, show } = useZoom(layout, accessPoints);
  const [focused, setFocused] = useState<string | null>(null);
  const items = useRef(new Map<string, SVGGElement>());
  const { nodes } = layout;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stop = byId.get(focused ?? '') ?? byId.get(chosen ?? '') ?? nodes[0];
  const fold = (id: string, isFolded: boolean) => {
    const others = [...folded].filter((one) => one !== id);
    setFolded(new Set(isFolded ? [...others, id] : others));
  };
  const focus = (node: PlacedNode | undefined) => {
    if (!node) return;
    setFocused(node.id);
    show(node);
    items.current.get(node.id)?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent, node: PlacedNode) => {
    const at = nodes.indexOf(node);
    switch (event.key) {
      case 'ArrowDown':
        focus(nodes[at + 1]);
        break;
      case 'ArrowUp':
        focus(nodes[at - 1]);
        break;
      case 'Home':
        focus(nodes[0]);
        break;
      case 'End':
        focus(nodes.at(-1));
        break;
      case 'ArrowRight':
        if (node.isOpen === false) fold(node.id, false);
        else focus(nodes.find(({ above }) => above === node.id));
        break;
      case 'ArrowLeft':
        if (node.isOpen) fold(node.id, true);
        else focus(byId.get(node.above ?? ''));
        break;
      case 'Enter':
      case ' ':
        onChoose(node.id);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return (
    <div className="relative overflow-hidden rounded border border-stroke bg-sunken">
      <svg
        ref={svg}
        style={{ height: Math.min(tallest, Math.max(lowest, layout.height + 2 * margin)) }}
        className="block w-full cursor-grab active:cursor-grabbing"
        aria-label={text(messages.graph)}
      >
        <g ref={inner}>
          {nodes.map((node) => {
            const above = byId.get(node.above ?? '');
            return above ? <GraphLink key={node.id} from={above} to={node} /> : null;
          })}
          <g role="tree" aria-label={text(messages.tree)}>
            {nodes.map((node) => (
              <GraphNode
                key={node.id}
                ref={(element) => {
                  if (element) items.current.set(node.id, element);
                  else items.current.delete(node.id);
                }}
                placed={node}
                change={changes.get(node.id)?.change ?? null}
                isChosen={node.id === chosen}
                isStop={node === stop}
                onKey={(event) => press(event, node)}
                onFocus={() => setFocused(node.id)}
                onChoose={() => onChoose(node.id)}
                onFold={() => fold(node.id, node.isOpen === true)}
              />
            ))}
          </g>
        </g>
      </svg>
      <div className="absolute right-2 bottom-2 flex gap-1">
        <IconButton
          look="plain"
          label={text(messages.zoomIn)}
          icon={<Plus className="size-4" aria-hidden />}
          onClick={() => zoomBy(1.4)}
        />
        <IconButton
          look="plain"
          label={text(messages.zoomOut)}
          icon={<Minus className="size-4" aria-hidden />}
          onClick={() => zoomBy(1 / 1.4)}
        />
        <IconButton
          look="plain"
          label={text(messages.fit)}
          icon={<Scan className="size-4" aria-hidden />}
          onClick={fit}
        />
      </div>
    </div>
  );
}
