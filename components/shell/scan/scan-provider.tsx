'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { toast } from '@/components/ui/toast'
import { orderPaths, orderReads } from '@/lib/orders/keys'
import type { CodeMatch } from '@/lib/orders/model/found-by-code'
import { ReadProblem, readJson } from '../read-json'
import { useProblemText } from '../use-problem-text'
import { isTyping } from './delayed-key'
import { SCAN_IDLE, scanStep } from './scan-burst'
import { type ScanHandler, ScanHub } from './scan-hub'
import { readScanPrefix } from './scan-prefix'
import { SelectTyping, choiceFor } from './select-typing'
import { isScreenLocked } from '../tablet-lock'

/** Seldom needed: its code comes when it is. */
const ScanChoice = dynamic(() => import('./scan-choice').then((file) => file.ScanChoice), {
  ssr: false,
})

const LONGEST_SHOWN = 40

const shortened = (code: string) =>
  code.length > LONGEST_SHOWN ? `${code.slice(0, LONGEST_SHOWN)}…` : code

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

/**
 * Hears a scanner wherever the focus is, except in a field that text is typed into: there the code
 * is text, and its Enter sends no form. The key that ends a scan goes no further elsewhere: it would
 * press whatever has the focus. Letters for a list of choices
 * reach it once they are known to be a person's.
 */
function useScanKeys(hear: (code: string) => void): void {
  useEffect(() => {
    let state = SCAN_IDLE
    const typing = new SelectTyping()
    const onKey = (event: KeyboardEvent) => {
      if (isScreenLocked()) {
        state = SCAN_IDLE
        return
      }
      const { key, timeStamp: at, repeat } = event
      const chord = event.ctrlKey || event.altKey || event.metaKey
      const step = scanStep(state, { key, at, repeat, chord }, { prefix: readScanPrefix() })
      state = step.state
      if (isTyping(event.target)) {
        if (step.code !== null && key === 'Enter' && isFormOfWork(event.target)) {
          event.preventDefault()
        }
        return
      }
      if (step.code === null) {
        if (!chord && !repeat) holdBack(event, typing)
        return
      }
      typing.drop()
      event.preventDefault()
      event.stopPropagation()
      hear(step.code)
    }
    // Before everybody else, so that nobody takes the last key for theirs.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [hear])
}

/** Whether an Enter there would send a form that somebody is filling in; a search is none. */
function isFormOfWork(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || !target.form) return false
  return !target.form.matches('[role="search"], [data-scan-submits]')
}

function holdBack(event: KeyboardEvent, typing: SelectTyping): void {
  const { target: list, key } = event
  if (!(list instanceof HTMLSelectElement) || key.length !== 1) return
  if (key === ' ' && !typing.isUnderWay) return
  event.preventDefault()
  typing.press(key, (word) => {
    const labels = Array.from(list.options, ({ label, disabled }) => (disabled ? null : label))
    const place = choiceFor(labels, list.selectedIndex, word)
    if (place === null || place === list.selectedIndex) return
    list.selectedIndex = place
    for (const told of ['input', 'change']) list.dispatchEvent(new Event(told, { bubbles: true }))
  })
}

/** A scan anywhere leads to the page of its order; of several with one number, a person chooses. */
function ScanJump({ listen }: { listen: ScanHub['listen'] }) {
  const t = useTranslations('scan.jump')
  const words = useProblemText()
  const router = useRouter()
  const [choice, setChoice] = useState<{ code: string; found: CodeMatch[] } | null>(null)

  const jump = useEffectEvent(async (code: string, signal: AbortSignal) => {
    try {
      const found = await readJson<CodeMatch[]>(orderReads.byCode(code), signal)
      const [only] = found
      if (!only) toast.error(t('unknown', { code: shortened(code) }))
      else if (found.length > 1) setChoice({ code: shortened(code), found })
      else router.push(orderPaths.order(only.family, only.orderId))
    } catch (error) {
      if (signal.aborted) return
      toast.error(error instanceof ReadProblem ? words.sentence(error.refusal) : words.noAnswer())
    }
  })
  useEffect(() => {
    // The latest scan counts: whoever scans again does not wait for the one before.
    let latest = new AbortController()
    const stop = listen((code) => {
      latest.abort()
      latest = new AbortController()
      void jump(code, latest.signal)
    })
    return () => {
      latest.abort()
      stop()
    }
  }, [listen])
  return choice && <ScanChoice {...choice} onClose={() => setChoice(null)} />
}
