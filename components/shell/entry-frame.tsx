import type { ReactNode } from 'react'
import type { Viewer } from '@/lib/people/schema'
import { EnvironmentBadge } from './environment-badge'
import { LanguageSwitch } from './language-switch'
import { RouteLine } from './route-line'
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
