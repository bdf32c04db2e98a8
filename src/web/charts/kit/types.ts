export interface ChartSeries {
  name: string;
  /** One for each label; null where it is not known. */
  values: readonly (number | null)[];
  /** A pale line behind the others, to compare with. */
  isPale?: boolean | undefined;
  /** A thin dashed line in a colour of its own, behind the strong ones: a day before. */
  isThin?: boolean | undefined;
}

/** Words or figures of each label that are not drawn: a column of the table and of the files. */
export interface ChartColumn {
  head: string;
  values: readonly (string | number | null)[];
  /** A figure in words; those of the chart where it is left out. */
  format?: ((value: number) => string) | undefined;
  /** It is also written behind the bar, as the change since the period before. */
  isBesideBar?: boolean | undefined;
}

/** Places of the labels in a strip: stretches of one length, such as a day, in lanes with a name. */
export interface Strip {
  length: number;
  ticks: readonly { at: number; label: string }[];
  /** One for each label; the lanes stand in the order in which they first appear. */
  spans: readonly { from: number; to: number; lane: string }[];
}

export interface ChartProps {
  /**
   * `lines` over time, `columns` over few steps, `bars` to compare names, `pie` for the parts of a whole (one series),
   * `shares` for parts of 100 percent over time, `heat` for a row of cells for each series, `strip` for stretches of time.
   */
  form: 'lines' | 'columns' | 'bars' | 'pie' | 'shares' | 'heat' | 'strip';
  /** Name of the chart, of its table and of its files. */
  title: string;
  /** Below the title of the picture and of the table: the scope, the zone, "as of". */
  note?: string | undefined;
  /** Basis of the figures; always below the drawing, and in its picture. */
  source?: string | undefined;
  /** Meaning of the labels, as the head of their column: "Day", "Model". */
  labelHead: string;
  labels: readonly string[];
  /** Labels between two that may stand below the axis: 6 for the hours of ten-minute slots. */
  labelUnit?: number | undefined;
  series: readonly ChartSeries[];
  columns?: readonly ChartColumn[] | undefined;
  /** Required by the form `strip`. */
  strip?: Strip | undefined;
  /** A value in words; whole numbers in the reader's language where it is left out. */
  format?: ((value: number) => string) | undefined;
  /** A fixed axis, as of percentages; by the values where it is left out. */
  axis?: { most: number; step: number } | undefined;
  /** Address of the list that the label at this index counts. */
  hrefOf?: ((at: number) => string | null) | undefined;
  /** Opens the labels between two indexes: a range that is dragged over lines, columns or shares, or selected with Shift and the arrow keys. */
  onRange?: ((from: number, to: number) => void) | undefined;
  /** A long list is read as a table first. */
  opensAsTable?: boolean | undefined;
  /** Shown in place of a chart without values. */
  empty: { title: string; help?: string };
  /** Pixels of the plot; bars are as high as they need to be. */
  height?: number | undefined;
}

/** Props that each chart form draws from. */
export interface PlotProps extends ChartProps {
  width: number;
  height: number;
  /** The place that is pointed at (places.ts). */
  at: number | null;
  /** The indexes that are being selected. */
  range: { from: number; to: number } | null;
  write: (value: number) => string;
  /** Short enough for the room beside the axis. */
  writeTick: (value: number) => string;
}
