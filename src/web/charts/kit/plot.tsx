import { useNavigate } from '@tanstack/react-router';
import { ParentSize } from '@visx/responsive';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Bars } from './bars.tsx';
import { Columns } from './columns.tsx';
import { indexAt } from './geometry.ts';
import { Lines } from './lines.tsx';
import { messages } from './messages.ts';
import { Pie } from './pie.tsx';
import type { PlotProps } from './types.ts';

const forms = { lines: Lines, columns: Columns, bars: Bars, pie: Pie };

interface CrosshairProps extends Omit<PlotProps, 'width'> {
  onPoint: (at: number | null) => void;
  /** Sentence about an index. */
  readOut: (at: number) => string;
}

/** The drawing, in which pointer, touch and arrow keys move along the labels; Enter or a click opens what one leads to. */
export function Plot(props: CrosshairProps) {
  const text = useText();
  const navigate = useNavigate();
  const { labels, at, onPoint, height } = props;
  const last = labels.length - 1;
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint(indexAt(props, box, event.clientX - box.left, event.clientY - box.top));
  };
  const href = at === null ? null : (props.hrefOf?.(at) ?? null);
  const open = () => {
    if (href !== null) void navigate({ href });
  };
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return open();
    const next = nextIndex(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    onPoint(next);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={text(messages.plot, { title: props.title })}
      aria-valuemin={1}
      aria-valuemax={labels.length}
      aria-valuenow={(at ?? last) + 1}
      aria-valuetext={props.readOut(at ?? last)}
      onKeyDown={step}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onPoint(null);
      }}
      onBlur={() => onPoint(null)}
      onClick={open}
      className="touch-pan-y rounded-sm"
      style={{ height, cursor: href === null ? 'default' : 'pointer' }}
    >
      <ParentSize debounceTime={50}>
        {({ width }) => (width > 0 ? <Drawing {...props} width={width} /> : null)}
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

/** Undefined for a key that does not move. */
function nextIndex(key: string, at: number | null, last: number): number | null | undefined {
  const steps: Record<string, number | null> = {
    ArrowLeft: Math.max(0, (at ?? last + 1) - 1),
    ArrowUp: Math.max(0, (at ?? last + 1) - 1),
    ArrowRight: Math.min(last, (at ?? -1) + 1),
    ArrowDown: Math.min(last, (at ?? -1) + 1),
    Home: 0,
    End: last,
    Escape: null,
  };
  return steps[key];
}
