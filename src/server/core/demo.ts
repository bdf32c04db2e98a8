import type { OperationId } from '#api/operations.gen.ts';
import type { Call, Reply } from './http/call.ts';

/** Content of a module in a demo. */
export interface DemoContent {
  /** Unique name; content of a known name is not added again by a later start. */
  name: string;
  /**
   * Adds the content as the demo's users. A start that was killed repeats it, so it first looks for what it adds, and
   * adds only what is missing.
   */
  add(demo: Demo): Promise<void>;
}

/** Tools for content of a demo. */
export interface Demo {
  /** Signs in a user of the demo, once for all content. */
  signIn(user: string): Promise<DemoUser>;
  /** Repeats a look until it finds something; throws after a minute. */
  until<T>(look: () => Promise<T | null | undefined>): Promise<T>;
}

type Answer<Id extends OperationId> = Reply<Id> extends { data: infer Data } ? Data : never;

type Input<Id extends OperationId> = Partial<Pick<Call<Id>, 'params' | 'query' | 'body'>>;

export interface DemoFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** User who calls the API; a refused call throws. */
export interface DemoUser {
  call<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Answer<Id>>;
  /** Sends the body as a form with a file. */
  send<Id extends OperationId>(id: Id, file: DemoFile, body: Input<Id>['body']): Promise<Answer<Id>>;
}
