import { png } from '#tests/support/media.ts';
import { type BenchServer, startBench } from './bench-server.ts';

export const editor = 'admin@northwind.example';
export const viewer = 'viewer@northwind.example';
export const stranger = 'admin@brightline.example';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Fields = Record<string, string | number | boolean>;

/** A server, and calls of content by its editor, a viewer and the editor of another organisation. */
export class ContentBench {
  readonly bench: BenchServer;
  readonly headers: Record<string, { authorization: string }>;
  #shade = 0;

  private constructor(bench: BenchServer, headers: Record<string, { authorization: string }>) {
    this.bench = bench;
    this.headers = headers;
  }

  static async start(): Promise<ContentBench> {
    const bench = await startBench();
    const headers: Record<string, { authorization: string }> = {};
    for (const user of [editor, viewer, stranger]) headers[user] = await bench.login(user);
    return new ContentBench(bench, headers);
  }

  close(): Promise<void> {
    return this.bench.close();
  }

  async call(method: Method, path: string, payload?: object, as = editor, language = 'en') {
    const answer = await this.bench.app.inject({
      method,
      url: `/api/v1/cms${path}`,
      headers: { ...this.headers[as], 'accept-language': language },
      ...(payload && { payload }),
    });
    return answer.json();
  }

  /** Sends one form with the fields and the file, like API users. */
  async form(path: string, fields: Fields, file: Buffer, as = editor) {
    const boundary = 'a-boundary-of-the-tests';
    const part = (head: string, body: Buffer | string) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from('\r\n'),
      ]);
    const parts = Object.entries(fields).map(([name, value]) =>
      part(`content-disposition: form-data; name="${name}"`, String(value)),
    );
    const head = 'content-disposition: form-data; name="file"; filename="a file.png"';
    const sent = part(`${head}\r\ncontent-type: image/png`, file);
    const answer = await this.bench.app.inject({
      method: 'POST',
      url: `/api/v1/cms${path}`,
      headers: { ...this.headers[as], 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([...parts, sent, Buffer.from(`--${boundary}--\r\n`)]),
    });
    return answer.json();
  }

  async names(path: string, as = editor): Promise<string[]> {
    const { data } = await this.call('GET', path, undefined, as);
    return data.items.map((item: { name: string }) => item.name);
  }

  /** Returns another picture each time. */
  picture(width: number, height: number): Buffer {
    return png(width, height, { shade: this.#shade++ });
  }

  channel(name: string, logicalChannelNumber: number, as = editor) {
    return this.form('/channels', { name, logicalChannelNumber }, this.picture(106, 106), as);
  }
}
