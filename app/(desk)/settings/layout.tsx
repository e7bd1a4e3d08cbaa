import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SettingsTabs } from '@/components/shell/frame/settings-tabs'
import { requireViewer } from '@/lib/people/viewer'

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { mayInHouse, stores, environment } = await requireViewer(await getLocale())
  const may = [...mayInHouse, ...stores.flatMap((store) => store.may)]
  return (
    <div
      data-density="desk"
      className="mx-auto flex max-w-5xl flex-col gap-6 p-4 sm:p-6 xl:has-[>nav]:grid xl:has-[>nav]:max-w-308 xl:has-[>nav]:grid-cols-[11rem_minmax(0,1fr)] xl:has-[>nav]:items-start xl:has-[>nav]:gap-8 xl:[&>nav]:sticky xl:[&>nav]:top-[calc(var(--shell-top)+1.5rem)]"
    >
      <SettingsTabs may={may} hasDemo={environment === 'simulator'} />
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  )
}
