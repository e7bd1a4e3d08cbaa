import type { ReactNode } from 'react'
import { ReportTabs } from '@/components/reports/report-tabs'

export default function ReportsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="px-4 pt-2 empty:hidden lg:px-6">
        <ReportTabs />
      </div>
      {children}
    </>
  )
}
