import type { ReactNode } from 'react'

/** The frame of the pages of stores and hours. */
export function StoresFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="desk" className="mx-auto flex max-w-7xl min-w-0 flex-col gap-4 p-4 lg:p-6">
      {children}
    </div>
  )
}
