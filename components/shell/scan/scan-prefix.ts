'use client'

import { useSyncExternalStore } from 'react'
import { keptValue } from '../kept-value'

/** One character, or none: what the scanner of this computer sends in front of each code. */
export function decodeScanPrefix(text: string | null): string {
  const [first = ''] = text ?? ''
  return first.trim()
}

const kept = keptValue({
  key: 'handover-scan-prefix',
  encode: (prefix: string) => prefix,
  decode: decodeScanPrefix,
})

export const readScanPrefix = kept.read

export function useScanPrefix(): string {
  return useSyncExternalStore(kept.subscribe, kept.read, () => '')
}

export function changeScanPrefix(prefix: string): void {
  kept.change(() => decodeScanPrefix(prefix))
}
