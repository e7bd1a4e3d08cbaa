'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { cn } from '@/components/ui/cn'
import { settingsPaths } from '../settings-paths'

const TABS = [
  { name: 'own', href: settingsPaths.own() },
  { name: 'people', href: settingsPaths.people() },
  { name: 'stores', href: settingsPaths.stores() },
  { name: 'health', href: settingsPaths.health() },
  { name: 'jobs', href: settingsPaths.jobs() },
  { name: 'callbacks', href: settingsPaths.callbacks() },
  { name: 'statusCodes', href: settingsPaths.statusCodes() },
] as const

/** The pages of the settings, for administrators; everybody else has one only. */
export function SettingsTabs() {
  const t = useTranslations('shell')
  const path = usePathname()
  return (
    <nav aria-label={t('settings.label')} className="border-b">
      <ul className="-mb-px flex gap-1 overflow-x-auto">
        {TABS.map(({ name, href }) => {
          const here = name === 'own' ? path === href : path.startsWith(href)
          return (
            <li key={name}>
              <Link
                href={href}
                aria-current={here ? 'page' : undefined}
                className={cn(
                  'flex h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2 pointer-coarse:h-12',
                  here
                    ? 'border-accent text-text'
                    : 'border-transparent text-muted hover:text-text',
                )}
              >
                {t(`settings.${name}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
