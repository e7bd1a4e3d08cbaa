import type { ReactNode } from 'react'
import { ReportTabs } from '@/components/reports/report-tabs'
import { canAnywhere } from '@/lib/auth/actor'
import { currentActor } from '@/lib/auth/current-actor'

export default async function ReportsLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor()
  // For anybody else there are no such pages, which their own words say.
  if (!actor || !canAnywhere(actor, 'reports.see')) return children
  return (
    <>
      <div className="px-4 pt-2 empty:hidden lg:px-6">
        <ReportTabs />
      </div>
      {children}
    </>
  )
}
