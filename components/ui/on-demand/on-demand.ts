'use client'

import { useEffect, useSyncExternalStore } from 'react'

/** Code that a page fetches when it first needs it, or once it has long been idle. */
export type OnDemand<Code> = {
  /** Null until it is there. */
  get: () => Code | null
  /** Fetches it; what fails is tried again. */
  load: () => void
  /** Whether it could not be fetched when it was last tried. */
  hasFailed: () => boolean
  /** Fetches it and resolves with it; with null when it cannot be had now, or not within so long. */
  within: (patienceMs: number) => Promise<Code | null>
  /** Calls back when it comes or cannot be had; returns what ends that. */
  subscribe: (listener: () => void) => () => void
}

const AGAIN_AFTER_MS = 3_000
/** So long after the page has loaded it is fetched, and is there without a network too. */
const AFTER_LOAD_MS = 4_000

export function onDemand<Code>(fetchCode: () => Promise<Code>): OnDemand<Code> {
  let code: Code | null = null
  let isLoading = false
  let hasFailed = false
  const listeners = new Set<() => void>()
  const load = () => {
    if (code !== null || isLoading) return
    isLoading = true
    fetchCode().then(
      (loaded) => {
        code = loaded
        hasFailed = false
        for (const listener of listeners) listener()
      },
      () => {
        isLoading = false
        hasFailed = true
        for (const listener of listeners) listener()
        setTimeout(load, AGAIN_AFTER_MS)
      },
    )
  }
  afterLoad(() => setTimeout(load, AFTER_LOAD_MS))
  return {
    get: () => code,
    load,
    hasFailed: () => hasFailed,
    within: (patienceMs) =>
      new Promise((resolve) => {
        const end = () => {
          listeners.delete(end)
          clearTimeout(late)
          resolve(code)
        }
        const late = setTimeout(end, patienceMs)
        listeners.add(end)
        if (code === null) load()
        else end()
      }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function afterLoad(work: () => void): void {
  if (typeof document === 'undefined') return
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}

const onServer = () => null

/** The code, which is fetched while `isWanted`; null until it is there. */
export function useOnDemand<Code>(code: OnDemand<Code>, isWanted: boolean): Code | null {
  const { get, load, subscribe } = code
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return useSyncExternalStore(subscribe, get, onServer)
}
