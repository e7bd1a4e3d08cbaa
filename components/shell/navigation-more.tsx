'use client'

import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Menu, MenuItem } from '@/components/ui/menu'
import { navigationItemClass } from './navigation-item-class'
import { PLACE_ICONS } from './place-icons'
import type { Place } from './places'

type NavigationMoreProps = {
  places: readonly Place[]
  /** The place of the page: named here when it is one of these. */
  current: Place | null
}

/** The places that a phone's bar has no room for. */
export function NavigationMore({ places, current }: NavigationMoreProps) {
  const t = useTranslations('shell.navigation')
  const here = places.find((place) => place === current)
  const Icon = here ? PLACE_ICONS[here.name] : Ellipsis
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={here ? t('moreHere', { place: t(here.name) }) : undefined}
          className={navigationItemClass(here !== undefined)}
        >
          <Icon aria-hidden className="size-6" />
          <span className="max-w-full truncate">{here ? t(here.name) : t('more')}</span>
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
