import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ClockFault } from '@/lib/domain/time/clock-fault'
import type { Viewer } from '@/lib/people/model/viewer'
import { ClockBanner } from './clock-banner'
import { ConnectionState } from './connection-state'
import { EnvironmentBadge } from './environment-badge'
import { LanguageSwitch } from './language-switch'
import { Navigation } from './navigation'
import { LockButton, PersonMenu } from './person-menu'
import type { Place } from '../places'
import { settingsPaths } from '../settings-paths'
import { StoreSwitcher } from './store-switcher'
import { ThemeSwitch } from './theme-switch'
import { Mark } from './word-mark'

type ShellProps = {
  viewer: Viewer
  places: readonly Place[]
  /** What was wrong with the server's clock when the page was drawn. */
  clock: ClockFault | null
  /** What is wrong all along, in few words, whatever page is open. */
  warning: ReactNode
  /** What looks for everything: a button of the header. */
  search: ReactNode
  children: ReactNode
}

/**
 * The frame around every page behind the sign-in. `--shell-top` and `--shell-bottom` say how much
 * of the screen it keeps for itself, for pages that fill the rest.
 */
export function Shell({ viewer, places, clock, warning, search, children }: ShellProps) {
  const t = useTranslations('shell')
  return (
    <div className="shell">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-inner bg-accent px-4 py-3 font-medium text-on-accent focus:translate-y-0 print:hidden"
      >
        {t('skip')}
      </a>
      <Header viewer={viewer} places={places} warning={warning} search={search} />
      <ClockBanner first={clock} />
      <div className="lg:grid-cols-[6rem_minmax(0,1fr)] lg:not-in-data-kitchen:grid print:block!">
        <Navigation places={places} />
        <main id="main" tabIndex={-1} className="min-w-0 pb-(--shell-bottom) outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}

type HeaderProps = Pick<ShellProps, 'viewer' | 'places' | 'warning' | 'search'>

function Header({ viewer, places, warning, search }: HeaderProps) {
  const t = useTranslations('shell')
  return (
    <header className="sticky top-0 z-30 flex flex-wrap items-center gap-x-1 border-b bg-surface px-2 in-data-kitchen:hidden sm:h-14 sm:flex-nowrap sm:gap-x-2 sm:px-3 lg:pl-0 print:hidden">
      <Link
        href="/"
        aria-label={t('home')}
        className="flex size-12 shrink-0 items-center justify-center lg:w-24"
      >
        <Mark />
      </Link>
      <div className="flex h-14 min-w-0 flex-1 items-center sm:flex-none">
        <StoreSwitcher places={places} />
      </div>
      <div className="order-last flex h-9 w-full min-w-0 items-center justify-between gap-2 border-t px-1 sm:order-none sm:h-auto sm:w-auto sm:flex-1 sm:border-t-0">
        <EnvironmentBadge environment={viewer.environment} />
        {warning}
        <ConnectionState />
      </div>
      <div className="flex shrink-0 items-center">
        {search}
        <LanguageSwitch signedIn />
        <ThemeSwitch className="hidden sm:inline-flex" />
        <LockButton />
        <PersonMenu accountHref={settingsPaths.own()} />
      </div>
    </header>
  )
}
