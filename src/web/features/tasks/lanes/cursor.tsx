interface CursorProps {
  /** Where the time axis begins in the picture, and how long it is; pixels. */
  left: number;
  width: number;
  /** Upper and lower edge of the lanes. */
  top: number;
  bottom: number;
  /** The event that is looked at, from the beginning of the axis. */
  at: number;
}

/**
 * Where one looks; what comes after it lies under a veil. Over the picture and moved by transforms alone, so that the
 * browser shifts two layers and paints nothing.
 */
export function Cursor({ left, width, top, bottom, at }: CursorProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute overflow-hidden contain-strict"
      // The head of the cursor stands out on both sides and above.
      style={{ left: left - 4, width: width + 8, top: top - 5, height: bottom - top + 5 }}
    >
      <div
        className="absolute bottom-0 bg-raised opacity-60 transition-none will-change-transform"
        style={{ left: 4, top: 5, width, transform: `translateX(${at + 2}px)` }}
      />
      <svg
        aria-hidden
        width={8}
        height={bottom - top + 5}
        className="absolute top-0 left-0 transition-none will-change-transform"
        style={{ transform: `translateX(${at}px)` }}
      >
        <line x1={4} x2={4} y1={1} y2={bottom - top + 5} className="stroke-primary" />
        <path d="M0 0h8l-4 5Z" className="fill-primary" />
      </svg>
    </div>
  );
}
