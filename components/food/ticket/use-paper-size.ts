'use client'

import { useCallback, useEffect, useRef } from 'react'

const MM_PER_PIXEL = 25.4 / 96
/** Below the last line, so that the cutter does not cut into it. */
const FOOT_MM = 4

/** The paper of a receipt printer: 80 mm wide and as long as the ticket. */
export function pageRule(sheetPixels: number): string {
  const height = Math.ceil(sheetPixels * MM_PER_PIXEL) + FOOT_MM
  return `@page { size: 80mm ${height}mm; margin: 0 }`
}

/**
 * Makes the printed page as long as the sheet: CSS has no "80 mm wide, as long as it gets"
 * (`size: 80mm auto` is no valid rule, so browsers fall back to A4). Gives the refs of the sheet and
 * of the `<style>` that holds the rule, and `fit` for when the sheet has just changed.
 */
export function usePaperSize() {
  const sheetRef = useRef<HTMLElement>(null)
  const styleRef = useRef<HTMLStyleElement>(null)
  const fit = useCallback(() => {
    if (!sheetRef.current || !styleRef.current) return
    styleRef.current.textContent = pageRule(sheetRef.current.offsetHeight)
  }, [])
  useEffect(() => {
    if (!sheetRef.current) return
    const observer = new ResizeObserver(fit)
    observer.observe(sheetRef.current)
    return () => observer.disconnect()
  }, [fit])
  return { sheetRef, styleRef, fit }
}
