'use client'

import {
  CirclePlus,
  Clock,
  Columns3,
  Package,
  Printer,
  ScanBarcode,
  Settings,
  TriangleAlert,
  Truck,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { cn } from '@/components/ui/cn'
import { currentPlace, type Place, type PlaceName } from './places'

const ICONS: Record<PlaceName, LucideIcon> = {
  board: Columns3,
  newOrder: CirclePlus,
  print: Printer,
  scan: ScanBarcode,
  exceptions: TriangleAlert,
  parcels: Package,
  express: Truck,
  stores: Clock,
  settings: Settings,
}

/** A rail at the left from 1024 px on, a bar under the thumbs below that. */
export function Navigation({ places }: { places: readonly Place[] }) {
  const t = useTranslations('shell')
  const current = currentPlace(places, usePathname())
  return (
    <nav
      aria-label={t('navigation.label')}
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)]',
        'lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:border-t-0 lg:border-r lg:pb-0',
      )}
    >
      <ul className="flex h-16 max-lg:overflow-x-auto lg:h-full lg:flex-col lg:gap-1 lg:p-1.5">
        {places.map((place) => {
          const Icon = ICONS[place.name]
          const here = place === current
          return (
            <li
              key={place.name}
              className={cn(
                'min-w-16 flex-1 lg:flex-none',
                place.name === 'settings' && 'lg:mt-auto',
              )}
            >
              <Link
                href={place.href}
                aria-current={here ? 'page' : undefined}
                className={cn(
                  'flex h-full flex-col items-center justify-center gap-1 px-1 text-xs font-medium lg:h-16',
                  '-outline-offset-2 lg:rounded-outer',
                  here
                    ? 'text-accent lg:bg-accent-soft'
                    : 'text-muted hover:text-text lg:hover:bg-sunken',
                )}
              >
                <Icon aria-hidden className="size-6 lg:size-5" />
                <span className="max-w-full truncate">{t(`navigation.${place.name}`)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
