import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { importPaths } from '@/lib/imports/keys'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

const GRID_ROWS = Array.from({ length: 12 }, (_, row) => row)

/** The list and the new import: a desk page. */
export function ImportsFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="desk" className="mx-auto flex max-w-5xl flex-col gap-6 p-4 sm:p-6">
      {children}
    </div>
  )
}

export function ImportNotFound() {
  const t = useTranslations()
  return (
    <EmptyState
      title={t('errors.importNotFound')}
      action={
        <Link href={importPaths.list()} className={buttonClass()}>
          {t('imports.toList')}
        </Link>
      }
    />
  )
}

/** A title and rows, in the shape of what comes. */
export function ImportsSkeleton() {
  return (
    <ImportsFrame>
      <Skeleton className="h-7 w-48" />
      <div className="flex flex-col gap-3 border-t pt-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-7" />
        ))}
      </div>
    </ImportsFrame>
  )
}

/** The bar and the rows, in the shape of what comes. */
export function GridSkeleton() {
  return (
    <div className="flex flex-1 flex-col gap-3">
      <Skeleton className="h-9 w-80 max-w-full" />
      <RowsSkeleton />
    </div>
  )
}

/** Rows, in the shape of what comes. */
export function RowsSkeleton() {
  return (
    <div className="flex flex-1 flex-col gap-2 overflow-hidden rounded-outer border p-2">
      {GRID_ROWS.map((row) => (
        <Skeleton key={row} className="h-7 shrink-0" />
      ))}
    </div>
  )
}
