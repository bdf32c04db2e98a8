import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Building2, FolderPlus, Languages, LogOut, Moon, PanelTop, Router, Sun } from 'lucide-react';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { isFoundIn } from '#domain/text/normal.ts';
import { languageChoices } from '#web/ambient/languages.ts';
import { readPreferences } from '#web/ambient/preferences.ts';
import {
  actionEntries,
  deviceActions,
  type PendingAction,
  useBlockedReason,
} from '#web/features/devices/device/device-actions.ts';
import { type DeviceTab, deviceInfoQuery, nameOf } from '#web/features/devices/device/queries.ts';
import { tabLabels, tabsOf } from '#web/features/fleet/detail/tabs.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { choosePreferences } from '#web/resource/personal-settings.ts';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { useCanSwitch } from './operator-switch.tsx';
import type { PaletteAction } from './palette-action.ts';
import { usePaletteLists } from './palette-lists.ts';

/**
 * Actions that are possible anywhere, and those for the open device. Only those that the profile permits are offered.
 */
export function usePaletteActions(
  query: string,
  say: {
    onInput: (input: string) => void;
    onDevice: (pending: PendingAction) => void;
    onOperator: () => void;
  },
): PaletteAction[] {
  const text = useText();
  const navigate = useNavigate();
  const { language, choose } = useLanguage();
  const newCase = useNewCase(query, say.onInput);
  const ofDevice = useOpenDevice(say.onDevice);
  const places = usePlacesOfDevice();
  const lists = usePaletteLists(query);
  const isDark = readPreferences().theme === 'dark';
  const canSwitch = useCanSwitch();
  const everywhere: PaletteAction[] = [
    ...(canSwitch
      ? [{ id: 'operator', label: text(messages.chooseOperator), icon: Building2, run: say.onOperator }]
      : []),
    ...(narrowing.operator
      ? [
          {
            id: 'operatorAll',
            label: text(messages.doOperatorAll),
            icon: Building2,
            run: () => narrowing.choose(null),
          },
        ]
      : []),
    ...languageChoices
      .filter(({ value }) => value !== language)
      .map(({ value, label }) => ({
        id: `language-${value}`,
        label: text(messages.doLanguage, { language: label }),
        icon: Languages,
        run: () => choose(value),
      })),
    {
      id: 'theme',
      label: text(isDark ? messages.doThemeLight : messages.doThemeDark),
      icon: isDark ? Sun : Moon,
      run: () => choosePreferences({ theme: isDark ? 'light' : 'dark' }),
    },
    {
      id: 'signOut',
      label: text(messages.signOut),
      icon: LogOut,
      run: () => void navigate({ to: '/logout' }),
    },
  ];
  const called = ({ label }: PaletteAction) => isFoundIn(query, label);
  return [
    ...ofDevice.filter(called),
    ...(query === '' ? [] : places.filter(called)),
    ...lists,
    ...newCase,
    ...everywhere.filter(called),
  ];
}

/** The words after it are the title of the case. */
function useNewCase(query: string, onInput: (input: string) => void): PaletteAction[] {
  const text = useText();
  const navigate = useNavigate();
  const blocked = useBlocked('openCase');
  const open = useCommand('openCase', {
    invalidates: [['cases']],
    onSuccess: ({ data }) => void navigate({ to: '/cases/$caseId', params: { caseId: data.caseId } }),
  });
  if (blocked !== null) return [];
  const verb = text(messages.doNewCase);
  const icon = FolderPlus;
  const begun = query.toLowerCase().startsWith(`${verb.toLowerCase()} `);
  // Without the words before it a search that is confirmed too soon would open a case.
  if (!begun)
    return isFoundIn(query, verb)
      ? [{ id: 'newCase', label: verb, icon, run: () => onInput(`${verb} `), keepsOpen: true }]
      : [];
  const title = query.slice(verb.length).trim().slice(0, 120);
  const label = text(messages.doNewCaseNamed, { title });
  return [{ id: 'newCase', label, icon, run: () => void open.run({ body: { title } }) }];
}

/** Tabs of the device of the open page, and the tests that are run on one of them. */
function usePlacesOfDevice(): PaletteAction[] {
  const text = useText();
  const navigate = useNavigate();
  const modelOf = useModelOf();
  const { endpointId = '' } = useParams({ strict: false });
  const device = useQuery({ ...deviceInfoQuery(endpointId), enabled: false }).data?.device;
  if (!device) return [];
  const model = modelOf(device);
  const tabs = tabsOf(model);
  const place = (id: string, label: string, tab: DeviceTab): PaletteAction => ({
    id,
    label: text(messages.doOnDevice, { action: label, device: nameOf(device) }),
    icon: PanelTop,
    run: () =>
      void navigate({
        to: '/device/deviceDetail/$endpointId',
        params: { endpointId },
        search: tab === 'general' ? {} : { tab },
      }),
  });
  const tests = tabs.includes('diagnostics')
    ? diagnoses.filter((kind) => {
        const feature = taskKinds[kind].modelFeature;
        return !feature || model.supportFeatures.includes(feature);
      })
    : [];
  return [
    ...tabs.map((tab) => place(`tab ${tab}`, text(tabLabels[tab]), tab)),
    ...tests.map((kind) => place(`test ${kind}`, text(taskNames[kind]), 'diagnostics')),
  ];
}

const diagnoses = ['PingTest', 'TraceRoute', 'DownloadSpeed', 'UploadSpeed', 'WifiSignalStrength'] as const;

function useOpenDevice(onDevice: (pending: PendingAction) => void): PaletteAction[] {
  const text = useText();
  const blockedReason = useBlockedReason();
  const { endpointId = '' } = useParams({ strict: false });
  // Read by its page already; the palette asks for nothing of its own.
  const device = useQuery({ ...deviceInfoQuery(endpointId), enabled: false }).data?.device;
  if (!device) return [];
  return deviceActions
    .filter((action) => blockedReason(action, [device]) === null)
    .map((action) => ({
      id: action,
      label: text(messages.doOnDevice, { action: text(actionEntries[action].label), device: nameOf(device) }),
      icon: Router,
      run: () => onDevice({ action, devices: [device] }),
      keepsOpen: true,
    }));
}
