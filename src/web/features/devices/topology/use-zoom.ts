import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useRef } from 'react';
import { box, type Layout, type PlacedNode } from './layout.ts';

const margin = 24;
/** Its letters have 11 px, the least that is read well: what does not fit is moved to. */
const readable = 1;

interface Zoom {
  svg: RefObject<SVGSVGElement | null>;
  /** The moved element. */
  inner: RefObject<SVGGElement | null>;
  zoomBy(factor: number): void;
  /** Shows the whole drawing. */
  fit(): void;
  /** Scrolls to a node outside of the view. */
  show(node: PlacedNode): void;
}

/** The wheel alone scrolls the page, as one finger does; with Ctrl or ⌘ it zooms, as two fingers do. */
const wants = (event: MouseEvent | TouchEvent): boolean => {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey;
  if ('touches' in event) return event.touches.length > 1;
  return event.button === 0;
};

/**
 * Zoom and pan by d3-zoom, past React: a frame moves one attribute, however many nodes there are. A new reading is brought
 * into view, unless the user has moved the drawing.
 */
export function useZoom({ width, height, nodes }: Layout, shown: object): Zoom {
  const svg = useRef<SVGSVGElement>(null);
  const inner = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const place = (least: number) => {
    const element = svg.current;
    if (!element || !behaviour.current || width === 0) return;
    const { clientWidth, clientHeight } = element;
    const scale = Math.min(1, (clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height);
    const k = Math.max(scale, least);
    const root = nodes[0]?.y ?? 0;
    const isWide = width * k > clientWidth - 2 * margin;
    const isTall = height * k > clientHeight - 2 * margin;
    const x = isWide ? margin : (clientWidth - width * k) / 2;
    const y = isTall ? clientHeight / 2 - root * k : (clientHeight - height * k) / 2;
    select(element).call(behaviour.current.transform, zoomIdentity.translate(x, y).scale(k));
  };
  const isMoved = useRef(false);
  const latest = useRef(place);
  latest.current = place;
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    behaviour.current = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.1, 3])
      .filter(wants)
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) isMoved.current = true;
        inner.current?.setAttribute('transform', transform.toString());
      });
    const chosen = select(element);
    chosen.call(behaviour.current).on('dblclick.zoom', null);
    return () => void chosen.on('.zoom', null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading is what triggers it.
  useEffect(() => {
    if (!isMoved.current) latest.current(readable);
  }, [shown]);
  return {
    svg,
    inner,
    zoomBy: (factor) => {
      isMoved.current = true;
      if (svg.current) behaviour.current?.scaleBy(select(svg.current), factor);
    },
    fit: () => {
      isMoved.current = false;
      place(0);
    },
    show: ({ x, y }) => {
      const element = svg.current;
      if (!element || !behaviour.current) return;
      const [left, top] = zoomTransform(element).apply([x, y]);
      const [right] = zoomTransform(element).apply([x + box.width, y]);
      const isSeen =
        left >= 0 && right <= element.clientWidth && top >= margin && top <= element.clientHeight - margin;
      if (isSeen) return;
      isMoved.current = true;
      behaviour.current.translateTo(select(element), x + box.width / 2, y);
    },
  };
}
