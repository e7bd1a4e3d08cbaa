import Link from 'next/link'
import type { ComponentProps } from 'react'
import { cn } from './cn'

type Align = { align?: 'start' | 'end' }

/** A desk table: 32 px rows, head in sight while its body scrolls. Figures align at the end. */
export function Table({ className, label, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table aria-label={label} {...rest} className={cn('w-full border-collapse', className)} />
    </div>
  )
}

export function Th({
  align = 'start',
  className,
  ...rest
}: Omit<ComponentProps<'th'>, 'align'> & Align) {
  return (
    <th
      scope="col"
      {...rest}
      className={cn(
        'sticky top-0 h-8 border-b bg-background px-3 text-xs font-medium whitespace-nowrap text-muted print:static print:px-1.5 print:whitespace-normal',
        align === 'end' ? 'text-right' : 'text-left',
        className,
      )}
    />
  )
}

/** A row; with a `RowLink` in it, all of it can be pressed. */
export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={cn(
        'relative border-b has-[a]:hover:bg-sunken print:break-inside-avoid',
        className,
      )}
    />
  )
}

export function Td({
  align = 'start',
  className,
  ...rest
}: Omit<ComponentProps<'td'>, 'align'> & Align) {
  return (
    <td
      {...rest}
      className={cn(
        'h-9 px-3 py-1 print:px-1.5 pointer-coarse:h-12',
        align === 'end' ? 'text-right tabular-nums' : 'text-left',
        className,
      )}
    />
  )
}

/** The link of a row: it spreads over the whole row, and is read as its own words. */
export function RowLink({
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'prefetch' | 'className'> & {
  'data-card'?: number
  'data-alert'?: string | undefined
}) {
  return (
    <Link
      {...rest}
      // A list of hundreds would fetch hundreds of pages.
      prefetch={false}
      className="rounded-inner font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-inner focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
    >
      {children}
    </Link>
  )
}
