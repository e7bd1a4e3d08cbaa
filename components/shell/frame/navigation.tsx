'use client'

import {
  ChartColumn,
  CirclePlus,
  Clock,
  Columns3,
  Ellipsis,
  type LucideIcon,
  Package,
  Printer,
  ScanBarcode,
  Settings,
  TriangleAlert,
  Truck,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { CSSProperties } from 'react'
import { cn } from '@/components/ui/cn'
import { Menu, MenuItem } from '@/components/ui/menu'
import { useLateCount } from '../late-count'
import { type Place, type PlaceName, currentPlace, placesOnPhone } from '../places'

const PLACE_ICONS: Record<PlaceName, LucideIcon> = {
  board: Columns3,
  newOrder: CirclePlus,
  print: Printer,
  scan: ScanBarcode,
  exceptions: TriangleAlert,
  parcels: Package,
  express: Truck,
  reports: ChartColumn,
  stores: Clock,
  settings: Settings,
}

/** A rail at the left from 1024 px on, a bar under the thumbs below that; on a phone with "More". */
export function Navigation({ places }: { places: readonly Place[] }) {
  const t = useTranslations('shell')
  const current = currentPlace(places, usePathname())
  const onPhone = placesOnPhone(places)
  const others = places.filter((place) => !onPhone.includes(place))
  return (
    <nav
      aria-label={t('navigation.label')}
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] in-data-kitchen:hidden',
        'lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:border-t-0 lg:border-r lg:pb-0 print:hidden',
      )}
    >
      <ul
        // As many columns as there will be: none moves while the rest of the page is still coming.
        style={columnsOf({ places, onPhone })}
        className={cn(
          'grid h-16 grid-cols-[repeat(var(--on-phone),minmax(4rem,1fr))] sm:grid-cols-[repeat(var(--places),minmax(4rem,1fr))]',
          'lg:flex lg:h-full lg:flex-col lg:gap-1 lg:overflow-y-auto lg:p-1.5',
        )}
      >
        {places.map((place) => (
          <li
            key={place.name}
            className={cn(
              'min-w-16',
              place.name === 'settings' && 'lg:mt-auto',
              others.includes(place) && 'max-sm:hidden',
            )}
          >
            <PlaceLink place={place} isHere={place === current} />
          </li>
        ))}
        {others.length > 0 && (
          <li className="min-w-16 sm:hidden">
            <NavigationMore places={others} current={current} />
          </li>
        )}
      </ul>
    </nav>
  )
}

/** How many stand side by side, on a phone and on wider screens. */
function columnsOf({ places, onPhone }: Record<'places' | 'onPhone', readonly Place[]>) {
  const more = places.length > onPhone.length ? 1 : 0
  return { '--places': places.length, '--on-phone': onPhone.length + more } as CSSProperties
}

function PlaceLink({ place, isHere }: { place: Place; isHere: boolean }) {
  const t = useTranslations('shell.navigation')
  const Icon = PLACE_ICONS[place.name]
  return (
    <Link
      href={place.href}
      aria-current={isHere ? 'page' : undefined}
      className={navigationItemClass(isHere)}
    >
      <span className="relative">
        <Icon aria-hidden className="size-6 lg:size-5" />
        {place.name === 'board' && <LateBadge />}
      </span>
      <span className={PLACE_NAME}>{t(place.name)}</span>
    </Link>
  )
}

/** How many orders are late, over the board's icon. */
function LateBadge() {
  const t = useTranslations('shell.navigation')
  const count = useLateCount()
  if (count === 0) return null
  return (
    <span className="absolute -top-1.5 left-3.5 min-w-5 rounded-full bg-late px-1 text-center text-xs leading-5 font-semibold text-surface">
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{t('late', { count })}</span>
    </span>
  )
}

const MOST_SHOWN = 99

type NavigationMoreProps = {
  places: readonly Place[]
  /** The place of the page: marked here when it is one of these. */
  current: Place | null
}

/** The places that a phone's bar has no room for. */
function NavigationMore({ places, current }: NavigationMoreProps) {
  const t = useTranslations('shell.navigation')
  const here = places.find((place) => place === current)
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={here ? t('moreHere', { place: t(here.name) }) : undefined}
          className={navigationItemClass(here !== undefined)}
        >
          <Ellipsis aria-hidden className="size-6" />
          <span className={PLACE_NAME}>{t('more')}</span>
        </button>
      }
    >
      {places.map((place) => {
        const PlaceIcon = PLACE_ICONS[place.name]
        return (
          <MenuItem key={place.name} asChild>
            <Link href={place.href} aria-current={place === here ? 'page' : undefined}>
              <PlaceIcon aria-hidden />
              {t(place.name)}
            </Link>
          </MenuItem>
        )
      })}
    </Menu>
  )
}

/** Two lines where one is too short: nobody finds a place whose name is cut off. */
const PLACE_NAME = 'max-w-full text-center leading-(--line-tight) wrap-anywhere text-balance'

/** How an item of the navigation looks: in the bar, and from 1024 px on in the rail. */
function navigationItemClass(isHere: boolean): string {
  return cn(
    'flex h-full w-full flex-col items-center justify-center gap-0.5 px-0.5 text-xs font-medium lg:h-16',
    '-outline-offset-2 lg:rounded-outer',
    isHere ? 'text-accent lg:bg-accent-soft' : 'text-muted hover:text-text lg:hover:bg-sunken',
  )
}
