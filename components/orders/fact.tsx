import type { ReactNode } from 'react'

/** One matter under its name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-base wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
