import { useId, type ReactNode } from 'react'
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
