'use client'

import { useRouter } from 'next/navigation'
import { useEffect, type KeyboardEvent } from 'react'
import { foodPaths } from '@/lib/food/keys'
import { moveFocus } from './move-focus'

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** `n` anywhere on the page opens a new order; not while something is typed or a menu is open. */
export function useNewOrderKey(isOn: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
      if (event.key === 'n' && isPlain && !isTyping) router.push(foodPaths.newOrder())
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, router])
}

/** Arrow keys move between the cards of a board; Enter is the link's own. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const lanes = [...event.currentTarget.querySelectorAll('[data-lane]')].map((lane) =>
    [...lane.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.offsetParent),
  )
  const lane = lanes.findIndex((cards) => cards.some((card) => card === event.target))
  const at = lanes[lane]?.findIndex((card) => card === event.target) ?? -1
  const to =
    at >= 0 &&
    moveFocus(
      lanes.map(({ length }) => length),
      { lane, at },
      event.key,
    )
  if (!to) return
  event.preventDefault()
  const card = lanes[to.lane]?.[to.at]
  card?.focus()
  card?.scrollIntoView({ block: 'nearest' })
}
