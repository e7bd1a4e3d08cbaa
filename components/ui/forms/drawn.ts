'use client'

import { useInBrowser } from '../use-in-browser'

/** What a form begins with in a control. The server draws it; in the browser the form puts it there. */
export type Drawable = { drawn?: unknown }

/**
 * What a text, an area or a select is drawn with: what it is given by the server, and nothing once
 * the form has it in hand (decision 0357).
 */
export function useDrawnValue(drawn: unknown): { defaultValue?: string | number } {
  const isDrawn = useIsDrawn(drawn)
  return isDrawn ? { defaultValue: typeof drawn === 'number' ? drawn : textOf(drawn) } : {}
}

/** The same of a box. One that is disabled is left to the form, which else would take it for empty. */
export function useDrawnTick(drawn: unknown, isDisabled = false): { defaultChecked?: boolean } {
  const isDrawn = useIsDrawn(drawn)
  // Never left out again: React would leave the browser's own mark of it where it is, and a form
  // believes that mark more than itself.
  return drawn === undefined ? {} : { defaultChecked: isDrawn && !isDisabled && drawn === true }
}

const textOf = (drawn: unknown) => (typeof drawn === 'string' ? drawn : '')

function useIsDrawn(drawn: unknown): boolean {
  return !useInBrowser({ isSame: drawn === undefined })
}
