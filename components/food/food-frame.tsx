import type { ReactNode } from 'react'

/** The frame of every page of the food desk: counter density, one column, air around it. */
export function FoodFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="counter" className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      {children}
    </div>
  )
}
