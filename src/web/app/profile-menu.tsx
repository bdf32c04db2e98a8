import { useNavigate } from '@tanstack/react-router';
import {
  ChevronDown,
  CircleUserRound,
  FileText,
  LogOut,
  MonitorSmartphone,
  Settings2,
  ShieldCheck,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { languageChoices } from '#web/ambient/languages.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import { useProfile } from '#web/http/profile.ts';
import { zonesOf } from '#web/http/time-zone.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { choosePreferences } from '#web/resource/personal-settings.ts';
import { useRoleText } from '#web/resource/role-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuRadio, MenuSeparator } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';

export function ProfileMenu() {
  const text = useText();
  const roleText = useRoleText();
  const profile = useProfile();
  const navigate = useNavigate();
  const { language, choose } = useLanguage();
  const look = useSyncExternalStore(preferences.subscribe, readPreferences);
  if (!profile) return null;
  const zones = zonesOf(profile);
  const { userName, userEmail } = profile.userInfo;
  return (
    <Menu
      trigger={
        <Button look="quiet" aria-label={text(messages.account, { name: userName })} className="px-2">
          <CircleUserRound className="size-5" aria-hidden />
          <span className="hidden max-w-36 truncate md:inline">{userName}</span>
          <ChevronDown className="size-3.5" aria-hidden />
        </Button>
      }
    >
      <div className="max-w-64 px-2 py-2">
        <p className="truncate text-body font-medium">{userName}</p>
        <p className="truncate text-caption text-secondary">{userEmail}</p>
        <p className="truncate text-caption text-secondary">
          {roleText(profile.userRole.roleName)} · {profile.op.companyName}
        </p>
      </div>
      <MenuSeparator />
      <MenuRadio
        label={text(messages.language)}
        value={language}
        choices={languageChoices}
        onChange={choose}
      />
      <MenuSeparator />
      <MenuRadio
        label={text(messages.theme)}
        value={look.theme}
        choices={[
          { value: 'system', label: text(messages.themeSystem) },
          { value: 'light', label: text(messages.themeLight) },
          { value: 'dark', label: text(messages.themeDark) },
        ]}
        onChange={(theme) => choosePreferences({ theme })}
      />
      <MenuSeparator />
      <MenuRadio
        label={text(messages.density)}
        value={look.density}
        choices={[
          { value: 'comfortable', label: text(messages.densityComfortable) },
          { value: 'dense', label: text(messages.densityDense) },
        ]}
        onChange={(density) => choosePreferences({ density })}
      />
      <MenuSeparator />
      {zones.own === zones.operator ? null : (
        <>
          <MenuRadio
            label={text(messages.times)}
            value={look.timezone}
            choices={[
              { value: 'own', label: text(messages.timesOwn, { zone: zones.own }) },
              { value: 'operator', label: text(messages.timesOperator, { zone: zones.operator }) },
            ]}
            onChange={(timezone) => choosePreferences({ timezone })}
          />
          <MenuSeparator />
        </>
      )}
      <MenuItem
        icon={<Settings2 className="size-4" aria-hidden />}
        onSelect={() => void navigate({ to: '/account/settings' })}
      >
        {text(messages.settings)}
      </MenuItem>
      <MenuItem
        icon={<CircleUserRound className="size-4" aria-hidden />}
        onSelect={() => void navigate({ to: '/account/information' })}
      >
        {text(messages.ownAccount)}
      </MenuItem>
      <MenuItem
        icon={<ShieldCheck className="size-4" aria-hidden />}
        onSelect={() => void navigate({ to: '/account/security' })}
      >
        {text(messages.security)}
      </MenuItem>
      <MenuItem
        icon={<MonitorSmartphone className="size-4" aria-hidden />}
        onSelect={() => void navigate({ to: '/account/sessions' })}
      >
        {text(messages.sessions)}
      </MenuItem>
      <MenuItem
        icon={<FileText className="size-4" aria-hidden />}
        onSelect={() => void navigate({ to: '/privacy' })}
      >
        {text(messages.recorded)}
      </MenuItem>
      <MenuItem
        icon={<LogOut className="size-4" aria-hidden />}
        onSelect={() => void navigate({ to: '/logout' })}
      >
        {text(messages.signOut)}
      </MenuItem>
    </Menu>
  );
}
