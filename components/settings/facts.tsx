import type { ReactNode } from 'react'

/** Names with what they hold, one under the other; beside each other where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">{children}</dl>
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere max-sm:mb-1">{children}</dd>
    </>
  )
}
