import type { TopologyNode } from './topology.ts';

export type Change =
  | { kind: 'came' | 'gone' }
  /** The node is connected to another access point. */
  | { kind: 'moved'; from: string | null; to: string | null }
  | { kind: 'band'; from: string; to: string };

export interface NodeChange {
  /** MAC address of the changed node. */
  mac: string;
  node: TopologyNode;
  change: Change;
}

type Known = ReadonlyMap<string, TopologyNode>;

const byMac = (nodes: readonly TopologyNode[]): Known =>
  new Map(
    nodes
      .flatMap((node) => [node, ...node.stations])
      .flatMap((node) =>
        node.mac_address !== null && node.active ? [[node.mac_address, node] as const] : [],
      ),
  );

/**
 * Returns the differences at the later time: first added and removed nodes, then moved ones; access points before
 * clients.
 */
export function differencesOf(before: readonly TopologyNode[], after: readonly TopologyNode[]): NodeChange[] {
  const [earlier, later] = [byMac(before), byMac(after)];
  const changes: NodeChange[] = [];
  for (const [mac, node] of later) {
    const was = earlier.get(mac);
    const change = was ? changeOf(was, node) : ({ kind: 'came' } as const);
    if (change) changes.push({ mac, node, change });
  }
  for (const [mac, node] of earlier)
    if (!later.has(mac)) changes.push({ mac, node, change: { kind: 'gone' } });
  const order = ({ node, change }: NodeChange) =>
    Number(node.type === 'station') * 4 + ['gone', 'came', 'moved', 'band'].indexOf(change.kind);
  return changes.toSorted((one, other) => order(one) - order(other));
}

function changeOf(was: TopologyNode, is: TopologyNode): Change | null {
  if (was.upper_access_point !== is.upper_access_point)
    return { kind: 'moved', from: was.upper_access_point, to: is.upper_access_point };
  const [from, to] = [was.upper_connecting_frequency_band, is.upper_connecting_frequency_band];
  return from === to ? null : { kind: 'band', from, to };
}
