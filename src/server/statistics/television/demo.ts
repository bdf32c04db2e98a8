import type { DemoContent } from '#server/core/demo.ts';

/** Days of viewing that the boxes of a new demo report: a month, and four weeks with the week before them. */
const pastDays = 35;
/** Name of the content, by which a later start knows that it is there. */
export const viewingContent = 'viewing';

const dayMs = 86_400_000;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the second since which the demo's households have had their boxes. The same begin gives the same viewing. */
export const viewingSince = (begun: number): number => Math.floor((begun - pastDays * dayMs) / 1_000);

/** The boxes report their past by USP as soon as they connect; this content is there once it is in the sums. */
export const televisionDemo: readonly DemoContent[] = [
  {
    name: viewingContent,
    async add(demo) {
      const admin = await demo.signIn('admin@northwind.example');
      const startDate = dateOf(Date.now() - (pastDays - 2) * dayMs);
      const body = { dateType: 'RANGE' as const, startDate, endDate: startDate };
      await demo.until(async () => {
        const { total } = await admin.call('getTvBoxViews', { body });
        return total.totViewTime;
      });
    },
  },
];
