import { cx } from '#web/ui/classes.ts';

/** Classes of a size, so that a row has its height before the picture is there. */
const sizes = { square: 'size-10', wide: 'h-12 w-26 max-md:w-16' };

interface ThumbnailProps {
  src: string;
  size: keyof typeof sizes;
  /** A picture of another shape is cut to the place, or shown whole. */
  whole?: boolean;
}

/** The file itself, scaled by the browser, which reads those that come into view. The name is beside it. */
export const Thumbnail = ({ src, size, whole = false }: ThumbnailProps) => (
  <img
    src={src}
    alt=""
    loading="lazy"
    decoding="async"
    className={cx('shrink-0 rounded bg-sunken', sizes[size], whole ? 'object-contain' : 'object-cover')}
  />
);
