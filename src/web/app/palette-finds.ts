import { queryOptions, useQueries } from '@tanstack/react-query';
import { Building2, HardDriveUpload, type LucideIcon, Shapes, UserRound, Waves } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type OperationId, operations } from '#api/operations.gen.ts';
import { after } from '#web/ambient/clock.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';
import { isMissing, searchFrom } from './palette-search.ts';

export interface Found {
  id: string;
  label: string;
  detail: string;
  /** Address within the console. */
  href: string;
}

interface Kind {
  operation: OperationId;
  heading: Message;
  icon: LucideIcon;
  find(keyword: string, signal: AbortSignal): Promise<Found[]>;
}

const limit = 4;
/** Milliseconds without a key after which the lists are searched: each is a request of its own. */
const pause = 200;
const listOf = (path: string, keyword: string) => `${path}?${new URLSearchParams({ keyword })}`;

/** Lists whose rows the palette finds by the keyword of their page. */
const kinds: readonly Kind[] = [
  {
    operation: 'listGroups',
    heading: messages.searchGroups,
    icon: Shapes,
    async find(keyword, signal) {
      const query = { keyword, limit, type: 'User Defined' as const };
      const { data } = await answerOf(mainApi.GET('/groups', { params: { query }, signal }));
      return data.map(({ gid, groupName, companyName }) => ({
        id: gid,
        label: groupName,
        detail: companyName,
        href: `/management/group/devices/group/${gid}`,
      }));
    },
  },
  {
    operation: 'getFirmwareProfilePage',
    heading: messages.searchProfiles,
    icon: Waves,
    async find(keyword, signal) {
      const { data } = await answerOf(
        mainApi.POST('/firmwares/profiles/page', { body: { keyword, limit }, signal }),
      );
      return data.map(({ fpId, fpName, model, version }) => ({
        id: fpId,
        label: fpName,
        detail: `${model} ${version}`,
        href: `/management/firmware/firmwareProfileList/profile/${fpId}`,
      }));
    },
  },
  {
    operation: 'getAppProfilePage',
    heading: messages.searchAppProfiles,
    icon: Waves,
    async find(keyword, signal) {
      const { data } = await answerOf(
        mainApi.POST('/application/profile/page', { body: { keyword, limit }, signal }),
      );
      return data.map(({ appProfileId, profileName, model, appName, version }) => ({
        id: appProfileId,
        label: profileName,
        detail: `${model} ${appName} ${version}`.trim(),
        href: `/management/app/components/appFileListPage/${appProfileId}/${appProfileId}`,
      }));
    },
  },
  {
    operation: 'getFirmwarePage',
    heading: messages.searchFiles,
    icon: HardDriveUpload,
    async find(keyword, signal) {
      const { data } = await answerOf(mainApi.POST('/firmwares/page', { body: { keyword, limit }, signal }));
      return data.map(({ FirmwareFileId, versionName, modelName }) => ({
        id: FirmwareFileId,
        label: versionName,
        detail: modelName,
        href: `/management/firmware/firmwareFileList/${FirmwareFileId}`,
      }));
    },
  },
  {
    operation: 'listOrganisations',
    heading: messages.searchOrganisations,
    icon: Building2,
    async find(keyword, signal) {
      const { data } = await answerOf(mainApi.GET('/ops', { params: { query: { keyword, limit } }, signal }));
      return data.map(({ opId, companyName, parentNames }) => ({
        id: opId,
        label: companyName,
        detail: parentNames,
        href: listOf('/management/company/companyList', companyName),
      }));
    },
  },
  {
    operation: 'listAccounts',
    heading: messages.searchAccounts,
    icon: UserRound,
    async find(keyword, signal) {
      const { data } = await answerOf(
        mainApi.GET('/users', { params: { query: { keyword, limit } }, signal }),
      );
      return data.map(({ userId, userName, email }) => ({
        id: userId,
        label: userName ?? email,
        detail: email,
        href: listOf('/management/account/accountList', email),
      }));
    },
  },
];

const findsQuery = (kind: Kind, keyword: string) =>
  queryOptions({
    queryKey: ['palette', kind.operation, keyword],
    queryFn: ({ signal }) => kind.find(keyword, signal),
    // Names of customers stay in memory no longer than the palette shows them.
    gcTime: 0,
  });

/** Returns what the permitted lists have for the query, by kind, once typing pauses. */
export function usePaletteFinds(query: string) {
  const may = useMay();
  const asked = useSettled(query);
  const permitted = kinds.filter(({ operation }) => may(operations[operation].permission ?? []));
  const answers = useQueries({
    queries: permitted.map((kind) => ({ ...findsQuery(kind, asked), enabled: asked.length >= searchFrom })),
  });
  const isOld = asked !== query;
  return {
    isFetching: isOld || answers.some(({ isFetching }) => isFetching),
    isOld,
    hasFailed: answers.some(isMissing),
    groups: permitted.map(({ operation, heading, icon }, at) => ({
      operation,
      heading,
      icon,
      rows: asked.length < searchFrom ? [] : (answers[at]?.data ?? []),
    })),
  };
}

/** Returns the query after the user paused. */
function useSettled(query: string): string {
  const [settled, setSettled] = useState(query);
  useEffect(() => after(pause, () => setSettled(query)), [query]);
  return settled;
}
