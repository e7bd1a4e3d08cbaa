import type { ReactNode } from 'react'

/** The frame of the parcel form: counter density, air around it. */
export function FormFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="counter" className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      {children}
    </div>
  )
}
