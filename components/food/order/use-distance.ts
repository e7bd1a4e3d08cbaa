'use client'

import { useTranslations } from 'next-intl'

type Distance = { directMetres: number | null; travelMetres: number | null }

/** Both distances in kilometres, or the one that is known; null without any. Metres in. */
export function useDistance({ directMetres, travelMetres }: Distance): string | null {
  const t = useTranslations('food.order')
  const direct = kilometres(directMetres)
  const travel = kilometres(travelMetres)
  if (direct && travel) return t('kilometres', { direct, travel })
  if (direct) return t('kilometresDirect', { direct })
  return travel && t('kilometresTravel', { travel })
}

function kilometres(metres: number | null): string | null {
  return metres === null ? null : (metres / 1000).toFixed(1)
}
