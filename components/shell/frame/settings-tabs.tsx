'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { TabLinks } from '@/components/ui/tab-links'
import type { Permission } from '@/lib/domain/permissions'
import { settingsPaths } from '../settings-paths'

const TABS = [
  { name: 'own', href: settingsPaths.own(), needs: null },
  { name: 'people', href: settingsPaths.people(), needs: 'people.manage' },
  { name: 'roles', href: settingsPaths.roles(), needs: 'roles.manage' },
  { name: 'stores', href: settingsPaths.stores(), needs: 'stores.edit' },
  { name: 'tablets', href: settingsPaths.tablets(), needs: 'tablets.manage' },
  { name: 'stations', href: settingsPaths.stations(), needs: 'stations.manage' },
  { name: 'health', href: settingsPaths.health(), needs: 'settings.manage' },
  { name: 'jobs', href: settingsPaths.jobs(), needs: 'settings.manage' },
  { name: 'callbacks', href: settingsPaths.callbacks(), needs: 'callbacks.handle' },
  { name: 'statusCodes', href: settingsPaths.statusCodes(), needs: 'settings.manage' },
  {
    name: 'customerData',
    href: settingsPaths.customerData(),
    needs: 'customer-data.manage',
  },
  { name: 'audit', href: settingsPaths.audit(), needs: 'audit.see' },
  { name: 'demo', href: settingsPaths.demo(), needs: 'settings.manage', isOfDemo: true },
] as const

type SettingsTabsProps = {
  may: readonly Permission[]
  /** Beside the simulator there is a demo to play with. */
  hasDemo: boolean
}

/** The pages of the settings that the person may open; most people have one only. */
export function SettingsTabs({ may, hasDemo }: SettingsTabsProps) {
  const t = useTranslations('shell')
  const path = usePathname()
  const tabs = TABS.filter(
    (tab) => (tab.needs === null || may.includes(tab.needs)) && (hasDemo || !('isOfDemo' in tab)),
  )
  const here = tabs.find(({ name, href }) =>
    name === 'own' ? path === href : path.startsWith(href),
  )
  return (
    <TabLinks
      label={t('settings.label')}
      tabs={tabs.map(({ name, href }) => ({ name, href, text: t(`settings.${name}`) }))}
      here={here?.name}
      areMany
    />
  )
}
