import type { LinkProps } from '@tanstack/react-router';
import { type ComponentType, createContext, useContext } from 'react';
import type { FieldLimits } from '#api/limits.gen.ts';
import type { JsonObject } from '#machines/json.ts';
import type { RolloutSubject } from '#machines/rollout/events.ts';
import type { ListName } from '#web/entities/exports/queries.ts';
import type { OperationId } from '#web/http/call.ts';
import type { Message } from '#web/i18n/message.ts';
import type { TextOf } from '#web/i18n/use-text.ts';
import type { ProfileCalls } from './calls.ts';
import type { ProfileCommand } from './commands.ts';
import type { Profile, ProfileContent } from './model.ts';
import type { MemberFilter, ProfileListSearch } from './search.ts';
import type { ProfileTexts } from './texts.ts';

interface Of {
  id: string;
}

/** A kind of profile: all that the pages of profiles ask of what is brought to the devices. */
export interface ProfileKind {
  calls: ProfileCalls;
  search: ProfileListSearch;
  /** The order by name, as the call of the list has it. */
  sortName: string;
  /** Its list among those that can be exported. */
  list: ListName;
  /** Names of exported files, without their endings. */
  fileNames: { list: string; automatic: string };
  texts: ProfileTexts;
  links: {
    list: LinkProps;
    page(id: string): LinkProps;
    record(id: string): LinkProps;
    wave(waveId: string): LinkProps;
    content(contentId: string): LinkProps;
    work(workId: string): LinkProps;
  };
  /** Operations whose permission a page asks for, besides those of the commands. */
  operations: { create: OperationId; exportMembers: OperationId; work: OperationId };
  commands: {
    submit: ProfileCommand<Of & { planHash: string }>;
    approve: ProfileCommand<Of & { planHash: string }>;
    decline: ProfileCommand<Of & { reason: string }>;
    proceed: ProfileCommand<Of>;
    control: ProfileCommand<Of & { action: 'pause' | 'resume' | 'stop'; reason?: string }>;
    delete: ProfileCommand<Of>;
    /** Result: number of devices that are tried again. */
    retry: ProfileCommand<Of & { quarantined: boolean }, number>;
    retryDevice: ProfileCommand<Of & { did: string }, number>;
    /** Result: number of changed devices. */
    setDevices: ProfileCommand<Of & { action: 'cancel' | 'hold' | 'resume'; dids: string[] }, number>;
    edit: ProfileCommand<Of & ProfileEdit>;
    comment: ProfileCommand<Of & { text: string }>;
    /** Result: id of the rollback. */
    rollBack: ProfileCommand<Of & { reason: string }, string>;
  };
  /** Fields of the forms that the contract has other names for, by the name in the contract. */
  formNames: Readonly<Record<string, string>>;
  /** Limits of the form that edits a profile. */
  editLimits: Readonly<Record<string, FieldLimits>>;
  /** Saves the devices of a profile as a sheet. */
  exportMembers(
    id: string,
    query: MemberFilter & { as: 'csv' | 'xlsx'; timeZone: string },
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
  /** Saves the file that proves a profile. */
  saveRecord(id: string, redact: string[]): Promise<void>;
  /** Reasons for which a device does not get the content. */
  refusals: Readonly<Record<string, Message>>;
  /** Puts the reason of a device, as it was recorded, into words. */
  reasonWords(text: TextOf, reason: string): string;
  /** Type of a profile, as a column of lists; absent: there is one type. */
  typeOf?(profile: Pick<Profile, 'manner'>): Message;
  /** Names the content of a record. */
  named(subject: RolloutSubject, content: JsonObject): string;
  /** Manner in which the devices get the content, as rows of the plan. */
  mannerOf(content: ProfileContent): { label: Message; value: Message | null }[];
}

export interface ProfileEdit {
  name?: string;
  retries?: number;
  added?: string[];
  removed?: string[];
  replan?: boolean;
}

export const ProfileKindContext = createContext<ProfileKind | null>(null);

/** The kind of the profiles that the page shows. */
export function useProfileKind(): ProfileKind {
  const kind = useContext(ProfileKindContext);
  if (!kind) throw new Error('no kind of profile around this part');
  return kind;
}

/** Gives a part its kind where no page is around it, as in a timeline. */
export const within = <Props extends object>(kind: ProfileKind, Part: ComponentType<Props>) =>
  function PartOfKind(props: Props) {
    return (
      <ProfileKindContext value={kind}>
        <Part {...props} />
      </ProfileKindContext>
    );
  };
