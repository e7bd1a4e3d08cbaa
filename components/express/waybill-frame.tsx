import type { ReactNode } from 'react'

/** The frame of a waybill's pages: a desk, one column, air around it. */
export function WaybillFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="desk" className="flex min-w-0 flex-col gap-5 p-4 lg:max-w-6xl lg:p-6">
      {children}
    </div>
  )
}
