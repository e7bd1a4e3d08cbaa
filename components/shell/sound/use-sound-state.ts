'use client'

import { useSyncExternalStore } from 'react'
import { soundPlayer, type SoundState } from './sound-player'

/** Whether this browser lets the page sound; opens its audio. */
export function useSoundState(): SoundState {
  return useSyncExternalStore<SoundState>(
    soundPlayer.subscribe,
    soundPlayer.state,
    () => 'starting',
  )
}
