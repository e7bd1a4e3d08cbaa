'use client'

import { type KeyboardEvent, useState } from 'react'

/**
 * A list of offers under a field, worked from the field: arrows move, Enter takes, Escape closes.
 * The first is marked from the start, so that Enter alone takes it.
 */
export function useOptionKeys<T>(offers: readonly T[], onChoose: (offer: T) => void) {
  const [wantsOpen, setWantsOpen] = useState(false)
  const [at, setAt] = useState(0)
  const isOpen = wantsOpen && offers.length > 0
  const active = Math.min(at, offers.length - 1)
  const close = () => setWantsOpen(false)
  const choose = (offer: T) => {
    close()
    onChoose(offer)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : offers.length - 1
      setAt((active + step) % offers.length)
    } else if (event.key === 'Enter') {
      const offer = offers[active]
      if (offer !== undefined) choose(offer)
    } else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return {
    isOpen,
    active,
    close,
    choose,
    onKeyDown,
    open: () => {
      setWantsOpen(true)
      setAt(0)
    },
  }
}
