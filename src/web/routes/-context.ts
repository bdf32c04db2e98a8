import type { QueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Requirement } from '#domain/permissions.ts';
import type { LoginFailure, SignOutReason } from '#machines/session/events.ts';
import type { Message } from '#web/i18n/message.ts';

/** A heading of the sidebar (app/nav.ts). */
export type NavGroup = 'device' | 'management' | 'statistics' | 'admin';

/** What the app hands to the routes: they never import it. */
export interface RouterContext {
  queryClient: QueryClient;
  Shell: ComponentType<{ children: ReactNode }>;
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
    /** Why the session before ended, where the user did not end it here. */
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

/** What a page declares: its guard, its place in the sidebar and the palette, its breadcrumb and its texts come from here. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Message;
    /** What the profile must permit for the page to be opened and offered. */
    permission?: Requirement;
    /** The page is listed in the sidebar and in the palette. */
    nav?: {
      /** What the profile must open. */
      group: NavGroup;
      /** Its heading in the sidebar, where that is not its group. */
      heading?: 'software' | 'content';
      order: number;
      icon: LucideIcon;
      to: string;
      /** What the addresses of the pages below it begin with, where that is not `to`. */
      prefix?: string;
    };
    /** The page that this one is below, where there is one: the breadcrumb leads to it. */
    parent?: string;
    /** The page that the menu marks for a tab, and for a page with a way back of its own. */
    menu?: string | ((params: Partial<Record<string, string>>) => string);
    /** Folders of `features/` whose texts the page shows: they are loaded with it (scripts/texts/parts.ts). */
    texts?: readonly string[];
  }
}
