'use client'

import { useEffect, useSyncExternalStore } from 'react'

/** `dims`: this browser cannot keep the screen awake, or may not. */
export type KitchenScreen = 'off' | 'awake' | 'dims'

/** The board over the whole screen, kept awake; the frame of the page steps aside meanwhile. */
class Screen {
  readonly #listeners = new Set<() => void>()
  #state: KitchenScreen = 'off'
  #lock: WakeLockSentinel | null = null

  readonly read = (): KitchenScreen => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async open(): Promise<void> {
    document.documentElement.dataset['kitchen'] = ''
    this.#become('dims')
    document.addEventListener('visibilitychange', this.#stayAwake)
    document.addEventListener('fullscreenchange', this.#follow)
    await Promise.all([enterFullscreen(), this.#stayAwake()])
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#stayAwake)
    document.removeEventListener('fullscreenchange', this.#follow)
    delete document.documentElement.dataset['kitchen']
    void this.#lock?.release().catch(() => undefined)
    this.#lock = null
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    this.#become('off')
  }

  /** Whoever leaves the full screen by Escape has left the kitchen's screen. */
  readonly #follow = (): void => {
    if (!document.fullscreenElement) this.close()
  }

  /** A browser lets go of the lock whenever the page is out of sight. */
  readonly #stayAwake = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || this.#state === 'off') return
    try {
      this.#lock = await navigator.wakeLock.request('screen')
      this.#lock.addEventListener('release', () => this.#become(this.#isOff() ? 'off' : 'dims'))
      this.#become(this.#isOff() ? 'off' : 'awake')
    } catch {
      // No such interface, a page without https, or a battery that is low: the page says so.
      this.#become(this.#isOff() ? 'off' : 'dims')
    }
  }

  #isOff(): boolean {
    return !('kitchen' in document.documentElement.dataset)
  }

  #become(state: KitchenScreen): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of [...this.#listeners]) listener()
  }
}

export const kitchenScreen = new Screen()

/** The kitchen's screen as it is; it ends with the page that shows it. */
export function useKitchenScreen(): KitchenScreen {
  useEffect(() => () => kitchenScreen.close(), [])
  return useSyncExternalStore<KitchenScreen>(
    kitchenScreen.subscribe,
    kitchenScreen.read,
    () => 'off',
  )
}

/** Not every browser has it (an iPhone's has not): then the frame alone steps aside. */
async function enterFullscreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // The board fills the window all the same.
  }
}
