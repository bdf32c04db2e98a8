import { expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { topologyOf } from '#domain/topology/topology.ts';
import { largeMesh } from '#tests/support/large-mesh.ts';
import { box, layoutOf } from './layout.ts';

const read = (accessPoints: number, clients: number) =>
  topologyOf(new Readings(Object.entries(largeMesh(accessPoints, clients)))).map((node) => ({
    ...node,
    endpointId: null,
    online: null,
  }));
const none = new Set<string>();

test('every node has a place of its own, behind the one that it is connected to', () => {
  const { nodes } = layoutOf(read(5, 3), none);
  const at = new Map(nodes.map((node) => [node.id, node]));
  expect(nodes).toHaveLength(20);
  for (const { above, x } of nodes) if (above) expect(x).toBeGreaterThan((at.get(above)?.x ?? 0) + box.width);
  for (const one of nodes)
    for (const other of nodes)
      if (one !== other && one.x === other.x)
        expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(box.height);
});

test('what is folded takes no room and is counted', () => {
  const mesh = read(3, 4);
  const folded = new Set([mesh[1]?.mac_address ?? '']);
  const { nodes } = layoutOf(mesh, folded);
  expect(nodes).toHaveLength(11);
  expect(nodes.find(({ id }) => folded.has(id))).toMatchObject({ isOpen: false, folded: 4 });
});

test('access points that name each other, or an unknown one, are placed below the router', () => {
  const [router, one, other] = read(3, 0);
  if (!router || !one || !other) throw new Error('no mesh');
  const circle = [
    router,
    { ...one, upper_access_point: other.mac_address },
    { ...other, upper_access_point: 'somebody else' },
  ];
  expect(layoutOf(circle, none).nodes.map(({ level }) => level)).toEqual([1, 2, 3]);
  const alone = [router, { ...one, upper_access_point: one.mac_address }];
  expect(layoutOf(alone, none).nodes).toHaveLength(2);
});

test('two hundred nodes are laid out within a frame', () => {
  const mesh = read(12, 16);
  layoutOf(mesh, none);
  const begun = performance.now();
  expect(layoutOf(mesh, none).nodes).toHaveLength(204);
  // A busy machine may be slow; a layout that grows with the square would be slower still.
  expect(performance.now() - begun).toBeLessThan(100);
});
