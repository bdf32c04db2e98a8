import type { ReactNode } from 'react';
import { languageChoices } from '#web/ambient/languages.ts';
import { ConnectionBanner } from '#web/entities/connection/banner.tsx';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from './messages.ts';

/** The background and card of the pages before the sign-in (000§2). */
export function SignInFrame(props: { children: ReactNode }) {
  const text = useText();
  const { language, choose } = useLanguage();
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden bg-sunken p-4">
      <svg
        aria-hidden
        className="absolute inset-0 size-full text-stroke"
        preserveAspectRatio="xMidYMid slice"
      >
        <defs>
          <pattern id="grid" width="48" height="48" patternUnits="userSpaceOnUse">
            <path d="M48 0H0V48" fill="none" stroke="var(--stroke-default)" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#grid)" opacity="0.6" />
      </svg>
      <div className="absolute inset-x-0 top-0">
        <ConnectionBanner />
      </div>
      <div className="relative flex w-full max-w-96 flex-col gap-6">
        <header className="flex items-center gap-3">
          <img src="/favicon.svg" alt="" className="size-9" />
          <p className="text-lead font-medium">{text(messages.product)}</p>
        </header>
        <div className="flex flex-col gap-5 rounded border border-stroke bg-raised p-6">{props.children}</div>
        <fieldset className="flex gap-1 self-end">
          <legend className="sr-only">{text(messages.language)}</legend>
          {languageChoices.map(({ value, label }) => (
            <PlainButton
              key={value}
              size="small"
              look={value === language ? 'plain' : 'quiet'}
              aria-pressed={value === language}
              lang={value}
              onClick={() => choose(value)}
            >
              {label}
            </PlainButton>
          ))}
        </fieldset>
      </div>
    </main>
  );
}
