import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SettingsTabs } from '@/components/shell/frame/settings-tabs'
import { requireViewer } from '@/lib/people/viewer'

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { mayInHouse, stores, environment } = await requireViewer(await getLocale())
  const may = [...mayInHouse, ...stores.flatMap((store) => store.may)]
  return (
    <div data-density="desk" className="mx-auto flex max-w-5xl flex-col gap-6 p-4 sm:p-6">
      <SettingsTabs may={may} hasDemo={environment === 'simulator'} />
      {children}
    </div>
  )
}
