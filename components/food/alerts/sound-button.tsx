'use client'

import { Volume2, VolumeX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { useSoundSettings } from '@/components/shell/sound/sound-settings'
import { useSoundState } from '@/components/shell/sound/sound-banner'

/** Whether this device sounds, in a word, and the way to its volume. */
export function SoundButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('board.sound')
  const { on, volume } = useSoundSettings()
  const state = useSoundState()
  const sounds = on && volume > 0 && (state === 'ready' || state === 'starting')
  const word = t(sounds ? 'on' : 'off')
  return (
    <Button
      size="counter"
      aria-label={`${word}. ${t('open')}`}
      aria-haspopup="dialog"
      icon={sounds ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      onClick={onOpen}
      className={cn(
        'w-12 px-0 [&_svg]:size-5',
        !sounds && 'border-waiting bg-waiting-soft text-waiting',
      )}
    >
      <span className="sr-only">{word}</span>
    </Button>
  )
}
