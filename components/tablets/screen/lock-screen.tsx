'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { readJson, ReadProblem } from '@/components/shell/read-json'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { tabletPaths, tabletReads } from '@/lib/tablets/keys'
import type { TabletScreen } from '@/lib/tablets/model/tablet'
import { PinScreen } from './pin-screen'

/**
 * Over the page of a locked tablet: the browser's own modal dialog, above every other, so that
 * nothing beneath can be seen, touched or typed into.
 */
export function LockScreen({ personId }: { personId: number }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const { screen, isFailed, retry } = useScreen()
  const t = useTranslations('tablets.screen')
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      data-screen-lock
      aria-label={t('locked')}
      onCancel={(event) => event.preventDefault()}
      data-density="counter"
      className="pointer-events-auto fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-background text-text outline-none"
    >
      {screen && (
        <PinScreen
          screen={screen}
          last={personId}
          isCover
          from={window.location.pathname + window.location.search}
          // Whoever else it is, the page begins anew (`TabletGuard`).
          onIn={(person) => person === personId && router.refresh()}
          onOver={leave}
        />
      )}
      {isFailed && (
        <div className="mx-auto max-w-md p-6">
          <Notice kind="late" role="alert" action={<Button onClick={retry}>{t('retry')}</Button>}>
            {t('problem.trouble')}
          </Notice>
        </div>
      )}
    </dialog>
  )
}

/** It is no tablet any more: from there the sign-in page leads on. */
const leave = () => window.location.assign(tabletPaths.screen())

function useScreen() {
  const [screen, setScreen] = useState<TabletScreen | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    readJson<TabletScreen>(tabletReads.screen(), stop.signal).then(
      (found) => {
        setScreen(found)
        setFailed(false)
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (error instanceof ReadProblem && error.status === 404) leave()
        else setFailed(true)
      },
    )
    const again = () => setTries((count) => count + 1)
    window.addEventListener('online', again, { signal: stop.signal })
    return () => stop.abort()
  }, [tries])
  return { screen, isFailed, retry: () => setTries((count) => count + 1) }
}
