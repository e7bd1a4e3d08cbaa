'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { cn } from '@/components/ui/cn'
import { navigationItemClass } from './navigation-item-class'
import { NavigationMore } from './navigation-more'
import { PLACE_ICONS } from './place-icons'
import { currentPlace, placesOnPhone, type Place } from './places'

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
        'fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)]',
        'lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:border-t-0 lg:border-r lg:pb-0',
      )}
    >
      <ul className="flex h-16 lg:h-full lg:flex-col lg:gap-1 lg:overflow-y-auto lg:p-1.5">
        {places.map((place) => (
          <li
            key={place.name}
            className={cn(
              'min-w-16 flex-1 lg:flex-none',
              place.name === 'settings' && 'lg:mt-auto',
              others.includes(place) && 'max-sm:hidden',
            )}
          >
            <PlaceLink place={place} isHere={place === current} />
          </li>
        ))}
        {others.length > 0 && (
          <li className="min-w-16 flex-1 sm:hidden">
            <NavigationMore places={others} current={current} />
          </li>
        )}
      </ul>
    </nav>
  )
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
      <Icon aria-hidden className="size-6 lg:size-5" />
      <span className="max-w-full truncate">{t(place.name)}</span>
    </Link>
  )
}
