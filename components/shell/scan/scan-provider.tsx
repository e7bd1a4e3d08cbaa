'use client'

import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react'
import { ScanHub, type ScanHandler } from './scan-hub'
import { ScanJump } from './scan-jump'
import { useScanKeys } from './use-scan-keys'

/** What a page that takes scans carries, so that none is lost or taken by the frame before it can. */
const isPageToListen = () => document.querySelector('[data-takes-scans]') !== null

const Hub = createContext<ScanHub | null>(null)

/** Hears the scanner on every page. Where no page wants the codes, a scan leads to its order. */
export function ScanProvider({ children }: { children: ReactNode }) {
  const [hub] = useState(() => new ScanHub(isPageToListen))
  useScanKeys(hub.hear)
  return (
    <Hub value={hub}>
      {/* Before the page, so that the page is asked first. */}
      <ScanJump listen={hub.listen} />
      {children}
    </Hub>
  )
}

/**
 * Takes every scanned code while mounted; the handler always sees the latest props and state. What
 * uses it carries `data-takes-scans`.
 */
export function useScan(handler: ScanHandler): void {
  const hub = useContext(Hub)
  if (!hub) throw new Error('There is no ScanProvider above this component')
  const handle = useEffectEvent(handler)
  useEffect(() => hub.listen((code) => handle(code)), [hub])
}
