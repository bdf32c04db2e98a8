import { hierarchy, tree } from 'd3-hierarchy';
import type { AccessPoint, Station } from './queries.ts';

/** Px of a node's box, and from one to the next. */
export const box = { width: 212, height: 40 };
const step = { down: 50, right: 306 };

type TopologyNode = AccessPoint | Station;

interface Branch {
  node: TopologyNode;
  below: Branch[];
  /** Clients and access points that are folded away. */
  folded: number;
}

export interface PlacedNode {
  id: string;
  node: TopologyNode;
  /** Middle of its left edge. */
  x: number;
  y: number;
  /** 1 is the root. */
  level: number;
  /** Null for what has nothing below it. */
  isOpen: boolean | null;
  folded: number;
  /** `id` of the one above it; null for the root. */
  above: string | null;
}

export interface Layout {
  nodes: PlacedNode[];
  width: number;
  height: number;
}

export const idOf = (node: TopologyNode): string => node.mac_address ?? `idx ${node.idx}`;
export const isAccessPoint = (node: TopologyNode): node is AccessPoint => 'endpointId' in node;

/** The access point above each; the first one where it names none that is known, or those above it lead round in a circle. */
function aboveOf(accessPoints: readonly AccessPoint[], root: AccessPoint): Map<AccessPoint, AccessPoint> {
  const known = new Map(accessPoints.map((one) => [idOf(one), one]));
  const named = (one: AccessPoint) => known.get(one.upper_access_point ?? '') ?? root;
  const leadsUp = (one: AccessPoint) => {
    const seen = new Set<AccessPoint>();
    let at = one;
    while (at !== root && !seen.has(at)) {
      seen.add(at);
      at = named(at);
    }
    return at === root;
  };
  return new Map(
    accessPoints.filter((one) => one !== root).map((one) => [one, leadsUp(one) ? named(one) : root]),
  );
}

/** Each below the access point that it is connected to. */
function branchesOf(accessPoints: readonly AccessPoint[], folded: ReadonlySet<string>): Branch | null {
  const [root] = accessPoints;
  if (!root) return null;
  const above = aboveOf(accessPoints, root);
  const branch = (accessPoint: AccessPoint): Branch => {
    const next = accessPoints.filter((one) => above.get(one) === accessPoint);
    const clients = accessPoint.stations.filter(({ active }) => active);
    const below = [...next.map(branch), ...clients.map((node) => ({ node, below: [], folded: 0 }))];
    const isFolded = folded.has(idOf(accessPoint));
    return { node: accessPoint, below: isFolded ? [] : below, folded: isFolded ? below.length : 0 };
  };
  return branch(root);
}

/** A tidy tree from left to right; in the order in which it is read: each node before those below it. */
export function layoutOf(accessPoints: readonly AccessPoint[], folded: ReadonlySet<string>): Layout {
  const branch = branchesOf(accessPoints, folded);
  if (!branch) return { nodes: [], width: 0, height: 0 };
  const root = tree<Branch>()
    .nodeSize([step.down, step.right])
    .separation(() => 1)(hierarchy(branch, ({ below }) => below));
  const all = [...root.descendants()];
  const top = Math.min(...all.map(({ x }) => x));
  const nodes: PlacedNode[] = [];
  root.eachBefore(({ data, x, y, depth, parent }) => {
    const hasBelow = data.below.length > 0 || data.folded > 0;
    nodes.push({
      id: idOf(data.node),
      node: data.node,
      x: y,
      y: x - top + box.height / 2,
      level: depth + 1,
      isOpen: hasBelow ? data.folded === 0 : null,
      folded: data.folded,
      above: parent ? idOf(parent.data.node) : null,
    });
  });
  return {
    nodes,
    width: Math.max(...all.map(({ y }) => y)) + box.width,
    height: Math.max(...all.map(({ x }) => x)) - top + box.height,
  };
}
