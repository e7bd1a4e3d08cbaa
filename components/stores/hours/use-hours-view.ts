'use client'

import { useSearchParams } from 'next/navigation'

const VIEWS = ['week', 'dates', 'preview', 'sent'] as const
export type HoursView = (typeof VIEWS)[number]

/** Which part of the hours is shown; it stands in the address, so that it can be sent on. */
export function useHoursView(): [HoursView, (view: HoursView) => void] {
  const asked = useSearchParams().get('view')
  const view = VIEWS.find((one) => one === asked) ?? 'week'
  const show = (next: HoursView) => {
    const { pathname } = window.location
    window.history.replaceState(null, '', next === 'week' ? pathname : `${pathname}?view=${next}`)
  }
  return [view, show]
}
