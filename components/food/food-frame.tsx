import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type FoodFrameProps = {
  /** A list is for a desk, everything else for the counter. */
  density?: 'counter' | 'desk'
  className?: string
  children: ReactNode
}

/** The frame of every page of the food desk: counter density, one column, air around it. */
export function FoodFrame({ density = 'counter', className, children }: FoodFrameProps) {
  return (
    <div data-density={density} className={cn('flex min-w-0 flex-col gap-4 p-4 lg:p-6', className)}>
      {children}
    </div>
  )
}
