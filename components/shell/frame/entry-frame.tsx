import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import type { Viewer } from '@/lib/people/model/viewer'
import { EnvironmentBadge } from './environment-badge'
import { LanguageSwitch } from './language-switch'
import { ThemeSwitch } from './theme-switch'
import { WordMark } from './word-mark'

type EntryFrameProps = { environment: Viewer['environment']; children: ReactNode }

/** Around the pages before the sign-in: one narrow column, and what one may need to read it. */
export function EntryFrame({ environment, children }: EntryFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col" data-density="counter">
      <header className="flex items-center justify-end px-2 py-1">
        <LanguageSwitch signedIn={false} />
        <ThemeSwitch />
      </header>
      <main className="mx-auto flex w-full max-w-[25rem] flex-1 flex-col justify-center gap-8 px-6 pb-16">
        <div className="flex flex-col gap-6">
          <div className="flex items-center justify-between gap-3">
            <WordMark />
            <EnvironmentBadge environment={environment} />
          </div>
          <RouteLine />
        </div>
        {children}
      </main>
    </div>
  )
}

/** The whole product in one line, in the signs of its maps: store, courier, door. */
function RouteLine({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 352 24" aria-hidden className={cn('w-full', className)} fill="none">
      <path d="M26 12H190" className="stroke-accent" strokeWidth="2" />
      <path
        d="M214 12H328"
        className="stroke-border-strong"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <rect x="3" y="3" width="18" height="18" rx="4" className="fill-text" />
      <path d="M192 4.5 210 12l-18 7.5 3.6-7.5z" className="fill-accent" />
      <circle cx="340" cy="12" r="8" className="stroke-text" strokeWidth="3" />
    </svg>
  )
}
