import type { ReactNode } from 'react'

/** The list and the new import: a desk page. */
export function ImportsFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="desk" className="mx-auto flex max-w-5xl flex-col gap-6 p-4 sm:p-6">
      {children}
    </div>
  )
}
