import type { QueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Requirement } from '#domain/permissions.ts';
import type { LoginFailure, SignOutReason } from '#machines/session/events.ts';
import type { Message } from '#web/i18n/message.ts';

/** A menu that a role may have (RU-135). */
export type NavGroup = 'device' | 'management' | 'statistics' | 'admin';

/** An area of the sidebar (app/menu-areas.ts). */
export type MenuArea =
  | 'home'
  | 'devices'
  | 'work'
  | 'fleet'
  | 'firmware'
  | 'content'
  | 'people'
  | 'statistics'
  | 'system';

/** An entry of the sidebar whose pages are tabs. */
export type MenuEntry =
  | 'devices'
  | 'tasks'
  | 'cases'
  | 'inventory'
  | 'groups'
  | 'firmware'
  | 'apps'
  | 'content'
  | 'users'
  | 'notices'
  | 'television';

/** Place of a page in the sidebar and the palette. */
export interface NavPlace {
  /** Menu that the role must have. */
  group: NavGroup;
  area: MenuArea;
  /** The entry whose tab the page is. Default: an entry of its own, with its title. */
  entry?: MenuEntry;
  /** True: without the other pages of the entry, the entry has this page's title and icon. */
  namesEntryAlone?: true;
  /** Place within the area: an entry has that of its first page. */
  order: number;
  icon: LucideIcon;
  to: string;
  /** Title of the tab where the entry already says the rest. Default: that of the page. */
  tab?: Message;
  /** Beginning of the addresses of the pages below it, if it differs from `to`. */
  prefix?: string;
}

/** Services that the app hands to the routes: they never import it. */
export interface RouterContext {
  queryClient: QueryClient;
  Shell: ComponentType<{ children: ReactNode; isBare?: boolean }>;
  session: {
    isSignedIn(): Promise<boolean>;
    signIn(form: { email: string; password: string; remember: boolean }): Promise<boolean>;
    /** A code of the app, or a recovery code, after a password that was right. */
    signInWithCode(code: string): Promise<boolean>;
    signInWithPasskey(): Promise<boolean>;
    /** Leads away, where the organisation that has the address has an identity provider. */
    signInWithCompany(email: string, next: string): Promise<boolean>;
    /** A user returns from there. Settles to the address of the page that follows. */
    returnFromCompany(): Promise<string>;
    /** By what the second step can be done; null: none is asked for. */
    secondStep(): readonly string[] | null;
    abandonSecondStep(): void;
    /** Reason why the session before ended; null: the user ended it here. */
    endedBy(): SignOutReason | null;
    failure(): { reason: LoginFailure; message: string } | null;
    signOut(): void;
    clientVerified(): void;
    /** Key of this browser for an e-mail address (RU-016). */
    clientKeyOf(email: string): Promise<string>;
    remembered(): { email: string; remember: boolean };
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An address that is not there. */
    from?: string;
  }
}

/**
 * Declaration of a page: its guard, its place in the sidebar and the palette, its breadcrumb and its texts come from
 * here.
 */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Message;
    /** The page is drawn without menus, with the same live data. */
    isBare?: true;
    /** Permission of the profile that opens and offers the page. */
    permission?: Requirement;
    /** The page is listed in the sidebar and in the palette. */
    nav?: NavPlace;
    /** The page that this one is below, where there is one: the breadcrumb leads to it. */
    parent?: string;
    /** The page that the menu marks for a tab, and for a page with a way back of its own. */
    menu?: string | ((params: Partial<Record<string, string>>) => string);
    /** Folders of `features/` whose texts the page shows: they are loaded with it (scripts/texts/parts.ts). */
    texts?: readonly string[];
  }
}
