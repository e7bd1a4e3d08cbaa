'use client'

import { useSyncExternalStore } from 'react'
import { keptValue } from '../kept-value'

const kept = keptValue<boolean>({
  key: 'handover-notify',
  encode: (on) => (on ? 'on' : 'off'),
  decode: (text) => text === 'on',
})

export type NotifyState = 'unsupported' | 'blocked' | 'on' | 'off'

/** Whether this browser shows notifications of ours; off until the page is awake and knows better. */
export function useNotifyState(): NotifyState {
  return useSyncExternalStore(kept.subscribe, notifyState, () => 'off')
}

export function notifyState(): NotifyState {
  if (!('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return kept.read() && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Asks the browser where it has to be asked: to be called by a press alone. */
export async function chooseNotify(on: boolean): Promise<void> {
  if (on && Notification.permission === 'default') await Notification.requestPermission()
  // Also when it was refused: whoever looks is told what holds.
  kept.set(on && Notification.permission === 'granted')
}
