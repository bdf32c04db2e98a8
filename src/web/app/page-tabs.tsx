import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { useScrollEdges } from '#web/ui/use-scroll-edges.ts';
import { useTabs } from './nav.ts';

/** Tabs between the pages of one entry of the sidebar: each keeps its address. */
export function PageTabs() {
  const tabs = useTabs();
  return tabs === null ? null : <Strip key={tabs.title.id} {...tabs} />;
}

function Strip({ title, pages, here }: NonNullable<ReturnType<typeof useTabs>>) {
  const text = useText();
  const scroller = useScrollEdges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open page is found by its attribute
  useEffect(() => {
    const open = scroller.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // On a phone the strip is wider than the screen.
    if (scroller.current && open) scroller.current.scrollLeft = open.offsetLeft - 48;
  }, [here]);
  return (
    <div className="group/edges relative -mx-4 -mt-3 mb-3 border-b border-stroke bg-sunken lg:-mx-8 lg:-mt-6 lg:mb-5">
      <nav
        ref={scroller}
        aria-label={text(title)}
        className="flex overflow-x-auto px-2 [scrollbar-width:none] lg:px-6"
      >
        {pages.map((page) => (
          <Link
            key={page.to}
            to={page.to}
            activeOptions={{ exact: true }}
            aria-current={page.to === here ? 'page' : undefined}
            className={cx(
              'relative flex h-10 shrink-0 items-center px-2 text-dense hover:text-primary focus-visible:-outline-offset-2',
              page.to === here
                ? 'font-medium text-primary after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-accent'
                : 'text-secondary',
            )}
          >
            {text(page.tab ?? page.title)}
          </Link>
        ))}
      </nav>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-0 hidden w-8 bg-linear-to-r from-sunken to-transparent group-data-more-left/edges:block"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-0 hidden w-8 bg-linear-to-l from-sunken to-transparent group-data-more-right/edges:block"
      />
    </div>
  );
}
