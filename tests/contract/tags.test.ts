import { expect, test } from 'vitest';
import { bundleDocuments } from '../../scripts/api/bundle.ts';
import { documentNames } from '../../scripts/api/document.ts';

const areas = ['devices', 'fleet', 'people', 'content', 'statistics', 'administration'];

test.each(documentNames)('gives each operation of %s one tag, and each tag one area', async (name) => {
  const { paths, tags, 'x-tagGroups': groups } = (await bundleDocuments())[name];
  const used = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => ('operationId' in operation ? [operation.tags ?? []] : [])),
  );
  expect(used.filter((each) => each.length !== 1)).toEqual([]);
  const grouped = groups.flatMap((group) => group.tags);
  expect(grouped.toSorted()).toEqual([...new Set(used.flat())].toSorted());
  expect(grouped).toEqual(tags.map((tag) => tag.name));
  expect(groups.map((group) => group.name)).toEqual(
    areas.filter((area) => groups.some((group) => group.name === area)),
  );
});
