import type { ReactNode } from 'react'

type FactProps = { name: ReactNode; children: ReactNode }

/** One thing that is known, under its name; nothing where nothing is known. */
export function Fact({ name, children }: FactProps) {
  if (children === null || children === undefined || children === '') return null
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** Several of them, side by side where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-5 gap-y-3">
      {children}
    </dl>
  )
}
