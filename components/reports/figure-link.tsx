import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { type Listed, ordersHref, type Part } from './report-links'

type FigureLinkProps = {
  report: Listed
  part: Part
  /** What it is a figure of, for who hears the link alone. */
  name: string
  /** Of none there is nothing to be shown. */
  count: number
  className?: string
  children: ReactNode
}

/** A figure that leads to the orders that it is made of. */
export function FigureLink({ report, part, name, count, className, children }: FigureLinkProps) {
  const t = useTranslations('reports')
  // As high as a finger needs where it can be pressed, and where it stands beside one that can.
  const shape = 'inline-block whitespace-nowrap tabular-nums pointer-coarse:py-2.5'
  if (count === 0) return <span className={cn(shape, className)}>{children}</span>
  return (
    <Link
      href={ordersHref(report, part)}
      // A page full of figures would fetch hundreds of lists.
      prefetch={false}
      aria-label={t('opens', { name, value: typeof children === 'string' ? children : count })}
      className={cn(
        shape,
        'rounded-inner underline underline-offset-2 hover:text-accent print:no-underline',
        className,
      )}
    >
      {children}
    </Link>
  )
}
