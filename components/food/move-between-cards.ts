import type { KeyboardEvent } from 'react'
import { moveFocus } from './move-focus'

/** Arrow keys move between the cards of a board or the rows of a list; Enter is the link's own. */
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
