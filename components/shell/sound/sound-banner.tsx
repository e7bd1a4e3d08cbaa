'use client'

import { VolumeX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { type Sound, type SoundState, soundPlayer } from './sound-player'
import { useSoundSettings } from './sound-settings'

/**
 * Takes the sound's place for as long as the browser keeps it back: the whole of it is one button,
 * which plays `sound`.
 */
export function SoundBanner({ sound }: { sound: Sound }) {
  const t = useTranslations('board.sound')
  const { on } = useSoundSettings()
  if (useSoundState() !== 'blocked' || !on) return null
  return (
    <button
      type="button"
      onClick={() => soundPlayer.try(sound)}
      className="-mx-4 -mt-4 flex min-h-16 items-center gap-3 bg-waiting-soft px-4 py-2 text-left text-waiting lg:-mx-6 lg:-mt-6 lg:px-6"
    >
      <VolumeX aria-hidden className="size-7 shrink-0" />
      <span>
        <span className="block text-lg font-semibold">{t('blocked')}</span>
        <span className="block">{t('blockedHelp')}</span>
      </span>
    </button>
  )
}

/** Whether this browser lets the page sound; opens its audio. */
export function useSoundState(): SoundState {
  return useSyncExternalStore<SoundState>(
    soundPlayer.subscribe,
    soundPlayer.state,
    () => 'starting',
  )
}
