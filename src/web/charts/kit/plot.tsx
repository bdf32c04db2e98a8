import { useNavigate } from '@tanstack/react-router';
import { ParentSize } from '@visx/responsive';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Bars } from './bars.tsx';
import { Columns } from './columns.tsx';
import { indexAt } from './geometry.ts';
import { Heat } from './heat.tsx';
import { Lines } from './lines.tsx';
import { messages } from './messages.ts';
import { Pie } from './pie.tsx';
import { nextPlace, placesOf } from './places.ts';
import { Shares } from './shares.tsx';
import { StripForm } from './strip.tsx';
import type { PlotProps } from './types.ts';
import { useRange } from './use-range.ts';

const forms = {
  lines: Lines,
  columns: Columns,
  bars: Bars,
  pie: Pie,
  shares: Shares,
  heat: Heat,
  strip: StripForm,
};

interface CrosshairProps extends Omit<PlotProps, 'width' | 'range'> {
  onPoint: (at: number | null) => void;
  /** Sentence about an index. */
  readOut: (at: number) => string;
}

/** The drawing, in which pointer, touch and arrow keys move along the labels; Enter or a click opens what one leads to. */
export function Plot(props: CrosshairProps) {
  const text = useText();
  const navigate = useNavigate();
  const { at, onPoint, height } = props;
  const last = placesOf(props) - 1;
  const selection = useRange(props.onRange);
  const isDragged = useRef(false);
  const indexOf = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return indexAt(props, box, event.clientX - box.left, event.clientY - box.top);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    const index = indexOf(event);
    onPoint(index);
    isDragged.current = false;
    if (!props.onRange || event.button !== 0) return;
    // A drag may end beyond the edge.
    event.currentTarget.setPointerCapture(event.pointerId);
    selection.begin(index);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const index = indexOf(event);
    onPoint(index);
    if (event.buttons === 1) selection.extend(index, index);
  };
  const release = () => {
    isDragged.current = selection.take();
  };
  const href = at === null ? null : (props.hrefOf?.(at) ?? null);
  const open = () => {
    // The click that ends a drag opens its range, not the label below the pointer.
    if (isDragged.current) return;
    if (href !== null) void navigate({ href });
  };
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      isDragged.current = false;
      return selection.take() ? undefined : open();
    }
    const next = nextPlace(event.key, at, props);
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey && next !== null) selection.extend(at ?? next, next);
    else selection.clear();
    onPoint(next);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={text(messages.plot, { title: props.title })}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={(at ?? last) + 1}
      aria-valuetext={props.readOut(at ?? last)}
      onKeyDown={step}
      aria-description={props.onRange ? text(messages.range) : undefined}
      onPointerMove={point}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={({ pointerType }) => {
        selection.clear();
        if (pointerType === 'mouse') onPoint(null);
      }}
      onBlur={() => {
        selection.clear();
        onPoint(null);
      }}
      onClick={open}
      className="touch-pan-y rounded-sm"
      style={{ height, cursor: href === null ? 'default' : 'pointer' }}
    >
      <ParentSize debounceTime={50}>
        {({ width }) => (width > 0 ? <Drawing {...props} range={selection.range} width={width} /> : null)}
      </ParentSize>
    </div>
  );
}

function Drawing(props: PlotProps) {
  const Form = forms[props.form];
  return (
    <svg width={props.width} height={props.height} aria-hidden>
      <Form {...props} />
    </svg>
  );
}
