import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Requirement } from '#domain/permissions.ts';
import type { LoginFailure } from '#machines/session/events.ts';
import type { Message } from '#web/i18n/message.ts';

/** What the app hands to the routes: they never import it. */
export interface RouterContext {
  queryClient: QueryClient;
  Shell: ComponentType<{ children: ReactNode }>;
  session: {
    isSignedIn(): Promise<boolean>;
    signIn(form: { email: string; password: string; remember: boolean }): Promise<boolean>;
    failure(): { reason: LoginFailure; message: string } | null;
    signOut(): void;
    clientVerified(): void;
    remembered(): { email: string; remember: boolean };
  };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Message;
    permission?: Requirement;
  }
}
