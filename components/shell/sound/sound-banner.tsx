'use client'

import { VolumeX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { type Sound, type SoundState, soundPlayer } from './sound-player'
import { useSoundSettings } from './sound-settings'

/**
 * Takes the sound's place at the foot of a page for as long as the browser keeps it back: the whole
 * of it is one button, which plays `sound`.
 */
export function SoundBanner({ sound }: { sound: Sound }) {
  const t = useTranslations('board.sound')
  const { on } = useSoundSettings()
  if (useSoundState() !== 'blocked' || !on) return null
  return (
    <button
      type="button"
      onClick={() => soundPlayer.try(sound)}
      className="flex min-h-12 items-center gap-3 border-t-2 border-waiting bg-waiting-soft px-4 py-1 text-left text-waiting sm:min-h-16 sm:py-2 lg:px-6"
    >
      <VolumeX aria-hidden className="size-6 shrink-0 sm:size-7" />
      <span>
        <span className="block text-base leading-5 font-semibold sm:text-lg">{t('blocked')}</span>
        {/* A phone shows orders before the reasons of its browser. */}
        <span className="block max-sm:hidden">{t('blockedHelp')}</span>
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
