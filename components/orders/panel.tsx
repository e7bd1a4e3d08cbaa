import { type ReactNode, useId } from 'react'
import { cn } from '@/components/ui/cn'

type PanelProps = { title: ReactNode; className?: string; children: ReactNode }

/** One matter of an order, under its name. */
export function Panel({ title, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('min-w-0 rounded-outer border bg-surface p-4', className)}
    >
      <h2 id={id} className="mb-2 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

type FactProps = {
  name: ReactNode
  /** On a line of its own. */
  wide?: boolean
  children: ReactNode
}

/** One thing that is known, under its name; nothing where nothing is known. */
export function Fact({ name, wide, children }: FactProps) {
  if (children === null || children === undefined || children === '') return null
  return (
    <div className={cn('min-w-0', wide && 'col-span-full')}>
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
