'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { useTabletState } from '@/components/shell/tablet-lock'
import { useViewer } from '@/components/shell/viewer-provider'
import { useIdleLock } from './use-idle-lock'

const load = () => import('./lock-screen').then((file) => file.LockScreen)
const LockScreen = dynamic(load, { ssr: false })

/**
 * Locks a shared tablet when it is not touched, and covers the page while it is locked. What is
 * beneath stays for whoever it was drawn for; for anybody else the page begins anew.
 */
export function TabletGuard({ lockMinutes }: { lockMinutes: number }) {
  const { id } = useViewer()
  const state = useTabletState(id)
  useIdleLock(lockMinutes, state === 'open')
  useEffect(() => {
    // Fetched beforehand: a screen has to lock without a network too.
    void load()
  }, [])
  useEffect(() => {
    if (state === 'other') window.location.assign('/')
  }, [state])
  if (state === 'open') return null
  return (
    <>
      <div data-screen-lock className="fixed inset-0 z-[100] bg-background" />
      {state === 'nobody' && <LockScreen personId={id} />}
    </>
  )
}
