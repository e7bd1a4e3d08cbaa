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
  if (count === 0)
    return <span className={cn('whitespace-nowrap tabular-nums', className)}>{children}</span>
  return (
    <Link
      href={ordersHref(report, part)}
      // A page full of figures would fetch hundreds of lists.
      prefetch={false}
      aria-label={t('opens', { name, value: typeof children === 'string' ? children : count })}
      className={cn(
        'inline-block rounded-inner whitespace-nowrap tabular-nums underline underline-offset-2',
        'hover:text-accent print:no-underline pointer-coarse:py-2.5',
        className,
      )}
    >
      {children}
    </Link>
  )
}
