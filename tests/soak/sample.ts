/** State of the server at one time of a soak. */
export interface Sample {
  minute: number;
  /** Bytes after garbage collection. */
  rss: number;
  heap: number;
  connected: number;
  waiting: number;
  pos: number;
}
