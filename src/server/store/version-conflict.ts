/** Another append moved the stream on; fold again and decide again. */
export class VersionConflict extends Error {
  override name = 'VersionConflict';
  readonly streamId: string;
  readonly actual: number;

  constructor(streamId: string, actual: number) {
    super(`stream ${streamId} is at version ${actual}`);
    this.streamId = streamId;
    this.actual = actual;
  }
}
