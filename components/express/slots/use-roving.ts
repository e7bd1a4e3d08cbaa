'use client'

import { useState, type FocusEvent, type KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * The keys of a radio group whose radios are buttons: one of them is reached by Tab (the chosen
 * one, where there is one), arrows move among all and choose what can be chosen. What cannot takes
 * the focus all the same, so that its reason is heard.
 */
export function useRoving(keys: readonly string[], chosen: string | null) {
  const [active, setActive] = useState<string | null>(null)
  const tabbable = [active, chosen].find((key) => key !== null && keys.includes(key)) ?? keys[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
    const at = radios.findIndex((radio) => radio === event.target)
    const next = at < 0 ? undefined : radios[step(at, radios.length)]
    if (!next) return
    event.preventDefault()
    next.focus()
    if (next.getAttribute('aria-disabled') !== 'true') next.click()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setActive(null)
  }
  return { tabbable, setActive, groupProps: { onKeyDown, onBlur } }
}
