'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'sonner'
import { orderReads } from '@/lib/orders/keys'
import type { FoundPlace } from '@/lib/orders/schema'
import { readJson, ReadProblem } from '../read-json'
import { useProblemText } from '../use-problem-text'
import type { ScanHub } from './scan-hub'

/** Seldom needed: its code comes when it is. */
const ScanChoice = dynamic(() => import('./scan-choice').then((file) => file.ScanChoice), {
  ssr: false,
})

/** A scan anywhere leads to the page of its order; of several with one number, a person chooses. */
export function ScanJump({ listen }: { listen: ScanHub['listen'] }) {
  const t = useTranslations('scan.jump')
  const words = useProblemText()
  const router = useRouter()
  const [choice, setChoice] = useState<{ code: string; found: FoundPlace[] } | null>(null)

  const jump = useEffectEvent(async (code: string, signal: AbortSignal) => {
    try {
      const found = await readJson<FoundPlace[]>(orderReads.byCode(code), signal)
      const [only] = found
      if (!only) toast.error(t('unknown', { code: shortened(code) }))
      else if (found.length > 1) setChoice({ code: shortened(code), found })
      else if (only.href === null) toast.error(t('noPage', { code: only.code }))
      else router.push(only.href)
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

const LONGEST_SHOWN = 40

const shortened = (code: string) =>
  code.length > LONGEST_SHOWN ? `${code.slice(0, LONGEST_SHOWN)}…` : code
