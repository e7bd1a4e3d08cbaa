import type { ReactNode } from 'react'

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-inner border border-border-strong px-1.5 font-mono text-xs text-muted">
      {children}
    </kbd>
  )
}
