'use client'

import { useSyncExternalStore } from 'react'
import { keptValue } from '../kept-value'

/** How loud this browser is, 0 to 1, and whether at all. */
type SoundSettings = { on: boolean; volume: number }

const LOUD: SoundSettings = { on: true, volume: 0.8 }

export function decodeSoundSettings(text: string | null): SoundSettings {
  const match = /^(on|off):(\d{1,3})$/.exec(text ?? '')
  if (!match) return LOUD
  return { on: match[1] === 'on', volume: Math.min(100, Number(match[2])) / 100 }
}

export function encodeSoundSettings({ on, volume }: SoundSettings): string {
  return `${on ? 'on' : 'off'}:${Math.round(volume * 100)}`
}

const kept = keptValue({
  key: 'handover-sound',
  encode: encodeSoundSettings,
  decode: decodeSoundSettings,
})

export const readSoundSettings = kept.read

/** Sounding until the page is awake and knows better. */
export function useSoundSettings(): SoundSettings {
  return useSyncExternalStore(kept.subscribe, kept.read, () => LOUD)
}

export function changeSoundSettings(changes: Partial<SoundSettings>): void {
  kept.change((settings) => ({ ...settings, ...changes }))
}
